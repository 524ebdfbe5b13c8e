//! Games by correspondence: days for each turn. Between two moves nobody runs the table and it is put away; the index says who is
//! awaited and until when.

use crate::clocks::{START, tables};
use crate::common::{ANNA, anna_and_bots, first_legal, open, sit, store};
use live::FakeClock;
use std::sync::Arc;
use std::time::Duration;
use store::{Game, Store};
use table::{AnyTable, Away, DAY_SECONDS, MoveRequest, Options, Presence, Stage, Tables};
use words::{Lang, Words};

const DAY: Duration = Duration::from_secs(DAY_SECONDS as u64);
const DAY_MS: i64 = DAY_SECONDS as i64 * 1000;

fn a_day_each(away: Away) -> Options {
    Options { turn_seconds: DAY_SECONDS, away, pace: 0, ..Options::default() }
}

/// Waits until something holds of what the index says of the game; time stands still meanwhile but for the beat of the node.
async fn until(store: &Store, clock: &FakeClock, id: &str, holds: impl Fn(&Game) -> bool) -> Game {
    for _ in 0..1500 {
        let game = store.game(id).await.expect("asked").expect("listed");
        if holds(&game) {
            return game;
        }
        clock.advance(Duration::from_millis(500));
        tokio::time::sleep(Duration::from_millis(4)).await;
    }
    panic!("it never came to that: {:?}", store.game(id).await);
}

fn awaits_anna(game: &Game) -> bool {
    game.awaited.as_deref() == Some("anna")
}

