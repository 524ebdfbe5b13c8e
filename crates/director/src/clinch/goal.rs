//! What can be aimed at: the seats of the finals, their bands, the seats further on, or plainly a place.
//!
//! How many of the standings enter a stage depends on whether somebody goes straight to the final (T2.1), which is open until
//! the games are over: until then a goal has the places that are enough in any case and those that may be enough.

use crate::tournament::{Chain, EntrantId, Link, Rules, Status, Tournament};
use regulation::tournament::{Direct, FinalsDraw, LastSeat, Players};
use std::collections::BTreeSet;

/// What is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Aim {
    /// A place of the standings.
    Place,
    /// A seat in the finals: their first stage, by its place in the format, or one further on.
    Finals(usize),
    /// A seat in a later stage without playing the one before (T2.5, T2.7).
    Direct(usize),
    /// The same, for who leads alone and has won every game (T2.1).
    Lone(usize),
    /// The first so many bands of the first stage of the finals, and the seats further on (T3.5).
    Band(usize),
}

/// A goal: to be among the first so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
    /// What is aimed at.
    pub aim: Aim,
    /// Who is among the first so many has it in any case; 0 if no place alone is enough.
    pub sure: usize,
    /// Who is not among the first so many does not have it in any case.
    pub open: usize,
}

impl Goal {
    /// A place of the standings.
    #[must_use]
    pub const fn place(place: usize) -> Self {
        Self { aim: Aim::Place, sure: place, open: place }
    }

    /// Whether those who do not take part in the finals are passed over.
    #[must_use]
    pub const fn is_of_finals(&self) -> bool {
        match self.aim {
            Aim::Place | Aim::Lone(_) => false,
            Aim::Finals(_) | Aim::Direct(_) | Aim::Band(_) => true,
        }
    }
}

/// The goals of a tournament whose games are being played, the one that matters most first. Where there are no finals it is the
/// first place.
#[must_use]
pub fn goals(rules: &Rules, tournament: &Tournament) -> Vec<Goal> {
    let shapes: Vec<_> =
        may_lead_alone(rules, tournament).iter().filter_map(|&lone| Shape::new(rules, tournament, lone)).collect();
    let all: Vec<Vec<_>> = shapes.iter().map(|shape| shape.aims(rules)).collect();
    let mut aims: Vec<Aim> = Vec::new();
    for (aim, _) in all.iter().flatten().filter(|(_, place)| *place > 0) {
        if !aims.contains(aim) {
            aims.push(*aim);
        }
    }
    let place =
        |aims: &Vec<(Aim, usize)>, aim: Aim| aims.iter().find(|(one, _)| *one == aim).map_or(0, |(_, place)| *place);
    let goal = |aim: Aim| {
        let places = || all.iter().map(|aims| place(aims, aim));
        Goal { aim, sure: places().min().unwrap_or(0), open: places().max().unwrap_or(0) }
    };
    let found: Vec<_> = aims.into_iter().map(goal).collect();
    if found.is_empty() { vec![Goal::place(1)] } else { found }
}

/// The finals of a tournament: how many parallel ones, and their stages.
struct Shape {
    branches: usize,
    chain: Chain,
    lone: bool,
}

impl Shape {
    /// The finals with or without somebody who goes straight to the last; `None` if there are too few people for any.
    fn new(rules: &Rules, tournament: &Tournament, lone: bool) -> Option<Self> {
        let players = players(rules, tournament);
        let active = rules.active(players, 0);
        let last = *active.last()?;
        let branches = rules.parallel(&active, players);
        let there = candidates(rules, tournament).iter().filter(|&&id| tournament.takes_part(id, last)).count();
        rules.feasible(&active, there, branches, lone).map(|chain| Self { branches, chain, lone })
    }

    /// What can be aimed at, with the places it takes.
    fn aims(&self, rules: &Rules) -> Vec<(Aim, usize)> {
        let Chain { links, needs } = &self.chain;
        let Link { stage: first, tables, .. } = links[0];
        let recalled = rules.bands(first).is_some_and(|bands| *bands.last_seat == LastSeat::Recalled);
        let mut aims = vec![(Aim::Finals(first), (needs - usize::from(recalled)) * self.branches)];
        let mut direct_all = 0;
        for &Link { stage, direct, .. } in links.iter().skip(1).rev() {
            direct_all += direct;
            let lone = rules.bands(stage).is_some_and(|bands| *bands.direct == Direct::LoneWinnerOfAll);
            let aim = if lone { Aim::Lone(stage) } else { Aim::Direct(stage) };
            aims.extend((direct > 0).then_some((aim, direct_all * self.branches)));
        }
        let drawn = rules.bands(first).is_some_and(|bands| *bands.draw != FinalsDraw::Nothing);
        if drawn && tables > 1 {
            let bands = 1..(needs - direct_all) / tables;
            aims.extend(bands.map(|band| (Aim::Band(band), (direct_all + band * tables) * self.branches)));
        }
        aims
    }
}

