//! The rest of the games invented many times, and how often the goal is reached, with the error of counting.
//!
//! Tables are made by lot, or by the standings where the format says so; what a draw would keep apart is not looked at, since it
//! hardly changes who wins. Results come from the same lot as those of invented tournaments.

use super::bounds::{Bounds, everybody, tables};
use super::goal::{Aim, Goal, goals, last_stage, lone_places, rounds};
use super::{Found, NoOutlook, Outlook, Trials};
use crate::invent::table_result;
use crate::standings::Line;
use crate::tournament::{Competitor, EntrantId, Origin, Presence, Round, Rules, Status, Table, Tournament};
use chance::{Seeded, Source as _, Stream};
use regulation::tournament::{Attendance, Games, LastRound};
use std::collections::{BTreeMap, BTreeSet};

/// How often a goal was reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Simulated {
    /// Over all.
    pub all: Rate,
    /// By how many of the games still to be played were won.
    pub by_wins: Vec<ByWins>,
}

/// How often a goal was reached with so many wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ByWins {
    /// Games won, of those still to be played.
    pub wins: usize,
    /// How often.
    pub rate: Rate,
}

/// How often something happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rate {
    /// How often it could have.
    pub times: u32,
    /// How often it did.
    pub reached: u32,
}

impl Rate {
    /// The share, in thousandths, to the nearest.
    #[must_use]
    pub const fn per_mille(self) -> u32 {
        if self.times == 0 {
            0
        } else {
            ((self.reached as u64 * 2000 + self.times as u64) / (self.times as u64 * 2)) as u32
        }
    }

    /// Between which shares, in thousandths, the true one lies with 95 in 100 (Wilson's interval, rounded outwards).
    ///
    /// With z = 1.96, `k` of `n`: (k + z²/2 ± z √(k (n − k) / n + z²/4)) / (n + z²), everything times ten thousand.
    #[must_use]
    pub fn interval(self) -> (u32, u32) {
        let (n, k) = (u128::from(self.times), u128::from(self.reached));
        if n == 0 {
            return (0, 1000);
        }
        let middle = 10_000 * k + 19_208;
        let square = 196 * 196 * (10_000 * k * (n - k) + 9_604 * n);
        let reach = square.div_ceil(n).isqrt() + 1;
        let under = 10_000 * n + 38_416;
        let low = middle.saturating_sub(reach) * 1000 / under;
        let high = ((middle + reach) * 1000).div_ceil(under);
        (low as u32, high.min(1000) as u32)
    }

    const fn add(&mut self, reached: bool) {
        self.times += 1;
        self.reached += reached as u32;
    }
}

/// What is possible, by inventing the rest many times.
pub(super) fn simulated(
    rules: &Rules,
    tournament: &Tournament,
    goal: Goal,
    who: &[Competitor],
    trials: Trials,
) -> Result<Vec<Outlook>, NoOutlook> {
    let wins_now = wins(&rules.standings(tournament));
    let mut counts: BTreeMap<Competitor, BTreeMap<usize, Rate>> =
        who.iter().map(|&who| (who, BTreeMap::new())).collect();
    for trial in 0..trials.times {
        let mut source = Seeded::new(trials.seed, (1 << 40) + u64::from(trial));
        let completed = complete(rules, tournament, &mut source).ok_or(NoOutlook::NoTables)?;
        let end = Ending::new(rules, &completed, goal, &mut source);
        for (&who, rates) in &mut counts {
            let more = end.wins.get(&who).copied().unwrap_or(0) - wins_now.get(&who).copied().unwrap_or(0);
            rates.entry(more).or_default().add(end.reached.contains(&who));
        }
    }
    let bounds = Bounds::new(rules, tournament, goal);
    let lines = rules.standings(tournament);
    let outlook = |(&who, rates): (&Competitor, &BTreeMap<usize, Rate>)| {
        let by_wins: Vec<_> = rates.iter().map(|(&wins, &rate)| ByWins { wins, rate }).collect();
        Outlook {
            who,
            now: lines.iter().find(|line| line.who == who).map(|line| line.place),
            clinched: bounds.as_ref().is_some_and(|bounds| bounds.clinched(who)),
            out: bounds.as_ref().is_some_and(|bounds| bounds.out(who)),
            found: Found::Simulated(Simulated { all: sum(&by_wins), by_wins }),
        }
    };
    let found: BTreeMap<_, _> = counts.iter().map(|count| (*count.0, outlook(count))).collect();
    Ok(who.iter().filter_map(|who| found.get(who).cloned()).collect())
}

fn sum(by_wins: &[ByWins]) -> Rate {
    let add =
        |all: Rate, one: &ByWins| Rate { times: all.times + one.rate.times, reached: all.reached + one.rate.reached };
    by_wins.iter().fold(Rate::default(), add)
}

fn wins(lines: &[Line<Competitor>]) -> BTreeMap<Competitor, usize> {
    let won = |line: &Line<Competitor>| line.games.iter().filter(|(game, _)| game.place == 1).count();
    lines.iter().map(|line| (line.who, won(line))).collect()
}

