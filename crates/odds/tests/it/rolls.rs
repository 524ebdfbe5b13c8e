//! Single rolls against known counts of all the ways the dice can fall.

use odds::{Attackers, Defenders, Dice, Losses, Outcome, Roll, Stays, Ties};

#[test]
fn land_rolls_are_as_enumerated() {
    LAND.iter().for_each(|fact| check(fact, Ties::ToDefender));
}

#[test]
fn naval_rolls_are_as_enumerated() {
    NAVAL.iter().for_each(|fact| check(fact, Ties::HurtNobody));
}

#[test]
fn losses_that_cannot_happen_have_no_ways() {
    let roll = Roll::new(Dice::Three, Dice::One, Ties::ToDefender);
    for (attackers, defenders) in [(0, 0), (2, 0), (0, 2), (3, 3), (4, 0), (0, u32::MAX)] {
        assert_eq!(roll.ways(Losses { attackers, defenders }), 0, "{attackers} and {defenders}");
    }
}

#[test]
fn dice_follow_the_armies() {
    let attack = [None, None, Some(Dice::One), Some(Dice::Two), Some(Dice::Three), Some(Dice::Three)];
    let defence = [None, Some(Dice::One), Some(Dice::Two), Some(Dice::Three), Some(Dice::Three), Some(Dice::Three)];
    for armies in 0..6 {
        assert_eq!(Attackers(armies).dice(Stays::One), attack[armies as usize], "{armies} attackers");
        assert_eq!(Defenders(armies).dice(), defence[armies as usize], "{armies} defenders");
    }
    assert_eq!(Attackers(u32::MAX).dice(Stays::One), Some(Dice::Three));
}

/// A roll, and what it costs: (lost by the attacker, lost by the defender, ways).
struct Fact {
    attack: Dice,
    defence: Dice,
    total: u32,
    outcomes: &'static [(u32, u32, u32)],
}

fn check(fact: &Fact, ties: Ties) {
    let roll = Roll::new(fact.attack, fact.defence, ties);
    let expected: Vec<Outcome> = fact
        .outcomes
        .iter()
        .map(|&(attackers, defenders, ways)| Outcome { losses: Losses { attackers, defenders }, ways })
        .collect();
    assert_eq!(roll.outcomes().collect::<Vec<_>>(), expected, "{:?} v {:?}", fact.attack, fact.defence);
    assert_eq!(roll.total(), fact.total);
    assert_eq!(roll.total(), roll.outcomes().map(|outcome| outcome.ways).sum());
}

/// Ties to the defender.
const LAND: [Fact; 9] = [
    Fact { attack: Dice::One, defence: Dice::One, total: 36, outcomes: &[(0, 1, 15), (1, 0, 21)] },
    Fact { attack: Dice::One, defence: Dice::Two, total: 216, outcomes: &[(0, 1, 55), (1, 0, 161)] },
    Fact { attack: Dice::One, defence: Dice::Three, total: 1296, outcomes: &[(0, 1, 225), (1, 0, 1071)] },
    Fact { attack: Dice::Two, defence: Dice::One, total: 216, outcomes: &[(0, 1, 125), (1, 0, 91)] },
    Fact { attack: Dice::Two, defence: Dice::Two, total: 1296, outcomes: &[(0, 2, 295), (1, 1, 420), (2, 0, 581)] },
    Fact { attack: Dice::Two, defence: Dice::Three, total: 7776, outcomes: &[(0, 2, 979), (1, 1, 1981), (2, 0, 4816)] },
    Fact { attack: Dice::Three, defence: Dice::One, total: 1296, outcomes: &[(0, 1, 855), (1, 0, 441)] },
    Fact {
        attack: Dice::Three,
        defence: Dice::Two,
        total: 7776,
        outcomes: &[(0, 2, 2890), (1, 1, 2611), (2, 0, 2275)],
    },
    Fact {
        attack: Dice::Three,
        defence: Dice::Three,
        total: 46656,
        outcomes: &[(0, 3, 6420), (1, 2, 10017), (2, 1, 12348), (3, 0, 17871)],
    },
];

/// Ties hurt nobody.
const NAVAL: [Fact; 9] = [
    Fact { attack: Dice::One, defence: Dice::One, total: 36, outcomes: &[(0, 0, 6), (0, 1, 15), (1, 0, 15)] },
    Fact { attack: Dice::One, defence: Dice::Two, total: 216, outcomes: &[(0, 0, 36), (0, 1, 55), (1, 0, 125)] },
    Fact { attack: Dice::One, defence: Dice::Three, total: 1296, outcomes: &[(0, 0, 216), (0, 1, 225), (1, 0, 855)] },
    Fact { attack: Dice::Two, defence: Dice::One, total: 216, outcomes: &[(0, 0, 36), (0, 1, 125), (1, 0, 55)] },
    Fact {
        attack: Dice::Two,
        defence: Dice::Two,
        total: 1296,
        outcomes: &[(0, 0, 66), (0, 1, 220), (0, 2, 295), (1, 0, 220), (1, 1, 200), (2, 0, 295)],
    },
    Fact {
        attack: Dice::Two,
        defence: Dice::Three,
        total: 7776,
        outcomes: &[(0, 0, 381), (0, 1, 915), (0, 2, 979), (1, 0, 1545), (1, 1, 1066), (2, 0, 2890)],
    },
    Fact { attack: Dice::Three, defence: Dice::One, total: 1296, outcomes: &[(0, 0, 216), (0, 1, 855), (1, 0, 225)] },
    Fact {
        attack: Dice::Three,
        defence: Dice::Two,
        total: 7776,
        outcomes: &[(0, 0, 381), (0, 1, 1545), (0, 2, 2890), (1, 0, 915), (1, 1, 1066), (2, 0, 979)],
    },
    Fact {
        attack: Dice::Three,
        defence: Dice::Three,
        total: 46656,
        outcomes: &[
            (0, 0, 996),
            (0, 1, 3645),
            (0, 2, 6810),
            (0, 3, 6420),
            (1, 0, 3645),
            (1, 1, 5496),
            (1, 2, 3207),
            (2, 0, 6810),
            (2, 1, 3207),
            (3, 0, 6420),
        ],
    },
];
