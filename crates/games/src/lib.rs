//! The games there are, as whoever hosts one needs them: [`Playable`] is what a game says of itself beyond its rules,
//! its text and its bots; [`per_game`] chooses the game a regulation is of.
//!
//! The command line and the live table stand on this crate, so that a third game is one more module here.

mod figures;
mod may;
mod risiko;
mod roster;
mod spqr;

pub use figures::{Figures, FinalScore, Progress, TrisWorth};
pub use may::{May, may, question};
pub use roster::{BotList, Roster};

use ::spqr::Spqr;
use bots::{Named, Seated};
use frame::{Lap, Player, Seat, SeatSet};
use notation::{Replay, Written};
use odds::Outnumbered;
use regulation::settings::Permission;
use regulation::{GameSettings, Regulation};
use rules::Risiko;
use speech::Spoken;
use words::Words;

/// A game the commands can play, audit and tell.
pub trait Playable: Figures + Written + Seated + Spoken {
    /// Why a game ended.
    type Cause: Copy + Eq + 'static;
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
    fn is_timed(settings: &Self::Settings) -> bool {
        Self::minutes(settings).is_some()
    }

    /// How many minutes a game lasts, where there is a clock.
    fn minutes(settings: &Self::Settings) -> Option<u16>;

    /// Whether this is a moment from which the time runs.
    fn starts_clock(state: &Self::State) -> bool;

    /// What a spectator sees.
    fn spectate<'a>(setup: &Self::Setup, state: &'a Self::State) -> Self::View<'a>;

    /// The whole position, secrets included: for a game that is over.
    fn whole(setup: &Self::Setup, state: &Self::State) -> Self::Position;

    /// Whether somebody was put out by the referee.
    fn somebody_excluded(setup: &Self::Setup, state: &Self::State) -> bool;

    /// The referee's command that passes the hand of who does not move (C54).
    fn pass_on() -> Self::Command;

    /// The seats that can win.
    fn contestants(setup: &Self::Setup) -> SeatSet;

    /// Who sits there, once everybody sits; nobody at a ghost's seat.
    fn sits(state: &Self::State, seat: Seat) -> Option<Player>;

    /// Whether a seat is still in the game.
    fn plays(state: &Self::State, seat: Seat) -> bool;

    /// What came of a game that is over.
    fn outcome(setup: &Self::Setup, state: &Self::State) -> Outcome<Self::Cause>;

    /// Whether the seat of the view may do this.
    fn allows(setup: &Self::Setup, view: &Self::View<'_>, command: Self::Command) -> bool;

    /// One of the things the seat of the view may do, whichever the number falls on.
    fn any_legal(setup: &Self::Setup, view: &Self::View<'_>, number: u32) -> Option<Self::Command>;

    /// The bots of this game in a roster.
    fn bots(roster: &Roster) -> &BotList<Self>;

    /// The same, to add to them.
    fn bots_mut(roster: &mut Roster) -> &mut BotList<Self>;

    /// Lists everything the seat of the view may do.
    fn may(view: &Self::View<'_>, lines: &mut May<'_, Self>);

    /// A teller who knows the table as it is now.
    fn teller<'p>(setup: &'p Self::Setup, state: &Self::State, words: Words) -> Self::Teller<'p>;

    /// The lap that begins with a turn, if the event is the beginning of one.
    fn turn_began(event: &Self::Event) -> Option<Lap>;
}

/// What came of a game.
#[derive(Clone, Debug)]
pub struct Outcome<Cause> {
    /// Why it ended.
    pub cause: Option<Cause>,
    /// Whether somebody did what the game asks for, and did not just lead as it ended.
    pub objective_reached: bool,
    /// The players, best first.
    pub standings: Vec<Standing>,
}

/// How one player stands.
#[derive(Clone, Copy, Debug)]
pub struct Standing {
    /// Who.
    pub seat: Seat,
    /// From 1; those who tie share it.
    pub place: u8,
    /// Table points.
    pub points: u16,
}

/// Tells a game, event after event.
pub trait Teller<G: Playable> {
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
pub trait PerGame {
    /// What comes of it.
    type Out;

    /// Does it with this game, under a regulation that settles this.
    fn run<G: Playable>(self, settings: &G::Settings) -> Self::Out;
}

/// Does something with the game a regulation is of.
pub fn per_game<W: PerGame>(regulation: &Regulation, work: W) -> W::Out {
    match &regulation.game {
        GameSettings::Risiko(settings) => work.run::<Risiko>(settings),
        GameSettings::Spqr(settings) => work.run::<Spqr>(settings),
    }
}

/// Whether a battle may be fought with fewer dice than the defence (G4.4, B10), as odds are reckoned.
#[must_use]
pub fn outnumbered(regulation: &Regulation) -> Outnumbered {
    let permission = match &regulation.game {
        GameSettings::Risiko(settings) => settings.combat.outnumbered.value,
        GameSettings::Spqr(settings) => settings.combat.outnumbered.value,
    };
    match permission {
        Permission::Forbidden => Outnumbered::Forbidden,
        Permission::Allowed => Outnumbered::Allowed,
    }
}

/// The names of the bots of all games.
pub fn bot_names() -> Vec<&'static str> {
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
