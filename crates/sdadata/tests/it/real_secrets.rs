//! A real table whose secrets are not known at the keyboard: what is left open with a `?` is found out as the game tells it,
//! and told at the end.

use super::play::{Played, REAL_TABLE, file, prepared, run, run_in};
use super::real_table::{DEAL, REFEREE, lines, placed, record_in};
use std::fs;

/// What a referee types up to red's first turn, the objectives left open but yellow's.
fn with_open_objectives() -> String {
    let order = ["6", "5", "4", "3", "rosso", "blu", "giallo", "verde", DEAL[0], DEAL[1], "?", "?", "5", "?"];
    lines(&order)
        + &placed().lines().filter(|line| !line.is_empty()).map(|line| format!("{line}\n")).collect::<String>()
}

/// Red takes Quebec and an unknown card, then the others pass: three times over.
fn three_laps_with_open_cards() -> String {
    let others = "metti amc\npasso\nmetti alb\npasso\nmetti ala\npasso\n";
    let conquest =
        |from: &str, to: &str| format!("metti {from}\nattacca {from} {to}\n6 6 6 : 1\n3\npasso\n?\n{others}");
    conquest("gro", "que") + &conquest("gro", "ont") + &conquest("ont", "tno")
}

fn checked(name: &str, text: &str) -> Played {
    let path = file(name);
    fs::write(&path, &text[text.find("sdadata record 1").expect("a record")..]).expect("written");
    run(&["record", "check", &path], "")
}

#[test]
fn what_is_not_known_is_left_open() {
    let save = file("open.save");
    let looks = lines(&["obiettivo", "mano", "consiglio", &format!("salva {save}")]);
    let game = run(&REFEREE, &(with_open_objectives() + &three_laps_with_open_cards() + &looks));
    game.shows(&["Di questo tavolo non si conosce tutto", "rosso prende una carta"]);
    game.shows_nothing_of(&["Il tuo obiettivo", "rosso prende una carta:"]);
    let record = record_in(&save);
    for line in
        ["chance objective ?\n  objective-dealt A ?\n", "chance card ?\n  card-taken A ?\n", "objective-dealt C 5\n"]
    {
        assert!(record.contains(line), "no {line:?} in\n{record}");
    }
    let text = fs::read_to_string(&save).expect("saved");
    checked("open.record", &text).shows(&["in corso, in regola fin dove arriva"]);
    run(&["play", "--resume", &save], "metti gro\nannulla\n")
        .shows(&["Partita ripresa da", "Annullato: rosso rinforza"]);
}

/// The cards of a tris are named when it is played: then they were among those that were left open.
#[test]
fn a_tris_of_cards_that_were_left_open_is_played() {
    let save = file("tris.save");
    let turn = lines(&["tris", "tris alaska cina congo", "tris jolly cina congo", "tris jolly1 jolly2 cina"]);
    let then = lines(&["metti gro 18", &format!("salva {save}")]);
    let game = run(&REFEREE, &(with_open_objectives() + &three_laps_with_open_cards() + &turn + &then));
    game.shows(&["Un tris si gioca dicendo le sue carte."]);
    let record = record_in(&save);
    let played = record.lines().filter(|line| line.contains(" tris ")).count();
    assert_eq!(played, 1, "the cards of one tris, and no more, are in the hand\n{record}\n{}", game.out);
    assert_eq!(record.matches("chance card ?").count(), 3, "which card came when is still not known\n{record}");
    checked("tris.record", &fs::read_to_string(&save).expect("saved")).shows(&["in regola fin dove arriva"]);
    let wrong = fs::read_to_string(&save)
        .expect("saved")
        .replace("chance card ?\n  card-taken A ?", "chance card siam\n  card-taken A siam");
    let fault = checked("wrong-tris.record", &wrong);
    assert_eq!(fault.code, 1, "cards that were never taken\n{}{}", fault.out, fault.err);
}

#[test]
fn objectives_that_were_left_open_are_told_at_the_end() {
    let record = file("told.record");
    let options = [&REFEREE[..], &["--laps", "1", "--record", &record]].concat();
    let lap = "metti gro\npasso\nmetti amc\npasso\nmetti alb\npasso\nmetti ala\npasso\n";
    let end = lines(&["1 1", "99", "5", "3", "4", "annulla", "1 1", "obiettivo b 4", "obiettivo c 5", "6", ""]);
    let game = run(&options, &(with_open_objectives() + lap + lap + &end));
    game.shows(&[
        "gli obiettivi lasciati in sospeso decidono i punti",
        "Quell'obiettivo è di un altro",
        "L'obiettivo di rosso è il 3.",
        "Annullato: ",
        "«c 5» non è un obiettivo lasciato in sospeso.",
        "Verbale scritto in",
    ]);
    let text = fs::read_to_string(&record).expect("written");
    assert!(!text.contains('?'), "everything is known now\n{text}");
    for line in ["\nobjective A 3\n", "\nobjective B 4\n", "\nobjective C 5\n", "\nobjective D 6\n"] {
        assert!(text.contains(line), "no {line:?} in\n{text}");
    }
    run(&["record", "check", &record], "").shows(&["tutto in regola"]);
}

#[test]
fn only_secrets_of_people_are_left_open() {
    let open = run(&REFEREE, "?\n6\n");
    open.shows(&["Questo lo vedono tutti"]);
    let order = lines(&["6", "5", "4", "3", "rosso", DEAL[0], DEAL[1], "?", "?"]);
    let bots = run(&["play", "--dice", "typed", "--human", "1", "--fast"], &order);
    bots.shows(&["Un bot deve conoscere le proprie carte"]);
}

#[test]
fn a_forgotten_card_is_lost() {
    let save = file("forgotten.save");
    let turn = ["metti gro", "attacca gro que", "6 6 6 : 1", "3", "arbitro C20 nocard", "passo"];
    let then = ["arbitro C20 nocard", &format!("salva {save}")];
    let game = run(&REFEREE, &(with_open_objectives() + &lines(&turn) + &lines(&then)));
    game.shows(&["rosso ha dimenticato la carta e la perde (C20)"]);
    assert!(record_in(&save).contains("referee rule C20 nocard\n  card-lost A C20\n"), "{}", game.out);
}

#[test]
fn a_roman_table_leaves_cards_open_too() {
    let save = file("roman.save");
    let turn = "claim\nplace lugdunense 3\nattack lugdunense belgica\n6 6 6 : 1 1 1\npass\n?\n\n";
    let then = "referee C24 withdraw A\nreferee C24 takecards A arena legionario vessillo\n";
    let game = run_in("en", &REAL_TABLE, &(prepared("red blue yellow green") + turn + &format!("{then}save {save}\n")));
    game.shows(&["The cards of who leaves are laid open"]);
    let record = record_in(&save);
    assert!(record.contains("chance card ?\n  card-taken A ?\n"), "{record}\n{}", game.out);
    checked("roman.record", &fs::read_to_string(&save).expect("saved")).shows(&["in regola fin dove arriva"]);
}
