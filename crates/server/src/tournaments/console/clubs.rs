//! The directory of clubs: names that may be one are asked about once; teams where teams play.

use super::frame::View;
use crate::parts::{Text, empty};
use maud::{Markup, html};
use words::id;

pub(super) fn show(view: &View<'_>) -> Markup {
    html! { (similar(view)) (all(view)) @if view.rules().format.has_teams() { (teams(view)) } }
}

/// Names that may be meant for one club, each asked about with both answers.
pub(super) fn similar(view: &View<'_>) -> Markup {
    let words = view.words;
    let pairs = view.tournament().similar_clubs();
    html! {
        @if !pairs.is_empty() && view.is_organiser() {
            (view.panel("similar", &words.say(id::CONSOLE_SIMILAR), &html! {
                p .hint { (words.say(id::CONSOLE_SIMILAR_HINT)) }
                ul .rows {
                    @for pair in &pairs {
                        li {
                            span .rows-grow { b { (pair.first) } " – " b { (pair.second) } }
                            (answer(view, pair, "same", id::CONSOLE_SAME_CLUB))
                            (answer(view, pair, "different", id::CONSOLE_OTHER_CLUB))
                        }
                    }
                }
            }))
        }
    }
}

fn answer(view: &View<'_>, pair: &director::tournament::SimilarClubs, act: &str, label: words::Id) -> Markup {
    view.form(
        "clubs",
        &html! {
            (View::hidden("act", act)) (View::hidden("first", &pair.first)) (View::hidden("second", &pair.second))
            (view.button(label, act == "same"))
        },
    )
}

/// Every club with those who play for it.
fn all(view: &View<'_>) -> Markup {
    let (words, tournament) = (view.words, view.tournament());
    let names = tournament.club_names();
    let count = |name: &str| {
        let own = |club: &&str| tournament.is_same_club(club, name);
        tournament.entrants.iter().filter_map(|entrant| entrant.entry.person.club.as_deref()).filter(own).count()
    };
    view.panel(
        "clubs",
        &words.say(id::CONSOLE_CLUBS),
        &html! {
            @if names.is_empty() { (empty(&words.say(id::CONSOLE_NO_CLUBS), None)) }
            ul .rows {
                @for name in &names {
                    li {
                        span .rows-grow { (name) @if tournament.facts.host.as_deref().is_some_and(|host| tournament.is_same_club(host, name)) { " " span .hint { (words.say(id::CONSOLE_HOST)) } } }
                        (count(name))
                    }
                }
            }
            @if view.is_organiser() && names.len() > 1 {
                (view.form("clubs", &html! {
                    (View::hidden("act", "same"))
                    (Text::new("first", id::CONSOLE_CLUB_NAME, "").list("club-names").show(words))
                    (Text::new("second", id::CONSOLE_CLUB_ALIAS, "").list("club-names").button(id::CONSOLE_SAME_CLUB).show(words))
                }))
                (super::people::club_names(view))
            }
        },
    )
}

fn teams(view: &View<'_>) -> Markup {
    let (words, tournament) = (view.words, view.tournament());
    let members = |number: u32| {
        let of = |entrant: &&director::tournament::Entrant| entrant.entry.team.is_some_and(|team| team.0 == number);
        words.list(tournament.entrants.iter().filter(of).map(|entrant| entrant.entry.person.full_name()))
    };
    view.panel(
        "teams",
        &words.say(id::CONSOLE_TEAMS),
        &html! {
            ul .rows {
                @for (number, team) in (1_u32..).zip(&tournament.teams) {
                    li { span .rows-grow { b { (team.name) } " " span .hint { (team.club) } br; (members(number)) } }
                }
            }
            (view.form("team", &html! {
                (Text::new("name", id::CONSOLE_TEAM, "").show(words))
                (Text::new("club", id::HALL_CONSOLE_CLUB, "").list("club-names").button(id::CONSOLE_TEAM_ADD).show(words))
            }))
        },
    )
}
