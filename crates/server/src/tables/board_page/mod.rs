//! The bodies of the pages with a board: places to fill for the script, and the data it begins with.
//!
//! Nothing is written inline: neither style nor script, so that a page may forbid both.

mod catalogue;
mod help;
pub(crate) mod kept;
pub(crate) mod risiko;
pub(crate) mod rome;

use crate::parts::island;
use catalogue::catalogue;
pub(crate) use help::HelpText;
use maud::{Markup, html};
use words::{Id, Words, id};

/// What a page with a board is made of.
pub(crate) struct TableParts<'a> {
    /// The table's id.
    pub(crate) id: &'a str,
    /// The id of the regulation it is played by.
    pub(crate) regulation: &'a str,
    pub(crate) help: HelpText,
    /// What the page's script is told of board and regulation, where it finds it.
    pub(crate) data: Markup,
    /// The sentence the publisher asks for, where the regulation does (T2.13).
    pub(crate) trade_mark: Option<&'static str>,
    /// The word that opens the chairs kept at it, for who may know it.
    pub(crate) invitation: Option<&'a str>,
    /// Whether the reader may referee there.
    pub(crate) may_referee: bool,
    /// Whether the reader sees to the table without a chair at it.
    pub(crate) is_host: bool,
    /// The chair the reader has in its log, from 1.
    pub(crate) played: Option<usize>,
    /// Whether nobody knows the reader yet: a name is asked of who sits down.
    pub(crate) is_new: bool,
    /// Whether the host has taken the reader off the table.
    pub(crate) is_taken_off: bool,
    pub(crate) words: Words,
}

/// The board's data, where the script looks for it.
pub(crate) fn data_island(data: &impl serde::Serialize) -> Markup {
    island("board-data", data)
}

/// The body of the page of a table.
pub(crate) fn table(parts: &TableParts<'_>) -> Markup {
    let TableParts { id, invitation, may_referee, words, .. } = *parts;
    html! {
        main #table .table-page data-table=(id) data-lang=(words.lang().code()) data-tab="play" data-stage="loading"
            data-invitation=[invitation] data-referee[may_referee] data-host[parts.is_host] data-new[parts.is_new]
            data-taken-off[parts.is_taken_off] data-played=[parts.played] {
            (board_area(parts))
            (places(parts, id::TABLE_BAR))
            (help::help(&parts.help, parts.regulation, words))
        }
        (parts.data)
    }
}

/// The body of the page of a finished game.
pub(crate) fn replay(parts: &TableParts<'_>) -> Markup {
    let TableParts { id, words, .. } = *parts;
    html! {
        main #replay .table-page .replay-page data-table=(id) data-lang=(words.lang().code()) data-tab="play" {
            h1 .visually-hidden { (words.say(id::TABLE_REPLAY_TITLE)) }
            (board_area(parts))
            (places(parts, id::TABLE_REPLAY_BAR))
        }
        (parts.data)
    }
}

/// The place of the board, with what lies over it.
fn board_area(parts: &TableParts<'_>) -> Markup {
    let words = parts.words;
    html! {
        section .table-board aria-label=(words.say(id::TABLE_BOARD_AREA)) {
            div #stage .table-stage {}
            div #card .table-cover {}
            div #tools .tools {}
            div #battle .battle {}
            div #moment .moment {}
            div #notice .toasts {}
            p #connection .connection role="status" hidden {}
            noscript { p .connection { (words.say(id::TABLE_NEEDS_SCRIPT)) } }
        }
    }
}

/// Where the script puts the bar, the panels and the tabs, and what it says aloud to who does not see the board.
fn places(parts: &TableParts<'_>, bar: Id) -> Markup {
    let words = parts.words;
    html! {
        section #bar .bar aria-label=(words.say(bar)) { p .bar-loading { (words.say(id::TABLE_LOADING)) } }
        div #side .side { @if let Some(sentence) = parts.trade_mark { p .table-mark { (sentence) } } }
        nav #tabs .tabs aria-label=(words.say(id::TABLE_TABS)) {}
        div #announce .visually-hidden role="log" aria-live="polite" aria-label=(words.say(id::TABLE_ANNOUNCE)) {}
    }
}
