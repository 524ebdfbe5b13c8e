//! The terminal game from outside: scripts through standard input, what is printed, what is written.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What came of a game.
pub(super) struct Played {
    pub(super) code: i32,
    pub(super) out: String,
    pub(super) err: String,
}

impl Played {
    /// Ended well and printed all of this.
    pub(super) fn shows(&self, words: &[&str]) {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        let said = self.out.split_whitespace().collect::<Vec<_>>().join(" ");
        for word in words {
            assert!(said.contains(word), "no {word:?} in\n{}", self.out);
        }
    }

    pub(super) fn shows_nothing_of(&self, words: &[&str]) {
        for word in words {
            assert!(!self.out.contains(word), "{word:?} in\n{}", self.out);
        }
    }

    /// The last board that was printed, without the line above it that has the time.
    fn last_board(&self) -> &str {
        let start = self.out.rfind("AMERICA DEL NORD").expect("a board");
        let end = self.out[start..].find("Obiettivo").map_or(self.out.len(), |at| start + at);
        &self.out[start..end]
    }
}

pub(super) fn run(arguments: &[&str], script: &str) -> Played {
    run_in("it", arguments, script)
}

pub(super) fn run_in(lang: &str, arguments: &[&str], script: &str) -> Played {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sdadata"));
    command.args(["--lang", lang]).args(arguments).env_remove("COLUMNS");
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().expect("the program runs");
    let mut stdin = child.stdin.take().expect("a pipe");
    let script = script.to_owned();
    // The program may end before it has read everything.
    let writer = std::thread::spawn(move || _ = stdin.write_all(script.as_bytes()));
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("written");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    Played { code: output.status.code().unwrap_or(-1), out: text(output.stdout), err: text(output.stderr) }
}

/// A game with the dice of a seed, in which time is up by laps: the same every time.
fn play(more: &[&str], script: &str) -> Played {
    run(&[&["play", "--seed", "3"], more].concat(), script)
}

/// A file of this test run, not there yet.
pub(super) fn file(name: &str) -> String {
    let path: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path.to_str().expect("UTF-8").to_owned()
}

/// All armies on Africa del Nord, which the dice of this seed give to the player: 21 in all, and then the turn.
const PLACED: &str = "rosso\nafn\nafn\nafn\nafn\nafn\nafn\nafn\n";

/// A colour, then turn after turn left to a bot.
fn script_of(turns: usize) -> String {
    format!("rosso\n{}", "auto turno\n".repeat(turns))
}

#[test]
fn a_whole_game_has_a_record_in_order() {
    let record = file("whole.record");
    let game = play(&["--laps", "2", "--record", &record], &script_of(60));
    game.shows(&["Il tempo è scaduto", "G7.3", "sdadata di", "Classifica della partita", "Verbale scritto in"]);
    game.shows_nothing_of(&["\x1b", "non è stata salvata"]);
    let checked = run(&["record", "check", &record], "");
    checked.shows(&["1 partita, tutto in regola"]);
}

#[test]
fn a_secret_is_committed_to_and_revealed() {
    let record = file("secret.record");
    let game = run(&["play", "--laps", "1", "--record", &record], &format!("\n{}", "auto turno\n".repeat(60)));
    game.shows(&["Impegno sui dadi", "Classifica della partita"]);
    let text = fs::read_to_string(&record).expect("written");
    let commitment = text.lines().find_map(|line| line.strip_prefix("dice committed ")).expect("a commitment");
    let commitment = commitment.split(' ').next().expect("a word");
    game.shows(&[commitment]);
    let secret = text.lines().find_map(|line| line.strip_prefix("reveal secret ")).expect("a secret");
    game.shows_nothing_of(&[secret]);
    run(&["record", "check", &record], "").shows(&["tutto in regola"]);
}

