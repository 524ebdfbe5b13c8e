//! What people are called, kept at hand: names stand in every scene.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{Fault, Store};

/// How many names are kept at hand.
const NAMES_MAX: usize = 50_000;

/// The names that were asked for.
#[derive(Default)]
pub(crate) struct NameCache(Mutex<Names>);

#[derive(Default)]
struct Names {
    by_person: HashMap<String, Arc<str>>,
    /// How often a name was forgotten: what was read before is not kept after.
    forgotten: u64,
}

impl NameCache {
    /// What a person is called now.
    pub(crate) async fn name_of(&self, store: &Store, person: &str) -> Result<Arc<str>, Fault> {
        let forgotten = {
            let names = self.lock();
            if let Some(name) = names.by_person.get(person) {
                return Ok(Arc::clone(name));
            }
            names.forgotten
        };
        let name: Arc<str> = store.person(person).await?.map_or_else(String::new, |person| person.name).into();
        let mut names = self.lock();
        if names.by_person.len() >= NAMES_MAX {
            names.by_person.clear();
        }
        if names.forgotten == forgotten {
            names.by_person.insert(person.to_owned(), Arc::clone(&name));
        }
        Ok(name)
    }

    /// A name has changed.
    pub(crate) fn forget(&self, person: &str) {
        let mut names = self.lock();
        names.by_person.remove(person);
        names.forgotten += 1;
    }

    fn lock(&self) -> MutexGuard<'_, Names> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
