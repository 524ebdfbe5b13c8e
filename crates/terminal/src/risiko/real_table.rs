//! The dice and cards of a real table of RisiKo!

use super::find;
use crate::finder::{self, Found};
use crate::reader::Reader;
use crate::session::Session;
use crate::typed::{both_faces, faces};
use board::CardSet;
use rules::{Attack, Awaited, Chance, Command, Dice, Phase, Risiko, Seat};
use words::id;

impl Session<Risiko> {
    /// What is asked of whoever types in what fell.
    pub(super) fn what_fell(&self, question: Chance) -> String {
        let words = self.words;
        let of = |id: words::Id, seat: Seat| {
            words.say_with(id, &[("seat", speech::risiko::seat(words, seat, &self.game.names()).into())])
        };
        let turn = self.game.open().turn();
        match (question, self.game.open().phase()) {
            (Chance::OrderDice(player, dice), _) => self.order_text(player, dice),
            (Chance::Territory(_), _) => {
                let left = self.game.open().unowned().len();
                words.say_with(id::PLAY_TYPE_TERRITORY, &[("left", left.into())])
            }
            (Chance::Objective(seat, _), _) => of(id::PLAY_TYPE_OBJECTIVE, seat),
            (Chance::BattleDice(_, defence), Phase::Battle { attack, .. }) => self.battle_text(attack, defence),
            (Chance::BattleDice(..), _) => words.say(id::PLAY_TYPE_AGAIN),
            (Chance::Card(_), _) => of(id::PLAY_TYPE_CARD, turn),
            (Chance::CapturedCard(_), Phase::Capture { victim, .. }) => of(id::PLAY_TYPE_CAPTURED, victim),
            (Chance::CapturedCard(_), _) => of(id::PLAY_TYPE_CAPTURED, turn),
            (Chance::ClosingDice, Phase::Closing { seat, .. }) => of(id::PLAY_TYPE_CLOSING, seat),
            (Chance::ClosingDice, _) => of(id::PLAY_TYPE_CLOSING, turn),
        }
    }

    fn battle_text(&self, attack: Attack, defence: Dice) -> String {
        let names = self.game.names();
        let values = [
            ("from", speech::risiko::territory(self.words, attack.from, &names).into()),
            ("to", speech::risiko::territory(self.words, attack.to, &names).into()),
            ("attack", attack.dice.0.into()),
            ("defence", defence.0.into()),
        ];
        self.words.say_with(id::PLAY_TYPE_BATTLE, &values)
    }

    /// Reads what fell and hands it to the rules.
    pub(super) fn fell(&mut self, question: Chance, line: &str) {
        match question {
            Chance::Territory(_) => self.answer_deal(line),
            question => self.happen_if_read(self.read_answer(question, line)),
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
        find::cards(&self.game.setup.board, among, &reader.rest()).ok()?.nth(0)
    }

    /// Territory cards, as many as were typed.
    fn answer_deal(&mut self, line: &str) {
        let reader = Reader::new(line);
        let mut rest = reader.rest();
        while let Awaited::Chance(Chance::Territory(left)) = self.game.awaited()
            && !rest.is_empty()
        {
            match finder::find(&self.game.setup.board, &rest, |territory| left.has(territory)) {
                Found::One(card, count) if self.happen(Command::DealTerritory(card)) => rest = rest.split_off(count),
                Found::One(..) => return,
                Found::Several(several, count) => {
                    let known =
                        speech::risiko::territories(self.words, several.into_iter().collect(), &self.game.names());
                    let values = [("found", rest[..count].join(" ").into()), ("known", known.into())];
                    return self.paragraph(&self.words.say_with(id::ERROR_AMBIGUOUS, &values));
                }
                Found::Nothing => {
                    let values = [("found", rest[0].into())];
                    return self.paragraph(&self.words.say_with(id::ERROR_UNKNOWN_TERRITORY, &values));
                }
            }
        }
    }
}
