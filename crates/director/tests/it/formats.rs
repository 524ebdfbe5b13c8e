//! Who sits where in the stages of every format, line by line: `golden/tournament/formats.txt`.
//!
//! A line names its rule, a regulation, a format, how many enter and, behind a colon, what happens; below it stand the tables
//! that come out. `UPDATE_GOLDEN=1` writes them anew.

use director::points::TablePoints;
use director::scoring::Counted;
use director::tournament::{
    Command, EntrantId, Entry, Facts, Log, Minimised, Person, Presence, Refusal, Rules, SeatResult, TableResult,
};
use regulation::Library;
use std::fmt::Write as _;

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../golden/tournament/formats.txt");

/// The rules of which this file has a line.
const RULES: [&str; 16] = [
    "T2.1", "T2.2", "T2.3", "T2.4", "T2.5", "T2.6", "T2.7", "T2.8", "T2.9", "T2.10", "T3.1", "T3.2", "T3.3", "T3.4",
    "T3.5", "T3.6",
];

#[test]
fn every_line_comes_out_as_written() {
    let golden = golden::read(PATH);
    let mut found = String::new();
    for line in golden.lines().filter(|line| !line.starts_with("  ")) {
        let _ = writeln!(found, "{line}");
        if !line.is_empty() && !line.starts_with('#') {
            found.push_str(&check(line));
        }
    }
    golden::compare(PATH, &found);
    let named = |rule: &&str| golden.lines().any(|line| line.split(' ').next() == Some(rule));
    assert_eq!(
        RULES.iter().filter(|rule| !named(rule)).collect::<Vec<_>>(),
        Vec::<&&str>::new(),
        "every rule has a line"
    );
}

/// What a line comes to.
fn check(line: &str) -> String {
    let (head, steps) = line.split_once(": ").expect("a colon");
    let words: Vec<_> = head.split(' ').collect();
    let &[_, regulation, format, people, ref options @ ..] = words.as_slice() else {
        panic!("a rule, a regulation, a format, a number: {line}")
    };
    let regulation = Library::embedded().get(regulation).expect("embedded");
    let rules = Rules::new(regulation.clone(), Some(format)).expect("a format");
    let option = |key: &str| options.iter().find_map(|option| option.strip_prefix(key)).and_then(|n| n.parse().ok());
    let people = people.parse().expect("a number");
    let mut hall = Hall { rules: &rules, log: Log::default(), people, told: String::new() };
    hall.open(option("clubs=").unwrap_or(0));
    for step in steps.split("; ") {
        hall.step(step);
    }
    hall.told
}

struct Hall<'r> {
    rules: &'r Rules,
    log: Log,
    people: u32,
    told: String,
}

