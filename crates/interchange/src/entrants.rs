//! Lists of entrants: CSV or XLSX, columns in any order, with names in Italian or English, under any number of title rows.

use crate::columns::Column;
use crate::fault::{Expected, Fault, Place, Problem};
use crate::grid::{Grid, decoded, open_quote, separated, sheets};
use crate::note::Note;
use crate::text::{cents, date, fold, tidy, yes_no};
use director::tournament::{Age, Club, Command, EntrantId, Entry, Person, Team, TeamId, Tournament};

/// How many rows are looked at for the names of the columns.
const TITLES: usize = 30;

/// A list as it was read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct List {
    /// The people.
    pub people: Vec<Named>,
    /// What was not used.
    pub notes: Vec<Note>,
}

/// Somebody of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    /// Where it stands in the file.
    pub place: Place,
    /// The person it is about.
    pub person: Person,
    /// Whether of age.
    pub age: Age,
    /// The group their club plays with.
    pub group: Option<String>,
    /// Their team.
    pub team: Option<String>,
    /// What they paid, in cents.
    pub paid: u32,
    /// What they signed for.
    pub accepted: Accepted,
    /// Whether results and photographs of them may be published.
    pub consent: bool,
}

/// Whether somebody signed for the regulation (T2.13).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Accepted {
    /// Not yet.
    #[default]
    No,
    /// For that of the tournament.
    Yes,
    /// For the text with this hash.
    Text(String),
}

impl Accepted {
    /// The hash that was signed for, where the tournament's regulation has this one.
    #[must_use]
    pub fn hash(&self, own: &str) -> Option<String> {
        match self {
            Self::No => None,
            Self::Yes => Some(own.to_owned()),
            Self::Text(hash) => Some(hash.clone()),
        }
    }
}

/// Reads a list, CSV or XLSX (or XLS), told apart by how it begins. All that is wrong is told together.
pub fn read(bytes: &[u8]) -> Result<List, Vec<Problem>> {
    if bytes.starts_with(b"PK") || bytes.starts_with(&[0xd0, 0xcf, 0x11, 0xe0]) {
        let grids = sheets(bytes).map_err(|problem| vec![problem])?;
        let named = grids.iter().find(|grid| heading(grid).is_some());
        let Some(grid) = named.or(grids.first()) else { return Err(vec![Problem::new(Place::File, Fault::Empty)]) };
        let mut list = rows(grid)?;
        let others = grids.iter().filter(|other| *other != grid && !other.rows.is_empty());
        list.notes.extend(
            others.map(|other| Note::Ignored { place: other.whole(), text: other.sheet.clone().unwrap_or_default() }),
        );
        return Ok(list);
    }
    let text = decoded(bytes);
    if text.trim().is_empty() {
        return Err(vec![Problem::new(Place::File, Fault::Empty)]);
    }
    let separator = separator(&text);
    if let Some(line) = open_quote(&text, separator) {
        return Err(vec![Problem::new(Place::Line { line, field: 1 }, Fault::Quote)]);
    }
    rows(&separated(&text, separator).map_err(|problem| vec![problem])?)
}

/// The separator under which most columns are known.
fn separator(text: &str) -> u8 {
    let known = |separator: u8| {
        let grid = separated(text, separator).unwrap_or_default();
        heading(&grid).map_or(0, |(_, columns)| 1 + columns.len())
    };
    [b';', b'\t', b','].into_iter().max_by_key(|&separator| known(separator)).unwrap_or(b',')
}

/// The row that names the columns, and the columns it names: the first with a name of somebody in it and, if there is more
/// than one cell in it, the one among the first rows that names most.
fn heading(grid: &Grid) -> Option<(usize, Vec<(usize, Column)>)> {
    let named = |row: usize| {
        let cells = 0..grid.rows[row].len();
        cells.filter_map(|at| Column::named(grid.cell(row, at)).map(|column| (at, column))).collect::<Vec<_>>()
    };
    let rows = (0..grid.rows.len().min(TITLES)).map(|row| (row, named(row)));
    let fit = rows.filter(|(_, columns)| columns.iter().any(|(_, column)| column.is_name()));
    fit.rev().max_by_key(|(_, columns)| columns.len())
}

