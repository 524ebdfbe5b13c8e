//! Below what no draw can go. Each bound holds for its own priority, whatever the others ask for.

use super::problem::{Priority, Problem};
use std::collections::BTreeMap;

/// A lower bound of every penalty, in the order of the priorities.
#[must_use]
pub fn bounds(problem: &Problem) -> Vec<u64> {
    problem.priorities.iter().map(|&priority| bound(problem, priority)).collect()
}

pub(super) fn bound(problem: &Problem, priority: Priority) -> u64 {
    match priority {
        Priority::FiveTwice => fewest_fives(problem),
        Priority::WinnersTogether => {
            let winners = problem.winner.iter().filter(|&&winner| winner).count();
            fewest_pairs(&problem.sizes, winners)
        }
        Priority::SameClub | Priority::VisitingClubs => {
            of_groups(problem, problem.club.iter().map(|&club| Some(club as u32)))
        }
        Priority::SameRegion => of_groups(problem, problem.entrants.iter().map(|entrant| entrant.region)),
        Priority::SameBand => of_groups(problem, problem.entrants.iter().map(|entrant| entrant.band)),
        Priority::RepeatOpponents => fewest_repeats(problem),
        Priority::RepeatClubs => fewest_club_repeats(problem),
    }
}

/// The fewest pairs of one group, each group spread by itself.
fn of_groups(problem: &Problem, groups: impl Iterator<Item = Option<u32>>) -> u64 {
    let mut members: BTreeMap<u32, usize> = BTreeMap::new();
    groups.flatten().for_each(|group| *members.entry(group).or_default() += 1);
    members.into_values().map(|members| fewest_pairs(&problem.sizes, members)).sum()
}

/// Those who sat at a table of five least often sit there.
fn fewest_fives(problem: &Problem) -> u64 {
    let seats: usize = problem.sizes.iter().filter(|&&size| size == 5).sum();
    let mut before: Vec<u32> = problem.entrants.iter().map(|entrant| entrant.fives_before).collect();
    before.sort_unstable();
    before.iter().take(seats).map(|&fives| u64::from(fives)).sum()
}

/// So many people spread over the tables make the fewest pairs when each next one goes where the fewest sit.
pub(super) fn fewest_pairs(sizes: &[usize], people: usize) -> u64 {
    let mut costs: Vec<u64> = sizes.iter().flat_map(|&size| (0..size).map(|before| before as u64)).collect();
    costs.sort_unstable();
    costs.iter().take(people).sum()
}

/// Everybody meets as many as their table has: the others they met least often, and every pair is counted twice. Somebody
/// whose table is not known is given the smallest.
fn fewest_repeats(problem: &Problem) -> u64 {
    let smallest = problem.sizes.iter().min().copied().unwrap_or(1) - 1;
    let halves: u64 = (0..problem.people())
        .map(|player| {
            let others = (0..problem.people()).filter(|&other| other != player);
            let mut met: Vec<u64> = others.map(|other| u64::from(problem.met(player, other))).collect();
            met.sort_unstable();
            met.iter().take(smallest).sum::<u64>()
        })
        .sum();
    halves.div_ceil(2)
}

/// The meetings of clubs are at least so many, and each costs what the pair has met before; those that cost least come
/// first, over all pairs and club by club.
fn fewest_club_repeats(problem: &Problem) -> u64 {
    let clubs = problem.clubs;
    let mut members = vec![0u64; clubs];
    problem.club.iter().for_each(|&club| members[club] += 1);
    let met = |c: usize, d: usize| u64::from(problem.clubs_met[c * clubs + d]);
    // At a table of s at most s − 1 others are met; of them as many as possible from one's own club.
    let smallest = problem.sizes.iter().min().copied().unwrap_or(1) as u64 - 1;
    let cheapest = |others: Vec<u64>, meetings: u64| -> u64 {
        // The next meeting of a pair costs one more than the last: the cheapest are taken level by level.
        let mut others = others;
        let mut cost = 0;
        for _ in 0..meetings {
            let Some(least) = others.iter_mut().min() else { break };
            cost += *least;
            *least += 1;
        }
        cost
    };
    let by_club: u64 = (0..clubs)
        .map(|club| {
            let own = members[club] - 1;
            let away = members[club] * smallest.saturating_sub(own.min(smallest));
            let away = if fewest_pairs(&problem.sizes, members[club] as usize) == 0 && same_club_first(problem) {
                members[club] * smallest
            } else {
                away
            };
            let others = (0..clubs).filter(|&other| other != club).map(|other| met(club, other)).collect();
            cheapest(others, away)
        })
        .sum();
    by_club.div_ceil(2)
}

/// Whether keeping clubs apart comes before keeping apart clubs that met: then no meeting is within a club.
fn same_club_first(problem: &Problem) -> bool {
    let place = |wanted| problem.priorities.iter().position(|&priority| priority == wanted);
    match (place(Priority::SameClub), place(Priority::RepeatClubs)) {
        (Some(club), Some(repeat)) => club < repeat,
        _ => false,
    }
}
