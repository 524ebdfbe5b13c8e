//! Every refusal, event, phase and name in both languages, word for word: the folder `golden` is what is said.

use crate::said::{golden, line};
use crate::samples::{self, Table};
use ::regulation::{Fault, Faults, Library, Problem, Regulation};
use board::{Arm, Colour, ObjectiveDeck};
use rules::{Event, Owner, Player, Refusal, Seat, Setup, SetupFault};
use speech::risiko::Names;
use words::{Lang, Words};

#[test]
fn refusals() {
    let table = Table::new();
    golden("refusals", |words, text| {
        for refusal in samples::refusals(&table) {
            line(text, &refusal, &speech::risiko::refusal(words, &refusal, &names(&table)));
        }
    });
}

#[test]
fn events() {
    let (table, setup) = (Table::new(), setup());
    golden("events", |words, text| {
        for event in samples::events(&table) {
            line(text, &event, &speech::risiko::event_in_full(words, &event, &names(&table)));
        }
        for seen in samples::seen(&table, &setup) {
            line(text, &seen, &speech::risiko::event(words, &seen, &names(&table)));
        }
    });
}

#[test]
fn phases_and_ends() {
    let (table, setup) = (Table::new(), setup());
    golden("phases", |words, text| {
        for phase in samples::phases(&table, &setup) {
            let said = format!(
                "{}: {}",
                speech::risiko::phase(words, &phase),
                speech::risiko::awaited(words, &phase, &names(&table))
            );
            line(text, &phase, &said);
        }
        samples::statuses().iter().for_each(|status| line(text, status, &speech::risiko::status(words, *status)));
        samples::causes().iter().for_each(|cause| line(text, cause, &speech::risiko::cause(words, *cause)));
    });
}

#[test]
fn things() {
    let table = Table::new();
    let missions = ObjectiveDeck::named("classico-14", &table.board).expect("embedded");
    golden("things", |words, text| {
        let names = names(&table);
        Colour::ALL.iter().for_each(|colour| line(text, colour, &speech::colour(words, *colour)));
        Arm::ALL.iter().for_each(|arm| line(text, arm, &speech::risiko::arm(words, *arm)));
        Seat::ALL.iter().for_each(|seat| line(text, seat, &speech::risiko::seat(words, *seat, &names)));
        Player::first(2).for_each(|player| line(text, &player, &speech::player(words, player)));
        let owners = [Owner::Seat(Seat::A), Owner::Neutral, Owner::Nobody];
        owners.iter().for_each(|owner| line(text, owner, &speech::risiko::owner(words, *owner, &names)));
        [1, 2, 3, 4, 11, 22].iter().for_each(|place| line(text, place, &speech::ordinal(words, *place)));
        for continent in table.board.continents() {
            line(text, &"Continent", &speech::risiko::continent(words, continent, &names));
        }
        line(text, &"CardSet", &speech::risiko::cards(words, table.with_jolly(&["alaska", "brasile"]), &names));
        table
            .objectives
            .all()
            .iter()
            .take(2)
            .for_each(|o| line(text, &"Objective", &speech::risiko::objective(words, o, &names)));
        let names = Names::new(&table.board, &table.deck, &missions);
        missions
            .all()
            .iter()
            .for_each(|mission| line(text, &"Mission", &speech::risiko::objective(words, mission, &names)));
    });
}

#[test]
fn faults() {
    let faults = Regulation::read(FAULTY, &Library::embedded()).expect_err("it has faults");
    golden("faults", |words, text| {
        for fault in faults.0.iter().chain(&others()) {
            line(text, &fault.problem, &speech::regulation::fault(words, fault));
        }
        for fault in setup_faults() {
            line(text, &fault, &speech::risiko::setup_fault(words, &fault));
        }
    });
}

#[test]
fn a_refusal_has_its_rule_and_article() {
    let (table, words) = (Table::new(), Words::new(Lang::It));
    let refusal = Refusal::TimeIsUp;
    let said = |article| speech::risiko::refusal_with_rule(words, &refusal, &names(&table), article);
    let sentence = "Il tempo è già scaduto: si gioca fino alla fine prevista.";
    assert_eq!(said(Some("challenge-2017 §6")), format!("{sentence} (G7.3, challenge-2017 §6)"));
    assert_eq!(said(None), format!("{sentence} (G7.3)"));
}

