//! What one player can know of the others' cards and objectives.
//!
//! For each place a card can be in, the hands, the deck and the discards, there is the set of cards that may be there. An
//! event moves whole sets: a card taken unseen may be any card that may have been in the deck. How many cards each place
//! holds is known at any time.

use super::guess::Guess;
use crate::Sample;
use crate::sample::any_below;
use board::{Card, CardSet, Objective};
use chance::{Source, Stream};
use frame::{BySeat, MAX_SEATS, Seat, SeatSet};
use rules::{Event, Hand, Phase, Position, Risiko, Seen, Setup, Status, View};

/// The places: a hand for each seat, then these.
const DECK: usize = MAX_SEATS;
const DISCARDS: usize = MAX_SEATS + 1;
const PLACES: usize = MAX_SEATS + 2;

/// How often everybody's objective is drawn before it is drawn one after the other.
const DEALS_MAX: usize = 64;
/// In how many equal parts a drawn number falls.
const DRAWN_PARTS: u32 = 1 << 24;

/// What one player of RisiKo! knows and guesses of what is hidden.
#[derive(Clone, Debug)]
pub struct Belief {
    /// The cards that may be in each place.
    may: [CardSet; PLACES],
    /// How many cards are in each place.
    sizes: [usize; PLACES],
    /// The seats that have an objective.
    dealt: SeatSet,
    /// How likely each seat is to have each objective.
    guess: Guess,
}

impl Belief {
    /// Whether a seat may hold a card, as far as can be known for certain.
    #[must_use]
    pub fn may_hold(&self, seat: Seat, card: Card) -> bool {
        self.may[seat.index()].has(card)
    }

    /// How likely a seat is to have this objective, compared with its others; 1 for all until something is said. What has
    /// the weight 0 is drawn only if nothing else is left.
    pub fn weigh_objective(&mut self, seat: Seat, objective: Objective, weight: u16) {
        self.guess.set_weight(seat, objective, weight.into());
    }

    /// How likely a seat is to have each objective, given what its viewer knows to be elsewhere.
    #[must_use]
    pub fn guesses(&self, setup: &Setup, viewer: Option<(Seat, Objective)>) -> BySeat<Vec<(Objective, f32)>> {
        let seats: SeatSet =
            self.dealt.iter().filter(|&seat| viewer.is_none_or(|(viewer, _)| viewer != seat)).collect();
        let found = self.guess.marginals(setup, seats, viewer.map(|(_, objective)| objective));
        let mut guesses = BySeat::default();
        for seat in seats.iter() {
            guesses[seat] = setup.objectives.all().iter().map(|one| (one, found[seat][one.index()])).collect();
        }
        guesses
    }

    /// These cards are there and nowhere else.
    fn pin(&mut self, cards: CardSet, place: usize) {
        self.may = self.may.map(|may| may.without(cards));
        self.may[place] = self.may[place].with(cards);
    }

    /// So many cards, nobody saw which, went from one place to another.
    fn pass_unseen(&mut self, from: usize, to: usize, count: usize) {
        self.may[to] = self.may[to].with(self.may[from]);
        self.count(from, to, count);
    }

    /// So many cards went from one place to another; an empty place holds none.
    fn count(&mut self, from: usize, to: usize, count: usize) {
        self.sizes[from] = self.sizes[from].saturating_sub(count);
        self.sizes[to] += count;
        if self.sizes[from] == 0 {
            self.may[from] = CardSet::EMPTY;
        }
    }

    /// Cards everybody saw, or this player alone, went from one place to another.
    fn pass_seen(&mut self, from: usize, to: usize, cards: CardSet) {
        self.pin(cards, to);
        self.count(from, to, cards.len());
    }

    fn saw_whole(&mut self, event: &Event) {
        match *event {
            Event::ObjectiveDealt { seat, .. } => self.dealt.insert(seat),
            Event::CardTaken { seat, card } => self.pass_seen(DECK, seat.index(), [card].into_iter().collect()),
            Event::CardsCaptured { from, to, cards } => self.pass_seen(from.index(), to.index(), cards),
            Event::TrisPlayed { seat, cards, .. } | Event::CardsForfeited { seat, cards, .. } => {
                self.pass_seen(seat.index(), DISCARDS, cards);
            }
            Event::HandDiscarded { seat } => self.pass_unseen(seat.index(), DISCARDS, self.sizes[seat.index()]),
            Event::DeckRenewed => self.pass_unseen(DISCARDS, DECK, self.sizes[DISCARDS]),
            _ => {}
        }
    }

    /// What the view alone says, if nothing was seen. How many of the unseen cards are discards is anybody's guess.
    fn of_view(setup: &Setup, view: &View<'_>, rng: &mut impl Source) -> Self {
        let mut belief = <Self as crate::Belief<Risiko>>::new(setup);
        belief.may = [setup.deck.all(); PLACES];
        Seat::ALL.into_iter().for_each(|seat| belief.sizes[seat.index()] = view.open().hand_size(seat));
        let unseen = setup.deck.all().len().saturating_sub(belief.sizes[..MAX_SEATS].iter().sum());
        belief.sizes[DISCARDS] = if unseen > 1 { rng.below(Stream::Cards, unseen as u32) as usize } else { 0 };
        belief.sizes[DECK] = unseen - belief.sizes[DISCARDS];
        belief.dealt = dealt(setup, view);
        belief
    }

