//! Completion at the prompt: the commands of the moment, then the words that are legal at that place.

use super::finder::plain;
use super::terminal::Terminal;
use super::verbs::{self, Common, Verb};
use frame::Seat;
use rustyline::completion::{Completer, Pair};
use rustyline::{Context, Helper};
use std::rc::Rc;
use words::Lang;

/// What is needed to complete a word.
#[derive(Default)]
pub(super) struct Assistant {
    table: Option<Box<dyn Completes>>,
}

/// Whoever knows the words that may stand at the end of a line.
trait Completes {
    /// The word as it is shown, and what takes its place.
    fn candidates(&self, before: &str) -> Vec<Pair>;
}

/// The position of a seat that types a line.
pub(super) struct Table<G: Terminal> {
    /// The table.
    pub(super) setup: Rc<G::Setup>,
    /// What lies open on it.
    pub(super) open: G::Open,
    /// Who types.
    pub(super) seat: Seat,
    /// The cards they may see.
    pub(super) hand: G::Hand,
    /// The language.
    pub(super) lang: Lang,
}

impl Assistant {
    /// For a seat in this position.
    pub(super) fn at<G: Terminal>(table: Table<G>) -> Self {
        Self { table: Some(Box::new(table)) }
    }
}

impl<G: Terminal> Completes for Table<G> {
    fn candidates(&self, before: &str) -> Vec<Pair> {
        let (done, word) = before.rsplit_once(|c: char| c.is_ascii_whitespace()).unwrap_or(("", before));
        let mut words = done.split_whitespace();
        let Some(first) = words.next() else { return self.verbs(&plain(word)) };
        match verbs::find::<G>(&plain(first)) {
            Some(Verb::Common(Common::Help)) => self.verbs(&plain(word)),
            Some(Verb::Game(verb)) => {
                let before: Vec<&str> = words.collect();
                G::complete(self, verb, &before, word).into_iter().map(pair).collect()
            }
            Some(Verb::Common(_)) | None => Vec::new(),
        }
    }
}

impl<G: Terminal> Table<G> {
    /// The commands that can be given now, in the reader's language.
    fn verbs(&self, begun: &str) -> Vec<Pair> {
        let words = verbs::fitting::<G>(&self.open).map(|verb| verbs::word::<G>(verb, self.lang));
        words.filter(|word| word.starts_with(begun)).map(|word| pair(word.to_owned())).collect()
    }
}

fn pair(word: String) -> Pair {
    let replacement = format!("{word} ");
    Pair { display: word, replacement }
}

impl Completer for Assistant {
    type Candidate = Pair;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        let before = line.get(..pos).unwrap_or(line);
        let start = before.rfind(|c: char| c.is_ascii_whitespace()).map_or(0, |at| at + 1);
        Ok((start, self.table.as_ref().map(|table| table.candidates(before)).unwrap_or_default()))
    }
}

impl rustyline::hint::Hinter for Assistant {
    type Hint = String;
}

impl rustyline::highlight::Highlighter for Assistant {}

impl rustyline::validate::Validator for Assistant {}

impl Helper for Assistant {}
