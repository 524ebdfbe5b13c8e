//! A tournament as the workbook the clubs' program keeps of it: its data, then its sheets with that program's columns.

use crate::Place;
use crate::compare::{RankedLine, plain, ranked};
use crate::pages::{Cell, Page, club, region, who_is};
use crate::rebuild::Tie;
use crate::rounds::SEAT;
use crate::text::date;
use crate::workbook::{
    DATES, EVENT, Event, FIRST_PERSON, Listed, MARK, PEOPLE, PersonId, PlayedRound, PlayedSeat, PlayedTable, REDUCED,
    REMARK, STANDINGS, Score, Standing, StandingLine, TEAMS, VALUES, Workbook,
};
use director::scoring::OBJECTIVE_WORTH;
use director::tournament::{Entrant, EntrantId, Finished, Rules, Status, Tournament};
use regulation::GameKind;
use regulation::tournament::Attendance;

/// What the clubs' program calls the formats of our texts; it knows no other kinds than its own.
const KINDS: [(&str, &str); 2] = [("challenge-2017", "Torneo Master"), ("raduno", "Raduno Nazionale")];

/// The kind of a tournament in the words of the clubs' program: by its text, else by its shape.
fn kind(rules: &Rules) -> &'static str {
    if rules.format.has_teams() {
        return "Torneo a Squadre";
    }
    let by_text = KINDS.iter().find(|(id, _)| *id == rules.regulation.id).map(|(_, kind)| *kind);
    by_text.unwrap_or(match *rules.format.terms().attendance {
        Attendance::WhoComes => "Campionato Periodico",
        Attendance::Everybody => "Torneo Open",
    })
}

impl Workbook {
    /// A tournament as the workbook that would be kept of it. What a workbook has no cell for is not in it: penalties, dice, who
    /// renounced, draws and their seeds.
    #[must_use]
    pub fn of(rules: &Rules, tournament: &Tournament) -> Self {
        let facts = &tournament.facts;
        let day = |text: &String| date(text).unwrap_or_else(|| text.clone());
        let event = Event {
            venue: facts.venue.clone(),
            organiser: facts.organiser.clone(),
            name: facts.name.clone(),
            kind: kind(rules).to_owned(),
            rounds: u16::try_from(tournament.rounds.len()).ok(),
            remark: format!("{}/{}", rules.regulation.id, rules.format_id),
            dates: facts.dates.iter().take(DATES.len()).map(day).collect(),
        };
        let people = tournament.entrants.iter().map(|entrant| listed(tournament, entrant)).collect();
        let rounds = (0..tournament.rounds.len()).map(|at| played(rules, tournament, at)).collect();
        let mark = rules.regulation.kind().trade_mark().unwrap_or_default().to_owned();
        let book = Self { event, people, rounds, mark, ..Self::default() };
        let lines: Vec<_> = ranked(rules, tournament).iter().map(|one| line(rules, tournament, one)).collect();
        let sheet = |name: &str, lines: Vec<StandingLine>| Some(Standing { sheet: name.to_owned(), lines });
        if lines.is_empty() {
            book
        } else if rules.format.has_teams() {
            Self { teams: sheet(TEAMS, lines), ..book }
        } else {
            let reduced = lines.iter().map(short).collect();
            Self { standings: sheet(STANDINGS, lines), reduced: sheet(REDUCED, reduced), ..book }
        }
    }

    /// Its sheets.
    #[must_use]
    pub fn pages(&self) -> Vec<Page> {
        let mut pages = vec![event_page(&self.event, &self.mark), people_page(&self.people)];
        pages.extend(self.rounds.iter().map(round_page));
        pages.extend(self.standings.as_ref().map(|standing| standing_page(standing, self.rounds.len())));
        pages.extend(self.reduced.as_ref().map(reduced_page));
        pages.extend(self.teams.as_ref().map(teams_page));
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
        let seat = |id: EntrantId| PlayedSeat {
            place: Place::File,
            id: PersonId(id.0.into()),
            label: format!("{}\n{}", tournament.name(id), club(tournament, id)).trim().to_owned(),
            points: score(rules, finished, id, objective),
        };
        let mut seats: Vec<_> = round.tables[place].seats.iter().copied().filter(played).map(seat).collect();
        if seats.len() == 3 && rules.regulation.kind() == GameKind::Risiko {
            seats.push(PlayedSeat { place: Place::File, id: PersonId::GHOST, label: String::new(), points: None });
        }
        PlayedTable { place: Place::File, number: round.tables[place].number, seats }
    };
    let tables = finished.iter().enumerate().map(table).collect();
    PlayedRound { number: at + 1, sheet: format!("{}° Turno", at + 1), tables }
}

/// Table points. Behind the point stands what breaks ties: the coefficient of potential points where the method counts it, then as
/// many as there are others with the same in lower places. Who was eliminated without points is −1, −2, in the order of going out.
fn score(rules: &Rules, finished: &[Finished], id: EntrantId, objective: Option<EntrantId>) -> Option<Score> {
    let points = |seat: &Finished| {
        let own = seat.counted.points.less(seat.counted.penalty).0;
        if objective == Some(seat.entrant) { own.max(OBJECTIVE_WORTH) } else { own }
    };
    let is_out = |seat: &Finished| seat.counted.eliminated.is_some() && points(seat) == 0;
    let seat = finished.iter().find(|seat| seat.entrant == id)?;
    if let Some(turn) = seat.counted.eliminated.filter(|_| is_out(seat)) {
        return Some(Score { whole: 0, part: String::new(), eliminated: Some(turn) });
    }
    let potential = |seat: &Finished| match Tie::of(rules) {
        Tie::Potential => format!("{:02}", seat.counted.potential),
        Tie::Outside | Tie::Army => String::new(),
    };
    let own = (points(seat), potential(seat));
    let is_behind = |other: &&Finished| {
        !is_out(other) && (points(other), potential(other)) == own && other.scored.place > seat.scored.place
    };
    let lower = finished.iter().filter(is_behind).count();
    let part = format!("{}{lower}", own.1);
    Some(Score { whole: own.0, part: part.trim_end_matches('0').to_owned(), eliminated: None })
}

