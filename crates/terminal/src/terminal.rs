//! What a game hands to the terminal: plain values, made in the game's own module by the few functions of
//! [`Terminal`]. Everything else is the same for all games and is written once, around these values.

use super::chronicle::Entry;
use super::narrator::Narrator;
use super::paint::Banner;
use super::request::{GameRequest, LineFault, Prompt, Request, TypedLine};
use super::session::Session;
use super::verbs::GameVerb;
use frame::{BySeat, Lap, Seat, SeatSet};
use games::HostGame;
use std::fmt::Debug;
use words::{Words, id};

/// A game that can be played in the terminal.
pub(super) trait Terminal: HostGame {
    /// The commands that only this game has.
    type Verb: GameVerb;
    /// An attack as it is typed.
    type Fight: Copy + Debug;
    /// An attack that is rolled on until so many are left.
    type AttackUntil: Copy + Debug;
    /// The figures that a reader wants beside an event.
    type Detail: Clone + Debug;

    /// The situation at the table, as far as the client must know it to lead the players through it.
    fn situation(setup: &Self::Setup, state: &Self::State) -> Situation<Self::Verb>;

    /// What an event between two states is to a reader who knows the entries before it.
    fn entry(
        setup: &Self::Setup,
        before: &Self::State,
        after: &Self::State,
        event: &Self::Event,
        earlier: &[Entry<Self>],
    ) -> Entry<Self>;

    /// A part of the chronicle in lines.
    fn narrate(narrator: Narrator<'_, Self>, passage: Passage<'_, Self>) -> Vec<String>;

    /// What these eyes see of a position in a terminal of this width; with `None`, what everybody sees.
    fn screen(session: &Session<Self>, eyes: Option<Seat>, width: usize) -> Screen;

    /// What a seat is asked now.
    fn question(session: &Session<Self>, seat: Seat) -> Question<Self::Command>;

    /// What a line means at a prompt.
    fn read(prompt: &Prompt<Self>, line: TypedLine<'_, Self::Verb>) -> Result<Request<Self>, LineFault<Self::Verb>>;

    /// The words that begin so and can follow a verb and the words after it.
    fn complete(prompt: &Prompt<Self>, verb: Self::Verb, words: &[&str], begun: &str) -> Vec<String>;

    /// What comes of a request that is the game's own to answer.
    fn respond(session: &Session<Self>, seat: Seat, request: GameRequest<Self>) -> Response<Self>;

    /// What is asked of whoever types in the dice and cards of a real table.
    fn chance_question(session: &Session<Self>, question: Self::Question) -> ChanceQuestion;

    /// What fell, as it was typed.
    fn read_chance(session: &Session<Self>, question: Self::Question, line: &str) -> ChanceReading<Self::Command>;

    /// What was left open and decides who has won: it must be told when the game is over, and can be before.
    fn open_secrets(session: &Session<Self>) -> Vec<OpenSecret>;

    /// Whether a hand is laid open with an event that says its cards: whoever follows a real table must know them then.
    fn lays_hand_open(event: &Self::Event) -> bool;

    /// A secret that was left open, as it was typed.
    fn read_secret(session: &Session<Self>, line: &str) -> Option<Self::Command>;
}

/// The situation at the table, as far as the client must know it to lead the players through it.
pub(super) struct Situation<V> {
    /// The seats that take turns.
    pub(super) playing: SeatSet,
    /// The last lap, once it is known.
    pub(super) last_lap: Option<Lap>,
    /// What has to be seen to answer the question that is open.
    pub(super) needs: AnswerNeeds,
    /// Whether that question interrupts a turn: what goes on by itself waits while another seat answers.
    pub(super) interrupts_turn: bool,
    /// The colour each seat is shown in.
    pub(super) banners: BySeat<Banner>,
    /// The commands of the game that can be given.
    pub(super) verbs: Vec<V>,
}

/// What has to be seen to answer a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AnswerNeeds {
    /// The question says it all: the board is not shown, the keyboard not handed over.
    Nothing,
    /// The board, but no secret: the keyboard is not handed over.
    Board,
    /// One's own cards or objective: where several share the keyboard, the others look away.
    Secrets,
}

