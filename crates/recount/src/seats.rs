//! Whether the tables of a round may be as they are (T2.7 to T2.11, T3.1, T3.5).

use crate::finals::{Bands, Expected};
use crate::fold::{State, Table};
use crate::formats::{Finals, Method};
use std::collections::{BTreeMap, BTreeSet};

/// How many pairs at the tables share what `of` says.
fn pairs<'a>(tables: &[Vec<u32>], of: impl Fn(u32) -> Option<&'a String>) -> usize {
    let at = |table: &Vec<u32>| {
        let mut count: BTreeMap<&String, usize> = BTreeMap::new();
        table.iter().filter_map(|who| of(*who)).for_each(|club| *count.entry(club).or_default() += 1);
        count.values().map(|many| many * (many - 1) / 2).sum::<usize>()
    };
    tables.iter().map(at).sum()
}

/// Every order of so many things.
fn orders(many: usize) -> Vec<Vec<usize>> {
    if many == 0 {
        return vec![Vec::new()];
    }
    let grow = |order: Vec<usize>| {
        (0..=order.len()).map(move |at| {
            let mut longer = order.clone();
            longer.insert(at, many - 1);
            longer
        })
    };
    orders(many - 1).into_iter().flat_map(grow).collect()
}

impl State {
    /// Who must sit in a round of the games everybody plays.
    pub(crate) fn due(&self) -> BTreeSet<u32> {
        let is_due = |who: &u32| {
            let unasked = self.format.everybody && !self.called && self.is_still_there(*who);
            let there = self.here.contains(who) || (unasked && !self.away.contains(who));
            there && self.takes_part(*who, 0)
        };
        self.entrants.keys().copied().filter(is_due).collect()
    }

    /// Whether these and nobody else sit, each once.
    pub(crate) fn seated(&self, tables: &[Table], due: &BTreeSet<u32>) -> Vec<String> {
        let mut found = Vec::new();
        let mut seen = BTreeSet::new();
        for who in tables.iter().flat_map(|table| &table.seats) {
            if !seen.insert(*who) {
                found.push(format!("{who} sits twice"));
            }
        }
        found.extend(due.difference(&seen).map(|who| format!("{who} should sit and does not")));
        found.extend(seen.difference(due).map(|who| format!("{who} sits and should not")));
        let numbers: BTreeSet<u64> = tables.iter().map(|table| table.number).collect();
        if numbers.len() != tables.len() {
            found.push("two tables of one number".to_owned());
        }
        found
    }

    /// Sizes of tables (T3.1); `fresh` means that nobody went or came after the draw.
    pub(crate) fn sizes(&self, tables: &[Table], fresh: bool) -> Vec<String> {
        let sizes: Vec<usize> = tables.iter().map(|table| table.seats.len()).collect();
        let people: usize = sizes.iter().sum();
        let mut found = Vec::new();
        if sizes.iter().any(|size| !self.format.sizes.contains(size)) {
            found.push(format!("tables of illegal sizes {sizes:?}"));
        }
        let fives = sizes.iter().filter(|size| **size == 5).count();
        if self.format.sizes == [4, 5] && self.format.finals != Finals::KnockOut && fives != people % 4 {
            found.push(format!("{fives} tables of five for {people}"));
        }
        if self.format.sizes == [4, 5] && fresh && sizes.windows(2).any(|pair| pair[0] > pair[1]) {
            found.push("tables of five that are not the last".to_owned());
        }
        let fours = self.format.sizes.first() == Some(&4) && self.format.sizes.len() > 2;
        if fours && fresh && self.format.finals != Finals::KnockOut {
            let others = sizes.iter().filter(|size| **size != 4).count();
            if others > fewest_others(people, self.format.sizes) {
                found.push(format!("{others} tables not of four for {people}"));
            }
            // GE 3: as many tables of four as can be, the others of five before those with a ghost.
            let most = (0..=people / 4).rev().find(|fours| fits(people - fours * 4, &self.format.sizes[1..]));
            if self.format.method == Method::Spartac && Some(sizes.len() - others) != most {
                found.push(format!("{} tables of four for {people}", sizes.len() - others));
            }
        }
        found
    }

