//! All tables of a node: opened, found, run and ended.

use crate::any_table::AnyTable;
use crate::bot_host::BotHost;
use crate::driver::DriveEnd;
use crate::opening::{NewTable, OpenFault};
use crate::ratings;
use crate::refusal::Refusal;
use crate::rematch::KEPT_MS;
use crate::sealed::{self, SealedLog};
use crate::state::{Stage, TableState, read_opening};
use chance::PlayerSeed;
use entries::{Entry, Format, Opened, Sat, SeedOffer, Who};
use games::{LiveGame, PerGame, Playable, per_game};
use live::{BoxFuture, Clock, Live, Lookup, Millis, Node, Stop, Supervisor, SystemClock, Unreadable};
use live::{random_bytes, random_word};
use regulation::{Library, Regulation};
use std::any::Any;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use store::{Append, Fault, KeptRegulation, Log, Store};

/// A table that has not begun after so long is abandoned.
const UNBEGUN_MS: Millis = 24 * 3_600_000;
/// The same where each turn may take days.
const SLOW_UNBEGUN_MS: Millis = 7 * 24 * 3_600_000;
/// How many tables without a driver, or without a beginning, are looked at in one go.
const LOOKED_AT_MAX: u16 = 1000;

/// The tables of a node. Copies share them.
#[derive(Clone)]
pub struct Tables(Node<TableSupervisor>);

/// What a node must know of tables to run them.
struct TableSupervisor {
    store: Store,
    log: Arc<dyn Log>,
    clock: Arc<dyn Clock>,
    library: Library,
    bots: Arc<BotHost>,
    /// By the regulation's hash and the number of players.
    setups: Mutex<HashMap<(String, usize), Arc<dyn Any + Send + Sync>>>,
}

impl Tables {
    /// The tables kept in a store, under these regulations.
    #[must_use]
    pub fn new(store: Store, library: Library) -> Self {
        let log = Arc::new(SealedLog::new(store.clone()));
        Self::with(store, log, Arc::new(SystemClock::default()), library)
    }

    /// The same with a log and a clock of one's own, to try what happens when either fails.
    #[must_use]
    pub fn with(store: Store, log: Arc<dyn Log>, clock: Arc<dyn Clock>, library: Library) -> Self {
        Self::with_bots(store, log, clock, library, BotHost::default())
    }

    /// The same with bots of one's own.
    #[must_use]
    pub fn with_bots(store: Store, log: Arc<dyn Log>, clock: Arc<dyn Clock>, library: Library, bots: BotHost) -> Self {
        let supervisor = TableSupervisor {
            store: store.clone(),
            log: Arc::clone(&log),
            clock: Arc::clone(&clock),
            library,
            bots: Arc::new(bots),
            setups: Mutex::default(),
        };
        Self(Node::new(random_word(12), supervisor, store, log, clock))
    }

    /// The regulations that come with the program.
    #[must_use]
    pub fn library(&self) -> &Library {
        &self.0.supervisor().library
    }

    /// The log they are written to.
    #[must_use]
    pub fn log(&self) -> &dyn Log {
        &*self.0.supervisor().log
    }

    /// The bots that play at them.
    #[must_use]
    pub fn bots(&self) -> &BotHost {
        &self.0.supervisor().bots
    }

    /// Opens a table and seats its bots.
    pub async fn open(&self, new: NewTable) -> Result<Arc<dyn AnyTable>, OpenFault> {
        self.open_as(&random_word(10), new).await
    }

