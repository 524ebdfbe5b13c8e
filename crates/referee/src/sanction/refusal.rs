//! Why a sanction is not imposed.

use super::entry::{Ground, Player};
use crate::dispute::Settled;
use frame::RuleId;

/// Why a sanction is not imposed, in the order in which it is asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The referee is involved and must stand aside (C58).
    #[error("referee {0} is involved")]
    Involved(String),
    /// The player is out of the tournament already.
    #[error("player {} is out already", .0.0)]
    Out(Player),
    /// A sanction of a game names no game (C51).
    #[error("no game is named")]
    NoGame,
    /// A sanction that takes nothing (C51).
    #[error("nothing is taken")]
    Nothing,
    /// The turn is too old, and its effects do not last (C53).
    #[error(transparent)]
    Settled(#[from] Settled),
    /// A reminder is for faults that are casual and not repeated (C50).
    #[error("{fault}: {before} times before")]
    Repeated {
        /// The fault.
        fault: Ground,
        /// How many times before.
        before: u32,
    },
    /// A sanction for grave or repeated faults, for one that is neither (C52).
    #[error("{0} is neither grave nor repeated")]
    NotGrave(Ground),
    /// The casebook has no such fault.
    #[error("{0} is no fault of the casebook")]
    UnknownFault(Ground),
    /// The hand passes on only for too long a thought (C54).
    #[error("{0} is no delay")]
    NoDelay(Ground),
}

impl Refusal {
    /// The rule behind it.
    #[must_use]
    pub const fn rule(&self) -> RuleId {
        match self {
            Self::Involved(_) => RuleId::case(58),
            Self::NoGame | Self::Nothing => RuleId::case(51),
            Self::Settled(settled) => settled.rule(),
            Self::Repeated { .. } | Self::UnknownFault(_) => RuleId::case(50),
            Self::Out(_) | Self::NotGrave(_) => RuleId::case(52),
            Self::NoDelay(_) => RuleId::case(54),
        }
    }
}
