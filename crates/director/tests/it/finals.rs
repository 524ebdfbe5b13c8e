//! Who is in the finals, with whom, and instead of whom: CASES 21 and 22, T2.1 to T2.7, T2.10.
//!
//! The games before are made so that entrant 1 is first of the standings, 2 second, and so on.

use director::points::TablePoints;
use director::scoring::Counted;
use director::tournament::{
    Command, EntrantId, Entry, Facts, Log, Next, Origin, Person, Refusal, Rules, SeatResult, TableResult,
};
use regulation::{Library, Regulation};
use std::collections::BTreeSet;

fn regulation(id: &str) -> Regulation {
    Library::embedded().get(id).expect("embedded")
}

struct Hall {
    rules: Rules,
    log: Log,
}

impl Hall {
    fn new(regulation: &Regulation, format: &str, people: u32) -> Self {
        let rules = Rules::new(regulation.clone(), Some(format)).expect("a format");
        let mut hall = Self { rules, log: Log::default() };
        hall.ask(Command::Open { facts: Facts { name: "Prova".to_owned(), ..Facts::default() } });
        for number in 1..=people {
            let person = Person { name: format!("P{number}"), ..Person::default() };
            hall.ask(Command::Enter { entry: Entry { person, ..Entry::default() }, namesake: false });
        }
        hall
    }

    fn ask(&mut self, command: Command) {
        self.try_ask(command).unwrap_or_else(|refusal| panic!("{refusal}"));
    }

    fn try_ask(&mut self, command: Command) -> Result<(), Refusal> {
        self.log.ask(&self.rules, command, "", "").map(|_| ())
    }

    /// A round in which these win, with so many points; the others have nothing.
    fn round(&mut self, people: u32, winners: &[(u32, u16)]) {
        let (winners, points): (Vec<u32>, Vec<u16>) = winners.iter().copied().unzip();
        let mut others = (1..=people).filter(|id| !winners.contains(id)).map(EntrantId);
        let tables: Vec<Vec<_>> =
            winners.iter().map(|&id| std::iter::once(EntrantId(id)).chain(others.by_ref().take(3)).collect()).collect();
        self.ask(Command::Seat { tables: tables.clone() });
        for (at, seats) in tables.iter().enumerate() {
            let points: Vec<_> = std::iter::once(points[at]).chain([0; 3]).collect();
            self.report(at + 1, seats, &points);
        }
    }

    fn report(&mut self, table: usize, seats: &[EntrantId], points: &[u16]) {
        let seat = |((&entrant, &points), order): ((&EntrantId, &u16), u8)| SeatResult {
            entrant,
            counted: Some(Counted { points: TablePoints(points), order, ..Counted::default() }),
        };
        let seats = seats.iter().zip(points).zip(1..).map(seat).collect();
        self.ask(Command::Report { table, result: TableResult { seats, objective: None } });
    }

    /// Two games after which the standings are 1, 2, 3 …; the first so many have won both.
    fn qualify(&mut self, people: u32, both: u32) {
        self.play_two(people, both);
        let order: Vec<_> = self.rules.standings(self.log.tournament()).iter().map(|line| line.who.number()).collect();
        assert_eq!(order[..34.min(order.len() / 2)], (1..=people).collect::<Vec<_>>()[..34.min(order.len() / 2)]);
    }

    fn play_two(&mut self, people: u32, both: u32) {
        let tables = people / 4;
        let first = (1..=tables).zip((0..=85).rev());
        self.round(people, &first.collect::<Vec<_>>());
        let again = (1..=both).zip((0..=80).rev());
        let second = (tables + 1..=2 * tables - both).zip((0..=85 - tables as u16).rev());
        self.round(people, &again.chain(second).collect::<Vec<_>>());
    }

    fn tables(&self) -> Vec<BTreeSet<u32>> {
        let last = self.log.tournament().rounds.last().expect("a round");
        last.tables.iter().map(|table| table.seats.iter().map(|id| id.0).collect()).collect()
    }

    fn ranking(&self) -> Vec<u32> {
        let ranking = self.rules.ranking(self.log.tournament());
        ranking.iter().filter_map(|ranked| ranked.who.entrant()).map(|id| id.0).collect()
    }

    fn waiting(&self) -> Vec<u32> {
        let last = self.log.tournament().rounds.last().expect("a round");
        last.waiting.iter().map(|waiting| waiting.entrant.0).collect()
    }

    fn draw(&mut self) {
        self.ask(Command::Draw { seed: 5 });
    }

