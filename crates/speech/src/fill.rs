//! Sentences filled with what games count: armies, dice, laps, points, triremes.

use frame::{Armies, Dice, Lap, RuleId};
use rules::TablePoints;
use spqr::{Points, Triremes};
use words::{Sentence, Value};

/// What a sentence of a game can be filled with.
pub(crate) trait Fills {
    /// The same for the catalogue, which knows texts and numbers alone.
    fn value(self) -> Value<'static>;
}

macro_rules! fills {
    ($($plain:ty),*; $($counted:ty),*) => {
        $(impl Fills for $plain {
            fn value(self) -> Value<'static> {
                self.into()
            }
        })*
        $(impl Fills for $counted {
            fn value(self) -> Value<'static> {
                self.0.into()
            }
        })*
    };
}

fills!(String, &'static str, u8, u16, u32, usize; Armies, Dice, Lap, Points, TablePoints, Triremes);

/// Fills a sentence step by step.
pub(crate) trait Fill {
    /// With this value under this name.
    fn with(self, name: &'static str, value: impl Fills) -> Self;

    /// On the grounds of this rule.
    fn ruled(self, rule: RuleId) -> Self;
}

impl Fill for Sentence {
    fn with(self, name: &'static str, value: impl Fills) -> Self {
        self.fill(name, value.value())
    }

    fn ruled(self, rule: RuleId) -> Self {
        self.fill("rule", rule.to_string())
    }
}
