//! What was done, by whom and when; one entry at a time can be taken back with a reason everybody can read.

use super::frame::View;
use crate::parts::{Text, moment};
use hall::{Act, Author};
use maud::{Markup, html};
use words::id;

/// How many entries stand on the page, the newest first.
const ENTRIES_SHOWN: usize = 200;

pub(super) fn show(view: &View<'_>) -> Markup {
    let words = view.words;
    let acts = view.hall.acts().iter().rev().take(ENTRIES_SHOWN);
    html! {
        (view.panel("undo", &words.say(id::HALL_CONSOLE_UNDO), &html! {
            p .hint { (words.say(id::CONSOLE_UNDO_HINT)) }
            (view.form("undo", &html! {
                (Text::new("entry", id::HALL_CONSOLE_ENTRY, "").show(words))
                (Text::new("why", id::HALL_CONSOLE_WHY, "").button(id::HALL_CONSOLE_UNDO).show(words))
            }))
        }))
        (view.panel("history", &words.say(id::HALL_CONSOLE_HISTORY), &html! {
            ul .rows { @for act in acts { (row(view, act)) } }
        }))
    }
}

fn row(view: &View<'_>, act: &Act) -> Markup {
    let words = view.words;
    let by = match &act.by {
        Author::Person(_) => words.say(id::CONSOLE_BY_ACCOUNT),
        Author::Link(key) | Author::Device { key, .. } => {
            words.say_with(id::CONSOLE_BY_LINK, &[("key", key.chars().take(8).collect::<String>().into())])
        }
    };
    html! {
        li {
            span .rows-grow {
                b { (act.entry) } " " (told(view, &act.done.command)) " " span .hint { (moment(act.at, words)) " · " (by) }
                @if !act.done.why.is_empty() { " · " (act.done.why) }
                @if let Some((_, why)) = &act.undone {
                    " " span .field-fault { (words.say_with(id::HALL_CONSOLE_UNDONE, &[("why", why.as_str().into())])) }
                }
            }
        }
    }
}

/// A command in a few words: what it was, and of which table or whom.
fn told(view: &View<'_>, command: &director::tournament::Command) -> String {
    use director::tournament::Command as C;
    let words = view.words;
    let of = |sentence, entrant| words.say_with(sentence, &[("name", view.name(entrant).into())]);
    match command {
        C::Enter { entry, .. } => {
            words.say_with(id::HALL_CONSOLE_TOLD_ENTER, &[("name", entry.person.full_name().into())])
        }
        C::Report { table, .. } => words.say_with(id::HALL_CONSOLE_TOLD_REPORT, &[("table", (*table).into())]),
        C::Amend { table, .. } => words.say_with(id::CONSOLE_TOLD_AMEND, &[("table", (*table).into())]),
        C::Draw { .. } => words.say(id::HALL_CONSOLE_TOLD_DRAW),
        C::Redraw { .. } => words.say(id::CONSOLE_TOLD_REDRAW),
        C::Seat { .. } | C::RecordRound { .. } => words.say(id::CONSOLE_TOLD_SEAT),
        C::Swap { one, other } => {
            let values = [("one", view.name(*one).into()), ("other", view.name(*other).into())];
            words.say_with(id::CONSOLE_TOLD_SWAP, &values)
        }
        C::Withdraw { entrant } => of(id::HALL_CONSOLE_TOLD_WITHDRAW, *entrant),
        C::Readmit { entrant } => of(id::CONSOLE_TOLD_READMIT, *entrant),
        C::Correct { entrant, .. } => of(id::CONSOLE_TOLD_CORRECT, *entrant),
        C::Pay { entrant, .. } => of(id::CONSOLE_TOLD_PAY, *entrant),
        C::Arrive { entrant, .. } => of(id::CONSOLE_TOLD_ARRIVE, *entrant),
        C::Renounce { entrant, .. } => of(id::CONSOLE_TOLD_RENOUNCE, *entrant),
        C::Sanction { entrant, .. } => of(id::CONSOLE_TOLD_SANCTION, *entrant),
        C::CallRoll { players, .. } if players.len() > 3 => {
            words.say_with(id::CONSOLE_TOLD_ROLL_MANY, &[("count", players.len().into())])
        }
        C::CallRoll { players, .. } => {
            let names = words.list(players.iter().map(|&player| view.name(player)));
            words.say_with(id::HALL_CONSOLE_TOLD_ROLL, &[("name", names.into())])
        }
        C::CastDice { .. } => words.say(id::CONSOLE_TOLD_DICE),
        C::UniteClubs { .. } | C::DistinguishClubs { .. } | C::RegisterClub { .. } => words.say(id::CONSOLE_TOLD_CLUBS),
        C::Open { .. } => words.say(id::HALL_CONSOLE_TOLD_OPEN),
        C::AllowSize { .. }
        | C::RegisterTeam { .. }
        | C::DeclareAges { .. }
        | C::Schedule { .. }
        | C::Postpone { .. }
        | C::NameNext { .. }
        | C::CallEvent { .. } => words.say(id::HALL_CONSOLE_TOLD_OTHER),
    }
}