/// Every regulation at every number of seats, among bots and with a person whom a bot advises.
#[test]
fn every_regulation_plays_to_the_end() {
    let tables = [
        ("challenge-2017", "5"),
        ("raduno", "4"),
        ("genova-53", "3"),
        ("firk", "6"),
        ("lariana", "4"),
        ("classico", "3"),
    ];
    for (regulation, players) in tables {
        let record = file(&format!("{regulation}.record"));
        let options = ["--regulation", regulation, "--players", players, "--laps", "2", "--record", &record];
        // Where a defender chooses, the empty lines are the answer.
        let script = format!("rosso\n{}", "auto turno\n\n\n".repeat(120));
        play(&options, &script).shows(&["Classifica della partita", "1°"]);
        run(&["record", "check", &record], "").shows(&["tutto in regola"]);
    }
}

#[test]
fn bots_alone_can_be_watched() {
    let record = file("watched.record");
    let game = play(&["--human", "none", "--bots", "random-turns", "--laps", "1", "--record", &record], "");
    game.shows(&["conquista", "Classifica della partita"]);
}

#[test]
fn a_refusal_has_its_rule_and_its_article() {
    let game = play(&["--laps", "2"], &format!("{PLACED}attacca afn brasile\nafn\nattacca afn brasile 7\ntris\nxyz\n"));
    game.shows(&[
        "di rinforzo: piazzale prima di continuare. (G3.10, challenge-2017 §4",
        "Non puoi attaccare con 7 dadi: qui puoi lanciarne al massimo 3. (G4.2, challenge-2017 §4)",
        "Non hai nessun tris.",
        "«xyz» non è un comando.",
    ]);
}

#[test]
fn italian_and_english_words_are_understood() {
    let script = "metti africa nord 1\nundo\nplace africa_del_nord 1\nodds afn eur mer\nattacca afn xyz\n\
                  help attack\naiuto sposta\nlog 3\nmano\nplayers\n";
    play(&["--laps", "2"], &format!("{PLACED}{script}")).shows(&[
        "Africa del Nord: 22 (+1)",
        "Africa del Nord: 21 (−1)",
        "Africa del Nord (22) contro Europa Meridionale",
        "«xyz» non è un territorio",
        "Uso: attacca",
        "Uso: sposta",
        "rosso rinforza Africa del Nord con 1 armata",
        "Non hai carte.",
        "bot medio",
    ]);
}

#[test]
fn an_attack_goes_on_until_something_gives() {
    let game = play(&["--laps", "2"], &format!("{PLACED}afn\nattacca afn brasile fino a 5\n\nplancia\n"));
    game.shows(&["rosso attacca Brasile da Africa del Nord con 3 dadi"]);
    assert_eq!(game.out.matches("attacca Brasile da Africa").count(), 1, "announced once\n{}", game.out);
    let conquered = game.out.contains("caduta") && game.out.contains("Entri in Brasile con quante armate?");
    assert!(conquered || game.out.contains("Ti fermi"), "{}", game.out);
}

#[test]
fn a_saved_game_goes_on_as_if_nothing_had_been() {
    let (save, one, other) = (file("half.save"), file("one.record"), file("other.record"));
    let before = play(&["--laps", "2"], &format!("{}salva {save}\nplancia\n", script_of(2)));
    before.shows(&["Partita salvata in", "A presto."]);
    before.shows_nothing_of(&["non è stata salvata"]);
    let after = run(&["play", "--resume", &save, "--record", &one], &"auto turno\n".repeat(60));
    after.shows(&["Partita ripresa da", "Classifica della partita"]);
    let first_board = after.out.find("AMERICA DEL NORD").map(|at| &after.out[at..]).expect("a board");
    assert!(first_board.starts_with(before.last_board()), "{}\n\n{}", before.last_board(), first_board);
    play(&["--laps", "2", "--record", &other], &script_of(60)).shows(&["Classifica della partita"]);
    let read = |file: &str| fs::read_to_string(file).expect("written");
    assert_eq!(read(&one), read(&other), "a game taken up again is the same game");
}

