//! The chain over a log, and what stands beside it.
//!
//! The body of an entry is a line of JSON that is chained, and sometimes a second one that is not: names, dates of birth,
//! the secret of a draw. The first line has the salted hash of what stands in the second, so the second can be taken away,
//! after an erasure or in a public copy, and the chain still holds. Each first line names the hash of the one before it.

use crate::entry::Entry;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::fmt;

/// The hash of a chained line, or of something that is withheld: 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seal(String);

impl Seal {
    /// The hash of a text.
    #[must_use]
    pub fn of(text: &str) -> Self {
        let mut seal = String::with_capacity(64);
        for byte in Sha256::digest(text.as_bytes()) {
            seal.push_str(&format!("{byte:02x}"));
        }
        Self(seal)
    }

    /// The digits.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What stands beside a chained line: personal data by their seal, each with the salt it was sealed with, and a secret.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Aside {
    /// Personal data, by their seal.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub people: BTreeMap<Seal, SealedPerson>,
    /// The secret whose hash a draw was promised with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// Personal data with the salt they were sealed with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SealedPerson {
    salt: String,
    data: Map<String, Value>,
}

/// What is personal about somebody who entered. Club and region stay: draws are made with them.
const PERSONAL: [&str; 5] = ["name", "surname", "nickname", "birth", "national_id"];

impl Aside {
    /// Whether nothing stands beside the line.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.people.is_empty() && self.secret.is_none()
    }

    /// Takes the personal data out of a value, wherever a `person` is, and leaves their seals.
    pub(crate) fn take_from(&mut self, value: &mut Value, salt: &str) {
        visit_people(value, &mut |person| {
            let data: Map<String, Value> =
                PERSONAL.into_iter().filter_map(|key| Some((key.to_owned(), person.remove(key)?))).collect();
            let sealed = SealedPerson { salt: salt.to_owned(), data };
            let seal = sealed.seal();
            person.insert("seal".to_owned(), Value::String(seal.0.clone()));
            self.people.insert(seal, sealed);
        });
    }

    /// Puts the personal data back; what is withheld stays away. Refuses data that are not those that were sealed.
    pub(crate) fn put_back(&self, value: &mut Value) -> Result<(), String> {
        let mut forged = None;
        visit_people(value, &mut |person| {
            let Some(Value::String(seal)) = person.remove("seal") else { return };
            let seal = Seal(seal);
            match self.people.get(&seal) {
                Some(sealed) if sealed.seal() == seal => person.extend(sealed.data.clone()),
                Some(_) => forged = Some(seal),
                None => {}
            }
        });
        forged.map_or(Ok(()), |seal| Err(format!("the data under the seal {seal} are not those that were sealed")))
    }
}

impl SealedPerson {
    fn seal(&self) -> Seal {
        Seal::of(&format!("{}\n{}", self.salt, Value::Object(self.data.clone())))
    }
}

fn visit_people(value: &mut Value, visit: &mut impl FnMut(&mut Map<String, Value>)) {
    match value {
        Value::Object(map) => {
            for (key, value) in map.iter_mut() {
                match value {
                    Value::Object(person) if key == "person" => visit(person),
                    other => visit_people(other, visit),
                }
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|value| visit_people(value, visit)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// What is wrong with a log.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ChainFault {
    /// An entry that does not follow from the one before.
    #[error("entry {version} does not follow from entry {before}: one of them was changed", before = version - 1)]
    Broken {
        /// The number of the entry.
        version: u64,
    },
    /// An entry that is none.
    #[error("entry {version}: {why}")]
    Unreadable {
        /// The number of the entry.
        version: u64,
        /// What is wrong with it.
        why: String,
    },
}

/// Goes through a log from its first entry: the seal of the last one, and the entries of which something is withheld.
///
/// # Errors
/// At the first entry that was changed.
pub fn check<'a>(bodies: impl IntoIterator<Item = &'a str>) -> Result<(Seal, Vec<u64>), ChainFault> {
    let (mut head, mut withheld) = (Seal::default(), Vec::new());
    for (version, body) in (1..).zip(bodies) {
        let entry = Entry::read(body).map_err(|why| ChainFault::Unreadable { version, why })?;
        if entry.before != head {
            return Err(ChainFault::Broken { version });
        }
        if entry.is_withheld() {
            withheld.push(version);
        }
        head = seal_of_body(body);
    }
    Ok((head, withheld))
}

/// The seal of an entry: of its chained line alone.
pub(crate) fn seal_of_body(body: &str) -> Seal {
    Seal::of(body.lines().next().unwrap_or_default())
}
