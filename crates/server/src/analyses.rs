//! Finished games looked at again, one after the other on a thread of their own: no request ever waits for one, and bots at tables
//! come first.
//!
//! An analysis follows from the record, so it stands in no log: after a restart, or once it is forgotten, it is made again when
//! somebody asks for it.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use wire::GameAnalysis;

/// How many games may wait.
const WAITING_MAX: usize = 16;
/// How many analyses are remembered, of about 40 kB each.
const REMEMBERED_MAX: usize = 128;

/// How far an analysis is.
#[derive(Clone, Debug)]
pub(crate) enum Progress {
    /// It waits for its turn.
    Waiting,
    /// So many of so many parts are done.
    Running(usize, usize),
    /// It is there.
    Done(Arc<GameAnalysis>),
    /// It could not be made; whoever asks again has it tried again.
    Failed,
}

/// Makes an analysis, and says how far it is.
pub(crate) type Work = Box<dyn FnOnce(&dyn Fn(usize, usize)) -> Option<GameAnalysis> + Send>;

/// Too many wait already.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TooMany;

/// What is known, and which were made, the oldest first.
#[derive(Default)]
struct Known {
    states: HashMap<String, Progress>,
    made: VecDeque<String>,
}

type Shared = Arc<Mutex<Known>>;

/// The analyses of all tables.
#[derive(Default)]
pub(crate) struct Analyses {
    known: Shared,
    queue: OnceLock<SyncSender<(String, Work)>>,
}

impl Analyses {
    /// How far that of a table is; nothing, if nobody has asked for it.
    pub(crate) fn state(&self, table: &str) -> Option<Progress> {
        lock(&self.known).states.get(table).cloned()
    }

    /// Has one made, unless it is there or on its way.
    pub(crate) fn begin(&self, table: &str, work: Work) -> Result<(), TooMany> {
        let mut known = lock(&self.known);
        if known.states.get(table).is_some_and(|state| !matches!(state, Progress::Failed)) {
            return Ok(());
        }
        let queue = self.queue.get_or_init(|| start(Arc::clone(&self.known)));
        queue.try_send((table.to_owned(), work)).map_err(|_| TooMany)?;
        known.states.insert(table.to_owned(), Progress::Waiting);
        Ok(())
    }
}

/// The thread that works. It ends with whoever could still ask.
fn start(known: Shared) -> SyncSender<(String, Work)> {
    let (sender, receiver) = sync_channel(WAITING_MAX);
    let work = move || work_all(&receiver, &known);
    if std::thread::Builder::new().name("analyses".to_owned()).spawn(work).is_err() {
        tracing::warn!("no thread for analyses: games are shown without them");
    }
    sender
}

fn work_all(receiver: &Receiver<(String, Work)>, known: &Shared) {
    while let Ok((table, work)) = receiver.recv() {
        let tell = |done, of| _ = lock(known).states.insert(table.clone(), Progress::Running(done, of));
        tell(0, 0);
        let made = catch_unwind(AssertUnwindSafe(|| work(&tell))).ok().flatten();
        if made.is_none() {
            tracing::warn!(%table, "a game could not be analysed");
        }
        lock(known).keep(table, made);
    }
}

impl Known {
    /// Keeps what was made, and forgets the oldest where there are too many.
    fn keep(&mut self, table: String, made: Option<GameAnalysis>) {
        let state = made.map_or(Progress::Failed, |made| Progress::Done(Arc::new(made)));
        self.states.insert(table.clone(), state);
        self.made.retain(|other| *other != table);
        self.made.push_back(table);
        while self.made.len() > REMEMBERED_MAX {
            self.made.pop_front().map(|oldest| self.states.remove(&oldest));
        }
    }
}

fn lock(known: &Shared) -> MutexGuard<'_, Known> {
    known.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::{Analyses, Known, Progress, REMEMBERED_MAX, WAITING_MAX};
    use std::collections::BTreeMap;
    use std::sync::mpsc::channel;
    use std::time::Duration;
    use wire::GameAnalysis;

    fn nothing_to_say() -> GameAnalysis {
        GameAnalysis {
            playouts: 1,
            turns: Vec::new(),
            seats: BTreeMap::new(),
            guesses: Vec::new(),
            costliest: Vec::new(),
        }
    }

    fn wait(analyses: &Analyses, table: &str, holds: fn(&Progress) -> bool) {
        for _ in 0..400 {
            if analyses.state(table).is_some_and(|state| holds(&state)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("{table}: {:?}", analyses.state(table));
    }

    /// One at a time, each once, whoever asks; who comes when too many wait is told so.
    #[test]
    fn the_queue_is_bounded_and_a_second_request_joins_the_first() {
        let (analyses, (go, held)) = (Analyses::default(), channel::<()>());
        let slow = move |tell: &dyn Fn(usize, usize)| {
            tell(1, 2);
            held.recv().ok().map(|()| nothing_to_say())
        };
        analyses.begin("first", Box::new(slow)).expect("room");
        wait(&analyses, "first", |state| matches!(state, Progress::Running(1, 2)));
        analyses.begin("first", Box::new(|_| unreachable!("it was asked for before"))).expect("it joins");
        for number in 0..WAITING_MAX {
            analyses.begin(&format!("t{number}"), Box::new(|_| Some(nothing_to_say()))).expect("room");
        }
        assert!(analyses.begin("one more", Box::new(|_| None)).is_err());
        assert!(analyses.state("one more").is_none());
        go.send(()).expect("it waits");
        wait(&analyses, "t15", |state| matches!(state, Progress::Done(_)));
        assert!(matches!(analyses.state("first"), Some(Progress::Done(_))));
    }

    /// One that fails, or panics, leaves the next alone, and may be tried again.
    #[test]
    fn what_fails_is_tried_again() {
        let analyses = Analyses::default();
        analyses.begin("bad", Box::new(|_| panic!("a bad record"))).expect("room");
        wait(&analyses, "bad", |state| matches!(state, Progress::Failed));
        analyses.begin("bad", Box::new(|_| Some(nothing_to_say()))).expect("room");
        wait(&analyses, "bad", |state| matches!(state, Progress::Done(_)));
    }

    #[test]
    fn the_oldest_are_forgotten() {
        let mut known = Known::default();
        (0..REMEMBERED_MAX + 10).for_each(|number| known.keep(number.to_string(), Some(nothing_to_say())));
        assert_eq!((known.states.len(), known.made.len()), (REMEMBERED_MAX, REMEMBERED_MAX));
        assert!(!known.states.contains_key("9") && known.states.contains_key("10"));
    }
}
