//! The drawing of the Roman board against the board: provinces share borders point for point, so that what touches what can
//! be read from the outlines exactly, in tenths of a unit.

use crate::plan::{Land, Plan};
use board::rome::Map;
use std::collections::{BTreeMap, BTreeSet, HashMap};

type Point = (i32, i32);
type Ring = Vec<Point>;

/// A coast shorter than this may lie anywhere: a corner where two seas meet.
const COAST_LEAST: f64 = 80.0;
/// How far from the coast a sea is looked for, in tenths: seas are drawn a little coarser than land.
const OFFSHORE: [f64; 3] = [15.0, 30.0, 50.0];

fn plan() -> &'static Plan {
    Plan::named("roma45").expect("it is drawn")
}

fn map() -> Map {
    Map::named("roma45").expect("it is embedded")
}

/// The rings of a path of the commands `M`, `l` and `z`, in tenths.
fn rings(path: &str) -> Vec<Ring> {
    path.split('z').filter(|part| !part.is_empty()).map(ring).collect()
}

fn ring(part: &str) -> Ring {
    let (start, steps) = part.trim_start_matches('M').split_once('l').expect("a start and lines from there");
    let start = numbers(start);
    let mut at = (start[0], start[1]);
    let mut ring = vec![at];
    for step in numbers(steps).as_chunks::<2>().0 {
        at = (at.0 + step[0], at.1 + step[1]);
        ring.push(at);
    }
    ring
}

/// Numbers with a space or a sign between them, in tenths.
fn numbers(text: &str) -> Vec<i32> {
    let spaced = text.replace('-', " -");
    let tenths = |word: &str| (word.parse::<f64>().expect("a number") * 10.0).round() as i32;
    spaced.split_whitespace().map(tenths).collect()
}

fn outlines(lands: &[Land]) -> BTreeMap<&str, Vec<Ring>> {
    lands.iter().map(|land| (land.id.as_str(), rings(&land.path))).collect()
}

/// The sides of a ring, each from one corner to the next.
fn sides(ring: &Ring) -> impl Iterator<Item = (Point, Point)> {
    ring.iter().copied().zip(ring.iter().copied().cycle().skip(1))
}

/// A side, whichever way it is walked.
fn unordered((a, b): (Point, Point)) -> (Point, Point) {
    if a < b { (a, b) } else { (b, a) }
}

fn length(((ax, ay), (bx, by)): (Point, Point)) -> f64 {
    f64::from(ax - bx).hypot(f64::from(ay - by))
}

/// The provinces that have a side.
fn owners<'p>(provinces: &BTreeMap<&'p str, Vec<Ring>>) -> HashMap<(Point, Point), Vec<&'p str>> {
    let mut owners: HashMap<_, Vec<&str>> = HashMap::new();
    for (&id, rings) in provinces {
        for side in rings.iter().flat_map(sides) {
            owners.entry(unordered(side)).or_default().push(id);
        }
    }
    owners
}