    /// Opens a table of this id; the one that is there, if it was opened before.
    pub(crate) async fn open_as(&self, id: &str, new: NewTable) -> Result<Arc<dyn AnyTable>, OpenFault> {
        let supervisor = self.0.supervisor();
        new.check(&supervisor.bots.roster)?;
        let now = supervisor.clock.now().wall;
        let opened = new.opened();
        if let Some(text) = new.text {
            let (hash, id) = (opened.hash.clone(), opened.regulation.clone());
            supervisor.store.keep_regulation(&KeptRegulation { hash, id, text, owner: new.by }, now).await?;
        }
        let is_kept = |player: &usize| new.kept.iter().any(|(kept, _)| kept == player);
        let chairs = (0..new.players).filter(|player| !is_kept(player));
        let bots = chairs.zip(new.bots).map(|(player, bot)| {
            let (who, seed, nonce) = (Who::Bot(bot), SeedOffer::Open(PlayerSeed::none()), Some(random_word(16)));
            Entry::Sat(Sat { player, who, is_operator: false, seed, nonce })
        });
        let entries = std::iter::once(Entry::Opened(opened)).chain(bots).map(|entry| entry.print());
        let entries = (1..).zip(entries).map(|(version, body)| live::Entry { version, at: now, body });
        let entries: Vec<_> = entries.collect();
        // Folded before it is written, to know what the index says of it.
        let listing = supervisor.fold(id, &entries).await?.summary().await.listing();
        let entries = entries.into_iter().map(|entry| (entry.at, entry.body)).collect();
        let append = Append { stream: id.to_owned(), after: 0, entries, listing: Some(listing) };
        match supervisor.log.write(append).await {
            Ok(_) | Err(Fault::Taken { .. }) => {}
            Err(fault) => return Err(fault.into()),
        }
        Ok(self.get(id).await?.ok_or_else(|| Refusal::Unreadable(Unreadable::new(id)))?)
    }

    /// The table with this id, from memory or from the log.
    pub async fn get(&self, id: &str) -> Result<Option<Arc<dyn AnyTable>>, Refusal> {
        self.0.get(id).await
    }

    /// Writes what the index keeps of a table.
    pub async fn index(&self, table: &dyn AnyTable) -> Result<(), Fault> {
        self.0.supervisor().index(table).await
    }

    /// Runs a table's clocks and bots on this node, if no other does.
    pub async fn drive(&self, id: &str) -> Result<(), Refusal> {
        self.0.drive(id).await
    }

    /// Does what a node has to do from time to time, until it stops.
    pub async fn run(&self) {
        self.0.run().await;
    }

    /// How many tables are in memory, and how many this node runs.
    #[must_use]
    pub fn counts(&self) -> (usize, usize) {
        self.0.counts()
    }

    /// Stops in an orderly way: no move is lost, and who is to move gets the time back.
    pub async fn stop(&self) {
        self.0.stop().await;
    }
}

impl Supervisor for TableSupervisor {
    type Resident = dyn AnyTable;
    type Fault = Refusal;

    fn load<'a>(&'a self, id: &'a str) -> Lookup<'a, Self> {
        Box::pin(async move {
            // Tournaments have a hyphen in their id, tables have none.
            if id.contains(['-', '.']) {
                return Ok(None);
            }
            let entries = self.log.read(id, 0).await?;
            if entries.is_empty() {
                return Ok(None);
            }
            let table = self.fold(id, &entries).await?;
            if table.summary().await.stage == Stage::Over {
                // The power may have failed between the last move and this. Where nothing can be written it is read as it is.
                if let Err(fault) = sealed::reveal(&self.store, id).await {
                    tracing::warn!(%fault, id, "the secret of a game that is over stays sealed");
                }
            }
            Ok(Some(table))
        })
    }

    fn take_over<'a>(
        &'a self,
        table: &'a dyn AnyTable,
        alive_until: Option<Millis>,
    ) -> BoxFuture<'a, Result<(), Refusal>> {
        Box::pin(async move {
            // A crash of an earlier version may have left the index behind the log.
            self.index(table).await?;
            table.resume(alive_until).await
        })
    }

    fn drive(&self, table: Arc<dyn AnyTable>, stop: Stop) -> BoxFuture<'_, Result<(), Refusal>> {
        Box::pin(async move {
            let bot_seed = u64::from_le_bytes(random_bytes());
            match Arc::clone(&table).drive(Arc::clone(&self.bots), bot_seed, stop).await {
                DriveEnd::Rests => Ok(self.index(&*table).await?),
                DriveEnd::Ends => self.end(&*table).await,
            }
        })
    }

    fn orphans(&self, dead_before: Millis) -> BoxFuture<'_, Result<Vec<String>, Fault>> {
        Box::pin(self.store.orphans(dead_before, self.clock.now().wall, LOOKED_AT_MAX))
    }

    /// Abandons what never begins, and gives chairs free that were kept long enough.
    fn tidy<'a>(&'a self, node: &'a Node<Self>) -> BoxFuture<'a, Result<(), Fault>> {
        Box::pin(async move {
            let now = self.clock.now().wall;
            self.store.tidy(now).await?;
            for game in self.store.games("open", true, LOOKED_AT_MAX).await? {
                let patience = if game.format == Format::Correspondence.word() { SLOW_UNBEGUN_MS } else { UNBEGUN_MS };
                let (forgotten, kept) = (game.created < now - patience, game.kept > 0 && game.created < now - KEPT_MS);
                if !forgotten && !kept {
                    continue;
                }
                if let Ok(Some(table)) = node.get(&game.id).await {
                    let _ = if forgotten { table.abandon().await.map(drop) } else { table.release_kept().await };
                }
            }
            Ok(())
        })
    }
}

