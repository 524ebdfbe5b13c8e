//! What is looked at in a position: for the seat itself and its three strongest rivals what they have, what they would keep and
//! what they could take by exact odds; and how far the game is.

use super::cautious::wanted;
use crate::battle::{Battles, outnumbered};
use crate::value::{EACH, FEATURES, GAME, arranged};
use board::{ByTerritory, Territory, TerritorySet};
use rules::{Open, Seat, Setup, Status, View, near_end};

/// Armies a neighbour is expected to get before it attacks.
const SURGE: u16 = 3;

/// The numbers for a seat.
pub(super) fn features<'v>(setup: &Setup, seat: Seat, view: impl Fn(Seat) -> View<'v>) -> [f32; FEATURES] {
    let open = view(seat).open();
    let table = Table::new(setup, open);
    let playing = setup.seats().iter().filter(|&one| open.status(one) == Status::Playing).collect();
    let look = |of: Seat| table.look(&view(of), of);
    let game = |rivals, best| game(setup, open, rivals, (seat, best));
    arranged((seat, playing), look, |each| each[0] + 0.5 * each[3], game)
}

/// How far the game is.
fn game(setup: &Setup, open: &Open, rivals: usize, (seat, best): (Seat, Option<Seat>)) -> [f32; GAME] {
    let near = near_end(setup, open);
    let ways = near.as_ref().and_then(|near| near.roll.as_ref()).map_or(0.0, |roll| f32::from(roll.ways) / 36.0);
    let laps = near.as_ref().map_or(0.0, |near| f32::from(near.laps));
    let seats = setup.seats().len().max(1);
    let until = |of: Seat| ((of.index() + seats - open.turn().index()) % seats) as f32 / seats as f32;
    [
        (f32::from(open.lap().0) / 15.0).min(2.0),
        f32::from(u8::from(near.is_some())),
        if near.is_some() && laps == 0.0 { 1.0 } else { 0.0 },
        laps / 2.0,
        ways,
        until(seat),
        best.map_or(0.0, until),
        rivals as f32 / 3.0,
    ]
}

/// What is the same for all seats of a position.
struct Table<'a> {
    setup: &'a Setup,
    open: &'a Open,
    battles: &'static Battles,
    /// By territory, the chance to be kept against its strongest neighbour.
    keep: ByTerritory<f32>,
}

impl<'a> Table<'a> {
    fn new(setup: &'a Setup, open: &'a Open) -> Self {
        let battles = Battles::under(outnumbered(setup.may_be_outnumbered()));
        let mut keep = ByTerritory::all(1.0);
        let quiet = |seat: Seat| !matches!(open.status(seat), Status::Playing | Status::Ghost);
        let harmless =
            setup.seats().iter().filter(|&seat| quiet(seat)).fold(open.neutral(), |all, seat| all | open.owned(seat));
        for seat in setup.seats().iter() {
            let owned = open.owned(seat);
            for territory in owned {
                let near = setup.board.neighbours(territory) - owned - harmless;
                let strongest = near.iter().map(|one| open.armies(one).0).max().unwrap_or(0);
                if strongest > 0 {
                    keep[territory] = 1.0 - battles.win(strongest + SURGE, open.armies(territory).0);
                }
            }
        }
        Self { setup, open, battles, keep }
    }

    /// What a seat has, would keep and could take.
    fn look(&self, view: &View<'_>, seat: Seat) -> [f32; EACH] {
        let (board, open) = (&self.setup.board, self.open);
        let (owned, goal) = (open.owned(seat), wanted(self.setup, view, seat));
        let value = |territory: Territory| f32::from(board.value(territory));
        let (mut armies, mut most, mut held, mut kept, mut worth) = (0.0_f32, 0.0_f32, 0.0, 0.0, 0.0);
        for territory in owned {
            let here = f32::from(open.armies(territory).0);
            armies += here;
            most = most.max(here);
            worth += value(territory) * self.keep[territory];
            if goal.has(territory) {
                held += value(territory);
                kept += value(territory) * self.keep[territory];
            }
        }
        let missing = goal - owned;
        let (mut reach, mut likely) = (0.0, 0.0);
        for territory in missing {
            let win = self.taken(owned, territory);
            reach += value(territory) * win;
            likely += win;
        }
        let bonus: f32 = (self.setup.continent_bonuses())
            .filter(|(territories, _)| owned.covers(*territories))
            .map(|(_, bonus)| f32::from(bonus))
            .sum();
        let whole = goal.len() == board.all().len();
        let left = missing.len() as f32;
        let hand = open.hand_size(seat) as f32;
        [
            held / 86.0,
            if whole { 0.0 } else { left / 24.0 },
            if whole { 0.0 } else { 1.0 / (1.0 + left) },
            armies / 100.0,
            most / 30.0,
            owned.len() as f32 / 42.0,
            bonus / 10.0,
            hand / 7.0,
            if hand >= 3.0 { (hand - 2.0) / 5.0 } else { 0.0 },
            kept / 86.0,
            worth / 86.0,
            reach / 86.0,
            likely / 24.0,
            if whole { 0.0 } else { likely / (left * left).max(1.0) },
        ]
    }

    /// The chance that a territory is taken from the strongest of these beside it.
    fn taken(&self, owned: TerritorySet, territory: Territory) -> f32 {
        let near = (self.setup.board.neighbours(territory) & owned).iter();
        let strongest = near.map(|one| self.open.armies(one).0).max().unwrap_or(0);
        if strongest == 0 { 0.0 } else { self.battles.win(strongest + SURGE, self.open.armies(territory).0) }
    }
}
