//! What an analysis promises of any game.

use coach::{Effort, analyse};
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
    let again = analyse(&played, Effort { playouts: 20 }, None, |_, _| {});
    assert_eq!(format!("{found:?}"), format!("{again:?}"), "the same record, another analysis");
}
