//! Double entry: armies, owners and cards kept from the events alone, to be compared with what the rules keep.
//! Nothing here calls the rules; where a number is needed it comes from the regulation.

use board::{ByTerritory, CardSet, Territory, TerritorySet};
use regulation::settings::Settings;
use rules::{Armies, BySeat, Dice, Event, Owner, Seat, Setup, State};
use std::cmp::Reverse;

/// The books of one game.
#[derive(Clone)]
pub(super) struct Ledger<'p> {
    setup: &'p Setup,
    settings: &'p Settings,
    owners: ByTerritory<Owner>,
    armies: ByTerritory<u16>,
    hands: BySeat<CardSet>,
    deck: CardSet,
    discards: CardSet,
    turn: Option<Seat>,
    due: u16,
    attack: Option<(Territory, Territory, Dice)>,
}

type Entry = crate::Verdict;

impl<'p> Ledger<'p> {
    pub(super) fn new(setup: &'p Setup, settings: &'p Settings) -> Self {
        Self {
            setup,
            settings,
            owners: ByTerritory::all(Owner::Nobody),
            armies: ByTerritory::all(0),
            hands: BySeat::all(CardSet::EMPTY),
            deck: setup.deck.all(),
            discards: CardSet::EMPTY,
            turn: None,
            due: 0,
            attack: None,
        }
    }

    /// The armies on a territory.
    pub(super) fn armies(&self, territory: Territory) -> u16 {
        self.armies[territory]
    }

    /// Whether a territory borders one of another owner.
    pub(super) fn borders_others(&self, territory: Territory) -> bool {
        self.setup.board.neighbours(territory).iter().any(|other| self.owners[other] != self.owners[territory])
    }

    /// Whether so many armies are no more than those that had to move in (G4.8).
    pub(super) fn forced(&self, armies: Armies) -> bool {
        self.attack.is_none_or(|(_, _, dice)| armies.0 <= u16::from(dice.0))
    }

    /// G2.13, G3.10: armies on the board and in hand stay within the cap.
    pub(super) fn check_cap(&self, event: &Event) -> Entry {
        let (Event::Placed { seat, .. } | Event::TrisPlayed { seat, .. } | Event::TurnBegan { seat, .. }) = *event
        else {
            return Ok(());
        };
        let in_hand = if self.turn == Some(seat) { self.due } else { 0 };
        let total = self.total(Owner::Seat(seat)) + in_hand;
        match self.settings.armies.cap.value.get() {
            Some(cap) if total > cap => Err(format!("seat {seat} has {total} armies, the cap is {cap}")),
            Some(_) | None => Ok(()),
        }
    }

