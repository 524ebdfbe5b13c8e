//! RisiKo! in text.

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
pub use text::card_id;

use crate::text::TextFault;
use crate::written::Written;
use ::board::CardSet;
use frame::Actor;
use regulation::{GameKind, Regulation, Settings};
use rules::{
    Chance, Command, Event, Hand, Phase, Position, Refusal, Risiko, Ruling, Seat, Seen, Setup, SetupFault, State, View,
    scores,
};
use std::fmt::Write as _;

impl Written for Risiko {
    type Settings = Settings;
    type SetupFault = SetupFault;
    type Position = Position;

    const KIND: GameKind = GameKind::Risiko;
    const VERBS: &[&str] = &VERBS;
    const PLAYER_VERBS: &[&str] = command::PLAYER_VERBS;

    fn settings(regulation: &Regulation) -> Option<&Settings> {
        regulation.risiko()
    }

    fn set_up(settings: &Settings, players: usize, absent: usize) -> Result<Setup, SetupFault> {
        Setup::new(settings, players, absent)
    }

    fn components(setup: &Setup) -> Vec<(&'static str, &str)> {
        vec![("board", setup.board.id()), ("cards", setup.deck.id()), ("objectives", setup.objectives.id())]
    }

    fn print_board(setup: &Setup) -> String {
        board::print_board(setup)
    }

    fn print_command(setup: &Setup, command: &Command) -> String {
        print_command(setup, command)
    }

    fn write_command(setup: &Setup, command: &Command, text: &mut String) {
        command::write_command(setup, command, text);
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

    /// Cause, objectives, points and places.
    fn ending(setup: &Setup, state: &State) -> String {
        let mut text = String::new();
        if let Phase::Over(cause) = state.open().phase() {
            let _ = writeln!(text, "end {}", cause_word(cause));
        }
        for seat in setup.seats().iter() {
            if let Some(objective) = state.objective(seat) {
                let _ = writeln!(text, "objective {seat} {}", setup.objectives.number(objective));
            }
        }
        for score in scores(setup, state) {
            let reached = if score.reached { " reached" } else { "" };
            let _ = writeln!(
                text,
                "score {} place {} points {} outside {}{reached}",
                score.seat, score.place, score.points.0, score.outside.0
            );
        }
        text
    }

    fn seen(setup: &Setup, view: &View<'_>) -> Position {
        Position::seen(setup, view)
    }

    fn print_position(setup: &Setup, position: &Position) -> String {
        print_position(setup, position)
    }

    fn print_seat(setup: &Setup, position: &Position, seat: Seat) -> String {
        let mut text = String::new();
        position::print_seat(setup, position, seat, &mut text);
        text
    }

    fn read_position(setup: &Setup, text: &str) -> Result<Position, (usize, TextFault)> {
        read_position(setup, text)
    }

    fn secret_answers(question: Chance) -> Vec<Command> {
        match question {
            Chance::Objective(_, among) => among.iter().map(Command::DealObjective).collect(),
            Chance::Card(among) => among.into_iter().map(Command::TakeCard).collect(),
            Chance::CapturedCard(among) => among.into_iter().map(Command::CaptureCard).collect(),
            Chance::OrderDice(..) | Chance::Territory(_) | Chance::BattleDice(..) | Chance::ClosingDice => Vec::new(),
        }
    }

    fn lacking(state: &State, actor: Actor, command: &Command) -> usize {
        let (seat, cards) = match (actor, *command) {
            (Actor::Seat(seat), Command::PlayTris(cards)) => (seat, cards),
            (_, Command::Rule(Ruling::TakeCards { seat, cards }, _)) => (seat, cards),
            _ => return 0,
        };
        cards.without(state.hand(seat)).len()
    }

    fn look<T>(setup: &Setup, position: &Position, seat: Seat, look: impl FnOnce(&View<'_>) -> T) -> Option<T> {
        let open = position.open();
        let ghost_hand = setup.ghost().map(|ghost| known(position, ghost)).unwrap_or_default();
        let objective = position.seats[seat].objective;
        let view = View::of(&open, seat, known(position, seat), objective, ghost_hand);
        (open.seat_to_act() == Some(seat)).then(|| look(&view))
    }
}

/// The cards of a seat, as far as they are known.
fn known(position: &Position, seat: Seat) -> CardSet {
    match position.seats[seat].hand {
        Hand::Known(cards) => cards,
        Hand::Hidden(_) => CardSet::EMPTY,
    }
}
