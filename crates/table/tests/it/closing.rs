//! Closing rolls: a player who is there throws when they like, within five seconds; the dice are the table's.

use crate::clocks::{START, beat, is_close, pass, tables};
use crate::common::{ANNA, REFEREE, anna_and_bots, first_legal, pause, reason, resume, store};
use live::FakeClock;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use table::{AnyTable, MoveRequest, Options, Refusal, RulingRequest, Scene, Stage, THROW, Tables, Viewer};
use words::{Lang, Words};

/// How many games are begun at most, until one comes to a closing roll of Anna's.
const GAMES_MAX: usize = 40;

fn throws(scene: &Scene) -> bool {
    scene.may.trim() == THROW
}

/// Whether turns are played: time that is up before that is up with the first of them.
fn is_first_lap(scene: &Scene) -> bool {
    scene.view.whole().is_some_and(|view| view.contains(" lap 1 "))
}

fn left(scene: &Scene) -> Option<i64> {
    scene.closing.as_ref().and_then(|closing| closing.throw_left)
}

async fn ask(table: &dyn AnyTable, after: u64, nonce: &str, command: &str) -> Result<u64, Refusal> {
    table.act(MoveRequest { person: "anna", after, nonce, command, words: Words::new(Lang::En) }).await
}

/// Lets programs do what they are going to do.
async fn a_moment() {
    tokio::time::sleep(Duration::from_millis(60)).await;
}

/// Anna does nothing that is not asked of her, until something is so while she is asked, or the game is over.
async fn plays_until(table: &dyn AnyTable, clock: &FakeClock, holds: impl Fn(&Scene) -> bool) -> Scene {
    for _ in 0..4000 {
        let scene = table.scene(ANNA, None).await;
        if scene.stage == Stage::Over || (!scene.may.is_empty() && holds(&scene)) {
            return scene;
        }
        if scene.may.is_empty() {
            // Whoever runs the table rests by its own time where somebody was faster.
            clock.advance(Duration::from_millis(5));
            tokio::time::sleep(Duration::from_millis(2)).await;
            continue;
        }
        let passes = scene.may.lines().any(|line| line == "pass");
        let command = if passes { "pass".to_owned() } else { first_legal(&scene) };
        let nonce = format!("n{}", scene.version);
        let played = ask(table, scene.version, &nonce, &command).await;
        assert!(matches!(played, Ok(_) | Err(Refusal::Stale { .. })), "{command}: {played:?}");
    }
    panic!("no end of the game");
}

