//! What everybody plays for, guessed from what everybody sees: Bayes over the objectives of each seat, from where armies are put
//! and what is conquered. Only sums, products and quotients, so that the same game gives the same guess everywhere.

use board::{Goal, Objective, Territory, TerritorySet};
use frame::{BySeat, Seat, SeatSet};
use rules::{Event, Owner, Setup};

/// The most objectives a deck has.
pub(super) const OBJECTIVES_MAX: usize = 32;

/// How much likelier one is to put armies on what the objective asks for, in the first placement and later; on what borders
/// on something it asks for; and to conquer what it asks for.
const FIRST_WANTED: f32 = 7.0;
const FIRST_BORDER: f32 = 0.9;
const LATER_WANTED: f32 = 1.2;
const LATER_BORDER: f32 = 0.9;
const CONQUERED: f32 = 1.35;

/// No objective falls below this part of the likeliest one by what is only likely: people play as they like.
const LEAST: f32 = 0.03;

/// How likely each seat is to have each objective, by what was seen.
#[derive(Clone, Debug)]
pub(super) struct Guess {
    owned: BySeat<TerritorySet>,
    /// Compared with the other objectives of the same seat; 0 for what is impossible.
    weights: BySeat<[f32; OBJECTIVES_MAX]>,
    /// Whose turn it is, once turns are played.
    turn: Option<Seat>,
}

impl Guess {
    pub(super) fn new() -> Self {
        Self { owned: BySeat::all(TerritorySet::EMPTY), weights: BySeat::all([1.0; OBJECTIVES_MAX]), turn: None }
    }

    pub(super) fn weight(&self, seat: Seat, objective: Objective) -> f32 {
        self.weights[seat][objective.index()]
    }

    pub(super) fn set_weight(&mut self, seat: Seat, objective: Objective, weight: f32) {
        self.weights[seat][objective.index()] = weight;
    }

    /// Learns from what everybody saw.
    pub(super) fn saw(&mut self, setup: &Setup, event: &Event) {
        match *event {
            Event::TerritoryDealt { territory, to } => self.give(territory, owner(to)),
            Event::DealSwapped { card, earlier, due } => {
                let before = self.owner_of(earlier);
                self.give(earlier, Some(due));
                self.give(card, before);
            }
            Event::Abandoned { seat, territory } => self.owned[seat].remove(territory),
            Event::Reoccupied { seat, territory } => self.give(territory, Some(seat)),
            Event::Placed { seat, on, .. } => self.placed(setup, seat, on),
            Event::Conquered { territory, by } => {
                self.conquered(setup, by, territory);
                self.give(territory, Some(by));
            }
            Event::TurnBegan { seat, .. } => {
                if let Some(last) = self.turn.replace(seat) {
                    self.did_not_win(setup, last);
                }
            }
            _ => {}
        }
    }

    fn owner_of(&self, territory: Territory) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&seat| self.owned[seat].has(territory))
    }

    fn give(&mut self, territory: Territory, to: Option<Seat>) {
        Seat::ALL.into_iter().for_each(|seat| self.owned[seat].remove(territory));
        if let Some(seat) = to {
            self.owned[seat].insert(territory);
        }
    }

    fn placed(&mut self, setup: &Setup, seat: Seat, on: Territory) {
        let owned = self.owned[seat];
        let (wanted, border) =
            if self.turn.is_none() { (FIRST_WANTED, FIRST_BORDER) } else { (LATER_WANTED, LATER_BORDER) };
        self.weigh(setup, seat, on, owned, |goal, territory| {
            let near = (setup.board.neighbours(territory) - owned) & goal;
            let wants = if goal.has(territory) { wanted } else { 1.0 };
            (0..near.len().min(3)).fold(wants, |product, _| product * border)
        });
    }

    fn conquered(&mut self, setup: &Setup, seat: Seat, territory: Territory) {
        let owned = self.owned[seat];
        let frontier = owned.iter().fold(territory.only(), |all, own| all | setup.board.neighbours(own)) - owned;
        self.weigh(setup, seat, territory, frontier, |goal, one| if goal.has(one) { CONQUERED } else { 1.0 });
    }

    /// Weighs every objective of a seat by how likely this choice was among these with it.
    fn weigh(
        &mut self,
        setup: &Setup,
        seat: Seat,
        chosen: Territory,
        among: TerritorySet,
        appeal: impl Fn(TerritorySet, Territory) -> f32,
    ) {
        let count = among.len().max(1) as f32;
        for objective in setup.objectives.all().iter() {
            let goal = goal(setup, objective);
            let all: f32 = among.iter().map(|one| appeal(goal, one)).sum();
            self.weights[seat][objective.index()] *= appeal(goal, chosen) * count / all.max(1.0);
        }
        self.scale(seat);
    }

    /// The likeliest objective has the weight 1; what is possible does not vanish.
    fn scale(&mut self, seat: Seat) {
        let most = self.weights[seat].iter().copied().fold(0.0, f32::max);
        if most > 0.0 {
            for weight in self.weights[seat].iter_mut().filter(|weight| **weight > 0.0) {
                *weight = (*weight / most).max(LEAST);
            }
        }
    }

    /// Who held all of an objective in the own turn and did not win does not have it.
    fn did_not_win(&mut self, setup: &Setup, seat: Seat) {
        for objective in setup.objectives.all().iter() {
            let goal = goal(setup, objective);
            if !goal.is_empty() && self.owned[seat].covers(goal) {
                self.weights[seat][objective.index()] = 0.0;
            }
        }
        self.scale(seat);
    }

    /// How likely each of these seats is to have each objective, no two having the same, none of them one that is `known`.
    pub(super) fn marginals(
        &self,
        setup: &Setup,
        seats: SeatSet,
        known: Option<Objective>,
    ) -> BySeat<[f32; OBJECTIVES_MAX]> {
        let all: Vec<Objective> = setup.objectives.all().iter().filter(|&one| Some(one) != known).collect();
        let mut found = BySeat::all([0.0; OBJECTIVES_MAX]);
        let seats: Vec<Seat> = seats.iter().collect();
        self.assign(&seats, &all, &mut Vec::new(), 1.0, &mut found);
        for &seat in &seats {
            let total: f32 = found[seat].iter().sum();
            if total > 0.0 {
                found[seat].iter_mut().for_each(|part| *part /= total);
            }
        }
        found
    }

    /// Adds up all ways of giving the remaining seats different objectives; returns their total weight.
    fn assign(
        &self,
        seats: &[Seat],
        all: &[Objective],
        taken: &mut Vec<Objective>,
        weight: f32,
        found: &mut BySeat<[f32; OBJECTIVES_MAX]>,
    ) -> f32 {
        let Some((&seat, rest)) = seats.split_first() else { return weight };
        let mut total = 0.0;
        for &objective in all {
            let own = self.weight(seat, objective);
            if own == 0.0 || taken.contains(&objective) {
                continue;
            }
            taken.push(objective);
            let sum = self.assign(rest, all, taken, weight * own, found);
            taken.pop();
            found[seat][objective.index()] += sum;
            total += sum;
        }
        total
    }
}

fn owner(owner: Owner) -> Option<Seat> {
    owner.seat()
}

/// The territories an objective asks for; none where it asks for something else.
pub(super) fn goal(setup: &Setup, objective: Objective) -> TerritorySet {
    match setup.objectives.goal(objective) {
        Goal::Territories(goal) | Goal::Continents { territories: goal, .. } => goal,
        Goal::Count { .. } | Goal::Destroy { .. } => TerritorySet::EMPTY,
    }
}
