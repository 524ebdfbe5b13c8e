//! Commands: `A claim 3`, `B land sicilia tyrrenum africa 4`, `referee rule C54 passturn`.

use super::text::{Things as _, pile_text, price_text};
use crate::text::{Line, Read, TextFault, faces_text};
use frame::RuleId;
use spqr::{Command, Ruling, Setup};

/// A command as text.
#[must_use]
pub fn print_command(setup: &Setup, command: &Command) -> String {
    let id = |province| setup.map.province_id(province);
    let sea_id = |sea| setup.map.sea_id(sea);
    match *command {
        Command::ChooseColour(colour) => format!("colour {}", colour.id()),
        Command::Settle(province) => format!("settle {}", id(province)),
        Command::Build { on, price } => format!("build {}{}", id(on), price_text(price)),
        Command::Claim(points) => format!("claim {points}"),
        Command::Recover => "recover".into(),
        Command::PlayTris(cards) => format!("tris {}", pile_text(cards)).trim_end().to_owned(),
        Command::Decline => "decline".into(),
        Command::Place { on, armies } => format!("place {} {armies}", id(on)),
        Command::TakeBack { from, armies } => format!("takeback {} {armies}", id(from)),
        Command::Launch { sea, triremes } => format!("launch {} {triremes}", sea_id(sea)),
        Command::Unlaunch { sea, triremes } => format!("unlaunch {} {triremes}", sea_id(sea)),
        Command::Embark { from, sea, triremes } => format!("embark {} {} {triremes}", id(from), sea_id(sea)),
        Command::Disembark { sea, to, triremes } => format!("disembark {} {} {triremes}", sea_id(sea), id(to)),
        Command::Sail { from, to, triremes } => format!("sail {} {} {triremes}", sea_id(from), sea_id(to)),
        Command::Ram { sea, against, dice } => format!("ram {} {against} {dice}", sea_id(sea)),
        Command::Land { from, sea, to, armies } => {
            format!("land {} {} {} {armies}", id(from), sea_id(sea), id(to))
        }
        Command::Attack { from, to, dice } => format!("attack {} {} {dice}", id(from), id(to)),
        Command::Occupy(armies) => format!("occupy {armies}"),
        Command::Maneuver { from, to, armies, by } => {
            let by = by.map_or_else(String::new, |sea| format!(" by {}", sea_id(sea)));
            format!("maneuver {} {} {armies}{by}", id(from), id(to))
        }
        Command::Pass => "pass".into(),
        Command::RollOrder(faces) => format!("order {}", faces_text(faces)),
        Command::RollBattle { attack, defence } => format!("roll {} : {}", faces_text(attack), faces_text(defence)),
        Command::TakeCard(card) => format!("card {}", card.id()),
        Command::TimeUp => "timeup".into(),
        Command::Rule(ruling, rule) => format!("rule {rule} {}", print_ruling(setup, ruling)),
    }
}

fn print_ruling(setup: &Setup, ruling: Ruling) -> String {
    let id = |province| setup.map.province_id(province);
    match ruling {
        Ruling::PassTurn => "passturn".into(),
        Ruling::LoseCard => "nocard".into(),
        Ruling::TakeCards { seat, cards } => format!("takecards {seat} {}", pile_text(cards)).trim_end().to_owned(),
        Ruling::RemoveArmies { from, armies } => format!("remove {} {armies}", id(from)),
        Ruling::SetPoints { seat, points } => format!("points {seat} {points}"),
        Ruling::SetFleet { seat, sea, triremes } => format!("fleet {seat} {} {triremes}", setup.map.sea_id(sea)),
        Ruling::SetCentre { province, stands } => {
            format!("centre {} {}", id(province), if stands { "on" } else { "off" })
        }
        Ruling::Withdraw(seat) => format!("withdraw {seat}"),
        Ruling::Exclude(seat) => format!("exclude {seat}"),
        Ruling::Correct { province, owner, armies } => format!("correct {} {owner} {armies}", id(province)),
    }
}

/// Reads a command of any actor.
pub fn read_command(setup: &Setup, text: &str) -> Result<Command, TextFault> {
    let mut line = Line::new(text);
    let command = command(setup, &mut line)?;
    line.end(command)
}

