//! Two nodes on one database: who runs what, who takes it over, what is put away.

use crate::common::{Report, Round, START};
use live::{BoxFuture, Clock, Failure, FakeClock, Live, Lookup, Millis, Node, Stop, Supervisor, Wake};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::{Fault, Log, Store};

/// Rounds in a database, and what a node did with them.
struct Rounds {
    name: &'static str,
    store: Store,
    clock: Arc<FakeClock>,
    journal: Arc<Mutex<Vec<String>>>,
}

impl Rounds {
    fn write(&self, what: &str) {
        self.journal.lock().expect("unpoisoned").push(format!("{} {what}", self.name));
    }
}

impl Supervisor for Rounds {
    type Resident = Live<Round>;
    type Fault = Failure;

    fn load<'a>(&'a self, id: &'a str) -> Lookup<'a, Self> {
        Box::pin(async move {
            let entries = self.store.read(id, 0).await?;
            let Some(first) = entries.first() else { return Ok(None) };
            let round = Round::read(first)?;
            self.write("loads");
            let (log, clock) = (Arc::new(self.store.clone()), Arc::<FakeClock>::clone(&self.clock));
            Ok(Some(Arc::new(Live::load(id.to_owned(), log, clock, round, &entries)?)))
        })
    }

    fn take_over<'a>(
        &'a self,
        _round: &'a Live<Round>,
        alive_until: Option<Millis>,
    ) -> BoxFuture<'a, Result<(), Failure>> {
        Box::pin(async move {
            match alive_until {
                Some(alive) => self.write(&format!("takes over from one seen at {} s", (alive - START) / 1000)),
                None => self.write("takes over from nobody"),
            }
            Ok(())
        })
    }

    fn drive(&self, round: Arc<Live<Round>>, mut stop: Stop) -> BoxFuture<'_, Result<(), Failure>> {
        Box::pin(async move {
            while !round.lock().await.closed && round.wait(None, &mut stop).await != Wake::Stopped {}
            self.write("lets go");
            Ok(())
        })
    }

    fn orphans(&self, _dead_before: Millis) -> BoxFuture<'_, Result<Vec<String>, Fault>> {
        Box::pin(async {
            let closed = self.store.read("round", 0).await?.iter().any(|entry| entry.body == "closed");
            Ok(if closed { Vec::new() } else { vec!["round".to_owned()] })
        })
    }

    fn tidy<'a>(&'a self, _node: &'a Node<Self>) -> BoxFuture<'a, Result<(), Fault>> {
        Box::pin(async {
            self.write("tidies");
            Ok(())
        })
    }
}

struct Trial {
    store: Store,
    clock: Arc<FakeClock>,
    journal: Arc<Mutex<Vec<String>>>,
    _directory: tempfile::TempDir,
}

impl Trial {
    async fn new() -> Self {
        let directory = tempfile::tempdir().expect("a directory");
        let store = Store::in_directory(directory.path()).await.expect("a store");
        store.append("round", 0, START, "round 0".to_owned()).await.expect("written");
        Self { store, clock: crate::common::clock(), journal: Arc::default(), _directory: directory }
    }

    fn node(&self, name: &'static str) -> Node<Rounds> {
        let (store, clock, journal) = (self.store.clone(), Arc::clone(&self.clock), Arc::clone(&self.journal));
        let rounds = Rounds { name, store: store.clone(), clock: Arc::clone(&clock), journal };
        Node::new(name.to_owned(), rounds, store.clone(), Arc::new(store), clock)
    }

    fn journal(&self) -> Vec<String> {
        self.journal.lock().expect("unpoisoned").clone()
    }

    /// Waits until something is in the journal.
    async fn until(&self, written: &str) {
        for _ in 0..500 {
            if self.journal().iter().any(|line| line == written) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("no '{written}' in {:?}", self.journal());
    }

    /// Lets time pass by two seconds at a time, with a moment each for the nodes to do what is due.
    async fn pass(&self, seconds: u64) {
        for _ in 0..seconds / 2 {
            self.clock.advance(Duration::from_secs(2));
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
    }
}

fn run(node: &Node<Rounds>) -> tokio::task::JoinHandle<()> {
    let node = node.clone();
    tokio::spawn(async move { node.run().await })
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_dead_node_ran_is_taken_over_once_it_was_silent_long_enough() {
    let trial = Trial::new().await;
    let (first, second) = (trial.node("first"), trial.node("second"));
    let first_runs = run(&first);
    trial.until("first takes over from nobody").await;
    let second_runs = run(&second);
    trial.pass(10).await;
    assert_eq!((first.counts().1, second.counts().1), (1, 0), "one runs it, while it lives");
    first_runs.abort();
    trial.pass(6).await;
    assert_eq!(second.counts().1, 0, "it may only be slow");
    trial.pass(4).await;
    trial.until("second takes over from one seen at 10 s").await;
    // Who was taken for dead still serves: the versions keep the two apart.
    let here = first.get("round").await.expect("readable").expect("there");
    let there = second.get("round").await.expect("readable").expect("there");
    assert_eq!(Report::new("anna", 1, "a", "n").send(&here).await, Ok(2));
    assert_eq!(Report::new("bruno", 2, "b", "n").send(&there).await, Ok(3));
    second_runs.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_stops_in_order_leaves_its_lease() {
    let trial = Trial::new().await;
    let (first, second) = (trial.node("first"), trial.node("second"));
    trial.store.heartbeat("first", START).await.expect("written");
    first.drive("round").await.expect("driven");
    second.drive("round").await.expect("nothing to do");
    assert_eq!((first.counts(), second.counts()), ((1, 1), (0, 0)));
    first.stop().await;
    assert_eq!(first.counts().1, 0);
    second.drive("round").await.expect("driven");
    first.drive("round").await.expect("a node that has stopped drives nothing");
    let journal = trial.journal();
    assert_eq!(
        journal,
        [
            "first loads",
            "first takes over from nobody",
            "first lets go",
            "second loads",
            "second takes over from nobody"
        ]
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_over_is_let_go_and_what_nobody_uses_is_put_away() {
    let trial = Trial::new().await;
    let node = trial.node("node");
    assert!(node.get("nothing").await.expect("readable").is_none());
    node.drive("round").await.expect("driven");
    let round = node.get("round").await.expect("readable").expect("there");
    round.lock().await.append(live::Draft::entry("closed".to_owned())).await.expect("written");
    trial.until("node lets go").await;
    drop(round);
    let unused = trial.clock.now().monotonic + Duration::from_secs(10 * 60);
    let running = run(&node);
    trial.until("node tidies").await;
    assert_eq!(node.counts().0, 1, "it was used just now");
    trial.clock.advance(unused);
    for _ in 0..100 {
        if node.counts().0 > 0 {
            trial.pass(2).await;
        }
    }
    running.abort();
    assert_eq!(node.counts().0, 0, "it was not used for ten minutes");
}
