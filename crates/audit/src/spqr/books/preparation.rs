//! Before the first turn: the order, colours, cards, provinces, centres and the rest of the legionaries (B3, S3–S5).

use super::SpqrBooks;
use crate::Verdict;
use crate::spqr::ledger::{Part, must};
use crate::spqr::opening::Step;
use board::Colour;
use board::rome::{Pile, Province, Symbol};
use frame::{Order, Seat};
use regulation::settings::Seating;
use regulation::spqr::{CentreSites, Direction, SpareArenas};
use spqr::Price;

impl SpqrBooks<'_> {
    /// B3: the highest roll plays first, who ties rolls again; the armies nobody plays are neutral.
    pub(super) fn sit(&mut self, order: &Order) -> Verdict {
        for seat in Seat::ALL {
            self.sitting[seat] = order.player(seat);
            self.ledger.parts[seat] = match order.player(seat) {
                Some(_) => Part::Playing,
                None if seat.index() < 5 => Part::Defending,
                None => Part::None,
            };
        }
        let seated: Vec<usize> =
            self.player_seats().iter().filter_map(|&seat| Some(self.sitting[seat]?.index())).collect();
        let mut all = seated.clone();
        all.sort_unstable();
        must(all == (0..self.players).collect::<Vec<_>>(), "not every player sits down once")?;
        for &seat in self.player_seats() {
            self.ledger.conducts[seat] = self.settings.supply.safe_conducts.value;
        }
        let falling = seated.windows(2).all(|pair| self.rolls[pair[0]] > self.rolls[pair[1]]);
        must(falling || self.settings.order.seating.value != Seating::ByScore, "not in the order of the rolls")
    }

    pub(super) fn colour(&mut self, seat: Seat, colour: Colour) -> Verdict {
        let free = !Seat::ALL.into_iter().any(|other| self.colours[other] == Some(colour));
        must(self.next_colour() == Some(seat) && free, "another seat's turn to choose, or another's colour")?;
        self.colours[seat] = Some(colour);
        self.share_out_colours();
        Ok(())
    }

    /// When every player has chosen, who left before that and the neutral armies have the colours left over, in order.
    fn share_out_colours(&mut self) {
        if self.next_colour().is_some() {
            return;
        }
        let taken: Vec<Colour> = Seat::ALL.into_iter().filter_map(|seat| self.colours[seat]).collect();
        let left = self.ledger.setup.map.colours().iter().filter(|colour| !taken.contains(colour));
        let without: Vec<Seat> = Seat::ALL[..5].iter().copied().filter(|&seat| self.colours[seat].is_none()).collect();
        for (seat, colour) in without.into_iter().zip(left) {
            self.colours[seat] = Some(colour);
        }
    }

    pub(super) fn next_colour(&self) -> Option<Seat> {
        self.ledger.playing().find(|&seat| self.colours[seat].is_none())
    }

    /// C24 before the first turn: the next player takes what provinces were still to come; no centre and no further
    /// legionaries follow.
    pub(super) fn leave_preparation(&mut self, gone: Seat) {
        self.share_out_colours();
        let stays = |step: &Step| match *step {
            Step::Settle { .. } => true,
            Step::Found(seat) | Step::Garrison { seat, .. } => seat != gone,
        };
        self.steps.retain(stays);
        let mut order: Vec<Seat> = self.player_seats().to_vec();
        if self.settings.placement.direction.value == Direction::Reverse {
            order.reverse();
        }
        let at = order.iter().position(|&seat| seat == gone).unwrap_or_default();
        order.rotate_left(at);
        let next = order.into_iter().find(|&seat| self.ledger.parts[seat] == Part::Playing);
        for step in &mut self.steps {
            if let Step::Settle { by, .. } = step
                && *by == Some(gone)
                && next.is_some()
            {
                *by = next;
            }
        }
    }

    /// S3: the same cards for everybody; surplus arenas leave the deck.
    pub(super) fn give_cards(&mut self, each: Pile, removed: Pile) -> Verdict {
        let s3 = &self.settings.supply;
        must(!self.cards_given && self.next_colour().is_none(), "cards are given once, when all have colours")?;
        let due = (s3.legionary_cards.value, s3.arena_cards.value);
        must(each == two_kinds(due.0, due.1), "other cards than S3 gives")?;
        let spare = self.ledger.deck.count(Symbol::Arena).saturating_sub(due.1 * self.ledger.playing().count() as u8);
        let spare = if s3.spare_arenas.value == SpareArenas::Removed { spare } else { 0 };
        must(removed == two_kinds(0, spare), "other arenas leave the deck than S3 says")?;
        self.cards_given = true;
        let ledger = &mut self.ledger;
        ledger.deck = ledger.deck.minus(removed).ok_or("cards that are not in the deck")?;
        ledger.removed = removed;
        for seat in ledger.playing().collect::<Vec<_>>() {
            ledger.deck = ledger.deck.minus(each).ok_or("cards that are not in the deck")?;
            ledger.hands[seat] = each;
        }
        Ok(())
    }

    /// S4, S5: a free province, in the order of the placement, with as many legionaries as the text says.
    pub(super) fn settle(&mut self, seat: Seat, province: Province, armies: u16) -> Verdict {
        let Some(Step::Settle { by, army }) = self.steps.pop_front() else { return Err("out of order".to_owned()) };
        let s4 = &self.settings.placement;
        let each = if seat.index() < self.players { s4.legionaries_each.value } else { s4.neutral_legionaries.value };
        must(seat == army, "another army's turn")?;
        must(self.ledger.owners[province].is_none(), "not free")?;
        must(armies == u16::from(each), "another number of legionaries")?;
        if by.is_none() {
            let first = self.ledger.setup.map.find(&s4.neutral_first.value);
            must(first == Some(province), "not the first neutral province")?;
        }
        (self.ledger.owners[province], self.ledger.legionaries[province]) = (Some(seat), armies);
        Ok(())
    }

    /// S4: the first centre stands on an own province; apart from the others, where the regulation says so and there is
    /// such a place.
    pub(super) fn found(&mut self, seat: Seat, on: Province, price: Price) -> Verdict {
        must(self.steps.pop_front() == Some(Step::Found(seat)), "another's turn to found")?;
        must(self.ledger.owns(seat, on) && !self.ledger.centres[on], "another's province, or one with a centre")?;
        let apart = self.settings.placement.centre_sites.value == CentreSites::Apart;
        let fits = !apart || self.ledger.is_site(seat, on) || self.ledger.sites(seat).is_empty();
        must(fits, "beside another centre")?;
        must(price == Price::Nothing, "nothing is owed for the first centre")?;
        self.ledger.centres[on] = true;
        Ok(())
    }

    pub(super) fn garrison(&mut self, seat: Seat, on: Province, armies: u16) -> Verdict {
        let Some(Step::Garrison { seat: due, left }) = self.steps.pop_front() else {
            return Err("out of order".to_owned());
        };
        must(due == seat && self.ledger.owns(seat, on), "another's turn, or another's province")?;
        must((1..=left).contains(&armies), "more legionaries than this time")?;
        if left > armies {
            self.steps.push_front(Step::Garrison { seat, left: left - armies });
        }
        self.ledger.legionaries[on] += armies;
        Ok(())
    }
}

fn two_kinds(legionaries: u8, arenas: u8) -> Pile {
    let mut pile = Pile::EMPTY;
    pile.add(Symbol::Legionary, legionaries);
    pile.add(Symbol::Arena, arenas);
    pile
}
