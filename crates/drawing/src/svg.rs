//! A board whose areas are controls: layers from the sea up to the counters.

use crate::plan::{Bridge, Land, Lane, Plan, Side};
use maud::{Markup, html};

/// How many letters of a name stand on one line.
const LINE_LETTERS: usize = 13;

/// What a board says of one of its areas.
#[derive(Clone, Copy, Debug, Default)]
pub struct Area<'a> {
    /// What it is called.
    pub name: &'a str,
    /// What it is called in the reader's language, where that is another name: then this stands on the board, and both where a
    /// pointer rests.
    pub gloss: Option<&'a str>,
    /// The areas it belongs with, by an id: a continent.
    pub group: &'a str,
    /// What it counts, where that can be shown.
    pub value: Option<u8>,
}

impl Area<'_> {
    /// Both names.
    fn called(&self) -> String {
        self.gloss.map_or_else(|| self.name.to_owned(), |gloss| format!("{gloss} ({})", self.name))
    }

    /// The one for this reader.
    fn read(&self) -> &str {
        self.gloss.unwrap_or(self.name)
    }
}

/// A board to be drawn with nobody on it yet.
#[derive(Clone, Copy)]
pub struct Board<'a> {
    /// Its drawing.
    pub plan: &'a Plan,
    /// The id of the element, where a page has to find it.
    pub id: Option<&'a str>,
    /// What it is, for who does not see it.
    pub label: &'a str,
    /// What is said of an area, by its id.
    pub area: &'a dyn Fn(&str) -> Area<'a>,
}

impl std::fmt::Debug for Board<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Board").field("plan", &self.plan.id).field("id", &self.id).finish_non_exhaustive()
    }
}

/// Draws a board; its page has the definitions of its plan.
///
/// Each area is a control with the role of a button: `[data-area]`, or `[data-sea]` for a sea. One of them is in the
/// order of the Tab key, the arrows go on from there. Counters and names have layers of their own above all land and
/// say in `data-of` which area is theirs.
#[must_use]
pub fn board(board: &Board<'_>) -> Markup {
    let Board { plan, id, label, .. } = *board;
    html! {
        svg id=[id] .board viewBox=(plan.view_box()) preserveAspectRatio="xMidYMid meet" data-board=(plan.id)
            role="group" aria-label=(label) {
            g .board-seas { @for sea in &plan.seas { (sea_control(board, sea)) } }
            (boundaries(plan))
            (lanes(board))
            g .board-scenery aria-hidden="true" { @for path in &plan.scenery { path d=(path) {} } }
            g .board-coast aria-hidden="true" {
                @for land in &plan.territories {
                    use href=(plan.reference(&land.id)) data-group=((board.area)(&land.id).group) {}
                }
            }
            g .board-areas {
                @for (index, land) in plan.territories.iter().enumerate() { (area_control(board, land, index == 0)) }
            }
            (bridges(plan))
            g .board-overlay aria-hidden="true" {}
            g .board-arrows aria-hidden="true" {}
            g .board-names aria-hidden="true" {
                @for sea in &plan.seas { (sea_name(sea)) }
                @for land in &plan.territories { (name(board, land)) }
            }
            g .board-fleets aria-hidden="true" { @for sea in &plan.seas { (fleet(sea)) } }
            g .board-counters aria-hidden="true" { @for land in &plan.territories { (counter(board, land)) } }
            g .board-floats aria-hidden="true" {}
        }
    }
}

fn area_control(board: &Board<'_>, land: &Land, first: bool) -> Markup {
    let area = (board.area)(&land.id);
    html! {
        g .area role="button" tabindex=(if first { "0" } else { "-1" }) data-area=(land.id) data-group=(area.group) aria-label=(area.called()) {
            (gloss(area))
            use .area-land href=(board.plan.reference(&land.id)) {}
            use .area-weave href=(board.plan.reference(&land.id)) fill="none" {}
        }
    }
}

/// What is read where a pointer rests.
fn gloss(area: Area<'_>) -> Markup {
    html! { @if area.gloss.is_some() { title { (area.called()) } } }
}

