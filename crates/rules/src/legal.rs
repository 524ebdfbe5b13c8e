//! A description of everything a seat may do now. The space is combinatorial, so it is described, counted and
//! indexed, not listed; it agrees with `decide` on every command.

use crate::attack::{Reach, most_attack_dice, most_defence_dice, occupation_bounds, reach};
use crate::command::Command;
use crate::maneuver::border_garrison;
use crate::phase::Phase;
use crate::reinforce::{check_tris_now, tris_count, tris_in};
use crate::setup::Setup;
use crate::state::Open;
use crate::view::View;
use board::{CardSet, ColourSet, Territory, TerritorySet};
use frame::{Armies, Dice, Seat};
use regulation::settings::{AttackDice, TakenBack};

/// What the seat of this view may do now; nothing, if it is not to act or the view is a spectator's.
#[inline]
#[must_use]
pub fn legal<'a>(setup: &'a Setup, view: &View<'a>) -> Legal<'a> {
    let open = view.open();
    let seat = view.seat().filter(|&seat| open.seat_to_act() == Some(seat));
    let owned = seat.map_or(TerritorySet::EMPTY, |seat| open.owned(seat));
    let may_fight = matches!(open.phase(), Phase::Reinforce | Phase::Combat) && open.due() == Armies(0);
    let fighting = may_fight && seat.is_some();
    Legal {
        setup,
        open,
        seat,
        hand: view.hand(),
        owned,
        fighters: if fighting { owned & open.with_at_least(2) } else { TerritorySet::EMPTY },
        border_garrison: border_garrison(setup),
        always_maximum: setup.attack_dice == AttackDice::Maximum,
        reach: if fighting { reach(setup, open) } else { [Reach::default(); 3] },
    }
}

/// Everything one seat may do.
#[derive(Clone, Copy, Debug)]
pub struct Legal<'a> {
    setup: &'a Setup,
    open: &'a Open,
    seat: Option<Seat>,
    hand: CardSet,
    /// The seat's territories.
    owned: TerritorySet,
    /// Those with an army to spare, once every reinforcement is on the board and combat is open.
    fighters: TerritorySet,
    /// The armies a move must leave behind where another's territory borders (G4.9).
    border_garrison: u16,
    /// Whether every attack is with the maximum of dice.
    always_maximum: bool,
    /// By the most dice of a base, from one: what it may attack.
    reach: [Reach; 3],
}

impl<'a> Legal<'a> {
    /// Whether this command would be granted.
    #[must_use]
    pub fn allows(&self, command: Command) -> bool {
        self.seat.is_some_and(|seat| crate::check(self.setup, self.open, seat, self.hand, command).is_ok())
    }

