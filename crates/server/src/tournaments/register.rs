//! Entering by oneself, behind the link of the registration: on a phone, without an account.

use super::console::EnterForm;
use super::use_cases::{InHall, asker};
use crate::errors::Fault;
use crate::forms::{Filled, FormFault};
use crate::layout::{Page, again, page};
use crate::parts::{Text, faults, tick};
use axum::http::StatusCode;
use axum::response::Response;
use director::tournament::{Command, Entrant};
use hall::{Action, Hall, Standing};
use live::random_word;
use maud::{Markup, html};
use words::{Words, id};

/// The form: for whoever has the link.
pub(super) async fn form(place: InHall) -> Result<Response, Fault> {
    let guard = place.hall.lock().await;
    may_register(&guard, &place)?;
    Ok(page(&place.requester, whole(&guard, &place, &[])))
}

fn may_register(hall: &Hall, place: &InHall) -> Result<(), Fault> {
    let standing = hall.standing(&asker(&place.requester, hall, None)?);
    if standing == Standing::Registering { Ok(()) } else { Err(Fault::forbidden(place.requester.words)) }
}

/// Enters whoever filled it in. The rules must be accepted; what is refused is said on the form again.
pub(super) async fn register(place: InHall, Filled(form): Filled<EnterForm>) -> Result<Response, Fault> {
    let words = place.requester.words;
    let hash = {
        let guard = place.hall.lock().await;
        may_register(&guard, &place)?;
        guard.tournament().facts.hash.clone()
    };
    let command = form.command(&hash);
    let done = if form.accepts() {
        place.submit(&form.nonce, Action::Command(Box::new(command.clone()))).await.map(|_| ())
    } else {
        Err(Fault::malformed(words.say(id::REGISTER_NOT_ACCEPTED)))
    };
    let guard = place.hall.lock().await;
    match done {
        Ok(()) => Ok(page(&place.requester, entered(&guard, &place.id, &command, words))),
        Err(fault) if matches!(fault.status, StatusCode::UNPROCESSABLE_ENTITY | StatusCode::BAD_REQUEST) => {
            Ok(again(&place.requester, whole(&guard, &place, &[FormFault::whole(fault.words)])))
        }
        Err(fault) => Err(fault),
    }
}

fn whole(hall: &Hall, place: &InHall, wrong: &[FormFault]) -> Page {
    let (words, tournament) = (place.requester.words, hall.tournament());
    let title = words.say(id::REGISTER_TITLE);
    let facts = &tournament.facts;
    let body = html! {
        main #main .page .page-narrow {
            h1 { (title) }
            p .lead { (facts.name) @if !facts.venue.is_empty() { " · " (facts.venue) } @if !facts.dates.is_empty() { " · " (facts.dates.join(", ")) } }
            (faults(words, wrong))
            @if tournament.rounds.is_empty() {
                form .form method="post" action=(format!("/tournaments/{}/register", place.id)) {
                    input type="hidden" name="nonce" value=(random_word(16));
                    (fields(hall, words))
                }
            } @else { p { (words.say(id::REGISTER_CLOSED)) } }
        }
    };
    Page::new("register", title, body).marked(&hall.rules().regulation)
}

fn fields(hall: &Hall, words: Words) -> Markup {
    html! {
        (Text::new("name", id::HALL_CONSOLE_FIRST_NAME, "").complete("given-name").show(words))
        (Text::new("surname", id::HALL_CONSOLE_SURNAME, "").complete("family-name").show(words))
        (Text::new("club", id::HALL_CONSOLE_CLUB, "").optional().list("club-names").show(words))
        datalist #club-names { @for name in hall.tournament().club_names() { option value=(name) {} } }
        (Text::new("birth", id::HALL_CONSOLE_BIRTH, "").optional().complete("bday").hint(id::HALL_CONSOLE_BIRTH_HINT).show(words))
        (tick(words, "accepted", id::REGISTER_ACCEPT, false))
        p .hint { a href=(format!("/regulations/{}", hall.tournament().facts.regulation)) { (words.say(id::REGISTER_RULES)) } }
        (tick(words, "consent", id::CONSOLE_CONSENT, false))
        p .actions { button .button-primary .button-large type="submit" { (words.say(id::REGISTER_SEND)) } }
        p .hint { (words.say(id::REGISTER_PRIVACY)) }
    }
}

/// They are in: their number, and where they follow the tournament.
fn entered(hall: &Hall, id: &str, command: &Command, words: Words) -> Page {
    let title = words.say(id::REGISTER_DONE);
    // Others may have entered meanwhile.
    let own =
        |entrant: &&Entrant| matches!(command, Command::Enter { entry, .. } if entry.person == entrant.entry.person);
    let own = hall.tournament().entrants.iter().rev().find(own);
    let body = html! {
        main #main .page .page-narrow {
            h1 { (title) }
            @if let Some(entrant) = own {
                p .lead { (words.say_with(id::REGISTER_NUMBER, &[("name", entrant.entry.person.full_name().into()), ("number", entrant.id.to_string().into())])) }
            }
            p { a .button .button-primary href=(format!("/tournaments/{id}/me")) { (words.say(id::HALL_PAGE_MY_TABLE)) } }
        }
    };
    Page::new("registered", title, body).marked(&hall.rules().regulation)
}
