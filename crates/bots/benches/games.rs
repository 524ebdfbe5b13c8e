//! Whole four-player games on one core, records off: RisiKo! under the Challenge regulation and, as a share of that, those
//! in which the attacker chooses the dice; S.P.Q.RisiKo! under that of its tournaments. Prints games, commands, commands
//! per game, turns per game and the share of endings, so that "faster because shorter" is seen.

use bots::selfplay::{Finished, play};
use bots::{Bot, Named, Seated};
use frame::Lap;
use regulation::Library;
use rules::Risiko;
use spqr::Spqr;
use std::time::Instant;

fn main() {
    let library = Library::embedded();
    let games = std::env::args().find_map(|arg| arg.parse().ok()).unwrap_or(30_000);
    sizes::<Risiko>("RisiKo!");
    for bot in named(&[Bot::Random, Bot::RandomTurns]) {
        let challenge = risiko(&library, "challenge-2017", bot, games);
        for other in ["lariana", "firk"] {
            let share = risiko(&library, other, bot, games) / challenge;
            println!("{:<14} {share:>21.2} of challenge-2017", "");
        }
    }
    let tournament = library.get("spqr-rtu").expect("embedded");
    let setup = spqr::Setup::new(tournament.spqr().expect("S.P.Q."), 4, 0).expect("four players are allowed");
    let target = spqr::Phase::Over(spqr::Cause::Target);
    sizes::<Spqr>("S.P.Q.RisiKo!");
    for bot in named(&[bots::spqr::Bot::Random]) {
        measure::<Spqr>("spqr-rtu", &setup, bot, games, |done| done.state.open().phase == target);
    }
}

/// Games of RisiKo! a second under a regulation.
fn risiko(library: &Library, id: &str, bot: Bot, games: u64) -> f64 {
    let regulation = library.get(id).expect("embedded");
    let setup = rules::Setup::new(regulation.risiko().expect("RisiKo!"), 4, 0).expect("four players are allowed");
    let objective = rules::Phase::Over(rules::Cause::Objective);
    measure::<Risiko>(id, &setup, bot, games, |done| done.state.open().phase() == objective)
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

/// Plays, prints, and says how many games a second it was.
fn measure<G: Seated>(
    regulation: &str,
    setup: &G::Setup,
    bot: G::Bot,
    games: u64,
    reached: impl Fn(&Finished<G>) -> bool,
) -> f64 {
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
    let speed = games as f64 / seconds;
    let per = |n: u64| n as f64 / games as f64;
    println!(
        "{regulation:<14} {:<12} {speed:>8.0} games/s {:>6.2} M commands/s ({:.2} M of players) {:>7.0} commands/game {:>5.1} turns/game {:.2} % by objective",
        bot.name(),
        commands as f64 / seconds / 1e6,
        choices as f64 / seconds / 1e6,
        per(commands),
        per(turns),
        100.0 * per(by_objective),
    );
    speed
}
