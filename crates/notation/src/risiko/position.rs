//! A position: every fact of a game on a few lines, whole or as one seat sees it.
//!
//! ```text
//! turn B lap 5 combat
//! armies due 0 tris 0 conquests 1
//! seat A giallo playing player 3 cards ?2
//! seat B rosso playing player 1 cards alaska jolly1 objective 7
//! land A brasile 3 peru 1 …
//! land neutral siam 5
//! ```
//! A territory that no line names is nobody's; `land B * 1` gives one seat all that are left, one army each.

use super::event::{cause, cause_word};
use super::text::{Things as _, cards_text, owner_text};
use crate::text::{Line, Read, TextFault, rolls_text};
use board::{ByTerritory, CardSet, Territory, TerritorySet};
use rules::{Armies, Attack, BySeat, Dice, Exit, Hand, Lap, Owner, Phase, Position, Seat, SeatPosition, Setup, Status};
use std::fmt::Write as _;

/// A position as text, one fact a line.
#[must_use]
pub fn print_position(setup: &Setup, position: &Position) -> String {
    let mut text = String::with_capacity(1024);
    let _ = writeln!(text, "turn {} lap {} {}", position.turn, position.lap, phase_text(setup, position.phase));
    let _ = writeln!(
        text,
        "armies due {} tris {} conquests {}{}",
        position.due,
        position.tris,
        position.conquests,
        if position.placed { " placed" } else { "" }
    );
    if let Some((anchor, laps)) = position.time_up {
        let _ = writeln!(text, "time up {anchor} laps {laps} last {}", position.last_lap);
    }
    if let Some(seat) = position.arriving {
        let _ = writeln!(text, "arriving {seat}");
    }
    for seat in setup.seats().iter() {
        print_seat(setup, position, seat, &mut text);
    }
    if !position.discards.is_empty() {
        let _ = writeln!(text, "discards {}", cards_text(&setup.board, position.discards));
    }
    print_land(setup, position, &mut text);
    print_marks(setup, position, &mut text);
    text
}

pub(super) fn print_seat(setup: &Setup, position: &Position, seat: Seat, text: &mut String) {
    let place = &position.seats[seat];
    let colour = place.colour.map_or("-", board::Colour::id);
    text.push_str("seat ");
    text.push(seat.letter());
    for word in [colour, &status_text(place.status)] {
        text.push(' ');
        text.push_str(word);
    }
    // Nobody plays a ghost.
    if place.status != Status::Ghost {
        text.push_str(" player");
        print_number(place.player.number(), text);
    }
    match place.hand {
        Hand::Known(CardSet::EMPTY) | Hand::Hidden(0) => {}
        Hand::Known(cards) => {
            text.push_str(" cards ");
            text.push_str(&cards_text(&setup.board, cards));
        }
        Hand::Hidden(count) => _ = write!(text, " cards ?{count}"),
    }
    if let Some(objective) = place.objective {
        let _ = write!(text, " objective {}", setup.objectives.number(objective));
    }
    if place.cap_cut > 0 {
        let _ = write!(text, " capcut {}", place.cap_cut);
    }
    text.push('\n');
}

fn print_land(setup: &Setup, position: &Position, text: &mut String) {
    let (mut held, mut neutral) = (BySeat::all(TerritorySet::EMPTY), TerritorySet::EMPTY);
    for territory in setup.board.all() {
        match position.land[territory].0 {
            Owner::Seat(seat) => held[seat].insert(territory),
            Owner::Neutral => neutral.insert(territory),
            Owner::Nobody => {}
        }
    }
    let owned = setup.seats().iter().map(|seat| (Owner::Seat(seat), held[seat]));
    for (owner, land) in owned.chain([(Owner::Neutral, neutral)]).filter(|(_, land)| !land.is_empty()) {
        text.push_str("land ");
        text.push_str(&owner_text(owner));
        print_numbers(setup, land.iter().map(|territory| (territory, position.land[territory].1.0)), text);
    }
}

fn print_marks(setup: &Setup, position: &Position, text: &mut String) {
    let marked = setup.board.all().iter().map(|territory| (territory, u16::from(position.marks[territory])));
    let mut marked = marked.filter(|&(_, mark)| mark > 0).peekable();
    if marked.peek().is_some() {
        text.push_str("marks");
        print_numbers(setup, marked, text);
    }
}

/// ` alaska 3 cina 1`, to the end of the line. Of all that is printed this is printed most: no formatter.
fn print_numbers(setup: &Setup, numbers: impl Iterator<Item = (Territory, u16)>, text: &mut String) {
    for (territory, number) in numbers {
        text.push(' ');
        text.push_str(setup.board.territory_id(territory));
        print_number(number, text);
    }
    text.push('\n');
}

fn print_number(number: impl itoa::Integer, text: &mut String) {
    text.push(' ');
    text.push_str(itoa::Buffer::new().format(number));
}

