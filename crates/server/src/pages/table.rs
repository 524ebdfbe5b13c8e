//! The page of a table, and of a finished game.

use crate::api::tables::find;
use crate::app::{App, Inner};
use crate::asker::Asker;
use crate::fault::Fault;
use crate::pages::layout::{Page, page};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use drawing::Files;
use regulation::{GameSettings, Regulation};
use std::sync::Arc;
use table::{Hosted, Summary, Viewer};
use words::Words;

pub(crate) async fn table(State(app): State<App>, Path(id): Path<String>, asker: Asker) -> Result<Response, Fault> {
    show(&app, &id, &asker, drawing::TABLE, drawing::table).await
}

pub(crate) async fn replay(State(app): State<App>, Path(id): Path<String>, asker: Asker) -> Result<Response, Fault> {
    show(&app, &id, &asker, drawing::REPLAY, drawing::replay).await
}

async fn show(
    app: &App,
    id: &str,
    asker: &Asker,
    files: Files,
    body: fn(drawing::Table<'_>) -> maud::Markup,
) -> Result<Response, Fault> {
    let words = asker.words;
    let (table, summary) = find(app, id, asker).await?;
    let regulation = played_by(app, &*table, &summary, words).await?;
    let GameSettings::Risiko(settings) = &regulation.game else {
        return Err(Fault::say(StatusCode::NOT_IMPLEMENTED, "no-page", words, "web-no-board-yet"));
    };
    let setup = rules::Setup::new(settings, summary.chairs.len(), 0).map_err(|_| Fault::not_found(words))?;
    let data = drawing::data(&setup, settings, words);
    let body = body(drawing::Table { id, board: &setup.board, data: &data, words });
    Ok(page(asker, Page::board(title(&summary, words), body, drawing::links(files, "/assets"))))
}

/// The regulation a table was opened under: one of the program's, or a club's own by the hash of its text.
async fn played_by(app: &Inner, table: &dyn Hosted, summary: &Summary, words: Words) -> Result<Arc<Regulation>, Fault> {
    let hash = table.scene(Viewer::Spectator, None).await.about.map(|about| about.hash).unwrap_or_default();
    if let Some(known) = app.regulations.get(&summary.regulation).filter(|known| known.hash() == hash) {
        return Ok(Arc::clone(known));
    }
    let kept = app.store.regulation(&hash).await.map_err(|fault| Fault::store(&fault, words))?;
    let read = kept.and_then(|kept| Regulation::read(&kept.text, &app.library).ok());
    read.map(Arc::new).ok_or_else(|| Fault::not_found(words))
}

fn title(summary: &Summary, words: Words) -> String {
    if summary.options.title.is_empty() { words.say("web-table-title") } else { summary.options.title.clone() }
}
