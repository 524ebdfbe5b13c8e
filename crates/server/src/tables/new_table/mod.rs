//! Opening a table: the regulation, who sits where, the clocks, who may watch.

mod form;

use super::use_cases::{cookie_of, find, minutes, open_table, sit_down_now, sits_now, to_table};
use crate::app::{App, Inner};
use crate::errors::Fault;
use crate::forms::{Filled, FormFault, NumberText, fault_at};
use crate::layout::{Page, again, page};
use crate::parts::{Number, Text, choice, faults, tick};
use crate::regulations::regulations;
use crate::requester::{Requester, or_guest};
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use form::{
    Away, Bounds, DELAY_SECONDS, Days, LAPS, Listed, MINUTES, MISSES, NewTableForm, OWN, Preset, SEATS_MAX, SeatChoice,
    TURN_SECONDS, Watch,
};
use maud::{Markup, html};
use regulation::GameKind;
use serde::Deserialize;
use speech::level_name;
use words::{Id, Words, id};

/// What a form begins with: a preset, or a table there was.
#[derive(Deserialize, Default)]
pub(crate) struct FormQuery {
    preset: Option<Preset>,
    like: Option<String>,
}

pub(crate) async fn form(
    State(app): State<App>,
    Query(query): Query<FormQuery>,
    requester: Requester,
) -> Result<Response, Fault> {
    let form = match (&query.like, query.preset) {
        (Some(like), _) => NewTableForm::like(&find(&app, like, &requester).await?.1),
        (None, Some(preset)) => NewTableForm::preset(preset),
        (None, None) => NewTableForm::default(),
    };
    Ok(page(&requester, whole(&app, &requester, &form, &[])))
}

/// Links to the form with each of the presets.
pub(crate) fn presets(words: Words) -> Markup {
    html! {
        ul .presets aria-label=(words.say(id::WEB_PRESETS)) {
            @for preset in Preset::ALL {
                li { a .presets-one href=(format!("/tables/new?preset={}", preset.word())) {
                    b { (words.say_member("web-preset", preset.word())) }
                    span .hint { (words.say_member("web-preset-how", preset.word())) }
                } }
            }
        }
    }
}

/// Opens the table; a form that was not filled in well comes back with all that is wrong.
pub(crate) async fn open(
    State(app): State<App>,
    requester: Requester,
    Filled(form): Filled<NewTableForm>,
) -> Result<Response, Fault> {
    let wrong = form.faults(&app, &requester);
    if !wrong.is_empty() {
        return Ok(again(&requester, whole(&app, &requester, &form, &wrong)));
    }
    let (person, cookie) = or_guest(&app, &requester, form.name.given()).await?;
    let table = match open_table(&app, &requester, form.request(), Some(person.id.clone())).await {
        Ok(table) => table,
        Err(fault) if fault.status == StatusCode::BAD_REQUEST => {
            let wrong: Vec<_> = fault.words.lines().map(|line| FormFault::whole(line.to_owned())).collect();
            return Ok((cookie_of(cookie), again(&requester, whole(&app, &requester, &form, &wrong))).into_response());
        }
        Err(fault) => return Err(fault),
    };
    if form.sits_down() && sits_now(&form.sit) {
        sit_down_now(&app, &*table, &person, requester.words).await?;
    }
    app.listing.forget();
    Ok((cookie_of(cookie), to_table(&*table).await).into_response())
}

fn whole(app: &Inner, requester: &Requester, form: &NewTableForm, wrong: &[FormFault]) -> Page {
    let words = requester.words;
    let title = words.say(id::WEB_NEW_TITLE);
    let body = html! {
        main #main .page .page-narrow {
            h1 { (title) }
            @if wrong.is_empty() { (presets(words)) }
            (faults(words, wrong))
            form .form method="post" action="/tables/new" data-new-table="" {
                input type="hidden" name="sit" value="";
                (game_part(app, form, words))
                (seats_part(form, wrong, words))
                (company_part(requester, form, wrong))
                details .form-more open[!wrong.is_empty() || form.days != Days::None || form.laps.text() != ""] {
                    summary { (words.say(id::WEB_NEW_MORE)) }
                    (clock_part(form, wrong, words))
                    (manners_part(form, wrong, words))
                }
                p .actions { button .button-primary .button-large type="submit" { (words.say(id::WEB_NEW_OPEN)) } }
            }
            @if let Some(sentence) = regulations(app, words).into_iter().find_map(desk::trade_mark) { p .hint { (sentence) } }
        }
    };
    Page::new("new-table", title, body).script("js/pages/new-table.js")
}

