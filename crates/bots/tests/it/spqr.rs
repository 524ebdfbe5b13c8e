//! S.P.Q.RisiKo! bot against bot: every position of random games holds together, and a sensible player beats random ones.

use bots::selfplay::{Watcher, play};
use bots::spqr::Bot;
use frame::{Actor, Lap};
use regulation::Library;
use spqr::{Command, Events, Setup, Spqr, State, audit, legal, scores};

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
            play::<Spqr>(&setup, &bots, 3, game, Lap(12), &mut Inspector { setup: &setup, steps: 0 });
        }
    }
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
