//! Where there is nothing to show: what could be here, and how it comes to be.

use maud::{Markup, html};

/// The sentence, and what can be done now, if anything: an address and its words.
pub(crate) fn empty(sentence: &str, action: Option<(&str, &str)>) -> Markup {
    html! {
        div .empty {
            p { (sentence) }
            @if let Some((address, words)) = action { a .button href=(address) { (words) } }
        }
    }
}
