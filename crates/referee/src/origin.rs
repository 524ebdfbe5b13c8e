//! An attack whose origin was not said (C16): who chooses it, and among which.

use frame::{Armies, Dice, RuleId};

/// A territory from which the attack may have come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Its name.
    pub name: String,
    /// The armies on it, the one that stays included.
    pub armies: Armies,
}

/// What is ruled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Only one territory could attack: the attack is valid, and came from there.
    Only(String),
    /// Several could: the defender may have the throw repeated, or accept it. Accepted, it came from the only one with
    /// enough armies for the dice.
    RepeatOr(String),
    /// Several could: the defender may have the throw repeated, or accept it and choose among these.
    RepeatOrChoose(Vec<String>),
}

/// Why there is no origin.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoOrigin {
    /// No candidate has an army to spare (G4.1).
    #[error("no territory has two armies")]
    NobodyCan,
    /// No candidate has the armies for so many dice: the number is wrong, and all are thrown again (C1).
    #[error("{dice} dice thrown, at most {most} could be")]
    TooManyDice {
        /// The dice thrown.
        dice: Dice,
        /// The most any candidate allows.
        most: Dice,
    },
    /// One to three dice are thrown in an attack (G4.2).
    #[error("{0} dice are no attack")]
    NoAttack(Dice),
}

impl NoOrigin {
    /// The rule behind it.
    #[must_use]
    pub const fn rule(&self) -> RuleId {
        match self {
            Self::NobodyCan => RuleId::game(4, 1),
            Self::TooManyDice { .. } => RuleId::case(1),
            Self::NoAttack(_) => RuleId::game(4, 2),
        }
    }
}

/// C16: what is ruled on an attack with so many dice, whose origin is one of these.
pub fn origin(candidates: &[Candidate], dice: Dice) -> Result<Origin, NoOrigin> {
    if !(1..=3).contains(&dice.0) {
        return Err(NoOrigin::NoAttack(dice));
    }
    let able: Vec<&Candidate> = candidates.iter().filter(|candidate| candidate.armies >= Armies(2)).collect();
    let Some(strongest) = able.iter().map(|candidate| candidate.armies).max() else { return Err(NoOrigin::NobodyCan) };
    let most = crate::overrun::dice(strongest);
    if dice > most {
        return Err(NoOrigin::TooManyDice { dice, most });
    }
    let enough = able.iter().filter(|candidate| crate::overrun::dice(candidate.armies) >= dice);
    let mut names: Vec<String> = enough.map(|candidate| candidate.name.clone()).collect();
    Ok(match (able.len(), names.len()) {
        (1, _) => Origin::Only(names.remove(0)),
        (_, 1) => Origin::RepeatOr(names.remove(0)),
        (_, _) => Origin::RepeatOrChoose(names),
    })
}
