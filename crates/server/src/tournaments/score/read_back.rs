//! The read-back: places and points as they would stand, what decided, and one button to send it.

use super::form::ScoreForm;
use super::{CheckedResult, ScoreEntry};
use crate::parts::{Cell, Column, DataTable};
use desk::tally::ReadBackLine;
use director::scoring::Separation;
use director::tournament::EntrantId;
use maud::{Markup, html};
use regulation::GameKind;
use words::{Id, id};

impl ScoreEntry<'_> {
    /// The result as it would stand, with a way on and a way back.
    pub(in crate::tournaments) fn read_back(&self, form: &ScoreForm, checked: &CheckedResult) -> Markup {
        let words = self.words;
        let label = words.say(id::HALL_SCORE_STANDS);
        html! {
            section .panel .score-read-back aria-labelledby="read-back-title" {
                h2 #read-back-title { (label) }
                (self.lines(checked))
                @if !checked.read_back.absent.is_empty() {
                    @let names = words.list(checked.read_back.absent.iter().map(|&entrant| self.name(entrant)));
                    p { (words.say_with(id::HALL_SCORE_ABSENT, &[("names", names.into())])) }
                }
                @if checked.is_ready() {
                    (self.step("report", Some(form), &html! {
                        button .button-large .button-primary data-act="primary" type="submit" { (words.say(id::HALL_SCORE_SEND)) }
                    }))
                } @else {
                    (self.order_question(form, checked))
                }
                (self.step("change", Some(form), &html! {
                    button .button-large type="submit" { (words.say(id::HALL_SCORE_CHANGE)) }
                }))
            }
        }
    }

    fn lines(&self, checked: &CheckedResult) -> Markup {
        let words = self.words;
        let rules = self.hall.rules();
        let rome = rules.regulation.kind() == GameKind::Spqr;
        let mut columns = vec![
            Column::number(words.say(id::HALL_PAGE_COLUMN_PLACE)),
            Column::text(words.say(id::HALL_CONSOLE_PLAYER)),
            Column::number(words.say(id::HALL_CONSOLE_POINTS)),
        ];
        let more: &[Id] =
            if rome { &[id::HALL_SCORE_POTENTIAL, id::HALL_SCORE_ARMY] } else { &[id::HALL_CONSOLE_OUTSIDE] };
        columns.extend(more.iter().map(|&label| Column::number(words.say(label))));
        columns.push(Column::number(words.say(id::HALL_PAGE_COLUMN_POINTS)));
        let row = |line: &ReadBackLine| {
            let counted = line.counted;
            let number = |number: u16| Cell::Data(html! { (number) });
            let mut cells = vec![
                Cell::Data(html! { b { (line.scored.place) "." } }),
                Cell::Head(html! { (self.name(line.entrant)) " " span .score-why { (self.why(line, checked)) } }),
                number(counted.points.0),
            ];
            cells.extend(if rome {
                vec![number(counted.potential), number(counted.army)]
            } else {
                vec![number(counted.outside)]
            });
            let points = words.decimal(&line.scored.points.written(rules.book.decimals()));
            cells.push(Cell::Data(html! { b { (points) } }));
            cells
        };
        let rows = checked.read_back.lines.iter().map(row).collect();
        DataTable { label: words.say(id::HALL_SCORE_STANDS), columns, rows }.show()
    }

    /// What there is to know of a line besides its numbers: the objective, an elimination, what broke a tie.
    fn why(&self, line: &ReadBackLine, checked: &CheckedResult) -> String {
        let words = self.words;
        let mut told = Vec::new();
        if checked.result.objective == Some(line.entrant) {
            told.push(words.say(id::HALL_SCORE_RISIKO));
        }
        if let Some(turn) = line.counted.eliminated {
            told.push(words.say_with(id::HALL_SCORE_OUT_TURN, &[("turn", turn.into())]));
        }
        if line.counted.penalty > 0 {
            told.push(words.say_with(id::HALL_SCORE_PENALTY, &[("points", line.counted.penalty.into())]));
        }
        told.extend(line.behind.and_then(tie_break).map(|id| words.say(id)));
        told.join(" · ")
    }

    /// Asks who played when, of those between whom it decides.
    fn order_question(&self, form: &ScoreForm, checked: &CheckedResult) -> Markup {
        let words = self.words;
        let places = 1..=checked.read_back.lines.len();
        let seat_of = |entrant: &EntrantId| self.table.seats.iter().position(|seat| seat == entrant);
        let asked = checked.read_back.order_matters.iter();
        let asked: Vec<_> = asked.filter_map(|entrant| Some((*entrant, seat_of(entrant)? + 1))).collect();
        self.step(
            "preview",
            Some(form),
            &html! {
                fieldset .score-order {
                    legend { (words.say(id::HALL_SCORE_ORDER)) }
                    @for (entrant, seat) in asked {
                        label { (self.name(entrant))
                            select name=(format!("order{seat}")) required {
                                option value="" { "–" }
                                @for place in places.clone() { option value=(place) { (place) "." } }
                            }
                        }
                    }
                }
                button .button-large .button-primary data-act="primary" type="submit" { (words.say(id::HALL_SCORE_READ)) }
            },
        )
    }
}

/// What is said where a tie was broken; nothing where the numbers speak for themselves.
fn tie_break(separation: Separation) -> Option<Id> {
    match separation {
        Separation::Objective | Separation::Elimination | Separation::Points => None,
        Separation::Outside => Some(id::HALL_SCORE_BEHIND_OUTSIDE),
        Separation::Potential => Some(id::HALL_SCORE_BEHIND_POTENTIAL),
        Separation::Army => Some(id::HALL_SCORE_BEHIND_ARMY),
        Separation::Order => Some(id::HALL_SCORE_BEHIND_ORDER),
    }
}
