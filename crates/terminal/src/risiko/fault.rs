//! What was not understood of a line of RisiKo!, in words.

use super::verbs::RisikoVerb;
use crate::request::{self, LineFault, Prompt};
use crate::verbs::Verb;
use board::{Territory, TerritorySet};
use rules::Risiko;
use words::id;

/// Why a line of RisiKo! was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum RisikoFault {
    /// The command needs other words after it.
    Usage(RisikoVerb),
    /// No colour is called so.
    NoColour(String),
    /// No territory is called so.
    NoTerritory(String),
    /// Several territories may be meant.
    Several(String, TerritorySet),
    /// This target can be attacked from several territories.
    WhichBase(Territory, TerritorySet),
    /// No card is called so.
    NoCard(String),
}

impl RisikoFault {
    /// The fault as the player is told it.
    pub(super) fn explain(&self, prompt: &Prompt<Risiko>) -> LineFault<RisikoVerb> {
        let (names, words) = (prompt.names(), prompt.words);
        LineFault::Explained(match self {
            Self::Usage(verb) => return LineFault::Usage(Verb::Game(*verb)),
            Self::NoColour(word) => request::no_colour_text(words, word),
            Self::NoTerritory(word) if word.is_empty() => words.say(id::PLAY_WHICH_TERRITORY),
            Self::NoTerritory(word) => words.say_with(id::ERROR_UNKNOWN_TERRITORY, &[("found", word.as_str().into())]),
            Self::Several(word, several) => {
                let known = speech::risiko::territories(words, *several, &names);
                words.say_with(id::ERROR_AMBIGUOUS, &[("found", word.as_str().into()), ("known", known.into())])
            }
            Self::WhichBase(to, bases) => {
                let known = speech::risiko::territories(words, *bases, &names);
                let to = prompt.setup.board.territory_name(*to);
                words.say_with(id::PLAY_WHICH_BASE, &[("to", to.into()), ("known", known.into())])
            }
            Self::NoCard(word) => words.say_with(id::ERROR_UNKNOWN_CARD, &[("found", word.as_str().into())]),
        })
    }
}
