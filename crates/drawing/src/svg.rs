//! The map as SVG: layers from the sea up to the counters.

use crate::patterns;
use crate::plan::{self, Land, Lane, Plan, Side};
use board::Board;
use maud::{Markup, html};
use words::Words;

/// The board, with nobody on it yet. Nothing if we have no drawing of it.
///
/// Each territory is a control: `g[data-area]` with the role of a button; one of them is in the order of the Tab key,
/// the arrows go on from there. Counters and names have layers of their own above all land and say in `data-of` which
/// territory is theirs.
#[must_use]
pub fn board(board: &Board, words: Words) -> Markup {
    let Some(plan) = plan::of(board) else { return html! {} };
    let [left, top, width, height] = plan.view;
    html! {
        svg #board .board viewBox=(format!("{left} {top} {width} {height}")) preserveAspectRatio="xMidYMid meet" data-board="land"
            role="group" aria-label=(words.say("table-board")) {
            (patterns::definitions())
            // Outlines without any class: what refers to one brings its own style.
            defs {
                @for land in &plan.territories { path id=(format!("land-{}", land.id)) d=(land.path) fill-rule="evenodd" {} }
            }
            (lanes(plan, board))
            g .scenery aria-hidden="true" { @for path in &plan.scenery { path d=(path) {} } }
            g .coast aria-hidden="true" {
                @for land in &plan.territories {
                    use href=(format!("#land-{}", land.id)) data-continent=(continent(board, land)) {}
                }
            }
            g .lands {
                @for (index, land) in plan.territories.iter().enumerate() { (territory(board, land, index == 0)) }
            }
            (bridges(plan))
            g #overlay .overlay aria-hidden="true" {}
            g #arrows .arrows aria-hidden="true" {}
            g .names aria-hidden="true" { @for land in &plan.territories { (name(board, land)) } }
            g .counters aria-hidden="true" { @for land in &plan.territories { (counter(board, land)) } }
            g #floats .floats aria-hidden="true" {}
        }
    }
}

fn territory(board: &Board, land: &Land, first: bool) -> Markup {
    let name = land.lines.join(" ");
    html! {
        g .territory role="button" tabindex=(if first { "0" } else { "-1" }) data-area=(land.id)
            data-continent=(continent(board, land)) aria-label=(name) {
            use .land href=(format!("#land-{}", land.id)) {}
            use .weave-layer href=(format!("#land-{}", land.id)) fill="none" {}
        }
    }
}

fn name(board: &Board, land: &Land) -> Markup {
    let [x, y] = land.at;
    let (dx, dy, anchor) =
        land.name.as_ref().map_or((0.0, 33.0, "middle"), |name| (name.by[0], name.by[1], name.anchor.as_str()));
    html! {
        g .name data-of=(land.id) data-continent=(continent(board, land)) transform=(format!("translate({x} {y})")) {
            g .keep-size {
                text text-anchor=(anchor) {
                    @for (index, line) in land.lines.iter().enumerate() {
                        tspan x=(dx) y=(dy + 15.0 * f32::from(u8::try_from(index).unwrap_or_default())) { (line) }
                    }
                }
            }
        }
    }
}

fn counter(board: &Board, land: &Land) -> Markup {
    let [x, y] = land.at;
    let value = board.find(&land.id).map(|territory| board.value(territory)).unwrap_or_default();
    html! {
        g .counter .empty data-of=(land.id) transform=(format!("translate({x} {y})")) {
            g .keep-size {
                circle .counter-disc r="17" {}
                text .counter-number text-anchor="middle" y="7" {}
                g .counter-letter transform="translate(15 -13)" {
                    circle r="9" {}
                    text text-anchor="middle" y="4.5" {}
                }
                g .counter-value transform="translate(-16 -14)" {
                    rect x="-9" y="-9" width="18" height="18" rx="3" {}
                    text text-anchor="middle" y="5" { (value) }
                }
            }
        }
    }
}

fn lanes(plan: &Plan, board: &Board) -> Markup {
    html! {
        g .lanes aria-hidden="true" {
            @for lane in &plan.lanes { (path_of(lane)) }
            @for lane in &plan.lanes {
                @for edge in &lane.edge {
                    @let to = board.find(&edge.to).map(|territory| board.territory_name(territory)).unwrap_or_default();
                    text .lane-label x=(edge.at[0]) y=(edge.at[1])
                        text-anchor=(if edge.side == Side::Left { "start" } else { "end" }) {
                        @if edge.side == Side::Left { "← " (to) } @else { (to) " →" }
                    }
                }
            }
        }
    }
}

fn path_of(lane: &Lane) -> Markup {
    html! { path .lane data-lane=(format!("{} {}", lane.a, lane.b)) d=(lane.path) {} }
}

/// A plank across the border.
fn bridges(plan: &Plan) -> Markup {
    html! {
        g .bridges aria-hidden="true" {
            @for bridge in &plan.bridges {
                g .bridge data-bridge=(format!("{} {}", bridge.a, bridge.b))
                    transform=(format!("translate({} {}) rotate({})", bridge.at[0], bridge.at[1], bridge.turn)) {
                    rect .bridge-deck x="-12" y="-4" width="24" height="8" rx="4" {}
                }
            }
        }
    }
}

fn continent<'a>(board: &'a Board, land: &Land) -> &'a str {
    board.find(&land.id).map_or("", |territory| board.continent_id(board.continent_of(territory)))
}
