//! All tables of a node: found, opened, run, put away.

use crate::entry::{self, Entry, Opened, Unreadable, Who};
use crate::history::opening;
use crate::hosted::{Hosted, Summary};
use crate::invitation::Invitation;
use crate::options::Options;
use crate::table::{Refused, Table, now};
use crate::{Stage, ratings};
use chance::{PlayerSeed, Secret, Seeded};
use games::{PerGame, Playable, per_game};
use regulation::{Library, Regulation};
use std::any::Any;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex as Lock, PoisonError};
use std::time::Duration;
use store::{Fault, Game, GamePlayer, KeptRegulation, Kind, Log, Store};
use tokio::sync::watch;

/// How often a node says that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(2);
/// A node that was silent for so long is dead.
const SILENCE: i64 = 7_000;
/// A table nobody has looked at for so long is put away.
const UNUSED: i64 = 10 * 60_000;
/// A table that has not begun after so long is abandoned.
const UNBEGUN: i64 = 24 * 3_600_000;

/// The tables of a node. Copies share them.
#[derive(Clone)]
pub struct Tables(Arc<Shared>);

struct Shared {
    store: Store,
    log: Arc<dyn Log>,
    library: Library,
    node: String,
    live: Lock<HashMap<String, Arc<dyn Hosted>>>,
    driven: Lock<HashSet<String>>,
    setups: Lock<HashMap<(String, usize), Arc<dyn Any + Send + Sync>>>,
    stop: watch::Sender<bool>,
}

/// A table to be opened.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The regulation.
    pub regulation: Arc<Regulation>,
    /// Its text, if it is a club's own.
    pub text: Option<String>,
    /// How many play.
    pub players: usize,
    /// The bots among them, by name.
    pub bots: Vec<String>,
    /// The rest.
    pub options: Options,
    /// Who opens it.
    pub by: Option<String>,
}

/// Why there is no such table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenFault {
    /// Not so many players under this regulation, in words of the regulation's own.
    #[error("{0}")]
    Players(String),
    /// No such bot.
    #[error("no bot is called '{found}': one of {known} expected")]
    Bot {
        /// What was asked for.
        found: String,
        /// Those there are.
        known: String,
    },
    /// More bots than chairs.
    #[error("{0} bots do not leave a chair for anybody")]
    TooManyBots(usize),
    /// More chairs kept than are left by the bots.
    #[error("by_link is {found}, {most} at most expected: so many chairs the bots leave")]
    TooManyByLink {
        /// What was asked for.
        found: u8,
        /// The most.
        most: usize,
    },
    /// It could not be written down.
    #[error("{0}")]
    Refused(#[from] Refused),
}

impl From<Fault> for OpenFault {
    fn from(fault: Fault) -> Self {
        Self::Refused(Refused::Store(fault))
    }
}

/// Random words of letters and digits that read well aloud: no vowel, nothing that looks like something else.
#[must_use]
pub fn random_word(length: usize) -> String {
    const LETTERS: &[u8; 32] = b"bcdfghjkmnpqrstvwxyz23456789BDFG";
    let mut bytes = vec![0; length];
    fill(&mut bytes);
    bytes.iter().map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
}

/// Randomness nobody can guess; without it nothing can be promised, so the program stops.
fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the system has randomness");
}

impl Tables {
    /// The tables kept in a store, under these regulations.
    #[must_use]
    pub fn new(store: Store, library: Library) -> Self {
        let log: Arc<dyn Log> = Arc::new(store.clone());
        Self::with_log(store, log, library)
    }

    /// The same with a log of one's own, to try what happens when it fails.
    #[must_use]
    pub fn with_log(store: Store, log: Arc<dyn Log>, library: Library) -> Self {
        Self(Arc::new(Shared {
            store,
            log,
            library,
            node: random_word(12),
            live: Lock::default(),
            driven: Lock::default(),
            setups: Lock::default(),
            stop: watch::channel(false).0,
        }))
    }

    /// The regulations that come with the program.
    #[must_use]
    pub fn library(&self) -> &Library {
        &self.0.library
    }

    /// The log they are written to.
    #[must_use]
    pub fn log(&self) -> &dyn Log {
        &*self.0.log
    }