/// Whether a point lies inside of rings, by the rule of even and odd.
fn contains(rings: &[Ring], (x, y): (f64, f64)) -> bool {
    let crosses = |((ax, ay), (bx, by)): (Point, Point)| {
        let (ax, ay, bx, by) = (f64::from(ax), f64::from(ay), f64::from(bx), f64::from(by));
        (ay > y) != (by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax
    };
    rings.iter().flat_map(sides).filter(|&side| crosses(side)).count() % 2 == 1
}

/// Twice the area to the left of three points: its sign says to which side the third lies.
fn turn(a: Point, b: Point, c: Point) -> i64 {
    let [ax, ay, bx, by, cx, cy] = [a.0, a.1, b.0, b.1, c.0, c.1].map(i64::from);
    (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
}

fn cross((a, b): (Point, Point), (c, d): (Point, Point)) -> bool {
    let apart = |p: i32, q: i32, r: i32, s: i32| p.max(q) < r.min(s) || r.max(s) < p.min(q);
    !apart(a.0, b.0, c.0, d.0)
        && !apart(a.1, b.1, c.1, d.1)
        && turn(a, b, c).signum() * turn(a, b, d).signum() < 0
        && turn(c, d, a).signum() * turn(c, d, b).signum() < 0
}

#[test]
fn every_province_and_every_sea_is_drawn_under_its_own_name() {
    let (plan, map) = (plan(), map());
    let drawn: BTreeSet<_> = plan.territories.iter().map(|land| (land.id.as_str(), land.lines.join(" "))).collect();
    let there: BTreeSet<_> =
        map.provinces().iter().map(|one| (map.province_id(one), map.province_name(one).to_owned())).collect();
    assert_eq!(drawn, there);
    let drawn: BTreeSet<_> = plan.seas.iter().map(|sea| (sea.id.as_str(), sea.lines.join(" "))).collect();
    let there: BTreeSet<_> = map.seas().iter().map(|one| (map.sea_id(one), map.sea_name(one).to_owned())).collect();
    assert_eq!(drawn, there);
}

#[test]
fn provinces_touch_exactly_where_the_board_says_so() {
    let provinces = outlines(&plan().territories);
    let touching: BTreeSet<_> = owners(&provinces)
        .into_values()
        .filter(|owners| owners.len() > 1)
        .map(|owners| (owners[0].min(owners[1]), owners[0].max(owners[1])))
        .collect();
    let map = map();
    let mut there = BTreeSet::new();
    for (a, b) in map.provinces().iter().flat_map(|a| map.neighbours(a).iter().map(move |b| (a, b))) {
        let (a, b) = (map.province_id(a), map.province_id(b));
        there.insert((a.min(b), a.max(b)));
    }
    assert_eq!(there.len(), 65);
    assert_eq!(touching, there);
}

#[test]
fn provinces_do_not_overlap() {
    let provinces = outlines(&plan().territories);
    let owners = owners(&provinces);
    assert!(owners.values().all(|owners| owners.len() <= 2), "a side between three");
    let all: Vec<_> = provinces.iter().flat_map(|(id, rings)| rings.iter().map(move |ring| (*id, ring))).collect();
    for (index, (a, one)) in all.iter().enumerate() {
        for (b, other) in all[index + 1..].iter().filter(|(b, _)| b != a) {
            let near = |side: &(Point, Point)| sides(other).find(|against| cross(*side, *against));
            let found = sides(one).find_map(|side| near(&side).map(|against| (side, against)));
            assert_eq!(found, None, "{a} and {b} cross");
        }
        // A corner that is the province's alone lies in no other.
        let shared: BTreeSet<Point> =
            all.iter().filter(|(b, _)| b != a).flat_map(|(_, ring)| ring.iter().copied()).collect();
        for &(x, y) in one.iter().filter(|corner| !shared.contains(corner)).step_by(7) {
            for (b, rings) in provinces.iter().filter(|(b, _)| *b != a) {
                assert!(!contains(rings, (f64::from(x), f64::from(y))), "{a} lies in {b}");
            }
        }
    }
}

#[test]
fn every_coast_lies_at_a_sea_of_its_province() {
    let (plan, map) = (plan(), map());
    let (provinces, seas) = (outlines(&plan.territories), outlines(&plan.seas));
    let owners = owners(&provinces);
    for province in map.provinces() {
        let id = map.province_id(province);
        let own: BTreeSet<_> = map.seas_of(province).iter().map(|sea| map.sea_id(sea)).collect();
        let mut reached: BTreeMap<&str, f64> = BTreeMap::new();
        for ring in &provinces[id] {
            for (sea, length) in coasts(&provinces[id], ring, &owners, &seas) {
                assert!(own.contains(sea) || length <= COAST_LEAST, "{id} lies {length} tenths at {sea}");
                *reached.entry(sea).or_default() += length;
            }
        }
        for sea in own {
            assert!(reached.get(sea).is_some_and(|&length| length > COAST_LEAST), "{id} does not reach {sea}");
        }
    }
}

/// The pieces of a ring that lie at one sea each, and how long each of them is.
fn coasts<'s>(
    province: &[Ring],
    ring: &Ring,
    owners: &HashMap<(Point, Point), Vec<&str>>,
    seas: &BTreeMap<&'s str, Vec<Ring>>,
) -> Vec<(&'s str, f64)> {
    let mut pieces: Vec<(Option<&str>, f64)> = Vec::new();
    for side in sides(ring) {
        let is_coast = owners[&unordered(side)].len() == 1;
        let sea = is_coast.then(|| sea_off(province, side, seas)).flatten();
        match pieces.last_mut().filter(|(last, _)| *last == sea) {
            Some((_, sum)) => *sum += length(side),
            None => pieces.push((sea, length(side))),
        }
    }
    pieces.into_iter().filter_map(|(sea, length)| Some((sea?, length))).collect()
}

/// The sea off a side; none off one at the edge of the drawing, or at water that is no sea of the game.
fn sea_off<'s>(province: &[Ring], side: (Point, Point), seas: &BTreeMap<&'s str, Vec<Ring>>) -> Option<&'s str> {
    let ((ax, ay), (bx, by)) = side;
    let (along_x, along_y) = (f64::from(bx - ax) / length(side), f64::from(by - ay) / length(side));
    let middle = (f64::from(ax + bx) / 2.0, f64::from(ay + by) / 2.0);
    [1.0, -1.0].into_iter().find_map(|hand| {
        let off = |far: f64| (middle.0 + hand * along_y * far, middle.1 - hand * along_x * far);
        let water = OFFSHORE.map(off).into_iter().take_while(|&point| !contains(province, point));
        water.flat_map(|point| seas.iter().find(|(_, rings)| contains(rings, point))).map(|(&sea, _)| sea).next()
    })
}

