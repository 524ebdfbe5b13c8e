//! A position: every fact of a game on a few lines, whole or as one seat sees it.
//!
//! ```text
//! turn B lap 5 land-attacks
//! now due 0 points 0 tris 1 conquests 1
//! seat A giallo playing player 3 points 7 conducts 2 cards ?2
//! seat B rosso playing player 1 points 4 conducts 1 cards legionario arena
//! seat E nero neutral
//! land A italia 3 africa 1 …
//! fleet A ionium 2
//! centres italia asia
//! ```
//! A province that no line names is nobody's; `land B * 1` gives one seat all that are left, one legionary each.

use super::event::{cause, cause_word};
use super::text::{Things as _, pile_text};
use crate::text::{Line, Read, TextFault, rolls_text};
use board::rome::{BySea, Pile, ProvinceSet, SeaSet};
use frame::{Exit, Lap, Seat};
use spqr::{Attack, Landing, Open, Phase, Place, Position, Ramming, Setup, Stage, Status, Turn};
use std::fmt::{Display, Write as _};

/// A position as text, one fact a line.
#[must_use]
pub fn print_position(setup: &Setup, position: &Position) -> String {
    let open = &position.open;
    let mut text = format!("turn {} lap {} {}\n", open.turn, open.lap, phase_text(setup, open.phase));
    print_now(setup, &open.now, &mut text);
    if open.last_lap > Lap(0) {
        let _ = writeln!(text, "time up last {}", open.last_lap);
    }
    for seat in setup.seats().iter() {
        print_seat(&open.places[seat], position.hands[seat], seat, &mut text);
    }
    if !open.discards.is_empty() {
        let _ = writeln!(text, "discards {}", pile_text(open.discards));
    }
    if !open.removed.is_empty() {
        let _ = writeln!(text, "removed {}", pile_text(open.removed));
    }
    for seat in setup.seats().iter() {
        let land = open.owned(seat).iter().map(|p| (setup.map.province_id(p), open.legionaries[p]));
        print_list(&format!("land {seat}"), land, &mut text);
    }
    for seat in setup.seats().iter() {
        let fleet = setup.map.seas().iter().map(|sea| (setup.map.sea_id(sea), open.triremes[seat][sea]));
        print_list(&format!("fleet {seat}"), fleet.filter(|&(_, triremes)| triremes > 0), &mut text);
    }
    print_set(setup, "centres", open.centres, &mut text);
    text
}

fn print_now(setup: &Setup, now: &Turn, text: &mut String) {
    let _ = write!(text, "now due {} points {} tris {} conquests {}", now.due, now.points, now.tris, now.conquests);
    let counts = [
        ("triremes", now.triremes_due.0),
        ("centres", now.centres_due.into()),
        ("owed", now.owed.0),
        ("disembarked", now.disembarked.0),
        ("embarked", now.embarked.0),
    ];
    for (name, count) in counts {
        if count > 0 {
            let _ = write!(text, " {name} {count}");
        }
    }
    let _ = writeln!(text, "{}", if now.placed_any { " placed" } else { "" });
    if let Some(Ramming { sea, against, sank }) = now.last_ramming {
        let outcome = if sank { "sank" } else { "missed" };
        let _ = writeln!(text, "ramming {} {against} {outcome}", setup.map.sea_id(sea));
    }
    let fought: Vec<&str> = now.fought.iter().map(|sea| setup.map.sea_id(sea)).collect();
    if !fought.is_empty() {
        let _ = writeln!(text, "fought {}", fought.join(" "));
    }
    print_set(setup, "attackedbysea", now.attacked_by_sea, text);
    print_set(setup, "takenbysea", now.taken_by_sea, text);
    let marks = setup.map.provinces().iter().map(|p| (setup.map.province_id(p), now.placed[p]));
    print_list("marks", marks.filter(|&(_, count)| count > 0), text);
    let launched = setup.map.seas().iter().map(|sea| (setup.map.sea_id(sea), now.launched[sea]));
    print_list("launched", launched.filter(|&(_, count)| count > 0), text);
}

