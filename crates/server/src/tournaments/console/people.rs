//! Everybody who entered: the roll by big buttons, and the ways in.

use super::frame::View;
use crate::parts::{Text, empty, tick};
use director::tournament::{Entrant, Presence, Status};
use maud::{Markup, html};
use words::{Id, id};

pub(super) fn show(view: &View<'_>) -> Markup {
    if view.query.fragment.is_some() {
        return list(view);
    }
    let words = view.words;
    html! {
        section .panel aria-labelledby="people-title" {
            h2 #people-title { (words.say(id::CONSOLE_ROLL)) }
            p .hint { (words.say(id::CONSOLE_ROLL_HINT)) }
            div .console-search {
                label for="console-filter" { (words.say(id::CONSOLE_FILTER)) }
                input #console-filter type="search" autocomplete="off";
                p #console-nobody hidden { (words.say(id::CONSOLE_FILTER_NONE)) }
            }
            (view.live(&list(view)))
        }
        (unsettled(view))
        (entry_forms(view))
    }
}

/// What is to be settled before the first draw: ages nobody has declared, signatures that are missing.
fn unsettled(view: &View<'_>) -> Markup {
    let words = view.words;
    let ages = view.rules().undeclared_ages(view.tournament());
    let unsigned = view.tournament().unsigned();
    html! {
        @if !ages.is_empty() && view.is_organiser() {
            @let names = words.list(ages.iter().map(|&id| view.name(id)));
            (view.panel("ages", &words.say(id::CONSOLE_AGES), &html! {
                p { (words.say_with(id::CONSOLE_AGES_OF, &[("count", ages.len().into()), ("names", names.into())])) }
                (view.form("ages", &view.button(id::CONSOLE_AGES_ADULT, true)))
            }))
        }
        @if !unsigned.is_empty() {
            (view.panel("unsigned", &words.say(id::CONSOLE_UNSIGNED), &html! {
                p { (words.say_with(id::CONSOLE_UNSIGNED_COUNT, &[("count", unsigned.len().into())])) }
                (view.form("sign", &view.button(id::CONSOLE_SIGNED_ALL, false)))
            }))
        }
    }
}

/// Who is there, who is not, who has not been asked; and everybody, with their buttons.
fn list(view: &View<'_>) -> Markup {
    let (words, tournament) = (view.words, view.tournament());
    let inside = || tournament.entrants.iter().filter(|entrant| entrant.status == Status::In);
    let answer = |entrant: &Entrant| tournament.roll_call.answers.get(&entrant.id).copied();
    let count = |presence| inside().filter(|entrant| answer(entrant) == presence).count();
    let counts = [
        (id::CONSOLE_COUNT_HERE, count(Some(Presence::Here))),
        (id::CONSOLE_COUNT_MISSING, count(None)),
        (id::CONSOLE_COUNT_AWAY, count(Some(Presence::Away)) + count(Some(Presence::Busy))),
    ];
    let mut all: Vec<_> = tournament.entrants.iter().collect();
    all.sort_by_cached_key(|entrant| (entrant.entry.person.surname.to_lowercase(), entrant.id));
    html! {
        p .console-counts {
            @for (label, count) in counts { span { b { (count) } " " (words.say_with(label, &[("count", count.into())])) } }
            span { b { (inside().count()) } " " (words.say(id::CONSOLE_COUNT_ALL)) }
        }
        @if all.is_empty() { (empty(&words.say(id::HALL_CONSOLE_NOBODY), None)) }
        @else {
            div .actions {
                (view.form("roll", &html! { (View::hidden("act", "all")) (view.button(id::CONSOLE_ALL_HERE, false)) }))
                @if tournament.roll_call.called {
                    (view.form("roll", &html! { (View::hidden("act", "rest")) (view.button(id::CONSOLE_REST_AWAY, false)) }))
                }
            }
        }
        ul .rows .console-roll { @for entrant in all { (row(view, entrant)) } }
    }
}