    /// Plays the last round so that each table ends in the order of these people, then of the others by number.
    fn play(&mut self, ahead: &[u32]) {
        let tables = self.log.tournament().rounds.last().expect("a round").tables.clone();
        for table in tables {
            let mut seats = table.seats;
            seats.sort_by_key(|id| (ahead.iter().position(|one| *one == id.0).unwrap_or(usize::MAX), id.0));
            let points: Vec<_> = (0..seats.len() as u16).map(|at| 60 - 15 * at).collect();
            self.report(table.number, &seats, &points);
        }
    }
}

/// Every table has one of each band.
fn banded(tables: &[BTreeSet<u32>], bands: &[&[u32]]) {
    for (table, band) in tables.iter().flat_map(|table| bands.iter().map(move |band| (table, band))) {
        assert_eq!(band.iter().filter(|id| table.contains(id)).count(), 1, "{band:?} in {table:?}");
    }
}

/// T3.6: a draw is explained by what was known as it was made, whatever has happened since.
#[test]
fn a_draw_is_explained_from_the_order_it_was_made_by() {
    let regulation = regulation("raduno");
    let mut hall = Hall::new(&regulation, "raduno", 132);
    hall.qualify(132, 0);
    hall.draw();
    hall.play(&(29..=34).rev().collect::<Vec<_>>());
    hall.draw();
    hall.ask(Command::Withdraw { entrant: EntrantId(3) });
    for round in [2, 3] {
        let played = &hall.log.tournament().rounds[round];
        let (Origin::Draw { minimised, .. }, seats) = (&played.origin, &played.tables[0].seats) else {
            panic!("drawn")
        };
        let before = hall.log.before_round(round);
        let (_, drawn) = hall.rules.drawing(&before, played, seats[0]).expect("a drawing");
        assert_eq!(drawn.penalties, minimised.penalties, "round {}", round + 1);
    }
}

#[test]
fn the_lone_leader_with_two_wins_goes_straight_to_the_final() {
    let regulation = regulation("challenge-2017");
    let mut hall = Hall::new(&regulation, "challenge", 60);
    hall.qualify(60, 1);
    hall.draw();
    assert_eq!(hall.waiting(), [1]);
    assert_eq!(hall.tables().len(), 3);
    banded(&hall.tables(), &[&[2, 3, 4], &[5, 6, 7], &[8, 9, 10], &[11, 12, 13]]);
    hall.play(&[2, 3, 4]);
    hall.draw();
    assert_eq!(hall.tables(), [BTreeSet::from([1, 2, 3, 4])]);
}

#[test]
fn nobody_leads_alone_and_there_are_four_semifinals() {
    let regulation = regulation("challenge-2017");
    let mut hall = Hall::new(&regulation, "challenge", 60);
    hall.qualify(60, 0);
    hall.draw();
    assert!(hall.waiting().is_empty());
    banded(&hall.tables(), &[&[1, 2, 3, 4], &[5, 6, 7, 8], &[9, 10, 11, 12], &[13, 14, 15, 16]]);
}

#[test]
fn two_parallel_finals_from_a_hundred_players() {
    let regulation = regulation("challenge-2017");
    let mut hall = Hall::new(&regulation, "challenge", 112);
    hall.qualify(112, 2);
    hall.draw();
    assert_eq!(hall.waiting(), [1, 2]);
    let tables = hall.tables();
    assert_eq!(tables.len(), 6);
    banded(&tables[..3], &[&[3, 5, 7], &[9, 11, 13], &[15, 17, 19], &[21, 23, 25]]);
    banded(&tables[3..], &[&[4, 6, 8], &[10, 12, 14], &[16, 18, 20], &[22, 24, 26]]);
    hall.play(&[3, 4, 5, 6, 7, 8]);
    hall.draw();
    assert_eq!(hall.tables(), [BTreeSet::from([1, 3, 5, 7]), BTreeSet::from([2, 4, 6, 8])]);
    // The winners are first and second by the standings, then the seconds, …
    hall.play(&[7, 8, 1, 2]);
    let ranking: Vec<_> =
        hall.rules.ranking(hall.log.tournament()).iter().take(8).map(|ranked| ranked.who.number()).collect();
    assert_eq!(ranking, [7, 8, 1, 2, 3, 4, 5, 6]);
    assert_eq!(hall.rules.next(hall.log.tournament()), Next::Nothing);
}

