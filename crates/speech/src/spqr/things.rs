//! The things of S.P.Q.RisiKo! by their names: seats, provinces, seas, cards, ways to pay, supremacies, scores.

use super::Names;
use crate::fill::Fill as _;
use board::rome::{Pile, Province, ProvinceSet, Sea, SeaSet, Symbol};
use frame::{Armies, Seat};
use spqr::{Gain, Points, Price, Score, SetupFault, Supremacies, Triremes, Turn};
use words::{Id, Words, id};

/// A seat as the others call it: `giallo`, `esercito neutrale`; without a colour yet, `posto A`.
#[must_use]
pub fn seat(words: Words, seat: Seat, names: &Names<'_>) -> String {
    crate::common::called(words, names.called(seat))
}

/// The seat on turn.
pub(super) fn on_turn(words: Words, names: &Names<'_>) -> String {
    names.on_turn().map_or_else(|| words.say(id::WHO_IS_ON_TURN), |seat| self::seat(words, seat, names))
}

/// A province as the board calls it: `Germania Inferior`.
#[must_use]
pub fn province(words: Words, province: Province, names: &Names<'_>) -> String {
    if names.map.provinces().has(province) {
        return names.map.province_name(province).to_owned();
    }
    words.sentence(id::PROVINCE_UNKNOWN).with("number", province.index() + 1).say()
}

/// Provinces in the order of the board: `Africa, Sicilia`.
#[must_use]
pub fn provinces(words: Words, provinces: ProvinceSet, names: &Names<'_>) -> String {
    words.list(provinces.iter().map(|province| self::province(words, province, names)))
}

/// A sea as the board calls it: `Tyrrenum`.
#[must_use]
pub fn sea(words: Words, sea: Sea, names: &Names<'_>) -> String {
    if names.map.seas().has(sea) {
        return names.map.sea_name(sea).to_owned();
    }
    words.sentence(id::SEA_UNKNOWN).with("number", sea.index() + 1).say()
}

/// Seas in the order of the board: `Ionium, Tyrrenum`.
#[must_use]
pub fn seas(words: Words, seas: SeaSet, names: &Names<'_>) -> String {
    words.list(seas.iter().map(|sea| self::sea(words, sea, names)))
}

/// The symbol of a card: `legionario`.
#[must_use]
pub fn symbol(words: Words, symbol: Symbol) -> String {
    self::symbols(words, symbol, 1)
}

/// So many cards with the same symbol: `legionario`, `3 legionari`.
#[must_use]
pub fn symbols(words: Words, symbol: Symbol, cards: u8) -> String {
    let id = match symbol {
        Symbol::Legionary => id::SYMBOL_LEGIONARY,
        Symbol::Standard => id::SYMBOL_STANDARD,
        Symbol::Trireme => id::SYMBOL_TRIREME,
        Symbol::Arena => id::SYMBOL_ARENA,
    };
    words.sentence(id).with("cards", cards).say()
}

/// Cards by symbol: `legionario, vessillo, arena`, `2 legionari, arena`, `nessuna carta`.
#[must_use]
pub fn pile(words: Words, pile: Pile) -> String {
    if pile.is_empty() {
        return words.say(id::PILE_EMPTY);
    }
    let held = pile.iter().filter(|&(_, cards)| cards > 0);
    words.list(held.map(|(symbol, cards)| self::symbols(words, symbol, cards)))
}

/// What a tris gives: `1 centro di potere, 1 trireme, 2 legionari da pagare`.
#[must_use]
pub fn gain(words: Words, gain: Gain) -> String {
    let Gain { armies, triremes, centres, owed } = gain;
    let counted = [
        self::counted(words, id::COUNT_CENTRES, "centres", centres.into()),
        self::counted(words, id::COUNT_LEGIONARIES, "armies", armies.0),
        self::counted(words, id::COUNT_TRIREMES, "triremes", triremes.0),
        self::counted(words, id::GAIN_OWED, "armies", owed.0),
    ];
    self::some_of(words, counted.into_iter().flatten()).unwrap_or_else(|| words.say(id::GAIN_NOTHING))
}

/// What is still to be done with what a turn has brought: `3 legionari da piazzare, 1 trireme da varare`; nothing if
/// there is nothing.
#[must_use]
pub fn still_due(words: Words, turn: &Turn) -> Option<String> {
    let Turn { due: Armies(due), triremes_due: Triremes(triremes), centres_due, points: Points(points), .. } = *turn;
    let counted = [
        self::counted(words, id::DUE_POINTS, "points", points),
        self::counted(words, id::DUE_CENTRES, "centres", centres_due.into()),
        self::counted(words, id::DUE_LEGIONARIES, "armies", due),
        self::counted(words, id::DUE_TRIREMES, "triremes", triremes),
    ];
    self::some_of(words, counted.into_iter().flatten())
}

/// How the legionaries owed for a centre of power are paid: `con la trireme del tris`.
#[must_use]
pub fn price(words: Words, price: Price) -> String {
    words.say(match price {
        Price::Nothing => id::PRICE_NOTHING,
        Price::Province => id::PRICE_PROVINCE,
        Price::Due => id::PRICE_DUE,
        Price::Trireme => id::PRICE_TRIREME,
    })
}

/// Supremacies by name: `impero più vasto, più mari`; `nessuna supremazia`.
#[must_use]
pub fn supremacies(words: Words, supremacies: Supremacies) -> String {
    let Supremacies { empire, provinces, seas } = supremacies;
    let named = [(empire, id::SUPREMACY_EMPIRE), (provinces, id::SUPREMACY_PROVINCES), (seas, id::SUPREMACY_SEAS)];
    let named = named.into_iter().filter(|&(held, _)| held).map(|(_, id)| words.say(id));
    self::some_of(words, named).unwrap_or_else(|| words.say(id::SUPREMACY_NONE))
}

/// How a player stands, in one line: `1° rosso: 20 punti, coefficiente potenziale 31, truppe 45`.
#[must_use]
pub fn score(words: Words, score: &Score, names: &Names<'_>) -> String {
    let said = words
        .sentence(id::SPQR_SCORE)
        .with("place", crate::common::ordinal(words, score.place))
        .with("seat", self::seat(words, score.seat, names))
        .with("points", score.points)
        .with("potential", score.potential)
        .with("army", score.army)
        .say();
    match score.status {
        spqr::Status::Playing => said,
        left => words.list([said, super::phase::status(words, left)].into_iter()),
    }
}

/// Why a table cannot be set up.
#[must_use]
pub fn setup_fault(words: Words, fault: &SetupFault) -> String {
    match fault {
        SetupFault::Players { players, allowed } => {
            let allowed = words.list(allowed.iter().map(u8::to_string));
            words.sentence(id::SPQR_SETUP_PLAYERS).with("players", *players).with("allowed", allowed).say()
        }
        SetupFault::Absent(absent) => words.sentence(id::SPQR_SETUP_ABSENT).with("absent", *absent).say(),
        SetupFault::Missing(what) => words.sentence(id::SETUP_MISSING).with("what", what.clone()).say(),
    }
}

/// So many of something; nothing for none.
fn counted(words: Words, id: Id, what: &'static str, number: u16) -> Option<String> {
    (number > 0).then(|| words.sentence(id).with(what, number).say())
}

/// Things one after the other, if there are some.
fn some_of(words: Words, things: impl Iterator<Item = String>) -> Option<String> {
    let list = words.list(things);
    (!list.is_empty()).then_some(list)
}