/// Reads a position; blank lines and `#` comments are passed over. Whether it is possible is for
/// [`Position::state`] to say. The fault comes with the number of its line, from 1.
pub fn read_position(setup: &Setup, text: &str) -> Result<Position, (usize, TextFault)> {
    let mut position = empty();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if !line.is_empty() && !line.starts_with('#') {
            read_line(setup, &mut position, line).map_err(|fault| (number, fault))?;
        }
    }
    Ok(position)
}

fn empty() -> Position {
    Position {
        land: ByTerritory::all((Owner::Nobody, Armies(0))),
        seats: BySeat::all(SeatPosition::default()),
        phase: Phase::Combat,
        turn: Seat::FIRST,
        lap: Lap(1),
        due: Armies(0),
        conquests: 0,
        tris: 0,
        placed: false,
        exits: 0,
        time_up: None,
        last_lap: Lap(0),
        arriving: None,
        marks: ByTerritory::all(0),
        discards: CardSet::EMPTY,
    }
}

fn read_line(setup: &Setup, position: &mut Position, text: &str) -> Read<()> {
    let mut line = Line::new(text);
    match line.word("a line of a position")? {
        "turn" => {
            position.turn = line.seat()?;
            line.keyword("lap")?;
            position.lap = line.lap()?;
            position.phase = read_phase(setup, &mut line)?;
        }
        "armies" => read_armies(position, &mut line)?,
        "time" => {
            line.keyword("up")?;
            let anchor = line.seat()?;
            line.keyword("laps")?;
            position.time_up = Some((anchor, line.number("a number of laps")?));
            line.keyword("last")?;
            position.last_lap = line.lap()?;
        }
        "arriving" => position.arriving = Some(line.seat()?),
        "seat" => read_seat(setup, position, &mut line)?,
        "discards" => position.discards = line.cards(setup)?,
        "land" => read_land(setup, position, &mut line)?,
        "marks" => {
            while line.peek().is_some() {
                let territory = line.territory(&setup.board)?;
                position.marks[territory] = line.number("a mark")?;
            }
        }
        other => {
            return Err(TextFault::new(other, "turn, armies, time, arriving, seat, discards, land or marks"));
        }
    }
    line.end(())
}

fn read_armies(position: &mut Position, line: &mut Line<'_>) -> Read<()> {
    line.keyword("due")?;
    position.due = line.armies()?;
    line.keyword("tris")?;
    position.tris = line.number("a number of tris")?;
    line.keyword("conquests")?;
    position.conquests = line.number("a number of conquests")?;
    position.placed = line.peek() == Some("placed");
    if position.placed { line.keyword("placed") } else { Ok(()) }
}

fn read_seat(setup: &Setup, position: &mut Position, line: &mut Line<'_>) -> Read<()> {
    let seat = line.seat()?;
    let mut place = SeatPosition::default();
    if line.peek() == Some("-") {
        line.keyword("-")?;
    } else {
        place.colour = Some(line.colour()?);
    }
    place.status = read_status(line)?;
    if let Status::Eliminated(exit) = place.status {
        position.exits = position.exits.max(exit.number());
    }
    while let Some(word) = line.peek() {
        line.keyword(word)?;
        match word {
            "player" => place.player = line.player()?,
            "cards" => place.hand = read_hand(setup, line)?,
            "objective" => place.objective = Some(line.objective(setup)?),
            "capcut" => place.cap_cut = line.number("a number of armies")?,
            other => return Err(TextFault::new(other, "player, cards, objective or capcut")),
        }
    }
    position.seats[seat] = place;
    Ok(())
}

fn read_hand(setup: &Setup, line: &mut Line<'_>) -> Read<Hand> {
    if line.peek().is_some_and(|word| word.starts_with('?')) {
        return line.parse("a number of cards such as ?3", |word| word[1..].parse().ok().map(Hand::Hidden));
    }
    line.cards(setup).map(Hand::Known)
}

fn read_land(setup: &Setup, position: &mut Position, line: &mut Line<'_>) -> Read<()> {
    let owner = line.owner()?;
    while let Some(word) = line.peek() {
        let territories = if word == "*" {
            line.keyword("*")?;
            setup.board.all().iter().filter(|&t| position.land[t].0 == Owner::Nobody).collect()
        } else {
            line.territory(&setup.board)?.only()
        };
        let armies = line.armies()?;
        put(position, territories, owner, armies);
    }
    Ok(())
}

fn put(position: &mut Position, territories: TerritorySet, owner: Owner, armies: Armies) {
    for territory in territories {
        position.land[territory] = (owner, armies);
    }
}

