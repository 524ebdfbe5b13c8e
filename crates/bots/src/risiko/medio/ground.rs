//! What everything is worth to one seat at one moment.

use super::super::cautious::wanted;
use super::{Eyes, MedioWeights, TARGET};
use crate::battle::{Battles, outnumbered};
use board::{ByTerritory, Territory, TerritorySet};
use rules::{Armies, Command, Legal, Open, Seat, Setup, Status, View, closing_for};

/// What one seat sees, weighed.
pub(super) struct Ground<'a> {
    pub(super) weights: &'a MedioWeights,
    pub(super) eyes: &'a Eyes,
    pub(super) setup: &'a Setup,
    pub(super) view: &'a View<'a>,
    pub(super) open: &'a Open,
    pub(super) legal: &'a Legal<'a>,
    pub(super) seat: Seat,
    pub(super) owned: TerritorySet,
    /// The territories of the objective.
    pub(super) wanted: TerritorySet,
    /// What others own who may attack.
    foes: TerritorySet,
    pub(super) battles: &'static Battles,
    /// What it is worth to own each territory.
    pub(super) worth: ByTerritory<f32>,
    /// What is worth more besides, to take or to keep from others: whole continents.
    pub(super) regions: [Region; 8],
    /// Whether time is up.
    pub(super) closing: bool,
    pub(super) hold: f32,
    pub(super) loss: f32,
    pub(super) least: f32,
}

/// A continent, as one seat looks at it.
#[derive(Clone, Copy, Default)]
pub(super) struct Region {
    /// The one territory that is missing to it.
    pub(super) completes: Option<Territory>,
    /// All of it, if somebody else has it.
    pub(super) others: TerritorySet,
    pub(super) bonus: f32,
}

impl<'a> Ground<'a> {
    pub(super) fn new(
        weights: &'a MedioWeights,
        eyes: &'a Eyes,
        setup: &'a Setup,
        view: &'a View<'a>,
        legal: &'a Legal<'a>,
    ) -> Option<Self> {
        let (seat, open) = (view.seat()?, view.open());
        let (owned, wanted, closing) = (open.owned(seat), wanted(setup, view, seat), open.time_is_up());
        let attacks = |&other: &Seat| other != seat && matches!(open.status(other), Status::Playing | Status::Ghost);
        let foes = setup.seats().iter().filter(attacks).fold(TerritorySet::EMPTY, |all, other| all | open.owned(other));
        let (hold, loss, least) = if closing {
            (weights.end_hold, weights.end_loss, weights.end_least + eyes.patience)
        } else {
            (weights.hold, weights.loss, weights.least + eyes.patience)
        };
        let battles = Battles::under(outnumbered(setup.may_be_outnumbered()));
        let (worth, regions) = (ByTerritory::all(0.0), [Region::default(); 8]);
        let mut ground = Self {
            eyes,
            weights,
            setup,
            view,
            open,
            legal,
            seat,
            owned,
            wanted,
            foes,
            battles,
            worth,
            regions,
            closing,
            hold,
            loss,
            least,
        };
        ground.weigh_territories();
        ground.weigh_regions();
        Some(ground)
    }

    fn weigh_territories(&mut self) {
        let w = self.weights;
        let (any, value, wanted, wanted_value) = if self.closing {
            (0.0, w.end_value, 0.0, w.end_wanted)
        } else {
            (w.any, w.value, w.wanted, w.wanted_value)
        };
        for territory in self.setup.board.all() {
            self.worth[territory] = any + value * self.points(territory);
        }
        for territory in self.wanted {
            self.worth[territory] += wanted + wanted_value * self.points(territory);
        }
        if let Some(target) = self.eyes.target {
            self.worth[target] += TARGET;
        }
    }

    fn weigh_regions(&mut self) {
        if self.closing {
            return;
        }
        let all = self.setup.continent_bonuses();
        for ((territories, bonus), region) in all.zip(&mut self.regions) {
            let (own, size) = (self.owned & territories, territories.len());
            let share = own.len() as f32 / size as f32;
            let more = self.weights.region_share * share * share * f32::from(bonus);
            for territory in territories {
                self.worth[territory] += more;
            }
            region.bonus = f32::from(bonus);
            if own.len() + 1 == size {
                region.completes = (territories - own).lowest();
            } else if own.is_empty() {
                let first = territories.lowest().and_then(|any| self.open.owner(any).seat());
                let whole = first.is_some_and(|other| self.open.owned(other).covers(territories));
                region.others = if whole { territories } else { TerritorySet::EMPTY };
            }
        }
    }

    pub(super) fn points(&self, territory: Territory) -> f32 {
        f32::from(self.setup.board.value(territory))
    }

    #[inline]
    pub(super) fn armies(&self, territory: Territory) -> u16 {
        self.open.armies(territory).0
    }

    /// The neighbours of a territory that are not its owner's own.
    #[inline]
    pub(super) fn opponents(&self, territory: Territory) -> TerritorySet {
        self.setup.board.neighbours(territory) - self.owned
    }

    /// The chance that a territory with so many armies is still there after the strongest neighbour has attacked it.
    #[inline]
    pub(super) fn keep(&self, territory: Territory, armies: u16) -> f32 {
        let near = self.setup.board.neighbours(territory) & self.foes;
        let strongest = near.iter().map(|one| self.armies(one)).max().unwrap_or(0);
        if strongest == 0 {
            return 1.0;
        }
        let surge = self.weights.surge.max(0.0) as u16;
        1.0 - self.battles.win(strongest + surge, armies.max(1))
    }

    /// What a territory with so many armies is worth, as far as it will be kept.
    #[inline]
    pub(super) fn kept_worth(&self, territory: Territory, armies: u16) -> f32 {
        self.worth[territory] * self.keep(territory, armies)
    }

    /// A turn: cards, reinforcements, attacks, and a last move.
    pub(super) fn turn(&self) -> Option<Command> {
        if let Some(cards) = self.tris() {
            return Some(Command::PlayTris(cards));
        }
        if self.open.due() > Armies(0) {
            return self.place_reinforcements();
        }
        self.attack().or_else(|| self.maneuver()).or(Some(Command::Pass))
    }

    /// By how many points this seat seems to lead, if a roll may close the game as its turn ends. What the others have is not
    /// known: each is given the mean of what its territories would count under the other objectives.
    pub(super) fn lead_at_roll(&self) -> Option<f32> {
        closing_for(self.setup, self.open, self.seat, self.open.lap())?;
        let board = &self.setup.board;
        let own = board.worth(self.owned & self.wanted);
        let mine = self.view.objective();
        let others: Vec<TerritorySet> = (self.setup.objectives.all().iter())
            .filter(|&objective| Some(objective) != mine)
            .map(|objective| match self.setup.objectives.goal(objective) {
                board::Goal::Territories(goal) | board::Goal::Continents { territories: goal, .. } => goal,
                board::Goal::Count { .. } | board::Goal::Destroy { .. } => TerritorySet::EMPTY,
            })
            .collect();
        let rivals = self.open.playing().iter().filter(|&other| other != self.seat);
        let mean = |other: Seat| {
            let owned = self.open.owned(other);
            let sum: u32 = others.iter().map(|&goal| u32::from(board.worth(owned & goal))).sum();
            sum as f32 / others.len().max(1) as f32
        };
        Some(f32::from(own) - rivals.map(mean).fold(0.0, f32::max))
    }
}
