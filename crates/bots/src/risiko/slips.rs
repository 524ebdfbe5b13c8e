//! A beginner: plays like `medio`, and now and then does what comes to mind.

use super::medio::{self, MedioWeights};
use super::turns;
use chance::{Source, Stream};
use rules::{Command, Legal, Phase, Setup, View};

/// Of so many choices one is a slip: in a turn, and while the first armies are placed.
const IN_TURN: u32 = 5;
const IN_PLACEMENT: u32 = 2;

pub(crate) fn choose(setup: &Setup, view: &View<'_>, legal: &Legal<'_>, source: &mut impl Source) -> Option<Command> {
    let one_in = if matches!(view.open().phase(), Phase::Placement { .. }) { IN_PLACEMENT } else { IN_TURN };
    if source.below(Stream::Cards, one_in) == 0 {
        turns::choose(view, legal, source)
    } else {
        medio::choose(MedioWeights::shipped(), setup, view, legal, source)
    }
}
