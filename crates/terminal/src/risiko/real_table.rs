//! The dice and cards of a real table of RisiKo!

use super::find;
use crate::finder::{self, Match};
use crate::reader::Reader;
use crate::real_table::{both_faces, faces};
use crate::session::Session;
use crate::terminal::{ChanceReading, OpenSecret};
use board::{CardSet, Territory};
use frame::{Actor, Game as _};
use notation::{Act, Told};
use rules::{Attack, Awaited, Chance, Command, Dice, Lap, Phase, Risiko, RuleId, Seat, Seen, closing_for};
use words::id;

impl Session<Risiko> {
    /// What is asked of whoever types in what fell.
    pub(super) fn chance_text(&self, question: Chance) -> String {
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
            (Chance::Objective(seat, _), _) if self.is_refereed => of(id::PLAY_TYPE_OBJECTIVE_OPEN, seat),
            (Chance::Objective(seat, _), _) => of(id::PLAY_TYPE_OBJECTIVE, seat),
            (Chance::BattleDice(_, defence), Phase::Battle { attack, .. }) => self.battle_text(attack, defence),
            (Chance::BattleDice(..), _) => words.say(id::PLAY_TYPE_AGAIN),
            (Chance::Card(_), _) if self.is_refereed => of(id::PLAY_TYPE_CARD_OPEN, turn),
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

    /// Why dice are thrown that nobody at the table asked for: the ghost's, and those that may close the game.
    pub(super) fn chance_reason(&self, question: Chance) -> Option<String> {
        match (question, self.game.open().phase()) {
            (Chance::BattleDice(..), Phase::Battle { attack, .. }) => self.ghost_reason(attack),
            (Chance::ClosingDice, Phase::Closing { seat, lap }) => Some(self.closing_reason(seat, lap)),
            _ => None,
        }
    }

    fn ghost_reason(&self, attack: Attack) -> Option<String> {
        let (names, open) = (self.game.names(), self.game.open());
        let ghost = self.game.setup.ghost()?;
        let ratio = self.game.regulation.risiko()?.ghost.ratio.value;
        let values = [
            ("from", speech::risiko::territory(self.words, attack.from, &names).into()),
            ("armies", open.armies(attack.from).0.into()),
            ("to", speech::risiko::territory(self.words, attack.to, &names).into()),
            ("facing", open.armies(attack.to).0.into()),
            ("ratio", ratio.into()),
            ("rule", self.rule_and_article(RuleId::game(8, 4)).into()),
        ];
        (open.turn() == ghost).then(|| self.words.say_with(id::PLAY_GHOST_ATTACKS_WHY, &values))
    }

    /// Why a closing roll is thrown now, and what would close.
    fn closing_reason(&self, seat: Seat, lap: Lap) -> String {
        let sums = closing_for(&self.game.setup, self.game.open(), seat, lap).unwrap_or_default();
        let values = [
            ("seat", self.seat_name(seat).into()),
            ("lap", lap.0.into()),
            ("closes", self.narrator(80, None).closes(sums).into()),
            ("rule", self.rule_and_article(RuleId::game(7, 4)).into()),
        ];
        self.words.say_with(id::PLAY_CLOSING_WHY, &values)
    }

    /// What fell, as it was typed.
    pub(super) fn read_chance(&self, question: Chance, line: &str) -> ChanceReading<Command> {
        match question {
            Chance::Territory(_) => self.read_deal(line),
            question => ChanceReading::single(self.read_answer(question, line), self.words),
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
            Chance::Objective(..) => self.read_objective(line),
            Chance::Card(among) => self.card(line, among).map(Command::TakeCard),
            Chance::CapturedCard(among) => self.card(line, among).map(Command::CaptureCard),
            Chance::Territory(_) => None,
        }
    }

    /// An objective by its number.
    pub(super) fn read_objective(&self, line: &str) -> Option<Command> {
        self.game.setup.objectives.find(line.trim().parse().ok()?).map(Command::DealObjective)
    }

    /// Whose secret an answer is, if it is one.
    pub(super) fn secret_of(&self, question: Chance) -> Option<Seat> {
        match question {
            Chance::Objective(seat, _) => Some(seat),
            Chance::Card(_) | Chance::CapturedCard(_) => Some(self.game.open().turn()),
            Chance::OrderDice(..) | Chance::Territory(_) | Chance::BattleDice(..) | Chance::ClosingDice => None,
        }
    }

    /// The objectives that were left open.
    pub(super) fn open_objectives(&self) -> Vec<OpenSecret> {
        let open = |(at, act): (usize, &Act<Risiko>)| match act.told.first()? {
            Told::Partial(Seen::ObjectiveDealt(seat)) => {
                let name = speech::risiko::seat(self.words, *seat, &self.game.names());
                let text = self.words.say_with(id::PLAY_TYPE_OBJECTIVE_OPEN, &[("seat", name.into())]);
                Some(OpenSecret { at, seat: *seat, text })
            }
            Told::Partial(_) | Told::Whole(_) => None,
        };
        self.game.known().acts().iter().enumerate().filter_map(open).collect()
    }

    fn card(&self, line: &str, among: CardSet) -> Option<board::Card> {
        let reader = Reader::new(line);
        find::cards(&self.game.setup.board, among, &reader.rest()).ok()?.nth(0)
    }

    /// Territory cards, as many as were typed: each is read in the position that those before it lead to.
    fn read_deal(&self, line: &str) -> ChanceReading<Command> {
        let (setup, mut state) = (&self.game.setup, *self.game.state());
        let reader = Reader::new(line);
        let mut rest = reader.rest();
        let mut commands = Vec::new();
        while let Awaited::Chance(Chance::Territory(left)) = Risiko::awaited(setup, &state)
            && !rest.is_empty()
        {
            let (card, count) = match finder::find(&setup.board, &rest, |territory| left.has(territory)) {
                Match::One(card, count) => (card, count),
                found => return ChanceReading { commands, fault: Some(self.no_card_text(found, &rest)) },
            };
            let command = Command::DealTerritory(card);
            commands.push(command);
            // What is refused ends the list; the refusal is told when the card is dealt.
            let Ok(events) = Risiko::decide(setup, &state, Actor::Chance, command) else { break };
            events.iter().for_each(|event| Risiko::apply(setup, &mut state, event));
            rest = rest.split_off(count);
        }
        ChanceReading { commands, fault: None }
    }

    /// Why these words name no single territory card.
    fn no_card_text(&self, found: Match<Territory>, typed: &[&str]) -> String {
        let several = match found {
            Match::Several(several, count) => Some((several, count)),
            Match::One(..) | Match::Nothing => None,
        };
        let Some((several, count)) = several else {
            let word = typed.first().copied().unwrap_or_default();
            return self.words.say_with(id::ERROR_UNKNOWN_TERRITORY, &[("found", word.into())]);
        };
        let known = speech::risiko::territories(self.words, several.into_iter().collect(), &self.game.names());
        let values = [("found", typed[..count].join(" ").into()), ("known", known.into())];
        self.words.say_with(id::ERROR_AMBIGUOUS, &values)
    }
}
