//! The host, tried with a fold that is no game: several writers, retries, stale requests, a log that fails, readers who
//! see everything at once, and readers who see it later.

use crate::common::{NotTaken, Report, Round, START, Screen, TestLog, clock, host};
use live::{Clock as _, Delayed, Draft, Failure, History, Live, Millis, StopSwitch, Submission, Wake};
use std::sync::Arc;
use std::time::Duration;
use store::{Fault, Log as _};

fn stale(version: u64) -> Result<u64, NotTaken> {
    Err(NotTaken::Host(Failure::Stale { version }))
}

async fn note(round: &Live<Round>, body: &str) -> Result<u64, Failure> {
    round.lock().await.append(Draft::entry(body.to_owned())).await
}

#[tokio::test(flavor = "multi_thread")]
async fn of_thirty_reports_to_two_nodes_at_once_none_is_lost() {
    let (log, clock) = (TestLog::opened(0), clock());
    let nodes = [host(&log, &clock), host(&log, &clock)];
    let mut reports = tokio::task::JoinSet::new();
    for table in 1..=30 {
        let node = Arc::clone(&nodes[usize::from(table % 2)]);
        reports.spawn(async move { Report::new("anna", table, "1-2-3-4", &format!("n{table}")).send(&node).await });
    }
    let mut versions: Vec<u64> = reports.join_all().await.into_iter().map(|sent| sent.expect("taken")).collect();
    versions.sort_unstable();
    assert_eq!(versions, (2..=31).collect::<Vec<u64>>());
    for node in nodes {
        node.catch_up().await.expect("readable");
        assert_eq!(node.lock().await.results.len(), 30);
    }
}

#[tokio::test]
async fn who_was_slower_is_decided_anew_on_what_the_other_did() {
    let (log, clock) = (TestLog::opened(0), clock());
    let (here, there) = (host(&log, &clock), host(&log, &clock));
    assert_eq!(Report::new("anna", 1, "a", "n").send(&here).await, Ok(2));
    assert_eq!(Report::new("bruno", 2, "b", "n").send(&there).await, Ok(3), "another table: both are kept");
    assert_eq!(Report::new("bruno", 3, "c", "m").send(&there).await, Ok(4));
    let same_table = Report::new("anna", 3, "d", "m").send(&here).await;
    assert_eq!(same_table, Err(NotTaken::AlreadyReported), "refused for what is there now, not as stale");
    assert_eq!(log.entries().len(), 4);
}

#[tokio::test]
async fn a_request_with_a_version_is_stale_once_something_else_happened() {
    let (log, clock) = (TestLog::opened(0), clock());
    let (here, there) = (host(&log, &clock), host(&log, &clock));
    assert_eq!(Report::new("anna", 1, "a", "n1").send_after(&here, 1).await, Ok(2));
    assert_eq!(Report::new("bruno", 2, "b", "n1").send_after(&here, 1).await, stale(2));
    assert_eq!(Report::new("bruno", 2, "b", "n1").send_after(&there, 1).await, stale(2), "this node learns of it");
    assert_eq!(there.lock().await.results.len(), 1);
    assert_eq!(Report::new("bruno", 2, "b", "n2").send_after(&here, 2).await, Ok(3));
    assert_eq!(Report::new("bruno", 3, "c", "n3").send_after(&there, 3).await, Ok(4), "told more than this node knew");
    assert_eq!(Report::new("bruno", 4, "d", "n4").send_after(&there, 99).await, stale(4));
}

#[tokio::test]
async fn the_same_request_again_has_the_same_answer_at_every_node_and_after_a_reload() {
    let (log, clock) = (TestLog::opened(0), clock());
    let (here, there) = (host(&log, &clock), host(&log, &clock));
    let report = Report::new("anna", 1, "a", "n");
    assert_eq!(report.send_after(&here, 1).await, Ok(2));
    assert_eq!(report.send_after(&here, 1).await, Ok(2));
    assert_eq!(report.send_after(&there, 1).await, Ok(2), "at a node that has not heard of it");
    assert_eq!(Report::new("bruno", 2, "b", "n").send(&here).await, Ok(3), "another author's name for another request");
    let reloaded = host(&log, &clock);
    assert_eq!(report.send(&reloaded).await, Ok(2));
    assert_eq!(log.entries().len(), 3);
    note(&here, "closed").await.expect("written");
    assert_eq!(report.send(&here).await, Ok(2), "an answer given is given again, whatever has happened since");
    assert_eq!(Report::new("anna", 7, "g", "m").send(&here).await, Err(NotTaken::Closed));
}

