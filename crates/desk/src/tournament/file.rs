//! A tournament as one text: its log with the chain over it, the regulation it is played under, and what follows, so that anybody can
//! compare.

use super::chain;
use director::derived::Derived;
use director::tournament::{Log, Logged, Tournament};
use regulation::{Library, Regulation, RegulationText};
use serde::{Deserialize, Serialize};

/// What a text of this version says it is.
const KIND: &str = "tournament 2";

/// What one says it is that has neither the regulation's text nor a chain.
const KIND_WITHOUT_CHAIN: &str = "tournament 1";

#[derive(Serialize, Deserialize)]
struct Text {
    sdadata: String,
    /// The regulation's own text, then those it extends.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    regulation: Vec<Source>,
    log: Vec<Logged>,
    #[serde(default)]
    derived: Derived,
}

#[derive(Serialize, Deserialize)]
struct Source {
    id: String,
    text: String,
}

/// A tournament as it was read.
#[derive(Debug)]
pub struct TournamentFile {
    /// The log.
    pub log: Log,
    /// What the text says follows from it.
    pub said: Derived,
    /// The regulation, where the text has it.
    pub regulation: Option<Regulation>,
}

/// Why a text is no tournament.
#[derive(Debug, thiserror::Error)]
pub enum NoTournament {
    /// It is no JSON, or not of this shape.
    #[error(transparent)]
    Unreadable(#[from] serde_json::Error),
    /// It says that it is something else.
    #[error("it is something else")]
    OtherKind,
}

impl TournamentFile {
    /// Reads a text of any version.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(text: &str) -> Result<Self, NoTournament> {
        let text: Text = serde_json::from_str(text)?;
        if ![KIND, KIND_WITHOUT_CHAIN].contains(&text.sdadata.as_str()) {
            return Err(NoTournament::OtherKind);
        }
        let log = Log::new(text.log);
        let regulation = carried(text.regulation, log.tournament());
        Ok(Self { log, said: text.derived, regulation })
    }
}

/// The regulation a text carries, if it is the one the tournament was opened under.
fn carried(sources: Vec<Source>, tournament: &Tournament) -> Option<Regulation> {
    let texts = sources.into_iter().map(|source| RegulationText { id: source.id, text: source.text });
    let regulation = Library::of(texts).get(&tournament.facts.regulation).ok()?;
    Some(regulation).filter(|regulation| regulation.tournament_hash() == tournament.facts.hash)
}

/// Writes a tournament. Entries that bear no hash yet are sealed; `salt` gives a text nobody can guess for each of them.
///
/// # Errors
/// If something cannot be written as JSON, which is our own fault.
pub fn print(
    log: &mut Log,
    derived: Derived,
    regulation: &Regulation,
    salt: impl FnMut() -> String,
) -> Result<String, serde_json::Error> {
    chain::seal(log, salt);
    let source = |text: &RegulationText| Source { id: text.id.clone(), text: text.text.clone() };
    let regulation = regulation.texts.iter().map(source).collect();
    let text = Text { sdadata: KIND.to_owned(), regulation, log: log.entries().to_vec(), derived };
    Ok(serde_json::to_string_pretty(&text)? + "\n")
}
