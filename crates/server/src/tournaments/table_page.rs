//! A table's own page, behind the link on its card: who am I, the result, confirmed by a second player, a call for a referee.

use super::lights::{self, lights_of};
use super::score::{CheckedResult, ScoreEntry, ScoreForm, ScoreStep, with_map};
use super::use_cases::{InHall, asker, find};
use crate::app::App;
use crate::cookies;
use crate::errors::Fault;
use crate::forms::{Filled, FormFault, NumberText, Trimmed, see_other};
use crate::keys::Key;
use crate::layout::{Page, again, fragment, page};
use crate::parts::{Text, faults};
use crate::requester::{DEVICE_COOKIE, LINK_COOKIE, Requester};
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse as _, Response};
use cookie::SameSite;
use director::tournament::{EntrantId, Table};
use hall::{Action, Hall, LinkKind, Standing};
use live::{LiveGuard, random_word};
use maud::{Markup, html};
use serde::Deserialize;
use words::{Words, id};

/// How long a phone keeps a link: a tournament of several evenings ends within.
const LINK_SECONDS: i64 = 120 * 86_400;

/// Follows a link: this device has its key from now on, and goes where the link leads.
pub(super) async fn follow(
    State(app): State<App>,
    Path((id, key)): Path<(String, String)>,
    requester: Requester,
) -> Result<Response, Fault> {
    let hall = find(&app, &id, &requester).await?;
    let gone = || Fault::not_found(requester.words);
    let shown = Key::shown(&key).ok_or_else(gone)?;
    let link = hall.lock().await.links().get(&shown.hash()).cloned().filter(|link| !link.revoked).ok_or_else(gone)?;
    let home = format!("/tournaments/{id}");
    let to = match link.kind {
        LinkKind::Table { .. } => format!("{home}/table"),
        LinkKind::Helper => format!("{home}/console"),
        LinkKind::Referee => format!("{home}/referee"),
        LinkKind::Projector => format!("{home}/projector"),
        LinkKind::Register => format!("{home}/register"),
    };
    let kept = cookies::set(LINK_COOKIE, shown.reveal(), &home, SameSite::Lax, LINK_SECONDS);
    let mut response = (kept, see_other(&to)).into_response();
    if requester.device.is_none() {
        let [(name, device)] = cookies::set(DEVICE_COOKIE, &random_word(16), &home, SameSite::Lax, LINK_SECONDS);
        response.headers_mut().append(name, device);
    }
    Ok(response)
}

/// The table a link is of, and who uses it.
struct Own {
    round: usize,
    table: usize,
    entrant: Option<EntrantId>,
}

fn own(hall: &Hall, requester: &Requester) -> Result<Own, Fault> {
    match hall.standing(&asker(requester, hall, None)?) {
        Standing::AtTable { round, table, entrant } => Ok(Own { round, table, entrant }),
        Standing::Staff(_) | Standing::Registering | Standing::Public => Err(Fault::forbidden(requester.words)),
    }
}

pub(super) async fn show(
    InHall { id, hall, requester, .. }: InHall,
    Query(query): Query<StateQuery>,
) -> Result<Response, Fault> {
    let guard = hall.lock().await;
    let own = own(&guard, &requester)?;
    if query.state.is_some() {
        return Ok(fragment(html! { (table_state(&guard, &own)) }));
    }
    let form = ScoreForm::default();
    Ok(page(&requester, whole(&guard, &id, &own, requester.words, ScoreStep::Fill(&form), &[])))
}

/// Whether only the state of the table is wanted.
#[derive(Deserialize)]
pub(super) struct StateQuery {
    state: Option<u8>,
}

