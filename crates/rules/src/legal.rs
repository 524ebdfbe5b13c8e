//! A description of everything a seat may do now. The space is combinatorial, so it is described, counted and
//! indexed, not listed; it agrees with `decide` on every command.

use crate::attack::{most_attack_dice, most_defence_dice, occupation_bounds, protected};
use crate::command::Command;
use crate::maneuver::most_to_move;
use crate::reinforce::{check_tris_now, tris_count, tris_in};
use crate::seat::{Armies, Dice, Seat};
use crate::setup::Setup;
use crate::state::{Attack, Open, Phase};
use crate::view::View;
use board::{CardSet, ColourSet, Territory, TerritorySet};
use regulation::settings::{AttackDice, Permission, TakenBack};

/// What the seat of this view may do now; nothing, if it is not to act or the view is a spectator's.
#[must_use]
pub fn legal<'a>(setup: &'a Setup, view: &View<'a>) -> Legal<'a> {
    let open = view.open();
    let seat = view.seat().filter(|&seat| open.seat_to_act() == Some(seat));
    Legal { setup, open, seat, hand: view.hand(), protected: protected(setup, open) }
}

/// Everything one seat may do.
#[derive(Clone, Copy, Debug)]
pub struct Legal<'a> {
    setup: &'a Setup,
    open: &'a Open,
    seat: Option<Seat>,
    hand: CardSet,
    protected: TerritorySet,
}