#[test]
fn a_secret_game_is_taken_up_again() {
    let (save, record) = (file("secret.save"), file("taken-up.record"));
    run(&["play", "--laps", "1"], &format!("\nauto turno\nsalva {save}\n")).shows(&["salvata in"]);
    let game = run(&["play", "--resume", &save, "--record", &record], &"auto turno\n".repeat(60));
    game.shows(&["Classifica della partita"]);
    run(&["record", "check", &record], "").shows(&["tutto in regola"]);
}

#[test]
fn a_spoilt_save_is_bad_input() {
    let save = file("spoilt.save");
    play(&["--laps", "2"], &format!("{}salva {save}\n", script_of(1))).shows(&["salvata in"]);
    let text = fs::read_to_string(&save).expect("written");
    let spoilt = [
        text.replace("dice seed 3", "dice seed 4"),
        text.replace("dice seed 3", "dice typed"),
        text.replace("minds ", "minds x"),
        text.replacen("placed A", "placed B", 1),
        text.lines().take(5).collect::<Vec<_>>().join("\n"),
        String::new(),
    ];
    for text in spoilt {
        fs::write(&save, text).expect("written");
        let game = run(&["play", "--resume", &save], "");
        assert_eq!((game.code, game.err.lines().count()), (3, 1), "{}{}", game.out, game.err);
        assert!(game.err.contains("riga"), "{}", game.err);
    }
}

#[test]
fn nothing_else_is_overwritten() {
    let other = file("letter.txt");
    fs::write(&other, "Cara Anna").expect("written");
    play(&["--laps", "2"], &format!("{}salva {other}\n", script_of(1))).shows(&["c'è già altro"]);
    assert_eq!(fs::read_to_string(&other).expect("still there"), "Cara Anna");
}

#[test]
fn the_end_of_a_script_is_an_end() {
    for script in ["", "\n", "rosso\n", "rosso\nauto turno\nmetti"] {
        play(&["--laps", "2"], script).shows(&["La partita non è stata salvata.", "A presto."]);
    }
    run(&["play"], "").shows(&["A che cosa si gioca?"]);
    run(&["play"], "\n").shows(&["RisiKo! Challenge 2017", "La partita non è stata salvata."]);
    run(&["play"], "6\n3\n2\n\n\n\n").shows(&["Classico", "Passa la tastiera a"]);
    run(&["play"], "zzz\n7\n9\n4\n\n").shows(&[
        "«zzz» non è un regolamento",
        "«9» non è un numero da 4 a 5",
        "S.P.Q.RisiKo!",
    ]);
    assert!(!run(&["play"], "esci\n").out.contains("In quanti"), "who would rather leave is asked nothing more");
}

#[test]
fn leaving_asks_whether_to_save() {
    let game = play(&["--laps", "2"], "rosso\nesci\na\nesci\nn\n");
    assert_eq!(game.out.matches("prima di uscire?").count(), 2, "{}", game.out);
    game.shows(&["La partita non è stata salvata."]);
}

#[test]
fn whoever_shares_the_keyboard_sees_their_own_secrets_only() {
    let options = ["--players", "4", "--human", "1,2", "--names", "Anna,Bruno", "--laps", "2"];
    let game = play(&options, "rosso\nblu\n\nobiettivo\nauto\n\nobiettivo\nauto\n");
    game.shows(&["Passa la tastiera a rosso (Anna)", "Passa la tastiera a blu (Bruno)"]);
    let own: Vec<&str> = game.out.lines().filter(|line| line.starts_with("Il tuo obiettivo: ")).collect();
    assert!(own.len() == 2 && own[0] != own[1], "{own:?}");
    let (anna, bruno) = game.out.split_once("Passa la tastiera a blu (Bruno)").expect("handed over");
    let name = |line: &str| line.split('«').nth(1).and_then(|rest| rest.split('»').next()).map(str::to_owned);
    let of_bruno = name(own[1]).expect("a name");
    assert!(!anna.contains(&of_bruno) && !bruno.contains(&name(own[0]).expect("a name")), "{}", game.out);
}

