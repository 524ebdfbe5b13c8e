//! The standings as a table: dropped results struck through, and what put each line behind the one before it.

use super::view::View;
use crate::parts::{Cell, Column, DataTable};
use director::points::TournamentPoints;
use director::standings::Line;
use director::tournament::Competitor;
use maud::{Markup, html};
use regulation::tournament::Criterion;
use std::collections::BTreeSet;
use words::{Id, Words, id};

/// Lines of standings in their order, each with its place.
pub(super) type Places = Vec<(usize, Line<Competitor>)>;

impl View<'_> {
    /// The ranking as it stands: the finals as far as they were played, then the others.
    pub(super) fn ranking(&self) -> Places {
        let ranking = self.hall.rules().ranking(self.tournament());
        ranking.into_iter().map(|ranked| (ranked.place, ranked.line)).collect()
    }

    /// The standings of the games everybody plays, after so many rounds.
    pub(super) fn standings_after(&self, rounds: usize) -> Places {
        let lines = self.hall.rules().standings_after(self.tournament(), rounds);
        lines.into_iter().map(|line| (line.place, line)).collect()
    }
}

/// A table of standings over so many rounds, and below it how ties were broken.
pub(super) fn standings(view: View<'_>, label: String, lines: &Places, rounds: usize) -> Markup {
    let words = view.words;
    if lines.is_empty() {
        return html! { p { (words.say(id::HALL_PAGE_STANDINGS_NONE)) } };
    }
    let has_extra = lines.iter().any(|(_, line)| line.extra != TournamentPoints::default());
    let tie = |at: usize| at > 0 && lines[at].1.total == lines[at - 1].1.total;
    let awaiting = view.hall.rules().awaiting_die(view.tournament());
    let has_ties = (0..lines.len()).any(tie);
    let decided: Vec<_> = (0..lines.len()).map(|at| decided(lines, at, &awaiting, words)).collect();
    // Where equal totals share their places nothing parts them, and a column for what does would be empty.
    let has_decided = decided.iter().any(Option::is_some);
    let rows = lines.iter().zip(decided).map(|((place, line), decided)| {
        row(view, *place, line, Shape { rounds, has_extra, decided: has_decided.then_some(decided) })
    });
    let table = DataTable { label, columns: columns(view, rounds, has_extra, has_decided), rows: rows.collect() };
    let criteria = criteria(view);
    let dropped = lines.iter().any(|(_, line)| line.games.iter().any(|(_, counts)| !counts));
    html! {
        div .standings { (table.show()) }
        @if dropped { p .hint { (words.say(id::HALL_PAGE_DROPPED)) } }
        @if has_ties && !criteria.is_empty() {
            p .hint { (words.say_with(id::HALL_PAGE_TIES, &[("criteria", criteria.into())])) }
        }
    }
}

fn columns(view: View<'_>, rounds: usize, has_extra: bool, has_decided: bool) -> Vec<Column> {
    let words = view.words;
    let teams = view.hall.rules().format.has_teams();
    let name = if teams { id::PUBLISHED_COLUMN_TEAM } else { id::PUBLISHED_COLUMN_NAME };
    let mut columns = vec![
        Column::number(words.say(id::PUBLISHED_COLUMN_PLACE)),
        Column::text(words.say(name)),
        Column::text(words.say(id::PUBLISHED_COLUMN_CLUB)),
        Column::number(words.say(id::PUBLISHED_COLUMN_TOTAL)),
    ];
    columns.extend(has_extra.then(|| Column::number(words.say(id::PUBLISHED_COLUMN_EXTRA))));
    let round = |round: usize| words.say_with(id::PUBLISHED_COLUMN_ROUND, &[("round", round.into())]);
    columns.extend((1..=rounds).map(|at| Column::number(round(at))));
    columns.extend(has_decided.then(|| Column::text(words.say(id::HALL_PAGE_DECIDED))));
    columns
}

/// What a row has besides the cells all rows have.
struct Shape {
    rounds: usize,
    has_extra: bool,
    /// What parts it from a neighbour with the same total, where the table has a column for that.
    decided: Option<Option<String>>,
}

fn row(view: View<'_>, place: usize, line: &Line<Competitor>, shape: Shape) -> Vec<Cell> {
    let (name, club) = view.competitor(line.who);
    let mut row = vec![
        Cell::Data(html! { (place) }),
        Cell::Head(name),
        Cell::Data(club),
        Cell::Data(html! { b { (view.points(line.total)) } }),
    ];
    row.extend(shape.has_extra.then(|| Cell::Data(html! { (view.points(line.extra)) })));
    row.extend((0..shape.rounds).map(|round| Cell::Data(results(view, line, round))));
    row.extend(shape.decided.map(|decided| Cell::Data(html! { @if let Some(decided) = decided { (decided) } })));
    row
}

/// What a round was worth; a result that does not count is struck through.
fn results(view: View<'_>, line: &Line<Competitor>, round: usize) -> Markup {
    let games = line.games.iter().filter(|(game, _)| game.round == round);
    html! {
        @for (at, (game, counts)) in games.enumerate() {
            @if at > 0 { " " }
            @if *counts { (view.points(game.points)) } @else { s { (view.points(game.points)) } }
        }
    }
}

/// What puts a line before the next one where both have the same total; the die, where one is still to be cast and decides something.
fn decided(lines: &Places, at: usize, awaiting: &BTreeSet<Competitor>, words: Words) -> Option<String> {
    if lines[at].1.awaits_die && awaiting.contains(&lines[at].1.who) {
        return Some(words.say(id::PUBLISHED_AWAITS_DIE));
    }
    let (_, next) = lines.get(at + 1)?;
    (next.total == lines[at].1.total).then_some(next.decided?).map(|criterion| called(criterion, words))
}

/// The criteria that part equal totals, in their order.
fn criteria(view: View<'_>) -> String {
    let order = view.hall.rules().order(view.tournament());
    let ties = order.criteria.iter().filter(|criterion| **criterion != Criterion::Total);
    view.words.list(ties.map(|&criterion| called(criterion, view.words)))
}

/// What a criterion is called: as on the referees' sheet, or in the words of this page where the sheet has none.
fn called(criterion: Criterion, words: Words) -> String {
    criterion_name(criterion).map_or_else(|| criterion.word().to_owned(), |id| words.say(id))
}

fn criterion_name(criterion: Criterion) -> Option<Id> {
    let name = criterion.word().replace('_', "-");
    Id::find("sheet-value", &name).or_else(|| Id::find("hall-page-criterion", &name))
}

#[cfg(test)]
mod tests {
    use super::criterion_name;
    use regulation::tournament::Criterion;

    #[test]
    fn every_criterion_has_a_name() {
        for &criterion in Criterion::ALL {
            assert!(criterion_name(criterion).is_some(), "{criterion:?}");
        }
    }
}
