//! The sheets of the rounds: `1° Turno`, `2° Turno`. In each, pairs of rows: a title `Tavolo N°k` over the seats of a table,
//! and below it three cells for each seat: number, name and club, points.

use crate::fault::{Expected, Fault, Problem};
use crate::grid::Grid;
use crate::note::Note;
use crate::text::{decimal, fold, tidy};
use crate::workbook::{PersonId, PlayedRound, PlayedSeat, PlayedTable, Score};

/// Cells of a seat.
pub(crate) const SEAT: usize = 3;

/// The rounds of a workbook, in order.
pub(crate) fn all(grids: &[Grid], notes: &mut Vec<Note>, problems: &mut Vec<Problem>) -> Vec<PlayedRound> {
    let mut sheets: Vec<_> = grids.iter().filter_map(|grid| number(grid).map(|number| (number, grid))).collect();
    sheets.sort_by_key(|(number, _)| *number);
    for pair in sheets.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
        problems.push(Problem::new(pair[1].1.whole(), Fault::Twice(pair[0].0.to_string())));
    }
    let rounds = sheets.into_iter().map(|(number, grid)| round(number, grid, notes, problems));
    let rounds: Vec<_> = rounds.filter(|round| !round.tables.is_empty()).collect();
    // A round that is not there, or empty, before one that was played.
    for (expected, round) in (1..).zip(&rounds) {
        if round.number != expected && !problems.iter().any(|known| matches!(known.fault, Fault::Twice(_))) {
            problems.push(Problem::expected(
                crate::Place::Sheet(round.sheet.clone()),
                Expected::Rounds,
                &round.number.to_string(),
            ));
            break;
        }
    }
    rounds
}

/// The number of the round a sheet is of.
pub(crate) fn number(grid: &Grid) -> Option<usize> {
    round_number(grid.sheet.as_deref()?)
}

/// The number in `1° Turno`, `Turno 1`, `T1`, `Round 1`.
pub(crate) fn round_number(text: &str) -> Option<usize> {
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    let words: String = fold(text).chars().filter(|c| c.is_alphabetic() && !"ºª".contains(*c)).collect();
    let round = ["turno", "t", "round", "r", "giornata", "partita", "g"].contains(&words.as_str());
    digits.parse().ok().filter(|&number: &usize| round && (1..=999).contains(&number))
}

/// The number in `Tavolo N°3`.
fn table_number(text: &str) -> Option<usize> {
    let rest = text.trim().to_lowercase();
    let rest = rest.strip_prefix("tavolo").or_else(|| rest.strip_prefix("table"))?.trim_start().to_owned();
    let digits = rest.trim_start_matches(|c: char| !c.is_ascii_digit());
    let before = &rest[..rest.len() - digits.len()];
    digits.trim().parse().ok().filter(|&number: &usize| before.chars().count() <= 4 && number > 0)
}

fn round(number: usize, grid: &Grid, notes: &mut Vec<Note>, problems: &mut Vec<Problem>) -> PlayedRound {
    let mut tables: Vec<PlayedTable> = Vec::new();
    let mut row = 0;
    while row < grid.rows.len() {
        let titles: Vec<_> =
            (0..grid.rows[row].len()).filter_map(|at| table_number(grid.cell(row, at)).map(|k| (at, k))).collect();
        if titles.is_empty() {
            ignored(grid, row, !tables.is_empty(), notes, problems);
            row += 1;
            continue;
        }
        for (at, &(column, number)) in titles.iter().enumerate() {
            let until = titles.get(at + 1).map_or(usize::MAX, |next| next.0);
            let seats = seats(grid, row + 1, column, until, problems);
            if tables.iter().any(|table| table.number == number) {
                problems.push(Problem::new(grid.place(row, column), Fault::Twice(grid.cell(row, column).to_owned())));
            }
            tables.push(PlayedTable { place: grid.place(row, column), number, seats });
        }
        row += 2;
    }
    tables.sort_by_key(|table| table.number);
    PlayedRound { number, sheet: grid.sheet.clone().unwrap_or_default(), tables }
}

