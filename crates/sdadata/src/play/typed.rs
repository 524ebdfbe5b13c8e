//! A real table: its dice and cards are typed in as they fall.

use super::console::{Remember, Typed};
use super::finder::{self, Found, plain};
use super::reader::Reader;
use super::session::{Session, Stop};
use super::verbs::Verb;
use board::CardSet;
use rules::{Actor, Attack, Awaited, Chance, Command, Dice, Faces, Phase, Seat};
use std::path::PathBuf;

impl Session {
    /// Asks for what fell; a line about the program is obeyed instead.
    pub(super) fn typed(&mut self, question: Chance) -> Result<(), Stop> {
        self.tell();
        let prompt = self.question_text(question) + " ";
        let styled = self.console.paint.bold(&prompt);
        let line = match self.console.ask(&prompt, &styled, Remember::No) {
            Typed::Line(line) => line,
            Typed::End => return self.leave_at_end(),
        };
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match Verb::find(&plain(word)).filter(|verb| verb.is_about_program() && word.chars().count() > 1) {
            Some(verb) => self.obey_openly(verb, rest.trim()),
            None => {
                self.answer(question, line.trim());
                self.hide(question);
                Ok(())
            }
        }
    }

    /// Where several share the keyboard, a secret just typed leaves the screen.
    fn hide(&mut self, question: Chance) {
        let secret = matches!(question, Chance::Objective(..) | Chance::Card(_) | Chance::CapturedCard(_));
        if secret && self.company.people() > 1 {
            self.console.clear();
        }
    }

    /// What can be asked when nobody in particular is at the keyboard.
    fn obey_openly(&mut self, verb: Verb, rest: &str) -> Result<(), Stop> {
        match verb {
            Verb::Board => self.show_board(None),
            Verb::Players => self.show_players(),
            Verb::Save => self.save_on_request(Some(rest).filter(|rest| !rest.is_empty()).map(PathBuf::from)),
            Verb::Quit => return self.leave_on_request(),
            Verb::Help => self.show_help(Verb::find(&plain(rest))),
            _ => self.paragraph(&self.words.say("play-not-now")),
        }
        Ok(())
    }

    fn question_text(&self, question: Chance) -> String {
        let words = self.words;
        let of = |id: &str, seat: Seat| words.say_with(id, &[("seat", words.seat(seat, &self.game.names()).into())]);
        let turn = self.game.open().turn();
        match (question, self.game.open().phase()) {
            (Chance::OrderDice(player, dice), _) => {
                let name = self.company.name(player);
                words.say_with("play-type-order", &[("name", name.into()), ("dice", dice.into())])
            }
            (Chance::Territory(_), _) => {
                let left = self.game.open().unowned().len();
                words.say_with("play-type-territory", &[("left", left.into())])
            }
            (Chance::Objective(seat, _), _) => of("play-type-objective", seat),
            (Chance::BattleDice(_, defence), Phase::Battle { attack, .. }) => self.battle_text(attack, defence),
            (Chance::BattleDice(..), _) => words.say("play-type-again"),
            (Chance::Card(_), _) => of("play-type-card", turn),
            (Chance::CapturedCard(_), Phase::Capture { victim, .. }) => of("play-type-captured", victim),
            (Chance::CapturedCard(_), _) => of("play-type-captured", turn),
            (Chance::ClosingDice, Phase::Closing { seat, .. }) => of("play-type-closing", seat),
            (Chance::ClosingDice, _) => of("play-type-closing", turn),
        }
    }

    fn battle_text(&self, attack: Attack, defence: Dice) -> String {
        let names = self.game.names();
        let values = [
            ("from", self.words.territory(attack.from, &names).into()),
            ("to", self.words.territory(attack.to, &names).into()),
            ("attack", attack.dice.into()),
            ("defence", defence.into()),
        ];
        self.words.say_with("play-type-battle", &values)
    }

    /// Reads what fell and hands it to the rules.
    fn answer(&mut self, question: Chance, line: &str) {
        match question {
            Chance::Territory(_) => self.answer_deal(line),
            question => match self.read_answer(question, line) {
                Some(command) => _ = self.happen(command),
                None => self.paragraph(&self.words.say("play-type-again")),
            },
        }
    }

    fn read_answer(&self, question: Chance, line: &str) -> Option<Command> {
        match question {
            Chance::OrderDice(..) => faces(line).map(Command::RollOrder),
            Chance::ClosingDice => faces(line).map(Command::RollClosing),
            Chance::BattleDice(attack, _) => {
                let (attack, defence) = both_faces(line, attack)?;
                Some(Command::RollBattle { attack, defence })
            }
            Chance::Objective(..) => self.game.setup.objectives.find(line.parse().ok()?).map(Command::DealObjective),
            Chance::Card(among) => self.card(line, among).map(Command::TakeCard),
            Chance::CapturedCard(among) => self.card(line, among).map(Command::CaptureCard),
            Chance::Territory(_) => None,
        }
    }

    fn card(&self, line: &str, among: CardSet) -> Option<board::Card> {
        let reader = Reader::new(line);
        finder::cards(&self.game.setup.board, among, &reader.rest()).ok()?.nth(0)
    }

    /// Territory cards, as many as were typed.
    fn answer_deal(&mut self, line: &str) {
        let reader = Reader::new(line);
        let mut rest = reader.rest();
        while let Awaited::Chance(Chance::Territory(left)) = self.game.awaited()
            && !rest.is_empty()
        {
            match finder::territory(&self.game.setup.board, &rest, left) {
                Found::One(card, count) if self.happen(Command::DealTerritory(card)) => rest = rest.split_off(count),
                Found::One(..) => return,
                Found::Several(several, count) => {
                    let known = self.words.territories(several, &self.game.names());
                    let values = [("found", rest[..count].join(" ").into()), ("known", known.into())];
                    return self.paragraph(&self.words.say_with("error-ambiguous", &values));
                }
                Found::Nothing => {
                    let values = [("found", rest[0].into())];
                    return self.paragraph(&self.words.say_with("error-unknown-territory", &values));
                }
            }
        }
    }

    /// Lets it happen; what the rules refuse is said, and asked again.
    fn happen(&mut self, command: Command) -> bool {
        let clock = self.clock.stamp();
        match self.game.act(clock, Actor::Chance, command) {
            Ok(()) => true,
            Err(refusal) => {
                self.refuse(&refusal);
                false
            }
        }
    }
}

/// The digits of a text as dice.
fn faces(text: &str) -> Option<Faces> {
    let digits: Option<Vec<u8>> = text
        .chars()
        .filter(|c| !c.is_whitespace() && !",;:-+/".contains(*c))
        .map(|c| c.to_digit(10).and_then(|digit| u8::try_from(digit).ok()))
        .collect();
    Faces::new(&digits?)
}

/// Attack and defence: parted by a colon or a slash, or the first so many and the rest.
fn both_faces(text: &str, attack: Dice) -> Option<(Faces, Faces)> {
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
