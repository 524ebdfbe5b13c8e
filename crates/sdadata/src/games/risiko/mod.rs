//! RisiKo! as the commands play it.

mod books;
mod ledger;
mod may;
mod teller;

use super::{Outcome, Playable, Standing};
use crate::commands::bot::lines::May;
use books::RisikoBooks;
use notation::cause_word;
use regulation::Settings;
use rules::{
    Cause, Command, Event, Lap, Phase, Player, Risiko, Seat, SeatSet, Setup, SetupFault, State, Status, View, legal,
    scores,
};
use teller::RisikoTeller;
use words::Words;

impl Playable for Risiko {
    type Cause = Cause;
    type Books<'p> = RisikoBooks<'p>;
    type Teller<'p> = RisikoTeller<'p>;

    const CAUSES: &[Cause] = &[Cause::Objective, Cause::Closing, Cause::Time, Cause::LastPlayer];

    fn cause_word(cause: Cause) -> &'static str {
        cause_word(cause)
    }

    fn cause_in_words(cause: Cause, words: Words) -> String {
        words.cause(cause)
    }

    fn setup_fault(fault: &SetupFault, words: Words) -> String {
        words.setup_fault(fault)
    }

    /// G7.2.
    fn is_timed(settings: &Settings) -> bool {
        settings.end.minutes.value.get().is_some()
    }

    fn contestants(setup: &Setup) -> SeatSet {
        setup.seats().iter().filter(|&seat| setup.ghost() != Some(seat)).collect()
    }

    fn sits(state: &State, seat: Seat) -> Option<Player> {
        let open = state.open();
        (!matches!(open.status(seat), Status::Empty | Status::Ghost)).then(|| open.player(seat))
    }

    fn outcome(setup: &Setup, state: &State) -> Outcome<Cause> {
        let cause = match state.open().phase() {
            Phase::Over(cause) => Some(cause),
            _ => None,
        };
        let standing = |score: &rules::Score| Standing { seat: score.seat, place: score.place, points: score.points.0 };
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

    fn may(view: &View<'_>, lines: &mut May<'_, Self>) {
        may::list(view, lines);
    }

    fn books<'p>(setup: &'p Setup, settings: &'p Settings) -> RisikoBooks<'p> {
        RisikoBooks::new(setup, settings)
    }

    fn teller<'p>(setup: &'p Setup, state: &State, words: Words) -> RisikoTeller<'p> {
        RisikoTeller::new(setup, state, words)
    }

    fn turn_began(event: &Event) -> Option<Lap> {
        match *event {
            Event::TurnBegan { lap, .. } => Some(lap),
            _ => None,
        }
    }
}
