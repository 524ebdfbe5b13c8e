//! Who is who across tournaments: the same number in the national list, else the same name and club.

use crate::tournament::Person;
use std::collections::{BTreeMap, BTreeSet};

/// Somebody as a tournament knows them.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Known {
    /// Surname and name, as they are written.
    pub name: String,
    /// The club; empty if there is none.
    pub club: String,
    /// The number in the national list.
    pub national_id: Option<String>,
}

impl From<Person> for Known {
    fn from(person: Person) -> Self {
        let name = person.full_name();
        Self { name, club: person.club.unwrap_or_default(), national_id: person.national_id }
    }
}

impl Known {
    /// Name and club without what is written now this way, now that.
    fn signature(&self) -> (String, String) {
        (plain(&self.name), plain(&self.club))
    }
}

/// Two who may be one person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alike {
    /// The one.
    pub one: Known,
    /// The other.
    pub other: Known,
}

/// Everybody, each once.
pub(super) struct People {
    by_id: BTreeMap<String, usize>,
    by_name: BTreeMap<(String, String), usize>,
    who: Vec<Known>,
}

impl People {
    /// Everybody who occurs, those with a number first: who has none is one of them if name and club are theirs alone.
    pub(super) fn new<'k>(all: impl Iterator<Item = &'k Known> + Clone) -> Self {
        let mut people = Self { by_id: BTreeMap::new(), by_name: BTreeMap::new(), who: Vec::new() };
        let mut bearers: BTreeMap<(String, String), BTreeSet<usize>> = BTreeMap::new();
        for known in all.clone() {
            let Some(id) = &known.national_id else { continue };
            let next = people.who.len();
            let number = *people.by_id.entry(id.clone()).or_insert(next);
            if number == next {
                people.who.push(known.clone());
            } else {
                people.who[number] = known.clone();
            }
            bearers.entry(known.signature()).or_default().insert(number);
        }
        let alone = bearers.into_iter().filter(|(_, numbers)| numbers.len() == 1);
        people.by_name = alone.filter_map(|(name, numbers)| Some((name, *numbers.first()?))).collect();
        for known in all.filter(|known| known.national_id.is_none()) {
            let next = people.who.len();
            if *people.by_name.entry(known.signature()).or_insert(next) == next {
                people.who.push(known.clone());
            }
        }
        people
    }

    /// The number of somebody who occurs.
    pub(super) fn number(&self, known: &Known) -> usize {
        let by_id = known.national_id.as_ref().and_then(|id| self.by_id.get(id));
        by_id.or_else(|| self.by_name.get(&known.signature())).copied().unwrap_or(0)
    }

    /// Who has this number.
    pub(super) fn who(&self, number: usize) -> Known {
        self.who[number].clone()
    }

    /// Different people of the same name, and of one club with names a slip of the pen apart.
    pub(super) fn alike(&self) -> Vec<Alike> {
        let signed: Vec<_> = self.who.iter().map(|known| (known, known.signature())).collect();
        let mut alike = Vec::new();
        for (at, (one, own)) in signed.iter().enumerate() {
            for (other, theirs) in &signed[at + 1..] {
                let slip = own.1 == theirs.1 && strsim::damerau_levenshtein(&own.0, &theirs.0) == 1;
                let parted = one.national_id.is_some() && other.national_id.is_some();
                if (own.0 == theirs.0 || slip) && !parted {
                    alike.push(Alike { one: (*one).clone(), other: (*other).clone() });
                }
            }
        }
        alike
    }
}

/// Letters and digits in lower case, accents taken off, the words in alphabetical order.
fn plain(text: &str) -> String {
    let lower: String = spelling::fold(text).chars().filter(|c| *c != '\'' && *c != '’').collect();
    let mut words: Vec<_> = lower.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.sort_unstable();
    words.join(" ")
}
