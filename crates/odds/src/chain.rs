//! Territories attacked one after the other: each conquest moves everybody on but a garrison. And the question the other way round:
//! how many armies it takes for a wanted probability.

use crate::battle::{Attackers, Defenders, MAX_ARMIES, Terms};
use crate::steps::Steps;

/// A chain of attacks, solved for every number of armies it can begin with.
#[derive(Clone, Debug, PartialEq)]
pub struct Chain {
    /// For each number of territories, the probability to conquer at least so many, by the armies at the beginning.
    reached: Vec<Vec<f64>>,
}

impl Chain {
    /// The chain of these defences; `garrison` armies, one at least, are left in every territory the attack leaves.
    #[must_use]
    pub fn new(defences: &[Defenders], garrison: u32, terms: Terms) -> Chain {
        let steps = Steps::new(terms);
        let reached = (1..=defences.len()).map(|count| success(&defences[..count], garrison.max(1), &steps));
        Chain { reached: reached.collect() }
    }

    /// The probability to conquer at least so many territories of the chain, from 1, with these armies.
    #[must_use]
    pub fn reaches(&self, territories: usize, Attackers(armies): Attackers) -> f64 {
        let chances = territories.checked_sub(1).and_then(|index| self.reached.get(index));
        chances.and_then(|chances| chances.get(armies as usize)).copied().unwrap_or(0.0)
    }

    /// The probability to conquer all of it with these armies.
    #[must_use]
    pub fn conquest(&self, attackers: Attackers) -> f64 {
        self.reaches(self.reached.len(), attackers)
    }

    /// The fewest armies with which the whole chain is conquered with at least this probability; none, where even the most do not
    /// suffice.
    #[must_use]
    pub fn needed(&self, probability: f64) -> Option<Attackers> {
        (2..=MAX_ARMIES).map(Attackers).find(|&attackers| self.conquest(attackers) >= probability)
    }
}

/// The probability to conquer all of these, by the number of armies: from the last territory back to the first.
fn success(defences: &[Defenders], garrison: u32, steps: &Steps) -> Vec<f64> {
    // After the last conquest nothing more is to be done.
    let mut after = vec![1.0; MAX_ARMIES as usize + 1];
    for (index, &defenders) in defences.iter().enumerate().rev() {
        // The last conquest may move everybody but the one that stays, the others must leave the garrison behind.
        let left = if index + 1 == defences.len() { 1 } else { garrison };
        after = before(defenders, left, &after, steps);
    }
    after
}

/// The probability before a battle, for every number of attackers, from that after it.
fn before(Defenders(defenders): Defenders, garrison: u32, after: &[f64], steps: &Steps) -> Vec<f64> {
    let (most, width) = (MAX_ARMIES, defenders as usize + 1);
    let mut chance = vec![0.0; (most as usize + 1) * width];
    for attackers in 0..=most {
        for left in 0..=defenders {
            let at = attackers as usize * width + left as usize;
            chance[at] = match (left, steps.after(Attackers(attackers), Defenders(left))) {
                (0, _) => attackers
                    .checked_sub(garrison)
                    .filter(|&moved| moved > 0)
                    .map_or(0.0, |moved| after[moved as usize]),
                (_, Err(_)) => 0.0,
                (_, Ok(next)) => next.steps.iter().fold(0.0, |sum, step| {
                    let (a, d) = (attackers - step.losses.attackers, left - step.losses.defenders);
                    sum + step.probability * chance[a as usize * width + d as usize]
                }),
            };
        }
    }
    (0..=most as usize).map(|attackers| chance[attackers * width + width - 1]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Battle, Forecast};

    #[test]
    fn a_chain_of_one_is_a_battle() {
        for (armies, defence) in [(4, 1), (8, 5), (3, 3), (20, 12)] {
            let battle = Battle::new(Attackers(armies), Defenders(defence)).expect("a battle");
            let alone = Forecast::new(battle, Terms::default()).conquest();
            let chain = Chain::new(&[Defenders(defence)], 1, Terms::default());
            assert!((chain.conquest(Attackers(armies)) - alone).abs() < 1e-12, "{armies} against {defence}");
        }
    }

    #[test]
    fn a_chain_is_the_sum_over_everything_its_first_battle_leaves() {
        let (defences, garrison) = ([Defenders(3), Defenders(2)], 2);
        let chain = Chain::new(&defences, garrison, Terms::default());
        let first = Forecast::new(Battle::new(Attackers(9), Defenders(3)).expect("a battle"), Terms::default());
        let conquered = first.ends().iter().filter(|end| end.defenders == Defenders(0));
        let whole: f64 = conquered
            .map(|end| {
                let moved = Attackers(end.attackers.0.saturating_sub(garrison));
                let second =
                    Battle::new(moved, Defenders(2)).map(|battle| Forecast::new(battle, Terms::default()).conquest());
                end.probability * second.unwrap_or(0.0)
            })
            .sum();
        assert!((chain.conquest(Attackers(9)) - whole).abs() < 1e-12);
        assert!(chain.reaches(1, Attackers(9)) > chain.conquest(Attackers(9)));
        assert!(Chain::new(&defences, 1, Terms::default()).conquest(Attackers(9)) > whole, "a garrison costs");
    }

    #[test]
    fn so_many_are_needed_and_one_less_is_too_few() {
        let chain = Chain::new(&[Defenders(5)], 1, Terms::default());
        let Some(Attackers(needed)) = chain.needed(0.8) else { panic!("some suffice") };
        assert!(chain.conquest(Attackers(needed)) >= 0.8 && chain.conquest(Attackers(needed - 1)) < 0.8);
        assert_eq!(chain.needed(1.1), None, "no number suffices");
    }
}
