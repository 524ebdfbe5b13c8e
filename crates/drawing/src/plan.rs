//! The drawing as it stands in `data/`: outlines, places of the counters, lanes, bridges.

use serde::Deserialize;
use std::sync::LazyLock;

static RISIKO42: LazyLock<Plan> = LazyLock::new(|| {
    let plan = toml::from_str(include_str!("../../../data/risiko42/drawing.toml"));
    plan.unwrap_or_else(|fault| panic!("data/risiko42/drawing.toml: {fault}"))
});

/// A drawing of a board. Lengths are the drawing's own units.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Plan {
    #[serde(rename = "id")]
    _id: String,
    /// Left, top, width, height.
    pub(crate) view: [i32; 4],
    /// Land that is nobody's.
    pub(crate) scenery: Vec<String>,
    #[serde(rename = "territory")]
    pub(crate) territories: Vec<Land>,
    #[serde(rename = "lane")]
    pub(crate) lanes: Vec<Lane>,
    #[serde(rename = "bridge")]
    pub(crate) bridges: Vec<Bridge>,
}

/// A territory's outline.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Land {
    pub(crate) id: String,
    /// Where the armies' counter stands; the name is below it.
    pub(crate) at: [f32; 2],
    /// Where the name stands, if not below the counter: its offset, and which end of it is there.
    pub(crate) name: Option<Name>,
    /// The name, broken into lines.
    pub(crate) lines: Vec<String>,
    pub(crate) path: String,
}

/// A name beside its counter.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Name {
    pub(crate) by: [f32; 2],
    pub(crate) anchor: String,
}

/// A dashed line over the sea.
#[derive(Deserialize)]
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
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Edge {
    pub(crate) to: String,
    pub(crate) at: [f32; 2],
    pub(crate) side: Side,
}

/// A side of the drawing.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Side {
    Left,
    Right,
}

/// A border so short that it could be overlooked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Bridge {
    pub(crate) a: String,
    pub(crate) b: String,
    pub(crate) at: [f32; 2],
    /// Degrees, from lying to standing.
    pub(crate) turn: f32,
}

/// The drawing of a board, if we have one.
pub(crate) fn of(board: &board::Board) -> Option<&'static Plan> {
    (board.id() == "risiko42").then(|| &*RISIKO42)
}

#[cfg(test)]
mod tests {
    use super::of;
    use std::collections::BTreeSet;

    #[test]
    fn the_drawing_has_every_territory_and_every_lane_of_the_board() {
        let board = board::Board::named("risiko42").expect("it is embedded");
        let plan = of(&board).expect("it is drawn");
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
        for bridge in &of(&board).expect("it is drawn").bridges {
            let find = |id: &str| board.find(id).expect("a territory of the board");
            assert!(board.borders(find(&bridge.a), find(&bridge.b)), "{} {}", bridge.a, bridge.b);
        }
    }

    #[test]
    fn names_are_the_boards_own() {
        let board = board::Board::named("risiko42").expect("it is embedded");
        for land in &of(&board).expect("it is drawn").territories {
            let territory = board.find(&land.id).expect("a territory of the board");
            assert_eq!(land.lines.join(" "), board.territory_name(territory));
        }
    }
}
