//! What is looked at in a position: for the seat itself and its three strongest rivals the points they have and are due, by how much
//! they lead, what they would lose and could take by exact odds; and how far the game is.

use crate::battle::{Battles, outnumbered};
use crate::value::{EACH, FEATURES, GAME, arranged};
use board::rome::{Pile, Province};
use frame::{BySeat, Seat};
use spqr::{COMBINATIONS, Open, Setup, Status, View, gain, points_due};

/// Legionaries a neighbour is expected to get before it attacks.
const SURGE: u16 = 4;

/// The numbers for a seat.
pub(super) fn features<'v>(setup: &Setup, seat: Seat, view: impl Fn(Seat) -> View<'v>) -> [f32; FEATURES] {
    let open = view(seat).open();
    let table = Table::new(setup, open);
    let look = |of: Seat| table.look(&view(of), of);
    let game = |rivals, best| game(setup, open, rivals, (seat, best));
    arranged((seat, open.playing()), look, |each| each[0] + 0.6 * each[1], game)
}

/// How far the game is.
fn game(setup: &Setup, open: &Open, rivals: usize, (seat, best): (Seat, Option<Seat>)) -> [f32; GAME] {
    let seats = setup.player_seats().len().max(1);
    let until = |of: Seat| ((of.index() + seats - open.turn.index()) % seats) as f32 / seats as f32;
    let laps = if open.time_is_up() { f32::from(open.last_lap.0.saturating_sub(open.lap.0)) } else { 0.0 };
    let reached = |of: Seat| open.places[of].points.0 >= setup.target();
    let last_lap = setup.player_seats().iter().any(reached);
    [
        (f32::from(open.lap.0) / 10.0).min(2.0),
        f32::from(u8::from(open.time_is_up())),
        laps / 3.0,
        until(seat),
        best.map_or(0.0, until),
        rivals as f32 / 3.0,
        seat.index() as f32 / 3.0,
        f32::from(u8::from(last_lap)),
    ]
}

/// What is the same for all seats of a position.
struct Table<'a> {
    setup: &'a Setup,
    open: &'a Open,
    battles: &'static Battles,
    provinces: BySeat<i32>,
    joined: BySeat<i32>,
    seas: BySeat<i32>,
}

impl<'a> Table<'a> {
    fn new(setup: &'a Setup, open: &'a Open) -> Self {
        let battles = Battles::under(outnumbered(setup.may_be_outnumbered()));
        let (mut provinces, mut joined, mut seas) = (BySeat::all(0), BySeat::all(0), BySeat::all(0));
        for seat in setup.seats().iter() {
            let owned = open.owned(seat);
            provinces[seat] = owned.len() as i32;
            joined[seat] = setup.map.largest_group(owned).len() as i32;
        }
        for master in setup.map.seas().iter().filter_map(|sea| open.master(setup, sea)) {
            seas[master] += 1;
        }
        Self { setup, open, battles, provinces, joined, seas }
    }

    /// What a seat has, would lose and could take.
    fn look(&self, view: &View<'_>, seat: Seat) -> [f32; EACH] {
        let (setup, open) = (self.setup, self.open);
        let (owned, place) = (open.owned(seat), &open.places[seat]);
        let target = f32::from(setup.target().max(1));
        let track = f32::from(place.points.0);
        let due = f32::from(points_due(setup, open, seat).0);
        let lead = |of: &BySeat<i32>| {
            let others = Seat::ALL.into_iter().filter(|&other| other != seat);
            let most = others.map(|other| of[other]).max().unwrap_or(0);
            (of[seat] - most).clamp(-3, 3) as f32 / 3.0
        };
        let centres = owned & open.centres;
        let lost: f32 = centres.iter().map(|centre| self.taken_by(centre, |of| of != seat)).sum();
        let foreign = (open.centres - owned).iter();
        let reach: f32 = foreign.map(|centre| self.taken_by(centre, |of| of == seat)).sum();
        let near = ((track + due) / target).min(1.3);
        [
            track / target,
            due / 6.0,
            near * near,
            lead(&self.provinces),
            lead(&self.joined),
            lead(&self.seas),
            centres.len() as f32 / 4.0,
            lost / 2.0,
            f32::from(open.armies_of(seat).0) / 50.0,
            owned.len() as f32 / 20.0,
            f32::from(open.triremes_of(setup, seat).0) / 10.0,
            f32::from(place.cards) / 6.0,
            reach / 2.0,
            self.tris(view.hand()),
        ]
    }

    /// The chance that a province is taken by the strongest of those beside it who belong to these.
    fn taken_by(&self, province: Province, whose: impl Fn(Seat) -> bool) -> f32 {
        let plays = |seat: Seat| whose(seat) && self.open.status(seat) == Status::Playing;
        let near = self.setup.map.neighbours(province).iter();
        let near = near.filter(|&next| self.open.owner(next).is_some_and(plays));
        let strongest = near.map(|next| self.open.legionaries[next]).max();
        strongest.map_or(0.0, |armies| self.battles.win(armies + SURGE, self.open.legionaries[province]))
    }

    /// What the best tris of a hand is worth.
    fn tris(&self, hand: Pile) -> f32 {
        let there =
            COMBINATIONS.iter().map(|&cards| cards.into_iter().collect::<Pile>()).filter(|cards| hand.contains(cards));
        let worth = |cards: Pile| {
            gain(self.setup, cards).map_or(0.0, |gain| {
                0.5 * f32::from(gain.centres) + (f32::from(gain.armies.0) + 3.0 * f32::from(gain.triremes.0)) / 28.0
            })
        };
        there.map(worth).fold(0.0, f32::max)
    }
}
