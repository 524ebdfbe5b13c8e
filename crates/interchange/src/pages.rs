//! A tournament as tables of cells: its people, a round, the standings, the cash. The workbook of the clubs is in
//! [`crate::workbook`].

use crate::Language;
use crate::columns::Column;
use crate::text::{amount, date};
use director::derived::{DerivedLine, DerivedResult};
use director::tournament::{Age, Competitor, Entrant, EntrantId, Rules, Status, Tournament};

/// A cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cell {
    /// A text, whatever it looks like.
    Text(String),
    /// A number, with a point before its decimals.
    Number(String),
    /// A day as year-month-day, which a spreadsheet keeps as a date.
    Date(String),
}

impl Cell {
    pub(crate) fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// A day, where the text is one; else the text.
    pub(crate) fn day(text: &str) -> Self {
        date(text).map_or_else(|| Self::text(text), Self::Date)
    }

    pub(crate) fn number(number: impl ToString) -> Self {
        Self::Number(number.to_string())
    }

    /// What stands in it.
    #[must_use]
    pub fn shown(&self) -> &str {
        match self {
            Self::Text(text) | Self::Number(text) | Self::Date(text) => text,
        }
    }
}

/// A table of cells with a title.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Page {
    /// The title: the name of its sheet.
    pub title: String,
    /// The rows.
    pub rows: Vec<Vec<Cell>>,
    /// The row that names the columns.
    pub heading: Option<usize>,
    /// Cells that are one: the row, the first column, the last.
    pub merged: Vec<(usize, usize, usize)>,
}

impl Page {
    /// The same under a line of its own: reading a list passes over what stands above the names of the columns.
    #[must_use]
    pub fn under(mut self, line: &str) -> Self {
        self.rows.insert(0, vec![Cell::text(line)]);
        self.heading = self.heading.map(|row| row + 1);
        self.merged.iter_mut().for_each(|(row, ..)| *row += 1);
        self
    }

    pub(crate) fn new(title: &str, heading: Vec<String>, rows: impl Iterator<Item = Vec<Cell>>) -> Self {
        let heading = heading.into_iter().map(Cell::Text).collect();
        Self {
            title: title.to_owned(),
            rows: [heading].into_iter().chain(rows).collect(),
            heading: Some(0),
            merged: Vec::new(),
        }
    }
}

/// Everybody who entered, with what a list of entrants can say of them.
#[must_use]
pub fn entrants(tournament: &Tournament, language: Language) -> Page {
    let columns = [
        Column::Number,
        Column::Name,
        Column::Surname,
        Column::Nickname,
        Column::Club,
        Column::Group,
        Column::Region,
        Column::Birth,
        Column::NationalId,
        Column::Minor,
        Column::Team,
        Column::Fee,
        Column::Accepted,
        Column::Consent,
    ];
    let heading = columns.iter().map(|column| column.heading(language).to_owned()).collect();
    let cell = |entrant: &Entrant, column: Column| entrant_cell(tournament, entrant, column, language);
    let row = |entrant: &Entrant| columns.iter().map(|&column| cell(entrant, column)).collect();
    Page::new(language.of("Iscritti", "Entrants"), heading, tournament.entrants.iter().map(row))
}

fn entrant_cell(tournament: &Tournament, entrant: &Entrant, column: Column, language: Language) -> Cell {
    let person = &entrant.entry.person;
    let club = || person.club.as_deref().and_then(|name| tournament.club(name));
    let some = |text: &Option<String>| Cell::Text(text.clone().unwrap_or_default());
    match column {
        Column::Number => Cell::number(entrant.id),
        Column::Name => Cell::text(&person.name),
        Column::Surname => Cell::text(&person.surname),
        Column::FullName => Cell::Text(person.full_name()),
        Column::SurnameFirst => Cell::Text(format!("{} {}", person.surname, person.name)),
        Column::Nickname => some(&person.nickname),
        Column::Club => some(&person.club),
        Column::Group => Cell::Text(club().and_then(|club| club.group.clone()).unwrap_or_default()),
        Column::Region => Cell::Text(region(tournament, entrant)),
        Column::Birth => some(&person.birth),
        Column::NationalId => some(&person.national_id),
        Column::Minor => Cell::text(match entrant.entry.age {
            Age::Undeclared => "",
            Age::Adult => "no",
            Age::Minor => language.of("sì", "yes"),
            Age::MinorWithWaiver => language.of("deroga", "waiver"),
        }),
        Column::Team => {
            let team = entrant.entry.team.and_then(|team| tournament.team(team));
            Cell::Text(team.map(|team| team.name.clone()).unwrap_or_default())
        }
        Column::Fee if entrant.paid_cents == 0 => Cell::text(""),
        Column::Fee => Cell::Number(amount(entrant.paid_cents)),
        Column::Accepted => some(&entrant.entry.accepted),
        Column::Consent => Cell::text(if entrant.entry.consent { language.of("sì", "yes") } else { "" }),
        Column::TakesPart => Cell::text(if entrant.status == Status::In { language.of("sì", "yes") } else { "no" }),
    }
}

