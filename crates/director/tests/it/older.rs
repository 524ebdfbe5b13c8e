//! Tournaments that an earlier program opened: they go on, and are checked, as they began.

use director::points::TablePoints;
use director::scoring::Counted;
use director::tournament::{
    Command, EntrantId, Entry, Event, Facts, Log, Person, Presence, PresenceKeeping, Rules, SeatResult, TableResult,
    What,
};
use regulation::Library;

/// Thirteen people, one of them away in the first game, and the second game drawn; opened by an earlier program or by this one.
fn two_games(rules: &Rules, keeping: PresenceKeeping) -> Log {
    let mut log = Log::default();
    let facts = Facts { name: "Prova".to_owned(), ..Facts::default() };
    log.ask(rules, Command::Open { facts }, "", "").expect("it opens");
    let mut entries = log.entries().to_vec();
    if let What::Done { events, .. } = &mut entries[0].what
        && let Event::Opened { facts } = &mut events[0]
    {
        facts.presence = keeping;
    }
    let mut log = Log::new(entries);
    let mut ask = |command| log.ask(rules, command, "", "").map(|_| ()).expect("it is allowed");
    for number in 1..=13 {
        let person = Person { name: format!("P{number}"), ..Person::default() };
        ask(Command::Enter { entry: Entry { person, ..Entry::default() }, namesake: false });
    }
    ask(Command::CallRoll { players: vec![EntrantId(13)], presence: Presence::Away, round: None });
    ask(Command::Seat { tables: (0..3).map(|at| (at * 4 + 1..=at * 4 + 4).map(EntrantId).collect()).collect() });
    for table in 1..=3_u32 {
        let seat = |order: u8| {
            let points = TablePoints(40 - u16::from(order));
            let counted = Some(Counted { points, order, ..Counted::default() });
            SeatResult { entrant: EntrantId((table - 1) * 4 + u32::from(order)), counted }
        };
        let result = TableResult { seats: (1..=4).map(seat).collect(), objective: None };
        ask(Command::Report { table: table as usize, result });
    }
    ask(Command::Draw { seed: 1 });
    log
}

#[test]
fn presence_is_kept_as_it_was_when_the_tournament_began() {
    let challenge = Library::embedded().get("challenge-2017").expect("embedded");
    let rules = Rules::new(challenge, None).expect("a format");
    for (keeping, seated) in [(PresenceKeeping::Anew, true), (PresenceKeeping::PerRound, false)] {
        let log = two_games(&rules, keeping);
        let second = &log.tournament().rounds[1];
        assert_eq!(second.table_of(EntrantId(13)).is_some(), seated, "{keeping:?}");
        assert!(rules.recheck(log.entries()).is_empty(), "{keeping:?}");
    }
}
