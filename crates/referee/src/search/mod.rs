//! From a few words to the cases they may mean.
//!
//! A query is cut into words, each brought to its stem and to the word that stands for its synonyms; a word the
//! casebook does not know is taken for the nearest it knows, if it is near enough. A case scores by the words it has of
//! the query, rare ones more, and by how well one of its phrases is met. Whole numbers throughout: the same query gives
//! the same answer everywhere.

mod near;
mod score;
mod stem;
mod vocabulary;

use crate::case::{Case, CaseId, Casebook};
use near::Nearness;
use score::{log2, saturate};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use vocabulary::{Token, Vocabulary};

static EMBEDDED: LazyLock<Index<'static>> = LazyLock::new(|| Index::new(Casebook::embedded()));

/// A case a query may mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit<'c> {
    /// The case.
    pub case: &'c Case,
    /// How well it fits: only to be compared with the others of the same query.
    pub score: u32,
}

/// A casebook made ready to be searched.
#[derive(Clone, Debug)]
pub struct Index<'c> {
    casebook: &'c Casebook,
    vocabulary: Vocabulary,
    entries: Vec<Entry>,
    /// What a token is worth: the rarer, the more.
    worth: BTreeMap<Token, u32>,
    mean_length: u32,
}

/// One case as the search sees it.
#[derive(Clone, Debug)]
struct Entry {
    /// How often a token occurs, weighted by where.
    counts: BTreeMap<Token, u32>,
    length: u32,
    phrases: Vec<Vec<Token>>,
}

/// How much a word counts, by where it stands.
const IN_PHRASES: u32 = 2;
const IN_TITLE: u32 = 3;
const IN_SITUATION: u32 = 1;

/// The score of a case that was asked for by its id.
const BY_ID: u32 = u32::MAX;

/// Searches the program's own casebook, best first; empty if nothing fits.
#[must_use]
pub fn search(query: &str) -> Vec<Hit<'static>> {
    EMBEDDED.search(query)
}

impl<'c> Index<'c> {
    /// The index of a casebook.
    #[must_use]
    pub fn new(casebook: &'c Casebook) -> Self {
        let mut vocabulary = Vocabulary::embedded();
        let entries: Vec<_> = casebook.cases().iter().map(|case| Entry::new(case, &mut vocabulary)).collect();
        let worth = worths(&entries);
        let total: u32 = entries.iter().map(|entry| entry.length).sum();
        let mean_length = (total / u32::try_from(entries.len()).unwrap_or(u32::MAX).max(1)).max(1);
        Self { casebook, vocabulary, entries, worth, mean_length }
    }

    /// The cases that fit, best first; of equals the lower id. A query that is an id gives that case alone.
    #[must_use]
    pub fn search(&self, query: &str) -> Vec<Hit<'c>> {
        if let Some(case) = CaseId::parse(query.trim()).and_then(|id| self.casebook.get(id)) {
            return vec![Hit { case, score: BY_ID }];
        }
        let asked = self.vocabulary.read(query);
        let scored = self.entries.iter().zip(self.casebook.cases());
        let mut hits: Vec<_> = scored
            .map(|(entry, case)| Hit { case, score: self.score(entry, &asked) })
            .filter(|hit| hit.score > 0)
            .collect();
        hits.sort_by_key(|hit| (std::cmp::Reverse(hit.score), hit.case.id));
        hits
    }

    fn score(&self, entry: &Entry, asked: &[Vec<Nearness>]) -> u32 {
        let words: u32 = asked.iter().map(|near| self.word_score(entry, near)).sum();
        let phrase = entry.phrases.iter().map(|phrase| self.phrase_score(phrase, asked)).max().unwrap_or(0);
        words + phrase
    }

    /// What one word of the query brings a case: the best of what it may stand for.
    fn word_score(&self, entry: &Entry, near: &[Nearness]) -> u32 {
        let score = |meant: &Nearness| {
            let count = entry.counts.get(&meant.token)?;
            let worth = self.worth.get(&meant.token)?;
            Some(meant.weigh(saturate(*worth, *count, entry.length, self.mean_length)))
        };
        near.iter().filter_map(score).max().unwrap_or(0)
    }

    /// How well a phrase is met: the worth of what both have, times the share of the two it makes up.
    fn phrase_score(&self, phrase: &[Token], asked: &[Vec<Nearness>]) -> u32 {
        let worth = |token: &Token| self.worth.get(token).copied().unwrap_or(0);
        let whole: u32 = phrase.iter().map(worth).sum();
        let query: u32 = asked.iter().map(|near| near.iter().map(|near| worth(&near.token)).max().unwrap_or(0)).sum();
        let met = |token: &&Token| {
            asked.iter().flatten().filter(|near| near.token == **token).map(|near| near.weigh(worth(token))).max()
        };
        let common: u32 = phrase.iter().collect::<std::collections::BTreeSet<_>>().iter().filter_map(met).sum();
        let either = u64::from((whole + query).saturating_sub(common).max(1));
        (u64::from(common) * u64::from(common) * 2 / either) as u32
    }
}

impl Entry {
    fn new(case: &Case, vocabulary: &mut Vocabulary) -> Self {
        let mut counts = BTreeMap::new();
        let mut phrases = Vec::new();
        let texts = [
            (&case.title.it, IN_TITLE),
            (&case.title.en, IN_TITLE),
            (&case.situation.it, IN_SITUATION),
            (&case.situation.en, IN_SITUATION),
        ];
        let words = case.words.iter().map(|words| (words, IN_PHRASES));
        for (text, weight) in texts.into_iter().chain(words) {
            let tokens = vocabulary.learn(text);
            for token in &tokens {
                *counts.entry(*token).or_insert(0) += weight;
            }
            if weight != IN_SITUATION {
                phrases.push(tokens);
            }
        }
        Self { length: counts.values().sum(), counts, phrases }
    }
}

/// What each token is worth, from the number of cases that have it.
fn worths(entries: &[Entry]) -> BTreeMap<Token, u32> {
    let mut cases: BTreeMap<Token, u64> = BTreeMap::new();
    for token in entries.iter().flat_map(|entry| entry.counts.keys()) {
        *cases.entry(*token).or_insert(0) += 1;
    }
    let all = entries.len() as u64;
    cases.into_iter().map(|(token, with)| (token, log2((all + 1) * 16 / (with * 8 + 4).max(1)))).collect()
}
