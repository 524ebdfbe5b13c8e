//! Commands: `attack kamchatka alaska 3`, `roll 6 4 2 : 5 3`, `rule C54 passturn`.

use super::text::{Things as _, card_id, cards_text, owner_text};
use crate::text::{Line, Read, TextFault, faces_text};
use board::CardSet;
use rules::{Command, RuleId, Ruling, Setup};
use std::fmt::Write as _;

/// A command as text.
#[must_use]
pub fn print_command(setup: &Setup, command: &Command) -> String {
    let mut text = String::new();
    write_command(setup, command, &mut text);
    text
}

/// A command at the end of a text. Everything that may be done is printed for whoever is asked: what is most of that
/// without a formatter.
pub(super) fn write_command(setup: &Setup, command: &Command, text: &mut String) {
    let id = |territory| setup.board.territory_id(territory);
    let _ = match *command {
        Command::Place { on, armies } => return counted(&["place", id(on)], armies.0, text),
        Command::TakeBack { from, armies } => return counted(&["takeback", id(from)], armies.0, text),
        Command::Attack { from, to, dice } => return counted(&["attack", id(from), id(to)], dice.0.into(), text),
        Command::Maneuver { from, to, armies } => return counted(&["maneuver", id(from), id(to)], armies.0, text),
        Command::Pass => return text.push_str("pass"),
        Command::TimeUp => return text.push_str("timeup"),
        Command::ChooseColour(colour) => write!(text, "colour {}", colour.id()),
        Command::Abandon(territory) => write!(text, "abandon {}", id(territory)),
        Command::Reoccupy(territory) => write!(text, "reoccupy {}", id(territory)),
        Command::PlaceForGhost(on) => write!(text, "ghost {}", id(on)),
        Command::PlayTris(cards) => write!(text, "tris {}", cards_text(&setup.board, cards)),
        Command::Defend(dice) => write!(text, "defend {dice}"),
        Command::Occupy(armies) => write!(text, "occupy {armies}"),
        Command::RollOrder(faces) => write!(text, "order {}", faces_text(faces)),
        Command::DealTerritory(territory) => write!(text, "deal {}", id(territory)),
        Command::DealObjective(objective) => write!(text, "objective {}", setup.objectives.number(objective)),
        Command::RollBattle { attack, defence } => {
            write!(text, "roll {} : {}", faces_text(attack), faces_text(defence))
        }
        Command::TakeCard(card) => write!(text, "card {}", card_id(&setup.board, card)),
        Command::CaptureCard(card) => write!(text, "capture {}", card_id(&setup.board, card)),
        Command::RollClosing(faces) => write!(text, "closing {}", faces_text(faces)),
        Command::Rule(ruling, rule) => write!(text, "rule {rule} {}", print_ruling(setup, ruling)),
    };
}

/// Words and a number.
fn counted(words: &[&str], number: u16, text: &mut String) {
    for word in words {
        text.push_str(word);
        text.push(' ');
    }
    text.push_str(itoa::Buffer::new().format(number));
}

fn print_ruling(setup: &Setup, ruling: Ruling) -> String {
    let id = |territory| setup.board.territory_id(territory);
    match ruling {
        Ruling::PassTurn => "passturn".into(),
        Ruling::LoseCard => "nocard".into(),
        Ruling::TakeCards { seat, cards } => {
            format!("takecards {seat} {}", cards_text(&setup.board, cards)).trim_end().to_owned()
        }
        Ruling::RemoveArmies { from, armies } => format!("remove {} {armies}", id(from)),
        Ruling::LowerCap { seat, by } => format!("lowercap {seat} {by}"),
        Ruling::Withdraw(seat) => format!("withdraw {seat}"),
        Ruling::Exclude(seat) => format!("exclude {seat}"),
        Ruling::Admit(seat) => format!("admit {seat}"),
        Ruling::Correct { territory, owner, armies } => {
            format!("correct {} {} {armies}", id(territory), owner_text(owner))
        }
    }
}

