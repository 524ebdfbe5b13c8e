//! The machines, the time, the disk, and everything the auditor will be told.

use crate::Plan;
use crate::faulty_log::Attempts;
use crate::machine::Machine;
use crate::requests::Asking;
use auditor::{Answer, Evidence, Millis, Reply, Row, Sight, Span};
use chance::{Seeded, Source as _, Stream};
use live::{Clock as _, FakeClock};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use store::{Log as _, Store};
use tempfile::TempDir;

const START: Millis = 1_800_000_000_000;
/// The files of the database, in the order in which they are copied: what is in the journal is never older than the file.
const FILES: [&str; 2] = ["sdadata.db", "sdadata.db-wal"];
/// After how many looks without a change a machine is at rest, and how many looks there are at most.
const CALM_LOOKS: u32 = 3;
const LOOKS_MAX: u32 = 500;
/// After so long what is due is waited for on the real clock too: bots think on threads of the machine that runs the test.
const PATIENCE_MS: Millis = 4_000;

/// Everything there is in one run.
pub(crate) struct World {
    pub(crate) plan: Plan,
    rng: Seeded,
    clock: Arc<FakeClock>,
    machines: Vec<Option<Machine>>,
    /// When a machine that is down comes up again.
    up_at: Vec<Millis>,
    attempts: Attempts,
    evidence: Evidence,
    asked: Vec<Asking>,
    nonces: u32,
    streams: Vec<String>,
    /// The versions at which something due was waited for on the real clock.
    waited_for: BTreeSet<(String, u64)>,
    /// The copy of the files at the last flush that was real, and how many replies there were.
    flushed: Option<usize>,
    disk: TempDir,
    copy: TempDir,
}

impl World {
    /// A world with one machine or two, as the seed says.
    pub(crate) async fn new(plan: Plan) -> Self {
        live::simulate_randomness(plan.seed);
        let directory = || tempfile::tempdir().expect("a directory");
        let mut rng = Seeded::new(plan.seed, 0);
        let count = 1 + rng.below(Stream::Cards, 2) as usize;
        let mut world = Self {
            plan,
            rng,
            clock: Arc::new(FakeClock::at(START)),
            machines: Vec::new(),
            up_at: vec![0; count],
            attempts: Attempts::default(),
            evidence: Evidence::default(),
            asked: Vec::new(),
            nonces: 0,
            streams: Vec::new(),
            waited_for: BTreeSet::new(),
            flushed: None,
            disk: directory(),
            copy: directory(),
        };
        world.machines.resize_with(count, || None);
        for number in 0..count {
            world.start(number).await;
        }
        world
    }

