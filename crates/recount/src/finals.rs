//! Who plays quarter-finals, semifinals and finals (T2.1 to T2.7, T2.10).

use crate::fold::{Round, State};
use crate::formats::{Finals, Method};
use crate::order::Line;
use std::collections::{BTreeMap, BTreeSet};

/// How the tables of a stage take from the bands (T3.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bands {
    /// One table.
    None,
    /// One of each band at each table.
    Exact,
    /// One of each band, unless clubs are kept apart better otherwise.
    ClubsFirst,
}

/// What a stage must look like.
#[derive(Clone, Debug)]
pub(crate) struct Expected {
    /// The stage, by its place in the format.
    pub(crate) stage: usize,
    /// The people of each parallel final, in the order of the standings.
    pub(crate) branches: Vec<Vec<u32>>,
    /// The seats of each table.
    pub(crate) seats: usize,
    /// How bands are taken.
    pub(crate) bands: Bands,
    /// Who goes straight to a later stage.
    pub(crate) straight: Vec<(u8, u32)>,
    /// Ties that matter and that nothing parted.
    pub(crate) ties: Vec<String>,
}

/// A played table of the stage before: its branch, and who sat there by place.
struct Before {
    branch: u8,
    seats: Vec<(u8, u32)>,
}

/// Complains where two who tie stand on both sides of a cut.
fn ties(lines: &[&Line], cuts: impl IntoIterator<Item = usize>) -> Vec<String> {
    let tied = |cut: &usize| *cut > 0 && *cut < lines.len() && lines[cut - 1].key == lines[*cut].key;
    let say = |cut: usize| format!("{} and {} tie across place {cut}", lines[cut - 1].who, lines[cut].who);
    cuts.into_iter().filter(tied).map(say).collect()
}

fn people(lines: &[&Line]) -> Vec<u32> {
    lines.iter().map(|line| line.who).collect()
}

impl State {
    /// What the round `at` must look like, if it is not one of the games everybody plays.
    pub(crate) fn expected(&self, at: usize) -> Option<Expected> {
        let played = self.rounds[..at].iter().filter(|round| round.stage == 0).count();
        if played < self.format.rounds {
            return None;
        }
        match self.format.finals {
            Finals::Nothing | Finals::KnockOut => None,
            Finals::Challenge => Some(self.challenge(at)),
            Finals::Raduno => Some(self.raduno(at)),
            Finals::Straight { direct, semifinals, seats } => Some(self.straight(at, direct, semifinals, seats)),
        }
    }

    fn stage(&self, at: usize, stage: usize) -> Option<&Round> {
        self.rounds[..at].iter().find(|round| round.stage == stage)
    }

