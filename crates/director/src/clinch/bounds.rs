//! What is certain from the sums alone, however many rounds are left: somebody whom too few can still reach, or who can no
//! longer reach enough of the others.

use super::goal::{Aim, Goal, is_unbeaten, last_stage, rounds};
use super::table::{Limits, Menu};
use crate::draw::tables_filled;
use crate::points::TournamentPoints;
use crate::standings::Outcome;
use crate::tournament::{Competitor, EntrantId, Rules, Status, TeamId, Tournament};
use regulation::GameKind;
use regulation::tournament::Criterion;
use std::collections::{BTreeMap, BTreeSet};

/// The least and the most everybody can end with.
pub(super) struct Bounds {
    totals: BTreeMap<Competitor, (TournamentPoints, TournamentPoints)>,
    counted: BTreeSet<Competitor>,
    beaten: BTreeSet<Competitor>,
    goal: Goal,
}

impl Bounds {
    /// `None` where points have no bounds, or something comes before the sum.
    pub(super) fn new(rules: &Rules, tournament: &Tournament, goal: Goal) -> Option<Self> {
        if rules.format.terms().ranking.first() != Some(&Criterion::Total) {
            return None;
        }
        let one_game = one_game(rules, tournament)?;
        let past: BTreeMap<_, _> = rules.results(tournament, 0..rules.games_drawn(tournament)).into_iter().collect();
        let everybody = everybody(rules, tournament);
        let total = |&who: &Competitor| {
            let games = past.get(&who).cloned().unwrap_or_default();
            (who, totals(rules, tournament, (who, &games), games_left(rules, tournament, who), one_game))
        };
        let stage = last_stage(rules);
        let counts =
            |who: &Competitor| !goal.is_of_finals() || who.entrant().is_some_and(|id| tournament.takes_part(id, stage));
        let beaten = |who: &Competitor| who.entrant().is_some_and(|id| !is_unbeaten(rules, tournament, id));
        Some(Self {
            totals: everybody.iter().map(total).collect(),
            counted: everybody.iter().copied().filter(counts).collect(),
            beaten: everybody.iter().copied().filter(beaten).collect(),
            goal,
        })
    }

    /// Whether somebody has reached the goal already, whatever happens.
    pub(super) fn clinched(&self, who: Competitor) -> bool {
        let Some((least, _)) = self.totals.get(&who).filter(|_| self.counted.contains(&who)) else { return false };
        let may_pass = |other: &&Competitor| **other != who && self.totals[*other].1 >= *least;
        !self.lone() && self.counted.iter().filter(may_pass).count() < self.goal.sure
    }

    /// Whether somebody can no longer reach it.
    pub(super) fn out(&self, who: Competitor) -> bool {
        let Some((_, most)) = self.totals.get(&who).filter(|_| self.counted.contains(&who)) else { return true };
        let stays_ahead = |other: &&Competitor| self.totals[*other].0 > *most;
        (self.lone() && self.beaten.contains(&who)) || self.counted.iter().filter(stays_ahead).count() >= self.goal.open
    }

    const fn lone(&self) -> bool {
        matches!(self.goal.aim, Aim::Lone(_))
    }
}

/// Everybody who is or may come into the standings: people, or teams.
pub(super) fn everybody(rules: &Rules, tournament: &Tournament) -> Vec<Competitor> {
    if rules.format.has_teams() {
        return (1..=tournament.teams.len() as u32).map(|number| Competitor::Team(TeamId(number))).collect();
    }
    tournament
        .entrants
        .iter()
        .filter(|one| one.status != Status::Expelled)
        .map(|one| Competitor::Entrant(one.id))
        .collect()
}

/// The least and the most of one game, at any table that may be played.
fn one_game(rules: &Rules, tournament: &Tournament) -> Option<(TournamentPoints, TournamentPoints)> {
    if rules.regulation.kind() == GameKind::Spqr {
        return None;
    }
    let games = rules.stage(0).and_then(|stage| stage.games())?;
    let sizes = games.sizes.iter().chain(&tournament.facts.more_sizes).map(|&size| usize::from(size));
    let seated = tournament.rounds.last().into_iter().flat_map(|round| round.tables.iter().map(|one| one.seats.len()));
    let sizes: BTreeSet<_> = sizes.chain(seated).filter(|&size| size > 1).collect();
    let worths: Vec<_> =
        sizes.iter().flat_map(|&size| Menu::new(&rules.book, size, Limits::GAME, false).worths).collect();
    let points = || worths.iter().map(|(points, _)| *points);
    points().min().zip(points().max())
}

/// How many games somebody still has at most.
fn games_left(rules: &Rules, tournament: &Tournament, who: Competitor) -> usize {
    let drawn = rules.games_drawn(tournament);
    let each = usize::from(*rules.format.terms().team_seats).max(1);
    let later = rounds(rules).unwrap_or(0).saturating_sub(drawn) * each;
    let Some(round) = tournament.rounds.last() else { return later };
    let team = |id: &EntrantId| tournament.entrant(*id).and_then(|one| one.entry.team);
    let own = |id: &&EntrantId| match who {
        Competitor::Team(own) => team(id) == Some(own),
        Competitor::Entrant(own) => **id == own,
    };
    let open = round.tables.iter().zip(&round.results).filter(|(_, result)| result.is_none());
    later + open.map(|(table, _)| table.seats.iter().filter(own).count()).sum::<usize>()
}

/// The least and the most somebody's sum can be after so many more games, or fewer.
fn totals(
    rules: &Rules,
    tournament: &Tournament,
    (who, past): (Competitor, &[Outcome]),
    left: usize,
    (least, most): (TournamentPoints, TournamentPoints),
) -> (TournamentPoints, TournamentPoints) {
    let order = rules.order(tournament);
    let game = |points| Outcome { round: usize::MAX, points, place: 2, outside: 0, order: 0 };
    let total = |games: &[Outcome]| order.total(who, games, usize::MAX);
    let with = |points| total(&past.iter().copied().chain(vec![game(points); left]).collect::<Vec<_>>());
    let now = total(past);
    (now.min(with(least)), now.max(with(most)))
}

/// The tables of a round for so many people, as few left out as possible.
pub(super) fn tables(rules: &Rules, tournament: &Tournament, people: usize) -> Option<Vec<usize>> {
    let games = rules.stage(0).and_then(|stage| stage.games())?;
    let mut allowed: Vec<u8> = games.sizes.to_vec();
    allowed.extend(tournament.facts.more_sizes.iter().filter(|size| !games.sizes.contains(size)));
    (1..=people).rev().find_map(|people| tables_filled(people, &allowed, games.sizes.fill).ok())
}
