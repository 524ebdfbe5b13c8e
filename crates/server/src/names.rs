//! What people are called, kept at hand: names stand in every scene.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{Fault, Store};

/// How many names are kept at hand.
const NAMES_MAX: usize = 50_000;

/// The names that were asked for, by person.
#[derive(Default)]
pub(crate) struct NameCache(Mutex<HashMap<String, Arc<str>>>);

impl NameCache {
    /// What a person is called now.
    pub(crate) async fn name_of(&self, store: &Store, person: &str) -> Result<Arc<str>, Fault> {
        if let Some(name) = self.lock().get(person) {
            return Ok(Arc::clone(name));
        }
        let name: Arc<str> = store.person(person).await?.map_or_else(String::new, |person| person.name).into();
        let mut names = self.lock();
        if names.len() >= NAMES_MAX {
            names.clear();
        }
        names.insert(person.to_owned(), Arc::clone(&name));
        Ok(name)
    }

    /// A name has changed.
    pub(crate) fn forget(&self, person: &str) {
        self.lock().remove(person);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Arc<str>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
