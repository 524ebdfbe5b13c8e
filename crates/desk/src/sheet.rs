//! A table as it is published: a title, typed columns, rows. Made once, by what it is about; how it looks is for the
//! renderers to say.

/// A table with a title.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// What it is, as a heading and as the name of a worksheet.
    pub title: String,
    /// The columns. A row may be shorter than they are, or have one cell more: a remark.
    pub columns: Vec<Column>,
    /// The rows.
    pub rows: Vec<Vec<Cell>>,
    /// The publisher's sentence, where a regulation asks for it (T2.13).
    pub mark: Option<&'static str>,
}

/// A column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its heading in the reader's language.
    pub heading: String,
    /// What stands in it.
    pub kind: Kind,
}

/// What stands in a column, which decides how it is aligned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Words, to the left.
    Text,
    /// Figures, to the right.
    Number,
}

/// A cell.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Cell {
    /// A cell without content.
    #[default]
    Empty,
    /// A text, whatever it looks like.
    Text(String),
    /// A number, with a point before its decimals.
    Number(String),
    /// The results of one round: several of a team, none of who did not play.
    Results(Vec<RoundResult>),
}

/// What a round was worth to somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundResult {
    /// Tournament points, written.
    pub points: String,
    /// Whether it counts, or is one of the results that are dropped.
    pub counts: bool,
}

impl Sheet {
    /// A table without rows.
    #[must_use]
    pub fn new(title: String, columns: Vec<Column>, mark: Option<&'static str>) -> Self {
        Self { title, columns, rows: Vec::new(), mark }
    }
}

impl Column {
    /// A column of words.
    #[must_use]
    pub fn text(heading: impl Into<String>) -> Self {
        Self { heading: heading.into(), kind: Kind::Text }
    }

    /// A column of figures.
    #[must_use]
    pub fn number(heading: impl Into<String>) -> Self {
        Self { heading: heading.into(), kind: Kind::Number }
    }
}

impl Cell {
    /// A text.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// A whole number.
    pub fn number(number: impl ToString) -> Self {
        Self::Number(number.to_string())
    }

    /// The cell in plain text; a result that does not count stands in brackets.
    #[must_use]
    pub fn shown(&self) -> String {
        match self {
            Self::Empty => String::new(),
            Self::Text(text) | Self::Number(text) => text.clone(),
            Self::Results(results) => results.iter().map(RoundResult::shown).collect::<Vec<_>>().join(" "),
        }
    }
}

impl RoundResult {
    fn shown(&self) -> String {
        if self.counts { self.points.clone() } else { format!("({})", self.points) }
    }
}