#[test]
fn names_follow_the_events() {
    let (table, words) = (Table::new(), Words::new(Lang::It));
    let mut names = Names::new(&table.board, &table.deck, &table.objectives);
    let attack = samples::events(&table).into_iter().find(|event| matches!(event, Event::AttackDeclared { .. }));
    let attack = attack.expect("a sample of every event");
    let start = |said: &str| said.split(" attacca").next().map(str::to_owned);
    assert_eq!(start(&speech::risiko::event_in_full(words, &attack, &names)).as_deref(), Some("chi è di turno"));
    names.follow(&Event::TurnBegan { seat: Seat::B, lap: rules::Lap(1), due: rules::Armies(3) });
    assert_eq!(start(&speech::risiko::event_in_full(words, &attack, &names)).as_deref(), Some("posto B"));
    names.follow(&Event::ColourChosen { seat: Seat::B, colour: Colour::Nero });
    assert_eq!(start(&speech::risiko::event_in_full(words, &attack, &names)).as_deref(), Some("nero"));
}

#[test]
fn a_page_in_english_names_the_map_in_english() {
    let table = Table::new();
    let said = |lang, names: &Names<'_>| {
        let words = Words::new(lang);
        let cards = speech::risiko::cards(words, table.with_jolly(&["alaska", "brasile"]), names);
        let continents = table.board.continents().map(|one| speech::risiko::continent(words, one, names));
        (cards, continents.collect::<Vec<_>>())
    };
    let (board, page) = (names(&table), names(&table).translated());
    let (cards, continents) = said(Lang::En, &page);
    assert!(cards.contains("Brazil (") && continents.contains(&"North America".to_owned()), "{cards} {continents:?}");
    assert_eq!(said(Lang::It, &page), said(Lang::It, &board));
    assert!(said(Lang::En, &board).0.contains("Brasile ("), "what is typed is called as the board calls it");
}

#[test]
fn names_know_a_game() {
    let setup = setup();
    let state = rules::State::new(&setup);
    assert_eq!(speech::risiko::seat(Words::new(Lang::En), Seat::A, &Names::at(&setup, state.open())), "seat A");
}

/// Yellow and red, a late-comer, a ghost; yellow is on turn.
fn names(table: &Table) -> Names<'_> {
    Names::new(&table.board, &table.deck, &table.objectives)
        .with_colour(Seat::A, Colour::Giallo)
        .with_colour(Seat::B, Colour::Rosso)
        .with_colour(Seat::C, Colour::Blu)
        .with_ghost(Seat::D)
        .with_turn(Seat::A)
}

fn setup() -> Setup {
    let regulation = Library::embedded().get("challenge-2017").expect("embedded");
    Setup::new(regulation.risiko().expect("RisiKo!"), 4, 0).expect("a table of four")
}

const FAULTY: &str = r#"id = "Circolo"
name = { it = "Circolo", en = "Club" }
official = true
extends = "raduno"
[combatt]
[armies]
cap = { value = "many", house = "h" }
[combat]
atack_dice = { value = "maximum", house = "h" }
attack_dice = { value = "maximum" }
defence_dice = { value = "maximum", house = "h", choice = "c" }
outnumbered = { value = "never", house = "h", why = "so" }
"#;

/// The kinds of faults that the text above has not.
fn others() -> Vec<Fault> {
    let fault = |problem| Fault { line: None, key: "id".to_owned(), problem, expected: None, did_you_mean: None };
    let problems = [
        Problem::Syntax("unclosed string".to_owned()),
        Problem::NoSuch("rule"),
        Problem::Unknown("radunno".to_owned()),
        Problem::Twice("best".to_owned()),
        Problem::Missing(None),
        Problem::Missing(Some("G4.2".to_owned())),
        Problem::Settled("combat.outnumbered".to_owned()),
        Problem::Unfit("no closing roll, but sums that close".to_owned()),
        Problem::Cycle("uno → due → uno".to_owned()),
        Problem::BrokenBase { id: "uno".to_owned(), faults: Faults(vec![fault(Problem::NoSource)]) },
        Problem::Taken("raduno".to_owned()),
    ];
    problems.map(fault).to_vec()
}

fn setup_faults() -> [SetupFault; 3] {
    [
        SetupFault::Players { players: 7, allowed: vec![4, 5] },
        SetupFault::Absent { absent: 1, players: 4 },
        SetupFault::Missing("torneo-17".to_owned()),
    ]
}