    /// Those of the standings who take part in every stage named.
    fn taking<'a>(&self, lines: &'a [Line], stage: usize) -> Vec<&'a Line> {
        lines.iter().filter(|line| self.takes_part(line.who, stage)).collect()
    }

    /// How many played all the games of everybody, those put out later among them.
    fn played_all(&self) -> usize {
        let mut games: BTreeMap<u32, usize> = BTreeMap::new();
        let rounds = self.rounds.iter().filter(|round| round.stage == 0);
        let seats = rounds.flat_map(|round| &round.tables).flat_map(|table| &table.scored);
        seats.for_each(|seat| *games.entry(seat.who).or_default() += 1);
        games.values().filter(|many| **many == self.format.rounds).count()
    }

    /// The first of the standings, straight to the final.
    fn first_to_final(&self, lines: &[Line], stage: usize, seats: usize) -> Expected {
        let list = self.taking(lines, stage);
        let ties = ties(&list, [seats]);
        let branches = vec![people(&list[..seats.min(list.len())])];
        Expected { stage, branches, seats, bands: Bands::None, straight: Vec::new(), ties }
    }

    fn challenge(&self, at: usize) -> Expected {
        let lines = self.standings(self.format.rounds);
        if let Some(semifinals) = self.stage(at, 1) {
            return self.last(&lines, semifinals, 2, 4);
        }
        let list = self.taking(&lines, 1);
        let many = self.played_all() >= 100;
        let wins = |line: &Line| line.won_all(2) && self.takes_part(line.who, 1) && self.takes_part(line.who, 2);
        let direct = if many {
            if lines.iter().take(2).all(wins) { 2 } else { 0 }
        } else {
            let alone = lines.len() < 2 || lines[0].total > lines[1].total;
            usize::from(alone && lines.first().is_some_and(wins))
        };
        let branches = if many { 2 } else { 1 };
        let need = branches * if direct > 0 { 13 } else { 16 };
        if list.len() < need {
            return self.first_to_final(&lines, 2, 4);
        }
        let tables = if direct > 0 { 3 } else { 4 };
        let cuts: Vec<usize> =
            if many { (1..=need).collect() } else { (0..=4).map(|band| direct + band * tables).collect() };
        let mut people_of = vec![Vec::new(); branches];
        for (place, line) in list.iter().enumerate().take(need).skip(direct) {
            people_of[place % branches].push(line.who);
        }
        let straight = list.iter().take(direct).zip(0..).map(|(line, branch)| (branch, line.who)).collect();
        let ties = ties(&list, cuts);
        Expected { stage: 1, branches: people_of, seats: 4, bands: Bands::ClubsFirst, straight, ties }
    }

    fn raduno(&self, at: usize) -> Expected {
        let lines = self.standings(self.format.rounds);
        if let Some(semifinals) = self.stage(at, 2) {
            return self.last(&lines, semifinals, 3, 4);
        }
        if let Some(quarterfinals) = self.stage(at, 1) {
            return self.after_quarterfinals(&lines, quarterfinals, at);
        }
        let first: usize = self.rounds[0].tables.iter().map(|table| table.scored.len()).sum();
        let list = self.taking(&lines, 1);
        if first > 130 && list.len() >= 34 {
            let branches = vec![people(&list[10..34])];
            let straight = list[..10].iter().map(|line| (0, line.who)).collect();
            let ties = ties(&list, [10, 16, 22, 28, 34]);
            return Expected { stage: 1, branches, seats: 4, bands: Bands::Exact, straight, ties };
        }
        let list = self.taking(&lines, 2);
        if list.len() < 16 {
            return self.first_to_final(&lines, 3, 4);
        }
        let ties = ties(&list, [4, 8, 12, 16]);
        let branches = vec![people(&list[..16])];
        Expected { stage: 2, branches, seats: 4, bands: Bands::Exact, straight: Vec::new(), ties }
    }

    /// T2.5: the first ten keep their places, the winners of the quarter-finals follow by their three games.
    fn after_quarterfinals(&self, lines: &[Line], quarterfinals: &Round, at: usize) -> Expected {
        let chosen = self.qualified(lines, quarterfinals, 2, 16);
        let all: BTreeSet<u32> = chosen.into_iter().flatten().collect();
        let ten: BTreeSet<u32> = quarterfinals.straight.iter().map(|(_, who)| *who).collect();
        let first = lines.iter().filter(|line| all.contains(&line.who) && ten.contains(&line.who));
        let mut branch: Vec<u32> = first.map(|line| line.who).collect();
        let mut games = self.games(|round| round < at);
        games.retain(|who, _| all.contains(who) && !ten.contains(who));
        let after = self.order(games, lines, at);
        let after: Vec<&Line> = after.iter().collect();
        let cuts = [4, 8, 12].into_iter().filter_map(|cut: usize| cut.checked_sub(branch.len()));
        let ties = ties(&after, cuts);
        branch.extend(people(&after));
        Expected { stage: 2, branches: vec![branch], seats: 4, bands: Bands::Exact, straight: Vec::new(), ties }
    }

    fn straight(&self, at: usize, direct: usize, semifinals: usize, seats: usize) -> Expected {
        let lines = self.standings(self.format.rounds);
        if semifinals == 0 {
            return self.first_to_final(&lines, 1, seats);
        }
        if let Some(before) = self.stage(at, 1) {
            return self.last(&lines, before, 2, seats);
        }
        let mut list = self.taking(&lines, 1);
        let need = direct + 4 * semifinals;
        // GE 2: a place in the final is filled from the beaten semifinalists, so that nobody moves up into it.
        let mut with_absent: Vec<&Line> = lines.iter().take(direct).collect();
        with_absent.extend(lines.iter().skip(direct).filter(|line| self.takes_part(line.who, 1)));
        if self.format.method == Method::Spartac && with_absent.len() >= need {
            list = with_absent;
        }
        if list.len() < need {
            return self.first_to_final(&lines, 2, seats);
        }
        let bands = if semifinals > 1 { Bands::Exact } else { Bands::None };
        let cuts: Vec<usize> = match bands {
            Bands::None => vec![direct, need],
            Bands::Exact | Bands::ClubsFirst => (0..=4).map(|band| direct + band * semifinals).collect(),
        };
        let straight = list[..direct].iter().map(|line| (0, line.who)).collect();
        let (ties, branches) = (ties(&list, cuts), vec![people(&list[direct..need])]);
        Expected { stage: 1, branches, seats: 4, bands, straight, ties }
    }

    /// The final or finals.
    fn last(&self, lines: &[Line], before: &Round, stage: usize, seats: usize) -> Expected {
        let branches = self.qualified(lines, before, stage, seats);
        Expected { stage, branches, seats, bands: Bands::None, straight: Vec::new(), ties: Vec::new() }
    }

    /// T2.4, T2.7: those who went straight, the winner of each table or who follows there, then the best of the beaten
    /// by place and by the standings before, then the standings.
    fn qualified(&self, lines: &[Line], before: &Round, stage: usize, seats: usize) -> Vec<Vec<u32>> {
        let position: BTreeMap<u32, usize> = lines.iter().enumerate().map(|(at, line)| (line.who, at)).collect();
        let tables: Vec<Before> = before
            .tables
            .iter()
            .map(|table| {
                let mut seats: Vec<(u8, u32)> = table.scored.iter().map(|seat| (seat.place, seat.who)).collect();
                seats.sort_by_key(|(place, who)| (*place, position.get(who).copied()));
                Before { branch: table.branch, seats }
            })
            .collect();
        let last =
            tables.iter().map(|table| table.branch).chain(before.straight.iter().map(|(branch, _)| *branch)).max();
        (0..=last.unwrap_or(0)).map(|branch| self.fill(branch, &tables, before, stage, seats, lines)).collect()
    }

    fn fill(
        &self,
        branch: u8,
        tables: &[Before],
        before: &Round,
        stage: usize,
        seats: usize,
        lines: &[Line],
    ) -> Vec<u32> {
        let here = |who: &u32| self.takes_part(*who, stage);
        let mut chosen: Vec<u32> =
            before.straight.iter().filter(|(of, _)| *of == branch).map(|(_, who)| *who).filter(here).collect();
        let mine = || tables.iter().filter(|table| table.branch == branch);
        chosen.extend(mine().filter_map(|table| table.seats.iter().map(|(_, who)| *who).find(here)));
        let standing = |who: u32| lines.iter().position(|line| line.who == who);
        let mut beaten: Vec<(u8, u32)> = mine().flat_map(|table| table.seats.iter().copied()).collect();
        beaten.sort_by_key(|(place, who)| (*place, standing(*who)));
        let then = beaten.into_iter().map(|(_, who)| who).chain(lines.iter().map(|line| line.who));
        for who in then.filter(here) {
            if chosen.len() < seats && !chosen.contains(&who) {
                chosen.push(who);
            }
        }
        chosen
    }
}