/// Before the first table a sheet may have a heading; behind it, seats without a table are lost seats.
fn ignored(grid: &Grid, row: usize, begun: bool, notes: &mut Vec<Note>, problems: &mut Vec<Problem>) {
    for column in (0..grid.rows[row].len()).filter(|&column| !grid.cell(row, column).is_empty()) {
        let (place, text) = (grid.place(row, column), tidy(grid.cell(row, column)));
        let is_seat = text.parse::<i64>().is_ok() && !grid.cell(row, column + 1).is_empty();
        if begun || is_seat {
            problems.push(Problem::expected(place, Expected::Table, &text));
            return;
        }
        notes.push(Note::Ignored { place, text });
    }
}

fn seats(grid: &Grid, row: usize, from: usize, until: usize, problems: &mut Vec<Problem>) -> Vec<PlayedSeat> {
    let width = grid.rows.get(row).map_or(0, Vec::len).min(until);
    let mut seats = Vec::new();
    for column in (from..width).step_by(SEAT) {
        let (who, label, points) = (grid.cell(row, column), grid.cell(row, column + 1), grid.cell(row, column + 2));
        if who.is_empty() && label.is_empty() && points.is_empty() {
            continue;
        }
        match seat(grid, row, column) {
            Ok(seat) => seats.push(seat),
            Err(problem) => problems.push(problem),
        }
    }
    if seats.is_empty() && !problems.iter().any(|problem| problem.place == grid.place(row, from)) {
        problems.push(Problem::expected(grid.place(row, from), Expected::Id, ""));
    }
    let played = |seat: &&PlayedSeat| seat.id != PersonId::GHOST;
    let some = seats.iter().filter(played).any(|seat| seat.points.is_some());
    let missing = seats.iter().filter(played).filter(|seat| some && seat.points.is_none());
    problems.extend(missing.map(|seat| Problem::new(beside(&seat.place), Fault::HalfFilled)));
    seats
}

/// Where the points of a seat stand.
fn beside(place: &crate::Place) -> crate::Place {
    match place {
        crate::Place::Cell { sheet, row, column } => {
            crate::Place::Cell { sheet: sheet.clone(), row: *row, column: column + 2 }
        }
        other => other.clone(),
    }
}

fn seat(grid: &Grid, row: usize, column: usize) -> Result<PlayedSeat, Problem> {
    let who = grid.cell(row, column);
    let id = decimal(who).and_then(|text| text.parse().ok()).filter(|&id: &i64| id >= PersonId::GHOST.0);
    let id = id.ok_or_else(|| Problem::expected(grid.place(row, column), Expected::Id, who))?;
    let text = grid.cell(row, column + 2);
    let points = match text {
        "" => None,
        _ if id == PersonId::GHOST.0 => None,
        text => {
            Some(score(text).ok_or_else(|| Problem::expected(grid.place(row, column + 2), Expected::Points, text))?)
        }
    };
    let label = grid.cell(row, column + 1).lines().map(tidy).collect::<Vec<_>>().join("\n");
    Ok(PlayedSeat { place: grid.place(row, column), id: PersonId(id), label, points })
}

pub(crate) fn score(text: &str) -> Option<Score> {
    let text = decimal(text)?;
    if let Some(turn) = text.strip_prefix('-') {
        return Some(Score { whole: 0, part: String::new(), eliminated: Some(turn.parse().ok()?) });
    }
    let (whole, part) = text.split_once('.').unwrap_or((&text, ""));
    Some(Score { whole: whole.parse().ok()?, part: part.to_owned(), eliminated: None })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sheets_and_titles_are_known_by_their_words() {
        for (text, found) in [
            ("1° Turno", Some(1)),
            ("12º turno", Some(12)),
            ("Turno 3", Some(3)),
            ("T4", Some(4)),
            ("Note", None),
            ("Totale", None),
            ("0° Turno", None),
        ] {
            assert_eq!(round_number(text), found, "{text}");
        }
        for (text, found) in [
            ("Tavolo N°1", Some(1)),
            ("TAVOLO n. 12", Some(12)),
            ("Tavolo 7", Some(7)),
            ("Tavolo", None),
            ("Table 2", Some(2)),
        ] {
            assert_eq!(table_number(text), found, "{text}");
        }
    }

    #[test]
    fn decimals_break_ties() {
        let score = |text| score(text).expect("points");
        assert!(score("48.2") > score("48,15") && score("48.15") > score("48.1") && score("48.1") > score("48"));
        assert!(score("49") > score("48.9"));
    }
}
