//! Case 24 of S.P.Q.RisiKo!, and what breaks ties (S2), line by line.

use board::rome::Symbol;
use bots::selfplay::{Watcher, play};
use bots::spqr::Bot;
use frame::{Actor, Lap, Seat};
use notation::Written as _;
use regulation::Library;
use spqr::{Command, Event, Events, Price, Score, Setup, Spqr, State, army, potential, scores, supremacies};

fn setup(regulation: &str, players: usize) -> Setup {
    let regulation = Library::embedded().get(regulation).expect("embedded");
    Setup::new(regulation.spqr().expect("S.P.Q.RisiKo!"), players, 0).expect("allowed")
}

/// What was placed by whom before the first turn, and what was there when it began.
#[derive(Default)]
struct Start {
    provinces: String,
    centres: String,
    legionaries: Vec<(Seat, u16)>,
    begun: Option<State>,
}

impl Watcher<Spqr> for Start {
    fn saw(&mut self, _: Actor, _: Command, events: &Events, after: &State) {
        for event in events {
            match *event {
                _ if self.begun.is_some() => {}
                Event::TurnBegan { .. } => self.begun = Some(*after),
                Event::Settled { seat, armies, .. } => {
                    self.provinces += &format!("{}{armies} ", seat.letter().to_ascii_lowercase());
                }
                Event::CentreBuilt { seat, price: Price::Nothing, .. } => self.centres += &seat.to_string(),
                Event::Placed { seat, armies, .. } => match self.legionaries.last_mut() {
                    Some((last, sum)) if *last == seat => *sum += armies.0,
                    _ => self.legionaries.push((seat, armies.0)),
                },
                _ => {}
            }
        }
    }
}

fn start(regulation: &str, players: usize, game: u64) -> Start {
    let mut start = Start::default();
    play::<Spqr>(&setup(regulation, players), &[Bot::Random; 5], 9, game, Lap(2), &mut start);
    start
}

#[test]
fn case_24_four_players_and_the_neutral_army() {
    for game in 0..20 {
        let start = start("spqr-rtu", 4, game);
        let round = "d2 c2 b2 a2 ";
        let with_neutral = "d2 e3 c2 e3 b2 e3 a2 e3 ";
        let expected = format!("e3 {}{}{}", round.repeat(2), with_neutral.repeat(2), round.repeat(5));
        assert_eq!(start.provinces, expected);
        assert_eq!(start.centres, "ABCD");
        let placed: Vec<(Seat, u16)> = [2, 2, 2, 2, 1]
            .into_iter()
            .flat_map(|n| [Seat::A, Seat::B, Seat::C, Seat::D].map(|seat| (seat, n)))
            .collect();
        assert_eq!(start.legionaries, placed);
        let state = start.begun.expect("the game began");
        for seat in [Seat::A, Seat::B, Seat::C, Seat::D] {
            assert_eq!((state.open().owned(seat).len(), state.open().armies_of(seat).0), (9, 27));
            assert_eq!(state.hand(seat), [Symbol::Legionary, Symbol::Arena].into_iter().collect());
        }
        assert_eq!((state.open().owned(Seat::E).len(), state.open().armies_of(Seat::E).0), (9, 27));
        assert_eq!((state.deck().total(), state.deck().count(Symbol::Arena)), (46, 0));
    }
}

#[test]
fn case_24_five_players() {
    for game in 0..20 {
        let start = start("spqr-rtu", 5, game);
        assert_eq!(start.provinces, "e2 d2 c2 b2 a2 ".repeat(9));
        assert_eq!(start.centres, "ABCDE");
        let state = start.begun.expect("the game began");
        assert_eq!((state.deck().total(), state.deck().count(Symbol::Arena)), (45, 0));
        assert!(state.open().playing().iter().all(|seat| state.open().armies_of(seat).0 == 27));
    }
}

#[test]
fn the_box_fills_the_board_in_playing_order_with_neutral_groups_of_three() {
    for game in 0..20 {
        let five = start("spqr-box", 5, game);
        assert_eq!(five.provinces, "a2 b2 c2 d2 e2 ".repeat(9));
        assert!(five.centres.is_empty() && five.legionaries.is_empty());
        let four = start("spqr-box", 4, game);
        let expected = format!("e3 {}{}", "a2 e3 b2 e3 c2 e3 d2 e3 ".repeat(2), "a2 b2 c2 d2 ".repeat(7));
        assert_eq!(four.provinces, expected);
        let three = start("spqr-box", 3, game);
        assert!(three.provinces.starts_with("d3 a2 e3 b2 d3 c2 e3 a2 d3 b2 e3 "), "{}", three.provinces);
        let state = three.begun.expect("the game began");
        for seat in [Seat::A, Seat::B, Seat::C] {
            assert_eq!((state.open().owned(seat).len(), state.open().armies_of(seat).0), (9, 18));
        }
        for seat in [Seat::D, Seat::E] {
            assert_eq!((state.open().owned(seat).len(), state.open().armies_of(seat).0), (9, 27));
        }
    }
}

