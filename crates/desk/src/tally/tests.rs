use super::{EntryFault, Holding, MapScoring, RomeHolding, SeatEntry, TableEntry, read_back};
use ::referee::sanction::Game;
use ::regulation::{Library, Regulation};
use director::scoring::{BOARD_WORTH, OBJECTIVE_WORTH, Separation};
use director::tournament::{EntrantId, Rules, TableResult, Tournament};

fn regulation(id: &str) -> Regulation {
    Library::embedded().get(id).expect("it is embedded")
}

/// A table of four on the map: the first two objectives and so on, territories dealt one by one.
fn dealt(scoring: &MapScoring) -> TableEntry {
    let board = scoring.board();
    let all: Vec<String> = board.all().iter().map(|one| board.territory_id(one).to_owned()).collect();
    let seat = |number: u32| SeatEntry {
        entrant: EntrantId(number),
        order: None,
        eliminated: None,
        holding: Holding::Map {
            objective: Some(number as usize),
            territories: all.iter().skip(number as usize - 1).step_by(4).cloned().collect(),
        },
    };
    TableEntry { seats: (1..=4).map(seat).collect(), ..TableEntry::default() }
}

fn territories(entry: &mut TableEntry, seat: usize) -> &mut Vec<String> {
    match &mut entry.seats[seat].holding {
        Holding::Map { territories, .. } => territories,
        other => panic!("{other:?} is no map"),
    }
}

fn sums(result: &TableResult) -> u32 {
    let counted = result.seats.iter().filter_map(|seat| seat.counted);
    counted.map(|counted| u32::from(counted.points.0) + u32::from(counted.outside)).sum()
}

#[test]
fn a_whole_map_is_worth_the_board() {
    let regulation = regulation("challenge-2017");
    let scoring = MapScoring::new(&regulation).expect("a map");
    let result = dealt(&scoring).result(&regulation).expect("a result");
    assert_eq!(sums(&result), BOARD_WORTH);
    let orders: Vec<_> = result.seats.iter().filter_map(|seat| seat.counted).map(|counted| counted.order).collect();
    assert_eq!((orders, result.objective), (vec![1, 2, 3, 4], None));
    assert!(scoring.objectives().iter().all(|card| !card.name.is_empty()));
    assert_eq!(scoring.objectives().len(), 16);
}

#[test]
fn who_holds_the_whole_objective_has_completed_it() {
    let regulation = regulation("challenge-2017");
    let scoring = MapScoring::new(&regulation).expect("a map");
    let mut entry = dealt(&scoring);
    let wanted = scoring.objectives()[2].territories.clone();
    for seat in 0..4 {
        territories(&mut entry, seat).retain(|id| !wanted.contains(id));
    }
    territories(&mut entry, 2).extend(wanted);
    let result = entry.result(&regulation).expect("a result");
    assert_eq!(result.objective, Some(EntrantId(3)));
    assert_eq!(result.seats[2].counted.map(|counted| counted.points.0), Some(OBJECTIVE_WORTH));
}

#[test]
fn a_map_has_one_owner_for_each_territory() {
    let regulation = regulation("challenge-2017");
    let scoring = MapScoring::new(&regulation).expect("a map");
    let mut entry = dealt(&scoring);
    let first = territories(&mut entry, 0).remove(0);
    assert_eq!(entry.result(&regulation), Err(EntryFault::Unowned(1)));
    entry.neutral.push(first.clone());
    let worth = u32::from(scoring.board().value(scoring.board().find(&first).expect("a territory")));
    assert_eq!(entry.result(&regulation).map(|result| sums(&result)), Ok(BOARD_WORTH - worth));
    territories(&mut entry, 1).push(first.clone());
    let name = scoring.board().territory_name(scoring.board().find(&first).expect("a territory")).to_owned();
    assert_eq!(entry.result(&regulation), Err(EntryFault::TwoOwners(name)));
    entry.neutral = vec!["atlantide".to_owned()];
    assert_eq!(entry.result(&regulation), Err(EntryFault::UnknownTerritory("atlantide".to_owned())));
}