fn game_part(app: &Inner, form: &NewTableForm, words: Words) -> Markup {
    let chosen = &*form.regulation;
    html! {
        fieldset {
            legend { (words.say(id::WEB_NEW_GAME)) }
            div .field {
                label for="field-regulation" { (words.say(id::WEB_REGULATION)) }
                select #field-regulation name="regulation" {
                    @for regulation in regulations(app, words) {
                        option value=(regulation.id) selected[regulation.id == chosen] data-minutes=(minutes(regulation))
                            data-game=(regulation.kind().word())
                            data-players=(words.list(regulation.game.players().iter().map(ToString::to_string))) {
                            (speech::regulation::title(words, regulation))
                        }
                    }
                    option value=(OWN) selected[chosen == OWN] { (words.say(id::WEB_NEW_OWN)) }
                }
                a .hint href="/regulations/compare" { (words.say(id::WEB_NEW_COMPARE)) }
            }
            details data-own-text open[chosen == OWN] {
                summary { (words.say(id::WEB_NEW_OWN_TEXT)) }
                div .field {
                    label for="field-text" { (words.say(id::WEB_NEW_OWN_LABEL)) }
                    textarea #field-text name="text" rows="10" spellcheck="false" aria-describedby="field-text-hint" {
                        (form.text)
                    }
                    span #field-text-hint .hint { (words.say(id::WEB_NEW_OWN_HINT)) }
                }
                div .field data-needs-script="" hidden {
                    label for="field-file" { (words.say(id::WEB_NEW_FILE)) }
                    input #field-file type="file" accept=".toml,text/plain";
                }
            }
        }
    }
}

