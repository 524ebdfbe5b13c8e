//! The workbook many clubs keep a tournament in: a sheet `TORNEO` with what it is, `Iscritti` with the people, a sheet
//! `N° Turno` for each round, `Classifica` and `Classifica Ridotta`, or `Classifica a Squadre` where teams play.
//!
//! This reads what stands there. What follows from it is for [`crate::rebuild`] and [`crate::compare`].

use crate::fault::{Expected, Fault, Place, Problem};
use crate::grid::{Grid, sheets};
use crate::note::Note;
use crate::rounds;
use crate::standing;
use crate::text::{date, fold, tidy, yes_no};
use std::cmp::Ordering;
use std::fmt;

/// The sheet with what the tournament is.
pub(crate) const EVENT: &str = "TORNEO";
/// The sheet with the people.
pub(crate) const PEOPLE: &str = "Iscritti";
/// The sheet with the standings.
pub(crate) const STANDINGS: &str = "Classifica";
/// The sheet with the short standings.
pub(crate) const REDUCED: &str = "Classifica Ridotta";
/// The sheet with the standings of teams.
pub(crate) const TEAMS: &str = "Classifica a Squadre";
/// The row the people begin in, from 0.
pub(crate) const FIRST_PERSON: usize = 3;
/// The column of the values of the event.
pub(crate) const VALUES: usize = 3;
/// The row of the publisher's sentence.
pub(crate) const MARK: usize = 0;
/// The row of its remark.
pub(crate) const REMARK: usize = 6;
/// The rows of its dates.
pub(crate) const DATES: std::ops::Range<usize> = 7..37;

/// A number by which a workbook knows somebody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PersonId(pub i64);

impl PersonId {
    /// Who sits where nobody does, at a table of three.
    pub const GHOST: Self = Self(-1);
}

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A workbook as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Workbook {
    /// What the tournament is.
    pub event: Event,
    /// Everybody in its list.
    pub people: Vec<Listed>,
    /// The rounds, in order.
    pub rounds: Vec<PlayedRound>,
    /// The standings it gives.
    pub standings: Option<Standing>,
    /// The short standings it gives.
    pub reduced: Option<Standing>,
    /// The standings of teams it gives, where teams play.
    pub teams: Option<Standing>,
    /// What was not used.
    pub notes: Vec<Note>,
    /// The sentence the publisher asks for, above what the tournament is; empty where it asks for none.
    pub mark: String,
}

/// What the tournament is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Event {
    /// Where it is played.
    pub venue: String,
    /// Who organises it.
    pub organiser: String,
    /// Its name.
    pub name: String,
    /// Of what kind it is, in the organiser's words.
    pub kind: String,
    /// How many rounds it has, where that is said.
    pub rounds: Option<u16>,
    /// A remark. In a workbook of ours it names the regulation and the format: `raduno/squadre`.
    pub remark: String,
    /// The days of its rounds.
    pub dates: Vec<String>,
}

/// Somebody in the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Where it stands in the file.
    pub place: Place,
    /// By which number they are known.
    pub id: PersonId,
    /// First name.
    pub name: String,
    /// The family name.
    pub surname: String,
    /// What others call them.
    pub nickname: String,
    /// Their club.
    pub club: String,
    /// Whether they take part.
    pub takes_part: bool,
    /// Their region.
    pub region: String,
    /// Date of birth, as year-month-day.
    pub birth: String,
    /// Their number in a national list.
    pub national_id: String,
}

/// A round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedRound {
    /// Its number, from 1.
    pub number: usize,
    /// Its sheet.
    pub sheet: String,
    /// Its tables, in the order of their numbers.
    pub tables: Vec<PlayedTable>,
}

