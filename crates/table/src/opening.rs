//! A table to be opened, and what keeps it from being.

use crate::refusal::Refusal;
use chance::Secret;
use entries::{Invitation, Opened, Options};
use games::{PerGame, Playable, Roster, per_game};
use live::{random_bytes, random_word};
use regulation::Regulation;
use std::sync::Arc;
use store::Fault;

/// How long the word of an invitation is: 26 letters of 32 are 130 bits.
const INVITATION_LETTERS: usize = 26;

/// A table to be opened.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The regulation it is played under.
    pub regulation: Arc<Regulation>,
    /// Its text, if it is a club's own.
    pub text: Option<String>,
    /// How many play.
    pub players: usize,
    /// The bots among them, by name.
    pub bots: Vec<String>,
    /// What is agreed on besides.
    pub options: Options,
    /// Who opens it, if it is a person.
    pub by: Option<String>,
    /// The chairs, from 0, that are kept for certain people; bots sit on others.
    pub kept: Vec<(usize, String)>,
}

/// Why there is no such table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenFault {
    /// Not so many players under this regulation.
    #[error("{players} players: one of {allowed:?} expected")]
    Players {
        /// Asked for.
        players: usize,
        /// What the regulation allows.
        allowed: Vec<u8>,
    },
    /// The regulation asks for something there is not.
    #[error("{0}")]
    Setup(String),
    /// A bot of a name the game does not know.
    #[error("no bot is called '{found}': one of {known} expected")]
    Bot {
        /// What was asked for.
        found: String,
        /// The names of those there are.
        known: String,
    },
    /// More bots than chairs.
    #[error("{0} bots do not leave a chair for anybody")]
    TooManyBots(usize),
    /// More chairs kept than are left by the bots.
    #[error("by_link is {found}, {most} at most expected: so many chairs the bots leave")]
    TooManyByLink {
        /// What was asked for.
        found: u8,
        /// How many chairs the bots leave.
        most: usize,
    },
    /// It could not be written down.
    #[error("{0}")]
    Refusal(#[from] Refusal),
}

impl From<Fault> for OpenFault {
    fn from(fault: Fault) -> Self {
        Self::Refusal(Refusal::Store(fault))
    }
}

impl NewTable {
    /// Refuses a table that cannot be.
    pub(crate) fn check(&self, roster: &Roster) -> Result<(), OpenFault> {
        if self.bots.len() >= self.players.max(1) {
            return Err(OpenFault::TooManyBots(self.bots.len()));
        }
        let left = self.players - self.bots.len();
        if usize::from(self.options.by_link) > left {
            return Err(OpenFault::TooManyByLink { found: self.options.by_link, most: left });
        }
        per_game(&self.regulation, CheckTable { new: self, roster })
    }

    /// The first entry of its log, with a secret and an invitation nobody has seen.
    pub(crate) fn opened(&self) -> Opened {
        let invited = self.options.by_link > 0;
        Opened {
            regulation: self.regulation.id.clone(),
            hash: self.regulation.hash(),
            players: self.players,
            by: self.by.clone(),
            invitation: invited.then(|| Invitation::from(random_word(INVITATION_LETTERS))),
            options: self.options.clone(),
            kept: self.kept.clone(),
            secret: Secret::from_bytes(random_bytes()),
        }
    }
}

/// Whether there can be such a table.
struct CheckTable<'a> {
    new: &'a NewTable,
    roster: &'a Roster,
}

impl PerGame for CheckTable<'_> {
    type Out = Result<(), OpenFault>;

    fn run<G: Playable>(self, settings: &G::Settings) -> Self::Out {
        let (players, allowed) = (self.new.players, self.new.regulation.game.players());
        if !allowed.iter().any(|&number| usize::from(number) == players) {
            return Err(OpenFault::Players { players, allowed: allowed.to_vec() });
        }
        G::set_up(settings, players, 0).map_err(|fault| OpenFault::Setup(fault.to_string()))?;
        let known: Vec<&str> = G::bots(self.roster).names().collect();
        match self.new.bots.iter().find(|bot| !known.contains(&bot.as_str())) {
            Some(found) => Err(OpenFault::Bot { found: found.clone(), known: known.join(", ") }),
            None => Ok(()),
        }
    }
}
