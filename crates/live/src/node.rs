//! All things of one kind that live on a machine: found, loaded, run under a lease, put away.
//!
//! Any node may serve any stream; a lease only says who runs what happens by itself, so that it is not done twice for
//! nothing. Leases are compared between machines and therefore follow the wall clock.

use crate::clock::Clock;
use crate::command::Failure;
use std::collections::HashMap;
use std::collections::hash_map::Entry as Slot;
use std::fmt::Display;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{BoxFuture, Fault, Kind, Log, Millis, Store};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{Notify, watch};

/// How often a node says that it is alive.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(2);
/// A node that was silent for so long is dead.
const SILENCE_MS: Millis = 7_000;
/// What nobody has used for so long is put away.
const UNUSED_TIME_MAX: Duration = Duration::from_secs(10 * 60);
/// A clock that was set by less than this is not worth being noted.
const AHEAD_MIN_MS: Millis = 250;
/// How many heartbeats there are between two times of tidying up.
const HEARTBEATS_PER_TIDYING: u64 = 30;
/// How long a node that stops waits for what it runs.
const STOP_TIME_MAX: Duration = Duration::from_secs(5);

/// Something that lives on a node, whatever it is a fold of.
pub trait Resident: Send + Sync {
    /// Takes in what happened elsewhere.
    fn catch_up(&self) -> BoxFuture<'_, Result<(), Failure>>;

    /// How many watch; what is watched is never put away.
    fn readers(&self) -> usize;

    /// When it was last used, on the monotonic clock.
    fn last_used(&self) -> Duration;

    /// By how much the wall clock is ahead of its own time: the clock was set since it was loaded.
    fn wall_ahead(&self) -> Millis;
}

/// What a look for one of them will find, if there is such a one.
pub type Lookup<'a, S> = BoxFuture<'a, Result<Option<Arc<<S as Supervisor>::Resident>>, <S as Supervisor>::Fault>>;

/// What only the kind itself knows: how its residents are loaded, run and tidied up.
pub trait Supervisor: Send + Sync + Sized + 'static {
    /// One of the kind, as it lives in memory.
    type Resident: Resident + ?Sized + 'static;
    /// Why something could not be done with one of them.
    type Fault: From<Fault> + From<Failure> + Display + Send;

    /// Reads one from its log; nothing, where there is no such stream.
    fn load<'a>(&'a self, id: &'a str) -> Lookup<'a, Self>;

    /// This node is about to take the lease. `alive_until` is when another node that had it was last alive, in the resident's
    /// time. It may be called again where the lease could not be taken, and must not do twice what is to be done once.
    fn take_over<'a>(
        &'a self,
        resident: &'a Self::Resident,
        alive_until: Option<Millis>,
    ) -> BoxFuture<'a, Result<(), Self::Fault>>;

    /// Runs what happens by itself, until it is over or the node stops. The lease is given back if this succeeds.
    fn drive(&self, resident: Arc<Self::Resident>, stop: Stop) -> BoxFuture<'_, Result<(), Self::Fault>>;

    /// Those that must be run and that no living node runs.
    fn orphans(&self, dead_before: Millis) -> BoxFuture<'_, Result<Vec<String>, Fault>>;

    /// What is to be done about once a minute.
    fn tidy<'a>(&'a self, node: &'a Node<Self>) -> BoxFuture<'a, Result<(), Fault>>;
}

/// Stops everything that listens to it.
#[derive(Debug)]
pub struct StopSwitch(watch::Sender<bool>);

impl Default for StopSwitch {
    fn default() -> Self {
        Self(watch::channel(false).0)
    }
}

impl StopSwitch {
    /// Tells everybody who listens to stop.
    pub fn stop(&self) {
        self.0.send_replace(true);
    }

    /// A listener of this switch.
    #[must_use]
    pub fn signal(&self) -> Stop {
        Stop(self.0.subscribe())
    }
}

/// Says when a node stops.
#[derive(Clone, Debug)]
pub struct Stop(watch::Receiver<bool>);

impl Stop {
    /// Is ready once the node stops.
    pub async fn stopped(&mut self) {
        // An error says that the switch is gone, and the node with it.
        let _ = self.0.wait_for(|&stopped| stopped).await;
    }

    /// Whether the node stops.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        *self.0.borrow()
    }
}

/// The residents of one kind on this machine. Copies share them.
pub struct Node<S: Supervisor>(Arc<Inner<S>>);

impl<S: Supervisor> Clone for Node<S> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

