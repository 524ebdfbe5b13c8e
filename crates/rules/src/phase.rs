//! What is being done: the phases of a game, from the rolls for the order to the end.

use board::Territory;
use frame::{Dice, Lap, OrderRolls, Seat};

/// What is being done now. Between two commands every phase waits for exactly one actor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Chance rolls for the order (G2.2).
    Order(OrderRolls),
    /// A seat chooses its colour (G2.3).
    Colours(Seat),
    /// Chance deals objectives, to this seat next (G2.10).
    Objectives(Seat),
    /// Chance deals territories (G2.5).
    Deal,
    /// A seat gives territories up; `first` is the one with the largest excess (G2.9).
    Abandon {
        /// Who gives up now.
        seat: Seat,
        /// Who will occupy first.
        first: Seat,
    },
    /// A seat occupies one of the territories given up (G2.9).
    Reoccupy(Seat),
    /// A supply of armies is placed, a few at a time (G2.11).
    Placement {
        /// Whose armies.
        seat: Seat,
        /// How many are left to place this time.
        left: u8,
        /// Who places next for those who are not there (G8.9).
        helper: Seat,
    },
    /// Preparation is done and the first turn begins.
    Ready,
    /// Reinforcements, and everything after them until the first attack (G3).
    Reinforce,
    /// After the first attack (G4).
    Combat,
    /// The defender says how many dice (G4.3).
    Declared(Attack),
    /// Chance rolls the battle (G4.6).
    Battle {
        /// The attack.
        attack: Attack,
        /// The defender's dice.
        defence: Dice,
    },
    /// Chance picks the cards the eliminator takes (G6.2).
    Capture {
        /// The attack that conquered.
        attack: Attack,
        /// Whose cards.
        victim: Seat,
        /// How many are still to be taken.
        left: u8,
    },
    /// The attacker moves into the conquered territory (G4.8).
    Occupy(Attack),
    /// Somebody places an army for the dynamic ghost (G8.3).
    GhostPlacing(Seat),
    /// The dynamic ghost attacks where it must (G8.4).
    GhostActs,
    /// The player on turn places an army for a late-comer (G8.9).
    Gift(Seat),
    /// Chance gives the card (G5.2).
    Card,
    /// The turn is over; a closing roll may be due.
    TurnOver,
    /// The hand passes on from this seat.
    Next {
        /// Whose turn, or whose roll, was the last.
        after: Seat,
        /// In which lap.
        lap: Lap,
    },
    /// Chance rolls for the end of the game (G7.4).
    Closing {
        /// Whose roll it is; the one on turn throws the dice (G7.9).
        seat: Seat,
        /// The lap it counts for.
        lap: Lap,
    },
    /// Nothing more is played.
    Over(Cause),
}

/// An attack being fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attack {
    /// The base.
    pub from: Territory,
    /// The target.
    pub to: Territory,
    /// The attacker's dice.
    pub dice: Dice,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// An objective was completed (G7.1).
    Objective,
    /// A closing roll (G7.4).
    Closing,
    /// Time, where no closing roll follows (G7.3).
    Time,
    /// One player is left.
    LastPlayer,
}
