//! Standings (T2.3, T2.6, T2.8, T2.11): results added up, the worst dropped, ties broken by named criteria in order.
//!
//! Every criterion is a number, less being better; places are the order of the lists of these numbers. Who has the same list
//! has the same place. Who competes may be people or teams: only their results are known here.

use crate::day::Day;
use crate::points::TournamentPoints;
use regulation::tournament::Criterion;
use serde::{Deserialize, Serialize};

/// One game of somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The round it was played in, from 0.
    pub round: usize,
    /// Tournament points.
    pub points: TournamentPoints,
    /// The place at the table, from 1.
    pub place: u8,
    /// Points of territories outside the objective.
    pub outside: u16,
    /// The place in the order of play, from 1.
    pub order: u8,
}

/// Somebody's line of the standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<C> {
    /// The one it is about.
    pub who: C,
    /// The place, from 1; those who tie have the same.
    pub place: usize,
    /// The sum of what counts, with what special events gave.
    pub total: TournamentPoints,
    /// What special events gave (T2.14).
    pub extra: TournamentPoints,
    /// All games, and whether each counts.
    pub games: Vec<(Outcome, bool)>,
    /// The criterion that puts this line behind the one before it; `None` for the first, and where they tie.
    pub decided: Option<Criterion>,
    /// Whether a die is still to be cast for this place.
    pub awaits_die: bool,
}

/// Dice cast to part those who tied (T2.6): each player's faces in order, compared one by one, the higher the better.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cast<C> {
    /// The rounds that had been played.
    pub after: usize,
    /// Who rolled what.
    pub rolls: Vec<(C, Vec<u8>)>,
}

impl Cast<u32> {
    /// The same with those who rolled instead of their numbers.
    #[must_use]
    pub fn with<C>(&self, who: impl Fn(u32) -> C) -> Cast<C> {
        Cast {
            after: self.after,
            rolls: self.rolls.iter().map(|(number, faces)| (who(*number), faces.clone())).collect(),
        }
    }
}

/// A special event (T2.14): its points come on top of the results that count.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Special<C> {
    /// What it is called.
    pub name: String,
    /// The day it is held on.
    pub day: Day,
    /// The rounds that had been drawn when its points were given.
    pub after: usize,
    /// Who had what; nobody while it is only announced.
    pub points: Vec<Award<C>>,
}

impl Special<u32> {
    /// The same with those who had something instead of their numbers.
    #[must_use]
    pub fn with<C>(&self, who: impl Fn(u32) -> C) -> Special<C> {
        let award = |award: &Award<u32>| Award { who: who(award.who), points: award.points };
        let points = self.points.iter().map(award).collect();
        Special { name: self.name.clone(), day: self.day, after: self.after, points }
    }
}

/// What somebody had from a special event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Award<C> {
    /// The one it is about.
    pub who: C,
    /// How much.
    pub points: Bonus,
}

/// Points of a special event, in the smallest part the scoring method writes: never less than nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bonus(pub u32);

impl From<Bonus> for TournamentPoints {
    fn from(bonus: Bonus) -> Self {
        Self(bonus.0.into())
    }
}

/// What standings are made by.
#[derive(Clone, Debug)]
pub struct Order<'a, C> {
    /// The criteria, in order.
    pub criteria: &'a [Criterion],
    /// The best results that count.
    pub counted: Option<usize>,
    /// Dice that were cast.
    pub casts: Vec<Cast<C>>,
    /// Special events.
    pub specials: Vec<Special<C>>,
}

/// The results of everybody, in any order.
pub type Results<C> = Vec<(C, Vec<Outcome>)>;

