//! RisiKo! in the terminal.

mod ask;
mod board_view;
mod chronicle;
mod complete;
mod digest;
mod fight;
mod find;
mod panels;
mod result;
mod screens;
mod tell;
mod typed;
mod verbs;

#[cfg(test)]
pub(super) use verbs::RisikoVerb;

use super::ask::{Ask, Context, Unclear};
use super::assist::Table;
use super::chronicle::Entry;
use super::paint::Banner;
use super::session::Session;
use super::tell::Teller;
use super::terminal::Terminal;
use ask::{RisikoAsk, RisikoUnclear};
use board::CardSet;
use chronicle::Detail;
use digest::Digest;
use fight::Onslaught;
use rules::{Chance, Command, Event, Lap, Open, Owner, Phase, Risiko, Seat, SeatSet, Setup, State, View};

impl Terminal for Risiko {
    type Open = Open;
    type Hand = CardSet;
    type Verb = verbs::RisikoVerb;
    type Ask = RisikoAsk;
    type Unclear = RisikoUnclear;
    type Detail = Detail;
    type Standing = Onslaught;

    fn open(state: &State) -> &Open {
        state.open()
    }

    fn hand(view: &View<'_>) -> CardSet {
        view.hand()
    }

    fn playing(open: &Open) -> SeatSet {
        open.playing()
    }

    fn last_lap(open: &Open) -> Option<Lap> {
        open.last_lap()
    }

    fn banner(setup: &Setup, open: &Open, seat: Seat) -> Banner {
        banner(setup, open, Owner::Seat(seat))
    }

    fn detail(setup: &Setup, before: &State, after: &State, event: &Event) -> Detail {
        chronicle::detail(setup, before, after, event)
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

    fn obey(session: &mut Session<Self>, seat: Seat, ask: RisikoAsk) {
        match ask {
            RisikoAsk::Fight(fight) => session.fight(seat, fight),
            RisikoAsk::Again(keep) => session.fight_again(seat, keep),
            RisikoAsk::Tris(number) => session.play_tris(seat, number),
            RisikoAsk::Undo => session.undo(seat),
            RisikoAsk::Odds(fight) => session.show_odds(seat, fight),
            RisikoAsk::Objective => session.show_objective(seat),
        }
    }

    fn explain(session: &Session<Self>, unclear: &RisikoUnclear) -> String {
        session.unclear_text(unclear)
    }

    fn is_open_question(open: &Open) -> bool {
        matches!(open.phase(), Phase::Declared(_) | Phase::Colours(_))
    }

    fn is_bare_question(open: &Open) -> bool {
        Self::is_open_question(open)
    }

    fn is_aside(open: &Open, seat: Seat) -> bool {
        matches!(open.phase(), Phase::Declared(_)) && open.turn() != seat
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

    fn players(session: &Session<Self>, _: usize) -> Vec<String> {
        session.table(&session.player_rows())
    }

    fn result(session: &Session<Self>, width: usize) -> Vec<String> {
        session.result_lines(width)
    }

    fn question_text(session: &Session<Self>, question: Chance) -> String {
        session.what_fell(question)
    }

    fn fell(session: &mut Session<Self>, question: Chance, line: &str) {
        session.fell(question, line);
    }

    fn is_secret(question: &Chance) -> bool {
        matches!(question, Chance::Objective(..) | Chance::Card(_) | Chance::CapturedCard(_))
    }
}

/// Whose banner stands there.
fn banner(setup: &Setup, open: &Open, owner: Owner) -> Banner {
    match owner {
        Owner::Seat(seat) if setup.ghost() == Some(seat) => Banner::Ghost,
        Owner::Seat(seat) => open.colour(seat).map_or(Banner::Nobody, Banner::Colour),
        Owner::Neutral => Banner::Neutral,
        Owner::Nobody => Banner::Nobody,
    }
}