#[test]
fn a_real_table_is_typed_in() {
    let deal = "alaska alberta amc gro ont que uso use tno argentina brasile peru ven afn afs afo congo egitto mad\n\
                eum euo eus gbr isl sca ukr afg cina cita gia ind jak kam meo mon siam sib ura auo aue ids ngn\n";
    let dice = "6\n5 4\n5\n4\n3\n";
    let script = format!("{dice}\n{deal}{}auto turno\nmetti afo 3\nplancia\n", "3\n4\n5\n6\n");
    let game = run(&["play", "--dice", "typed", "--laps", "1"], &script);
    game.shows(&["Serve 1 dado, non 2", "(C1, ", "distribuiti 19 territori", "Obiettivo 3 «Ciclista»"]);
}

#[test]
fn a_clubs_regulation_goes_into_the_save() {
    let (club, save) = (file("circolo.toml"), file("circolo.save"));
    let text = "id = \"circolo\"\nname = { it = \"Circolo\", en = \"Club\" }\nextends = \"raduno\"\n\
                [armies]\ncap = { value = 150, house = \"assemblea\" }\n";
    fs::write(&club, text).expect("written");
    let script = format!("{}salva {save}\n", script_of(1));
    play(&["--regulation", &club, "--laps", "2"], &script).shows(&["Circolo. Giocatori", "salvata in"]);
    fs::remove_file(&club).expect("there");
    run(&["play", "--resume", &save], "plancia\n").shows(&["Partita ripresa da", "AMERICA DEL NORD"]);
}

#[test]
fn options_that_contradict_each_other_are_told() {
    for (options, about) in [
        (["--seed", "1", "--resume", "x"], "--resume e --seed"),
        (["--laps", "2", "--minutes", "3"], "--laps e --minutes"),
    ] {
        let game = run(&[&["play"][..], &options].concat(), "");
        assert_eq!(game.code, 3);
        assert!(game.err.contains(about), "{}", game.err);
    }
}

/// Whoever reads our output may stop reading.
#[cfg(unix)]
#[test]
fn a_reader_who_leaves_is_no_failure() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sdadata"));
    command.args(["play", "--human", "none", "--seed", "3"]).stdin(Stdio::null());
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
}

/// S.P.Q.RisiKo! with the dice of a seed, against bots.
fn play_spqr(more: &[&str], script: &str) -> Played {
    play(&[&["--regulation", "spqr-rtu", "--players", "4"], more].concat(), script)
}

/// The options of a table of four people at one keyboard with real dice and cards.
pub(super) const REAL_TABLE: [&str; 10] =
    ["play", "--regulation", "spqr-rtu", "--human", "1,2,3,4", "--dice", "typed", "--laps", "3", "--fast"];

/// The preparation of that table, up to the first turn of red: the dice for the order, the colours, the provinces in
/// the order of the board, the centres, the legionaries. Red has Sardinia with 11 of them, green Baleares with 2.
pub(super) fn prepared(colours: &str) -> String {
    let provinces = "achaia aegyptus africa aquitania arabia armenia asia baetica baleares belgica bithynia britannia \
                     cappadocia cilicia cipro cisalpina corsica creta cyrenaica dacia dalmazia epirus galatia galicia \
                     germania_inferior illiria judea lugdunense lusitania macedonia mauretania mesopotamia moesia \
                     narbonensis noricum numidia pannonia ponto raetia sardinia sicilia syria terraconensis thracia";
    let rest = "sardinia africa narbonensis corsica ".repeat(6);
    format!("6 5 4 3 {colours} {provinces} {rest}").split_whitespace().collect::<Vec<_>>().join("\n") + "\n\n"
}