    /// How many commands there are.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.tally().total()
    }

    /// One command by its number, from 0.
    #[must_use]
    pub fn nth(&self, n: u32) -> Option<Command> {
        let tally = self.tally();
        if n < tally.total() { self.find(tally, n) } else { None }
    }

    /// One command, each as likely as any other; `pick` gives a number below its argument.
    #[inline]
    pub fn sample(&self, pick: impl FnOnce(u32) -> u32) -> Option<Command> {
        let tally = self.tally();
        if tally.total() == 0 { None } else { self.find(tally, pick(tally.total())) }
    }

    /// Every command.
    pub fn iter(&self) -> impl Iterator<Item = Command> + '_ {
        (0..self.count()).filter_map(|n| self.nth(n))
    }

    /// The colours that may be chosen (G2.3).
    #[must_use]
    pub fn colours(&self) -> Option<ColourSet> {
        (self.seat.is_some() && matches!(self.open.phase(), Phase::Colours(_)))
            .then(|| crate::order::free_colours(self.open))
    }

    /// Where armies may be placed, and how many at once: one's own, or a ghost's by [`Command::PlaceForGhost`].
    #[inline]
    #[must_use]
    pub fn places(&self) -> (TerritorySet, Armies) {
        let Some(seat) = self.seat else { return (TerritorySet::EMPTY, Armies(0)) };
        match self.open.phase() {
            Phase::Reinforce if self.open.due() > Armies(0) => (self.open.owned(seat), self.open.due()),
            Phase::Placement { seat, left, .. } => {
                (self.open.owned(seat), crate::placement::at_once(self.open, seat, left))
            }
            Phase::GhostPlacing(_) => {
                let ghost = self.setup.ghost.map(|ghost| crate::ghost::may_place(self.open, ghost));
                (ghost.unwrap_or_default(), Armies(1))
            }
            Phase::Gift(seat) => (self.open.owned(seat), Armies(1)),
            _ => (TerritorySet::EMPTY, Armies(0)),
        }
    }

    /// How many armies may be taken back from a territory (G3.11).
    #[must_use]
    pub fn takeable(&self, from: Territory) -> Armies {
        match self.setup.taken_back {
            TakenBack::UntilAttack if self.seat.is_some() => self.open.takeable(from),
            TakenBack::UntilAttack | TakenBack::Never => Armies(0),
        }
    }

    /// The tris that may be played (G3.4–G3.8).
    pub fn tris(&self) -> impl Iterator<Item = CardSet> + '_ {
        let hand = if self.may_play_tris() { self.hand } else { CardSet::EMPTY };
        tris_in(self.setup, hand)
    }

    /// The own territories from which something can be attacked.
    #[must_use]
    pub fn bases(&self) -> TerritorySet {
        self.fighters.iter().filter(|&from| !self.targets(from).is_empty()).collect()
    }

    /// What can be attacked from a territory.
    #[inline(always)]
    #[must_use]
    pub fn targets(&self, from: Territory) -> TerritorySet {
        if self.fighters.has(from) { self.targets_of(from) } else { TerritorySet::EMPTY }
    }

    /// The same for a territory known to have an army to spare.
    #[inline(always)]
    fn targets_of(&self, from: Territory) -> TerritorySet {
        self.bordering(from) & self.reach_of(from).any
    }

    /// Those that can be attacked with one, with two and with three dice.
    #[inline(always)]
    fn targets_by_dice(&self, from: Territory) -> [TerritorySet; 3] {
        self.reach_of(from).by_dice.map(|targets| self.bordering(from) & targets)
    }

    /// What may be attacked from there if it borders.
    #[inline(always)]
    fn reach_of(&self, from: Territory) -> &Reach {
        &self.reach[usize::from(most_attack_dice(self.open, from).0) - 1]
    }

    /// Others' territories that border.
    #[inline(always)]
    fn bordering(&self, from: Territory) -> TerritorySet {
        self.setup.board.neighbours(from) - self.owned
    }

    /// The numbers of dice an attack may be made with, highest last.
    pub fn dice(&self, from: Territory, to: Territory) -> impl Iterator<Item = Dice> + use<> {
        let by_dice = if self.fighters.has(from) { self.targets_by_dice(from) } else { [TerritorySet::EMPTY; 3] };
        (1..).map(Dice).zip(by_dice).filter(move |(_, targets)| targets.has(to)).map(|(dice, _)| dice)
    }

    /// The numbers of dice the defence may be made with: from one to this (G4.3).
    #[must_use]
    pub fn defence(&self) -> Option<Dice> {
        match self.open.phase() {
            Phase::Declared(attack) if self.seat.is_some() => Some(most_defence_dice(self.open, attack.to)),
            _ => None,
        }
    }

    /// The least and most armies that may move into the conquered territory (G4.8, G4.9).
    #[must_use]
    pub fn occupation(&self) -> Option<(Armies, Armies)> {
        match self.open.phase() {
            Phase::Occupy(attack) if self.seat.is_some() => Some(occupation_bounds(self.setup, self.open, attack)),
            _ => None,
        }
    }

    /// Where armies of a territory may be moved, and how many (G5.1).
    #[inline(always)]
    #[must_use]
    pub fn moves(&self, from: Territory) -> (TerritorySet, Armies) {
        if self.fighters.has(from) { self.moves_of(from) } else { (TerritorySet::EMPTY, Armies(0)) }
    }

    /// The same for a territory known to have an army to spare.
    #[inline(always)]
    fn moves_of(&self, from: Territory) -> (TerritorySet, Armies) {
        let neighbours = self.setup.board.neighbours(from);
        let keep = if self.owned.covers(neighbours) { 1 } else { self.border_garrison };
        (neighbours & self.owned, Armies(self.open.armies(from).0.saturating_sub(keep)))
    }

    /// Whether the turn may be ended.
    #[must_use]
    pub fn may_pass(&self) -> bool {
        self.seat.is_some()
            && matches!(self.open.phase(), Phase::Reinforce | Phase::Combat)
            && self.open.due() == Armies(0)
    }

    /// What may be given up, or occupied anew, before the game (G2.9).
    #[must_use]
    pub fn exchanges(&self) -> TerritorySet {
        match (self.seat, self.open.phase()) {
            (Some(seat), Phase::Abandon { .. }) => crate::deal::may_abandon(self.setup, self.open, seat),
            (Some(seat), Phase::Reoccupy(_)) => crate::deal::may_reoccupy(self.setup, self.open, seat),
            _ => TerritorySet::EMPTY,
        }
    }

    /// Counts everything.
    #[inline(always)]
    fn tally(&self) -> Tally {
        let others = self.others();
        let mut tally = Tally { others: others.first + others.taken_back + others.tris, fought: 0 };
        for from in self.fighters {
            let base = self.base(from);
            tally.fought += base.attacks + base.moves;
        }
        tally
    }

    /// Counts everything besides attacks and moves.
    #[inline(always)]
    fn others(&self) -> Others {
        let mut others = Others { first: 0, taken_back: 0, tris: 0 };
        if self.seat.is_none() {
            return others;
        }
        match self.open.phase() {
            Phase::Combat => others.first = 1,
            Phase::Reinforce => {
                let places = self.owned.len() as u32 * u32::from(self.open.due().0);
                others.first = if self.open.due() > Armies(0) { places } else { 1 };
                others.taken_back = if self.open.placed { self.count_taken_back() } else { 0 };
                others.tris = if self.hand.len() < 3 { 0 } else { self.count_tris() };
            }
            _ => others.first = self.count_single(),
        }
        others
    }

    /// The one kind of command of the other phases.
    fn count_single(&self) -> u32 {
        match self.open.phase() {
            Phase::Occupy(_) => self.occupation().map_or(0, |(least, most)| u32::from(most.0 - least.0 + 1)),
            Phase::Placement { .. } => {
                let (on, most) = self.places();
                on.len() as u32 * u32::from(most.0)
            }
            Phase::GhostPlacing(_) | Phase::Gift(_) => self.places().0.len() as u32,
            Phase::Colours(_) => self.colours().map_or(0, |colours| colours.len() as u32),
            Phase::Abandon { .. } | Phase::Reoccupy(_) => self.exchanges().len() as u32,
            Phase::Declared(_) => self.defence().map_or(0, |most| u32::from(most.0)),
            _ => 0,
        }
    }

    fn count_taken_back(&self) -> u32 {
        self.owned.iter().map(|t| u32::from(self.takeable(t).0)).sum()
    }

    fn count_tris(&self) -> u32 {
        if self.may_play_tris() { tris_count(self.setup, self.hand) } else { 0 }
    }

    /// How many attacks and moves start from here.
    #[inline(always)]
    fn base(&self, from: Territory) -> Base {
        let attacks = if self.always_maximum {
            self.targets_of(from).len() as u32
        } else {
            self.targets_by_dice(from).map(|targets| targets.len() as u32).iter().sum()
        };
        let (to, most) = self.moves_of(from);
        Base { attacks, moves: to.len() as u32 * u32::from(most.0) }
    }

    /// The command with this number below the total: attacks and moves first, then the rest.
    #[inline(always)]
    fn find(&self, tally: Tally, n: u32) -> Option<Command> {
        match n.checked_sub(tally.fought) {
            Some(n) => self.find_other(n),
            None => self.find_fight(n),
        }
    }

    fn find_fight(&self, mut n: u32) -> Option<Command> {
        for from in self.fighters {
            let base = self.base(from);
            if n < base.attacks {
                return self.nth_attack_from(from, n);
            }
            n -= base.attacks;
            if n < base.moves {
                return self.nth_move_from(from, n);
            }
            n -= base.moves;
        }
        None
    }

    fn find_other(&self, n: u32) -> Option<Command> {
        if !matches!(self.open.phase(), Phase::Reinforce | Phase::Combat) {
            return self.nth_single(n);
        }
        let others = self.others();
        match n.checked_sub(others.first) {
            None if self.open.due() > Armies(0) => self.nth_place(n),
            None => Some(Command::Pass),
            Some(n) if n < others.taken_back => self.nth_take_back(n),
            Some(n) => tris_in(self.setup, self.hand).nth((n - others.taken_back) as usize).map(Command::PlayTris),
        }
    }

    fn nth_single(&self, n: u32) -> Option<Command> {
        match self.open.phase() {
            Phase::Occupy(_) => self.occupation().map(|(least, _)| Command::Occupy(Armies(least.0 + n as u16))),
            Phase::Placement { .. } => self.nth_place(n),
            Phase::GhostPlacing(_) | Phase::Gift(_) => self.places().0.nth(n as usize).map(Command::PlaceForGhost),
            Phase::Colours(_) => self.colours()?.iter().nth(n as usize).map(Command::ChooseColour),
            Phase::Abandon { .. } => self.exchanges().nth(n as usize).map(Command::Abandon),
            Phase::Reoccupy(_) => self.exchanges().nth(n as usize).map(Command::Reoccupy),
            Phase::Declared(_) => Some(Command::Defend(Dice(n as u8 + 1))),
            _ => None,
        }
    }

    fn nth_place(&self, n: u32) -> Option<Command> {
        let (on, most) = self.places();
        let most = u32::from(most.0);
        Some(Command::Place { on: on.nth((n / most) as usize)?, armies: Armies((n % most) as u16 + 1) })
    }

    fn nth_take_back(&self, mut n: u32) -> Option<Command> {
        for from in self.owned {
            let most = u32::from(self.takeable(from).0);
            if n < most {
                return Some(Command::TakeBack { from, armies: Armies(n as u16 + 1) });
            }
            n -= most;
        }
        None
    }

    fn nth_attack_from(&self, from: Territory, n: u32) -> Option<Command> {
        let targets = self.targets_of(from);
        if self.always_maximum {
            let to = targets.nth(n as usize)?;
            return Some(Command::Attack { from, to, dice: most_attack_dice(self.open, from) });
        }
        let mut all = targets.iter().flat_map(|to| self.dice(from, to).map(move |dice| (to, dice)));
        all.nth(n as usize).map(|(to, dice)| Command::Attack { from, to, dice })
    }

    fn nth_move_from(&self, from: Territory, n: u32) -> Option<Command> {
        let (to, most) = self.moves(from);
        let most = u32::from(most.0);
        let to = to.nth((n / most) as usize)?;
        Some(Command::Maneuver { from, to, armies: Armies((n % most) as u16 + 1) })
    }

    fn may_play_tris(&self) -> bool {
        self.seat.is_some() && self.open.phase() == Phase::Reinforce && check_tris_now(self.setup, self.open).is_ok()
    }
}

/// How many commands there are: attacks and moves, and the others.
#[derive(Clone, Copy)]
struct Tally {
    others: u32,
    fought: u32,
}

/// How many commands there are besides attacks and moves: places, or the one kind of the phase, or "pass"; then
/// what may be taken back, and tris.
struct Others {
    first: u32,
    taken_back: u32,
    tris: u32,
}

/// How many attacks and moves start from a territory.
#[derive(Clone, Copy)]
struct Base {
    attacks: u32,
    moves: u32,
}

impl Tally {
    #[inline]
    fn total(&self) -> u32 {
        self.fought + self.others
    }
}
