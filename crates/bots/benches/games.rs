//! Whole four-player games on one core, records off: RisiKo! under the Challenge regulation, S.P.Q.RisiKo! under that
//! of its tournaments. Prints games, commands, commands per game, turns per game and the share of endings, so that
//! "faster because shorter" is seen.

use bots::selfplay::{Finished, play};
use bots::{Bot, Named, Seated};
use frame::Lap;
use rules::Risiko;
use spqr::Spqr;
use std::time::Instant;

fn main() {
    let library = regulation::Library::embedded();
    let games = std::env::args().find_map(|arg| arg.parse().ok()).unwrap_or(30_000);
    let challenge = library.get("challenge-2017").expect("embedded");
    let setup = rules::Setup::new(challenge.risiko().expect("RisiKo!"), 4, 0).expect("four players are allowed");
    let objective = rules::Phase::Over(rules::Cause::Objective);
    sizes::<Risiko>("RisiKo!, challenge-2017");
    for bot in named(&[Bot::Random, Bot::RandomTurns]) {
        measure::<Risiko>(&setup, bot, games, |done| done.state.open().phase() == objective);
    }
    let tournament = library.get("spqr-rtu").expect("embedded");
    let setup = spqr::Setup::new(tournament.spqr().expect("S.P.Q."), 4, 0).expect("four players are allowed");
    let target = spqr::Phase::Over(spqr::Cause::Target);
    sizes::<Spqr>("S.P.Q.RisiKo!, spqr-rtu");
    for bot in named(&[bots::spqr::Bot::Random]) {
        measure::<Spqr>(&setup, bot, games, |done| done.state.open().phase == target);
    }
}

/// The bots on the command line; these if there is none.
fn named<B: Named>(usual: &[B]) -> Vec<B> {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| is_name(word)).collect();
    if words.is_empty() { usual.to_vec() } else { words.iter().filter_map(|word| B::named(word)).collect() }
}

fn is_name(word: &str) -> bool {
    Bot::named(word).is_some() || bots::spqr::Bot::named(word).is_some()
}

fn sizes<G: Seated>(game: &str) {
    println!("{game}: state {} bytes, event {} bytes", size_of::<G::State>(), size_of::<G::Event>());
}

fn measure<G: Seated>(setup: &G::Setup, bot: G::Bot, games: u64, reached: impl Fn(&Finished<G>) -> bool) {
    let bots = [bot; 4];
    let (mut commands, mut choices, mut turns, mut by_objective) = (0, 0, 0, 0u64);
    let start = Instant::now();
    for game in 0..games {
        let done = play::<G>(setup, &bots, 1, game, Lap(12), &mut ());
        commands += done.commands;
        choices += done.choices;
        turns += done.turns;
        by_objective += u64::from(reached(&done));
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