/// The places at which somebody who leads alone and has won all sits in the final, once the games are over.
pub(super) fn lone_places(rules: &Rules, tournament: &Tournament) -> usize {
    Shape::new(rules, tournament, leads_alone(rules, tournament))
        .filter(|shape| shape.lone)
        .map_or(0, |one| one.branches)
}

/// How many parallel finals there are.
pub(super) fn branches(rules: &Rules, tournament: &Tournament) -> usize {
    Shape::new(rules, tournament, false).map_or(1, |shape| shape.branches)
}

/// The last stage of the format.
pub(super) fn last_stage(rules: &Rules) -> usize {
    rules.format.stages.len().saturating_sub(1)
}

/// The rounds of the games everybody plays; `None` where there are none.
pub(super) fn rounds(rules: &Rules) -> Option<usize> {
    rules.stage(0).and_then(|stage| stage.games()).map(|games| usize::from(*games.rounds))
}

/// Whether all games are over.
pub(super) fn is_over(rules: &Rules, tournament: &Tournament) -> bool {
    let games = rules.games_drawn(tournament);
    rounds(rules) == Some(games) && tournament.rounds.iter().take(games).all(crate::tournament::Round::is_complete)
}

/// Who played a round or is going to.
fn round_players(tournament: &Tournament, round: usize) -> BTreeSet<EntrantId> {
    let Some(round) = tournament.rounds.get(round) else { return BTreeSet::new() };
    let mut players = BTreeSet::new();
    for (table, result) in round.tables.iter().zip(&round.results) {
        match result {
            Some(result) => {
                players.extend(result.seats.iter().filter(|seat| seat.counted.is_some()).map(|seat| seat.entrant));
            }
            None => players.extend(table.seats.iter().copied()),
        }
    }
    players
}

/// Those who are in the standings or may still get there.
fn candidates(rules: &Rules, tournament: &Tournament) -> Vec<EntrantId> {
    let games = rules.games_drawn(tournament);
    let more = rounds(rules).is_some_and(|rounds| games < rounds);
    let played: BTreeSet<_> = (0..games).flat_map(|round| round_players(tournament, round)).collect();
    let entrants = tournament.entrants.iter().filter(|one| one.status != Status::Expelled);
    entrants.map(|one| one.id).filter(|id| more || played.contains(id)).collect()
}

/// How many count as players (T2.2, T2.5), if all who are seated play, and all who are in the tournament come.
fn players(rules: &Rules, tournament: &Tournament) -> usize {
    let games = rules.games_drawn(tournament);
    if games == 0 {
        return tournament.entrants.iter().filter(|one| one.status == Status::In).count();
    }
    let first = round_players(tournament, 0);
    let later: Vec<_> = (1..games).map(|round| round_players(tournament, round)).collect();
    match *rules.format.terms().players {
        Players::FirstGame => first.len(),
        Players::AllGames => first.iter().filter(|id| later.iter().all(|round| round.contains(id))).count(),
    }
}

/// Whether somebody who has won all goes straight to the final: what is known, or both where it is open.
fn may_lead_alone(rules: &Rules, tournament: &Tournament) -> &'static [bool] {
    if is_over(rules, tournament) {
        return if leads_alone(rules, tournament) { &[true] } else { &[false] };
    }
    let unbeaten = candidates(rules, tournament).into_iter().filter(|&id| is_unbeaten(rules, tournament, id)).count();
    if unbeaten < branches(rules, tournament) { &[false] } else { &[false, true] }
}

/// Whether somebody has won every game so far, and plays on.
pub(super) fn is_unbeaten(rules: &Rules, tournament: &Tournament, id: EntrantId) -> bool {
    let won = |round: usize| {
        let finished = rules.finished(tournament, round);
        let table = tournament.rounds[round].table_of(id)?;
        let own = finished[table].iter().find(|seat| seat.entrant == id);
        let open = tournament.rounds[round].results[table].is_none();
        Some(open || own.is_some_and(|seat| seat.scored.place == 1))
    };
    tournament.takes_part(id, last_stage(rules)) && (0..rules.games_drawn(tournament)).all(|at| won(at) == Some(true))
}

/// Whether somebody who has won all goes straight to the final, once the games are over (T2.1, T2.2).
fn leads_alone(rules: &Rules, tournament: &Tournament) -> bool {
    rules.leaders_won_all(tournament, branches(rules, tournament))
}
