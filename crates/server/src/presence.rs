//! Who is here: everybody with a page open at a table or in the lobby of this machine, counted once however many pages they have.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The people with a page open.
#[derive(Clone, Debug, Default)]
pub(crate) struct PeopleHere(Arc<Mutex<Pages>>);

#[derive(Debug, Default)]
struct Pages {
    /// How many pages somebody known has open.
    known: HashMap<String, usize>,
    /// Pages of people who are not known; each is somebody.
    unknown: usize,
}

/// A page that is open; it is closed when this is dropped.
#[derive(Debug)]
pub(crate) struct OpenPage {
    people: PeopleHere,
    person: Option<String>,
}

impl PeopleHere {
    /// Somebody opens a page.
    pub(crate) fn open(&self, person: Option<&str>) -> OpenPage {
        self.change(|pages| match person {
            Some(person) => *pages.known.entry(person.to_owned()).or_default() += 1,
            None => pages.unknown += 1,
        });
        OpenPage { people: self.clone(), person: person.map(str::to_owned) }
    }

    /// How many people there are.
    pub(crate) fn count(&self) -> usize {
        self.change(|pages| pages.known.len() + pages.unknown)
    }

    fn change<Out>(&self, with: impl FnOnce(&mut Pages) -> Out) -> Out {
        with(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Drop for OpenPage {
    fn drop(&mut self) {
        self.people.change(|pages| match &self.person {
            Some(person) => {
                let left = pages.known.get_mut(person).map_or(0, |count| {
                    *count -= 1;
                    *count
                });
                if left == 0 {
                    pages.known.remove(person);
                }
            }
            None => pages.unknown -= 1,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::PeopleHere;

    #[test]
    fn somebody_with_several_pages_is_one_person() {
        let here = PeopleHere::default();
        let (first, second) = (here.open(Some("anna")), here.open(Some("anna")));
        let (other, unknown, another) = (here.open(Some("bruno")), here.open(None), here.open(None));
        assert_eq!(here.count(), 4);
        drop(first);
        drop(unknown);
        assert_eq!(here.count(), 3, "one page of Anna's is still open");
        drop(second);
        drop(other);
        drop(another);
        assert_eq!(here.count(), 0);
    }
}
