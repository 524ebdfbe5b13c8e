//! What is written down: who, in which game, for what, by which article, by whom, when.

use crate::case::Casebook;
use frame::RuleId;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Somebody in a tournament, by the number the tournament knows them by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Player(pub u32);

/// A game of a tournament: its round and table, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Game {
    /// The round.
    pub round: u16,
    /// The table.
    pub table: u16,
}

/// Who rules, and which entrant that is, if one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Referee {
    /// The name.
    pub name: String,
    /// As a player of the same tournament.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<Player>,
}

/// The fault: a case or a rule of conduct of part C.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Ground(RuleId);

impl Ground {
    /// The fault of this id, if it is a rule of part C.
    #[must_use]
    pub fn parse(id: &str) -> Option<Self> {
        RuleId::parse(id).filter(|_| id.starts_with('C')).map(Self)
    }

    /// The fault with this number: 55 is C55.
    #[must_use]
    pub const fn case(number: u8) -> Self {
        Self(RuleId::case(number))
    }

    /// Whether the casebook knows it.
    #[must_use]
    pub fn is_known(self) -> bool {
        Casebook::embedded().cases().iter().any(|case| case.id.rule() == self.0)
    }

    /// The rule.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        self.0
    }
}

impl TryFrom<String> for Ground {
    type Error = String;

    fn try_from(id: String) -> Result<Self, String> {
        Self::parse(&id).ok_or_else(|| format!("'{id}' is not a rule of part C"))
    }
}

impl From<Ground> for String {
    fn from(ground: Ground) -> Self {
        ground.to_string()
    }
}

impl fmt::Display for Ground {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Ground {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// What is imposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Sanction {
    /// A reminder: it ends as it is spoken (C50).
    Reminder,
    /// The turn is passed at once (C51).
    PassTurn,
    /// Cards are lost (C51).
    CardsLost {
        /// How many.
        cards: u8,
    },
    /// Armies are lost (C51).
    ArmiesLost {
        /// How many.
        armies: u16,
    },
    /// The player's cap of armies is lowered for the rest of the game (C51).
    CapLowered {
        /// By how many.
        by: u16,
    },
    /// Table points are taken (C52).
    PointsTaken {
        /// How many.
        points: u16,
    },
    /// Out of the game and of the tournament (C52).
    Disqualified,
    /// Too long a thought: the hand passes on (C54).
    HandPassed,
    /// Out of the tournament: for leaving against a ruling (C24), for stopping a game by force (C56).
    Expelled,
}

impl Sanction {
    /// The rule it is imposed by.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Self::Reminder => RuleId::case(50),
            Self::PassTurn | Self::CardsLost { .. } | Self::ArmiesLost { .. } | Self::CapLowered { .. } => {
                RuleId::case(51)
            }
            Self::PointsTaken { .. } | Self::Disqualified => RuleId::case(52),
            Self::HandPassed => RuleId::case(54),
            Self::Expelled => RuleId::case(56),
        }
    }

    /// Whether it is only for grave or repeated faults (C52).
    #[must_use]
    pub const fn is_grave(self) -> bool {
        matches!(self, Self::PointsTaken { .. } | Self::Disqualified | Self::Expelled)
    }

    /// Whether it puts the player out of the tournament.
    #[must_use]
    pub const fn is_final(self) -> bool {
        matches!(self, Self::Disqualified | Self::Expelled)
    }

    /// Whether it needs a game to be imposed in: all but those who are spoken or put out.
    pub(super) const fn needs_game(self) -> bool {
        !matches!(self, Self::Reminder | Self::Disqualified | Self::Expelled)
    }

    /// Whether it takes nothing away.
    pub(super) const fn is_empty(self) -> bool {
        match self {
            Self::CardsLost { cards } => cards == 0,
            Self::ArmiesLost { armies } => armies == 0,
            Self::CapLowered { by } => by == 0,
            Self::PointsTaken { points } => points == 0,
            Self::Reminder | Self::PassTurn | Self::Disqualified | Self::HandPassed | Self::Expelled => false,
        }
    }
}

/// One ruling, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Against whom.
    pub player: Player,
    /// In which game, if in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<Game>,
    /// For which fault.
    pub fault: Ground,
    /// How many times this player had committed it before.
    pub before: u32,
    /// What was imposed.
    pub sanction: Sanction,
    /// The article of the regulation behind the sanction, or the reason it is applied.
    pub article: String,
    /// Why, in the referee's words.
    pub why: String,
    /// By whom.
    pub by: Referee,
    /// When, as whoever keeps the ledger writes it.
    pub when: String,
}
