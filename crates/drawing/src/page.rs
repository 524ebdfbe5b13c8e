//! The bodies of the pages with a board: places to fill for the script, and what it needs to begin.
//!
//! Nothing is written inline: neither style nor script, so that a page may forbid both.

use board::Board;
use maud::{Markup, PreEscaped, html};
use serde_json::Value;
use words::Words;

/// What the page of a table is made of.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// The table's id.
    pub id: &'a str,
    /// Its board.
    pub board: &'a Board,
    /// What [`data`](crate::data()) says of it.
    pub data: &'a Value,
    /// The word that opens the chairs kept at it, for who may know it.
    pub invitation: Option<&'a str>,
    /// The reader's language.
    pub words: Words,
}

/// What the page of a finished game is made of.
pub type Replay<'a> = Table<'a>;

/// The body of the page of a table.
#[must_use]
pub fn table(table: Table<'_>) -> Markup {
    let Table { id, board, data, invitation, words } = table;
    html! {
        main #table .table-page data-table=(id) data-lang=(words.lang().code()) data-tab="play" data-stage="loading"
            data-invitation=[invitation] {
            (stage(board, words))
            section #bar .bar aria-label=(words.say("table-bar")) { p .loading { (words.say("table-loading")) } }
            div #side .side {}
            nav #tabs .tabs aria-label=(words.say("table-tabs")) {}
            (voice(words))
        }
        (island("board-data", data))
        (island("words", &crate::catalogue(words)))
    }
}

/// The body of the page of a finished game.
#[must_use]
pub fn replay(table: Replay<'_>) -> Markup {
    let Table { id, board, data, invitation: _, words } = table;
    html! {
        main #replay .table-page .replay-page data-table=(id) data-lang=(words.lang().code()) data-tab="play" {
            h1 .visually-hidden { (words.say("table-replay-title")) }
            (stage(board, words))
            section #bar .bar aria-label=(words.say("table-replay-bar")) { p .loading { (words.say("table-loading")) } }
            div #side .side {}
            nav #tabs .tabs aria-label=(words.say("table-tabs")) {}
            (voice(words))
        }
        (island("board-data", data))
        (island("words", &crate::catalogue(words)))
    }
}

/// The board with what lies over it.
fn stage(board: &Board, words: Words) -> Markup {
    html! {
        section .board-area aria-label=(words.say("table-board-area")) {
            div #stage .stage { (crate::board(board, words)) }
            div #lobby .lobby {}
            div #tools .board-tools {}
            div #battle .battle {}
            p #connection .connection role="status" hidden {}
            noscript { p .connection { (words.say("table-needs-script")) } }
        }
    }
}

/// What is said aloud to who does not see the board.
fn voice(words: Words) -> Markup {
    html! {
        div #announce .visually-hidden role="log" aria-live="polite" aria-label=(words.say("table-announce")) {}
    }
}

/// Data for the page's script, in a place where it is not run.
#[must_use]
pub fn island(id: &str, value: &Value) -> Markup {
    // `<` never stands in JSON but inside a text, where it may be written as a code: so nothing ends the element.
    let text = value.to_string().replace('<', "\\u003c");
    html! { script #(id) type="application/json" { (PreEscaped(text)) } }
}

#[cfg(test)]
mod tests {
    use super::island;

    #[test]
    fn data_cannot_leave_its_place() {
        let markup = island("words", &serde_json::json!("</script><b>")).into_string();
        assert_eq!(markup, r#"<script id="words" type="application/json">"\u003c/script>\u003cb>"</script>"#);
    }
}
