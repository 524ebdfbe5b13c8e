//! Fast, repeatable chance for the simulator.
//!
//! Not for games between people: whoever knows the seed knows every roll.

use crate::source::{Source, Stream};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Chance for one game of a simulation.
///
/// Each game has its own stream of the generator, chosen by its number: it does not matter which games were
/// played before it, or on which thread. Dice and cards come from that one stream.
#[derive(Clone, Debug)]
pub struct Seeded {
    generator: ChaCha8Rng,
    dice: DiceBag,
}

impl Seeded {
    /// The game of this number in the simulation with this seed.
    pub fn new(seed: u64, game: u64) -> Seeded {
        let mut generator = ChaCha8Rng::from_seed(key(seed));
        generator.set_stream(game);
        Seeded { generator, dice: DiceBag::default() }
    }
}

impl Source for Seeded {
    #[inline]
    fn below(&mut self, stream: Stream, n: u32) -> u32 {
        debug_assert!(n > 0, "no number is below 0");
        match (stream, n) {
            (Stream::Dice, 6) => self.dice.take(&mut self.generator),
            (Stream::Dice | Stream::Cards, _) => below(&mut self.generator, n),
        }
    }
}

/// The generator's key: the seed, then a label. Written out here so that no library's idea of how to stretch a
/// seed can change the games of old simulations.
fn key(seed: u64) -> [u8; 32] {
    let mut key = *b"--seed--sdadata simulation 1    ";
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key
}

/// Lemire's method: the high half of a product is uniform once the few low halves that would make some values
/// likelier are thrown away.
#[inline]
fn below(generator: &mut ChaCha8Rng, n: u32) -> u32 {
    let mut product = u64::from(generator.next_u32()) * u64::from(n);
    if (product as u32) < n {
        let excess = n.wrapping_neg() % n;
        while (product as u32) < excess {
            product = u64::from(generator.next_u32()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

/// Dice already thrown and not yet asked for: the digits, in base six, of one word of the generator.
#[derive(Clone, Debug, Default)]
struct DiceBag {
    digits: u32,
    left: u32,
}

impl DiceBag {
    /// How many dice one word gives. Of all words, 1 in 2,300 is thrown away to keep them fair.
    const SIZE: u32 = 10;
    const RANGE: u32 = 6_u32.pow(DiceBag::SIZE);
    const FAIR: u32 = u32::MAX / DiceBag::RANGE * DiceBag::RANGE;

    #[inline]
    fn take(&mut self, generator: &mut ChaCha8Rng) -> u32 {
        if self.left == 0 {
            self.fill(generator);
        }
        let die = self.digits % 6;
        self.digits /= 6;
        self.left -= 1;
        die
    }

    fn fill(&mut self, generator: &mut ChaCha8Rng) {
        let mut word = generator.next_u32();
        while word >= DiceBag::FAIR {
            word = generator.next_u32();
        }
        *self = DiceBag { digits: word % DiceBag::RANGE, left: DiceBag::SIZE };
    }
}
