//! One machine with its tables and tournaments, for one life.

use crate::Plan;
use crate::faulty_log::{Attempts, FaultyLog};
use hall::Halls;
use live::{FakeClock, Millis};
use regulation::Library;
use std::path::Path;
use std::sync::Arc;
use store::{Log, Store};
use table::Tables;

/// A machine that is up.
pub(crate) struct Machine {
    pub(crate) store: Store,
    pub(crate) tables: Tables,
    pub(crate) halls: Halls,
    pub(crate) since: Millis,
}

impl Machine {
    /// Starts one on the database of a directory; `alone` says that no other uses it, as the lock of the directory would.
    pub(crate) async fn start(
        directory: &Path,
        alone: bool,
        clock: &Arc<FakeClock>,
        plan: &Plan,
        attempts: &Attempts,
    ) -> Self {
        let store = Store::in_directory(directory).await.expect("the database opens");
        if alone {
            store.end_nodes().await.expect("nobody else is there");
        }
        store.crash_points().record();
        let log = FaultyLog { store: store.clone(), seed: plan.seed, faults: plan.log, attempts: Arc::clone(attempts) };
        let log: Arc<dyn Log> = Arc::new(log);
        let time = || Arc::<FakeClock>::clone(clock);
        let tables = Tables::with(store.clone(), Arc::clone(&log), time(), Library::embedded());
        let halls = Halls::with(store.clone(), log, time(), Library::embedded());
        if plan.runs_tables {
            let running = tables.clone();
            tokio::spawn(async move { running.run().await });
        }
        Self { store, tables, halls, since: live::Clock::now(&**clock).wall }
    }

    /// How much it has done, as far as the database knows.
    pub(crate) fn activity(&self) -> usize {
        self.store.crash_points().passed().len()
    }

    /// Lets it die between two statements, so many from now.
    pub(crate) fn doom(&self, statements: u32) {
        self.store.crash_points().die_after(statements as usize);
    }

    pub(crate) fn is_dead(&self) -> bool {
        self.store.crash_points().is_dead()
    }

    /// Takes everything away that ran on it. Nothing of it reaches the database any more.
    pub(crate) async fn bury(self) {
        if !self.is_dead() {
            self.doom(0);
        }
        // The next statement is its death, and there is one at least: a lease or a last word at each table it ran.
        self.tables.stop().await;
        self.halls.stop().await;
        self.store.close().await;
    }
}