#[test]
fn lines_straits_and_bridges_stand_between_neighbours() {
    let (plan, map) = (plan(), map());
    let sea = |id: &str| map.find_sea(id).expect("a sea of the board");
    let drawn: BTreeSet<_> = plan.boundaries.iter().map(|line| (line.a.as_str(), line.b.as_str())).collect();
    assert_eq!(drawn.len(), 14);
    for (a, b) in drawn.into_iter().chain(plan.straits.iter().map(|strait| (strait.a.as_str(), strait.b.as_str()))) {
        assert!(map.seas_next_to(sea(a)).iter().any(|next| next == sea(b)), "{a} {b}");
    }
    for bridge in &plan.bridges {
        let find = |id: &str| map.find(id).expect("a province of the board");
        assert!(map.borders(find(&bridge.a), find(&bridge.b)), "{} {}", bridge.a, bridge.b);
    }
}

#[test]
fn fleets_float_and_counters_stand_on_their_own_land() {
    let plan = plan();
    let (provinces, seas) = (outlines(&plan.territories), outlines(&plan.seas));
    for sea in &plan.seas {
        let at = (f64::from(sea.at[0]) * 10.0, f64::from(sea.at[1]) * 10.0);
        let under: Vec<_> = seas.iter().filter(|(_, rings)| contains(rings, at)).map(|(id, _)| *id).collect();
        assert_eq!(under, [sea.id.as_str()]);
        let around = [(0.0, 0.0), (250.0, 0.0), (-250.0, 0.0), (0.0, 250.0), (0.0, -250.0)];
        let aground =
            |(dx, dy): &(f64, f64)| provinces.iter().find(|(_, rings)| contains(rings, (at.0 + dx, at.1 + dy)));
        assert_eq!(around.iter().find_map(aground).map(|(id, _)| *id), None, "fleets of {} on land", sea.id);
    }
    for land in &plan.territories {
        let at = (f64::from(land.at[0]) * 10.0, f64::from(land.at[1]) * 10.0);
        let under: Vec<_> = provinces.iter().filter(|(_, rings)| contains(rings, at)).map(|(id, _)| *id).collect();
        assert!(under.is_empty() || under == [land.id.as_str()], "the counter of {} stands on {under:?}", land.id);
    }
}