/// How far the table's result has come, as one word: a page that shows another is out of date.
fn table_state(hall: &Hall, own: &Own) -> String {
    let round = hall.tournament().rounds.get(own.round.wrapping_sub(1));
    let settled = round.and_then(|round| round.results[round.numbered(own.table)?].as_ref());
    match (settled, hall.pending().get(&(own.round, own.table))) {
        (Some(_), _) => "settled".to_owned(),
        (None, Some(pending)) if pending.contested.is_some() => format!("contested-{}", pending.entry),
        (None, Some(pending)) => format!("pending-{}", pending.entry),
        (None, None) => "open".to_owned(),
    }
}

/// Who uses this device.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct PickForm {
    nonce: Trimmed,
    entrant: NumberText,
}

/// How far the game has come.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct LightForm {
    nonce: Trimmed,
    light: Trimmed,
}

/// What is wrong with a result, or what a referee is called for.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct WordsForm {
    nonce: Trimmed,
    text: Trimmed,
}

async fn act(place: &InHall, nonce: &str, action: Action) -> Result<Response, Fault> {
    let done = place.submit(nonce, action).await.map(|_| ());
    let shown = |hall: &LiveGuard<'_, Hall>, wrong: &[FormFault]| {
        let form = ScoreForm::default();
        let own = own(hall, &place.requester)?;
        Ok(whole(hall, &place.id, &own, place.requester.words, ScoreStep::Fill(&form), wrong))
    };
    place.answer(done, "table", shown).await
}

impl InHall {
    /// The table whose link this device has followed.
    async fn own_table(&self) -> Result<Own, Fault> {
        own(&*self.hall.lock().await, &self.requester)
    }
}

pub(super) async fn pick(place: InHall, Filled(form): Filled<PickForm>) -> Result<Response, Fault> {
    let unclear = || Fault::malformed(place.requester.words.say(id::HALL_CONSOLE_UNCLEAR));
    let (device, entrant) = place.requester.device.clone().zip(form.entrant.number()).ok_or_else(unclear)?;
    let action = Action::TakeLink { device, entrant: EntrantId(entrant) };
    act(&place, &form.nonce, action).await
}

/// Reads a result back; nothing is kept.
pub(super) async fn preview(place: InHall, Filled(form): Filled<ScoreForm>) -> Result<Response, Fault> {
    let guard = place.hall.lock().await;
    let own = own(&guard, &place.requester)?;
    Ok(match check(&place, &guard, &own, &form)? {
        Ok(checked) => {
            let step = ScoreStep::ReadBack(&form, &checked);
            page(&place.requester, whole(&guard, &place.id, &own, place.requester.words, step, &[]))
        }
        Err(wrong) => refill(&place, &guard, &own, &form, wrong),
    })
}

/// The form again, with what was filled in.
pub(super) async fn change(place: InHall, Filled(form): Filled<ScoreForm>) -> Result<Response, Fault> {
    let guard = place.hall.lock().await;
    let own = own(&guard, &place.requester)?;
    let step = ScoreStep::Fill(&form);
    Ok(page(&place.requester, whole(&guard, &place.id, &own, place.requester.words, step, &[])))
}

/// Sends a result. One that cannot be, or that waits for the order of play, comes back instead.
pub(super) async fn report(place: InHall, Filled(form): Filled<ScoreForm>) -> Result<Response, Fault> {
    let command = {
        let guard = place.hall.lock().await;
        let own = own(&guard, &place.requester)?;
        let address = address(&place.id);
        match check(&place, &guard, &own, &form)? {
            Ok(checked) if checked.is_ready() => {
                entry(&guard, &own, &address, place.requester.words)?.command(checked.result, &form)
            }
            Ok(checked) => {
                let step = ScoreStep::ReadBack(&form, &checked);
                let shown = whole(&guard, &place.id, &own, place.requester.words, step, &[]);
                return Ok(again(&place.requester, shown));
            }
            Err(wrong) => return Ok(refill(&place, &guard, &own, &form, wrong)),
        }
    };
    act(&place, form.nonce(), Action::Command(Box::new(command))).await
}

fn address(id: &str) -> String {
    format!("/tournaments/{id}/table")
}

