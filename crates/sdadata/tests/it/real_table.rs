//! A real table followed from the keyboard: what was mistyped is taken back, the referee's hand and the hall's time are
//! typed like everything else.

use super::play::{Played, REAL_TABLE, file, prepared, run, run_in};
use std::fs;

/// The deal of the tables below, seat D first: red has Groenlandia, blue America Centrale, yellow Alberta and Quebec,
/// green Alaska.
pub(super) const DEAL: [&str; 2] = [
    "alaska alberta amc gro ont que uso use tno argentina brasile peru ven afn afs afo congo egitto mad",
    "eum euo eus gbr isl sca ukr afg cina cita gia ind jak kam meo mon siam sib ura auo aue ids ngn",
];

/// Four people at one keyboard, with real dice and cards.
fn four(script: &str) -> Played {
    run(&["play", "--dice", "typed", "--human", "1,2,3,4", "--laps", "3", "--fast"], script)
}

/// Lines, each of which is typed.
pub(super) fn lines(lines: &[&str]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// Everything up to red's first turn, in which three armies are due.
fn until_the_first_turn() -> String {
    lines(&["6", "5", "4", "3", "rosso", "blu", "giallo", "verde", DEAL[0], DEAL[1], "3", "4", "5", "6"]) + &placed()
}

/// The armies of the preparation, with the empty line where the keyboard is passed, up to red's first turn.
pub(super) fn placed() -> String {
    "\ngro\n\namc\n\nalb\n\nala\n".repeat(7) + "\n"
}

/// The record of a saved game, without what differs from game to game.
pub(super) fn record_in(save: &str) -> String {
    let text = fs::read_to_string(save).expect("saved");
    text[text.find("begin\n").expect("a record")..].to_owned()
}

#[test]
fn whatever_was_mistyped_is_taken_back() {
    let order = ["5", "undo", "6", "5", "4", "4", "annulla", "3", "rosso", "blu", "giallo", "nero", "annulla", "verde"];
    let deal = ["alaska brasile", "annulla", "annulla", DEAL[0], DEAL[1], "3", "4", "5", "8", "annulla", "6"];
    let mistyped = lines(&order) + &lines(&deal) + &placed();
    let (save, other) = (file("mistyped.save"), file("typed.save"));
    let turn = ["metti gro 2", "annulla", "metti gro", "attacca gro que", "6 6 6 : 1", "3", "annulla", "annulla"];
    let roll = ["6 5 4 : 1", "4", &format!("salva {save}")];
    let game = four(&(mistyped + &lines(&turn) + &lines(&roll)));
    game.shows(&[
        "Annullato: giocatore 1 tira per il primo di mano: 5",
        "Annullato: posto D prende il nero",
        "Annullato: verde riceve un obiettivo",
        "Annullato: rosso rinforza Groenlandia con 2 armate",
        "Annullato: rosso occupa Quebec con 3 armate da Groenlandia",
        "Annullato: dadi 6 6 6 contro 1",
    ]);
    let clean = ["metti gro", "attacca gro que", "6 5 4 : 1", "4", &format!("salva {other}")];
    four(&(until_the_first_turn() + &lines(&clean))).shows(&["Partita salvata in"]);
    assert_eq!(record_in(&save), record_in(&other), "as if nothing had been mistyped");
}

#[test]
fn everything_can_be_taken_back_to_the_first_die() {
    let game = four(&(until_the_first_turn() + "metti gro\n" + &"annulla\n".repeat(90)));
    game.shows(&[
        "Annullato: giocatore 1 tira per il primo di mano: 6",
        "Non è ancora stato digitato nulla da annullare.",
    ]);
    assert_eq!(game.out.matches("Annullato:").count(), 4 + 4 + 42 + 4 + 28 + 1, "one by one\n{}", game.out);
}

#[test]
fn a_game_that_is_over_is_reopened() {
    let record = file("reopened.record");
    let options = ["play", "--dice", "typed", "--human", "1,2,3,4", "--laps", "1", "--fast", "--record", &record];
    let turns: String = ["gro", "amc", "alb", "ala"].map(|on| format!("metti {on}\npasso\n\n")).concat();
    let end = "metti gro\npasso\n\nmetti amc\npasso\n\nmetti alb\npasso\n\nmetti ala\npasso\n1 1\nannulla\n6 6\n";
    let game = run(&options, &(until_the_first_turn() + &turns + end + "\nmetti gro\npasso\n1 1\n\n"));
    game.shows(&["La partita è finita.", "Annullato: ", "Verbale scritto in"]);
    run(&["record", "check", &record], "").shows(&["tutto in regola"]);
}

#[test]
fn what_the_program_rolled_is_not_taken_back() {
    let game = run(&["play", "--seed", "3", "--laps", "2"], "rosso\nannulla\n");
    game.shows(&["Non c'è nessun rinforzo", "Quello che è stato lanciato resta", "--dice typed"]);
}

#[test]
fn a_real_table_of_spqr_is_taken_back_too() {
    let script = "claim\nplace sardinia 1 lugdunense 1\nundo\nplace lugdunense 2\nattack lugdunense belgica\n\
                  6 6 6 : 1 1 1\nundo\n5 5 5 : 1 1 1\n";
    let game = run_in("en", &REAL_TABLE, &(prepared("red blue yellow green") + script));
    game.shows(&["Taken back: red reinforces Lugdunense", "5>1 5>1 5>1"]);
    assert_eq!(game.out.matches("Taken back: ").count(), 2, "{}", game.out);
}

#[test]
fn the_referees_hand_is_typed_and_recorded() {
    let save = file("hand.save");
    let hand = ["arbitro C8 remove groenlandia 2", "arbitro C99 passturn", "arbitro c8 remove alaxka 2", "arbitro"];
    let more = ["metti gro", "arbitro c21 takecards b", "arbitro C53 correct ontario a 5", "attacca gro que"];
    let rolled = ["arbitro C51 passturn", "6 6 6 : 1", "3", "arbitro C51 passturn"];
    let taken = ["alaska", "arbitro G6.5 withdraw b", "", &format!("salva {save}")];
    let game = four(&(until_the_first_turn() + &[&hand[..], &more, &rolled, &taken].map(lines).concat()));
    game.shows(&[
        "«c8 remove alaxka 2» non è una decisione dell'arbitro.",
        "Uso: arbitro REGOLA DECISIONE",
        "lowercap POSTO ARMATE",
        "Il catalogo non ha la regola C99",
        "indica quali togliere. (C51,",
        "Prima si attende l'esito dei dadi o di una carta: riprova subito dopo. (G3.1, challenge-2017 §4)",
    ]);
    let record = record_in(&save);
    for line in
        ["referee rule C8 remove groenlandia 2", "referee rule C53 correct ontario A 5", "referee rule C51 passturn"]
    {
        assert!(record.contains(line), "no {line:?} in\n{record}\n{}", game.out);
    }
    assert!(record.contains("referee rule G6.5 withdraw B"), "where the keyboard is passed too\n{record}");
    assert!(!record.contains("C99"), "{record}");
}

#[test]
fn the_hall_says_when_time_is_up() {
    let script = until_the_first_turn() + &lines(&["tempo", "timeup", "annulla", "giocatori"]);
    let game = four(&script);
    game.shows(&["Il tempo è scaduto", "G7.3", "Annullato: "]);
    let rolled = run(&["play", "--seed", "3", "--laps", "2"], "rosso\ntempo\narbitro C51 passturn\n");
    rolled.shows(&["Si può solo dove si segue un tavolo vero"]);
    assert_eq!(rolled.out.matches("Si può solo dove").count(), 2, "{}", rolled.out);
}

/// An over-claim that nobody contests stands, and the referee's correction of points is in the record (C40).
#[test]
fn the_referee_of_spqr_sets_points_fleets_and_centres_right() {
    let save = file("spqr-hand.save");
    let hand = ["reclama", "arbitro C40 points A 7", "arbitro C53 fleet A sinus_gallicus 2"];
    let more = ["arbitro C53 centre baetica on", "arbitro C40 points A", "giocatori", &format!("salva {save}")];
    let game = run(&REAL_TABLE, &(prepared("rosso blu giallo verde") + &lines(&hand) + &lines(&more)));
    game.shows(&["Per esempio: arbitro C40 points A 7."]);
    let record = record_in(&save);
    for event in ["points-set A 7 C40", "fleet-set A sinus_gallicus 2 C53", "centre-set baetica on C53"] {
        assert!(record.contains(event), "no {event:?} in\n{record}\n{}", game.out);
    }
}

/// A referee at the keyboard, for four.
pub(super) const REFEREE: [&str; 5] = ["play", "--dice", "typed", "--referee", "--fast"];

/// What a referee types up to red's first turn: no keyboard is passed.
pub(super) fn typed_by_a_referee() -> String {
    until_the_first_turn().lines().filter(|line| !line.is_empty()).map(|line| format!("{line}\n")).collect()
}

#[test]
fn a_referee_sits_at_the_keyboard_for_everybody() {
    let save = file("referee.save");
    let turn = ["metti gro", "attacca gro que", "6 6 6 : 1", "3", "obiettivo", "passo", "alaska", "obiettivo"];
    let game = run(&REFEREE, &(typed_by_a_referee() + &lines(&turn) + &lines(&[&format!("salva {save}")])));
    game.shows(&[
        "Sei l'arbitro",
        "Numero dell'obiettivo di rosso: 3",
        "verde riceve l'obiettivo 6",
        "Carta presa da rosso: alaska",
        "rosso prende una carta: Alaska",
        "Il tuo obiettivo: 3 ",
        "Il tuo obiettivo: 4 ",
    ]);
    game.shows_nothing_of(&["Passa la tastiera", "non guardano"]);
    assert_eq!(
        game.out.matches("AMERICA DEL NORD").count(),
        3,
        "once before the game, then in every turn\n{}",
        game.out
    );
    assert!(fs::read_to_string(&save).expect("saved").contains("\nkeyboard referee\n"));
    let resumed = run(&["play", "--resume", &save], "metti amc\nannulla\nannulla\ncronaca 3\n");
    resumed.shows(&["Partita ripresa da", "Annullato: blu rinforza", "Annullato: rosso prende una carta: Alaska"]);
    resumed.shows_nothing_of(&["Passa la tastiera", "non guardano"]);
}

#[test]
fn a_referee_needs_a_real_table_and_all_its_seats() {
    for (options, about) in [
        (&["--referee"][..], "--referee va con --dice typed"),
        (&["--referee", "--dice", "typed", "--human", "1"], "--referee e --human"),
        (&["--referee", "--dice", "typed", "--bots", "cautious"], "--referee e --bots"),
        (&["--referee", "--resume", "x"], "--resume e --referee"),
    ] {
        let game = run(&[&["play"], options].concat(), "");
        assert_eq!(game.code, 3);
        assert!(game.err.contains(about), "{}", game.err);
    }
    let save = file("no-referee.save");
    run(&["play", "--seed", "3"], &format!("rosso\nsalva {save}\n")).shows(&["salvata in"]);
    let text = fs::read_to_string(&save).expect("saved").replacen("minds ", "keyboard referee\nminds ", 1);
    fs::write(&save, text).expect("written");
    let game = run(&["play", "--resume", &save], "");
    assert_eq!((game.code, game.err.contains("'keyboard'")), (3, true), "{}", game.err);
}

#[test]
fn no_clock_but_the_halls_ends_a_referees_game() {
    run(&REFEREE, &(typed_by_a_referee() + "plancia\n")).shows_nothing_of(&["tempo 0:"]);
    let timed = run(&[&REFEREE[..], &["--minutes", "90"]].concat(), &(typed_by_a_referee() + "plancia\n"));
    timed.shows(&["tempo 0:00"]);
}

#[test]
fn the_deal_says_who_receives_a_redirected_card() {
    let order = lines(&["6", "5", "4", "3", "rosso", "blu", "giallo", "verde"]);
    let game = run(&REFEREE, &(order + "argentina alaska alberta amc brasile gro ont que peru\nuso\n"));
    let why = "Perù va a giallo: verde, a cui toccava, avrebbe più di metà del continente (G2.6, challenge-2017 §3)";
    game.shows(&["distribuiti 9 territori", why]);
    assert_eq!(game.out.matches(" va a ").count(), 1, "{}", game.out);
}

#[test]
fn the_closing_roll_is_asked_with_its_reason() {
    let turns = ["gro", "amc", "alb", "ala"].map(|on| format!("metti {on}\npasso\n")).concat();
    let game = run(&[&REFEREE[..], &["--laps", "1"]].concat(), &(typed_by_a_referee() + &turns.repeat(2) + "6 6\n"));
    let why = "e il turno di verde nel giro 2 è finito: per chiudere serve al massimo 4 (G7.4, challenge-2017 §6).";
    game.shows(&[why, "I due dadi della sdadata di verde: 6 6"]);
}

#[test]
fn the_ghosts_attack_is_asked_with_its_reason() {
    let order =
        lines(&["6 6 6", "5 5 5", "4 4 4", "rosso", "blu", "giallo", "auo aue ids ngn", "argentina brasile peru ven"]);
    let north = "alaska alberta amc gro ont que uso use tno afn afs afo congo egitto mad";
    let rest = "eum euo eus gbr isl sca ukr afg cina cita gia ind jak kam meo mon siam sib ura";
    let placed = "amc\nalb\nala\n".repeat(7);
    let ghost = lines(&["cina", "groenlandia", "siam", "6 6 6 : 1", "annulla", "1 1 1 : 6"]);
    let script = order + &lines(&[north, rest, "3", "4", "5"]) + &placed + &ghost;
    let game = run(&[&REFEREE[..], &["--regulation", "genova-53", "--players", "3"]].concat(), &script);
    game.shows(&[
        "Il fantasma attacca Medio Oriente (1) da Cina (4), che ha almeno 4 volte le sue armate (G8.4, genova-53 §3).",
        "Cina attacca Medio Oriente: dadi, 3 dell'attacco e 1 della difesa (6 4 2 : 5 3) 1 1 1 : 6",
        "Annullato: dadi 6 6 6 contro 1",
    ]);
    game.shows_nothing_of(&[" va a "]);
}

/// What bots did after a move goes with it, and they do it again.
#[test]
fn what_bots_did_since_is_taken_back_with_a_move() {
    let order = lines(&["6", "5", "4", "3", "rosso", DEAL[0], DEAL[1], "3", "4", "5", "6"]);
    let play = ["play", "--dice", "typed", "--laps", "3", "--fast"];
    let (save, other) = (file("bots.save"), file("bots-again.save"));
    let saving = [format!("salva {save}"), format!("salva {other}")];
    let moves = lines(&[
        "gro",
        "gro",
        &saving[0],
        "annulla",
        "annulla",
        "gro 2 isl 1",
        "annulla",
        "annulla",
        "gro",
        "gro",
        &saving[1],
    ]);
    let game = run(&play, &(order + &moves));
    game.shows(&[
        "Annullato: rosso rinforza Groenlandia con 3 armate",
        "Annullato: rosso rinforza Islanda con 1 armata",
    ]);
    assert_eq!(game.out.matches("Annullato: ").count(), 4, "none of a bot's\n{}", game.out);
    assert_eq!(record_in(&save), record_in(&other), "a bot does the same in the same position");
}
