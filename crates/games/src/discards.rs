//! The discards as everybody at the table saw them, kept from the events where a view does not show them.

use frame::{BySeat, Seat};

/// The cards that lie beside the deck: those that were shown by name, of the others how many there are.
#[derive(Clone, Debug, Default)]
pub struct Discards {
    /// In the order in which they were laid down.
    shown: Vec<String>,
    unseen: usize,
    /// The size of every hand: it tells how many cards leave with it.
    hands: BySeat<usize>,
}

impl Discards {
    /// A seat took a card from the deck.
    pub(crate) fn taken(&mut self, seat: Seat) {
        self.hands[seat] += 1;
    }

    /// So many cards went from one hand to another.
    pub(crate) fn captured(&mut self, from: Seat, to: Seat, count: usize) {
        self.hands[from] = self.hands[from].saturating_sub(count);
        self.hands[to] += count;
    }

    /// Cards of a hand were laid down for all to see.
    pub(crate) fn laid_down(&mut self, seat: Seat, cards: impl Iterator<Item = String>) {
        let before = self.shown.len();
        self.shown.extend(cards);
        self.hands[seat] = self.hands[seat].saturating_sub(self.shown.len() - before);
    }

    /// A whole hand was put away, and nobody saw it.
    pub(crate) fn hand_put_away(&mut self, seat: Seat) {
        self.unseen += std::mem::take(&mut self.hands[seat]);
    }

    /// The discards became the deck.
    pub(crate) fn renewed(&mut self) {
        self.shown.clear();
        self.unseen = 0;
    }

    /// The cards on one line, `alaska cina ?2` with two that nobody saw; `None` if there are no discards.
    #[must_use]
    pub fn in_text(&self) -> Option<String> {
        let unseen = (self.unseen > 0).then(|| format!("?{}", self.unseen));
        let words: Vec<&str> = self.shown.iter().chain(&unseen).map(String::as_str).collect();
        (!words.is_empty()).then(|| words.join(" "))
    }
}
