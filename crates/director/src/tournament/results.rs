//! From finished tables to standings.

use super::model::{EntrantId, SeatResult, Status, TableResult, TeamId, Tournament};
use super::rules::Rules;
use crate::scoring::{Counted, Scored};
use crate::standings::{Line, Order, Outcome, Results};
use referee::sanction::{Game, Player};
use std::collections::BTreeMap;

/// Who is ranked: an entrant or, where teams play, a team. In a file it is the number alone, since a format has either.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Competitor {
    /// Somebody who plays for themselves.
    Entrant(EntrantId),
    /// Several who play as one.
    Team(TeamId),
}

impl Competitor {
    /// The number it is written by.
    #[must_use]
    pub const fn number(self) -> u32 {
        match self {
            Self::Entrant(id) => id.0,
            Self::Team(id) => id.0,
        }
    }

    /// The entrant, if it is one.
    #[must_use]
    pub const fn entrant(self) -> Option<EntrantId> {
        match self {
            Self::Entrant(id) => Some(id),
            Self::Team(_) => None,
        }
    }
}

impl From<EntrantId> for Competitor {
    fn from(id: EntrantId) -> Self {
        Self::Entrant(id)
    }
}

/// One seat of a finished table with what it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finished {
    /// The entrant it is about.
    pub entrant: EntrantId,
    /// What was counted.
    pub counted: Counted,
    /// Place and tournament points.
    pub scored: Scored,
}

impl Rules {
    /// What the tables of a round are worth to those who played, each table in the order of its places; nothing for those
    /// that are not finished.
    #[must_use]
    pub fn finished(&self, tournament: &Tournament, round: usize) -> Vec<Vec<Finished>> {
        let Some(played) = tournament.rounds.get(round) else { return Vec::new() };
        let number = |table: usize| Game { round: round as u16 + 1, table: table as u16 };
        let games = played.tables.iter().map(|table| number(table.number)).zip(&played.results);
        games
            .map(|(game, result)| {
                result.as_ref().map(|result| self.score(tournament, game, result)).unwrap_or_default()
            })
            .collect()
    }

    /// What a finished table is worth, the referee's penalties taken (C52, T1.8), in the order of its places.
    #[must_use]
    pub fn score(&self, tournament: &Tournament, game: Game, result: &TableResult) -> Vec<Finished> {
        let taken =
            |id: EntrantId| u16::try_from(tournament.ledger.points_taken(Player(id.0), game)).unwrap_or(u16::MAX);
        let played = |seat: &SeatResult| {
            let counted = seat.counted?;
            let penalty = counted.penalty.saturating_add(taken(seat.entrant));
            Some((seat.entrant, Counted { penalty, ..counted }))
        };
        let seats: Vec<_> = result.seats.iter().filter_map(played).collect();
        let counted: Vec<_> = seats.iter().map(|(_, counted)| *counted).collect();
        let objective = result.objective.and_then(|id| seats.iter().position(|(who, _)| *who == id));
        let scored = self.book.score(&counted, objective);
        let mut finished: Vec<_> = seats
            .into_iter()
            .zip(scored)
            .map(|((entrant, counted), scored)| Finished { entrant, counted, scored })
            .collect();
        finished.sort_by_key(|seat| seat.scored.place);
        finished
    }

    /// Everybody's results of some rounds. Who was put out of the tournament has none.
    #[must_use]
    pub fn results(&self, tournament: &Tournament, rounds: std::ops::Range<usize>) -> Results<Competitor> {
        let mut results: BTreeMap<Competitor, Vec<Outcome>> = BTreeMap::new();
        for round in rounds {
            for seat in self.finished(tournament, round).into_iter().flatten() {
                let Some(who) = self.competitor(tournament, seat.entrant) else { continue };
                results.entry(who).or_default().push(Outcome {
                    round,
                    points: seat.scored.points,
                    place: seat.scored.place,
                    outside: seat.counted.outside,
                    order: seat.counted.order,
                });
            }
        }
        // Who only came to a special event has its points and no game.
        let awards = tournament.calendar.specials.iter().flat_map(|special| &special.points);
        let awarded = awards.map(|award| self.numbered(award.who));
        for who in awarded.filter(|who| self.is_ranked(tournament, *who)) {
            results.entry(who).or_default();
        }
        results.into_iter().collect()
    }

    /// Whether it is a team, or somebody who was not put out.
    fn is_ranked(&self, tournament: &Tournament, who: Competitor) -> bool {
        who.entrant().is_none_or(|id| self.competitor(tournament, id).is_some())
    }

    /// Whom a number of the log means: a team where teams play.
    #[must_use]
    pub fn numbered(&self, number: u32) -> Competitor {
        if self.format.has_teams() { Competitor::Team(TeamId(number)) } else { Competitor::Entrant(EntrantId(number)) }
    }

    /// Who is ranked for an entrant: their team, or themselves.
    fn competitor(&self, tournament: &Tournament, id: EntrantId) -> Option<Competitor> {
        let entrant = tournament.entrant(id).filter(|entrant| entrant.status != Status::Expelled)?;
        if self.format.has_teams() { entrant.entry.team.map(Competitor::Team) } else { Some(Competitor::Entrant(id)) }
    }

    /// By what the standings are made.
    #[must_use]
    pub fn order<'t>(&'t self, tournament: &'t Tournament) -> Order<'t, Competitor> {
        let counted = self.format.stages.first().and_then(|stage| stage.games()).and_then(|games| games.counted.get());
        let specials = &tournament.calendar.specials;
        Order {
            criteria: &self.format.terms().ranking,
            counted: counted.map(usize::from),
            casts: tournament.casts.iter().map(|cast| cast.with(|number| self.numbered(number))).collect(),
            specials: specials.iter().map(|special| special.with(|number| self.numbered(number))).collect(),
        }
    }

    /// The standings after the games everybody plays, as far as they have been played.
    #[must_use]
    pub fn standings(&self, tournament: &Tournament) -> Vec<Line<Competitor>> {
        self.standings_after(tournament, self.games_drawn(tournament))
    }

    /// The standings after the first so many of these rounds.
    #[must_use]
    pub fn standings_after(&self, tournament: &Tournament, rounds: usize) -> Vec<Line<Competitor>> {
        self.order(tournament).standings(&self.results(tournament, 0..rounds), rounds)
    }

    /// How many count as players where the shape depends on their number (T2.2, T2.5).
    #[must_use]
    pub fn players(&self, tournament: &Tournament) -> usize {
        let games = self.games_drawn(tournament);
        let played = |round: usize| {
            let results = tournament.rounds.get(round).into_iter().flat_map(|round| round.results.iter().flatten());
            let seats = results.flat_map(|table| table.seats.iter());
            seats.filter(|seat| seat.counted.is_some()).map(|seat| seat.entrant).collect::<Vec<_>>()
        };
        let needed = match *self.format.terms().players {
            regulation::tournament::Players::FirstGame => 0..games.min(1),
            regulation::tournament::Players::AllGames => 0..games,
        };
        let all: Vec<_> = needed.map(played).collect();
        let Some((first, others)) = all.split_first() else { return 0 };
        first.iter().filter(|id| others.iter().all(|round| round.contains(id))).count()
    }
}
