//! Every refusal, event, phase and name of S.P.Q.RisiKo! in both languages, word for word.

use crate::said::{golden, line};
use crate::spqr_samples::{self, Table};
use ::spqr::{COMBINATIONS, Event, Gain, Points, Price, Refusal, Setup, SetupFault, Spqr, Stage, State, Supremacies};
use board::Colour;
use board::rome::{Pile, Symbol};
use frame::{Armies, Lap, Seat};
use regulation::Library;
use speech::Spoken;
use speech::spqr::Names;
use words::{Lang, Words};

#[test]
fn refusals() {
    let table = Table::new();
    golden("spqr-refusals", |words, text| {
        for refusal in spqr_samples::refusals(&table) {
            line(text, &refusal, &speech::spqr::refusal(words, &refusal, &names(&table)));
        }
    });
}

#[test]
fn events() {
    let table = Table::new();
    golden("spqr-events", |words, text| {
        let mut names = names(&table);
        for event in spqr_samples::events(&table) {
            line(text, &event, &speech::spqr::event_in_full(words, &event, &names));
        }
        for seen in spqr_samples::seen() {
            line(text, &seen, &speech::spqr::event(words, &seen, &names));
        }
        names.follow(&Event::RammingDeclared { sea: table.sea("ionium"), against: Seat::B, dice: frame::Dice(1) });
        for event in spqr_samples::naval_rolls() {
            line(text, &event, &speech::spqr::event_in_full(words, &event, &names));
        }
    });
}

#[test]
fn phases_and_ends() {
    let (table, setup) = (Table::new(), setup(4));
    golden("spqr-phases", |words, text| {
        for phase in spqr_samples::phases(&table, &setup) {
            let said = format!(
                "{}: {}",
                speech::spqr::phase(words, &phase),
                speech::spqr::awaited(words, &phase, &names(&table))
            );
            line(text, &phase, &said);
        }
        Stage::ALL.iter().for_each(|stage| line(text, stage, &speech::spqr::stage(words, *stage)));
        spqr_samples::statuses().iter().for_each(|status| line(text, status, &speech::spqr::status(words, *status)));
        spqr_samples::causes().iter().for_each(|cause| line(text, cause, &speech::spqr::cause(words, *cause)));
    });
}

#[test]
fn things() {
    let table = Table::new();
    golden("spqr-things", |words, text| {
        let names = names(&table);
        Seat::ALL.iter().for_each(|seat| line(text, seat, &speech::spqr::seat(words, *seat, &names)));
        let two = names.with_neutral(Seat::D);
        line(text, &"Neutral", &speech::spqr::seat(words, Seat::D, &two));
        for symbol in Symbol::ALL {
            let said = [
                speech::spqr::symbol(words, symbol),
                speech::spqr::symbols(words, symbol, 1),
                speech::spqr::symbols(words, symbol, 2),
            ];
            line(text, &symbol, &said.join(", "));
        }
        line(text, &"Pile", &speech::spqr::pile(words, Pile::EMPTY));
        let prices = [Price::Nothing, Price::Province, Price::Due, Price::Trireme];
        prices.iter().for_each(|price| line(text, price, &speech::spqr::price(words, *price)));
        every_supremacy().iter().for_each(|held| line(text, held, &speech::spqr::supremacies(words, *held)));
        for (turn, said) in
            spqr_samples::turns().iter().filter_map(|turn| Some((turn, speech::spqr::still_due(words, turn)?)))
        {
            line(text, turn, &said);
        }
        spqr_samples::scores().iter().for_each(|score| line(text, score, &speech::spqr::score(words, score, &names)));
        line(text, &"Seas", &speech::spqr::seas(words, table.map.seas(), &names));
        setup_faults().iter().for_each(|fault| line(text, fault, &speech::spqr::setup_fault(words, fault)));
    });
}

/// The table of tris as the players know it.
#[test]
fn tris() {
    let setup = setup(5);
    golden("spqr-tris", |words, text| {
        for symbols in COMBINATIONS {
            let pile: Pile = symbols.into_iter().collect();
            let Some(gain) = spqr::gain(&setup, pile) else { continue };
            line(text, &"Tris", &format!("{}: {}", speech::spqr::pile(words, pile), speech::spqr::gain(words, gain)));
        }
        line(
            text,
            &"Gain",
            &speech::spqr::gain(words, Gain { armies: Armies(1), centres: 2, owed: Armies(1), ..Gain::default() }),
        );
    });
}

