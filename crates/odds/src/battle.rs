//! What a battle is: who stands where, and the terms it is fought on.
//!
//! Says nothing about probabilities; those are in `forecast` and `tables`.

use crate::roll::{Dice, Ties};
use std::fmt;

/// The most armies one side can bring: a player never has more than 130 on the board.
pub const MAX_ARMIES: u32 = 130;

/// Armies on the attacking territory, the one that stays included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Attackers(pub u32);

impl Attackers {
    /// The most dice they can roll: one for each army but the one that stays, up to three (G4.2).
    /// `None` if nobody is free to attack.
    pub fn dice(self) -> Option<Dice> {
        Dice::up_to(self.0.saturating_sub(1))
    }
}

/// Armies on the territory under attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Defenders(pub u32);

impl Defenders {
    /// The most dice they can roll: one for each army, up to three (G4.3). `None` if nobody is left.
    pub fn dice(self) -> Option<Dice> {
        Dice::up_to(self.0)
    }
}

/// Two sides that can fight: 2 to [`MAX_ARMIES`] attackers, 1 to [`MAX_ARMIES`] defenders.
///
/// Whether a first roll is allowed depends on the [`Terms`]: where it is not, the battle ends as it began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Battle {
    attackers: Attackers,
    defenders: Defenders,
}

impl Battle {
    /// The battle of these armies, or the reason why there is none.
    pub fn new(attackers: Attackers, defenders: Defenders) -> Result<Battle, NotABattle> {
        match (attackers, defenders) {
            (Attackers(0..=1), _) => Err(NotABattle::TooFewAttackers(attackers)),
            (_, Defenders(0)) => Err(NotABattle::NoDefenders),
            (Attackers(a), _) if a > MAX_ARMIES => Err(NotABattle::TooManyAttackers(attackers)),
            (_, Defenders(d)) if d > MAX_ARMIES => Err(NotABattle::TooManyDefenders(defenders)),
            _ => Ok(Battle { attackers, defenders }),
        }
    }

    /// Armies on the attacking territory.
    #[inline]
    pub fn attackers(self) -> Attackers {
        self.attackers
    }

    /// Armies on the territory under attack.
    #[inline]
    pub fn defenders(self) -> Defenders {
        self.defenders
    }
}

/// Why two numbers of armies are not a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotABattle {
    /// Fewer than two: one army always stays, so nobody can attack (G4.1).
    TooFewAttackers(Attackers),
    /// The territory is empty: there is nobody to fight.
    NoDefenders,
    /// More than [`MAX_ARMIES`].
    TooManyAttackers(Attackers),
    /// More than [`MAX_ARMIES`].
    TooManyDefenders(Defenders),
}

impl fmt::Display for NotABattle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotABattle::TooFewAttackers(Attackers(n)) => write!(f, "{n} attacking armies, at least 2 expected"),
            NotABattle::NoDefenders => write!(f, "0 defending armies, at least 1 expected"),
            NotABattle::TooManyAttackers(Attackers(n)) => {
                write!(f, "{n} attacking armies, at most {MAX_ARMIES} expected")
            }
            NotABattle::TooManyDefenders(Defenders(n)) => {
                write!(f, "{n} defending armies, at most {MAX_ARMIES} expected")
            }
        }
    }
}

impl std::error::Error for NotABattle {}

/// May the attacker roll fewer dice than the defender (G4.4)?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Outnumbered {
    /// No: the battle stalls, for example at 3 against 3 or 2 against 2.
    #[default]
    Forbidden,
    /// Yes: the attacker goes on down to the army that stays.
    Allowed,
}

/// The terms a battle is fought on. Both sides always roll the most dice they can.
///
/// The default is a land battle under the Challenge regulation, fought to the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Terms {
    /// What equal dice do.
    pub ties: Ties,
    /// Whether the attacker may roll fewer dice than the defender.
    pub outnumbered: Outnumbered,
    /// The attacker stops once this many armies, or fewer, are left. One roll can cost three, so the attacker
    /// may end below it. 1 means to the end.
    pub stop_at: Attackers,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms { ties: Ties::ToDefender, outnumbered: Outnumbered::Forbidden, stop_at: Attackers(1) }
    }
}