    /// Enters one event.
    pub(super) fn enter(&mut self, event: &Event) -> Entry {
        match *event {
            Event::TerritoryDealt { territory, to } => self.settle(territory, to),
            Event::DealSwapped { card, earlier, due } => {
                let other = self.owners[earlier];
                self.settle(earlier, Owner::Seat(due))?;
                self.settle(card, other)
            }
            Event::Abandoned { territory, .. } => {
                self.owners[territory] = Owner::Nobody;
                self.remove(territory, self.armies[territory])
            }
            Event::Reoccupied { seat, territory } => self.settle(territory, Owner::Seat(seat)),
            Event::Placed { seat, on, armies } => self.place(seat, on, armies.0),
            Event::TakenBack { from, armies, .. } => {
                self.due += armies.0;
                self.remove(from, armies.0)
            }
            Event::TurnBegan { seat, due, .. } => {
                (self.turn, self.due, self.attack) = (Some(seat), due.0, None);
                Ok(())
            }
            Event::TrisPlayed { seat, cards, worth, granted } => self.play_tris(seat, cards, worth, granted),
            Event::GhostSpread { seat, armies } => self.spread(seat, armies.0),
            Event::AttackDeclared { from, to, dice } => self.declare(from, to, dice),
            Event::BattleRolled { attacker_lost, defender_lost, .. } => self.fight(attacker_lost.0, defender_lost.0),
            Event::Conquered { territory, by } => self.conquer(territory, by),
            Event::Occupied { from, to, armies }
            | Event::NicheLeft { from, to, armies }
            | Event::Maneuvered { from, to, armies } => self.march(from, to, armies.0),
            Event::CardsCaptured { from, to, cards } => {
                self.hands[to] = self.hands[to].with(cards);
                lose(&mut self.hands[from], cards)
            }
            Event::HandDiscarded { seat } => self.discard(seat, self.hands[seat]),
            Event::CardsForfeited { seat, cards, .. } => self.discard(seat, cards),
            Event::DeckRenewed => {
                self.deck = self.deck.with(self.discards);
                self.discards = CardSet::EMPTY;
                Ok(())
            }
            Event::CardTaken { seat, card } => {
                let card: CardSet = [card].into_iter().collect();
                self.hands[seat] = self.hands[seat].with(card);
                lose(&mut self.deck, card)
            }
            Event::ArmiesRemoved { from, armies, .. } => self.remove(from, armies.0),
            Event::Corrected { territory, owner, armies, .. } => {
                (self.owners[territory], self.armies[territory]) = (owner, armies.0);
                Ok(())
            }
            Event::Excluded { seat, .. } => {
                self.owned(Owner::Seat(seat)).iter().for_each(|t| self.owners[t] = Owner::Neutral);
                self.give_up_turn(seat)
            }
            Event::Withdrawn { seat, .. } | Event::TurnPassedOn { seat, .. } => self.give_up_turn(seat),
            Event::Passed(_) if self.due > 0 => Err(format!("{} armies were not placed", self.due)),
            Event::Passed(_)
            | Event::OrderRolled { .. }
            | Event::OrderSettled(_)
            | Event::ColourChosen { .. }
            | Event::ObjectiveDealt { .. }
            | Event::DefenceDeclared(_)
            | Event::Eliminated { .. }
            | Event::TimeUp
            | Event::ClosingSkipped { .. }
            | Event::ClosingDue { .. }
            | Event::ClosingRolled { .. }
            | Event::ObjectiveReached(_)
            | Event::GameEnded(_)
            | Event::CardLost { .. }
            | Event::CapLowered { .. }
            | Event::Admitted { .. } => Ok(()),
        }
    }

    /// A territory with its first armies.
    fn settle(&mut self, territory: Territory, owner: Owner) -> Entry {
        let ghost = self.setup.ghost().map(Owner::Seat);
        self.owners[territory] = owner;
        self.armies[territory] = match owner {
            owner if Some(owner) == ghost => u16::from(self.settings.ghost.armies_each.value),
            Owner::Seat(_) => 1,
            Owner::Neutral => u16::from(self.settings.deal.neutral_armies.value),
            Owner::Nobody => return Err("dealt to nobody".to_owned()),
        };
        Ok(())
    }

    /// Armies come from the hand of who is on turn, or from a supply outside the game: the initial one, the ghost's.
    fn place(&mut self, seat: Seat, on: Territory, armies: u16) -> Entry {
        if self.owners[on] != Owner::Seat(seat) {
            return Err("placed on another's territory".to_owned());
        }
        if self.turn == Some(seat) && self.setup.ghost() != Some(seat) {
            self.due = self.due.checked_sub(armies).ok_or("more armies than due")?;
        }
        self.armies[on] += armies;
        Ok(())
    }

    fn play_tris(&mut self, seat: Seat, cards: CardSet, worth: Armies, granted: Armies) -> Entry {
        if cards.len() != 3 || granted > worth {
            return Err("no tris, or more than it is worth".to_owned());
        }
        self.due += granted.0;
        self.discard(seat, cards)
    }

