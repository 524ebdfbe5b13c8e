//! RisiKo! in the terminal.

mod board_view;
mod chronicle;
mod complete;
mod deal;
mod digest;
mod fault;
mod fight;
mod find;
mod narrate;
mod panels;
mod real_table;
mod request;
mod result;
mod screens;
mod verbs;

#[cfg(test)]
pub(super) use verbs::RisikoVerb;

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
use frame::BySeat;
use request::Fight;
use rules::{Chance, Command, Event, Open, Owner, Phase, Risiko, Seat, Setup, State};

impl Terminal for Risiko {
    type Verb = verbs::RisikoVerb;
    type Fight = Fight;
    type AttackUntil = AttackUntil;
    type Detail = Detail;

    fn situation(setup: &Setup, state: &State) -> Situation<Self::Verb> {
        let open = state.open();
        let mut banners = BySeat::all(Banner::Nobody);
        setup.seats().iter().for_each(|seat| banners[seat] = banner(setup, open, Owner::Seat(seat)));
        Situation {
            playing: open.playing(),
            last_lap: open.last_lap(),
            needs: match open.phase() {
                Phase::Declared(_) | Phase::Colours(_) => AnswerNeeds::Nothing,
                _ => AnswerNeeds::Secrets,
            },
            interrupts_turn: matches!(open.phase(), Phase::Declared(_)),
            banners,
            verbs: verbs::fitting(open),
        }
    }

    fn entry(setup: &Setup, before: &State, after: &State, event: &Event, earlier: &[Entry<Self>]) -> Entry<Self> {
        let begins_turn = match *event {
            Event::TurnBegan { seat, .. } => Some(seat),
            _ => None,
        };
        Entry {
            event: *event,
            begins_turn,
            continues_attack: chronicle::continues_attack(event, earlier),
            detail: chronicle::detail(setup, before, after, event),
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
            objective: eyes.map(|seat| session.objective_paragraphs(seat)).unwrap_or_default(),
            players: session.table(&session.player_rows()),
            result: session.result_lines(width),
        }
    }

    fn question(session: &Session<Self>, seat: Seat) -> Question<Command> {
        Question {
            prompt: session.phase_and_rest(),
            guidance: session.guidance(seat),
            only_choice: session.only_choice(seat),
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
            GameRequest::Fight(fight) => session.fight(fight),
            GameRequest::FightOn(until) => session.fight_on(seat, until),
            GameRequest::Again(keep) => session.fight_again(keep),
            GameRequest::Tris(number) => session.play_tris(seat, number),
            GameRequest::Undo => session.undo(seat),
            GameRequest::Odds(fight) => session.odds(seat, fight),
        }
    }

    fn chance_question(session: &Session<Self>, question: Chance) -> ChanceQuestion {
        ChanceQuestion {
            text: session.chance_text(question),
            reason: session.chance_reason(question),
            secret_of: session.secret_of(question),
        }
    }

    fn read_chance(session: &Session<Self>, question: Chance, line: &str) -> ChanceReading<Command> {
        session.read_chance(question, line)
    }

    fn open_secrets(session: &Session<Self>) -> Vec<OpenSecret> {
        session.open_objectives()
    }

    /// Hands are put under the deck face down.
    fn lays_hand_open(_: &Event) -> bool {
        false
    }

    fn read_secret(session: &Session<Self>, line: &str) -> Option<Command> {
        session.read_objective(line)
    }
}

impl Game<Risiko> {
    /// What lies open on the table.
    fn open(&self) -> &Open {
        self.state().open()
    }
}

impl<'a> Narrator<'a, Risiko> {
    /// What lies open on the table.
    fn open(&self) -> &'a Open {
        self.state.open()
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
