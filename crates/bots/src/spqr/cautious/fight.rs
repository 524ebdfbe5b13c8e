//! Which seas are worth a trireme, which battles are worth fighting, and what to bring to the front afterwards.

use super::Mind;
use crate::battle::{conquest, outnumbered};
use board::rome::{Province, Sea};
use odds::Outnumbered;
use spqr::{Command, Stage, Triremes, free_to_leave, most_attack_dice, supremacies};
use std::cmp::Reverse;

/// The chance of conquest from which a battle is worth fighting, in hundredths: for what is worth much, and for a card.
const FOR_PRIZE: u32 = 60;
const FOR_CARD: u32 = 70;

impl Mind<'_> {
    /// Legionaries become triremes while the most seas are to be had for a few of them.
    pub(super) fn embark(&self) -> Option<Command> {
        if supremacies(self.setup, self.open, self.seat).seas {
            return None;
        }
        let rich = |province: Province| {
            !self.open.centres.has(province) && self.armies(province) >= 5 + self.threat(province) / 2
        };
        let harbours = self.owned.iter().filter(|&p| rich(p));
        let ways = harbours.flat_map(|from| self.setup.map.seas_of(from).iter().map(move |sea| (from, sea)));
        let (from, sea) = ways
            .filter(|&(_, sea)| (1..=2).contains(&self.missing(sea)))
            .min_by_key(|&(from, sea)| (self.missing(sea), Reverse(self.armies(from)), sea))?;
        let command = Command::Embark { from, sea, triremes: Triremes(1) };
        self.legal.allows(command).then_some(command)
    }

    /// A landing where a centre of power is to be had with good odds.
    pub(super) fn land(&self, stage: Stage) -> Option<Command> {
        if stage > Stage::Landings {
            return None;
        }
        let seas = self.setup.map.seas().iter().filter(|&sea| self.open.fleet(self.seat, sea) > Triremes(0));
        seas.filter_map(|sea| self.best_landing(sea)).max_by_key(|&(merit, _)| merit).map(|(_, command)| command)
    }

    fn best_landing(&self, sea: Sea) -> Option<(i32, Command)> {
        let coast = self.setup.map.coast(sea);
        let ways = (coast & self.owned).iter().flat_map(|from| (coast - self.owned).iter().map(move |to| (from, to)));
        let worth = ways.filter_map(|(from, to)| {
            let armies = free_to_leave(self.setup, self.open, from);
            let chance = conquest(armies.0 + 1, self.armies(to), Outnumbered::Allowed)?;
            let good = self.prize(to) >= 30 && chance >= FOR_PRIZE && !self.open.centres.has(from);
            let command = Command::Land { from, sea, to, armies };
            (good && self.legal.allows(command)).then_some((self.prize(to) * chance as i32, command))
        });
        worth.max_by_key(|&(merit, _)| merit)
    }

    /// The best battle by land that is good enough.
    pub(super) fn attack(&self, stage: Stage) -> Option<Command> {
        if stage > Stage::LandAttacks {
            return None;
        }
        let battles = self.owned.iter().flat_map(|from| self.opponents(from).iter().map(move |to| (from, to)));
        let worth = battles.filter_map(|(from, to)| Some((self.merit(from, to)?, from, to)));
        let (_, from, to) = worth.max_by_key(|&(merit, from, to)| (merit, Reverse(from), Reverse(to)))?;
        Some(Command::Attack { from, to, dice: most_attack_dice(self.open, from) })
    }

    fn merit(&self, from: Province, to: Province) -> Option<i32> {
        let terms = outnumbered(self.setup.may_be_outnumbered());
        let chance = conquest(self.armies(from), self.armies(to), terms)?;
        let (prize, card) = (self.prize(to), self.open.now.conquests == 0);
        let enough = if prize >= 10 { FOR_PRIZE } else { FOR_CARD };
        let spare = self.armies(from).saturating_sub(self.armies(to));
        let centre = self.open.centres.has(to);
        let affordable = centre || spare >= 2 + self.threat(from) / 4 || (card && spare >= 2);
        let attack = Command::Attack { from, to, dice: most_attack_dice(self.open, from) };
        if chance < enough || !affordable || !self.legal.allows(attack) {
            return None;
        }
        Some(prize * chance as i32 + if card { 400 } else { 0 } - 10 * i32::from(self.armies(to)))
    }

    /// Legionaries that face nobody go where somebody is faced.
    pub(super) fn maneuver(&self, stage: Stage) -> Option<Command> {
        if stage > Stage::LandAttacks {
            return None;
        }
        let idle = self.owned.iter().filter(|&p| self.opponents(p).is_empty() && self.armies(p) > 1);
        let from = idle.max_by_key(|&p| (self.armies(p), Reverse(p)))?;
        let next = (self.setup.map.neighbours(from) & self.owned).iter();
        let to = next.max_by_key(|&p| (self.opponents(p).len(), self.threat(p), Reverse(p)))?;
        let armies = free_to_leave(self.setup, self.open, from);
        let command = Command::Maneuver { from, to, armies, by: None };
        self.legal.allows(command).then_some(command)
    }
}
