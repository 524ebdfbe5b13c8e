//! S.P.Q.RisiKo! as one of the games of the platform.

use crate::command::Command;
use crate::event::{Event, Events};
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::State;
use crate::view::{Seen, View};
use crate::{Awaited, Chance};
use chance::Source;
use frame::{Actor, Game, Player, Progress, RuleId, Seat, SeatSet};

/// S.P.Q.RisiKo!
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spqr;

impl Game for Spqr {
    type Setup = Setup;
    type State = State;
    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;
    type Question = Chance;
    type Seen = Seen;
    type View<'a> = View<'a>;

    const TIME_UP: Command = Command::TimeUp;

    fn begin(setup: &Setup) -> State {
        State::new(setup)
    }

    #[inline]
    fn awaited(setup: &Setup, state: &State) -> Awaited {
        state.awaited(setup)
    }

    #[inline]
    fn answer(question: Chance, source: &mut impl Source) -> Command {
        question.answer(source)
    }

    #[inline]
    fn step(
        setup: &Setup,
        state: &mut State,
        actor: Actor,
        command: Command,
        events: &mut Events,
    ) -> Result<(), Refusal> {
        crate::step(setup, state, actor, command, events)
    }

    fn apply(setup: &Setup, state: &mut State, event: &Event) {
        crate::apply(setup, state, event);
    }

    fn rule(refusal: &Refusal) -> RuleId {
        refusal.rule()
    }

    fn see(_: &Setup, event: &Event, viewer: Option<Seat>) -> Seen {
        crate::see(event, viewer)
    }

    fn is_partial(seen: &Seen) -> bool {
        !matches!(seen, Seen::Whole(_))
    }

    #[inline]
    fn view<'a>(_: &Setup, state: &'a State, seat: Seat) -> View<'a> {
        state.view(seat)
    }

    fn seats(setup: &Setup) -> SeatSet {
        setup.player_seats()
    }

    #[inline]
    fn player(state: &State, seat: Seat) -> Player {
        state.open().player(seat)
    }

    #[inline]
    fn progress(state: &State) -> Progress {
        let open = state.open();
        Progress {
            lap: open.lap,
            turn: open.turn,
            time_is_up: open.time_is_up(),
            is_over: matches!(open.phase, Phase::Over(_)),
        }
    }

    fn audit(setup: &Setup, state: &State) -> Result<(), String> {
        crate::audit(setup, state).map_err(|broken| broken.to_string())
    }
}