/// A position that is over, from its lines.
fn over(lines: &str) -> (Setup, State) {
    let setup = setup("spqr-rtu", 4);
    let text = format!("turn D lap 9 over time\ntime up last 9\n{lines}");
    let position = Spqr::read_position(&setup, &text).expect("a position");
    let state = position.state(&setup).expect("a possible position");
    (setup, state)
}

fn places(lines: &str) -> String {
    let (setup, state) = over(lines);
    let place = |score: &Score| format!("{}{}", score.place, score.seat);
    scores(&setup, &state).iter().map(place).collect::<Vec<_>>().join(" ")
}

const LAND: &str = "land A italia 3 cisalpina 3\nland B asia 3 bithynia 3\nland C africa 3 numidia 3\n\
                    land D britannia 3 belgica 3\nland E * 1\n";

fn seats(points: [u16; 4], conducts: [u8; 4]) -> String {
    let seat = |i: usize, letter: char, colour: &str| {
        format!("seat {letter} {colour} playing player {} points {} conducts {}\n", i + 1, points[i], conducts[i])
    };
    let names = [('A', "rosso"), ('B', "blu"), ('C', "nero"), ('D', "verde")];
    let players: String = names.into_iter().enumerate().map(|(i, (letter, colour))| seat(i, letter, colour)).collect();
    players + "seat E giallo neutral\n"
}

#[test]
fn s2_points_come_first() {
    assert_eq!(places(&(seats([5, 9, 7, 7], [2, 0, 0, 1]) + LAND)), "1B 2D 3C 4A");
}

#[test]
fn s2_all_equal_the_later_hand_is_ahead() {
    assert_eq!(places(&(seats([7; 4], [1; 4]) + LAND)), "1D 2C 3B 4A");
}

#[test]
fn s2_the_potential_coefficient_line_by_line() {
    let (setup, state) = over(
        &(seats([7; 4], [2, 1, 0, 0])
            + "land A italia 3 cisalpina 3 illiria 3 noricum 3 raetia 3\nland B asia 3 bithynia 3\nland C africa 3\nland D britannia 3\n\
           land E * 1\nfleet A tyrrenum 2\nfleet B aegeum 1 ionium 1\nfleet C tyrrenum 1\ncentres italia asia africa\n"),
    );
    let potential = |seat| potential(&setup, state.open(), seat).sum();
    // One centre 5, no supremacy (the neutral army has more provinces and the larger empire), two safe-conducts 6,
    // five provinces 5, one sea 1.
    assert_eq!(potential(Seat::A), 5 + 6 + 5 + 1);
    // One centre 5, the most seas 5, one safe-conduct 3, two provinces 2, two seas 2.
    assert!(supremacies(&setup, state.open(), Seat::B).seas);
    assert_eq!(potential(Seat::B), 5 + 5 + 3 + 2 + 2);
    assert_eq!(potential(Seat::C), 5 + 1);
    assert_eq!(potential(Seat::D), 1);
    let order: Vec<Seat> = scores(&setup, &state).iter().map(|score| score.seat).collect();
    // A and B are equal at 17: the army decides.
    assert_eq!(order, [Seat::A, Seat::B, Seat::C, Seat::D]);
}

#[test]
fn s2_the_value_of_the_army_line_by_line() {
    let (setup, state) = over(
        &(seats([7; 4], [0; 4])
            + "land A italia 23 cisalpina 1\nland B asia 20 bithynia 1\nland C africa 21 numidia 3\nland D britannia 1 belgica 1\n\
           land E * 1\nfleet B aegeum 1\nfleet C syrtis 1\nfleet D britannicus 1\nfleet A tyrrenum 1\n"),
    );
    // Two standards and four legionaries 24, one trireme 3.
    assert_eq!(army(&setup, state.open(), Seat::A), 24 + 3);
    assert_eq!(army(&setup, state.open(), Seat::B), 21 + 3);
    assert_eq!(army(&setup, state.open(), Seat::C), 24 + 3);
    assert_eq!(army(&setup, state.open(), Seat::D), 2 + 3);
    let order: Vec<Seat> = scores(&setup, &state).iter().map(|score| score.seat).collect();
    // Equal points and potential; A and C equal armies too: the later hand.
    assert_eq!(order, [Seat::C, Seat::A, Seat::B, Seat::D]);
}

#[test]
fn who_plays_ranks_before_who_left_then_the_eliminated_then_the_excluded() {
    let lines = "seat A rosso out1 player 1 points 12\nseat B blu playing player 2 points 3\nseat C nero withdrawn player 3 points 5\n\
                 seat D verde excluded player 4 points 15\nseat E giallo neutral\nland B asia 3\nland C africa 3\nland D britannia 3\nland E * 1\n";
    assert_eq!(places(lines), "1B 2C 3A 4D");
}

#[test]
fn under_the_box_rules_ties_stand() {
    let setup = setup("spqr-box", 4);
    let text = format!("turn D lap 9 over target\n{}{LAND}", seats([7; 4], [0; 4]));
    let state = Spqr::read_position(&setup, &text).expect("a position").state(&setup).expect("possible");
    assert!(scores(&setup, &state).iter().all(|score| score.place == 1));
}
