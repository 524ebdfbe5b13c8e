//! Where provinces are taken, legionaries placed, centres built and triremes launched.

use super::Mind;
use board::rome::{Province, Sea};
use frame::Armies;
use spqr::{Command, Triremes};
use std::cmp::Reverse;

impl Mind<'_> {
    /// Next to what it has, and where few others border.
    pub(super) fn settle(&self) -> Option<Command> {
        let free = self.open.free();
        let appeal = |province: Province| {
            let near = self.setup.map.neighbours(province);
            let own = (near & self.owned).len() as i32;
            let others = (near - self.owned - free).len() as i32;
            6 * own - 2 * others + (near & free).len() as i32
        };
        free.iter().max_by_key(|&p| (appeal(p), Reverse(p))).map(Command::Settle)
    }

    /// The neutral army is put far from home.
    pub(super) fn settle_neutral(&self) -> Option<Command> {
        let near = |province: Province| (self.setup.map.neighbours(province) & self.owned).len();
        self.open.free().iter().min_by_key(|&p| (near(p), p)).map(Command::Settle)
    }

    /// A centre of power where it is safest, paid for in the first way there is.
    pub(super) fn build(&self) -> Option<Command> {
        let safety = |province: Province| {
            i32::from(self.armies(province))
                - i32::from(self.threat(province))
                - 3 * self.opponents(province).len() as i32
        };
        let sites = self.legal.sites();
        let payable = sites.iter().filter_map(|on| Some((on, self.legal.prices(on).next()?)));
        let best = payable.max_by_key(|&(on, _)| (safety(on), Reverse(on)));
        best.map(|(on, price)| Command::Build { on, price })
    }

    /// All of them where they help the most: to hold a centre of power, or to take what is worth taking.
    pub(super) fn place(&self, armies: u16) -> Option<Command> {
        let best = self.owned.iter().max_by_key(|&p| (self.urgency(p), Reverse(p)))?;
        Some(Command::Place { on: best, armies: Armies(armies) })
    }

    fn urgency(&self, province: Province) -> i32 {
        if self.opponents(province).is_empty() {
            return -100;
        }
        let exposed = i32::from(self.threat(province)) - i32::from(self.armies(province));
        let centre = if self.open.centres.has(province) { 12 + 2 * exposed.max(-4) } else { 0 };
        let targets = self.opponents(province).iter();
        let best = targets.map(|to| self.prize(to) - 3 * i32::from(self.armies(to))).max().unwrap_or(0);
        centre + best + i32::from(self.armies(province)).min(12) + exposed.clamp(-4, 4)
    }

    /// Triremes where they make it master of a sea with the fewest.
    pub(super) fn launch(&self) -> Option<Command> {
        let due = self.open.now.triremes_due;
        let seas = self.setup.map.seas();
        let coasts = seas.iter().filter(|&sea| self.setup.map.coast(sea).meets(self.owned));
        let (missing, sea) = coasts
            .map(|sea| (self.missing(sea), sea))
            .min_by_key(|&(missing, sea)| (if missing == 0 || missing > due.0 { u16::MAX } else { missing }, sea))?;
        let triremes = Triremes(if missing == 0 { due.0 } else { missing.min(due.0) });
        Some(Command::Launch { sea, triremes })
    }

    /// How many more triremes make it master of a sea; 0 if it is.
    pub(super) fn missing(&self, sea: Sea) -> u16 {
        let others = self.setup.player_seats().iter().filter(|&seat| seat != self.seat);
        let most = others.map(|seat| self.open.fleet(seat, sea).0).max().unwrap_or(0);
        (most + 1).saturating_sub(self.open.fleet(self.seat, sea).0)
    }
}
