//! Why a command was not granted. No sentence is composed here: a refusal is the reason and its facts; the
//! edge finds the words and the article by [`Refusal::rule`].

use crate::phase::{Price, Stage};
use crate::state::{Points, Triremes};
use board::Colour;
use board::rome::{Pile, Province, Sea, Symbol};
use frame::{Armies, Dice, RuleId, Seat};

/// A reason, with the facts that make it one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Somebody else is to act.
    NotYourTurn,
    /// This is not done in this phase.
    WrongPhase,
    /// Only chance, the clock or the referee may say this.
    NotYours,
    /// Dice or a card are awaited first.
    ChancePending,
    /// That stage of the turn is over: a later one has begun (B4).
    StageOver {
        /// The stage it belongs to.
        belongs: Stage,
        /// The stage reached.
        reached: Stage,
    },
    /// The dice are not as many as are due.
    WrongDice {
        /// How many are due.
        due: Dice,
        /// How many were given.
        given: Dice,
    },
    /// The colour is taken, or not one of this game's (B3).
    ColourTaken(Colour),
    /// The province is taken (S4).
    NotFree(Province),
    /// The province is not one's own.
    NotOwned {
        /// The province it is about.
        province: Province,
        /// The rule that asks for an own province here.
        rule: RuleId,
    },
    /// A centre of power stands there already (B16).
    CentreStands(Province),
    /// A centre of power stands in a province that borders by land (B16).
    CentreNear {
        /// Where it was wanted.
        province: Province,
        /// Where one stands.
        near: Province,
    },
    /// There is no centre of power to build (B16).
    NoCentreDue,
    /// The centre of power of the tris comes first (S8).
    CentreDue,
    /// There is no province where the centre of power could be built and paid for: the tris may not be played (S8).
    NoSite,
    /// Nothing is owed, or something is and no way of paying was said (S7).
    WrongPrice {
        /// The way said.
        price: Price,
        /// Legionaries owed.
        owed: Armies,
    },
    /// It cannot be paid that way (S7).
    CannotPay {
        /// The way said.
        price: Price,
        /// Legionaries owed.
        owed: Armies,
        /// What there is to pay with.
        available: Armies,
    },
    /// More points than are due (B5).
    TooManyPoints {
        /// The points that were claimed.
        points: Points,
        /// The points that are due.
        due: Points,
    },
    /// No points were named (B5).
    NoPoints,
    /// No points are due in this turn, or no more (B5).
    NoPointsDue,
    /// Points are claimed as the first act of a turn (B5).
    ClaimTooLate,
    /// Nothing was forgotten (S6).
    NothingForgotten,
    /// Points can still be claimed: no safe-conduct is needed (S6).
    NotForgottenYet,
    /// No safe-conduct is left (S6).
    NoSafeConduct,
    /// More legionaries than there are to place.
    TooManyArmies {
        /// Asked for.
        armies: Armies,
        /// In hand.
        left: Armies,
        /// The rule under which they are placed.
        rule: RuleId,
    },
    /// No legionaries at all, where this rule asks for some.
    NoArmies(RuleId),
    /// The regulation lets nothing be taken back, or not so many were placed there (C11).
    NotPlacedHere {
        /// The province in which it happens.
        province: Province,
        /// How many may be taken back.
        placed: Armies,
    },
    /// An attack was declared or the strategic move made: nothing is placed anew (C11).
    TakeBackTooLate,
    /// Reinforcements are to be placed first (B6).
    ReinforcementsLeft(Armies),
    /// Triremes are to be launched, or renounced, first (B8).
    TriremesLeft(Triremes),
    /// Nothing is left to renounce (B8).
    NothingToDecline,
    /// No triremes at all, where this rule asks for some.
    NoTriremes(RuleId),
    /// More triremes than there are.
    TooManyTriremes {
        /// Asked for.
        triremes: Triremes,
        /// How many are left there.
        left: Triremes,
        /// The rule that asks.
        rule: RuleId,
    },
    /// Triremes become legionaries before legionaries become triremes, and some have (B6, B7).
    EmbarkedAlready,
    /// More triremes than the regulation lets a turn convert (B6, B7).
    ConversionLimit {
        /// Asked for.
        triremes: Triremes,
        /// How many may still be converted in this turn.
        left: Triremes,
        /// The rule of the conversion.
        rule: RuleId,
    },
    /// Not so many triremes were launched there this turn (C11).
    NotLaunchedHere {
        /// The sea in which it happens.
        sea: Sea,
        /// How many may be taken back.
        launched: Triremes,
    },
    /// No own province touches the sea (B8).
    NoCoast(Sea),
    /// The province does not touch the sea.
    NotOnSea {
        /// Which province.
        province: Province,
        /// Which sea.
        sea: Sea,
        /// The rule that asks for a coast here.
        rule: RuleId,
    },
    /// The cards are not in the player's hand (B8).
    NotInHand(Pile),
    /// The cards are no tris (S7).
    NoTris(Pile),
    /// A reinforcement is on the board already (C7).
    TrisTooLate,
    /// No more tris this turn (S8).
    TrisLimit(u16),
    /// No card of that player's was named (C51).
    NoCards(Seat),
    /// The seas do not border (B9).
    SeasApart {
        /// From where.
        from: Sea,
        /// To where.
        to: Sea,
    },
    /// The naval move is made (B9).
    SailedAlready,
    /// There are no triremes of that player's in the sea (B11).
    NoFleet {
        /// The seat it belongs to.
        seat: Seat,
        /// The sea in which it happens.
        sea: Sea,
    },
    /// The player has no triremes in the sea they chose.
    NoOwnFleet {
        /// The sea that was chosen.
        sea: Sea,
        /// The rule that asks for triremes there.
        rule: RuleId,
    },
    /// One's own triremes are no enemy (B11).
    OwnFleet,
    /// One naval combat in each sea (B11).
    SeaFought(Sea),
    /// The last roll sank nothing: the naval combat is over (B11).
    NothingSunk(Sea),
    /// Fewer dice than the defence (B10).
    Outnumbered {
        /// The attacker's.
        dice: Dice,
        /// The defender's.
        defence: Dice,
    },
    /// More dice than there are legionaries or triremes for (B10).
    TooManyDice {
        /// Asked for.
        dice: Dice,
        /// The most.
        most: Dice,
    },
    /// The maximum must be rolled (B10).
    NotMaximum {
        /// Asked for.
        dice: Dice,
        /// The maximum.
        most: Dice,
    },
    /// The target is the player's own.
    OwnTarget {
        /// The province it is about.
        province: Province,
        /// The rule of the attack.
        rule: RuleId,
    },
    /// The provinces do not border by land.
    NotBordering {
        /// From where.
        from: Province,
        /// To where.
        to: Province,
        /// The rule that asks for a border here.
        rule: RuleId,
    },
    /// One legionary stays: there is none to attack with (B14).
    TooFewToAttack(Province),
    /// The defender has as many triremes in the sea, or more (B12).
    NotSuperior {
        /// Which sea.
        sea: Sea,
        /// One's own triremes.
        own: Triremes,
        /// The defender's.
        others: Triremes,
    },
    /// The province was attacked from the sea in this turn (B12).
    AttackedBySea(Province),
    /// The province was taken from the sea in this turn: no attack from it over the sea (B12).
    TakenBySea(Province),
    /// Somebody has as many triremes in the sea (B15).
    NotMaster(Sea),
    /// The attack could eliminate a player too early (B18).
    Protected {
        /// The seat that did it, or to which it was done.
        seat: Seat,
        /// The laps in which nobody can be eliminated.
        laps: u16,
    },
    /// Fewer legionaries than the dice of the last roll (B13).
    TooFewToOccupy {
        /// Asked for.
        armies: Armies,
        /// The least.
        least: Armies,
    },
    /// One legionary at least stays (B14).
    NobodyStays {
        /// Asked for.
        armies: Armies,
        /// The most.
        most: Armies,
    },
    /// The garrison stays where an enemy borders (B14).
    Garrison {
        /// Asked for.
        armies: Armies,
        /// The most.
        most: Armies,
    },
    /// A card that is not in the deck (B17).
    NotInDeck(Symbol),
    /// Time is up already (S1).
    TimeIsUp,
    /// The clock runs from the end of the placement (S1).
    ClockNotRunning,
    /// The seat is not in the game (C24).
    NotInGame(Seat),
    /// A correction may not leave a seat without provinces (C53).
    NothingLeft(Seat),
    /// A correction needs an owner on the board and a legionary, a centre of power a piece and a place (C53).
    NoSuchPosition(Province),
    /// A ruling names a rule that the catalogue does not have (C58).
    NoSuchRule(RuleId),
}

