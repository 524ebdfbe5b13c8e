//! The second account of a game: kept from its events alone and held against the texts, so that a mistake of the rules does
//! not pass unnoticed. Nothing here asks the rules what is right.
//!
//! [`Auditor`] watches a game step by step; the books it keeps are [`Audited::Books`], one kind for each game. For tests
//! and for simulations that ask for it; no server links this crate.

mod auditor;
mod risiko;
mod spqr;

pub use auditor::Auditor;

use games::SimulationGame;

/// Whether something holds; if not, what does not.
pub type Verdict = Result<(), String>;

/// A game that has a second account.
pub trait Audited: SimulationGame {
    /// What is kept of a game.
    type Books<'p>: Books<Self>;

    /// The books of a game about to begin.
    fn books<'p>(setup: &'p Self::Setup, settings: &'p Self::Settings) -> Self::Books<'p>;
}

/// Double entry: a game kept from its events alone, to be compared with what the rules keep.
pub trait Books<G: SimulationGame>: Clone {
    /// Enters one event.
    ///
    /// # Errors
    /// What the texts say against it.
    fn enter(&mut self, event: &G::Event) -> Verdict;

    /// Whether a player of their own will may bring this event about, which has been entered.
    ///
    /// # Errors
    /// What binds the player.
    fn check_choice(&self, command: G::Command, event: &G::Event) -> Verdict;

    /// The state must say what the books say.
    ///
    /// # Errors
    /// The first difference.
    fn compare(&self, state: &G::State) -> Verdict;
}
