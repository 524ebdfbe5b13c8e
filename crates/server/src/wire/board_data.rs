//! What stands in the page of a table, for its script: names, never rules.

use serde::Serialize;

/// The board, the decks and the regulation of a table of RisiKo!.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct BoardData<'a> {
    /// The board's id.
    pub(crate) id: &'a str,
    /// In the order of the board.
    pub(crate) territories: Vec<TerritoryData<'a>>,
    /// In the order of the board.
    pub(crate) continents: Vec<ContinentData<'a>>,
    /// In the order of their numbers.
    pub(crate) objectives: Vec<ObjectiveData<'a>>,
    /// In the order of the deck.
    pub(crate) cards: Vec<CardData<'a>>,
    /// Lists of territories whose cards are dealt first, one list after the other.
    pub(crate) dealt_apart: Vec<Vec<&'a str>>,
    /// When closing rolls end the game.
    pub(crate) closing: ClosingData<'a>,
}

/// A territory of the board.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct TerritoryData<'a> {
    /// Its id.
    pub(crate) id: &'a str,
    /// What it is called.
    pub(crate) name: &'a str,
    /// The continent's id.
    pub(crate) continent: &'a str,
    /// The points it is worth.
    pub(crate) value: u8,
    /// The ids of those next to it.
    pub(crate) neighbours: Vec<&'a str>,
}

/// A continent of the board.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct ContinentData<'a> {
    /// Its id.
    pub(crate) id: &'a str,
    /// What it is called.
    pub(crate) name: &'a str,
    /// The armies it brings who holds all of it.
    pub(crate) bonus: Option<u8>,
}

/// An objective that may be dealt.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct ObjectiveData<'a> {
    /// Its number.
    pub(crate) number: usize,
    /// What it is called.
    pub(crate) name: &'a str,
    /// What is to be done, in words.
    pub(crate) goal: String,
    /// The territories it names; none where it counts them.
    pub(crate) territories: Vec<&'a str>,
}

/// A card of the deck.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct CardData<'a> {
    /// Its id.
    pub(crate) id: String,
    /// What stands on it.
    pub(crate) name: String,
    /// `fante`, `cannone`, `cavaliere` or `jolly`.
    pub(crate) symbol: &'a str,
}

/// When closing rolls end the game.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct ClosingData<'a> {
    /// `none`, `at-most` or `exactly`.
    pub(crate) form: &'a str,
    /// The sums that close the game in each lap of closing rolls.
    pub(crate) rolls: &'a [Vec<u8>],
    /// The most conquests that still let the roll happen; `null` for any number.
    pub(crate) conquests: Option<u16>,
}
