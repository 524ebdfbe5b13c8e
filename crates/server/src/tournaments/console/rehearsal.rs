//! A rehearsal: the organiser does what will be done on the day, and the program invents the people and the results.

use super::Console;
use super::forms::RehearseForm;
use super::frame::View;
use crate::errors::Fault;
use crate::forms::Filled;
use crate::parts::Text;
use axum::response::Response;
use director::invent::{invented_people, invented_result};
use director::tournament::{Command, Next, Rules, Tournament};
use maud::{Markup, html};
use std::time::{SystemTime, UNIX_EPOCH};
use words::id;

/// How many people a rehearsal invents at most.
const PEOPLE_MAX: usize = 400;

/// What the program does for whoever rehearses, at the step they are at.
pub(super) fn panel(view: &View<'_>) -> Markup {
    let words = view.words;
    if !view.hall.is_rehearsal() {
        return html! {};
    }
    let content = match view.rules().next(view.tournament()) {
        Next::Results { .. } => view.form(
            "rehearse",
            &html! { (View::hidden("act", "results")) (view.button(id::CONSOLE_REHEARSE_RESULTS, true)) },
        ),
        Next::Round { .. } if view.tournament().entrants.is_empty() => view.form(
            "rehearse",
            &html! {
                (View::hidden("act", "people"))
                (Text::new("people", id::CONSOLE_REHEARSE_COUNT, "41").button(id::CONSOLE_REHEARSE_PEOPLE).show(words))
            },
        ),
        Next::Round { .. } | Next::Nothing => html! { p { (words.say(id::CONSOLE_REHEARSE_DRAW)) } },
    };
    view.panel("rehearsal", &words.say(id::CONSOLE_REHEARSAL), &content)
}

/// Invents what comes next. Only a rehearsal can be asked for it.
pub(crate) async fn rehearse(console: Console, Filled(form): Filled<RehearseForm>) -> Result<Response, Fault> {
    let (rules, tournament, is_rehearsal) = {
        let guard = console.place.hall.lock().await;
        (guard.rules().clone(), guard.tournament().clone(), guard.is_rehearsal())
    };
    if !is_rehearsal {
        return console.answer(Err(console.malformed(id::CONSOLE_NO_REHEARSAL))).await;
    }
    let seed = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let asked = match &*form.act {
        "results" => Ok(results(&rules, &tournament, seed)),
        "people" => match form.people.number::<usize>().filter(|people| (1..=PEOPLE_MAX).contains(people)) {
            Some(people) => invented_people(&rules, people, seed).map_err(|no| Fault::malformed(no.to_string())),
            None => Err(console.unclear()),
        },
        _ => Err(console.unclear()),
    };
    let done = match asked {
        Ok(commands) => console.commands(&form.nonce, commands).await,
        Err(fault) => Err(fault),
    };
    console.answer(done).await
}

/// A result for every table that has none.
fn results(rules: &Rules, tournament: &Tournament, seed: u64) -> Vec<Command> {
    let Some(last) = tournament.rounds.last() else { return Vec::new() };
    let open = last.tables.iter().zip(&last.results).filter(|(_, result)| result.is_none());
    open.map(|(table, _)| Command::Report {
        table: table.number,
        result: invented_result(rules, tournament, table, seed),
    })
    .collect()
}
