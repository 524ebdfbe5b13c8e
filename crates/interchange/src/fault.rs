//! What is wrong with a file, and where.

use director::tournament::Refusal;
use std::fmt;

/// Where in a file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Place {
    /// Nowhere in particular.
    #[default]
    File,
    /// A sheet of a workbook.
    Sheet(String),
    /// A cell of a sheet, row and column from 0.
    Cell {
        /// The sheet.
        sheet: String,
        /// The row.
        row: usize,
        /// The column.
        column: usize,
    },
    /// A line of a text, from 1, and the field in it, from 1.
    Line {
        /// The line.
        line: usize,
        /// The field.
        field: usize,
    },
}

impl Place {
    /// The name of a cell as a spreadsheet shows it: `D5`.
    #[must_use]
    pub fn cell(row: usize, column: usize) -> String {
        let mut letters = Vec::new();
        let mut rest = column + 1;
        while rest > 0 {
            letters.push(char::from(b'A' + ((rest - 1) % 26) as u8));
            rest = (rest - 1) / 26;
        }
        format!("{}{}", letters.iter().rev().collect::<String>(), row + 1)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File => f.write_str("file"),
            Self::Sheet(sheet) => f.write_str(sheet),
            Self::Cell { sheet, row, column } => write!(f, "{sheet}!{}", Self::cell(*row, *column)),
            Self::Line { line, field } => write!(f, "line {line}, field {field}"),
        }
    }
}

/// What should have stood there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// A whole number by which somebody is known.
    Id,
    /// A name.
    Name,
    /// Points of a table: a whole number, decimals behind it to break ties.
    Points,
    /// Yes or no.
    YesNo,
    /// `Tavolo N°1`.
    Table,
    /// A place of the standings.
    Rank,
    /// A sum of points.
    Total,
    /// A date.
    Date,
    /// An amount of money.
    Money,
    /// How many rounds.
    Rounds,
    /// How many games were won.
    Wins,
}

impl Expected {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::Id,
        Self::Name,
        Self::Points,
        Self::YesNo,
        Self::Table,
        Self::Rank,
        Self::Total,
        Self::Date,
        Self::Money,
        Self::Rounds,
        Self::Wins,
    ];

    /// Its name, for those who have words for it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Id => "id",
            Self::Name => "name",
            Self::Points => "points",
            Self::YesNo => "yes-no",
            Self::Table => "table",
            Self::Rank => "rank",
            Self::Total => "total",
            Self::Date => "date",
            Self::Money => "money",
            Self::Rounds => "rounds",
            Self::Wins => "wins",
        }
    }
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// It is no workbook.
    #[error("neither .xls nor .xlsx")]
    NoWorkbook,
    /// It begins as it should and cannot be read all the same: what its reader says, if it says something.
    #[error("damaged: {0}")]
    Damaged(String),
    /// A sheet is missing.
    #[error("there is no sheet '{0}'")]
    NoSheet(&'static str),
    /// No row names the columns that are needed.
    #[error("no row names the columns")]
    NoHeading,
    /// There is nothing in it.
    #[error("empty")]
    Empty,
    /// Something else should stand there.
    #[error("expected {}, found '{found}'", .what.id())]
    Expected {
        /// What should.
        what: Expected,
        /// What does; nothing if the cell is empty.
        found: String,
    },
    /// A quotation mark that is never closed.
    #[error("a quotation mark is never closed")]
    Quote,
    /// It stands twice.
    #[error("'{0}' stands twice")]
    Twice(String),
    /// Somebody sits at a table who is not in the list.
    #[error("'{0}' is not in the list of entrants")]
    Stranger(String),
    /// Some seats of a table have points, this one has none.
    #[error("points are missing, though others of the table have some")]
    HalfFilled,
    /// Something stands where nothing belongs.
    #[error("'{0}' stands where nothing belongs")]
    Stray(String),
    /// Two at a table have a whole objective.
    #[error("two at one table with a whole objective")]
    TwoObjectives,
    /// The rules say no.
    #[error("refused: {0}")]
    Refused(Refusal),
}

/// What is wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {fault}")]
pub struct Problem {
    /// Where it stands in the file.
    pub place: Place,
    /// What is wrong.
    pub fault: Fault,
}

impl Problem {
    pub(crate) const fn new(place: Place, fault: Fault) -> Self {
        Self { place, fault }
    }

    pub(crate) fn expected(place: Place, what: Expected, found: &str) -> Self {
        Self::new(place, Fault::Expected { what, found: found.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::Place;

    #[test]
    fn cells_are_named_as_a_spreadsheet_names_them() {
        for (row, column, name) in
            [(0, 0, "A1"), (4, 3, "D5"), (9, 25, "Z10"), (0, 26, "AA1"), (0, 701, "ZZ1"), (0, 702, "AAA1")]
        {
            assert_eq!(Place::cell(row, column), name);
        }
    }
}