/// A table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedTable {
    /// Where it stands in the file.
    pub place: Place,
    /// Its number.
    pub number: usize,
    /// Its seats.
    pub seats: Vec<PlayedSeat>,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedSeat {
    /// Where it stands in the file.
    pub place: Place,
    /// The number of the entrant it is about.
    pub id: PersonId,
    /// The name and club that stand there.
    pub label: String,
    /// The points; nothing if the game has none yet.
    pub points: Option<Score>,
}

/// Points of a table: the whole number counts, the digits behind the point break ties.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// Table points.
    pub whole: u16,
    /// The digits behind the point, without idle zeros.
    pub part: String,
    /// Who was eliminated, as the clubs write it: −1 for the first who was out, −2 for the second.
    pub eliminated: Option<u8>,
}

impl Ord for Score {
    fn cmp(&self, other: &Self) -> Ordering {
        // Who is out is behind everybody else, the first who was out last; digits behind a point compare as texts do.
        let key = |score: &Self| (score.eliminated.is_none(), score.eliminated, score.whole);
        key(self).cmp(&key(other)).then_with(|| self.part.cmp(&other.part))
    }
}

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(turn) = self.eliminated {
            return write!(f, "-{turn}");
        }
        let point = if self.part.is_empty() { "" } else { "." };
        write!(f, "{}{point}{}", self.whole, self.part)
    }
}

/// Standings as they stand in a sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The sheet.
    pub sheet: String,
    /// Its lines.
    pub lines: Vec<StandingLine>,
}

/// A line of them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StandingLine {
    /// Where it stands in the file.
    pub place: Place,
    /// The position: the one written, or that of the line.
    pub rank: u32,
    /// Who, by number, where that is given.
    pub id: Option<PersonId>,
    /// The first name, or name and surname in one, where that is given.
    pub name: String,
    /// The family name, where it has a column of its own.
    pub surname: String,
    /// What others call them, where that is given.
    pub nickname: String,
    /// The club, where that is given; of teams, the team.
    pub club: String,
    /// How many games were won, where that is given.
    pub wins: Option<u32>,
    /// The sum, where that is given.
    pub total: Option<String>,
    /// Points of rounds, where they are given: the round from 1. Of teams, the results of their games, the best first.
    pub rounds: Vec<(usize, String)>,
}

impl StandingLine {
    /// Name and surname in one.
    #[must_use]
    pub fn full_name(&self) -> String {
        tidy(&format!("{} {}", self.name, self.surname))
    }
}

/// Reads a workbook. All that is wrong with it is told together.
pub fn read(bytes: &[u8]) -> Result<Workbook, Vec<Problem>> {
    let grids = sheets(bytes).map_err(|problem| vec![problem])?;
    let find =
        |name: &str| grids.iter().find(|grid| grid.sheet.as_deref().is_some_and(|sheet| fold(sheet) == fold(name)));
    let mut problems = Vec::new();
    let mut book = Workbook::default();
    match find(EVENT) {
        Some(grid) => {
            book.mark = tidy(grid.cell(MARK, VALUES));
            book.event = event(grid, &mut problems);
        }
        None => problems.push(Problem::new(Place::File, Fault::NoSheet(EVENT))),
    }
    match find(PEOPLE) {
        Some(grid) => book.people = people(grid, &mut problems),
        None => problems.push(Problem::new(Place::File, Fault::NoSheet(PEOPLE))),
    }
    book.rounds = rounds::all(&grids, &mut book.notes, &mut problems);
    book.standings = find(STANDINGS).and_then(|grid| standing::read(grid, &mut problems, &mut book.notes));
    book.reduced = find(REDUCED).and_then(|grid| standing::read(grid, &mut problems, &mut book.notes));
    book.teams = find(TEAMS).and_then(|grid| standing::read(grid, &mut problems, &mut book.notes));
    book.notes.extend(grids.iter().filter(|grid| is_unknown(grid)).map(unused));
    check_seats(&book, &mut problems);
    if problems.is_empty() { Ok(book) } else { Err(problems) }
}

