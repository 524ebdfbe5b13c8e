//! Tables somebody else made: by the organiser's hand, or by another program.

use super::command::Event;
use super::decide::{Decided, one};
use super::finals::Expected;
use super::model::{EntrantId, Origin, Status, Table, Tournament};
use super::refusal::Refusal;
use super::rules::Rules;
use super::seating::spread;
use std::collections::BTreeSet;

impl Rules {
    /// Seats the next round. In the games everybody plays, whoever is seated plays; after them exactly those sit who are to, the
    /// players of two parallel finals apart, at as many tables as each has (T2.1, T2.2).
    pub(super) fn seat_by_hand(&self, tournament: &Tournament, tables: &[Vec<EntrantId>]) -> Decided {
        let (stage, number) = self.next_round(tournament)?;
        let seated = self.check_people(tournament, tables)?;
        let expected = self.expected_by_format(tournament, stage, number)?;
        if !expected.players.is_empty() {
            check_everybody(&expected, &seated)?;
            check_finals(&expected, tables)?;
        }
        one(seated_as(stage, tables, expected))
    }

    /// Seats a round of a past event as it was played: in its finals may sit others than the format expects, because somebody
    /// renounced, dice were cast or the organiser decided otherwise, and no workbook says so. Where the format can say who belongs
    /// to which final, those who sit there decide which final a table is of.
    pub(super) fn record_round(&self, tournament: &Tournament, tables: &[Vec<EntrantId>]) -> Decided {
        let (stage, number) = self.next_round(tournament)?;
        self.check_people(tournament, tables)?;
        let expected = self.expected_by_format(tournament, stage, number).unwrap_or_default();
        one(seated_as(stage, tables, expected))
    }

    /// Who is to play the next round where the format says so: nobody in particular in the games everybody plays.
    ///
    /// # Errors
    /// If there is no next round, or a tie has to be broken first.
    pub fn expected_players(&self, tournament: &Tournament) -> Result<Vec<EntrantId>, Refusal> {
        let (stage, number) = self.next_round(tournament)?;
        let expected = self.expected_by_format(tournament, stage, number)?;
        Ok(expected.players.into_iter().map(|(id, _)| id).collect())
    }

    fn expected_by_format(&self, tournament: &Tournament, stage: usize, number: usize) -> Result<Expected, Refusal> {
        let is_games = self.stage(stage).is_some_and(|stage| stage.games().is_some()) || number == 1 && stage == 0;
        if is_games { Ok(Expected::default()) } else { self.expected(tournament, stage, number) }
    }

    /// Everybody is in the tournament and sits once, at a table of a size that is played.
    fn check_people(&self, tournament: &Tournament, tables: &[Vec<EntrantId>]) -> Result<BTreeSet<EntrantId>, Refusal> {
        let mut seated = BTreeSet::new();
        for &id in tables.iter().flatten() {
            let plays = tournament.entrant(id).ok_or(Refusal::Unknown(id))?.status == Status::In;
            if !plays || !seated.insert(id) {
                return Err(Refusal::Seating(id));
            }
        }
        let allowed = self.regulation.game.players().iter().chain(&tournament.facts.more_sizes);
        let played = |size: usize| allowed.clone().any(|&one| usize::from(one) == size);
        match tables.iter().position(|table| !played(table.len())) {
            Some(at) => Err(Refusal::TableSize { table: at + 1, size: tables[at].len() }),
            None => Ok(seated),
        }
    }
}

impl Expected {
    /// The final somebody belongs to.
    fn branch_of(&self, id: EntrantId) -> Option<u8> {
        self.players.iter().find(|(one, _)| *one == id).map(|&(_, branch)| branch)
    }
}

/// A round at these tables, each of the final that those belong to who sit there.
fn seated_as(stage: usize, tables: &[Vec<EntrantId>], expected: Expected) -> Event {
    let table = |(number, seats): (usize, &Vec<EntrantId>)| {
        let branch = seats.iter().find_map(|&id| expected.branch_of(id)).unwrap_or(0);
        Table { number, branch, seats: seats.clone() }
    };
    let tables = (1..).zip(tables).map(table).collect();
    Event::RoundSeated { stage, tables, origin: Origin::Hand, waiting: expected.waiting }
}

/// Exactly those sit who are to play.
fn check_everybody(expected: &Expected, seated: &BTreeSet<EntrantId>) -> Result<(), Refusal> {
    let missing = expected.players.iter().map(|&(id, _)| id).find(|id| !seated.contains(id));
    let stranger = || seated.iter().copied().find(|&id| expected.branch_of(id).is_none());
    missing.or_else(stranger).map_or(Ok(()), |id| Err(Refusal::Seating(id)))
}

/// Nobody sits with somebody of the other final, and each final has as many tables, as evenly filled, as its stage asks for.
fn check_finals(expected: &Expected, tables: &[Vec<EntrantId>]) -> Result<(), Refusal> {
    for (at, table) in tables.iter().enumerate() {
        let own = table.first().map(|&id| expected.branch_of(id));
        if let Some(&stranger) = table.iter().find(|&&id| Some(expected.branch_of(id)) != own) {
            return Err(Refusal::OtherFinal { table: at + 1, entrant: stranger });
        }
    }
    for (branch, &count) in (0..).zip(&expected.tables) {
        let people = expected.players.iter().filter(|(_, of)| *of == branch).count();
        let is_own = |table: &&Vec<EntrantId>| table.first().and_then(|&id| expected.branch_of(id)) == Some(branch);
        let mut found: Vec<_> = tables.iter().filter(is_own).map(Vec::len).collect();
        found.sort_by(|a, b| b.cmp(a));
        let sizes = spread(people, count);
        if found != sizes {
            return Err(Refusal::FinalTables { sizes, found });
        }
    }
    Ok(())
}
