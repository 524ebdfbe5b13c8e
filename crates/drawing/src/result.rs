//! How a game ended, as a picture of its own: the board with its owners and armies, and under it who came where. It has its own
//! colours, because a file that is passed on has no page around it.

use crate::plan::Plan;
use maud::{Markup, PreEscaped, html};

/// What an area looks like at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Held {
    /// The colour of who holds it (`rosso`, …, `neutral`).
    pub colour: String,
    /// The armies there.
    pub armies: u16,
}

/// What a seat has on a sea at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fleet {
    /// The sea.
    pub sea: String,
    /// The colour of the seat.
    pub colour: String,
    /// The ships there.
    pub triremes: u16,
}

/// One of those who played, in the order of the places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The place, from 1.
    pub place: u8,
    /// The colour of the seat.
    pub colour: String,
    /// What they are called.
    pub name: String,
    /// Their points, as they are said.
    pub points: String,
}

/// The picture of a result: a line above the board, and a row for each who played below.
#[derive(Debug)]
pub struct ResultPicture<'a> {
    /// The drawing of the board.
    pub plan: &'a Plan,
    /// What is said above it.
    pub heading: &'a str,
    /// Under what it was played.
    pub note: &'a str,
    /// Who played, best first.
    pub places: &'a [Placed],
    /// The fleets, where the game has any.
    pub fleets: &'a [Fleet],
    /// What stands below everything in small letters; nothing, if empty.
    pub foot: &'a str,
}

const SEA: &str = "#24506b";
const PAPER: &str = "#f7f3ea";
const INK: &str = "#1d2730";
const HEAD_HEIGHT: i32 = 84;
const ROW_HEIGHT: i32 = 54;
const MARGIN: i32 = 40;
/// Above the board, in the colour of who won.
const STRIPE_HEIGHT: i32 = 10;

/// The colour of a seat as it is painted, and that of what is written on it.
fn paint(colour: &str) -> (&'static str, &'static str) {
    match colour {
        "rosso" => ("#d9534f", "#ffffff"),
        "blu" => ("#3b6fb6", "#ffffff"),
        "giallo" => ("#e8c24a", INK),
        "verde" => ("#4d9a5b", "#ffffff"),
        "nero" => ("#3a3f45", "#ffffff"),
        "viola" => ("#8a5aa8", "#ffffff"),
        _ => ("#cfcabd", INK),
    }
}

