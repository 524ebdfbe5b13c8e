//! The referee's hand at a real table: decisions in the words of the record, and the hall's time.

use super::session::Session;
use super::terminal::Terminal;
use super::verbs::{self, Common, Verb};
use frame::Actor;
use words::id;

impl<G: Terminal> Session<G> {
    /// Puts a decision to the rules: `C8 remove alaska 2`, with or without the record's `rule` before it.
    pub(super) fn rule_as_referee(&mut self, decision: &str) {
        if !self.is_real_table() {
            return self.paragraph(&self.words.say(id::PLAY_ONLY_REAL_TABLE));
        }
        match G::read_command(&self.game.setup, &as_recorded(decision)) {
            Ok(command) => self.act_as_referee(command),
            Err(_) => self.explain_decisions(decision),
        }
    }

    /// Time is up because the hall says so, whatever the clock of the game says (G7.3, S1).
    pub(super) fn call_time_as_referee(&mut self) {
        if self.is_real_table() {
            self.act_as_referee(G::TIME_UP);
        } else {
            self.paragraph(&self.words.say(id::PLAY_ONLY_REAL_TABLE));
        }
    }

    fn act_as_referee(&mut self, command: G::Command) {
        self.repeat = None;
        if self.would_lay_open(command) {
            return self.paragraph(&self.words.say(id::PLAY_UNKNOWN_LAID_OPEN));
        }
        let clock = self.clock.stamp();
        if let Err(refusal) = self.game.act(clock, Actor::Referee, command) {
            self.refuse(&refusal);
        }
    }

    /// Whether a hand that is not known here would be laid open.
    fn would_lay_open(&self, command: G::Command) -> bool {
        let decided = || G::decide(&self.game.setup, self.game.state(), Actor::Referee, command);
        self.has_unknown() && decided().is_ok_and(|events| events.iter().any(G::lays_hand_open))
    }

    /// What could not be read, and what a referee can decide.
    fn explain_decisions(&mut self, decision: &str) {
        let referee = Verb::Common(Common::Referee);
        if !decision.is_empty() {
            self.paragraph(&self.words.say_with(id::PLAY_REFEREE_UNREAD, &[("found", decision.into())]));
        }
        let usage = verbs::say::<G>("usage", referee, self.words);
        self.paragraph(&self.words.say_with(id::PLAY_USAGE, &[("usage", usage.into())]));
        self.paragraph(&verbs::say::<G>("more", referee, self.words));
    }
}

/// A decision as a record has it: rules and seats are capital letters there, all else is small.
fn as_recorded(decision: &str) -> String {
    let mut words = decision.split_whitespace().map(str::to_lowercase).peekable();
    words.next_if_eq("rule");
    let rule = words.next().map(|rule| rule.to_uppercase());
    let rest = words.map(|word| if word.chars().count() == 1 { word.to_uppercase() } else { word });
    ["rule".to_owned()].into_iter().chain(rule).chain(rest).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_is_read_however_it_is_typed() {
        for decision in ["C8 remove alaska 2", "rule c8 remove Alaska 2", " c8  REMOVE alaska 2 "] {
            assert_eq!(as_recorded(decision), "rule C8 remove alaska 2");
        }
        assert_eq!(as_recorded("c40 points a 7"), "rule C40 points A 7");
        assert_eq!(as_recorded("g6.5 withdraw b"), "rule G6.5 withdraw B");
        assert_eq!(as_recorded(""), "rule");
    }
}
