//! Opening a table: the regulation, who sits where, the clocks, who may watch.

use super::scenes::bot_name;
use super::use_cases::{Chair, cookie_of, minutes, open_table, seed, sit_down, to_table};
use crate::app::{App, Inner};
use crate::errors::Fault;
use crate::forms::Fields;
use crate::layout::{Page, again, page};
use crate::parts::{Number, Text, choice, faults, number_fault, tick};
use crate::regulations::regulations;
use crate::requester::{Requester, clean_name, or_guest};
use crate::wire::NewTableRequest;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};
use regulation::{GameKind, Regulation};
use std::sync::Arc;
use words::Words;

/// The most seats a form offers.
const SEATS: usize = 6;
/// The regulation a form begins with.
const USUAL: &str = "challenge-2017";
/// What the list of regulations calls a text of one's own.
const OWN: &str = "own";
/// A seat for those who have the invitation.
const BY_LINK: &str = "link";
/// The bounds of numbers, as a table has them.
const BOUNDS: [(&str, &str, u16, u16); 4] = [
    ("minutes", "web-new-minutes", 0, 600),
    ("turn-seconds", "web-new-turn", 0, 3600),
    ("misses", "web-new-misses", 1, 20),
    ("delay", "web-new-delay", 0, 3600),
];

pub(crate) async fn form(State(app): State<App>, requester: Requester) -> Result<Response, Fault> {
    Ok(page(&requester, whole(&app, &requester, &Fields::none(), &[])))
}

/// Opens the table; a form that was not filled in well comes back with all that is wrong.
pub(crate) async fn open(State(app): State<App>, requester: Requester, fields: Fields) -> Result<Response, Fault> {
    let told = check(&app, &requester, &fields);
    if !told.is_empty() {
        return Ok(again(&requester, whole(&app, &requester, &fields, &told)));
    }
    let (person, cookie) = or_guest(&app, &requester, fields.given("name")).await?;
    let table = match open_table(&app, &requester, request_of(&fields), Some(person.id.clone())).await {
        Ok(table) => table,
        Err(fault) if fault.status == StatusCode::BAD_REQUEST => {
            let told: Vec<String> = fault.words.lines().map(str::to_owned).collect();
            return Ok((cookie_of(cookie), again(&requester, whole(&app, &requester, &fields, &told))).into_response());
        }
        Err(fault) => return Err(fault),
    };
    if fields.get("seat1") == "me" {
        let chair = Chair { seed: seed(&fields), nonce: &table::random_word(16), invitation: None };
        sit_down(&app, &*table, &person.id, chair, requester.words).await?;
    }
    app.listing.forget();
    Ok((cookie_of(cookie), to_table(&*table).await).into_response())
}

/// The regulation that is asked for, or everything that is wrong with a club's own.
fn regulation(app: &Inner, fields: &Fields, words: Words) -> Result<Arc<Regulation>, Vec<String>> {
    let id = fields.get("regulation");
    if id != OWN {
        return app.regulations.get(id).map(Arc::clone).ok_or_else(|| vec![words.say("web-new-no-regulation")]);
    }
    let Some(text) = own_text(fields) else { return Err(vec![words.say("web-new-no-text")]) };
    let read = Regulation::read(&text, &app.library);
    read.map(Arc::new).map_err(|faults| faults.0.iter().map(|fault| speech::regulation::fault(words, fault)).collect())
}

/// A text without the line ends that forms give it.
fn own_text(fields: &Fields) -> Option<String> {
    fields.given("text").map(|_| fields.raw("text").replace("\r\n", "\n"))
}

/// Everything that is wrong, at once.
fn check(app: &Inner, requester: &Requester, fields: &Fields) -> Vec<String> {
    let words = requester.words;
    let mut told = Vec::new();
    match regulation(app, fields, words) {
        Err(faults) => told.extend(faults),
        Ok(regulation) => told.extend(bad_players(&regulation, fields, words)),
    }
    if seats(fields).iter().all(|seat| seat.starts_with("bot:")) {
        told.push(words.say("web-new-only-bots"));
    }
    if fields.get("title").chars().count() > 60 {
        told.push(words.say("web-new-long-title"));
    }
    if requester.person.is_none() && fields.given("name").is_some_and(|name| clean_name(name).is_err()) {
        told.push(words.say("web-bad-name"));
    }
    told.extend(BOUNDS.iter().filter_map(|bound| bad_number(bound, fields, words)));
    told
}

