//! Whether one bot is better than another, asked after every block.
//!
//! A block's score is a number from -1 to 1 whose mean is 0 between equals. For each of several stakes there is a gambler who
//! begins with 1, bets that share of what they have on every block, and wins stake × score. Against a true mean of 0 or less
//! no gambler expects to win, so their mean capital is a supermartingale, and ever reaching 1/ε has a probability of at most ε
//! (Ville's inequality). That holds whatever the distribution of scores, and however often one looks.

/// The stakes of the gamblers, from the most careful.
const STAKES: [f64; 7] = [1.0 / 64.0, 1.0 / 32.0, 1.0 / 16.0, 1.0 / 8.0, 1.0 / 4.0, 1.0 / 2.0, 0.9];

/// Equals are called unequal at most this often: half of it for each side.
const FALSE_VERDICTS: f64 = 0.05;

/// Who is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    First,
    Second,
}

/// What the blocks so far say, for either side.
#[derive(Clone, Debug)]
pub(super) struct Evidence {
    first: [f64; STAKES.len()],
    second: [f64; STAKES.len()],
    verdict: Option<Verdict>,
}

impl Default for Evidence {
    fn default() -> Self {
        Self { first: [1.0; STAKES.len()], second: [1.0; STAKES.len()], verdict: None }
    }
}

impl Evidence {
    /// Takes in the score of one block, from -1 to 1, positive where the first side did better.
    pub(super) fn add(&mut self, score: f64) {
        let score = score.clamp(-1.0, 1.0);
        for (at, stake) in STAKES.into_iter().enumerate() {
            self.first[at] *= 1.0 + stake * score;
            self.second[at] *= 1.0 - stake * score;
        }
        let enough = 2.0 / FALSE_VERDICTS;
        self.verdict = self.verdict.or_else(|| match self.capital() {
            (first, _) if first >= enough => Some(Verdict::First),
            (_, second) if second >= enough => Some(Verdict::Second),
            _ => None,
        });
    }

    /// What the gamblers have on average: those who bet on the first, those on the second.
    pub(super) fn capital(&self) -> (f64, f64) {
        let mean = |capital: &[f64]| (capital.iter().sum::<f64>() / capital.len() as f64).min(f64::MAX);
        (mean(&self.first), mean(&self.second))
    }

    /// The first verdict there was; it is never taken back.
    pub(super) fn verdict(&self) -> Option<Verdict> {
        self.verdict
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chance::{Seeded, Source as _, Stream};

    /// The share of runs that end with a verdict, and how many blocks those took on average.
    fn verdicts(scores: &[f64], blocks: u32, runs: u64) -> ([f64; 2], f64) {
        let (mut found, mut taken) = ([0_u32; 2], 0_u32);
        for run in 0..runs {
            let (mut evidence, mut source) = (Evidence::default(), Seeded::new(7, run));
            for block in 1..=blocks {
                evidence.add(scores[source.below(Stream::Cards, scores.len() as u32) as usize]);
                if let Some(verdict) = evidence.verdict() {
                    found[usize::from(verdict == Verdict::Second)] += 1;
                    taken += block;
                    break;
                }
            }
        }
        (found.map(|count| f64::from(count) / runs as f64), f64::from(taken) / f64::from(found[0] + found[1]).max(1.0))
    }

    #[test]
    fn equals_are_seldom_called_unequal() {
        let even = [-1.0, 1.0];
        let usual = [-0.5, -0.25, -0.25, 0.0, 0.0, 0.0, 0.25, 0.25, 0.5];
        let skewed = [-0.25, -0.25, -0.25, -0.25, 1.0];
        for scores in [&even[..], &usual, &skewed] {
            assert!(scores.iter().sum::<f64>().abs() < 1e-9, "{scores:?}");
            let ([first, second], _) = verdicts(scores, 1000, 4000);
            // Four standard errors of 4000 runs above the 2.5% that are promised; and the test is not so careful as to be useless.
            assert!(first < 0.035 && second < 0.035, "{scores:?}: {first} and {second}");
            assert!(first + second > 0.005, "{scores:?}: {first} and {second}");
        }
        assert_eq!(verdicts(&[0.0], 1000, 1).0, [0.0, 0.0], "identical bots");
    }

    #[test]
    fn the_better_one_is_found() {
        let better = [-0.5, -0.25, 0.0, 0.25, 0.25, 0.5, 0.75];
        let ([first, second], blocks) = verdicts(&better, 1000, 500);
        assert!(first > 0.99 && second < 0.01, "{first} and {second}");
        assert!(blocks < 150.0, "{blocks} blocks");
        let worse = better.map(|score| -score);
        assert!(verdicts(&worse, 1000, 500).0[1] > 0.99);
    }

    #[test]
    fn a_verdict_stays() {
        let mut evidence = Evidence::default();
        (0..50).for_each(|_| evidence.add(1.0));
        (0..500).for_each(|_| evidence.add(-1.0));
        assert_eq!(evidence.verdict(), Some(Verdict::First));
        (0..5000).for_each(|_| evidence.add(-1.0));
        assert!(evidence.capital().1.is_finite());
    }
}