#[test]
fn two_parallel_finals_without_direct_finalists() {
    let regulation = regulation("challenge-2017");
    // Only the first has won both: then nobody goes straight to a final.
    for both in [0, 1] {
        let mut hall = Hall::new(&regulation, "challenge", 112);
        hall.qualify(112, both);
        hall.draw();
        assert!(hall.waiting().is_empty());
        let tables = hall.tables();
        assert_eq!(tables.len(), 8);
        banded(&tables[..4], &[&[1, 3, 5, 7], &[9, 11, 13, 15], &[17, 19, 21, 23], &[25, 27, 29, 31]]);
        banded(&tables[4..], &[&[2, 4, 6, 8], &[10, 12, 14, 16], &[18, 20, 22, 24], &[26, 28, 30, 32]]);
    }
}

/// T2.2: who renounces is left out first; then odd and even are counted.
#[test]
fn the_others_move_up_before_odd_and_even_are_counted() {
    let regulation = regulation("challenge-2017");
    let mut hall = Hall::new(&regulation, "challenge", 112);
    hall.qualify(112, 0);
    hall.ask(Command::Renounce { entrant: EntrantId(2), stage: "semifinal".to_owned() });
    hall.draw();
    banded(&hall.tables()[..4], &[&[1, 4, 6, 8], &[10, 12, 14, 16]]);
    banded(&hall.tables()[4..], &[&[3, 5, 7, 9], &[11, 13, 15, 17]]);
}

#[test]
fn a_raduno_has_quarter_finals_over_130() {
    let regulation = regulation("raduno");
    let mut hall = Hall::new(&regulation, "raduno", 128);
    hall.qualify(128, 1);
    hall.draw();
    assert_eq!(hall.tables().len(), 4);
    banded(&hall.tables(), &[&[1, 2, 3, 4], &[5, 6, 7, 8], &[9, 10, 11, 12], &[13, 14, 15, 16]]);

    let mut hall = Hall::new(&regulation, "raduno", 132);
    hall.qualify(132, 0);
    hall.draw();
    assert_eq!(hall.waiting(), (1..=10).collect::<Vec<_>>());
    let tables = hall.tables();
    assert_eq!(tables.len(), 6);
    let band = |from: u32| (from..from + 6).collect::<Vec<_>>();
    banded(&tables, &[&band(11), &band(17), &band(23), &band(29)]);
    // The last of each table wins: each is then far above the tenth, and still comes after it.
    hall.play(&band(29));
    let ranked = |hall: &Hall| hall.ranking().into_iter().take(16).collect::<Vec<_>>();
    let (first, then) = (ranked(&hall)[..10].to_vec(), ranked(&hall)[10..].iter().copied().collect::<BTreeSet<_>>());
    assert_eq!((first, then), ((1..=10).collect(), band(29).into_iter().collect()), "the first ten places stay");
    let before = ranked(&hall);
    hall.draw();
    assert_eq!(ranked(&hall), before, "until the semifinals are played");
    banded(&hall.tables(), &[&[1, 2, 3, 4], &[5, 6, 7, 8]]);
    let tables = hall.tables();
    assert!(tables.iter().all(|table| table.iter().filter(|id| **id >= 29 || [9, 10].contains(*id)).count() == 2));
}

/// CASES 22: seconds of the other semifinals were 9th, 3rd and 14th.
#[test]
fn who_takes_the_place_of_a_semifinal_winner() {
    let regulation = regulation("challenge-2017");
    let start = || {
        let mut hall = Hall::new(&regulation, "challenge", 60);
        hall.qualify(60, 0);
        let tables = [[1, 5, 10, 13], [2, 6, 9, 16], [4, 3, 11, 15], [8, 7, 12, 14]];
        let tables = tables.map(|table| table.map(EntrantId).to_vec()).to_vec();
        hall.ask(Command::Seat { tables });
        hall.play(&[13, 16, 15, 12, 5, 9, 3, 14]);
        hall
    };
    let renounce = |hall: &mut Hall, ids: &[u32]| {
        ids.iter().for_each(|&id| hall.ask(Command::Renounce { entrant: EntrantId(id), stage: "final".to_owned() }));
        hall.draw();
        hall.tables().remove(0)
    };
    assert_eq!(renounce(&mut start(), &[]), BTreeSet::from([13, 16, 15, 12]));
    assert_eq!(renounce(&mut start(), &[13]), BTreeSet::from([5, 16, 15, 12]), "the second of the same table");
    assert_eq!(renounce(&mut start(), &[13, 5]), BTreeSet::from([1, 16, 15, 12]), "then the third");
    assert_eq!(renounce(&mut start(), &[13, 5, 1, 10]), BTreeSet::from([3, 16, 15, 12]), "then the best second");
    assert_eq!(renounce(&mut start(), &[13, 5, 1, 10, 3]), BTreeSet::from([9, 16, 15, 12]), "and the next");
}

