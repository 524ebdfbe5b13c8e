//! S.P.Q.RisiKo! in text.

mod board;
mod command;
mod event;
mod position;
mod refusal;
mod text;

pub use command::{VERBS, print_command, read_command};
pub use event::{cause_word, print_event, print_seen, read_event};
pub use position::{print_position, read_position};
pub use refusal::print_refusal;
pub use text::price_word;

use crate::text::TextFault;
use crate::written::Written;
use ::board::rome::Symbol;
use frame::{Actor, Seat};
use regulation::spqr::Settings;
use regulation::{GameKind, Regulation};
use spqr::{
    Chance, Command, Event, Phase, Position, Refusal, Ruling, Seen, Setup, SetupFault, Spqr, State, View, scores,
};
use std::fmt::Write as _;

impl Written for Spqr {
    type Settings = Settings;
    type SetupFault = SetupFault;
    type Position = Position;

    const KIND: GameKind = GameKind::Spqr;
    const VERBS: &[&str] = &VERBS;
    const PLAYER_VERBS: &[&str] = VERBS.split_at(command::PLAYER_VERBS).0;

    fn settings(regulation: &Regulation) -> Option<&Settings> {
        regulation.spqr()
    }

    fn set_up(settings: &Settings, players: usize, absent: usize) -> Result<Setup, SetupFault> {
        Setup::new(settings, players, absent)
    }

    fn components(setup: &Setup) -> Vec<(&'static str, &str)> {
        vec![("board", setup.map.id()), ("cards", &setup.deck.id)]
    }

    fn print_board(setup: &Setup) -> String {
        board::print_board(setup)
    }

    fn print_command(setup: &Setup, command: &Command) -> String {
        print_command(setup, command)
    }

    fn read_command(setup: &Setup, text: &str) -> Result<Command, TextFault> {
        read_command(setup, text)
    }

    fn print_event(setup: &Setup, event: &Event) -> String {
        print_event(setup, event)
    }

    fn read_event(setup: &Setup, text: &str) -> Result<Event, TextFault> {
        read_event(setup, text)
    }

    fn print_seen(setup: &Setup, seen: &Seen) -> String {
        print_seen(setup, seen)
    }

    fn read_partial(text: &str) -> Result<Seen, TextFault> {
        event::read_partial(text)
    }

    fn print_refusal(setup: &Setup, refusal: &Refusal) -> String {
        print_refusal(setup, refusal)
    }

    /// Cause, points, coefficients and places.
    fn ending(setup: &Setup, state: &State) -> String {
        let mut text = String::new();
        if let Phase::Over(cause) = state.open().phase {
            let _ = writeln!(text, "end {}", cause_word(cause));
        }
        for score in scores(setup, state) {
            let _ = writeln!(
                text,
                "score {} place {} points {} potential {} army {}",
                score.seat, score.place, score.points, score.potential, score.army
            );
        }
        text
    }

    fn seen(_: &Setup, view: &View<'_>) -> Position {
        Position::seen(view)
    }

    fn print_position(setup: &Setup, position: &Position) -> String {
        print_position(setup, position)
    }

    fn print_seat(_: &Setup, position: &Position, seat: Seat) -> String {
        let mut text = String::new();
        position::print_seat(&position.open.places[seat], position.hands[seat], seat, &mut text);
        text
    }

    fn read_position(setup: &Setup, text: &str) -> Result<Position, (usize, TextFault)> {
        read_position(setup, text)
    }

    fn secret_answers(question: Chance) -> Vec<Command> {
        match question {
            Chance::Card(among) => {
                Symbol::ALL.into_iter().filter(|&symbol| among.count(symbol) > 0).map(Command::TakeCard).collect()
            }
            Chance::OrderDice(..) | Chance::BattleDice(..) => Vec::new(),
        }
    }

    fn lacking(state: &State, actor: Actor, command: &Command) -> usize {
        let (seat, cards) = match (actor, *command) {
            (Actor::Seat(seat), Command::PlayTris(cards)) => (seat, cards),
            (_, Command::Rule(Ruling::TakeCards { seat, cards }, _)) => (seat, cards),
            _ => return 0,
        };
        let hand = state.hand(seat);
        let short = |symbol| usize::from(cards.count(symbol).saturating_sub(hand.count(symbol)));
        Symbol::ALL.into_iter().map(short).sum()
    }

    fn look<T>(_: &Setup, position: &Position, seat: Seat, look: impl FnOnce(&View<'_>) -> T) -> Option<T> {
        let view = View::of(&position.open, seat, position.hands[seat].unwrap_or_default());
        (position.open.seat_to_act() == Some(seat)).then(|| look(&view))
    }
}
