//! A map as a picture of its own: no control, no style sheet, nothing to be read aloud.

use crate::plan::Plan;
use maud::{Markup, PreEscaped, html};

/// Quiet tints for the groups of areas, in the order in which they are met.
const TINTS: [&str; 6] = ["#e8dcc0", "#dfe3c4", "#e6d3bd", "#e9e2d0", "#d9dfd2", "#e4d8cf"];

/// The map as a file of its own; `group` says which areas belong together and are tinted alike.
#[must_use]
pub fn picture<'a>(plan: &Plan, group: impl Fn(&str) -> &'a str) -> Markup {
    let [_, _, width, height] = plan.view;
    let mut groups: Vec<&str> = Vec::new();
    let mut tint = |id: &str| {
        let group = group(id);
        let known = groups.iter().position(|known| *known == group);
        let index = known.unwrap_or_else(|| {
            groups.push(group);
            groups.len() - 1
        });
        TINTS[index % TINTS.len()]
    };
    html! {
        (PreEscaped("<?xml version=\"1.0\" encoding=\"utf-8\"?>"))
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(plan.view_box()) width=(width) height=(height) {
            g fill="none" stroke="#ffffff" stroke-opacity=".35" stroke-width="2" stroke-dasharray="2 7" stroke-linecap="round" {
                @for lane in &plan.lanes { path d=(lane.path) {} }
            }
            g stroke="#2d5a78" stroke-width="1.6" stroke-linejoin="round" fill-rule="evenodd" {
                @for land in &plan.territories { path d=(land.path) fill=(tint(&land.id)) {} }
            }
        }
    }
}
