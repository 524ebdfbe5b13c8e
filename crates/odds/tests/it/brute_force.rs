//! Small battles fought again in the dullest way, sharing no code with the crate: every fall of every die, roll
//! after roll, until next to nothing is left undecided.

use odds::{Attackers, Battle, Defenders, Forecast, Harmless, Outnumbered, Stays, Terms, Ties};
use std::collections::BTreeMap;

#[test]
fn small_battles_end_as_fought_die_by_die() {
    for ties in [Ties::ToDefender, Ties::HurtNobody] {
        let falls = all_falls(ties);
        for outnumbered in [Outnumbered::Forbidden, Outnumbered::Allowed] {
            for floor in [0, 1, 2, 4] {
                for stays in [Stays::One, Stays::Nobody] {
                    for harmless in [Harmless::RollAgain, Harmless::Ends] {
                        check_all(&falls, Terms { ties, outnumbered, stop_at: Attackers(floor), stays, harmless });
                    }
                }
            }
        }
    }
}

type States = BTreeMap<(u32, u32), f64>;

/// For each number of dice on either side, the probability of each loss.
type Falls = BTreeMap<(u32, u32), States>;

fn check_all(falls: &Falls, terms: Terms) {
    for (a, d) in (1..=7).flat_map(|a| (1..=6).map(move |d| (a, d))) {
        let battle = Battle::of_all(Attackers(a), Defenders(d)).expect("a battle");
        let forecast = Forecast::new(battle, terms);
        let fought = fight(falls, terms, (a, d));
        let mut forecast_ends = States::new();
        for end in forecast.ends() {
            *forecast_ends.entry((end.attackers.0, end.defenders.0)).or_default() += end.probability;
        }
        assert!(forecast_ends.keys().eq(fought.keys()), "{a} v {d} on {terms:?}: {forecast_ends:?}, not {fought:?}");
        for (end, probability) in forecast_ends {
            let expected = fought[&end];
            assert!((probability - expected).abs() < 1e-12, "{a} v {d} on {terms:?}: {end:?}, not {expected}");
        }
    }
}

/// Where it ends: states that are over, and where it matters those in which a roll hurt nobody.
fn fight(falls: &Falls, terms: Terms, start: (u32, u32)) -> States {
    let (mut states, mut ended) = (States::from([(start, 1.0)]), States::new());
    for _ in 0..200 {
        let mut next = States::new();
        for (&(a, d), &p) in &states {
            if over(a, d, terms) {
                *ended.entry((a, d)).or_default() += p;
                continue;
            }
            for (&(lost_a, lost_d), &q) in &falls[&(fighting(a, terms).min(3), d.min(3))] {
                let over = (lost_a, lost_d) == (0, 0) && terms.harmless == Harmless::Ends;
                let into = if over { &mut ended } else { &mut next };
                *into.entry((a - lost_a, d - lost_d)).or_default() += p * q;
            }
        }
        states = next;
    }
    ended
}

fn fighting(a: u32, terms: Terms) -> u32 {
    if terms.stays == Stays::One { a - 1 } else { a }
}

fn over(a: u32, d: u32, terms: Terms) -> bool {
    let outnumbered = fighting(a, terms).min(3) < d.min(3);
    let spent = fighting(a, terms) == 0;
    d == 0 || spent || a <= terms.stop_at.0 || (outnumbered && terms.outnumbered == Outnumbered::Forbidden)
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
