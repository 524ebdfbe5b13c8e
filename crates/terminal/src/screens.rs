//! What is shown at the keyboard: whose it is, the table, and what is asked.

use super::clock::Limit;
use super::console::{History, Input};
use super::layout::pad;
use super::session::{Exit, Session};
use super::terminal::{AnswerNeeds, Screen, Terminal};
use board::ColourSet;
use frame::{Awaited, Seat};
use words::id;

impl<G: Terminal> Session<G> {
    /// Whether several people sit at the keyboard in turn, each with secrets of their own.
    pub(super) fn is_keyboard_shared(&self) -> bool {
        self.company.people() > 1 && !self.is_refereed
    }

    /// Gives the keyboard to a seat. Where several share it, the screen is emptied and the others look away;
    /// what needs no secret is asked without that. Whether it can be asked now: at a real table something may have been
    /// taken back instead.
    pub(super) fn hand_over(&mut self, seat: Seat) -> Result<bool, Exit> {
        let in_the_open = self.game.situation().needs != AnswerNeeds::Secrets;
        if self.holder == Some(seat) || self.company.people() > 1 && in_the_open {
            return Ok(true);
        }
        if self.is_keyboard_shared() {
            self.tell();
            if !self.pass_keyboard(seat)? {
                return Ok(false);
            }
        }
        self.holder = Some(seat);
        self.repeat = None;
        if !self.is_refereed {
            self.shown = None;
        }
        if self.is_keyboard_shared() {
            self.recap(seat);
        }
        Ok(true)
    }

    /// Where several share the keyboard, what was one's own leaves the screen as soon as another is to act.
    pub(super) fn release_keyboard(&mut self) {
        let Some(holder) = self.holder.filter(|_| self.is_keyboard_shared()) else { return };
        let awaited = matches!(self.game.awaited(), Awaited::Seat(seat) if seat == holder);
        if self.turn() != Some(holder) && !awaited {
            self.holder = None;
            self.repeat = None;
            self.console.clear();
        }
    }

    /// Waits until the next one is at the keyboard, or says what was mistyped before.
    fn pass_keyboard(&mut self, seat: Seat) -> Result<bool, Exit> {
        let values = [("seat", self.seat_name(seat).into()), ("name", self.sitter(seat).into())];
        let prompt = self.words.say_with(id::PLAY_PASS_KEYBOARD, &values) + " ";
        self.console.clear();
        let styled = self.console.paint.signal(&prompt);
        let line = loop {
            match self.console.ask(&prompt, &styled, History::Skip) {
                Input::Line(line) => break line,
                Input::End => self.leave_at_end()?,
            }
        };
        self.console.clear();
        Ok(!self.amend(&line))
    }

    /// What happened since this seat last had the keyboard.
    fn recap(&mut self, seat: Seat) {
        let width = self.console.width();
        let mut narrator = self.narrator(width, Some(seat));
        narrator.live = None;
        let lines = narrator.tell(&self.game.chronicle, self.known[seat], self.game.chronicle.len());
        self.told = self.game.chronicle.len();
        self.console.say_all(&lines);
    }

    /// The name of who sits at a seat; "you" for the only person there is.
    pub(super) fn sitter(&self, seat: Seat) -> String {
        self.company.shown(G::player(self.game.state(), seat), self.words)
    }

    /// What a seat is called.
    pub(super) fn seat_name(&self, seat: Seat) -> String {
        G::say_seat(self.words, seat, &self.game.names())
    }

    /// The board, once in every turn.
    pub(super) fn show_once(&mut self, seat: Seat) {
        let progress = self.game.progress();
        let now = (progress.turn, progress.lap.0);
        let needless = self.game.situation().needs == AnswerNeeds::Nothing;
        if needless || self.shown == Some(now) || self.shown.is_some() && now.1 == 0 {
            return;
        }
        self.shown = Some(now);
        self.show_board(self.eyes(seat));
    }

    /// The board as these eyes see it, with the state of the game above and one's own below.
    pub(super) fn show_board(&mut self, eyes: Option<Seat>) {
        let width = self.console.width();
        let screen = G::screen(self, eyes, width);
        self.show_board_of(&screen, width);
    }

    /// The board of a screen, with the state of the game above and one's own below.
    pub(super) fn show_board_of(&mut self, screen: &Screen, width: usize) {
        let status = self.status_line(width);
        self.console.say("");
        self.console.say(&status);
        self.console.say_all(&screen.board);
        self.console.say_all(&screen.own);
    }

    /// Lap and phase at the left, time at the right.
    fn status_line(&self, width: usize) -> String {
        let phase = G::say_phase(self.words, self.game.state());
        let left = match self.game.progress().lap.0 {
            0 => self.words.say_with(id::PLAY_STATUS_BEFORE, &[("phase", phase.into())]),
            lap => self.words.say_with(id::PLAY_STATUS, &[("lap", lap.into()), ("phase", phase.into())]),
        };
        let right = self.time_text();
        let room = width.saturating_sub(1 + right.chars().count());
        let gap = if left.chars().count() < room { "" } else { " · " };
        format!("{}{gap}{right}", self.console.paint.bold(&pad(&left, room)))
    }

    /// How much time is gone, of how much.
    fn time_text(&self) -> String {
        if self.game.progress().time_is_up {
            return match self.game.situation().last_lap {
                Some(lap) => self.words.say_with(id::PLAY_TIME_LAST_LAP, &[("lap", lap.0.into())]),
                None => self.words.say(id::PLAY_TIME_OVER),
            };
        }
        let seconds = self.clock.seconds();
        let gone = format!("{}:{:02}", seconds / 60, seconds % 60);
        match self.clock.limit() {
            Limit::Never => String::new(),
            Limit::Laps(laps) => self.words.say_with(id::PLAY_TIME_LAPS, &[("laps", laps.into())]),
            Limit::Minutes(minutes) => {
                self.words.say_with(id::PLAY_TIME, &[("gone", gone.into()), ("minutes", minutes.into())])
            }
        }
    }

    /// What is asked now, where the prompt alone does not say it; it is said once.
    pub(super) fn guide(&mut self, guidance: Option<String>) {
        let now = self.game.commands();
        if self.guided.replace(now) == Some(now) {
            return;
        }
        if let Some(text) = guidance {
            self.paragraph(&text);
        }
    }

    /// The colours left, to choose from.
    pub(super) fn colours_text(&self, free: ColourSet) -> Option<String> {
        let free: Vec<String> = free.iter().map(|colour| speech::colour(self.words, colour)).collect();
        let values = [("list", free.join(", ").into()), ("first", free.first()?.as_str().into())];
        Some(self.words.say_with(id::PLAY_CHOOSE_COLOUR, &values))
    }
}
