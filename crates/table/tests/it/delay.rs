//! Spectators with a delay see who sits down at once, and nothing of the game before its time.

use crate::common::{open, sit, store};
use live::FakeClock;
use regulation::Library;
use std::sync::Arc;
use std::time::Duration;
use table::{Options, Stage, Tables, Viewer};
use words::Lang;

#[tokio::test(flavor = "multi_thread")]
async fn the_first_dice_are_seen_as_late_as_all_others() {
    let (_directory, store) = store().await;
    let clock = Arc::new(FakeClock::at(1_800_000_000_000));
    let (log, shared) = (Arc::new(store.clone()), Arc::<FakeClock>::clone(&clock));
    let tables = Tables::with(store, log, shared, Library::embedded());
    let table = open(&tables, 0, Options { delay_seconds: 30, ..Options::default() }).await;
    for person in ["anna", "bruno", "carla"] {
        sit(&*table, person).await;
    }
    let mut later = Arc::clone(&table).watch_delayed(Some(Lang::En), None).await.expect("readable");
    assert_eq!(later.next().await.expect("the beginning").version, 4);
    assert_eq!(sit(&*table, "dario").await, 5);
    assert_eq!(table.summary().await.stage, Stage::Playing, "the order has been rolled for");

    clock.advance(Duration::from_secs(1));
    let seated = later.next().await.expect("a scene");
    assert_eq!((seated.version, seated.stage, seated.events.len()), (5, Stage::Open, 0));
    let now = table.delayed_scene(Some(Lang::En)).await.expect("a scene");
    assert_eq!((now.version, now.stage, now.view.whole()), (5, Stage::Open, Some("")));
    clock.advance(Duration::from_millis(28_999));
    let early = tokio::time::timeout(Duration::from_millis(50), later.next()).await;
    assert!(early.is_err(), "the dice were shown early");
    let (story, newest) = (table.story(Viewer::Spectator, Lang::En, (now.version, 100)).await, now.version);
    assert!(story.expect("readable").is_empty(), "nor is anything told up to version {newest}");

    clock.advance(Duration::from_millis(1));
    let begun = later.next().await.expect("in its time");
    assert_eq!((begun.version, begun.stage), (6, Stage::Playing));
    assert!(begun.events.iter().any(|event| event.starts_with("order")), "{:?}", begun.events);
}
