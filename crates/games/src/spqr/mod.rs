//! S.P.Q.RisiKo! as the commands play it.

mod figures;
mod may;
mod teller;

use super::{BotList, Outcome, Playable, Roster, Standing};
use crate::may::May;
use frame::{Lap, Player, RuleId, Seat, SeatSet};
use notation::spqr::cause_word;
use regulation::spqr::Settings;
use spqr::{
    Cause, Command, Event, Phase, Position, Ruling, Setup, SetupFault, Spqr, State, Status, View, legal, scores,
};
use teller::SpqrTeller;
use words::Words;

impl Playable for Spqr {
    type Cause = Cause;
    type Teller<'p> = SpqrTeller<'p>;

    const CAUSES: &[Cause] = &[Cause::Target, Cause::Time, Cause::LastPlayer];

    fn cause_word(cause: Cause) -> &'static str {
        cause_word(cause)
    }

    fn cause_in_words(cause: Cause, words: Words) -> String {
        speech::spqr::cause(words, cause)
    }

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

    fn whole(_: &Setup, state: &State) -> Position {
        Position::of(state)
    }

    fn somebody_excluded(setup: &Setup, state: &State) -> bool {
        Self::contestants(setup).iter().any(|seat| state.open().status(seat) == Status::Excluded)
    }

    fn pass_on() -> Command {
        Command::Rule(Ruling::PassTurn, RuleId::case(54))
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
        let standing = |score: &spqr::Score| Standing { seat: score.seat, place: score.place, points: score.points.0 };
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

    fn bots(roster: &Roster) -> &BotList<Self> {
        &roster.spqr
    }

    fn bots_mut(roster: &mut Roster) -> &mut BotList<Self> {
        &mut roster.spqr
    }

    fn may(view: &View<'_>, lines: &mut May<'_, Self>) {
        may::list(view, lines);
    }

    fn teller<'p>(setup: &'p Setup, state: &State, words: Words) -> SpqrTeller<'p> {
        SpqrTeller::new(setup, state, words)
    }

    fn turn_began(event: &Event) -> Option<Lap> {
        match *event {
            Event::TurnBegan { lap, .. } => Some(lap),
            _ => None,
        }
    }
}
