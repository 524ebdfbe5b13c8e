//! A referee pauses a game: clocks stand still, nobody moves, and it goes on with exactly the time everybody had.

use crate::clocks::{START, beat, is_close, pass, tables, ten_minutes_with_bots};
use crate::common::{ANNA, REFEREE, anna_and_bots, anna_plays, annas_turn, first_legal, pause, resume, store};
use live::FakeClock;
use std::sync::Arc;
use std::time::Duration;
use store::{Log as _, Store};
use table::{Audience, MoveRequest, Options, PauseRequest, Refusal, Remark, Stage, Viewer};
use words::{Lang, Words};

const DAY: Duration = Duration::from_secs(24 * 3600);

/// Lets programs do what they are going to do.
async fn a_moment() {
    tokio::time::sleep(Duration::from_millis(60)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_stand_still_and_players_are_refused_until_the_game_goes_on() {
    let (_directory, store) = store().await;
    let clock = Arc::new(FakeClock::at(START));
    let tables = tables(&store, &clock);
    let (table, _) = ten_minutes_with_bots(&tables).await;
    clock.advance(Duration::from_secs(7));
    let before = table.scene(ANNA, None).await;
    let paused = table.pause(pause("p")).await.expect("paused");
    assert_eq!(table.pause(pause("p")).await, Ok(paused), "the same request has the same answer");
    assert_eq!(table.pause(pause("other")).await, Err(Refusal::AlreadyPaused));
    let another = PauseRequest { rule: None, ..pause("p") };
    assert_eq!(table.pause(another).await, Err(Refusal::NonceUsed { version: paused }));

    clock.advance(Duration::from_secs(3 * 3600));
    a_moment().await;
    let during = table.scene(ANNA, None).await;
    assert_eq!(
        (during.version, during.clocks, during.to_act),
        (paused, before.clocks, before.to_act),
        "no turn is lost"
    );
    assert_eq!(during.may, "", "there is nothing to do");
    let command = first_legal(&before);
    let words = Words::new(Lang::En);
    let request = MoveRequest { person: "anna", after: paused, nonce: "m", command: &command, words };
    match table.act(request).await {
        Err(Refusal::Paused(pause)) => {
            assert_eq!((pause.by.person(), pause.reason.as_str()), (REFEREE, "si parla al tavolo"));
        }
        other => panic!("a move in a pause: {other:?}"),
    }

    let resumed = table.unpause(resume("r")).await.expect("goes on");
    assert_eq!(table.unpause(resume("r")).await, Ok(resumed));
    assert_eq!(table.unpause(resume("again")).await, Err(Refusal::NotPaused));
    let after = table.scene(ANNA, None).await;
    assert_eq!((after.clocks, after.may), (before.clocks, before.may), "exactly what was left");
    clock.advance(Duration::from_secs(5));
    let later = table.scene(ANNA, None).await;
    assert_eq!(later.clocks.0, before.clocks.0.map(|left| left - 5_000), "and it runs again");
    anna_plays(&*table, &later).await;
    tables.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_do_not_move_in_a_pause() {
    let (_directory, store) = store().await;
    let clock = Arc::new(FakeClock::at(START));
    let tables = tables(&store, &clock);
    let slow = Options { pace: 1_000, ..Options::default() };
    let table = anna_and_bots(&tables, slow).await;
    tables.drive(&table.summary().await.id).await.expect("driven");
    let is_bots = |scene: &table::Scene| scene.to_act.is_some() && scene.may.is_empty();
    for _ in 0..200 {
        let scene = table.scene(ANNA, None).await;
        if is_bots(&scene) {
            break;
        }
        anna_plays(&*table, &scene).await;
    }
    assert!(is_bots(&table.scene(ANNA, None).await), "a bot is asked");
    let paused = table.pause(pause("p")).await.expect("paused");
    for _ in 0..20 {
        clock.advance(Duration::from_secs(1));
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(table.summary().await.version, paused, "the bot waits");
    let resumed = table.unpause(resume("r")).await.expect("goes on");
    for _ in 0..400 {
        clock.advance(Duration::from_millis(200));
        tokio::time::sleep(Duration::from_millis(5)).await;
        if table.summary().await.version > resumed {
            tables.stop().await;
            return;
        }
    }
    panic!("the bot does not go on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_outlives_the_server_whether_it_stops_or_dies() {
    for dies in [false, true] {
        let (directory, store) = store().await;
        let clock = Arc::new(FakeClock::at(START));
        let first = tables(&store, &clock);
        let (table, id) = ten_minutes_with_bots(&first).await;
        let beating = beat(&first);
        pass(&clock, 6).await;
        let before = table.scene(ANNA, None).await.clocks;
        let paused = table.pause(pause("p")).await.expect("paused");
        pass(&clock, 4).await;
        beating.abort();
        if dies {
            store.crash_points().die_after(0);
        } else {
            first.stop().await;
        }
        clock.advance(Duration::from_secs(45));
        let store = Store::in_directory(directory.path()).await.expect("the same database");
        let second = tables(&store, &clock);
        second.drive(&id).await.expect("driven");
        let again = second.get(&id).await.expect("readable").expect("there");
        clock.advance(Duration::from_secs(20));
        a_moment().await;
        let during = again.scene(ANNA, None).await;
        assert_eq!(during.clocks, before, "dies: {dies}");
        assert!(during.about.is_some_and(|about| about.pause.is_some()), "still paused");
        assert_eq!(again.pause(pause("p")).await, Ok(paused), "the old request has its answer");
        again.unpause(resume("r")).await.expect("goes on");
        assert_eq!(again.scene(ANNA, None).await.clocks, before, "dies: {dies}");
        second.stop().await;
    }
}

/// Two nodes on one log: one runs the table, the referee is at the other.
#[tokio::test(flavor = "multi_thread")]
async fn a_referee_at_another_node_stops_the_clocks_and_a_takeover_takes_no_time() {
    let (_directory, store) = store().await;
    let clock = Arc::new(FakeClock::at(START));
    let (first, second) = (tables(&store, &clock), tables(&store, &clock));
    let (here, id) = ten_minutes_with_bots(&first).await;
    let there = second.get(&id).await.expect("readable").expect("there");
    clock.advance(Duration::from_secs(5));
    let before = here.scene(ANNA, None).await.clocks;
    there.pause(pause("p")).await.expect("paused");
    here.catch_up().await.expect("readable");
    clock.advance(Duration::from_secs(600));
    assert_eq!(here.scene(ANNA, None).await.clocks, before, "also where the table is run");
    first.stop().await;
    clock.advance(Duration::from_secs(600));
    second.drive(&id).await.expect("taken over");
    there.unpause(resume("r")).await.expect("goes on");
    assert_eq!(there.scene(ANNA, None).await.clocks, before);
    second.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_put_back_is_still_paused_with_the_time_it_had() {
    let (directory, store) = store().await;
    let clock = Arc::new(FakeClock::at(START));
    let first = tables(&store, &clock);
    let (table, id) = ten_minutes_with_bots(&first).await;
    let beating = beat(&first);
    pass(&clock, 6).await;
    let before = table.scene(ANNA, None).await.clocks;
    table.pause(pause("p")).await.expect("paused");
    let copy = directory.path().join("copy.db");
    store::backup(&store, &copy).await.expect("copied");
    beating.abort();
    clock.advance(Duration::from_secs(45));
    let elsewhere = Store::in_directory(&directory.path().join("elsewhere")).await.expect("an empty one");
    store::restore(&copy, &elsewhere).await.expect("restored");
    let second = tables(&elsewhere, &clock);
    second.drive(&id).await.expect("driven");
    let again = second.get(&id).await.expect("readable").expect("there");
    again.unpause(resume("r")).await.expect("goes on");
    let after = again.scene(ANNA, None).await.clocks;
    assert!(is_close(before.0, after.0) && is_close(before.1, after.1), "{before:?}, then {after:?}");
    second.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_everybody_has_forgotten_ends_with_its_game() {
    let (_directory, store) = store().await;
    let clock = Arc::new(FakeClock::at(START));
    let tables = tables(&store, &clock);
    let (table, id) = ten_minutes_with_bots(&tables).await;
    table.pause(pause("p")).await.expect("paused");
    clock.advance(2 * DAY);
    a_moment().await;
    assert_eq!(table.summary().await.stage, Stage::Playing, "two days later it is still there");
    clock.advance(DAY);
    for _ in 0..400 {
        if table.summary().await.stage == Stage::Abandoned {
            break;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(store.read(&id, 0).await.expect("readable").pop().expect("entries").body, "abandoned\n");
    assert_eq!(table.unpause(resume("r")).await, Err(Refusal::NotNow(Stage::Abandoned)));
    tables.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_told_who_paused_and_why() {
    let (_directory, store) = store().await;
    let clock = Arc::new(FakeClock::at(START));
    let tables = tables(&store, &clock);
    let table = anna_and_bots(&tables, Options { pace: 0, ..Options::default() }).await;
    tables.drive(&table.summary().await.id).await.expect("driven");
    annas_turn(&*table).await;
    for (viewer, changes) in [(ANNA, true), (Viewer::Spectator, true), (Viewer::Referee, false)] {
        let (first, mut reader) = table.watch(Audience { viewer, lang: Some(Lang::It), changes }, None).await;
        assert!(first.about.is_some_and(|about| about.pause.is_none()));
        let nonce = format!("{viewer:?}").replace(['(', ')'], "-");
        table.pause(pause(&nonce)).await.expect("paused");
        let told = reader.next(false).await.expect("a scene");
        assert!(matches!(&told.remarks[..], [Remark::Paused(pause)] if pause.by.person() == REFEREE), "{told:?}");
        assert!(told.is_urgent() && told.may.is_empty());
        let shown = told.about.as_ref().and_then(|about| about.pause.as_ref()).expect("a pause");
        assert_eq!(
            (shown.rule.map(|rule| rule.to_string()).as_deref(), shown.reason.as_str()),
            (Some("C55"), "si parla al tavolo")
        );
        table.unpause(resume(&format!("{nonce}r"))).await.expect("goes on");
        let told = reader.next(false).await.expect("a scene");
        assert!(told.about.as_ref().is_some_and(|about| about.pause.is_none()));
        assert_eq!(viewer == ANNA, !told.may.is_empty(), "who is asked may go on");
    }
    tables.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_running_game_is_paused_and_not_by_who_plays_it() {
    let (_directory, store) = store().await;
    let clock = Arc::new(FakeClock::at(START));
    let tables = tables(&store, &clock);
    let table = crate::common::open(&tables, 3, Options::default()).await;
    assert_eq!(table.pause(pause("p")).await, Err(Refusal::NotNow(Stage::Open)));
    crate::common::sit(&*table, "anna").await;
    let annas = PauseRequest { referee: "anna", ..pause("p") };
    assert_eq!(table.pause(annas).await, Err(Refusal::PlaysHere));
    for rule in ["C99", "T1.8", "S3", "X", "c55"] {
        let unknown = PauseRequest { rule: Some(rule), ..pause("p") };
        assert_eq!(table.pause(unknown).await, Err(Refusal::UnknownRule(rule.to_owned())));
    }
    assert!(table.pause(PauseRequest { rule: None, ..pause("p") }).await.is_ok());
}
