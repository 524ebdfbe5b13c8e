//! What the bots are worth, over fixed seeds: a sensible player beats random ones under every regulation.

use bots::Bot;
use bots::selfplay::play;
use regulation::Library;
use rules::{Lap, Risiko, Setup, scores};

/// The share of games the first bot wins against the others, sharing first places.
fn share(regulation: &str, players: usize, bots: &[Bot], games: u64) -> f64 {
    let regulation = Library::embedded().get(regulation).expect("embedded");
    let setup = Setup::new(regulation.risiko().expect("RisiKo!"), players, 0).expect("allowed");
    let mut won = 0.0;
    for game in 0..games {
        let done = play::<Risiko>(&setup, bots, 7, game, Lap(12), &mut ());
        let scores = scores(&setup, &done.state);
        let first: Vec<_> = scores.iter().filter(|score| score.place == 1).collect();
        let mine = first.iter().filter(|score| done.state.open().player(score.seat).index() == 0).count();
        won += mine as f64 / first.len() as f64;
    }
    won / games as f64
}

#[test]
fn a_cautious_player_beats_random_ones() {
    for (regulation, players) in
        [("challenge-2017", 4), ("challenge-2017", 5), ("genova-53", 3), ("firk", 4), ("lariana", 4), ("classico", 3)]
    {
        for other in [Bot::Random, Bot::RandomTurns] {
            let mut bots = [other; 5];
            bots[0] = Bot::Cautious;
            let share = share(regulation, players, &bots, 60);
            println!("{regulation} {players} against {}: {:.0} %", other.name(), 100.0 * share);
            assert!(share > 0.5, "{regulation} {players}: {share:.2} against {}", other.name());
        }
    }
}
