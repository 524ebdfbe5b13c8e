//! The console as it is shown: the next step first, then people, tables, the clock, words, links and what happened.

use crate::forms::FormFault;
use crate::layout::Page;
use crate::parts::{Text, empty, faults, moment, once};
use crate::requester::Requester;
use crate::tournaments::score::{MapOffer, ScoreEntry, ScoreForm};
use director::tournament::{Entrant, EntrantId, Next, Status, Table, Tournament};
use hall::{Hall, HallClock, Pending};
use live::{LiveGuard, random_word};
use maud::{Markup, html};
use words::{Words, id};

/// How many of the last entries are offered to be taken back.
const ENTRIES_SHOWN: usize = 12;

/// What the console is made of.
struct View<'h> {
    hall: &'h LiveGuard<'h, Hall>,
    id: &'h str,
    words: Words,
}

pub(super) fn page(
    hall: &LiveGuard<'_, Hall>,
    id: &str,
    requester: &Requester,
    link: Option<&str>,
    wrong: &[FormFault],
) -> Page {
    let words = requester.words;
    let view = View { hall, id, words };
    let name = &hall.tournament().facts.name;
    let body = html! {
        main #main .page {
            div .page-head {
                h1 { (name) }
                div .actions {
                    a .button href=(format!("/tournaments/{id}")) { (words.say(id::HALL_CONSOLE_PUBLIC)) }
                    a .button href=(format!("/tournaments/{id}/projector")) { (words.say(id::HALL_PAGE_PROJECTOR)) }
                    a .button href=(format!("/tournaments/{id}/paper")) { (words.say(id::HALL_PAGE_PAPER)) }
                }
            }
            (faults(words, wrong))
            @if let Some(key) = link { (once(&words.say(id::HALL_CONSOLE_LINK_ONCE), &format!("/tournaments/{id}/link/{key}"))) }
            (view.next_step())
            (view.pending())
            (view.tables())
            div .columns {
                div { (view.people()) (view.entry_forms()) }
                div { (view.clock()) (view.calls()) (view.notices()) (view.links()) (view.history()) }
            }
        }
    };
    Page::new("console", format!("{name} · {}", words.say(id::HALL_CONSOLE_TITLE)), body).style("css/score.css")
}

