//! What one player can know of the others' cards. Cards of one symbol are alike, so what is known of a hand, or of the deck,
//! is how many of each symbol it has at least.

use crate::Sample;
use crate::sample::any_below;
use board::rome::{Pile, Symbol};
use chance::Source;
use frame::{BySeat, Seat, SeatSet};
use spqr::{Event, Position, Seen, Setup, Spqr, View};

/// What one player of S.P.Q.RisiKo! knows of what is hidden.
#[derive(Clone, Debug)]
pub struct Belief {
    /// What each hand has at least.
    hands: BySeat<Pile>,
    /// How many cards each hand has.
    sizes: BySeat<usize>,
    /// What the deck has at least.
    deck: Pile,
    /// What lies face up under the deck.
    discards: Pile,
    /// Who has left.
    gone: SeatSet,
}

impl Belief {
    /// The cards a seat has at least, as far as can be known for certain.
    #[must_use]
    pub fn at_least(&self, seat: Seat) -> Pile {
        self.hands[seat]
    }

    fn gain(&mut self, seat: Seat, cards: Pile) {
        self.hands[seat] = self.hands[seat].plus(cards);
        self.sizes[seat] += cards.total();
    }

    /// Cards that were seen leave a hand. Those that were known before go first: they may be the same.
    fn lose(&mut self, seat: Seat, cards: Pile) {
        self.hands[seat] = less(self.hands[seat], cards);
        self.shrink(seat, cards.total());
    }

    fn shrink(&mut self, seat: Seat, count: usize) {
        self.sizes[seat] = self.sizes[seat].saturating_sub(count);
        if self.sizes[seat] == 0 {
            self.hands[seat] = Pile::EMPTY;
        }
    }

    fn discard(&mut self, seat: Seat, cards: Pile) {
        self.lose(seat, cards);
        self.discards = self.discards.plus(cards);
    }

    /// So many cards, nobody saw which, went from one hand to another: any of them may be those that were known, unless
    /// all went.
    fn pass_unseen(&mut self, from: Seat, to: Seat, count: usize) {
        let known = self.hands[from];
        if count >= self.sizes[from] {
            self.hands[to] = self.hands[to].plus(known);
        }
        self.hands[from] = any_gone(known, count);
        self.sizes[to] += count;
        self.shrink(from, count);
    }

    fn saw_whole(&mut self, setup: &Setup, event: &Event) {
        match *event {
            Event::CardsGiven { each, removed } => {
                self.deck = less(self.deck, removed);
                let gone = self.gone;
                for seat in setup.player_seats().iter().filter(|&seat| !gone.has(seat)) {
                    self.deck = less(self.deck, each);
                    self.gain(seat, each);
                }
            }
            Event::CardTaken { seat, card } => {
                self.deck = less(self.deck, Pile::of(card));
                self.gain(seat, Pile::of(card));
            }
            Event::CardsCaptured { from, to, cards } => {
                self.lose(from, cards);
                self.gain(to, cards);
            }
            Event::TrisPlayed { seat, cards, .. }
            | Event::HandDiscarded { seat, cards }
            | Event::CardsForfeited { seat, cards, .. } => self.discard(seat, cards),
            // Who leaves before the cards are given has none.
            Event::Withdrawn { seat, .. } | Event::Excluded { seat, .. } => self.gone.insert(seat),
            // It is renewed when it is empty.
            Event::DeckRenewed => self.deck = std::mem::take(&mut self.discards),
            _ => {}
        }
    }

    /// A position that fits both the view and this, if there is one.
    fn draw(&self, setup: &Setup, view: &View<'_>, rng: &mut impl Source) -> Option<Sample<Spqr>> {
        self.fill(setup, view, rng)?.state(setup).ok().map(Sample::new)
    }

    /// The view with the others' hands drawn: what each has at least, and the rest from all that may be anywhere.
    fn fill(&self, setup: &Setup, view: &View<'_>, rng: &mut impl Source) -> Option<Position> {
        let mut position = Position::seen(view);
        let others = || Seat::ALL.into_iter().filter(|&seat| view.seat() != Some(seat));
        let known = others().fold(self.deck, |known, seat| known.plus(self.hands[seat]));
        let mut free = view.unseen(setup).minus(known)?;
        for seat in others() {
            let mut hand = self.hands[seat];
            let size = usize::from(view.open().places[seat].cards);
            for _ in 0..size.checked_sub(hand.total())? {
                let drawn = free.nth(any_below(free.total(), rng)?)?;
                free.remove(drawn, 1);
                hand.add(drawn, 1);
            }
            position.hands[seat] = Some(hand);
        }
        Some(position)
    }
}

impl crate::Belief<Spqr> for Belief {
    fn new(setup: &Setup) -> Self {
        let (hands, discards) = (BySeat::default(), Pile::EMPTY);
        Self { hands, sizes: BySeat::default(), deck: setup.deck.cards, discards, gone: SeatSet::default() }
    }

    fn saw(&mut self, setup: &Setup, seen: &Seen) {
        match *seen {
            Seen::Whole(shown) => self.saw_whole(setup, shown.event()),
            Seen::CardTaken(seat) => {
                self.deck = any_gone(self.deck, 1);
                self.sizes[seat] += 1;
            }
            Seen::CardsCaptured { from, to, count } => self.pass_unseen(from, to, count),
        }
    }

    fn sample(&self, setup: &Setup, view: &View<'_>, rng: &mut impl Source) -> Option<Sample<Spqr>> {
        let expected =
            Seat::ALL.into_iter().all(|seat| self.sizes[seat] == usize::from(view.open().places[seat].cards));
        let remembered = if expected { self.draw(setup, view, rng) } else { None };
        match remembered {
            Some(sample) => Some(sample),
            None => Self { hands: BySeat::default(), deck: Pile::EMPTY, ..self.clone() }.draw(setup, view, rng),
        }
    }
}

/// The cards less those of another pile, as far as they are in it.
fn less(cards: Pile, gone: Pile) -> Pile {
    Symbol::ALL.iter().fold(cards, |mut left, &symbol| {
        left.remove(symbol, gone.count(symbol).min(left.count(symbol)));
        left
    })
}

/// What is certainly left of these cards after so many of them, or of others beside them, have gone.
fn any_gone(cards: Pile, count: usize) -> Pile {
    let count = u8::try_from(count).unwrap_or(u8::MAX);
    Symbol::ALL.iter().fold(cards, |mut left, &symbol| {
        left.remove(symbol, count.min(left.count(symbol)));
        left
    })
}
