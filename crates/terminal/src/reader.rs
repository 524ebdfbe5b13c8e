//! A typed line, word by word.

use super::finder::{self, Match, Named};

/// Words that join others and say nothing by themselves.
const FILLERS: [&str; 30] = [
    "da", "dal", "dalla", "dall", "a", "ad", "al", "alla", "in", "con", "su", "sul", "sulla", "from", "to", "into",
    "with", "on", "onto", "at", "the", "e", "and", "dadi", "dado", "dice", "die", "armate", "armata", "armies",
];

/// The words of a line after its verb.
pub(super) struct Reader {
    words: Vec<String>,
    at: usize,
}

impl Reader {
    /// Reads a text in small letters, without accents and without words that say nothing.
    pub(super) fn new(text: &str) -> Self {
        Self::without(text, &[])
    }

    /// The same, where these words say nothing either.
    pub(super) fn without(text: &str, idle: &[&str]) -> Self {
        let plain = finder::plain(text);
        let words = plain.split(|c: char| c.is_whitespace() || ",;:>".contains(c));
        let words = words.filter(|word| !word.is_empty() && !FILLERS.contains(word) && !idle.contains(word));
        Self { words: words.map(str::to_owned).collect(), at: 0 }
    }

    /// The words not yet read.
    pub(super) fn rest(&self) -> Vec<&str> {
        self.words[self.at..].iter().map(String::as_str).collect()
    }

    /// The words not yet read, which then are.
    pub(super) fn take_rest(&mut self) -> Vec<&str> {
        let at = std::mem::replace(&mut self.at, self.words.len());
        self.words[at..].iter().map(String::as_str).collect()
    }

    /// Whether all words are read.
    pub(super) fn is_done(&self) -> bool {
        self.at >= self.words.len()
    }

    /// The next word, if it is one of these.
    pub(super) fn take(&mut self, any: &[&str]) -> bool {
        let taken = self.words.get(self.at).is_some_and(|word| any.contains(&word.as_str()));
        self.at += usize::from(taken);
        taken
    }

    /// The next word, if it is a number.
    pub(super) fn number(&mut self) -> Option<u16> {
        let number = self.words.get(self.at)?.parse().ok()?;
        self.at += 1;
        Some(number)
    }

    /// The next word, if it is a number, or "all" for this many.
    pub(super) fn number_or_all(&mut self, all: u16) -> Option<u16> {
        if self.take(&["all", "tutte", "tutti", "tutto", "max"]) { Some(all) } else { self.number() }
    }

    /// `until 3`, `fino a 3`, `fino alla fine`: how many armies the attacker keeps.
    pub(super) fn keep(&mut self) -> Result<Option<u16>, ()> {
        if self.take(&["all", "tutto", "oltranza"]) {
            return Ok(Some(1));
        }
        if !self.take(&["until", "fino", "finche"]) {
            return Ok(None);
        }
        if self.take(&["end", "fine", "conquest", "conquista"]) {
            return Ok(Some(1));
        }
        self.number().map(|keep| Some(keep.max(1))).ok_or(())
    }

    /// What the next words name; where they fit several things, the likely ones are meant. What was found has been
    /// read.
    pub(super) fn find<N: Named>(&mut self, names: &N, likely: impl Fn(N::Thing) -> bool) -> Match<N::Thing> {
        let found = finder::find(names, &self.rest(), likely);
        if let Match::One(_, count) = found {
            self.at += count;
        }
        found
    }

    /// The next so many words, joined.
    pub(super) fn ahead(&self, count: usize) -> String {
        let rest = self.rest();
        rest[..count.min(rest.len())].join(" ")
    }

    /// Things and numbers in any order, paired: `alaska 2 brasile 1`, `2 alaska`, `alaska brasile`.
    pub(super) fn shares<T, E>(
        &mut self,
        mut thing: impl FnMut(&mut Self) -> Result<T, E>,
    ) -> Result<Vec<(T, Option<u16>)>, E> {
        let mut shares: Vec<(T, Option<u16>)> = Vec::new();
        let mut waiting = None;
        while !self.is_done() {
            match (self.number_or_all(u16::MAX), shares.last_mut()) {
                (Some(number), Some((_, share @ None))) => *share = Some(number),
                (Some(number), _) => waiting = Some(number),
                (None, _) => shares.push((thing(self)?, waiting.take())),
            }
        }
        Ok(shares)
    }
}

/// Whether a word says how to attack, so that the place before it was the last.
pub(super) fn says_how(word: &str) -> bool {
    word.parse::<u16>().is_ok() || ["until", "fino", "finche", "all", "tutto", "oltranza"].contains(&word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_say_nothing_are_left_out() {
        let said = |text: &str| Reader::new(text).rest().join(" ");
        assert_eq!(said("3 armate da Alaska a Perù"), "3 alaska peru");
        assert_eq!(said("from AFRICA_DEL_NORD to brasile, with 2 dice"), "africa del nord brasile 2");
        assert_eq!(said("  "), "");
    }

    #[test]
    fn an_attack_may_have_an_end() {
        let kept = |text: &str| Reader::new(text).keep();
        for text in ["until 3", "fino a 3", "finché 3"] {
            assert_eq!(kept(text), Ok(Some(3)), "{text}");
        }
        for text in ["fino alla fine", "until the end", "all", "a oltranza", "until 0"] {
            assert_eq!(kept(text), Ok(Some(1)), "{text}");
        }
        assert_eq!(kept("3"), Ok(None));
        assert_eq!(kept("fino a quando"), Err(()));
    }
}