/// A hall's helper whose phone comes back after an hour asks again what was granted long ago.
#[tokio::test]
async fn a_request_is_remembered_however_many_came_after_it() {
    let (log, clock) = (TestLog::opened(0), clock());
    let round = host(&log, &clock);
    let first = Report::new("anna", 1, "a", "n");
    assert_eq!(first.send_after(&round, 1).await, Ok(2));
    for table in 2..=200 {
        Report::new("anna", table, "x", &format!("n{table}")).send(&round).await.expect("taken");
    }
    assert_eq!(first.send_after(&round, 1).await, Ok(2));
    assert_eq!(first.send_after(&host(&log, &clock), 1).await, Ok(2), "after a reload too");
}

#[tokio::test]
async fn a_name_that_was_given_to_another_request_is_refused() {
    let (log, clock) = (TestLog::opened(0), clock());
    let (here, there) = (host(&log, &clock), host(&log, &clock));
    assert_eq!(Report::new("anna", 1, "a", "n").send(&here).await, Ok(2));
    let other = Report::new("anna", 1, "b", "n");
    let used = Err(NotTaken::Host(Failure::NonceUsed { version: 2 }));
    for round in [&here, &there] {
        assert_eq!(other.send(round).await, used);
    }
    assert_eq!(Report::new("anna", 2, "b", "m").send(&there).await, Ok(3), "under a name of its own it is decided");
}

/// What this node knows may be old: nobody is refused for it.
#[tokio::test]
async fn a_refusal_is_decided_on_what_the_log_has() {
    let (log, clock) = (TestLog::opened(0), clock());
    let (here, there) = (host(&log, &clock), host(&log, &clock));
    note(&here, "closed").await.expect("written");
    there.catch_up().await.expect("readable");
    note(&here, "opened").await.expect("written");
    assert_eq!(Report::new("anna", 1, "a", "n").send(&there).await, Ok(4), "it was opened again meanwhile");
}

#[tokio::test]
async fn what_cannot_be_written_did_not_happen_and_is_shown_to_nobody() {
    let (log, clock) = (TestLog::opened(0), clock());
    let round = host(&log, &clock);
    let (_, mut reader) = round.watch(Screen::Projector, None).await;
    log.set_failing(true);
    let report = Report::new("anna", 1, "a", "n");
    let full = NotTaken::Host(Failure::Log(Fault::Full("no room".to_owned())));
    assert_eq!(report.send(&round).await, Err(full));
    assert!(reader.ready().is_none());
    assert_eq!((round.lock().await.version(), log.entries().len()), (1, 1));
    log.set_failing(false);
    assert_eq!(report.send(&round).await, Ok(2), "the same again, now that there is room");
    assert_eq!(reader.ready().expect("shown").results, [(1, "a".to_owned())]);
}

#[tokio::test]
async fn everybody_is_shown_what_their_audience_may_see() {
    let (log, clock) = (TestLog::opened(0), clock());
    let (here, there) = (host(&log, &clock), host(&log, &clock));
    let (first, mut projector) = there.watch(Screen::Projector, None).await;
    let (_, mut phone) = there.watch(Screen::Phone(2), None).await;
    assert_eq!((first.stamp.version, there.readers()), (1, 2));
    for (table, nonce) in [(1, "n1"), (2, "n2")] {
        Report::new("anna", table, "x", nonce).send(&here).await.expect("taken");
    }
    assert!(projector.ready().is_none(), "what happened at another node is not known here yet");
    there.catch_up().await.expect("readable");
    let all = projector.ready().expect("shown");
    assert_eq!((all.stamp.version, all.changes, all.results.len()), (3, 2, 2), "both at once");
    assert_eq!(phone.next(true).await.expect("urgent to the table it is of").results, [(2, "x".to_owned())]);
    let (resumed, _) = there.watch(Screen::Projector, Some(2)).await;
    assert_eq!(resumed.changes, 1, "who knows a version is told what they missed");
    drop(projector);
    assert_eq!(there.readers(), 1);
}