impl<C: Copy + Ord> Order<'_, C> {
    /// The standings after the first so many rounds. Whoever has no result by then is not in them.
    #[must_use]
    pub fn standings(&self, results: &Results<C>, rounds: usize) -> Vec<Line<C>> {
        let previous = match rounds.checked_sub(1) {
            Some(before) if self.looks_back() && before > 0 => self.standings(results, before),
            Some(_) | None => Vec::new(),
        };
        self.over(results, rounds, &previous)
    }

    /// The same, where the round before has standings of its own.
    #[must_use]
    pub fn over(&self, results: &Results<C>, rounds: usize, previous: &[Line<C>]) -> Vec<Line<C>> {
        let until =
            |outcomes: &[Outcome]| outcomes.iter().copied().filter(|game| game.round < rounds).collect::<Vec<_>>();
        let mut keyed: Vec<_> = results
            .iter()
            .map(|(who, outcomes)| (*who, until(outcomes)))
            .filter(|(who, games)| !games.is_empty() || self.extra(*who, rounds) > TournamentPoints::default())
            .map(|(who, games)| (self.keys(who, &games, rounds, previous), who, games))
            .collect();
        keyed.sort_by(|a, b| a.0.cmp(&b.0).then(a.1.cmp(&b.1)));
        self.lines(keyed, rounds)
    }

    /// The sum of what counts of somebody's games, with what special events of the first so many rounds gave.
    #[must_use]
    pub fn total(&self, who: C, games: &[Outcome], rounds: usize) -> TournamentPoints {
        let counted: TournamentPoints = split(games, self.counted).0.iter().map(|game| game.points).sum();
        counted + self.extra(who, rounds)
    }

    /// What special events of the first so many rounds gave somebody.
    #[must_use]
    pub fn extra(&self, who: C, rounds: usize) -> TournamentPoints {
        let held = self.specials.iter().filter(|special| special.after <= rounds);
        let own = held.flat_map(|special| &special.points).filter(|award| award.who == who);
        own.map(|award| TournamentPoints::from(award.points)).sum()
    }

    /// The numbers somebody is placed by, the most important first, less being better.
    #[must_use]
    pub fn keys(&self, who: C, games: &[Outcome], rounds: usize, previous: &[Line<C>]) -> Vec<i64> {
        let view = View { games, best: by_worth(games), counted: self.counted, rounds };
        let before = || previous.iter().find(|line| line.who == who);
        let key = |criterion: &Criterion| match criterion {
            Criterion::PreviousRanking => before().map_or(i64::MAX, |line| line.place as i64),
            Criterion::PreviousTotal => before().map_or(i64::MAX, |line| -line.total.0),
            Criterion::Total => -self.total(who, games, rounds).0,
            other => view.key(*other),
        };
        self.criteria.iter().map(key).collect()
    }

    fn looks_back(&self) -> bool {
        let back = [Criterion::PreviousRanking, Criterion::PreviousTotal];
        self.criteria.iter().any(|criterion| back.contains(criterion))
    }

    fn lines(&self, keyed: Vec<(Vec<i64>, C, Vec<Outcome>)>, rounds: usize) -> Vec<Line<C>> {
        let mut lines: Vec<Line<C>> = Vec::with_capacity(keyed.len());
        let mut before: Option<&Vec<i64>> = None;
        for tied in keyed.chunk_by(|a, b| a.0 == b.0) {
            let first_difference = |keys: &Vec<i64>| keys.iter().zip(&tied[0].0).position(|(a, b)| a != b);
            let decided = before.and_then(first_difference).map(|at| self.criteria[at]);
            self.part(tied, decided, rounds, &mut lines);
            before = Some(&tied[0].0);
        }
        lines
    }

    /// The lines of those whom no criterion parts: by dice, where all of them rolled together, or with one place.
    fn part(
        &self,
        tied: &[(Vec<i64>, C, Vec<Outcome>)],
        decided: Option<Criterion>,
        rounds: usize,
        lines: &mut Vec<Line<C>>,
    ) {
        let all =
            |cast: &&Cast<C>| cast.after <= rounds && tied.iter().all(|(_, who, _)| find(&cast.rolls, *who).is_some());
        let cast = self.casts.iter().rfind(all);
        let faces = |who: C| std::cmp::Reverse(cast.and_then(|cast| find(&cast.rolls, who)).cloned());
        let mut order: Vec<_> = tied.iter().collect();
        order.sort_by_key(|(_, who, _)| (faces(*who), *who));
        let start = lines.len();
        for (at, (_, who, games)) in order.iter().enumerate() {
            let same = at > 0 && faces(order[at - 1].1) == faces(*who);
            let place = if same { lines[start + at - 1].place } else { start + at + 1 };
            lines.push(Line {
                who: *who,
                place,
                total: self.total(*who, games, rounds),
                extra: self.extra(*who, rounds),
                games: marked(games, self.counted),
                decided: if at == 0 { decided } else { (!same).then_some(Criterion::Die) },
                awaits_die: false,
            });
        }
        let waits = self.criteria.contains(&Criterion::Die);
        for at in start..lines.len() {
            let shared = lines[start..].iter().filter(|line| line.place == lines[at].place).count() > 1;
            lines[at].awaits_die = waits && shared;
        }
    }
}

