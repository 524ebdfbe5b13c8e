//! The dice and cards of a real table of S.P.Q.RisiKo!

use super::find;
use crate::finder::plain;
use crate::real_table::{both_faces, faces};
use crate::session::Session;
use crate::terminal::ChanceReading;
use spqr::{Chance, Command, Spqr};
use words::id;

impl Session<Spqr> {
    /// What is asked of whoever types in what fell.
    pub(super) fn chance_text(&self, question: Chance) -> String {
        match question {
            Chance::OrderDice(player, dice) => self.order_text(player, dice),
            Chance::BattleDice(attack, _) => self.dice_text(attack),
            Chance::Card(_) => {
                let seat = self.seat_name(self.game.open().turn);
                let id = if self.is_refereed { id::PLAY_TYPE_SYMBOL_OPEN } else { id::PLAY_TYPE_SYMBOL };
                self.words.say_with(id, &[("seat", seat.into())])
            }
        }
    }

    /// What fell, as it was typed.
    pub(super) fn read_chance(&self, question: Chance, line: &str) -> ChanceReading<Command> {
        let command = match question {
            Chance::OrderDice(..) => faces(line).map(Command::RollOrder),
            Chance::BattleDice(attack, _) => {
                both_faces(line, attack).map(|(attack, defence)| Command::RollBattle { attack, defence })
            }
            Chance::Card(_) => find::symbol(&plain(line)).map(Command::TakeCard),
        };
        ChanceReading::single(command, self.words)
    }
}