/// A part of the chronicle that is told in one go.
pub(super) enum Passage<'a, G: Terminal> {
    /// An event of the listener's own turn, in detail.
    OwnEvent(&'a Entry<G>),
    /// Another's turn, or part of it, in a few lines; the preparation is nobody's turn.
    Digest {
        /// Whose turn it is.
        turn: Option<Seat>,
        /// What happened in it.
        entries: &'a [Entry<G>],
    },
}

/// A position as somebody sees it.
pub(super) struct Screen {
    /// The board, in lines.
    pub(super) board: Vec<String>,
    /// What is the viewer's own, in lines for below the board.
    pub(super) own: Vec<String>,
    /// The viewer's cards and what can be played of them, in paragraphs.
    pub(super) hand: Vec<String>,
    /// The viewer's objective and what is missing, in paragraphs; nothing where the viewer has none.
    pub(super) objective: Vec<String>,
    /// Who plays, in turn order, in lines under a heading.
    pub(super) players: Vec<String>,
    /// The players of a finished game, best first, in lines; nothing while it is played.
    pub(super) result: Vec<String>,
}

/// What a seat is asked.
pub(super) struct Question<C> {
    /// The phase, and what is left to do in it: the prompt.
    pub(super) prompt: String,
    /// What is asked, where the prompt alone does not say it.
    pub(super) guidance: Option<String>,
    /// What is done without asking, because nothing else can be.
    pub(super) only_choice: Option<OnlyChoice<C>>,
}

/// The only thing a seat can do.
pub(super) struct OnlyChoice<C> {
    /// What is done.
    pub(super) command: C,
    /// Why, where it is not plain to see.
    pub(super) reason: Option<String>,
}

/// What comes of a request: something is said, then perhaps a command put to the rules.
pub(super) struct Response<G: Terminal> {
    /// What is said first.
    pub(super) paragraphs: Vec<String>,
    /// What the rules are asked for then.
    pub(super) command: Option<G::Command>,
    /// The attack that goes on by itself each time its command is granted.
    pub(super) repeat: Option<G::AttackUntil>,
}

impl<G: Terminal> Response<G> {
    /// Something is said and nothing done.
    pub(super) fn say(paragraphs: Vec<String>) -> Self {
        Self { paragraphs, command: None, repeat: None }
    }

    /// Something is done, once.
    pub(super) fn act(command: G::Command) -> Self {
        Self { paragraphs: Vec::new(), command: Some(command), repeat: None }
    }

    /// Something is done if there is something to do; otherwise this is said.
    pub(super) fn act_or_say(command: Option<G::Command>, otherwise: impl FnOnce() -> String) -> Self {
        command.map_or_else(|| Self::say(vec![otherwise()]), Self::act)
    }
}

/// What is asked of whoever types in what fell at a real table.
pub(super) struct ChanceQuestion {
    /// The question in words.
    pub(super) text: String,
    /// Why it is asked, where that is not plain to see.
    pub(super) reason: Option<String>,
    /// Whose secret the answer is, if it is one.
    pub(super) secret_of: Option<Seat>,
}

/// A secret that was left open and is needed now.
pub(super) struct OpenSecret {
    /// The command that left it open, counted from 0.
    pub(super) at: usize,
    /// Whose it is.
    pub(super) seat: Seat,
    /// What is asked of whoever can tell it.
    pub(super) text: String,
}

/// What was typed in of dice or cards.
pub(super) struct ChanceReading<C> {
    /// What fell, one after the other.
    pub(super) commands: Vec<C>,
    /// What is wrong with the words after that.
    pub(super) fault: Option<String>,
}

impl<C> ChanceReading<C> {
    /// One roll or card, if the line could be read.
    pub(super) fn single(command: Option<C>, words: Words) -> Self {
        let fault = if command.is_some() { None } else { Some(words.say(id::PLAY_TYPE_AGAIN)) };
        Self { commands: command.into_iter().collect(), fault }
    }
}
