//! S.P.Q.RisiKo! as its hosts need it.

mod figures;
mod may;
mod result;

use crate::may::May;
use crate::{
    BotList, Departure, Discards, HostGame, LiveGame, Outcome, RecordGame, Roster, SeatEnd, SimulationGame, Standing,
};
use frame::{Lap, Player, Progress, RuleId, Seat, SeatSet};
use notation::Replay;
use notation::spqr::cause_word;
use regulation::spqr::Settings;
use spqr::{
    Cause, Command, Event, Phase, Position, Ruling, Score, Seen, Setup, SetupFault, Spqr, State, Status, View, legal,
    scores,
};
use words::Words;

impl HostGame for Spqr {
    type Cause = Cause;

    fn setup_fault(fault: &SetupFault, words: Words) -> String {
        speech::spqr::setup_fault(words, fault)
    }

    /// S1.
    fn minutes(settings: &Settings) -> Option<u16> {
        settings.end.minutes.value.get()
    }

    /// S1: with the first turn.
    fn starts_clock(state: &State) -> bool {
        state.open().lap > Lap(0)
    }

    fn spectate<'a>(_: &Setup, state: &'a State) -> View<'a> {
        state.spectator_view()
    }

    fn contestants(setup: &Setup) -> SeatSet {
        setup.player_seats()
    }

    fn sits(state: &State, seat: Seat) -> Option<Player> {
        let open = state.open();
        (!matches!(open.status(seat), Status::Empty | Status::Neutral)).then(|| open.player(seat))
    }

    fn plays(state: &State, seat: Seat) -> bool {
        state.open().status(seat) == Status::Playing
    }

    fn outcome(setup: &Setup, state: &State) -> Outcome<Cause> {
        let cause = match state.open().phase {
            Phase::Over(cause) => Some(cause),
            _ => None,
        };
        let standing = |score: &spqr::Score| Standing {
            seat: score.seat,
            place: score.place,
            points: score.points.0,
            left: departure(score.status),
        };
        Outcome {
            cause,
            objective_reached: cause == Some(Cause::Target),
            standings: scores(setup, state).iter().map(standing).collect(),
        }
    }

    fn allows(setup: &Setup, view: &View<'_>, command: Command) -> bool {
        legal(setup, view).allows(command)
    }

    fn any_legal(setup: &Setup, view: &View<'_>, number: u32) -> Option<Command> {
        legal(setup, view).sample(|count| number % count)
    }

    fn seen_progress(view: &View<'_>) -> Progress {
        let open = view.open();
        Progress {
            lap: open.lap,
            turn: open.turn,
            time_is_up: open.time_is_up(),
            is_over: matches!(open.phase, Phase::Over(_)),
        }
    }

    /// The view shows them.
    fn note_discards(_: &Setup, _: &Seen, _: &mut Discards) {}

    fn may(view: &View<'_>, lines: &mut May<'_, Self>) {
        may::list(view, lines);
    }
}

impl LiveGame for Spqr {
    fn whole(_: &Setup, state: &State) -> Position {
        Position::of(state)
    }

    fn has_withdrawn(state: &State, seat: Seat) -> bool {
        state.open().status(seat) == Status::Withdrawn
    }

    fn withdrawal(seat: Seat) -> Command {
        Command::Rule(Ruling::Withdraw(seat), RuleId::case(24))
    }

    fn is_excluded(state: &State, seat: Seat) -> bool {
        state.open().status(seat) == Status::Excluded
    }

    fn grounds(command: &Command) -> Option<RuleId> {
        match *command {
            Command::Rule(_, rule) => Some(rule),
            _ => None,
        }
    }

    fn pass_on() -> Command {
        Command::Rule(Ruling::PassTurn, RuleId::case(54))
    }

    /// There are none in this game.
    fn closing_roller(_: &State) -> Option<Seat> {
        None
    }

    fn bots(roster: &Roster) -> &BotList<Self> {
        &roster.spqr
    }

    fn bots_mut(roster: &mut Roster) -> &mut BotList<Self> {
        &mut roster.spqr
    }
}

impl SimulationGame for Spqr {
    const CAUSES: &[Cause] = &[Cause::Target, Cause::Time, Cause::LastPlayer];

    fn cause_word(cause: Cause) -> &'static str {
        cause_word(cause)
    }

    fn cause_in_words(cause: Cause, words: Words) -> String {
        speech::spqr::cause(words, cause)
    }

    fn ends(setup: &Setup, state: &State) -> Vec<SeatEnd> {
        let small = |number: u32| u16::try_from(number).unwrap_or(u16::MAX);
        let end = |score: &Score| SeatEnd {
            seat: score.seat,
            points: score.points.0,
            outside: 0,
            eliminated: if let Status::Eliminated(exit) = score.status { Some(exit.number()) } else { None },
            potential: small(score.potential),
            army: small(score.army),
            reached: false,
        };
        let mut ends: Vec<SeatEnd> = scores(setup, state).iter().map(end).collect();
        ends.sort_by_key(|end| end.seat);
        ends
    }
}

impl RecordGame for Spqr {
    fn turn_began(event: &Event) -> Option<Lap> {
        match *event {
            Event::TurnBegan { lap, .. } => Some(lap),
            _ => None,
        }
    }

    fn result_rows(words: Words, replay: &Replay<Self>) -> Vec<Vec<String>> {
        result::rows(words, replay)
    }
}

/// How a seat of this status left the game, if it did.
const fn departure(status: Status) -> Option<Departure> {
    match status {
        Status::Empty | Status::Playing | Status::Neutral => None,
        Status::Withdrawn => Some(Departure::Withdrawn),
        Status::Excluded => Some(Departure::Excluded),
        Status::Eliminated(_) => Some(Departure::Eliminated),
    }
}
