//! Positions that could be the real one, for players who search. A player never has a state: it has what it believes of
//! what is hidden, and draws from that as often as it likes.

use chance::{Source, Stream};
use frame::{Actor, Awaited, Events, Game, Progress, Seat};
use std::fmt::Debug;

/// What one player knows and guesses of what is hidden from it, folded from what its seat saw.
pub trait Belief<G: Game>: Clone + Debug + Send {
    /// What is known before anything has happened.
    fn new(setup: &G::Setup) -> Self;

    /// Learns from something that happened. The fold of everything a seat has seen, from the beginning of the game, is all
    /// that can be known for certain of where cards are.
    fn saw(&mut self, setup: &G::Setup, seen: &G::Seen);

    /// A position that looks the same to the seat of the view, what is hidden from it being drawn. Everything that fits what
    /// was seen can be drawn. If the view contradicts what was seen, because something was missed, it is drawn from the view
    /// alone; nothing is drawn if the view itself is of no possible game.
    fn sample(&self, setup: &G::Setup, view: &G::View<'_>, rng: &mut impl Source) -> Option<Sample<G>>;
}

/// A position that was drawn and can be played on, to see what may come of it. Only a [`Belief`] makes one, so there is
/// nothing in it that the player it was drawn for must not know.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample<G: Game>(G::State);

impl<G: Game> Sample<G> {
    pub(crate) const fn new(state: G::State) -> Self {
        Self(state)
    }

    pub(crate) const fn state(&self) -> &G::State {
        &self.0
    }

    /// What a seat would see, its hand and objective included.
    #[must_use]
    pub fn view<'a>(&'a self, setup: &G::Setup, seat: Seat) -> G::View<'a> {
        G::view(setup, &self.0, seat)
    }

    /// Who is to act.
    #[must_use]
    pub fn awaited(&self, setup: &G::Setup) -> Awaited<G::Question> {
        G::awaited(setup, &self.0)
    }

    /// Plays on: the same rules as in the game.
    ///
    /// # Errors
    /// What the rules refuse.
    pub fn step(
        &mut self,
        setup: &G::Setup,
        actor: Actor,
        command: G::Command,
        events: &mut Events<G::Event>,
    ) -> Result<(), G::Refusal> {
        G::step(setup, &mut self.0, actor, command, events)
    }

    /// How far it is.
    #[must_use]
    pub fn progress(&self) -> Progress {
        G::progress(&self.0)
    }

    /// Whether everything that must hold of a position holds; if not, what does not.
    ///
    /// # Errors
    /// What does not hold.
    pub fn audit(&self, setup: &G::Setup) -> Result<(), String> {
        G::audit(setup, &self.0)
    }
}

/// A number below this, if there is one.
pub(crate) fn any_below(count: usize, rng: &mut impl Source) -> Option<usize> {
    (count > 0).then(|| rng.below(Stream::Cards, count as u32) as usize)
}
