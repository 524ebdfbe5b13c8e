//! What a set-up lacks, and what to do about it: `sdadata doctor`. It looks as the server would and changes nothing but what any
//! start would change.

mod machine;

use crate::greeting::store_fault_said;
use crate::serve::Place;
use std::fmt::Write as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Instant;
use store::{Fault, Kind, Store};
use words::{Id, Words, id};

/// The most running games whose seal is tried.
const GAMES_TRIED_MAX: u16 = 200;
/// From this many milliseconds on a move is late for those who wait for it.
const SLOW_WRITE_MILLIS: u128 = 250;
/// How far the clock may be behind what was written, in milliseconds: two machines are never quite together.
const CLOCK_BEHIND_MAX: i64 = 60_000;

/// What is examined.
#[derive(Clone, Debug)]
pub struct SetUp {
    /// Where things are kept.
    pub place: Place,
    /// The address the server listens at.
    pub listen: SocketAddr,
    /// The folder of the copies, if they are made.
    pub copies: Option<PathBuf>,
}

/// How bad a finding is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Weight {
    /// As it should be.
    Fine,
    /// It works, and something is better done.
    Doubtful,
    /// Something is lost or refused if nothing is done.
    Broken,
}

/// Something that was looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// How bad it is.
    pub weight: Weight,
    /// What was found.
    pub sentence: String,
    /// What to do about it.
    pub remedy: Option<String>,
}

/// Everything that was found, in the order in which it was looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnosis {
    /// The findings.
    pub findings: Vec<Finding>,
}

impl Diagnosis {
    /// Whether nothing is broken.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.findings.iter().all(|finding| finding.weight < Weight::Broken)
    }

    /// The findings as lines: a mark, the sentence, and below it what to do.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        for finding in &self.findings {
            let mark = match finding.weight {
                Weight::Fine => "✓",
                Weight::Doubtful => "!",
                Weight::Broken => "✗",
            };
            _ = writeln!(text, "{mark} {}", finding.sentence);
            if let Some(remedy) = &finding.remedy {
                _ = writeln!(text, "  → {remedy}");
            }
        }
        text
    }
}

/// Looks at everything.
pub async fn examine(set_up: &SetUp, words: Words) -> Diagnosis {
    let mut doctor = Doctor { words, findings: Vec::new() };
    doctor.machine();
    let running = match &set_up.place {
        Place::Directory(directory) if !Store::is_in(directory) => {
            doctor.say(Weight::Doubtful, id::DOCTOR_NO_DATA, id::DOCTOR_NO_DATA_DO, &directory.display().to_string());
            false
        }
        Place::Directory(directory) => {
            doctor.directory(directory);
            doctor.database(&set_up.place).await;
            Store::is_served(directory)
        }
        Place::Address(_) => {
            doctor.database(&set_up.place).await;
            false
        }
    };
    doctor.address(set_up.listen, running).await;
    if let Some(folder) = &set_up.copies {
        doctor.copies(folder);
    }
    Diagnosis { findings: doctor.findings }
}

/// The examination as it goes.
struct Doctor {
    words: Words,
    findings: Vec<Finding>,
}

impl Doctor {
    fn fine(&mut self, sentence: Id, value: &str) {
        self.add(Weight::Fine, self.words.say_with(sentence, &[("value", value.into())]), None);
    }

    /// Something to be mended, and how.
    fn say(&mut self, weight: Weight, sentence: Id, remedy: Id, value: &str) {
        let values = [("value", value.into())];
        let remedy = self.words.say_with(remedy, &values);
        self.add(weight, self.words.say_with(sentence, &values), Some(remedy));
    }

    fn add(&mut self, weight: Weight, sentence: String, remedy: Option<String>) {
        self.findings.push(Finding { weight, sentence, remedy });
    }

