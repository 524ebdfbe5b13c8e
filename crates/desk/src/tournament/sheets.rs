//! The tables of a tournament: standings, rounds by table and by name, calendar, people, cash.

use super::Published;
use crate::sheet::{Cell, Column, RoundResult, Sheet};
use crate::{sentences, trade_mark};
use director::day::Day;
use director::points::TournamentPoints;
use director::standings::{Line, Special};
use director::tournament::{Competitor, Dated};
use interchange::Language;
use interchange::pages::{self, Page};
use words::{Lang, id};

/// The ranking as it stands.
#[must_use]
pub fn standings(published: &Published<'_>) -> Sheet {
    let ranking = published.rules.ranking(published.tournament);
    let lines: Vec<_> = ranking.iter().map(|ranked| (ranked.place, &ranked.line)).collect();
    standings_of(published, &lines, published.tournament.rounds.len())
}

/// The standings of the games everybody plays, after so many rounds.
#[must_use]
pub fn standings_after(published: &Published<'_>, rounds: usize) -> Sheet {
    let lines = published.rules.standings_after(published.tournament, rounds);
    standings_of(published, &lines.iter().map(|line| (line.place, line)).collect::<Vec<_>>(), rounds)
}

/// Lines of standings, with a column for what special events gave where there is any (T2.14).
fn standings_of(published: &Published<'_>, lines: &[(usize, &Line<Competitor>)], rounds: usize) -> Sheet {
    let (words, teams) = (published.words, published.rules.format.has_teams());
    let has_extra = lines.iter().any(|(_, line)| line.extra != TournamentPoints::default());
    let name = if teams { id::PUBLISHED_COLUMN_TEAM } else { id::PUBLISHED_COLUMN_NAME };
    let mut columns = vec![
        Column::number(words.say(id::PUBLISHED_COLUMN_PLACE)),
        Column::text(words.say(name)),
        Column::text(words.say(id::PUBLISHED_COLUMN_CLUB)),
        Column::number(words.say(id::PUBLISHED_COLUMN_TOTAL)),
    ];
    columns.extend(has_extra.then(|| Column::number(words.say(id::PUBLISHED_COLUMN_EXTRA))));
    columns.extend((1..=rounds).map(|round| {
        let heading = words.say_with(id::PUBLISHED_COLUMN_ROUND, &[("round", round.into())]);
        // A team has several results in a round, which are no figure to be aligned.
        if teams { Column::text(heading) } else { Column::number(heading) }
    }));
    let title = words.say(id::PUBLISHED_SHEET_STANDINGS);
    let mut sheet = Sheet::new(title, columns, trade_mark(&published.rules.regulation));
    let awaiting = published.rules.awaiting_die(published.tournament);
    let row = |&(place, line): &(usize, &Line<Competitor>)| {
        let mut row = standing(published, place, line, rounds, has_extra);
        if line.awaits_die && awaiting.contains(&line.who) {
            row.push(Cell::Text(words.say(id::PUBLISHED_AWAITS_DIE)));
        }
        row
    };
    sheet.rows = lines.iter().map(row).collect();
    sheet
}

fn standing(
    published: &Published<'_>,
    place: usize,
    line: &Line<Competitor>,
    rounds: usize,
    has_extra: bool,
) -> Vec<Cell> {
    let (name, club) = published.who(line.who);
    let decimals = published.rules.book.decimals();
    let mut row =
        vec![Cell::number(place), Cell::Text(name), Cell::Text(club), Cell::Number(line.total.written(decimals))];
    row.extend(has_extra.then(|| Cell::Number(line.extra.written(decimals))));
    for round in 0..rounds {
        let games = line.games.iter().filter(|(game, _)| game.round == round);
        let result = |(game, counts): &(director::standings::Outcome, bool)| RoundResult {
            points: game.points.written(decimals),
            counts: *counts,
        };
        row.push(Cell::Results(games.map(result).collect()));
    }
    row
}

/// A round, from 0, table by table; nothing if there is no such round.
#[must_use]
pub fn round(published: &Published<'_>, at: usize) -> Option<Sheet> {
    let page = pages::round(published.rules, published.tournament, at, language(published))?;
    Some(of_page(published, page))
}

