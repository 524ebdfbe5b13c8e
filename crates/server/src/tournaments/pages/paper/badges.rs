//! Badges: ten on a sheet, in cutting order, by surname.

use super::cutting::cutting_order;
use crate::parts::empty;
use crate::tournaments::pages::view::View;
use director::tournament::{Entrant, Status};
use maud::{Markup, html};
use words::id;

/// How many badges stand on an A4 sheet: two columns of five.
const BADGES_PER_SHEET: usize = 10;

/// The longest name, in letters, that is written large.
const LARGE_NAME_LETTERS_MAX: usize = 13;

/// A badge of everybody who plays.
pub(super) fn badges(view: View<'_>) -> Markup {
    let mut people: Vec<_> = view.tournament().entrants.iter().filter(|entrant| entrant.status == Status::In).collect();
    people.sort_by_cached_key(|entrant| (view.surname_first(entrant.id).to_lowercase(), entrant.id));
    html! {
        h1 .paper-how { (view.words.say(id::PAPER_BADGES)) }
        @if people.is_empty() { (empty(&view.words.say(id::PAPER_NOBODY), None)) (view.mark()) }
        @for sheet in cutting_order(people.len(), BADGES_PER_SHEET) {
            section .badge-sheet {
                @for place in sheet {
                    @match place {
                        Some(at) => (badge(view, people[at])),
                        None => div .badge .badge-empty {},
                    }
                }
            }
        }
    }
}

fn badge(view: View<'_>, entrant: &Entrant) -> Markup {
    let person = &entrant.entry.person;
    let erased = person.full_name().is_empty();
    let surname = if erased { view.name(entrant.id) } else { person.surname.clone() };
    let is_long = |text: &str| text.chars().count() > LARGE_NAME_LETTERS_MAX;
    html! {
        article .badge .badge-long[is_long(&person.name) || is_long(&surname)] {
            p .badge-event { (view.tournament().facts.name) }
            p .badge-name { span { (person.name) } b { (surname) } }
            p .badge-foot {
                span { (view.club(entrant.id).unwrap_or_default()) }
                b { (view.words.say_with(id::PAPER_BADGE_NUMBER, &[("number", entrant.id.0.to_string().into())])) }
            }
            (view.mark())
        }
    }
}
