//! The server dies at a named point between two statements, and another one goes on: what was acknowledged is in the log, and
//! every table that is full is run within ten seconds. More promises can hang on the same restart.

use crate::common::{ANNA, anna_plays, annas_turn, open, seat, sit};
use chance::PlayerSeed;
use live::FakeClock;
use regulation::Library;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use store::{Append, Listing, Log as _, Store};
use table::{Options, Refusal, SeedOffer, Stage, Tables};

const START: i64 = 1_800_000_000_000;

/// A server on a database that outlives it.
struct Server {
    store: Store,
    clock: Arc<FakeClock>,
    tables: Tables,
}

impl Server {
    async fn start(directory: &Path, clock: &Arc<FakeClock>) -> Self {
        let store = Store::in_directory(directory).await.expect("a store");
        let (log, clock) = (Arc::new(store.clone()), Arc::clone(clock));
        let tables = Tables::with(store.clone(), log, Arc::<FakeClock>::clone(&clock), Library::embedded());
        Self { store, clock, tables }
    }

    /// Anna takes the last chair, and the server sees to it that the game is run.
    async fn seat_anna(&self, id: &str) -> Result<u64, Refusal> {
        let table = self.tables.get(id).await?.expect("there");
        let version = table.sit(seat("anna", SeedOffer::Open(PlayerSeed::none()))).await?;
        self.tables.drive(id).await?;
        Ok(version)
    }

    /// Runs for ten seconds of its clock: how many tables it drives then.
    async fn run_ten_seconds(&self) -> usize {
        let tables = self.tables.clone();
        let running = tokio::spawn(async move { tables.run().await });
        for _ in 0..5 {
            tokio::time::sleep(Duration::from_millis(30)).await;
            self.clock.advance(Duration::from_secs(2));
        }
        for _ in 0..25 {
            if self.tables.counts().1 > 0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        running.abort();
        self.tables.counts().1
    }
}

fn options() -> Options {
    Options { game_seconds: 0, turn_seconds: 0, pace: 0, ..Options::default() }
}

#[tokio::test(flavor = "multi_thread")]
async fn wherever_the_server_dies_while_a_table_begins_the_next_one_runs_it() {
    for point in 0_usize.. {
        let directory = tempfile::tempdir().expect("a directory");
        let clock = Arc::new(FakeClock::at(START));
        let first = Server::start(directory.path(), &clock).await;
        let id = open(&first.tables, 3, options()).await.summary().await.id;
        first.store.crash_points().die_after(point);
        let acknowledged = first.seat_anna(&id).await;
        let died_at = first.store.crash_points().passed();
        let has_died = first.store.crash_points().is_dead();

        let second = Server::start(directory.path(), &clock).await;
        let full = second.tables.get(&id).await.expect("readable").expect("there").summary().await;
        let full = full.chairs.iter().all(|chair| chair.who.is_some());
        assert!(full || acknowledged.is_err(), "an acknowledged chair is lost: {died_at:?}");
        assert_eq!(second.run_ten_seconds().await, usize::from(full), "{died_at:?}");
        let listed = second.store.game(&id).await.expect("asked").expect("listed");
        assert_eq!(listed.stage, if full { "playing" } else { "open" }, "{died_at:?}");
        if !full {
            second.seat_anna(&id).await.expect("the chair is still free");
        }
        if !has_died {
            assert!(point > 8, "the server passes {point} points only");
            break;
        }
    }
}

/// Two deaths in a row: the second server dies while it takes the table over, at every point there is.
#[tokio::test(flavor = "multi_thread")]
async fn wherever_a_server_dies_while_it_takes_a_table_over_no_time_is_lost() {
    let timed = Options { game_seconds: 600, turn_seconds: 0, pace: 0, ..Options::default() };
    for point in 0_usize.. {
        let directory = tempfile::tempdir().expect("a directory");
        let clock = Arc::new(FakeClock::at(START));
        let first = Server::start(directory.path(), &clock).await;
        let id = open(&first.tables, 3, timed.clone()).await.summary().await.id;
        first.seat_anna(&id).await.expect("a chair");
        let before = play_until_time_runs(&first, &id).await;
        first.run_ten_seconds().await;
        first.store.crash_points().die_after(0);
        first.tables.stop().await;

        clock.advance(Duration::from_secs(60));
        let second = Server::start(directory.path(), &clock).await;
        second.store.crash_points().die_after(point);
        second.run_ten_seconds().await;
        let has_died = second.store.crash_points().is_dead();
        second.store.crash_points().die_after(0);
        second.tables.stop().await;

        clock.advance(Duration::from_secs(60));
        let third = Server::start(directory.path(), &clock).await;
        assert_eq!(third.run_ten_seconds().await, 1, "death {point}: it is run");
        let table = third.tables.get(&id).await.expect("readable").expect("there");
        let left = table.scene(ANNA, None).await.clocks.0.expect("its time runs");
        // Ten seconds at the first server, ten at the third; at the second as long as it was up.
        assert!(left >= before - 30_000, "death {point}: {} s of 30 were taken", (before - left) / 1000);
        if !has_died {
            assert!(point > 2, "the server passes {point} points only");
            break;
        }
    }
}

/// Plays on until the game's time runs and Anna is asked: what is left of it.
async fn play_until_time_runs(server: &Server, id: &str) -> i64 {
    let table = server.tables.get(id).await.expect("readable").expect("there");
    for _ in 0..200 {
        let scene = annas_turn(&*table).await;
        if let Some(left) = scene.clocks.0 {
            return left;
        }
        anna_plays(&*table, &scene).await;
    }
    panic!("the game's time never runs");
}

/// Earlier versions wrote the log and the index one after the other.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_an_earlier_version_left_between_log_and_index_is_run() {
    for with_beginning in [true, false] {
        let directory = tempfile::tempdir().expect("a directory");
        let clock = Arc::new(FakeClock::at(START));
        let first = Server::start(directory.path(), &clock).await;
        let table = open(&first.tables, 3, options()).await;
        let id = table.summary().await.id;
        sit(&*table, "anna").await;
        let mut entries = first.store.read(&id, 0).await.expect("readable");
        entries.truncate(if with_beginning { 6 } else { 5 });
        let (mut game, players) =
            (first.store.game(&id).await.expect("asked").expect("listed"), first.store.players(&id).await);
        (game.id, game.stage, game.version, game.taken) = ("left".to_owned(), "open".to_owned(), 4, 3);
        let listing = Some(Listing { game, players: players.expect("asked") });
        let entries = entries.into_iter().map(|entry| (entry.at, entry.body)).collect();
        let append = Append { stream: "left".to_owned(), after: 0, entries, listing };
        first.store.write(append).await.expect("written");
        first.tables.stop().await;

        let second = Server::start(directory.path(), &clock).await;
        assert_eq!(second.run_ten_seconds().await, 2, "the one that began in order, and the one that was left");
        let left = second.tables.get("left").await.expect("readable").expect("there");
        assert_eq!(left.summary().await.stage, Stage::Playing);
        assert_eq!(second.store.game("left").await.expect("asked").expect("listed").stage, "playing");
    }
}
