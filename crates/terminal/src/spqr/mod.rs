//! S.P.Q.RisiKo! in the terminal.

mod board_view;
mod chronicle;
mod complete;
mod digest;
mod fault;
mod fight;
mod find;
mod narrate;
mod panels;
mod real_table;
mod request;
mod screens;
mod verbs;

#[cfg(test)]
pub(super) use verbs::SpqrVerb;

use super::chronicle::Entry;
use super::game::Game;
use super::narrator::Narrator;
use super::paint::Banner;
use super::request::{GameRequest, LineFault, Prompt, Request, TypedLine};
use super::session::Session;
use super::terminal::{
    AnswerNeeds, ChanceQuestion, ChanceReading, OpenSecret, Passage, Question, Response, Screen, Situation, Terminal,
};
use chronicle::Detail;
use digest::Digest;
use fight::AttackUntil;
use frame::{BySeat, Lap, Seat};
use request::Fight;
use spqr::{Chance, Command, Event, Open, Phase, Setup, Spqr, State, Status};

impl Terminal for Spqr {
    type Verb = verbs::SpqrVerb;
    type Fight = Fight;
    type AttackUntil = AttackUntil;
    type Detail = Detail;

    fn situation(setup: &Setup, state: &State) -> Situation<Self::Verb> {
        let open = state.open();
        let mut banners = BySeat::all(Banner::Nobody);
        setup.seats().iter().for_each(|seat| banners[seat] = banner(open, seat));
        Situation {
            playing: open.playing(),
            last_lap: Some(open.last_lap).filter(|&lap| lap > Lap(0)),
            needs: match open.phase {
                Phase::Colours(_) => AnswerNeeds::Nothing,
                Phase::Settling(_) | Phase::SettlingNeutral { .. } | Phase::Founding(_) | Phase::Garrisoning { .. } => {
                    AnswerNeeds::Board
                }
                _ => AnswerNeeds::Secrets,
            },
            interrupts_turn: false,
            banners,
            verbs: verbs::fitting(open),
        }
    }

    fn entry(_: &Setup, before: &State, after: &State, event: &Event, earlier: &[Entry<Self>]) -> Entry<Self> {
        let begins_turn = match *event {
            Event::TurnBegan { seat, .. } => Some(seat),
            _ => None,
        };
        Entry {
            event: *event,
            begins_turn,
            continues_attack: chronicle::continues_attack(event, earlier),
            detail: chronicle::detail(before, after, event),
        }
    }

    fn narrate(narrator: Narrator<'_, Self>, passage: Passage<'_, Self>) -> Vec<String> {
        match passage {
            Passage::OwnEvent(entry) => narrator.lines_of(entry),
            Passage::Digest { turn, entries } => Digest::new(narrator, turn).lines(entries),
        }
    }

    fn screen(session: &Session<Self>, eyes: Option<Seat>, width: usize) -> Screen {
        Screen {
            board: session.board_lines(eyes, width),
            own: eyes.map(|seat| session.own_lines(seat, width)).unwrap_or_default(),
            hand: eyes.map(|seat| session.hand_paragraphs(seat)).unwrap_or_default(),
            objective: Vec::new(),
            players: session.player_lines(width),
            result: session.result_lines(),
        }
    }

    fn question(session: &Session<Self>, seat: Seat) -> Question<Command> {
        Question {
            prompt: session.phase_and_rest(),
            guidance: session.guidance(seat),
            only_choice: session.only_choice(),
        }
    }

    fn read(prompt: &Prompt<Self>, line: TypedLine<'_, Self::Verb>) -> Result<Request<Self>, LineFault<Self::Verb>> {
        request::read(prompt, line)
    }

    fn complete(prompt: &Prompt<Self>, verb: Self::Verb, words: &[&str], begun: &str) -> Vec<String> {
        complete::complete(prompt, verb, words, begun)
    }

    fn respond(session: &Session<Self>, seat: Seat, request: GameRequest<Self>) -> Response<Self> {
        match request {
            GameRequest::Fight(fight) => session.fight(seat, fight),
            GameRequest::FightOn(until) => session.fight_on(seat, until),
            GameRequest::Again(keep) => session.fight_again(seat, keep),
            GameRequest::Tris(number) => session.play_tris(seat, number),
            GameRequest::Undo => session.undo(seat),
            GameRequest::Odds(fight) => session.odds(seat, fight),
        }
    }

    fn chance_question(session: &Session<Self>, question: Chance) -> ChanceQuestion {
        ChanceQuestion {
            text: session.chance_text(question),
            reason: None,
            secret_of: matches!(question, Chance::Card(_)).then_some(session.game.open().turn),
        }
    }

    fn read_chance(session: &Session<Self>, question: Chance, line: &str) -> ChanceReading<Command> {
        session.read_chance(question, line)
    }

    /// Points lie open: nothing that is secret decides a game.
    fn open_secrets(_: &Session<Self>) -> Vec<OpenSecret> {
        Vec::new()
    }

    fn lays_hand_open(event: &Event) -> bool {
        matches!(event, Event::HandDiscarded { .. })
    }

    fn read_secret(_: &Session<Self>, _: &str) -> Option<Command> {
        None
    }
}

impl Game<Spqr> {
    /// What lies open on the table.
    fn open(&self) -> &Open {
        self.state().open()
    }
}

impl<'a> Narrator<'a, Spqr> {
    /// What lies open on the table.
    fn open(&self) -> &'a Open {
        self.state.open()
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
