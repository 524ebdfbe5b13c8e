//! The page of a table, and of a finished game.

use crate::api::tables::find;
use crate::app::App;
use crate::asker::Asker;
use crate::fault::Fault;
use crate::pages::layout::{Page, page};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use regulation::GameSettings;
use table::Summary;

pub(crate) async fn table(State(app): State<App>, Path(id): Path<String>, asker: Asker) -> Response {
    show(&app, &id, &asker, "table.js", drawing::table).await
}

pub(crate) async fn replay(State(app): State<App>, Path(id): Path<String>, asker: Asker) -> Response {
    show(&app, &id, &asker, "replay.js", drawing::replay).await
}

async fn show(
    app: &App,
    id: &str,
    asker: &Asker,
    script: &str,
    body: fn(drawing::Table<'_>) -> maud::Markup,
) -> Response {
    match whole(app, id, asker, script, body).await {
        Ok(response) => response,
        Err(fault) => fault.page(asker.words),
    }
}

async fn whole(
    app: &App,
    id: &str,
    asker: &Asker,
    script: &str,
    body: fn(drawing::Table<'_>) -> maud::Markup,
) -> Result<Response, Fault> {
    let words = asker.words;
    let (_, summary) = find(app, id, asker).await?;
    let regulation = app.regulations.get(&summary.regulation).ok_or_else(|| Fault::not_found(words))?;
    let GameSettings::Risiko(settings) = &regulation.game else {
        return Err(Fault::say(StatusCode::NOT_IMPLEMENTED, "no-page", words, "web-no-board-yet"));
    };
    let setup = rules::Setup::new(settings, summary.chairs.len(), 0).map_err(|_| Fault::not_found(words))?;
    let data = drawing::data(&setup, settings, words);
    let body = body(drawing::Table { id, board: &setup.board, data: &data, words });
    let title = title(&summary, asker);
    Ok(page(asker, Page { title: &title, body, styles: &["table.css", "board.css"], scripts: &[script] }))
}

fn title(summary: &Summary, asker: &Asker) -> String {
    if summary.options.title.is_empty() { asker.words.say("web-table-title") } else { summary.options.title.clone() }
}
