//! Changing the tables of a round as little as possible, when somebody does not show up, comes late or is added.

use super::command::Event;
use super::model::{EntrantId, Origin, Round, Table, Tournament, Wishes};
use super::refusal::Refusal;
use super::rules::Rules;
use super::seating::{minimised, named, wishes, wishes_of};
use crate::draw::{self, Drawn, Effort, Fives, Problem, Wish, tables_for};
use std::collections::BTreeMap;

impl Rules<'_> {
    /// The tables of the last round without those who went, with those who came.
    pub(super) fn redraw(
        &self,
        tournament: &Tournament,
        seed: u64,
        gone: &[EntrantId],
        came: &[EntrantId],
    ) -> Result<Vec<Event>, Refusal> {
        let Some(last) = tournament.rounds.last().filter(|round| !round.is_complete()) else {
            return Err(Refusal::Over);
        };
        check_moves(tournament, last, gone, came)?;
        if self.stage(last.stage).is_some_and(|stage| stage.bands().is_some()) {
            return self.substitute(tournament, last, gone, came);
        }
        self.draw_again(tournament, last, seed, gone, came)
    }

    /// The same draw with other people: those who are gone sit nowhere, those who came somewhere, as few as possible of the
    /// others elsewhere than before. Finished tables stay.
    fn draw_again(
        &self,
        tournament: &Tournament,
        last: &Round,
        seed: u64,
        gone: &[EntrantId],
        came: &[EntrantId],
    ) -> Result<Vec<Event>, Refusal> {
        let mut before = tournament.clone();
        before.rounds.pop();
        let seated = last.tables.iter().flat_map(|table| table.seats.iter().copied());
        let people: Vec<_> = seated.filter(|id| !gone.contains(id)).chain(came.iter().copied()).collect();
        self.check_teams(&before, &people)?;
        let number = before.rounds.iter().filter(|round| round.stage == last.stage).count() + 1;
        let (sizes, wishes) = self.again(&before, last.stage, number, people.len())?;
        let wish = Wish { table_sizes: Some(sizes), ..self.wish(&before, &people, &wishes, &BTreeMap::new()) };
        let fault = |_: draw::Fault| Refusal::NoRedraw;
        let problem = Problem::new(&wish).map_err(fault)?;
        let tables: Vec<Vec<u32>> =
            last.tables.iter().map(|table| table.seats.iter().map(|id| id.0).collect()).collect();
        let fixed: Vec<_> = (0..tables.len()).filter(|&at| last.results[at].is_some()).collect();
        let redrawn = draw::redraw(&problem, &tables, &fixed, seed, Effort::default()).map_err(fault)?;
        let next = last.tables.iter().map(|table| table.number).max().unwrap_or(0) + 1;
        let numbered = |at: usize| last.tables.get(at).map_or(next + at - last.tables.len(), |table| table.number);
        let seats = named(&problem, &redrawn.tables);
        let table = |(&at, seats): (&usize, Vec<EntrantId>)| Table { number: numbered(at), seats, branch: 0 };
        let tables = redrawn.numbers.iter().zip(seats).map(table).collect();
        let drawn =
            Drawn { proven: false, bounds: draw::bounds(&problem), penalties: redrawn.penalties, tables: Vec::new() };
        let origin = Origin::Redraw { seed, moved: redrawn.moved.len(), minimised: minimised(&problem, &drawn) };
        Ok(vec![Event::RoundReseated { tables, origin }])
    }

    /// The sizes of the tables for other people, and what their draw keeps apart.
    fn again(
        &self,
        tournament: &Tournament,
        stage: usize,
        number: usize,
        people: usize,
    ) -> Result<(Vec<usize>, Wishes), Refusal> {
        let Some(stage) = self.stage(stage) else { return Err(Refusal::Over) };
        match (stage.games(), stage.knock_out()) {
            (Some(games), _) => {
                let allowed = self.sizes(tournament, games);
                let sizes = tables_for(people, &allowed).map_err(Refusal::tables)?;
                // Who was drawn as fifth stays so: the others are only kept apart.
                Ok((sizes, Wishes { fives: Fives::Lexicographic, ..wishes_of(games, number) }))
            }
            (None, Some(stage)) => {
                Ok((self.knock_out_sizes(stage, people)?, wishes(&stage.apart, Fives::Lexicographic)))
            }
            (None, None) => Err(Refusal::Over),
        }
    }

    /// In the finals whoever the regulation calls up sits where somebody is missing (T2.4, T2.7): nobody else moves.
    fn substitute(
        &self,
        tournament: &Tournament,
        last: &Round,
        gone: &[EntrantId],
        came: &[EntrantId],
    ) -> Result<Vec<Event>, Refusal> {
        if let Some(&id) = came.first() {
            return Err(Refusal::Seating(id));
        }
        let mut before = tournament.clone();
        before.rounds.pop();
        before.renounced.extend(gone.iter().map(|&id| (last.stage, id)));
        // Where nobody is left to be called up, the seat stays empty.
        let (expected, _) = match self.expected(&before, last.stage, 1) {
            Err(Refusal::Over) => (Vec::new(), Vec::new()),
            found => found?,
        };
        let mut called = expected.into_iter().map(|(id, _)| id).filter(|&id| last.table_of(id).is_none());
        let mut tables = last.tables.clone();
        for &id in gone {
            let next = called.next();
            for table in &mut tables {
                match next {
                    Some(next) => table.seats.iter_mut().filter(|one| **one == id).for_each(|one| *one = next),
                    None => table.seats.retain(|one| *one != id),
                }
            }
        }
        let renounced = gone.iter().map(|&id| Event::Renounced { id, stage: last.stage });
        Ok(renounced.chain([Event::RoundReseated { tables, origin: Origin::Substitution }]).collect())
    }
}

/// Who goes sits at a table that is not finished; who comes sits at none.
fn check_moves(tournament: &Tournament, last: &Round, gone: &[EntrantId], came: &[EntrantId]) -> Result<(), Refusal> {
    if gone.is_empty() && came.is_empty() {
        return Err(Refusal::Nobody);
    }
    for &id in gone {
        let table = last.table_of(id).ok_or(Refusal::Seating(id))?;
        if last.results[table].is_some() {
            return Err(Refusal::Reported { table: table + 1 });
        }
    }
    for &id in came {
        if tournament.entrant(id).is_none() {
            return Err(Refusal::Unknown(id));
        }
        if last.table_of(id).is_some() || !tournament.takes_part(id, last.stage) {
            return Err(Refusal::Seating(id));
        }
    }
    Ok(())
}