fn line(rules: &Rules, tournament: &Tournament, ranked: &RankedLine) -> StandingLine {
    let who = rules.numbered(ranked.line.who);
    let club = who_is(tournament, who).1;
    let base = StandingLine {
        rank: ranked.line.place as u32,
        wins: Some(ranked.wins),
        total: Some(plain(&ranked.line.total)),
        rounds: ranked.results.clone(),
        ..StandingLine::default()
    };
    match who.entrant().and_then(|id| tournament.entrant(id)) {
        None => StandingLine { club, ..base },
        Some(entrant) => StandingLine {
            id: Some(PersonId(entrant.id.0.into())),
            name: entrant.entry.person.name.clone(),
            surname: entrant.entry.person.surname.clone(),
            nickname: entrant.entry.person.nickname.clone().unwrap_or_default(),
            club,
            ..base
        },
    }
}

/// A line of the short standings: place, name, sum and number.
fn short(line: &StandingLine) -> StandingLine {
    StandingLine { nickname: String::new(), club: String::new(), wins: None, rounds: Vec::new(), ..line.clone() }
}

/// What the tournament is, below the publisher's sentence if it asks for one.
fn event_page(event: &Event, mark: &str) -> Page {
    let mut rows = vec![Vec::new(); DATES.start + event.dates.len()];
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
    put(REMARK, "Note".to_owned(), Cell::text(&event.remark));
    for (at, date) in event.dates.iter().enumerate() {
        put(DATES.start + at, format!("Data {}", at + 1), Cell::day(date));
    }
    if !mark.is_empty() {
        rows[MARK] = vec![Cell::text(""); VALUES];
        rows[MARK].push(Cell::text(mark));
    }
    Page { title: EVENT.to_owned(), rows, ..Page::default() }
}

fn people_page(people: &[Listed]) -> Page {
    let mut rows = vec![Vec::new(); FIRST_PERSON];
    let heading = ["ID", "Nome", "Cognome", "Nick", "Club", "Partecipa", "Regione", "Data di nascita", "ID Nazionale"];
    rows[FIRST_PERSON - 1] = heading.map(Cell::text).to_vec();
    rows.extend(people.iter().map(|one| {
        let yes = if one.takes_part { "SI" } else { "NO" };
        let texts = [&one.name, &one.surname, &one.nickname, &one.club, yes, &one.region].map(Cell::text);
        let more = [Cell::day(&one.birth), national(&one.national_id)];
        [Cell::number(one.id)].into_iter().chain(texts).chain(more).collect()
    }));
    Page { title: PEOPLE.to_owned(), rows, heading: Some(FIRST_PERSON - 1), merged: Vec::new() }
}

/// A number of the national list: a number where it is written as one.
fn national(id: &str) -> Cell {
    match id.parse::<u32>() {
        Ok(number) if number.to_string() == id => Cell::number(number),
        Ok(_) | Err(_) => Cell::text(id),
    }
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
    let heading = ["Pos.", "Nome", "Cognome", "Nick", "Club o Famiglia"].map(str::to_owned).into_iter();
    let heading = heading.chain((1..=rounds).map(|round| format!("pt{round}")));
    let heading = heading.chain(["v_tot", "pt_tot", "id"].map(str::to_owned)).collect();
    let rows = standing.lines.iter().map(|line| {
        let texts = [&line.name, &line.surname, &line.nickname, &line.club].map(Cell::text);
        let games = (1..=rounds).map(|round| game(line, round));
        let last = [some(line.wins), some(line.total.as_ref()), some(line.id)];
        [Cell::number(line.rank)].into_iter().chain(texts).chain(games).chain(last).collect()
    });
    Page::new(&standing.sheet, heading, rows)
}

fn reduced_page(standing: &Standing) -> Page {
    let heading = ["Pos.", "Nome", "Cognome", "pt_tot", "id"].map(str::to_owned).to_vec();
    let rows = standing.lines.iter().map(|line| {
        let names = [Cell::text(&line.name), Cell::text(&line.surname)];
        let last = [some(line.total.as_ref()), some(line.id)];
        [Cell::number(line.rank)].into_iter().chain(names).chain(last).collect()
    });
    Page::new(&standing.sheet, heading, rows)
}

fn teams_page(standing: &Standing) -> Page {
    let games = standing.lines.iter().map(|line| line.rounds.len()).max().unwrap_or(0);
    let heading = ["Pos.", "Club o Famiglia"].map(str::to_owned).into_iter();
    let heading = heading.chain((1..=games).map(|nth| format!("pt{nth}")));
    let heading = heading.chain(["v_tot", "pt_tot"].map(str::to_owned)).collect();
    let rows = standing.lines.iter().map(|line| {
        let first = [Cell::number(line.rank), Cell::text(&line.club)];
        let games = (1..=games).map(|nth| game(line, nth));
        first.into_iter().chain(games).chain([some(line.wins), some(line.total.as_ref())]).collect()
    });
    Page::new(&standing.sheet, heading, rows)
}

/// The points of a round; an empty cell for who did not play it.
fn game(line: &StandingLine, round: usize) -> Cell {
    some(line.rounds.iter().find(|(of, _)| *of == round).map(|(_, points)| points))
}

fn some(number: Option<impl ToString>) -> Cell {
    number.map_or(Cell::text(""), Cell::number)
}
