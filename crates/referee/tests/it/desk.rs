//! What the golden lines do not show: the sheet, the ledger as it is kept, and agreement with the engine.

use frame::{Lap, RuleId};
use referee::sanction::{Game, Gravity, Ground, Ledger, Player, Proposal, Referee, Sanction};
use referee::sheet::{Event, Fact, Line, Part, sheet};
use referee::{Casebook, late};
use regulation::{Library, Regulation};
use rules::Setup;

fn regulation(id: &str) -> Regulation {
    Library::embedded().get(id).expect("embedded")
}

fn event() -> Event {
    Event { name: "Spring".to_owned(), referees: vec!["One".to_owned(), "Two".to_owned()], ..Event::default() }
}

#[test]
fn the_casebook_has_all_cases_in_both_languages() {
    let ids: Vec<String> = Casebook::embedded().cases().iter().map(|case| case.id.to_string()).collect();
    let due: Vec<String> = (1..=34).chain([40, 41]).chain(50..=58).map(|number| format!("C{number}")).collect();
    assert_eq!(ids, due);
    for case in Casebook::embedded().cases() {
        for text in [&case.title, &case.situation, &case.ruling] {
            assert!(!text.it.is_empty() && !text.en.is_empty() && text.it != text.en, "{}", case.id);
        }
    }
}

#[test]
fn a_sheet_has_every_part_the_publisher_asks_for() {
    for id in Library::embedded().ids() {
        let regulation = regulation(id);
        let sections = sheet(&regulation, &event()).expect("a format");
        let parts: Vec<Part> = sections.iter().map(|section| section.part).collect();
        for part in [Part::Format, Part::Referees, Part::Forbidden, Part::Sanctions, Part::Times, Part::Finality] {
            assert!(parts.contains(&part), "{id}: {part:?}");
        }
        assert!(sections.iter().all(|section| !section.lines.is_empty()), "{id}");
    }
}

#[test]
fn the_format_is_that_of_the_regulation() {
    for (id, settled) in [("raduno", true), ("spqr-rtu", true), ("classico", false)] {
        let regulation = regulation(id);
        let sections = sheet(&regulation, &event()).expect("a format");
        let format = sections.iter().find(|section| section.part == Part::Format).expect("a format");
        let settings = format.lines.iter().filter(|line| matches!(line, Line::Setting(_))).count();
        assert_eq!(settings > 0, settled, "{id}");
        assert_eq!(format.lines.contains(&Line::NoFormat), !settled, "{id}");
    }
}

#[test]
fn a_sheet_is_of_one_format() {
    let regulation = regulation("raduno");
    let of = |format: &str| sheet(&regulation, &Event { format: Some(format.to_owned()), ..event() });
    let sections = sheet(&regulation, &event()).expect("the usual format");
    assert_eq!(of("raduno").as_ref(), Ok(&sections));
    let format = sections.iter().find(|section| section.part == Part::Format).expect("a format");
    let other = |line: &Line<'_>| matches!(line, Line::Setting(entry) if entry.section.contains("squadre"));
    assert!(!format.lines.iter().any(other));
    assert!(of("scopone").is_err_and(|fault| fault.known.contains(&"raduno".to_owned())));
}

#[test]
fn the_trade_mark_stands_on_sheets_of_the_other_game_only() {
    for (id, due) in [("spqr-rtu", true), ("spqr-box", true), ("challenge-2017", false)] {
        let regulation = regulation(id);
        let sections = sheet(&regulation, &event()).expect("a format");
        let mark = sections.iter().any(|section| section.part == Part::TradeMark);
        assert_eq!(mark, due, "{id}");
    }
}

#[test]
fn what_a_club_changed_is_shown() {
    let text = r#"
        id = "circolo"
        name = { it = "Circolo", en = "Club" }
        extends = "genova-53"
        [armies]
        cap = { value = 150, house = "assembly of 3 May" }
        "#;
    let circolo = Regulation::read(text, &Library::embedded()).expect("no faults");
    let sections = sheet(&circolo, &event()).expect("a format");
    let shown = sections.iter().find(|section| section.part == Part::Deviations).expect("deviations");
    assert!(matches!(&shown.lines[..], [Line::Setting(entry)] if entry.key == "cap"));
    let c20 = Casebook::embedded().cases().iter().find(|case| case.id.to_string() == "C20").expect("C20");
    assert!(referee::standing::difference(c20, &circolo).is_some(), "what it extends differs, so it does");
}

#[test]
fn referees_are_named_or_said_to_be_missing() {
    let regulation = regulation("genova-53");
    let referees = |event: &Event| {
        let sections = sheet(&regulation, event).expect("a format");
        sections.into_iter().find(|section| section.part == Part::Referees).expect("referees").lines
    };
    assert!(referees(&event()).contains(&Line::Fact(Fact::Referee, "Two".to_owned())));
    assert!(referees(&Event::default()).contains(&Line::NoReferee));
    let ruled = |line: &Line<'_>| matches!(line, Line::Rule(rule, _) if *rule == RuleId::case(58));
    assert!(referees(&Event::default()).iter().any(ruled));
}

#[test]
fn a_ledger_is_read_back_as_it_was_kept() {
    let mut ledger = Ledger::default();
    let sanctions = [
        Sanction::Reminder,
        Sanction::PassTurn,
        Sanction::CardsLost { cards: 1 },
        Sanction::ArmiesLost { armies: 2 },
        Sanction::CapLowered { by: 3 },
        Sanction::PointsTaken { points: 4 },
        Sanction::Disqualified,
    ];
    for sanction in sanctions {
        let entry = ledger.decide(&regulation("genova-53"), &proposal(sanction)).expect("nothing against it");
        ledger.record(entry);
    }
    let kept = serde_json::to_string(&ledger).expect("it can be kept");
    assert_eq!(serde_json::from_str::<Ledger>(&kept).expect("it can be read"), ledger);
    assert!(kept.contains(r#""fault":"C55""#) && kept.contains(r#"{"cap_lowered":{"by":3}}"#), "{kept}");
    assert!(serde_json::from_str::<Ground>(r#""G4.4""#).is_err());
}

fn proposal(sanction: Sanction) -> Proposal {
    Proposal {
        player: Player(7),
        game: Some(Game { round: 1, table: 2 }),
        fault: Ground::case(55),
        gravity: Gravity::Grave,
        sanction,
        dispute: None,
        why: "talked".to_owned(),
        by: Referee { name: "One".to_owned(), player: None },
        involved: Vec::new(),
        when: "round 1, 21:40".to_owned(),
    }
}

/// G8.9: the tables that begin without somebody are those the engine plays.
#[test]
fn late_comers_are_those_of_the_engine() {
    let regulation = regulation("genova-53");
    let settings = regulation.risiko().expect("of RisiKo!");
    for players in 3..=6 {
        for missing in 1..players {
            let table = late::Table { players, missing, lap: Lap(1), turns: 0 };
            let (ours, engine) = (late::late(settings, table), Setup::new(settings, players, missing));
            assert_eq!(ours.is_ok(), engine.is_ok(), "{players} players, {missing} missing");
        }
    }
}
