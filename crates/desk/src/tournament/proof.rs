//! Whether the draw of a round can be shown to be the best there is.

use crate::draw::{Patience, improve};
use director::draw::Fives;
use director::tournament::{Minimised, Round, Rules, Tournament};

/// What a search for a proof came to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RoundProof {
    /// Below what no draw can go, in the order of the priorities: each bound holds for draws that have no more of what comes before.
    pub bounds: Vec<u64>,
    /// Whether there is no better draw.
    pub proven: bool,
    /// What a better draw has, where one was found. The procedure of the cinquisti is not measured by the priorities alone: what
    /// could be had without it is said by `why`.
    pub better: Option<Vec<u64>>,
}

impl RoundProof {
    /// What a draw minimised, with what is known of it now.
    #[must_use]
    pub fn applied(&self, minimised: &Minimised) -> Minimised {
        let bounds = if self.bounds.is_empty() { minimised.bounds.clone() } else { self.bounds.clone() };
        Minimised { bounds, proven: minimised.proven || self.proven, ..minimised.clone() }
    }
}

/// Looks for a draw better than that of a round, for so long for each of its finals. `before` is the tournament as it was then.
#[must_use]
pub fn prove_round(rules: &Rules, before: &Tournament, played: &Round, patience: Patience) -> RoundProof {
    let drawings = rules.drawings(before, played);
    let mut proof = RoundProof { proven: !drawings.is_empty(), ..RoundProof::default() };
    let (mut best, mut is_better) = (Vec::new(), false);
    for (problem, mut drawn) in drawings {
        let penalties = drawn.penalties.clone();
        improve(&problem, &mut drawn, patience);
        let improved = drawn.penalties != penalties && problem.fives() != Fives::Strict;
        is_better |= improved;
        proof.proven &= drawn.proven && !improved;
        add(&mut proof.bounds, &drawn.bounds);
        add(&mut best, &drawn.penalties);
    }
    proof.better = is_better.then_some(best);
    proof
}

/// Adds numbers one by one.
fn add(sum: &mut Vec<u64>, more: &[u64]) {
    sum.resize(sum.len().max(more.len()), 0);
    sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
}

#[cfg(test)]
mod tests {
    use super::prove_round;
    use crate::draw::Patience;
    use director::invent::{Invention, Mishaps, invent};
    use director::tournament::{Origin, Rules};
    use regulation::Library;

    /// T3.6: a draw whose bounds do not prove it is proven by a search, and its bounds are then what was proven.
    #[test]
    fn the_bounds_are_those_that_were_proven() {
        let rules = Rules::new(Library::embedded().get("raduno").expect("embedded"), None).expect("a format");
        let mut searched = 0;
        for seed in 0..6 {
            let log = invent(&rules, Invention { entrants: 12, seed, mishaps: Mishaps::None }).expect("a tournament");
            for (at, round) in log.tournament().rounds.iter().enumerate() {
                let Origin::Draw { minimised, .. } = &round.origin else { continue };
                let proof = prove_round(&rules, &log.before_round(at), round, Patience::Steps(200_000));
                assert_eq!(proof.better, None, "seed {seed}, round {at}");
                assert!(proof.proven, "seed {seed}, round {at}");
                let known = proof.applied(minimised);
                assert_eq!((known.bounds, known.proven), (minimised.penalties.clone(), true));
                searched += usize::from(!minimised.proven);
            }
        }
        assert!(searched > 0, "all of them were proven without a search");
    }
}
