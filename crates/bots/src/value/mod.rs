//! What a position is worth to each seat: the chance to win and the points to expect, from a small network that learnt it from
//! the ends of games. Which numbers are looked at is each game's own; the shape of the network is the same for all.

mod lessons;

pub use lessons::{Calibration, Student, Teachers, judge};

use crate::Tuned;
use crate::net::{Net, Said};
use frame::{Seat, SeatSet};

/// The numbers that are looked at.
pub const FEATURES: usize = 64;
/// Hidden units.
pub const UNITS: usize = 32;

/// The network of a game.
pub type ValueNet = Net<FEATURES, UNITS>;

/// A game whose positions are valued by a network.
pub trait Valued: Tuned {
    /// The one the program plays with.
    fn value_net() -> &'static ValueNet;

    /// What is looked at, for a seat, everything hidden being known: `view` gives the view of each seat, of the position or of one
    /// that was drawn.
    fn features<'v>(setup: &Self::Setup, seat: Seat, view: impl Fn(Seat) -> Self::View<'v>) -> [f32; FEATURES];

    /// Who is still in the game.
    fn in_the_game(setup: &Self::Setup, state: &Self::State) -> SeatSet;

    /// What came of a finished game for a seat: its part of the win, and its points in parts of all there are to be had.
    fn result(setup: &Self::Setup, state: &Self::State, seat: Seat) -> Said;
}

/// Numbers for each of the four seats that are looked at.
pub(crate) const EACH: usize = 14;
/// Numbers for the game.
pub(crate) const GAME: usize = 8;
const _: () = assert!(4 * EACH + GAME == FEATURES);

/// The numbers in their order: the seat itself, its three strongest rivals of those who play, the game. `look` has the numbers of
/// one seat, `strength` says how strong they make it, and `game` is told how many rivals there are and who is the strongest.
pub(crate) fn arranged(
    (seat, playing): (Seat, SeatSet),
    look: impl Fn(Seat) -> [f32; EACH],
    strength: impl Fn(&[f32; EACH]) -> f32,
    game: impl FnOnce(usize, Option<Seat>) -> [f32; GAME],
) -> [f32; FEATURES] {
    let mut rivals: Vec<(Seat, [f32; EACH])> =
        playing.iter().filter(|&other| other != seat).map(|other| (other, look(other))).collect();
    rivals.sort_by(|a, b| strength(&b.1).total_cmp(&strength(&a.1)).then(a.0.cmp(&b.0)));
    let mut all = [0.0; FEATURES];
    if playing.has(seat) {
        all[..EACH].copy_from_slice(&look(seat));
    }
    for (at, (_, each)) in rivals.iter().take(3).enumerate() {
        all[(at + 1) * EACH..(at + 2) * EACH].copy_from_slice(each);
    }
    all[4 * EACH..].copy_from_slice(&game(rivals.len(), rivals.first().map(|best| best.0)));
    all
}

/// What the network of a game says of a position.
pub(crate) fn value<'v, G: Valued>(setup: &G::Setup, seat: Seat, view: impl Fn(Seat) -> G::View<'v>) -> Said {
    G::value_net().say(&G::features(setup, seat, view))
}
