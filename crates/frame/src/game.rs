//! The one shape of a game. Whatever works for every game (records, simulation, the seat of a bot, a live table)
//! is written against this trait, once.

use crate::actor::{Actor, Awaited};
use crate::rule::RuleId;
use crate::seat::{Lap, Player, Seat, SeatSet};
use arrayvec::ArrayVec;
use chance::Source;
use std::fmt::Debug;

/// The events of one command, in order.
pub type Events<Event> = ArrayVec<Event, 16>;

/// A game: who asks, what happens, who is awaited. The game's own crate says more, in its own types.
pub trait Game: Copy + Debug + Default + Send + Sync + 'static {
    /// A regulation made ready for one table.
    type Setup: Clone + Debug + Send + Sync + 'static;
    /// A position, secrets included.
    type State: Copy + PartialEq + Debug + Send + Sync + 'static;
    /// What can be asked.
    type Command: Copy + Eq + Debug + Send + Sync + 'static;
    /// What happened.
    type Event: Copy + PartialEq + Debug + Send + Sync + 'static;
    /// Why something was not granted.
    type Refusal: Copy + Eq + Debug + Send + Sync + 'static;
    /// What is asked of chance.
    type Question: Copy + Debug + Send + Sync + 'static;
    /// An event as one viewer may know it.
    type Seen: Copy + PartialEq + Debug;
    /// What one seat may know.
    type View<'a>: Copy;

    /// The clock's command.
    const TIME_UP: Self::Command;

    /// A game about to begin.
    fn begin(setup: &Self::Setup) -> Self::State;

    /// Who is to act.
    fn awaited(setup: &Self::Setup, state: &Self::State) -> Awaited<Self::Question>;

    /// The answer of a source of chance.
    fn answer(question: Self::Question, source: &mut impl Source) -> Self::Command;

    /// Grants a command or refuses it: a refused one leaves the state untouched and the list of events empty.
    fn step(
        setup: &Self::Setup,
        state: &mut Self::State,
        actor: Actor,
        command: Self::Command,
        events: &mut Events<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Turns an event into the next state.
    fn apply(setup: &Self::Setup, state: &mut Self::State, event: &Self::Event);

    /// The rule a refusal rests on.
    fn rule(refusal: &Self::Refusal) -> RuleId;

    /// What a seat, or with `None` a spectator, learns of an event.
    fn see(setup: &Self::Setup, event: &Self::Event, viewer: Option<Seat>) -> Self::Seen;

    /// Whether something of the event is left out.
    fn is_partial(seen: &Self::Seen) -> bool;

    /// What a seat sees.
    fn view<'a>(setup: &Self::Setup, state: &'a Self::State, seat: Seat) -> Self::View<'a>;

    /// The seats of the table.
    fn seats(setup: &Self::Setup) -> SeatSet;

    /// Who sits there.
    fn player(state: &Self::State, seat: Seat) -> Player;

    /// How far the game is.
    fn progress(state: &Self::State) -> Progress;

    /// Whether everything that must hold of a position holds; if not, what does not.
    fn audit(setup: &Self::Setup, state: &Self::State) -> Result<(), String>;

    /// What happens if this is asked: complete events, or the reason why not. Reads, never writes.
    fn decide(
        setup: &Self::Setup,
        state: &Self::State,
        actor: Actor,
        command: Self::Command,
    ) -> Result<Events<Self::Event>, Self::Refusal> {
        let (mut copy, mut events) = (*state, Events::new_const());
        Self::step(setup, &mut copy, actor, command, &mut events)?;
        Ok(events)
    }
}

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The lap; 0 during preparation.
    pub lap: Lap,
    /// Whose turn it is.
    pub turn: Seat,
    /// Whether time is up.
    pub time_is_up: bool,
    /// Whether the game is over.
    pub is_over: bool,
}
