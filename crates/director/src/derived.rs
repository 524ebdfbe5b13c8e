//! What follows from a tournament, written out so that anybody can compare: points and places table by table, the standings,
//! the ranking. Nothing here is ever read to decide something.

use crate::day::Day;
use crate::points::TournamentPoints;
use crate::standings::Line;
use crate::tournament::{
    Competitor, Dated, Event, Logged, Next, NoFormat, Origin, Planned, PresenceKeeping, Refusal, Rules, Tournament,
    What, apply,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What follows from a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Derived {
    /// Round by round.
    pub rounds: Vec<DerivedRound>,
    /// The calendar: the days of the rounds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub calendar: Vec<DerivedDay>,
    /// The standings of the games everybody plays.
    pub standings: Vec<DerivedLine>,
    /// The ranking: the finals, then the others.
    pub ranking: Vec<DerivedLine>,
    /// Whether it is over.
    pub finished: bool,
}

/// The day of a round (T2.14).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DerivedDay {
    /// The stage, by name.
    pub stage: String,
    /// The round of that stage, from 1.
    pub round: usize,
    /// The day it is played on.
    pub day: Day,
    /// The day that was fixed, if it is another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fixed: Option<Day>,
    /// The last day it may be played on; nothing where any will do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Day>,
}

/// A round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DerivedRound {
    /// The stage, by name.
    pub stage: String,
    /// Its tables.
    pub tables: Vec<DerivedTable>,
}

/// A table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DerivedTable {
    /// Its number in the hall.
    pub table: usize,
    /// Who played, in the order of their places; nobody while it is not finished.
    pub seats: Vec<DerivedSeat>,
}

/// A seat of a finished table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DerivedSeat {
    /// Who, by number.
    pub entrant: u32,
    /// The place at the table.
    pub place: u8,
    /// Tournament points, as they are written.
    pub points: String,
}

/// A line of the standings or of the ranking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DerivedLine {
    /// The place; those who tie have the same.
    pub place: usize,
    /// Who, by number: an entrant or a team.
    pub who: u32,
    /// The sum, as it is written.
    pub total: String,
    /// What of it special events gave (T2.14), if there were any for them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extra: Option<String>,
    /// Every result: the round from 1, the points, and whether it is dropped.
    pub results: Vec<DerivedResult>,
}

/// A result of a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DerivedResult {
    /// The round, from 1.
    pub round: usize,
    /// Tournament points, as they are written.
    pub points: String,
    /// Whether it does not count.
    #[serde(default, skip_serializing_if = "is_false")]
    pub dropped: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
const fn is_false(yes: &bool) -> bool {
    !*yes
}

/// Where a file and what follows from it differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Difference {
    /// A command that is refused, though it was carried out.
    Refused {
        /// The entry, from 1.
        entry: usize,
        /// The reason for it.
        refusal: Refusal,
    },
    /// A command after which something else happens.
    Events {
        /// The entry, from 1.
        entry: usize,
    },
    /// An entry that undoes something that does not hold.
    Undo {
        /// The entry, from 1.
        entry: usize,
    },
    /// A table with other points or places.
    Table {
        /// The round, from 1.
        round: usize,
        /// The table, by its number.
        table: usize,
    },
    /// Another number of rounds, or of tables of one.
    Rounds,
    /// A line of the standings.
    Standings {
        /// The line, from 1.
        line: usize,
    },
    /// A line of the ranking.
    Ranking {
        /// The line, from 1.
        line: usize,
    },
    /// The day of a round.
    Calendar {
        /// The line of the calendar, from 1.
        line: usize,
    },
    /// Over or not.
    Finished,
}

impl Rules {
    /// What follows from a tournament.
    #[must_use]
    pub fn derive(&self, tournament: &Tournament) -> Derived {
        let rounds = (0..tournament.rounds.len()).map(|round| self.derive_round(tournament, round)).collect();
        let standings = self.standings(tournament).iter().map(|line| self.derive_line(line, line.place)).collect();
        let ranking =
            self.ranking(tournament).iter().map(|ranked| self.derive_line(&ranked.line, ranked.place)).collect();
        let calendar = self.calendar(tournament).iter().map(|dated| self.derive_day(dated)).collect();
        Derived { rounds, calendar, standings, ranking, finished: self.next(tournament) == Next::Nothing }
    }

    fn derive_day(&self, dated: &Dated<'_>) -> DerivedDay {
        let Planned { fixed, day, .. } = *dated.planned;
        DerivedDay {
            stage: self.stage(dated.slot.stage).map(|stage| stage.id.clone()).unwrap_or_default(),
            round: dated.slot.round,
            day,
            fixed: (fixed != day).then_some(fixed),
            deadline: dated.deadline,
        }
    }

