//! A knock-out at one look: its rounds side by side, and at each table who went on.

use super::view::View;
use director::tournament::{Competitor, EntrantId, Round, Table};
use hall::Stage;
use maud::{Markup, html};

/// The rounds of a knock-out, once there are two of them.
pub(super) fn bracket(view: View<'_>) -> Markup {
    let rounds = &view.tournament().rounds;
    let is_knock_out =
        |round: &Round| view.hall.rules().stage(round.stage).is_some_and(|stage| stage.knock_out().is_some());
    let shown: Vec<usize> = (0..rounds.len()).filter(|&at| is_knock_out(&rounds[at])).collect();
    let Some(&first) = shown.first().filter(|_| shown.len() > 1) else { return html! {} };
    html! {
        section aria-labelledby="bracket-title" {
            h2 #bracket-title { (view.stage_of(&rounds[first])) }
            ol .bracket tabindex="0" aria-labelledby="bracket-title" {
                @for at in shown {
                    li {
                        h3 { a href=(view.address(&format!("/rounds/{}", at + 1))) { (view.round_title(at)) } }
                        @for table in &rounds[at].tables { (one_table(view, at, table)) }
                    }
                }
            }
        }
    }
}

/// Those of a table, whoever went on in bold.
fn one_table(view: View<'_>, at: usize, table: &Table) -> Markup {
    html! {
        ul .bracket-table {
            @for &seat in &table.seats {
                li { @if went_on(view, at, seat) { b { (view.player_link(seat)) } } @else { (view.player_link(seat)) } }
            }
        }
    }
}

/// Whether somebody sits in the round after this one, or has won the last.
fn went_on(view: View<'_>, at: usize, entrant: EntrantId) -> bool {
    match view.tournament().rounds.get(at + 1) {
        Some(next) => next.table_of(entrant).is_some(),
        None => {
            let is_over = view.hall.stage() == Stage::Over;
            is_over && view.ranking().first().is_some_and(|(_, line)| line.who == Competitor::Entrant(entrant))
        }
    }
}
