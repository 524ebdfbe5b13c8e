//! What an analysis promises of any game.

use coach::{Effort, analyse, chances, judge};
use frame::{Lap, Seat};
use notation::replay;
use regulation::Library;
use rules::Risiko;

/// A whole game between bots of four levels.
fn record() -> String {
    include_str!("../../../../golden/coach/game.txt").to_owned()
}

#[test]
fn luck_less_loss_is_the_change_of_the_chances() {
    let played = replay::<Risiko>(&Library::embedded(), &record(), 1).expect("a whole record");
    let mut told = Vec::new();
    let found = analyse(&played, Effort { playouts: 20 }, None, |done, all| told.push((done, all)));
    assert!(told.windows(2).all(|pair| pair[0].0 < pair[1].0) && told.last().is_some_and(|(done, all)| done == all));
    for pair in found.turns.windows(2) {
        let (now, next) = (&pair[0], &pair[1]);
        for chances in [&now.chances, &now.known] {
            let sum: f64 = chances.values().sum();
            assert!((sum - 1.0).abs() < 1e-9, "lap {} {}: {sum}", now.lap, now.seat);
        }
        for (seat, chance) in &now.chances {
            let change = next.chances[seat] - chance;
            assert!((change - (now.luck[seat] - now.loss[seat])).abs() < 1e-9, "lap {} {seat}", now.lap);
            assert!(*seat == now.seat || now.loss[seat] == 0.0, "only who is on turn decides");
        }
        assert!(now.event < next.event);
    }
    for guesses in &found.guesses {
        assert!(guesses.seats.values().all(|of| (of.values().sum::<f64>() - 1.0).abs() < 1e-3), "lap {}", guesses.lap);
    }
    assert!(found.guesses.len() > 5 && found.costliest.len() <= 3);
    assert!(found.costliest.iter().all(|one| one.loss >= 2.0 * one.error && !one.best.is_empty()));
    for one in &found.costliest {
        let (best, played) = (one.best_chance.expect("a chance"), one.played_chance.expect("a chance"));
        assert!(
            (best - played - one.loss).abs() < 1e-3 && best <= 1.0,
            "lap {} {}: {best} {played} {}",
            one.lap,
            one.seat,
            one.loss
        );
        assert_eq!(
            one.conquest.is_some(),
            one.best.iter().any(|command| command.starts_with("attack")),
            "{:?}",
            one.best
        );
    }
    let again = analyse(&played, Effort { playouts: 20 }, None, |_, _| {});
    assert_eq!(format!("{found:?}"), format!("{again:?}"), "the same record, another analysis");
}

/// The decisions alone are those of the analysis.
#[test]
fn some_turns_can_be_judged_alone() {
    let played = replay::<Risiko>(&Library::embedded(), &record(), 1).expect("a whole record");
    let effort = Effort { playouts: 20 };
    let judged = judge(&played, effort, |lap, _| lap == Lap(3));
    assert!(!judged.is_empty() && judged.iter().all(|one| one.lap == 3 && !one.played.is_empty()));
    let chances = chances(&played, effort);
    let found = analyse(&played, effort, Some(Seat::FIRST), |_, _| {});
    assert_eq!(chances.len(), found.turns.len());
    for (counted, turn) in chances.iter().zip(&found.turns) {
        assert!(turn.chances.iter().all(|(seat, chance)| {
            Seat::ALL.iter().any(|one| one.letter() == *seat && (counted[*one] - chance).abs() < 1e-9)
        }));
    }
}