fn rows(grid: &Grid) -> Result<List, Vec<Problem>> {
    let Some((heading, columns)) = heading(grid) else {
        return Err(vec![Problem::new(grid.whole(), Fault::NoHeading)]);
    };
    let mut list = List::default();
    let mut problems = Vec::new();
    for (at, (column, known)) in columns.iter().enumerate() {
        if columns[..at].iter().any(|(_, other)| other == known) {
            let name = grid.cell(heading, *column).to_owned();
            problems.push(Problem::new(grid.place(heading, *column), Fault::Twice(name)));
        }
    }
    for row in (0..heading).filter(|&row| !grid.is_blank(row)) {
        list.notes.push(Note::Ignored { place: grid.place(row, 0), text: tidy(&grid.rows[row].join(" ")) });
    }
    let unknown = (0..grid.rows[heading].len()).filter(|at| !columns.iter().any(|(known, _)| known == at));
    for at in unknown.filter(|&at| !grid.cell(heading, at).is_empty()) {
        list.notes.push(Note::Column { place: grid.place(heading, at), name: tidy(grid.cell(heading, at)) });
    }
    for row in (heading + 1..grid.rows.len()).filter(|&row| !grid.is_blank(row)) {
        let read = Row { grid, row, heading, columns: &columns }.read(&mut list.notes);
        match read {
            Ok(Some(named)) => list.people.push(named),
            Ok(None) => {}
            Err(problem) => problems.push(problem),
        }
    }
    let stays_away = |note: &Note| matches!(note, Note::StaysAway { .. });
    if list.people.is_empty() && problems.is_empty() && !list.notes.iter().any(stays_away) {
        problems.push(Problem::new(grid.whole(), Fault::Empty));
    }
    if problems.is_empty() { Ok(list) } else { Err(problems) }
}

struct Row<'g> {
    grid: &'g Grid,
    row: usize,
    heading: usize,
    columns: &'g [(usize, Column)],
}

impl Row<'_> {
    fn at(&self, column: Column) -> Option<usize> {
        self.columns.iter().find(|(_, known)| *known == column).map(|(at, _)| *at)
    }

    fn text(&self, column: Column) -> String {
        self.at(column).map(|at| tidy(self.grid.cell(self.row, at))).unwrap_or_default()
    }

    fn some(&self, column: Column) -> Option<String> {
        Some(self.text(column)).filter(|text| !text.is_empty())
    }

    fn place(&self, column: Column) -> Place {
        self.grid.place(self.row, self.at(column).unwrap_or(0))
    }

    fn wrong(&self, column: Column, what: Expected) -> Problem {
        Problem::expected(self.place(column), what, &self.text(column))
    }

    /// Somebody of the list; nobody where it says that they do not take part.
    fn read(&self, notes: &mut Vec<Note>) -> Result<Option<Named>, Problem> {
        self.check_stray()?;
        let (name, surname) = self.name(notes)?;
        if !self.takes_part()? {
            let name = tidy(&format!("{name} {surname}"));
            notes.push(Note::StaysAway { place: self.place(Column::TakesPart), name });
            return Ok(None);
        }
        let birth = match self.some(Column::Birth) {
            Some(text) => Some(date(&text).ok_or_else(|| self.wrong(Column::Birth, Expected::Date))?),
            None => None,
        };
        let paid = match self.some(Column::Fee) {
            Some(text) => cents(&text).ok_or_else(|| self.wrong(Column::Fee, Expected::Money))?,
            None => 0,
        };
        let person = Person {
            name,
            surname,
            nickname: self.some(Column::Nickname),
            club: self.some(Column::Club),
            region: self.some(Column::Region),
            birth,
            national_id: self.some(Column::NationalId),
        };
        let (group, team) = (self.some(Column::Group), self.some(Column::Team));
        let place = self.grid.place(self.row, 0);
        let (accepted, consent) = (self.accepted(), self.consent()?);
        Ok(Some(Named { place, person, age: self.age()?, group, team, paid, accepted, consent }))
    }

    /// Something in a column without a name would be lost.
    fn check_stray(&self) -> Result<(), Problem> {
        let cells = 0..self.grid.rows[self.row].len();
        let stray =
            |at: &usize| self.grid.cell(self.heading, *at).is_empty() && !self.grid.cell(self.row, *at).is_empty();
        match cells.into_iter().find(stray) {
            Some(at) => {
                let text = self.grid.cell(self.row, at).to_owned();
                Err(Problem::new(self.grid.place(self.row, at), Fault::Stray(text)))
            }
            None => Ok(()),
        }
    }

    /// Name and surname; one in a single column is split at its first word, or, where the surname comes first, its last.
    fn name(&self, notes: &mut Vec<Note>) -> Result<(String, String), Problem> {
        let (name, surname) = (self.text(Column::Name), self.text(Column::Surname));
        if !name.is_empty() || !surname.is_empty() {
            return Ok((name, surname));
        }
        let (column, full) = match self.some(Column::FullName) {
            Some(full) => (Column::FullName, full),
            None => (Column::SurnameFirst, self.text(Column::SurnameFirst)),
        };
        if full.is_empty() {
            let column = self.columns.iter().map(|(_, column)| *column).find(|column| column.is_name());
            return Err(self.wrong(column.unwrap_or(Column::Name), Expected::Name));
        }
        let (name, surname) = match column {
            Column::SurnameFirst => {
                full.rsplit_once(' ').map_or(("", full.as_str()), |(surname, name)| (name, surname))
            }
            _ => full.split_once(' ').unwrap_or(("", &full)),
        };
        let (name, surname) = (name.to_owned(), surname.to_owned());
        if full.split(' ').count() > 2 {
            notes.push(Note::Parts { place: self.place(column), name: name.clone(), surname: surname.clone() });
        }
        Ok((name, surname))
    }

    fn accepted(&self) -> Accepted {
        let text = self.text(Column::Accepted);
        match yes_no(&text) {
            Some(true) => Accepted::Yes,
            Some(false) => Accepted::No,
            None => Accepted::Text(text),
        }
    }

    /// Who is in a list takes part unless it says no.
    fn takes_part(&self) -> Result<bool, Problem> {
        match self.some(Column::TakesPart) {
            Some(text) => yes_no(&text).ok_or_else(|| self.wrong(Column::TakesPart, Expected::YesNo)),
            None => Ok(true),
        }
    }

    fn consent(&self) -> Result<bool, Problem> {
        yes_no(&self.text(Column::Consent)).ok_or_else(|| self.wrong(Column::Consent, Expected::YesNo))
    }

    fn age(&self) -> Result<Age, Problem> {
        let text = self.text(Column::Minor);
        if ["deroga", "con deroga", "waiver", "with waiver"].contains(&fold(&text).as_str()) {
            return Ok(Age::MinorWithWaiver);
        }
        if text.is_empty() {
            return Ok(Age::Undeclared);
        }
        match yes_no(&text) {
            Some(true) => Ok(Age::Minor),
            Some(false) => Ok(Age::Adult),
            None => Err(self.wrong(Column::Minor, Expected::YesNo)),
        }
    }
}

