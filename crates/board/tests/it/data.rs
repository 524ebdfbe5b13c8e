//! The embedded data says what the catalogue says (G1).

use board::{Arm, Board, BoardFault, Deck, DeckFault, Goal, ObjectiveDeck, TerritorySet};

/// F.I.RK. Tab. D, typed in from the regulation, not from the data.
const TAB_D: &str = "alaska 3 alberta 4 america_centrale 3 groenlandia 4 ontario 6 quebec 3 \
    stati_uniti_occidentali 4 stati_uniti_orientali 4 territori_del_nord_ovest 4 \
    afghanistan 4 cina 7 cita 4 giappone 2 india 3 jacuzia 3 kamchatka 5 medio_oriente 6 mongolia 5 siam 3 siberia 5 urali 4 \
    australia_occidentale 3 australia_orientale 2 indonesia 3 nuova_guinea 3 \
    argentina 2 brasile 4 peru 3 venezuela 3 \
    europa_meridionale 6 europa_occidentale 4 europa_settentrionale 5 gran_bretagna 4 islanda 3 scandinavia 4 ucraina 6 \
    africa_del_nord 6 africa_del_sud 3 africa_orientale 5 congo 3 egitto 4 madagascar 2";

fn risiko() -> Board {
    Board::named("risiko42").expect("embedded")
}

#[test]
fn g1_1_42_territories_6_continents_82_borders() {
    let board = risiko();
    assert_eq!(board.all().len(), 42);
    assert_eq!(board.continents().len(), 6);
    let degrees: usize = board.all().iter().map(|t| board.neighbours(t).len()).sum();
    assert_eq!(degrees, 2 * 82);
    for a in board.all() {
        assert!(board.neighbours(a).iter().all(|b| board.borders(b, a)), "borders go both ways");
    }
    let continents = board.continents().fold(TerritorySet::EMPTY, |all, c| all | board.continent(c));
    assert_eq!(continents, board.all());
    let sizes: Vec<_> = board.continents().map(|c| (board.continent_id(c), board.continent(c).len())).collect();
    let expected = [("nordamerica", 9), ("sudamerica", 4), ("europa", 7), ("africa", 6), ("asia", 12), ("oceania", 4)];
    assert_eq!(sizes, expected);
}

#[test]
fn g1_2_values_are_tab_d() {
    let board = risiko();
    let words: Vec<_> = TAB_D.split_whitespace().collect();
    assert_eq!(words.len(), 84);
    for pair in words.chunks(2) {
        let territory = board.find(pair[0]).unwrap_or_else(|| panic!("{} is on the board", pair[0]));
        assert_eq!(board.value(territory).to_string(), pair[1], "{}", pair[0]);
    }
    assert_eq!(board.worth(board.all()), 164);
}

#[test]
fn g1_3_borders_that_are_disputed() {
    let board = risiko();
    let borders = |a, b| board.borders(board.find(a).unwrap(), board.find(b).unwrap());
    assert!(borders("alaska", "kamchatka"));
    assert!(borders("medio_oriente", "egitto"));
    assert!(!borders("medio_oriente", "africa_orientale"));
    assert!(!borders("medio_oriente", "australia_occidentale"));
}

#[test]
fn g1_4_fourteen_of_each_arm_and_two_jolly() {
    let board = risiko();
    let deck = Deck::named("risiko42", &board).expect("embedded");
    assert_eq!(Arm::ALL.map(|arm| deck.arm(arm).len()), [14, 14, 14]);
    assert_eq!(deck.jolly().len(), 2);
    assert_eq!(deck.all().len(), 44);
}

#[test]
fn g1_5_sixteen_objectives_worth_86() {
    let board = risiko();
    let deck = ObjectiveDeck::named("torneo-16", &board).expect("embedded");
    assert_eq!(deck.all().len(), 16);
    for objective in deck.all().iter() {
        let Goal::Territories(territories) = deck.goal(objective) else { panic!("a set of territories") };
        assert_eq!(board.worth(territories), 86, "{}", deck.name(objective));
    }
}

#[test]
fn the_family_game_has_14_missions() {
    let deck = ObjectiveDeck::named("classico-14", &risiko()).expect("embedded");
    assert_eq!(deck.all().len(), 14);
}

#[test]
fn a_board_that_is_none_is_refused() {
    let board = |borders: &str, value: u8| {
        Board::read(&format!(
            "id = 'x'\nborder = [{borders}]\n[[continent]]\nid = 'c'\nname = 'C'\n\
             [[territory]]\nid = 'a'\nname = 'A'\ncode = 'A'\ncontinent = 'c'\nvalue = {value}\n\
             [[territory]]\nid = 'b'\nname = 'B'\ncode = 'B'\ncontinent = 'c'\nvalue = 1\n"
        ))
    };
    assert!(board("{a='a',b='b'}", 1).is_ok());
    assert_eq!(board("{a='a',b='b'}", 2), Err(BoardFault::Value { id: "a".into(), value: 2, borders: 1 }));
    assert_eq!(board("{a='a',b='a'}", 1), Err(BoardFault::Itself("a".into())));
    assert!(matches!(board("{a='a',b='z'}", 1), Err(BoardFault::Unknown { .. })));
    assert!(matches!(board("{a='a',b='b'},{a='b',b='a'}", 1), Err(BoardFault::Twice(_))));
}

#[test]
fn a_deck_that_is_none_is_refused() {
    let board = risiko();
    assert_eq!(Deck::read("id='x'\njolly=3\n[arms]\n", &board), Err(DeckFault::Jolly(3)));
    assert_eq!(Deck::read("id='x'\njolly=2\n[arms]\n", &board), Err(DeckFault::Missing("afghanistan".into())));
    let one = |goal: &str| ObjectiveDeck::read(&format!("id='x'\nworth=86\n[[objective]]\nnumber=1\n{goal}\n"), &board);
    assert_eq!(one(""), Err(DeckFault::Goal(1)));
    assert_eq!(one("destroy='blu'"), Err(DeckFault::Goal(1)));
    assert_eq!(one("territories=['alaska']"), Err(DeckFault::Worth { number: 1, expected: 86, found: 3 }));
    assert_eq!(one("territories=['atlantide']"), Err(DeckFault::Unknown("atlantide".into())));
}
