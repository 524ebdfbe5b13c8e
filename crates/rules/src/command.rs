//! What can be asked of a game. A command asks; whether it is granted is for `decide` to say.

use crate::state::Owner;
use board::{Card, CardSet, Colour, Objective, Territory};
use frame::{Armies, Dice, Faces, RuleId, Seat};

/// A wish, not yet granted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Choose the colour of one's armies (G2.3).
    ChooseColour(Colour),
    /// Give a territory up before the game begins (G2.9).
    Abandon(Territory),
    /// Occupy a territory that was given up (G2.9).
    Reoccupy(Territory),
    /// Put armies on an own territory (G2.11, G3.10).
    Place {
        /// Where the pieces stand.
        on: Territory,
        /// How many.
        armies: Armies,
    },
    /// Take armies placed this turn back in hand (G3.11).
    TakeBack {
        /// From where.
        from: Territory,
        /// How many.
        armies: Armies,
    },
    /// Put one army on a ghost's territory (G8.3, G8.9).
    PlaceForGhost(Territory),
    /// Play three cards (G3.4).
    PlayTris(CardSet),
    /// Attack (G4.1).
    Attack {
        /// The base.
        from: Territory,
        /// The target.
        to: Territory,
        /// How many dice.
        dice: Dice,
    },
    /// Say with how many dice one defends (G4.3).
    Defend(Dice),
    /// Move armies into the territory just conquered (G4.8).
    Occupy(Armies),
    /// The one strategic move; it ends the turn (G5.1).
    Maneuver {
        /// From where.
        from: Territory,
        /// To where.
        to: Territory,
        /// How many.
        armies: Armies,
    },
    /// End the turn.
    Pass,
    /// Chance: a player's roll for the order (G2.2).
    RollOrder(Faces),
    /// Chance: the next territory card dealt (G2.5).
    DealTerritory(Territory),
    /// Chance: the next objective dealt (G2.10).
    DealObjective(Objective),
    /// Chance: both sides' dice (G4.6).
    RollBattle {
        /// The attacker's.
        attack: Faces,
        /// The defender's.
        defence: Faces,
    },
    /// Chance: the card taken from the deck (G5.2).
    TakeCard(Card),
    /// Chance: a card taken from an eliminated player's hand (G6.2).
    CaptureCard(Card),
    /// Chance: the closing roll (G7.4).
    RollClosing(Faces),
    /// The clock, or the referee in its place: time is up (G7.3).
    TimeUp,
    /// The referee's hand, with the rule it rests on.
    Rule(Ruling, RuleId),
}

/// What a referee may do in a running game (C8, C9, C51, C53). Each becomes an event, never an edit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ruling {
    /// The turn passes at once (C51, C54).
    PassTurn,
    /// The card that is due was forgotten, and is lost (C20).
    LoseCard,
    /// A player loses these cards (C21, C51).
    TakeCards {
        /// The seat it belongs to.
        seat: Seat,
        /// The cards it is about.
        cards: CardSet,
    },
    /// Armies leave the board (C8, C9, C51).
    RemoveArmies {
        /// From where.
        from: Territory,
        /// How many.
        armies: Armies,
    },
    /// A player's cap of armies drops (C9, C51).
    LowerCap {
        /// The seat it belongs to.
        seat: Seat,
        /// By how much.
        by: Armies,
    },
    /// A player leaves: territories stay and only defend (C24, G6.5).
    Withdraw(Seat),
    /// A player is put out: territories turn neutral, ranked as the first eliminated (C22, C28).
    Exclude(Seat),
    /// A late-comer takes their seat (G8.9).
    Admit(Seat),
    /// A territory is set right (C53).
    Correct {
        /// The territory it is about.
        territory: Territory,
        /// Whose it shall be.
        owner: Owner,
        /// With how many armies.
        armies: Armies,
    },
}
