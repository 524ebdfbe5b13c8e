//! The patterns of the six colours: who cannot tell the colours apart can tell these.
//!
//! A pattern is one shade over the colour, so that it never hides a name: the page's style says which shade.

use board::Colour;
use maud::{Markup, html};

/// The definitions the map refers to: a pattern for each colour, one for neutral armies, the hatch of what is missed,
/// and the head of an arrow.
pub(crate) fn definitions() -> Markup {
    html! {
        defs {
            @for colour in Colour::ALL { (pattern(colour)) }
            pattern id="pattern-neutral" width="8" height="8" patternUnits="userSpaceOnUse" {
                circle class="weave" cx="4" cy="4" r="1" {}
            }
            pattern id="hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                rect class="hatch-gap" width="14" height="14" {}
                rect class="hatch-line" width="7" height="14" {}
            }
            marker id="arrow-head" viewBox="0 0 12 12" refX="9" refY="6" markerWidth="4" markerHeight="4" orient="auto" {
                path class="arrow-head" d="M1 1L11 6L1 11z" {}
            }
        }
    }
}

fn pattern(colour: Colour) -> Markup {
    let id = format!("pattern-{}", colour.id());
    let (size, turn, shape) = match colour {
        Colour::Rosso => (14, 45, html! { path class="weave-line" d="M0 7H14" {} }),
        Colour::Blu => (14, 0, html! { path class="weave-line" d="M0 4C3.5 0 3.5 0 7 4S10.5 8 14 4" {} }),
        Colour::Giallo => (14, 0, html! { circle class="weave" cx="7" cy="7" r="2.6" {} }),
        Colour::Verde => (14, 0, html! { path class="weave-line" d="M7 0V14" {} }),
        Colour::Nero => (14, 45, html! { path class="weave-line" d="M0 7H14M7 0V14" {} }),
        Colour::Viola => (16, 0, html! { path class="weave-line" d="M8 3V13M3 8H13" {} }),
    };
    html! {
        pattern id=(id) width=(size) height=(size) patternUnits="userSpaceOnUse" patternTransform=(format!("rotate({turn})")) {
            (shape)
        }
    }
}