#[test]
fn a_whole_game_of_spqr_has_a_record_in_order() {
    for (regulation, players) in [("spqr-rtu", "4"), ("spqr-rtu", "5"), ("spqr-box", "3")] {
        let record = file(&format!("{regulation}-{players}.record"));
        let options = ["--regulation", regulation, "--players", players, "--laps", "2", "--record", &record];
        let game = play(&options, &script_of(60));
        game.shows(&["Classifica della partita", "1°", "coefficiente potenziale", "truppe", "Verbale scritto in"]);
        game.shows_nothing_of(&["\x1b", "non è stata salvata"]);
        run(&["record", "check", &record], "").shows(&["1 partita, tutto in regola"]);
    }
    let watched = play_spqr(&["--human", "none", "--bots", "random", "--laps", "1"], "");
    watched.shows(&["Classifica della partita"]);
}

#[test]
fn points_are_claimed_first_or_recovered() {
    let script = "reclama 9\nrecupera\npiazza sardinia 1\nreclama\nrecupera\nriprendi\nplancia\n";
    run(&REAL_TABLE, &(prepared("rosso blu giallo verde") + script)).shows(&[
        "rosso · Punti: 1 punto da reclamare>",
        "Non puoi reclamare 9 punti: te ne spetta 1. (B5, box §5",
        "Puoi ancora reclamare i tuoi punti: il salvacondotto non serve. (S6, spqr-rtu",
        "Non hai reclamato 1 punto: fino alla fine del turno puoi ancora usare «recupera», con uno dei tuoi 2",
        "ora puoi recuperarli solo con un salvacondotto. (B5, box §5",
        "rosso usa un salvacondotto e recupera 1 punto",
        "Sardinia: 11 (−1)",
        "▲Sardinia",
    ]);
    run(&REAL_TABLE, &(prepared("rosso blu giallo verde") + "reclama\ngiocatori\n")).shows(&["rosso reclama 1 punto"]);
}

/// A landing, a naval combat and a tris with a centre of power, with the dice and the cards of a real table.
#[test]
fn a_real_table_of_spqr_is_typed_in() {
    let red = "reclama\npiazza sard\nconverti sard sinus\nprob sard baleares 4\nsbarca sard baleares 4\n\
               6 6 : 1 1\n6 6 6 : 1 1\npasso\nvessillo\n";
    let blue = "\nreclama\npiazza africa\npasso\n";
    let yellow = "\nreclama\nmetti narb\nimbarca narb sinus\nprob sinus\ncombatti sinus\n3 3\nancora\npasso\n";
    let green = "\nmano\nreclama\npiazza corsica\npasso\n";
    let again = "\nmano\nreclama\ntris\npiazza sard\ncostruisci corsica\ncostruisci baleares\nplancia\n";
    let script = prepared("rosso blu giallo verde") + red + blue + yellow + green + again;
    let game = run(&REAL_TABLE, &script);
    game.shows(&[
        "Passa la tastiera a rosso (giocatore 1)",
        "Sardinia (4) sbarca in Baleares (2): conquista 78,5 %",
        "Sardinia (Sinus Gallicus) attacca Baleares: dadi, 3 dell'attacco e 2 della difesa",
        "Servono 3 dadi, non 2",
        "6>1 6>1 (6) difesa −2: caduta, restano 4",
        "sbarco riuscito: 4 legionari restano in Baleares",
        "Carta presa da rosso: legionario, vessillo, trireme o arena",
        "Sinus Gallicus: giallo (1) contro rosso (1): tutte affondate 41,7 %",
        "3=3 nessuna perdita, il combattimento finisce",
        "l'ultimo lancio non ha affondato nulla: il combattimento navale è finito. (B11, box §11",
        "conquista Baleares (tua!); 1 lancio",
        "In mano: legionario, vessillo, arena",
        "rosso gioca il tris legionario, vessillo, arena: 1 centro di potere",
        "Prima va costruito il centro di potere del tris: scegli una provincia. (S8, spqr-rtu, I Tris)",
        "La provincia Corsica non è tua: scegline una che lo sia. (B16, box §16",
        "rosso costruisce un centro di potere in Baleares",
        "▲Baleares",
    ]);
    let hands: Vec<&str> = game.out.lines().filter(|line| line.starts_with("In mano: ")).collect();
    assert_eq!(hands, ["In mano: legionario, arena", "In mano: legionario, vessillo, arena"], "one's own only");
    assert_eq!(game.out.matches("rosso prende una carta: vessillo").count(), 1, "told to red alone\n{}", game.out);
}

