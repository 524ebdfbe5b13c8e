//! Three dice thrown where only three armies are left, in a run of valid throws (C18).

use frame::{Armies, Dice, RuleId};

/// The most dice that armies on a territory attack with: one army stays (G4.1, G4.2).
#[must_use]
pub const fn dice(armies: Armies) -> Dice {
    match armies.0 {
        0 | 1 => Dice(0),
        2 => Dice(1),
        3 => Dice(2),
        _ => Dice(3),
    }
}

/// What becomes of the attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overrun {
    /// It is over: it could not have gone on. Another territory may still attack.
    Over,
    /// It could have gone on: at least one more throw from there, with so many dice.
    OneMore(Dice),
}

/// Why it is not this case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotOverrun {
    /// There were armies enough for the dice: the throw is valid.
    #[error("{armies} armies may throw {dice} dice")]
    Valid {
        /// The armies on the attacking territory.
        armies: Armies,
        /// The dice thrown.
        dice: Dice,
    },
    /// A throw has one to three dice, and a territory at least one army.
    #[error("no throw has these dice")]
    NoThrow,
}

impl NotOverrun {
    /// The rule behind it.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Self::Valid { .. } => RuleId::case(18),
            Self::NoThrow => RuleId::game(4, 2),
        }
    }
}

/// C18: what becomes of an attack thrown with more dice than the armies allow, when the defender throws so many. It goes
/// on if the right dice are no fewer than the defence's (G4.4).
pub fn overrun(armies: Armies, thrown: Dice, defence: Dice) -> Result<Overrun, NotOverrun> {
    let throw = |dice: Dice| (1..=3).contains(&dice.0);
    if !throw(thrown) || !throw(defence) || armies == Armies(0) {
        return Err(NotOverrun::NoThrow);
    }
    let right = dice(armies);
    if thrown <= right {
        return Err(NotOverrun::Valid { armies, dice: thrown });
    }
    Ok(if right < defence { Overrun::Over } else { Overrun::OneMore(right) })
}