    /// Whether the view shows what this belief expects.
    fn agrees_with(&self, setup: &Setup, view: &View<'_>) -> bool {
        let sizes = Seat::ALL.into_iter().all(|seat| self.sizes[seat.index()] == view.open().hand_size(seat));
        let hands = known_hands(setup, view).all(|(seat, hand)| self.may[seat.index()].covers(hand));
        sizes && hands && view.seat().is_none_or(|seat| self.dealt.has(seat) == view.objective().is_some())
    }

    /// A position that fits both the view and this, if there is one.
    fn draw(&self, setup: &Setup, view: &View<'_>, rng: &mut impl Source) -> Option<Sample<Risiko>> {
        self.fill(setup, view, rng)?.state(setup).ok().map(Sample::new)
    }

    /// The view with everything that is hidden drawn, if the cards can lie so.
    fn fill(&self, setup: &Setup, view: &View<'_>, rng: &mut impl Source) -> Option<Position> {
        let mut position = Position::seen(setup, view);
        let mut dealing = Dealing::new(self, setup, view);
        if !dealing.deal(rng) {
            return None;
        }
        for seat in Seat::ALL {
            if let Hand::Hidden(_) = position.seats[seat].hand {
                position.seats[seat].hand = Hand::Known(dealing.placed[seat.index()]);
            }
        }
        position.discards = dealing.placed[DISCARDS];
        self.deal_objectives(setup, view, &mut position, rng)?;
        Some(position)
    }

    fn deal_objectives(
        &self,
        setup: &Setup,
        view: &View<'_>,
        position: &mut Position,
        rng: &mut impl Source,
    ) -> Option<()> {
        let all: Vec<Objective> =
            setup.objectives.all().iter().filter(|&objective| view.objective() != Some(objective)).collect();
        let mut seats: Vec<Seat> = self.dealt.iter().filter(|&seat| view.seat() != Some(seat)).collect();
        // Everybody's is drawn alone, and all again if two are the same: that is drawing from the ways in which all differ.
        for _ in 0..DEALS_MAX {
            let mut left = all.clone();
            let drawn = seats.iter().map(|&seat| {
                let objective = all[self.draw_objective(seat, &all, rng)?];
                let at = left.iter().position(|&one| one == objective)?;
                Some((seat, left.swap_remove(at)))
            });
            if let Some(dealt) = drawn.collect::<Option<Vec<_>>>() {
                dealt.into_iter().for_each(|(seat, objective)| position.seats[seat].objective = Some(objective));
                return Some(());
            }
        }
        // Hardly ever: then one after the other, in any order.
        let mut left = all;
        while let Some(at) = any_below(seats.len(), rng) {
            let seat = seats.swap_remove(at);
            let drawn = self.draw_objective(seat, &left, rng)?;
            position.seats[seat].objective = Some(left.swap_remove(drawn));
        }
        Some(())
    }

    /// The place in the list of an objective of this seat.
    fn draw_objective(&self, seat: Seat, left: &[Objective], rng: &mut impl Source) -> Option<usize> {
        let weight = |objective: &Objective| self.guess.weight(seat, *objective);
        let total: f32 = left.iter().map(weight).sum();
        if total <= 0.0 {
            return any_below(left.len(), rng);
        }
        let mut drawn = rng.below(Stream::Cards, DRAWN_PARTS) as f32 / DRAWN_PARTS as f32 * total;
        let found = left.iter().position(|objective| {
            let found = drawn < weight(objective);
            drawn -= weight(objective);
            found
        });
        found.or_else(|| left.iter().rposition(|objective| weight(objective) > 0.0))
    }
}

impl crate::Belief<Risiko> for Belief {
    fn new(setup: &Setup) -> Self {
        let (mut may, mut sizes) = ([CardSet::EMPTY; PLACES], [0; PLACES]);
        (may[DECK], sizes[DECK]) = (setup.deck.all(), setup.deck.all().len());
        Self { may, sizes, dealt: SeatSet::default(), guess: Guess::new() }
    }

    fn saw(&mut self, setup: &Setup, seen: &Seen) {
        match *seen {
            Seen::Whole(shown) => {
                self.guess.saw(setup, shown.event());
                self.saw_whole(shown.event());
            }
            Seen::ObjectiveDealt(seat) => self.dealt.insert(seat),
            Seen::CardTaken(seat) => self.pass_unseen(DECK, seat.index(), 1),
            Seen::CardsCaptured { from, to, count } => self.pass_unseen(from.index(), to.index(), count),
        }
    }

    fn sample(&self, setup: &Setup, view: &View<'_>, rng: &mut impl Source) -> Option<Sample<Risiko>> {
        let remembered = if self.agrees_with(setup, view) { self.draw(setup, view, rng) } else { None };
        match remembered {
            Some(sample) => Some(sample),
            None => Self::of_view(setup, view, rng).draw(setup, view, rng),
        }
    }
}

