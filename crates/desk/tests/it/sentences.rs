//! What an organiser or a referee asks for, line by line, and what happens: `golden/tournament/decisions.txt`.
//!
//! A block begins with `==`, a regulation, a format and how many enter; then come commands, each with what happened below it.
//! `UPDATE_GOLDEN=1` writes what happens anew.

use director::day::Day;
use director::points::TablePoints;
use director::scoring::Counted;
use director::standings::{Award, Bonus};
use director::tournament::{
    Age, CalendarRefusal, Club, Command, EntrantId, Entry, Event, Facts, Log, NextTournament, Party, Person, Presence,
    Refusal, Rules, SeatResult, TableResult, Team, TeamId,
};
use referee::sanction::{Game, Gravity, Ground, Referee, Sanction};
use regulation::Library;
use std::collections::BTreeSet;
use words::{Lang, Words};

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../golden/tournament/decisions.txt");

#[test]
fn every_line_is_decided_as_written() {
    let golden = golden::read(PATH);
    let mut seen = Seen::default();
    let found = played(&golden, &mut seen);
    golden::compare(PATH, &found);
    let missing = |all: &[&'static str], seen: &BTreeSet<&str>| {
        all.iter().filter(|name| !seen.contains(**name)).copied().collect::<Vec<_>>()
    };
    assert_eq!(missing(&REFUSALS, &seen.refusals), Vec::<&str>::new(), "every refusal occurs");
    assert_eq!(missing(&CALENDAR, &seen.refusals), Vec::<&str>::new(), "every refusal of the calendar occurs");
    assert_eq!(missing(&EVENTS, &seen.events), Vec::<&str>::new(), "every event occurs");
}

#[derive(Default)]
struct Seen {
    refusals: BTreeSet<&'static str>,
    events: BTreeSet<&'static str>,
}

/// The golden text with what happens now.
fn played(golden: &str, seen: &mut Seen) -> String {
    let library = Library::embedded();
    let mut text = String::new();
    for (at, block) in golden.split("\n== ").enumerate() {
        if at == 0 {
            text.push_str(block);
            continue;
        }
        let (head, lines) = block.split_once('\n').expect("a block has lines");
        let mut words = head.split_whitespace();
        let mut next = || words.next().expect("a regulation, a format and a number");
        let regulation = library.get(next()).expect("embedded");
        let rules = Rules::new(regulation.clone(), Some(next())).expect("a format");
        let people: u32 = next().parse().expect("a number");
        let mut table = Table { rules: &rules, log: Log::default() };
        table.open(people);
        text.push_str(&format!("\n== {head}\n"));
        for line in lines.lines().filter(|line| !line.starts_with("  ")) {
            text.push_str(&format!("{line}\n"));
            if !line.is_empty() && !line.starts_with('#') {
                text.push_str(&table.play(line, seen));
            }
        }
        if !block.ends_with('\n') {
            text.truncate(text.trim_end_matches('\n').len());
        }
    }
    text
}

struct Table<'r> {
    rules: &'r Rules,
    log: Log,
}

impl Table<'_> {
    fn open(&mut self, people: u32) {
        if people == 0 {
            return;
        }
        let facts = Facts { name: "Prova".to_owned(), host: Some("Aurora".to_owned()), ..Facts::default() };
        self.log.ask(self.rules, Command::Open { facts }, "", "").expect("it opens");
        for number in 1..=people {
            let person = Person { name: format!("P{number}"), surname: "Prova".to_owned(), ..Person::default() };
            let entry = Entry { person, ..Entry::default() };
            self.log.ask(self.rules, Command::Enter { entry, namesake: false }, "", "").expect("they enter");
        }
    }

    /// What happens on a command, one line each, indented.
    fn play(&mut self, line: &str, seen: &mut Seen) -> String {
        let words = Words::new(Lang::It);
        if line == "undo" {
            return match self.log.undo("", "") {
                Ok(entry) => format!("  undone {entry}\n"),
                Err(refusal) => refused(&refusal, self, words, seen),
            };
        }
        if let Some(rounds) = line.strip_prefix("rounds ") {
            (0..rounds.parse().expect("a number")).for_each(|_| self.round());
            return String::new();
        }
        let command = command(line);
        match self.log.ask(self.rules, command, "", "") {
            Ok(events) => events.iter().map(|event| happened(event, seen)).collect(),
            Err(refusal) => refused(&refusal, self, words, seen),
        }
    }
}