/// The words that begin a command, for completion and for saying what was expected: those of players first.
pub const VERBS: [&str; 25] = [
    "colour",
    "settle",
    "build",
    "claim",
    "recover",
    "tris",
    "decline",
    "place",
    "takeback",
    "launch",
    "unlaunch",
    "embark",
    "disembark",
    "sail",
    "ram",
    "land",
    "attack",
    "occupy",
    "maneuver",
    "pass",
    "order",
    "roll",
    "card",
    "timeup",
    "rule",
];

/// How many of them are a player's.
pub(super) const PLAYER_VERBS: usize = 20;

fn command(setup: &Setup, line: &mut Line<'_>) -> Read<Command> {
    let map = &setup.map;
    let verb = line.word("a command")?;
    Ok(match verb {
        "colour" => Command::ChooseColour(line.colour()?),
        "settle" => Command::Settle(line.province(map)?),
        "build" => Command::Build { on: line.province(map)?, price: line.price()? },
        "claim" => Command::Claim(line.points()?),
        "recover" => Command::Recover,
        "tris" => Command::PlayTris(line.pile()?),
        "decline" => Command::Decline,
        "place" => Command::Place { on: line.province(map)?, armies: line.armies()? },
        "takeback" => Command::TakeBack { from: line.province(map)?, armies: line.armies()? },
        "launch" => Command::Launch { sea: line.sea(map)?, triremes: line.triremes()? },
        "unlaunch" => Command::Unlaunch { sea: line.sea(map)?, triremes: line.triremes()? },
        "embark" => Command::Embark { from: line.province(map)?, sea: line.sea(map)?, triremes: line.triremes()? },
        "disembark" => Command::Disembark { sea: line.sea(map)?, to: line.province(map)?, triremes: line.triremes()? },
        "sail" => Command::Sail { from: line.sea(map)?, to: line.sea(map)?, triremes: line.triremes()? },
        "ram" => Command::Ram { sea: line.sea(map)?, against: line.seat()?, dice: line.dice()? },
        "land" => Command::Land {
            from: line.province(map)?,
            sea: line.sea(map)?,
            to: line.province(map)?,
            armies: line.armies()?,
        },
        "attack" => Command::Attack { from: line.province(map)?, to: line.province(map)?, dice: line.dice()? },
        "occupy" => Command::Occupy(line.armies()?),
        "maneuver" => {
            let (from, to, armies) = (line.province(map)?, line.province(map)?, line.armies()?);
            let by = match line.peek() {
                Some(_) => line.keyword("by").and_then(|()| line.sea(map)).map(Some)?,
                None => None,
            };
            Command::Maneuver { from, to, armies, by }
        }
        "pass" => Command::Pass,
        "order" => Command::RollOrder(line.faces()?),
        "roll" => {
            let attack = line.faces()?;
            line.keyword(":")?;
            Command::RollBattle { attack, defence: line.faces()? }
        }
        "card" => Command::TakeCard(line.symbol()?),
        "timeup" => Command::TimeUp,
        "rule" => {
            let rule: RuleId = line.rule()?;
            Command::Rule(ruling(setup, line)?, rule)
        }
        other => return Err(TextFault::new(other, format!("a command: {}", VERBS.join(", ")))),
    })
}

fn ruling(setup: &Setup, line: &mut Line<'_>) -> Read<Ruling> {
    const EXPECTED: &str = "passturn, nocard, takecards, remove, points, fleet, centre, withdraw, exclude or correct";
    let map = &setup.map;
    Ok(match line.word(EXPECTED)? {
        "passturn" => Ruling::PassTurn,
        "nocard" => Ruling::LoseCard,
        "takecards" => Ruling::TakeCards { seat: line.seat()?, cards: line.pile()? },
        "remove" => Ruling::RemoveArmies { from: line.province(map)?, armies: line.armies()? },
        "points" => Ruling::SetPoints { seat: line.seat()?, points: line.points()? },
        "fleet" => Ruling::SetFleet { seat: line.seat()?, sea: line.sea(map)?, triremes: line.triremes()? },
        "centre" => {
            let province = line.province(map)?;
            let stands = line.parse("on or off", |word| match word {
                "on" => Some(true),
                "off" => Some(false),
                _ => None,
            })?;
            Ruling::SetCentre { province, stands }
        }
        "withdraw" => Ruling::Withdraw(line.seat()?),
        "exclude" => Ruling::Exclude(line.seat()?),
        "correct" => Ruling::Correct { province: line.province(map)?, owner: line.seat()?, armies: line.armies()? },
        other => return Err(TextFault::new(other, EXPECTED)),
    })
}
