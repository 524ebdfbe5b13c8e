//! The games that everybody is shown, read once for all who look, and whether there are tournaments.

use crate::names::NameCache;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{Game, GamePlayer, Millis, Store};
use table::now;

/// How long a list is good enough for everybody: a second, since everybody asks.
const FRESH_MS: i64 = 1000;
/// How many of each kind are listed.
const GAMES_OF_A_STAGE_MAX: u16 = 30;

/// What the lobby shows, read once for all who look.
#[derive(Default)]
pub(crate) struct Listing(Mutex<Option<(Millis, Arc<ListedGames>)>>);

/// The games by stage.
#[derive(Default, PartialEq)]
pub(crate) struct ListedGames {
    pub(crate) open: Vec<GameRow>,
    pub(crate) playing: Vec<GameRow>,
    pub(crate) over: Vec<GameRow>,
}

/// A game and who plays it.
#[derive(PartialEq)]
pub(crate) struct GameRow {
    pub(crate) game: Game,
    pub(crate) players: Vec<GamePlayer>,
}

impl ListedGames {
    pub(crate) fn is_empty(&self) -> bool {
        self.open.is_empty() && self.playing.is_empty() && self.over.is_empty()
    }
}

impl Listing {
    pub(crate) async fn now(&self, store: &Store, names: &NameCache) -> Result<Arc<ListedGames>, store::Fault> {
        if let Some((at, listed)) = &*self.lock()
            && *at + FRESH_MS > now()
        {
            return Ok(Arc::clone(listed));
        }
        let listed = ListedGames {
            open: rows(store, names, "open").await?,
            playing: rows(store, names, "playing").await?,
            over: rows(store, names, "over").await?,
        };
        let listed = Arc::new(listed);
        *self.lock() = Some((now(), Arc::clone(&listed)));
        Ok(listed)
    }

    /// What was read is no longer so.
    pub(crate) fn forget(&self) {
        *self.lock() = None;
    }

    fn lock(&self) -> MutexGuard<'_, Option<(Millis, Arc<ListedGames>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn rows(store: &Store, names: &NameCache, stage: &str) -> Result<Vec<GameRow>, store::Fault> {
    let games = store.games(stage, false, GAMES_OF_A_STAGE_MAX).await?;
    let mut rows = Vec::with_capacity(games.len());
    for game in games {
        rows.push(row(store, names, game).await?);
    }
    Ok(rows)
}

/// A game with its players, called as they are called now.
pub(crate) async fn row(store: &Store, names: &NameCache, game: Game) -> Result<GameRow, store::Fault> {
    let mut players = store.players(&game.id).await?;
    for player in &mut players {
        if let Some(person) = &player.person {
            player.name = names.name_of(store, person).await?.to_string();
        }
    }
    Ok(GameRow { game, players })
}

/// Whether there is any tournament. Once there is one there always is; until then the store is asked now and then.
#[derive(Default)]
pub(crate) struct TournamentPresence {
    seen: AtomicBool,
    asked: AtomicI64,
}

impl TournamentPresence {
    pub(crate) async fn any(&self, store: &Store) -> bool {
        if self.seen.load(Ordering::Relaxed) {
            return true;
        }
        let now = now();
        if self.asked.load(Ordering::Relaxed) + FRESH_MS > now {
            return false;
        }
        self.asked.store(now, Ordering::Relaxed);
        let some = store.tournaments(1).await.is_ok_and(|listed| !listed.is_empty());
        self.seen.fetch_or(some, Ordering::Relaxed) || some
    }

    /// Somebody has seen one.
    pub(crate) fn note(&self) {
        self.seen.store(true, Ordering::Relaxed);
    }
}