#[test]
fn italian_and_english_words_are_understood_in_spqr() {
    let script = "place sardinia 1 baetica 2\ntakeback baetica 1\ntakeback\nplace bae\nembark sard sinus 1\n\
                  disembark sinus sard\nembark sard balearicum 1\nsail bal sinus\nland sardinia baleares 3\n\
                  6 6 6 : 1 1\nattack baetica xyz\nodds baetica terraconensis\nmaneuver sardinia baetica 1\n\
                  help land\naiuto sposta\nhint\nlog 4\nhand\nxyz\npass\nstandard\n";
    let game = run_in("en", &REAL_TABLE, &(prepared("red blue yellow green") + script));
    game.shows(&[
        "red · Points: 1 point",
        "Baetica: 4 (+2)",
        "Baetica: 3 (−1)",
        "Baetica: 2 (−1)",
        "6>1 6>1 (6)",
        "“xyz” is not a province",
        "Usage: land FROM TO [SEA] [LEGIONARIES]",
        "Usage: maneuver FROM TO LEGIONARIES [by SEA]",
        "medio would do:",
        "Card taken by red: legionary, standard, trireme or arena",
    ]);
}

#[test]
fn an_attack_by_land_goes_on_until_something_gives_in_spqr() {
    let script = "piazza sard 1 lugdunense 2\nattacca lugdunense aquitania\nattacca foo\nattacca belgica 9\n\
                  prob lug bel\nattacca belgica fino a 2\n1 1 1 : 6 6 6\nancora\n";
    let game = run(&REAL_TABLE, &(prepared("rosso blu giallo verde") + script));
    game.shows(&[
        "La provincia Aquitania è già tua",
        "«foo» non è una provincia",
        "rosso attacca Belgica da Lugdunense con 3 dadi",
        "1<6 1<6 1<6 attacco −3: restano 1 contro 3",
        "Ti fermi: resta 1 legionario.",
        "Non puoi attaccare con 9 dadi: qui puoi lanciarne al massimo 3. (B10, box §10)",
        "Lugdunense (4) contro Belgica (3): conquista",
        "Da Lugdunense non puoi attaccare: l'unico legionario deve restare",
    ]);
}

#[test]
fn a_saved_game_of_spqr_goes_on_as_if_nothing_had_been() {
    let (save, one, other) = (file("spqr.save"), file("spqr-one.record"), file("spqr-other.record"));
    let before = play_spqr(&["--laps", "2"], &format!("{}salva {save}\nplancia\n", script_of(3)));
    before.shows(&["Partita salvata in", "A presto."]);
    run(&["play", "--resume", &save, "--record", &one], &"auto turno\n".repeat(60)).shows(&[
        "Partita ripresa da",
        "HISPANIA",
        "Classifica della partita",
    ]);
    play_spqr(&["--laps", "2", "--record", &other], &script_of(60)).shows(&["Classifica della partita"]);
    let read = |file: &str| fs::read_to_string(file).expect("written");
    assert_eq!(read(&one), read(&other), "a game taken up again is the same game");
    let spoilt = read(&save).replace("dice seed 3", "dice seed 4");
    fs::write(&save, spoilt).expect("written");
    let game = run(&["play", "--resume", &save], "");
    assert_eq!((game.code, game.err.lines().count()), (3, 1), "{}{}", game.out, game.err);
}

#[test]
fn spqr_can_be_chosen_in_the_questions() {
    run(&["play"], "7\n4\n1\n\n").shows(&[
        "S.P.Q.RisiKo! Regolamento Tornei Ufficiali",
        "Scegli il colore",
        "HISPANIA",
    ]);
    let six = run(&["play", "--regulation", "spqr-rtu", "--players", "6"], "");
    assert_eq!((six.code, six.err.contains("(S1)")), (3, true), "{}", six.err);
}
