//! A tournament as tables of cells: its people, a round, the standings, the cash, or all of it in the sheets clubs know.

use crate::Language;
use crate::Place;
use crate::columns::Column;
use crate::rounds::SEAT;
use crate::text::{amount, decimal};
use crate::workbook::{
    DATES, EVENT, Event, FIRST_PERSON, Listed, PEOPLE, PersonId, PlayedRound, PlayedSeat, PlayedTable, REDUCED,
    STANDINGS, Score, Standing, StandingLine, VALUES, Workbook,
};
use director::derived::{DerivedLine, DerivedResult};
use director::scoring::OBJECTIVE_WORTH;
use director::tournament::{Age, Competitor, Entrant, EntrantId, Finished, Rules, Status, Tournament};
use regulation::GameKind;

/// A cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cell {
    /// A text, whatever it looks like.
    Text(String),
    /// A number, with a point before its decimals.
    Number(String),
}

impl Cell {
    fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    fn number(number: impl ToString) -> Self {
        Self::Number(number.to_string())
    }

    /// What stands in it.
    #[must_use]
    pub fn shown(&self) -> &str {
        match self {
            Self::Text(text) | Self::Number(text) => text,
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

    fn new(title: &str, heading: Vec<String>, rows: impl Iterator<Item = Vec<Cell>>) -> Self {
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

fn region(tournament: &Tournament, entrant: &Entrant) -> String {
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

fn who_is(tournament: &Tournament, who: Competitor) -> (String, String) {
    match who {
        Competitor::Team(id) => {
            tournament.team(id).map(|team| (team.name.clone(), team.club.clone())).unwrap_or_default()
        }
        Competitor::Entrant(id) => (tournament.name(id), club(tournament, id)),
    }
}

fn club(tournament: &Tournament, id: EntrantId) -> String {
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

impl Workbook {
    /// A tournament as the workbook that would be kept of it. What a workbook has no cell for is not in it: who was
    /// eliminated, penalties, draws and their seeds.
    #[must_use]
    pub fn of(rules: &Rules, tournament: &Tournament) -> Self {
        let facts = &tournament.facts;
        let event = Event {
            venue: facts.venue.clone(),
            organiser: facts.organiser.clone(),
            name: facts.name.clone(),
            kind: rules.format.name.it.clone(),
            rounds: u16::try_from(tournament.rounds.len()).ok(),
            dates: facts.dates.iter().take(DATES.len()).cloned().collect(),
        };
        let people = tournament.entrants.iter().map(|entrant| listed(tournament, entrant)).collect();
        let rounds = (0..tournament.rounds.len()).map(|at| played(rules, tournament, at)).collect();
        let full = standing(rules, tournament);
        let short = |line: &StandingLine| StandingLine { id: None, rounds: Vec::new(), ..line.clone() };
        let reduced = Standing { sheet: REDUCED.to_owned(), lines: full.lines.iter().map(short).collect() };
        let has = !full.lines.is_empty();
        Self {
            event,
            people,
            rounds,
            standings: has.then_some(full),
            reduced: has.then_some(reduced),
            notes: Vec::new(),
        }
    }

    /// Its sheets.
    #[must_use]
    pub fn pages(&self) -> Vec<Page> {
        let mut pages = vec![event_page(&self.event), people_page(&self.people)];
        pages.extend(self.rounds.iter().map(round_page));
        pages.extend(self.standings.as_ref().map(|standing| standing_page(standing, self.rounds.len())));
        pages.extend(self.reduced.as_ref().map(|standing| standing_page(standing, 0)));
        pages
    }
}

fn listed(tournament: &Tournament, entrant: &Entrant) -> Listed {
    let person = &entrant.entry.person;
    let text = |text: &Option<String>| text.clone().unwrap_or_default();
    Listed {
        place: Place::File,
        id: PersonId(entrant.id.0.into()),
        name: person.name.clone(),
        surname: person.surname.clone(),
        nickname: text(&person.nickname),
        club: text(&person.club),
        takes_part: entrant.status == Status::In,
        region: region(tournament, entrant),
        birth: text(&person.birth),
        national_id: text(&person.national_id),
    }
}

fn played(rules: &Rules, tournament: &Tournament, at: usize) -> PlayedRound {
    let finished = rules.finished(tournament, at);
    let round = &tournament.rounds[at];
    let table = |(place, finished): (usize, &Vec<Finished>)| {
        let objective = round.results[place].as_ref().and_then(|result| result.objective);
        // Who did not play a game that is over has no seat in it.
        let played = |id: &EntrantId| finished.is_empty() || finished.iter().any(|seat| seat.entrant == *id);
        let mut seats: Vec<_> = round.tables[place]
            .seats
            .iter()
            .copied()
            .filter(played)
            .map(|id| PlayedSeat {
                place: Place::File,
                id: PersonId(id.0.into()),
                label: format!("{}\n{}", tournament.name(id), club(tournament, id)).trim().to_owned(),
                points: score(finished, id, objective),
            })
            .collect();
        if seats.len() == 3 && rules.regulation.kind() == GameKind::Risiko {
            seats.push(PlayedSeat { place: Place::File, id: PersonId::GHOST, label: String::new(), points: None });
        }
        PlayedTable { place: Place::File, number: round.tables[place].number, seats }
    };
    let tables = finished.iter().enumerate().map(table).collect();
    PlayedRound { number: at + 1, sheet: format!("{}° Turno", at + 1), tables }
}

/// Table points, and behind the point as many tenths as there are others with the same points in lower places.
fn score(finished: &[Finished], id: EntrantId, objective: Option<EntrantId>) -> Option<Score> {
    let points = |seat: &Finished| {
        let own = seat.counted.points.less(seat.counted.penalty).0;
        if objective == Some(seat.entrant) { own.max(OBJECTIVE_WORTH) } else { own }
    };
    let seat = finished.iter().find(|seat| seat.entrant == id)?;
    let whole = points(seat);
    let lower =
        finished.iter().filter(|other| points(other) == whole && other.scored.place > seat.scored.place).count();
    Some(Score { whole, part: if lower == 0 { String::new() } else { lower.to_string() }, eliminated: None })
}

fn standing(rules: &Rules, tournament: &Tournament) -> Standing {
    let plain = |text: &str| decimal(text).unwrap_or_else(|| text.to_owned());
    let line = |line: &DerivedLine| StandingLine {
        place: Place::File,
        rank: line.place as u32,
        id: (!rules.format.has_teams()).then_some(PersonId(line.who.into())),
        name: who_is(tournament, rules.numbered(line.who)).0,
        total: Some(plain(&line.total)),
        rounds: if rules.format.has_teams() {
            Vec::new()
        } else {
            line.results.iter().map(|result| (result.round, plain(&result.points))).collect()
        },
    };
    Standing { sheet: STANDINGS.to_owned(), lines: lines(rules, tournament).iter().map(line).collect() }
}

fn event_page(event: &Event) -> Page {
    let mut rows = vec![Vec::new(); 7 + event.dates.len()];
    let mut put = |row: usize, label: String, value: Cell| {
        rows[row] = vec![Cell::text(""), Cell::Text(label), Cell::text("")];
        rows[row].resize(VALUES, Cell::text(""));
        rows[row].push(value);
    };
    put(1, "Luogo".to_owned(), Cell::text(&event.venue));
    put(2, "Organizzatore".to_owned(), Cell::text(&event.organiser));
    put(3, "Nome".to_owned(), Cell::text(&event.name));
    put(4, "Tipo".to_owned(), Cell::text(&event.kind));
    put(5, "Turni".to_owned(), event.rounds.map_or(Cell::text(""), Cell::number));
    for (at, date) in event.dates.iter().enumerate() {
        put(DATES.start + at, format!("Data {}", at + 1), Cell::text(date));
    }
    Page { title: EVENT.to_owned(), rows, ..Page::default() }
}

fn people_page(people: &[Listed]) -> Page {
    let mut rows = vec![Vec::new(); FIRST_PERSON];
    let heading =
        ["Id", "Nome", "Cognome", "Soprannome", "Club", "Partecipa", "Regione", "Data di nascita", "Id nazionale"];
    rows[FIRST_PERSON - 1] = heading.map(Cell::text).to_vec();
    rows.extend(people.iter().map(|one| {
        let yes = if one.takes_part { "SI" } else { "NO" };
        let texts = [&one.name, &one.surname, &one.nickname, &one.club, yes, &one.region, &one.birth, &one.national_id];
        [Cell::number(one.id)].into_iter().chain(texts.map(Cell::text)).collect()
    }));
    Page { title: PEOPLE.to_owned(), rows, heading: Some(FIRST_PERSON - 1), merged: Vec::new() }
}

fn round_page(round: &PlayedRound) -> Page {
    let mut page = Page { title: round.sheet.clone(), ..Page::default() };
    for table in &round.tables {
        page.merged.push((page.rows.len(), 0, (table.seats.len() * SEAT).max(2) - 1));
        page.rows.push(vec![Cell::Text(format!("Tavolo N°{}", table.number))]);
        let seat = |seat: &PlayedSeat| {
            let points = seat.points.as_ref().map_or(Cell::text(""), Cell::number);
            [Cell::number(seat.id), Cell::text(&seat.label), points]
        };
        page.rows.push(table.seats.iter().flat_map(seat).collect());
    }
    page
}

fn standing_page(standing: &Standing, rounds: usize) -> Page {
    let short = standing.lines.iter().all(|line| line.id.is_none());
    let mut heading = vec!["Pos".to_owned()];
    heading.extend((!short).then(|| "Id".to_owned()));
    heading.extend(["Giocatore".to_owned(), "Totale".to_owned()]);
    heading.extend((1..=rounds).map(|round| format!("{round}° Turno")));
    let rows = standing.lines.iter().map(|line| {
        let mut row = vec![Cell::number(line.rank)];
        row.extend((!short).then(|| line.id.map_or(Cell::text(""), Cell::number)));
        row.extend([Cell::text(&line.name), line.total.as_ref().map_or(Cell::text(""), Cell::number)]);
        let points = |round: usize| {
            line.rounds.iter().find(|(of, _)| *of == round).map_or(Cell::text(""), |(_, points)| Cell::number(points))
        };
        row.extend((1..=rounds).map(points));
        row
    });
    Page::new(&standing.sheet, heading, rows)
}
