//! What a move looks like to everybody: made and written once, shared by all who are shown it. It is a spectator's
//! knowledge; what a seat knows besides is its own line of the view, and comes with its scene.

use crate::closing::Closing;
use crate::state::{Change, Stage, TableState};
use bytes::Bytes;
use frame::Seat;
use games::{LiveGame, Supremacies};
use live::Stamp;
use std::sync::{Arc, OnceLock};
use words::{Lang, Words};

/// A moment as everybody may know it, told as what has changed.
#[derive(Debug)]
pub struct Common {
    /// The version after its events.
    pub version: u64,
    /// How far the table is.
    pub stage: Stage,
    /// Who is asked.
    pub to_act: Option<Seat>,
    /// Milliseconds left of the game and of the turn.
    pub clocks: (Option<i64>, Option<i64>),
    /// How near the end is, once the time of the game is up.
    pub closing: Option<Closing>,
    /// Who is ahead in what brings points, in a game that has such a thing.
    pub supremacies: Option<Supremacies>,
    /// What happened, as spectators may know it.
    pub events: Arc<Vec<String>>,
    /// How many lines the view has.
    pub lines: usize,
    /// The lines that are different now, by their number from 0.
    pub changed: Vec<(usize, String)>,
    /// Whether the chairs are as they were, and so is what is said of them.
    pub(crate) chairs_unchanged: bool,
    /// The number of the first line of a seat.
    first_seat: usize,
    /// What happened in sentences, once somebody wants them, in each language.
    words: [OnceLock<Arc<Vec<String>>>; Lang::ALL.len()],
    /// How the edge wrote it, once for all: without the events, the events, and both together.
    pub written: OnceLock<(String, String, Bytes)>,
}

impl Common {
    /// The line of a seat in the view.
    pub(crate) fn line_of(&self, seat: Seat) -> usize {
        self.first_seat + seat.index()
    }

    /// Whether what everybody sees of a seat has changed.
    pub(crate) fn touches(&self, seat: Seat) -> bool {
        self.changed.iter().any(|(line, _)| *line == self.line_of(seat))
    }
}

impl<G: LiveGame> TableState<G> {
    /// What everybody may know of what happened, and the view as it is now for whoever knows nothing more.
    pub(crate) fn common(&self, before: &str, changes: &[Change<G>], stamp: Stamp) -> (Common, String) {
        let view = self.view(None);
        let (mut old, mut lines, mut changed, mut first_seat) = (lines_of(before), 0, Vec::new(), None);
        for line in lines_of(&view) {
            if old.next() != Some(line) {
                changed.push((lines, line.to_owned()));
            }
            if first_seat.is_none() && line.starts_with("seat ") {
                first_seat = Some(lines);
            }
            lines += 1;
        }
        let common = Common {
            version: stamp.version,
            stage: self.stage,
            to_act: self.awaited_seat(),
            clocks: self.clocks_left(stamp.now),
            closing: self.closing(stamp.now),
            supremacies: self.supremacies(),
            events: Arc::new(self.events(None, changes)),
            lines,
            changed,
            chairs_unchanged: !self.changes_chairs(changes),
            first_seat: first_seat.unwrap_or_default(),
            words: Default::default(),
            written: OnceLock::new(),
        };
        (common, view)
    }

    /// What happened as a seat sees it; shared, where that is what everybody sees.
    pub(crate) fn events_of(&self, seat: Option<Seat>, changes: &[Change<G>], common: &Common) -> Arc<Vec<String>> {
        let mut events = changes.iter().flat_map(|change| &change.moves).flat_map(|made| &made.events);
        let same = events.all(|event| G::see(&self.setup, event, seat) == G::see(&self.setup, event, None));
        if same { Arc::clone(&common.events) } else { Arc::new(self.events(seat, changes)) }
    }

    /// The same in sentences.
    pub(crate) fn words_of(
        &self,
        seat: Option<Seat>,
        changes: &[Change<G>],
        common: &Common,
        lang: Lang,
        public: bool,
    ) -> Arc<Vec<String>> {
        let said = |seat| Arc::new(self.in_words(seat, changes, Words::new(lang)));
        if public { Arc::clone(common.words[lang as usize].get_or_init(|| said(None))) } else { said(seat) }
    }

    /// The line of a seat, as it sees it itself.
    pub(crate) fn own_line(&self, seat: Seat) -> String {
        let mut line = self.seat_line(seat);
        line.truncate(line.trim_end().len());
        line
    }

    fn seat_line(&self, seat: Seat) -> String {
        match self.stage {
            Stage::Open | Stage::Revealing => String::new(),
            Stage::Over => G::print_seat(&self.setup, &G::whole(&self.setup, &self.state), seat),
            Stage::Playing | Stage::Abandoned => {
                let view = G::view(&self.setup, &self.state, seat);
                G::print_seat(&self.setup, &G::seen(&self.setup, &view), seat)
            }
        }
    }
}

/// The lines of a text that ends with one, as `str::lines` has them: this is asked of every move.
fn lines_of(text: &str) -> impl Iterator<Item = &str> {
    let mut from = 0;
    memchr::memchr_iter(b'\n', text.as_bytes()).map(move |end| &text[std::mem::replace(&mut from, end + 1)..end])
}
