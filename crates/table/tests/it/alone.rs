//! Tables that people have left: bots do not play for nobody, and a forgotten game ends.

use crate::common::{anna_and_bots, store};
use regulation::Library;
use std::sync::Arc;
use std::time::Duration;
use store::Log as _;
use table::{AnyTable, Audience, Options, Presence, Stage, Tables, Viewer, now};

const DAY: i64 = 24 * 3_600_000;

/// A table of Anna and three bots, whose turns last a second.
async fn with_bots(tables: &Tables, game_seconds: u32) -> Arc<dyn AnyTable> {
    anna_and_bots(tables, Options { game_seconds, turn_seconds: 1, misses: 1, pace: 0, ..Options::default() }).await
}

async fn version(table: &dyn AnyTable) -> u64 {
    table.summary().await.version
}

/// Waits until something holds of the table.
async fn until(table: &dyn AnyTable, holds: impl Fn(&table::Summary) -> bool) {
    for _ in 0..600 {
        if holds(&table.summary().await) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("it never came to that: {:?}", table.summary().await);
}

fn nobody_is_here(summary: &table::Summary) -> bool {
    summary.chairs[3].presence == Presence::StoodIn
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_clock_bots_rest_until_somebody_looks_or_returns() {
    let (_directory, store) = store().await;
    let tables = Tables::new(store, Library::embedded());
    let table = with_bots(&tables, 0).await;
    tables.drive(&table.summary().await.id).await.expect("driven");
    until(&*table, nobody_is_here).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    let resting = version(&*table).await;
    tokio::time::sleep(Duration::from_millis(700)).await;
    assert_eq!(version(&*table).await, resting, "nobody plays and nobody watches");
    let (_, watching) = table.watch(Audience { viewer: Viewer::Spectator, lang: None, changes: false }, None).await;
    until(&*table, |summary| summary.version > resting + 20 || summary.stage == Stage::Over).await;
    drop(watching);
    tokio::time::sleep(Duration::from_millis(300)).await;
    let resting = version(&*table).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(version(&*table).await, resting, "nobody watches any more");
    if table.summary().await.stage == Stage::Playing {
        table.come_back("anna", "back").await.expect("her chair");
        until(&*table, |summary| summary.version > resting + 1).await;
    }
    tables.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn with_a_clock_bots_play_to_the_end() {
    let (_directory, store) = store().await;
    let tables = Tables::new(store, Library::embedded());
    let table = with_bots(&tables, 2).await;
    tables.drive(&table.summary().await.id).await.expect("driven");
    until(&*table, |summary| summary.stage == Stage::Over).await;
    tables.stop().await;
}

/// The same table, as if everything had happened so long ago; `idle` of it the server was down.
async fn aged(tables: &Tables, from: &str, to: &str, age: i64, idle: i64) {
    let log = tables.log();
    let entries = log.read(from, 0).await.expect("readable");
    for entry in &entries {
        log.append(to, entry.version - 1, entry.at - age, entry.body.clone()).await.expect("written");
    }
    if idle > 0 {
        log.append(to, entries.len() as u64, now(), format!("idle {idle}")).await.expect("written");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forgotten_game_ends_and_can_be_read() {
    let (_directory, store) = store().await;
    let tables = Tables::new(store.clone(), Library::embedded());
    let id = with_bots(&tables, 0).await.summary().await.id;
    aged(&tables, &id, "forgotten", 4 * DAY, 0).await;
    aged(&tables, &id, "asleep", 4 * DAY, 2 * DAY).await;
    for id in ["forgotten", "asleep"] {
        tables.drive(id).await.expect("driven");
    }
    let forgotten = tables.get("forgotten").await.expect("readable").expect("there");
    until(&*forgotten, |summary| summary.stage == Stage::Abandoned).await;
    let last = store.read("forgotten", 0).await.expect("readable").pop().expect("entries");
    assert_eq!(last.body, "abandoned\n");
    assert!(
        !forgotten.scene(Viewer::Player(3), None).await.view.whole().unwrap_or_default().is_empty(),
        "the board is still there"
    );
    let names = ["A", "B", "C", "Anna"].map(str::to_owned).to_vec();
    let record = forgotten.record(Viewer::Player(3), names).await.expect("a record");
    assert!(record.contains("objective"), "{record}");
    assert!(forgotten.come_back("anna", "late").await.is_err());
    let asleep = tables.get("asleep").await.expect("readable").expect("there");
    assert_eq!(asleep.summary().await.stage, Stage::Playing, "while the server was down nobody could move");
    tables.stop().await;
}