/// The hands that lie open to the viewer: the own one, and the ghost's (G8.7).
fn known_hands<'v>(setup: &Setup, view: &'v View<'_>) -> impl Iterator<Item = (Seat, CardSet)> + use<'v> {
    let own = view.seat().map(|seat| (seat, view.hand()));
    let ghost = setup.ghost().filter(|&ghost| view.seat() != Some(ghost)).map(|ghost| (ghost, view.ghost_hand()));
    own.into_iter().chain(ghost)
}

/// The seats that have an objective, as far as the table shows: everybody who plays or played, once they are dealt (G2.10).
fn dealt(setup: &Setup, view: &View<'_>) -> SeatSet {
    let (open, arriving) = (view.open(), Position::seen(setup, view).arriving);
    let begun = match view.seat() {
        Some(seat) if open.status(seat) == Status::Playing && arriving != Some(seat) => view.objective().is_some(),
        Some(_) | None => open.lap().0 > 0 || matches!(open.phase(), Phase::Placement { .. }),
    };
    let next = match open.phase() {
        Phase::Objectives(seat) => Some(seat),
        _ => None,
    };
    let has = |seat: &Seat| match open.status(*seat) {
        Status::Empty | Status::Ghost | Status::Absent => false,
        Status::Playing | Status::Withdrawn | Status::Excluded | Status::Eliminated(_) => {
            arriving != Some(*seat) && next.is_none_or(|next| *seat < next)
        }
    };
    if begun || next.is_some() { setup.seats().iter().filter(has).collect() } else { SeatSet::default() }
}

/// The unseen cards being laid into places, one by one in any order. A place is the likelier the more room it has, so that
/// all ways of laying them are equally likely where nothing is known of the cards.
struct Dealing {
    unseen: Vec<Card>,
    may: [CardSet; PLACES],
    /// How many cards are still to come to each place.
    room: [usize; PLACES],
    placed: [CardSet; PLACES],
}

impl Dealing {
    fn new(belief: &Belief, setup: &Setup, view: &View<'_>) -> Self {
        let (mut may, mut room) = (belief.may, belief.sizes);
        let mut seen = CardSet::EMPTY;
        for (seat, hand) in known_hands(setup, view) {
            (may[seat.index()], room[seat.index()]) = (CardSet::EMPTY, 0);
            seen = seen.with(hand);
        }
        Self { unseen: setup.deck.all().without(seen).iter().collect(), may, room, placed: [CardSet::EMPTY; PLACES] }
    }

    /// Lays all of them; whether there was a place for each.
    fn deal(&mut self, rng: &mut impl Source) -> bool {
        if self.room.iter().sum::<usize>() != self.unseen.len() {
            return false;
        }
        // Cards that can lie in one place only come first: laid later they would push others out, always the same ones.
        let unseen = std::mem::take(&mut self.unseen).into_iter();
        let (known, unknown): (Vec<Card>, Vec<Card>) = unseen.partition(|&card| self.places(card) == 1);
        self.unseen = unknown;
        for card in known {
            if !self.lay(card, rng) {
                return false;
            }
        }
        while let Some(at) = any_below(self.unseen.len(), rng) {
            let card = self.unseen.swap_remove(at);
            if !self.lay(card, rng) && !self.make_room(card, &mut [false; PLACES]) {
                return false;
            }
        }
        true
    }

    /// In how many places a card may be.
    fn places(&self, card: Card) -> usize {
        self.may.iter().filter(|may| may.has(card)).count()
    }

    /// Lays a card where it may be and there is room.
    fn lay(&mut self, card: Card, rng: &mut impl Source) -> bool {
        let room = |place: usize| if self.may[place].has(card) { self.room[place] } else { 0 };
        let Some(mut drawn) = any_below((0..PLACES).map(room).sum(), rng) else { return false };
        let place = (0..PLACES).find(|&place| {
            let found = drawn < room(place);
            drawn = drawn.saturating_sub(room(place));
            found
        });
        place.map(|place| self.put(card, place)).is_some()
    }

    fn put(&mut self, card: Card, place: usize) {
        self.placed[place].insert(card);
        self.room[place] -= 1;
    }

    /// Lays a card that has no room by moving another one on to where that may be, and so on (an augmenting path).
    fn make_room(&mut self, card: Card, visited: &mut [bool; PLACES]) -> bool {
        let has_room = |place: &usize| self.room[*place] > 0 && self.may[*place].has(card);
        if let Some(place) = (0..PLACES).find(has_room) {
            self.put(card, place);
            return true;
        }
        for place in 0..PLACES {
            if visited[place] || !self.may[place].has(card) {
                continue;
            }
            visited[place] = true;
            for other in self.placed[place] {
                if self.make_room(other, visited) {
                    self.placed[place] = self.placed[place].without([other].into_iter().collect());
                    self.placed[place].insert(card);
                    return true;
                }
            }
        }
        false
    }
}