fn print_list<'i>(name: &str, list: impl Iterator<Item = (&'i str, impl Display)>, text: &mut String) {
    let list: String = list.map(|(id, count)| format!(" {id} {count}")).collect();
    if !list.is_empty() {
        let _ = writeln!(text, "{name}{list}");
    }
}

fn print_set(setup: &Setup, name: &str, set: ProvinceSet, text: &mut String) {
    let ids: Vec<&str> = set.iter().map(|province| setup.map.province_id(province)).collect();
    if !ids.is_empty() {
        let _ = writeln!(text, "{name} {}", ids.join(" "));
    }
}

pub(super) fn print_seat(place: &Place, hand: Option<Pile>, seat: Seat, text: &mut String) {
    let colour = place.colour.map_or("-", board::Colour::id);
    let _ = write!(text, "seat {seat} {colour} {}", status_text(place.status));
    if !matches!(place.status, Status::Neutral | Status::Empty) {
        let _ = write!(text, " player {} points {}", place.player.number(), place.points);
        let _ = write!(text, " conducts {}", place.safe_conducts);
    }
    match hand {
        _ if place.cards == 0 => {}
        Some(cards) => _ = write!(text, " cards {}", pile_text(cards)),
        None => _ = write!(text, " cards ?{}", place.cards),
    }
    text.push('\n');
}

fn status_text(status: Status) -> String {
    match status {
        Status::Empty => "empty".into(),
        Status::Playing => "playing".into(),
        Status::Neutral => "neutral".into(),
        Status::Withdrawn => "withdrawn".into(),
        Status::Excluded => "excluded".into(),
        Status::Eliminated(exit) => format!("out{}", exit.number()),
    }
}

fn read_status(line: &mut Line<'_>) -> Read<Status> {
    line.parse("playing, neutral, withdrawn, excluded, empty or out1 to out5", |word| match word {
        "empty" => Some(Status::Empty),
        "playing" => Some(Status::Playing),
        "neutral" => Some(Status::Neutral),
        "withdrawn" => Some(Status::Withdrawn),
        "excluded" => Some(Status::Excluded),
        other => Exit::numbered(other.strip_prefix("out")?.parse().ok()?).map(Status::Eliminated),
    })
}

fn phase_text(setup: &Setup, phase: Phase) -> String {
    let id = |province| setup.map.province_id(province);
    let attack = |word, Attack { from, to, dice }| format!("{word} {} {} {dice}", id(from), id(to));
    match phase {
        Phase::Order(rolls) => format!("order{}", rolls_text(rolls)),
        Phase::Colours(seat) => format!("colours {seat}"),
        Phase::Supplying => "supplying".into(),
        Phase::Settling(seat) => format!("settling {seat}"),
        Phase::SettlingNeutral { by, army } => format!("settling-neutral {by} {army}"),
        Phase::Founding(seat) => format!("founding {seat}"),
        Phase::Garrisoning { seat, left } => format!("garrisoning {seat} {left}"),
        Phase::Ready => "ready".into(),
        Phase::Turn(stage) => stage.id().into(),
        Phase::Ramming { sea, against, dice } => format!("ramming {} {against} {dice}", setup.map.sea_id(sea)),
        Phase::Landing(Landing { from, sea, to, force }) => {
            format!("landing {} {} {} {force}", id(from), setup.map.sea_id(sea), id(to))
        }
        Phase::Battle(battle) => attack("battle", battle),
        Phase::Occupy(battle) => attack("occupy", battle),
        Phase::Card => "card".into(),
        Phase::Next { after, lap } => format!("next {after} {lap}"),
        Phase::Over(cause) => format!("over {}", cause_word(cause)),
    }
}