fn sea_control(board: &Board<'_>, sea: &Land) -> Markup {
    html! {
        g .sea role="button" tabindex="-1" data-sea=(sea.id) aria-label=((board.area)(&sea.id).name) {
            use .sea-water href=(board.plan.reference(&sea.id)) {}
        }
    }
}

/// The name of a sea stands on the water, wherever its fleets are.
fn sea_name(sea: &Land) -> Markup {
    let (by, turn) = sea.name.as_ref().map_or(([0.0, 33.0], 0.0), |name| (name.by, name.turn));
    let at = format!("translate({} {}) rotate({turn})", sea.at[0] + by[0], sea.at[1] + by[1]);
    html! {
        g .sea-name data-of=(sea.id) transform=(at) {
            g .board-keep-size { text text-anchor="middle" { (lines(&sea.lines, 0.0, 0.0)) } }
        }
    }
}

/// Where a page draws the fleets of a sea.
fn fleet(sea: &Land) -> Markup {
    let [x, y] = sea.at;
    html! {
        g .fleet data-of=(sea.id) transform=(format!("translate({x} {y})")) { g .board-keep-size {} }
    }
}

fn name(board: &Board<'_>, land: &Land) -> Markup {
    let [x, y] = land.at;
    let (dx, dy, anchor) =
        land.name.as_ref().map_or((0.0, 33.0, "middle"), |name| (name.by[0], name.by[1], name.anchor.as_str()));
    let area = (board.area)(&land.id);
    let translated = area.gloss.map(|gloss| land.english.clone().unwrap_or_else(|| broken(gloss, land.lines.len())));
    html! {
        g .area-name data-of=(land.id) data-group=(area.group) transform=(format!("translate({x} {y})")) {
            g .board-keep-size {
                text text-anchor=(anchor) { (lines(translated.as_ref().unwrap_or(&land.lines), dx, dy)) }
            }
        }
    }
}

/// A name in at most so many lines, or two where it is long: those of the name the plan was drawn for, so that it finds the same room.
fn broken(name: &str, most: usize) -> Vec<String> {
    let parts: Vec<&str> = name.split(' ').collect();
    let lines = if name.chars().count() > LINE_LETTERS { most.max(2) } else { most }.min(parts.len());
    // The longest line is to be as short as it can be.
    let cut = (1..parts.len()).min_by_key(|&at| {
        let letters = |words: &[&str]| words.join(" ").chars().count();
        letters(&parts[..at]).max(letters(&parts[at..]))
    });
    match cut.filter(|_| lines > 1) {
        Some(at) => vec![parts[..at].join(" "), parts[at..].join(" ")],
        None => vec![name.to_owned()],
    }
}

/// A name in its lines, the first one at this place.
fn lines(names: &[String], x: f32, y: f32) -> Markup {
    html! {
        @for (index, line) in names.iter().enumerate() {
            tspan x=(x) y=(y + 15.0 * f32::from(u8::try_from(index).unwrap_or_default())) { (line) }
        }
    }
}

fn counter(board: &Board<'_>, land: &Land) -> Markup {
    let [x, y] = land.at;
    html! {
        g .counter .is-empty data-of=(land.id) transform=(format!("translate({x} {y})")) {
            (gloss((board.area)(&land.id)))
            g .board-keep-size {
                circle .counter-disc r="17" {}
                text .counter-number text-anchor="middle" y="7" {}
                g .counter-letter transform="translate(15 -13)" {
                    circle r="9" {}
                    text text-anchor="middle" y="4.5" {}
                }
                @if let Some(value) = (board.area)(&land.id).value {
                    g .counter-value transform="translate(-16 -14)" {
                        rect x="-9" y="-9" width="18" height="18" rx="3" {}
                        text text-anchor="middle" y="5" { (value) }
                    }
                }
                @if let Some(picture) = &board.plan.shoulder {
                    g .counter-shoulder transform="translate(-15 -12)" { path d=(picture) {} }
                }
            }
        }
    }
}

