//! A sensible player: builds up where its objective is, attacks with good odds, takes its card every turn, keeps
//! garrisons, and brings idle armies to the front. It plays the same move in the same position, but for colours
//! and ties.

mod fight;
mod place;

use board::{Goal, Territory, TerritorySet};
use chance::Source;
use rules::{Command, Legal, Phase, Seat, Setup, View};

pub(crate) fn choose(setup: &Setup, view: &View<'_>, legal: &Legal<'_>, source: &mut impl Source) -> Option<Command> {
    let mind = Mind::new(setup, view, legal)?;
    match view.open().phase() {
        Phase::Placement { .. } => mind.place_supply(),
        Phase::GhostPlacing(_) | Phase::Gift(_) => mind.place_for_ghost(),
        Phase::Abandon { .. } => mind.least_wanted().map(Command::Abandon),
        Phase::Reoccupy(_) => mind.most_wanted().map(Command::Reoccupy),
        Phase::Reinforce | Phase::Combat => mind.turn(),
        Phase::Declared(_) => legal.defence().map(Command::Defend),
        Phase::Occupy(attack) => mind.occupy(attack),
        _ => super::random::choose(legal, source),
    }
}

/// What it knows and wants.
struct Mind<'a> {
    setup: &'a Setup,
    view: &'a View<'a>,
    legal: &'a Legal<'a>,
    seat: Seat,
    owned: TerritorySet,
    /// The territories its objective asks for.
    wanted: TerritorySet,
}

impl<'a> Mind<'a> {
    fn new(setup: &'a Setup, view: &'a View<'a>, legal: &'a Legal<'a>) -> Option<Self> {
        let seat = view.seat()?;
        let owned = view.open().owned(seat);
        Some(Self { setup, view, legal, seat, owned, wanted: wanted(setup, view, seat) })
    }

    fn turn(&self) -> Option<Command> {
        if let Some(cards) = self.best_tris() {
            return Some(Command::PlayTris(cards));
        }
        if self.view.open().due() > rules::Armies(0) {
            return self.place_reinforcements();
        }
        self.attack().or_else(|| self.maneuver()).or(Some(Command::Pass))
    }

    fn armies(&self, territory: Territory) -> u16 {
        self.view.open().armies(territory).0
    }

    /// The neighbours of a territory that are not its own.
    fn opponents(&self, territory: Territory) -> TerritorySet {
        self.setup.board.neighbours(territory) - self.owned
    }

    /// The armies of the strongest neighbour that could attack; neutral territories never do.
    fn threat(&self, territory: Territory) -> u16 {
        let near = self.opponents(territory) - self.view.open().neutral();
        near.iter().map(|t| self.armies(t) - 1).max().unwrap_or(0)
    }

    fn is_wanted(&self, territory: Territory) -> bool {
        self.wanted.has(territory)
    }
}

/// The territories an objective asks for; where it asks for any, all of them.
pub(super) fn wanted(setup: &Setup, view: &View<'_>, seat: Seat) -> TerritorySet {
    match view.objective().map(|objective| setup.objectives.goal(objective)) {
        Some(Goal::Territories(territories) | Goal::Continents { territories, .. }) => territories,
        Some(Goal::Destroy { colour, .. }) => match view.open().seat_of(colour) {
            Some(target) if target != seat && view.open().status(target).on_board() => view.open().owned(target),
            Some(_) | None => setup.board.all(),
        },
        Some(Goal::Count { .. }) | None => setup.board.all(),
    }
}
