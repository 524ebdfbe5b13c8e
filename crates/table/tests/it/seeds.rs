//! The players' part of the dice: promised with the chair, told when the table is full, left out when it is not told in time.

use crate::common::{open, seat, sit, store};
use chance::{PlayerSeed, SeedCommitment};
use live::FakeClock;
use regulation::Library;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use store::{Log as _, Store};
use table::{
    AnyTable, Contribution, NewTable, Options, REVEAL_SECONDS, Refusal, RevealRequest, Scene, SeedOffer, Stage, Tables,
    Viewer,
};

const START: i64 = 1_800_000_000_000;

fn seed(text: &str) -> PlayerSeed {
    text.parse().expect("a seed")
}

fn covered(text: &str) -> SeedOffer {
    SeedOffer::Covered(SeedCommitment::to(&seed(text)))
}

fn told<'a>(person: &'a str, text: &str, nonce: &'a str) -> RevealRequest<'a> {
    RevealRequest { person, seed: seed(text), nonce }
}

async fn sit_covered(table: &dyn AnyTable, person: &str) -> u64 {
    table.sit(seat(person, covered(&format!("seed-{person}")))).await.expect("a chair")
}

/// A table for two people and no bot.
async fn for_two(tables: &Tables) -> Arc<dyn AnyTable> {
    let regulation = Arc::new(Library::embedded().get("classico").expect("embedded"));
    let (options, bots) = (Options { pace: 0, ..Options::default() }, vec!["cautious".to_owned()]);
    let new = NewTable { regulation, text: None, players: 3, bots, options, by: None, kept: vec![] };
    tables.open(new).await.expect("opened")
}

fn contributions(scene: &Scene) -> Vec<Option<Contribution>> {
    let about = scene.about.as_ref().expect("a whole scene");
    about.seats.iter().map(|chair| chair.contribution.clone()).collect()
}

async fn stage(table: &dyn AnyTable) -> Stage {
    table.summary().await.stage
}

