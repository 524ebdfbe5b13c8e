//! Completion at the prompt: the commands of the moment, then the words that are legal at that place.

use super::finder::plain;
use super::request::Prompt;
use super::terminal::Terminal;
use super::verbs::{self, Common, GameVerb as _, Verb};
use board::Colour;
use rustyline::completion::{Completer, Pair};
use rustyline::{Context, Helper};

/// Completes words for the line editor, once it knows the prompt they are typed at.
#[derive(Default)]
pub(super) struct Assistant {
    prompt: Option<Box<dyn Candidates>>,
}

/// Knows the words that may stand at the end of a line.
trait Candidates {
    /// Each word as it is shown, and what takes its place.
    fn candidates(&self, before: &str) -> Vec<Pair>;
}

impl Assistant {
    /// Completes what is typed at this prompt.
    pub(super) fn at<G: Terminal>(prompt: Prompt<G>) -> Self {
        Self { prompt: Some(Box::new(prompt)) }
    }
}

impl<G: Terminal> Candidates for Prompt<G> {
    fn candidates(&self, before: &str) -> Vec<Pair> {
        let (done, word) = before.rsplit_once(|c: char| c.is_ascii_whitespace()).unwrap_or(("", before));
        let mut words = done.split_whitespace();
        let Some(first) = words.next() else { return self.verbs(&plain(word)) };
        match verbs::find::<G>(&plain(first)) {
            Some(Verb::Common(Common::Help)) => self.verbs(&plain(word)),
            Some(Verb::Game(verb)) => self.after(verb, &words.collect::<Vec<_>>(), word),
            Some(Verb::Common(Common::Undo)) => self.after(G::Verb::TAKE_BACK, &words.collect::<Vec<_>>(), word),
            Some(Verb::Common(_)) | None => Vec::new(),
        }
    }
}

impl<G: Terminal> Prompt<G> {
    /// The names of those of these colours that begin so.
    pub(super) fn colours(&self, among: impl Iterator<Item = Colour>, begun: &str) -> Vec<String> {
        let begun = plain(begun);
        among.map(|colour| speech::colour(self.words, colour)).filter(|name| plain(name).starts_with(&begun)).collect()
    }

    /// The words that can follow a command and the words after it.
    fn after(&self, verb: G::Verb, words: &[&str], begun: &str) -> Vec<Pair> {
        G::complete(self, verb, words, begun).into_iter().map(pair).collect()
    }

    /// The commands that can be given now, in the reader's language.
    fn verbs(&self, begun: &str) -> Vec<Pair> {
        let situation = G::situation(&self.setup, &self.state);
        let words = verbs::fitting::<G>(&situation, self.is_real_table);
        let words = words.map(|verb| verbs::word::<G>(verb, self.words.lang()));
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
        Ok((start, self.prompt.as_ref().map(|prompt| prompt.candidates(before)).unwrap_or_default()))
    }
}

impl rustyline::hint::Hinter for Assistant {
    type Hint = String;
}

impl rustyline::highlight::Highlighter for Assistant {}

impl rustyline::validate::Validator for Assistant {}

impl Helper for Assistant {}
