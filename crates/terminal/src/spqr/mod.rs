//! S.P.Q.RisiKo! in the terminal.

mod ask;
mod board_view;
mod chronicle;
mod complete;
mod digest;
mod fight;
mod find;
mod panels;
mod screens;
mod tell;
mod typed;
mod verbs;

use super::ask::{Ask, Context, Unclear};
use super::assist::Table;
use super::chronicle::Entry;
use super::paint::Banner;
use super::session::Session;
use super::tell::Teller;
use super::terminal::Terminal;
use ask::{SpqrAsk, SpqrUnclear};
use board::rome::Pile;
use chronicle::Detail;
use digest::Digest;
use fight::Onslaught;
use frame::{Lap, Seat, SeatSet};
use spqr::{Chance, Command, Event, Open, Phase, Setup, Spqr, State, Status, View};

impl Terminal for Spqr {
    type Open = Open;
    type Hand = Pile;
    type Verb = verbs::SpqrVerb;
    type Ask = SpqrAsk;
    type Unclear = SpqrUnclear;
    type Detail = Detail;
    type Standing = Onslaught;

    fn open(state: &State) -> &Open {
        state.open()
    }

    fn hand(view: &View<'_>) -> Pile {
        view.hand()
    }

    fn playing(open: &Open) -> SeatSet {
        open.playing()
    }

    fn last_lap(open: &Open) -> Option<Lap> {
        Some(open.last_lap).filter(|&lap| lap > Lap(0))
    }

    fn banner(_: &Setup, open: &Open, seat: Seat) -> Banner {
        banner(open, seat)
    }

    fn detail(_: &Setup, before: &State, after: &State, event: &Event) -> Detail {
        chronicle::detail(before, after, event)
    }

    fn turn_of(event: &Event) -> Option<Seat> {
        match *event {
            Event::TurnBegan { seat, .. } => Some(seat),
            _ => None,
        }
    }

    fn with_turn<'n>(names: Self::Names<'n>, seat: Seat) -> Self::Names<'n> {
        names.with_turn(seat)
    }

    fn goes_on<'e>(event: &Event, before: impl Iterator<Item = &'e Event>) -> bool {
        tell::goes_on(event, before)
    }

    fn detailed(teller: &Teller<'_, Self>, entry: &Entry<Self>) -> Vec<String> {
        teller.lines_of(entry)
    }

    fn digest(teller: Teller<'_, Self>, turn: Option<Seat>, entries: &[Entry<Self>]) -> Vec<String> {
        Digest::new(teller, turn).lines(entries)
    }

    fn empty_line(setup: &Setup, view: &View<'_>) -> Ask<Self> {
        ask::empty_line(setup, view)
    }

    fn spoken_of(context: &Context<'_, '_, Self>, line: &str) -> Option<Self::Verb> {
        ask::spoken_of(context, line)
    }

    fn read(context: &Context<'_, '_, Self>, verb: Self::Verb, rest: &str) -> Result<Ask<Self>, Unclear<Self>> {
        ask::read(context, verb, rest)
    }

    fn complete(table: &Table<Self>, verb: Self::Verb, before: &[&str], word: &str) -> Vec<String> {
        complete::complete(table, verb, before, word)
    }

    fn obey(session: &mut Session<Self>, seat: Seat, ask: SpqrAsk) {
        match ask {
            SpqrAsk::Fight(fight) => session.fight(seat, fight),
            SpqrAsk::Again(keep) => session.fight_again(seat, keep),
            SpqrAsk::Tris(number) => session.play_tris(seat, number),
            SpqrAsk::Undo => session.undo(seat),
            SpqrAsk::Odds(fight) => session.show_odds(seat, fight),
        }
    }

    fn explain(session: &Session<Self>, unclear: &SpqrUnclear) -> String {
        session.unclear_text(unclear)
    }

    fn is_open_question(open: &Open) -> bool {
        matches!(
            open.phase,
            Phase::Colours(_)
                | Phase::Settling(_)
                | Phase::SettlingNeutral { .. }
                | Phase::Founding(_)
                | Phase::Garrisoning { .. }
        )
    }

    fn is_bare_question(open: &Open) -> bool {
        matches!(open.phase, Phase::Colours(_))
    }

    fn is_aside(_: &Open, _: Seat) -> bool {
        false
    }

    fn board(session: &Session<Self>, eyes: Option<Seat>, width: usize) -> Vec<String> {
        session.board_lines(eyes, width)
    }

    fn own_lines(session: &Session<Self>, seat: Seat, width: usize) -> Vec<String> {
        session.own_text(seat, width)
    }

    fn prompt(session: &Session<Self>) -> String {
        session.phase_and_rest()
    }

    fn guidance(session: &Session<Self>, seat: Seat) -> Option<String> {
        session.asked(seat)
    }

    fn only_choice(session: &mut Session<Self>, seat: Seat) -> bool {
        session.do_the_only(seat)
    }

    fn stand(session: &mut Session<Self>, seat: Seat, standing: Onslaught) -> Option<Command> {
        session.attack_on(seat, standing)
    }

    fn show_hand(session: &mut Session<Self>, seat: Seat) {
        session.show_cards(seat);
    }

    fn players(session: &Session<Self>, width: usize) -> Vec<String> {
        session.player_lines(width)
    }

    fn result(session: &Session<Self>, _: usize) -> Vec<String> {
        session.result_lines()
    }

    fn question_text(session: &Session<Self>, question: Chance) -> String {
        session.what_fell(question)
    }

    fn fell(session: &mut Session<Self>, question: Chance, line: &str) {
        session.answer(question, line);
    }

    fn is_secret(question: &Chance) -> bool {
        matches!(question, Chance::Card(_))
    }
}

/// A player's colour; the neutral armies have none, whoever left has theirs still (S5).
fn banner(open: &Open, seat: Seat) -> Banner {
    match (open.status(seat), open.colour(seat)) {
        (Status::Neutral, _) => Banner::Neutral,
        (_, Some(colour)) => Banner::Colour(colour),
        (_, None) => Banner::Nobody,
    }
}
