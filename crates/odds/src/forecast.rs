//! One battle fought to its end: every state it can end in, with its probability.
//!
//! Answers one question at a time. Whoever needs many battles takes the tables instead.

use crate::battle::{Attackers, Battle, Defenders, Terms};
use crate::steps::Steps;

/// How a battle ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// No defender is left.
    Conquest,
    /// Nobody is left to the attacker, or only the army that stays.
    Exhausted,
    /// The attacker would roll fewer dice than the defender, which is forbidden (G4.4).
    Stalled,
    /// The attacker is down to the number set in [`Terms::stop_at`].
    Stopped,
    /// A roll hurt nobody, where that ends the battle (B11).
    Harmless,
}

/// One state a battle can end in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct End {
    /// Why it ends there.
    pub ending: Ending,
    /// Armies left to the attacker, the one that stays included; after a conquest, before any moves in.
    pub attackers: Attackers,
    /// Armies left to the defender.
    pub defenders: Defenders,
    /// How likely it is.
    pub probability: f64,
}

/// Mean numbers of armies left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expected {
    /// Left to the attacker.
    pub attackers: f64,
    /// Left to the defender.
    pub defenders: f64,
}

impl Expected {
    pub(crate) fn of(attackers_left: &[f64], defenders_left: &[f64]) -> Expected {
        Expected { attackers: mean(attackers_left), defenders: mean(defenders_left) }
    }
}

/// How one battle ends.
#[derive(Clone, Debug, PartialEq)]
pub struct Forecast {
    ends: Vec<End>,
    attackers_left: Vec<f64>,
    defenders_left: Vec<f64>,
}

impl Forecast {
    /// Fights the battle in all the ways it can go.
    pub fn new(battle: Battle, terms: Terms) -> Forecast {
        let (Attackers(a), Defenders(d)) = (battle.attackers(), battle.defenders());
        let ends = ends(battle, &Steps::new(terms));
        let mut attackers_left = vec![0.0; a as usize + 1];
        let mut defenders_left = vec![0.0; d as usize + 1];
        for end in &ends {
            attackers_left[end.attackers.0 as usize] += end.probability;
            defenders_left[end.defenders.0 as usize] += end.probability;
        }
        Forecast { ends, attackers_left, defenders_left }
    }

    /// The probability that no defender is left.
    pub fn conquest(&self) -> f64 {
        self.defenders_left[0]
    }

    /// The probability of this ending, whatever is left.
    pub fn probability(&self, ending: Ending) -> f64 {
        self.ends.iter().filter(|end| end.ending == ending).fold(0.0, |sum, end| sum + end.probability)
    }

    /// How many armies the attacker has left, the one that stays included: the index is the number of armies.
    pub fn attackers_left(&self) -> &[f64] {
        &self.attackers_left
    }

    /// How many armies the defender has left: the index is the number of armies.
    pub fn defenders_left(&self) -> &[f64] {
        &self.defenders_left
    }

    /// Every state the battle can end in, those with more armies left to the attacker first.
    pub fn ends(&self) -> &[End] {
        &self.ends
    }

    /// Mean numbers of armies left, over all endings.
    pub fn expected(&self) -> Expected {
        Expected::of(&self.attackers_left, &self.defenders_left)
    }
}

/// Probability flows from the first state down; what arrives at a state without steps stays there.
fn ends(battle: Battle, steps: &Steps) -> Vec<End> {
    let (Attackers(most), Defenders(defence)) = (battle.attackers(), battle.defenders());
    let at = |a: u32, d: u32| (a * (defence + 1) + d) as usize;
    let mut reached = vec![0.0; at(most, defence) + 1];
    reached[at(most, defence)] = 1.0;
    let mut ends = Vec::new();
    for (a, d) in downwards(most, defence) {
        let (attackers, defenders, probability) = (Attackers(a), Defenders(d), reached[at(a, d)]);
        if probability == 0.0 {
            continue;
        }
        match steps.after(attackers, defenders) {
            Err(ending) => ends.push(End { ending, attackers, defenders, probability }),
            Ok(next) => {
                for step in &next.steps {
                    reached[at(a - step.losses.attackers, d - step.losses.defenders)] += probability * step.probability;
                }
                if next.harmless > 0.0 {
                    let probability = probability * next.harmless;
                    ends.push(End { ending: Ending::Harmless, attackers, defenders, probability });
                }
            }
        }
    }
    ends
}

fn downwards(attackers: u32, defenders: u32) -> impl Iterator<Item = (u32, u32)> {
    (0..=attackers).rev().flat_map(move |a| (0..=defenders).rev().map(move |d| (a, d)))
}

fn mean(left: &[f64]) -> f64 {
    left.iter().enumerate().map(|(armies, probability)| armies as f64 * probability).sum()
}
