//! Standings in a sheet: columns in any order, known by the words over them.

use crate::fault::{Expected, Fault, Problem};
use crate::grid::Grid;
use crate::note::Note;
use crate::rounds::round_number;
use crate::text::{decimal, fold, tidy};
use crate::workbook::{PersonId, Standing, StandingLine};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Column {
    Rank,
    Id,
    Name,
    Surname,
    FullName,
    Nickname,
    Club,
    Wins,
    Total,
    Round(usize),
}

/// Reads a sheet; nothing if it is empty.
pub(crate) fn read(grid: &Grid, problems: &mut Vec<Problem>, notes: &mut Vec<Note>) -> Option<Standing> {
    if (0..grid.rows.len()).all(|row| grid.is_blank(row)) {
        return None;
    }
    let Some((heading, columns)) = heading(grid) else {
        problems.push(Problem::new(grid.whole(), Fault::NoHeading));
        return None;
    };
    // What is not known is not compared: whoever reads the answer is told.
    for at in (0..grid.rows[heading].len()).filter(|at| !columns.iter().any(|(known, _)| known == at)) {
        let name = tidy(grid.cell(heading, at));
        if !name.is_empty() {
            notes.push(Note::Column { place: grid.place(heading, at), name });
        }
    }
    let mut lines = Vec::new();
    for row in (heading + 1..grid.rows.len()).filter(|&row| !grid.is_blank(row)) {
        match line(grid, row, &columns, lines.len() as u32 + 1) {
            Ok(line) => lines.push(line),
            Err(problem) => problems.push(problem),
        }
    }
    Some(Standing { sheet: grid.sheet.clone().unwrap_or_default(), lines })
}

/// The first row that names who and at least one thing to compare.
fn heading(grid: &Grid) -> Option<(usize, Vec<(usize, Column)>)> {
    (0..grid.rows.len().min(20)).find_map(|row| {
        let named = |at: usize| column(grid.cell(row, at)).map(|column| (at, column));
        let columns: Vec<_> = (0..grid.rows[row].len()).filter_map(named).collect();
        let has = |wanted: &[Column]| columns.iter().any(|(_, column)| wanted.contains(column));
        let who = has(&[Column::Id, Column::Name, Column::Surname, Column::FullName, Column::Nickname, Column::Club]);
        (who && has(&[Column::Rank, Column::Total])).then_some((row, columns))
    })
}

fn column(heading: &str) -> Option<Column> {
    if let Some(round) = round_number(heading) {
        return Some(Column::Round(round));
    }
    let folded = fold(heading);
    // The clubs' program writes pt1, pt2, …, pt_tot.
    if let Some(round) = folded.strip_prefix("pt").and_then(|round| round.trim().parse().ok()) {
        return Some(Column::Round(round));
    }
    Some(match folded.as_str() {
        "pos" | "posizione" | "piazzamento" | "posto" | "rank" | "place" | "position" => Column::Rank,
        "id" | "codice" | "numero" | "n°" | "n" | "no" => Column::Id,
        "nome" | "first name" => Column::Name,
        "cognome" | "surname" | "last name" => Column::Surname,
        "giocatore" | "nominativo" | "nome e cognome" | "cognome e nome" | "name" | "player" => Column::FullName,
        "nick" | "nickname" | "soprannome" => Column::Nickname,
        "club o famiglia" | "club" | "circolo" | "squadra" | "team" => Column::Club,
        "v tot" | "vittorie" | "wins" => Column::Wins,
        "totale" | "tot" | "punti" | "punteggio" | "totale punti" | "punti totali" | "pt tot" | "pt totale"
        | "total" | "points" => Column::Total,
        _ => return None,
    })
}

fn line(grid: &Grid, row: usize, columns: &[(usize, Column)], nth: u32) -> Result<StandingLine, Problem> {
    let at = |wanted: Column| columns.iter().find(|(_, column)| *column == wanted).map(|(at, _)| *at);
    let text = |wanted: Column| at(wanted).map(|at| tidy(grid.cell(row, at))).unwrap_or_default();
    let wrong = |wanted: Column, what: Expected| {
        Problem::expected(grid.place(row, at(wanted).unwrap_or(0)), what, &text(wanted))
    };
    let rank = match text(Column::Rank).trim_end_matches(['°', 'º', '.']) {
        "" => nth,
        text => text.parse().map_err(|_| wrong(Column::Rank, Expected::Rank))?,
    };
    let id = match text(Column::Id).as_str() {
        "" => None,
        text => Some(PersonId(text.parse().map_err(|_| wrong(Column::Id, Expected::Id))?)),
    };
    let wins = match text(Column::Wins).as_str() {
        "" => None,
        text => Some(text.parse().map_err(|_| wrong(Column::Wins, Expected::Wins))?),
    };
    let (name, surname) = match text(Column::FullName) {
        name if name.is_empty() => (text(Column::Name), text(Column::Surname)),
        name => (name, String::new()),
    };
    let (nickname, club) = (text(Column::Nickname), text(Column::Club));
    if id.is_none() && [&name, &surname, &nickname, &club].into_iter().all(String::is_empty) {
        return Err(Problem::expected(grid.place(row, columns.first().map_or(0, |(at, _)| *at)), Expected::Name, ""));
    }
    let total = points(grid, row, at(Column::Total))?;
    let mut rounds = Vec::new();
    for &(at, column) in columns {
        let Column::Round(round) = column else { continue };
        rounds.extend(points(grid, row, Some(at))?.map(|points| (round, points)));
    }
    Ok(StandingLine { place: grid.place(row, 0), rank, id, name, surname, nickname, club, wins, total, rounds })
}

/// Points of a cell; those in brackets are dropped, and points all the same.
fn points(grid: &Grid, row: usize, column: Option<usize>) -> Result<Option<String>, Problem> {
    let Some(column) = column else { return Ok(None) };
    match grid.cell(row, column).trim_matches(['(', ')']) {
        "" | "-" => Ok(None),
        text => match decimal(text) {
            Some(points) => Ok(Some(points)),
            None => Err(Problem::expected(grid.place(row, column), Expected::Total, text)),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::{Column, column};

    /// T2.3: the headings of the clubs' program, and those people write, so that all numbers are compared.
    #[test]
    fn headings_of_the_clubs_program_are_known() {
        let known = [
            ("pt1", Column::Round(1)),
            ("pt12", Column::Round(12)),
            ("pt_tot", Column::Total),
            ("PT_TOT", Column::Total),
            ("Totale", Column::Total),
            ("Pos.", Column::Rank),
            ("Nick", Column::Nickname),
            ("Club o Famiglia", Column::Club),
            ("v_tot", Column::Wins),
            ("id", Column::Id),
        ];
        for (heading, expected) in known {
            assert_eq!(column(heading), Some(expected), "{heading}");
        }
        assert_eq!(column("ptx"), None);
    }
}