impl Table<'_> {
    /// A round in which everybody sits by number, the lower number is ahead, and so is the lower table.
    fn round(&mut self) {
        let people: Vec<_> = self.log.tournament().entrants.iter().map(|entrant| entrant.id).collect();
        let tables: Vec<Vec<_>> = people.chunks(4).map(<[EntrantId]>::to_vec).collect();
        let mut ask = |command| self.log.ask(self.rules, command, "", "").map(|_| ()).expect("it is allowed");
        ask(Command::Seat { tables: tables.clone() });
        for (table, seats) in (1..).zip(tables) {
            let seat = |(order, entrant): (u8, EntrantId)| {
                let best = [60, 34, 5, 1][usize::from(order) - 1];
                let points = TablePoints(if order > 2 { best } else { best - table as u16 });
                SeatResult { entrant, counted: Some(Counted { points, order, ..Counted::default() }) }
            };
            let seats = (1..).zip(seats).map(seat).collect();
            ask(Command::Report { table, result: TableResult { seats, objective: None } });
        }
    }
}

fn refused(refusal: &Refusal, table: &Table<'_>, words: Words, seen: &mut Seen) -> String {
    seen.refusals.insert(refusal_name(refusal));
    let name = if let Refusal::Calendar(refusal) = refusal { calendar_name(refusal) } else { refusal_name(refusal) };
    seen.refusals.insert(name);
    format!(
        "  refused {} {name}: {}\n",
        refusal.rule(),
        desk::sentences::refusal(words, refusal, table.log.tournament())
    )
}

