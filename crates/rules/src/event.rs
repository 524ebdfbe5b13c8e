//! What happened. An event is a fact: it carries its dice and cards, and replaying a game is applying them.

use crate::phase::Cause;
use crate::state::Owner;
use board::{Card, CardSet, Colour, Objective, Territory};
use frame::{Armies, Dice, Faces, Lap, Order, Player, RuleId, Seat};

/// The events of one command, in order.
pub type Events = frame::Events<Event>;

/// A fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player rolled for the order (G2.2).
    OrderRolled {
        /// The player it is about.
        player: Player,
        /// The faces of the dice.
        faces: Faces,
    },
    /// The order stands: who sits at which seat, from A on (G2.2).
    OrderSettled(Order),
    /// A seat has its colour (G2.3).
    ColourChosen {
        /// The seat.
        seat: Seat,
        /// Its colour.
        colour: Colour,
    },
    /// A seat has its objective (G2.10). Only that seat may know which.
    ObjectiveDealt {
        /// The seat.
        seat: Seat,
        /// The secret.
        objective: Objective,
    },
    /// A territory card was dealt and the territory occupied (G2.5, G2.8).
    TerritoryDealt {
        /// The territory it is about.
        territory: Territory,
        /// To whom.
        to: Owner,
    },
    /// The card would have broken the 50% rule for everybody left: it was swapped with an earlier one (G2.7).
    DealSwapped {
        /// The card just turned.
        card: Territory,
        /// The earlier card, which goes to the seat that was due.
        earlier: Territory,
        /// The seat that was due.
        due: Seat,
    },
    /// A seat gave a territory up (G2.9).
    Abandoned {
        /// The seat that did it, or to which it was done.
        seat: Seat,
        /// The territory it is about.
        territory: Territory,
    },
    /// A seat occupied a territory that was free (G2.9).
    Reoccupied {
        /// The seat that did it, or to which it was done.
        seat: Seat,
        /// The territory it is about.
        territory: Territory,
    },
    /// Armies were placed (G2.11, G3.10, G8.3, G8.9).
    Placed {
        /// Whose armies.
        seat: Seat,
        /// Where the pieces stand.
        on: Territory,
        /// How many.
        armies: Armies,
    },
    /// Armies placed this turn went back in hand (G3.11).
    TakenBack {
        /// The seat that did it, or to which it was done.
        seat: Seat,
        /// From where.
        from: Territory,
        /// How many.
        armies: Armies,
    },
    /// A turn began, with so many armies to place (G3.1, G3.2, G3.3).
    TurnBegan {
        /// The seat it belongs to.
        seat: Seat,
        /// In which lap.
        lap: Lap,
        /// Armies due, the cap already counted (G3.10).
        due: Armies,
    },
    /// Three cards were played (G3.4, G3.6).
    TrisPlayed {
        /// The seat that did it, or to which it was done.
        seat: Seat,
        /// The cards it is about.
        cards: CardSet,
        /// Armies they are worth.
        worth: Armies,
        /// Armies that the cap leaves of them (G3.10).
        granted: Armies,
    },
    /// The ghost's armies from a tris were spread evenly over its territories (G8.7).
    GhostSpread {
        /// The ghost.
        seat: Seat,
        /// How many.
        armies: Armies,
    },
    /// An attack was declared (G4.1).
    AttackDeclared {
        /// The base.
        from: Territory,
        /// The target.
        to: Territory,
        /// The attacker's dice.
        dice: Dice,
    },
    /// The defender said how many dice (G4.3).
    DefenceDeclared(Dice),
    /// The dice fell (G4.6).
    BattleRolled {
        /// The attacker's.
        attack: Faces,
        /// The defender's.
        defence: Faces,
        /// Armies the attacker lost.
        attacker_lost: Armies,
        /// Armies the defender lost.
        defender_lost: Armies,
    },
    /// The last defender fell (G4.8).
    Conquered {
        /// Which territory.
        territory: Territory,
        /// By whom.
        by: Seat,
    },
    /// A seat lost its last territory (G6.1).
    Eliminated {
        /// The seat that did it, or to which it was done.
        seat: Seat,
        /// By whom.
        by: Seat,
    },
    /// Cards went to the eliminator (G6.2). Only those two may know which.
    CardsCaptured {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// The secret.
        cards: CardSet,
    },
    /// An eliminated or departed player's remaining cards were discarded unseen (G6.2, G6.5).
    HandDiscarded {
        /// The seat it belongs to.
        seat: Seat,
    },
    /// Armies moved into the conquered territory (G4.8).
    Occupied {
        /// From where.
        from: Territory,
        /// To where.
        to: Territory,
        /// How many.
        armies: Armies,
    },
    /// The ghost moved on from a territory surrounded by its own (G8.6).
    NicheLeft {
        /// From where.
        from: Territory,
        /// To where.
        to: Territory,
        /// How many.
        armies: Armies,
    },
    /// The strategic move (G5.1).
    Maneuvered {
        /// From where.
        from: Territory,
        /// To where.
        to: Territory,
        /// How many.
        armies: Armies,
    },
    /// The player said "pass".
    Passed(Seat),
    /// The discards became the deck (G3.9).
    DeckRenewed,
    /// A card was taken (G5.2). Only that seat may know which.
    CardTaken {
        /// The seat that did it, or to which it was done.
        seat: Seat,
        /// The secret.
        card: Card,
    },
    /// Time is up (G7.3).
    TimeUp,
    /// No closing roll: too many conquests (G7.6).
    ClosingSkipped {
        /// The seat that did it, or to which it was done.
        seat: Seat,
        /// How many conquests.
        conquests: u8,
    },
    /// A closing roll is due (G7.4, G7.5, G7.9).
    ClosingDue {
        /// The seat it belongs to.
        seat: Seat,
        /// In which lap.
        lap: Lap,
    },
    /// A closing roll (G7.4).
    ClosingRolled {
        /// The seat it belongs to.
        seat: Seat,
        /// The faces of the dice.
        faces: Faces,
    },
    /// An objective was completed (G7.1).
    ObjectiveReached(Seat),
    /// The game is over.
    GameEnded(Cause),
    /// The referee passed the turn on (C51, C54).
    TurnPassedOn {
        /// Whose turn.
        seat: Seat,
        /// On what grounds.
        rule: RuleId,
    },
    /// The card that was due was forgotten, and is lost (C20).
    CardLost {
        /// Whose card it would have been.
        seat: Seat,
        /// On what grounds.
        rule: RuleId,
    },
    /// The referee took cards (C51).
    CardsForfeited {
        /// The seat it belongs to.
        seat: Seat,
        /// Which; they are shown.
        cards: CardSet,
        /// On what grounds.
        rule: RuleId,
    },
    /// The referee removed armies (C8, C9, C51).
    ArmiesRemoved {
        /// From where.
        from: Territory,
        /// How many.
        armies: Armies,
        /// On what grounds.
        rule: RuleId,
    },
    /// The referee lowered a cap (C9, C51).
    CapLowered {
        /// The seat it belongs to.
        seat: Seat,
        /// By how much.
        by: Armies,
        /// On what grounds.
        rule: RuleId,
    },
    /// A player left (C24).
    Withdrawn {
        /// The seat that did it, or to which it was done.
        seat: Seat,
        /// On what grounds.
        rule: RuleId,
    },
    /// A player was put out (C22, C28, C52).
    Excluded {
        /// The seat that did it, or to which it was done.
        seat: Seat,
        /// On what grounds.
        rule: RuleId,
    },
    /// A late-comer took their seat (G8.9).
    Admitted {
        /// The seat that did it, or to which it was done.
        seat: Seat,
        /// On what grounds.
        rule: RuleId,
    },
    /// The referee set a territory right (C53).
    Corrected {
        /// The territory it is about.
        territory: Territory,
        /// Whose it is now.
        owner: Owner,
        /// With how many armies.
        armies: Armies,
        /// On what grounds.
        rule: RuleId,
    },
}