fn row(view: &View<'_>, entrant: &Entrant) -> Markup {
    let presence = view.tournament().roll_call.answers.get(&entrant.id).copied();
    let act = |act: &str, label: Id, on: bool| {
        view.form(
            "entrant",
            &html! {
                (View::hidden("entrant", entrant.id)) (View::hidden("act", act))
                button .button-large .button-primary[on] type="submit" aria-pressed=(if on { "true" } else { "false" }) { (view.words.say(label)) }
            },
        )
    };
    let person = &entrant.entry.person;
    html! {
        li data-entrant=(entrant.id) {
            span .rows-grow {
                a href=(view.at(super::section::Section::Person(entrant.id))) { b { (person.surname) } " " (person.name) }
                " " span .hint { (entrant.id) @if let Some(club) = &person.club { " · " (club) } }
                @if let Some(minutes) = entrant.late { " " span .hint { (view.words.say_with(id::CONSOLE_LATE, &[("minutes", minutes.into())])) } }
            }
            @if entrant.status == Status::In {
                (act("here", id::HALL_CONSOLE_HERE, presence == Some(Presence::Here)))
                (act("away", id::HALL_CONSOLE_AWAY, matches!(presence, Some(Presence::Away | Presence::Busy))))
            } @else {
                span { (view.words.say(status(entrant.status))) }
            }
        }
    }
}

/// Why somebody is not in the tournament any more.
pub(super) const fn status(status: Status) -> Id {
    match status {
        Status::In => id::CONSOLE_STATUS_IN,
        Status::Withdrawn => id::CONSOLE_STATUS_WITHDRAWN,
        Status::Expelled => id::CONSOLE_STATUS_EXPELLED,
    }
}

/// The clubs that are known already, to be completed while one types.
pub(super) fn club_names(view: &View<'_>) -> Markup {
    html! { datalist #club-names { @for name in view.tournament().club_names() { option value=(name) {} } } }
}

fn entry_forms(view: &View<'_>) -> Markup {
    let words = view.words;
    html! {
        (view.panel("enter", &words.say(id::CONSOLE_ENTER), &html! {
            (club_names(view))
            datalist #known-people data-source=(format!("/tournaments/{}/console/known", view.id)) {}
            (view.form("enter", &html! {
                (Text::new("surname", id::HALL_CONSOLE_SURNAME, "").list("known-people").hint(id::CONSOLE_KNOWN_HINT).show(words))
                (Text::new("name", id::HALL_CONSOLE_FIRST_NAME, "").show(words))
                (Text::new("club", id::HALL_CONSOLE_CLUB, "").optional().list("club-names").show(words))
                (Text::new("birth", id::HALL_CONSOLE_BIRTH, "").optional().hint(id::HALL_CONSOLE_BIRTH_HINT).show(words))
                (tick(words, "accepted", id::CONSOLE_ACCEPTED, false))
                (tick(words, "consent", id::CONSOLE_CONSENT, false))
                (tick(words, "waiver", id::CONSOLE_WAIVER, false))
                (tick(words, "namesake", id::CONSOLE_NAMESAKE, false))
                (view.button(id::HALL_CONSOLE_ENTER, true))
            }))
        }))
        (view.panel("list", &words.say(id::HALL_CONSOLE_PASTE), &html! {
            p .hint { (words.say(id::CONSOLE_LIST_HINT)) }
            (view.form("paste", &html! {
                div .field {
                    label for="field-list" { (words.say(id::HALL_CONSOLE_PASTE_LABEL)) }
                    textarea #field-list name="list" rows="8" required spellcheck="false" {}
                }
                (view.button(id::HALL_CONSOLE_ENTER, true))
            }))
            form method="post" enctype="multipart/form-data"
                action=(format!("/tournaments/{}/console/upload?from={}", view.id, view.section.path())) {
                (View::hidden("nonce", live::random_word(16)))
                div .field {
                    label for="field-file" { (words.say(id::CONSOLE_UPLOAD)) }
                    input #field-file type="file" name="file" accept=".csv,.txt,.xlsx,.xlsm,.xls,.ods" required;
                    span .hint { (words.say(id::CONSOLE_UPLOAD_HINT)) }
                }
                (view.button(id::CONSOLE_UPLOAD_SEND, false))
            }
        }))
    }
}
