//! Why a command was not granted. No sentence is composed here: a refusal is the reason and its facts; the
//! edge finds the words and the article by [`Refusal::rule`].

use board::{Card, CardSet, Colour, Objective, Territory};
use frame::{Armies, Dice, RuleId, Seat};

/// A reason, with the facts that make it one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Somebody else is to act, by the rule that says who is.
    NotYourTurn(RuleId),
    /// This is not done in this phase.
    WrongPhase,
    /// Only chance, the clock or the referee may say this.
    NotYours,
    /// Dice or a card are awaited first.
    ChancePending,
    /// The dice are not as many as are due.
    WrongDice {
        /// How many are due.
        due: Dice,
        /// How many were given.
        given: Dice,
    },
    /// The colour is taken (G2.3).
    ColourTaken(Colour),
    /// The card was dealt already, or is not of the packet being dealt (G2.5, G8.2).
    NotInDeal(Territory),
    /// The objective was dealt already (G2.10).
    NotInObjectives(Objective),
    /// The territory is not of the colour one plays for.
    NotOwned {
        /// The territory it is about.
        territory: Territory,
        /// The rule that asks for an own territory here.
        rule: RuleId,
    },
    /// What is over 50% must be given up first (G2.9).
    NotInExcess(Territory),
    /// The territory is not free (G2.9).
    NotFree(Territory),
    /// It would give more than 50% of a continent (G2.9).
    OverHalf(Territory),
    /// More armies than there are to place (G2.11, G3.10).
    TooManyArmies {
        /// Asked for.
        armies: Armies,
        /// In hand.
        left: Armies,
        /// The rule under which they are placed.
        rule: RuleId,
    },
    /// No armies at all, where this rule asks for some.
    NoArmies(RuleId),
    /// The regulation lets nothing be taken back, or nothing was placed there (G3.11).
    NotPlacedHere {
        /// The territory in which it happens.
        territory: Territory,
        /// How many may be taken back.
        placed: Armies,
    },
    /// An attack was made: nothing can be taken back any more (G3.11).
    AttackMade,
    /// Reinforcements are to be placed first (G3.10).
    ReinforcementsLeft(Armies),
    /// The cards are not in the player's hand (G3.4).
    NotInHand(CardSet),
    /// No card of that player's was named (C51).
    NoCards(Seat),
    /// The three cards are no tris (G3.5).
    NoTris(CardSet),
    /// A reinforcement is on the board already (G3.7).
    TrisTooLate,
    /// No more tris this turn (G3.8).
    TrisLimit(u16),
    /// The ghost's armies go on different territories (G8.3).
    GhostHasOne(Territory),
    /// One army stays: there is none to attack with (G4.1).
    TooFewToAttack(Territory),
    /// The territories do not border (G4.1, G5.1).
    NotBordering {
        /// From where.
        from: Territory,
        /// To where.
        to: Territory,
        /// The rule that asks for a border here.
        rule: RuleId,
    },
    /// The target is the player's own (G4.1).
    OwnTarget(Territory),
    /// Fewer dice than the defence (G4.4).
    Outnumbered {
        /// The attacker's.
        dice: Dice,
        /// The defender's.
        defence: Dice,
    },
    /// More dice than armies allow (G4.2).
    TooManyDice {
        /// Asked for.
        dice: Dice,
        /// The most.
        most: Dice,
    },
    /// The maximum must be rolled (G4.2).
    NotMaximum {
        /// Asked for.
        dice: Dice,
        /// The maximum.
        most: Dice,
    },
    /// A lone defender is attacked with more dice (G4.5).
    LoneDefender {
        /// Asked for.
        dice: Dice,
        /// The least.
        least: Dice,
    },
    /// More or fewer dice than the defender may roll (G4.3).
    DefenceDice {
        /// Asked for.
        dice: Dice,
        /// The most.
        most: Dice,
    },
    /// The roll could eliminate a player too early (G6.1).
    Protected {
        /// The seat that did it, or to which it was done.
        seat: Seat,
        /// The laps in which nobody can be eliminated.
        laps: u16,
    },
    /// Fewer armies than the dice of the last roll (G4.8).
    TooFewToOccupy {
        /// Asked for.
        armies: Armies,
        /// The least.
        least: Armies,
    },
    /// One army at least stays (G4.1, G5.1).
    NobodyStays {
        /// Asked for.
        armies: Armies,
        /// The most.
        most: Armies,
        /// The rule that keeps it there.
        rule: RuleId,
    },
    /// The minimum garrison stays where an opponent borders (G4.9).
    Garrison {
        /// Asked for.
        armies: Armies,
        /// The most.
        most: Armies,
    },
    /// A card that is not where it should come from.
    NotInPile {
        /// The card that was named.
        card: Card,
        /// The rule by which it is taken.
        rule: RuleId,
    },
    /// Time is up already (G7.3).
    TimeIsUp,
    /// The seat is not in the game.
    NotInGame(Seat),
    /// The seat is not that of a late-comer (G8.9).
    NotAbsent(Seat),
    /// The last lap in which a late-comer may enter is over (G8.9).
    TooLate(u16),
    /// A correction may not leave a seat without territories (C53).
    NothingLeft(Seat),
    /// A correction needs an owner in the game and an army (C53).
    NoSuchPosition(Territory),
    /// A correction would put more armies on the board than the cap allows their owner (G2.13).
    OverCap {
        /// Asked for.
        armies: Armies,
        /// What the cap leaves for this territory.
        most: Armies,
    },
    /// There is no cap that could be lowered (G2.13).
    NoCap,
    /// A ruling names a rule that the catalogue does not have (C58).
    NoSuchRule(RuleId),
}

