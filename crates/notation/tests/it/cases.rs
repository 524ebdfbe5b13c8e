//! Cases 1 and 2 of the regulations: how many territories and armies everybody starts with, and how the first supply
//! is placed. The deal is by chance, the numbers are not.

use bots::Bot;
use bots::selfplay::{Watcher, play};
use regulation::Library;
use rules::{Actor, Command, Event, Events, Lap, Owner, Phase, Risiko, Seat, Setup, State};

/// What was dealt, and the armies of each turn of the placement.
struct Start<'a> {
    setup: &'a Setup,
    dealt: Vec<usize>,
    neutral: usize,
    neutral_armies: u16,
    placed: Vec<(Seat, u16)>,
    begun: bool,
}

impl Watcher<Risiko> for Start<'_> {
    fn saw(&mut self, _: Actor, _: Command, events: &Events, after: &State) {
        let open = after.open();
        if self.placed.is_empty() && matches!(open.phase(), Phase::Placement { .. }) {
            self.dealt = self.setup.seats().iter().map(|seat| open.owned(seat).len()).collect();
            self.neutral = open.neutral().len();
        }
        for event in events {
            match *event {
                Event::TurnBegan { .. } => self.begun = true,
                Event::TerritoryDealt { territory, to: Owner::Neutral } => {
                    self.neutral_armies = open.armies(territory).0;
                }
                Event::Placed { seat, armies, .. } if !self.begun => self.place(seat, armies.0),
                _ => {}
            }
        }
    }
}

impl Start<'_> {
    fn place(&mut self, seat: Seat, armies: u16) {
        match self.placed.last_mut() {
            Some((last, sum)) if *last == seat => *sum += armies,
            _ => self.placed.push((seat, armies)),
        }
    }
}

fn start(regulation: &str, players: usize, game: u64) -> (Vec<usize>, usize, u16, Vec<u16>) {
    let regulation = Library::embedded().get(regulation).expect("an embedded regulation");
    let setup = Setup::new(regulation.risiko().expect("RisiKo!"), players, 0).expect("an allowed number of players");
    let (dealt, placed) = (Vec::new(), Vec::new());
    let mut start = Start { setup: &setup, dealt, neutral: 0, neutral_armies: 0, placed, begun: false };
    play::<Risiko>(&setup, &[Bot::RandomTurns; 6], 3, game, Lap(2), &mut start);
    (start.dealt, start.neutral, start.neutral_armies, start.placed.iter().map(|&(_, armies)| armies).collect())
}

#[test]
fn case_1_challenge_deals_and_places_by_threes() {
    for game in 0..20 {
        let (dealt, neutral, _, placed) = start("challenge-2017", 4, game);
        assert_eq!((dealt, neutral), (vec![10, 10, 11, 11], 0));
        assert_eq!(placed.len(), 4 * 7, "seven laps");
        assert_eq!(placed[..24], [3; 24]);
        assert_eq!(placed[24..], [2, 2, 1, 1]);
        let (dealt, neutral, _, placed) = start("challenge-2017", 5, game);
        assert_eq!((dealt, neutral), (vec![8, 8, 8, 9, 9], 0));
        assert_eq!(placed.len(), 5 * 6, "six laps");
        assert_eq!(placed[..25], [3; 25]);
        assert_eq!(placed[25..], [2, 2, 2, 1, 1]);
    }
}

#[test]
fn case_2_firk_deals_with_neutrals_and_lariana_arms_them() {
    for (players, each, neutral, supply) in [(3, 14, 0, 21), (4, 10, 2, 20), (5, 8, 2, 17), (6, 7, 0, 13)] {
        for (regulation, armies) in [("firk", 1), ("lariana", 5)] {
            for game in 0..10 {
                let (dealt, found, neutral_armies, placed) = start(regulation, players, game);
                assert_eq!((dealt, found), (vec![each; players], neutral), "{regulation} {players}");
                assert_eq!(neutral_armies, if neutral > 0 { armies } else { 0 }, "{regulation} {players}");
                let total: u16 = placed.iter().sum();
                assert_eq!(usize::from(total), supply * players, "{regulation} {players}");
            }
        }
    }
}
