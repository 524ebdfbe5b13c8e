//! What a game says of itself, told apart by who asks.

use crate::discards::Discards;
use crate::figures::Figures;
use crate::may::May;
use crate::{BotList, Outcome, Roster, SeatEnd};
use bots::{Planned, Seated};
use frame::{Lap, Player, Progress, RuleId, Seat, SeatSet};
use notation::{Replay, Written};
use speech::Spoken;
use words::Words;

/// What every host of a game needs: who plays, what may be done, when it ends and what came of it.
pub trait HostGame: Written + Seated + Spoken {
    /// Why a game ended.
    type Cause: Copy + Eq + 'static;

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

    /// How far the game is, as a view shows it.
    fn seen_progress(view: &Self::View<'_>) -> Progress;

    /// Notes what an event does to the discards, where the view does not show them.
    fn note_discards(setup: &Self::Setup, seen: &Self::Seen, discards: &mut Discards);

    /// Lists everything the seat of the view may do.
    fn may(view: &Self::View<'_>, lines: &mut May<'_, Self>);
}

/// What a live table needs besides.
pub trait LiveGame: HostGame + Figures {
    /// The whole position, secrets included: for a game that is over.
    fn whole(setup: &Self::Setup, state: &Self::State) -> Self::Position;

    /// Whether a seat was put out of the game by the referee.
    fn is_excluded(state: &Self::State, seat: Seat) -> bool;

    /// Whether a seat has given the game up.
    fn has_withdrawn(state: &Self::State, seat: Seat) -> bool;

    /// The referee's command by which a seat gives the game up (C24).
    fn withdrawal(seat: Seat) -> Self::Command;

    /// The rule a referee's command rests on; none where it is no ruling, as when time is called.
    fn grounds(command: &Self::Command) -> Option<RuleId>;

    /// The referee's command that passes the hand of who does not move (C54).
    fn pass_on() -> Self::Command;

    /// Whose closing roll chance is asked for, where it is a player's who is there to throw: when is theirs to say, what is not.
    fn closing_roller(state: &Self::State) -> Option<Seat>;

    /// The bots of this game in a roster.
    fn bots(roster: &Roster) -> &BotList<Self>;

    /// The same, to add to them.
    fn bots_mut(roster: &mut Roster) -> &mut BotList<Self>;
}

/// What whoever counts many games needs besides.
pub trait SimulationGame: HostGame + Planned {
    /// All causes of an end, at most eight, in the order in which they are told.
    const CAUSES: &'static [Self::Cause];

    /// The word for a cause, as in a record.
    fn cause_word(cause: Self::Cause) -> &'static str;

    /// A cause in words.
    fn cause_in_words(cause: Self::Cause, words: Words) -> String;

    /// How everybody who is ranked ended, in the order of the seats.
    fn ends(setup: &Self::Setup, state: &Self::State) -> Vec<SeatEnd>;
}

/// What whoever shows a record in words needs besides.
pub trait RecordGame: HostGame {
    /// The lap that begins with a turn, if the event is the beginning of one.
    fn turn_began(event: &Self::Event) -> Option<Lap>;

    /// The table at the end, with its heading. The game is over, so there is no secret left in it.
    fn result_rows(words: Words, replay: &Replay<Self>) -> Vec<Vec<String>>;
}
