//! What every handler works with.

use crate::asker::Known;
use crate::before::Before;
use crate::limits::Limits;
use crate::measure::Measures;
use crate::pages::lobby::Lobby;
use regulation::{Library, Regulation};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use store::{Fault, Store};
use table::Tables;

/// The server, shared by all requests.
#[derive(Clone)]
pub struct App(Arc<Inner>);

#[allow(missing_docs, reason = "only handlers see inside")]
pub struct Inner {
    pub(crate) store: Store,
    pub(crate) tables: Tables,
    pub(crate) library: Library,
    pub(crate) regulations: HashMap<String, Arc<Regulation>>,
    pub(crate) known: Known,
    pub(crate) limits: Limits,
    pub(crate) before: Before,
    pub(crate) measures: Measures,
    pub(crate) lobby: Lobby,
    names: Mutex<HashMap<String, Arc<str>>>,
}

impl std::ops::Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

/// How many names are kept at hand.
const NAMES: usize = 50_000;

impl App {
    /// A server on a store.
    #[must_use]
    pub fn new(store: Store, before: Before) -> Self {
        let tables = Tables::new(store.clone(), Library::embedded());
        Self::with(store, tables, before)
    }

    /// A server on a store, with these tables.
    #[must_use]
    pub fn with(store: Store, tables: Tables, before: Before) -> Self {
        let library = tables.library().clone();
        let regulations =
            library.ids().filter_map(|id| Some((id.to_owned(), Arc::new(library.get(id).ok()?)))).collect();
        Self(Arc::new(Inner {
            tables,
            store,
            library,
            regulations,
            known: Known::default(),
            limits: Limits::new(before),
            before,
            measures: Measures::default(),
            lobby: Lobby::default(),
            names: Mutex::default(),
        }))
    }

    /// The tables, for whoever runs the server.
    #[must_use]
    pub fn tables(&self) -> &Tables {
        &self.0.tables
    }
}

impl Inner {
    /// What a person is called now.
    pub(crate) async fn name_of(&self, person: &str) -> Result<Arc<str>, Fault> {
        if let Some(name) = self.names().get(person) {
            return Ok(Arc::clone(name));
        }
        let name: Arc<str> = self.store.person(person).await?.map_or_else(String::new, |person| person.name).into();
        let mut names = self.names();
        if names.len() >= NAMES {
            names.clear();
        }
        names.insert(person.to_owned(), Arc::clone(&name));
        Ok(name)
    }

    /// A name has changed.
    pub(crate) fn forget_name(&self, person: &str) {
        self.names().remove(person);
    }

    fn names(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<str>>> {
        self.names.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