impl Refusal {
    /// The rule of the catalogue that says so.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Self::GameOver | Self::TimeIsUp | Self::ClockNotRunning => RuleId::spqr(1),
            Self::NotYourTurn | Self::WrongPhase | Self::NotYours | Self::ChancePending | Self::StageOver { .. } => {
                RuleId::box_rule(4)
            }
            Self::WrongDice { .. } => RuleId::case(1),
            Self::ColourTaken(_) => RuleId::box_rule(3),
            Self::NotFree(_) => RuleId::spqr(4),
            Self::CentreStands(_) | Self::CentreNear { .. } | Self::NoCentreDue => RuleId::box_rule(16),
            Self::CentreDue | Self::NoSite | Self::TrisLimit(_) => RuleId::spqr(8),
            Self::WrongPrice { .. } | Self::CannotPay { .. } | Self::NoTris(_) => RuleId::spqr(7),
            Self::TooManyPoints { .. } | Self::NoPoints | Self::NoPointsDue | Self::ClaimTooLate => RuleId::box_rule(5),
            Self::EmbarkedAlready => RuleId::box_rule(7),
            Self::NothingForgotten | Self::NotForgottenYet | Self::NoSafeConduct => RuleId::spqr(6),
            Self::NotOwned { rule, .. }
            | Self::TooManyArmies { rule, .. }
            | Self::NoArmies(rule)
            | Self::NoTriremes(rule)
            | Self::TooManyTriremes { rule, .. }
            | Self::NoOwnFleet { rule, .. }
            | Self::ConversionLimit { rule, .. }
            | Self::NotOnSea { rule, .. }
            | Self::OwnTarget { rule, .. }
            | Self::NotBordering { rule, .. } => rule,
            Self::NotPlacedHere { .. } | Self::NotLaunchedHere { .. } | Self::TakeBackTooLate => RuleId::case(11),
            Self::ReinforcementsLeft(_) => RuleId::box_rule(6),
            Self::TriremesLeft(_) | Self::NothingToDecline | Self::NoCoast(_) | Self::NotInHand(_) => {
                RuleId::box_rule(8)
            }
            Self::TrisTooLate => RuleId::case(7),
            Self::NoCards(_) => RuleId::case(51),
            Self::SeasApart { .. } | Self::SailedAlready => RuleId::box_rule(9),
            Self::NoFleet { .. } | Self::OwnFleet | Self::SeaFought(_) | Self::NothingSunk(_) => RuleId::box_rule(11),
            Self::Outnumbered { .. } | Self::TooManyDice { .. } | Self::NotMaximum { .. } => RuleId::box_rule(10),
            Self::NotSuperior { .. } | Self::AttackedBySea(_) | Self::TakenBySea(_) => RuleId::box_rule(12),
            Self::TooFewToOccupy { .. } => RuleId::box_rule(13),
            Self::TooFewToAttack(_) | Self::NobodyStays { .. } | Self::Garrison { .. } => RuleId::box_rule(14),
            Self::NotMaster(_) => RuleId::box_rule(15),
            Self::NotInDeck(_) => RuleId::box_rule(17),
            Self::Protected { .. } => RuleId::box_rule(18),
            Self::NotInGame(_) => RuleId::case(24),
            Self::NothingLeft(_) | Self::NoSuchPosition(_) => RuleId::case(53),
            Self::NoSuchRule(_) => RuleId::case(58),
        }
    }
}
