//! A real table: its dice and cards are typed in as they fall.

use super::console::{History, Input};
use super::finder::plain;
use super::request::file_named;
use super::session::{Exit, Session};
use super::terminal::{ChanceReading, Terminal};
use super::verbs::{self, Common, Verb, VerbOf};
use frame::{Actor, Dice, Faces, Player};
use words::id;

impl<G: Terminal> Session<G> {
    /// Whether dice and cards are those of a real table.
    pub(super) fn is_real_table(&self) -> bool {
        self.game.dice().are_typed()
    }

    /// Asks for what fell; a line about the program is obeyed instead.
    pub(super) fn type_in(&mut self, question: G::Question) -> Result<(), Exit> {
        self.tell();
        let asked = G::chance_question(self, question);
        self.guide(asked.reason);
        let prompt = asked.text + " ";
        let styled = self.console.paint.bold(&prompt);
        let line = match self.console.ask(&prompt, &styled, History::Skip) {
            Input::Line(line) => line,
            Input::End => return self.leave_at_end(),
        };
        if self.amend(&line) {
            return Ok(());
        }
        if line.trim() == "?" {
            self.leave_open(asked.secret_of);
            return Ok(());
        }
        let (word, rest) = first_word(&line);
        let about = |verb: &VerbOf<G>| verbs::is_for_every_prompt::<G>(*verb) && word.chars().count() > 1;
        match verbs::find::<G>(&plain(word)).filter(about) {
            Some(verb) => self.obey_openly(verb, rest),
            None => {
                self.let_fall(G::read_chance(self, question, line.trim()));
                if asked.secret_of.is_some() {
                    self.hide();
                }
                Ok(())
            }
        }
    }

    /// Sets right what was typed before, or has the referee decide, where a line asks for that; whether it does.
    pub(super) fn amend(&mut self, line: &str) -> bool {
        let (word, rest) = first_word(line);
        match verbs::find::<G>(&plain(word)).filter(|_| self.is_real_table()) {
            Some(Verb::Common(Common::Undo)) => self.undo_typed(),
            Some(Verb::Common(Common::Referee)) => self.rule_as_referee(rest),
            Some(Verb::Common(Common::TimeUp)) => self.call_time_as_referee(),
            Some(verb) if !rest.is_empty() && verbs::shows_secret::<G>(verb) => return self.tell_secret(rest),
            _ => return false,
        }
        true
    }

    /// Where several share the keyboard, a secret just typed leaves the screen.
    fn hide(&mut self) {
        if self.is_keyboard_shared() {
            self.console.clear();
        }
    }

    /// What can be asked when nobody in particular is at the keyboard.
    fn obey_openly(&mut self, verb: VerbOf<G>, rest: &str) -> Result<(), Exit> {
        match verb {
            Verb::Common(Common::Board) => self.show_board(None),
            Verb::Common(Common::Players) => self.show_players(),
            Verb::Common(Common::Save) => {
                self.save_on_request(file_named(rest));
            }
            Verb::Common(Common::Quit) => return self.leave_on_request(),
            Verb::Common(Common::Help) => self.show_help(verbs::find::<G>(&plain(rest))),
            Verb::Common(_) | Verb::Game(_) => self.paragraph(&self.words.say(id::PLAY_NOT_NOW)),
        }
        Ok(())
    }

    /// Who rolls for the order.
    pub(super) fn order_text(&self, player: Player, dice: Dice) -> String {
        let name = self.company.name(player);
        self.words.say_with(id::PLAY_TYPE_ORDER, &[("name", name.into()), ("dice", dice.0.into())])
    }

    /// Lets what was typed happen; what the rules refuse, or what could not be read, is said and asked again.
    fn let_fall(&mut self, reading: ChanceReading<G::Command>) {
        for command in reading.commands {
            let clock = self.clock.stamp();
            if let Err(refusal) = self.game.act(clock, Actor::Chance, command) {
                return self.refuse(&refusal);
            }
        }
        if let Some(fault) = reading.fault {
            self.paragraph(&fault);
        }
    }
}

/// The first word of a line, and what follows it.
fn first_word(line: &str) -> (&str, &str) {
    let (word, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
    (word, rest.trim())
}

/// The digits of a text as dice.
pub(super) fn faces(text: &str) -> Option<Faces> {
    let digits: Option<Vec<u8>> = text
        .chars()
        .filter(|c| !c.is_whitespace() && !",;:-+/".contains(*c))
        .map(|c| c.to_digit(10).and_then(|digit| u8::try_from(digit).ok()))
        .collect();
    Faces::new(&digits?)
}

/// Attack and defence: parted by a colon or a slash, or the first so many and the rest.
pub(super) fn both_faces(text: &str, attack: Dice) -> Option<(Faces, Faces)> {
    if let Some((a, d)) = text.split_once([':', '/']) {
        return Some((faces(a)?, faces(d)?));
    }
    let digits: Vec<char> = text.chars().filter(|c| !c.is_whitespace() && *c != ',').collect();
    let (a, d) = digits.split_at_checked(usize::from(attack.0))?;
    Some((faces(&a.iter().collect::<String>())?, faces(&d.iter().collect::<String>())?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_read_however_they_are_typed() {
        let roll = |a: &[u8], d: &[u8]| Faces::new(a).zip(Faces::new(d));
        for text in ["6 4 2 : 5 3", "642 53", "64253", "6,4,2/5,3", "2 4 6: 3 5"] {
            assert_eq!(both_faces(text, Dice(3)), roll(&[6, 4, 2], &[5, 3]), "{text}");
        }
        for text in ["", "6 4", "642", "7 1 1 : 1", "a b"] {
            assert_eq!(both_faces(text, Dice(3)), None, "{text}");
        }
    }
}
