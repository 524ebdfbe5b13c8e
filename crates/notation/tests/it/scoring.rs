//! Table points and the order at the table (G7.10–G7.12), line by line: a final position, the places.

use notation::read_position;
use regulation::Library;
use rules::{Setup, scores};

fn places(regulation: &str, players: usize, position: &str) -> String {
    let regulation = Library::embedded().get(regulation).expect("an embedded regulation");
    let setup = Setup::new(regulation.risiko().expect("RisiKo!"), players, 0).expect("allowed");
    let position = read_position(&setup, position).unwrap_or_else(|fault| panic!("{fault:?}"));
    let state = position.state(&setup).unwrap_or_else(|broken| panic!("{broken}"));
    let line = |s: &rules::Score| format!("{} {} {}+{}", s.place, s.seat, s.points.0, s.outside.0);
    scores(&setup, &state).iter().map(line).collect::<Vec<_>>().join(", ")
}

/// Objective 1 has Alaska 3, Brasile 4 and Congo 3 but not Cina 7 nor Giappone 2; objective 9 the other way round.
const TIED: &str = "turn A lap 14 over closing
seat A giallo playing objective 1
seat B rosso playing objective 5
seat C verde playing objective 9
seat D nero out1 objective 4
land A alaska 1 giappone 1
land C india 1 quebec 1
land B siberia 1
land neutral * 1";

#[test]
fn case_18_ties_are_broken_by_the_points_outside_then_by_the_order() {
    // Alaska (3) is inside objective 1 and Giappone (2) outside it; India (3) inside 9 and Québec (3) outside it.
    assert_eq!(places("challenge-2017", 4, TIED), "1 C 3+3, 2 A 3+2, 3 B 0+5, 4 D 0+0");
    let equal = TIED.replace("quebec 1", "argentina 1");
    assert_eq!(places("challenge-2017", 4, &equal), "1 C 3+2, 2 A 3+2, 3 B 0+5, 4 D 0+0");
    assert_eq!(places("raduno", 4, &equal), "1 C 3+2, 2 A 3+2, 3 B 0+5, 4 D 0+0");
    assert_eq!(places("genova-53", 4, &equal), "1 C 3+2, 2 A 3+2, 3 B 0+5, 4 D 0+0");
    assert_eq!(places("lariana", 4, &equal), "1 A 3+2, 1 C 3+2, 3 B 0+5, 4 D 0+0");
    assert_eq!(places("firk", 4, &equal), "1 A 3+2, 1 C 3+2, 3 B 0+5, 4 D 0+0");
}

#[test]
fn g7_11_genova_breaks_ties_for_the_winner_alone() {
    let position = "turn A lap 14 over closing
seat A giallo playing objective 1
seat B rosso playing objective 5
seat C verde playing objective 9
seat D nero playing objective 4
land A giappone 1
land B siberia 1
land C argentina 1
land D peru 1 africa_del_nord 1
land neutral * 1";
    assert_eq!(places("genova-53", 4, position), "1 D 6+3, 2 B 0+5, 2 C 0+2, 2 A 0+2");
    assert_eq!(places("challenge-2017", 4, position), "1 D 6+3, 2 B 0+5, 3 C 0+2, 4 A 0+2");
}

#[test]
fn g7_10_the_objective_is_worth_the_deck() {
    let reached = TIED.replace("over closing", "over objective");
    assert_eq!(places("challenge-2017", 4, &reached), "1 A 86+2, 2 C 3+3, 3 B 0+5, 4 D 0+0");
    assert_eq!(places("firk", 4, &reached), "1 A 100+2, 2 C 3+3, 3 B 0+5, 4 D 0+0");
}

#[test]
fn g7_12_the_eliminated_rank_behind_the_first_out_last_and_the_excluded_behind_them() {
    let position = "turn A lap 14 over closing
seat A giallo playing objective 1
seat B rosso out2 objective 5
seat C verde out1 objective 9
seat D nero excluded objective 4
land A giappone 1
land neutral * 1";
    assert_eq!(places("challenge-2017", 4, position), "1 A 0+2, 2 B 0+0, 3 C 0+0, 4 D 0+0");
}

#[test]
fn c24_a_withdrawn_player_ranks_by_the_territories_left() {
    let position = TIED.replace("seat C verde playing", "seat C verde withdrawn");
    assert_eq!(places("challenge-2017", 4, &position), "1 C 3+3, 2 A 3+2, 3 B 0+5, 4 D 0+0");
}

#[test]
fn the_family_game_counts_all_territories_and_then_armies() {
    let position = "turn A lap 14 over time
seat A giallo playing objective 1
seat B rosso playing objective 5
seat C verde playing objective 9
land A giappone 1 argentina 3
land B alaska 1
land C india 1 quebec 3
land A australia_orientale 2
land B madagascar 1 * 1";
    assert_eq!(places("classico", 3, position), "1 B 152+0, 2 A 6+0, 3 C 6+0");
}

#[test]
fn g7_12_an_eliminated_ghost_has_no_place() {
    let position = "turn B lap 14 over closing
seat A - out2
seat B giallo playing objective 1
seat C rosso out1 objective 2
seat D verde playing objective 3
land B alaska 1 giappone 1
land D * 1";
    assert_eq!(places("genova-53", 3, position), "1 D 86+73, 2 B 3+2, 3 C 0+0");
}