/// The kinds of commands, in the order in which they are counted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Colour,
    Abandon,
    Reoccupy,
    Place,
    TakeBack,
    GhostPlace,
    Tris,
    Attack,
    Defend,
    Occupy,
    Maneuver,
    Pass,
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
        self.kinds().iter().map(|&kind| self.count_of(kind)).sum()
    }

    /// One command by its number, from 0.
    #[must_use]
    pub fn nth(&self, mut n: u32) -> Option<Command> {
        for &kind in self.kinds() {
            let count = self.count_of(kind);
            if n < count {
                return self.nth_of(kind, n);
            }
            n -= count;
        }
        None
    }

    /// One command, each as likely as any other; `pick` gives a number below its argument.
    #[inline]
    pub fn sample(&self, pick: impl FnOnce(u32) -> u32) -> Option<Command> {
        let kinds = self.kinds();
        let mut counts = [0; 6];
        let mut total = 0;
        for (count, &kind) in counts.iter_mut().zip(kinds) {
            *count = self.count_of(kind);
            total += *count;
        }
        if total == 0 {
            return None;
        }
        let mut n = pick(total);
        for (&count, &kind) in counts.iter().zip(kinds) {
            if n < count {
                return self.nth_of(kind, n);
            }
            n -= count;
        }
        None
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
        self.fighters().iter().filter(|&from| !self.targets(from).is_empty()).collect()
    }

    /// What can be attacked from a territory.
    #[inline]
    #[must_use]
    pub fn targets(&self, from: Territory) -> TerritorySet {
        let Some(seat) = self.seat.filter(|_| self.may_fight()) else { return TerritorySet::EMPTY };
        let owned = self.open.owned(seat);
        if !owned.has(from) {
            return TerritorySet::EMPTY;
        }
        let bordering = self.setup.board.neighbours(from) - owned;
        if self.always_maximum() {
            return bordering - self.protected - self.too_strong_for(from);
        }
        bordering.iter().filter(|&to| self.dice(from, to).next().is_some()).collect()
    }

    /// The numbers of dice an attack may be made with, highest last.
    pub fn dice(&self, from: Territory, to: Territory) -> impl Iterator<Item = Dice> + '_ {
        let seat = self.seat.filter(|_| self.may_fight());
        (1..=3).map(Dice).filter(move |&dice| {
            seat.is_some_and(|seat| {
                crate::attack::check_attack(self.setup, self.open, seat, Attack { from, to, dice }).is_ok()
            })
        })
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
    #[inline]
    #[must_use]
    pub fn moves(&self, from: Territory) -> (TerritorySet, Armies) {
        let Some(seat) = self.seat.filter(|_| self.may_fight()) else { return (TerritorySet::EMPTY, Armies(0)) };
        let owned = self.open.owned(seat);
        if !owned.has(from) {
            return (TerritorySet::EMPTY, Armies(0));
        }
        (self.setup.board.neighbours(from) & owned, most_to_move(self.setup, self.open, from))
    }

    /// Whether the turn may be ended.
    #[must_use]
    pub fn may_pass(&self) -> bool {
        self.seat.is_some() && self.may_fight()
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

    /// The kinds of commands of this phase.
    fn kinds(&self) -> &'static [Kind] {
        if self.seat.is_none() {
            return &[];
        }
        match self.open.phase() {
            Phase::Colours(_) => &[Kind::Colour],
            Phase::Abandon { .. } => &[Kind::Abandon],
            Phase::Reoccupy(_) => &[Kind::Reoccupy],
            Phase::Placement { .. } => &[Kind::Place],
            Phase::GhostPlacing(_) | Phase::Gift(_) => &[Kind::GhostPlace],
            Phase::Reinforce if self.open.due() > Armies(0) => &[Kind::Place, Kind::TakeBack, Kind::Tris],
            Phase::Reinforce => &[Kind::TakeBack, Kind::Tris, Kind::Attack, Kind::Maneuver, Kind::Pass],
            Phase::Combat => &[Kind::Attack, Kind::Maneuver, Kind::Pass],
            Phase::Declared(_) => &[Kind::Defend],
            Phase::Occupy(_) => &[Kind::Occupy],
            _ => &[],
        }
    }

    #[inline]
    fn count_of(&self, kind: Kind) -> u32 {
        match kind {
            Kind::Colour => self.colours().map_or(0, |colours| colours.len() as u32),
            Kind::Abandon | Kind::Reoccupy => self.exchanges().len() as u32,
            Kind::Place => {
                let (on, most) = self.places();
                on.len() as u32 * u32::from(most.0)
            }
            Kind::GhostPlace => self.places().0.len() as u32,
            Kind::TakeBack => self.marked().iter().map(|t| u32::from(self.takeable(t).0)).sum(),
            Kind::Tris if self.may_play_tris() => tris_count(self.setup, self.hand),
            Kind::Tris => 0,
            Kind::Attack => self.fighters().iter().map(|from| self.attacks_from(from)).sum(),
            Kind::Defend => self.defence().map_or(0, |most| u32::from(most.0)),
            Kind::Occupy => self.occupation().map_or(0, |(least, most)| u32::from(most.0 - least.0 + 1)),
            Kind::Maneuver => self.fighters().iter().map(|from| self.moves_from(from)).sum(),
            Kind::Pass => u32::from(self.may_pass()),
        }
    }

    #[inline]
    fn nth_of(&self, kind: Kind, n: u32) -> Option<Command> {
        match kind {
            Kind::Colour => self.colours()?.iter().nth(n as usize).map(Command::ChooseColour),
            Kind::Abandon => self.exchanges().nth(n as usize).map(Command::Abandon),
            Kind::Reoccupy => self.exchanges().nth(n as usize).map(Command::Reoccupy),
            Kind::Place => self.nth_place(n),
            Kind::GhostPlace => self.places().0.nth(n as usize).map(Command::PlaceForGhost),
            Kind::TakeBack => self.nth_take_back(n),
            Kind::Tris => tris_in(self.setup, self.hand).nth(n as usize).map(Command::PlayTris),
            Kind::Attack => self.nth_attack(n),
            Kind::Defend => Some(Command::Defend(Dice(n as u8 + 1))),
            Kind::Occupy => self.occupation().map(|(least, _)| Command::Occupy(Armies(least.0 + n as u16))),
            Kind::Maneuver => self.nth_maneuver(n),
            Kind::Pass => Some(Command::Pass),
        }
    }

    fn nth_place(&self, n: u32) -> Option<Command> {
        let (on, most) = self.places();
        let most = u32::from(most.0);
        Some(Command::Place { on: on.nth((n / most) as usize)?, armies: Armies((n % most) as u16 + 1) })
    }

    fn nth_take_back(&self, mut n: u32) -> Option<Command> {
        for from in self.marked() {
            let most = u32::from(self.takeable(from).0);
            if n < most {
                return Some(Command::TakeBack { from, armies: Armies(n as u16 + 1) });
            }
            n -= most;
        }
        None
    }

    fn nth_attack(&self, mut n: u32) -> Option<Command> {
        for from in self.fighters() {
            let here = self.attacks_from(from);
            if n < here {
                return self.nth_attack_from(from, n);
            }
            n -= here;
        }
        None
    }

    fn nth_attack_from(&self, from: Territory, n: u32) -> Option<Command> {
        if self.always_maximum() {
            let to = self.targets(from).nth(n as usize)?;
            return Some(Command::Attack { from, to, dice: most_attack_dice(self.open, from) });
        }
        let targets = self.targets(from);
        let mut all = targets.iter().flat_map(|to| self.dice(from, to).map(move |dice| (to, dice)));
        all.nth(n as usize).map(|(to, dice)| Command::Attack { from, to, dice })
    }

    fn attacks_from(&self, from: Territory) -> u32 {
        let targets = self.targets(from);
        if self.always_maximum() {
            return targets.len() as u32;
        }
        targets.iter().map(|to| self.dice(from, to).count() as u32).sum()
    }

    fn moves_from(&self, from: Territory) -> u32 {
        let (to, most) = self.moves(from);
        to.len() as u32 * u32::from(most.0)
    }

    fn nth_maneuver(&self, mut n: u32) -> Option<Command> {
        for from in self.fighters() {
            let here = self.moves_from(from);
            if n < here {
                let (to, most) = self.moves(from);
                let most = u32::from(most.0);
                let to = to.nth((n / most) as usize)?;
                return Some(Command::Maneuver { from, to, armies: Armies((n % most) as u16 + 1) });
            }
            n -= here;
        }
        None
    }

    /// Whether combat, maneuver and "pass" are open: every reinforcement is on the board.
    #[inline]
    fn may_fight(&self) -> bool {
        matches!(self.open.phase(), Phase::Reinforce | Phase::Combat) && self.open.due() == Armies(0)
    }

    fn may_play_tris(&self) -> bool {
        self.seat.is_some() && self.open.phase() == Phase::Reinforce && check_tris_now(self.setup, self.open).is_ok()
    }

    /// The own territories with an army to spare.
    #[inline]
    fn fighters(&self) -> TerritorySet {
        self.seat.map_or(TerritorySet::EMPTY, |seat| self.open.owned(seat) & self.open.with_at_least(2))
    }

    /// The territories where something may be taken back.
    fn marked(&self) -> TerritorySet {
        if !self.open.placed {
            return TerritorySet::EMPTY;
        }
        self.fighters().iter().filter(|&t| self.takeable(t) > Armies(0)).collect()
    }

    /// Whether every attack is with the maximum of dice and none with fewer than the defence, so that targets
    /// follow from the sets of armies alone.
    #[inline]
    fn always_maximum(&self) -> bool {
        self.setup.attack_dice == AttackDice::Maximum && self.setup.outnumbered == Permission::Forbidden
    }

    /// The territories that would defend with more dice than this one attacks with (G4.4).
    #[inline]
    fn too_strong_for(&self, from: Territory) -> TerritorySet {
        match self.open.armies(from).0 {
            0 | 1 => !TerritorySet::EMPTY,
            2 => self.open.with_at_least(2),
            3 => self.open.with_at_least(3),
            _ => TerritorySet::EMPTY,
        }
    }
}