fn status_text(status: Status) -> String {
    match status {
        Status::Empty => "empty".into(),
        Status::Playing => "playing".into(),
        Status::Ghost => "ghost".into(),
        Status::Absent => "absent".into(),
        Status::Withdrawn => "withdrawn".into(),
        Status::Excluded => "excluded".into(),
        Status::Eliminated(exit) => format!("out{}", exit.number()),
    }
}

fn read_status(line: &mut Line<'_>) -> Read<Status> {
    line.parse("playing, ghost, absent, withdrawn, excluded, empty or out1 to out6", |word| match word {
        "empty" => Some(Status::Empty),
        "playing" => Some(Status::Playing),
        "ghost" => Some(Status::Ghost),
        "absent" => Some(Status::Absent),
        "withdrawn" => Some(Status::Withdrawn),
        "excluded" => Some(Status::Excluded),
        other => Exit::numbered(other.strip_prefix("out")?.parse().ok()?).map(Status::Eliminated),
    })
}

fn phase_text(setup: &Setup, phase: Phase) -> String {
    let fought =
        |a: Attack| format!("{} {} {}", setup.board.territory_id(a.from), setup.board.territory_id(a.to), a.dice);
    match phase {
        Phase::Order(rolls) => format!("order{}", rolls_text(rolls)),
        Phase::Colours(seat) => format!("colours {seat}"),
        Phase::Objectives(seat) => format!("objectives {seat}"),
        Phase::Deal => "deal".into(),
        Phase::Abandon { seat, first } => format!("abandon {seat} {first}"),
        Phase::Reoccupy(seat) => format!("reoccupy {seat}"),
        Phase::Placement { seat, left, helper } => format!("placement {seat} {left} {helper}"),
        Phase::Ready => "ready".into(),
        Phase::Reinforce => "reinforce".into(),
        Phase::Combat => "combat".into(),
        Phase::Declared(attack) => format!("declared {}", fought(attack)),
        Phase::Battle { attack, defence } => format!("battle {} {defence}", fought(attack)),
        Phase::Capture { attack, victim, left } => format!("capture {} {victim} {left}", fought(attack)),
        Phase::Occupy(attack) => format!("occupy {}", fought(attack)),
        Phase::GhostPlacing(seat) => format!("ghost-placing {seat}"),
        Phase::GhostActs => "ghost-acts".into(),
        Phase::Gift(seat) => format!("gift {seat}"),
        Phase::Card => "card".into(),
        Phase::TurnOver => "turn-over".into(),
        Phase::Next { after, lap } => format!("next {after} {lap}"),
        Phase::Closing { seat, lap } => format!("closing {seat} {lap}"),
        Phase::Over(cause) => format!("over {}", cause_word(cause)),
    }
}

fn read_phase(setup: &Setup, line: &mut Line<'_>) -> Read<Phase> {
    Ok(match line.word("a phase")? {
        "order" => Phase::Order(line.rolls()?),
        "colours" => Phase::Colours(line.seat()?),
        "objectives" => Phase::Objectives(line.seat()?),
        "deal" => Phase::Deal,
        "abandon" => Phase::Abandon { seat: line.seat()?, first: line.seat()? },
        "reoccupy" => Phase::Reoccupy(line.seat()?),
        "placement" => {
            Phase::Placement { seat: line.seat()?, left: line.number("a number of armies")?, helper: line.seat()? }
        }
        "ready" => Phase::Ready,
        "reinforce" => Phase::Reinforce,
        "combat" => Phase::Combat,
        "declared" => Phase::Declared(read_attack(setup, line)?),
        "battle" => Phase::Battle { attack: read_attack(setup, line)?, defence: read_dice(line)? },
        "capture" => Phase::Capture {
            attack: read_attack(setup, line)?,
            victim: line.seat()?,
            left: line.number("a number of cards")?,
        },
        "occupy" => Phase::Occupy(read_attack(setup, line)?),
        "ghost-placing" => Phase::GhostPlacing(line.seat()?),
        "ghost-acts" => Phase::GhostActs,
        "gift" => Phase::Gift(line.seat()?),
        "card" => Phase::Card,
        "turn-over" => Phase::TurnOver,
        "next" => Phase::Next { after: line.seat()?, lap: line.lap()? },
        "closing" => Phase::Closing { seat: line.seat()?, lap: line.lap()? },
        "over" => Phase::Over(cause(line)?),
        other => return Err(TextFault::new(other, "a phase such as reinforce or combat")),
    })
}

fn read_attack(setup: &Setup, line: &mut Line<'_>) -> Read<Attack> {
    Ok(Attack { from: line.territory(&setup.board)?, to: line.territory(&setup.board)?, dice: read_dice(line)? })
}

fn read_dice(line: &mut Line<'_>) -> Read<Dice> {
    let dice = line.dice()?;
    if dice <= Dice(3) { Ok(dice) } else { Err(TextFault::new(&dice.to_string(), "at most 3 dice")) }
}
