//! What a game says of itself in text. Records, and whatever else is the same for every game, are written against
//! [`Written`], once; the words of one game are in its own module.

use crate::actor::read_actor;
use crate::text::{Line, TextFault};
use frame::{Actor, Game, Seat};
use regulation::{GameKind, Regulation};
use std::fmt;

/// A game that can be written down and read again. Printing then reading gives the same value back.
pub trait Written: Game {
    /// What a regulation settles for it.
    type Settings: fmt::Debug + Send + Sync + 'static;
    /// Why there is no such table.
    type SetupFault: fmt::Display + fmt::Debug;
    /// A game taken apart: every fact of it, or every fact one seat knows.
    type Position;

    /// What regulations call it.
    const KIND: GameKind;
    /// The words that begin a command, for completion and for saying what was expected.
    const VERBS: &'static [&'static str];
    /// Those of them that are a player's.
    const PLAYER_VERBS: &'static [&'static str];

    /// What a regulation settles, if it is one of this game.
    fn settings(regulation: &Regulation) -> Option<&Self::Settings>;

    /// A table for so many players, the last `absent` of whom are late.
    fn set_up(settings: &Self::Settings, players: usize, absent: usize) -> Result<Self::Setup, Self::SetupFault>;

    /// What lies on the table, by kind and name, as the head of a record tells it; the board comes first:
    /// `board risiko42`.
    fn components(setup: &Self::Setup) -> Vec<(&'static str, &str)>;

    /// The board, its cards and what is to be reached on it, one fact a line, each after the word `board`.
    fn print_board(setup: &Self::Setup) -> String;

    /// A command as text.
    fn print_command(setup: &Self::Setup, command: &Self::Command) -> String;

    /// The same at the end of a text, for those who print many.
    fn write_command(setup: &Self::Setup, command: &Self::Command, text: &mut String) {
        text.push_str(&Self::print_command(setup, command));
    }

    /// Reads a command of any actor.
    fn read_command(setup: &Self::Setup, text: &str) -> Result<Self::Command, TextFault>;

    /// An event as text, whole.
    fn print_event(setup: &Self::Setup, event: &Self::Event) -> String;

    /// Reads a whole event.
    fn read_event(setup: &Self::Setup, text: &str) -> Result<Self::Event, TextFault>;

    /// An event as one viewer may know it; what is left out is a `?`.
    fn print_seen(setup: &Self::Setup, seen: &Self::Seen) -> String;

    /// Reads an event of which something is left out, as [`Written::print_seen`] prints it.
    fn read_partial(text: &str) -> Result<Self::Seen, TextFault>;

    /// Reads an event as somebody was told it: what stands there whole, they may know whole.
    fn read_seen(setup: &Self::Setup, text: &str) -> Result<Self::Seen, TextFault> {
        if text.contains('?') {
            return Self::read_partial(text);
        }
        let event = Self::read_event(setup, text)?;
        let mut viewers = Seat::ALL.into_iter().map(Some).chain([None]);
        let whole = viewers.find(|&viewer| !Self::is_partial(&Self::see(setup, &event, viewer))).flatten();
        Ok(Self::see(setup, &event, whole))
    }

    /// A refusal on one line: `refused`, its rule, its name and its facts.
    fn print_refusal(setup: &Self::Setup, refusal: &Self::Refusal) -> String;

    /// The lines of the result of a game that is over, from `end` to the last place.
    fn ending(setup: &Self::Setup, state: &Self::State) -> String;

    /// A view taken apart.
    fn seen(setup: &Self::Setup, view: &Self::View<'_>) -> Self::Position;

    /// A position as text, one fact a line.
    fn print_position(setup: &Self::Setup, position: &Self::Position) -> String;

    /// The line of a seat in a position: what the seat knows and others do not stands there and nowhere else.
    fn print_seat(setup: &Self::Setup, position: &Self::Position, seat: Seat) -> String;

    /// Reads a position. The fault comes with the number of its line, from 1.
    fn read_position(setup: &Self::Setup, text: &str) -> Result<Self::Position, (usize, TextFault)>;

    /// Shows a position to the seat that is to act, as it may see it; `None` if it is not for this seat to act.
    fn look<T>(
        setup: &Self::Setup,
        position: &Self::Position,
        seat: Seat,
        look: impl FnOnce(&Self::View<'_>) -> T,
    ) -> Option<T>;

    /// What chance can answer to a question whose answer is a secret; nothing where everybody sees it.
    fn secret_answers(question: Self::Question) -> Vec<Self::Command>;

    /// How many cards of a command are not in the hand they would come from.
    fn lacking(state: &Self::State, actor: Actor, command: &Self::Command) -> usize;

    /// Reads an actor and a command.
    fn read_act(setup: &Self::Setup, text: &str) -> Result<(Actor, Self::Command), TextFault> {
        let mut line = Line::new(text);
        let actor = read_actor(&mut line)?;
        Ok((actor, Self::read_command(setup, line.rest())?))
    }
}
