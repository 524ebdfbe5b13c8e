//! A small network by hand: features, one hidden layer, a chance and an amount. Sums have a fixed order and nothing but the
//! operations every machine does alike, so that the same position has the same value everywhere.

use std::fmt::Write as _;

/// The version of the file. One of another version is refused.
const FORMAT: u32 = 1;

/// A network with so many inputs and so many hidden units.
#[derive(Clone, PartialEq, Debug)]
pub struct Net<const IN: usize, const HIDDEN: usize> {
    /// By input, the part it has in each hidden unit: inputs that are 0 cost nothing.
    first: Vec<[f32; HIDDEN]>,
    bias: [f32; HIDDEN],
    chance: [f32; HIDDEN],
    chance_bias: f32,
    amount: [f32; HIDDEN],
    amount_bias: f32,
}

/// What a network says.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Said {
    /// A chance, from 0 to 1.
    pub chance: f32,
    /// An amount.
    pub amount: f32,
}

/// Why a file of a network is not taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NetFault {
    /// It is of another version, or of a network of another shape.
    #[error("a value '{found}': '{expected}' expected")]
    Shape {
        /// Its first line.
        found: String,
        /// What should stand there.
        expected: String,
    },
    /// Too few numbers, too many, or something else.
    #[error("a value of {expected} finite numbers expected, {found} found")]
    Numbers {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
}

impl<const IN: usize, const HIDDEN: usize> Net<IN, HIDDEN> {
    const COUNT: usize = IN * HIDDEN + 3 * HIDDEN + 2;

    fn head() -> String {
        format!("value {FORMAT} of {IN} features and {HIDDEN} units")
    }

    /// Reads a file: a first line that says what it is, remarks after `#`, then the numbers.
    ///
    /// # Errors
    /// If it is of another shape or version, or lacks numbers.
    pub fn read(text: &str) -> Result<Self, NetFault> {
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let (found, expected) = (lines.next().unwrap_or_default().to_owned(), Self::head());
        if found != expected {
            return Err(NetFault::Shape { found, expected });
        }
        let words = lines.flat_map(str::split_ascii_whitespace).map(|word| word.parse::<f32>().ok());
        let numbers: Vec<f32> = words.map_while(|number| number.filter(|number| number.is_finite())).collect();
        let words = text.lines().filter(|line| !line.starts_with('#')).skip(1).flat_map(str::split_ascii_whitespace);
        if numbers.len() != Self::COUNT || words.count() != Self::COUNT {
            return Err(NetFault::Numbers { found: numbers.len(), expected: Self::COUNT });
        }
        Ok(Self::of(&numbers))
    }

    /// One that is part of the program.
    pub(crate) fn shipped(text: &str) -> Self {
        Self::read(text).unwrap_or_else(|fault| unreachable!("the file beside the sources: {fault}"))
    }

    /// The file, with the command that made it and what it is worth.
    #[must_use]
    pub fn print(&self, made_by: &str, worth: &str) -> String {
        let mut text = format!("{}\n# {made_by}\n# {worth}\n", Self::head());
        for row in self.numbers().chunks(HIDDEN) {
            let row: Vec<String> = row.iter().map(|number| format!("{number:.4}")).collect();
            // Writing to a string never fails.
            let _ = writeln!(text, "{}", row.join(" "));
        }
        text
    }

    /// All numbers in a fixed order.
    #[must_use]
    pub fn numbers(&self) -> Vec<f32> {
        let mut all: Vec<f32> = self.first.iter().flatten().copied().collect();
        all.extend(self.bias.iter().chain(&self.chance).chain(&self.amount));
        all.extend([self.chance_bias, self.amount_bias]);
        all
    }

    /// The network with these numbers; what is missing is 0.
    #[must_use]
    pub fn of(numbers: &[f32]) -> Self {
        let mut rest = numbers.iter().copied();
        let mut next = || rest.next().unwrap_or_default();
        let mut row = || std::array::from_fn(|_| next());
        let first = (0..IN).map(|_| row()).collect();
        let (bias, chance, amount) = (row(), row(), row());
        Self { first, bias, chance, chance_bias: next(), amount, amount_bias: next() }
    }

    /// What it says of these features.
    #[must_use]
    pub fn say(&self, features: &[f32; IN]) -> Said {
        let hidden = self.hidden(features);
        let (chance, amount) = self.outputs(&hidden);
        Said { chance: squash(chance), amount }
    }

    pub(crate) fn hidden(&self, features: &[f32; IN]) -> [f32; HIDDEN] {
        let mut hidden = self.bias;
        for (&feature, row) in features.iter().zip(&self.first) {
            if feature != 0.0 {
                hidden.iter_mut().zip(row).for_each(|(sum, part)| *sum += feature * part);
            }
        }
        hidden.map(|sum| sum.max(0.0))
    }

    pub(crate) fn outputs(&self, hidden: &[f32; HIDDEN]) -> (f32, f32) {
        let (mut chance, mut amount) = (self.chance_bias, self.amount_bias);
        for ((unit, for_chance), for_amount) in hidden.iter().zip(&self.chance).zip(&self.amount) {
            chance += unit * for_chance;
            amount += unit * for_amount;
        }
        (chance, amount)
    }
}

/// A number from 0 to 1: like the usual curve, of square roots alone.
pub(crate) fn squash(sum: f32) -> f32 {
    0.5 + 0.5 * sum / (1.0 + sum * sum).sqrt()
}