fn entry<'h>(hall: &'h Hall, own: &Own, address: &'h str, words: Words) -> Result<ScoreEntry<'h>, Fault> {
    ScoreEntry::find(hall, (own.round, own.table), address, words).ok_or_else(|| Fault::not_found(words))
}

fn check(place: &InHall, hall: &Hall, own: &Own, form: &ScoreForm) -> Result<Result<CheckedResult, String>, Fault> {
    Ok(entry(hall, own, &address(&place.id), place.requester.words)?.check(form))
}

fn refill(place: &InHall, hall: &LiveGuard<'_, Hall>, own: &Own, form: &ScoreForm, wrong: String) -> Response {
    let (step, wrong) = (ScoreStep::Fill(form), [FormFault::whole(wrong)]);
    again(&place.requester, whole(hall, &place.id, own, place.requester.words, step, &wrong))
}

pub(super) async fn confirm(place: InHall, Filled(form): Filled<WordsForm>) -> Result<Response, Fault> {
    let Own { round, table, .. } = place.own_table().await?;
    act(&place, &form.nonce, Action::Confirm { round, table, why: String::new() }).await
}

pub(super) async fn contest(place: InHall, Filled(form): Filled<WordsForm>) -> Result<Response, Fault> {
    let Own { round, table, .. } = place.own_table().await?;
    act(&place, &form.nonce, Action::Contest { round, table, why: form.text.to_string() }).await
}

pub(super) async fn call(place: InHall, Filled(form): Filled<WordsForm>) -> Result<Response, Fault> {
    let table = place.own_table().await?.table;
    act(&place, &form.nonce, Action::Call { table, about: form.text.to_string() }).await
}

pub(super) async fn light(place: InHall, Filled(form): Filled<LightForm>) -> Result<Response, Fault> {
    let table = place.own_table().await?.table;
    let known = lights_of(&place.hall.lock().await.rules().regulation);
    let light = known.into_iter().find(|&light| lights::word(light) == *form.light);
    let light = light.ok_or_else(|| Fault::malformed(place.requester.words.say(id::HALL_CONSOLE_UNCLEAR)))?;
    act(&place, &form.nonce, Action::Light { table, light }).await
}

fn whole(
    hall: &LiveGuard<'_, Hall>,
    id: &str,
    own: &Own,
    words: Words,
    step: ScoreStep<'_>,
    wrong: &[FormFault],
) -> Page {
    let round = hall.tournament().rounds.get(own.round.wrapping_sub(1));
    let place = round.and_then(|round| round.numbered(own.table));
    let title = words.say_with(id::HALL_TABLE_TITLE, &[("table", own.table.into()), ("round", own.round.into())]);
    let (refresh, stream) = (format!("{}?state=1", address(id)), format!("/api/tournaments/{id}/stream"));
    let body = html! {
        main #main .page .page-narrow data-refresh=(refresh) data-stream=(stream) data-state=(table_state(hall, own)) {
            h1 { (title) }
            p .lead { (hall.tournament().facts.name) }
            (faults(words, wrong))
            @match (round, place) {
                (Some(round), Some(place)) if round.results[place].is_some() => p .lead { (words.say(id::HALL_TABLE_SETTLED)) },
                (Some(round), Some(place)) => (open_table(hall, id, own, &round.tables[place], step, words)),
                _ => p { (words.say(id::HALL_TABLE_GONE)) },
            }
            (call_part(hall, id, own, words))
            (light_part(hall, id, own, words))
        }
    };
    with_map(Page::new("hall-table", title, body).marked(&hall.rules().regulation)).script("js/pages/hall-table.js")
}

fn form(id: &str, what: &str, content: &Markup) -> Markup {
    html! {
        form method="post" action=(format!("/tournaments/{id}/table/{what}")) {
            input type="hidden" name="nonce" value=(random_word(16));
            (content)
        }
    }
}

fn button(words: Words, label: words::Id, primary: bool) -> Markup {
    html! { button .button-large .button-primary[primary] type="submit" { (words.say(label)) } }
}