fn read_phase(setup: &Setup, line: &mut Line<'_>) -> Read<Phase> {
    let map = &setup.map;
    let word = line.word("a phase")?;
    if let Some(stage) = Stage::find(word) {
        return Ok(Phase::Turn(stage));
    }
    Ok(match word {
        "order" => Phase::Order(line.rolls()?),
        "colours" => Phase::Colours(line.seat()?),
        "supplying" => Phase::Supplying,
        "settling" => Phase::Settling(line.seat()?),
        "settling-neutral" => Phase::SettlingNeutral { by: line.seat()?, army: line.seat()? },
        "founding" => Phase::Founding(line.seat()?),
        "garrisoning" => Phase::Garrisoning { seat: line.seat()?, left: line.number("a number of legionaries")? },
        "ready" => Phase::Ready,
        "ramming" => Phase::Ramming { sea: line.sea(map)?, against: line.seat()?, dice: line.dice()? },
        "landing" => Phase::Landing(Landing {
            from: line.province(map)?,
            sea: line.sea(map)?,
            to: line.province(map)?,
            force: line.armies()?,
        }),
        "battle" => Phase::Battle(read_attack(setup, line)?),
        "occupy" => Phase::Occupy(read_attack(setup, line)?),
        "card" => Phase::Card,
        "next" => Phase::Next { after: line.seat()?, lap: line.lap()? },
        "over" => Phase::Over(cause(line)?),
        other => {
            let stages = Stage::ALL.map(Stage::id).join(", ");
            return Err(TextFault::new(other, format!("a phase, such as {stages} or card")));
        }
    })
}

fn read_attack(setup: &Setup, line: &mut Line<'_>) -> Read<Attack> {
    Ok(Attack { from: line.province(&setup.map)?, to: line.province(&setup.map)?, dice: line.dice()? })
}

/// Reads a position; blank lines and `#` comments are passed over. Whether it is possible is for
/// [`Position::state`] to say. The fault comes with the number of its line, from 1.
pub fn read_position(setup: &Setup, text: &str) -> Result<Position, (usize, TextFault)> {
    let mut position = Position { open: Open::new(0), hands: Default::default() };
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if !line.is_empty() && !line.starts_with('#') {
            read_line(setup, &mut position, line).map_err(|fault| (number, fault))?;
        }
    }
    Ok(position)
}

fn read_line(setup: &Setup, position: &mut Position, text: &str) -> Read<()> {
    let (mut line, open) = (Line::new(text), &mut position.open);
    match line.word("a line of a position")? {
        "turn" => {
            open.turn = line.seat()?;
            line.keyword("lap")?;
            open.lap = line.lap()?;
            open.phase = read_phase(setup, &mut line)?;
        }
        "now" => read_now(&mut open.now, &mut line)?,
        "time" => {
            line.keyword("up")?;
            line.keyword("last")?;
            open.last_lap = line.lap()?;
        }
        "seat" => read_seat(position, &mut line)?,
        "discards" => open.discards = line.pile()?,
        "removed" => open.removed = line.pile()?,
        "land" => read_land(setup, open, &mut line)?,
        "fleet" => {
            let seat = line.seat()?;
            read_fleet(setup, &mut open.triremes[seat], &mut line)?;
        }
        "centres" => open.centres = read_set(setup, &mut line)?,
        "ramming" => {
            let (sea, against) = (line.sea(&setup.map)?, line.seat()?);
            let sank = line.parse("sank or missed", |word| match word {
                "sank" => Some(true),
                "missed" => Some(false),
                _ => None,
            })?;
            open.now.last_ramming = Some(Ramming { sea, against, sank });
        }
        "fought" => {
            let mut fought = SeaSet::EMPTY;
            while line.peek().is_some() {
                fought.insert(line.sea(&setup.map)?);
            }
            open.now.fought = fought;
        }
        "attackedbysea" => open.now.attacked_by_sea = read_set(setup, &mut line)?,
        "takenbysea" => open.now.taken_by_sea = read_set(setup, &mut line)?,
        "marks" => {
            while line.peek().is_some() {
                let province = line.province(&setup.map)?;
                open.now.placed[province] = line.number("a mark")?;
            }
        }
        "launched" => read_fleet(setup, &mut open.now.launched, &mut line)?,
        other => {
            let expected = "turn, now, time, seat, discards, removed, land, fleet, centres, ramming, fought, \
                            attackedbysea, takenbysea, marks or launched";
            return Err(TextFault::new(other, expected));
        }
    }
    line.end(())
}