/// A game of Anna, Bea and two bots, and whoever of the two is awaited first, with the other.
async fn anna_and_bea(tables: &Tables, store: &Store, clock: &FakeClock) -> (Arc<dyn AnyTable>, [&'static str; 2]) {
    let table = open(tables, 2, a_day_each(Away::Bot)).await;
    sit(&*table, "bea").await;
    sit(&*table, "anna").await;
    let id = table.summary().await.id;
    tables.drive(&id).await.expect("driven");
    let game = until(store, clock, &id, |game| game.awaited.is_some()).await;
    let people = if awaits_anna(&game) { ["anna", "bea"] } else { ["bea", "anna"] };
    (table, people)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_who_is_late_and_the_others_go_on() {
    let (_directory, store) = store().await;
    let clock = Arc::new(FakeClock::at(START));
    let (tables, running) = node(&store, &clock);
    let (table, [late, other]) = anna_and_bea(&tables, &store, &clock).await;
    let id = table.summary().await.id;
    clock.advance(DAY);
    let game = until(&store, &clock, &id, |game| game.awaited.as_deref() == Some(other)).await;
    let summary = table.summary().await;
    let chair = |person: &str| summary.chairs.iter().find(|chair| chair.is_of(person)).expect("seated");
    assert_eq!((chair(late).presence, chair(other).presence), (Presence::StoodIn, Presence::Here));
    assert!(game.due > START + 2 * DAY_MS - 3_600_000, "a whole day for the next");
    tables.stop().await;
    running.abort();
}

/// A node that does what it has to from time to time.
fn node(store: &Store, clock: &Arc<FakeClock>) -> (Tables, tokio::task::JoinHandle<()>) {
    let tables = tables(store, clock);
    let running = tables.clone();
    (tables, tokio::spawn(async move { running.run().await }))
}

async fn anna_moves(table: &dyn AnyTable) {
    let scene = table.scene(ANNA, None).await;
    let (command, nonce) = (first_legal(&scene), format!("n{}", scene.version));
    let words = Words::new(Lang::En);
    let request = MoveRequest { person: "anna", after: scene.version, nonce: &nonce, command: &command, words };
    table.act(request).await.expect("what may be done can be done");
}

#[tokio::test(flavor = "multi_thread")]
async fn between_two_moves_nobody_runs_the_table_and_it_is_found_again() {
    let (_directory, store) = store().await;
    let clock = Arc::new(FakeClock::at(START));
    let (tables, running) = node(&store, &clock);
    let table = anna_and_bots(&tables, a_day_each(Away::Bot)).await;
    let id = table.summary().await.id;
    tables.drive(&id).await.expect("driven");
    let game = until(&store, &clock, &id, awaits_anna).await;
    assert_eq!((game.format.as_str(), game.stage.as_str()), ("correspondence", "playing"));
    assert!((game.due - START - DAY_MS).abs() < 3_600_000, "a day from when she was asked: {}", game.due - START);
    // The lease goes back right after the line of the index says until when.
    for _ in 0..400 {
        if store.holder(&id).await.expect("asked").is_none() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(store.holder(&id).await.expect("asked"), None, "no lease while she thinks");
    drop(table);
    clock.advance(Duration::from_secs(3600));
    for _ in 0..200 {
        if tables.counts() == (0, 0) {
            break;
        }
        clock.advance(Duration::from_secs(2));
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(tables.counts(), (0, 0), "it is put away");
    // It is found again, she moves, the bots move, and she is awaited once more.
    let table = tables.get(&id).await.expect("read").expect("there");
    let before = table.summary().await.version;
    anna_moves(&*table).await;
    let game = until(&store, &clock, &id, |game| awaits_anna(game) && game.version > before + 1).await;
    assert!(game.due > START + DAY_MS, "a new day for a new question");
    tables.stop().await;
    running.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_late_is_replaced_until_they_return() {
    for (away, presence) in [(Away::Bot, Presence::StoodIn), (Away::Neutral, Presence::Neutral)] {
        let (_directory, store) = store().await;
        let clock = Arc::new(FakeClock::at(START));
        let (tables, running) = node(&store, &clock);
        let table = anna_and_bots(&tables, a_day_each(away)).await;
        let id = table.summary().await.id;
        tables.drive(&id).await.expect("driven");
        let asked = until(&store, &clock, &id, awaits_anna).await;
        clock.advance(DAY - Duration::from_secs(600));
        tokio::time::sleep(Duration::from_millis(50)).await;
        assert_eq!(table.summary().await.version, asked.version, "ten minutes are left");
        clock.advance(Duration::from_secs(590));
        let later = until(&store, &clock, &id, |game| game.version > asked.version).await;
        assert_eq!(table.summary().await.chairs[3].presence, presence, "{later:?}");
        assert_ne!(table.summary().await.stage, Stage::Abandoned, "the game is not forgotten");
        table.come_back("anna", "back").await.expect("her chair");
        until(&store, &clock, &id, awaits_anna).await;
        assert_eq!(table.summary().await.chairs[3].presence, Presence::Here);
        tables.stop().await;
        running.abort();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deadline_that_passed_while_no_server_ran_is_put_off() {
    let (_directory, store) = store().await;
    let clock = Arc::new(FakeClock::at(START));
    let (first, running) = node(&store, &clock);
    let table = anna_and_bots(&first, a_day_each(Away::Bot)).await;
    let id = table.summary().await.id;
    first.drive(&id).await.expect("driven");
    let asked = until(&store, &clock, &id, awaits_anna).await;
    first.stop().await;
    running.abort();
    clock.advance(3 * DAY);
    let (second, running) = node(&store, &clock);
    let game = until(&store, &clock, &id, |game| awaits_anna(game) && game.due > asked.due).await;
    let table = second.get(&id).await.expect("read").expect("there");
    assert_eq!(table.summary().await.chairs[3].presence, Presence::Here, "she could not have played");
    let left = game.due - clock_now(&clock);
    assert!((1_800_000..=3_600_000).contains(&left), "an hour from when it could be played again: {left}");
    // Another machine takes it over when that is over too.
    second.stop().await;
    running.abort();
    clock.advance(Duration::from_secs(3600));
    let (third, running) = node(&store, &clock);
    until(&store, &clock, &id, |later| later.version > game.version).await;
    let table = third.get(&id).await.expect("read").expect("there");
    assert_eq!(table.summary().await.chairs[3].presence, Presence::StoodIn);
    third.stop().await;
    running.abort();
}

fn clock_now(clock: &FakeClock) -> i64 {
    live::Clock::now(clock).wall
}
