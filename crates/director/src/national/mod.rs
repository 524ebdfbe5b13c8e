//! Rankings over finished tournaments: what each result is worth, which results count, who is first.
//!
//! How a result is worth something is a [`Ranking`]; [`Exponential`] is one, with its constants in `data/national.toml`. Scores
//! are whole thousandths. Which tournaments belong to a season is for whoever hands them over.

mod exponential;
mod people;

pub use exponential::{BadConstants, Exponential};
pub use people::{Alike, Known};

use crate::points::TournamentPoints;
use crate::tournament::{Competitor, Next, Rules, Tournament};
use people::People;
use std::collections::{BTreeMap, BTreeSet};

/// A score of a ranking, in thousandths.
pub type Score = TournamentPoints;

/// A place in a tournament that counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placing<'a> {
    /// The place, from 1; those who tie have the same.
    pub place: usize,
    /// Tables of the first round.
    pub tables: usize,
    /// Rounds everybody plays.
    pub rounds: usize,
    /// The class of the tournament.
    pub class: &'a str,
}

/// A way to rank people over many tournaments.
pub trait Ranking {
    /// The classes there are, in the order in which they are listed.
    fn classes(&self) -> Vec<&str>;
    /// The fewest tables of a tournament that counts.
    fn least_tables(&self) -> usize;
    /// How many results of a class count for a person; 0 for one that does not exist.
    fn kept(&self, class: &str) -> usize;
    /// What a place is worth.
    fn score(&self, placing: Placing<'_>) -> Score;
}

/// A tournament as a ranking looks at it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Its name.
    pub name: String,
    /// Its class.
    pub class: Option<String>,
    /// Tables of the first round.
    pub tables: usize,
    /// Rounds everybody plays.
    pub rounds: usize,
    /// Whether it is over.
    pub is_over: bool,
    /// Whether teams play.
    pub has_teams: bool,
    /// Who was in it, with their places.
    pub places: Vec<(Known, usize)>,
}

impl Event {
    /// A tournament as it is.
    #[must_use]
    pub fn new(rules: &Rules, tournament: &Tournament) -> Self {
        let known = |who: Competitor| {
            let person =
                who.entrant().and_then(|id| tournament.entrant(id)).map(|entrant| entrant.entry.person.clone());
            Known::from(person.unwrap_or_default())
        };
        let has_teams = rules.format.has_teams();
        let ranking = if has_teams { Vec::new() } else { rules.ranking(tournament) };
        Self {
            name: tournament.facts.name.clone(),
            class: tournament.facts.class.clone(),
            tables: tournament.rounds.first().map_or(0, |round| round.tables.len()),
            // In a knock-out nobody but the winners plays on: everybody plays one.
            rounds: rules.games_drawn(tournament).max(1),
            is_over: rules.next(tournament) == Next::Nothing && !tournament.rounds.is_empty(),
            has_teams,
            places: ranking.iter().map(|ranked| (known(ranked.who), ranked.place)).collect(),
        }
    }

    /// Why it does not count.
    fn fault(&self, ranking: &dyn Ranking) -> Option<Uncounted> {
        let (tables, least) = (self.tables, ranking.least_tables());
        if self.has_teams {
            return Some(Uncounted::Teams);
        }
        if !self.is_over {
            return Some(Uncounted::Unfinished);
        }
        if tables < least {
            return Some(Uncounted::FewTables { tables, least });
        }
        self.class.is_none().then_some(Uncounted::NoClass)
    }
}

/// Why a tournament does not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Uncounted {
    /// It is not over.
    Unfinished,
    /// It had too few tables.
    FewTables {
        /// Those it had.
        tables: usize,
        /// Those it takes.
        least: usize,
    },
    /// It is of no class.
    NoClass,
    /// Teams played, not people.
    Teams,
}

/// A tournament is of a class that does not exist.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{class}' is not a class of the ranking; there are: {known}")]
pub struct UnknownClass {
    /// The tournament, by its place in the list.
    pub event: usize,
    /// Its class.
    pub class: String,
    /// The classes there are.
    pub known: String,
}

