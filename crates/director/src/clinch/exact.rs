//! Exactly what is still possible in the last round, once its tables are drawn.
//!
//! The number of those who end ahead of somebody is a sum over the tables, which have nothing to do with each other: so the
//! fewest and the most are the sums of what is possible at each.

use super::goal::{Aim, Goal, branches, is_unbeaten, last_stage};
use super::table::{Limits, Menu, Rank, Scene, Seat, Table, Win};
use super::{End, Exact, Fate, Need};
use crate::points::TablePoints;
use crate::standings::{Order, Outcome};
use crate::tournament::{Competitor, EntrantId, Rules, Status, Tournament};
use referee::sanction::{Game, Player};
use regulation::settings::TieBreak;
use regulation::tournament::Criterion;
use regulation::tournament::method::{Eliminated, Others, Whose};
use regulation::{GameKind, GameSettings};
use std::collections::{BTreeMap, BTreeSet};

/// What somebody is placed by.
type Keys = Vec<Vec<i64>>;

/// Whether exactly this can be said of the last round: only the winner's place matters, ties at a table end, and nothing counts
/// that no result says before the game.
pub(super) fn is_exact(rules: &Rules, tournament: &Tournament) -> bool {
    let scoring = rules.regulation.tournament.as_ref().and_then(|tournament| tournament.method_of(&rules.format));
    let Some(scoring) = scoring.filter(|_| rules.regulation.kind() == GameKind::Risiko) else { return false };
    let criteria = &rules.format.terms().ranking;
    let winner_matters = !scoring.places.is_empty()
        || *scoring.sizes_for == Whose::Winner
        || *scoring.others == Others::BehindWinner
        || criteria.contains(&Criterion::Wins);
    let tables = tournament.rounds.last().into_iter().flat_map(|round| &round.tables);
    let largest = tables.map(|table| table.seats.len()).max().unwrap_or(1);
    let amount = |place: usize| scoring.places.get(place).and_then(|amount| amount.in_parts(*scoring.decimals));
    let behind: BTreeSet<i64> = (1..largest).map(|place| amount(place).unwrap_or(0)).collect();
    let places_alike = match &*scoring.eliminated {
        Eliminated::AsOthers | Eliminated::Nothing => behind.len() <= 1,
        Eliminated::ByPlace(_) => false,
    };
    places_alike
        && !(winner_matters && ties_stand(rules))
        && criteria.iter().all(|&criterion| knows(criterion))
        && !rules.format.has_teams()
        && !has_penalties(tournament)
}

/// Whether two can share the first place of a table.
fn ties_stand(rules: &Rules) -> bool {
    match &rules.regulation.game {
        GameSettings::Risiko(game) => !game.scoring.ties.contains(&TieBreak::LaterInOrder),
        GameSettings::Spqr(_) => false,
    }
}

/// Whether a criterion looks only at points, wins and what was before.
const fn knows(criterion: Criterion) -> bool {
    match criterion {
        Criterion::Total
        | Criterion::Best
        | Criterion::EarlierBest
        | Criterion::SecondBest
        | Criterion::EarlierSecond
        | Criterion::ThirdBest
        | Criterion::Wins
        | Criterion::FirstToReach
        | Criterion::PreviousRanking
        | Criterion::PreviousTotal
        | Criterion::BestDropped
        | Criterion::Die => true,
        Criterion::Seconds | Criterion::Thirds | Criterion::Fourths | Criterion::Outside | Criterion::PlayingOrder => {
            false
        }
    }
}

/// Whether points were taken already in a game that is not over.
fn has_penalties(tournament: &Tournament) -> bool {
    let Some(round) = tournament.rounds.last() else { return false };
    let number = tournament.rounds.len() as u16;
    round.tables.iter().zip(&round.results).filter(|(_, result)| result.is_none()).any(|(table, _)| {
        let game = Game { round: number, table: table.number as u16 };
        table.seats.iter().any(|id| tournament.ledger.points_taken(Player(id.0), game) > 0)
    })
}