/// What is wrong with one of the numbers.
fn bad_number(&(name, label, least, most): &(&str, &str, u16, u16), fields: &Fields, words: Words) -> Option<String> {
    number_fault(words, label, fields.get(name), least, most)
}

fn bad_players(regulation: &Regulation, fields: &Fields, words: Words) -> Option<String> {
    if regulation.kind() != GameKind::Risiko {
        return Some(words.say("web-no-board-yet"));
    }
    let allowed = regulation.game.players();
    if fields.number::<u8>("players").is_some_and(|players| allowed.contains(&players)) {
        return None;
    }
    let allowed = words.list(allowed.iter().map(ToString::to_string));
    Some(words.say_with("web-new-bad-players", &[("allowed", allowed.into())]))
}

/// What is asked for each seat of the table.
fn seats(fields: &Fields) -> Vec<String> {
    let players = fields.number::<usize>("players").unwrap_or(4).min(SEATS);
    (1..=players).map(|seat| fields.get(&format!("seat{seat}")).to_owned()).collect()
}

fn request_of(fields: &Fields) -> NewTableRequest {
    let own = fields.get("regulation") == OWN;
    let by_link = seats(fields).iter().filter(|seat| *seat == BY_LINK).count();
    let bots = seats(fields).iter().filter_map(|seat| seat.strip_prefix("bot:").map(str::to_owned)).collect();
    NewTableRequest {
        regulation: (!own).then(|| fields.get("regulation").to_owned()),
        text: if own { own_text(fields) } else { None },
        players: fields.number("players"),
        bots,
        by_link: u8::try_from(by_link).ok(),
        title: fields.get("title").to_owned(),
        minutes: fields.number("minutes"),
        turn_seconds: Some(fields.number("turn-seconds").unwrap_or(0)),
        misses: fields.number("misses"),
        away: Some(fields.get("away").to_owned()),
        spectators: Some(fields.get("watch") != "nobody"),
        delay_seconds: if fields.get("watch") == "later" { fields.number("delay") } else { Some(0) },
        rated: Some(fields.yes("rated")),
        listed: Some(fields.get("listed") != "no"),
        odds: Some(fields.yes("odds")),
        ..NewTableRequest::default()
    }
}

fn whole(app: &Inner, requester: &Requester, fields: &Fields, told: &[String]) -> Page {
    let words = requester.words;
    let title = words.say("web-new-title");
    let fresh = fields.given("regulation").is_none();
    let body = html! {
        main #main .page .page-narrow {
            h1 { (title) }
            (faults(words, told))
            form .form method="post" action="/tables/new" data-new-table="" {
                input type="hidden" name="seed" value="";
                (game_part(app, fields, words))
                (seats_part(fields, words))
                (company_part(requester, fields, fresh))
                details .form-more open[!told.is_empty()] {
                    summary { (words.say("web-new-more")) }
                    (clock_part(fields, words))
                    (manners_part(fields, fresh, words))
                }
                p .actions { button .button-primary .button-large type="submit" { (words.say("web-new-open")) } }
            }
        }
    };
    Page::new("new-table", title, body).script("js/pages/new-table.js")
}

fn game_part(app: &Inner, fields: &Fields, words: Words) -> Markup {
    let chosen = fields.given("regulation").unwrap_or(USUAL);
    html! {
        fieldset {
            legend { (words.say("web-new-game")) }
            div .field {
                label for="field-regulation" { (words.say("web-regulation")) }
                select #field-regulation name="regulation" {
                    @for regulation in playable(app, words) {
                        option value=(regulation.id) selected[regulation.id == chosen] data-minutes=(minutes(regulation))
                            data-players=(words.list(regulation.game.players().iter().map(ToString::to_string))) {
                            (speech::regulation::title(words, regulation))
                        }
                    }
                    option value=(OWN) selected[chosen == OWN] { (words.say("web-new-own")) }
                }
                a .hint href="/regulations/compare" { (words.say("web-new-compare")) }
            }
            details data-own-text open[chosen == OWN] {
                summary { (words.say("web-new-own-text")) }
                div .field {
                    label for="field-text" { (words.say("web-new-own-label")) }
                    textarea #field-text name="text" rows="10" spellcheck="false" aria-describedby="field-text-hint" {
                        (fields.raw("text"))
                    }
                    span #field-text-hint .hint { (words.say("web-new-own-hint")) }
                }
                div .field data-needs-script="" hidden {
                    label for="field-file" { (words.say("web-new-file")) }
                    input #field-file type="file" accept=".toml,text/plain";
                }
            }
        }
    }
}