fn lanes(board: &Board<'_>) -> Markup {
    let plan = board.plan;
    html! {
        g .board-lanes aria-hidden="true" {
            @for lane in &plan.lanes { (path_of(lane)) }
            @for lane in &plan.lanes {
                @for edge in &lane.edge {
                    @let area = (board.area)(&edge.to);
                    @let to = area.read();
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

fn boundaries(plan: &Plan) -> Markup {
    html! {
        g .board-boundaries aria-hidden="true" {
            @for line in &plan.boundaries { path .boundary data-boundary=(format!("{} {}", line.a, line.b)) d=(line.path) {} }
        }
    }
}

/// A plank across each of the shortest borders, an arrow with two heads through each of the narrowest straits.
fn bridges(plan: &Plan) -> Markup {
    let at = |mark: &Bridge| format!("translate({} {}) rotate({})", mark.at[0], mark.at[1], mark.turn);
    html! {
        g .board-bridges aria-hidden="true" {
            @for bridge in &plan.bridges {
                g data-bridge=(format!("{} {}", bridge.a, bridge.b)) transform=(at(bridge)) {
                    rect .bridge x="-12" y="-4" width="24" height="8" rx="4" {}
                }
            }
            @for strait in &plan.straits {
                g data-strait=(format!("{} {}", strait.a, strait.b)) transform=(at(strait)) {
                    path .strait d="M-22 0H22M-14 -7L-22 0L-14 7M14 -7L22 0L14 7" {}
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Area, Board, board, broken};
    use crate::Plan;

    /// Two provinces and a sea.
    const SMALL: &str = r#"
        id = "small"
        view = [0, 0, 20, 10]
        [[sea]]
        id = "mare"
        at = [10, 5]
        lines = ["Mare"]
        path = "M8 0h4v10h-4z"
        [[territory]]
        id = "italia"
        at = [4, 5]
        lines = ["Italia"]
        path = "M0 0h8v10h-8z"
        [[territory]]
        id = "sicilia"
        at = [16, 5]
        lines = ["Sicilia"]
        path = "M12 0h8v10h-8z"
    "#;

    fn drawn(plan: &Plan, id: Option<&str>) -> String {
        board(&Board {
            plan,
            id,
            label: "Board",
            area: &|_| Area { name: "x", group: "g", value: Some(2), ..Area::default() },
        })
        .into_string()
    }

    #[test]
    fn each_area_is_one_control_and_one_of_them_is_reached_by_tab() {
        let text = drawn(Plan::named("risiko42").expect("it is drawn"), Some("board"));
        assert_eq!(text.matches(" data-area=\"").count(), 42);
        assert_eq!(text.matches("tabindex=\"0\"").count(), 1);
        assert_eq!(text.matches(" id=\"").count(), 1, "its own id and no other: a page may have several boards");
    }

    #[test]
    fn a_reader_of_another_language_finds_both_names() {
        let plan = Plan::read(SMALL).expect("a plan");
        let area = |id: &str| Area { name: "Sicilia", gloss: (id == "sicilia").then_some("Sicily"), ..Area::default() };
        let text = board(&Board { plan: &plan, id: None, label: "Board", area: &area }).into_string();
        assert_eq!(text.matches("aria-label=\"Sicily (Sicilia)\"").count(), 1, "{text}");
        assert_eq!(
            text.matches("<title>Sicily (Sicilia)</title>").count(),
            2,
            "on the land and on its counter: {text}"
        );
        assert_eq!(text.matches(">Sicily</tspan>").count(), 1, "on the map: {text}");
    }

    #[test]
    fn a_long_name_takes_two_lines() {
        assert_eq!(broken("Northwest Territory", 1), ["Northwest", "Territory"]);
        assert_eq!(broken("Western United States", 2), ["Western", "United States"]);
        assert_eq!(
            (broken("Middle East", 1), broken("Egypt", 2)),
            (vec!["Middle East".to_owned()], vec!["Egypt".to_owned()])
        );
    }

    #[test]
    fn any_board_with_a_plan_is_drawn_seas_too() {
        let plan = Plan::read(SMALL).expect("a plan");
        let text = drawn(&plan, None);
        assert!(text.contains("data-sea=\"mare\"") && text.contains("data-area=\"sicilia\""), "{text}");
        assert!(text.contains("href=\"#small-mare\"") && text.contains("data-board=\"small\""), "{text}");
        assert!(!text.contains(" id=\""));
        let defined = crate::definitions(&[&plan]).into_string();
        for reference in text.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(defined.contains(&format!("id=\"{reference}\"")), "{reference}");
        }
    }
}
