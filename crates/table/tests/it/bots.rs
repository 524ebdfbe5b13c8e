//! Bots that fail: one that panics, takes too long, cheats or is not known is replaced for the move, and the table goes on. And
//! bots that remember: what their seat saw is told again from the log after a restart.

use crate::common::{sit, store};
use bots::{BotPlayer, BuiltIn, Choice, NewGame, NoAnswer, Question};
use chance::Seeded;
use games::Roster;
use regulation::Library;
use rules::{Command, Risiko, Seen, Setup};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::{Log as _, Store};
use table::{AnyTable, BotHost, NewTable, OpenFault, Options, Stage, SystemClock, Tables};

type Answer = Result<Choice<Risiko>, NoAnswer>;

/// A bot that does this when it is asked, and remembers nothing.
struct Failing(fn() -> Answer);

impl BotPlayer<Risiko> for Failing {
    fn begin(&mut self, _: &NewGame<'_, Risiko>, _: &mut Seeded) {}

    fn wants_events(&self) -> bool {
        false
    }

    fn saw(&mut self, _: &Setup, _: &Seen) {}

    fn choose(&mut self, _: &Question<'_, '_, Risiko>, _: &mut Seeded) -> Answer {
        (self.0)()
    }
}

/// What one player after the other was told, a new list for each that begins.
type Told = Arc<Mutex<Vec<Vec<String>>>>;

/// A bot that writes down everything it is told, and plays as a sensible one does.
struct Remembering {
    told: Told,
    number: usize,
}

impl BotPlayer<Risiko> for Remembering {
    fn begin(&mut self, _: &NewGame<'_, Risiko>, _: &mut Seeded) {
        let mut told = self.told.lock().expect("unpoisoned");
        self.number = told.len();
        told.push(Vec::new());
    }

    fn saw(&mut self, _: &Setup, seen: &Seen) {
        self.told.lock().expect("unpoisoned")[self.number].push(format!("{seen:?}"));
    }

    fn choose(&mut self, question: &Question<'_, '_, Risiko>, rng: &mut Seeded) -> Answer {
        BuiltIn::<Risiko>::new(bots::Bot::Cautious).choose(question, rng)
    }
}

fn tables(store: &Store, roster: Roster) -> Tables {
    let host = BotHost::new(roster).with_budget(Duration::from_millis(40)).with_threads(2);
    let (log, clock) = (Arc::new(store.clone()), Arc::new(SystemClock::default()));
    Tables::with_bots(store.clone(), log, clock, Library::embedded(), host)
}

fn failing(name: &str, answer: fn() -> Answer) -> Roster {
    Roster::default().with::<Risiko, _>(name, move || Failing(answer))
}

/// A table of Anna, who never moves, and three of these bots. It is over after ten seconds.
fn anna_and(bots: [&str; 3]) -> NewTable {
    let regulation = Arc::new(Library::embedded().get("challenge-2017").expect("embedded"));
    let options = Options { game_seconds: 10, turn_seconds: 1, misses: 1, pace: 0, ..Options::default() };
    let bots = bots.map(str::to_owned).to_vec();
    NewTable { regulation, text: None, players: 4, bots, options, by: None, kept: vec![] }
}

async fn until(table: &dyn AnyTable, version: u64) {
    for _ in 0..1200 {
        let summary = table.summary().await;
        if summary.version >= version || summary.stage == Stage::Over {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("it never came to version {version}: {:?}", table.summary().await);
}

/// Plays with bots that all fail: the game goes on, its log grows by moves alone, and every failure was counted.
async fn goes_on_with(answer: fn() -> Answer, moves: u64) {
    let (_directory, store) = store().await;
    let tables = tables(&store, failing("failing", answer));
    let table = tables.open(anna_and(["failing"; 3])).await.expect("opened");
    sit(&*table, "anna").await;
    let id = table.summary().await.id;
    tables.drive(&id).await.expect("driven");
    until(&*table, 6 + moves).await;
    let entries = store.read(&id, 0).await.expect("readable");
    assert!(entries.len() as u64 >= 6 + moves, "{} entries", entries.len());
    assert!(entries.iter().all(|entry| !entry.body.starts_with("stopped")), "the driver has stopped");
    assert!(tables.bots().replaced() >= moves / 2, "{} replaced", tables.bots().replaced());
    tables.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_panics_is_replaced_and_the_table_goes_on() {
    goes_on_with(|| panic!("planted"), 40).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_cheats_is_replaced_and_the_table_goes_on() {
    goes_on_with(|| Ok(Choice::of(Command::TimeUp)), 40).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_says_nothing_is_replaced_and_the_table_goes_on() {
    let ended = || Err(NoAnswer::Ended { how: "exit status: 1".to_owned(), last_words: String::new() });
    goes_on_with(ended, 40).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_stalls_is_replaced_and_the_table_goes_on() {
    let stall = || {
        std::thread::sleep(Duration::from_secs(3));
        Ok(Choice::of(Command::Pass))
    };
    goes_on_with(stall, 20).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_bot_is_refused_and_one_in_a_log_is_replaced() {
    let (_directory, store) = store().await;
    let tables = tables(&store, Roster::default());
    let refused = tables.open(anna_and(["random", "stockfish", "random"])).await.map(drop);
    assert!(matches!(refused, Err(OpenFault::Bot { found, .. }) if found == "stockfish"));

    let table = tables.open(anna_and(["cautious"; 3])).await.expect("opened");
    sit(&*table, "anna").await;
    for entry in store.read(&table.summary().await.id, 0).await.expect("readable") {
        let body = entry.body.replace("bot cautious", "bot stockfish");
        store.append("foreign", entry.version - 1, entry.at, body).await.expect("written");
    }
    tables.drive("foreign").await.expect("driven");
    let foreign = tables.get("foreign").await.expect("readable").expect("there");
    until(&*foreign, 46).await;
    assert!(tables.bots().replaced() >= 20, "{} replaced", tables.bots().replaced());
    tables.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_restart_a_bot_is_told_again_what_its_seat_saw() {
    let (_directory, store) = store().await;
    let told = Told::default();
    let roster = || {
        let told = Arc::clone(&told);
        Roster::default().with::<Risiko, _>("remembering", move || Remembering { told: Arc::clone(&told), number: 0 })
    };
    let first = tables(&store, roster());
    let table = first.open(anna_and(["random", "remembering", "random"])).await.expect("opened");
    sit(&*table, "anna").await;
    let id = table.summary().await.id;
    first.drive(&id).await.expect("driven");
    until(&*table, 60).await;
    first.stop().await;
    let before = table.summary().await.version;
    assert_eq!(told.lock().expect("unpoisoned").len(), 1, "one bot remembers");

    let second = tables(&store, roster());
    second.drive(&id).await.expect("driven");
    let table = second.get(&id).await.expect("readable").expect("there");
    until(&*table, before + 30).await;
    second.stop().await;
    let told = told.lock().expect("unpoisoned");
    assert_eq!(told.len(), 2, "and one after the restart");
    let (old, new) = (&told[0], &told[1]);
    assert!(old.len() > 50 && new.len() > old.len(), "{} and {} events", old.len(), new.len());
    assert_eq!(&new[..old.len()], &old[..], "it is told the same");
    let objectives = new.iter().filter(|seen| seen.contains("ObjectiveDealt"));
    assert_eq!(objectives.filter(|seen| seen.starts_with("Whole")).count(), 1, "its own objective, and no other");
}
