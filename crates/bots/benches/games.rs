//! Whole four-player Challenge games on one core, records off. Prints games, commands, commands per game, turns
//! per game and the share of endings, so that "faster because shorter" is seen.

use bots::Bot;
use bots::selfplay::play;
use rules::{Cause, Lap, Phase, Risiko, Setup};
use std::time::Instant;

fn main() {
    let regulation = regulation::Library::embedded().get("challenge-2017").expect("embedded");
    let setup = Setup::new(regulation.risiko().expect("RisiKo!"), 4, 0).expect("four players are allowed");
    let (state, event) = (size_of::<rules::State>(), size_of::<rules::Event>());
    println!("state {state} bytes, event {event} bytes");
    let games = std::env::args().find_map(|arg| arg.parse().ok()).unwrap_or(30_000);
    let named: Vec<Bot> = std::env::args().filter_map(|arg| Bot::named(&arg)).collect();
    for bot in if named.is_empty() { vec![Bot::Random, Bot::RandomTurns] } else { named } {
        measure(&setup, bot, games);
    }
}

fn measure(setup: &Setup, bot: Bot, games: u64) {
    let bots = [bot; 4];
    let (mut commands, mut choices, mut turns, mut by_objective) = (0, 0, 0, 0u64);
    let start = Instant::now();
    for game in 0..games {
        let done = play::<Risiko>(setup, &bots, 1, game, Lap(12), &mut ());
        commands += done.commands;
        choices += done.choices;
        turns += done.turns;
        by_objective += u64::from(done.state.open().phase() == Phase::Over(Cause::Objective));
    }
    let seconds = start.elapsed().as_secs_f64();
    let per = |n: u64| n as f64 / games as f64;
    println!(
        "{:<12} {:>8.0} games/s {:>6.2} M commands/s ({:.2} M of players) {:>7.0} commands/game {:>5.1} turns/game {:.2} % by objective",
        bot.name(),
        games as f64 / seconds,
        commands as f64 / seconds / 1e6,
        choices as f64 / seconds / 1e6,
        per(commands),
        per(turns),
        100.0 * per(by_objective),
    );
}
