//! What every handler works with.

use crate::analyses::Analyses;
use crate::copies::Copies;
use crate::health::Health;
use crate::limits::Limits;
use crate::listing::{ListedGames, Listing, TournamentPresence};
use crate::measure::Measures;
use crate::names::NameCache;
use crate::presence::PeopleHere;
use crate::proofs::Proofs;
use crate::proxy::ProxyTrust;
use crate::reach::Reach;
use crate::session::SessionCache;
use crate::talk::{LOBBY, Rooms};
use crate::uploads::Uploads;
use axum::http::HeaderMap;
use hall::Halls;
use regulation::{Library, Regulation};
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;
use store::{Fault, Store};
use table::Tables;

/// The server, shared by all requests.
#[derive(Clone)]
pub struct App(Arc<Inner>);

#[allow(missing_docs, reason = "only handlers see inside")]
pub struct Inner {
    pub(crate) store: Store,
    pub(crate) tables: Tables,
    pub(crate) halls: Halls,
    pub(crate) library: Library,
    pub(crate) regulations: HashMap<String, Arc<Regulation>>,
    pub(crate) sessions: SessionCache,
    pub(crate) limits: Limits,
    pub(crate) proxy: ProxyTrust,
    pub(crate) measures: Measures,
    pub(crate) health: Health,
    pub(crate) listing: Listing,
    pub(crate) tournaments: TournamentPresence,
    pub(crate) names: NameCache,
    pub(crate) reach: Reach,
    pub(crate) copies: Copies,
    pub(crate) proofs: Proofs,
    pub(crate) analyses: Analyses,
    pub(crate) uploads: Uploads,
    pub(crate) rooms: Rooms,
    pub(crate) people: PeopleHere,
}

impl std::ops::Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl App {
    /// A server on a store.
    #[must_use]
    pub fn new(store: Store, proxy: ProxyTrust) -> Self {
        let tables = Tables::new(store.clone(), Library::embedded());
        Self::with(store, tables, proxy)
    }

    /// A server on a store, with these tables.
    #[must_use]
    pub fn with(store: Store, tables: Tables, proxy: ProxyTrust) -> Self {
        Self::whole(store, tables, proxy, Reach::default(), Copies::default())
    }

    /// A server that others can open at these addresses, with copies into a folder.
    pub(crate) fn in_hall(store: Store, proxy: ProxyTrust, reach: Reach, copies: Option<PathBuf>) -> Self {
        let tables = Tables::new(store.clone(), Library::embedded());
        Self::whole(store, tables, proxy, reach, Copies::into(copies))
    }

    fn whole(store: Store, tables: Tables, proxy: ProxyTrust, reach: Reach, copies: Copies) -> Self {
        let library = tables.library().clone();
        let regulations =
            library.ids().filter_map(|id| Some((id.to_owned(), Arc::new(library.get(id).ok()?)))).collect();
        Self(Arc::new(Inner {
            halls: Halls::new(store.clone(), library.clone()),
            tables,
            store,
            library,
            regulations,
            sessions: SessionCache::default(),
            limits: Limits::new(proxy),
            proxy,
            measures: Measures::default(),
            health: Health::default(),
            listing: Listing::default(),
            tournaments: TournamentPresence::default(),
            names: NameCache::default(),
            reach,
            copies,
            proofs: Proofs::default(),
            analyses: Analyses::default(),
            uploads: Uploads::default(),
            rooms: Rooms::default(),
            people: PeopleHere::default(),
        }))
    }

    /// The tournaments, for whoever runs the server.
    #[must_use]
    pub fn halls(&self) -> &Halls {
        &self.0.halls
    }

    /// The tables, for whoever runs the server.
    #[must_use]
    pub fn tables(&self) -> &Tables {
        &self.0.tables
    }
}

impl Inner {
    /// A path of this site as it is written to somebody: an address they can open.
    pub(crate) fn link(&self, headers: &HeaderMap, path: &str) -> String {
        self.reach.link(self.proxy, headers, path)
    }

    /// What a person is called now.
    pub(crate) async fn name_of(&self, person: &str) -> Result<Arc<str>, Fault> {
        self.names.name_of(&self.store, person).await
    }

    /// How many people are here; of other machines what is known is how many pages show the lobby.
    pub(crate) fn people_online(&self) -> usize {
        self.people.count() + self.rooms.watching_elsewhere(LOBBY)
    }

    /// A name has changed.
    pub(crate) fn forget_name(&self, person: &str) {
        self.names.forget(person);
    }

    /// The games that everybody is shown.
    pub(crate) async fn listed_games(&self) -> Result<Arc<ListedGames>, Fault> {
        self.listing.now(&self.store, &self.names).await
    }
}
