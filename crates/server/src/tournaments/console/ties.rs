//! Dice between those who tie where the tie decides something.

use super::frame::View;
use director::tournament::Refusal;
use maud::{Markup, html};
use words::id;

pub(super) fn show(view: &View<'_>) -> Markup {
    match view.rules().next_players(view.tournament()) {
        Err(refusal @ Refusal::TieMatters { .. }) => dice(view, &refusal),
        _ => html! { p { (view.words.say(id::CONSOLE_NO_TIE)) } },
    }
}

/// Whoever ties, each with a field for what they rolled.
pub(super) fn dice(view: &View<'_>, refusal: &Refusal) -> Markup {
    let words = view.words;
    let Refusal::TieMatters { tied, .. } = refusal else { return html! {} };
    view.panel(
        "ties",
        &words.say(id::CONSOLE_TIES),
        &html! {
            p { (desk::refusal::refused(&view.rules().regulation, view.tournament(), refusal, words)) }
            p .hint { (words.say(id::CONSOLE_TIES_HINT)) }
            (view.form("dice", &html! {
                @for &id in tied {
                    div .field {
                        label for=(format!("dice-{id}")) { (view.name(id)) }
                        input id=(format!("dice-{id}")) .field-short name=(format!("dice-{id}")) inputmode="numeric" autocomplete="off" required;
                    }
                }
                (view.button(id::CONSOLE_TIES_CAST, true))
            }))
        },
    )
}