/// Everything anybody can end with, in one order.
pub(super) struct Field<'m> {
    tables: Vec<Table<'m>>,
    /// Those whose last game is over, or who do not play it, with whether they count.
    fixed: Vec<(Competitor, Rank, bool)>,
    goal: Goal,
    /// For each table and pair of limits, how many can be ahead.
    known: BTreeMap<(usize, Rank), (usize, usize)>,
    unbeaten: Vec<Competitor>,
}

/// The menus of the tables that are not over, by their size.
pub(super) fn menus(rules: &Rules, tournament: &Tournament, limits: Limits) -> BTreeMap<usize, Menu> {
    let Some(round) = tournament.rounds.last() else { return BTreeMap::new() };
    let open = round.tables.iter().zip(&round.results).filter(|(_, result)| result.is_none());
    let sizes: BTreeSet<_> = open.map(|(table, _)| table.seats.len()).collect();
    sizes.into_iter().map(|size| (size, Menu::new(&rules.book, size, limits, ties_stand(rules)))).collect()
}

impl<'m> Field<'m> {
    /// The field of the last round; `None` if points can be worse than fewer.
    pub(super) fn new(
        rules: &Rules,
        tournament: &Tournament,
        goal: Goal,
        menus: &'m BTreeMap<usize, Menu>,
    ) -> Option<Self> {
        let rounds = rules.games_drawn(tournament);
        let order = rules.order(tournament);
        // Who leads alone has strictly more points than anybody else, however the others are ordered.
        let criteria = if lone(goal) { &[Criterion::Total][..] } else { order.criteria };
        let order = Order { criteria, ..order };
        let results: BTreeMap<_, _> = rules.results(tournament, 0..rounds).into_iter().collect();
        let previous = match rounds.checked_sub(1) {
            Some(before) if before > 0 => rules.standings_after(tournament, before),
            Some(_) | None => Vec::new(),
        };
        let keys = |who: Competitor, more: Option<Outcome>| -> Keys {
            let past = results.get(&who).into_iter().flatten().copied();
            let mut keys: Keys = order
                .keys(who, &past.chain(more).collect::<Vec<_>>(), rounds, &previous)
                .into_iter()
                .map(|key| vec![key])
                .collect();
            keys.push(faces(tournament, rounds, who));
            keys
        };
        let raw = Raw::new(tournament, menus, &results, rounds, &keys);
        let counts = |who: Competitor| match goal.is_of_finals() {
            true => who.entrant().is_some_and(|id| tournament.takes_part(id, last_stage(rules))),
            false => {
                who.entrant().and_then(|id| tournament.entrant(id)).is_none_or(|one| one.status != Status::Expelled)
            }
        };
        let unbeaten = |who: &Competitor| who.entrant().is_some_and(|id| is_unbeaten(rules, tournament, id));
        let unbeaten = results.keys().copied().filter(unbeaten).collect();
        // With two finals it takes the second leader too, which no place of one's own makes certain.
        let sure = if lone(goal) && branches(rules, tournament) == 1 { 1 } else { goal.sure };
        let field = raw.ranked(Goal { sure, ..goal }, unbeaten, &counts);
        field.tables.iter().all(Table::is_monotone).then_some(field)
    }

    /// What is still possible for somebody; `None` for who is not in the standings and cannot get there.
    pub(super) fn exact(&mut self, who: Competitor) -> Option<Exact> {
        let seat_of = |table: &Table<'_>| table.seats.iter().position(|seat| seat.who == who);
        let seated = self.tables.iter().enumerate().find_map(|(at, table)| seat_of(table).map(|seat| (at, seat)));
        let Some((table, seat)) = seated else {
            let &(_, rank, counts) = self.fixed.iter().find(|(one, ..)| *one == who)?;
            let span = self.elsewhere(who, None, rank);
            return Some(self.settled(span, counts && self.may(who, true)));
        };
        let counts = self.tables[table].seats[seat].counts;
        let ends = self.ends(table, seat);
        let certain = |end: &End| counts && end.worst <= self.goal.sure && self.may(who, end.fate.wins());
        let possible = |end: &End| counts && end.best <= self.goal.open && self.may(who, end.fate.wins());
        let (clinched, out) = (ends.iter().all(&certain), !ends.iter().any(&possible));
        Some(Exact {
            best: ends.iter().map(|end| end.best).min().unwrap_or(0),
            worst: ends.iter().map(|end| end.worst).max().unwrap_or(0),
            certain_with: Need::from_on(&ends, &certain),
            possible_with: Need::least(&ends, &possible),
            ends,
            clinched,
            out,
        })
    }

