//! The word of the link that opens the chairs kept at a table.

use std::fmt;
use std::hint::black_box;

/// A word nobody guesses. It cannot be printed by accident.
#[derive(Clone, PartialEq, Eq)]
pub struct Invitation(String);

impl Invitation {
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

impl From<String> for Invitation {
    fn from(word: String) -> Self {
        Self(word)
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
        let word = "bcdfghjkmnpqrstvwxyz234567";
        let invitation = Invitation::from(word.to_owned());
        assert!(invitation.is(word));
        for other in ["", &word[1..], &word[..25], &format!("{word}x"), &word.to_uppercase()] {
            assert!(!invitation.is(other), "{other}");
        }
        assert!(!format!("{invitation:?}").contains(word));
    }
}