/// Where everybody sits in a round, from 0, by surname: what is pinned to the wall beside the tables.
#[must_use]
pub fn round_by_name(published: &Published<'_>, at: usize) -> Option<Sheet> {
    let (words, tournament) = (published.words, published.tournament);
    let round = tournament.rounds.get(at)?;
    let title = words.say_with(id::PUBLISHED_ROUND_BY_NAME, &[("number", (at + 1).into())]);
    let columns = vec![
        Column::text(words.say(id::PUBLISHED_COLUMN_NAME)),
        Column::text(words.say(id::PUBLISHED_COLUMN_CLUB)),
        Column::number(words.say(id::PUBLISHED_COLUMN_TABLE)),
        Column::number(words.say(id::PUBLISHED_COLUMN_SEAT)),
    ];
    let mut sheet = Sheet::new(title, columns, trade_mark(&published.rules.regulation));
    let seats = round.tables.iter().flat_map(|table| (1..).zip(&table.seats).map(move |(seat, id)| (table, seat, *id)));
    let mut rows: Vec<(String, Vec<Cell>)> = seats
        .map(|(table, seat, entrant)| {
            let person = tournament.entrant(entrant).map(|entrant| &entrant.entry.person);
            let name = person.map_or_else(String::new, |person| format!("{} {}", person.surname, person.name));
            let club = person.and_then(|person| person.club.clone()).unwrap_or_default();
            let order = format!("{} {entrant}", name.to_lowercase());
            let seat: i32 = seat;
            (order, vec![Cell::text(name.trim()), Cell::Text(club), Cell::number(table.number), Cell::number(seat)])
        })
        .collect();
    rows.sort_by(|one, other| one.0.cmp(&other.0));
    sheet.rows = rows.into_iter().map(|(_, row)| row).collect();
    Some(sheet)
}

/// Everybody who entered.
#[must_use]
pub fn entrants(published: &Published<'_>) -> Sheet {
    of_page(published, pages::entrants(published.tournament, language(published)))
}

/// Who paid what, and the sum (T2.13).
#[must_use]
pub fn cash(published: &Published<'_>) -> Sheet {
    of_page(published, pages::cash(published.tournament, language(published)))
}

/// The calendar: a row for each round and each special event (T2.14).
#[must_use]
pub fn calendar(published: &Published<'_>) -> Sheet {
    let (words, rules) = (published.words, published.rules);
    let heading = ["what", "round", "day", "fixed", "deadline"];
    let columns = heading.map(|column| Column::text(words.say_member("calendar-column", column))).to_vec();
    let text = |day: Option<Day>| Cell::Text(day.map(|day| day.to_string()).unwrap_or_default());
    let round = |dated: Dated<'_>| {
        let stage = rules.stage(dated.slot.stage).map(|stage| sentences::stage(words, &stage.id));
        let fixed = Some(dated.planned.fixed).filter(|fixed| *fixed != dated.planned.day);
        let (what, number) = (Cell::Text(stage.unwrap_or_default()), Cell::number(dated.slot.round));
        vec![what, number, text(Some(dated.planned.day)), text(fixed), text(dated.deadline)]
    };
    let special = |special: &Special<u32>| {
        vec![Cell::Text(special.name.clone()), text(None), text(Some(special.day)), text(None), text(None)]
    };
    let mut sheet = Sheet::new(words.say(id::CALENDAR_TITLE), columns, trade_mark(&rules.regulation));
    let rounds = rules.calendar(published.tournament).into_iter().map(round);
    sheet.rows = rounds.chain(published.tournament.calendar.specials.iter().map(special)).collect();
    sheet
}

/// A page of the clubs' lists as a sheet: its first row names the columns.
fn of_page(published: &Published<'_>, page: Page) -> Sheet {
    let mut rows = page.rows.into_iter();
    let columns = rows.next().unwrap_or_default().iter().map(|cell| Column::text(cell.shown())).collect();
    let mut sheet = Sheet::new(page.title, columns, trade_mark(&published.rules.regulation));
    let cell = |cell: pages::Cell| match cell {
        pages::Cell::Text(text) | pages::Cell::Date(text) => Cell::Text(text),
        pages::Cell::Number(number) => Cell::Number(number),
    };
    sheet.rows = rows.map(|row| row.into_iter().map(cell).collect()).collect();
    sheet
}

fn language(published: &Published<'_>) -> Language {
    match published.words.lang() {
        Lang::It => Language::Italian,
        Lang::En => Language::English,
    }
}
