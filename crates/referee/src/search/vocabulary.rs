//! The words the casebook knows: synonyms, numbers, words that say nothing.

use super::near::{self, Nearness};
use super::stem::stem;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

const SYNONYMS: &str = include_str!("../../casebook/synonyms.toml");

/// Numbers that are said in words.
const NUMBERS: [(&str, &str); 22] = [
    ("due", "2"),
    ("two", "2"),
    ("tre", "3"),
    ("three", "3"),
    ("quattro", "4"),
    ("four", "4"),
    ("cinque", "5"),
    ("five", "5"),
    ("sei", "6"),
    ("six", "6"),
    ("sette", "7"),
    ("seven", "7"),
    ("otto", "8"),
    ("eight", "8"),
    ("nove", "9"),
    ("nine", "9"),
    ("dieci", "10"),
    ("ten", "10"),
    ("centotrenta", "130"),
    ("cinquanta", "50"),
    ("fifty", "50"),
    ("one", "1"),
];

/// Words that deny the next one.
const DENIALS: [&str; 5] = ["non", "senza", "not", "without", "no"];

/// A stem of so few letters may be another word's.
const SHORT_STEM: usize = 3;

/// What a word stands for: itself and all its forms and synonyms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Token(u16);

#[derive(Deserialize)]
struct File {
    groups: Vec<Vec<String>>,
    stop: Vec<String>,
}

/// All known words, by stem.
#[derive(Clone, Debug)]
pub(super) struct Vocabulary {
    /// What a stem may stand for: a word may belong to two groups ("dice" says, and dice).
    tokens: BTreeMap<String, Vec<Token>>,
    /// The words as they are written, for those written wrongly.
    written: BTreeMap<String, Vec<Token>>,
    /// What a token stands for when it is denied: "did not take" is not "took".
    denied: BTreeMap<Token, Token>,
    stop: BTreeSet<String>,
    next: u16,
}

impl Vocabulary {
    /// The synonyms of the program, without any case.
    pub(super) fn embedded() -> Self {
        let file: File = toml::from_str(SYNONYMS).expect("the embedded synonyms are well-formed");
        let mut vocabulary = Self {
            tokens: BTreeMap::new(),
            written: BTreeMap::new(),
            denied: BTreeMap::new(),
            stop: file.stop.iter().map(|word| spelling::fold(word)).collect(),
            next: 0,
        };
        for group in &file.groups {
            let token = vocabulary.fresh();
            for word in group.iter().flat_map(|word| words(word)) {
                vocabulary.add(&word, token);
            }
        }
        vocabulary
    }

    /// The tokens of a text of the casebook; new words are learnt.
    pub(super) fn learn(&mut self, text: &str) -> Vec<Token> {
        let mut found = Vec::new();
        for (word, denied) in self.spoken(text) {
            let tokens = self.learn_word(word);
            if denied {
                found.extend(tokens.iter().map(|&token| self.deny(token)).collect::<Vec<_>>());
            }
            found.extend(tokens);
        }
        found
    }

    /// The words of a query, each as what it may stand for, near misses included; a word that is denied stands for its
    /// denial too.
    pub(super) fn read(&self, query: &str) -> Vec<Vec<Nearness>> {
        let mut asked = Vec::new();
        for (word, denied) in self.spoken(query) {
            let meant = self.meant(&word);
            if denied {
                let no = |near: &Nearness| Some(Nearness { token: *self.denied.get(&near.token)?, ..*near });
                asked.push(meant.iter().filter_map(no).collect());
            }
            asked.push(meant);
        }
        asked.retain(|near: &Vec<Nearness>| !near.is_empty());
        asked
    }

    /// The words that say something, and whether a word before denies them.
    fn spoken(&self, text: &str) -> Vec<(String, bool)> {
        let mut spoken = Vec::new();
        let mut denied = false;
        for word in words(text) {
            let denies = DENIALS.contains(&word.as_str());
            if !self.stop.contains(&word) {
                spoken.push((word, denied));
                denied = false;
            }
            denied |= denies;
        }
        spoken
    }

    fn learn_word(&mut self, word: String) -> Vec<Token> {
        let stem = stem(&word);
        if !self.tokens.contains_key(&stem) {
            let token = self.fresh();
            self.add(&word, token);
        }
        let tokens = self.tokens[&stem].clone();
        self.written.entry(word).or_insert_with(|| tokens.clone());
        tokens
    }

    fn deny(&mut self, token: Token) -> Token {
        if let Some(&denied) = self.denied.get(&token) {
            return denied;
        }
        let denied = self.fresh();
        self.denied.insert(token, denied);
        denied
    }

    /// What a word of a query may stand for; nothing if nobody knows it.
    fn meant(&self, word: &str) -> Vec<Nearness> {
        if let Some(tokens) = self.written.get(word) {
            return tokens.iter().map(|&token| Nearness { token, distance: 0 }).collect();
        }
        let stem = stem(word);
        let mut meant = self.nearest(word);
        // An inflection never met is as good as the word; but a short stem is soon that of another.
        let distance = usize::from(stem.chars().count() <= SHORT_STEM);
        for &token in self.tokens.get(&stem).into_iter().flatten() {
            meant.retain(|near| near.token != token);
            meant.push(Nearness { token, distance });
        }
        meant
    }

    /// The known words a word written wrongly is nearest to.
    fn nearest(&self, word: &str) -> Vec<Nearness> {
        let letters = word.chars().count();
        let most = near::tolerance(letters);
        let mut found: BTreeMap<Token, usize> = BTreeMap::new();
        for (written, tokens) in &self.written {
            let begun = letters >= 4 && written.starts_with(word);
            let distance = if begun { Some(1) } else { spelling::slips(word, written, most) };
            let Some(distance) = distance else { continue };
            for &token in tokens {
                let least = found.entry(token).or_insert(distance);
                *least = distance.min(*least);
            }
        }
        found.into_iter().map(|(token, distance)| Nearness { token, distance }).collect()
    }

    fn add(&mut self, word: &str, token: Token) {
        let tokens = self.tokens.entry(stem(word)).or_default();
        if !tokens.contains(&token) {
            tokens.push(token);
        }
        let written = self.written.entry(word.to_owned()).or_default();
        if !written.contains(&token) {
            written.push(token);
        }
    }

    fn fresh(&mut self) -> Token {
        self.next += 1;
        Token(self.next)
    }
}

/// The words of a text in small letters, without accents; numbers in figures.
fn words(text: &str) -> Vec<String> {
    let plain = spelling::fold(text);
    let words = plain.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(in_figures).collect()
}

fn in_figures(word: &str) -> String {
    NUMBERS.iter().find(|(number, _)| *number == word).map_or(word, |(_, figure)| figure).to_owned()
}
