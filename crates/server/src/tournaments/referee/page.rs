//! The first page of a referee: who calls, and a field for the casebook.

use super::identity::{RefereeIdentity, RefereeName};
use super::rulings::rulings;
use crate::errors::Fault;
use crate::forms::{Filled, FormFault, NumberText, Trimmed, see_other};
use crate::layout::{Page, again, fragment, page as whole_page};
use crate::parts::{Text, faults, moment};
use crate::tournaments::use_cases::InHall;
use axum::extract::Query;
use axum::response::{IntoResponse as _, Response};
use director::tournament::EntrantId;
use hall::{Action, Hall, Role};
use live::{LiveGuard, random_word};
use maud::{Markup, html};
use serde::Deserialize;
use words::{Words, id};

/// What is looked for, and whether only a part of the page is wanted.
#[derive(Deserialize)]
pub(super) struct RefereeQuery {
    #[serde(default)]
    q: String,
    fragment: Option<Part>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Part {
    Calls,
    Rulings,
}

/// Who the referee is.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct NameForm {
    name: Trimmed,
    entrant: NumberText,
}

/// The call a referee answers.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct CallForm {
    nonce: Trimmed,
    call: NumberText,
}

pub(super) async fn page(
    place: InHall,
    identity: RefereeIdentity,
    Query(query): Query<RefereeQuery>,
) -> Result<Response, Fault> {
    place.for_role(Role::Referee).await?;
    let guard = place.hall.lock().await;
    let words = place.requester.words;
    Ok(match query.fragment {
        Some(Part::Calls) => fragment(calls(&guard, &place.id, words)),
        Some(Part::Rulings) => fragment(rulings(&guard, &query.q, words)),
        None => whole_page(&place.requester, whole(&place, &guard, identity.name(), &query.q, &[])),
    })
}

/// Keeps on this device who the referee is, and in the tournament at which table they sit.
pub(super) async fn name(place: InHall, Filled(form): Filled<NameForm>) -> Result<Response, Fault> {
    place.for_role(Role::Referee).await?;
    let guard = place.hall.lock().await;
    let entrant = form.entrant.number().map(EntrantId).filter(|id| guard.tournament().entrant(*id).is_some());
    let Some(referee) = RefereeName::new(&form.name, entrant) else {
        let wrong = [FormFault::whole(place.requester.words.say(id::HALL_REFEREE_NO_NAME))];
        return Ok(again(&place.requester, whole(&place, &guard, None, "", &wrong)));
    };
    drop(guard);
    place.submit(&random_word(16), Action::NameReferee { entrant }).await?;
    let home = format!("/tournaments/{}", place.id);
    Ok((referee.cookie(&home), see_other(&format!("{home}/referee"))).into_response())
}

pub(super) async fn answer_call(
    place: InHall,
    identity: RefereeIdentity,
    Filled(form): Filled<CallForm>,
) -> Result<Response, Fault> {
    place.for_role(Role::Referee).await?;
    let unclear = || Fault::malformed(place.requester.words.say(id::HALL_CONSOLE_UNCLEAR));
    let call = form.call.number().ok_or_else(unclear)?;
    let done = place.submit(&form.nonce, Action::Answer { call }).await.map(|_| ());
    let shown = |hall: &LiveGuard<'_, Hall>, wrong: &[FormFault]| Ok(whole(&place, hall, identity.name(), "", wrong));
    place.answer(done, "referee", shown).await
}

