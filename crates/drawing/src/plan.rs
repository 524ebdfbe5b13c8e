//! A drawing as it stands in `data/`: outlines, places of the counters, lanes, bridges.

use serde::Deserialize;
use std::sync::LazyLock;

static RISIKO42: LazyLock<Plan> = LazyLock::new(|| embedded(include_str!("../../../data/risiko42/drawing.toml")));
static ROMA45: LazyLock<Plan> = LazyLock::new(|| embedded(include_str!("../../../data/roma45/drawing.toml")));

fn embedded(text: &str) -> Plan {
    Plan::read(text).unwrap_or_else(|fault| panic!("a drawing of the program's own: {fault}"))
}

/// The drawing of a board. Lengths are the drawing's own units.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    pub(crate) id: String,
    /// Left, top, width, height.
    pub(crate) view: [i32; 4],
    /// Land that is nobody's.
    #[serde(default)]
    pub(crate) scenery: Vec<String>,
    /// Seas that are areas of the game; they lie under the land.
    #[serde(rename = "sea", default)]
    pub(crate) seas: Vec<Land>,
    #[serde(rename = "territory")]
    pub(crate) territories: Vec<Land>,
    #[serde(rename = "lane", default)]
    pub(crate) lanes: Vec<Lane>,
    #[serde(rename = "bridge", default)]
    pub(crate) bridges: Vec<Bridge>,
    #[serde(rename = "boundary", default)]
    pub(crate) boundaries: Vec<Boundary>,
    /// Where two seas meet so narrowly that it could be overlooked.
    #[serde(rename = "strait", default)]
    pub(crate) straits: Vec<Bridge>,
    /// A small picture on the shoulder of a counter, shown where a page says so: a centre of power.
    #[serde(default)]
    pub(crate) shoulder: Option<String>,
}

impl Plan {
    /// The drawing of a board by the board's id, if there is one.
    #[must_use]
    pub fn named(board: &str) -> Option<&'static Self> {
        match board {
            "risiko42" => Some(&RISIKO42),
            "roma45" => Some(&ROMA45),
            _ => None,
        }
    }

    /// The drawing that has an area of this id.
    #[must_use]
    pub fn with_area(id: &str) -> Option<&'static Self> {
        [&*RISIKO42, &*ROMA45].into_iter().find(|plan| plan.territories.iter().any(|land| land.id == id))
    }

    /// Reads a drawing from the text of its file.
    pub fn read(text: &str) -> Result<Self, toml::de::Error> {
        toml::from_str(text)
    }

    /// The id of the outline of an area on a page.
    pub(crate) fn outline(&self, area: &str) -> String {
        format!("{}-{area}", self.id)
    }

    /// A reference to the outline of an area.
    pub(crate) fn reference(&self, area: &str) -> String {
        format!("#{}", self.outline(area))
    }

    /// Every area with the path of its outline.
    pub(crate) fn outlines(&self) -> impl Iterator<Item = (&str, &str)> {
        self.seas.iter().chain(&self.territories).map(|land| (land.id.as_str(), land.path.as_str()))
    }

    /// The part of the plane it takes, as an SVG says it.
    #[must_use]
    pub fn view_box(&self) -> String {
        let [left, top, width, height] = self.view;
        format!("{left} {top} {width} {height}")
    }
}

/// The outline of an area.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Land {
    pub(crate) id: String,
    /// Where the counter stands, or of a sea its fleets; the name is below it.
    pub(crate) at: [f32; 2],
    /// Where the name stands, if not below: its offset, and which end of it is there.
    pub(crate) name: Option<Name>,
    /// The name, broken into lines.
    pub(crate) lines: Vec<String>,
    /// The lines of its name in English, where that would not find room as it is.
    pub(crate) english: Option<Vec<String>>,
    pub(crate) path: String,
}

/// A name beside its counter.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Name {
    pub(crate) by: [f32; 2],
    pub(crate) anchor: String,
    /// Degrees by which it is turned.
    #[serde(default)]
    pub(crate) turn: f32,
}

/// A line on the water between two seas.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Boundary {
    pub(crate) a: String,
    pub(crate) b: String,
    pub(crate) path: String,
}

/// A dashed line over the sea.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Lane {
    pub(crate) a: String,
    pub(crate) b: String,
    pub(crate) path: String,
    /// Where it leaves the drawing, and for where.
    #[serde(default)]
    pub(crate) edge: Vec<Edge>,
}

/// The end of a lane at the edge of the drawing.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Edge {
    pub(crate) to: String,
    pub(crate) at: [f32; 2],
    pub(crate) side: Side,
}

/// A side of the drawing.
#[derive(Debug, Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Side {
    Left,
    Right,
}

/// A border so short that it could be overlooked.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Bridge {
    pub(crate) a: String,
    pub(crate) b: String,
    pub(crate) at: [f32; 2],
    /// Degrees, from lying to standing.
    pub(crate) turn: f32,
}

#[cfg(test)]
mod tests {
    use super::Plan;
    use std::collections::BTreeSet;

    #[test]
    fn the_drawing_has_every_territory_and_every_lane_of_the_board() {
        let board = board::Board::named("risiko42").expect("it is embedded");
        let plan = Plan::named(board.id()).expect("it is drawn");
        let drawn: BTreeSet<_> = plan.territories.iter().map(|land| land.id.as_str()).collect();
        let there: BTreeSet<_> = board.all().iter().map(|territory| board.territory_id(territory)).collect();
        assert_eq!(drawn, there);
        let pair = |a: &str, b: &str| if a < b { (a.to_owned(), b.to_owned()) } else { (b.to_owned(), a.to_owned()) };
        let drawn: BTreeSet<_> = plan.lanes.iter().map(|lane| pair(&lane.a, &lane.b)).collect();
        let there: BTreeSet<_> =
            board.lanes().iter().map(|&(a, b)| pair(board.territory_id(a), board.territory_id(b))).collect();
        assert_eq!(drawn, there);
    }

    #[test]
    fn bridges_stand_on_borders() {
        let board = board::Board::named("risiko42").expect("it is embedded");
        for bridge in &Plan::named(board.id()).expect("it is drawn").bridges {
            let find = |id: &str| board.find(id).expect("a territory of the board");
            assert!(board.borders(find(&bridge.a), find(&bridge.b)), "{} {}", bridge.a, bridge.b);
        }
    }

    #[test]
    fn names_are_the_boards_own() {
        let board = board::Board::named("risiko42").expect("it is embedded");
        for land in &Plan::named(board.id()).expect("it is drawn").territories {
            let territory = board.find(&land.id).expect("a territory of the board");
            assert_eq!(land.lines.join(" "), board.territory_name(territory));
        }
    }
}
