//! All battles at once, for whoever asks often: bots and the simulator.
//!
//! Both tables are filled from the smallest battle up, so that each is a short weighted sum of earlier ones.
//! They are plain contiguous numbers and hold no lock, no cache and no global state.

use crate::battle::{Attackers, Battle, Defenders, MAX_ARMIES, Terms};
use crate::forecast::Expected;
use crate::steps::{Step, Steps};
use std::ops::Range;

/// The probability of conquest for every battle.
#[derive(Clone, Debug)]
pub struct WinTable {
    conquest: Vec<f64>,
}

impl WinTable {
    /// Computes all battles up to [`MAX_ARMIES`] a side: a fraction of a millisecond, 137 kB.
    pub fn new(terms: Terms) -> WinTable {
        let steps = Steps::new(terms);
        let mut conquest = vec![0.0; square(MAX_ARMIES, MAX_ARMIES) + 1];
        for (a, d) in upwards() {
            conquest[square(a, d)] = match steps.after(Attackers(a), Defenders(d)) {
                Ok(next) => next.steps.iter().map(|step| step.probability * conquest[behind(square, a, d, step)]).sum(),
                Err(_) if d == 0 => 1.0,
                Err(_) => 0.0,
            };
        }
        WinTable { conquest }
    }

    /// The probability that no defender is left.
    #[inline]
    pub fn conquest(&self, battle: Battle) -> f64 {
        self.conquest[square(battle.attackers().0, battle.defenders().0)]
    }
}

/// How many armies are left to either side, for every battle.
#[derive(Clone, Debug)]
pub struct Distributions {
    attackers_left: Vec<f64>,
    defenders_left: Vec<f64>,
}

impl Distributions {
    /// Computes all battles up to [`MAX_ARMIES`] a side: some milliseconds, 18 MB.
    pub fn new(terms: Terms) -> Distributions {
        let steps = Steps::new(terms);
        Distributions { attackers_left: fill(&steps, attacker_row), defenders_left: fill(&steps, defender_row) }
    }

    /// The probability that no defender is left.
    #[inline]
    pub fn conquest(&self, battle: Battle) -> f64 {
        self.defenders_left(battle)[0]
    }

    /// How many armies the attacker has left, the one that stays included: the index is the number of armies.
    #[inline]
    pub fn attackers_left(&self, battle: Battle) -> &[f64] {
        &self.attackers_left[attacker_row(battle.attackers().0, battle.defenders().0)]
    }

    /// How many armies the defender has left: the index is the number of armies.
    #[inline]
    pub fn defenders_left(&self, battle: Battle) -> &[f64] {
        &self.defenders_left[defender_row(battle.attackers().0, battle.defenders().0)]
    }

    /// Mean numbers of armies left, over all endings.
    pub fn expected(&self, battle: Battle) -> Expected {
        Expected::of(self.attackers_left(battle), self.defenders_left(battle))
    }
}

/// A battle that is over keeps what it has, which is the last number of its row; the others mix earlier rows.
fn fill(steps: &Steps, row: impl Fn(u32, u32) -> Range<usize> + Copy) -> Vec<f64> {
    let mut table = vec![0.0; row(MAX_ARMIES, MAX_ARMIES).end];
    for (a, d) in upwards() {
        let (earlier, from_here) = table.split_at_mut(row(a, d).start);
        let here = &mut from_here[..row(a, d).len()];
        match steps.after(Attackers(a), Defenders(d)) {
            Ok(next) => {
                next.steps.iter().for_each(|step| mix(here, &earlier[behind(row, a, d, step)], step.probability));
                here[here.len() - 1] += next.harmless;
            }
            Err(_) => here[here.len() - 1] = 1.0,
        }
    }
    table
}

fn mix(into: &mut [f64], row: &[f64], share: f64) {
    for (sum, probability) in into.iter_mut().zip(row) {
        *sum += share * probability;
    }
}

/// Where the battle is after a step, in a table laid out by `place`.
fn behind<P>(place: impl Fn(u32, u32) -> P, a: u32, d: u32, step: &Step) -> P {
    place(a - step.losses.attackers, d - step.losses.defenders)
}

/// Every state, each after those it can lead to.
fn upwards() -> impl Iterator<Item = (u32, u32)> {
    (0..=MAX_ARMIES).flat_map(|a| (0..=MAX_ARMIES).map(move |d| (a, d)))
}

/// One number for each state.
fn square(a: u32, d: u32) -> usize {
    (a * (MAX_ARMIES + 1) + d) as usize
}

/// A row of `a + 1` numbers for each state, for 0 to `a` attackers left.
fn attacker_row(a: u32, d: u32) -> Range<usize> {
    let fewer_attackers = triangle(a) * (MAX_ARMIES + 1);
    let start = (fewer_attackers + d * (a + 1)) as usize;
    start..start + a as usize + 1
}

/// A row of `d + 1` numbers for each state, for 0 to `d` defenders left.
fn defender_row(a: u32, d: u32) -> Range<usize> {
    let fewer_attackers = a * triangle(MAX_ARMIES + 1);
    let start = (fewer_attackers + triangle(d)) as usize;
    start..start + d as usize + 1
}

fn triangle(n: u32) -> u32 {
    n * (n + 1) / 2
}
