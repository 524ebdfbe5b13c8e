//! The chain over a tournament's log: every entry bears a hash of itself and of the hash before it, so that an entry that was edited,
//! left out or put in is found.
//!
//! A person's data stand in the chain as their salted hash alone ([`withheld`]): they can be withheld from a public copy, or erased,
//! and the chain still holds.

use director::tournament::{Command, Event, Log, Logged, Person, Seal, What};
use sha2::{Digest as _, Sha256};

/// What the chain of a log says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chain {
    /// No entry bears a hash: the file was written by a program that kept none.
    Missing,
    /// Every entry is as it was written.
    Whole {
        /// The hash of the last entry, which stands for all of them.
        head: String,
    },
    /// An entry is not as it was written, or others before it are not.
    Broken {
        /// The first such entry, from 1.
        entry: usize,
    },
}

/// Seals the entries of a log that bear no hash yet. `salt` gives a text nobody can guess for each entry.
pub fn seal(log: &mut Log, mut salt: impl FnMut() -> String) {
    log.seal(|before, entry| {
        let salt = salt();
        let hash = hash(before, &salt, entry);
        Seal { salt, hash }
    });
}

/// Whether the entries of a log are as they were written.
#[must_use]
pub fn chain(entries: &[Logged]) -> Chain {
    if entries.iter().all(|entry| entry.seal.is_none()) {
        return Chain::Missing;
    }
    let mut head = String::new();
    for (at, entry) in entries.iter().enumerate() {
        match &entry.seal {
            Some(seal) if seal.hash == hash(&head, &seal.salt, entry) => head.clone_from(&seal.hash),
            Some(_) | None => return Chain::Broken { entry: at + 1 },
        }
    }
    Chain::Whole { head }
}

/// A person as the chain and a public copy have them: the hash of what is known of them, and nothing else.
#[must_use]
pub fn withheld(person: &Person, salt: &str) -> Person {
    if is_withheld(person) {
        return person.clone();
    }
    let name = format!("{WITHHELD}{}", sha256(&format!("{salt}\n{}", json(person))));
    Person { name, ..Person::default() }
}

/// What the name of a person begins with whose data are withheld.
const WITHHELD: &str = "sha256:";

/// Whether a person's data are withheld.
#[must_use]
pub fn is_withheld(person: &Person) -> bool {
    person.name.starts_with(WITHHELD) && Person { name: String::new(), ..person.clone() } == Person::default()
}

/// The hash of an entry: of the one before it, and of its text without its seal and without anybody's data.
fn hash(before: &str, salt: &str, entry: &Logged) -> String {
    let mut public = Logged { seal: None, ..entry.clone() };
    if let What::Done { command, events } = &mut public.what {
        if let Command::Enter { entry, .. } | Command::Correct { entry, .. } = &mut **command {
            entry.person = withheld(&entry.person, salt);
        }
        for event in events {
            if let Event::Entered { entry, .. } | Event::Corrected { entry, .. } = event {
                entry.person = withheld(&entry.person, salt);
            }
        }
    }
    sha256(&format!("{before}\n{}", json(&public)))
}

/// A value as one line of JSON. What stands in a log can always be written.
fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("an entry of a log has a text")
}

fn sha256(text: &str) -> String {
    Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::{Chain, chain, seal, withheld};
    use director::tournament::{Command, Entry, Event, Facts, Log, Logged, Person, Rules, What};
    use regulation::Library;

    fn log() -> Log {
        let rules = Rules::new(Library::embedded().get("raduno").expect("embedded"), None).expect("a format");
        let mut log = Log::default();
        let facts = Facts { name: "Prova".to_owned(), ..Facts::default() };
        log.ask(&rules, Command::Open { facts }, "1", "A").expect("it opens");
        for name in ["Ada", "Lea"] {
            let person = Person { name: name.to_owned(), surname: "Neri".to_owned(), ..Person::default() };
            let entry = Entry { person, ..Entry::default() };
            log.ask(&rules, Command::Enter { entry, namesake: false }, "2", "B").expect("they enter");
        }
        log
    }

    fn sealed() -> Vec<Logged> {
        let (mut log, mut number) = (log(), 0);
        seal(&mut log, || {
            number += 1;
            number.to_string()
        });
        log.entries().to_vec()
    }

    #[test]
    fn every_change_is_found() {
        let entries = sealed();
        assert!(matches!(chain(&entries), Chain::Whole { .. }));
        assert_eq!(chain(log().entries()), Chain::Missing);
        for at in 0..entries.len() {
            let broken = Chain::Broken { entry: at + 1 };
            let mut changed = entries.clone();
            changed[at].by = "C".to_owned();
            assert_eq!(chain(&changed), broken);
            let mut unsealed = entries.clone();
            unsealed[at].seal = None;
            assert_eq!(chain(&unsealed), broken);
            let mut shorter = entries.clone();
            shorter.remove(at);
            assert_eq!(chain(&shorter) == broken, at + 1 < entries.len(), "what was last may be missing");
        }
        let mut renamed = entries;
        if let What::Done { events, .. } = &mut renamed[2].what
            && let Event::Entered { entry, .. } = &mut events[0]
        {
            entry.person.name = "Eva".to_owned();
        }
        assert_eq!(chain(&renamed), Chain::Broken { entry: 3 });
    }

    #[test]
    fn the_chain_holds_without_the_data_of_people() {
        let mut entries = sealed();
        let head = chain(&entries);
        for entry in &mut entries {
            let salt = entry.seal.as_ref().expect("sealed").salt.clone();
            let What::Done { command, events } = &mut entry.what else { continue };
            if let Command::Enter { entry, .. } = &mut **command {
                entry.person = withheld(&entry.person, &salt);
            }
            if let Event::Entered { entry, .. } = &mut events[0] {
                entry.person = withheld(&entry.person, &salt);
            }
        }
        assert_eq!(chain(&entries), head);
        assert!(!format!("{entries:?}").contains("Neri"));
    }
}