impl ResultPicture<'_> {
    /// The picture; `held` says who holds an area with how many armies.
    #[must_use]
    pub fn draw(&self, held: impl Fn(&str) -> Option<Held>) -> Markup {
        let [left, top, width, height] = self.plan.view;
        let rows = self.places.len().div_ceil(2) as i32;
        let foot = 2 * MARGIN / 2 + rows * ROW_HEIGHT + if self.foot.is_empty() { 0 } else { MARGIN };
        let view = format!("{left} {} {width} {}", top - HEAD_HEIGHT, HEAD_HEIGHT + height + foot);
        html! {
            (PreEscaped("<?xml version=\"1.0\" encoding=\"utf-8\"?>"))
            svg xmlns="http://www.w3.org/2000/svg" viewBox=(view) width=(width) height=(HEAD_HEIGHT + height + foot)
                font-family="system-ui, sans-serif" role="img" aria-label=(self.heading) {
                rect x=(left) y=(top - HEAD_HEIGHT) width=(width) height=(HEAD_HEIGHT + height + foot) fill=(PAPER) {}
                @let (winner, _) = paint(self.places.first().map_or("", |first| &first.colour));
                circle cx=(left + MARGIN + 18) cy=(top - 47) r="18" fill=(winner) {}
                rect x=(left) y=(top - STRIPE_HEIGHT) width=(width) height=(STRIPE_HEIGHT) fill=(winner) {}
                text x=(left + MARGIN + 50) y=(top - 34) fill=(INK) font-size="38" font-weight="700" { (self.heading) }
                text x=(left + width - MARGIN) y=(top - 34) fill=(INK) font-size="24" text-anchor="end" { (self.note) }
                rect x=(left) y=(top) width=(width) height=(height) fill=(SEA) {}
                // A drawing of its own, so that land which goes on beyond the board is cut off at its edge.
                svg x=(left) y=(top) width=(width) height=(height) viewBox=(self.plan.view_box()) {
                    (self.lands(&held))
                    (self.counters(&held))
                    (self.ships())
                }
                (self.rows([left, top + height, width]))
                @if !self.foot.is_empty() {
                    text x=(left + MARGIN) y=(top + height + foot - 16) fill=(INK) font-size="18" { (self.foot) }
                }
            }
        }
    }

    fn lands(&self, held: &impl Fn(&str) -> Option<Held>) -> Markup {
        html! {
            g fill="none" stroke="#ffffff" stroke-opacity=".45" stroke-width="2" stroke-dasharray="2 7" stroke-linecap="round" {
                @for lane in &self.plan.lanes { path d=(lane.path) {} }
            }
            g stroke=(PAPER) stroke-width="2" stroke-linejoin="round" fill-rule="evenodd" {
                @for land in &self.plan.territories {
                    path d=(land.path) fill=(paint(&held(&land.id).unwrap_or_default().colour).0) {}
                }
            }
        }
    }

    fn counters(&self, held: &impl Fn(&str) -> Option<Held>) -> Markup {
        html! {
            g font-size="20" font-weight="700" text-anchor="middle" {
                @for (land, there) in self.plan.territories.iter().filter_map(|land| Some((land, held(&land.id)?))) {
                    circle cx=(land.at[0]) cy=(land.at[1]) r="15" fill=(PAPER) stroke=(INK) stroke-width="1.5" {}
                    text x=(land.at[0]) y=(land.at[1] + 7.0) fill=(INK) { (there.armies) }
                }
            }
        }
    }

    /// Fleets side by side where their sea has its anchor.
    fn ships(&self) -> Markup {
        html! {
            g font-size="16" font-weight="700" text-anchor="middle" {
                @for sea in &self.plan.seas {
                    @for (index, fleet) in (0_u8..).zip(self.fleets.iter().filter(|fleet| fleet.sea == sea.id)) {
                        @let (x, y) = (sea.at[0] + 36.0 * f32::from(index), sea.at[1]);
                        @let (fill, ink) = paint(&fleet.colour);
                        path d=(format!("M{} {y}h34l-7 16h-20z", x - 17.0)) fill=(fill) stroke=(PAPER) stroke-width="1.5" {}
                        text x=(x) y=(y + 13.0) fill=(ink) { (fleet.triremes) }
                    }
                }
            }
        }
    }

    /// Two rows of players side by side.
    fn rows(&self, [left, top, width]: [i32; 3]) -> Markup {
        html! {
            @for (index, placed) in (0_i32..).zip(self.places) {
                @let x = left + MARGIN + (index % 2) * (width / 2);
                @let y = top + MARGIN / 2 + (index / 2) * ROW_HEIGHT;
                @let (fill, ink) = paint(&placed.colour);
                circle cx=(x + 20) cy=(y + 26) r="20" fill=(fill) {}
                text x=(x + 20) y=(y + 34) fill=(ink) font-size="22" font-weight="700" text-anchor="middle" { (placed.place) }
                text x=(x + 54) y=(y + 35) fill=(INK) font-size="26" { (placed.name) }
                text x=(x + width / 2 - 2 * MARGIN) y=(y + 35) fill=(INK) font-size="26" font-weight="700" text-anchor="end" { (placed.points) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_a_file_of_its_own() {
        let plan = Plan::named("risiko42").expect("it is drawn");
        let anna = Placed { place: 1, colour: "giallo".into(), name: "Anna <3".into(), points: "52".into() };
        let picture = ResultPicture {
            plan,
            heading: "Giallo fa RisiKo!",
            note: "Challenge",
            places: &[anna],
            fleets: &[],
            foot: "In piccolo",
        };
        let held = |id: &str| (id == "alaska").then(|| Held { colour: "giallo".into(), armies: 7 });
        let text = picture.draw(held).into_string();
        assert!(text.starts_with("<?xml") && text.contains("Anna &lt;3") && text.contains(">7</text>"));
        assert!(text.contains(">In piccolo</text>"));
        assert_eq!(text.matches("#e8c24a").count(), 4, "one land, one player, and the heading is the winner's");
        let plan = Plan::named("roma45").expect("it is drawn");
        let fleet = Fleet { sea: plan.seas[0].id.clone(), colour: "verde".into(), triremes: 9 };
        let rome = ResultPicture { plan, fleets: &[fleet], places: &[], ..picture }.draw(|_| None).into_string();
        assert!(rome.contains(">9</text>"));
        for outside in ["url(", "href=", "class="] {
            assert!(!text.contains(outside), "{outside} needs a page");
        }
    }
}