#[tokio::test]
async fn a_log_that_cannot_be_read_on_shows_what_could_be() {
    let (log, clock) = (TestLog::opened(0), clock());
    let round = host(&log, &clock);
    let (_, mut reader) = round.watch(Screen::Projector, None).await;
    log.append("round", 1, START, "report anna 1 a n".to_owned()).await.expect("written");
    log.append("round", 2, START, "from a later version".to_owned()).await.expect("written");
    assert!(matches!(round.catch_up().await, Err(Failure::Unreadable(_))));
    assert_eq!(reader.ready().expect("shown").stamp.version, 2);
}

#[tokio::test]
async fn entries_bear_a_time_that_no_step_of_the_wall_clock_changes() {
    let (log, clock) = (TestLog::opened(0), clock());
    let round = host(&log, &clock);
    for step in [0, 600_000, -3_600_000] {
        clock.step_wall(step);
        clock.advance(Duration::from_secs(1));
        note(&round, "notice x").await.expect("written");
    }
    let seconds: Vec<Millis> = log.entries().iter().map(|entry| (entry.at - START) / 1000).collect();
    assert_eq!(seconds, [0, 1, 2, 3]);
    assert!(clock.now().wall < START, "the wall clock has been set back");
    assert_eq!(host(&log, &clock).now(), START + 3_000, "loaded anew, time goes on where it was");
}

#[tokio::test]
async fn who_sees_everything_later_sees_each_entry_in_its_time() {
    let (log, clock) = (TestLog::opened(30_000), clock());
    let round = host(&log, &clock);
    Report::new("anna", 1, "a", "n1").send(&round).await.expect("taken");
    let mut later = Delayed::new(Arc::clone(&round), Screen::Projector, None).await.expect("readable");
    let beginning = later.next().await.expect("a beginning");
    assert_eq!((beginning.stamp.version, beginning.results.len()), (1, 0), "even the first result waits");
    assert_eq!(round.readers(), 1);
    clock.step_wall(600_000);
    assert_eq!(round.delayed_scene(Screen::Projector).await.expect("readable").stamp.version, 1);
    clock.advance(Duration::from_millis(29_999));
    assert!(is_pending(later.next()).await, "not yet");
    clock.advance(Duration::from_millis(1));
    let shown = later.next().await.expect("in its time");
    assert_eq!((shown.stamp.version, shown.stamp.now, shown.changes), (2, START, 1), "as it was when it happened");
    note(&round, "notice x").await.expect("written");
    assert_eq!(later.next().await.expect("at once").notices, 1, "the log was read long ago");
    note(&round, "notice y").await.expect("written");
    assert!(is_pending(later.next()).await, "the log was read just now");
    clock.advance(Duration::from_secs(1));
    assert_eq!(later.next().await.expect("at once").notices, 2);
    drop(later);
    assert_eq!(round.readers(), 0);
}

/// Whether a future waits, after everything else has had its turn.
async fn is_pending<T>(future: impl Future<Output = T>) -> bool {
    tokio::time::timeout(Duration::from_millis(20), future).await.is_err()
}

#[tokio::test]
async fn history_is_read_up_to_a_version_and_without_the_lock() {
    let (log, clock) = (TestLog::opened(0), clock());
    let round = host(&log, &clock);
    for table in 1..=5 {
        Report::new("anna", table, "x", &format!("n{table}")).send(&round).await.expect("taken");
    }
    let history: History<Round> = round.history().await.expect("readable").until(4);
    let _locked = round.lock().await;
    let mut seen = Vec::new();
    let last = history.replay(|round, change, entry| seen.push((entry.version, change, round.results.len())));
    assert_eq!(last.expect("readable").results.len(), 3);
    assert_eq!(seen, [(2, Some(1), 1), (3, Some(2), 2), (4, Some(3), 3)]);
}