    /// The folder: whether others can read it, and whether the key is there.
    fn directory(&mut self, directory: &Path) {
        let shown = directory.display().to_string();
        let open: Vec<String> = Store::private_files(directory)
            .into_iter()
            .filter(|path| machine::is_readable_by_others(path))
            .map(|path| path.display().to_string())
            .collect();
        if open.is_empty() {
            self.fine(id::DOCTOR_PRIVATE, &shown);
        } else {
            self.say(Weight::Broken, id::DOCTOR_READABLE, id::DOCTOR_READABLE_DO, &open.join(" "));
        }
        if Store::has_key(directory) {
            self.fine(id::DOCTOR_KEY, &shown);
        } else {
            self.say(Weight::Broken, id::DOCTOR_NO_KEY, id::DOCTOR_NO_KEY_DO, &shown);
        }
    }

    /// The database: whether it opens, is whole and takes what is written, and what is in it.
    async fn database(&mut self, place: &Place) {
        // A key that is missing is told, not made.
        let opened = match place {
            Place::Directory(directory) if !Store::has_key(directory) => Store::without_key(directory).await,
            place => place.open().await,
        };
        let store = match opened {
            Ok(store) => store,
            Err(fault) => {
                let remedy = self.words.say(id::DOCTOR_NO_DATABASE_DO);
                return self.add(Weight::Broken, store_fault_said(&fault, self.words), Some(remedy));
            }
        };
        if let Err(fault) = self.contents(&store).await {
            let remedy = self.words.say(id::DOCTOR_NO_DATABASE_DO);
            self.add(Weight::Broken, store_fault_said(&fault, self.words), Some(remedy));
        }
        store.close().await;
    }

    async fn contents(&mut self, store: &Store) -> Result<(), Fault> {
        match store.find_damage().await? {
            None => self.fine(id::DOCTOR_WHOLE, ""),
            Some(damage) => self.say(Weight::Broken, id::DOCTOR_DAMAGED, id::DOCTOR_DAMAGED_DO, &damage),
        }
        let begun = Instant::now();
        store.check_health().await?;
        let millis = begun.elapsed().as_millis();
        if millis < SLOW_WRITE_MILLIS {
            self.fine(id::DOCTOR_WRITES, &millis.to_string());
        } else {
            self.say(Weight::Doubtful, id::DOCTOR_SLOW, id::DOCTOR_SLOW_DO, &millis.to_string());
        }
        if store.kind() == Kind::Postgres && store.vault().is_none() {
            self.say(Weight::Doubtful, id::DOCTOR_UNSEALED, id::DOCTOR_UNSEALED_DO, "");
        }
        self.seals(store).await?;
        self.clock(store).await?;
        if store.has_administrator().await? {
            self.fine(id::DOCTOR_ADMINISTRATOR, "");
        } else {
            self.say(Weight::Doubtful, id::DOCTOR_NO_ADMINISTRATOR, id::DOCTOR_NO_ADMINISTRATOR_DO, "");
        }
        Ok(())
    }

    /// Whether the key at hand opens the dice of all running games.
    async fn seals(&mut self, store: &Store) -> Result<(), Fault> {
        let mut shut = Vec::new();
        let running = store.games("playing", true, GAMES_TRIED_MAX).await?;
        for game in &running {
            if !table::is_openable(store, &game.id).await? {
                shut.push(game.id.as_str());
            }
        }
        if shut.is_empty() {
            self.fine(id::DOCTOR_SEALS, &running.len().to_string());
        } else {
            self.say(Weight::Broken, id::DOCTOR_SHUT, id::DOCTOR_SHUT_DO, &shut.join(", "));
        }
        Ok(())
    }

    /// Whether the clock is behind what was already written.
    async fn clock(&mut self, store: &Store) -> Result<(), Fault> {
        let newest = store.newest_entry().await?;
        let behind = newest.map_or(0, |newest| newest - table::now());
        if behind > CLOCK_BEHIND_MAX {
            self.say(Weight::Broken, id::DOCTOR_CLOCK_BEHIND, id::DOCTOR_CLOCK_BEHIND_DO, &(behind / 1000).to_string());
        } else {
            self.fine(id::DOCTOR_CLOCK, "");
        }
        Ok(())
    }
}