/// Learns a network from examples, one after the other, in small batches (Adam).
#[derive(Clone, Debug)]
pub struct Learner<const IN: usize, const HIDDEN: usize> {
    net: Net<IN, HIDDEN>,
    numbers: Vec<f32>,
    slope: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    in_batch: u32,
    batches: u32,
    /// How far a step goes.
    pub rate: f32,
}

/// How many examples make a step.
const BATCH: u32 = 64;
/// How much of the past a step remembers: of slopes, and of their squares.
const SLOPES: f32 = 0.9;
const SQUARES: f32 = 0.999;

impl<const IN: usize, const HIDDEN: usize> Learner<IN, HIDDEN> {
    /// One who knows nothing yet; `pick` gives numbers from -1 to 1.
    pub fn new(mut pick: impl FnMut() -> f32) -> Self {
        let count = Net::<IN, HIDDEN>::COUNT;
        let (first, last) = (IN * HIDDEN, IN * HIDDEN + HIDDEN);
        let scale = |at: usize| {
            if at < first {
                0.2
            } else if at < last {
                0.0
            } else {
                0.1
            }
        };
        let numbers: Vec<f32> = (0..count).map(|at| scale(at) * pick()).collect();
        let zeros = vec![0.0; count];
        Self {
            net: Net::of(&numbers),
            numbers,
            slope: zeros.clone(),
            mean: zeros.clone(),
            square: zeros,
            in_batch: 0,
            batches: 0,
            rate: 0.002,
        }
    }

    /// What was learnt.
    #[must_use]
    pub fn net(&self) -> &Net<IN, HIDDEN> {
        &self.net
    }

    /// Learns from one example.
    pub fn learn(&mut self, features: &[f32; IN], truth: Said) {
        let hidden = self.net.hidden(features);
        let (chance, amount) = self.net.outputs(&hidden);
        let root = (1.0 + chance * chance).sqrt();
        let by_chance = 2.0 * (squash(chance) - truth.chance) * 0.5 / (root * root * root);
        let by_amount = 0.2 * (amount - truth.amount).clamp(-1.0, 1.0);
        let (bias, chance_at, amount_at) = (IN * HIDDEN, (IN + 1) * HIDDEN, (IN + 2) * HIDDEN);
        let mut back = [0.0; HIDDEN];
        for at in 0..HIDDEN {
            self.slope[chance_at + at] += by_chance * hidden[at];
            self.slope[amount_at + at] += by_amount * hidden[at];
            if hidden[at] > 0.0 {
                back[at] = by_chance * self.net.chance[at] + by_amount * self.net.amount[at];
                self.slope[bias + at] += back[at];
            }
        }
        self.slope[amount_at + HIDDEN] += by_chance;
        self.slope[amount_at + HIDDEN + 1] += by_amount;
        for (row, &feature) in self.slope.chunks_mut(HIDDEN).zip(features) {
            if feature != 0.0 {
                row.iter_mut().zip(&back).for_each(|(slope, back)| *slope += feature * back);
            }
        }
        self.in_batch += 1;
        if self.in_batch == BATCH {
            self.step();
        }
    }

    fn step(&mut self) {
        self.batches += 1;
        let warm = |memory: f32| 1.0 - (0..self.batches.min(4000)).fold(1.0, |power, _| power * memory);
        let (mean_due, square_due) = (warm(SLOPES).max(1e-6), warm(SQUARES).max(1e-6));
        for at in 0..self.numbers.len() {
            let slope = self.slope[at] / BATCH as f32;
            self.mean[at] = SLOPES * self.mean[at] + (1.0 - SLOPES) * slope;
            self.square[at] = SQUARES * self.square[at] + (1.0 - SQUARES) * slope * slope;
            let step = self.mean[at] / mean_due / ((self.square[at] / square_due).sqrt() + 1e-7);
            self.numbers[at] -= self.rate * step;
            self.slope[at] = 0.0;
        }
        self.net = Net::of(&self.numbers);
        self.in_batch = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::{Learner, Net, NetFault, Said};
    use chance::{Seeded, Source as _, Stream};

    fn learnt() -> Net<2, 8> {
        let mut rng = Seeded::new(1, 1);
        let mut pick = |n: u32| rng.below(Stream::Cards, n);
        let mut learner = Learner::<2, 8>::new(|| pick(2001) as f32 / 1000.0 - 1.0);
        learner.rate = 0.01;
        for _ in 0..200_000 {
            let (a, b) = (pick(2) as f32, pick(2) as f32);
            learner.learn(&[a, b], Said { chance: f32::from(u8::from(a != b)), amount: a + b });
        }
        learner.net().clone()
    }

    #[test]
    fn it_learns_what_no_line_divides() {
        let net = learnt();
        for (a, b) in [(0.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 1.0)] {
            let said = net.say(&[a, b]);
            assert!((said.chance - f32::from(u8::from(a != b))).abs() < 0.1, "{a} {b}: {said:?}");
            assert!((said.amount - a - b).abs() < 0.1, "{a} {b}: {said:?}");
        }
    }

    #[test]
    fn a_file_of_another_shape_is_refused_by_name() {
        let text = learnt().print("sdadata train", "");
        let again = Net::<2, 8>::read(&text).expect("what was printed");
        assert!(again.numbers().iter().zip(learnt().numbers()).all(|(a, b)| (a - b).abs() < 1e-4));
        assert!(matches!(Net::<3, 8>::read(&text), Err(NetFault::Shape { .. })));
        let cut = &text[..text.len() - 8];
        assert!(matches!(Net::<2, 8>::read(cut), Err(NetFault::Numbers { expected: 42, .. })));
    }
}
