//! What is shown at the keyboard: whose it is, the table, and what is asked.

use super::board_view::{BoardView, wanted};
use super::chronicle::Detail;
use super::clock::Limit;
use super::console::{Remember, Typed};
use super::layout::{pad, wrap};
use super::session::{Session, Stop};
use board::{Goal, TerritorySet};
use rules::{Awaited, Event, Owner, Phase, Seat, View, legal, points};

impl Session {
    /// Gives the keyboard to a seat. Where several share it, the screen is emptied and the others look away;
    /// what needs no secret is asked without that.
    pub(super) fn hand_over(&mut self, seat: Seat) -> Result<(), Stop> {
        let open_question = matches!(self.game.open().phase(), Phase::Declared(_) | Phase::Colours(_));
        if self.holder == Some(seat) || self.company.people() > 1 && open_question {
            return Ok(());
        }
        if self.company.people() > 1 {
            self.tell();
            self.pass_keyboard(seat)?;
        }
        self.holder = Some(seat);
        self.shown = None;
        self.standing = None;
        if self.company.people() > 1 {
            self.recap(seat);
        }
        Ok(())
    }

    /// Where several share the keyboard, what was one's own leaves the screen as soon as another is to act.
    pub(super) fn release_keyboard(&mut self) {
        let Some(holder) = self.holder.filter(|_| self.company.people() > 1) else { return };
        let open = self.game.open();
        let on_turn = open.lap().0 > 0 && open.turn() == holder;
        if !on_turn && self.game.awaited() != Awaited::Seat(holder) {
            self.holder = None;
            self.standing = None;
            self.console.clear();
        }
    }

    fn pass_keyboard(&mut self, seat: Seat) -> Result<(), Stop> {
        let name = self.sitter(seat);
        let seat_name = self.words.seat(seat, &self.game.names());
        let values = [("seat", seat_name.into()), ("name", name.into())];
        let prompt = self.words.say_with("play-pass-keyboard", &values) + " ";
        self.console.clear();
        let styled = self.console.paint.signal(&prompt);
        while self.console.ask(&prompt, &styled, Remember::No) == Typed::End {
            self.leave_at_end()?;
        }
        self.console.clear();
        Ok(())
    }

    /// What happened since this seat last had the keyboard.
    fn recap(&mut self, seat: Seat) {
        let width = self.console.width();
        let mut teller = self.teller(width, Some(seat));
        teller.live = None;
        let lines = teller.tell(&self.game.chronicle, self.known[seat], self.game.chronicle.len());
        self.told = self.game.chronicle.len();
        self.console.say_all(&lines);
    }

    /// The name of who sits at a seat; "you" for the only person there is.
    pub(super) fn sitter(&self, seat: Seat) -> String {
        self.company.shown(self.game.open().player(seat), self.words)
    }

    /// The board, once in every turn.
    pub(super) fn show_once(&mut self, seat: Seat) {
        let open = self.game.open();
        let now = (open.turn(), open.lap().0);
        let bare = matches!(open.phase(), Phase::Colours(_) | Phase::Declared(_));
        if bare || self.shown == Some(now) || self.shown.is_some() && now.1 == 0 {
            return;
        }
        self.shown = Some(now);
        self.show_board(self.eyes(seat));
    }

    /// The board as these eyes see it, with the state of the game above and one's own below.
    pub(super) fn show_board(&mut self, eyes: Option<Seat>) {
        let width = self.console.width();
        let mut lines = vec![String::new(), self.status_line(width)];
        lines.extend(self.board_lines(eyes, width));
        lines.extend(self.own_lines(eyes, width));
        self.console.say_all(&lines);
    }

    fn board_lines(&self, eyes: Option<Seat>, width: usize) -> Vec<String> {
        let sitters = |seat: Seat| self.sitter(seat);
        let view = BoardView {
            setup: &self.game.setup,
            regulation: &self.game.regulation,
            view: self.game.view(eyes),
            words: self.words,
            paint: self.console.paint,
            sitters: &sitters,
        };
        view.lines(width)
    }

    /// Lap and phase at the left, time at the right.
    fn status_line(&self, width: usize) -> String {
        let open = self.game.open();
        let phase = self.words.phase(&open.phase());
        let left = match open.lap().0 {
            0 => self.words.say_with("play-status-before", &[("phase", phase.into())]),
            lap => self.words.say_with("play-status", &[("lap", lap.into()), ("phase", phase.into())]),
        };
        let right = self.time_text();
        let room = width.saturating_sub(1 + right.chars().count());
        let gap = if left.chars().count() < room { "" } else { " · " };
        format!("{}{gap}{right}", self.console.paint.bold(&pad(&left, room)))
    }

