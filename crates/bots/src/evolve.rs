//! Looking for better numbers by playing: a cloud of candidates around a mean, of which the best quarter says where the next
//! cloud is and how wide. Repeatable from a seed; nothing here plays a game.

use crate::Weights;
use chance::{Seeded, Source as _, Stream};

/// How much of the old width stays from one generation to the next.
const MEMORY: f32 = 0.7;
/// No width falls below this part of the first one, so that the search does not stand still by accident.
const NARROWEST: f32 = 0.08;

/// A search for the numbers of one bot.
#[derive(Clone, Debug)]
pub struct Evolution {
    mean: Vec<f32>,
    width: Vec<f32>,
    rng: Seeded,
}

impl Evolution {
    /// A search that begins where a bot's numbers begin, or at these, so wide in parts of the usual width.
    #[must_use]
    pub fn new<W: Weights>(from: Option<&W>, width: f32, seed: u64) -> Self {
        let mean = from.map_or_else(|| W::STARTS.to_vec(), W::values);
        Self { mean, width: W::SPREADS.iter().map(|usual| usual * width).collect(), rng: Seeded::new(seed, u64::MAX) }
    }

    /// The candidates of a generation, the mean itself first.
    pub fn candidates<W: Weights>(&mut self, count: usize) -> Vec<W> {
        let mut candidates = vec![self.best()];
        while candidates.len() < count {
            let near = self.mean.iter().zip(&self.width).map(|(mean, width)| mean + width * bell(&mut self.rng));
            candidates.push(W::of(&near.collect::<Vec<_>>()));
        }
        candidates
    }

    /// Goes on from how good the candidates of this generation were.
    pub fn learn<W: Weights>(&mut self, scored: &[(f64, W)]) {
        let mut order: Vec<usize> = (0..scored.len()).collect();
        order.sort_by(|&a, &b| scored[b].0.total_cmp(&scored[a].0).then(a.cmp(&b)));
        let elite: Vec<Vec<f32>> =
            order.iter().take((scored.len() / 4).max(1)).map(|&at| scored[at].1.values()).collect();
        for (at, (mean, width)) in self.mean.iter_mut().zip(&mut self.width).enumerate() {
            if W::SPREADS[at] == 0.0 {
                continue;
            }
            let of = |sum: fn(f32, f32) -> f32, from: f32| elite.iter().fold(from, |so_far, one| sum(so_far, one[at]));
            let next = of(|sum, one| sum + one, 0.0) / elite.len() as f32;
            let spread =
                elite.iter().fold(0.0, |sum, one| sum + (one[at] - next) * (one[at] - next)) / elite.len() as f32;
            *mean = next;
            *width = (MEMORY * *width + (1.0 - MEMORY) * spread.sqrt() * 1.2).max(NARROWEST * W::SPREADS[at]);
        }
    }

    /// Where the search is.
    #[must_use]
    pub fn best<W: Weights>(&self) -> W {
        W::of(&self.mean)
    }
}

/// A number around 0 with a spread of 1: the sum of twelve even ones, the same on every machine.
fn bell(rng: &mut Seeded) -> f32 {
    (0..12).map(|_| rng.below(Stream::Cards, 1 << 16) as f32 / 65536.0).sum::<f32>() - 6.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::risiko::MedioWeights;

    #[test]
    fn a_number_that_is_not_looked_for_stays_to_the_last_bit() {
        let held = |weights: &MedioWeights| -> Vec<u32> {
            let values = weights.values().into_iter().zip(MedioWeights::SPREADS);
            values.filter(|(_, spread)| **spread == 0.0).map(|(value, _)| value.to_bits()).collect()
        };
        let mut search = Evolution::new::<MedioWeights>(None, 1.0, 5);
        let start: MedioWeights = search.best();
        assert_eq!(held(&start).len(), 5);
        for _ in 0..20 {
            let scored: Vec<(f64, MedioWeights)> =
                search.candidates(8).into_iter().enumerate().map(|(at, one)| (at as f64, one)).collect();
            assert!(scored.iter().all(|(_, one)| held(one) == held(&start)));
            search.learn(&scored);
        }
        let end: MedioWeights = search.best();
        assert_eq!(held(&end), held(&start));
        assert_ne!(end, start);
    }
}