#[test]
fn a_refusal_has_its_rule_and_article() {
    let (table, words) = (Table::new(), Words::new(Lang::It));
    let names = names(&table);
    let said = |article| speech::spqr::refusal_with_rule(words, &Refusal::NoSafeConduct, &names, article);
    let sentence = "Non hai più salvacondotti: i punti dimenticati sono persi.";
    assert_eq!(said(Some("spqr-rtu, Casistica")), format!("{sentence} (S6, spqr-rtu, Casistica)"));
    assert_eq!(said(None), format!("{sentence} (S6)"));
    assert_eq!(Spqr::say_refusal_with_rule(words, &Refusal::NoSafeConduct, &names, None), said(None));
}

#[test]
fn names_follow_the_events() {
    let (table, words) = (Table::new(), Words::new(Lang::It));
    let mut names = Names::new(&table.map);
    let (from, to, dice) = (table.province("italia"), table.province("cisalpina"), frame::Dice(3));
    let attack = Event::AttackDeclared { from, to, dice };
    let start =
        |names: &Names<'_>| Spqr::say_event_in_full(words, &attack, names).split(" attacca").next().map(str::to_owned);
    assert_eq!(start(&names).as_deref(), Some("chi è di turno"));
    Spqr::follow(&mut names, &Event::TurnBegan { seat: Seat::B, lap: Lap(1), due: Armies(3), points: Points(1) });
    assert_eq!(start(&names).as_deref(), Some("posto B"));
    Spqr::follow(&mut names, &Event::ColourChosen { seat: Seat::B, colour: Colour::Nero });
    assert_eq!(start(&names).as_deref(), Some("nero"));
}

/// What is told of both games in the same way.
#[test]
fn a_game_is_spoken() {
    fn said<G: Spoken>(setup: &G::Setup, seat: Seat) -> Vec<String> {
        let (words, state) = (Words::new(Lang::En), G::begin(setup));
        let names = G::names(setup, &state);
        vec![
            G::say_seat(words, seat, &names),
            G::say_phase(words, &state),
            G::say_awaited(words, &state, &names),
            G::say_status(words, &state, seat),
        ]
    }
    let table = setup(4);
    let order = "the dice are rolled for the playing order";
    assert_eq!(said::<Spqr>(&table, Seat::A), ["seat A", "Playing order", order, "empty"]);
    assert_eq!(said::<Spqr>(&table, Seat::E)[0], "the neutral army");
    let challenge = Library::embedded().get("challenge-2017").expect("embedded");
    let table = rules::Setup::new(challenge.risiko().expect("RisiKo!"), 4, 0).expect("a table of four");
    let order = "the dice are rolled for the first hand";
    assert_eq!(said::<rules::Risiko>(&table, Seat::A), ["seat A", "Playing order", order, "empty"]);
}

#[test]
fn names_know_a_game() {
    let setup = setup(3);
    let names = Names::at(&setup, State::new(&setup).open());
    assert_eq!(speech::spqr::seat(Words::new(Lang::It), Seat::D, &names), "esercito neutrale D");
}

/// Legionaries, triremes and provinces, never armies, territories or continents.
#[test]
fn no_sentence_has_a_word_of_the_other_game() {
    let (table, setup) = (Table::new(), setup(4));
    for words in Lang::ALL.map(Words::new) {
        let names = names(&table);
        let refusals = spqr_samples::refusals(&table).into_iter().map(|one| speech::spqr::refusal(words, &one, &names));
        let events =
            spqr_samples::events(&table).into_iter().map(|one| speech::spqr::event_in_full(words, &one, &names));
        let phases = spqr_samples::phases(&table, &setup)
            .into_iter()
            .map(|one| format!("{}: {}", speech::spqr::phase(words, &one), speech::spqr::awaited(words, &one, &names)));
        let statuses = spqr_samples::statuses().into_iter().map(|one| speech::spqr::status(words, one));
        for said in refusals.chain(events).chain(phases).chain(statuses) {
            let low = said.to_lowercase();
            let foreign = ["armata", "armate", "armies", "territor", "continent"];
            assert!(!foreign.iter().any(|word| low.contains(word)), "{said}");
        }
    }
}

