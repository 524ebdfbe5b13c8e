//! What a position is worth to a seat: the points everybody would have from it, and what leads to points.

use super::{Mind, TARGET};
use crate::battle::{Battles, outnumbered};
use board::rome::{Province, Sea};
use frame::{BySeat, Seat};
use spqr::{Open, Status};

impl Mind<'_> {
    /// What a position is worth.
    pub(super) fn worth(&self, open: &Open) -> i32 {
        let count = Count::of(self, open);
        let (leader, w, end) = (self.leader(), self.numbers, self.end());
        let (own_part, rival_part) = match end {
            End::Now => (w.last_own, w.last_rival),
            End::Next => (w.next_own, w.next_rival),
            End::Later => (100.0, 100.0),
        };
        let rival = |seat: Seat| match open.status(seat) {
            Status::Playing if seat != self.seat => {
                let points = self.points(&count, seat);
                let near =
                    (f32::from(open.places[seat].points.0) + points / 100.0) / f32::from(self.setup.target().max(1));
                let more = if Some(seat) == leader { w.leader } else { 0.0 };
                let part = match (end, seat > open.turn) {
                    (End::Now, false) => 0.0,
                    (End::Now, true) => rival_part,
                    (End::Next | End::Later, false) => rival_part,
                    (End::Next | End::Later, true) => rival_part + w.yet_to_claim,
                };
                points / 100.0 * (w.rival + more + w.closing * near * near) * part / 100.0
            }
            _ => 0.0,
        };
        let rivals: f32 = self.setup.player_seats().iter().map(rival).sum();
        let (provinces, joined, seas) = (count.provinces[self.seat], count.joined[self.seat], count.seas[self.seat]);
        let ways = w.province * provinces as f32 + w.joined * joined as f32 + w.sea * seas as f32;
        let own = self.points(&count, self.seat) - w.centre_risk * self.centres_at_risk(open);
        ((own + ways) * own_part / 100.0 - rivals) as i32
    }

    /// When the game ends, as far as that can be foreseen: the lap in which somebody has enough points is played whole (S1).
    fn end(&self) -> End {
        *self.end.get_or_init(|| {
            let (open, target) = (self.open, self.setup.target());
            let due = |seat: Seat| spqr::points_due(self.setup, open, seat).0;
            let this_lap = |seat: Seat| open.places[seat].points.0 + if seat > open.turn { due(seat) } else { 0 };
            let anybody = |reaches: &dyn Fn(Seat) -> bool| open.lap.0 > 0 && open.playing().iter().any(reaches);
            let laps_left = open.time_is_up().then(|| open.last_lap.0.saturating_sub(open.lap.0));
            if laps_left == Some(0) || anybody(&|seat| this_lap(seat) >= target) {
                return End::Now;
            }
            if laps_left == Some(1) || anybody(&|seat| this_lap(seat) + due(seat) >= target) {
                return End::Next;
            }
            End::Later
        })
    }

    /// The points of a seat in hundredths: its centres, and what it has more of than everybody, by how much it leads (B5, S6).
    fn points(&self, count: &Count, seat: Seat) -> f32 {
        let w = self.numbers;
        let lead = |of: &BySeat<i32>| {
            let others = Seat::ALL.into_iter().filter(|&other| other != seat);
            of[seat] - others.map(|other| of[other]).max().unwrap_or(0)
        };
        let counts = |lead: i32| match lead {
            ..-1 => 0.0,
            -1 => w.behind,
            0 => w.even,
            1 => w.by_one,
            2 => w.by_two,
            3.. => w.by_more,
        };
        let empire = if count.joined[seat] >= 4 { counts(lead(&count.joined)) } else { 0.0 };
        let provinces = counts(lead(&count.provinces));
        let ahead = if lead(&count.seas) >= 2 { w.seas_ahead } else { 0.0 };
        let seas = if count.seas[seat] >= 1 { counts(lead(&count.seas)) + ahead } else { 0.0 };
        w.centre * count.centres[seat] as f32 + empire + provinces + seas
    }

    /// How many of its centres it is going to lose to their strongest neighbours.
    fn centres_at_risk(&self, open: &Open) -> f32 {
        if self.numbers.centre_risk == 0.0 {
            return 0.0;
        }
        let (owned, map) = (open.owned(self.seat), &self.setup.map);
        let battles = Battles::under(outnumbered(self.setup.may_be_outnumbered()));
        let surge = self.numbers.surge.max(0.0) as u16;
        let lost = |province: Province| {
            let near = (map.neighbours(province) - owned).iter().filter(|&next| self.is_played(next));
            let strongest = near.map(|next| open.legionaries[next]).max();
            strongest.map_or(0.0, |strongest| battles.win(strongest + surge, open.legionaries[province]))
        };
        (owned & open.centres).iter().map(lost).sum()
    }

    /// What the position is worth as it is.
    fn worth_now(&self) -> i32 {
        *self.now.get_or_init(|| self.worth(self.open))
    }

    /// Who has the most points on the track besides this seat.
    fn leader(&self) -> Option<Seat> {
        let others = self.open.playing().iter().filter(|&seat| seat != self.seat);
        others.max_by_key(|&seat| self.open.places[seat].points)
    }

    /// By how much it is better off with a province of another's.
    pub(super) fn gain(&self, to: Province) -> i32 {
        let mut open = *self.open;
        open.set_owner(to, self.seat);
        let on = if self.leads_on(to) { self.numbers.beyond as i32 } else { 0 };
        let wanted = if self.eyes.target == Some(to) { TARGET } else { 0 };
        self.worth(&open) - self.worth_now() + on + wanted
    }

    /// Whether a province borders on another's centre that does not border on anything of its own.
    fn leads_on(&self, to: Province) -> bool {
        let map = &self.setup.map;
        let centres = (map.neighbours(to) & self.open.centres) - self.owned;
        centres.iter().any(|centre| !map.neighbours(centre).meets(self.owned))
    }

    /// The same, if it is taken from there by a battle to the end: what stays behind may be too little.
    pub(super) fn gain_from(&self, from: Province, to: Province) -> i32 {
        let mut open = *self.open;
        open.set_owner(to, self.seat);
        let battles = Battles::under(outnumbered(self.setup.may_be_outnumbered()));
        let left = battles.outlook(open.legionaries[from], open.legionaries[to]).left.max(2.0) as u16;
        let stay = self.left_behind(from, self.opponents(from) - to.only()).clamp(1, left - 1);
        open.legionaries[from] = stay;
        open.legionaries[to] = left - stay;
        self.gain_in(&open, to)
    }

    /// By how much it is better off in a position in which it has taken a province.
    fn gain_in(&self, open: &Open, to: Province) -> i32 {
        let on = if self.leads_on(to) { self.numbers.beyond as i32 } else { 0 };
        let wanted = if self.eyes.target == Some(to) { TARGET } else { 0 };
        self.worth(open) - self.worth_now() + on + wanted
    }

    /// By how much it is better off if somebody else loses so many triremes in a sea.
    pub(super) fn gain_by_sinking(&self, sea: Sea, against: Seat) -> i32 {
        let mut open = *self.open;
        let fleet = &mut open.triremes[against][sea];
        *fleet = fleet.saturating_sub(1);
        self.worth(&open) - self.worth_now()
    }

    /// By how much it is better off with so many more triremes in a sea, or fewer.
    pub(super) fn gain_at_sea(&self, changes: &[(Sea, i32)]) -> i32 {
        let mut open = *self.open;
        for &(sea, change) in changes {
            let fleet = &mut open.triremes[self.seat][sea];
            *fleet = (i32::from(*fleet) + change).clamp(0, i32::from(u16::MAX)) as u16;
        }
        let ruled = |sea: Sea| open.master(self.setup, sea) == Some(self.seat);
        let wanted = if self.eyes.sea.is_some_and(ruled) { TARGET } else { 0 };
        self.worth(&open) - self.worth_now() + wanted
    }
}

/// How far the end of the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// In this lap: who has played has claimed for the last time.
    Now,
    /// In the next lap.
    Next,
    /// Later.
    Later,
}

/// What supremacies are counted by, for every army on the map.
struct Count {
    provinces: BySeat<i32>,
    joined: BySeat<i32>,
    seas: BySeat<i32>,
    centres: BySeat<i32>,
}

impl Count {
    fn of(mind: &Mind<'_>, open: &Open) -> Self {
        let map = &mind.setup.map;
        let zero = || BySeat::all(0);
        let mut count = Self { provinces: zero(), joined: zero(), seas: zero(), centres: zero() };
        for seat in mind.setup.seats().iter() {
            let owned = open.owned(seat);
            count.provinces[seat] = owned.len() as i32;
            count.joined[seat] = map.largest_group(owned).len() as i32;
            count.centres[seat] = (owned & open.centres).len() as i32;
        }
        for master in map.seas().iter().filter_map(|sea| open.master(mind.setup, sea)) {
            count.seas[master] += 1;
        }
        count
    }
}
