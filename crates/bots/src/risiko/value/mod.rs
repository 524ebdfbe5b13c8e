//! What a position is worth to each seat: the chance to win and the points to expect, from a small network that learnt it from
//! the ends of games.

mod features;
mod lessons;

pub use features::FEATURES;
pub(crate) use features::features;
pub use lessons::{Calibration, Student, judge};

use crate::net::{Net, Said};
use rules::{Seat, Setup, View};
use std::sync::OnceLock;

/// Hidden units.
pub const UNITS: usize = 32;

/// The network of RisiKo!
pub type ValueNet = Net<FEATURES, UNITS>;

/// The one the program plays with.
pub(crate) fn shipped() -> &'static ValueNet {
    static SHIPPED: OnceLock<ValueNet> = OnceLock::new();
    SHIPPED.get_or_init(|| {
        let text = include_str!("../../../../../data/bots/value-risiko.txt");
        ValueNet::read(text).unwrap_or_else(|fault| unreachable!("the file beside the sources: {fault}"))
    })
}

/// What a position is worth to a seat, the objectives of all being known: `view` gives the view of each seat, of the position or of one
/// that was drawn.
pub(crate) fn value<'v>(net: &ValueNet, setup: &Setup, seat: Seat, view: impl Fn(Seat) -> View<'v>) -> Said {
    net.say(&features(setup, seat, view))
}
