//! From one state of a battle to the next: what can follow, and how likely.
//!
//! A roll that hurts nobody leaves the battle where it was. Either it is simply rolled again, so it is left out and the
//! others share its probability; or the battle ends there. Every step therefore removes an army, and no state is met
//! twice.

use crate::battle::{Attackers, Defenders, Harmless, Outnumbered, Terms};
use crate::forecast::Ending;
use crate::roll::{Dice, Losses, Roll};

/// One way a battle can go on.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    pub(crate) losses: Losses,
    pub(crate) probability: f64,
}

/// The steps of all rolls under given terms.
pub(crate) struct Steps {
    terms: Terms,
    rolls: [[Next; 3]; 3],
}

/// What can follow a state.
pub(crate) struct Next {
    /// The rolls that cost somebody an army.
    pub(crate) steps: Vec<Step>,
    /// How likely it is that the battle ends here, with a roll that hurts nobody.
    pub(crate) harmless: f64,
}

impl Steps {
    pub(crate) fn new(terms: Terms) -> Steps {
        let rolls = Dice::ALL.map(|attack| Dice::ALL.map(|defence| next(attack, defence, terms)));
        Steps { terms, rolls }
    }

    /// What can follow; or how the battle has ended.
    #[inline]
    pub(crate) fn after(&self, attackers: Attackers, defenders: Defenders) -> Result<&Next, Ending> {
        let defence = defenders.dice().ok_or(Ending::Conquest)?;
        let attack = attackers.dice(self.terms.stays).ok_or(Ending::Exhausted)?;
        if attackers <= self.terms.stop_at {
            return Err(Ending::Stopped);
        }
        if attack < defence && self.terms.outnumbered == Outnumbered::Forbidden {
            return Err(Ending::Stalled);
        }
        Ok(&self.rolls[attack.count() - 1][defence.count() - 1])
    }
}

fn next(attack: Dice, defence: Dice, terms: Terms) -> Next {
    let roll = Roll::new(attack, defence, terms.ties);
    let (total, harmless) = (roll.total(), roll.ways(Losses::default()));
    let (counted, ending) = match terms.harmless {
        Harmless::RollAgain => (total - harmless, 0),
        Harmless::Ends => (total, harmless),
    };
    let share = |ways: u32| f64::from(ways) / f64::from(counted);
    let hurting = roll.outcomes().filter(|outcome| !outcome.losses.is_none());
    let steps = hurting.map(|outcome| Step { losses: outcome.losses, probability: share(outcome.ways) }).collect();
    Next { steps, harmless: share(ending) }
}
