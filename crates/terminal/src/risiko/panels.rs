//! What a player of RisiKo! asks to see: cards, tris, objective, players.

use super::board_view::wanted;
use crate::session::Session;
use crate::terminal::Response;
use crate::tris::{self, TrisChoice};
use board::CardSet;
use rules::{Armies, Command, Risiko, Seat, tris_worth};
use words::id;

impl Session<Risiko> {
    /// The own cards and what can be played of them.
    pub(super) fn hand_paragraphs(&self, seat: Seat) -> Vec<String> {
        let hand = self.game.view(Some(seat)).hand();
        let list = speech::risiko::cards(self.words, hand, &self.game.names());
        tris::hand_paragraphs(self.words, Some(list).filter(|_| !hand.is_empty()), &self.tris_choices(seat))
    }

    /// A tris by its number; the only one, or the list to choose from.
    pub(super) fn play_tris(&self, seat: Seat, number: Option<u16>) -> Response<Risiko> {
        tris::play(self.words, &self.tris_choices(seat), number)
    }

    fn tris_choices(&self, seat: Seat) -> Vec<TrisChoice<Command>> {
        let choice = |(cards, worth): (CardSet, Armies)| {
            let list = speech::risiko::cards(self.words, cards, &self.game.names());
            let values = [("armies", worth.0.into()), ("list", list.into())];
            TrisChoice { command: Command::PlayTris(cards), text: self.words.say_with(id::PLAY_HAND_TRIS, &values) }
        };
        self.tris_in_hand(seat).into_iter().map(choice).collect()
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

    /// The own objective and what is missing.
    pub(super) fn objective_paragraphs(&self, seat: Seat) -> Vec<String> {
        let view = self.game.view(Some(seat));
        let Some(objective) = view.objective() else { return Vec::new() };
        let names = self.game.names();
        let said = speech::risiko::objective(self.words, objective, &names);
        let mut paragraphs =
            vec![self.words.say_with(id::PLAY_OBJECTIVE, &[("objective", said.into())]), self.progress(&view, seat)];
        let missing = wanted(&self.game.setup, &view) - self.game.open().owned(seat);
        if !missing.is_empty() {
            let list = speech::risiko::territories(self.words, missing, &names);
            paragraphs.push(self.words.say_with(id::PLAY_MISSING, &[("list", list.into())]));
        }
        paragraphs
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
