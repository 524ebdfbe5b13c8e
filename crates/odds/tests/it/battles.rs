//! Whole battles: known endings, laws that hold for all of them, and the tables against the single forecast.

use odds::{Attackers, Battle, Defenders, Distributions, End, Ending, Forecast, MAX_ARMIES, NotABattle};
use odds::{Harmless, Outnumbered, Stays, Terms, Ties, WinTable};
use proptest::prelude::*;

const CLOSE: f64 = 1e-12;

const FORBIDDEN: Terms = Terms {
    ties: Ties::ToDefender,
    outnumbered: Outnumbered::Forbidden,
    stop_at: Attackers(1),
    stays: Stays::One,
    harmless: Harmless::RollAgain,
};
const ALLOWED: Terms = Terms { outnumbered: Outnumbered::Allowed, ..FORBIDDEN };
const PATIENT: Terms = Terms { ties: Ties::HurtNobody, ..ALLOWED };
const CAREFUL: Terms = Terms { stop_at: Attackers(7), ..FORBIDDEN };
const LANDING: Terms = Terms { stop_at: Attackers(0), stays: Stays::Nobody, ..ALLOWED };
const NAVAL: Terms = Terms {
    ties: Ties::HurtNobody,
    stop_at: Attackers(0),
    stays: Stays::Nobody,
    harmless: Harmless::Ends,
    ..FORBIDDEN
};

const ALL_TERMS: [Terms; 6] = [FORBIDDEN, ALLOWED, PATIENT, CAREFUL, LANDING, NAVAL];

#[test]
fn the_default_is_the_challenge() {
    assert_eq!(Terms::default(), FORBIDDEN);
    assert_eq!(Terms::naval(Outnumbered::Forbidden), NAVAL);
    assert_eq!(Terms::landing(), LANDING);
}

#[test]
fn a_forbidden_first_roll_leaves_everything_as_it_was() {
    for (a, d) in [(3, 3), (2, 2), (2, 3), (3, 130), (2, 130)] {
        let forecast = Forecast::new(battle(a, d), FORBIDDEN);
        let end = End { ending: Ending::Stalled, attackers: Attackers(a), defenders: Defenders(d), probability: 1.0 };
        assert_eq!(forecast.ends(), [end], "{a} v {d}");
        assert_eq!(forecast.conquest(), 0.0);
        assert_eq!(forecast.expected().attackers, f64::from(a));
        assert_eq!(forecast.expected().defenders, f64::from(d));
    }
}

#[test]
fn the_smallest_battles_are_fractions_of_one_or_two_rolls() {
    near(Forecast::new(battle(2, 1), FORBIDDEN).conquest(), 15.0 / 36.0);
    near(Forecast::new(battle(2, 1), PATIENT).conquest(), 0.5);
    near(Forecast::new(battle(2, 2), ALLOWED).conquest(), 55.0 / 216.0 * 15.0 / 36.0);
    near(Forecast::new(battle(3, 1), FORBIDDEN).conquest(), 125.0 / 216.0 + 91.0 / 216.0 * 15.0 / 36.0);
    let three_v_two = 295.0 / 1296.0 + 420.0 / 1296.0 * 15.0 / 36.0;
    near(Forecast::new(battle(3, 2), FORBIDDEN).conquest(), three_v_two);
}

#[test]
fn all_endings_of_one_battle_are_told_apart() {
    let forecast = Forecast::new(battle(3, 2), FORBIDDEN);
    near(forecast.probability(Ending::Exhausted), 581.0 / 1296.0 + 420.0 / 1296.0 * 21.0 / 36.0);
    assert_eq!(forecast.probability(Ending::Stalled), 0.0);
    assert_eq!(forecast.probability(Ending::Stopped).to_string(), "0");
    // Two attackers and one defender lost leave 2 v 2.
    near(Forecast::new(battle(4, 3), FORBIDDEN).probability(Ending::Stalled), 12348.0 / 46656.0);
    let stopped = Forecast::new(battle(10, 10), CAREFUL);
    assert!(stopped.probability(Ending::Stopped) > 0.5);
    assert_eq!(stopped.probability(Ending::Exhausted), 0.0);
}

