//! What stands in the page of a table, for its script: names, never rules.

use crate::figures::TrisWorth;
use serde::Serialize;

/// The board, the decks and the regulation of a table of RisiKo!.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct BoardData<'a> {
    /// The board's id.
    pub id: &'a str,
    /// The part of the plane its drawing takes, as an SVG says it.
    pub view_box: String,
    /// In the order of the board.
    pub territories: Vec<TerritoryData<'a>>,
    /// In the order of the board.
    pub continents: Vec<ContinentData<'a>>,
    /// In the order of their numbers.
    pub objectives: Vec<ObjectiveData<'a>>,
    /// In the order of the deck.
    pub cards: Vec<CardData<'a>>,
    /// Lists of territories whose cards are dealt first, one list after the other.
    pub dealt_apart: Vec<Vec<&'a str>>,
    /// When closing rolls end the game.
    pub closing: ClosingData<'a>,
    /// Whether table points are counted, as in tournaments; at other tables points only decide where time ends the game.
    pub table_points: bool,
}

/// A territory of the board.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct TerritoryData<'a> {
    /// Its id.
    pub id: &'a str,
    /// What it is called.
    pub name: &'a str,
    /// What it is called in the reader's language, where that is another name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gloss: Option<&'a str>,
    /// The continent's id.
    pub continent: &'a str,
    /// The points it is worth.
    pub value: u8,
    /// The ids of those next to it.
    pub neighbours: Vec<&'a str>,
}

/// A continent of the board.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct ContinentData<'a> {
    /// Its id.
    pub id: &'a str,
    /// What it is called.
    pub name: &'a str,
    /// What it is called in the reader's language, where that is another name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gloss: Option<&'a str>,
    /// The armies it brings who holds all of it.
    pub bonus: Option<u8>,
}

/// An objective that may be dealt.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct ObjectiveData<'a> {
    /// Its number.
    pub number: usize,
    /// What it is called.
    pub name: &'a str,
    /// What else players call it.
    pub nicknames: &'a [String],
    /// What is to be done, in words.
    pub goal: String,
    /// The territories it names; none where it counts them.
    pub territories: Vec<&'a str>,
}

/// A card of the deck.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct CardData<'a> {
    /// Its id.
    pub id: String,
    /// What stands on it.
    pub name: String,
    /// `fante`, `cannone`, `cavaliere` or `jolly`.
    pub symbol: &'a str,
}

/// When closing rolls end the game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct ClosingData<'a> {
    /// `none`, `at-most` or `exactly`.
    pub form: &'a str,
    /// The sums that close the game in each lap of closing rolls.
    pub rolls: &'a [Vec<u8>],
    /// The most conquests that still let the roll happen; `null` for any number.
    pub conquests: Option<u16>,
}

/// The board, the cards and the regulation of a table of S.P.Q.RisiKo!.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct RomeData<'a> {
    /// The board's id.
    pub id: &'a str,
    /// In the order of the board.
    pub provinces: Vec<ProvinceData<'a>>,
    /// In the order of the board.
    pub seas: Vec<SeaData<'a>>,
    /// How many cards of each symbol the deck has at first, in the order in which cards are drawn from it.
    pub cards: Vec<(&'a str, u8)>,
    /// The points that win.
    pub target: u16,
    /// Whether the lap in which somebody has them is played to its end.
    pub ends_with_lap: bool,
    /// The points of each centre of power.
    pub centre_points: u8,
    /// The legionaries that make one trireme.
    pub trireme_cost: u8,
    /// The legionaries that one trireme becomes.
    pub trireme_worth: u8,
    /// Whether nothing is disembarked any more once something was embarked in a turn.
    pub disembark_first: bool,
    /// The tris there are, with what each gives by itself.
    pub tris: Vec<TrisData<'a>>,
}

/// A tris of the Roman game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct TrisData<'a> {
    /// The symbols of its cards.
    pub cards: [&'a str; 3],
    /// What it gives and costs.
    pub worth: TrisWorth,
}

/// A province of the Roman board.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct ProvinceData<'a> {
    /// Its id.
    pub id: &'a str,
    /// What it is called.
    pub name: &'a str,
    /// The ids of those next to it by land.
    pub neighbours: Vec<&'a str>,
    /// The ids of the seas it touches.
    pub seas: Vec<&'a str>,
}

/// A sea of the Roman board.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct SeaData<'a> {
    /// Its id.
    pub id: &'a str,
    /// What it is called.
    pub name: &'a str,
    /// The ids of the seas next to it.
    pub neighbours: Vec<&'a str>,
}