    /// Whether somebody who wins or loses the last game can have the goal as far as wins go.
    fn may(&self, who: Competitor, wins: bool) -> bool {
        !lone(self.goal) || (wins && self.unbeaten.contains(&who))
    }

    /// Of somebody whose games are over.
    fn settled(&self, (best, worst): (usize, usize), may: bool) -> Exact {
        let (clinched, out) = (may && worst <= self.goal.sure, !may || best > self.goal.open);
        Exact { best, worst, certain_with: None, possible_with: None, ends: Vec::new(), clinched, out }
    }

    /// Every end of somebody's game with the best and the worst place it can lead to.
    fn ends(&mut self, table: usize, seat: usize) -> Vec<End> {
        let mut spans: BTreeMap<Fate, (usize, usize)> = BTreeMap::new();
        let mut elsewhere: BTreeMap<Rank, (usize, usize)> = BTreeMap::new();
        let who = self.tables[table].seats[seat].who;
        for (fate, scene) in scenes(&self.tables[table], seat) {
            let rank = own_rank(&self.tables[table], seat, fate, scene.win);
            let others = *elsewhere.entry(rank).or_insert_with(|| self.elsewhere(who, Some(table), rank));
            let here = &self.tables[table];
            let span = (others.0 + here.fewest(scene, self.few(rank)), others.1 + here.most(scene, rank));
            let known = spans.entry(fate).or_insert(span);
            *known = (known.0.min(span.0), known.1.max(span.1));
        }
        spans.into_iter().map(|(fate, (best, worst))| End { fate, best, worst }).collect()
    }

    /// Those who tie are not ahead for the best place, and are for the worst; who leads alone ties with nobody.
    fn few(&self, rank: Rank) -> Rank {
        if lone(self.goal) { rank } else { rank - 1 }
    }

    /// The best and the worst place, one's own table left out.
    fn elsewhere(&mut self, who: Competitor, own: Option<usize>, rank: Rank) -> (usize, usize) {
        let few = self.few(rank);
        let fixed = |limit: Rank| {
            self.fixed.iter().filter(|(one, rank, counts)| *one != who && *counts && *rank <= limit).count()
        };
        let mut span = (1 + fixed(few), 1 + fixed(rank));
        for at in (0..self.tables.len()).filter(|at| Some(*at) != own) {
            let table = &self.tables[at];
            let (least, most) = *self.known.entry((at, rank)).or_insert_with(|| table.ahead(few, rank));
            span = (span.0 + least, span.1 + most);
        }
        span
    }
}

/// What somebody rolled to part those who tied, once all games were over; who did not roll is behind.
fn faces(tournament: &Tournament, rounds: usize, who: Competitor) -> Vec<i64> {
    let mut rolled = tournament.casts.iter().filter(|cast| cast.after == rounds).flat_map(|cast| &cast.rolls);
    let last = rolled.rfind(|(one, _)| *one == who.number());
    last.map_or_else(|| vec![i64::MAX], |(_, faces)| faces.iter().map(|&face| -i64::from(face)).collect())
}

const fn lone(goal: Goal) -> bool {
    matches!(goal.aim, Aim::Lone(_))
}

