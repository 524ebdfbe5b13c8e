//! No name of the Roman board lies under a counter, under fleets or under another name, from a small window to a large one. Names and counters
//! keep their size on the screen while the land grows, so that what is between them is looked at in pixels.

use crate::plan::{Land, Plan};

/// A window: pixels for a unit of the drawing, how wide a letter of a province's name is there on average, and how high its line, as
/// browsers measure them. From 1024 pixels to 1920.
struct Window {
    scale: f32,
    province: (f32, f32),
}

const WINDOWS: [Window; 4] = [
    Window { scale: 0.42, province: (5.6, 10.0) },
    Window { scale: 0.44, province: (5.6, 10.0) },
    Window { scale: 0.51, province: (6.5, 13.0) },
    Window { scale: 0.64, province: (6.5, 13.0) },
];
/// The same of a sea's name, in every window.
const SEA: (f32, f32) = (5.5, 12.0);
/// How large names and counters of this board are drawn, in pixels for one of their own units.
const NAME: f32 = 0.74;
const COUNTER: f32 = 0.62;
/// A counter and the circle of its letter: where, and how large.
const DISCS: [([f32; 2], f32); 2] = [([0.0, 0.0], 17.0), ([15.0, -13.0], 9.0)];
/// What the first two fleets of a sea take around its anchor: left, top, right, bottom.
const CHIPS: [[f32; 4]; 2] = [[-14.0, -20.0, 14.0, 5.0], [4.0, -10.0, 34.0, 10.0]];
/// A letter does not fill its line: what only touches that hides nothing.
const TOUCHING: f32 = 3.0;

/// A line of a name on the screen.
struct Label<'a> {
    of: &'a str,
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
}

/// The lines of a name that stands below its counter, or where the plan says.
fn province_labels<'a>(
    land: &'a Land,
    &Window { scale, province }: &Window,
) -> impl Iterator<Item = Label<'a>> + use<'a> {
    let (dx, dy, anchor) =
        land.name.as_ref().map_or((0.0, 33.0, "middle"), |name| (name.by[0], name.by[1], name.anchor.as_str()));
    land.lines.iter().zip(0_u8..).map(move |(line, index)| {
        let baseline = land.at[1] * scale + (dy + 15.0 * f32::from(index)) * NAME;
        label(&land.id, line, (land.at[0] * scale + dx * NAME, baseline), anchor, province)
    })
}

/// The name of a sea is moved with the water.
fn sea_label(sea: &Land, scale: f32) -> Option<Label<'_>> {
    let name = sea.name.as_ref().filter(|name| name.turn == 0.0)?;
    let at = ((sea.at[0] + name.by[0]) * scale, (sea.at[1] + name.by[1]) * scale);
    Some(label(&sea.id, sea.lines.first()?, at, "middle", SEA))
}

fn label<'a>(
    of: &'a str,
    line: &str,
    (x, baseline): (f32, f32),
    anchor: &str,
    (letter, height): (f32, f32),
) -> Label<'a> {
    let width = letter * line.chars().map(|one| if "ijlftrI ".contains(one) { 0.55 } else { 1.15 }).sum::<f32>();
    let left = match anchor {
        "start" => x,
        "end" => x - width,
        _ => x - width / 2.0,
    };
    Label { of, left, top: baseline - height * 0.8, right: left + width, bottom: baseline + height * 0.2 }
}

/// How far a counter of a land reaches into a label.
fn covered(label: &Label<'_>, land: &Land, scale: f32) -> f32 {
    let reach = |&([dx, dy], radius): &([f32; 2], f32)| {
        let (x, y) = (land.at[0] * scale + dx * COUNTER, land.at[1] * scale + dy * COUNTER);
        let across = (label.left - x).max(x - label.right).max(0.0);
        let down = (label.top - y).max(y - label.bottom).max(0.0);
        radius * COUNTER - across.hypot(down)
    };
    DISCS.iter().map(reach).fold(f32::MIN, f32::max)
}

/// How far the fleets of a sea reach into a label.
fn sailed_over(label: &Label<'_>, sea: &Land, scale: f32) -> f32 {
    let (x, y) = (sea.at[0] * scale, sea.at[1] * scale);
    let reach = |[left, top, right, bottom]: [f32; 4]| {
        let across = label.right.min(x + right) - label.left.max(x + left);
        let down = label.bottom.min(y + bottom) - label.top.max(y + top);
        across.min(down)
    };
    CHIPS.into_iter().map(reach).fold(f32::MIN, f32::max)
}

#[test]
fn no_name_lies_under_a_counter_a_fleet_or_another_name() {
    let plan = Plan::named("roma45").expect("it is drawn");
    for window in WINDOWS {
        let scale = window.scale;
        let provinces = plan.territories.iter().flat_map(|land| province_labels(land, &window));
        let labels: Vec<Label<'_>> =
            provinces.chain(plan.seas.iter().filter_map(|sea| sea_label(sea, scale))).collect();
        for (index, one) in labels.iter().enumerate() {
            for land in &plan.territories {
                assert!(covered(one, land, scale) < TOUCHING, "{} lies under {} at {scale}", one.of, land.id);
            }
            for sea in &plan.seas {
                assert!(
                    sailed_over(one, sea, scale) < TOUCHING,
                    "{} lies under the fleets of {} at {scale}",
                    one.of,
                    sea.id
                );
            }
            for other in labels[index + 1..].iter().filter(|other| other.of != one.of) {
                let across = one.right.min(other.right) - one.left.max(other.left);
                let down = one.bottom.min(other.bottom) - one.top.max(other.top);
                assert!(
                    across < TOUCHING || down < TOUCHING,
                    "{} and {} lie on each other at {scale}",
                    one.of,
                    other.of
                );
            }
        }
    }
}
