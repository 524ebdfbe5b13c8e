//! Points from a map: what each territory is worth, inside an objective and outside it (G7.10).

use super::EntryFault;
use ::regulation::Regulation;
use ::regulation::settings::Points;
use board::{Board, Goal, Objective, ObjectiveDeck, TerritorySet};

/// The board of a regulation, its objectives, and what counts as points.
#[derive(Clone, Debug)]
pub struct MapScoring {
    board: Board,
    deck: ObjectiveDeck,
    counts: Points,
}

/// An objective as it is picked from a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ObjectiveCard {
    /// The number printed on the card.
    pub number: usize,
    /// What the players call it; empty where it has no name.
    pub name: String,
    /// The territories that count for it, by id.
    pub territories: Vec<String>,
}

/// Points of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct MapPoints {
    pub(super) inside: u16,
    pub(super) outside: u16,
}

impl MapScoring {
    /// What this regulation plays on; nothing where it is not RisiKo!, or its board is not one of the program's.
    #[must_use]
    pub fn new(regulation: &Regulation) -> Option<Self> {
        let settings = regulation.risiko()?;
        let board = Board::named(&settings.components.board)?;
        let deck = ObjectiveDeck::named(&settings.components.objectives, &board)?;
        Some(Self { board, deck, counts: *settings.scoring.points })
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The objectives, in the order of their numbers.
    #[must_use]
    pub fn objectives(&self) -> Vec<ObjectiveCard> {
        let ids = |set: TerritorySet| set.iter().map(|territory| self.board.territory_id(territory).to_owned());
        let card = |objective: Objective| ObjectiveCard {
            number: self.deck.number(objective),
            name: self.deck.name(objective).to_owned(),
            territories: ids(self.goal(objective)).collect(),
        };
        self.deck.all().iter().map(card).collect()
    }

    /// Each territory of the board is named exactly once.
    pub(super) fn check_owners<'a>(&self, named: impl Iterator<Item = &'a str>) -> Result<(), EntryFault> {
        let mut owned = TerritorySet::EMPTY;
        for id in named {
            let territory = self.board.find(id).ok_or_else(|| EntryFault::UnknownTerritory(id.to_owned()))?;
            if owned.has(territory) {
                return Err(EntryFault::TwoOwners(self.board.territory_name(territory).to_owned()));
            }
            owned.insert(territory);
        }
        match self.board.all().len() - owned.len() {
            0 => Ok(()),
            left => Err(EntryFault::Unowned(left)),
        }
    }

    /// The points of these territories; nothing where they depend on an objective that is not known.
    pub(super) fn points(&self, objective: Option<usize>, territories: &[String]) -> Option<MapPoints> {
        let inside = match self.counts {
            Points::AllTerritories => self.board.all(),
            Points::InsideObjective => self.goal(self.deck.find(objective?)?),
        };
        let held = self.set(territories);
        Some(MapPoints { inside: self.board.worth(held & inside), outside: self.board.worth(held - inside) })
    }

    /// Whether these territories are the whole of an objective that is a list of territories.
    pub(super) fn is_complete(&self, objective: Option<usize>, territories: &[String]) -> bool {
        let goal = objective.and_then(|number| self.deck.find(number)).map(|objective| self.deck.goal(objective));
        matches!(goal, Some(Goal::Territories(wanted)) if self.set(territories).covers(wanted))
    }

    fn set(&self, territories: &[String]) -> TerritorySet {
        let mut set = TerritorySet::EMPTY;
        for territory in territories.iter().filter_map(|id| self.board.find(id)) {
            set.insert(territory);
        }
        set
    }

    /// The territories that count for an objective.
    fn goal(&self, objective: Objective) -> TerritorySet {
        match self.deck.goal(objective) {
            Goal::Territories(territories) | Goal::Continents { territories, .. } => territories,
            Goal::Count { .. } | Goal::Destroy { .. } => TerritorySet::EMPTY,
        }
    }
}
