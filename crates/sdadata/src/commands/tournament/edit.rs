//! Changing a tournament in a file: each change is a command, decided by the rules and kept with what happened.

use super::file::{Opened, bad, refused};
use super::sheet::Sheet;
use super::{Do, Draw, New, Report, Show, Undo};
use crate::failure::Failure;
use crate::{find, out};
use director::points::TablePoints;
use director::scoring::Counted;
use director::tournament::{Command, EntrantId, Facts, SeatResult, TableResult};
use regulation::GameKind;
use words::{Words, id};

pub(crate) fn new(options: &New, words: Words) -> Result<(), Failure> {
    if options.file.exists() {
        let values = [("file", options.file.display().to_string().into())];
        return Err(Failure::BadInput(words.say_with(id::TOURNAMENT_EXISTS, &values)));
    }
    let regulation = find::rulebook(&options.regulation, words)?.regulation;
    let facts = Facts {
        name: options.name.clone(),
        venue: options.venue.clone(),
        organiser: options.organiser.clone(),
        host: options.host.clone(),
        dates: options.date.iter().map(ToString::to_string).collect(),
        referees: options.referee.clone(),
        class: options.class.clone(),
        more_sizes: options.allow_size.clone(),
        ..Facts::default()
    };
    let mut opened = Opened::new(&options.file, regulation);
    opened.ask_under(options.format.as_deref(), Command::Open { facts }, &options.organiser, words)?;
    opened.write(words)?;
    done(1, words)
}

pub(crate) fn carry_out(options: &Do, words: Words) -> Result<(), Failure> {
    let mut opened = Opened::read(&options.file, options.regulation.as_deref(), words)?;
    let text = find::read_text(&options.commands, words)?;
    let unclear = |error: serde_json::Error| bad(&options.commands, &error.to_string(), words);
    let commands: Vec<Command> = if text.trim_start().starts_with('[') {
        serde_json::from_str(&text).map_err(unclear)?
    } else {
        vec![serde_json::from_str(&text).map_err(unclear)?]
    };
    let count = commands.len();
    // All or nothing: a refusal in the middle leaves the file as it was.
    for command in commands {
        opened.ask(command, &options.by, words)?;
    }
    opened.write(words)?;
    done(count, words)
}

pub(crate) fn draw(options: &Draw, words: Words) -> Result<(), Failure> {
    let mut opened = Opened::read(&options.file, options.regulation.as_deref(), words)?;
    let ids = |numbers: &[u32]| numbers.iter().map(|&number| EntrantId(number)).collect::<Vec<_>>();
    let command = if options.gone.is_empty() && options.came.is_empty() {
        Command::Draw { seed: options.seed }
    } else {
        Command::Redraw { seed: options.seed, gone: ids(&options.gone), came: ids(&options.came) }
    };
    opened.ask(command, &options.by, words)?;
    opened.write(words)?;
    let last = opened.tournament().rounds.len().saturating_sub(1);
    let rules = opened.rules(words)?;
    let sheet = Sheet { rules: &rules, tournament: opened.tournament(), words };
    out::print(words, &out::marked(sheet.round(last) + &sheet.unsigned(), &opened.regulation))
}

pub(crate) fn report(options: &Report, words: Words) -> Result<(), Failure> {
    let mut opened = Opened::read(&options.file, options.regulation.as_deref(), words)?;
    let kind = opened.regulation.kind();
    let mut order = 0;
    let mut seats = Vec::new();
    for text in &options.seats {
        let unclear = || Failure::BadInput(words.say_with(id::REPORT_BAD_SEAT, &[("found", text.as_str().into())]));
        seats.push(seat(text, kind, &mut order).ok_or_else(unclear)?);
    }
    let result = TableResult { seats, objective: options.objective.map(EntrantId) };
    let command = match options.amend {
        Some(round) => Command::Amend { round, table: options.table, result },
        None => Command::Report { table: options.table, result },
    };
    opened.ask(command, &options.by, words)?;
    opened.write(words)?;
    done(1, words)
}

/// A seat as it is typed: `12=48/20`, `25=x1`, `4=-`; of S.P.Q. `12=18/34/51`, `25=x1+6`. The order of play is that of the seats.
fn seat(text: &str, kind: GameKind, order: &mut u8) -> Option<SeatResult> {
    let (number, what) = text.split_once('=')?;
    let entrant = EntrantId(number.parse().ok()?);
    if what == "-" {
        return Some(SeatResult { entrant, counted: None });
    }
    *order += 1;
    let counted = Counted { order: *order, ..Counted::default() };
    // Who is out of S.P.Q. keeps the points on the track: `x1+6`.
    let (counted, what) = match what.strip_prefix('x') {
        Some(turn) => {
            let (turn, points) = turn.split_once('+').unwrap_or((turn, "0"));
            (Counted { eliminated: Some(turn.parse().ok()?), ..counted }, points)
        }
        None => (counted, what),
    };
    let numbers: Option<Vec<u16>> = what.split('/').map(|number| number.parse().ok()).collect();
    let counted = match (kind, numbers?.as_slice()) {
        (_, &[points]) => Counted { points: TablePoints(points), ..counted },
        (GameKind::Risiko, &[points, outside]) => Counted { points: TablePoints(points), outside, ..counted },
        (GameKind::Spqr, &[points, potential]) => Counted { points: TablePoints(points), potential, ..counted },
        (GameKind::Spqr, &[points, potential, army]) => {
            Counted { points: TablePoints(points), potential, army, ..counted }
        }
        (GameKind::Risiko | GameKind::Spqr, _) => return None,
    };
    Some(SeatResult { entrant, counted: Some(counted) })
}

pub(crate) fn undo(options: &Undo, words: Words) -> Result<(), Failure> {
    let mut opened = Opened::read(&options.file, options.regulation.as_deref(), words)?;
    let entry = opened.undo(&options.by, words)?;
    opened.write(words)?;
    out::print(words, &(words.say_with(id::UNDONE, &[("entry", entry.into())]) + "\n"))
}

pub(crate) fn show(options: &Show, words: Words) -> Result<(), Failure> {
    let opened = Opened::read(&options.file, options.regulation.as_deref(), words)?;
    let rules = opened.rules(words)?;
    let sheet = Sheet { rules: &rules, tournament: opened.tournament(), words };
    match options.round {
        None => out::print(words, &sheet.whole()),
        Some(round) if round <= opened.tournament().rounds.len() => {
            out::print(words, &out::marked(sheet.round(round - 1), &opened.regulation))
        }
        Some(round) => {
            let refusal = director::tournament::Refusal::NoSuchTable { round, table: 1 };
            Err(Failure::Refused(refused(&opened.regulation, opened.tournament(), &refusal, words)))
        }
    }
}

fn done(count: usize, words: Words) -> Result<(), Failure> {
    out::print(words, &(words.say_with(id::TOURNAMENT_DONE, &[("count", count.into())]) + "\n"))
}