    /// A number below this one.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.rng.below(Stream::Cards, u32::try_from(count.max(1)).unwrap_or(u32::MAX)) as usize
    }

    /// Whether something happens that does so many times in a thousand.
    pub(crate) fn happens(&mut self, in_thousand: u32) -> bool {
        self.below(1000) < in_thousand as usize
    }

    pub(crate) fn now(&self) -> Millis {
        self.clock.now().wall
    }

    /// A name no request had before.
    pub(crate) fn nonce(&mut self) -> String {
        self.nonces += 1;
        format!("n{}", self.nonces)
    }

    /// A stream that is looked after from now on.
    pub(crate) fn know(&mut self, stream: String) {
        self.streams.push(stream);
    }

    /// The stream that was made known as this one, from 0.
    pub(crate) fn stream(&self, number: usize) -> String {
        self.streams.get(number).cloned().unwrap_or_default()
    }

    async fn start(&mut self, number: usize) {
        let alone = self.machines.len() == 1;
        let machine = Machine::start(self.disk.path(), alone, &self.clock, &self.plan, &self.attempts).await;
        self.machines[number] = Some(machine);
    }

    /// A machine that is up, if any is.
    pub(crate) fn machine(&mut self) -> Option<usize> {
        let up: Vec<usize> = (0..self.machines.len()).filter(|&number| self.is_up(number)).collect();
        if up.is_empty() { None } else { Some(up[self.below(up.len())]) }
    }

    fn is_up(&self, number: usize) -> bool {
        self.machines[number].as_ref().is_some_and(|machine| !machine.is_dead())
    }

    pub(crate) fn at(&self, number: usize) -> &Machine {
        self.machines[number].as_ref().expect("a machine that is up")
    }

    /// Asks something at some machine, as people do: once, twice at the same time, or without waiting for the answer.
    pub(crate) async fn ask(&mut self, asking: Asking) -> Answer {
        let Some(first) = self.machine() else { return Answer::Unknown };
        let manner = self.below(10);
        let answer = match manner {
            0 => {
                let second = self.machine().unwrap_or(first);
                let (one, two) = tokio::join!(asking.send(self.at(first)), asking.send(self.at(second)));
                self.heard(&asking, two, second);
                one
            }
            1 => {
                let patience = self.below(40);
                tokio::select! {
                    biased;
                    answer = asking.send(self.at(first)) => answer,
                    () = yields(patience) => Answer::Unknown,
                }
            }
            _ => asking.send(self.at(first)).await,
        };
        self.heard(&asking, answer.clone(), first);
        self.asked.push(asking);
        answer
    }

    /// Asks something again that was asked long ago, at any machine.
    pub(crate) async fn ask_again(&mut self) {
        if self.asked.is_empty() {
            return;
        }
        let number = self.below(self.asked.len());
        let asking = self.asked[number].clone();
        let Some(machine) = self.machine() else { return };
        let answer = asking.send(self.at(machine)).await;
        self.heard(&asking, answer, machine);
    }

    fn heard(&mut self, asking: &Asking, answer: Answer, node: usize) {
        // Who died while it answered has not answered.
        let answer = if self.is_up(node) { answer } else { Answer::Unknown };
        self.evidence.replies.push(Reply { request: asking.request.clone(), answer, node });
    }

    pub(crate) fn saw(&mut self, sight: Sight) {
        self.evidence.sights.push(sight);
    }

    /// Whether something has been due at this version for so long that it is worth waiting for on the real clock, once.
    pub(crate) fn is_long_due(&mut self, stream: &str, version: u64) -> bool {
        let now = self.now();
        let same = |sight: &&Sight| sight.overdue && sight.stream == stream && sight.version == version;
        let is_long = self.evidence.sights.iter().rev().filter(same).any(|sight| now - sight.at >= PATIENCE_MS);
        is_long && self.waited_for.insert((stream.to_owned(), version))
    }

    /// Lets time pass, a second at most at once, and everything that is due happen.
    pub(crate) async fn pass_time(&mut self, milliseconds: usize) {
        let mut left = milliseconds as u64;
        while left > 0 {
            let step = left.min(1000);
            left -= step;
            self.clock.advance(Duration::from_millis(step));
            self.settle().await;
        }
        self.bury_the_dead().await;
        for number in 0..self.machines.len() {
            if self.machines[number].is_none() && self.up_at[number] <= self.now() {
                self.start(number).await;
                self.settle().await;
            }
        }
    }

    /// Waits until nothing happens any more.
    async fn settle(&self) {
        let activity = || self.machines.iter().flatten().map(Machine::activity).sum::<usize>();
        let (mut last, mut calm) = (activity(), 0);
        for _ in 0..LOOKS_MAX {
            tokio::time::sleep(Duration::from_millis(1)).await;
            let now = activity();
            calm = if now == last { calm + 1 } else { 0 };
            last = now;
            if calm == CALM_LOOKS {
                return;
            }
        }
    }

    /// What goes wrong before a step.
    pub(crate) async fn have_trouble(&mut self) {
        if self.happens(self.plan.deaths)
            && let Some(number) = self.machine()
        {
            let statements = self.below(25);
            self.at(number).doom(statements as u32);
        }
        if self.plan.power_losses > 0 && (self.flushed.is_none() || self.happens(100)) {
            self.flush();
        }
        if self.happens(self.plan.power_losses) {
            self.lose_power().await;
        }
    }

    async fn bury_the_dead(&mut self) {
        for number in 0..self.machines.len() {
            if self.machines[number].as_ref().is_some_and(Machine::is_dead) {
                self.take_down(number).await;
            }
        }
    }

    async fn take_down(&mut self, number: usize) {
        let Some(machine) = self.machines[number].take() else { return };
        let now = self.now();
        self.evidence.lives.push(Span { from: machine.since, until: now });
        machine.bury().await;
        self.up_at[number] = now + 500 + self.below(40_000) as Millis;
    }

    /// The disk tells the truth for once: what is there now survives the next power loss.
    fn flush(&mut self) {
        for file in FILES {
            let (from, to) = (self.disk.path().join(file), self.copy.path().join(file));
            if std::fs::copy(from, &to).is_err() {
                let _ = std::fs::remove_file(to);
            }
        }
        self.flushed = Some(self.evidence.replies.len());
    }

    /// The power fails everywhere, and the disk has only what it had flushed.
    async fn lose_power(&mut self) {
        let Some(flushed) = self.flushed else { return };
        for number in 0..self.machines.len() {
            self.take_down(number).await;
        }
        for file in ["sdadata.db", "sdadata.db-wal", "sdadata.db-shm"] {
            let _ = std::fs::remove_file(self.disk.path().join(file));
        }
        for file in FILES {
            let _ = std::fs::copy(self.copy.path().join(file), self.disk.path().join(file));
        }
        self.evidence.excused.push(flushed..self.evidence.replies.len());
        // What was seen of what is lost is no longer of this world.
        self.evidence.sights.clear();
    }

    /// Reads on at machines that have not heard, as a machine does every two seconds; some are left behind.
    pub(crate) async fn spread_news(&mut self) {
        for number in 0..self.machines.len() {
            for stream in self.streams.clone() {
                if self.happens(300) || !self.is_up(number) {
                    continue;
                }
                let machine = self.at(number);
                if let Ok(Some(table)) = machine.tables.get(&stream).await {
                    let _ = table.catch_up().await;
                } else if let Ok(Some(hall)) = machine.halls.get(&stream).await {
                    let _ = hall.catch_up().await;
                }
            }
        }
    }

    /// Nothing goes wrong any more, and every machine comes up.
    pub(crate) async fn calm_down(&mut self) {
        self.plan.log.refused = 0;
        self.plan.log.answer_lost = 0;
        (self.plan.deaths, self.plan.power_losses) = (0, 0);
        for number in 0..self.machines.len() {
            self.take_down(number).await;
            self.up_at[number] = 0;
        }
        self.pass_time(2_000).await;
    }

    /// Everything the auditor needs: the machines go down, and the log is read by nobody's eyes but the auditor's.
    pub(crate) async fn evidence(mut self) -> Evidence {
        for number in 0..self.machines.len() {
            self.take_down(number).await;
        }
        let store = Store::in_directory(self.disk.path()).await.expect("the database opens");
        for stream in &self.streams {
            for entry in store.read(stream, 0).await.expect("the log can be read") {
                let store::Entry { version, at, body } = entry;
                self.evidence.rows.push(Row { stream: stream.clone(), version, at, body });
            }
        }
        store.close().await;
        self.evidence
    }
}

/// Lets others go on so many times.
async fn yields(count: usize) {
    for _ in 0..count {
        tokio::task::yield_now().await;
    }
}
