//! What a player of S.P.Q.RisiKo! asks to see: cards, tris, players; what was not understood; the end of the game.

use super::ask::SpqrUnclear;
use crate::play::session::Session;
use board::rome::Pile;
use frame::{Armies, Seat};
use spqr::{COMBINATIONS, Command, Event, Gain, Spqr, Triremes, gain, launched, scores, takeable};
use words::id;

impl Session<Spqr> {
    /// The own cards and what can be played of them.
    pub(super) fn show_cards(&mut self, seat: Seat) {
        let hand = self.game.state().hand(seat);
        if hand.is_empty() {
            return self.paragraph(&self.words.say(id::PLAY_HAND_EMPTY));
        }
        self.paragraph(&self.words.say_with(id::PLAY_HAND, &[("list", speech::spqr::pile(self.words, hand).into())]));
        self.show_tris(seat);
    }

    fn show_tris(&mut self, seat: Seat) {
        for (number, (cards, gain)) in (1..).zip(self.tris_in_hand(seat)) {
            let values = [
                ("gain", speech::spqr::gain(self.words, gain).into()),
                ("list", speech::spqr::pile(self.words, cards).into()),
            ];
            let said = self.words.say_with(id::PLAY_SPQR_HAND_TRIS, &values);
            self.paragraph(&format!("{number:>2}. {said}"));
        }
    }

    /// Every tris of a hand, in the order of the table.
    fn tris_in_hand(&self, seat: Seat) -> Vec<(Pile, Gain)> {
        let hand = self.game.state().hand(seat);
        let all = COMBINATIONS.into_iter().map(|cards| cards.into_iter().collect::<Pile>());
        let held = all.filter(|cards| hand.contains(cards));
        held.filter_map(|cards| Some((cards, gain(&self.game.setup, cards)?))).collect()
    }

    /// A tris by its number; the only one, or the list to choose from.
    pub(super) fn play_tris(&mut self, seat: Seat, number: Option<u16>) {
        let all = self.tris_in_hand(seat);
        let chosen = match number {
            Some(number) => usize::from(number).checked_sub(1),
            None if all.len() == 1 => Some(0),
            None => None,
        };
        match (chosen.and_then(|at| all.get(at)), all.is_empty()) {
            (Some(&(cards, _)), _) => _ = self.obey_or_refuse(seat, Command::PlayTris(cards)),
            (None, true) => self.paragraph(&self.words.say(id::PLAY_NO_TRIS)),
            (None, false) => {
                self.show_tris(seat);
                let usage = self.words.say(id::PLAY_USAGE_TRIS);
                self.paragraph(&self.words.say_with(id::PLAY_USAGE, &[("usage", usage.into())]));
            }
        }
    }

    /// The last legionaries or triremes placed in this turn that are still there, back in hand.
    pub(super) fn undo(&mut self, seat: Seat) {
        let (setup, open) = (&self.game.setup, self.game.open());
        let back = self.game.chronicle.this_turn().find_map(|event| match *event {
            Event::Placed { on, armies, .. } => {
                let armies = armies.min(takeable(setup, open, on));
                (armies > Armies(0)).then_some(Command::TakeBack { from: on, armies })
            }
            Event::Launched { sea, triremes, .. } => {
                let triremes = triremes.min(launched(setup, open, seat, sea));
                (triremes > Triremes(0)).then_some(Command::Unlaunch { sea, triremes })
            }
            _ => None,
        });
        match back {
            Some(command) => _ = self.obey_or_refuse(seat, command),
            None => self.paragraph(&self.words.say(id::PLAY_NOTHING_TO_UNDO)),
        }
    }

    /// The players, best first, with what breaks ties between them (S2).
    pub(super) fn result_lines(&self) -> Vec<String> {
        let names = self.game.names();
        let line = |score: &spqr::Score| {
            let line = format!("{} ({})", speech::spqr::score(self.words, score, &names), self.sitter(score.seat));
            if score.place == 1 { self.console.paint.bold(&line) } else { line }
        };
        scores(&self.game.setup, self.game.state()).iter().map(line).collect()
    }

    /// What was not understood.
    pub(super) fn unclear_text(&self, unclear: &SpqrUnclear) -> String {
        let (words, names, map) = (self.words, self.game.names(), &self.game.setup.map);
        let found = |id: words::Id, word: &str| words.say_with(id, &[("found", word.into())]);
        match unclear {
            SpqrUnclear::NoProvince(word) if word.is_empty() => words.say(id::PLAY_WHICH_PROVINCE),
            SpqrUnclear::NoSea(word) if word.is_empty() => words.say(id::PLAY_WHICH_SEA),
            SpqrUnclear::NoSpot(word) if word.is_empty() => words.say(id::PLAY_WHICH_PROVINCE),
            SpqrUnclear::NoProvince(word) => found(id::PLAY_NO_PROVINCE, word),
            SpqrUnclear::NoSea(word) => found(id::PLAY_NO_SEA, word),
            SpqrUnclear::NoSpot(word) => found(id::PLAY_NO_SPOT, word),
            SpqrUnclear::Several(word, several) => {
                let known = several.iter().map(|spot| spot.name(map)).collect::<Vec<_>>().join(", ");
                words.say_with(id::ERROR_AMBIGUOUS, &[("found", word.as_str().into()), ("known", known.into())])
            }
            SpqrUnclear::WhichBase(to, bases) => {
                let known = speech::spqr::provinces(words, *bases, &names);
                let to = speech::spqr::province(words, *to, &names);
                words.say_with(id::PLAY_WHICH_BASE, &[("to", to.into()), ("known", known.into())])
            }
            SpqrUnclear::WhichSea(seas) => {
                words.say_with(id::PLAY_ACROSS_WHICH_SEA, &[("known", speech::spqr::seas(words, *seas, &names).into())])
            }
            SpqrUnclear::WhichFleet(sea, seats) => {
                let known =
                    seats.iter().map(|seat| speech::spqr::seat(words, seat, &names)).collect::<Vec<_>>().join(", ");
                words.say_with(
                    id::PLAY_WHICH_FLEET,
                    &[("sea", speech::spqr::sea(words, *sea, &names).into()), ("known", known.into())],
                )
            }
            SpqrUnclear::WhichPrice(prices) => {
                let known =
                    prices.iter().map(|&price| speech::spqr::price(words, price)).collect::<Vec<_>>().join(", ");
                let usage = words.say(id::PLAY_USAGE_SPQR_BUILD);
                words.say_with(id::PLAY_WHICH_PRICE, &[("known", known.into()), ("usage", usage.into())])
            }
            SpqrUnclear::NoCard(word) => found(id::PLAY_NO_SYMBOL, word),
        }
    }
}
