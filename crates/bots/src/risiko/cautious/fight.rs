//! Which battles are worth fighting, how far to follow them up, and what to bring to the front afterwards.

use super::Mind;
use crate::battle::{conquest, outnumbered};
use board::Territory;
use rules::{Armies, Attack, Command};
use std::cmp::Reverse;

/// The chance of conquest from which a battle is worth fighting, in hundredths: for what is wanted, for a card,
/// and in the last laps, when only points count.
const FOR_PRIZE: u32 = 62;
const FOR_CARD: u32 = 70;
const AT_THE_END: u32 = 50;
/// How many armies of a neighbour are answered by one of one's own.
const SAFETY: u16 = 4;

impl Mind<'_> {
    /// The best battle that is good enough.
    pub(super) fn attack(&self) -> Option<Command> {
        let bases = self.legal.bases();
        let battles = bases.iter().flat_map(|from| self.legal.targets(from).iter().map(move |to| (from, to)));
        let worth = battles.filter_map(|(from, to)| Some((self.merit(from, to)?, from, to)));
        let (_, from, to) = worth.max_by_key(|&(merit, from, to)| (merit, Reverse(from), Reverse(to)))?;
        let dice = self.legal.dice(from, to).last()?;
        Some(Command::Attack { from, to, dice })
    }

    /// How good a battle is; `None` if it is not good enough.
    fn merit(&self, from: Territory, to: Territory) -> Option<i32> {
        let chance = self.chance(from, to)?;
        let open = self.view.open();
        let prize = self.prize(to) + if self.eliminates(to) { 12 } else { 0 };
        let closing = open.time_is_up();
        let card = open.conquests() == 0;
        let enough = match (prize > 0, card) {
            (true, _) if closing => AT_THE_END,
            (true, _) => FOR_PRIZE,
            (false, true) => FOR_CARD,
            (false, false) => return None,
        };
        if chance < enough || !self.affordable(from, to, prize) {
            return None;
        }
        Some(prize * chance as i32 + if card { 150 } else { 0 } - 10 * i32::from(self.armies(to)))
    }

    /// Whether enough is left to hold what is won: a stack is not spread thin over the map, unless the game is
    /// about to end or the battle decides it.
    fn affordable(&self, from: Territory, to: Territory, prize: i32) -> bool {
        let spare = self.armies(from).saturating_sub(self.armies(to));
        let to_hold = 3 + self.threat(from).max(self.threat(to)) / SAFETY;
        spare >= to_hold || prize >= 12 || self.view.open().time_is_up() || self.completes(to)
    }

    /// Whether this conquest completes the objective.
    fn completes(&self, to: Territory) -> bool {
        self.wanted.len() < self.setup.board.all().len() && (self.owned | to.only()).covers(self.wanted)
    }

    fn eliminates(&self, to: Territory) -> bool {
        let open = self.view.open();
        open.owner(to).seat().is_some_and(|seat| open.owned(seat) == to.only() && open.hand_size(seat) > 0)
    }

    /// The chance of conquest in hundredths.
    fn chance(&self, from: Territory, to: Territory) -> Option<u32> {
        conquest(self.armies(from), self.armies(to), outnumbered(self.setup.may_be_outnumbered()))
    }

    /// How many armies follow into what was conquered.
    pub(super) fn occupy(&self, attack: Attack) -> Option<Command> {
        let (least, most) = self.legal.occupation()?;
        let total = self.armies(attack.from);
        let share = self.share(total, attack.from, attack.to);
        Some(Command::Occupy(share.clamp(least, most)))
    }

    /// Armies that face nobody go where somebody is faced.
    pub(super) fn maneuver(&self) -> Option<Command> {
        let moves = self.owned.iter().flat_map(|from| {
            let (to, most) = self.legal.moves(from);
            to.iter().map(move |to| (from, to, most))
        });
        let useful = moves.filter(|&(from, to, most)| most > Armies(0) && self.urgency(to) > self.urgency(from));
        let (from, to, armies) = useful.max_by_key(|&(from, to, most)| {
            (i32::from(most.0) + 2 * (self.urgency(to) - self.urgency(from)), to, from)
        })?;
        let idle = self.opponents(from).is_empty();
        let armies = if idle { armies } else { self.share(self.armies(from), from, to).clamp(Armies(1), armies) };
        Some(Command::Maneuver { from, to, armies })
    }

    fn urgency(&self, territory: Territory) -> i32 {
        if self.opponents(territory).is_empty() {
            return -1;
        }
        let targets = (self.opponents(territory) & self.wanted).len() as i32;
        let exposed = i32::from(self.threat(territory)) - i32::from(self.armies(territory));
        2 * targets + exposed.max(0) + 2 * i32::from(self.is_wanted(territory))
    }
}
