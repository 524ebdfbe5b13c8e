//! The bodies of the pages with a board: places to fill for the script, and the data it begins with.
//!
//! Nothing is written inline: neither style nor script, so that a page may forbid both.

mod catalogue;
mod data;

use crate::parts::{dialog, island};
use board::Board;
pub(crate) use catalogue::catalogue;
pub(crate) use data::data;
use drawing::{Area, Plan};
use maud::{Markup, html};
use wire::BoardData;
use words::{Id, Words, id};

/// What the page of a table is made of.
#[derive(Clone, Copy)]
pub(crate) struct TableParts<'a> {
    /// The table's id.
    pub(crate) id: &'a str,
    pub(crate) board: &'a Board,
    pub(crate) plan: &'static Plan,
    /// What [`data`] says of the board and the regulation.
    pub(crate) data: &'a BoardData<'a>,
    /// The word that opens the chairs kept at it, for who may know it.
    pub(crate) invitation: Option<&'a str>,
    /// Whether the reader may referee there.
    pub(crate) may_referee: bool,
    pub(crate) words: Words,
}

/// The keys of a page with a board and what they do: for the help.
const KEYS: [(&str, &str); 14] = [
    ("← ↑ → ↓", "arrows"),
    ("⇧ + ← →", "shift-arrows"),
    ("N", "next"),
    ("↵", "enter"),
    ("+ −", "plus"),
    ("1 … 9", "digits"),
    ("R", "roll"),
    ("C", "conquest"),
    ("U", "undo"),
    ("P", "pass"),
    ("O", "objective"),
    ("V", "values"),
    ("Esc", "escape"),
    ("?", "help"),
];

/// The body of the page of a table.
pub(crate) fn table(parts: TableParts<'_>) -> Markup {
    let TableParts { id, invitation, may_referee, words, .. } = parts;
    html! {
        main #table .table-page data-table=(id) data-lang=(words.lang().code()) data-tab="play" data-stage="loading"
            data-invitation=[invitation] data-referee[may_referee] {
            (board_area(parts))
            (places(words, id::TABLE_BAR))
            (help(words))
        }
        (islands(parts))
    }
}

/// The body of the page of a finished game.
pub(crate) fn replay(parts: TableParts<'_>) -> Markup {
    let TableParts { id, words, .. } = parts;
    html! {
        main #replay .table-page .replay-page data-table=(id) data-lang=(words.lang().code()) data-tab="play" {
            h1 .visually-hidden { (words.say(id::TABLE_REPLAY_TITLE)) }
            (board_area(parts))
            (places(words, id::TABLE_REPLAY_BAR))
        }
        (islands(parts))
    }
}

/// The board with what lies over it.
fn board_area(parts: TableParts<'_>) -> Markup {
    let TableParts { board, plan, words, .. } = parts;
    let area = |id: &str| {
        let territory = board.find(id);
        Area {
            name: territory.map(|territory| board.territory_name(territory)).unwrap_or_default(),
            group: territory.map(|territory| board.continent_id(board.continent_of(territory))).unwrap_or_default(),
            value: territory.map(|territory| board.value(territory)),
        }
    };
    let label = words.say(id::TABLE_BOARD);
    html! {
        (drawing::definitions(&[plan]))
        section .table-board aria-label=(words.say(id::TABLE_BOARD_AREA)) {
            div #stage .table-stage { (drawing::board(&drawing::Board { plan, id: Some("board"), label: &label, area: &area })) }
            div #card .table-cover {}
            div #tools .tools {}
            div #battle .battle {}
            p #connection .connection role="status" hidden {}
            noscript { p .connection { (words.say(id::TABLE_NEEDS_SCRIPT)) } }
        }
    }
}

/// Where the script puts the bar, the panels and the tabs, and what it says aloud to who does not see the board.
fn places(words: Words, bar: Id) -> Markup {
    html! {
        section #bar .bar aria-label=(words.say(bar)) { p .bar-loading { (words.say(id::TABLE_LOADING)) } }
        div #side .side {}
        nav #tabs .tabs aria-label=(words.say(id::TABLE_TABS)) {}
        div #announce .visually-hidden role="log" aria-live="polite" aria-label=(words.say(id::TABLE_ANNOUNCE)) {}
    }
}

fn help(words: Words) -> Markup {
    let keys = html! {
        dl .keys {
            @for (key, what) in KEYS { div { dt { kbd { (key) } } dd { (words.say_member("table-key", what)) } } }
        }
    };
    dialog("help", &words.say(id::TABLE_KEYS), &words.say(id::TABLE_CLOSE), &keys)
}

fn islands(parts: TableParts<'_>) -> Markup {
    html! {
        (island("board-data", parts.data))
        (island("words", &catalogue(parts.words)))
    }
}
