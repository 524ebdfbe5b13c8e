//! A table's log read again: records, replays, and the story in words.

use crate::course::{Course, Happened, Stage};
use crate::entry::{self, Entry, Unreadable};
use crate::scene::{Eyes, Scene, Viewer, Wanted};
use chance::GameId;
use games::Playable;
use notation::{Recorder, Reveal};
use regulation::Regulation;
use std::str::FromStr as _;
use std::sync::Arc;
use words::{Lang, Words};

/// One thing that happened, as it is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The version it happened with.
    pub version: u64,
    /// In the words of a record.
    pub event: String,
    /// In a sentence.
    pub words: String,
}

/// The opening of a table: its first entry.
pub(crate) fn opening<G: Playable>(
    id: &str,
    first: &store::Entry,
    regulation: Arc<Regulation>,
    setup: Arc<G::Setup>,
) -> Result<Course<G>, Unreadable> {
    let game = GameId::from_str(id).map_err(|fault| Unreadable(fault.to_string()))?;
    match entry::read(&first.body)? {
        Entry::Opened(opened) => Ok(Course::new(game, opened, regulation, setup, first.at)),
        _ => Err(Unreadable("a log that does not begin with a table".to_owned())),
    }
}

impl<G: Playable> Course<G> {
    /// The same table before anything happened at it.
    pub(crate) fn anew(&self, entries: &[store::Entry]) -> Result<Self, Unreadable> {
        let first = entries.first().ok_or_else(|| Unreadable("an empty log".to_owned()))?;
        opening(&self.id.to_string(), first, Arc::clone(&self.regulation), Arc::clone(&self.setup))
    }

    /// Folds entries one by one, looking after each.
    fn retell(
        &self,
        entries: &[store::Entry],
        mut look: impl FnMut(&Self, &Happened<G>, &store::Entry),
    ) -> Result<Self, Unreadable> {
        let mut course = self.anew(entries)?;
        for entry in &entries[1..] {
            let happened = course.fold(entry)?;
            look(&course, &happened, entry);
        }
        Ok(course)
    }

    /// What happened after a version.
    pub(crate) fn since(&self, entries: &[store::Entry], version: u64) -> Result<Vec<Happened<G>>, Unreadable> {
        let until = entries.iter().take_while(|entry| entry.version <= self.version).count();
        let mut missed = Vec::new();
        self.retell(&entries[..until], |_, happened, entry| {
            if entry.version > version {
                missed.push(happened.clone());
            }
        })?;
        Ok(missed)
    }

    /// The record as a viewer may see it; whole, once the game is over.
    pub(crate) fn record(
        &self,
        entries: &[store::Entry],
        viewer: Viewer,
        names: Vec<String>,
    ) -> Result<String, Unreadable> {
        let over = self.stage == Stage::Over;
        let header = self.header(names);
        let seat = self.seat_with(viewer);
        let mut recorder = if over {
            Recorder::<G>::whole(&self.setup, &header)
        } else {
            Recorder::<G>::seen_by(&self.setup, &header, seat)
        };
        let last = self.retell(entries, |_, happened, _| {
            for made in &happened.moves {
                recorder.add(&self.setup, made.clock, made.actor, &made.command, &made.events);
            }
        })?;
        if over {
            recorder.finish(&self.setup, &last.state, &Reveal::Secret(self.opened.secret.reveal_hex()));
        }
        Ok(recorder.into_text())
    }

    /// Every moment of the game, as a viewer saw it.
    pub(crate) fn replay(
        &self,
        entries: &[store::Entry],
        viewer: Viewer,
        lang: Option<Lang>,
    ) -> Result<Vec<Scene>, Unreadable> {
        let mut scenes = Vec::with_capacity(entries.len());
        self.retell(entries, |course, happened, entry| {
            if !happened.moves.is_empty() {
                let eyes = Eyes { viewer, lang, changes: false };
                let wanted = Wanted { eyes, whole: scenes.is_empty(), now: entry.at };
                scenes.push(course.scene(wanted, std::slice::from_ref(happened)));
            }
        })?;
        Ok(scenes)
    }

    /// The end of the story, oldest first: what happened after no later version than `until`.
    pub(crate) fn story(
        &self,
        entries: &[store::Entry],
        viewer: Viewer,
        lang: Lang,
        (until, most): (u64, usize),
    ) -> Result<Vec<Told>, Unreadable> {
        let mut story = Vec::new();
        let entries = &entries[..entries.iter().take_while(|entry| entry.version <= until).count().max(1)];
        self.retell(entries, |course, happened, entry| {
            let seat = course.seat_with(viewer);
            let happened = std::slice::from_ref(happened);
            let told = course.in_words(seat, happened, Words::new(lang));
            let told = course.events(seat, happened).into_iter().zip(told);
            story.extend(told.map(|(event, words)| Told { version: entry.version, event, words }));
        })?;
        Ok(story.split_off(story.len().saturating_sub(most)))
    }
}
