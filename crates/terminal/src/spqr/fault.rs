//! What was not understood of a line of S.P.Q.RisiKo!, in words.

use super::find::Spot;
use super::verbs::SpqrVerb;
use crate::request::{self, LineFault, Prompt};
use crate::verbs::Verb;
use board::rome::{Province, ProvinceSet, Sea, SeaSet};
use frame::SeatSet;
use spqr::{Price, Spqr};
use words::id;

/// Why a line of S.P.Q.RisiKo! was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum SpqrFault {
    /// The command needs other words after it.
    Usage(SpqrVerb),
    /// No colour is called so.
    NoColour(String),
    /// No province is called so.
    NoProvince(String),
    /// No sea is called so.
    NoSea(String),
    /// Neither a province nor a sea is called so.
    NoSpot(String),
    /// Several may be meant.
    Several(String, Vec<Spot>),
    /// This target can be attacked from several provinces.
    WhichBase(Province, ProvinceSet),
    /// These two touch several seas in common.
    WhichSea(SeaSet),
    /// Several have triremes in this sea.
    WhichFleet(Sea, SeatSet),
    /// What is owed can be paid in these ways.
    WhichPrice(Vec<Price>),
    /// No card is called so.
    NoCard(String),
}

impl SpqrFault {
    /// The fault as the player is told it.
    pub(super) fn explain(&self, prompt: &Prompt<Spqr>) -> LineFault<SpqrVerb> {
        let (words, names, map) = (prompt.words, prompt.names(), &prompt.setup.map);
        let found = |id: words::Id, word: &str| words.say_with(id, &[("found", word.into())]);
        LineFault::Explained(match self {
            Self::Usage(verb) => return LineFault::Usage(Verb::Game(*verb)),
            Self::NoColour(word) => request::no_colour_text(words, word),
            Self::NoProvince(word) if word.is_empty() => words.say(id::PLAY_WHICH_PROVINCE),
            Self::NoSea(word) if word.is_empty() => words.say(id::PLAY_WHICH_SEA),
            Self::NoSpot(word) if word.is_empty() => words.say(id::PLAY_WHICH_PROVINCE),
            Self::NoProvince(word) => found(id::PLAY_NO_PROVINCE, word),
            Self::NoSea(word) => found(id::PLAY_NO_SEA, word),
            Self::NoSpot(word) => found(id::PLAY_NO_SPOT, word),
            Self::Several(word, several) => {
                let known = several.iter().map(|spot| spot.name(map)).collect::<Vec<_>>().join(", ");
                words.say_with(id::ERROR_AMBIGUOUS, &[("found", word.as_str().into()), ("known", known.into())])
            }
            Self::WhichBase(to, bases) => {
                let known = speech::spqr::provinces(words, *bases, &names);
                let to = speech::spqr::province(words, *to, &names);
                words.say_with(id::PLAY_WHICH_BASE, &[("to", to.into()), ("known", known.into())])
            }
            Self::WhichSea(seas) => {
                words.say_with(id::PLAY_ACROSS_WHICH_SEA, &[("known", speech::spqr::seas(words, *seas, &names).into())])
            }
            Self::WhichFleet(sea, seats) => {
                let known =
                    seats.iter().map(|seat| speech::spqr::seat(words, seat, &names)).collect::<Vec<_>>().join(", ");
                words.say_with(
                    id::PLAY_WHICH_FLEET,
                    &[("sea", speech::spqr::sea(words, *sea, &names).into()), ("known", known.into())],
                )
            }
            Self::WhichPrice(prices) => {
                let known =
                    prices.iter().map(|&price| speech::spqr::price(words, price)).collect::<Vec<_>>().join(", ");
                let usage = words.say(id::PLAY_USAGE_SPQR_BUILD);
                words.say_with(id::PLAY_WHICH_PRICE, &[("known", known.into()), ("usage", usage.into())])
            }
            Self::NoCard(word) => found(id::PLAY_NO_SYMBOL, word),
        })
    }
}
