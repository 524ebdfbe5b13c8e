//! The casebook from a few words: the ruling as one sentence, its article below, what differs elsewhere folded away.

use desk::casebook::{FoundRuling, Question, Under, find_rulings};
use hall::Hall;
use maud::{Markup, html};
use regulation::{Library, Regulation};
use std::sync::OnceLock;
use words::{Words, id};

/// The most rulings that are shown at once.
const RULINGS_MAX: usize = 5;

/// The rulings that fit a few words, under the regulation of this tournament.
pub(super) fn rulings(hall: &Hall, query: &str, words: Words) -> Markup {
    if query.trim().is_empty() {
        return html! {};
    }
    let own = &hall.rules().regulation;
    let others: Vec<Regulation> = regulations().iter().filter(|other| other.id != own.id).cloned().collect();
    let question = Question { query, limit: RULINGS_MAX, under: Under::One(own) };
    let found = find_rulings(question, &others, words);
    html! {
        @if found.is_empty() {
            p role="status" { (words.say_with(id::RULING_NONE, &[("query", query.into())])) }
        } @else {
            ol .rulings { @for one in &found { (ruling(one, words)) } }
        }
    }
}

fn ruling(one: &FoundRuling, words: Words) -> Markup {
    html! {
        li .rulings-one data-case=(one.id) {
            h3 { (one.id) " · " (one.title) }
            p .rulings-situation { (one.situation) }
            p .rulings-ruling { (one.ruling) }
            @for source in &one.sources { p .hint { (source) } }
            details #(format!("elsewhere-{}", one.id)) {
                summary { (words.say(id::HALL_REFEREE_ELSEWHERE)) }
                ul { @for source in &one.elsewhere { li { (source) } } }
            }
        }
    }
}

/// The program's own regulations, read once.
fn regulations() -> &'static [Regulation] {
    static ALL: OnceLock<Vec<Regulation>> = OnceLock::new();
    ALL.get_or_init(|| {
        let library = Library::embedded();
        let ids: Vec<&str> = library.ids().collect();
        ids.into_iter().filter_map(|id| library.get(id).ok()).collect()
    })
}
