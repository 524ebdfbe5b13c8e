//! What a battle is: who stands where, and the terms it is fought on.
//!
//! Says nothing about probabilities; those are in `forecast` and `tables`.

use crate::roll::{Dice, Ties};
use std::fmt;

/// The most armies one side can bring: a player never has more than 130 on the board.
pub const MAX_ARMIES: u32 = 130;

/// Armies that attack, the one that stays included where one does ([`Stays`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Attackers(pub u32);

impl Attackers {
    /// The most dice they can roll: one for each army but the one that stays, up to three (G4.2).
    /// `None` if nobody is free to attack.
    pub fn dice(self, stays: Stays) -> Option<Dice> {
        match stays {
            Stays::One => Dice::up_to(self.0.saturating_sub(1)),
            Stays::Nobody => Dice::up_to(self.0),
        }
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

/// Two sides that can fight: 2 to [`MAX_ARMIES`] attackers, or 1 where nobody stays behind, 1 to [`MAX_ARMIES`] defenders.
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

    /// The battle of armies of which nobody stays behind, or the reason why there is none: one attacker is enough.
    pub fn of_all(attackers: Attackers, defenders: Defenders) -> Result<Battle, NotABattle> {
        match (attackers, defenders) {
            (Attackers(1), Defenders(1..=MAX_ARMIES)) => Ok(Battle { attackers, defenders }),
            _ => Battle::new(attackers, defenders),
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

/// Must one attacker stay behind?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Stays {
    /// One never fights: by land (G4.2, B14).
    #[default]
    One,
    /// All of them fight: triremes (B11), and the legionaries of a landing, who have left their base (B12).
    Nobody,
}

/// What follows a roll that hurts nobody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Harmless {
    /// Another roll.
    #[default]
    RollAgain,
    /// The end, with both sides alive: at sea one may go on only while the last roll sank something (B11).
    Ends,
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
    /// may end below it. 1 means to the end where one stays, 0 where nobody does.
    pub stop_at: Attackers,
    /// Whether one of the attackers stays behind.
    pub stays: Stays,
    /// What follows a roll that hurts nobody.
    pub harmless: Harmless,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms {
            ties: Ties::ToDefender,
            outnumbered: Outnumbered::Forbidden,
            stop_at: Attackers(1),
            stays: Stays::One,
            harmless: Harmless::RollAgain,
        }
    }
}

impl Terms {
    /// Triremes against triremes in a sea: ties hurt nobody, nobody stays behind, and a roll that sinks nothing ends
    /// the combat (B11).
    pub fn naval(outnumbered: Outnumbered) -> Terms {
        Terms {
            ties: Ties::HurtNobody,
            outnumbered,
            stop_at: Attackers(0),
            stays: Stays::Nobody,
            harmless: Harmless::Ends,
        }
    }

    /// An attack from the sea, once begun: all who landed fight to the end, if need be with fewer dice than the
    /// defence (B12).
    pub fn landing() -> Terms {
        Terms { outnumbered: Outnumbered::Allowed, stop_at: Attackers(0), stays: Stays::Nobody, ..Terms::default() }
    }
}
