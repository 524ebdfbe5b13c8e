//! The page of a table, and of a finished game.

use super::board_page::{self, HelpText, TableParts, data_island};
use super::referee::may_referee;
use super::use_cases::find;
use crate::app::{App, Inner};
use crate::errors::Fault;
use crate::layout::{Page, page};
use crate::parts::qr_file;
use crate::requester::Requester;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Response};
use regulation::{GameKind, GameSettings, Regulation};
use serde::Deserialize;
use std::sync::Arc;
use table::{AnyTable, Summary, Viewer};
use words::{Words, id};

/// What a link to a table says.
#[derive(Deserialize, Default)]
pub(crate) struct Link {
    invitation: Option<String>,
}

pub(crate) async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(link): Query<Link>,
    requester: Requester,
) -> Result<Response, Fault> {
    show(&app, &id, &requester, &link, &TABLE).await
}

pub(crate) async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
) -> Result<Response, Fault> {
    show(&app, &id, &requester, &Link::default(), &REPLAY).await
}

/// A page with a board: what it is called, its script by game, its body.
struct BoardPage {
    name: &'static str,
    script: fn(GameKind) -> &'static str,
    body: fn(&TableParts<'_>) -> maud::Markup,
}

const TABLE: BoardPage = BoardPage { name: "table", script: table_script, body: board_page::table };
const REPLAY: BoardPage = BoardPage { name: "replay", script: replay_script, body: board_page::replay };

fn table_script(game: GameKind) -> &'static str {
    match game {
        GameKind::Risiko => "js/pages/table-risiko.js",
        GameKind::Spqr => "js/pages/table-spqr.js",
    }
}

fn replay_script(game: GameKind) -> &'static str {
    match game {
        GameKind::Risiko => "js/pages/replay-risiko.js",
        GameKind::Spqr => "js/pages/replay-spqr.js",
    }
}

async fn show(app: &App, id: &str, requester: &Requester, link: &Link, shown: &BoardPage) -> Result<Response, Fault> {
    let words = requester.words;
    let (table, summary) = find(app, id, requester).await?;
    let regulation = played_by(app, &*table, &summary, words).await?;
    let (kept, body) = match &regulation.game {
        GameSettings::Risiko(settings) => {
            let setup = rules::Setup::new(settings, summary.chairs.len(), 0).map_err(|_| Fault::not_found(words))?;
            let game = GameParts {
                board: setup.board.id(),
                help: board_page::risiko::help(settings, &setup.board, words),
                data: data_island(&board_page::risiko::data(&setup, settings, words)),
            };
            body(requester, link, (&summary, &regulation), game, shown)?
        }
        GameSettings::Spqr(settings) => {
            let setup = spqr::Setup::new(settings, summary.chairs.len(), 0).map_err(|_| Fault::not_found(words))?;
            let game = GameParts {
                board: setup.map.id(),
                help: board_page::rome::help(settings, words),
                data: data_island(&board_page::rome::data(&setup, settings)),
            };
            body(requester, link, (&summary, &regulation), game, shown)?
        }
    };
    let game = regulation.kind();
    let whole =
        Page::board(shown.name, game.word(), title(&summary, words), body).first(kept).script((shown.script)(game));
    let whole = if regulation.spqr().is_some() { whole.style("css/rome.css") } else { whole };
    Ok(page(requester, whole))
}

/// What a page takes from its game.
struct GameParts<'a> {
    /// The board's id.
    board: &'a str,
    help: HelpText,
    data: maud::Markup,
}

/// The body of the page, and the scripts with what it shows and no game changes.
fn body(
    requester: &Requester,
    link: &Link,
    (summary, regulation): (&Summary, &Regulation),
    GameParts { board, help, data }: GameParts<'_>,
    shown: &BoardPage,
) -> Result<([&'static str; 2], maud::Markup), Fault> {
    let words = requester.words;
    let kept = board_page::kept::scripts(board, regulation.kind(), words).ok_or_else(|| Fault::not_found(words))?;
    let played = requester.id().and_then(|person| summary.chairs.iter().position(|chair| chair.is_of(person)));
    let parts = TableParts {
        id: &summary.id,
        regulation: &summary.regulation,
        help,
        data,
        trade_mark: desk::trade_mark(regulation),
        invitation: invitation(summary, requester, link),
        may_referee: may_referee(summary, requester),
        is_host: requester.id().is_some() && summary.host.as_deref() == requester.id(),
        played: played.map(|chair| chair + 1),
        is_new: requester.person.is_none(),
        is_taken_off: requester.id().is_some_and(|person| summary.taken_off.iter().any(|one| one == person)),
        words,
    };
    Ok((kept, (shown.body)(&parts)))
}

/// The address of a table as a code for a phone.
pub(crate) async fn qr(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(link): Query<Link>,
    headers: HeaderMap,
    requester: Requester,
) -> Result<Response, Fault> {
    let (_, summary) = find(&app, &id, &requester).await?;
    // Whoever shows the word knows it already; any other is left out.
    let word = invitation(&summary, &requester, &link);
    let query = word.map(|word| format!("?invitation={word}")).unwrap_or_default();
    let address = app.link(&headers, &format!("/tables/{}{query}", summary.id));
    let svg = qr_file(&address, &requester.words.say(id::TABLE_QR_LABEL)).into_string();
    let kind = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "private, no-store")];
    Ok((kind, svg).into_response())
}

/// The word for the chairs that are kept, for who opened the table, came with it, or shows it.
fn invitation<'s>(summary: &'s Summary, requester: &Requester, link: &Link) -> Option<&'s str> {
    let own = requester.id().and_then(|person| summary.invitation_for(person));
    let shown = link.invitation.as_deref().and_then(|shown| summary.invitation.as_ref().filter(|word| word.is(shown)));
    own.or(shown).map(table::Invitation::reveal)
}

/// The regulation a table was opened under: one of the program's, as it is or as it was, or a club's own by its hash.
pub(super) async fn played_by(
    app: &Inner,
    table: &dyn AnyTable,
    summary: &Summary,
    words: Words,
) -> Result<Arc<Regulation>, Fault> {
    let hash = table.scene(Viewer::Spectator, None).await.about.map(|about| about.hash).unwrap_or_default();
    if let Some(known) = app.regulations.get(&summary.regulation).filter(|known| known.hash() == hash) {
        return Ok(Arc::clone(known));
    }
    if let Some(earlier) = app.library.played_under(&summary.regulation, &hash) {
        return Ok(Arc::new(earlier));
    }
    let kept = app.store.regulation(&hash).await.map_err(|fault| Fault::store(&fault, words))?;
    let read = kept.and_then(|kept| app.library.clone().with(&kept.id, &kept.text).played_under(&kept.id, &hash));
    read.map(Arc::new).ok_or_else(|| Fault::not_found(words))
}

pub(super) fn title(summary: &Summary, words: Words) -> String {
    if summary.options.title.is_empty() { words.say(id::WEB_TABLE_TITLE) } else { summary.options.title.clone() }
}