impl TableSupervisor {
    /// The text a table was opened under, whatever has become of it since.
    async fn regulation(&self, opened: &Opened) -> Result<Regulation, Refusal> {
        let Opened { regulation: id, hash, .. } = opened;
        if let Some(regulation) = self.library.played_under(id, hash) {
            return Ok(regulation);
        }
        let unknown = || Unreadable::new(format_args!("regulation {id} {hash} is not known"));
        let kept = self.store.regulation(hash).await?.ok_or_else(unknown)?;
        let library = self.library.clone().with(&kept.id, &kept.text);
        library.played_under(&kept.id, hash).ok_or_else(|| unknown().into())
    }

    /// Tables of the same kind share what does not change.
    fn setup<G: LiveGame>(&self, settings: &G::Settings, opened: &Opened) -> Result<Arc<G::Setup>, Unreadable> {
        let mut setups = self.setups.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (opened.hash.clone(), opened.players);
        if let Some(known) = setups.get(&key).map(Arc::clone).and_then(|known| known.downcast::<G::Setup>().ok()) {
            return Ok(known);
        }
        let setup = Arc::new(G::set_up(settings, opened.players, 0).map_err(Unreadable::new)?);
        let shared: Arc<dyn Any + Send + Sync> = Arc::<G::Setup>::clone(&setup);
        setups.insert(key, shared);
        Ok(setup)
    }

    /// The end of a game, or of the node.
    async fn end(&self, table: &dyn AnyTable) -> Result<(), Refusal> {
        let summary = table.summary().await;
        match summary.stage {
            Stage::Open | Stage::Revealing | Stage::Playing => table.stop().await?,
            Stage::Over => {
                sealed::reveal(&self.store, &summary.id).await?;
                ratings::count(&self.store, &summary).await?;
                self.index(table).await?;
            }
            Stage::Abandoned => self.index(table).await?,
        }
        Ok(())
    }

    async fn index(&self, table: &dyn AnyTable) -> Result<(), Fault> {
        self.store.list_game(&table.summary().await.listing()).await
    }

    /// The table these entries make, which are its whole log.
    async fn fold(&self, id: &str, entries: &[live::Entry]) -> Result<Arc<dyn AnyTable>, Refusal> {
        let first = entries.first().ok_or_else(|| Unreadable::new("an empty log"))?;
        let opened = read_opening(first)?;
        let regulation = Arc::new(self.regulation(&opened).await?);
        let loading = Loading { tables: self, id, entries, regulation: Arc::clone(&regulation), opened: &opened };
        per_game(&regulation, loading)
    }
}

/// A log to be folded into a live table of the game its regulation is of.
struct Loading<'a> {
    tables: &'a TableSupervisor,
    id: &'a str,
    entries: &'a [live::Entry],
    regulation: Arc<Regulation>,
    opened: &'a Opened,
}

impl PerGame for Loading<'_> {
    type Out = Result<Arc<dyn AnyTable>, Refusal>;

    fn run<G: Playable>(self, settings: &G::Settings) -> Self::Out {
        let Self { tables, id, entries, regulation, opened } = self;
        let setup = tables.setup::<G>(settings, opened)?;
        let first = entries.first().ok_or_else(|| Unreadable::new("an empty log"))?;
        let first = TableState::<G>::open(id, first, regulation, setup)?;
        let (log, clock) = (Arc::clone(&tables.log), Arc::clone(&tables.clock));
        Ok(Arc::new(Live::load(id.to_owned(), log, clock, first, entries)?))
    }
}