/// B11: equal dice sink nobody, and a roll that sinks nobody is the last.
#[test]
fn triremes_may_both_be_left() {
    let duel = Forecast::new(fleets(1, 1), NAVAL);
    near(duel.conquest(), 15.0 / 36.0);
    near(duel.probability(Ending::Exhausted), 15.0 / 36.0);
    near(duel.probability(Ending::Harmless), 6.0 / 36.0);
    near(duel.expected().attackers, 21.0 / 36.0);
    // Two against one: the higher of two dice wins, ties or loses in 125, 36 and 55 ways of 216.
    let (wins, ties, loses) = (125.0 / 216.0, 36.0 / 216.0, 55.0 / 216.0);
    let two = Forecast::new(fleets(2, 1), NAVAL);
    near(two.conquest(), wins + loses * 15.0 / 36.0);
    near(two.probability(Ending::Harmless), ties + loses * 6.0 / 36.0);
    near_all(two.attackers_left(), &[loses * 15.0 / 36.0, loses * 21.0 / 36.0, wins + ties]);
    assert_eq!(Forecast::new(fleets(1, 2), NAVAL).probability(Ending::Stalled), 1.0);
}

/// B12: those who land all fight, to the end: the same as a battle by land with one more who stays.
#[test]
fn those_who_land_fight_to_the_end() {
    near(Forecast::new(fleets(1, 1), LANDING).conquest(), 15.0 / 36.0);
    near(Forecast::new(fleets(2, 2), LANDING).conquest(), 295.0 / 1296.0 + 420.0 / 1296.0 * 15.0 / 36.0);
    for (a, d) in [(1, 1), (3, 3), (5, 4), (20, 30)] {
        let (landing, by_land) = (Forecast::new(fleets(a, d), LANDING), Forecast::new(battle(a + 1, d), ALLOWED));
        near_all(landing.attackers_left(), &by_land.attackers_left()[1..]);
        near_all(landing.defenders_left(), by_land.defenders_left());
    }
}

#[test]
fn an_attacker_who_stops_keeps_at_least_all_but_two_of_the_floor() {
    let forecast = Forecast::new(battle(60, 60), CAREFUL);
    assert_eq!(forecast.attackers_left()[..5], [0.0; 5]);
    assert!(forecast.attackers_left()[5..].iter().all(|&probability| probability > 0.0));
}

#[test]
fn a_floor_above_the_attackers_means_no_roll() {
    let forecast = Forecast::new(battle(5, 2), CAREFUL);
    assert_eq!(forecast.probability(Ending::Stopped), 1.0);
    assert_eq!(forecast.attackers_left(), [0.0, 0.0, 0.0, 0.0, 0.0, 1.0]);
}

#[test]
fn what_is_not_a_battle_says_why() {
    let refused = |a, d| Battle::new(Attackers(a), Defenders(d)).unwrap_err();
    assert_eq!(refused(1, 5), NotABattle::TooFewAttackers(Attackers(1)));
    assert_eq!(refused(0, 0), NotABattle::TooFewAttackers(Attackers(0)));
    assert_eq!(refused(5, 0), NotABattle::NoDefenders);
    assert_eq!(refused(131, 1), NotABattle::TooManyAttackers(Attackers(131)));
    assert_eq!(refused(2, u32::MAX), NotABattle::TooManyDefenders(Defenders(u32::MAX)));
    assert!(Battle::of_all(Attackers(1), Defenders(130)).is_ok());
    assert!(Battle::of_all(Attackers(0), Defenders(1)).is_err() && Battle::of_all(Attackers(1), Defenders(0)).is_err());
    assert_eq!(refused(1, 5).to_string(), "1 attacking armies, at least 2 expected");
    assert_eq!(refused(131, 1).to_string(), "131 attacking armies, at most 130 expected");
}

#[test]
fn every_distribution_sums_to_one() {
    for terms in ALL_TERMS {
        let table = Distributions::new(terms);
        for battle in battles() {
            near(table.attackers_left(battle).iter().sum(), 1.0);
            near(table.defenders_left(battle).iter().sum(), 1.0);
        }
    }
}