/// What came of an invented rest.
struct Ending {
    reached: BTreeSet<Competitor>,
    wins: BTreeMap<Competitor, usize>,
}

impl Ending {
    fn new(rules: &Rules, completed: &Tournament, goal: Goal, source: &mut Seeded) -> Self {
        let lines = rules.standings(completed);
        let stage = last_stage(rules);
        let counts =
            |who: &Competitor| !goal.is_of_finals() || who.entrant().is_some_and(|id| completed.takes_part(id, stage));
        let mut order: Vec<_> =
            lines.iter().map(|line| (line.place, line.who)).filter(|(_, who)| counts(who)).collect();
        // Dice part those who tie.
        shuffle(&mut order, source);
        order.sort_by_key(|(place, _)| *place);
        let settled = || goals(rules, completed).into_iter().find(|one| one.aim == goal.aim);
        let places = match goal.aim {
            Aim::Place => goal.open,
            Aim::Lone(_) => lone_places(rules, completed),
            Aim::Finals(_) | Aim::Direct(_) | Aim::Band(_) => settled().map_or(0, |one| one.open),
        };
        Self { reached: order.into_iter().take(places).map(|(_, who)| who).collect(), wins: wins(&lines) }
    }
}

/// The tournament with all its games played, the missing ones by lot; `None` where no tables hold anybody.
pub(super) fn complete(rules: &Rules, tournament: &Tournament, source: &mut Seeded) -> Option<Tournament> {
    let mut completed = tournament.clone();
    play(rules, &mut completed, source);
    while rules.games_drawn(&completed) < rounds(rules)? {
        let seats = seat(rules, &completed, source)?;
        let table = |(number, seats)| Table { number, seats, branch: 0 };
        let tables: Vec<_> = (1..).zip(seats).map(table).collect();
        completed.rounds.push(Round::seated(0, tables, Origin::Hand));
        play(rules, &mut completed, source);
    }
    Some(completed)
}

/// Results for all tables that have none.
fn play(rules: &Rules, tournament: &mut Tournament, source: &mut Seeded) {
    let Some(round) = tournament.rounds.last_mut() else { return };
    for (table, result) in round.tables.iter().zip(&mut round.results) {
        if result.is_none() {
            *result = Some(table_result(rules.regulation.kind(), &table.seats, source));
        }
    }
}

/// Tables of the next round by lot, or by the standings where the format says so.
fn seat(rules: &Rules, tournament: &Tournament, source: &mut Seeded) -> Option<Vec<Vec<EntrantId>>> {
    let games = rules.stage(0).and_then(|stage| stage.games())?;
    let mut people = present(rules, tournament);
    shuffle(&mut people, source);
    let sizes = tables(rules, tournament, people.len())?;
    people.truncate(sizes.iter().sum());
    let leaders = by_standings(rules, tournament, games, &sizes);
    if leaders > 0 {
        let lines = rules.standings(tournament);
        let place =
            |id: EntrantId| lines.iter().find(|line| line.who == id.into()).map_or(usize::MAX, |line| line.place);
        people.sort_by_key(|&id| place(id));
        shuffle(&mut people[leaders..], source);
    }
    let mut rest = people.into_iter();
    Some(sizes.into_iter().map(|size| rest.by_ref().take(size).collect()).collect())
}

/// How many sit by the standings: all in a Swiss last round (T2.7), or the first table (T2.8).
fn by_standings(rules: &Rules, tournament: &Tournament, games: &Games, sizes: &[usize]) -> usize {
    let number = rules.games_drawn(tournament) + 1;
    let people = sizes.iter().sum();
    if *games.last == LastRound::Swiss && number == usize::from(*games.rounds) {
        return people;
    }
    let leaders = games.leaders_from.get().is_some_and(|from| number > 1 && people >= usize::from(from));
    if leaders { sizes[0] } else { 0 }
}

/// Who plays a round: everybody who is expected; of a team, as many as play.
fn present(rules: &Rules, tournament: &Tournament) -> Vec<EntrantId> {
    let seats = usize::from(*rules.format.terms().team_seats);
    if seats > 0 {
        return everybody(rules, tournament).into_iter().flat_map(|team| fielded(tournament, team, seats)).collect();
    }
    match *rules.format.terms().attendance {
        Attendance::Everybody => rules.present(tournament),
        Attendance::WhoComes => {
            let away =
                |id: &EntrantId| matches!(tournament.roll_call.answers.get(id), Some(Presence::Away | Presence::Busy));
            let entrants = tournament.entrants.iter().filter(|one| one.status == Status::In).map(|one| one.id);
            entrants.filter(|id| !away(id)).collect()
        }
    }
}

fn fielded(tournament: &Tournament, team: Competitor, seats: usize) -> Vec<EntrantId> {
    let own = tournament.entrants.iter().filter(|one| one.status == Status::In);
    own.filter(|one| one.entry.team.map(Competitor::Team) == Some(team)).map(|one| one.id).take(seats).collect()
}

fn shuffle<T>(list: &mut [T], source: &mut Seeded) {
    for at in (1..list.len()).rev() {
        list.swap(at, source.below(Stream::Cards, at as u32 + 1) as usize);
    }
}
