//! What boards of a page refer to, defined once: outlines, the patterns of the colours, a hatch, the head of an arrow.
//!
//! Who cannot tell the colours apart can tell the patterns. A pattern is one shade over the colour, so that it never
//! hides a name: the page's style says which shade.

use crate::plan::Plan;
use maud::{Markup, html};

/// The shape that makes a pattern, in a tile of so many units that is turned by so many degrees.
struct Pattern {
    name: &'static str,
    tile: u8,
    turn: u8,
    shape: Shape,
}

enum Shape {
    Line(&'static str),
    Dot { centre: &'static str, radius: &'static str },
}

const PATTERNS: [Pattern; 7] = [
    Pattern { name: "rosso", tile: 14, turn: 45, shape: Shape::Line("M0 7H14") },
    Pattern { name: "blu", tile: 14, turn: 0, shape: Shape::Line("M0 4C3.5 0 3.5 0 7 4S10.5 8 14 4") },
    Pattern { name: "giallo", tile: 14, turn: 0, shape: Shape::Dot { centre: "7", radius: "2.6" } },
    Pattern { name: "verde", tile: 14, turn: 0, shape: Shape::Line("M7 0V14") },
    Pattern { name: "nero", tile: 14, turn: 45, shape: Shape::Line("M0 7H14M7 0V14") },
    Pattern { name: "viola", tile: 16, turn: 0, shape: Shape::Line("M8 3V13M3 8H13") },
    Pattern { name: "neutral", tile: 8, turn: 0, shape: Shape::Dot { centre: "4", radius: "1" } },
];

/// The definitions of a page that shows boards of these plans. It takes no room, and must not be hidden: a pattern of a
/// hidden element is not drawn.
#[must_use]
pub fn definitions(plans: &[&Plan]) -> Markup {
    html! {
        svg .definitions width="0" height="0" aria-hidden="true" focusable="false" {
            defs {
                @for pattern in PATTERNS { (pattern_element(&pattern)) }
                pattern id="hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                    rect .pattern-hatch width="7" height="14" {}
                }
                marker id="arrow-head" viewBox="0 0 12 12" refX="9" refY="6" markerWidth="4" markerHeight="4" orient="auto" {
                    path .arrow-head d="M1 1L11 6L1 11z" {}
                }
                // Outlines without any class: what refers to one brings its own style.
                @for plan in plans {
                    @for (id, path) in plan.outlines() { path id=(plan.outline(id)) d=(path) fill-rule="evenodd" {} }
                }
            }
        }
    }
}

fn pattern_element(pattern: &Pattern) -> Markup {
    let Pattern { name, tile, turn, shape } = pattern;
    html! {
        pattern id=(format!("pattern-{name}")) width=(tile) height=(tile) patternUnits="userSpaceOnUse"
            patternTransform=(format!("rotate({turn})")) {
            @match shape {
                Shape::Line(path) => path .pattern-line d=(path) {},
                Shape::Dot { centre, radius } => circle .pattern-dot cx=(centre) cy=(centre) r=(radius) {},
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::definitions;
    use crate::Plan;

    #[test]
    fn no_id_is_defined_twice() {
        let plan = Plan::named("risiko42").expect("it is drawn");
        let text = definitions(&[plan]).into_string();
        let mut ids: Vec<&str> = text.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let all = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!((ids.len(), all), (all, 42 + 9), "42 outlines, seven patterns, the hatch, the arrow");
    }
}