#[test]
fn the_tables_agree() {
    for terms in ALL_TERMS {
        let (wins, table) = (WinTable::new(terms), Distributions::new(terms));
        for battle in battles() {
            near(wins.conquest(battle), table.conquest(battle));
            assert!((0.0..=1.0 + CLOSE).contains(&wins.conquest(battle)), "{battle:?}");
        }
    }
}

#[test]
fn more_attackers_never_hurt_and_more_defenders_never_help() {
    // At sea a second defender can help the attack: one pair of dice is equal, and ends the combat, more often than two.
    for terms in ALL_TERMS.into_iter().filter(|terms| terms.harmless == Harmless::RollAgain) {
        let wins = WinTable::new(terms);
        for (a, d) in battles().map(sizes).filter(|&(a, d)| a < MAX_ARMIES && d < MAX_ARMIES) {
            let here = wins.conquest(battle(a, d));
            assert!(wins.conquest(battle(a + 1, d)) >= here - CLOSE, "{terms:?}: {a} v {d}, one attacker more");
            assert!(wins.conquest(battle(a, d + 1)) <= here + CLOSE, "{terms:?}: {a} v {d}, one defender more");
        }
    }
}

#[test]
fn leave_to_go_on_outnumbered_never_hurts_and_a_floor_never_helps() {
    let [forbidden, allowed, careful] = [FORBIDDEN, ALLOWED, CAREFUL].map(WinTable::new);
    for battle in battles() {
        assert!(allowed.conquest(battle) >= forbidden.conquest(battle) - CLOSE, "{battle:?}");
        assert!(careful.conquest(battle) <= forbidden.conquest(battle) + CLOSE, "{battle:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    /// The tables go from small battles up, the forecast from the battle down: two ways to the same numbers.
    #[test]
    fn a_forecast_is_the_row_of_the_table(a in 2..=MAX_ARMIES, d in 1..=MAX_ARMIES, kind in 0..ALL_TERMS.len()) {
        let terms = ALL_TERMS[kind];
        let (table, forecast) = (distributions(kind), Forecast::new(battle(a, d), terms));
        near_all(table.attackers_left(battle(a, d)), forecast.attackers_left());
        near_all(table.defenders_left(battle(a, d)), forecast.defenders_left());
        near(table.expected(battle(a, d)).attackers, forecast.expected().attackers);
        near(table.expected(battle(a, d)).defenders, forecast.expected().defenders);
        near(forecast.ends().iter().map(|end| end.probability).sum(), 1.0);
    }

    #[test]
    fn no_numbers_of_armies_panic(a: u32, d: u32, floor: u32) {
        let terms = Terms { stop_at: Attackers(floor), ..ALLOWED };
        let small = Battle::new(Attackers(a % 200), Defenders(d % 200));
        prop_assert_eq!(small.is_ok(), (2..=130).contains(&(a % 200)) && (1..=130).contains(&(d % 200)));
        if let Ok(battle) = small {
            near(Forecast::new(battle, terms).attackers_left().iter().sum(), 1.0);
        }
        let _ = Battle::new(Attackers(a), Defenders(d));
    }
}

fn battle(a: u32, d: u32) -> Battle {
    Battle::new(Attackers(a), Defenders(d)).expect("a battle")
}

fn fleets(a: u32, d: u32) -> Battle {
    Battle::of_all(Attackers(a), Defenders(d)).expect("a battle")
}

fn battles() -> impl Iterator<Item = Battle> {
    (2..=MAX_ARMIES).flat_map(|a| (1..=MAX_ARMIES).map(move |d| battle(a, d)))
}

fn sizes(battle: Battle) -> (u32, u32) {
    (battle.attackers().0, battle.defenders().0)
}

fn distributions(kind: usize) -> &'static Distributions {
    static TABLES: std::sync::OnceLock<[Distributions; 6]> = std::sync::OnceLock::new();
    &TABLES.get_or_init(|| ALL_TERMS.map(Distributions::new))[kind]
}

#[track_caller]
fn near(found: f64, expected: f64) {
    assert!((found - expected).abs() < CLOSE, "{found} is not {expected}");
}

#[track_caller]
fn near_all(found: &[f64], expected: &[f64]) {
    assert_eq!(found.len(), expected.len());
    found.iter().zip(expected).for_each(|(&found, &expected)| near(found, expected));
}
