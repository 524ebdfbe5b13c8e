//! RisiKo! as its hosts need it.

mod discards;
mod figures;
mod may;
mod result;

use crate::may::May;
use crate::{
    BotList, Departure, Discards, HostGame, LiveGame, Outcome, RecordGame, Roster, SeatEnd, SimulationGame, Standing,
};
use frame::Progress;
use notation::Replay;
use notation::cause_word;
use regulation::Settings;
use rules::{
    Cause, Command, Event, Lap, Phase, Player, Position, Risiko, RuleId, Ruling, Score, Seat, SeatSet, Seen, Setup,
    SetupFault, State, Status, View, legal, scores,
};
use words::Words;

impl HostGame for Risiko {
    type Cause = Cause;

    fn setup_fault(fault: &SetupFault, words: Words) -> String {
        speech::risiko::setup_fault(words, fault)
    }

    /// G7.2.
    fn minutes(settings: &Settings) -> Option<u16> {
        settings.end.minutes.value.get()
    }

    /// G7.2: with the first card dealt.
    fn starts_clock(state: &State) -> bool {
        matches!(state.open().phase(), Phase::Deal)
    }

    fn spectate<'a>(setup: &Setup, state: &'a State) -> View<'a> {
        state.spectator_view(setup)
    }

    fn contestants(setup: &Setup) -> SeatSet {
        setup.seats().iter().filter(|&seat| setup.ghost() != Some(seat)).collect()
    }

    fn sits(state: &State, seat: Seat) -> Option<Player> {
        let open = state.open();
        (!matches!(open.status(seat), Status::Empty | Status::Ghost)).then(|| open.player(seat))
    }

    fn plays(state: &State, seat: Seat) -> bool {
        state.open().status(seat) == Status::Playing
    }

    fn outcome(setup: &Setup, state: &State) -> Outcome<Cause> {
        let cause = match state.open().phase() {
            Phase::Over(cause) => Some(cause),
            _ => None,
        };
        let standing = |score: &rules::Score| Standing {
            seat: score.seat,
            place: score.place,
            points: score.points.0,
            left: departure(score.status),
        };
        Outcome {
            cause,
            objective_reached: cause == Some(Cause::Objective),
            standings: scores(setup, state).iter().map(standing).collect(),
        }
    }

    fn allows(setup: &Setup, view: &View<'_>, command: Command) -> bool {
        legal(setup, view).allows(command)
    }

    fn any_legal(setup: &Setup, view: &View<'_>, number: u32) -> Option<Command> {
        let legal = legal(setup, view);
        legal.nth(number % legal.count().max(1))
    }

    fn seen_progress(view: &View<'_>) -> Progress {
        let open = view.open();
        Progress {
            lap: open.lap(),
            turn: open.turn(),
            time_is_up: open.time_is_up(),
            is_over: matches!(open.phase(), Phase::Over(_)),
        }
    }

    fn note_discards(setup: &Setup, seen: &Seen, discards: &mut Discards) {
        discards::note(setup, seen, discards);
    }

    fn may(view: &View<'_>, lines: &mut May<'_, Self>) {
        may::list(view, lines);
    }
}

impl LiveGame for Risiko {
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

    fn closing_roller(state: &State) -> Option<Seat> {
        rules::closing_roller(state.open())
    }

    fn bots(roster: &Roster) -> &BotList<Self> {
        &roster.risiko
    }

    fn bots_mut(roster: &mut Roster) -> &mut BotList<Self> {
        &mut roster.risiko
    }
}

impl SimulationGame for Risiko {
    const CAUSES: &[Cause] = &[Cause::Objective, Cause::Closing, Cause::Time, Cause::LastPlayer];

    fn cause_word(cause: Cause) -> &'static str {
        cause_word(cause)
    }

    fn cause_in_words(cause: Cause, words: Words) -> String {
        speech::risiko::cause(words, cause)
    }

    fn ends(setup: &Setup, state: &State) -> Vec<SeatEnd> {
        let end = |score: &Score| SeatEnd {
            seat: score.seat,
            points: score.points.0,
            outside: score.outside.0,
            eliminated: if let Status::Eliminated(exit) = score.status { Some(exit.number()) } else { None },
            potential: 0,
            army: 0,
            reached: score.reached,
        };
        let mut ends: Vec<SeatEnd> = scores(setup, state).iter().map(end).collect();
        ends.sort_by_key(|end| end.seat);
        ends
    }
}

impl RecordGame for Risiko {
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
        Status::Empty | Status::Playing | Status::Ghost | Status::Absent => None,
        Status::Withdrawn => Some(Departure::Withdrawn),
        Status::Excluded => Some(Departure::Excluded),
        Status::Eliminated(_) => Some(Departure::Eliminated),
    }
}