    /// What the text says of who meets whom in the games everybody plays.
    pub(crate) fn company(&self, tables: &[Table], at: usize, fresh: bool) -> Vec<String> {
        let mut found = Vec::new();
        if let Some(seats) = self.format.team {
            found.extend(self.teams(tables, seats));
        }
        if self.format.method == Method::Spartac && at == 4 {
            found.extend(self.swiss(tables, at));
        }
        if self.format.criteria.len() == 3 && self.format.method == Method::Como && at > 0 {
            found.extend(self.leaders(tables, at));
        }
        if self.format.method == Method::Bonus50 && at == 1 && fresh {
            found.extend(self.one_winner_each(tables));
        }
        found
    }

    /// T2.11: different teams at each table, each team with all its seats.
    fn teams(&self, tables: &[Table], seats: usize) -> Vec<String> {
        let mut found = Vec::new();
        let mut count: BTreeMap<u32, usize> = BTreeMap::new();
        for table in tables {
            let teams: Vec<u32> = table.seats.iter().filter_map(|who| self.entrants[who].team).collect();
            let different: BTreeSet<u32> = teams.iter().copied().collect();
            if different.len() != table.seats.len() {
                found.push(format!("table {} has two of a team", table.number));
            }
            teams.into_iter().for_each(|team| *count.entry(team).or_default() += 1);
        }
        let wrong = count.iter().filter(|(_, many)| **many != seats);
        found.extend(wrong.map(|(team, many)| format!("team {team} has {many} seats")));
        found
    }

    /// The place of everybody in the standings before a round; who has none is behind.
    fn places(&self, at: usize) -> impl Fn(u32) -> Vec<i64> {
        let keys: BTreeMap<u32, Vec<i64>> = self.standings(at).into_iter().map(|line| (line.who, line.key)).collect();
        move |who| keys.get(&who).cloned().unwrap_or_default()
    }

    /// GE 3: 1 to 4, 5 to 8, and so on.
    fn swiss(&self, tables: &[Table], at: usize) -> Vec<String> {
        let key = self.places(at);
        let worst = |table: &Table| table.seats.iter().map(|who| key(*who)).min();
        let best = |table: &Table| table.seats.iter().map(|who| key(*who)).max();
        let wrong = tables.windows(2).filter(|pair| worst(&pair[0]) < best(&pair[1]));
        wrong.map(|pair| format!("table {} has somebody behind table {}", pair[0].number, pair[1].number)).collect()
    }

    /// LA 51.1, rule 4: with nine or more, table 1 has the first five.
    fn leaders(&self, tables: &[Table], at: usize) -> Vec<String> {
        let people: usize = tables.iter().map(|table| table.seats.len()).sum();
        let Some((first, others)) = tables.split_first().filter(|_| people >= 9) else { return Vec::new() };
        let key = self.places(at);
        let worst = first.seats.iter().map(|who| key(*who)).min();
        let best = others.iter().flat_map(|table| &table.seats).map(|who| key(*who)).max();
        let wrong = first.number != 1 || first.seats.len() != 5 || worst < best;
        if wrong { vec!["table 1 is not that of the first five".to_owned()] } else { Vec::new() }
    }

    /// RA: tables with one winner and three others.
    fn one_winner_each(&self, tables: &[Table]) -> Vec<String> {
        let won = self.rounds[0].tables.iter().flat_map(|table| &table.scored).filter(|seat| seat.place == 1);
        let won: BTreeSet<u32> = won.map(|seat| seat.who).collect();
        let winners = |table: &Table| table.seats.iter().filter(|who| won.contains(who)).count();
        let here: usize = tables.iter().map(winners).sum();
        let too_many = here.saturating_sub(tables.len());
        let pairs = tables.iter().map(winners).map(|many| many.saturating_sub(1)).sum::<usize>();
        if pairs > too_many { vec![format!("{pairs} winners sit with another")] } else { Vec::new() }
    }

    /// The tables of a stage: sizes, people, bands.
    pub(crate) fn stage_tables(&self, tables: &[Table], expected: &Expected) -> Vec<String> {
        let mut found = Vec::new();
        for (branch, people) in (0..).zip(&expected.branches) {
            let mine: Vec<Vec<u32>> =
                tables.iter().filter(|table| table.branch == branch).map(|table| table.seats.clone()).collect();
            let seats = if expected.bands == Bands::None { expected.seats.min(people.len()) } else { expected.seats };
            if mine.iter().any(|table| table.len() != seats) {
                found.push(format!("a table of the finals has not {seats} seats"));
            }
            let sit: BTreeSet<u32> = mine.iter().flatten().copied().collect();
            let due: BTreeSet<u32> = people.iter().copied().collect();
            if sit != due {
                let (more, less): (Vec<_>, Vec<_>) = (sit.difference(&due).collect(), due.difference(&sit).collect());
                found.push(format!("branch {branch}: {more:?} should not be there, {less:?} should"));
            } else if expected.bands != Bands::None {
                found.extend(self.bands(&mine, people, expected.bands));
            }
        }
        found
    }

