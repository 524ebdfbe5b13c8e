//! A knock-out (T2.9, T2.10): the winner of each table plays on, down to a final. Whether the number of tables has to be a multiple
//! of the final's seats, the regulation says.

use super::model::{EntrantId, Tournament};
use super::refusal::Refusal;
use super::rules::Rules;
use regulation::tournament::{FinalTables, KnockOut};

impl Rules {
    /// Who plays a round of a knock-out: everybody, then the winners.
    pub(super) fn still_in(&self, tournament: &Tournament, number: usize) -> Result<Vec<EntrantId>, Refusal> {
        if number == 1 {
            return Ok(self.present(tournament));
        }
        let stage = tournament.rounds.last().map_or(0, |round| round.stage);
        let best = |table: Vec<EntrantId>| table.into_iter().find(|&id| tournament.takes_part(id, stage));
        let mut winners: Vec<_> = self.last_tables(tournament)?.into_iter().filter_map(best).collect();
        winners.sort_unstable();
        Ok(winners)
    }

    /// The tables of a round: those of the preferred size that lead to a final, in multiples of its seats where that can be.
    pub(super) fn knock_out_sizes(&self, stage: &KnockOut, people: usize) -> Result<Vec<usize>, Refusal> {
        sizes(people, stage).ok_or_else(|| {
            let fits = |people: &usize| sizes(*people, stage).is_some();
            let below = (1..people).rev().find(fits);
            let above = (people + 1..people * 2 + 64).find(fits);
            Refusal::NoTables {
                people,
                nearest: below.into_iter().chain(above).collect(),
                rule: "T2.9",
                setting: "tables",
            }
        })
    }
}

/// Sizes of the tables of a round from which a final can be reached; `None` if there are none.
fn sizes(people: usize, stage: &KnockOut) -> Option<Vec<usize>> {
    let (seats, allowed) = (usize::from(*stage.final_seats), &*stage.sizes);
    let any = *stage.tables == FinalTables::Any;
    if people == seats || any && allowed.iter().any(|&size| usize::from(size) == people) {
        return Some(vec![people]);
    }
    let (least, most) = (usize::from(*allowed.iter().min()?), usize::from(*allowed.iter().max()?));
    let counts =
        (people.div_ceil(most)..=people / least).filter(|tables| *tables > 0 && (any || tables.is_multiple_of(seats)));
    // Tables nearest to the preferred size first; every number of winners has to lead on to a final itself.
    let preferred = usize::from(*allowed.first()?);
    let mut counts: Vec<_> = counts.filter(|&tables| tables < people && sizes(tables, stage).is_some()).collect();
    counts.sort_by_key(|&tables| (!tables.is_multiple_of(seats), people.abs_diff(tables * preferred), tables));
    counts.into_iter().find_map(|tables| filled(people, tables, allowed))
}

/// So many people at so many tables of the sizes allowed, as evenly as possible.
fn filled(people: usize, tables: usize, allowed: &[u8]) -> Option<Vec<usize>> {
    let (small, larger) = (people / tables, people % tables);
    let sizes: Vec<_> = (0..tables).map(|at| small + usize::from(at >= tables - larger)).collect();
    sizes.iter().all(|&size| allowed.iter().any(|&one| usize::from(one) == size)).then_some(sizes)
}