/// One thread for everything: whoever folds a long log on it would keep a move waiting that long.
#[tokio::test]
async fn reading_a_long_log_keeps_nobody_waiting() {
    let (log, clock) = (TestLog::opened(0), clock());
    log.append("round", 1, START, "slow 400".to_owned()).await.expect("written");
    let round = host(&log, &clock);
    let reading = tokio::spawn({
        let round = Arc::clone(&round);
        async move { round.history().await?.read(|history| history.replay(|_, _, _| {})).await.map_err(Failure::from) }
    });
    tokio::task::yield_now().await;
    let began = std::time::Instant::now();
    let (resumed, _) = round.watch(Screen::Projector, Some(1)).await;
    assert_eq!((resumed.stamp.version, resumed.changes), (2, 1), "who comes back is told what they missed");
    assert_eq!(Report::new("anna", 1, "a", "n").send(&round).await, Ok(3));
    let (resumed, _) = round.watch(Screen::Projector, Some(1)).await;
    assert_eq!((resumed.stamp.version, resumed.changes), (3, 2));
    assert!(began.elapsed() < Duration::from_millis(200), "{:?}", began.elapsed());
    assert!(!reading.is_finished());
    assert_eq!(reading.await.expect("no panic").expect("readable").results.len(), 0, "as it was when it was read");
}

/// Who missed more than is kept begins with the state as it is; after a restart what the log has last is kept again.
#[tokio::test]
async fn who_comes_back_is_told_what_they_missed_if_it_is_little() {
    let (log, clock) = (TestLog::opened(0), clock());
    let round = host(&log, &clock);
    let last = live::RESUME_ENTRIES_MAX + 10;
    for number in 1..last {
        Report::new("anna", number as u8, "x", &format!("n{number}")).send(&round).await.expect("taken");
    }
    for host in [Arc::clone(&round), host(&log, &clock)] {
        for (known, changes) in [(last, 0), (last - 1, 1), (last - live::RESUME_ENTRIES_MAX, 48), (9, 0), (1, 0)] {
            let (scene, _) = host.watch(Screen::Projector, Some(known)).await;
            assert_eq!((scene.stamp.version, scene.changes), (last, changes), "who knows version {known}");
        }
    }
}

#[tokio::test]
async fn a_command_gives_up_when_somebody_is_always_faster() {
    /// A log on which somebody else is always first, and never to be found.
    struct Contested(Arc<TestLog>);

    impl store::Log for Contested {
        fn write(&self, append: store::Append) -> store::BoxFuture<'_, Result<u64, Fault>> {
            Box::pin(async move { Err(Fault::Taken { version: append.after + 1, stream: append.stream }) })
        }

        fn read<'a>(&'a self, stream: &'a str, after: u64) -> store::BoxFuture<'a, Result<Vec<live::Entry>, Fault>> {
            self.0.read(stream, after)
        }

        fn watch(&self) -> store::Watch {
            self.0.watch()
        }
    }

    let log = TestLog::opened(0);
    let entries = log.entries();
    let first = Round::read(&entries[0]).expect("a round");
    let round = Live::load("round".to_owned(), Arc::new(Contested(log)), clock(), first, &entries).expect("readable");
    let report = Report::new("anna", 1, "a", "n");
    assert_eq!(round.submit(Submission { nonce: "n", after: None }, &report).await, stale(1));
}

#[tokio::test]
async fn whoever_drives_is_woken_by_the_clock_and_by_what_happens() {
    let (log, clock) = (TestLog::opened(0), clock());
    let round = host(&log, &clock);
    let switch = StopSwitch::default();
    let waits = |due: Option<Millis>| {
        let (round, mut stop) = (Arc::clone(&round), switch.signal());
        tokio::spawn(async move { round.wait(due, &mut stop).await })
    };
    let waiting = waits(Some(START + 5_000));
    tokio::task::yield_now().await;
    clock.step_wall(600_000);
    clock.advance(Duration::from_secs(4));
    tokio::task::yield_now().await;
    assert!(!waiting.is_finished(), "neither the wall clock nor too little time wakes it");
    clock.advance(Duration::from_secs(1));
    assert_eq!(waiting.await.expect("no panic"), Wake::Due);
    let waiting = waits(None);
    note(&round, "notice x").await.expect("written");
    assert_eq!(waiting.await.expect("no panic"), Wake::Changed);
    let waiting = waits(None);
    switch.stop();
    assert_eq!(waiting.await.expect("no panic"), Wake::Stopped);
}
