//! A regulation with one of its formats, made ready for a tournament.

use super::model::Tournament;
use crate::scoring::Book;
use regulation::Regulation;
use regulation::tournament::{Format, Stage};
use std::sync::Arc;

/// A regulation with one of its formats, which it owns: made once, it serves as long as the tournament lasts.
#[derive(Clone, Debug)]
pub struct Rules {
    /// The regulation.
    pub regulation: Arc<Regulation>,
    /// The name of the format.
    pub format_id: String,
    /// The format.
    pub format: Arc<Format>,
    /// Places and points of a table.
    pub book: Book,
    /// The hash of everything the regulation settles.
    pub hash: String,
}

/// The regulation has no such format.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{asked}' is not a format of {regulation}; it has: {known}")]
pub struct NoFormat {
    /// What was asked for.
    pub asked: String,
    /// The regulation.
    pub regulation: String,
    /// The formats it has.
    pub known: String,
}

/// What a tournament waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// Results of the last round.
    Results {
        /// The round, from 0.
        round: usize,
    },
    /// The tables of a round.
    Round {
        /// The stage, by its place in the format.
        stage: usize,
        /// The round of that stage, from 1.
        number: usize,
    },
    /// Nothing: it is over.
    Nothing,
}

impl Rules {
    /// A regulation with the format of this name, or the one that is meant when none is named.
    ///
    /// # Errors
    /// If the regulation has no such format, or no tournament at all.
    pub fn new(regulation: impl Into<Arc<Regulation>>, format: Option<&str>) -> Result<Self, NoFormat> {
        let regulation = regulation.into();
        let missing = || NoFormat {
            asked: format.unwrap_or_default().to_owned(),
            regulation: regulation.id.clone(),
            known: regulation.tournament.iter().flat_map(|t| t.formats.keys()).cloned().collect::<Vec<_>>().join(", "),
        };
        let tournament = regulation.tournament.as_ref().ok_or_else(missing)?;
        let id = format.unwrap_or(&tournament.entry().format);
        let (format_id, format) = tournament.formats.get_key_value(id).ok_or_else(missing)?;
        let scoring = tournament.method_of(format).ok_or_else(missing)?;
        Ok(Self {
            format_id: format_id.clone(),
            format: Arc::new(format.clone()),
            book: Book::new(&regulation, scoring),
            hash: regulation.tournament_hash(),
            regulation,
        })
    }

    /// A stage of the format.
    #[must_use]
    pub fn stage(&self, at: usize) -> Option<&Stage> {
        self.format.stages.get(at)
    }

    /// How many rounds of the games everybody plays have been drawn: those come first.
    #[must_use]
    pub fn games_drawn(&self, tournament: &Tournament) -> usize {
        let games = |stage: usize| self.stage(stage).is_some_and(|stage| stage.games().is_some());
        tournament.rounds.iter().filter(|round| games(round.stage)).count()
    }

    /// What the tournament waits for.
    #[must_use]
    pub fn next(&self, tournament: &Tournament) -> Next {
        let Some(last) = tournament.rounds.last() else { return Next::Round { stage: 0, number: 1 } };
        if !last.is_complete() {
            return Next::Results { round: tournament.rounds.len() - 1 };
        }
        let played = tournament.rounds.iter().filter(|round| round.stage == last.stage).count();
        let Some(stage) = self.stage(last.stage) else { return Next::Nothing };
        let goes_on = match (stage.games(), stage.knock_out()) {
            (Some(games), _) => played < usize::from(*games.rounds),
            (None, Some(_)) => last.tables.len() > 1,
            (None, None) => false,
        };
        if goes_on {
            return Next::Round { stage: last.stage, number: played + 1 };
        }
        match self.next_finals(tournament, last.stage) {
            Some(stage) => Next::Round { stage, number: 1 },
            None => Next::Nothing,
        }
    }
}
