//! What a typed line means at a prompt: a request, or the reason why it is none. Whether it may be done is for the
//! rules to say.

use super::finder;
use super::reader::Reader;
use super::terminal::Terminal;
use super::verbs::{self, Common, GameVerb as _, Verb, VerbOf};
use board::{Colour, ColourSet};
use frame::Seat;
use std::path::PathBuf;
use std::rc::Rc;
use words::{Lang, Words, id};

/// How many events `log` shows where no number is said.
const LOG_EVENTS: usize = 20;

/// What a line asks for.
#[derive(Debug)]
pub(super) enum Request<G: Terminal> {
    /// These commands, one after the other.
    Do(Vec<G::Command>),
    /// Something that the game itself has to answer.
    Game(GameRequest<G>),
    /// What a bot would do.
    Hint,
    /// That a bot does it.
    Auto(BotShare),
    /// To see the board.
    Board,
    /// To see one's cards.
    Hand,
    /// To see one's objective.
    Objective,
    /// To see who plays.
    Players,
    /// To see the last events, so many of them.
    Log(usize),
    /// To take back the last thing that was typed.
    Undo,
    /// A decision of the referee, in the words of the record.
    Referee(String),
    /// That the hall's time is up.
    TimeUp,
    /// To save, perhaps to this file.
    Save(Option<PathBuf>),
    /// To leave the game.
    Quit,
    /// Help, perhaps about one command.
    Help(Option<VerbOf<G>>),
}

impl<G: Terminal> Request<G> {
    /// A single command.
    pub(super) fn single(command: G::Command) -> Self {
        Self::Do(vec![command])
    }
}

/// What a line asks of the game, where that is not plainly commands.
#[derive(Clone, Copy, Debug)]
pub(super) enum GameRequest<G: Terminal> {
    /// An attack, once or until something gives.
    Fight(G::Fight),
    /// The next roll of an attack that goes on by itself.
    FightOn(G::AttackUntil),
    /// The last attack once more, perhaps until so many are left.
    Again(Option<u16>),
    /// A tris by its number in the list; without one, the only one or the list.
    Tris(Option<u16>),
    /// The last reinforcement back.
    Undo,
    /// How likely an attack is to succeed.
    Odds(G::Fight),
}

/// How much a bot does for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BotShare {
    /// One move, whatever is asked now.
    Move,
    /// The rest of the turn.
    Turn,
}

/// Why a line was not understood.
#[derive(Debug)]
pub(super) enum LineFault<V> {
    /// The first word is no command.
    UnknownCommand(String),
    /// The command needs other words after it.
    Usage(Verb<V>),
    /// Something in it names nothing, or too much: a sentence says what.
    Explained(String),
}

/// A line whose first word has been looked up.
#[derive(Clone, Copy, Debug)]
pub(super) enum TypedLine<'a, V> {
    /// Nothing was typed but Enter.
    Empty,
    /// A command of the game and the words after it.
    Command(V, &'a str),
    /// A line that begins with no command: what it is about, the position may tell.
    Bare(&'a str),
}

/// The position of a seat that types a line.
pub(super) struct Prompt<G: Terminal> {
    /// The table the game is played at.
    pub(super) setup: Rc<G::Setup>,
    /// The state of the game, secrets included.
    pub(super) state: G::State,
    /// The seat that is asked.
    pub(super) seat: Seat,
    /// Whether that seat has the keyboard to itself: only then may its cards be shown.
    pub(super) is_private: bool,
    /// Whether something of the table is not known: then any card may be in a hand.
    pub(super) has_unknown: bool,
    /// Whether dice and cards are those of a real table.
    pub(super) is_real_table: bool,
    /// The language of what is said.
    pub(super) words: Words,
}

impl<G: Terminal> Prompt<G> {
    /// What the seat that types sees.
    pub(super) fn view(&self) -> G::View<'_> {
        G::view(&self.setup, &self.state, self.seat)
    }

    /// The names of things.
    pub(super) fn names(&self) -> G::Names<'_> {
        G::names(&self.setup, &self.state)
    }

    /// Reads a line.
    pub(super) fn read(&self, line: &str) -> Result<Request<G>, LineFault<G::Verb>> {
        let line = line.trim();
        if line.is_empty() {
            return G::read(self, TypedLine::Empty);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match verbs::find::<G>(&finder::plain(word)) {
            Some(Verb::Game(verb)) => G::read(self, TypedLine::Command(verb, rest.trim())),
            Some(Verb::Common(Common::Undo)) if !rest.trim().is_empty() => {
                G::read(self, TypedLine::Command(G::Verb::TAKE_BACK, rest.trim()))
            }
            Some(Verb::Common(verb)) => common(verb, rest.trim()),
            None => G::read(self, TypedLine::Bare(line)),
        }
    }
}

impl<V> LineFault<V> {
    /// A line whose first word is no command and that is about nothing else.
    pub(super) fn unknown(line: &str) -> Self {
        Self::UnknownCommand(line.split(char::is_whitespace).next().unwrap_or_default().to_owned())
    }
}

/// The colour that the next word names; where it fits several, one of those left. What names none is handed back.
pub(super) fn colour(reader: &mut Reader, lang: Lang, free: ColourSet) -> Result<Colour, Option<String>> {
    let rest = reader.take_rest();
    let word = rest.first().ok_or(None)?;
    finder::colour(word, lang, free).ok_or_else(|| Some((*word).to_owned()))
}

/// That a word is no colour, and which there are.
pub(super) fn no_colour_text(words: Words, word: &str) -> String {
    let known = Colour::ALL.map(|colour| speech::colour(words, colour)).join(", ");
    words.say_with(id::ERROR_UNKNOWN_COLOUR, &[("found", word.into()), ("known", known.into())])
}

/// The file that the words after `save` name, if they name one.
pub(super) fn file_named(rest: &str) -> Option<PathBuf> {
    Some(rest).filter(|rest| !rest.is_empty()).map(PathBuf::from)
}

fn common<G: Terminal>(verb: Common, rest: &str) -> Result<Request<G>, LineFault<G::Verb>> {
    let mut reader = Reader::new(rest);
    let request = match verb {
        Common::Hint => Request::Hint,
        Common::Auto if reader.take(&["turn", "turno"]) => Request::Auto(BotShare::Turn),
        Common::Auto => Request::Auto(BotShare::Move),
        Common::Board => Request::Board,
        Common::Hand => Request::Hand,
        Common::Players => Request::Players,
        Common::Log => Request::Log(reader.number().map_or(LOG_EVENTS, usize::from)),
        Common::Undo => Request::Undo,
        Common::Referee => return Ok(Request::Referee(rest.to_owned())),
        Common::TimeUp => Request::TimeUp,
        Common::Save => return Ok(Request::Save(file_named(rest))),
        Common::Quit => Request::Quit,
        Common::Help => return Ok(Request::Help(reader.rest().first().and_then(|word| verbs::find::<G>(word)))),
    };
    if reader.is_done() { Ok(request) } else { Err(LineFault::Usage(Verb::Common(verb))) }
}