#[test]
fn one_player_without_territories_is_out_and_two_are_asked_about() {
    let regulation = regulation("challenge-2017");
    let mut entry = dealt(&MapScoring::new(&regulation).expect("a map"));
    let gone = std::mem::take(territories(&mut entry, 3));
    territories(&mut entry, 0).extend(gone);
    let result = entry.result(&regulation).expect("a result");
    assert_eq!(result.seats[3].counted.map(|counted| (counted.points.0, counted.eliminated)), Some((0, Some(1))));
    let gone = std::mem::take(territories(&mut entry, 1));
    territories(&mut entry, 0).extend(gone);
    let silent = vec![EntrantId(2), EntrantId(4)];
    assert_eq!(entry.result(&regulation), Err(EntryFault::EliminationOrder(silent)));
    entry.seats[1].eliminated = Some(1);
    let result = entry.result(&regulation).expect("a result");
    assert_eq!(result.seats[3].counted.and_then(|counted| counted.eliminated), Some(2));
}

#[test]
fn points_need_an_objective() {
    let regulation = regulation("challenge-2017");
    let mut entry = dealt(&MapScoring::new(&regulation).expect("a map"));
    if let Holding::Map { objective, .. } = &mut entry.seats[1].holding {
        *objective = Some(17);
    }
    assert_eq!(entry.result(&regulation), Err(EntryFault::NoObjective(EntrantId(2))));
}

#[test]
fn who_has_nothing_filled_in_did_not_play_and_leaves_no_gap_in_the_order() {
    let regulation = regulation("genova-53");
    let points = |inside| Holding::Points { inside, outside: 3 };
    let seat = |number: u32, holding| SeatEntry { entrant: EntrantId(number), order: None, eliminated: None, holding };
    let seats = vec![seat(1, points(40)), seat(2, Holding::Nothing), seat(3, points(30)), seat(4, points(20))];
    let result = TableEntry { seats, ..TableEntry::default() }.result(&regulation).expect("a result");
    let orders: Vec<_> = result.seats.iter().map(|seat| seat.counted.map(|counted| counted.order)).collect();
    assert_eq!(orders, [Some(1), None, Some(2), Some(3)]);
}

#[test]
fn coefficients_of_rome_follow_from_what_is_held() {
    let regulation = regulation("spqr-rtu");
    let holding = RomeHolding {
        points: 18,
        centres: 2,
        supremacies: 1,
        safe_conducts: 1,
        provinces: 9,
        seas: 2,
        standards: 1,
        triremes: 2,
        legionaries: 7,
    };
    assert_eq!(holding.coefficients(&regulation), (2 * 5 + 5 + 3 + 9 + 2, 10 + 2 * 3 + 7));
}

#[test]
fn the_order_of_play_is_asked_for_where_it_decides() {
    let regulation = regulation("raduno");
    let rules = Rules::new(regulation.clone(), None).expect("a format");
    let read = |points: [(u16, u16); 4]| {
        let seat = |(number, (inside, outside))| SeatEntry {
            entrant: EntrantId(number),
            order: None,
            eliminated: None,
            holding: Holding::Points { inside, outside },
        };
        let seats = (1..).zip(points).map(seat).collect();
        let result = TableEntry { seats, ..TableEntry::default() }.result(&regulation).expect("a result");
        read_back(&rules, &Tournament::default(), Game { round: 1, table: 1 }, &result)
    };
    let clear = read([(40, 1), (30, 2), (30, 3), (20, 4)]);
    assert_eq!((clear.order_matters.len(), clear.lines[2].behind), (0, Some(Separation::Outside)));
    let tied = read([(40, 1), (30, 3), (30, 3), (20, 4)]);
    let mut asked = tied.order_matters.clone();
    asked.sort();
    assert_eq!(asked, [EntrantId(2), EntrantId(3)]);
    assert_eq!(tied.lines[1].entrant, EntrantId(3), "who plays later ranks ahead");
}
