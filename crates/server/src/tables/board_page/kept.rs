//! What a page with a board shows and no game changes: the drawn board and the sentences. Each is a script at an address that
//! holds the hash of its content, so that whoever opens a table again asks for neither. A script, because a page may have nothing
//! inline, older browsers have no modules of data, and what waits for an answer would draw the board later.

use super::{catalogue, risiko, rome};
use crate::assets::Written;
use axum::extract::Path;
use axum::response::Response;
use drawing::{Area, Plan};
use regulation::GameKind;
use serde_json::{Value, json};
use std::sync::LazyLock;
use words::{Lang, Words, id};

/// The folder of these scripts.
const FOLDER: &str = "made";

const RISIKO: &str = "risiko42";
const ROME: &str = "roma45";

/// Every board and all sentences in every language, by name.
static ALL: LazyLock<Written> = LazyLock::new(|| {
    let of = |lang: Lang| {
        let words = Words::new(lang);
        let boards = BOARDS.iter().filter_map(move |(name, draw)| {
            Some((board_name(name, lang), script("board", &draw(Plan::named(name)?, words)?)))
        });
        let sentences = [GameKind::Risiko, GameKind::Spqr]
            .map(|game| (words_name(game, lang), script("words", &catalogue(words, game))));
        boards.chain(sentences)
    };
    Written::new(FOLDER, Lang::ALL.into_iter().flat_map(of))
});

type Draw = fn(&'static Plan, Words) -> Option<Value>;

/// The boards, each with what is said of its areas.
const BOARDS: [(&str, Draw); 2] = [(RISIKO, of_risiko), (ROME, of_rome)];

fn of_risiko(plan: &'static Plan, words: Words) -> Option<Value> {
    let board = board::Board::named(RISIKO)?;
    Some(drawn(plan, &words.say(id::TABLE_BOARD), &|id| risiko::area(&board, id, words)))
}

fn of_rome(plan: &'static Plan, words: Words) -> Option<Value> {
    let map = board::rome::Map::named(ROME)?;
    Some(drawn(plan, &words.say(id::TABLE_BOARD), &|id| rome::area(&map, id)))
}

/// What others refer to, and the board itself.
fn drawn<'a>(plan: &'static Plan, label: &'a str, area: &'a dyn Fn(&str) -> Area<'a>) -> Value {
    let board = drawing::board(&drawing::Board { plan, id: Some("board"), label, area });
    json!({ "definitions": drawing::definitions(&[plan]).into_string(), "board": board.into_string() })
}

/// A script that leaves a value where the page looks for it.
fn script(name: &str, value: &Value) -> String {
    format!("(self.sdadata=self.sdadata||{{}}).{name}={value};\n")
}

fn board_name(board: &str, lang: Lang) -> String {
    format!("board-{board}-{}", lang.code())
}

fn words_name(game: GameKind, lang: Lang) -> String {
    format!("words-{}-{}", game.word(), lang.code())
}

/// Where a page finds its board and its sentences; nothing, if there is no such board.
pub(crate) fn scripts(board: &str, game: GameKind, words: Words) -> Option<[&'static str; 2]> {
    Some([ALL.address(&board_name(board, words.lang()))?, ALL.address(&words_name(game, words.lang()))?])
}

/// Serves one of them.
pub(crate) async fn serve(Path(file): Path<String>) -> Response {
    ALL.serve(&format!("{FOLDER}/{file}"))
}

#[cfg(test)]
mod tests {
    use super::scripts;
    use regulation::{GameKind, Library};
    use words::{Lang, Words};

    #[test]
    fn every_board_that_is_played_on_has_its_scripts() {
        let library = Library::embedded();
        for id in library.ids() {
            let regulation = library.get(id).expect("the embedded regulations have no faults");
            let board = match &regulation.game {
                regulation::GameSettings::Risiko(settings) => &settings.components.board.value,
                regulation::GameSettings::Spqr(settings) => &settings.components.board.value,
            };
            for lang in Lang::ALL {
                assert!(scripts(board, regulation.kind(), Words::new(lang)).is_some(), "{id}: {board}");
            }
        }
        let of = |lang| scripts("risiko42", GameKind::Risiko, Words::new(lang)).expect("there");
        assert_ne!(of(Lang::It), of(Lang::En));
    }
}
