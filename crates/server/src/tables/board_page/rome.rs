//! The Roman board: what its page is told, what is said of its areas, its help.

use super::help::{Figures, HelpText};
use board::rome::{Map, Province, ProvinceSet, SeaSet, Symbol};
use drawing::Area;
use regulation::spqr::{ConversionOrder, Settings, TargetEnds};
use spqr::{COMBINATIONS, Setup, gain};
use wire::{ProvinceData, RomeData, SeaData, TrisData};
use words::{Words, id};

/// What the page of a table of S.P.Q.RisiKo! is told.
pub(crate) fn data<'a>(setup: &'a Setup, settings: &Settings) -> RomeData<'a> {
    let map = &setup.map;
    RomeData {
        id: map.id(),
        provinces: map.provinces().iter().map(|province| province_data(map, province)).collect(),
        seas: map
            .seas()
            .iter()
            .map(|sea| SeaData {
                id: map.sea_id(sea),
                name: map.sea_name(sea),
                neighbours: seas(map, map.seas_next_to(sea)),
            })
            .collect(),
        cards: setup.deck.cards.iter().map(|(symbol, number)| (symbol.id(), number)).collect(),
        target: setup.target(),
        ends_with_lap: settings.end.when.value == TargetEnds::EndOfLap,
        centre_points: settings.points.centre.value,
        trireme_cost: settings.conversion.trireme_cost.value,
        trireme_worth: settings.conversion.trireme_worth.value,
        disembark_first: settings.conversion.order.value == ConversionOrder::DisembarkFirst,
        tris: COMBINATIONS.into_iter().filter_map(|cards| tris_data(setup, cards)).collect(),
    }
}

fn tris_data(setup: &Setup, cards: [Symbol; 3]) -> Option<TrisData<'static>> {
    let gain = gain(setup, cards.into_iter().collect())?;
    Some(TrisData { cards: cards.map(Symbol::id), worth: games::TrisWorth::from(gain).into() })
}

fn province_data(map: &Map, province: Province) -> ProvinceData<'_> {
    ProvinceData {
        id: map.province_id(province),
        name: map.province_name(province),
        neighbours: provinces(map, map.neighbours(province)),
        seas: seas(map, map.seas_of(province)),
    }
}

fn provinces(map: &Map, set: ProvinceSet) -> Vec<&str> {
    set.iter().map(|province| map.province_id(province)).collect()
}

fn seas(map: &Map, set: SeaSet) -> Vec<&str> {
    set.iter().map(|sea| map.sea_id(sea)).collect()
}

/// What is said of an area of the board.
pub(crate) fn area<'a>(map: &'a Map, id: &str) -> Area<'a> {
    let province = map.find(id).map(|province| map.province_name(province));
    let name = province.or_else(|| map.find_sea(id).map(|sea| map.sea_name(sea)));
    Area { name: name.unwrap_or_default(), ..Area::default() }
}

/// The stages of a turn, in their order.
const STAGES: [&str; 9] = ["points", "reinforcements", "tris", "conversions", "sail", "ram", "land", "attack", "move"];

/// The keys of the page and what they do.
const KEYS: [(&str, &str); 12] = [
    ("← ↑ → ↓", "rome-arrows"),
    ("⇧ + ← →", "shift-arrows"),
    ("N", "next"),
    ("↵", "enter"),
    ("+ −", "rome-plus"),
    ("1 … 9", "rome-digits"),
    ("R", "roll"),
    ("C", "conquest"),
    ("U", "rome-undo"),
    ("P", "pass"),
    ("Esc", "escape"),
    ("?", "help"),
];

/// The rules of the table in a few lines; the numbers are the regulation's.
pub(crate) fn help(settings: &Settings, words: Words) -> HelpText {
    let Settings { points, tris, conversion, end, .. } = settings;
    let stage = |stage: &&str| {
        let numbers = [
            ("divisor", settings.reinforcements.divisor.value.into()),
            ("cost", conversion.trireme_cost.value.into()),
            ("worth", conversion.trireme_worth.value.into()),
            ("garrison", settings.garrison.minimum.value.into()),
            ("centre", points.centre.value.into()),
        ];
        words.say_member_with("table-rome-help", stage, &numbers)
    };
    let ends =
        if end.when.value == TargetEnds::EndOfLap { id::TABLE_ROME_HELP_END_LAP } else { id::TABLE_ROME_HELP_END };
    HelpText {
        turn: STAGES.iter().map(stage).collect(),
        end: vec![
            words.say_with(ends, &[("target", end.target.value.into())]),
            words.say(id::TABLE_ROME_HELP_CONDUCTS),
        ],
        figures: vec![
            Figures {
                title: words.say(id::TABLE_ROME_HELP_POINTS),
                rows: vec![
                    (words.say(id::TABLE_ROME_SUPREMACY_EMPIRE), "1".to_owned()),
                    (words.say(id::TABLE_ROME_SUPREMACY_PROVINCES), "1".to_owned()),
                    (words.say(id::TABLE_ROME_SUPREMACY_SEAS), "1".to_owned()),
                    (words.say(id::TABLE_ROME_HELP_CENTRE), points.centre.value.to_string()),
                ],
            },
            Figures {
                title: words.say(id::TABLE_HELP_TRIS),
                rows: vec![
                    (words.say(id::TABLE_ROME_HELP_TRIS_ALIKE), tris.alike.value.to_string()),
                    (words.say(id::TABLE_ROME_HELP_TRIS_MIXED), tris.mixed.value.to_string()),
                    (words.say(id::TABLE_ROME_HELP_TRIS_STANDARD), format!("+{}", tris.standard_bonus.value)),
                    (words.say(id::TABLE_ROME_HELP_TRIS_ARENA), format!("−{}", tris.arena_cost.value)),
                ],
            },
        ],
        keys: &KEYS,
    }
}
