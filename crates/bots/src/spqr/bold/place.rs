//! Where provinces are taken, legionaries placed and centres built.

use super::{Mind, by_chance};
use crate::battle::{conquest, outnumbered};
use board::rome::{Province, ProvinceSet};
use chance::Source;
use frame::{Armies, Seat};
use spqr::{Command, Price};
use std::cmp::Reverse;

impl Mind<'_> {
    /// Next to what it has, where few others border, there is room to grow and a sea is near.
    pub(super) fn settle(&self, source: &mut impl Source) -> Option<Command> {
        let free = self.open.free();
        if let Some(on) = self.eyes.settles.filter(|&on| free.has(on)) {
            return Some(Command::Settle(on));
        }
        let appeal = |province| self.appeal(province);
        by_chance(free, appeal, self.numbers.settle_spread as i32, source).map(Command::Settle)
    }

    /// Free provinces, the most appealing first: to settle, or for the neutral army.
    pub(in crate::spqr) fn appealing(&self, neutral: bool) -> Vec<Province> {
        let appeal = |province| if neutral { self.neutral_appeal(province) } else { self.appeal(province) };
        let mut free: Vec<Province> = self.open.free().iter().collect();
        free.sort_by_key(|&province| (Reverse(appeal(province)), province));
        free
    }

    fn appeal(&self, province: Province) -> i32 {
        let (w, free) = (self.numbers, self.open.free());
        let near = self.setup.map.neighbours(province);
        let count = |provinces: ProvinceSet| provinces.len() as f32;
        let (own, others) = (count(near & self.owned), count(near - self.owned - free));
        let theirs = |seat: Seat| (near & self.open.owned(seat)).len();
        let wanted = self.open.playing().iter().filter(|&seat| seat != self.seat).map(theirs).max().unwrap_or(0);
        let deny = w.settle_deny * wanted as f32 + w.settle_borders * count(near);
        let land = w.settle_own * own + w.settle_others * others + w.settle_room * count(near & free);
        let coast = w.settle_coast * self.setup.map.seas_of(province).len().min(2) as f32;
        let map = &self.setup.map;
        let group = |owned: ProvinceSet| map.largest_group(owned).len() as f32;
        let grow = w.settle_grow * (group(self.owned | province.only()) - group(self.owned));
        let wide = (near & free).iter().fold(near, |all, next| all | map.neighbours(next));
        let reach = w.settle_reach * count(wide & (free | self.owned));
        deny as i32 + land as i32 + coast as i32 + grow as i32 + reach as i32
    }

    /// The neutral army is put where it does not border on home, and stands between others.
    pub(super) fn settle_neutral(&self, source: &mut impl Source) -> Option<Command> {
        let free = self.open.free();
        if let Some(on) = self.eyes.settles.filter(|&on| free.has(on)) {
            return Some(Command::Settle(on));
        }
        let appeal = |province| self.neutral_appeal(province);
        by_chance(free, appeal, self.numbers.settle_spread as i32, source).map(Command::Settle)
    }

    fn neutral_appeal(&self, province: Province) -> i32 {
        let near = self.setup.map.neighbours(province);
        3 * (near - self.owned - self.open.free()).len() as i32 - 12 * (near & self.owned).len() as i32
    }

    /// A first centre of power where it is safe, not always on the same province.
    pub(super) fn found(&self, source: &mut impl Source) -> Option<Command> {
        let (sites, spread) = (self.legal.sites(), self.numbers.found_spread as i32);
        let chosen = self.eyes.settles.filter(|&on| sites.has(on));
        let on = chosen.or_else(|| by_chance(sites, |province| self.safety(province), spread, source))?;
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
        let chosen = self.eyes.place.filter(|&on| self.owned.has(on));
        let usual = || self.owned.iter().max_by_key(|&p| (self.urgency(p, armies), Reverse(p)));
        let best = chosen.or_else(usual)?;
        let part = if chosen.is_some() { armies } else { self.enough(best, armies) };
        Some(Command::Place { on: best, armies: Armies(part) })
    }

    /// So many legionaries that what is worth most beside a province is conquered with enough of a chance.
    fn enough(&self, on: Province, most: u16) -> u16 {
        let terms = outnumbered(self.setup.may_be_outnumbered());
        let chance =
            |to: Province, more: u16| conquest(self.armies(on) + more, self.armies(to), terms).unwrap_or(0) as i32;
        let merit = |to: Province| self.gain(to) * (chance(to, most) - 30).max(0) / 70;
        let Some(best) = self.opponents(on).iter().max_by_key(|&to| (merit(to), Reverse(to))) else { return most };
        (1..most).find(|&more| chance(best, more) as f32 >= self.numbers.enough).unwrap_or(most)
    }

    /// Where legionaries could be placed, what needs them most first.
    pub(in crate::spqr) fn places(&self, armies: u16) -> Vec<Province> {
        let mut places: Vec<Province> = self.owned.iter().filter(|&p| !self.opponents(p).is_empty()).collect();
        places.sort_by_key(|&p| (Reverse(self.urgency(p, armies)), p));
        places
    }

    pub(super) fn urgency(&self, province: Province, more: u16) -> i32 {
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