/// A result of somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counted {
    /// The tournament, by its place in the list.
    pub event: usize,
    /// The place.
    pub place: usize,
    /// What it is worth.
    pub score: Score,
    /// Whether it counts.
    pub kept: bool,
}

/// Somebody's line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The place, from 1; those who tie have the same.
    pub place: usize,
    /// Who, as they last entered.
    pub who: Known,
    /// The sum of what counts.
    pub score: Score,
    /// Every result, in the order of the tournaments.
    pub results: Vec<Counted>,
}

/// A whole ranking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct National {
    /// Everybody, the best first.
    pub standings: Vec<Standing>,
    /// Tournaments that do not count, by their place in the list, and why.
    pub uncounted: Vec<(usize, Uncounted)>,
    /// People who may be one.
    pub alike: Vec<Alike>,
}

/// Ranks everybody over some tournaments.
pub fn national(ranking: &dyn Ranking, events: &[Event]) -> Result<National, UnknownClass> {
    check_classes(ranking, events)?;
    let fault = |(at, event): (usize, &Event)| event.fault(ranking).map(|why| (at, why));
    let uncounted: Vec<_> = events.iter().enumerate().filter_map(fault).collect();
    let left_out: BTreeSet<_> = uncounted.iter().map(|(at, _)| *at).collect();
    let counted = || events.iter().enumerate().filter(|(at, _)| !left_out.contains(at));
    let people = People::new(counted().flat_map(|(_, event)| event.places.iter().map(|(known, _)| known)));
    let mut results: BTreeMap<usize, Vec<Counted>> = BTreeMap::new();
    for (at, event) in counted() {
        for (known, place) in &event.places {
            let placing = placing(event, *place);
            let result = Counted { event: at, place: *place, score: ranking.score(placing), kept: false };
            results.entry(people.number(known)).or_default().push(result);
        }
    }
    let standings = results.into_iter().map(|(number, results)| (people.who(number), results));
    let standings = placed(standings.map(|(who, results)| standing(ranking, events, who, results)).collect());
    Ok(National { standings, uncounted, alike: people.alike() })
}

fn check_classes(ranking: &dyn Ranking, events: &[Event]) -> Result<(), UnknownClass> {
    let classes = ranking.classes();
    let unknown = |(at, event): (usize, &Event)| {
        let class = event.class.as_ref().filter(|class| !classes.contains(&class.as_str()))?;
        Some(UnknownClass { event: at, class: class.clone(), known: classes.join(", ") })
    };
    events.iter().enumerate().find_map(unknown).map_or(Ok(()), Err)
}

fn placing(event: &Event, place: usize) -> Placing<'_> {
    let class = event.class.as_deref().unwrap_or_default();
    Placing { place, tables: event.tables, rounds: event.rounds, class }
}

/// Somebody's results, the best of each class kept, the earlier first among equals.
fn standing(ranking: &dyn Ranking, events: &[Event], who: Known, mut results: Vec<Counted>) -> Standing {
    let class = |result: &Counted| events[result.event].class.as_deref().unwrap_or_default();
    let mut best: Vec<_> = (0..results.len()).collect();
    best.sort_by_key(|&at| (std::cmp::Reverse(results[at].score), results[at].event));
    let mut kept: BTreeMap<&str, usize> = BTreeMap::new();
    for at in best {
        let class = class(&results[at]);
        let so_far = kept.entry(class).or_default();
        results[at].kept = *so_far < ranking.kept(class);
        *so_far += 1;
    }
    let score = results.iter().filter(|result| result.kept).map(|result| result.score).sum();
    Standing { place: 0, who, score, results }
}

fn placed(mut standings: Vec<Standing>) -> Vec<Standing> {
    let order = |standing: &Standing| (std::cmp::Reverse(standing.score), standing.who.clone());
    standings.sort_by_cached_key(order);
    for at in 0..standings.len() {
        let tied = at > 0 && standings[at - 1].score == standings[at].score;
        standings[at].place = if tied { standings[at - 1].place } else { at + 1 };
    }
    standings
}