    /// T3.5.
    fn bands(&self, tables: &[Vec<u32>], people: &[u32], bands: Bands) -> Vec<String> {
        let many = tables.len();
        let bands_of: Vec<&[u32]> = people.chunks(many).collect();
        let exact = tables
            .iter()
            .all(|table| bands_of.iter().all(|band| table.iter().filter(|who| band.contains(who)).count() == 1));
        let grouped = bands == Bands::ClubsFirst;
        let of = |who: u32| self.club_of(who, grouped);
        if self.format.method.is_spqr() {
            return if exact { Vec::new() } else { vec!["a table without one of each band".to_owned()] };
        }
        let drawn = pairs(tables, of);
        let mut found = Vec::new();
        if !exact && !grouped {
            found.push("a table without one of each band".to_owned());
        }
        let within = if many <= 4 { fewest_within(&bands_of, of) } else { drawn };
        if grouped && drawn > fewest(people, many, of) {
            found.push(format!("{drawn} pairs of a club, though they can be parted better"));
        }
        if grouped && !exact && drawn >= within {
            found.push(format!("bands re-shuffled for nothing: {drawn} pairs, {within} with bands"));
        }
        let of_groups = |who: u32| self.club_of(who, true);
        let by_groups = many <= 4 && pairs(tables, of_groups) == fewest_within(&bands_of, of_groups);
        if !grouped && drawn > within && !by_groups {
            found.push(format!("{drawn} pairs of a club, {within} would do"));
        }
        found
    }
}

/// Whether so many people fill tables of these sizes, or need none.
fn fits(people: usize, sizes: &[usize]) -> bool {
    people == 0 || sizes.iter().any(|size| *size <= people && fits(people - size, sizes))
}

/// The fewest tables not of four for so many people.
fn fewest_others(people: usize, sizes: &[usize]) -> usize {
    let mut fewest = vec![Some(0)];
    for many in 1..=people {
        let with = |size: &usize| {
            many.checked_sub(*size).and_then(|left| fewest[left]).map(|others: usize| others + usize::from(*size != 4))
        };
        let best = sizes.iter().filter_map(with).min();
        fewest.push(best);
    }
    fewest[people].unwrap_or(0)
}

/// The fewest pairs of a club at so many tables, bands or not: every club spread evenly.
fn fewest<'a>(people: &[u32], tables: usize, of: impl Fn(u32) -> Option<&'a String>) -> usize {
    let mut count: BTreeMap<&String, usize> = BTreeMap::new();
    people.iter().filter_map(|who| of(*who)).for_each(|club| *count.entry(club).or_default() += 1);
    let even = |many: &usize| {
        let (least, more) = (many / tables, many % tables);
        more * least + tables * least * least.saturating_sub(1) / 2
    };
    count.values().map(even).sum()
}

/// The fewest pairs of a club with one of each band at each table: all ways are tried.
fn fewest_within<'a>(bands: &[&[u32]], of: impl Fn(u32) -> Option<&'a String> + Copy) -> usize {
    let orders = orders(bands[0].len());
    let mut tables: Vec<Vec<u32>> = bands[0].iter().map(|who| vec![*who]).collect();
    try_bands(&mut tables, &bands[1..], &orders, of)
}

fn try_bands<'a>(
    tables: &mut Vec<Vec<u32>>,
    bands: &[&[u32]],
    orders: &[Vec<usize>],
    of: impl Fn(u32) -> Option<&'a String> + Copy,
) -> usize {
    let Some((band, others)) = bands.split_first() else { return pairs(tables, of) };
    let mut best = usize::MAX;
    for order in orders {
        tables.iter_mut().zip(order).for_each(|(table, at)| table.push(band[*at]));
        best = best.min(try_bands(tables, others, orders, of));
        tables.iter_mut().for_each(|table| _ = table.pop());
        if best == 0 {
            break;
        }
    }
    best
}