pub(crate) fn region(tournament: &Tournament, entrant: &Entrant) -> String {
    let person = &entrant.entry.person;
    let of_club = || person.club.as_deref().and_then(|name| tournament.club(name)).and_then(|club| club.region.clone());
    person.region.clone().or_else(of_club).unwrap_or_default()
}

/// The ranking as it stands; a result that does not count stands in brackets.
#[must_use]
pub fn standings(rules: &Rules, tournament: &Tournament, language: Language) -> Page {
    let who =
        if rules.format.has_teams() { language.of("Squadra", "Team") } else { language.of("Giocatore", "Player") };
    let mut heading = vec![language.of("Pos", "Place"), who, "Club", language.of("Totale", "Total")]
        .into_iter()
        .map(str::to_owned)
        .collect::<Vec<_>>();
    let rounds = tournament.rounds.len();
    heading.extend((1..=rounds).map(|round| format!("{}{round}", language.of("T", "R"))));
    let rows = lines(rules, tournament).into_iter().map(|line| {
        let (name, club) = who_is(tournament, rules.numbered(line.who));
        let mut row = vec![Cell::number(line.place), Cell::Text(name), Cell::Text(club), Cell::Number(line.total)];
        row.extend((1..=rounds).map(|round| result(&line.results, round)));
        row
    });
    Page::new(language.of("Classifica", "Standings"), heading, rows)
}

fn lines(rules: &Rules, tournament: &Tournament) -> Vec<DerivedLine> {
    rules.ranking(tournament).iter().map(|ranked| rules.derive_line(&ranked.line, ranked.place)).collect()
}

/// The results of a round: of a team, there are several.
fn result(results: &[DerivedResult], round: usize) -> Cell {
    let shown =
        |result: &DerivedResult| if result.dropped { format!("({})", result.points) } else { result.points.clone() };
    let found: Vec<_> = results.iter().filter(|result| result.round == round).collect();
    match found.as_slice() {
        [one] if !one.dropped => Cell::Number(one.points.clone()),
        many => Cell::Text(many.iter().map(|result| shown(result)).collect::<Vec<_>>().join(" ")),
    }
}

pub(crate) fn who_is(tournament: &Tournament, who: Competitor) -> (String, String) {
    match who {
        Competitor::Team(id) => {
            tournament.team(id).map(|team| (team.name.clone(), team.club.clone())).unwrap_or_default()
        }
        Competitor::Entrant(id) => (tournament.name(id), club(tournament, id)),
    }
}

pub(crate) fn club(tournament: &Tournament, id: EntrantId) -> String {
    tournament.entrant(id).and_then(|entrant| entrant.entry.person.club.clone()).unwrap_or_default()
}

/// A round, from 0: who sat where and, where the game is over, with what result. Nothing if there is no such round.
#[must_use]
pub fn round(rules: &Rules, tournament: &Tournament, at: usize, language: Language) -> Option<Page> {
    let round = tournament.rounds.get(at)?;
    let heading = [
        language.of("Tavolo", "Table"),
        language.of("Posto", "Place"),
        language.of("N.", "No."),
        language.of("Giocatore", "Player"),
        "Club",
        language.of("Punti tavolo", "Table points"),
        language.of("Punti torneo", "Tournament points"),
    ];
    let mut rows = Vec::new();
    for (table, finished) in round.tables.iter().zip(rules.finished(tournament, at)) {
        let head = |id: EntrantId, place: Cell| {
            vec![
                Cell::number(table.number),
                place,
                Cell::number(id),
                Cell::Text(tournament.name(id)),
                Cell::Text(club(tournament, id)),
            ]
        };
        let played = finished.iter().map(|seat| {
            let points = seat.scored.points.written(rules.book.decimals());
            let counted = Cell::number(seat.counted.points.less(seat.counted.penalty).0);
            [head(seat.entrant, Cell::number(seat.scored.place)), vec![counted, Cell::Number(points)]].concat()
        });
        rows.extend(played);
        let others = table.seats.iter().filter(|id| !finished.iter().any(|seat| seat.entrant == **id));
        rows.extend(others.map(|&id| head(id, Cell::text(""))));
    }
    let title = match language {
        Language::Italian => format!("{}° Turno", at + 1),
        Language::English => format!("Round {}", at + 1),
    };
    Some(Page::new(&title, heading.map(str::to_owned).to_vec(), rows.into_iter()))
}

/// Who paid what (T2.13), and the sum.
#[must_use]
pub fn cash(tournament: &Tournament, language: Language) -> Page {
    let heading =
        [language.of("N.", "No."), language.of("Giocatore", "Player"), "Club", language.of("Versato", "Paid")];
    let row = |entrant: &Entrant| {
        let (name, club) = (tournament.name(entrant.id), club(tournament, entrant.id));
        vec![Cell::number(entrant.id), Cell::Text(name), Cell::Text(club), Cell::Number(amount(entrant.paid_cents))]
    };
    let sum = tournament.entrants.iter().map(|entrant| entrant.paid_cents).fold(0, u32::saturating_add);
    let last =
        vec![Cell::text(""), Cell::text(language.of("Totale", "Total")), Cell::text(""), Cell::Number(amount(sum))];
    let rows = tournament.entrants.iter().map(row).chain([last]);
    Page::new(language.of("Cassa", "Cash"), heading.map(str::to_owned).to_vec(), rows)
}