impl Refusal {
    /// The rule of the catalogue that says so.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Self::GameOver => RuleId::game(7, 1),
            Self::WrongPhase | Self::NotYours | Self::ChancePending => RuleId::game(3, 1),
            Self::WrongDice { .. } => RuleId::case(1),
            Self::ColourTaken(_) => RuleId::game(2, 3),
            Self::NotInDeal(_) => RuleId::game(2, 5),
            Self::NotInObjectives(_) => RuleId::game(2, 10),
            Self::NotInExcess(_) | Self::NotFree(_) | Self::OverHalf(_) => RuleId::game(2, 9),
            Self::NotOwned { rule, .. }
            | Self::NotBordering { rule, .. }
            | Self::NobodyStays { rule, .. }
            | Self::NotInPile { rule, .. } => rule,
            Self::TooFewToAttack(_) | Self::OwnTarget(_) => RuleId::game(4, 1),
            Self::TooManyArmies { rule, .. } | Self::NoArmies(rule) | Self::NotYourTurn(rule) => rule,
            Self::ReinforcementsLeft(_) => RuleId::game(3, 10),
            Self::NotPlacedHere { .. } | Self::AttackMade => RuleId::game(3, 11),
            Self::NotInHand(_) => RuleId::game(3, 4),
            Self::NoTris(_) => RuleId::game(3, 5),
            Self::NoCards(_) => RuleId::case(51),
            Self::TrisTooLate => RuleId::game(3, 7),
            Self::TrisLimit(_) => RuleId::game(3, 8),
            Self::GhostHasOne(_) => RuleId::game(8, 3),
            Self::Outnumbered { .. } => RuleId::game(4, 4),
            Self::TooManyDice { .. } | Self::NotMaximum { .. } => RuleId::game(4, 2),
            Self::LoneDefender { .. } => RuleId::game(4, 5),
            Self::DefenceDice { .. } => RuleId::game(4, 3),
            Self::Protected { .. } => RuleId::game(6, 1),
            Self::TooFewToOccupy { .. } => RuleId::game(4, 8),
            Self::Garrison { .. } => RuleId::game(4, 9),
            Self::TimeIsUp => RuleId::game(7, 3),
            Self::NotInGame(_) => RuleId::game(6, 5),
            Self::NotAbsent(_) | Self::TooLate(_) => RuleId::game(8, 9),
            Self::NothingLeft(_) | Self::NoSuchPosition(_) => RuleId::case(53),
            Self::OverCap { .. } | Self::NoCap => RuleId::game(2, 13),
            Self::NoSuchRule(_) => RuleId::case(58),
        }
    }
}
