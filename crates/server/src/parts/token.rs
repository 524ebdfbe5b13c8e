//! A seat's token: colour, pattern and letter.

use maud::{Markup, html};

/// `colour` is the id of a colour; without one the seat has none yet. The page has the definitions of the patterns.
pub(crate) fn token(colour: Option<&str>, letter: char) -> Markup {
    let weave = colour.map_or_else(|| "none".to_owned(), |colour| format!("url(#pattern-{colour})"));
    html! {
        svg .token viewBox="-14 -14 28 28" aria-hidden="true" data-colour=(colour.unwrap_or("none")) {
            circle .token-disc r="13" {}
            circle r="13" fill=(weave) {}
            circle .token-plate r="8.5" {}
            text text-anchor="middle" y="4.5" { (letter) }
        }
    }
}