fn happened(event: &Event, seen: &mut Seen) -> String {
    let name = event_name(event);
    seen.events.insert(name);
    let tables = |tables: &[director::tournament::Table]| {
        let seats = |table: &director::tournament::Table| {
            let seats: Vec<_> = table.seats.iter().map(ToString::to_string).collect();
            format!("{}: {}", table.number, seats.join(" "))
        };
        tables.iter().map(seats).collect::<Vec<_>>().join(" | ")
    };
    let facts = match event {
        Event::RoundSeated { tables: seated, waiting, .. } => {
            let waiting: Vec<_> = waiting.iter().map(|one| one.entrant.to_string()).collect();
            let waiting = if waiting.is_empty() { String::new() } else { format!(" waiting {}", waiting.join(" ")) };
            format!("{}{waiting}", tables(seated))
        }
        Event::RoundReseated { tables: seated, .. } => tables(seated),
        Event::Entered { id, .. } | Event::Corrected { id, .. } => id.to_string(),
        Event::Arrived { id, minutes } => format!("{id} {minutes}"),
        Event::AgesDeclared { players, age } => {
            format!("{age:?} {}", players.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
        }
        Event::Paid { id, cents } => format!("{id} {cents}"),
        Event::StatusChanged { id, status, rule } => format!("{id} {status:?} {}", rule.as_deref().unwrap_or_default()),
        Event::Renounced { id, stage } => format!("{id} stage {stage}"),
        Event::Reported { round, table, .. } => format!("round {round} table {table}"),
        Event::Sanctioned { entry } => {
            format!("{} {:?} before {} {}", entry.player.0, entry.sanction, entry.before, entry.article)
        }
        Event::Opened { facts } => format!("{} {}", facts.regulation, facts.format),
        Event::TeamRegistered { id, .. } => id.0.to_string(),
        Event::SizeAllowed { size } => size.to_string(),
        Event::Scheduled { slot, day } => format!("stage {} round {} {day}", slot.stage, slot.round),
        Event::Postponed { slot, day, why } => format!("stage {} round {} {day} {why}", slot.stage, slot.round),
        Event::NextNamed { next } => next.name.clone(),
        Event::EventCalled { special } => {
            let points = special.points.iter().map(|award| format!(" {}={}", award.who, award.points.0));
            format!("{} {} after {}{}", special.name, special.day, special.after, points.collect::<String>())
        }
        Event::ClubsUnited { club, names } => format!("{club}: {}", names.join(", ")),
        Event::ClubsDistinguished { names } => names.join(", "),
        Event::ClubRegistered { .. } | Event::RollCalled { .. } | Event::DiceCast { .. } => String::new(),
    };
    format!("  {}\n", format!("{name} {facts}").trim_end())
}

/// A command as a line writes it.
fn command(line: &str) -> Command {
    let words: Vec<_> = line.split_whitespace().collect();
    let id = |at: usize| EntrantId(words[at].parse().expect("a number"));
    let number = |at: usize| words[at].parse().expect("a number");
    match words[0] {
        "open" => Command::Open { facts: facts(&words[1..]) },
        "allow" => Command::AllowSize { size: words[1].parse().expect("a size") },
        "club" => Command::RegisterClub { club: Club { name: words[1..].join(" "), ..Club::default() } },
        "same" => {
            let (club, names) = clubs(&words[1..]);
            Command::UniteClubs { club, names }
        }
        "different" => Command::DistinguishClubs { names: clubs(&words[1..]).1 },
        "team" => Command::RegisterTeam { team: Team { name: words[1].to_owned(), club: words[2].to_owned() } },
        "enter" => Command::Enter { entry: entry(&words[1..]), namesake: words.contains(&"namesake") },
        "correct" => Command::Correct { entrant: id(1), entry: entry(&words[2..]) },
        "age" => Command::DeclareAges { players: numbers(words[2]), age: entry(&[&format!("age={}", words[1])]).age },
        "pay" => Command::Pay { entrant: id(1), cents: words[2].parse().expect("cents") },
        "here" => call_roll(&words[1..], Presence::Here),
        "away" => call_roll(&words[1..], Presence::Away),
        "arrive" => Command::Arrive { entrant: id(1), minutes: words[2].parse().expect("minutes") },
        "withdraw" => Command::Withdraw { entrant: id(1) },
        "readmit" => Command::Readmit { entrant: id(1) },
        "renounce" => Command::Renounce { entrant: id(1), stage: words[2].to_owned() },
        "draw" => Command::Draw { seed: words[1].parse().expect("a seed") },
        "seat" => Command::Seat { tables: words[1..].iter().map(|table| numbers(table)).collect() },
        "redraw" => Command::Redraw { seed: 1, gone: numbers(words[1]), came: numbers(words[2]) },
        "report" => Command::Report { table: number(1), result: result(&words[2..]) },
        "amend" => {
            Command::Amend { round: number(1), table: number(2), result: result(&words[3..]), why: String::new() }
        }
        "dice" => Command::CastDice { rolls: words[1..].iter().map(|roll| dice(roll)).collect() },
        "sanction" => sanction(&words[1..]),
        "schedule" => {
            let (stage, round) = stage(words[1]);
            Command::Schedule { stage, round, day: day(words[2]) }
        }
        "postpone" => {
            let (stage, round) = stage(words[1]);
            let party = |(word, party): (&str, Party)| words.contains(&word).then_some(party);
            let agreed = [("players", Party::Players), ("club", Party::Club)].into_iter().filter_map(party).collect();
            let why = words.iter().find_map(|word| word.strip_prefix("why=")).unwrap_or_default().to_owned();
            Command::Postpone { stage, round, day: day(words[2]), why, agreed }
        }
        "next" => {
            let name = words[1].strip_prefix("name=").expect("a name").to_owned();
            Command::NameNext { next: NextTournament { name, days: words[2..].iter().map(|text| day(text)).collect() } }
        }
        "event" => {
            let award = |text: &&str| {
                let (who, points) = text.split_once('=').expect("points");
                Award { who: who.parse().expect("a number"), points: Bonus(points.parse().expect("points")) }
            };
            let name = words[1].strip_prefix("name=").expect("a name").to_owned();
            Command::CallEvent { name, day: day(words[2]), points: words[3..].iter().map(award).collect() }
        }
        other => panic!("no such command: {other}"),
    }
}

/// `5 6`, or `5 6 in 1` of a round that is named.
fn call_roll(words: &[&str], presence: Presence) -> Command {
    let (players, round) = words.split_at(words.iter().position(|word| *word == "in").unwrap_or(words.len()));
    let round = round.get(1).map(|round| round.parse().expect("a round"));
    Command::CallRoll { players: players.iter().flat_map(|player| numbers(player)).collect(), presence, round }
}

/// `Genova = RCU-Genova, GENOVA`: a name, and the others after a sign of equality.
fn clubs(words: &[&str]) -> (String, Vec<String>) {
    let text = words.join(" ");
    let (club, names) = text.split_once(" = ").unwrap_or(("", &text));
    (club.to_owned(), names.split(", ").map(str::to_owned).collect())
}

fn day(text: &str) -> Day {
    Day::parse(text).expect("a day")
}

/// A round as `evening/3`, or `final` where there is one.
fn stage(text: &str) -> (String, usize) {
    let (stage, round) = text.split_once('/').unwrap_or((text, "1"));
    (stage.to_owned(), round.parse().expect("a round"))
}

/// `-` is nobody.
fn numbers(text: &str) -> Vec<EntrantId> {
    text.split(',').filter(|text| *text != "-").map(|text| EntrantId(text.parse().expect("a number"))).collect()
}

fn facts(words: &[&str]) -> Facts {
    let value = |key: &str| words.iter().find_map(|word| word.strip_prefix(key)).unwrap_or_default().to_owned();
    let more_sizes = value("size=").parse().into_iter().collect();
    let dates = words.iter().filter_map(|word| word.strip_prefix("date=")).map(str::to_owned).collect();
    let host = Some(value("host=")).filter(|host| !host.is_empty());
    Facts { name: value("name="), regulation: value("regulation="), host, more_sizes, dates, ..Facts::default() }
}

fn entry(words: &[&str]) -> Entry {
    let text = |key: &str| words.iter().find_map(|word| word.strip_prefix(key)).map(str::to_owned);
    let age = match text("age=").as_deref() {
        Some("minor") => Age::Minor,
        Some("waiver") => Age::MinorWithWaiver,
        Some("adult") => Age::Adult,
        Some(other) => panic!("no such age: {other}"),
        None => Age::Undeclared,
    };
    let person = Person {
        name: text("name=").unwrap_or_default(),
        surname: text("surname=").unwrap_or_default(),
        national_id: text("id="),
        club: text("club="),
        birth: text("birth="),
        ..Person::default()
    };
    let team = text("team=").map(|team| TeamId(team.parse().expect("a number")));
    let accepted = text("signed=");
    Entry { person, age, team, already_qualified: words.contains(&"qualified"), accepted, ..Entry::default() }
}

/// Seats as `1=48/20`, `2=x1`, `3=-`, then perhaps `R=1`.
fn result(words: &[&str]) -> TableResult {
    let mut order = 0;
    let objective = words.iter().find_map(|word| word.strip_prefix("R=")).map(|id| numbers(id)[0]);
    let seat = |word: &&str| {
        let (id, what) = word.split_once('=').expect("a seat");
        let entrant = numbers(id)[0];
        if what == "-" {
            return SeatResult { entrant, counted: None };
        }
        order += 1;
        let mut counted = Counted { order, ..Counted::default() };
        match what.strip_prefix('x') {
            Some(turn) => {
                let (turn, points) = turn.split_once('+').unwrap_or((turn, "0"));
                counted.eliminated = Some(turn.parse().expect("a number"));
                counted.points = TablePoints(points.parse().expect("points"));
            }
            None => {
                let (points, outside) = what.split_once('/').unwrap_or((what, "0"));
                counted.points = TablePoints(points.parse().expect("points"));
                counted.outside = outside.parse().expect("points");
            }
        }
        SeatResult { entrant, counted: Some(counted) }
    };
    TableResult { seats: words.iter().filter(|word| !word.starts_with("R=")).map(seat).collect(), objective }
}

fn dice(text: &str) -> (u32, Vec<u8>) {
    let (who, faces) = text.split_once('=').expect("a roll");
    (
        who.parse().expect("a number"),
        faces.chars().filter_map(|face| face.to_digit(10)).map(|face| face as u8).collect(),
    )
}

/// `sanction 3 points-5 C55 grave with 4 in 1/2 by Zelia`: `with` somebody else it touches, `in` the round and table of the game.
fn sanction(words: &[&str]) -> Command {
    let sanction = match words[1].split_once('-').unwrap_or((words[1], "0")) {
        ("reminder", _) => Sanction::Reminder,
        ("points", points) => Sanction::PointsTaken { points: points.parse().expect("points") },
        ("disqualified", _) => Sanction::Disqualified,
        (other, _) => panic!("no such sanction: {other}"),
    };
    let gravity = if words.contains(&"grave") { Gravity::Grave } else { Gravity::Light };
    let after = |word: &str| words.iter().position(|one| *one == word).map(|at| at + 1);
    let by = words[after("by").expect("a referee")..].join(" ");
    let game = after("in")
        .and_then(|at| words[at].split_once('/'))
        .map(|(round, table)| Game { round: round.parse().expect("a round"), table: table.parse().expect("a table") });
    Command::Sanction {
        entrant: EntrantId(words[0].parse().expect("a number")),
        sanction,
        fault: Ground::parse(words[2]).expect("a rule of part C"),
        gravity,
        game,
        why: "parla".to_owned(),
        by: Referee { name: by, player: None },
        involved: after("with").map(|at| numbers(words[at])).unwrap_or_default(),
        when: String::new(),
    }
}

macro_rules! names {
    ($list:ident $function:ident $Type:ident : $($Variant:ident)*) => {
        const $list: [&str; [$(stringify!($Variant)),*].len()] = [$(stringify!($Variant)),*];

        fn $function(one: &$Type) -> &'static str {
            match one { $($Type::$Variant { .. } => stringify!($Variant),)* }
        }
    };
}

