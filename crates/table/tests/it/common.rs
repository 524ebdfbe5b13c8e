//! A store, a table, and somebody who plays at it.

use chance::PlayerSeed;
use regulation::Library;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use table::{
    AnyTable, MoveRequest, NewTable, Options, PauseRequest, Reason, ResumeRequest, Scene, SeedOffer, SitRequest,
    Tables, Viewer, Who,
};
use words::{Lang, Words};

pub(crate) async fn store() -> (tempfile::TempDir, Store) {
    let directory = tempfile::tempdir().expect("a directory");
    let store = Store::in_directory(directory.path()).await.expect("a store");
    (directory, store)
}

/// A table for four, with so many bots on the first chairs.
pub(crate) async fn open(tables: &Tables, bots: usize, options: Options) -> Arc<dyn AnyTable> {
    let regulation = Arc::new(Library::embedded().get("challenge-2017").expect("embedded"));
    let bots = vec!["cautious".to_owned(); bots];
    let new = NewTable { regulation, text: None, players: 4, bots, options, by: None, kept: vec![] };
    tables.open(new).await.expect("opened")
}

pub(crate) async fn sit(table: &dyn AnyTable, person: &str) -> u64 {
    table.sit(seat(person, SeedOffer::Open(PlayerSeed::none()))).await.expect("a chair")
}

/// Somebody asks for a chair, with their part of the dice.
pub(crate) fn seat(person: &str, seed: SeedOffer) -> SitRequest<'_> {
    SitRequest { who: Who::Person(person.to_owned()), is_operator: false, seed, nonce: "sit", invitation: None }
}

/// A table of Anna, on the last chair, and three bots.
pub(crate) async fn anna_and_bots(tables: &Tables, options: Options) -> Arc<dyn AnyTable> {
    let table = open(tables, 3, options).await;
    sit(&*table, "anna").await;
    table
}

/// Anna's chair.
pub(crate) const ANNA: Viewer = Viewer::Player(3);

/// Waits until Anna is asked.
pub(crate) async fn annas_turn(table: &dyn AnyTable) -> Scene {
    for _ in 0..1000 {
        let scene = table.scene(ANNA, None).await;
        if !scene.may.is_empty() {
            return scene;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("Anna is never asked");
}

/// A referee who sits at no table.
pub(crate) const REFEREE: &str = "zelia";

pub(crate) fn reason(text: &str) -> Reason {
    Reason::parse(text).expect("one line")
}

/// The referee wants to pause a game.
pub(crate) fn pause(nonce: &str) -> PauseRequest<'_> {
    PauseRequest { referee: REFEREE, nonce, rule: Some("C55"), reason: reason("si parla al tavolo") }
}

/// The referee wants a paused game to go on.
pub(crate) fn resume(nonce: &str) -> ResumeRequest<'_> {
    ResumeRequest { referee: REFEREE, nonce }
}

/// The first thing a viewer may do, with the least number where there is a choice.
pub(crate) fn first_legal(scene: &Scene) -> String {
    let line = scene.may.lines().next().expect("something may be done");
    let least = |word: &str| word.split_once("..").map_or(word, |(least, _)| least).to_owned();
    line.split(' ').map(least).collect::<Vec<_>>().join(" ")
}

/// Anna does the first thing she may.
pub(crate) async fn anna_plays(table: &dyn AnyTable, scene: &Scene) {
    let command = first_legal(scene);
    let nonce = format!("n{}", scene.version);
    let words = Words::new(Lang::En);
    let request = MoveRequest { person: "anna", after: scene.version, nonce: &nonce, command: &command, words };
    table.act(request).await.expect("what may be done can be done");
}
