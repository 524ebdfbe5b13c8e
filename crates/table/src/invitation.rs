//! The word of the link that opens the chairs kept at a table.

use crate::tables::random_word;
use std::fmt;
use std::hint::black_box;

/// A word nobody guesses. It cannot be printed by accident.
#[derive(Clone)]
pub struct Invitation(String);

impl Invitation {
    /// A new one, of 130 bits.
    pub(crate) fn new() -> Self {
        Self(random_word(26))
    }

    /// The word itself: for the log, and for those who may pass it on.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// Whether this is the word. It takes as long wherever the two differ.
    #[must_use]
    pub fn is(&self, shown: &str) -> bool {
        let pairs = self.0.bytes().zip(shown.bytes());
        let differ = pairs.fold(0, |differ, (one, other)| black_box(differ | (one ^ other)));
        self.0.len() == shown.len() && differ == 0
    }
}

impl From<&str> for Invitation {
    fn from(word: &str) -> Self {
        Self(word.to_owned())
    }
}

impl fmt::Debug for Invitation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Invitation(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_whole_word_opens() {
        let invitation = Invitation::new();
        let word = invitation.reveal().to_owned();
        assert_eq!(word.len(), 26);
        assert!(invitation.is(&word));
        for other in ["", &word[1..], &word[..25], &format!("{word}x"), &word.to_uppercase()] {
            assert!(!invitation.is(other), "{other}");
        }
        assert!(!format!("{invitation:?}").contains(&word));
    }
}
