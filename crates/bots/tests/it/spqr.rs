//! S.P.Q.RisiKo! bot against bot: every position of random games holds together, sensible players beat random ones, and the
//! games of the bold one do not begin alike.

use crate::searching::is_honest;
use bots::selfplay::{Watcher, play};
use bots::spqr::Bot;
use frame::{Actor, Game as _, Lap, Seat};
use regulation::Library;
use spqr::{Command, Events, Position, Setup, Spqr, State, audit, legal, scores};

fn setup(regulation: &str, players: usize) -> Setup {
    let regulation = Library::embedded().get(regulation).expect("embedded");
    Setup::new(regulation.spqr().expect("S.P.Q.RisiKo!"), players, 0).expect("allowed")
}

/// Audits every position, and everything legal against what would be granted.
struct Inspector<'a> {
    setup: &'a Setup,
    steps: u64,
}

impl Watcher<Spqr> for Inspector<'_> {
    fn saw(&mut self, actor: Actor, command: Command, _: &Events, after: &State) {
        audit(self.setup, after).unwrap_or_else(|broken| panic!("{actor:?} {command:?}: {broken} in {after:?}"));
        self.steps += 1;
        if self.steps.is_multiple_of(7)
            && let Some(seat) = after.open().seat_to_act()
        {
            let legal = legal(self.setup, &after.view(seat));
            assert!(legal.count() > 0, "{seat} has nothing to do in {:?}", after.open().phase);
            for command in legal.iter() {
                assert!(legal.allows(command), "{command:?} in {:?}", after.open().phase);
            }
        }
    }
}

#[test]
fn random_games_hold_together() {
    for (regulation, players) in [("spqr-rtu", 4), ("spqr-rtu", 5), ("spqr-box", 3), ("spqr-box", 4), ("spqr-box", 5)] {
        let setup = setup(regulation, players);
        for game in 0..60 {
            let mut bots = [Bot::Random; 5];
            bots[..(game % 3) as usize].fill(Bot::Cautious);
            bots[2..2 + (game % 4) as usize].fill(if game % 2 == 0 { Bot::Bold } else { Bot::Medio });
            play::<Spqr>(&setup, &bots, 3, game, Lap(12), &mut Inspector { setup: &setup, steps: 0 });
        }
    }
}

/// Enough games to tell a share from another.
const GAMES: u64 = 800;

/// How many of these games the first player wins.
fn won_by_first(setup: &Setup, bots: &[Bot], seed: u64, games: u64) -> usize {
    let won = |&game: &u64| {
        let done = play::<Spqr>(setup, bots, seed, game, Lap(12), &mut ());
        let first = scores(setup, &done.state)[0];
        first.place == 1 && done.state.open().player(first.seat).index() == 0
    };
    (0..games).filter(won).count()
}

#[test]
fn a_bold_player_beats_random_ones_and_holds_its_own_among_cautious_ones() {
    for (regulation, players) in [("spqr-rtu", 4), ("spqr-rtu", 5), ("spqr-box", 3), ("spqr-box", 4)] {
        let setup = setup(regulation, players);
        for (others, share) in [(Bot::Random, 0.6), (Bot::Cautious, 1.0 / players as f64)] {
            let mut bots = [others; 5];
            bots[0] = Bot::Bold;
            let won = won_by_first(&setup, &bots, 7, GAMES) as f64 / GAMES as f64;
            println!("{regulation} {players} {others:?}: {:.0} %", 100.0 * won);
            assert!(won > share, "{regulation} {players} among {others:?}: {won:.2}");
        }
    }
}

/// The provinces in the order in which they were taken.
#[derive(Default)]
struct Opening(Vec<Command>);

impl Watcher<Spqr> for Opening {
    fn saw(&mut self, _: Actor, command: Command, _: &Events, _: &State) {
        if let Command::Settle(_) = command {
            self.0.push(command);
        }
    }
}

#[test]
fn no_two_games_of_the_bold_one_begin_alike() {
    let setup = setup("spqr-rtu", 4);
    let mut openings: Vec<Vec<Command>> = Vec::new();
    let mut first = std::collections::HashSet::new();
    for game in 0..100 {
        let mut opening = Opening::default();
        play::<Spqr>(&setup, &[Bot::Bold; 4], 5, game, Lap(1), &mut opening);
        first.insert(format!("{:?}", opening.0[0]));
        assert!(!openings.contains(&opening.0), "game {game}");
        openings.push(opening.0);
    }
    assert!(first.len() > 5, "{} first provinces", first.len());
}

#[test]
fn a_cautious_player_beats_random_ones() {
    for (regulation, players) in [("spqr-rtu", 4), ("spqr-rtu", 5), ("spqr-box", 4)] {
        let setup = setup(regulation, players);
        let mut bots = [Bot::Random; 5];
        bots[0] = Bot::Cautious;
        let games = 200;
        let won = (0..games).filter(|&game| {
            let done = play::<Spqr>(&setup, &bots, 7, game, Lap(12), &mut ());
            let first = scores(&setup, &done.state)[0];
            first.place == 1 && done.state.open().player(first.seat).index() == 0
        });
        let share = won.count() as f64 / games as f64;
        println!("{regulation} {players}: {:.0} %", 100.0 * share);
        assert!(share > 0.6, "{regulation} {players}: {share:.2}");
    }
}

/// What it is worth is measured over more games by `sdadata arena`; this is what a change must not take away.
#[test]
fn the_numbers_found_by_playing_win_among_cautious_ones() {
    let setup = setup("spqr-rtu", 4);
    let won = |place: usize| {
        let mut bots = [Bot::Cautious; 4];
        bots[place] = Bot::Medio;
        let is_first = |&game: &u64| {
            let done = play::<Spqr>(&setup, &bots, 7, game, Lap(12), &mut ());
            done.state.open().player(scores(&setup, &done.state)[0].seat).index() == place
        };
        (0..200).filter(is_first).count()
    };
    let share = (0..4).map(won).sum::<usize>() as f64 / 800.0;
    assert!(share > 0.42, "{share:.2}");
}

#[test]
fn a_searcher_thinks_the_same_twice_and_reads_nothing_hidden() {
    let setup = setup("spqr-rtu", 4);
    is_honest::<Spqr>(&setup, 40, |state, seat| permuted(&setup, state, seat));
}

/// The same position with the hands of the others passed around, where they have as many cards.
fn permuted(setup: &Setup, state: &State, seat: Seat) -> State {
    let mut position = Position::of(state);
    let others: Vec<Seat> = Spqr::seats(setup).iter().filter(|&other| other != seat).collect();
    for pair in others.windows(2) {
        if state.hand(pair[0]).total() == state.hand(pair[1]).total() {
            let hand = position.hands[pair[0]];
            position.hands[pair[0]] = position.hands[pair[1]];
            position.hands[pair[1]] = hand;
        }
    }
    position.state(setup).expect("a possible position")
}
