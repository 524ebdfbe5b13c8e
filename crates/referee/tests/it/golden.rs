//! Lines a referee can read: what is asked, and the answer. `UPDATE_GOLDEN=1` writes the answers anew.

use crate::golden_lines::{check, number, option, words};
use frame::{Armies, Dice, Lap, Seat, SeatSet};
use referee::closing::{Form, Roll, Table};
use referee::dispute::{Dispute, Effects, Turn, correctable};
use referee::excess::{self, Found};
use referee::forgotten::{NextPlayer, Noticed, card, missed_roll};
use referee::late::{self, late};
use referee::origin::{Candidate, origin};
use referee::overrun::overrun;
use referee::{CaseId, Casebook, arises, standing};
use regulation::{Library, Regulation};

#[test]
fn calculators() {
    check("calculators.txt", |line| {
        let args = words(line);
        match args[0] {
            "excess" => told(excess::placed(Armies(number(args[1])), Armies(number(args[2])), found(&args))),
            "cap" => told(excess::over_cap(Armies(number(args[2])), cap_of(args[1], &args), found(&args))),
            "origin" => told(origin(&candidates(&args[2..]), Dice(number(args[1])))),
            "overrun" => told(overrun(Armies(number(args[1])), Dice(number(args[2])), Dice(number(args[3])))),
            "dispute" => told(correctable(dispute(&args))),
            "late" => told(late_at(&args)),
            "card" => format!("{:?}", card(next(args[2]), variant(args[1]))),
            "missed" => format!("{:?}", missed_roll(noticed(args[1]), number(args[2]))),
            "roll" => rolled(&args),
            "lap" => in_lap(&args),
            other => panic!("no such calculator: {other}"),
        }
    });
}

/// What each case is worth under each regulation, and whether it can arise there.
#[test]
fn standings() {
    let library = Library::embedded();
    let regulations: Vec<_> = library.ids().map(regulation).collect();
    check("standing.txt", |line| {
        let case = CaseId::parse(line).and_then(|id| Casebook::embedded().get(id)).expect("a case");
        let worth = |regulation: &Regulation| {
            let mark = if arises(case, regulation) { "" } else { "!" };
            format!("{}{mark}", standing(case, regulation).word())
        };
        regulations.iter().map(worth).collect::<Vec<_>>().join(" ")
    });
}

fn told<T: std::fmt::Debug, E: Refused>(answer: Result<T, E>) -> String {
    match answer {
        Ok(answer) => format!("{answer:?}"),
        Err(refusal) => refusal.told(),
    }
}

/// A refusal with its rule.
trait Refused {
    fn told(&self) -> String;
}

macro_rules! refused {
    ($($Refusal:ty),*) => {$(
        impl Refused for $Refusal {
            fn told(&self) -> String {
                format!("refused {} {self:?}", self.rule())
            }
        }
    )*};
}

refused!(
    excess::NoExcess,
    late::NoGhost,
    referee::origin::NoOrigin,
    referee::overrun::NotOverrun,
    referee::dispute::Settled,
    referee::closing::NoRoll
);

fn regulation(id: &str) -> Regulation {
    Library::embedded().get(id).expect("embedded")
}

fn settings(id: &str) -> regulation::Settings {
    regulation(id).risiko().expect("of RisiKo!").clone()
}

fn found(args: &[&str]) -> Found {
    if args.contains(&"found") { Found::ByAnother } else { Found::SelfDeclared }
}

fn cap_of(id: &str, args: &[&str]) -> Option<Armies> {
    let cut = option(args, "lowered").map_or(0, number);
    excess::cap_of(settings(id).armies.cap.get().map(Armies), Armies(cut))
}

fn candidates(args: &[&str]) -> Vec<Candidate> {
    let candidate = |text: &&str| {
        let (name, armies) = text.split_once('=').expect("NAME=ARMIES");
        Candidate { name: name.to_owned(), armies: Armies(number(armies)) }
    };
    args.iter().map(candidate).collect()
}

fn seats(letters: Option<&str>) -> SeatSet {
    letters.unwrap_or_default().chars().map(|letter| Seat::from_letter(letter).expect("a seat")).collect()
}

fn turn(text: &str) -> Turn {
    Turn::parse(text).expect("a turn")
}

fn dispute(args: &[&str]) -> Dispute {
    let out = seats(option(args, "out"));
    let seats = SeatSet::first(number(args[1])).iter().filter(|&seat| !out.has(seat)).collect();
    let effects = if args.contains(&"lasting") { Effects::Last } else { Effects::Gone };
    Dispute { fault: turn(args[2]), now: turn(args[3]), seats, effects }
}

fn late_at(args: &[&str]) -> Result<late::LateComers, late::NoGhost> {
    let table = late::Table {
        players: number(args[2]),
        missing: number(args[3]),
        lap: Lap(number(args[4])),
        turns: number(args[5]),
    };
    late(&settings(args[1]), table)
}

fn next(word: &str) -> NextPlayer {
    NextPlayer::ALL.into_iter().find(|next| next.word() == word).expect("a phase")
}

fn noticed(word: &str) -> Noticed {
    Noticed::ALL.into_iter().find(|noticed| noticed.word() == word).expect("a moment")
}

fn variant(id: &str) -> Option<referee::case::Variant> {
    let case = CaseId::parse("C20").and_then(|id| Casebook::embedded().get(id)).expect("C20");
    referee::standing::variant(case, &regulation(id))
}

fn table(args: &[&str]) -> Table {
    let (out, withdrawn) = (seats(option(args, "out")), seats(option(args, "withdrawn")));
    Table::new(&settings(args[1]), number(args[2]), turn(args[3]), out, withdrawn).expect("a table")
}

fn rolled(args: &[&str]) -> String {
    let conquests = option(args, "conquests").map_or(0, number);
    let (table, now) = (table(args), turn(args[4]));
    let own = match table.roll(now, conquests) {
        Ok(roll) => one(roll),
        Err(none) => none.told(),
    };
    let then = table.rolls_for_absent(now).into_iter().map(|roll| format!(", then {}", one(roll)));
    own + &then.collect::<String>()
}

fn in_lap(args: &[&str]) -> String {
    let rolls = table(args).lap(Lap(number(args[4])));
    if rolls.is_empty() { "nobody".to_owned() } else { rolls.into_iter().map(one).collect::<Vec<_>>().join(", ") }
}

fn one(roll: Roll) -> String {
    let closes = match roll.closes {
        Form::AtMost(most) => format!("≤{most}"),
        Form::Exactly(sums) => {
            let sums: Vec<String> = sums.into_iter().flatten().map(|sum| sum.to_string()).collect();
            format!("={}", sums.join("/"))
        }
    };
    let (seat, by) = (roll.seat.letter(), roll.thrown_by.letter());
    if seat == by { format!("{seat}{closes}") } else { format!("{seat}{closes} by {by}") }
}