names! { REFUSALS refusal_name Refusal:
    NotOpen OtherRegulation OtherText Nameless Twice SameClub UnknownClub SecondTeam Minor MinorWithoutWaiver AlreadyQualified TooLate Fee Team TeamFull OtherClub TeamSmall TeamSeats Unknown
    NotIn Sanction NoSuchStage StagePlayed RoundOpen Over NoTables Nobody NoRedraw NoSuchSize Seating TableSize OtherFinal FinalTables TieMatters
    NoSuchTable Reported OtherSeats Absent Excluded Misfit LaterRounds Dice Calendar NothingToUndo
}

names! { CALENDAR calendar_name CalendarRefusal:
    NoSuchRound AlreadyScheduled NotScheduled RoundPlayed OutOfOrder FixedDay OnlyEarlier PastDeadline NotAgreed NoReason
    NextDays Overlap NoEvents OutsideSeason EventTooLate AwardTwice
}

names! { EVENTS event_name Event:
    Opened SizeAllowed ClubRegistered ClubsUnited ClubsDistinguished TeamRegistered Entered Corrected AgesDeclared Paid RollCalled Arrived StatusChanged Renounced RoundSeated RoundReseated
    Reported Sanctioned DiceCast Scheduled Postponed NextNamed EventCalled
}