/// Every way for somebody's game to end that has to be looked at, with who wins and how.
fn scenes(table: &Table<'_>, seat: usize) -> Vec<(Fate, Scene)> {
    let won = |win: Win| {
        let fate = match win {
            Win::Points(points) => Fate::Won(TablePoints(points as u16)),
            Win::Objective => Fate::Objective,
        };
        (fate, Scene { winner: seat, win, own: Some((seat, 0)) })
    };
    let mut scenes: Vec<_> = table.menu.limits.wins().map(won).collect();
    for winner in (0..table.seats.len()).filter(|&winner| winner != seat) {
        for points in [None].into_iter().chain((0..=table.menu.most_lost()).map(Some)) {
            let fate = points.map_or(Fate::Eliminated, |points| Fate::Lost(TablePoints(points as u16)));
            let wins = table.wins_over(winner, seat, points);
            let scene = |win: Win| (fate, Scene { winner, win, own: Some((seat, points.unwrap_or(0))) });
            scenes.extend(wins.into_iter().map(scene));
        }
    }
    scenes
}

fn own_rank(table: &Table<'_>, seat: usize, fate: Fate, win: Win) -> Rank {
    let worth = match fate {
        Fate::Eliminated => table.menu.lost(win)[0],
        Fate::Lost(points) => table.menu.lost(win)[usize::from(points.0) + 1],
        Fate::Won(_) | Fate::Objective => table.menu.won(win),
    };
    table.seats[seat].ranks[worth]
}

/// Somebody, with what they are placed by for each thing the game may be worth.
type Hopes = (Competitor, Vec<Keys>);

/// The same with what each is placed by, before all of it is put in one order.
struct Raw<'m> {
    tables: Vec<(&'m Menu, Vec<Hopes>)>,
    fixed: Vec<(Competitor, Keys)>,
}

impl<'m> Raw<'m> {
    fn new(
        tournament: &Tournament,
        menus: &'m BTreeMap<usize, Menu>,
        results: &BTreeMap<Competitor, Vec<Outcome>>,
        rounds: usize,
        keys: &dyn Fn(Competitor, Option<Outcome>) -> Keys,
    ) -> Self {
        let Some(round) = tournament.rounds.get(rounds - 1) else {
            return Self { tables: Vec::new(), fixed: Vec::new() };
        };
        let open = round.tables.iter().zip(&round.results).filter(|(_, result)| result.is_none());
        let mut tables = Vec::new();
        for (table, _) in open {
            let menu = &menus[&table.seats.len()];
            let outcome = |&(points, won): &(_, bool)| {
                Some(Outcome { round: rounds - 1, points, place: if won { 1 } else { 2 }, outside: 0, order: 0 })
            };
            let seat = |id: &EntrantId| {
                let who = Competitor::Entrant(*id);
                (who, menu.worths.iter().map(|worth| keys(who, outcome(worth))).collect())
            };
            tables.push((menu, table.seats.iter().map(seat).collect::<Vec<_>>()));
        }
        let playing = |who: &Competitor| tables.iter().any(|(_, seats)| seats.iter().any(|(one, _)| one == who));
        let fixed = results.keys().filter(|who| !playing(who)).map(|&who| (who, keys(who, None))).collect();
        Self { tables, fixed }
    }

    fn ranked(self, goal: Goal, unbeaten: Vec<Competitor>, counts: &dyn Fn(Competitor) -> bool) -> Field<'m> {
        let fixed = self.fixed.iter().map(|(_, keys)| keys);
        let open = self.tables.iter().flat_map(|(_, seats)| seats.iter().flat_map(|(_, keys)| keys));
        let mut all: Vec<Keys> = fixed.chain(open).cloned().collect();
        all.sort_unstable();
        all.dedup();
        let rank = |keys: &Keys| all.partition_point(|one| one < keys) as Rank + 1;
        let seat =
            |(who, keys): &Hopes| Seat { who: *who, counts: counts(*who), ranks: keys.iter().map(rank).collect() };
        let tables = self.tables.iter().map(|(menu, seats)| Table { menu, seats: seats.iter().map(seat).collect() });
        Field {
            tables: tables.collect(),
            fixed: self.fixed.iter().map(|(who, keys)| (*who, rank(keys), counts(*who))).collect(),
            goal,
            known: BTreeMap::new(),
            unbeaten,
        }
    }
}