fn is_unknown(grid: &Grid) -> bool {
    let sheet = fold(grid.sheet.as_deref().unwrap_or_default());
    let known = [EVENT, PEOPLE, STANDINGS, REDUCED, TEAMS].into_iter().any(|name| fold(name) == sheet);
    !known && rounds::number(grid).is_none() && !(0..grid.rows.len()).all(|row| grid.is_blank(row))
}

fn unused(grid: &Grid) -> Note {
    Note::Ignored { place: grid.whole(), text: grid.sheet.clone().unwrap_or_default() }
}

fn event(grid: &Grid, problems: &mut Vec<Problem>) -> Event {
    let value = |row: usize| tidy(grid.cell(row, VALUES));
    let rounds = value(5);
    let count = rounds.parse().ok();
    if !rounds.is_empty() && count.is_none() {
        problems.push(Problem::expected(grid.place(5, VALUES), Expected::Rounds, &rounds));
    }
    if value(3).is_empty() {
        problems.push(Problem::expected(grid.place(3, VALUES), Expected::Name, ""));
    }
    let dates = DATES.map(value).filter(|text| !text.is_empty());
    let dates = dates.map(|text| date(&text).unwrap_or(text)).collect();
    let [venue, organiser, name, kind, remark] = [1, 2, 3, 4, REMARK].map(value);
    Event { venue, organiser, name, kind, rounds: count, remark, dates }
}

fn people(grid: &Grid, problems: &mut Vec<Problem>) -> Vec<Listed> {
    let mut found: Vec<Listed> = Vec::new();
    for row in (FIRST_PERSON..grid.rows.len()).filter(|&row| !grid.is_blank(row)) {
        match person(grid, row) {
            Ok(listed) if found.iter().any(|one| one.id == listed.id) => {
                problems.push(Problem::new(listed.place, Fault::Twice(listed.id.to_string())));
            }
            Ok(listed) => found.push(listed),
            Err(problem) => problems.push(problem),
        }
    }
    if found.is_empty() && problems.is_empty() {
        problems.push(Problem::new(grid.place(FIRST_PERSON, 0), Fault::Empty));
    }
    found
}

fn person(grid: &Grid, row: usize) -> Result<Listed, Problem> {
    let cell = |column: usize| tidy(grid.cell(row, column));
    let wrong = |column: usize, what: Expected| Problem::expected(grid.place(row, column), what, &cell(column));
    let id = cell(0).parse().ok().filter(|&id: &i64| id >= 0).ok_or_else(|| wrong(0, Expected::Id))?;
    if cell(1).is_empty() && cell(2).is_empty() {
        return Err(wrong(1, Expected::Name));
    }
    let birth =
        if cell(7).is_empty() { String::new() } else { date(&cell(7)).ok_or_else(|| wrong(7, Expected::Date))? };
    Ok(Listed {
        place: grid.place(row, 0),
        id: PersonId(id),
        name: cell(1),
        surname: cell(2),
        nickname: cell(3),
        club: cell(4),
        takes_part: yes_no(&cell(5)).ok_or_else(|| wrong(5, Expected::YesNo))?,
        region: cell(6),
        birth,
        national_id: cell(8),
    })
}

/// Whoever sits is in the list, and sits once a round.
fn check_seats(book: &Workbook, problems: &mut Vec<Problem>) {
    for round in &book.rounds {
        let seats: Vec<_> =
            round.tables.iter().flat_map(|table| &table.seats).filter(|seat| seat.id != PersonId::GHOST).collect();
        for (at, seat) in seats.iter().enumerate() {
            if !book.people.is_empty() && !book.people.iter().any(|listed| listed.id == seat.id) {
                problems.push(Problem::new(seat.place.clone(), Fault::Stranger(seat.id.to_string())));
            }
            if seats[..at].iter().any(|other| other.id == seat.id) {
                problems.push(Problem::new(seat.place.clone(), Fault::Twice(seat.id.to_string())));
            }
        }
    }
}