/// The regulations whose board has a page.
fn playable(app: &Inner, words: Words) -> impl Iterator<Item = &Regulation> {
    regulations(app, words).into_iter().filter(|regulation| regulation.kind() == GameKind::Risiko)
}

fn seats_part(fields: &Fields, words: Words) -> Markup {
    let players = fields.number::<usize>("players").unwrap_or(4);
    html! {
        fieldset {
            legend { (words.say("web-new-seats")) }
            div .field {
                label for="field-players" { (words.say("web-new-players")) }
                select #field-players .field-short name="players" {
                    @for number in 2..=SEATS { option value=(number) selected[number == players] { (number) } }
                }
            }
            div .form-seats { @for seat in 1..=SEATS { (seat_select(seat, fields, words)) } }
            p .hint { (words.say("web-new-seats-hint")) }
        }
    }
}

fn seat_select(seat: usize, fields: &Fields, words: Words) -> Markup {
    let name = format!("seat{seat}");
    let chosen = fields.given(&name).unwrap_or(if seat == 1 { "me" } else { "open" });
    let label = words.say_with("web-new-seat", &[("number", seat.into())]);
    html! {
        div .field data-seat=(seat) {
            label for=(format!("field-{name}")) { (label) }
            select id=(format!("field-{name}")) name=(name) {
                @if seat == 1 { option value="me" selected[chosen == "me"] { (words.say("web-new-seat-me")) } }
                option value="open" selected[chosen == "open"] { (words.say("web-new-seat-open")) }
                option value=(BY_LINK) selected[chosen == BY_LINK] { (words.say("web-new-seat-link")) }
                @for bot in games::bot_names() {
                    @let value = format!("bot:{bot}");
                    option value=(value) selected[chosen == value] { (bot_name(bot, words)) }
                }
            }
        }
    }
}

fn company_part(requester: &Requester, fields: &Fields, fresh: bool) -> Markup {
    let words = requester.words;
    let listed = if fields.get("listed") == "no" { "no" } else { "yes" };
    html! {
        fieldset {
            legend { (words.say("web-new-company")) }
            (Text::new("title", "web-new-name", fields.get("title")).optional().hint("web-new-name-hint").show(words))
            @if requester.person.is_none() {
                (Text::new("name", "web-your-name", fields.get("name")).optional().hint("web-your-name-hint")
                    .complete("nickname").show(words))
            }
            (choice(words, "listed", "web-new-listed", &[("yes", "web-new-listed-yes"), ("no", "web-new-listed-no")], listed))
            (tick(words, "rated", "web-new-rated", !fresh && fields.yes("rated")))
        }
    }
}

fn clock_part(fields: &Fields, words: Words) -> Markup {
    let number = |index: usize, value, hint| {
        let (name, label, least, most) = BOUNDS[index];
        let fault = bad_number(&BOUNDS[index], fields, words);
        Number { name, label, value, least, most, hint: Some(hint), fault: fault.as_deref() }.show(words)
    };
    let turn = if fields.given("regulation").is_none() { "180" } else { fields.get("turn-seconds") };
    html! {
        fieldset {
            legend { (words.say("web-new-clocks")) }
            div .form-pair {
                (number(0, fields.get("minutes"), "web-new-minutes-hint"))
                (number(1, turn, "web-new-turn-hint"))
            }
        }
    }
}

fn manners_part(fields: &Fields, fresh: bool, words: Words) -> Markup {
    let watch = fields.given("watch").unwrap_or("now");
    let away = fields.given("away").unwrap_or("bot");
    let number = |index: usize, usual| {
        let (name, label, least, most) = BOUNDS[index];
        let (value, fault) = (fields.given(name).unwrap_or(usual), bad_number(&BOUNDS[index], fields, words));
        Number { name, label, value, least, most, hint: None, fault: fault.as_deref() }.show(words)
    };
    let watching = [("now", "web-watch-now"), ("later", "web-watch-later"), ("nobody", "web-watch-nobody")];
    html! {
        fieldset {
            legend { (words.say("web-new-manners")) }
            (choice(words, "watch", "web-new-watch", &watching, watch))
            (number(3, "60"))
            (choice(words, "away", "web-new-away", &[("bot", "web-away-bot"), ("neutral", "web-away-neutral")], away))
            (number(2, "2"))
            (tick(words, "odds", "web-new-odds", fresh || fields.yes("odds")))
        }
    }
}