    fn derive_round(&self, tournament: &Tournament, round: usize) -> DerivedRound {
        let stage = self.stage(tournament.rounds[round].stage).map(|stage| stage.id.clone()).unwrap_or_default();
        let seat = |seat: crate::tournament::Finished| DerivedSeat {
            entrant: seat.entrant.0,
            place: seat.scored.place,
            points: seat.scored.points.written(self.book.decimals()),
        };
        let numbers = tournament.rounds[round].tables.iter().map(|table| table.number);
        let table =
            |(table, seats): (usize, Vec<_>)| DerivedTable { table, seats: seats.into_iter().map(seat).collect() };
        DerivedRound { stage, tables: numbers.zip(self.finished(tournament, round)).map(table).collect() }
    }

    /// A line as it is written out.
    #[must_use]
    pub fn derive_line(&self, line: &Line<Competitor>, place: usize) -> DerivedLine {
        let decimals = self.book.decimals();
        let result = |(game, counts): &(crate::standings::Outcome, bool)| DerivedResult {
            round: game.round + 1,
            points: game.points.written(decimals),
            dropped: !counts,
        };
        let results = line.games.iter().map(result).collect();
        let extra = (line.extra != TournamentPoints::default()).then(|| line.extra.written(decimals));
        DerivedLine { place, who: line.who.number(), total: line.total.written(decimals), extra, results }
    }

    /// Decides every command of a log again, draws and all, and says where something else comes out.
    #[must_use]
    pub fn recheck(&self, entries: &[Logged]) -> Vec<Difference> {
        let mut differences = Vec::new();
        // The entries that hold, each with the tournament after it.
        let mut states = vec![(0, Tournament::default())];
        for (at, logged) in entries.iter().enumerate() {
            let entry = at + 1;
            let state = &states[states.len() - 1].1;
            match &logged.what {
                What::Undone { undone } => match states.iter().position(|(entry, _)| entry == undone) {
                    Some(place) if place > 1 => take_back(&mut states, place, entries),
                    _ => differences.push(Difference::Undo { entry }),
                },
                What::Done { command, events } => {
                    match self.decide(state, command) {
                        Ok(found) if found == *events || as_before(&found) == *events => {}
                        Ok(_) => differences.push(Difference::Events { entry }),
                        Err(refusal) => differences.push(Difference::Refused { entry, refusal }),
                    }
                    let mut next = state.clone();
                    events.iter().for_each(|event| apply(&mut next, event));
                    states.push((entry, next));
                }
            }
        }
        differences
    }

    /// Where what a file says follows from a tournament differs from what does.
    #[must_use]
    pub fn compare(&self, tournament: &Tournament, said: &Derived) -> Vec<Difference> {
        let own = self.derive(tournament);
        let mut differences = Vec::new();
        let shape = |derived: &Derived| derived.rounds.iter().map(|round| round.tables.len()).collect::<Vec<_>>();
        if shape(&own) != shape(said) {
            differences.push(Difference::Rounds);
        }
        for (round, (own, said)) in own.rounds.iter().zip(&said.rounds).enumerate() {
            let other = own.tables.iter().zip(&said.tables).filter(|(own, said)| own != said);
            differences.extend(other.map(|(own, _)| Difference::Table { round: round + 1, table: own.table }));
        }
        differences.extend(other_lines(&own.calendar, &said.calendar).map(|line| Difference::Calendar { line }));
        differences.extend(other_lines(&own.standings, &said.standings).map(|line| Difference::Standings { line }));
        differences.extend(other_lines(&own.ranking, &said.ranking).map(|line| Difference::Ranking { line }));
        if own.finished != said.finished {
            differences.push(Difference::Finished);
        }
        differences
    }
}

/// Takes one entry out of those that hold; what came after it happened without it.
fn take_back(states: &mut Vec<(usize, Tournament)>, place: usize, entries: &[Logged]) {
    states.remove(place);
    for at in place..states.len() {
        let mut state = states[at - 1].1.clone();
        entries[states[at].0 - 1].what.events().iter().for_each(|event| apply(&mut state, event));
        states[at].1 = state;
    }
}

/// Events as a program wrote them that kept neither the cinquisti nor presence.
fn as_before(events: &[Event]) -> Vec<Event> {
    let mut events = events.to_vec();
    for event in &mut events {
        if let Event::RoundSeated { origin: Origin::Draw { minimised, .. }, .. } = event {
            minimised.cinquisti.clear();
        }
        if let Event::Opened { facts } = event {
            facts.presence = PresenceKeeping::Anew;
        }
    }
    events
}

/// The lines that differ, from 1.
fn other_lines<'a, T: PartialEq>(own: &'a [T], said: &'a [T]) -> impl Iterator<Item = usize> + 'a {
    (0..own.len().max(said.len())).filter(|&at| own.get(at) != said.get(at)).map(|at| at + 1)
}

/// The regulation's format a log was opened under.
pub fn rules_for(regulation: &Arc<regulation::Regulation>, tournament: &Tournament) -> Result<Rules, NoFormat> {
    Rules::new(Arc::clone(regulation), Some(&tournament.facts.format))
}
