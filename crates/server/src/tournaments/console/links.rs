//! Links for people without an account, and the parts of those who have one.

use super::frame::View;
use crate::parts::Text;
use hall::{LinkKind, Role};
use maud::{Markup, html};
use words::{Id, id};

/// The links the organiser makes, and what each is for.
const KINDS: [(&str, Id); 4] = [
    ("register", id::CONSOLE_LINK_REGISTER),
    ("helper", id::HALL_CONSOLE_LINK_HELPER),
    ("referee", id::HALL_CONSOLE_LINK_REFEREE),
    ("projector", id::HALL_CONSOLE_LINK_PROJECTOR),
];

pub(super) fn show(view: &View<'_>) -> Markup {
    let words = view.words;
    let live = view.hall.links().values().filter(|link| !link.revoked).count();
    html! {
        (view.panel("links", &words.say(id::HALL_CONSOLE_LINKS), &html! {
            p .hint { (words.say_with(id::HALL_CONSOLE_LINKS_HINT, &[("count", live.into())])) }
            @if view.is_organiser() {
                div .actions {
                    @for (kind, label) in KINDS {
                        (view.form("link", &html! { (View::hidden("kind", kind)) (view.button(label, false)) }))
                    }
                }
            }
            @if !view.tournament().rounds.is_empty() {
                (view.form("cards", &html! {
                    p .hint { (words.say(id::HALL_CARDS_LEAD)) }
                    (view.button(id::HALL_CARDS_PRINT, false))
                }))
                (view.form("link", &html! {
                    (View::hidden("kind", "table"))
                    (Text::new("table", id::HALL_CONSOLE_LINK_TABLE, "").button(id::HALL_CONSOLE_LINK_MAKE).show(words))
                }))
            }
            @if view.is_organiser() { (made(view)) }
        }))
        @if view.is_organiser() { (roles(view)) }
    }
}

/// The links that open something, each to be revoked.
fn made(view: &View<'_>) -> Markup {
    let words = view.words;
    html! {
        ul .rows {
            @for (key, link) in view.hall.links().iter().filter(|(_, link)| !link.revoked) {
                li {
                    span .rows-grow { (kind(view, link.kind)) " " span .hint { (key.chars().take(8).collect::<String>()) } }
                    (view.form("revoke", &html! { (View::hidden("key", key)) (view.button(id::CONSOLE_REVOKE, false)) }))
                }
            }
        }
        p .hint { (words.say(id::CONSOLE_REVOKE_HINT)) }
    }
}

fn kind(view: &View<'_>, kind: LinkKind) -> String {
    let words = view.words;
    match kind {
        LinkKind::Table { round, table } => {
            words.say_with(id::CONSOLE_LINK_OF_TABLE, &[("round", round.into()), ("table", table.into())])
        }
        LinkKind::Helper => words.say(id::HALL_CONSOLE_LINK_HELPER),
        LinkKind::Referee => words.say(id::HALL_CONSOLE_LINK_REFEREE),
        LinkKind::Projector => words.say(id::HALL_CONSOLE_LINK_PROJECTOR),
        LinkKind::Register => words.say(id::CONSOLE_LINK_REGISTER),
    }
}

/// Those with an account who have a part in this tournament.
fn roles(view: &View<'_>) -> Markup {
    let words = view.words;
    let options = [
        ("organiser", id::CONSOLE_ROLE_ORGANISER),
        ("referee", id::CONSOLE_ROLE_REFEREE),
        ("helper", id::CONSOLE_ROLE_HELPER),
        ("nothing", id::CONSOLE_ROLE_NOTHING),
    ];
    let said = |role: Role| match role {
        Role::Organiser => id::CONSOLE_ROLE_ORGANISER,
        Role::Referee => id::CONSOLE_ROLE_REFEREE,
        Role::Helper => id::CONSOLE_ROLE_HELPER,
    };
    let count = |role| view.hall.roles().values().filter(|own| **own == role).count();
    view.panel(
        "roles",
        &words.say(id::CONSOLE_ROLES),
        &html! {
            p .hint { (words.say(id::CONSOLE_ROLES_HINT)) }
            ul .rows {
                @for role in [Role::Organiser, Role::Referee, Role::Helper] {
                    li { span .rows-grow { (words.say(said(role))) } (count(role)) }
                }
            }
            (view.form("role", &html! {
                (Text::new("login", id::CONSOLE_ROLE_LOGIN, "").show(words))
                div .field-with-button {
                    select name="role" aria-label=(words.say(id::CONSOLE_ROLE)) {
                        @for (value, label) in options { option value=(value) { (words.say(label)) } }
                    }
                    button type="submit" { (words.say(id::CONSOLE_ROLE_GIVE)) }
                }
            }))
        },
    )
}
