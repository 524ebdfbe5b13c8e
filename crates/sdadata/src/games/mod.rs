//! The games there are, as the commands need them: [`Playable`] is what a game says of itself beyond its rules, its
//! text and its bots; [`per_game`] chooses the game a regulation is of.

mod risiko;
mod spqr;

use crate::commands::bot::lines::May;
use crate::failure::Failure;
use ::spqr::Spqr;
use bots::{Named, Seated};
use frame::{Lap, Player, Seat, SeatSet};
use notation::{Replay, Written};
use regulation::{GameSettings, Regulation};
use rules::Risiko;
use words::Words;

/// A game the commands can play, audit and tell.
pub(crate) trait Playable: Written + Seated {
    /// Why a game ended.
    type Cause: Copy + Eq + 'static;
    /// What an auditor keeps of a game.
    type Books<'p>: Books<Self>;
    /// Who tells a game.
    type Teller<'p>: Teller<Self>;

    /// All causes, at most eight, in the order in which they are told.
    const CAUSES: &'static [Self::Cause];

    /// The word for a cause, as in a record.
    fn cause_word(cause: Self::Cause) -> &'static str;

    /// A cause in words.
    fn cause_in_words(cause: Self::Cause, words: Words) -> String;

    /// Why there is no such table, in words.
    fn setup_fault(fault: &Self::SetupFault, words: Words) -> String;

    /// Whether the regulation plays by the clock.
    fn is_timed(settings: &Self::Settings) -> bool;

    /// The seats that can win.
    fn contestants(setup: &Self::Setup) -> SeatSet;

    /// Who sits there, once everybody sits; nobody at a ghost's seat.
    fn sits(state: &Self::State, seat: Seat) -> Option<Player>;

    /// What came of a game that is over.
    fn outcome(setup: &Self::Setup, state: &Self::State) -> Outcome<Self::Cause>;

    /// Whether the seat of the view may do this.
    fn allows(setup: &Self::Setup, view: &Self::View<'_>, command: Self::Command) -> bool;

    /// One of the things the seat of the view may do, whichever the number falls on.
    fn any_legal(setup: &Self::Setup, view: &Self::View<'_>, number: u32) -> Option<Self::Command>;

    /// Lists everything the seat of the view may do.
    fn may(view: &Self::View<'_>, lines: &mut May<'_, Self>);

    /// The books of a game about to begin.
    fn books<'p>(setup: &'p Self::Setup, settings: &'p Self::Settings) -> Self::Books<'p>;

    /// A teller who knows the table as it is now.
    fn teller<'p>(setup: &'p Self::Setup, state: &Self::State, words: Words) -> Self::Teller<'p>;

    /// The lap that begins with a turn, if the event is the beginning of one.
    fn turn_began(event: &Self::Event) -> Option<Lap>;
}

/// What came of a game.
pub(crate) struct Outcome<Cause> {
    pub(crate) cause: Option<Cause>,
    /// Whether somebody did what the game asks for, and did not just lead as it ended.
    pub(crate) objective_reached: bool,
    /// The players, best first.
    pub(crate) standings: Vec<Standing>,
}

/// How one player stands.
#[derive(Clone, Copy)]
pub(crate) struct Standing {
    pub(crate) seat: Seat,
    /// From 1; those who tie share it.
    pub(crate) place: u8,
    pub(crate) points: u16,
}

/// Whether something holds; if not, what does not.
pub(crate) type Verdict = Result<(), String>;

/// Double entry: a game kept from its events alone, to be compared with what the rules keep.
pub(crate) trait Books<G: Playable>: Clone {
    /// Enters one event.
    fn enter(&mut self, event: &G::Event) -> Verdict;

    /// Whether a player of their own will may bring this event about, which has been entered.
    fn check_choice(&self, command: G::Command, event: &G::Event) -> Verdict;

    /// The state must say what the books say.
    fn compare(&self, state: &G::State) -> Verdict;
}

/// Tells a game, event after event.
pub(crate) trait Teller<G: Playable> {
    /// What a seat is called.
    fn seat(&self, seat: Seat) -> String;

    /// An event with its secrets.
    fn tell_in_full(&self, event: &G::Event) -> String;

    /// An event as somebody has seen it.
    fn tell(&self, seen: &G::Seen) -> String;

    /// Learns from an event that was told what the next may need.
    fn follow(&mut self, event: &G::Event);

    /// The table at the end, with its heading. The game is over, so there is no secret left in it.
    fn result(&self, replay: &Replay<G>) -> Vec<Vec<String>>;
}

/// Something to be done with whichever game it is.
pub(crate) trait PerGame {
    /// What comes of it.
    type Out;

    /// Does it with this game, under a regulation that settles this.
    fn run<G: Playable>(self, settings: &G::Settings) -> Result<Self::Out, Failure>;
}

/// Does something with the game a regulation is of.
pub(crate) fn per_game<W: PerGame>(regulation: &Regulation, work: W) -> Result<W::Out, Failure> {
    match &regulation.game {
        GameSettings::Risiko(settings) => work.run::<Risiko>(settings),
        GameSettings::Spqr(settings) => work.run::<Spqr>(settings),
    }
}

/// The names of the bots of all games.
pub(crate) fn bot_names() -> Vec<&'static str> {
    let mut names: Vec<&str> = bot_names_of::<Risiko>().collect();
    for name in bot_names_of::<Spqr>() {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

fn bot_names_of<G: Seated>() -> impl Iterator<Item = &'static str> {
    G::Bot::ALL.iter().map(|bot| bot.name())
}
