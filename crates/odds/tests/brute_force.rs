//! Small battles fought again in the dullest way, sharing no code with the crate: every fall of every die, roll
//! after roll, until next to nothing is left undecided.

use odds::{Attackers, Battle, Defenders, Forecast, Outnumbered, Terms, Ties};
use std::collections::BTreeMap;

#[test]
fn small_battles_end_as_fought_die_by_die() {
    for ties in [Ties::ToDefender, Ties::HurtNobody] {
        let falls = all_falls(ties);
        for outnumbered in [Outnumbered::Forbidden, Outnumbered::Allowed] {
            for floor in [0, 1, 2, 4] {
                check_all(&falls, Terms { ties, outnumbered, stop_at: Attackers(floor) });
            }
        }
    }
}

type States = BTreeMap<(u32, u32), f64>;

/// For each number of dice on either side, the probability of each loss.
type Falls = BTreeMap<(u32, u32), States>;

fn check_all(falls: &Falls, terms: Terms) {
    for (a, d) in (2..=7).flat_map(|a| (1..=6).map(move |d| (a, d))) {
        let battle = Battle::new(Attackers(a), Defenders(d)).expect("a battle");
        let forecast = Forecast::new(battle, terms);
        let fought = fight(falls, terms, (a, d));
        assert_eq!(forecast.ends().len(), fought.len(), "{a} v {d} on {terms:?}");
        for end in forecast.ends() {
            let expected = fought[&(end.attackers.0, end.defenders.0)];
            assert!((end.probability - expected).abs() < 1e-12, "{a} v {d} on {terms:?}: {end:?}, not {expected}");
        }
    }
}

fn fight(falls: &Falls, terms: Terms, start: (u32, u32)) -> States {
    let mut states = States::from([(start, 1.0)]);
    for _ in 0..200 {
        let mut next = States::new();
        for (&(a, d), &p) in &states {
            if over(a, d, terms) {
                *next.entry((a, d)).or_default() += p;
                continue;
            }
            for (&(lost_a, lost_d), &q) in &falls[&((a - 1).min(3), d.min(3))] {
                *next.entry((a - lost_a, d - lost_d)).or_default() += p * q;
            }
        }
        states = next;
    }
    states.retain(|&(a, d), _| over(a, d, terms));
    states
}

fn over(a: u32, d: u32, terms: Terms) -> bool {
    let outnumbered = (a - 1).min(3) < d.min(3);
    d == 0 || a == 1 || a <= terms.stop_at.0 || (outnumbered && terms.outnumbered == Outnumbered::Forbidden)
}

fn all_falls(ties: Ties) -> Falls {
    let sizes = (1..=3).flat_map(|a| (1..=3).map(move |d| (a, d)));
    sizes.map(|(a, d)| ((a, d), losses(a, d, ties))).collect()
}

fn losses(a: u32, d: u32, ties: Ties) -> States {
    let total = 6_u32.pow(a + d);
    let mut states = States::new();
    for fall in 0..total {
        let dice: Vec<u32> = (0..a + d).map(|i| fall / 6_u32.pow(i) % 6).collect();
        let (mut attack, mut defence) = (dice[..a as usize].to_vec(), dice[a as usize..].to_vec());
        attack.sort_unstable();
        defence.sort_unstable();
        let pairs = || attack.iter().rev().zip(defence.iter().rev());
        let lost_d = pairs().filter(|(a, d)| a > d).count() as u32;
        let equal = pairs().filter(|(a, d)| a == d).count() as u32;
        let lost_a = pairs().count() as u32 - lost_d - if ties == Ties::HurtNobody { equal } else { 0 };
        *states.entry((lost_a, lost_d)).or_default() += 1.0 / f64::from(total);
    }
    states
}
