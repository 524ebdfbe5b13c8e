//! What can be asked of a game. A command asks; whether it is granted is for `decide` to say.

use crate::phase::Price;
use crate::state::{Points, Triremes};
use board::Colour;
use board::rome::{Pile, Province, Sea, Symbol};
use frame::{Armies, Dice, Faces, RuleId, Seat};

/// A wish, not yet granted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Choose the colour of one's army (B3).
    ChooseColour(Colour),
    /// Take a free province, for oneself or for the neutral army (S4, S5).
    Settle(Province),
    /// Build a centre of power: the first one (S4), or one from a tris, with the way its price is paid (S7, B16).
    Build {
        /// Where the pieces stand.
        on: Province,
        /// How the legionaries still owed are paid.
        price: Price,
    },
    /// Claim the points of one's turn, as its first act (B5).
    Claim(Points),
    /// Give a safe-conduct for the points forgotten in this turn (S6).
    Recover,
    /// Play three cards (B8, S7).
    PlayTris(Pile),
    /// Renounce triremes and centres of power that a tris gave and that are not placed yet (B8).
    Decline,
    /// Put legionaries on an own province (S4, B6).
    Place {
        /// Where the pieces stand.
        on: Province,
        /// How many.
        armies: Armies,
    },
    /// Take legionaries placed this turn back in hand (C11).
    TakeBack {
        /// From where.
        from: Province,
        /// How many.
        armies: Armies,
    },
    /// Put triremes from a tris on a sea (B8).
    Launch {
        /// The sea in which it happens.
        sea: Sea,
        /// How many.
        triremes: Triremes,
    },
    /// Take triremes launched this turn back in hand (C11).
    Unlaunch {
        /// From where.
        sea: Sea,
        /// How many.
        triremes: Triremes,
    },
    /// Turn legionaries of one province into triremes (B7).
    Embark {
        /// The province.
        from: Province,
        /// The sea it touches.
        sea: Sea,
        /// How many triremes.
        triremes: Triremes,
    },
    /// Turn triremes into legionaries (B6).
    Disembark {
        /// The sea.
        sea: Sea,
        /// The province on it.
        to: Province,
        /// How many triremes.
        triremes: Triremes,
    },
    /// The one naval move (B9).
    Sail {
        /// From where.
        from: Sea,
        /// To where.
        to: Sea,
        /// How many.
        triremes: Triremes,
    },
    /// Fight another's triremes in a sea (B11).
    Ram {
        /// The sea in which it happens.
        sea: Sea,
        /// The seat against which it is done.
        against: Seat,
        /// How many dice.
        dice: Dice,
    },
    /// Attack from the sea; it is fought to the end (B12).
    Land {
        /// The base.
        from: Province,
        /// The sea both touch.
        sea: Sea,
        /// The target.
        to: Province,
        /// How many legionaries.
        armies: Armies,
    },
    /// Attack by land (B13).
    Attack {
        /// The base.
        from: Province,
        /// The target.
        to: Province,
        /// How many dice.
        dice: Dice,
    },
    /// Move legionaries into the province just conquered by land (B13).
    Occupy(Armies),
    /// The one strategic move; it ends the turn (B15).
    Maneuver {
        /// From where.
        from: Province,
        /// To where.
        to: Province,
        /// How many.
        armies: Armies,
        /// The sea crossed, where they do not go by land.
        by: Option<Sea>,
    },
    /// End the turn.
    Pass,
    /// Chance: a player's roll for the order (B3).
    RollOrder(Faces),
    /// Chance: both sides' dice (B10).
    RollBattle {
        /// The attacker's.
        attack: Faces,
        /// The defender's.
        defence: Faces,
    },
    /// Chance: the card taken from the deck (B17).
    TakeCard(Symbol),
    /// The clock, or the referee in its place: time is up (S1).
    TimeUp,
    /// The referee's hand, with the rule it rests on.
    Rule(Ruling, RuleId),
}

impl Command {
    pub(crate) const fn is_chance(self) -> bool {
        matches!(self, Self::RollOrder(_) | Self::RollBattle { .. } | Self::TakeCard(_))
    }

    pub(crate) const fn is_authority(self) -> bool {
        matches!(self, Self::TimeUp | Self::Rule(..))
    }
}

/// What a referee may do in a running game (C8, C40, C51–C54). Each becomes an event, never an edit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ruling {
    /// The turn passes at once (C51, C54).
    PassTurn,
    /// The card that is due was forgotten, and is lost (C20).
    LoseCard,
    /// A player loses these cards (C51).
    TakeCards {
        /// The seat it belongs to.
        seat: Seat,
        /// The cards it is about.
        cards: Pile,
    },
    /// Legionaries leave the board (C8, C51).
    RemoveArmies {
        /// From where.
        from: Province,
        /// How many.
        armies: Armies,
    },
    /// A player's points are set right (C40, C52).
    SetPoints {
        /// The seat it belongs to.
        seat: Seat,
        /// How many there shall be.
        points: Points,
    },
    /// A player's triremes in a sea are set right (C8, C53).
    SetFleet {
        /// The seat it belongs to.
        seat: Seat,
        /// The sea in which it happens.
        sea: Sea,
        /// How many there shall be.
        triremes: Triremes,
    },
    /// A centre of power is put on a province, or taken from it (C53).
    SetCentre {
        /// Which province.
        province: Province,
        /// Whether one shall stand there.
        stands: bool,
    },
    /// A player leaves: the provinces stay, neutral, and only defend (C24).
    Withdraw(Seat),
    /// A player is put out: the same, and ranked last (C52).
    Exclude(Seat),
    /// A province is set right (C53).
    Correct {
        /// The province it is about.
        province: Province,
        /// Whose it shall be.
        owner: Seat,
        /// With how many legionaries.
        armies: Armies,
    },
}