fn open_table(hall: &Hall, id: &str, own: &Own, table: &Table, step: ScoreStep<'_>, words: Words) -> Markup {
    let tournament = hall.tournament();
    let Some(me) = own.entrant else {
        return html! {
            section .panel {
                h2 { (words.say(id::HALL_TABLE_WHO)) }
                @for seat in &table.seats {
                    (form(id, "pick", &html! {
                        input type="hidden" name="entrant" value=(seat);
                        p .actions { button .button-large type="submit" { (tournament.name(*seat)) } }
                    }))
                }
            }
        };
    };
    let name = |id: EntrantId| tournament.name(id);
    html! {
        p { (words.say_with(id::HALL_TABLE_ME, &[("name", name(me).into())])) }
        @match hall.pending().get(&(own.round, own.table)) {
            None => (score_part(hall, id, own, step, words)),
            Some(pending) => section .panel {
                h2 { (words.say(id::HALL_TABLE_PENDING)) }
                ul .rows {
                    @for seat in &pending.result.seats {
                        li { span .rows-grow { (name(seat.entrant)) }
                            b { (seat.counted.map_or_else(|| "–".to_owned(), |counted| counted.points.0.to_string())) } }
                    }
                }
                @if let Some((_, why)) = &pending.contested {
                    p .field-fault { (words.say_with(id::HALL_CONSOLE_CONTESTED, &[("why", why.as_str().into())])) }
                    p { (words.say(id::HALL_TABLE_CONTESTED)) }
                } @else if pending.by == me {
                    p { (words.say(id::HALL_TABLE_WAIT)) }
                } @else {
                    (form(id, "confirm", &button(words, id::HALL_CONSOLE_CONFIRM, true)))
                }
                (form(id, "contest", &html! {
                    (Text::new("text", id::HALL_TABLE_WRONG, "").optional().button(id::HALL_TABLE_CONTEST).show(words))
                }))
            },
        }
    }
}

/// The result, as far as it has come.
fn score_part(hall: &Hall, id: &str, own: &Own, step: ScoreStep<'_>, words: Words) -> Markup {
    let address = address(id);
    let Some(entry) = ScoreEntry::find(hall, (own.round, own.table), &address, words) else { return html! {} };
    html! {
        @match step {
            ScoreStep::ReadBack(..) => (entry.show(step)),
            ScoreStep::Fill(_) => section .panel .score-entry {
                h2 { (words.say(id::HALL_TABLE_REPORT)) }
                p .hint { (words.say(id::HALL_CONSOLE_TABLES_HINT)) }
                (entry.show(step))
            },
        }
    }
}

fn call_part(hall: &Hall, id: &str, own: &Own, words: Words) -> Markup {
    let called = hall.calls().iter().any(|call| call.table == own.table);
    html! {
        section .panel {
            h2 { (words.say(id::HALL_TABLE_CALL)) }
            @if called { p role="status" { (words.say(id::HALL_TABLE_CALLED)) } }
            @else {
                (form(id, "call", &html! {
                    (Text::new("text", id::HALL_TABLE_ABOUT, "").id("about").button(id::HALL_TABLE_CALL).show(words))
                }))
            }
        }
    }
}

/// One button for each step of a game; the projector shows what was said last.
fn light_part(hall: &Hall, id: &str, own: &Own, words: Words) -> Markup {
    let regulation = &hall.rules().regulation;
    let shown = hall.lights().get(&own.table).copied();
    html! {
        @if own.round == hall.tournament().rounds.len() {
            section .panel {
                h2 { (words.say(id::HALL_LIGHT)) }
                (form(id, "light", &html! {
                    div .actions {
                        @for light in lights_of(regulation) {
                            button type="submit" name="light" value=(lights::word(light)) aria-pressed=(shown == Some(light)) {
                                (lights::sentence(light, regulation, words))
                            }
                        }
                    }
                }))
            }
        }
    }
}
