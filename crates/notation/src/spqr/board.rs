//! The board and what is printed on it, for a reader who has no data of their own (`docs/bot.md`).

use crate::text::named;
use board::rome::{ProvinceSet, SeaSet};
use spqr::Setup;
use std::fmt::Write as _;

/// What a supremacy is had of: the largest group of provinces joined by land, provinces, seas (B5).
const SUPREMACIES: [&str; 3] = ["empire", "provinces", "seas"];

/// Provinces with their seas and borders, seas with their coasts, cards, supremacies: one fact a line, each after `board`.
pub(super) fn print_board(setup: &Setup) -> String {
    let map = &setup.map;
    let mut text = String::new();
    for province in map.provinces() {
        let _ = write!(text, "board province {}", map.province_id(province));
        print_seas(setup, " seas", map.seas_of(province), &mut text);
        named(map.province_name(province), &mut text);
    }
    for province in map.provinces() {
        let _ = write!(text, "board borders {}", map.province_id(province));
        print_provinces(setup, map.neighbours(province), &mut text);
        text.push('\n');
    }
    for sea in map.seas() {
        let _ = write!(text, "board sea {}", map.sea_id(sea));
        print_seas(setup, " next", map.seas_next_to(sea), &mut text);
        text.push_str(" coast");
        print_provinces(setup, map.coast(sea), &mut text);
        named(map.sea_name(sea), &mut text);
    }
    text.push_str("board cards");
    setup.deck.cards.iter().for_each(|(symbol, count)| _ = write!(text, " {} {count}", symbol.id()));
    let _ = writeln!(text, "\nboard supremacies {}", SUPREMACIES.join(" "));
    text
}

/// The seas after a word; nothing where there is none.
fn print_seas(setup: &Setup, word: &str, seas: SeaSet, text: &mut String) {
    if !seas.is_empty() {
        text.push_str(word);
        seas.iter().for_each(|sea| _ = write!(text, " {}", setup.map.sea_id(sea)));
    }
}

fn print_provinces(setup: &Setup, provinces: ProvinceSet, text: &mut String) {
    provinces.iter().for_each(|province| _ = write!(text, " {}", setup.map.province_id(province)));
}