fn seats_part(form: &NewTableForm, wrong: &[FormFault], words: Words) -> Markup {
    let players = form.players.number::<usize>().unwrap_or(4);
    let fault = fault_at(wrong, "players");
    html! {
        fieldset {
            legend { (words.say(id::WEB_NEW_SEATS)) }
            div .field .is-faulty[fault.is_some()] {
                label for="field-players" { (words.say(id::WEB_NEW_PLAYERS)) }
                select #field-players .field-short name="players" aria-invalid=[fault.map(|_| "true")]
                    aria-describedby=[fault.map(|_| "field-players-fault")] {
                    @for number in 2..=SEATS_MAX { option value=(number) selected[number == players] { (number) } }
                }
                @if let Some(fault) = fault { span #field-players-fault .field-fault { (fault) } }
            }
            div .form-seats {
                @for (number, choice) in (1..).zip(form.choices()) { (seat_select(number, choice, words)) }
            }
            p .hint { (words.say(id::WEB_NEW_SEATS_HINT)) }
        }
    }
}

fn seat_select(seat: u8, chosen: &SeatChoice, words: Words) -> Markup {
    let name = format!("seat{seat}");
    let option = |choice: &SeatChoice, label: &str| {
        html! { option value=(choice.word()) selected[choice == chosen] { (label) } }
    };
    let label = words.say_with(id::WEB_NEW_SEAT, &[("number", seat.into())]);
    html! {
        div .field data-seat=(seat) {
            label for=(format!("field-{name}")) { (label) }
            select id=(format!("field-{name}")) name=(name) {
                @if seat == 1 { (option(&SeatChoice::Me, &words.say(id::WEB_NEW_SEAT_ME))) }
                (option(&SeatChoice::Open, &words.say(id::WEB_NEW_SEAT_OPEN)))
                (option(&SeatChoice::ByLink, &words.say(id::WEB_NEW_SEAT_LINK)))
                @for bot in games::bot_names() {
                    @let choice = SeatChoice::Bot(bot.to_owned());
                    option value=(choice.word()) selected[choice == *chosen] data-games=(games_with(bot)) { (level_name(bot, words)) }
                }
            }
        }
    }
}

/// The games that have a bot of this name.
fn games_with(bot: &str) -> String {
    let games = [GameKind::Risiko, GameKind::Spqr].into_iter().filter(|&kind| games::has_bot(kind, bot));
    games.map(GameKind::word).collect::<Vec<_>>().join(" ")
}

fn company_part(requester: &Requester, form: &NewTableForm, wrong: &[FormFault]) -> Markup {
    let words = requester.words;
    let listed = [(Listed::Yes.word(), id::WEB_NEW_LISTED_YES), (Listed::No.word(), id::WEB_NEW_LISTED_NO)];
    let title = Text::new("title", id::WEB_NEW_NAME, &form.title).optional().hint(id::WEB_NEW_NAME_HINT);
    let name = Text::new("name", id::WEB_YOUR_NAME, &form.name).optional().hint(id::WEB_YOUR_NAME_HINT);
    html! {
        fieldset {
            legend { (words.say(id::WEB_NEW_COMPANY)) }
            (title.fault(fault_at(wrong, "title")).show(words))
            @if requester.person.is_none() {
                (name.complete("nickname").fault(fault_at(wrong, "name")).show(words))
            }
            (choice(words, "listed", id::WEB_NEW_LISTED, &listed, form.listed.word()))
            (tick(words, "rated", id::WEB_NEW_RATED, form.rated))
        }
    }
}

/// A number of the form, with what is wrong with it.
fn number(bounds: Bounds, typed: &NumberText, hint: Option<Id>, wrong: &[FormFault], words: Words) -> Markup {
    let Bounds { name, label, least, most } = bounds;
    Number { name, label, value: typed.text(), least, most, hint, fault: fault_at(wrong, name) }.show(words)
}

fn clock_part(form: &NewTableForm, wrong: &[FormFault], words: Words) -> Markup {
    let days = [
        (Days::None.word(), id::WEB_NEW_DAYS_NONE),
        (Days::One.word(), id::WEB_NEW_DAYS_ONE),
        (Days::Three.word(), id::WEB_NEW_DAYS_THREE),
    ];
    html! {
        fieldset {
            legend { (words.say(id::WEB_NEW_CLOCKS)) }
            div .form-pair {
                (number(MINUTES, &form.minutes, Some(id::WEB_NEW_MINUTES_HINT), wrong, words))
                (number(TURN_SECONDS, &form.turn_seconds, Some(id::WEB_NEW_TURN_HINT), wrong, words))
            }
            (number(LAPS, &form.laps, Some(id::WEB_NEW_LAPS_HINT), wrong, words))
            (choice(words, "days", id::WEB_NEW_DAYS, &days, form.days.word()))
        }
    }
}

fn manners_part(form: &NewTableForm, wrong: &[FormFault], words: Words) -> Markup {
    let watch = [
        (Watch::Now.word(), id::WEB_WATCH_NOW),
        (Watch::Later.word(), id::WEB_WATCH_LATER),
        (Watch::Nobody.word(), id::WEB_WATCH_NOBODY),
    ];
    let away = [(Away::Bot.word(), id::WEB_AWAY_BOT), (Away::Neutral.word(), id::WEB_AWAY_NEUTRAL)];
    html! {
        fieldset {
            legend { (words.say(id::WEB_NEW_MANNERS)) }
            (choice(words, "watch", id::WEB_NEW_WATCH, &watch, form.watch.word()))
            (number(DELAY_SECONDS, &form.delay, None, wrong, words))
            (choice(words, "away", id::WEB_NEW_AWAY, &away, form.away.word()))
            (number(MISSES, &form.misses, None, wrong, words))
            (tick(words, "odds", id::WEB_NEW_ODDS, form.odds))
        }
    }
}
