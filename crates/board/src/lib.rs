//! The map as a graph: territories, continents, borders; the cards and the objectives printed on it.
//!
//! A [`Board`] is read from text (the project's own texts are embedded); nothing here knows who owns a
//! territory, how armies move, or what a regulation says. The board of S.P.Q.RisiKo! is in [`rome`].

mod colour;
mod data;
mod deck;
mod objective;
pub mod rome;
mod set;

pub use colour::{Colour, ColourSet};
pub use data::{Board, BoardFault, Continent, ContinentSet};
pub use deck::{Arm, Card, CardSet, Deck, DeckFault};
pub use objective::{Goal, Objective, ObjectiveDeck, ObjectiveSet};
pub use set::{ByTerritory, Territory, TerritorySet};

/// The most territories a board can have: the sets are words of this many bits in use.
pub const MAX_TERRITORIES: usize = 42;

/// The board of the printed game, by id.
pub const BOARDS: [(&str, &str); 1] = [("risiko42", include_str!("../../../data/risiko42/board.toml"))];
/// The decks of territory cards, by id.
pub const DECKS: [(&str, &str); 1] = [("risiko42", include_str!("../../../data/risiko42/cards.toml"))];
/// The decks of objectives, by id.
pub const OBJECTIVES: [(&str, &str); 2] = [
    ("torneo-16", include_str!("../../../data/risiko42/torneo-16.toml")),
    ("classico-14", include_str!("../../../data/risiko42/classico-14.toml")),
];
