//! The form in which a result is filled in as numbers, and around it the way to the map.

use super::form::ScoreForm;
use super::{Purpose, ScoreEntry};
use director::tournament::EntrantId;
use maud::{Markup, html};
use regulation::GameKind;
use words::{Id, id};

/// The most points anybody can have.
const POINTS_MAX: u16 = 200;
/// The most pieces of a kind anybody can hold.
const PIECES_MAX: u16 = 99;

/// What is counted of a player of S.P.Q.RisiKo!, on the form and on the table's card.
#[derive(Clone, Copy)]
pub(in crate::tournaments) struct RomeField {
    name: &'static str,
    pub(in crate::tournaments) label: Id,
    /// The same where a column of a card is too narrow for it.
    pub(in crate::tournaments) short: Id,
}

impl RomeField {
    pub(in crate::tournaments) const ALL: [Self; 8] = [
        Self::new("centres", id::HALL_SCORE_CENTRES, id::PAPER_SHORT_CENTRES),
        Self::new("supremacies", id::HALL_SCORE_SUPREMACIES, id::PAPER_SHORT_SUPREMACIES),
        Self::new("safe_conducts", id::HALL_SCORE_SAFE_CONDUCTS, id::PAPER_SHORT_SAFE_CONDUCTS),
        Self::new("provinces", id::HALL_SCORE_PROVINCES, id::PAPER_SHORT_PROVINCES),
        Self::new("seas", id::HALL_SCORE_SEAS, id::PAPER_SHORT_SEAS),
        Self::new("standards", id::HALL_SCORE_STANDARDS, id::PAPER_SHORT_STANDARDS),
        Self::new("triremes", id::HALL_SCORE_TRIREMES, id::PAPER_SHORT_TRIREMES),
        Self::new("legionaries", id::HALL_SCORE_LEGIONARIES, id::PAPER_SHORT_LEGIONARIES),
    ];

    const fn new(name: &'static str, label: Id, short: Id) -> Self {
        Self { name, label, short }
    }
}

/// Whether the map is offered: at the console a page of its own has it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::tournaments) enum MapOffer {
    Shown,
    Left,
}

/// A number of one seat.
struct SeatNumber<'a> {
    field: &'a str,
    seat: usize,
    label: Id,
    most: u16,
}

impl ScoreEntry<'_> {
    /// The form, filled with what was sent before.
    pub(in crate::tournaments) fn form(&self, filled: &ScoreForm, offer: MapOffer) -> Markup {
        let words = self.words;
        let kind = self.hall.rules().regulation.kind();
        let map = if offer == MapOffer::Shown { self.map(filled) } else { None };
        let numbers = match kind {
            GameKind::Risiko => self.risiko_numbers(filled),
            GameKind::Spqr => self.rome_numbers(filled),
        };
        let content = html! {
            @for (seat, entrant) in (1..).zip(&self.table.seats) {
                @let seat: usize = seat;
                input type="hidden" name=(format!("entrant{seat}")) value=(entrant);
            }
            @if let Some(map) = &map { (map) }
            fieldset .score-numbers { (numbers) }
            @if kind == GameKind::Risiko { (self.completed(filled)) }
            @if self.purpose == Purpose::Amend { (self.reason(filled)) }
            p .actions { button .button-large .button-primary type="submit" { (words.say(id::HALL_SCORE_READ)) } }
        };
        self.step("preview", None, &content)
    }

    fn risiko_numbers(&self, filled: &ScoreForm) -> Markup {
        let words = self.words;
        let heads = [id::HALL_CONSOLE_PLAYER, id::HALL_CONSOLE_POINTS, id::HALL_CONSOLE_OUTSIDE, id::HALL_CONSOLE_OUT];
        html! {
            table .console-seats {
                thead { tr { @for head in heads { th scope="col" { (words.say(head)) } } } }
                tbody { @for (seat, &entrant) in (1..).zip(&self.table.seats) { (self.seat_row(seat, entrant, filled)) } }
            }
        }
    }

    fn seat_row(&self, seat: usize, entrant: EntrantId, filled: &ScoreForm) -> Markup {
        let number = |field, label, most| self.number(&SeatNumber { field, seat, label, most }, entrant, filled);
        html! {
            tr {
                th scope="row" { (self.name(entrant)) }
                td { (number("points", id::HALL_CONSOLE_POINTS, POINTS_MAX)) }
                td { (number("outside", id::HALL_CONSOLE_OUTSIDE, POINTS_MAX)) }
                td { (self.turn_out(seat, entrant, filled)) }
            }
        }
    }

    fn number(&self, number: &SeatNumber<'_>, entrant: EntrantId, filled: &ScoreForm) -> Markup {
        let name = format!("{}{}", number.field, number.seat);
        let label = format!("{}: {}", self.words.say(number.label), self.name(entrant));
        html! {
            input type="number" inputmode="numeric" min="0" max=(number.most) name=(name) value=(filled.text(&name))
                aria-label=(label);
        }
    }

    /// When somebody was eliminated: first, second …
    fn turn_out(&self, seat: usize, entrant: EntrantId, filled: &ScoreForm) -> Markup {
        let name = format!("out{seat}");
        let label = format!("{}: {}", self.words.say(id::HALL_CONSOLE_OUT), self.name(entrant));
        html! {
            select name=(name) aria-label=(label) {
                option value="" { "–" }
                @for turn in 1..self.table.seats.len() {
                    option value=(turn) selected[filled.text(&name) == turn.to_string()] { (turn) "." }
                }
            }
        }
    }

    /// What each player of S.P.Q.RisiKo! holds: the coefficients are computed.
    fn rome_numbers(&self, filled: &ScoreForm) -> Markup {
        let words = self.words;
        html! {
            p .hint { (words.say(id::HALL_SCORE_ROME_HINT)) }
            @for (seat, &entrant) in (1..).zip(&self.table.seats) {
                fieldset .score-rome {
                    legend { (self.name(entrant)) }
                    label { (words.say(id::HALL_SCORE_TRACK))
                        (self.number(&SeatNumber { field: "points", seat, label: id::HALL_SCORE_TRACK, most: POINTS_MAX }, entrant, filled)) }
                    label { (words.say(id::HALL_CONSOLE_OUT)) (self.turn_out(seat, entrant, filled)) }
                    @for RomeField { name: field, label, .. } in RomeField::ALL {
                        label { (words.say(label))
                            (self.number(&SeatNumber { field, seat, label, most: PIECES_MAX }, entrant, filled)) }
                    }
                }
            }
        }
    }

    fn completed(&self, filled: &ScoreForm) -> Markup {
        html! {
            label .score-completed { (self.words.say(id::HALL_CONSOLE_OBJECTIVE)) " "
                select name="objective" {
                    option value="" { "–" }
                    @for seat in &self.table.seats {
                        option value=(seat) selected[filled.text("objective") == seat.to_string()] { (self.name(*seat)) }
                    }
                }
            }
        }
    }

    fn reason(&self, filled: &ScoreForm) -> Markup {
        let label = id::HALL_SCORE_REASON;
        crate::parts::Text::new("why", label, filled.text("why")).show(self.words)
    }
}
