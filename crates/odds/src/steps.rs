//! From one state of a battle to the next: what can follow, and how likely.
//!
//! A roll that hurts nobody leaves the battle where it was and is simply rolled again, so it is left out and the
//! others share its probability. Every step therefore removes an army, and no state is met twice.

use crate::battle::{Attackers, Defenders, Outnumbered, Terms};
use crate::forecast::Ending;
use crate::roll::{Dice, Losses, Roll, Ties};

/// One way a battle can go on.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    pub(crate) losses: Losses,
    pub(crate) probability: f64,
}

/// The steps of all rolls under given terms.
pub(crate) struct Steps {
    terms: Terms,
    rolls: [[Vec<Step>; 3]; 3],
}

impl Steps {
    pub(crate) fn new(terms: Terms) -> Steps {
        let rolls = Dice::ALL.map(|attack| Dice::ALL.map(|defence| steps(attack, defence, terms.ties)));
        Steps { terms, rolls }
    }

    /// What can follow; or how the battle has ended.
    #[inline]
    pub(crate) fn after(&self, attackers: Attackers, defenders: Defenders) -> Result<&[Step], Ending> {
        let defence = defenders.dice().ok_or(Ending::Conquest)?;
        let attack = attackers.dice().ok_or(Ending::Exhausted)?;
        if attackers <= self.terms.stop_at {
            return Err(Ending::Stopped);
        }
        if attack < defence && self.terms.outnumbered == Outnumbered::Forbidden {
            return Err(Ending::Stalled);
        }
        Ok(&self.rolls[attack.count() - 1][defence.count() - 1])
    }
}

fn steps(attack: Dice, defence: Dice, ties: Ties) -> Vec<Step> {
    let roll = Roll::new(attack, defence, ties);
    let hurting = f64::from(roll.total() - roll.ways(Losses::default()));
    roll.outcomes()
        .filter(|outcome| !outcome.losses.is_none())
        .map(|outcome| Step { losses: outcome.losses, probability: f64::from(outcome.ways) / hurting })
        .collect()
}
