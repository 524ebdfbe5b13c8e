//! Where provinces are taken, legionaries placed and centres built.

use super::{Mind, by_chance};
use crate::battle::{conquest, outnumbered};
use board::rome::Province;
use chance::Source;
use frame::Armies;
use spqr::{Command, Price};
use std::cmp::Reverse;

impl Mind<'_> {
    /// Next to what it has, where few others border, there is room to grow and a sea is near.
    pub(super) fn settle(&self, source: &mut impl Source) -> Option<Command> {
        let free = self.open.free();
        let appeal = |province: Province| {
            let near = self.setup.map.neighbours(province);
            let own = (near & self.owned).len() as i32;
            let others = (near - self.owned - free).len() as i32;
            let coast = self.setup.map.seas_of(province).len().min(2) as i32;
            let w = self.numbers;
            (w.settle_own * own as f32 + w.settle_others * others as f32 + w.settle_room * (near & free).len() as f32)
                as i32
                + (w.settle_coast * coast as f32) as i32
        };
        by_chance(free, appeal, self.numbers.settle_spread as i32, source).map(Command::Settle)
    }

    /// The neutral army is put where it does not border on home, and stands between others.
    pub(super) fn settle_neutral(&self, source: &mut impl Source) -> Option<Command> {
        let free = self.open.free();
        let appeal = |province: Province| {
            let near = self.setup.map.neighbours(province);
            3 * (near - self.owned - free).len() as i32 - 12 * (near & self.owned).len() as i32
        };
        by_chance(free, appeal, self.numbers.settle_spread as i32, source).map(Command::Settle)
    }

    /// A first centre of power where it is safe, not always on the same province.
    pub(super) fn found(&self, source: &mut impl Source) -> Option<Command> {
        let on =
            by_chance(self.legal.sites(), |province| self.safety(province), self.numbers.found_spread as i32, source)?;
        Some(Command::Build { on, price: Price::Nothing })
    }

    /// A centre of power of a tris, paid for with what is due if that is possible.
    pub(super) fn build(&self) -> Option<Command> {
        let sites = self.legal.sites();
        let ways = sites.iter().flat_map(|on| self.legal.prices(on).map(move |price| (on, price)));
        let dear = |price: Price| match price {
            Price::Nothing | Price::Due => 0,
            Price::Province => 1,
            Price::Trireme => 3,
        };
        let best = ways.max_by_key(|&(on, price)| (self.safety(on) - dear(price), Reverse(on)));
        best.map(|(on, price)| Command::Build { on, price })
    }

    fn safety(&self, province: Province) -> i32 {
        let own = (self.setup.map.neighbours(province) & self.owned).len() as i32;
        let w = self.numbers;
        let near =
            w.safe_opponents * self.opponents(province).len() as f32 - w.safe_threat * f32::from(self.threat(province));
        i32::from(self.armies(province)) + near as i32 + own
    }

    /// All of them where they help the most: to hold what gives points, or to take it.
    pub(super) fn place(&self, armies: u16) -> Option<Command> {
        let best = self.owned.iter().max_by_key(|&p| (self.urgency(p, armies), Reverse(p)))?;
        Some(Command::Place { on: best, armies: Armies(armies) })
    }

    fn urgency(&self, province: Province, more: u16) -> i32 {
        if self.opponents(province).is_empty() {
            return -1000;
        }
        let (armies, threat) = (i32::from(self.armies(province)), i32::from(self.threat(province)));
        let exposed = (threat - armies).clamp(-4, 6);
        let w = self.numbers;
        let defence = match self.open.centres.has(province) {
            true => w.place_centre as i32 + w.place_exposed_centre as i32 * exposed,
            false => w.place_exposed as i32 * exposed,
        };
        let terms = outnumbered(self.setup.may_be_outnumbered());
        let attack = |to: Province| {
            let chance = conquest(self.armies(province) + more, self.armies(to), terms).unwrap_or(0) as i32;
            let gain = self.gain(to);
            (w.place_attack * gain as f32) as i32 * (chance - 30).max(0) / 70
                - w.place_cost as i32 * i32::from(self.armies(to))
        };
        let best = self.opponents(province).iter().map(attack).max().unwrap_or(0);
        defence + best + w.place_crowd as i32 * armies.min(15)
    }
}