fn find<C: Copy + Eq, T>(list: &[(C, T)], who: C) -> Option<&T> {
    list.iter().find(|(one, _)| *one == who).map(|(_, what)| what)
}

/// Games from the best to the worst, the earlier first among equals.
fn by_worth(games: &[Outcome]) -> Vec<Outcome> {
    let mut best = games.to_vec();
    best.sort_by_key(|game| (std::cmp::Reverse(game.points), game.round, game.place, game.order, game.outside));
    best
}

/// Games in their order, each with whether it counts.
fn marked(games: &[Outcome], counted: Option<usize>) -> Vec<(Outcome, bool)> {
    let mut counts: Vec<_> = split(games, counted).0;
    let mut mark = |game: &Outcome| {
        let at = counts.iter().position(|one| one == game);
        at.map(|at| counts.swap_remove(at)).is_some()
    };
    games.iter().map(|game| (*game, mark(game))).collect()
}

/// The games that count, and those that are dropped, best first.
fn split(games: &[Outcome], counted: Option<usize>) -> (Vec<Outcome>, Vec<Outcome>) {
    let mut best = by_worth(games);
    let dropped = best.split_off(counted.unwrap_or(best.len()).min(best.len()));
    (best, dropped)
}

/// Somebody's games as the criteria look at them.
struct View<'a> {
    games: &'a [Outcome],
    best: Vec<Outcome>,
    counted: Option<usize>,
    rounds: usize,
}

impl View<'_> {
    /// The number of a criterion that needs nobody else; less is better.
    fn key(&self, criterion: Criterion) -> i64 {
        let nth = |at: usize| self.best.get(at);
        let points_of = |at| nth(at).map_or(i64::MAX, |game| -game.points.0);
        let round_of = |at| nth(at).map_or(i64::MAX, |game| game.round as i64);
        let (counted, dropped) = split(self.games, self.counted);
        match criterion {
            Criterion::Best => points_of(0),
            Criterion::EarlierBest => round_of(0),
            Criterion::SecondBest => points_of(1),
            Criterion::EarlierSecond => round_of(1),
            Criterion::ThirdBest => points_of(2),
            Criterion::Wins => self.places(1),
            Criterion::Seconds => self.places(2),
            Criterion::Thirds => self.places(3),
            Criterion::Fourths => self.places(4),
            Criterion::Outside => -self.games.iter().map(|game| i64::from(game.outside)).sum::<i64>(),
            Criterion::PlayingOrder => self.last_order(),
            Criterion::FirstToReach => counted.iter().map(|game| game.round as i64).max().unwrap_or(i64::MAX),
            Criterion::BestDropped => dropped.first().map_or(i64::MAX, |game| -game.points.0),
            // These need the others, special events or dice: the order looks after them.
            Criterion::Total | Criterion::PreviousRanking | Criterion::PreviousTotal | Criterion::Die => 0,
        }
    }

    /// How often a place was reached.
    fn places(&self, place: u8) -> i64 {
        -(self.games.iter().filter(|game| game.place == place).count() as i64)
    }

    /// Who played later in the last round is ahead; who did not play in it is behind.
    fn last_order(&self) -> i64 {
        let last = self.games.iter().find(|game| game.round + 1 == self.rounds);
        last.map_or(i64::MAX, |game| -i64::from(game.order))
    }
}