    /// Opens a table and seats its bots.
    pub async fn open(&self, new: NewTable) -> Result<Arc<dyn Hosted>, OpenFault> {
        if new.bots.len() >= new.players.max(1) {
            return Err(OpenFault::TooManyBots(new.bots.len()));
        }
        let left = new.players - new.bots.len();
        if usize::from(new.options.by_link) > left {
            return Err(OpenFault::TooManyByLink { found: new.options.by_link, most: left });
        }
        per_game(&new.regulation, CheckTable { new: &new })?;
        let hash = new.regulation.hash();
        if let Some(text) = &new.text {
            let kept = KeptRegulation {
                hash: hash.clone(),
                id: new.regulation.id.clone(),
                text: text.clone(),
                owner: new.by.clone(),
            };
            self.0.store.keep_regulation(&kept, now()).await?;
        }
        let id = random_word(10);
        let mut secret = [0; 32];
        fill(&mut secret);
        let opened = Opened {
            regulation: new.regulation.id.clone(),
            hash,
            players: new.players,
            by: new.by.clone(),
            invitation: (new.options.by_link > 0).then(Invitation::new),
            options: new.options,
            secret: Secret::from_bytes(secret),
        };
        self.0.log.append(&id, 0, now(), opened.print()).await?;
        let table = self.get(&id).await?.ok_or(Refused::Unreadable(Unreadable(id.clone())))?;
        for bot in new.bots {
            table.sit(Who::Bot(bot), PlayerSeed::none(), &random_word(16), None).await?;
        }
        self.index(&*table).await?;
        Ok(table)
    }

    /// The table with this id, from memory or from the log.
    pub async fn get(&self, id: &str) -> Result<Option<Arc<dyn Hosted>>, Refused> {
        if let Some(table) = self.find(id) {
            return Ok(Some(table));
        }
        let entries = self.0.log.read(id, 0).await?;
        let Some(first) = entries.first() else { return Ok(None) };
        let Entry::Opened(opened) = entry::read(&first.body)? else {
            return Err(Unreadable("a log that does not begin with a table".to_owned()).into());
        };
        let regulation = Arc::new(self.regulation(&opened).await?);
        let load =
            Load { tables: &self.0, id, entries: &entries, regulation: Arc::clone(&regulation), opened: &opened };
        let table = per_game(&regulation, load)?;
        let mut live = self.live();
        Ok(Some(Arc::clone(live.entry(id.to_owned()).or_insert(table))))
    }

