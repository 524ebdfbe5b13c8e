//! The map as a picture of its own: no control, no style sheet, nothing to be read aloud.

use crate::plan;
use board::Board;
use maud::{Markup, PreEscaped, html};

/// A quiet tint for each continent, in the order of the board.
const TINTS: [&str; 6] = ["#e8dcc0", "#dfe3c4", "#e6d3bd", "#e9e2d0", "#d9dfd2", "#e4d8cf"];

/// The map as a file of its own. Nothing if we have no drawing of it.
#[must_use]
pub fn picture(board: &Board) -> Markup {
    let Some(plan) = plan::of(board) else { return html! {} };
    let [left, top, width, height] = plan.view;
    let tint = |id: &str| {
        let continent = board.find(id).map(|territory| board.continent_of(territory));
        let index = board.continents().position(|known| Some(known) == continent).unwrap_or_default();
        TINTS[index % TINTS.len()]
    };
    html! {
        (PreEscaped("<?xml version=\"1.0\" encoding=\"utf-8\"?>"))
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(format!("{left} {top} {width} {height}")) width=(width) height=(height) {
            g fill="none" stroke="#ffffff" stroke-opacity=".35" stroke-width="2" stroke-dasharray="2 7" stroke-linecap="round" {
                @for lane in &plan.lanes { path d=(lane.path) {} }
            }
            g stroke="#2d5a78" stroke-width="1.6" stroke-linejoin="round" fill-rule="evenodd" {
                @for land in &plan.territories { path d=(land.path) fill=(tint(&land.id)) {} }
            }
        }
    }
}
