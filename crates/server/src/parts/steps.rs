//! Steps, one after the other: a title and a sentence each.

use maud::{Markup, html};

pub(crate) fn steps(steps: &[(String, String)]) -> Markup {
    html! {
        ol .steps { @for (title, sentence) in steps { li .steps-step { h3 { (title) } p { (sentence) } } } }
    }
}
