//! The ledger of sanctions, line by line: who, for what, what is imposed, and what comes of it.

use crate::golden_lines::{check, number, option, words};
use frame::{Armies, SeatSet};
use referee::dispute::{Dispute, Effects, Turn};
use referee::sanction::{Entry, Game, Gravity, Ground, Ledger, Player, Proposal, Referee, Sanction};
use regulation::{Library, Regulation};

#[test]
fn sanctions() {
    let mut desk = Desk::new("genova-53");
    check("sanctions.txt", |line| desk.answer(&words(line)));
}

struct Desk {
    regulation: Regulation,
    ledger: Ledger,
}

impl Desk {
    fn new(id: &str) -> Self {
        Self { regulation: Library::embedded().get(id).expect("embedded"), ledger: Ledger::default() }
    }

    fn answer(&mut self, args: &[&str]) -> String {
        match args[0] {
            "new" => {
                *self = Self::new(args[1]);
                "an empty ledger".to_owned()
            }
            "points" => self.ledger.points_taken(player(args[1]), game(args[2])).to_string(),
            "cap" => self.cap(args),
            "may-play" => (if self.ledger.may_play(player(args[1])) { "yes" } else { "no" }).to_owned(),
            "times" => self.ledger.repetitions(player(args[1]), ground(args[2])).to_string(),
            "impose" => self.impose(&proposal(args)),
            other => panic!("no such question: {other}"),
        }
    }

    fn cap(&self, args: &[&str]) -> String {
        let cap = self.regulation.risiko().and_then(|settings| settings.armies.cap.get()).map(Armies);
        self.ledger.cap(player(args[1]), game(args[2]), cap).map_or_else(|| "none".to_owned(), |cap| cap.to_string())
    }

    fn impose(&mut self, proposal: &Proposal) -> String {
        match self.ledger.decide(&self.regulation, proposal) {
            Ok(entry) => {
                let told = written(&entry);
                self.ledger.record(entry);
                told
            }
            Err(refusal) => format!("refused {} {refusal}", refusal.rule()),
        }
    }
}

fn written(entry: &Entry) -> String {
    format!("written, {} times before ({})", entry.before, entry.article)
}

fn player(text: &str) -> Player {
    Player(number(text))
}

fn ground(text: &str) -> Ground {
    Ground::parse(text).expect("a rule of part C")
}

fn game(text: &str) -> Game {
    let (round, table) = text.split_once('.').expect("ROUND.TABLE");
    Game { round: number(round), table: number(table) }
}

/// `impose PLAYER FAULT SANCTION [grave] [game=1.2] [referee=9] [involved=3] [fault=7B now=7D [lasting]]`
fn proposal(args: &[&str]) -> Proposal {
    Proposal {
        player: player(args[1]),
        game: option(args, "game").map(game),
        fault: ground(args[2]),
        gravity: if args.contains(&"grave") { Gravity::Grave } else { Gravity::Light },
        sanction: sanction(args[3]),
        dispute: option(args, "fault").zip(option(args, "now")).map(|(fault, now)| dispute(fault, now, args)),
        why: "seen at the table".to_owned(),
        by: Referee { name: "R".to_owned(), player: option(args, "referee").map(player) },
        involved: option(args, "involved").map(player).into_iter().collect(),
        when: "21:40".to_owned(),
    }
}

fn dispute(fault: &str, now: &str, args: &[&str]) -> Dispute {
    let turn = |text| Turn::parse(text).expect("a turn");
    let effects = if args.contains(&"lasting") { Effects::Last } else { Effects::Gone };
    Dispute { fault: turn(fault), now: turn(now), seats: SeatSet::first(4), effects }
}

fn sanction(text: &str) -> Sanction {
    let (word, amount) = text.split_once(':').unwrap_or((text, "0"));
    match word {
        "reminder" => Sanction::Reminder,
        "pass-turn" => Sanction::PassTurn,
        "cards" => Sanction::CardsLost { cards: number(amount) },
        "armies" => Sanction::ArmiesLost { armies: number(amount) },
        "cap" => Sanction::CapLowered { by: number(amount) },
        "points" => Sanction::PointsTaken { points: number(amount) },
        "disqualified" => Sanction::Disqualified,
        "hand-passed" => Sanction::HandPassed,
        "expelled" => Sanction::Expelled,
        other => panic!("no such sanction: {other}"),
    }
}
