//! The chairs of a table: who plays, and whether they are there.

use crate::contribution::Contribution;
use entries::{Sat, Who};

/// Whether whoever sits on a chair plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Presence {
    /// They are at the table and play.
    #[default]
    Here,
    /// They are away: a bot plays until they return.
    StoodIn,
    /// They are away: the seat only defends until they return (G6.5).
    Neutral,
    /// A referee has put them out of the game: they watch like anybody else.
    Removed,
    /// They have given the game up: they watch like anybody else.
    Left,
}

/// One chair. Players are numbered as chairs are; which seat of the turn order is whose, the dice say (G2.2).
#[derive(Clone, Debug, Default)]
pub struct Chair {
    /// Who sits there; nobody, where the chair is free.
    pub who: Option<Who>,
    /// Whether they administer the server they play at.
    pub is_operator: bool,
    /// Their part of the dice.
    pub contribution: Option<Contribution>,
    /// Whether they play themselves.
    pub presence: Presence,
    /// How many of their turns in a row were passed on.
    pub missed: u8,
}

impl Chair {
    /// The chair of whoever has just sat down.
    pub(crate) fn taken(sat: &Sat) -> Self {
        Self {
            who: Some(sat.who.clone()),
            is_operator: sat.is_operator,
            contribution: Some(sat.seed.clone().into()),
            ..Self::default()
        }
    }

    /// Whether their seed is still to be told.
    #[must_use]
    pub fn is_covered(&self) -> bool {
        self.contribution.as_ref().is_some_and(Contribution::is_covered)
    }

    /// The person who sits there, if it is one.
    #[must_use]
    pub fn person(&self) -> Option<&str> {
        match &self.who {
            Some(Who::Person(person)) => Some(person),
            Some(Who::Bot(_)) | None => None,
        }
    }

    /// Whether this person sits there.
    #[must_use]
    pub fn is_of(&self, person: &str) -> bool {
        matches!(&self.who, Some(Who::Person(id)) if id == person)
    }

    /// Whether a person sits there and plays.
    pub(crate) fn is_peopled(&self) -> bool {
        matches!(self.who, Some(Who::Person(_))) && self.presence == Presence::Here
    }

    /// Whether a bot plays this chair now.
    pub(crate) fn is_played_by_bot(&self) -> bool {
        self.bot("").is_some()
    }

    /// The bot that plays this chair now, if one does: its own, or the one that stands in for people.
    pub(crate) fn bot(&self, stand_in: &'static str) -> Option<&str> {
        match (&self.who, self.presence) {
            (Some(Who::Bot(name)), _) => Some(name),
            (Some(Who::Person(_)), Presence::StoodIn) => Some(stand_in),
            (Some(Who::Person(_)), _) | (None, _) => None,
        }
    }
}