impl Hall<'_> {
    /// Everybody enters; with so many clubs, in turn of each, the first of them at home.
    fn open(&mut self, clubs: u32) {
        let host = (clubs > 0).then(|| "K0".to_owned());
        self.ask(Command::Open { facts: Facts { name: "Prova".to_owned(), host, ..Facts::default() } });
        for number in 1..=self.people {
            let club = (clubs > 0).then(|| format!("K{}", number % clubs));
            let person = Person { name: format!("P{number}"), club, ..Person::default() };
            self.ask(Command::Enter { entry: Entry { person, ..Entry::default() }, namesake: false });
        }
    }

    fn ask(&mut self, command: Command) {
        let shows = matches!(command, Command::Draw { .. } | Command::Redraw { .. } | Command::Swap { .. });
        match self.log.ask(self.rules, command, "", "") {
            Ok(_) if shows => self.show(),
            Ok(_) => {}
            Err(Refusal::TieMatters { tied, from, .. }) => {
                let _ = writeln!(self.told, "  dice from place {from}: {}", ids(&tied));
            }
            Err(refusal) => _ = writeln!(self.told, "  refused {}: {refusal}", refusal.rule()),
        }
    }

    /// One step: `both 2` plays two games after which the standings are 1, 2, 3 … and so many have won both, `both 0 same 4` with
    /// the fourth as good as the third; `games 5` plays so
    /// many in which nothing changes; `draw`, `play 3,4` with these ahead at their tables, `gone 1,2`, `came 9`, `swap 1,9`, `here 9`,
    /// `renounce 1 final`, `withdraw 1`, `dice 3=6,4=1`, `ranking 8`.
    fn step(&mut self, step: &str) {
        let words: Vec<_> = step.split(' ').collect();
        let number = |at: usize| words[at].parse::<u32>().expect("a number");
        let list =
            |at: usize| words[at].split(',').map(|id| EntrantId(id.parse().expect("a number"))).collect::<Vec<_>>();
        match words[0] {
            "both" => self.two_games(number(1), words.get(3).map(|_| number(3))),
            "games" => (0..number(1)).for_each(|_| self.game()),
            "here" => self.ask(Command::CallRoll {
                players: (1..=number(1)).map(EntrantId).collect(),
                presence: Presence::Here,
                round: None,
            }),
            "draw" => self.ask(Command::Draw { seed: 5 }),
            "play" => self.play(&words.get(1).map(|_| list(1)).unwrap_or_default()),
            "gone" => self.ask(Command::Redraw { seed: 5, gone: list(1), came: Vec::new() }),
            "came" => self.ask(Command::Redraw { seed: 5, gone: Vec::new(), came: list(1) }),
            "swap" => self.ask(Command::Swap { one: list(1)[0], other: list(1)[1] }),
            "renounce" => {
                self.ask(Command::Renounce { entrant: EntrantId(number(1)), stage: words[2].to_owned() });
            }
            "withdraw" => self.ask(Command::Withdraw { entrant: EntrantId(number(1)) }),
            "dice" => self.ask(Command::CastDice { rolls: words[1].split(',').map(roll).collect() }),
            "ranking" => {
                let ranked = self.rules.ranking(self.log.tournament());
                let told: Vec<_> =
                    ranked.iter().take(number(1) as usize).map(|one| one.who.number().to_string()).collect();
                let _ = writeln!(self.told, "  ranking: {}", told.join(" "));
            }
            other => panic!("no such step: {other}"),
        }
    }

    /// Two games: in the first the first quarter win, in the second so many of them again, then those behind them.
    /// Who is named has the same as the one before.
    fn two_games(&mut self, both: u32, same: Option<u32>) {
        let tables = self.people / 4;
        let points = |id: u32| 86 - id as u16 + u16::from(same == Some(id));
        let first: Vec<_> = (1..=tables).map(|id| (id, points(id))).collect();
        let again = (1..=both).zip((0..=80).rev());
        let second = (tables + 1..=2 * tables - both).zip((0..=85 - tables as u16).rev());
        let second: Vec<_> = again.chain(second).collect();
        [first, second].iter().for_each(|winners| self.won(winners));
    }

    /// A round in which these win, with so many points; the others have nothing.
    fn won(&mut self, winners: &[(u32, u16)]) {
        let mut others = (1..=self.people).filter(|id| !winners.iter().any(|(one, _)| one == id)).map(EntrantId);
        let seats = |&(id, _): &(u32, u16)| std::iter::once(EntrantId(id)).chain(others.by_ref().take(3)).collect();
        let tables: Vec<Vec<_>> = winners.iter().map(seats).collect();
        self.ask(Command::Seat { tables: tables.clone() });
        for (at, (seats, &(_, points))) in tables.iter().zip(winners).enumerate() {
            let points: Vec<_> = [points].into_iter().chain([0; 3]).collect();
            self.report(at + 1, seats, &points);
        }
    }

    /// A round of tables of four or five as the standings would have it, everybody a little behind who has a lower number.
    fn game(&mut self) {
        let tables = if self.people.is_multiple_of(4) { self.people / 4 } else { self.people.div_ceil(5) };
        let of =
            |table: u32| (1..=self.people).filter(|id| (id - 1) % tables == table).map(EntrantId).collect::<Vec<_>>();
        let seated: Vec<_> = (0..tables).map(of).collect();
        self.ask(Command::Seat { tables: seated.clone() });
        for (at, seats) in seated.iter().enumerate() {
            let first = 40 - 2 * at as u16;
            let behind = |place: u16| if place == 0 { 0 } else { 4 * place + at as u16 };
            let points: Vec<_> = (0..seats.len() as u16).map(|place| first - behind(place)).collect();
            self.report(at + 1, seats, &points);
        }
    }

    /// Plays the last round so that each table ends in the order of these people, then of the others by number.
    fn play(&mut self, ahead: &[EntrantId]) {
        let tables = self.log.tournament().rounds.last().expect("a round").tables.clone();
        for table in tables {
            let mut seats = table.seats;
            seats.sort_by_key(|id| (ahead.iter().position(|one| one == id).unwrap_or(usize::MAX), id.0));
            let points: Vec<_> = (0..seats.len() as u16).map(|at| 60 - 15 * at).collect();
            self.report(table.number, &seats, &points);
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

    /// The tables of the last round, who waits for a later one, and what the draw could not avoid.
    fn show(&mut self) {
        let last = self.log.tournament().rounds.last().expect("a round");
        let stage = self.rules.stage(last.stage).map(|stage| stage.id.clone()).unwrap_or_default();
        let tables: Vec<_> = last.tables.iter().map(|table| ids(&table.seats)).collect();
        let waiting: Vec<_> = last.waiting.iter().map(|one| one.entrant).collect();
        let waiting = if waiting.is_empty() { String::new() } else { format!("; waiting {}", ids(&waiting)) };
        let drawn = last.origin.minimised().map(left).unwrap_or_default();
        let _ = writeln!(self.told, "  {stage}: {}{waiting}{drawn}", tables.join(" | "));
    }
}

fn ids(people: &[EntrantId]) -> String {
    people.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn roll(text: &str) -> (u32, Vec<u8>) {
    let (who, face) = text.split_once('=').expect("a roll");
    (who.parse().expect("a number"), vec![face.parse().expect("a face")])
}

/// What is left of what was to be avoided.
fn left(minimised: &Minimised) -> String {
    let one = |(name, left): (&String, &u64)| format!("{name} {left}");
    let all: Vec<_> = minimised.priorities.iter().zip(&minimised.penalties).map(one).collect();
    if all.is_empty() { String::new() } else { format!("; {}", all.join(", ")) }
}
