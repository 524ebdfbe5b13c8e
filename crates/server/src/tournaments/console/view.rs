//! The first page of the console: what comes next, results, the clock, words for everybody.

use super::frame::View;
use super::section::Section;
use super::{clubs, rehearsal, ties};
use crate::parts::{Text, moment};
use crate::tournaments::lights;
use crate::tournaments::score::{MapOffer, ScoreEntry, ScoreForm};
use director::tournament::{Next, Refusal, Status, Table};
use hall::{HallClock, Pending};
use maud::{Markup, html};
use words::{Id, id};

/// The next step first; what is pending and called keeps itself up to date.
pub(super) fn show(view: &View<'_>) -> Markup {
    let live = html! { (view.pending()) (view.calls()) };
    if view.query.fragment.is_some() {
        return live;
    }
    html! {
        (rehearsal::panel(view))
        (view.next_step())
        (view.live(&live))
        (view.tables())
        div .columns { div { (view.clock()) (view.copies()) } div { (view.notices()) } }
    }
}

impl View<'_> {
    /// The one thing that comes next.
    fn next_step(&self) -> Markup {
        let words = self.words;
        let (sentence, content) = match self.rules().next(self.tournament()) {
            Next::Round { .. } => self.before_draw(),
            Next::Results { round } => {
                let last = &self.tournament().rounds[round];
                let open = last.results.iter().filter(|result| result.is_none()).count();
                let values = [("round", (round + 1).into()), ("open", open.into())];
                (words.say_with(id::HALL_CONSOLE_NEXT_RESULTS, &values), html! {})
            }
            Next::Nothing => (words.say(id::HALL_CONSOLE_NEXT_NOTHING), self.exports()),
        };
        self.panel("next", &words.say(id::HALL_CONSOLE_NEXT), &html! { p .lead { (sentence) } (content) })
    }

    /// What stands before the next draw: people, clubs that may be one, the roll, a tie, and then the draw itself.
    fn before_draw(&self) -> (String, Markup) {
        let words = self.words;
        let to = |section: Section, label: Id| {
            html! { p { a .button .button-primary .button-large href=(self.at(section)) { (words.say(label)) } } }
        };
        let tournament = self.tournament();
        if tournament.entrants.is_empty() {
            return (words.say(id::CONSOLE_NEXT_PEOPLE), to(Section::People, id::CONSOLE_GO_PEOPLE));
        }
        if !tournament.similar_clubs().is_empty() && self.is_organiser() {
            return (words.say(id::CONSOLE_NEXT_CLUBS), clubs::similar(self));
        }
        let round = tournament.rounds.len() + 1;
        let said = |players: usize| {
            let values = [("round", round.into()), ("players", players.into())];
            words.say_with(id::CONSOLE_NEXT_DRAW, &values)
        };
        match self.rules().next_players(tournament) {
            Ok(players) => (said(players.len()), html! { (to_roll(self)) (self.draw()) }),
            Err(tie @ Refusal::TieMatters { .. }) => (words.say(id::CONSOLE_NEXT_TIE), ties::dice(self, &tie)),
            Err(refusal) => {
                let why = desk::refusal::refused(&self.rules().regulation, tournament, &refusal, words);
                let content = html! {
                    (to(Section::People, id::CONSOLE_GO_ROLL))
                    p { a href=(self.at(Section::Seating)) { (words.say(id::CONSOLE_GO_SIZES)) } }
                };
                (why, content)
            }
        }
    }

    /// A draw whose seed nobody controls, or one from a seed that was published.
    fn draw(&self) -> Markup {
        let words = self.words;
        match self.hall.promise() {
            Some(commitment) => html! {
                p { (words.say(id::HALL_CONSOLE_PROMISED)) " " code { (commitment) } }
                (self.form("draw", &html! {
                    (Text::new("dice", id::HALL_CONSOLE_DICE, "").hint(id::HALL_CONSOLE_DICE_HINT).button(id::HALL_CONSOLE_DRAW).show(words))
                }))
            },
            None => html! {
                (self.form("promise", &html! {
                    p { (words.say(id::HALL_CONSOLE_PROMISE_LEAD)) }
                    (self.button(id::HALL_CONSOLE_PROMISE, true))
                }))
                details {
                    summary { (words.say(id::HALL_CONSOLE_WITH_SEED)) }
                    (self.form("draw", &html! {
                        (Text::new("seed", id::HALL_CONSOLE_SEED, "").button(id::HALL_CONSOLE_DRAW).show(words))
                    }))
                }
            },
        }
    }

    fn exports(&self) -> Markup {
        let to = |ending: &str| format!("/api/tournaments/{}/export.{ending}", self.id);
        html! {
            p .actions { @for ending in ["xlsx", "csv", "txt", "json"] { a .button href=(to(ending)) { (ending) } } }
        }
    }

    /// Results that tables wrote by themselves.
    fn pending(&self) -> Markup {
        let words = self.words;
        html! {
            @if !self.hall.pending().is_empty() {
                section .panel aria-labelledby="pending-title" {
                    h2 #pending-title { (words.say(id::HALL_CONSOLE_PENDING)) }
                    ul .rows {
                        @for (&(round, table), pending) in self.hall.pending() { (self.pending_row(round, table, pending)) }
                    }
                }
            }
        }
    }

    fn pending_row(&self, round: usize, table: usize, pending: &Pending) -> Markup {
        let words = self.words;
        let seats = pending.result.seats.iter().map(|seat| {
            let points = seat.counted.map_or_else(|| "–".to_owned(), |counted| counted.points.0.to_string());
            format!("{} {points}", self.name(seat.entrant))
        });
        let heading = words.say_with(id::HALL_CONSOLE_TABLE, &[("table", table.into())]);
        html! {
            li {
                span .rows-grow {
                    b { (heading) } " " (words.list(seats))
                    @if let Some((_, why)) = &pending.contested {
                        " " span .field-fault { (words.say_with(id::HALL_CONSOLE_CONTESTED, &[("why", why.as_str().into())])) }
                    }
                }
                (self.form("confirm", &html! {
                    (View::hidden("round", round)) (View::hidden("table", table))
                    @if pending.contested.is_some() { input name="why" aria-label=(words.say(id::HALL_CONSOLE_WHY)) placeholder=(words.say(id::HALL_CONSOLE_WHY)); }
                    (self.button(id::HALL_CONSOLE_CONFIRM, true))
                }))
            }
        }
    }

    /// The tables of the round being played that have no result.
    fn tables(&self) -> Markup {
        let words = self.words;
        let Some(round) = self.tournament().rounds.last().filter(|round| !round.is_complete()) else { return html! {} };
        let open = round.tables.iter().zip(&round.results).filter(|(_, result)| result.is_none());
        html! {
            section aria-labelledby="tables-title" {
                h2 #tables-title { (words.say(id::HALL_CONSOLE_TABLES)) }
                p .hint { (words.say(id::HALL_CONSOLE_TABLES_HINT)) }
                div .columns { @for (table, _) in open { (self.table(table)) } }
            }
        }
    }

    fn table(&self, table: &Table) -> Markup {
        let words = self.words;
        let heading = words.say_with(id::HALL_CONSOLE_TABLE, &[("table", table.number.into())]);
        html! {
            details .panel {
                summary { b { (heading) } " " (words.list(table.seats.iter().map(|&seat| self.name(seat)))) }
                (self.light(table))
                (self.score_entry(table))
            }
        }
    }

    /// How far the table has come, for those who walk between tables.
    fn light(&self, table: &Table) -> Markup {
        let regulation = &self.rules().regulation;
        let now = self.hall.lights().get(&table.number).copied();
        self.form(
            "light",
            &html! {
                (View::hidden("table", table.number))
                div .field-with-button {
                    select name="light" aria-label=(self.words.say(id::HALL_LIGHT)) {
                        @for light in lights::lights_of(regulation) {
                            option value=(lights::word(light)) selected[now == Some(light)] { (lights::sentence(light, regulation, self.words)) }
                        }
                    }
                    button type="submit" { (self.words.say(id::HALL_CONSOLE_SAY)) }
                }
            },
        )
    }

    /// The numbers of a result; the map has a page of its own.
    fn score_entry(&self, table: &Table) -> Markup {
        let address = format!("/tournaments/{}/score", self.id);
        let round = self.tournament().rounds.len();
        let entry = ScoreEntry::find(self.hall, (round, table.number), &address, self.words);
        html! {
            p { a .button href=(format!("{address}?table={}", table.number)) { (self.words.say(id::HALL_SCORE_ON_MAP)) } }
            @if let Some(entry) = entry { (entry.form(&ScoreForm::default(), MapOffer::Left)) }
        }
    }

    fn clock(&self) -> Markup {
        let words = self.words;
        let left = self.hall.clock().left_ms(self.hall.now()) / 1000;
        let running = matches!(self.hall.clock(), HallClock::Running { .. });
        let (act, label) =
            if running { ("stop", id::HALL_CONSOLE_CLOCK_STOP) } else { ("start", id::HALL_CONSOLE_CLOCK_START) };
        html! {
            section .panel aria-labelledby="clock-title" {
                h2 #clock-title { (words.say(id::HALL_CONSOLE_CLOCK)) }
                p .lead { (format!("{}:{:02}:{:02}", left / 3600, left / 60 % 60, left % 60)) }
                div .actions {
                    (self.form("clock", &html! { (View::hidden("act", act)) (self.button(label, true)) }))
                    (self.form("clock", &html! {
                        (View::hidden("act", "set"))
                        (Text::new("minutes", id::HALL_CONSOLE_MINUTES, "").button(id::HALL_CONSOLE_CLOCK_SET).show(words))
                    }))
                }
            }
        }
    }

    fn calls(&self) -> Markup {
        let words = self.words;
        html! {
            @if !self.hall.calls().is_empty() {
                section .panel aria-labelledby="calls-title" {
                    h2 #calls-title { (words.say(id::HALL_CONSOLE_CALLS)) }
                    ul .rows {
                        @for call in self.hall.calls() {
                            li {
                                span .rows-grow {
                                    b { (words.say_with(id::HALL_CONSOLE_TABLE, &[("table", call.table.into())])) } " " (call.about)
                                    " " (moment(call.at, words))
                                }
                                (self.form("call", &html! { (View::hidden("call", call.entry)) (self.button(id::HALL_CONSOLE_GO, true)) }))
                            }
                        }
                    }
                }
            }
        }
    }

    /// Whether there is a second place from which another laptop could go on.
    fn copies(&self) -> Markup {
        let words = self.words;
        let Some(state) = &self.copies else { return html! {} };
        self.panel(
            "copies",
            &words.say(id::CONSOLE_COPIES),
            &html! {
                @match state.made {
                    Some(at) => p { (words.say(id::CONSOLE_COPIES_MADE)) " " (moment(at, words)) },
                    None => p { (words.say(id::CONSOLE_COPIES_NONE)) },
                }
                @if let Some(why) = &state.fault {
                    p .field-fault { (words.say_with(id::CONSOLE_COPIES_FAULT, &[("why", why.as_str().into())])) }
                }
            },
        )
    }

    fn notices(&self) -> Markup {
        let words = self.words;
        html! {
            section .panel aria-labelledby="notices-title" {
                h2 #notices-title { (words.say(id::HALL_CONSOLE_NOTICES)) }
                ul .rows {
                    @for notice in self.hall.notices() {
                        li {
                            span .rows-grow { (notice.text) }
                            (self.form("notice", &html! { (View::hidden("remove", notice.entry)) (self.button(id::HALL_CONSOLE_REMOVE, false)) }))
                        }
                    }
                }
                (self.form("notice", &html! {
                    (Text::new("text", id::HALL_CONSOLE_NOTICE, "").button(id::HALL_CONSOLE_SAY).show(words))
                }))
            }
        }
    }
}

/// The way to the roll, with how many have not answered yet.
fn to_roll(view: &View<'_>) -> Markup {
    let answers = &view.tournament().roll_call.answers;
    let inside = view.tournament().entrants.iter().filter(|entrant| entrant.status == Status::In);
    let missing = inside.filter(|entrant| !answers.contains_key(&entrant.id)).count();
    html! {
        p {
            a .button href=(view.at(Section::People)) { (view.words.say(id::CONSOLE_GO_ROLL)) }
            " " (view.words.say_with(id::CONSOLE_ROLL_MISSING, &[("count", missing.into())]))
        }
    }
}
