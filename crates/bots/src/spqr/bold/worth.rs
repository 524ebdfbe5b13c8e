//! What a position is worth to a seat: the points everybody would have from it, and what leads to points.

use super::Mind;
use board::rome::{Province, Sea};
use frame::{BySeat, Seat};
use spqr::{Open, Status};

/// A point of one's own in the next turn; everything else is measured by it.
const OWN_POINT: i32 = 100;

impl Mind<'_> {
    /// What a position is worth.
    pub(super) fn worth(&self, open: &Open) -> i32 {
        let count = Count::of(self, open);
        let (leader, w) = (self.leader(), self.numbers);
        let rival = |seat: Seat| match open.status(seat) {
            Status::Playing if seat != self.seat => {
                count.points(seat) * (w.rival as i32 + if Some(seat) == leader { w.leader as i32 } else { 0 })
            }
            _ => 0,
        };
        let rivals: i32 = self.setup.player_seats().iter().map(rival).sum();
        let (provinces, joined, seas) = (count.provinces[self.seat], count.joined[self.seat], count.seas[self.seat]);
        let ways = w.province as i32 * provinces + w.joined as i32 * joined + w.sea as i32 * seas;
        OWN_POINT * count.points(self.seat) - rivals + ways
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
        self.worth(&open) - self.worth_now()
    }

    /// By how much it is better off with so many more triremes in a sea, or fewer.
    pub(super) fn gain_at_sea(&self, changes: &[(Sea, i32)]) -> i32 {
        let mut open = *self.open;
        for &(sea, change) in changes {
            let fleet = &mut open.triremes[self.seat][sea];
            *fleet = (i32::from(*fleet) + change).clamp(0, i32::from(u16::MAX)) as u16;
        }
        self.worth(&open) - self.worth_now()
    }
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

    /// The points of a seat: its centres, and what it has more of than everybody (B5, S6).
    fn points(&self, seat: Seat) -> i32 {
        let supreme = |of: &BySeat<i32>, least: i32| {
            of[seat] >= least && Seat::ALL.into_iter().all(|other| other == seat || of[other] < of[seat])
        };
        let supremacies = [supreme(&self.joined, 4), supreme(&self.provinces, 1), supreme(&self.seas, 1)];
        self.centres[seat] + supremacies.into_iter().filter(|&has| has).count() as i32
    }
}
