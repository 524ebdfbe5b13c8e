//! Taking back at a real table: whoever types in what others do mistypes now and then.

use super::company::Mind;
use super::console::{History, Input};
use super::game::Act;
use super::request::GameRequest;
use super::session::Session;
use super::terminal::Terminal;
use frame::{Actor, Seat};
use words::id;

impl<G: Terminal> Session<G> {
    /// `undo` at a seat's prompt. Where the program rolls, only reinforcements are taken back: dice that fell stand.
    pub(super) fn undo_at_prompt(&mut self, seat: Seat) {
        if self.is_real_table() {
            self.undo_typed();
        } else if !self.answer(seat, GameRequest::Undo) {
            self.paragraph(&self.words.say(id::PLAY_UNDO_ROLLED));
        }
    }

    /// Takes back the last thing that was typed, and what followed from it by itself.
    pub(super) fn undo_typed(&mut self) {
        let turn = self.turn_in_lap();
        let mut sentence = None;
        while let Some(act) = self.game.last_act() {
            sentence = Some(self.sentence_of(act));
            self.game.take_back();
            if !self.follows_by_itself(act) {
                break;
            }
        }
        match sentence {
            Some(what) => {
                self.forget_what_was_taken_back(turn);
                self.paragraph(&self.words.say_with(id::PLAY_UNDONE, &[("what", what.into())]));
            }
            None => self.paragraph(&self.words.say(id::PLAY_NOTHING_TYPED)),
        }
    }

    /// The first event of a command, as everybody at the keyboard may know it.
    fn sentence_of(&self, act: Act<G::Command>) -> String {
        let first = self.game.chronicle.since(act.events_before).first();
        first.map(|entry| self.narrator(80, None).sentence(&entry.event, None)).unwrap_or_default()
    }

    /// Whether this command would come again in this position without anybody typing it.
    fn follows_by_itself(&self, act: Act<G::Command>) -> bool {
        match act.actor {
            Actor::Clock => true,
            Actor::Chance | Actor::Referee => false,
            Actor::Seat(seat) => match self.mind(seat) {
                Mind::Bot(_) => true,
                Mind::Person => G::question(self, seat).only_choice.is_some_and(|only| only.command == act.command),
            },
        }
    }

    /// What was told, shown and saved, as far as it still happened; `turn` is the one in which it was taken back.
    fn forget_what_was_taken_back(&mut self, turn: (Seat, u16)) {
        let events = self.game.chronicle.len();
        self.told = self.told.min(events);
        for seat in Seat::ALL {
            self.known[seat] = self.known[seat].min(events);
        }
        self.repeat = None;
        self.guided = None;
        if self.turn_in_lap() != turn {
            self.shown = None;
        }
        let commands = self.game.commands();
        if let Some((_, saved)) = &mut self.saved {
            *saved = saved.filter(|&saved| saved <= commands);
        }
    }

    fn turn_in_lap(&self) -> (Seat, u16) {
        let progress = self.game.progress();
        (progress.turn, progress.lap.0)
    }

    /// Whether the game goes on although it was over: at a real table its last die may have been mistyped.
    pub(super) fn is_reopened(&mut self) -> bool {
        if !self.is_real_table() {
            return false;
        }
        let prompt = self.words.say(id::PLAY_TYPED_END) + " ";
        match self.console.ask(&prompt, &prompt, History::Skip) {
            Input::Line(line) => self.amend(&line),
            Input::End => false,
        }
    }
}