    /// G8.7: as many on each territory, the odd ones on the most valuable.
    fn spread(&mut self, ghost: Seat, armies: u16) -> Entry {
        let mut territories: Vec<Territory> = self.owned(Owner::Seat(ghost)).iter().collect();
        territories.sort_by_key(|&territory| Reverse(self.setup.board.value(territory)));
        let count = territories.len().max(1) as u16;
        for (place, territory) in (0..).zip(territories) {
            self.armies[territory] += armies / count + u16::from(place < armies % count);
        }
        self.due = self.due.checked_sub(armies).ok_or("more armies than due")?;
        Ok(())
    }

    fn declare(&mut self, from: Territory, to: Territory, dice: Dice) -> Entry {
        self.attack = Some((from, to, dice));
        let own = self.turn.map(Owner::Seat);
        if self.due > 0 || Some(self.owners[from]) != own || Some(self.owners[to]) == own {
            return Err("no such attack".to_owned());
        }
        Ok(())
    }

    fn fight(&mut self, attacker_lost: u16, defender_lost: u16) -> Entry {
        let (from, to, _) = self.attack.ok_or("a battle without an attack")?;
        self.remove(from, attacker_lost)?;
        self.remove(to, defender_lost)
    }

    fn conquer(&mut self, territory: Territory, by: Seat) -> Entry {
        if self.armies[territory] > 0 || self.attack.map(|(_, to, _)| to) != Some(territory) {
            return Err("still defended, or not attacked".to_owned());
        }
        self.owners[territory] = Owner::Seat(by);
        Ok(())
    }

    fn march(&mut self, from: Territory, to: Territory, armies: u16) -> Entry {
        if self.owners[from] != self.owners[to] || !self.setup.board.borders(from, to) {
            return Err("no way from one to the other".to_owned());
        }
        self.armies[to] += armies;
        self.remove(from, armies)?;
        if self.armies[from] == 0 { Err("nobody stays".to_owned()) } else { Ok(()) }
    }

    fn remove(&mut self, from: Territory, armies: u16) -> Entry {
        self.armies[from] = self.armies[from].checked_sub(armies).ok_or("more armies than there are")?;
        Ok(())
    }

    fn discard(&mut self, seat: Seat, cards: CardSet) -> Entry {
        self.discards = self.discards.with(cards);
        lose(&mut self.hands[seat], cards)
    }

    fn give_up_turn(&mut self, seat: Seat) -> Entry {
        if self.turn == Some(seat) {
            self.due = 0;
        }
        Ok(())
    }

    fn owned(&self, owner: Owner) -> TerritorySet {
        self.setup.board.all().iter().filter(|&territory| self.owners[territory] == owner).collect()
    }

    fn total(&self, owner: Owner) -> u16 {
        self.owned(owner).iter().map(|territory| self.armies[territory]).sum()
    }

    /// The state must say what the books say.
    pub(super) fn compare(&self, state: &State) -> Entry {
        let open = state.open();
        for territory in self.setup.board.all() {
            let (booked, found) = ((self.owners[territory], self.armies[territory]), open.armies(territory).0);
            if booked != (open.owner(territory), found) {
                let id = self.setup.board.territory_id(territory);
                return Err(format!("{id}: {:?} with {found}, by the events {booked:?}", open.owner(territory)));
            }
        }
        for seat in self.setup.seats().iter() {
            let (booked, found) = (self.total(Owner::Seat(seat)), open.armies_of(seat));
            if found != Armies(booked) {
                return Err(format!("seat {seat} has {found} armies, by the events {booked}"));
            }
            if state.hand(seat) != self.hands[seat] {
                return Err(format!("seat {seat} holds {:?}, by the events {:?}", state.hand(seat), self.hands[seat]));
            }
        }
        let piles = (state.deck(self.setup.deck.all()), state.discards());
        if piles != (self.deck, self.discards) {
            return Err("deck and discards are not what the events say".to_owned());
        }
        if open.due() != Armies(self.due) {
            return Err(format!("{} armies are due, by the events {}", open.due(), self.due));
        }
        Ok(())
    }
}

fn lose(pile: &mut CardSet, cards: CardSet) -> Entry {
    if !pile.covers(cards) {
        return Err("cards that are not there".to_owned());
    }
    *pile = pile.without(cards);
    Ok(())
}