fn read_now(now: &mut Turn, line: &mut Line<'_>) -> Read<()> {
    while let Some(word) = line.peek() {
        line.keyword(word)?;
        match word {
            "due" => now.due = line.armies()?,
            "points" => now.points = line.points()?,
            "tris" => now.tris = line.number("a number of tris")?,
            "conquests" => now.conquests = line.number("a number of conquests")?,
            "triremes" => now.triremes_due = line.triremes()?,
            "centres" => now.centres_due = line.number("a number of centres of power")?,
            "owed" => now.owed = line.armies()?,
            "disembarked" => now.disembarked = line.triremes()?,
            "embarked" => now.embarked = line.triremes()?,
            "placed" => now.placed_any = true,
            other => {
                let expected = "due, points, tris, conquests, triremes, centres, owed, disembarked, embarked or placed";
                return Err(TextFault::new(other, expected));
            }
        }
    }
    Ok(())
}

fn read_seat(position: &mut Position, line: &mut Line<'_>) -> Read<()> {
    let seat = line.seat()?;
    let mut place = Place::default();
    if line.peek() == Some("-") {
        line.keyword("-")?;
    } else {
        place.colour = Some(line.colour()?);
    }
    place.status = read_status(line)?;
    if let Status::Eliminated(exit) = place.status {
        position.open.exits = position.open.exits.max(exit.number());
    }
    position.hands[seat] = Some(Pile::default());
    while let Some(word) = line.peek() {
        line.keyword(word)?;
        match word {
            "player" => place.player = line.player()?,
            "points" => place.points = line.points()?,
            "conducts" => place.safe_conducts = line.number("a number of safe-conducts")?,
            "cards" => (place.cards, position.hands[seat]) = read_hand(line)?,
            other => return Err(TextFault::new(other, "player, points, conducts or cards")),
        }
    }
    position.open.places[seat] = place;
    Ok(())
}

fn read_hand(line: &mut Line<'_>) -> Read<(u8, Option<Pile>)> {
    if line.peek().is_some_and(|word| word.starts_with('?')) {
        let count = line.parse("?2, the size of a hand", |word| word.strip_prefix('?')?.parse().ok())?;
        return Ok((count, None));
    }
    let pile = line.pile()?;
    Ok((pile.total() as u8, Some(pile)))
}

fn read_land(setup: &Setup, open: &mut Open, line: &mut Line<'_>) -> Read<()> {
    let seat = line.seat()?;
    while line.peek().is_some() {
        let provinces = if line.peek() == Some("*") {
            line.keyword("*")?;
            open.free()
        } else {
            line.province(&setup.map)?.only()
        };
        let armies = line.armies()?;
        for province in provinces {
            open.set_owner(province, seat);
            open.legionaries[province] = armies.0;
        }
    }
    Ok(())
}

fn read_fleet<T: std::str::FromStr>(setup: &Setup, fleet: &mut BySea<T>, line: &mut Line<'_>) -> Read<()> {
    while line.peek().is_some() {
        let sea = line.sea(&setup.map)?;
        fleet[sea] = line.number("a number of triremes")?;
    }
    Ok(())
}

fn read_set(setup: &Setup, line: &mut Line<'_>) -> Read<ProvinceSet> {
    let mut set = ProvinceSet::EMPTY;
    while line.peek().is_some() {
        set.insert(line.province(&setup.map)?);
    }
    Ok(set)
}
