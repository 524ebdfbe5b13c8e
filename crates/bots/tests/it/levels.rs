//! The levels of RisiKo!: each beats the one below over fixed seeds, thinks the same twice, and reads nothing that is hidden.

use crate::searching::is_honest;
use bots::risiko::Belief as RisikoBelief;
use bots::selfplay::play;
use bots::{Belief as _, Bot};
use frame::{Game as _, Lap, Seat};
use regulation::Library;
use rules::{Event, Hand, Position, Risiko, Setup, State, Status, scores};

fn setup(regulation: &str, players: usize) -> Setup {
    let regulation = Library::embedded().get(regulation).expect("embedded");
    Setup::new(regulation.risiko().expect("RisiKo!"), players, 0).expect("allowed")
}

/// The share of games won by one of these among the others, from every place in turn.
fn share(setup: &Setup, one: Bot, others: Bot, games: u64) -> f64 {
    let mut won = 0.0;
    for game in 0..games {
        let place = (game % 4) as usize;
        let mut bots = [others; 4];
        bots[place] = one;
        let done = play::<Risiko>(setup, &bots, 7, game / 4, Lap(12), &mut ());
        let scores = scores(setup, &done.state);
        let first: Vec<_> = scores.iter().filter(|score| score.place == 1).collect();
        let mine = first.iter().filter(|score| done.state.open().player(score.seat).index() == place).count();
        won += mine as f64 / first.len() as f64;
    }
    won / games as f64
}

#[test]
fn each_level_is_better_than_the_one_below() {
    let setup = setup("challenge-2017", 4);
    let medio = share(&setup, Bot::Medio, Bot::Cautious, 400);
    assert!(medio > 0.6, "medio among cautious: {medio:.2}");
    let beginner = share(&setup, Bot::Principiante, Bot::Medio, 400);
    assert!((0.01..0.15).contains(&beginner), "principiante among medio: {beginner:.2}");
}

/// The levels play every regulation of the world board, at every number of seats, with ghost and late-comers.
#[test]
fn the_levels_play_everywhere() {
    let library = Library::embedded();
    for id in library.ids() {
        let regulation = library.get(id).expect("embedded");
        let Some(settings) = regulation.risiko() else { continue };
        for (players, absent) in (2..=6).flat_map(|players| [(players, 0), (players, 1)]) {
            let Ok(setup) = Setup::new(settings, players, absent) else { continue };
            for bot in [Bot::Principiante, Bot::Medio] {
                let done = play::<Risiko>(&setup, &[bot; 6], 3, 1, Lap(8), &mut ());
                assert!(Risiko::progress(&done.state).is_over, "{id} {players} {absent}");
            }
        }
    }
}

#[test]
fn a_searcher_thinks_the_same_twice_and_reads_nothing_hidden() {
    let setup = setup("challenge-2017", 4);
    is_honest::<Risiko>(&setup, 90, |state, seat| permuted(&setup, state, seat));
}

/// The same position with the objectives and, where they have as many, the hands of the others passed around.
fn permuted(setup: &Setup, state: &State, seat: Seat) -> State {
    let mut position = Position::of(state);
    let others: Vec<Seat> =
        setup.seats().iter().filter(|&other| other != seat && state.open().status(other) == Status::Playing).collect();
    for pair in others.windows(2) {
        let objective = position.seats[pair[0]].objective;
        position.seats[pair[0]].objective = position.seats[pair[1]].objective;
        position.seats[pair[1]].objective = objective;
        if let (Hand::Known(a), Hand::Known(b)) = (position.seats[pair[0]].hand, position.seats[pair[1]].hand)
            && a.len() == b.len()
        {
            (position.seats[pair[0]].hand, position.seats[pair[1]].hand) = (Hand::Known(b), Hand::Known(a));
        }
    }
    position.state(setup).expect("a possible position")
}

/// Who held all of an objective in the own turn and did not win does not have it; nobody has the viewer's own.
#[test]
fn what_cannot_be_is_not_guessed() {
    let setup = setup("challenge-2017", 4);
    let mut belief = RisikoBelief::new(&setup);
    let public = |event: Event| Risiko::see(&setup, &event, None);
    let objectives: Vec<_> = setup.objectives.all().iter().collect();
    for (seat, objective) in setup.seats().iter().zip(&objectives) {
        belief.saw(&setup, &public(Event::ObjectiveDealt { seat, objective: *objective }));
    }
    let goal = match setup.objectives.goal(objectives[5]) {
        board::Goal::Territories(goal) | board::Goal::Continents { territories: goal, .. } => goal,
        board::Goal::Count { .. } | board::Goal::Destroy { .. } => unreachable!("this deck has none"),
    };
    let (first, second) = (Seat::ALL[0], Seat::ALL[1]);
    for territory in goal {
        belief.saw(&setup, &public(Event::TerritoryDealt { territory, to: rules::Owner::Seat(first) }));
    }
    let began = |seat| public(Event::TurnBegan { seat, lap: Lap(1), due: rules::Armies(3) });
    belief.saw(&setup, &began(first));
    belief.saw(&setup, &began(second));
    let own = (Seat::ALL[3], objectives[3]);
    let guesses = belief.guesses(&setup, Some(own));
    let likely =
        |seat: Seat, at: usize| guesses[seat].iter().find(|(one, _)| *one == objectives[at]).expect("listed").1;
    assert_eq!((likely(first, 5), likely(first, 3)), (0.0, 0.0));
    assert!(likely(second, 5) > 1.0 / 16.0, "somebody else has it the more likely: {}", likely(second, 5));
    for seat in [first, second] {
        let sum: f32 = guesses[seat].iter().map(|(_, likely)| likely).sum();
        assert!((sum - 1.0).abs() < 1e-4, "{sum}");
    }
    assert!(guesses[own.0].is_empty());
}