/// Yellow, red and blue, a seat without a colour, a neutral army; yellow is on turn.
fn names(table: &Table) -> Names<'_> {
    Names::new(&table.map)
        .with_colour(Seat::A, Colour::Giallo)
        .with_colour(Seat::B, Colour::Rosso)
        .with_colour(Seat::C, Colour::Blu)
        .with_neutral(Seat::E)
        .with_turn(Seat::A)
}

fn setup(players: usize) -> Setup {
    let id = if players == 3 { "spqr-box" } else { "spqr-rtu" };
    let regulation = Library::embedded().get(id).expect("embedded");
    Setup::new(regulation.spqr().expect("S.P.Q.RisiKo!"), players, 0).expect("a table")
}

fn every_supremacy() -> Vec<Supremacies> {
    let held = |bits: u8| Supremacies { empire: bits & 1 != 0, provinces: bits & 2 != 0, seas: bits & 4 != 0 };
    (0..8).map(held).collect()
}

fn setup_faults() -> [SetupFault; 4] {
    [
        SetupFault::Players { players: 6, allowed: vec![4, 5] },
        SetupFault::Absent(1),
        SetupFault::Absent(2),
        SetupFault::Missing("roma46".to_owned()),
    ]
}

/// What belongs to RisiKo! and to it alone: nothing of it is said in the words of the other game.
const OF_RISIKO: [(Lang, &[&str]); 2] = [
    (Lang::It, &["armat", "territor", "continent", "copie degli obiettivi", "carri ", "carro "]),
    (
        Lang::En,
        &["territor", "continent", "copies of the objectives", " tanks", "0 armies", "1 army", "2 armies", "3 armies"],
    ),
];

/// The first word of RisiKo! in a text.
fn of_risiko(lang: Lang, text: &str) -> Option<&'static str> {
    let text = text.to_lowercase();
    let (_, words) = OF_RISIKO.into_iter().find(|(of, _)| *of == lang).expect("both languages");
    words.iter().copied().find(|word| text.contains(word))
}

#[test]
fn nothing_of_the_other_game_is_said() {
    let table = Table::new();
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let names = names(&table);
        let refusals = spqr_samples::refusals(&table).into_iter().map(|r| speech::spqr::refusal(words, &r, &names));
        let events = spqr_samples::events(&table).into_iter().map(|e| speech::spqr::event_in_full(words, &e, &names));
        let mut all: Vec<String> = refusals.chain(events).collect();
        for name in ["spqr-phases", "spqr-things", "spqr-tris"] {
            let file = format!("{}/tests/it/golden/{name}.{}.txt", env!("CARGO_MANIFEST_DIR"), lang.code());
            all.extend(std::fs::read_to_string(file).expect("a golden text").lines().map(str::to_owned));
        }
        for id in ["spqr-rtu", "spqr-box"] {
            let regulation = Library::embedded().get(id).expect("embedded");
            for entry in regulation.entries() {
                all.push(speech::regulation::section_of(words, &entry));
                all.push(speech::regulation::setting(words, &entry));
                all.push(speech::regulation::value_in_words(words, &entry, None));
                all.push(words.because(entry.source.text()).to_owned());
            }
        }
        assert!(all.len() > 400, "{}", all.len());
        for said in all {
            assert_eq!(of_risiko(lang, &said), None, "{said}");
        }
    }
}

/// The sentences of the catalogue that are of this game alone, for pages and the command line too.
#[test]
fn no_sentence_of_this_game_speaks_of_the_other() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../words/lang");
    let mut checked = 0;
    for file in std::fs::read_dir(folder).expect("the catalogue") {
        let path = file.expect("a file").path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        let Some(lang) = Lang::ALL.into_iter().find(|lang| name.starts_with(&format!("{}.", lang.code()))) else {
            continue;
        };
        let mut id = String::new();
        for line in std::fs::read_to_string(&path).expect("a text").lines() {
            if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                id = line.split(' ').next().unwrap_or_default().to_owned();
            }
            let own = ["spqr", "legionar", "trireme", "centre-", "supremac"].iter().any(|part| id.contains(part));
            if name.ends_with(".ftl") && own && !line.starts_with('#') {
                checked += 1;
                let said = line.split_once('=').map_or(line, |(_, said)| said);
                let said: String =
                    said.split("{ $").map(|part| part.split_once('}').map_or(part, |(_, rest)| rest)).collect();
                assert_eq!(of_risiko(lang, &said), None, "{name}: {line}");
            }
        }
    }
    assert!(checked > 500, "{checked}");
}
