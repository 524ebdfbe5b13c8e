//! What a player of RisiKo! asks to see: cards, tris, objective, players.

use super::board_view::wanted;
use crate::play::session::Session;
use board::CardSet;
use rules::{Armies, Command, Risiko, Seat, tris_worth};
use words::id;

impl Session<Risiko> {
    /// The own cards and what can be played of them.
    pub(super) fn show_cards(&mut self, seat: Seat) {
        let hand = self.game.view(Some(seat)).hand();
        if hand.is_empty() {
            return self.paragraph(&self.words.say(id::PLAY_HAND_EMPTY));
        }
        let list = speech::risiko::cards(self.words, hand, &self.game.names());
        self.paragraph(&self.words.say_with(id::PLAY_HAND, &[("list", list.into())]));
        self.show_tris(seat);
    }

    fn show_tris(&mut self, seat: Seat) {
        for (number, (cards, worth)) in (1..).zip(self.tris_in_hand(seat)) {
            let list = speech::risiko::cards(self.words, cards, &self.game.names());
            let said = self.words.say_with(id::PLAY_HAND_TRIS, &[("armies", worth.0.into()), ("list", list.into())]);
            self.paragraph(&format!("{number:>2}. {said}"));
        }
    }

    /// Every tris of a hand, the one worth most first.
    fn tris_in_hand(&self, seat: Seat) -> Vec<(CardSet, Armies)> {
        let hand = self.game.view(Some(seat)).hand();
        let owned = self.game.open().owned(seat);
        let pairs = hand.iter().flat_map(|a| hand.after(a).iter().map(move |b| (a, b)));
        let three = pairs.flat_map(|(a, b)| hand.after(b).iter().map(move |c| CardSet::from_iter([a, b, c])));
        let worth = |cards| tris_worth(&self.game.setup, owned, cards).map(|worth| (cards, worth));
        let mut all: Vec<_> = three.filter_map(worth).collect();
        all.sort_by_key(|&(_, worth)| std::cmp::Reverse(worth));
        all
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

    /// The own objective and what is missing.
    pub(super) fn show_objective(&mut self, seat: Seat) {
        let view = self.game.view(self.eyes(seat));
        let Some(objective) = view.objective() else {
            return self.paragraph(&self.words.say(id::PLAY_NOT_NOW));
        };
        let names = self.game.names();
        let said = speech::risiko::objective(self.words, objective, &names);
        let missing = wanted(&self.game.setup, &view) - self.game.open().owned(seat);
        let list = speech::risiko::territories(self.words, missing, &names);
        let progress = self.progress(&view, seat);
        self.paragraph(&self.words.say_with(id::PLAY_OBJECTIVE, &[("objective", said.into())]));
        self.paragraph(&progress);
        if !missing.is_empty() {
            self.paragraph(&self.words.say_with(id::PLAY_MISSING, &[("list", list.into())]));
        }
    }

    /// Who plays, in turn order.
    pub(super) fn player_rows(&self) -> Vec<Vec<String>> {
        let headings = ["seat", "player", "territories", "armies", "cards", "status"];
        let mut rows = vec![headings.iter().map(|column| self.words.say_member("play-players", column)).collect()];
        rows.extend(self.game.setup.seats().iter().map(|seat| self.player_row(seat)));
        rows
    }

    fn player_row(&self, seat: Seat) -> Vec<String> {
        let open = self.game.open();
        let is_ghost = self.game.setup.ghost() == Some(seat);
        vec![
            self.seat_letters(seat),
            if is_ghost { self.words.say(id::GHOST) } else { self.full_name(seat) },
            open.owned(seat).len().to_string(),
            open.armies_of(seat).to_string(),
            open.hand_size(seat).to_string(),
            speech::risiko::status(self.words, open.status(seat)),
        ]
    }
}