    fn live(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<dyn Hosted>>> {
        self.0.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn driven(&self) -> std::sync::MutexGuard<'_, HashSet<String>> {
        self.0.driven.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&self, id: &str) -> Option<Arc<dyn Hosted>> {
        self.live().get(id).map(Arc::clone)
    }

    /// The text a table was opened under, whatever has become of it since.
    async fn regulation(&self, opened: &Opened) -> Result<Regulation, Refused> {
        if let Ok(regulation) = self.0.library.get(&opened.regulation)
            && regulation.hash() == opened.hash
        {
            return Ok(regulation);
        }
        let unknown = || Unreadable(format!("regulation {} {} is not known", opened.regulation, opened.hash));
        let kept = self.0.store.regulation(&opened.hash).await?.ok_or_else(unknown)?;
        let library = self.0.library.clone().with(&kept.id, &kept.text);
        library.get(&kept.id).map_err(|_| unknown().into())
    }

    /// Writes what the index keeps of a table.
    pub async fn index(&self, table: &dyn Hosted) -> Result<(), Fault> {
        let summary = table.summary().await;
        let mut players = Vec::new();
        for (index, chair) in summary.chairs.iter().enumerate() {
            let Some(who) = &chair.who else { continue };
            let placed = summary.result.iter().find(|placed| placed.player == index);
            let (person, name, kind) = match who {
                Who::Person(id) => {
                    let name = self.0.store.person(id).await?.map_or_else(String::new, |person| person.name);
                    (Some(id.clone()), name, "person")
                }
                Who::Bot(name) => (None, name.clone(), "bot"),
            };
            players.push(GamePlayer {
                player: index as u8 + 1,
                person,
                name,
                kind: kind.to_owned(),
                place: placed.map(|placed| placed.place),
                points: placed.map(|placed| placed.points),
            });
        }
        self.0.store.list_game(&game(&summary, players.len()), &players).await
    }

    /// Runs a table's clocks and bots on this node, if no other does.
    pub async fn drive(&self, id: &str) -> Result<(), Refused> {
        if *self.0.stop.borrow() || !self.driven().insert(id.to_owned()) {
            return Ok(());
        }
        match self.take_over(id).await {
            Ok(Some(table)) => {
                let tables = self.clone();
                tokio::spawn(async move { tables.run_table(table).await });
                Ok(())
            }
            Ok(None) => {
                self.driven().remove(id);
                Ok(())
            }
            Err(refused) => {
                self.driven().remove(id);
                Err(refused)
            }
        }
    }

    /// Takes the lease, and gives back the time in which nobody had it.
    async fn take_over(&self, id: &str) -> Result<Option<Arc<dyn Hosted>>, Refused> {
        let (store, node) = (&self.0.store, &self.0.node);
        let before = store.holder(id).await?;
        if !store.take_lease(id, node, now() - SILENCE).await? {
            return Ok(None);
        }
        let Some(table) = self.get(id).await? else { return Ok(None) };
        table.catch_up().await?;
        let summary = table.summary().await;
        let alive = before.filter(|(holder, _)| holder != node).map(|(_, seen)| seen.max(summary.changed));
        let since = if summary.stopped { Some(summary.changed) } else { alive };
        if let Some(gap) = since.map(|since| now() - since).filter(|&gap| gap > 1000) {
            table.give_back(gap).await?;
        }
        Ok(Some(table))
    }

    async fn run_table(&self, table: Arc<dyn Hosted>) {
        let mut seed = [0; 8];
        fill(&mut seed);
        let minds = Seeded::new(u64::from_le_bytes(seed), 0);
        let id = table.summary().await.id;
        Arc::clone(&table).drive(minds, self.0.stop.subscribe()).await;
        if let Err(refused) = self.put_down(&id, &*table).await {
            tracing::error!(table = %id, %refused, "a table could not be put down");
        }
        self.driven().remove(&id);
    }

    /// The end of a game, or of the node.
    async fn put_down(&self, id: &str, table: &dyn Hosted) -> Result<(), Refused> {
        let summary = table.summary().await;
        match summary.stage {
            Stage::Open | Stage::Playing => table.stop().await?,
            Stage::Over => {
                ratings::count(&self.0.store, &summary).await?;
                self.index(table).await?;
            }
            Stage::Abandoned => self.index(table).await?,
        }
        self.0.store.end_lease(id, &self.0.node).await?;
        Ok(())
    }

    /// Does what a node has to do from time to time, until it stops.
    pub async fn run(&self) {
        let mut stop = self.0.stop.subscribe();
        let listening = tokio::spawn(self.clone().listen());
        let mut beat = tokio::time::interval(HEARTBEAT);
        let mut count: u64 = 0;
        loop {
            tokio::select! {
                _ = beat.tick() => {}
                _ = stop.changed() => break,
            }
            if let Err(fault) = self.tick(count).await {
                tracing::warn!(%fault, "the database does not answer");
            }
            count += 1;
        }
        listening.abort();
    }

    async fn tick(&self, count: u64) -> Result<(), Fault> {
        let store = &self.0.store;
        store.heartbeat(&self.0.node, now()).await?;
        for id in store.orphans(now() - SILENCE, 1000).await? {
            if let Err(refused) = self.drive(&id).await {
                tracing::error!(table = %id, %refused, "a table could not be taken over");
            }
        }
        if store.kind() == Kind::Postgres {
            self.look_for_news().await?;
        }
        if count.is_multiple_of(30) {
            self.tidy().await?;
        }
        Ok(())
    }

    /// A lost hint costs seconds, never state.
    async fn look_for_news(&self) -> Result<(), Fault> {
        let watched: Vec<(String, Arc<dyn Hosted>)> = self
            .live()
            .iter()
            .filter(|(id, table)| table.watchers() > 0 || self.0.driven.lock().is_ok_and(|driven| driven.contains(*id)))
            .map(|(id, table)| (id.clone(), Arc::clone(table)))
            .collect();
        for (id, table) in watched {
            if let Err(refused) = table.catch_up().await {
                tracing::warn!(table = %id, %refused, "a table could not be read on");
            }
        }
        Ok(())
    }

    async fn listen(self) {
        let mut hints = self.0.log.watch();
        loop {
            match hints.recv().await {
                Ok((stream, _)) => {
                    if let Some(table) = self.find(&stream) {
                        let _ = table.catch_up().await;
                    }
                }
                Err(tokio::sync::broadcast::error::RecvError::Lagged(_)) => {}
                Err(tokio::sync::broadcast::error::RecvError::Closed) => return,
            }
        }
    }

    /// Puts away what nobody uses.
    async fn tidy(&self) -> Result<(), Fault> {
        let old = now() - UNUSED;
        {
            let driven = self.driven().clone();
            self.live().retain(|id, table| driven.contains(id) || table.watchers() > 0 || table.used() > old);
        }
        self.0.store.tidy(now()).await?;
        for game in self.0.store.games("open", true, 1000).await? {
            if game.created < now() - UNBEGUN
                && let Ok(Some(table)) = self.get(&game.id).await
                && table.abandon().await.is_ok()
            {
                self.index(&*table).await?;
            }
        }
        Ok(())
    }

    /// How many tables are in memory, and how many this node runs.
    #[must_use]
    pub fn counts(&self) -> (usize, usize) {
        (self.live().len(), self.driven().len())
    }

    /// Stops in an orderly way: no move is lost, and who is to move gets the time back.
    pub async fn stop(&self) {
        self.0.stop.send_replace(true);
        for _ in 0..100 {
            if self.driven().is_empty() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

fn game(summary: &Summary, taken: usize) -> Game {
    Game {
        id: summary.id.clone(),
        stage: summary.stage.word().to_owned(),
        regulation: summary.regulation.clone(),
        title: summary.options.title.clone(),
        listed: summary.is_listed(),
        rated: summary.options.rated,
        seats: summary.chairs.len() as u8,
        taken: taken as u8,
        kept: summary.kept() as u8,
        version: summary.version,
        created: summary.created,
        changed: summary.changed,
    }
}

/// Whether there can be such a table.
struct CheckTable<'a> {
    new: &'a NewTable,
}

impl PerGame for CheckTable<'_> {
    type Out = Result<(), OpenFault>;

    fn run<G: Playable>(self, settings: &G::Settings) -> Self::Out {
        let set_up = G::set_up(settings, self.new.players, 0);
        set_up.map_err(|fault| OpenFault::Players(fault.to_string()))?;
        let known = <G::Bot as bots::Named>::ALL;
        for bot in &self.new.bots {
            if <G::Bot as bots::Named>::named(bot).is_none() {
                let known: Vec<&str> = known.iter().map(|&bot| bots::Named::name(bot)).collect();
                return Err(OpenFault::Bot { found: bot.clone(), known: known.join(", ") });
            }
        }
        Ok(())
    }
}

/// Folds a log into a live table.
struct Load<'a> {
    tables: &'a Shared,
    id: &'a str,
    entries: &'a [store::Entry],
    regulation: Arc<Regulation>,
    opened: &'a Opened,
}

impl PerGame for Load<'_> {
    type Out = Result<Arc<dyn Hosted>, Refused>;

    fn run<G: Playable>(self, settings: &G::Settings) -> Self::Out {
        let setup = self.tables.setup::<G>(settings, self.opened)?;
        let mut course = opening::<G>(self.id, &self.entries[0], self.regulation, setup)?;
        for entry in &self.entries[1..] {
            course.fold(entry)?;
        }
        Ok(Arc::new(Table::new(self.id.to_owned(), Arc::clone(&self.tables.log), course)))
    }
}

impl Shared {
    /// Tables of the same kind share what does not change.
    fn setup<G: Playable>(&self, settings: &G::Settings, opened: &Opened) -> Result<Arc<G::Setup>, Unreadable> {
        let mut setups = self.setups.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (opened.hash.clone(), opened.players);
        if let Some(known) = setups.get(&key).map(Arc::clone).and_then(|known| known.downcast::<G::Setup>().ok()) {
            return Ok(known);
        }
        let setup = G::set_up(settings, opened.players, 0).map_err(|fault| Unreadable(fault.to_string()))?;
        let setup = Arc::new(setup);
        let shared: Arc<dyn Any + Send + Sync> = Arc::<G::Setup>::clone(&setup);
        setups.insert(key, shared);
        Ok(setup)
    }
}