struct Inner<S: Supervisor> {
    id: String,
    supervisor: S,
    store: Store,
    log: Arc<dyn Log>,
    clock: Arc<dyn Clock>,
    residents: Mutex<HashMap<String, Arc<S::Resident>>>,
    /// What this node runs, and by how much the wall clock is ahead of each, as the lease says.
    driven: Mutex<HashMap<String, Millis>>,
    /// Says that one of those driven has ended.
    one_ended: Notify,
    stop: StopSwitch,
}

impl<S: Supervisor> Node<S> {
    /// A node of this id, which no other has; nothing lives there yet.
    #[must_use]
    pub fn new(id: String, supervisor: S, store: Store, log: Arc<dyn Log>, clock: Arc<dyn Clock>) -> Self {
        Self(Arc::new(Inner {
            id,
            supervisor,
            store,
            log,
            clock,
            residents: Mutex::default(),
            driven: Mutex::default(),
            one_ended: Notify::new(),
            stop: StopSwitch::default(),
        }))
    }

    /// What the kind knows of itself.
    #[must_use]
    pub fn supervisor(&self) -> &S {
        &self.0.supervisor
    }

    /// The resident of this id, from memory or from the log.
    pub async fn get(&self, id: &str) -> Result<Option<Arc<S::Resident>>, S::Fault> {
        if let Some(resident) = self.find(id) {
            return Ok(Some(resident));
        }
        let Some(loaded) = self.0.supervisor.load(id).await? else { return Ok(None) };
        Ok(Some(Arc::clone(self.residents().entry(id.to_owned()).or_insert(loaded))))
    }

    fn find(&self, id: &str) -> Option<Arc<S::Resident>> {
        self.residents().get(id).map(Arc::clone)
    }

    fn residents(&self) -> MutexGuard<'_, HashMap<String, Arc<S::Resident>>> {
        self.0.residents.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn driven(&self) -> MutexGuard<'_, HashMap<String, Millis>> {
        self.0.driven.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wall(&self) -> Millis {
        self.0.clock.now().wall
    }

    /// How many residents are in memory, and how many of them this node runs.
    #[must_use]
    pub fn counts(&self) -> (usize, usize) {
        (self.residents().len(), self.driven().len())
    }

    /// Runs a resident on this node, if no other does.
    pub async fn drive(&self, id: &str) -> Result<(), S::Fault> {
        if self.0.stop.signal().is_stopped() {
            return Ok(());
        }
        match self.driven().entry(id.to_owned()) {
            Slot::Occupied(_) => return Ok(()),
            Slot::Vacant(free) => free.insert(0),
        };
        match self.take_over(id).await {
            Ok(Some(resident)) => {
                let (node, id) = (self.clone(), id.to_owned());
                tokio::spawn(async move { node.run_resident(id, resident).await });
                Ok(())
            }
            Ok(None) => {
                self.driven().remove(id);
                Ok(())
            }
            Err(fault) => {
                self.driven().remove(id);
                Err(fault)
            }
        }
    }

    /// Makes a resident this node's to run. The lease is taken last: until then it says since when nobody runs it, and a node that
    /// dies or fails on the way leaves everything to the next one. What was done twice by then is as if it was done once.
    async fn take_over(&self, id: &str) -> Result<Option<Arc<S::Resident>>, S::Fault> {
        let Inner { store, id: own, .. } = &*self.0;
        let before = store.holder(id).await?;
        let dead_before = self.wall() - SILENCE_MS;
        if store.is_held(id, own, dead_before).await? {
            return Ok(None);
        }
        let Some(resident) = self.get(id).await? else { return Ok(None) };
        resident.catch_up().await?;
        let alive_until = before.filter(|(holder, _)| holder != own).map(|(_, seen)| seen);
        self.0.supervisor.take_over(&resident, alive_until).await?;
        if !store.take_lease(id, own, dead_before).await? {
            return Ok(None);
        }
        if let Err(fault) = self.note_ahead(id, &*resident).await {
            // The next heartbeat tries again. From here on it is run, or nobody would: the lease is taken.
            tracing::warn!(stream = %id, %fault, "a clock could not be noted");
        }
        Ok(Some(resident))
    }