#[test]
fn a_direct_finalist_who_renounces() {
    let regulation = regulation("challenge-2017");
    let leave = |hall: &mut Hall| hall.ask(Command::Renounce { entrant: EntrantId(1), stage: "final".to_owned() });
    // Before the semifinals: four of them, without the leader.
    let mut hall = Hall::new(&regulation, "challenge", 60);
    hall.qualify(60, 1);
    leave(&mut hall);
    hall.draw();
    assert!(hall.waiting().is_empty());
    banded(&hall.tables(), &[&[2, 3, 4, 5], &[6, 7, 8, 9], &[10, 11, 12, 13], &[14, 15, 16, 17]]);
    // After them: the best second by the standings.
    let mut hall = Hall::new(&regulation, "challenge", 60);
    hall.qualify(60, 1);
    let tables = [[2, 5, 8, 11], [3, 6, 9, 12], [4, 7, 10, 13]].map(|table| table.map(EntrantId).to_vec()).to_vec();
    hall.ask(Command::Seat { tables });
    hall.play(&[11, 12, 13, 8, 6, 10]);
    leave(&mut hall);
    hall.draw();
    assert_eq!(hall.tables(), [BTreeSet::from([6, 11, 12, 13])]);
}

/// Genova: the first three in the final, the fourth to the seventh play for the fourth seat; who misses the final is
/// replaced by a beaten semifinalist, not by the eighth.
#[test]
fn genova_fills_its_final_from_the_semifinal() {
    let regulation = regulation("genova-53");
    let mut hall = Hall::new(&regulation, "campionato", 16);
    for _ in 0..5 {
        let tables: Vec<Vec<_>> =
            (0..4).map(|table| (1..=4).map(|seat| EntrantId(table * 4 + seat)).collect()).collect();
        hall.ask(Command::Seat { tables: tables.clone() });
        for (at, seats) in tables.iter().enumerate() {
            // No two winners have the same points, no two others the same distance.
            let (first, at) = (40 - 4 * at as u16, at as u16);
            hall.report(usize::from(at) + 1, seats, &[first, first - 1 - at, first - 5 - at, first - 9 - at]);
        }
    }
    let order: Vec<_> = hall.rules.standings(hall.log.tournament()).iter().map(|line| line.who.number()).collect();
    let (direct, semi) = (order[..3].to_vec(), order[3..7].to_vec());
    assert_eq!((direct.as_slice(), semi.as_slice()), ([1, 5, 9].as_slice(), [13, 2, 6, 10].as_slice()));
    hall.draw();
    assert_eq!(hall.waiting(), direct);
    assert_eq!(hall.tables(), [semi.iter().copied().collect()]);
    hall.play(&[semi[3], semi[2]]);
    hall.ask(Command::Renounce { entrant: EntrantId(direct[1]), stage: "final".to_owned() });
    hall.draw();
    assert_eq!(hall.tables(), [BTreeSet::from([direct[0], direct[2], semi[3], semi[2]])]);
}

/// T2.10: never two finalists from one table; one direct and three semifinals, or two and two.
#[test]
fn spqr_semifinals() {
    let regulation = regulation("spqr-rtu");
    for (format, direct, semifinals) in [("tre-semifinali", 1, 3), ("due-semifinali", 2, 2)] {
        let mut hall = Hall::new(&regulation, format, 40);
        hall.play_two(40, 0);
        let order: Vec<_> = hall.rules.standings(hall.log.tournament()).iter().map(|line| line.who.number()).collect();
        hall.draw();
        assert_eq!(hall.waiting(), order[..direct]);
        let band = |at: usize| &order[direct + at * semifinals..direct + (at + 1) * semifinals];
        banded(&hall.tables(), &[band(0), band(1), band(2), band(3)]);
        assert_eq!(hall.tables().len(), semifinals);
    }
}

/// With too few for the semifinals the first four play the final; thirteen are enough with a direct finalist.
#[test]
fn small_numbers() {
    let regulation = regulation("challenge-2017");
    for (people, both, stages) in [(12, 0, 1), (16, 0, 4), (12, 1, 1), (16, 1, 3)] {
        let mut hall = Hall::new(&regulation, "challenge", people);
        hall.play_two(people, both);
        while let Err(Refusal::TieMatters { tied, .. }) = hall.try_ask(Command::Draw { seed: 5 }) {
            hall.ask(Command::CastDice {
                rolls: tied
                    .iter()
                    .zip(1..)
                    .map(|(id, face)| (id.0, vec![(face - 1) % 6 + 1, (face - 1) / 6 + 1]))
                    .collect(),
            });
        }
        assert_eq!(hall.tables().len(), stages, "{people} people, {both} with two wins");
    }
}
