//! What whoever follows a real table does not know: left open with a `?`, told later.

use super::company::Mind;
use super::console::{History, Input};
use super::session::{Exit, Session};
use super::terminal::{OpenSecret, Terminal};
use frame::{RuleId, Seat};
use words::id;

impl<G: Terminal> Session<G> {
    /// Whether something of this table is not known here. From then on no hand and no objective is shown: what stands for
    /// the unknown is nobody's.
    pub(super) fn has_unknown(&self) -> bool {
        self.game.known().has_unknown()
    }

    /// Leaves a secret of this seat open; one of a bot cannot be, nor what everybody sees.
    pub(super) fn leave_open(&mut self, secret_of: Option<Seat>) {
        let Some(seat) = secret_of else { return self.paragraph(&self.words.say(id::PLAY_UNKNOWN_OPEN)) };
        if let Mind::Bot(_) = self.mind(seat) {
            return self.paragraph(&self.words.say(id::PLAY_UNKNOWN_BOT));
        }
        let clock = self.clock.stamp();
        if !self.game.leave_open(clock) {
            self.paragraph(&self.words.say(id::PLAY_UNKNOWN_OPEN));
        }
    }

    /// `objective B 8`: what was left open is told. Whether that is what was typed.
    pub(super) fn tell_secret(&mut self, typed: &str) -> bool {
        let (letter, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        let open = G::open_secrets(self);
        let Some(secret) = open.iter().find(|secret| secret.seat.to_string().eq_ignore_ascii_case(letter)) else {
            let seats = open.iter().map(|secret| secret.seat.to_string()).collect::<Vec<_>>().join(", ");
            let values = [("found", typed.into()), ("seats", seats.into()), ("open", open.len().into())];
            self.paragraph(&self.words.say_with(id::PLAY_UNKNOWN_WHOSE, &values));
            return true;
        };
        self.take_in_secret(secret, rest);
        true
    }

    fn take_in_secret(&mut self, secret: &OpenSecret, typed: &str) {
        let Some(command) = G::read_secret(self, typed.trim()) else {
            return self.paragraph(&self.words.say(id::PLAY_TYPE_AGAIN));
        };
        match self.game.reveal(secret.at, command) {
            Ok(()) => {
                self.repeat = None;
                let values = [("seat", self.seat_name(secret.seat).into()), ("found", typed.trim().into())];
                self.paragraph(&self.words.say_with(id::PLAY_UNKNOWN_TOLD, &values));
            }
            Err(at) if at == secret.at || self.game.known().acts()[at].command == command => {
                self.paragraph(&self.words.say(id::PLAY_UNKNOWN_TAKEN));
            }
            Err(at) => self.refuse_secret(secret.seat, at),
        }
    }

    /// Why this cannot have been the secret: at that command the game would have gone another way.
    fn refuse_secret(&mut self, seat: Seat, at: usize) {
        let values = [
            ("seat", self.seat_name(seat).into()),
            ("command", (at + 1).into()),
            ("rule", self.rule_and_article(RuleId::case(22)).into()),
        ];
        self.paragraph(&self.words.say_with(id::PLAY_UNKNOWN_REFUSED, &values));
    }

    /// Asks for one of the secrets that decide who has won; whether there was one.
    pub(super) fn ask_for_secret(&mut self) -> Result<bool, Exit> {
        let Some(secret) = G::open_secrets(self).into_iter().next() else { return Ok(false) };
        self.tell();
        self.paragraph(&self.words.say(id::PLAY_UNKNOWN_AT_END));
        let prompt = format!("{} ", secret.text);
        match self.console.ask(&prompt, &prompt, History::Skip) {
            Input::Line(line) if self.amend(&line) => {}
            Input::Line(line) => self.take_in_secret(&secret, &line),
            Input::End => self.leave_at_end()?,
        }
        Ok(true)
    }
}