/// What has to be asked for so that everybody of a list is in the tournament, each with the place in the list it is about:
/// clubs and teams that are not known yet, the people, what they paid.
#[must_use]
pub fn commands(list: &List, tournament: &Tournament) -> Vec<(usize, Command)> {
    let mut clubs: Vec<Club> = tournament.clubs.clone();
    let mut teams: Vec<Team> = tournament.teams.clone();
    let mut commands = Vec::new();
    for (at, named) in list.people.iter().enumerate() {
        let person = &named.person;
        if let Some(name) =
            person.club.as_ref().filter(|name| !clubs.iter().any(|club| tournament.is_same_club(&club.name, name)))
        {
            let club = Club { name: name.clone(), group: named.group.clone(), region: None };
            clubs.push(club.clone());
            commands.push((at, Command::RegisterClub { club }));
        }
        let team = named.team.as_ref().map(|name| {
            let known = teams.iter().position(|team| fold(&team.name) == fold(name));
            let number = known.unwrap_or_else(|| {
                let team = Team { name: name.clone(), club: team_club(list, name) };
                teams.push(team.clone());
                commands.push((at, Command::RegisterTeam { team }));
                teams.len() - 1
            });
            TeamId(number as u32 + 1)
        });
        let accepted = named.accepted.hash(&tournament.facts.hash);
        let (person, consent) = (person.clone(), named.consent);
        let entry = Entry { person, age: named.age, team, accepted, consent, ..Entry::default() };
        commands.push((at, Command::Enter { entry, namesake: false }));
        if named.paid > 0 {
            let entrant = EntrantId((tournament.entrants.len() + at) as u32 + 1);
            commands.push((at, Command::Pay { entrant, cents: named.paid }));
        }
    }
    commands
}

/// The club of a team: that of the first of it who names one, or the team's own name.
fn team_club(list: &List, team: &str) -> String {
    let of_it = |named: &&Named| named.team.as_deref().is_some_and(|name| fold(name) == fold(team));
    let club = list.people.iter().filter(of_it).find_map(|named| named.person.club.clone());
    club.unwrap_or_else(|| team.to_owned())
}
