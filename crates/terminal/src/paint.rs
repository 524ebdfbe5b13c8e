//! Colours of the terminal, where it has any. Whatever is said in colour is also said in letters.

use board::Colour;
use std::io::{self, IsTerminal as _};
use words::{Words, id};

/// Whether and how to colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Paint {
    on: bool,
}

impl Paint {
    /// No colours at all.
    #[cfg(test)]
    pub(super) const NONE: Self = Self { on: false };

    /// Colours where standard output is a terminal that has them and nobody objects (`NO_COLOR`).
    pub(super) fn of_terminal() -> Self {
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
        Self { on: io::stdout().is_terminal() && !refused && !dumb }
    }

    fn code(self, code: &str, text: &str) -> String {
        if self.on { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// Text that stands out.
    pub(super) fn bold(self, text: &str) -> String {
        self.code("1", text)
    }

    /// Text that stands back.
    pub(super) fn dim(self, text: &str) -> String {
        self.code("2", text)
    }

    /// The heading of a table or a block.
    pub(super) fn heading(self, text: &str) -> String {
        self.code("1;4", text)
    }

    /// Kept for what needs the player, and for nothing else.
    pub(super) fn signal(self, text: &str) -> String {
        self.code("1;38;5;208", text)
    }

    /// Good for whoever attacks.
    pub(super) fn good(self, text: &str) -> String {
        self.code("1;32", text)
    }

    /// Bad for whoever attacks.
    pub(super) fn bad(self, text: &str) -> String {
        self.code("1;31", text)
    }

    /// In the colour of an owner.
    pub(super) fn owned(self, who: Banner, text: &str) -> String {
        self.code(who.code(), text)
    }
}

/// The colour a territory or a seat is shown in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Banner {
    /// A player's.
    Colour(Colour),
    /// The dynamic ghost's.
    Ghost,
    /// Nobody plays for it.
    Neutral,
    /// Nobody has it, or has a colour, yet.
    Nobody,
}

impl Banner {
    const fn code(self) -> &'static str {
        match self {
            Self::Colour(Colour::Rosso) => "1;38;5;231;48;5;160",
            Self::Colour(Colour::Blu) => "1;38;5;231;48;5;26",
            Self::Colour(Colour::Giallo) => "1;38;5;16;48;5;220",
            Self::Colour(Colour::Verde) => "1;38;5;231;48;5;28",
            Self::Colour(Colour::Nero) => "1;38;5;231;48;5;236",
            Self::Colour(Colour::Viola) => "1;38;5;231;48;5;91",
            Self::Ghost => "1;3;38;5;16;48;5;252",
            Self::Neutral => "38;5;16;48;5;248",
            Self::Nobody => "2",
        }
    }

    /// Two letters: `Ro`, `Ve`.
    pub(super) fn letters(self, words: Words) -> String {
        let id = match self {
            Self::Colour(Colour::Rosso) => id::PLAY_LETTERS_ROSSO,
            Self::Colour(Colour::Blu) => id::PLAY_LETTERS_BLU,
            Self::Colour(Colour::Giallo) => id::PLAY_LETTERS_GIALLO,
            Self::Colour(Colour::Verde) => id::PLAY_LETTERS_VERDE,
            Self::Colour(Colour::Nero) => id::PLAY_LETTERS_NERO,
            Self::Colour(Colour::Viola) => id::PLAY_LETTERS_VIOLA,
            Self::Ghost => id::PLAY_LETTERS_GHOST,
            Self::Neutral => id::PLAY_LETTERS_NEUTRAL,
            Self::Nobody => return "··".to_owned(),
        };
        words.say(id)
    }
}
