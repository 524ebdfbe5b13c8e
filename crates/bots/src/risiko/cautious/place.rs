//! Where armies go: the first placement, reinforcements, tris, and the ghost's armies.

use super::Mind;
use board::{CardSet, Territory};
use rules::{Armies, Command, tris_worth};
use std::cmp::Reverse;

impl Mind<'_> {
    /// The first placement: on the borders of what is wanted, the weakest of them first.
    pub(super) fn place_supply(&self) -> Option<Command> {
        let (on, most) = self.legal.places();
        let best = on.iter().max_by_key(|&t| (self.front(t), Reverse(self.armies(t)), Reverse(t)))?;
        Some(Command::Place { on: best, armies: most })
    }

    /// How much a territory is a place to start from: wanted itself, and next to what is wanted and not owned.
    fn front(&self, territory: Territory) -> i32 {
        let missing = (self.opponents(territory) & self.wanted).len() as i32;
        let own = i32::from(self.is_wanted(territory));
        let crowded = i32::from(self.armies(territory)) / 3;
        2 * missing + 3 * own - 2 * crowded
    }

    /// Reinforcements in one piece, where they win the most wanted battle.
    pub(super) fn place_reinforcements(&self) -> Option<Command> {
        let (on, most) = self.legal.places();
        let gain = |from: Territory| {
            let targets = self.opponents(from).iter();
            targets.map(|to| self.prize(to) * 4 - 3 * i32::from(self.armies(to))).max().unwrap_or(i32::MIN / 2)
        };
        let best = on.iter().max_by_key(|&t| (gain(t) + i32::from(self.armies(t)), Reverse(t)))?;
        Some(Command::Place { on: best, armies: most })
    }

    /// What conquering a territory is good for.
    pub(super) fn prize(&self, to: Territory) -> i32 {
        let wanted = if self.is_wanted(to) { 2 + i32::from(self.setup.board.value(to)) } else { 0 };
        let breaks = self.breaks_continent(to);
        wanted + if breaks { 6 } else { 0 } + if self.completes_continent(to) { 6 } else { 0 }
    }

    fn breaks_continent(&self, to: Territory) -> bool {
        let continent = self.setup.board.continent(self.setup.board.continent_of(to));
        let open = self.view.open();
        open.owner(to).seat().is_some_and(|seat| seat != self.seat && open.owned(seat).covers(continent))
    }

    fn completes_continent(&self, to: Territory) -> bool {
        let continent = self.setup.board.continent(self.setup.board.continent_of(to));
        (self.owned | to.only()).covers(continent)
    }

    /// The tris worth most, as soon as there is one.
    pub(super) fn best_tris(&self) -> Option<CardSet> {
        self.legal.tris().max_by_key(|&cards| (tris_worth(self.setup, self.owned, cards), Reverse(cards.bits())))
    }

    /// A ghost's army as far from home as can be.
    pub(super) fn place_for_ghost(&self) -> Option<Command> {
        let (on, _) = self.legal.places();
        let near = |t: Territory| (self.setup.board.neighbours(t) & self.owned).len();
        on.iter().min_by_key(|&t| (near(t), t)).map(Command::PlaceForGhost)
    }

    /// Before the game: what it would rather not have.
    pub(super) fn least_wanted(&self) -> Option<Territory> {
        self.legal.exchanges().iter().min_by_key(|&t| self.appeal(t))
    }

    /// Before the game: what it would rather have.
    pub(super) fn most_wanted(&self) -> Option<Territory> {
        self.legal.exchanges().iter().max_by_key(|&t| self.appeal(t))
    }

    fn appeal(&self, territory: Territory) -> (bool, usize, Territory) {
        let company = (self.setup.board.neighbours(territory) & self.owned & self.wanted).len();
        (self.is_wanted(territory), company, territory)
    }

    /// As many armies as leave the two territories as safe as each other.
    pub(super) fn share(&self, total: u16, from: Territory, to: Territory) -> Armies {
        let (here, there) = (self.need(from), self.need(to));
        Armies((u32::from(total) * u32::from(there) / u32::from((here + there).max(1))) as u16)
    }

    /// How much a territory needs armies: for its defence, and for what can be conquered from it.
    fn need(&self, territory: Territory) -> u16 {
        let targets = (self.opponents(territory) & self.wanted).len() as u16;
        if self.opponents(territory).is_empty() { 0 } else { 1 + self.threat(territory) + 4 * targets }
    }
}