fn whole(
    place: &InHall,
    hall: &LiveGuard<'_, Hall>,
    referee: Option<&RefereeName>,
    query: &str,
    wrong: &[FormFault],
) -> Page {
    let words = place.requester.words;
    let home = format!("/tournaments/{}/referee", place.id);
    let title = words.say(id::HALL_REFEREE_TITLE);
    let (refresh, stream) = (format!("{home}?fragment=calls"), format!("/api/tournaments/{}/stream", place.id));
    let body = html! {
        main #main .page .page-narrow {
            p { (hall.tournament().facts.name) }
            h1 { (title) }
            (faults(words, wrong))
            div #referee-calls data-refresh=(refresh) data-stream=(stream) data-version=(hall.version()) {
                (calls(hall, &place.id, words))
            }
            form #referee-search role="search" method="get" action=(home) {
                div .field {
                    label for="referee-query" { (words.say(id::HALL_REFEREE_SEARCH)) }
                    input #referee-query type="search" name="q" value=(query) autocomplete="off" autofocus
                        placeholder=(words.say(id::HALL_REFEREE_EXAMPLE));
                }
                noscript { button type="submit" { (words.say(id::HALL_REFEREE_FIND)) } }
            }
            div #referee-rulings aria-live="polite" data-refresh=(format!("{home}?fragment=rulings")) { (rulings(hall, query, words)) }
            nav .actions .referee-ways aria-label=(title) {
                a .button href=(format!("{home}/sanction")) { (words.say(id::HALL_REFEREE_SANCTION)) }
                a .button href=(format!("{home}/calculators")) { (words.say(id::HALL_REFEREE_CALCULATORS)) }
                a .button href=(format!("{home}/sheet")) { (words.say(id::HALL_REFEREE_SHEET)) }
                a .button href=(format!("/tournaments/{}/console", place.id)) { (words.say(id::HALL_CONSOLE_TITLE)) }
            }
            (correction(place, hall, words))
            (who(place, hall, referee, words))
        }
    };
    Page::new("referee", title, body)
        .marked(&hall.rules().regulation)
        .style("css/hall.css")
        .script("js/pages/referee.js")
}

/// The tables that wait for a referee, the one that has waited longest first.
fn calls(hall: &LiveGuard<'_, Hall>, id: &str, words: Words) -> Markup {
    html! {
        @if !hall.calls().is_empty() {
            section .panel aria-labelledby="calls-title" {
                h2 #calls-title { (words.say(id::HALL_CONSOLE_CALLS)) }
                ul .rows {
                    @for call in hall.calls() {
                        li {
                            span .rows-grow {
                                b { (words.say_with(id::HALL_CONSOLE_TABLE, &[("table", call.table.into())])) } " " (call.about)
                                " " (moment(call.at, words))
                            }
                            form method="post" action=(format!("/tournaments/{id}/referee/call")) {
                                input type="hidden" name="nonce" value=(random_word(16));
                                input type="hidden" name="call" value=(call.entry);
                                button .button-primary type="submit" { (words.say(id::HALL_CONSOLE_GO)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The way to a result that has to be set right.
fn correction(place: &InHall, hall: &Hall, words: Words) -> Markup {
    let rounds = hall.tournament().rounds.len();
    html! {
        @if rounds > 0 {
            details .panel {
                summary { (words.say(id::HALL_REFEREE_CORRECT)) }
                p .hint { (words.say(id::HALL_REFEREE_CORRECT_HINT)) }
                form .form-line method="get" action=(format!("/tournaments/{}/score", place.id)) {
                    (Text::new("round", id::HALL_PAGE_COLUMN_ROUND, &rounds.to_string()).id("correct-round").show(words))
                    (Text::new("table", id::PUBLISHED_COLUMN_TABLE, "").id("correct-table").button(id::HALL_REFEREE_OPEN).show(words))
                }
            }
        }
    }
}

/// Who referees on this device; asked once, and open to be changed.
fn who(place: &InHall, hall: &Hall, referee: Option<&RefereeName>, words: Words) -> Markup {
    let account = place.requester.person.as_ref().map_or("", |person| person.name.as_str());
    let name = referee.map_or(account, |referee| referee.name.as_str());
    let own = referee.and_then(|referee| referee.entrant);
    let said = referee.map(|referee| words.say_with(id::HALL_REFEREE_ME, &[("name", referee.name.as_str().into())]));
    html! {
        details .panel open[referee.is_none()] {
            summary { (said.unwrap_or_else(|| words.say(id::HALL_REFEREE_WHO))) }
            p .hint { (words.say(id::HALL_REFEREE_WHO_HINT)) }
            form method="post" action=(format!("/tournaments/{}/referee/me", place.id)) {
                (Text::new("name", id::HALL_REFEREE_NAME, name).complete("name").show(words))
                div .field {
                    label for="field-entrant" { (words.say(id::HALL_REFEREE_PLAYS)) }
                    select #field-entrant name="entrant" {
                        option value="" { (words.say(id::HALL_REFEREE_PLAYS_NOT)) }
                        @for (entrant, name) in super::sanction::by_surname(hall) {
                            option value=(entrant) selected[own == Some(entrant)] { (name) }
                        }
                    }
                }
                button type="submit" { (words.say(id::HALL_REFEREE_KEEP)) }
            }
        }
    }
}
