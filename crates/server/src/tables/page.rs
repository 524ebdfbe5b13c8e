//! The page of a table, and of a finished game.

use super::board_page::{self, TableParts};
use super::referee::may_referee;
use super::text_page;
use super::use_cases::find;
use crate::app::{App, Inner};
use crate::errors::Fault;
use crate::layout::{Page, page};
use crate::requester::Requester;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use regulation::{GameSettings, Regulation};
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

/// A page with a board: what it is called, its script, its body.
struct BoardPage {
    name: &'static str,
    script: &'static str,
    body: fn(TableParts<'_>) -> maud::Markup,
}

const TABLE: BoardPage = BoardPage { name: "table", script: "js/pages/table.js", body: board_page::table };
const REPLAY: BoardPage = BoardPage { name: "replay", script: "js/pages/replay.js", body: board_page::replay };

async fn show(app: &App, id: &str, requester: &Requester, link: &Link, shown: &BoardPage) -> Result<Response, Fault> {
    let words = requester.words;
    let (table, summary) = find(app, id, requester).await?;
    let regulation = played_by(app, &*table, &summary, words).await?;
    let GameSettings::Risiko(settings) = &regulation.game else {
        return text_page::show(app, requester, &*table, &summary, title(&summary, words)).await;
    };
    let setup = rules::Setup::new(settings, summary.chairs.len(), 0).map_err(|_| Fault::not_found(words))?;
    let plan = drawing::Plan::named(setup.board.id()).ok_or_else(|| Fault::not_found(words))?;
    let data = board_page::data(&setup, settings, words);
    let invitation = invitation(&summary, requester, link);
    let may_referee = may_referee(&summary, requester);
    let body = (shown.body)(TableParts { id, board: &setup.board, plan, data: &data, invitation, may_referee, words });
    let whole = Page::board(shown.name, regulation.kind().word(), title(&summary, words), body).script(shown.script);
    Ok(page(requester, whole))
}

/// The word for the chairs that are kept, for who opened the table, came with it, or shows it.
fn invitation<'s>(summary: &'s Summary, requester: &Requester, link: &Link) -> Option<&'s str> {
    let own = requester.id().and_then(|person| summary.invitation_for(person));
    let shown = link.invitation.as_deref().and_then(|shown| summary.invitation.as_ref().filter(|word| word.is(shown)));
    own.or(shown).map(table::Invitation::reveal)
}

/// The regulation a table was opened under: one of the program's, as it is or as it was, or a club's own by its hash.
async fn played_by(
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

fn title(summary: &Summary, words: Words) -> String {
    if summary.options.title.is_empty() { words.say(id::WEB_TABLE_TITLE) } else { summary.options.title.clone() }
}
