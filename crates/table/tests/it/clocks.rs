//! Game clocks follow the monotonic clock: setting the wall clock neither takes nor gives game time.

use crate::common::{ANNA, anna_and_bots, anna_plays, annas_turn, store};
use live::FakeClock;
use regulation::Library;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use table::{AnyTable, Options, Scene, Tables};

pub(crate) const START: i64 = 1_800_000_000_000;

pub(crate) fn tables(store: &Store, clock: &Arc<FakeClock>) -> Tables {
    Tables::with(store.clone(), Arc::new(store.clone()), Arc::<FakeClock>::clone(clock), Library::embedded())
}

/// Plays on until the game's time runs and Anna is asked.
pub(crate) async fn running(table: &dyn AnyTable) -> Scene {
    for _ in 0..200 {
        let scene = annas_turn(table).await;
        if scene.clocks.0.is_some() {
            return scene;
        }
        anna_plays(table, &scene).await;
    }
    panic!("the game's time never runs");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_of_the_wall_clock_is_no_game_time() {
    let (_directory, store) = store().await;
    let clock = Arc::new(FakeClock::at(START));
    let tables = tables(&store, &clock);
    let options = Options { game_seconds: 600, turn_seconds: 60, pace: 0, ..Options::default() };
    let table = anna_and_bots(&tables, options).await;
    tables.drive(&table.summary().await.id).await.expect("driven");
    let before = running(&*table).await;
    assert_eq!(before.clocks.0, Some(600_000), "no time has passed yet");
    for step in [600_000, -3_600_000] {
        clock.step_wall(step);
        tokio::time::sleep(Duration::from_millis(50)).await;
        let after = table.scene(ANNA, None).await;
        assert_eq!((after.version, after.clocks), (before.version, before.clocks), "a step of {step} ms");
    }
    clock.advance(Duration::from_secs(10));
    let later = table.scene(ANNA, None).await;
    let less = |left: Option<i64>| left.map(|left| left - 10_000);
    assert_eq!(later.clocks, (less(before.clocks.0), less(before.clocks.1)), "what passes is counted");
    clock.advance(Duration::from_secs(50));
    for _ in 0..400 {
        if table.scene(ANNA, None).await.version > before.version {
            break;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let record = table.record(ANNA, vec!["-".to_owned(); 4]).await.expect("a record");
    assert!(record.contains("referee rule C54 passturn"), "the turn is over: {record}");
    tables.stop().await;
}

/// A game of ten minutes that is run here, and its id.
pub(crate) async fn ten_minutes_with_bots(tables: &Tables) -> (Arc<dyn AnyTable>, String) {
    let options = Options { game_seconds: 600, turn_seconds: 60, pace: 0, ..Options::default() };
    let table = anna_and_bots(tables, options).await;
    let id = table.summary().await.id;
    tables.drive(&id).await.expect("driven");
    running(&*table).await;
    (table, id)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_loaded_after_a_step_goes_on_with_the_time_it_had() {
    for step in [600_000, -3_600_000] {
        let (_directory, store) = store().await;
        let clock = Arc::new(FakeClock::at(START));
        let first = tables(&store, &clock);
        let (table, id) = ten_minutes_with_bots(&first).await;
        clock.advance(Duration::from_secs(7));
        clock.step_wall(step);
        clock.advance(Duration::from_secs(5));
        let before = table.scene(ANNA, None).await.clocks;
        assert_eq!(before.0, Some(588_000));
        first.stop().await;
        let second = tables(&store, &clock);
        second.drive(&id).await.expect("driven");
        let again = second.get(&id).await.expect("readable").expect("there");
        assert_eq!(again.scene(ANNA, None).await.clocks, before, "after a step of {step} ms and a restart");
        second.stop().await;
    }
}

/// A server that is killed says nothing of its last moment; its lease does, in the time of the game.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_dies_after_a_step_leaves_the_time_as_it_was() {
    for step in [600_000, -3_600_000] {
        let (directory, store) = store().await;
        let clock = Arc::new(FakeClock::at(START));
        let first = tables(&store, &clock);
        let (table, id) = ten_minutes_with_bots(&first).await;
        let beating = beat(&first);
        clock.step_wall(step);
        pass(&clock, 10).await;
        let before = table.scene(ANNA, None).await.clocks;
        assert_eq!(before.0, Some(590_000));
        beating.abort();
        store.crash_points().die_after(0);
        clock.advance(Duration::from_secs(45));
        let store = Store::in_directory(directory.path()).await.expect("the same database");
        let second = tables(&store, &clock);
        second.drive(&id).await.expect("driven");
        let again = second.get(&id).await.expect("readable").expect("there");
        let after = again.scene(ANNA, None).await.clocks;
        assert!(is_close(before.0, after.0) && is_close(before.1, after.1), "{step} ms: {before:?}, then {after:?}");
        second.stop().await;
    }
}

/// A copy is put back on another machine: nobody could play since it was made.
#[tokio::test(flavor = "multi_thread")]
async fn a_restored_copy_gives_back_the_time_it_was_down() {
    let (directory, store) = store().await;
    let clock = Arc::new(FakeClock::at(START));
    let first = tables(&store, &clock);
    let options = Options { game_seconds: 60, turn_seconds: 30, pace: 0, ..Options::default() };
    let table = anna_and_bots(&first, options).await;
    let id = table.summary().await.id;
    first.drive(&id).await.expect("driven");
    running(&*table).await;
    let beating = beat(&first);
    pass(&clock, 10).await;
    let before = table.scene(ANNA, None).await;
    let copy = directory.path().join("copy.db");
    store::backup(&store, &copy).await.expect("copied");
    beating.abort();
    clock.advance(Duration::from_secs(45));
    let elsewhere = Store::in_directory(&directory.path().join("elsewhere")).await.expect("an empty one");
    store::restore(&copy, &elsewhere).await.expect("restored");
    let second = tables(&elsewhere, &clock);
    second.drive(&id).await.expect("driven");
    let again = second.get(&id).await.expect("readable").expect("there");
    let after = again.scene(ANNA, None).await;
    assert!(!after.may.is_empty(), "it is still Anna's turn");
    assert!(
        is_close(before.clocks.0, after.clocks.0) && is_close(before.clocks.1, after.clocks.1),
        "{:?}, then {:?}",
        before.clocks,
        after.clocks
    );
    second.stop().await;
}

/// Lets a node say that it is alive.
pub(crate) fn beat(tables: &Tables) -> tokio::task::JoinHandle<()> {
    let tables = tables.clone();
    tokio::spawn(async move { tables.run().await })
}

/// Lets seconds pass, with a moment each for what is due.
pub(crate) async fn pass(clock: &FakeClock, seconds: u64) {
    for _ in 0..seconds {
        clock.advance(Duration::from_secs(1));
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Within the two seconds between two signs of life.
pub(crate) fn is_close(before: Option<i64>, after: Option<i64>) -> bool {
    before.zip(after).is_some_and(|(before, after)| (before - after).abs() <= 2_000)
}
