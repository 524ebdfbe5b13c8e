//! The board of S.P.Q.RisiKo!: provinces, seas, and the cards with a symbol each.
//!
//! A [`Map`] and a [`Deck`] are read from text (the project's own are embedded). Provinces border by land and touch
//! seas; seas border each other. Nothing here knows who owns a province, whose triremes are where, or what a tris is.

mod cards;
mod map;

pub use cards::{BySymbol, Deck, DeckFault, Pile, Symbol};
pub use map::{Map, MapFault};

use crate::set::numbered;

/// The most provinces a map can have.
pub const MAX_PROVINCES: usize = 45;
/// The most seas a map can have.
pub const MAX_SEAS: usize = 12;

/// The maps, by id.
pub const MAPS: [(&str, &str); 1] = [("roma45", include_str!("../../../../data/roma45/board.toml"))];
/// The decks of cards, by id.
pub const DECKS: [(&str, &str); 1] = [("roma55", include_str!("../../../../data/roma45/cards.toml"))];

numbered! {
    /// One province of a map, by its place in the map's list.
    Province "P",
    /// A set of provinces.
    ProvinceSet,
    /// One value for each province.
    ByProvince,
    MAX_PROVINCES, ProvinceIter
}

numbered! {
    /// One sea of a map, by its place in the map's list.
    Sea "S",
    /// A set of seas.
    SeaSet,
    /// One value for each sea.
    BySea,
    MAX_SEAS, SeaIter
}