    /// Keeps by how much the wall clock is ahead, where it was set: leases follow it, residents do not.
    async fn note_ahead(&self, id: &str, resident: &S::Resident) -> Result<(), Fault> {
        let (ahead, noted) = (resident.wall_ahead(), self.driven().get(id).copied());
        if noted.is_none_or(|noted| (ahead - noted).abs() < AHEAD_MIN_MS) {
            return Ok(());
        }
        self.0.store.note_ahead(id, &self.0.id, ahead).await?;
        if let Some(noted) = self.driven().get_mut(id) {
            *noted = ahead;
        }
        Ok(())
    }

    async fn run_resident(&self, id: String, resident: Arc<S::Resident>) {
        let driven = self.0.supervisor.drive(resident, self.0.stop.signal()).await;
        let ended = match driven {
            Ok(()) => self.0.store.end_lease(&id, &self.0.id).await.map_err(S::Fault::from),
            Err(fault) => Err(fault),
        };
        self.driven().remove(&id);
        if let Err(fault) = ended {
            tracing::error!(stream = %id, %fault, "it could not be ended in order");
            // A node that goes on gives the lease back all the same: it is found again and ended then. One that stops keeps it,
            // because nothing else says since when nobody runs it.
            if !self.0.stop.signal().is_stopped() {
                let _ = self.0.store.end_lease(&id, &self.0.id).await;
            }
        }
        self.0.one_ended.notify_waiters();
    }

    /// Does what a node has to do from time to time, until it stops.
    pub async fn run(&self) {
        let mut stop = self.0.stop.signal();
        let listening = tokio::spawn(self.clone().listen());
        for count in 0_u64.. {
            let next = self.0.clock.now().monotonic + HEARTBEAT_INTERVAL;
            if let Err(fault) = self.beat(count).await {
                tracing::warn!(%fault, "the database does not answer");
            }
            tokio::select! {
                () = self.0.clock.sleep_until(next) => {}
                () = stop.stopped() => break,
            }
        }
        listening.abort();
    }

    async fn beat(&self, count: u64) -> Result<(), Fault> {
        let driven: Vec<String> = self.driven().keys().cloned().collect();
        for (id, resident) in driven.into_iter().filter_map(|id| self.find(&id).map(|resident| (id, resident))) {
            self.note_ahead(&id, &*resident).await?;
        }
        self.0.store.heartbeat(&self.0.id, self.wall()).await?;
        for id in self.0.supervisor.orphans(self.wall() - SILENCE_MS).await? {
            if let Err(fault) = self.drive(&id).await {
                tracing::error!(stream = %id, %fault, "it could not be taken over");
            }
        }
        if self.0.store.kind() == Kind::Postgres {
            self.look_for_news().await;
        }
        if count.is_multiple_of(HEARTBEATS_PER_TIDYING) {
            self.put_away();
            self.0.supervisor.tidy(self).await?;
        }
        Ok(())
    }

    /// Reads on what is watched or run here: a lost hint costs seconds, never state.
    async fn look_for_news(&self) {
        let driven = self.driven().clone();
        let in_use = |(id, resident): &(&String, &Arc<S::Resident>)| resident.readers() > 0 || driven.contains_key(*id);
        let owned = |(id, resident): (&String, &Arc<S::Resident>)| (id.clone(), Arc::clone(resident));
        let in_use: Vec<_> = self.residents().iter().filter(in_use).map(owned).collect();
        for (id, resident) in in_use {
            if let Err(failure) = resident.catch_up().await {
                tracing::warn!(stream = %id, %failure, "it could not be read on");
            }
        }
    }

    async fn listen(self) {
        let mut hints = self.0.log.watch();
        loop {
            match hints.recv().await {
                Ok((stream, _)) => {
                    if let Some(resident) = self.find(&stream) {
                        let _ = resident.catch_up().await;
                    }
                }
                Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return,
            }
        }
    }

    /// Puts away what nobody uses.
    fn put_away(&self) {
        let (now, driven) = (self.0.clock.now().monotonic, self.driven().clone());
        let in_use = |id: &String, resident: &Arc<S::Resident>| {
            driven.contains_key(id)
                || resident.readers() > 0
                || now.saturating_sub(resident.last_used()) < UNUSED_TIME_MAX
        };
        self.residents().retain(|id, resident| in_use(id, resident));
    }

    /// Stops in an orderly way: waits a while for what is run here to end.
    pub async fn stop(&self) {
        self.0.stop.stop();
        let all_ended = async {
            loop {
                let one_ended = self.0.one_ended.notified();
                if self.driven().is_empty() {
                    return;
                }
                one_ended.await;
            }
        };
        let _ = tokio::time::timeout(STOP_TIME_MAX, all_ended).await;
    }
}