/// A table at which Anna's closing roll is awaited.
async fn at_the_roll(tables: &Tables, clock: &FakeClock) -> (Arc<dyn AnyTable>, String, Scene) {
    for _ in 0..GAMES_MAX {
        let options = Options { game_seconds: 60, turn_seconds: 0, pace: 0, ..Options::default() };
        let table = anna_and_bots(tables, options).await;
        let id = table.summary().await.id;
        tables.drive(&id).await.expect("driven");
        plays_until(&*table, clock, is_first_lap).await;
        clock.advance(Duration::from_secs(60));
        let scene = plays_until(&*table, clock, throws).await;
        if throws(&scene) {
            return (table, id, scene);
        }
    }
    panic!("nobody gives Anna the time to roll");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_there_throws_once_and_everybody_sees_it_coming() {
    let (_directory, store) = store().await;
    let clock = Arc::new(FakeClock::at(START));
    let tables = tables(&store, &clock);
    let (table, _, scene) = at_the_roll(&tables, &clock).await;
    assert_eq!(left(&scene), Some(5_000));
    let watched = table.scene(Viewer::Spectator, None).await;
    assert_eq!((watched.closing.clone(), watched.to_act, watched.may.as_str()), (scene.closing, scene.to_act, ""));
    let roll = watched.closing.and_then(|closing| closing.near.roll).expect("a roll");
    assert!((17..=58).contains(&roll.percent) && !roll.sums.is_empty() && !roll.forfeited, "{roll:?}");

    assert!(ask(&*table, scene.version, "early", "pass").await.is_err(), "there is nothing but to throw");
    let thrown = ask(&*table, scene.version, "t", THROW).await.expect("thrown");
    assert_eq!(ask(&*table, scene.version, "t", THROW).await, Ok(thrown), "a second click has the same answer");
    // An old tab is late, or the dice have ended the game.
    let old = ask(&*table, scene.version, "old", THROW).await;
    let over = table.scene(ANNA, None).await.stage == Stage::Over;
    assert!(
        matches!(old, Err(Refusal::Stale { .. })) || (over && matches!(old, Err(Refusal::NotNow(Stage::Over)))),
        "{old:?}"
    );
    let record = table.record(ANNA, vec!["-".to_owned(); 4]).await.expect("a record");
    assert_eq!(record.matches("\n  closing-due").count(), record.matches("\n  closing-rolled").count(), "{record}");
    assert!(!record.contains(THROW), "the record has the answer of chance, and nothing else");
    // The bots play on meanwhile: whoever is late asks again.
    let again = loop {
        let after = table.scene(ANNA, None).await;
        if after.stage != Stage::Playing || throws(&after) {
            break None;
        }
        match ask(&*table, after.version, "again", THROW).await {
            Err(Refusal::Stale { .. }) => {}
            other => break Some(other),
        }
    };
    assert!(matches!(again, None | Some(Err(Refusal::NothingToThrow))), "{again:?}");
    tables.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_five_seconds_the_dice_are_thrown_also_across_a_pause_and_a_restart() {
    let (_directory, store) = store().await;
    let clock = Arc::new(FakeClock::at(START));
    let first = tables(&store, &clock);
    let (table, id, scene) = at_the_roll(&first, &clock).await;
    clock.advance(Duration::from_millis(2_000));
    table.pause(pause("p")).await.expect("paused");
    let version = table.scene(ANNA, None).await.version;
    assert!(matches!(ask(&*table, version, "t", THROW).await, Err(Refusal::Paused(_))));
    clock.advance(Duration::from_secs(3600));
    a_moment().await;
    table.unpause(resume("r")).await.expect("goes on");
    assert_eq!(left(&table.scene(ANNA, None).await), Some(3_000), "a pause takes no time");
    first.stop().await;

    clock.advance(Duration::from_secs(600));
    let second = tables(&store, &clock);
    second.drive(&id).await.expect("driven");
    let table = second.get(&id).await.expect("readable").expect("there");
    let again = table.scene(ANNA, None).await;
    assert_eq!((left(&again), throws(&again)), (Some(3_000), true), "nor does a restart");
    clock.advance(Duration::from_millis(2_900));
    a_moment().await;
    assert_eq!(table.scene(ANNA, None).await.version, again.version, "not before its time");
    clock.advance(Duration::from_millis(100));
    for _ in 0..400 {
        if table.scene(ANNA, None).await.version > again.version {
            break;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let after = table.scene(ANNA, None).await;
    assert!(after.version > again.version && again.version > scene.version, "thrown by itself");
    second.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_who_is_away() {
    let (_directory, store) = store().await;
    let clock = Arc::new(FakeClock::at(START));
    let tables = tables(&store, &clock);
    let (table, _, scene) = at_the_roll(&tables, &clock).await;
    table.remove_person("anna").await.expect("she goes");
    for _ in 0..400 {
        if table.scene(Viewer::Spectator, None).await.version > scene.version + 1 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let record = table.record(Viewer::Spectator, vec!["-".to_owned(); 4]).await.expect("a record");
    assert_eq!(record.matches("\n  closing-due").count(), record.matches("\n  closing-rolled").count(), "{record}");
    tables.stop().await;
}

/// How often a closing roll was due, and how often one was rolled, by the record.
async fn due_and_rolled(table: &dyn AnyTable) -> (usize, usize) {
    let record = table.record(Viewer::Spectator, vec!["-".to_owned(); 4]).await.expect("a record");
    (record.matches("\n  closing-due").count(), record.matches("\n  closing-rolled").count())
}

/// The node that runs the table dies while a roll is awaited; she is at the other one.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_takes_over_during_the_throw_waits_for_the_same_throw() {
    let (directory, store) = store().await;
    let clock = Arc::new(FakeClock::at(START));
    let first = tables(&store, &clock);
    let (_, id, scene) = at_the_roll(&first, &clock).await;
    let beating = beat(&first);
    pass(&clock, 2).await;
    beating.abort();
    store.crash_points().die_after(0);
    clock.advance(Duration::from_secs(45));

    let store = Store::in_directory(directory.path()).await.expect("the same database");
    let second = tables(&store, &clock);
    second.drive(&id).await.expect("taken over");
    let table = second.get(&id).await.expect("readable").expect("there");
    let again = table.scene(ANNA, None).await;
    assert!(throws(&again), "the throw is still hers: {}", again.may);
    assert_eq!(again.to_act, scene.to_act);
    assert!(is_close(left(&again), Some(3_000)), "nobody loses the time in which nobody ran it: {:?}", left(&again));
    let (due, rolled) = due_and_rolled(&*table).await;
    assert_eq!(due, rolled + 1, "nothing was rolled while nobody ran it");

    let thrown = ask(&*table, again.version, "t", THROW).await.expect("thrown at the other node");
    assert_eq!(ask(&*table, again.version, "t", THROW).await, Ok(thrown), "once");
    clock.advance(Duration::from_secs(6));
    a_moment().await;
    let text = table.record(ANNA, vec!["-".to_owned(); 4]).await.expect("a record");
    let rolls = text.matches("\n  closing-rolled").count();
    assert!(rolls > rolled, "her dice are in the record");
    second.stop().await;
}

/// A referee puts a player out.
async fn exclude(table: &dyn AnyTable, seat: char, nonce: &str) -> Result<u64, Refusal> {
    let (command, words) = (format!("rule C52 exclude {seat}"), Words::new(Lang::En));
    let after = table.summary().await.version;
    let reason = reason("via dal tavolo");
    table.rule(RulingRequest { referee: REFEREE, after, nonce, command: &command, reason, words }).await
}

/// Dice that are awaited come first: a referee cannot put the thrower out before they lie on the table, and can right after.
#[tokio::test(flavor = "multi_thread")]
async fn an_exclusion_during_the_throw_waits_for_the_dice() {
    let (_directory, store) = store().await;
    let clock = Arc::new(FakeClock::at(START));
    let tables = tables(&store, &clock);
    let (table, _, scene) = at_the_roll(&tables, &clock).await;
    let seat = scene.to_act.expect("her seat").letter();
    let (_, rolled) = due_and_rolled(&*table).await;
    let early = exclude(&*table, seat, "early").await;
    assert!(matches!(&early, Err(Refusal::Rules { text, .. }) if text.contains("chance-pending")), "{early:?}");
    let same = table.scene(ANNA, None).await;
    assert_eq!((same.version, throws(&same)), (scene.version, true), "the throw is still hers");

    clock.advance(Duration::from_secs(5));
    for _ in 0..400 {
        if due_and_rolled(&*table).await.1 > rolled {
            break;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let mut put_out = Err(Refusal::NothingToThrow);
    for attempt in 0..400 {
        put_out = exclude(&*table, seat, &format!("out{attempt}")).await;
        match &put_out {
            // The bots play on meanwhile, and their dice come first as well.
            Err(Refusal::Stale { .. } | Refusal::Rules { .. }) => tokio::time::sleep(Duration::from_millis(5)).await,
            _ => break,
        }
    }
    let over = matches!(put_out, Err(Refusal::NotNow(Stage::Over)));
    assert!(put_out.is_ok() || over, "{put_out:?}");
    if !over {
        let late = ask(&*table, scene.version, "late", THROW).await;
        assert_eq!(late, Err(Refusal::Removed), "who is out throws no more");
    }
    let (due, rolled) = due_and_rolled(&*table).await;
    assert!(due - rolled <= 1, "no roll is left open but one that is awaited: {due} due, {rolled} rolled");
    tables.stop().await;
}