/// Reads a command of any actor.
pub fn read_command(setup: &Setup, text: &str) -> Result<Command, TextFault> {
    let mut line = Line::new(text);
    let command = command(setup, &mut line)?;
    line.end(command)
}

/// The words that begin a command, for completion and for saying what was expected.
pub const VERBS: [&str; 21] = [
    "colour",
    "abandon",
    "reoccupy",
    "place",
    "takeback",
    "ghost",
    "tris",
    "attack",
    "defend",
    "occupy",
    "maneuver",
    "pass",
    "order",
    "deal",
    "objective",
    "roll",
    "card",
    "capture",
    "closing",
    "timeup",
    "rule",
];

/// Those of them that are a player's.
pub(super) const PLAYER_VERBS: &[&str] = VERBS.split_at(12).0;

fn command(setup: &Setup, line: &mut Line<'_>) -> Read<Command> {
    let board = &setup.board;
    let verb = line.word("a command")?;
    Ok(match verb {
        "colour" => Command::ChooseColour(line.colour()?),
        "abandon" => Command::Abandon(line.territory(board)?),
        "reoccupy" => Command::Reoccupy(line.territory(board)?),
        "place" => Command::Place { on: line.territory(board)?, armies: line.armies()? },
        "takeback" => Command::TakeBack { from: line.territory(board)?, armies: line.armies()? },
        "ghost" => Command::PlaceForGhost(line.territory(board)?),
        "tris" => Command::PlayTris(line.cards(setup)?),
        "attack" => Command::Attack { from: line.territory(board)?, to: line.territory(board)?, dice: line.dice()? },
        "defend" => Command::Defend(line.dice()?),
        "occupy" => Command::Occupy(line.armies()?),
        "maneuver" => {
            Command::Maneuver { from: line.territory(board)?, to: line.territory(board)?, armies: line.armies()? }
        }
        "pass" => Command::Pass,
        "order" => Command::RollOrder(line.faces()?),
        "deal" => Command::DealTerritory(line.territory(board)?),
        "objective" => Command::DealObjective(line.objective(setup)?),
        "roll" => {
            let attack = line.faces()?;
            line.keyword(":")?;
            Command::RollBattle { attack, defence: line.faces()? }
        }
        "card" => Command::TakeCard(line.card(setup)?),
        "capture" => Command::CaptureCard(line.card(setup)?),
        "closing" => Command::RollClosing(line.faces()?),
        "timeup" => Command::TimeUp,
        "rule" => {
            let rule: RuleId = line.rule()?;
            Command::Rule(ruling(setup, line)?, rule)
        }
        other => return Err(TextFault::new(other, format!("a command: {}", VERBS.join(", ")))),
    })
}

fn ruling(setup: &Setup, line: &mut Line<'_>) -> Read<Ruling> {
    const EXPECTED: &str = "passturn, nocard, takecards, remove, lowercap, withdraw, exclude, admit or correct";
    let board = &setup.board;
    Ok(match line.word(EXPECTED)? {
        "passturn" => Ruling::PassTurn,
        "nocard" => Ruling::LoseCard,
        "takecards" => {
            let seat = line.seat()?;
            let cards = if line.peek().is_some() { line.cards(setup)? } else { CardSet::EMPTY };
            Ruling::TakeCards { seat, cards }
        }
        "remove" => Ruling::RemoveArmies { from: line.territory(board)?, armies: line.armies()? },
        "lowercap" => Ruling::LowerCap { seat: line.seat()?, by: line.armies()? },
        "withdraw" => Ruling::Withdraw(line.seat()?),
        "exclude" => Ruling::Exclude(line.seat()?),
        "admit" => Ruling::Admit(line.seat()?),
        "correct" => {
            Ruling::Correct { territory: line.territory(board)?, owner: line.owner()?, armies: line.armies()? }
        }
        other => return Err(TextFault::new(other, EXPECTED)),
    })
}