/// Waits until the game has begun.
async fn begun(table: &dyn AnyTable, clock: &FakeClock) -> bool {
    for _ in 0..200 {
        if stage(table).await == Stage::Playing {
            return true;
        }
        // Who runs the table rests a moment where somebody else was faster, by the table's own clock.
        clock.advance(Duration::from_millis(5));
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    false
}

/// What the record says the dice are made with.
async fn recorded_seeds(table: &dyn AnyTable, players: usize) -> String {
    let record = table.record(Viewer::Spectator, vec!["-".to_owned(); players]).await.expect("a record");
    let dice = record.lines().find(|line| line.starts_with("dice committed")).expect("dice").to_owned();
    dice.split_once(" seeds ").expect("seeds").1.to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn seeds_are_told_when_the_table_is_full_and_the_game_begins_with_the_last() {
    let (_directory, store) = store().await;
    let tables = Tables::new(store.clone(), Library::embedded());
    let table = for_two(&tables).await;
    let id = table.summary().await.id;

    assert_eq!(sit_covered(&*table, "anna").await, 3);
    let early = table.reveal(told("anna", "seed-anna", "r")).await;
    assert_eq!(early, Err(Refusal::NotNow(Stage::Open)), "somebody may still choose a seed");
    assert_eq!(sit_covered(&*table, "bruno").await, 4);
    assert_eq!(store.game(&id).await.expect("asked").expect("listed").stage, "revealing");

    let scene = table.scene(Viewer::Spectator, None).await;
    let promised = |text: &str| Some(Contribution::Covered(SeedCommitment::to(&seed(text))));
    let bot = Some(Contribution::Open(PlayerSeed::none()));
    assert_eq!(scene.stage, Stage::Revealing);
    assert_eq!(contributions(&scene), [bot.clone(), promised("seed-anna"), promised("seed-bruno")]);
    assert!(scene.about.as_ref().and_then(|about| about.reveal_left).is_some());
    assert_eq!(scene.view.whole(), Some(""), "nobody has rolled yet");

    assert_eq!(table.reveal(told("anna", "other", "r")).await, Err(Refusal::OtherSeed));
    assert_eq!(table.reveal(told("carla", "seed-anna", "r")).await, Err(Refusal::NotSeated));
    assert_eq!(table.leave("anna", "l").await, Err(Refusal::NotNow(Stage::Revealing)), "her part is fixed");
    assert_eq!(table.reveal(told("anna", "seed-anna", "r")).await, Ok(5));
    assert_eq!(table.reveal(told("anna", "seed-anna", "r")).await, Ok(5), "the same request has the same answer");
    assert_eq!(table.reveal(told("anna", "seed-anna", "again")).await, Err(Refusal::NothingCovered));
    let used = table.reveal(told("anna", "other", "r")).await;
    assert_eq!(used, Err(Refusal::NonceUsed { version: 5 }), "another seed under the name of the first");
    assert_eq!(stage(&*table).await, Stage::Revealing);

    assert_eq!(table.reveal(told("bruno", "seed-bruno", "r")).await, Ok(6));
    let scene = table.scene(Viewer::Spectator, None).await;
    let revealed = |text: &str| Some(Contribution::Revealed(seed(text), SeedCommitment::to(&seed(text))));
    assert_eq!((scene.stage, scene.version), (Stage::Playing, 7));
    assert_eq!(contributions(&scene), [bot, revealed("seed-anna"), revealed("seed-bruno")]);
    assert_eq!(recorded_seeds(&*table, 3).await, "- seed-anna seed-bruno");
    assert_eq!(store.game(&id).await.expect("asked").expect("listed").stage, "playing");
    let late = table.reveal(told("bruno", "seed-bruno", "late")).await;
    assert_eq!(late, Err(Refusal::NotNow(Stage::Playing)));
    assert_eq!(table.reveal(told("bruno", "seed-bruno", "r")).await, Ok(6), "asked again, much later");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_no_seed_is_covered_the_game_begins_at_once() {
    let (_directory, store) = store().await;
    let table = for_two(&Tables::new(store, Library::embedded())).await;
    table.sit(seat("anna", SeedOffer::Open(seed("rosso")))).await.expect("a chair");
    sit(&*table, "bruno").await;
    assert_eq!(stage(&*table).await, Stage::Playing);
    assert_eq!(recorded_seeds(&*table, 3).await, "- rosso -");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seed_given_in_the_open_need_not_be_told() {
    let (_directory, store) = store().await;
    let table = for_two(&Tables::new(store, Library::embedded())).await;
    sit_covered(&*table, "anna").await;
    table.sit(seat("bruno", SeedOffer::Open(seed("blu")))).await.expect("a chair");
    assert_eq!(table.reveal(told("bruno", "blu", "r")).await, Err(Refusal::NothingCovered));
    table.reveal(told("anna", "seed-anna", "r")).await.expect("hers");
    assert_eq!(recorded_seeds(&*table, 3).await, "- seed-anna blu");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_before_the_table_is_full_takes_the_promise_along() {
    let (_directory, store) = store().await;
    let table = open(&Tables::new(store, Library::embedded()), 1, Options::default()).await;
    sit_covered(&*table, "anna").await;
    sit_covered(&*table, "bruno").await;
    table.leave("anna", "l").await.expect("free again");
    sit_covered(&*table, "carla").await;
    sit_covered(&*table, "dario").await;
    let promise = |person: &str| Some(Contribution::Covered(SeedCommitment::to(&seed(&format!("seed-{person}")))));
    let scene = table.scene(Viewer::Spectator, None).await;
    assert_eq!(contributions(&scene)[1..], [promise("carla"), promise("bruno"), promise("dario")]);
    assert_eq!(stage(&*table).await, Stage::Revealing);
}

fn with_clock(store: &Store, clock: &Arc<FakeClock>) -> Tables {
    Tables::with(store.clone(), Arc::new(store.clone()), Arc::<FakeClock>::clone(clock), Library::embedded())
}

/// Anna has told her seed and Bruno has not; the table is run.
async fn waiting_for_bruno(tables: &Tables) -> (Arc<dyn AnyTable>, String) {
    let table = for_two(tables).await;
    let id = table.summary().await.id;
    sit_covered(&*table, "anna").await;
    sit_covered(&*table, "bruno").await;
    tables.drive(&id).await.expect("driven");
    table.reveal(told("anna", "seed-anna", "r")).await.expect("hers");
    tokio::time::sleep(Duration::from_millis(50)).await;
    (table, id)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_begins_without_a_seed_that_is_not_told_in_time() {
    let (_directory, store) = store().await;
    let clock = Arc::new(FakeClock::at(START));
    let tables = with_clock(&store, &clock);
    let (table, _) = waiting_for_bruno(&tables).await;
    let left = |scene: &Scene| scene.about.as_ref().and_then(|about| about.reveal_left);
    assert_eq!(left(&table.scene(Viewer::Spectator, None).await), Some(i64::from(REVEAL_SECONDS) * 1000));
    clock.advance(Duration::from_millis(u64::from(REVEAL_SECONDS) * 1000 - 1));
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(stage(&*table).await, Stage::Revealing, "there is still a moment left");
    assert_eq!(left(&table.scene(Viewer::Spectator, None).await), Some(1));
    clock.advance(Duration::from_millis(1));
    assert!(begun(&*table, &clock).await, "nobody waits for ever");
    let scene = table.scene(Viewer::Spectator, None).await;
    let withheld = Some(Contribution::Withheld(SeedCommitment::to(&seed("seed-bruno"))));
    assert_eq!(contributions(&scene)[2], withheld, "and everybody sees whose it was");
    assert_eq!(recorded_seeds(&*table, 3).await, "- seed-anna -");
    assert_eq!(table.reveal(told("bruno", "seed-bruno", "r")).await, Err(Refusal::NotNow(Stage::Playing)));
    tables.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn time_in_which_no_seed_could_be_told_is_given_back() {
    let (_directory, store) = store().await;
    let clock = Arc::new(FakeClock::at(START));
    let first = with_clock(&store, &clock);
    let (_, id) = waiting_for_bruno(&first).await;
    clock.advance(Duration::from_secs(4));
    first.stop().await;
    clock.advance(Duration::from_secs(3600));

    let second = with_clock(&store, &clock);
    second.drive(&id).await.expect("driven");
    let table = second.get(&id).await.expect("readable").expect("there");
    tokio::time::sleep(Duration::from_millis(50)).await;
    let scene = table.scene(Viewer::Spectator, None).await;
    assert_eq!(scene.about.and_then(|about| about.reveal_left), Some(6000), "as when the server was stopped");
    table.reveal(told("bruno", "seed-bruno", "r")).await.expect("still in time");
    assert_eq!(recorded_seeds(&*table, 3).await, "- seed-anna seed-bruno");
    second.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_is_erased_while_seeds_are_told_keeps_nobody_waiting_for_ever() {
    let (_directory, store) = store().await;
    let clock = Arc::new(FakeClock::at(START));
    let tables = with_clock(&store, &clock);
    let (table, _) = waiting_for_bruno(&tables).await;
    table.remove_person("bruno").await.expect("gone");
    assert_eq!(stage(&*table).await, Stage::Revealing, "what the others were shown stays");
    clock.advance(Duration::from_secs(u64::from(REVEAL_SECONDS)));
    assert!(begun(&*table, &clock).await);
    tables.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seeds_are_told_at_any_node() {
    let (_directory, store) = store().await;
    let second = Tables::new(store.clone(), Library::embedded());
    let here = for_two(&Tables::new(store, Library::embedded())).await;
    let there = second.get(&here.summary().await.id).await.expect("readable").expect("there");
    sit_covered(&*here, "anna").await;
    sit_covered(&*there, "bruno").await;
    assert_eq!(here.reveal(told("anna", "seed-anna", "r")).await, Ok(5), "here nobody has heard of Bruno");
    assert_eq!(there.reveal(told("anna", "seed-anna", "r")).await, Ok(5), "the same answer there");
    assert_eq!(there.reveal(told("bruno", "seed-bruno", "r")).await, Ok(6));
    assert_eq!(here.reveal(told("bruno", "seed-bruno", "r")).await, Ok(6));
    here.catch_up().await.expect("readable");
    let (one, other) = (recorded_seeds(&*here, 3).await, recorded_seeds(&*there, 3).await);
    assert_eq!((one.as_str(), one == other), ("- seed-anna seed-bruno", true));
}

/// A server on a database that outlives it.
async fn start(directory: &Path, clock: &Arc<FakeClock>) -> (Store, Tables) {
    let store = Store::in_directory(directory).await.expect("a store");
    let tables = with_clock(&store, clock);
    (store, tables)
}

/// Anna takes the last chair and tells her seed, as far as the server lives.
async fn seat_and_reveal(tables: &Tables, id: &str) -> Result<(), Refusal> {
    let table = tables.get(id).await?.expect("there");
    table.sit(seat("anna", covered("seed-anna"))).await?;
    tables.drive(id).await?;
    table.reveal(told("anna", "seed-anna", "r")).await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn wherever_the_server_dies_while_seeds_are_told_the_next_one_begins_the_game() {
    for point in 0_usize.. {
        let directory = tempfile::tempdir().expect("a directory");
        let clock = Arc::new(FakeClock::at(START));
        let (store, tables) = start(directory.path(), &clock).await;
        let id = open(&tables, 3, Options { pace: 0, ..Options::default() }).await.summary().await.id;
        store.crash_points().die_after(point);
        let acknowledged = seat_and_reveal(&tables, &id).await;
        let (has_died, died_at) = (store.crash_points().is_dead(), store.crash_points().passed());

        let (_, second) = start(directory.path(), &clock).await;
        let table = second.get(&id).await.expect("readable").expect("there");
        let before = table.scene(Viewer::Spectator, None).await;
        assert!(acknowledged.is_err() || before.stage == Stage::Playing, "an acknowledged seed is lost: {died_at:?}");
        if before.stage != Stage::Open {
            let running = second.clone();
            let running = tokio::spawn(async move { running.run().await });
            // Ten seconds until a dead node's tables are found, and ten for the seed.
            for _ in 0..10 {
                tokio::time::sleep(Duration::from_millis(30)).await;
                clock.advance(Duration::from_secs(2));
            }
            assert!(begun(&*table, &clock).await, "{died_at:?}");
            running.abort();
            let part = contributions(&table.scene(Viewer::Spectator, None).await)[3].clone();
            let told = matches!(part, Some(Contribution::Revealed(..)));
            assert_eq!(told, before.stage == Stage::Playing, "{died_at:?}: {part:?}");
        }
        if !has_died {
            assert!(point > 8, "the server passes {point} points only");
            break;
        }
    }
}

/// The lines of an earlier version, which knew no promises: its tables are read, and begin as they did.
#[tokio::test(flavor = "multi_thread")]
async fn a_chair_taken_under_an_earlier_version_is_read_as_it_was() {
    let (_directory, store) = store().await;
    let first = Tables::new(store.clone(), Library::embedded());
    let id = open(&first, 3, Options { pace: 0, ..Options::default() }).await.summary().await.id;
    store.append(&id, 4, START, "sat 3 person anna seed rosso nonce sit\n".to_owned()).await.expect("written");
    let second = Tables::new(store, Library::embedded());
    let table = second.get(&id).await.expect("readable").expect("there");
    assert_eq!(contributions(&table.scene(Viewer::Spectator, None).await)[3], Some(Contribution::Open(seed("rosso"))));
    second.drive(&id).await.expect("driven");
    assert!(begun(&*table, &FakeClock::at(START)).await);
    assert_eq!(recorded_seeds(&*table, 4).await, "- - - rosso");
    second.stop().await;
}
