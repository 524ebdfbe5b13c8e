//! What is being done: the phases of a game, and the stages of a turn in their fixed order (B4).

use board::rome::{Province, Sea};
use frame::{Armies, Dice, Lap, OrderRolls, Seat};

/// What is being done now. Between two commands every phase waits for exactly one actor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Chance rolls for the order (B3).
    Order(OrderRolls),
    /// A seat chooses its colour (B3).
    Colours(Seat),
    /// Everybody has a colour; cards are given and the neutral army is set up (S3, S5).
    Supplying,
    /// A seat takes a free province (S4).
    Settling(Seat),
    /// A seat takes a free province for a neutral army (S5).
    SettlingNeutral {
        /// Who chooses.
        by: Seat,
        /// Whose province it becomes.
        army: Seat,
    },
    /// A seat places its first centre of power (S4).
    Founding(Seat),
    /// A seat places the rest of its legionaries, a few at a time (S4).
    Garrisoning {
        /// The seat it belongs to.
        seat: Seat,
        /// How many are left to place this time.
        left: u8,
    },
    /// Preparation is done and the first turn begins.
    Ready,
    /// A player's turn.
    Turn(Stage),
    /// Chance rolls triremes against triremes (B11).
    Ramming {
        /// The sea in which it happens.
        sea: Sea,
        /// Against whom.
        against: Seat,
        /// The attacker's dice.
        dice: Dice,
    },
    /// Chance rolls an attack from the sea, to its end (B12).
    Landing(Landing),
    /// Chance rolls an attack by land (B13).
    Battle(Attack),
    /// The attacker moves into the province conquered by land (B13).
    Occupy(Attack),
    /// Chance gives the card (B17).
    Card,
    /// The hand passes on from this seat.
    Next {
        /// Whose turn was the last.
        after: Seat,
        /// In which lap.
        lap: Lap,
    },
    /// Nothing more is played.
    Over(Cause),
}

/// The stages of a turn, in their order (B4). What belongs to a stage may be done until a later one has begun.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stage {
    /// The points of the turn are to be claimed (B5).
    Points,
    /// Reinforcements and tris (B6, B8).
    Reinforcements,
    /// Conversions between triremes and legionaries (B6, B7).
    Conversions,
    /// The naval move is made (B9).
    Sailed,
    /// Naval combat (B11).
    NavalCombat,
    /// Attacks from the sea (B12).
    Landings,
    /// Attacks by land (B13).
    LandAttacks,
    /// The strategic move is made, and forgotten points can still be recovered (B15, S6).
    Moved,
}

impl Stage {
    /// All of them, in order.
    pub const ALL: [Self; 8] = [
        Self::Points,
        Self::Reinforcements,
        Self::Conversions,
        Self::Sailed,
        Self::NavalCombat,
        Self::Landings,
        Self::LandAttacks,
        Self::Moved,
    ];

    /// The name in texts.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Reinforcements => "reinforcements",
            Self::Conversions => "conversions",
            Self::Sailed => "sailed",
            Self::NavalCombat => "naval-combat",
            Self::Landings => "landings",
            Self::LandAttacks => "land-attacks",
            Self::Moved => "moved",
        }
    }

    /// The stage with this name.
    #[must_use]
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|stage| stage.id() == id)
    }
}

/// An attack by land.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attack {
    /// The base.
    pub from: Province,
    /// The target.
    pub to: Province,
    /// The attacker's dice.
    pub dice: Dice,
}

/// An attack from the sea; its legionaries have left their base.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Landing {
    /// The base.
    pub from: Province,
    /// The sea both touch.
    pub sea: Sea,
    /// The target.
    pub to: Province,
    /// Those still fighting.
    pub force: Armies,
}

/// How the legionaries still owed for an arena tris are paid (S7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Price {
    /// Nothing is owed.
    Nothing,
    /// From the province of the new centre of power.
    Province,
    /// From the legionaries due this turn.
    Due,
    /// With the trireme of the tris, where the province touches a sea.
    Trireme,
}

impl Price {
    /// The ways to pay.
    pub const WAYS: [Self; 3] = [Self::Province, Self::Due, Self::Trireme];
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// Somebody has the points to win (S1).
    Target,
    /// The last lap is over (S1).
    Time,
    /// One player is left.
    LastPlayer,
}
