//! Changing the tables of a round as little as possible, when somebody does not show up, comes late or is added.

use super::command::Event;
use super::model::{EntrantId, Origin, Round, Table, TableResult, Tournament, Wishes};
use super::refusal::Refusal;
use super::rules::Rules;
use super::seating::{has_leaders, in_turn, is_swiss, minimised, named, wishes, wishes_of};
use crate::draw::{self, Drawn, Effort, Fives, Problem, Wish};
use regulation::tournament::Games;
use std::collections::BTreeMap;

/// The sizes of the tables, that of the leaders first, and who the leaders are.
type Leaders = (Vec<usize>, Vec<EntrantId>);

impl Rules {
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
        if let Some(games) = self.stage(last.stage).and_then(|stage| stage.games())
            && is_swiss(games, number)
        {
            return self.swiss_again(&before, last, games, &people, seed);
        }
        let (sizes, wishes) = self.again(&before, last.stage, number, people.len())?;
        let tables: Vec<Vec<u32>> =
            last.tables.iter().map(|table| table.seats.iter().map(|id| id.0).collect()).collect();
        let fixed: Vec<_> = (0..tables.len()).filter(|&at| last.results[at].is_some()).collect();
        let (sizes, tables, fixed) = match self.leaders_again(&before, last, number, &people, seed)? {
            Some((sizes, leaders)) => with_leaders(sizes, &tables, fixed, &leaders),
            None => (sizes, tables, fixed),
        };
        let wish = Wish { table_sizes: Some(sizes), ..self.wish(&before, &people, &wishes, &BTreeMap::new()) };
        let fault = |_: draw::Fault| Refusal::NoRedraw;
        let problem = Problem::new(&wish).map_err(fault)?;
        let redrawn = draw::redraw(&problem, &tables, &fixed, seed, Effort::default()).map_err(fault)?;
        let next = last.tables.iter().map(|table| table.number).max().unwrap_or(0) + 1;
        let numbered = |at: usize| last.tables.get(at).map_or(next + at - last.tables.len(), |table| table.number);
        let seats = named(&problem, &redrawn.tables);
        let table = |(&at, seats): (&usize, Vec<EntrantId>)| Table { number: numbered(at), seats, branch: 0 };
        let tables: Vec<_> = redrawn.numbers.iter().zip(seats).map(table).collect();
        let drawn =
            Drawn { proven: false, bounds: draw::bounds(&problem), penalties: redrawn.penalties, tables: Vec::new() };
        let origin = Origin::Redraw { seed, moved: moved(last, &tables), minimised: minimised(&problem, &drawn) };
        Ok(vec![Event::RoundReseated { tables, origin }])
    }

    /// GE 3: the last evening's tables follow the standings of those who are there, also when somebody went or came. Finished
    /// tables stay; who ties stays where they were.
    fn swiss_again(
        &self,
        before: &Tournament,
        last: &Round,
        games: &Games,
        people: &[EntrantId],
        seed: u64,
    ) -> Result<Vec<Event>, Refusal> {
        let mut sizes = self.tables(before, games, people.len())?;
        let (done, open): (Vec<_>, Vec<_>) =
            last.tables.iter().zip(&last.results).partition(|(_, result)| result.is_some());
        for (table, _) in &done {
            let at = sizes.iter().position(|&size| size == table.seats.len()).ok_or(Refusal::NoRedraw)?;
            sizes.remove(at);
        }
        let playing: Vec<_> = people.iter().copied().filter(|&id| !sits_at(&done, id)).collect();
        let order = self.in_order_again(before, last, &playing, seed);
        let next = last.tables.iter().map(|table| table.number).max().unwrap_or(0) + 1;
        let numbers = open.iter().map(|(table, _)| table.number).chain(next..);
        let seated = in_turn(&order, &sizes).into_iter().zip(numbers);
        let mut tables: Vec<_> = done.into_iter().map(|(table, _)| table.clone()).collect();
        tables.extend(seated.map(|(seats, number)| Table { number, seats, branch: 0 }));
        tables.sort_by_key(|table| table.number);
        Ok(vec![Event::RoundReseated { tables, origin: Origin::Standings }])
    }

    /// LA 51.1, regola 4: with so many there, table 1 is that of the first of the standings, whoever went or came. The sizes of
    /// the tables, its own first, and who sits at it; nothing where it is finished or there are too few.
    fn leaders_again(
        &self,
        before: &Tournament,
        last: &Round,
        number: usize,
        people: &[EntrantId],
        seed: u64,
    ) -> Result<Option<Leaders>, Refusal> {
        let Some(games) = self.stage(last.stage).and_then(|stage| stage.games()) else { return Ok(None) };
        if !has_leaders(games, number, people.len()) || last.results.first().is_none_or(Option::is_some) {
            return Ok(None);
        }
        let allowed = self.sizes(before, games);
        let done: Vec<_> = last.tables.iter().zip(&last.results).filter(|(_, result)| result.is_some()).collect();
        let free: Vec<_> = people.iter().copied().filter(|&id| !sits_at(&done, id)).collect();
        let mut leaders = self.in_order_again(before, last, &free, seed);
        leaders.truncate(usize::from(allowed[0]));
        let others = self.tables(before, games, people.len() - leaders.len())?;
        Ok(Some(([leaders.len()].into_iter().chain(others).collect(), leaders)))
    }

    /// People in the order of the standings; who ties as they sat before, who is new behind them, by lot from the seed.
    fn in_order_again(&self, before: &Tournament, last: &Round, people: &[EntrantId], seed: u64) -> Vec<EntrantId> {
        let place = self.places(before);
        let mut order = self.in_order(before, people, seed);
        order.sort_by_key(|&id| (place(id), last.table_of(id).unwrap_or(usize::MAX)));
        order
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
                let sizes = self.tables(tournament, games, people)?;
                // Who was drawn as fifth stays so: the others are only kept apart.
                Ok((sizes, Wishes { fives: Fives::Lexicographic, ..wishes_of(tournament, games, number) }))
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
        // Who won a table is replaced from it before the seats of those who waited for this stage are filled.
        let waited =
            |id: &EntrantId| before.rounds.iter().flat_map(|round| &round.waiting).any(|one| one.entrant == *id);
        let mut order = gone.to_vec();
        order.sort_by_key(waited);
        let mut tables = last.tables.clone();
        for id in order {
            before.renounced.insert((last.stage, id));
            let next = self.called_up(&before, last.stage, &tables)?;
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

    /// Who of those the regulation expects sits nowhere yet. Where nobody is left to be called up, the seat stays empty.
    fn called_up(&self, before: &Tournament, stage: usize, tables: &[Table]) -> Result<Option<EntrantId>, Refusal> {
        let expected = match self.expected(before, stage, 1) {
            Err(Refusal::Over) => return Ok(None),
            found => found?,
        };
        let sits = |id: EntrantId| tables.iter().any(|table| table.seats.contains(&id));
        Ok(expected.players.into_iter().map(|(id, _)| id).find(|&id| !sits(id)))
    }
}

/// Whether somebody sits at one of these tables.
fn sits_at(tables: &[(&Table, &Option<TableResult>)], id: EntrantId) -> bool {
    tables.iter().any(|(table, _)| table.seats.contains(&id))
}

/// The tables as they were, but for the first, which has its people already; whoever it loses sits nowhere yet.
fn with_leaders(
    sizes: Vec<usize>,
    tables: &[Vec<u32>],
    fixed: Vec<usize>,
    leaders: &[EntrantId],
) -> (Vec<usize>, Vec<Vec<u32>>, Vec<usize>) {
    let first: Vec<u32> = leaders.iter().map(|id| id.0).collect();
    let others = tables.iter().skip(1).map(|table| table.iter().copied().filter(|id| !first.contains(id)).collect());
    let tables = [first.clone()].into_iter().chain(others).collect();
    (sizes, tables, [0].into_iter().chain(fixed).collect())
}

/// How many sit at another table than before.
fn moved(last: &Round, tables: &[Table]) -> usize {
    let elsewhere = |table: &Table| {
        let before = |id: &EntrantId| last.table_of(*id).map(|at| last.tables[at].number);
        table.seats.iter().filter(|id| before(id).is_some_and(|number| number != table.number)).count()
    };
    tables.iter().map(elsewhere).sum()
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
