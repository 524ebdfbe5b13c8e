//! What a line asks for, in this position. Whether it may be done is for the rules to say.

use super::finder;
use super::reader::Reader;
use super::terminal::Terminal;
use super::verbs::{self, Common, Verb, VerbOf};
use board::{Colour, ColourSet};
use std::path::PathBuf;
use words::Lang;

/// What a line asks for.
#[derive(Debug)]
pub(super) enum Ask<G: Terminal> {
    /// These commands, one after the other.
    Do(Vec<G::Command>),
    /// Something only this game has.
    Game(G::Ask),
    /// What a bot would do.
    Hint,
    /// Let a bot do it: once, or for the rest of the turn.
    Auto(Share),
    /// The board.
    Board,
    /// One's cards.
    Hand,
    /// Who plays.
    Players,
    /// What happened: so many lines.
    Log(usize),
    /// Save, perhaps to this file.
    Save(Option<PathBuf>),
    /// Leave.
    Quit,
    /// Help, perhaps about a command.
    Help(Option<VerbOf<G>>),
}

impl<G: Terminal> Ask<G> {
    /// One command.
    pub(super) fn only(command: G::Command) -> Self {
        Self::Do(vec![command])
    }
}

/// How much a bot does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Share {
    /// One move.
    Move,
    /// The rest of the turn.
    Turn,
}

/// Why a line was not understood.
#[derive(Debug)]
pub(super) enum Unclear<G: Terminal> {
    /// The first word is no command.
    Unknown(String),
    /// The command needs other words after it.
    Usage(VerbOf<G>),
    /// No colour is called so.
    NoColour(String),
    /// Something only this game has.
    Game(G::Unclear),
}

/// The position a line is read in.
pub(super) struct Context<'a, 'v, G: Terminal> {
    /// The table.
    pub(super) setup: &'a G::Setup,
    /// What whoever types sees.
    pub(super) view: &'a G::View<'v>,
    /// The language.
    pub(super) lang: Lang,
}

impl<G: Terminal> Context<'_, '_, G> {
    /// Reads a line.
    pub(super) fn read(&self, line: &str) -> Result<Ask<G>, Unclear<G>> {
        let line = line.trim();
        if line.is_empty() {
            return Ok(G::empty_line(self.setup, self.view));
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match verbs::find::<G>(&finder::plain(word)) {
            Some(Verb::Game(verb)) => G::read(self, verb, rest.trim()),
            Some(Verb::Common(verb)) => common(verb, rest.trim()),
            None => match G::spoken_of(self, line) {
                Some(verb) => G::read(self, verb, line),
                None => Err(Unclear::Unknown(word.to_owned())),
            },
        }
    }
}

/// The colour the next word names; where it fits several, one of those left.
pub(super) fn colour<G: Terminal>(
    reader: &mut Reader,
    lang: Lang,
    free: ColourSet,
    verb: G::Verb,
) -> Result<Colour, Unclear<G>> {
    let rest = reader.take_rest();
    let word = rest.first().ok_or(Unclear::Usage(Verb::Game(verb)))?;
    finder::colour(word, lang, free).ok_or_else(|| Unclear::NoColour((*word).to_owned()))
}

fn common<G: Terminal>(verb: Common, rest: &str) -> Result<Ask<G>, Unclear<G>> {
    let mut reader = Reader::new(rest);
    let ask = match verb {
        Common::Hint => Ask::Hint,
        Common::Auto if reader.take(&["turn", "turno"]) => Ask::Auto(Share::Turn),
        Common::Auto => Ask::Auto(Share::Move),
        Common::Board => Ask::Board,
        Common::Hand => Ask::Hand,
        Common::Players => Ask::Players,
        Common::Log => Ask::Log(reader.number().map_or(20, usize::from)),
        Common::Save => return Ok(Ask::Save(Some(rest).filter(|rest| !rest.is_empty()).map(PathBuf::from))),
        Common::Quit => Ask::Quit,
        Common::Help => return Ok(Ask::Help(reader.rest().first().and_then(|word| verbs::find::<G>(word)))),
    };
    if reader.is_done() { Ok(ask) } else { Err(Unclear::Usage(Verb::Common(verb))) }
}
