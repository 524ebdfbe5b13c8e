//! What happened. An event is a fact: it carries its dice and cards, and replaying a game is applying them.

use crate::phase::{Cause, Price};
use crate::state::{Points, Triremes};
use board::Colour;
use board::rome::{Pile, Province, Sea, Symbol};
use frame::{Armies, Dice, Faces, Lap, Order, Player, RuleId, Seat};

/// The events of one command, in order.
pub type Events = frame::Events<Event>;

/// A fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player rolled for the order (B3).
    OrderRolled {
        /// The player it is about.
        player: Player,
        /// The faces of the dice.
        faces: Faces,
    },
    /// The order stands: who sits at which seat, from A on; a neutral army's seat has nobody (B3).
    OrderSettled(Order),
    /// A seat has its colour (B3).
    ColourChosen {
        /// The seat.
        seat: Seat,
        /// Its colour.
        colour: Colour,
    },
    /// Every player was given the same first cards, and spare arena cards left the deck (S3).
    CardsGiven {
        /// What each was given.
        each: Pile,
        /// What left the deck.
        removed: Pile,
    },
    /// A free province was taken (S4, S5).
    Settled {
        /// Whose it is now.
        seat: Seat,
        /// The province it is about.
        province: Province,
        /// With how many legionaries.
        armies: Armies,
    },
    /// A centre of power was built (S4, S7, B16).
    CentreBuilt {
        /// The seat that did it, or to which it was done.
        seat: Seat,
        /// Where the pieces stand.
        on: Province,
        /// How the legionaries still owed were paid.
        price: Price,
    },
    /// Legionaries were placed (S4, B6).
    Placed {
        /// The seat it belongs to.
        seat: Seat,
        /// Where the pieces stand.
        on: Province,
        /// How many.
        armies: Armies,
    },
    /// Legionaries placed this turn went back in hand (C11).
    TakenBack {
        /// The seat that did it, or to which it was done.
        seat: Seat,
        /// From where.
        from: Province,
        /// How many.
        armies: Armies,
    },
    /// A turn began, with so many legionaries to place and so many points to claim (B5, B6).
    TurnBegan {
        /// The seat it belongs to.
        seat: Seat,
        /// In which lap.
        lap: Lap,
        /// Legionaries due.
        due: Armies,
        /// Points to claim.
        points: Points,
    },
    /// A legionary joined each own centre of power (B6, where S6 does not hold).
    CentresGarrisoned {
        /// The seat it belongs to.
        seat: Seat,
        /// How many on each.
        armies: Armies,
    },
    /// Points were claimed (B5).
    PointsClaimed {
        /// The seat that did it, or to which it was done.
        seat: Seat,
        /// How many.
        points: Points,
    },
    /// A safe-conduct was given for forgotten points (S6).
    PointsRecovered {
        /// The seat that did it, or to which it was done.
        seat: Seat,
        /// How many.
        points: Points,
    },
    /// Three cards were played (B8, S7).
    TrisPlayed {
        /// The seat that did it, or to which it was done.
        seat: Seat,
        /// The cards it is about.
        cards: Pile,
        /// Legionaries gained.
        armies: Armies,
        /// Triremes gained.
        triremes: Triremes,
        /// Centres of power gained.
        centres: u8,
        /// Legionaries still owed, to be paid when the centre is built.
        owed: Armies,
    },
    /// What a tris gave and was not placed was renounced (B8).
    Declined {
        /// The seat that did it, or to which it was done.
        seat: Seat,
    },
    /// Triremes from a tris were put on a sea (B8).
    Launched {
        /// The seat it belongs to.
        seat: Seat,
        /// The sea in which it happens.
        sea: Sea,
        /// How many.
        triremes: Triremes,
    },
    /// Triremes launched this turn went back in hand (C11).
    Unlaunched {
        /// The seat it belongs to.
        seat: Seat,
        /// From where.
        sea: Sea,
        /// How many.
        triremes: Triremes,
    },
    /// Legionaries became triremes (B7).
    Embarked {
        /// From where.
        from: Province,
        /// Where to.
        sea: Sea,
        /// How many triremes.
        triremes: Triremes,
    },
    /// Triremes became legionaries (B6).
    Disembarked {
        /// From where.
        sea: Sea,
        /// Where to.
        to: Province,
        /// How many triremes.
        triremes: Triremes,
    },
    /// The naval move (B9).
    Sailed {
        /// From where.
        from: Sea,
        /// To where.
        to: Sea,
        /// How many.
        triremes: Triremes,
    },
    /// A naval combat was declared, or goes on (B11).
    RammingDeclared {
        /// The sea in which it happens.
        sea: Sea,
        /// Against whom.
        against: Seat,
        /// The attacker's dice.
        dice: Dice,
    },
    /// An attack from the sea was declared: its legionaries left their base (B12).
    LandingDeclared {
        /// The base.
        from: Province,
        /// The sea.
        sea: Sea,
        /// The target.
        to: Province,
        /// How many legionaries.
        armies: Armies,
    },
    /// An attack by land was declared (B13).
    AttackDeclared {
        /// The base.
        from: Province,
        /// The target.
        to: Province,
        /// The attacker's dice.
        dice: Dice,
    },
    /// The dice fell (B10, B11).
    BattleRolled {
        /// The attacker's.
        attack: Faces,
        /// The defender's.
        defence: Faces,
        /// What the attacker lost.
        attacker_lost: Armies,
        /// What the defender lost.
        defender_lost: Armies,
    },
    /// The last defender fell (B12, B13).
    Conquered {
        /// Which province.
        province: Province,
        /// By whom.
        by: Seat,
    },
    /// Those who came over the sea hold the province they conquered (B12).
    Landed {
        /// Where it goes.
        to: Province,
        /// How many.
        armies: Armies,
    },
    /// A seat lost its last province; its triremes leave the board (B18).
    Eliminated {
        /// The seat that did it, or to which it was done.
        seat: Seat,
        /// By whom.
        by: Seat,
    },
    /// Cards went to the eliminator (B18). Only those two may know which.
    CardsCaptured {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// The secret.
        cards: Pile,
    },
    /// The cards of a player who left were put face up under the deck (C24).
    HandDiscarded {
        /// The seat it belongs to.
        seat: Seat,
        /// The cards it is about.
        cards: Pile,
    },
    /// Legionaries moved into the province conquered by land (B13).
    Occupied {
        /// From where.
        from: Province,
        /// To where.
        to: Province,
        /// How many.
        armies: Armies,
    },
    /// The strategic move (B15).
    Maneuvered {
        /// From where.
        from: Province,
        /// To where.
        to: Province,
        /// How many.
        armies: Armies,
        /// The sea crossed.
        by: Option<Sea>,
    },
    /// The player said "pass".
    Passed(Seat),
    /// The cards under the deck became the deck (S8).
    DeckRenewed,
    /// A card was taken (B17). Only that seat may know which.
    CardTaken {
        /// The seat that did it, or to which it was done.
        seat: Seat,
        /// The secret.
        card: Symbol,
    },
    /// Time is up, and this lap is the last (S1).
    TimeUp {
        /// The last lap.
        last: Lap,
    },
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
        cards: Pile,
        /// On what grounds.
        rule: RuleId,
    },
    /// The referee removed legionaries (C8, C51).
    ArmiesRemoved {
        /// From where.
        from: Province,
        /// How many.
        armies: Armies,
        /// On what grounds.
        rule: RuleId,
    },
    /// The referee set points right (C40, C52).
    PointsSet {
        /// The seat it belongs to.
        seat: Seat,
        /// How many there are now.
        points: Points,
        /// On what grounds.
        rule: RuleId,
    },
    /// The referee set triremes right (C8, C53).
    FleetSet {
        /// The seat it belongs to.
        seat: Seat,
        /// The sea in which it happens.
        sea: Sea,
        /// How many there are now.
        triremes: Triremes,
        /// On what grounds.
        rule: RuleId,
    },
    /// The referee put a centre of power on a province, or took it away (C53).
    CentreSet {
        /// Which province.
        province: Province,
        /// Whether one stands there now.
        stands: bool,
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
    /// A player was put out (C52).
    Excluded {
        /// The seat that did it, or to which it was done.
        seat: Seat,
        /// On what grounds.
        rule: RuleId,
    },
    /// The referee set a province right (C53).
    Corrected {
        /// The province it is about.
        province: Province,
        /// Whose it is now.
        owner: Seat,
        /// With how many legionaries.
        armies: Armies,
        /// On what grounds.
        rule: RuleId,
    },
}
