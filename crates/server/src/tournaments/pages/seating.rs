//! The tables of a round as cards: who sits where, and who had what.

use super::view::View;
use director::tournament::{Finished, Table};
use maud::{Markup, html};
use words::{Id, id};

/// How far a table has come, as everybody is told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum TableStage {
    Playing,
    Pending,
    Contested,
    Finished,
}

impl TableStage {
    /// A word for style sheets and tests.
    const fn word(self) -> &'static str {
        match self {
            Self::Playing => "playing",
            Self::Pending => "pending",
            Self::Contested => "contested",
            Self::Finished => "finished",
        }
    }

    pub(super) const fn sentence(self) -> Id {
        match self {
            Self::Playing => id::HALL_PAGE_TABLE_PLAYING,
            Self::Pending => id::HALL_PAGE_TABLE_PENDING,
            Self::Contested => id::HALL_PAGE_TABLE_CONTESTED,
            Self::Finished => id::HALL_PAGE_TABLE_FINISHED,
        }
    }
}

impl View<'_> {
    /// How far a table of a round has come; both by their places in the lists.
    pub(super) fn table_stage(&self, round: usize, table: usize) -> TableStage {
        let played = &self.tournament().rounds[round];
        if played.results[table].is_some() {
            return TableStage::Finished;
        }
        match self.hall.pending().get(&(round + 1, played.tables[table].number)) {
            None => TableStage::Playing,
            Some(pending) if pending.contested.is_some() => TableStage::Contested,
            Some(_) => TableStage::Pending,
        }
    }
}

/// All tables of a round, by its place in the list.
pub(super) fn tables(view: View<'_>, round: usize) -> Markup {
    let played = &view.tournament().rounds[round];
    let finished = view.hall.rules().finished(view.tournament(), round);
    html! {
        ul .seating {
            @for (at, (table, seats)) in played.tables.iter().zip(&finished).enumerate() {
                (card(view, table, seats, view.table_stage(round, at)))
            }
        }
        @if !played.waiting.is_empty() {
            @let names = view.words.list(played.waiting.iter().map(|waiting| view.name(waiting.entrant)));
            p { (view.words.say_with(id::PUBLISHED_WAITING, &[("names", names.into())])) }
        }
    }
}

fn card(view: View<'_>, table: &Table, finished: &[Finished], stage: TableStage) -> Markup {
    let title = view.words.say_with(id::PUBLISHED_TABLE, &[("number", table.number.into())]);
    let absent = table.seats.iter().filter(|id| !finished.iter().any(|seat| seat.entrant == **id));
    html! {
        li .seating-table data-table=(table.number) data-stage=(stage.word()) {
            div .seating-head {
                h3 { (title) }
                span .seating-stage { (view.words.say(stage.sentence())) }
            }
            ol .seating-seats {
                @if stage != TableStage::Finished {
                    @for &seat in &table.seats { li { span .seating-name { (view.player_link(seat)) } (club(view, seat)) } }
                } @else {
                    @for seat in finished { (finished_seat(view, seat)) }
                    @for &seat in absent {
                        li { span .seating-name { (view.player_link(seat)) } span .seating-points { (view.words.say(id::PUBLISHED_ABSENT)) } }
                    }
                }
            }
        }
    }
}

fn club(view: View<'_>, entrant: director::tournament::EntrantId) -> Markup {
    html! { @if let Some(club) = view.club(entrant) { span .seating-club { (club) } } }
}

fn finished_seat(view: View<'_>, seat: &Finished) -> Markup {
    let place = view.words.say_with(id::HALL_PAGE_PLACE, &[("place", seat.scored.place.to_string().into())]);
    html! {
        li {
            span .seating-name { b .seating-place { (place) } " " (view.player_link(seat.entrant)) }
            span .seating-points { (view.points(seat.scored.points)) }
        }
    }
}

/// Where everybody sits in a round: number of the table and of the seat, by surname.
pub(super) fn by_surname(view: View<'_>, round: usize) -> Vec<(director::tournament::EntrantId, usize, usize)> {
    let tables = &view.tournament().rounds[round].tables;
    let seats = tables.iter().flat_map(|table| (1..).zip(&table.seats).map(|(seat, &id)| (id, table.number, seat)));
    let mut seats: Vec<_> = seats.collect();
    seats.sort_by_cached_key(|&(entrant, ..)| (view.surname_first(entrant).to_lowercase(), entrant));
    seats
}