    /// How much time is gone, of how much.
    fn time_text(&self) -> String {
        let open = self.game.open();
        if open.time_is_up() {
            return match open.last_lap() {
                Some(lap) => self.words.say_with("play-time-last-lap", &[("lap", lap.into())]),
                None => self.words.say("play-time-over"),
            };
        }
        let seconds = self.clock.seconds();
        let gone = format!("{}:{:02}", seconds / 60, seconds % 60);
        match self.clock.limit() {
            Limit::Never => String::new(),
            Limit::Laps(laps) => self.words.say_with("play-time-laps", &[("laps", laps.into())]),
            Limit::Minutes(minutes) => {
                self.words.say_with("play-time", &[("gone", gone.into()), ("minutes", minutes.into())])
            }
        }
    }

    /// One's objective, points and armies to place.
    fn own_lines(&self, eyes: Option<Seat>, width: usize) -> Vec<String> {
        let Some(seat) = eyes else { return Vec::new() };
        let view = self.game.view(eyes);
        let mut said = Vec::new();
        if view.objective().is_some() {
            said.push(self.progress(&view, seat));
        }
        let open = self.game.open();
        if open.turn() == seat && matches!(open.phase(), Phase::Reinforce) {
            said.push(self.words.say_with("play-reinforcements", &[("armies", open.due().into())]));
            if legal(&self.game.setup, &view).tris().next().is_some() {
                said.push(self.words.say("play-tris-ready"));
            }
        }
        let mut lines = if said.is_empty() { said } else { wrap(&said.join(" "), width - 1, 0) };
        let lost = self.lost_since_last_turn(seat);
        if !lost.is_empty() {
            let values = [("list", self.words.territories(lost, &self.game.names()).into())];
            lines.extend(wrap(&self.words.say_with("play-lost", &values), width - 1, 0));
        }
        lines
    }

    /// What others took from a seat since its last turn, and still have.
    fn lost_since_last_turn(&self, seat: Seat) -> TerritorySet {
        let open = self.game.open();
        let own = |event: &Event| matches!(event, Event::TurnBegan { seat: whose, .. } if *whose == seat);
        let skipped = usize::from(open.turn() == seat);
        let mut turns = 0;
        let recent = self.game.chronicle.all().iter().rev().take_while(|entry| {
            turns += usize::from(own(&entry.event));
            turns <= skipped
        });
        let lost = recent.filter_map(|entry| match (&entry.event, &entry.detail) {
            (&Event::Conquered { territory, .. }, Detail::Taken(owner)) if *owner == Owner::Seat(seat) => {
                Some(territory)
            }
            _ => None,
        });
        lost.collect::<TerritorySet>() - open.owned(seat)
    }

    /// How far one's objective is, in one sentence.
    pub(super) fn progress(&self, view: &View<'_>, seat: Seat) -> String {
        let Some(objective) = view.objective() else { return String::new() };
        let (setup, words) = (&self.game.setup, self.words);
        let (names, owned) = (self.game.names(), view.open().owned(seat));
        let name = words.objective_name(objective, &names);
        match setup.objectives.goal(objective) {
            Goal::Territories(_) => {
                let wanted = wanted(setup, view);
                let values = [
                    ("name", name.into()),
                    ("points", points(setup, self.game.state(), seat).into()),
                    ("worth", setup.board.worth(wanted).into()),
                    ("territories", (wanted - owned).len().into()),
                ];
                words.say_with("play-progress", &values)
            }
            goal => {
                let values = [
                    ("name", name.into()),
                    ("goal", words.goal(&goal, &names).into()),
                    ("territories", owned.len().into()),
                ];
                words.say_with("play-progress-goal", &values)
            }
        }
    }

    /// What is asked now, where the prompt alone does not say it; it is said once.
    pub(super) fn guide(&mut self, seat: Seat) {
        let now = self.game.commands();
        if self.guided.replace(now) == Some(now) {
            return;
        }
        if let Some(text) = self.guidance(seat) {
            self.paragraph(&text);
        }
    }

    fn guidance(&self, seat: Seat) -> Option<String> {
        let phase = self.game.open().phase();
        let view = self.game.view(Some(seat));
        let may = legal(&self.game.setup, &view);
        if let Phase::Occupy(attack) = phase {
            return may.occupation().map(|bounds| self.occupation_text(attack, bounds));
        }
        if let Phase::Declared(attack) = phase {
            return may.defence().map(|most| self.defence_text(attack, most));
        }
        if let Some(free) = may.colours() {
            let free: Vec<String> = free.iter().map(|colour| self.words.colour(colour)).collect();
            let values = [("list", free.join(", ").into()), ("first", free.first()?.as_str().into())];
            return Some(self.words.say_with("play-choose-colour", &values));
        }
        let ghost = matches!(phase, Phase::GhostPlacing(_) | Phase::Gift(_));
        let among = if ghost { may.places().0 } else { may.exchanges() };
        let names = self.game.names();
        let awaited = self.words.awaited(&phase, &names);
        let values = [("awaited", awaited.into()), ("list", self.words.territories(among, &names).into())];
        (!among.is_empty()).then(|| self.words.say_with("play-choose-among", &values))
    }
}