impl View<'_> {
    fn tournament(&self) -> &Tournament {
        self.hall.tournament()
    }

    fn to(&self, what: &str) -> String {
        format!("/tournaments/{}/console/{what}", self.id)
    }

    /// A form of its own, with a new name for the request: sent twice, it is done once.
    fn form(&self, what: &str, content: &Markup) -> Markup {
        html! {
            form method="post" action=(self.to(what)) {
                input type="hidden" name="nonce" value=(random_word(16));
                (content)
            }
        }
    }

    fn button(&self, label: words::Id, primary: bool) -> Markup {
        html! { button .button-primary[primary] type="submit" { (self.words.say(label)) } }
    }

    fn hidden(name: &str, value: impl std::fmt::Display) -> Markup {
        html! { input type="hidden" name=(name) value=(value); }
    }

    /// The one thing that comes next.
    fn next_step(&self) -> Markup {
        let words = self.words;
        let (sentence, content) = match self.hall.rules().next(self.tournament()) {
            Next::Round { .. } => {
                let round = self.tournament().rounds.len() + 1;
                (words.say_with(id::HALL_CONSOLE_NEXT_DRAW, &[("round", round.into())]), self.draw())
            }
            Next::Results { round } => {
                let last = &self.tournament().rounds[round];
                let open = last.results.iter().filter(|result| result.is_none()).count();
                let values = [("round", (round + 1).into()), ("open", open.into())];
                (words.say_with(id::HALL_CONSOLE_NEXT_RESULTS, &values), html! {})
            }
            Next::Nothing => (words.say(id::HALL_CONSOLE_NEXT_NOTHING), self.exports()),
        };
        html! {
            section .panel aria-labelledby="next-title" {
                h2 #next-title { (words.say(id::HALL_CONSOLE_NEXT)) }
                p .lead { (sentence) }
                (content)
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

    fn name(&self, id: EntrantId) -> String {
        self.tournament().name(id)
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
                    (Self::hidden("round", round)) (Self::hidden("table", table)) (self.button(id::HALL_CONSOLE_CONFIRM, true))
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
                (self.score_entry(table))
            }
        }
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

    fn people(&self) -> Markup {
        let words = self.words;
        let entrants = &self.tournament().entrants;
        html! {
            section .panel aria-labelledby="people-title" {
                h2 #people-title { (words.say_with(id::HALL_CONSOLE_PEOPLE, &[("count", entrants.len().into())])) }
                @if entrants.is_empty() { (empty(&words.say(id::HALL_CONSOLE_NOBODY), None)) }
                ul .rows { @for entrant in entrants { (self.entrant(entrant)) } }
            }
        }
    }

    fn entrant(&self, entrant: &Entrant) -> Markup {
        let act = |act: &str, label: words::Id| {
            self.form(
                "entrant",
                &html! {
                    (Self::hidden("entrant", entrant.id)) (Self::hidden("act", act)) (self.button(label, false))
                },
            )
        };
        html! {
            li {
                span .rows-grow {
                    b { (entrant.id) } " " (entrant.entry.person.full_name())
                    @if let Some(club) = &entrant.entry.person.club { " " span .hint { (club) } }
                }
                @if entrant.status == Status::In {
                    (act("here", id::HALL_CONSOLE_HERE)) (act("away", id::HALL_CONSOLE_AWAY)) (act("withdraw", id::HALL_CONSOLE_WITHDRAW))
                } @else {
                    (act("readmit", id::HALL_CONSOLE_READMIT))
                }
            }
        }
    }

    fn entry_forms(&self) -> Markup {
        let words = self.words;
        html! {
            section .panel aria-labelledby="enter-title" {
                h2 #enter-title { (words.say(id::HALL_CONSOLE_ENTER)) }
                (self.form("enter", &html! {
                    (Text::new("name", id::HALL_CONSOLE_FIRST_NAME, "").show(words))
                    (Text::new("surname", id::HALL_CONSOLE_SURNAME, "").show(words))
                    (Text::new("club", id::HALL_CONSOLE_CLUB, "").optional().show(words))
                    (Text::new("birth", id::HALL_CONSOLE_BIRTH, "").optional().hint(id::HALL_CONSOLE_BIRTH_HINT).show(words))
                    (self.button(id::HALL_CONSOLE_ENTER, true))
                }))
                details {
                    summary { (words.say(id::HALL_CONSOLE_PASTE)) }
                    (self.form("paste", &html! {
                        div .field {
                            label for="field-list" { (words.say(id::HALL_CONSOLE_PASTE_LABEL)) }
                            textarea #field-list name="list" rows="8" required spellcheck="false" {}
                        }
                        (self.button(id::HALL_CONSOLE_ENTER, true))
                    }))
                }
            }
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
                    (self.form("clock", &html! { (Self::hidden("act", act)) (self.button(label, true)) }))
                    (self.form("clock", &html! {
                        (Self::hidden("act", "set"))
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
                                (self.form("call", &html! { (Self::hidden("call", call.entry)) (self.button(id::HALL_CONSOLE_GO, true)) }))
                            }
                        }
                    }
                }
            }
        }
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
                            (self.form("notice", &html! { (Self::hidden("remove", notice.entry)) (self.button(id::HALL_CONSOLE_REMOVE, false)) }))
                        }
                    }
                }
                (self.form("notice", &html! {
                    (Text::new("text", id::HALL_CONSOLE_NOTICE, "").button(id::HALL_CONSOLE_SAY).show(words))
                }))
            }
        }
    }

    fn links(&self) -> Markup {
        let words = self.words;
        let kinds = [
            ("helper", id::HALL_CONSOLE_LINK_HELPER),
            ("referee", id::HALL_CONSOLE_LINK_REFEREE),
            ("projector", id::HALL_CONSOLE_LINK_PROJECTOR),
        ];
        let live = self.hall.links().values().filter(|link| !link.revoked).count();
        html! {
            section .panel aria-labelledby="links-title" {
                h2 #links-title { (words.say(id::HALL_CONSOLE_LINKS)) }
                p .hint { (words.say_with(id::HALL_CONSOLE_LINKS_HINT, &[("count", live.into())])) }
                div .actions {
                    @for (kind, label) in kinds {
                        (self.form("link", &html! { (Self::hidden("kind", kind)) (self.button(label, false)) }))
                    }
                }
                @if !self.tournament().rounds.is_empty() {
                    (self.form("cards", &html! {
                        p .hint { (words.say(id::HALL_CARDS_LEAD)) }
                        (self.button(id::HALL_CARDS_PRINT, false))
                    }))
                    (self.form("link", &html! {
                        (Self::hidden("kind", "table"))
                        (Text::new("table", id::HALL_CONSOLE_LINK_TABLE, "").button(id::HALL_CONSOLE_LINK_MAKE).show(words))
                    }))
                }
            }
        }
    }

    /// What was decided last, each to be taken back with a reason.
    fn history(&self) -> Markup {
        let words = self.words;
        let acts = self.hall.acts().iter().rev().take(ENTRIES_SHOWN);
        html! {
            section .panel aria-labelledby="history-title" {
                h2 #history-title { (words.say(id::HALL_CONSOLE_HISTORY)) }
                ul .rows {
                    @for act in acts {
                        li {
                            span .rows-grow { b { (act.entry) } " " (self.told(&act.done.command)) " " (moment(act.at, words))
                                @if let Some((_, why)) = &act.undone {
                                    " " span .field-fault { (words.say_with(id::HALL_CONSOLE_UNDONE, &[("why", why.as_str().into())])) }
                                }
                            }
                        }
                    }
                }
                (self.form("undo", &html! {
                    (Text::new("entry", id::HALL_CONSOLE_ENTRY, "").show(words))
                    (Text::new("why", id::HALL_CONSOLE_WHY, "").button(id::HALL_CONSOLE_UNDO).show(words))
                }))
            }
        }
    }

    /// A command in a few words: what it was, and of which table or whom.
    fn told(&self, command: &director::tournament::Command) -> String {
        use director::tournament::Command as C;
        let words = self.words;
        match command {
            C::Enter { entry, .. } => {
                words.say_with(id::HALL_CONSOLE_TOLD_ENTER, &[("name", entry.person.full_name().into())])
            }
            C::Report { table, .. } => words.say_with(id::HALL_CONSOLE_TOLD_REPORT, &[("table", (*table).into())]),
            C::Draw { .. } | C::Redraw { .. } | C::Seat { .. } => words.say(id::HALL_CONSOLE_TOLD_DRAW),
            C::Withdraw { entrant } => {
                words.say_with(id::HALL_CONSOLE_TOLD_WITHDRAW, &[("name", self.name(*entrant).into())])
            }
            C::CallRoll { players, .. } => {
                let names = words.list(players.iter().map(|&player| self.name(player)));
                words.say_with(id::HALL_CONSOLE_TOLD_ROLL, &[("name", names.into())])
            }
            C::Open { .. } => words.say(id::HALL_CONSOLE_TOLD_OPEN),
            _ => words.say(id::HALL_CONSOLE_TOLD_OTHER),
        }
    }
}
