//! Armies in excess: more placed than due (C8), more on the board than the cap (C9).

use frame::{Armies, RuleId};

/// How the excess came to light.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// The player saw it and said so.
    SelfDeclared,
    /// The referee or another player saw it.
    ByAnother,
}

impl Found {
    /// How often the excess comes off.
    const fn times(self) -> u16 {
        match self {
            Self::SelfDeclared => 1,
            Self::ByAnother => 2,
        }
    }
}

/// Why nothing comes off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoExcess {
    /// No more were placed than were due (C8).
    #[error("{placed} placed, {due} due: no excess")]
    WithinDue {
        /// The armies placed.
        placed: Armies,
        /// The armies due.
        due: Armies,
    },
    /// No more are on the board than the cap (C9).
    #[error("{armies} on the board, the cap is {cap}: no excess")]
    WithinCap {
        /// The armies on the board.
        armies: Armies,
        /// The player's cap.
        cap: Armies,
    },
    /// The regulation has no cap (G2.13).
    #[error("there is no cap of armies")]
    NoCap,
}

impl NoExcess {
    /// The rule behind it.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Self::WithinDue { .. } => RuleId::case(8),
            Self::WithinCap { .. } => RuleId::case(9),
            Self::NoCap => RuleId::game(2, 13),
        }
    }
}

/// What comes off for too many reinforcements (C8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedExcess {
    /// The armies that were not due.
    pub excess: Armies,
    /// All that come off.
    pub removed: Armies,
    /// Of these, at most so many from the armies just placed.
    pub from_placed: Armies,
    /// Of these, at least so many from other territories of the player's choice.
    pub from_others: Armies,
}

/// C8: the excess comes off the armies just placed; twice the excess, of those and others of choice, if another found it.
pub fn placed(placed: Armies, due: Armies, found: Found) -> Result<PlacedExcess, NoExcess> {
    let excess = placed.0.saturating_sub(due.0);
    if excess == 0 {
        return Err(NoExcess::WithinDue { placed, due });
    }
    let removed = excess.saturating_mul(found.times());
    let from_placed = removed.min(placed.0);
    Ok(PlacedExcess {
        excess: Armies(excess),
        removed: Armies(removed),
        from_placed: Armies(from_placed),
        from_others: Armies(removed - from_placed),
    })
}

/// What comes off for too many armies on the board (C9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CapExcess {
    /// The armies over the cap.
    pub excess: Armies,
    /// All that come off, from territories of the player's choice.
    pub removed: Armies,
    /// What is left on the board.
    pub left: Armies,
    /// The player's cap from now on.
    pub cap: Armies,
}

/// The cap of a player after the referee's cuts; `None` where there is none (G2.13).
#[must_use]
pub fn cap_of(cap: Option<Armies>, cut: Armies) -> Option<Armies> {
    cap.map(|cap| Armies(cap.0.saturating_sub(cut.0)))
}

/// C9: the excess over the cap comes off; twice the excess, and the cap drops by it, if another found it.
pub fn over_cap(armies: Armies, cap: Option<Armies>, found: Found) -> Result<CapExcess, NoExcess> {
    let Some(cap) = cap else { return Err(NoExcess::NoCap) };
    let excess = armies.0.saturating_sub(cap.0);
    if excess == 0 {
        return Err(NoExcess::WithinCap { armies, cap });
    }
    let removed = excess.saturating_mul(found.times()).min(armies.0);
    let lowered = match found {
        Found::SelfDeclared => cap,
        Found::ByAnother => Armies(cap.0.saturating_sub(excess)),
    };
    Ok(CapExcess { excess: Armies(excess), removed: Armies(removed), left: Armies(armies.0 - removed), cap: lowered })
}
