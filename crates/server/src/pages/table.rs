//! The page of a table, and of a finished game.

use crate::api::tables::find;
use crate::app::{App, Inner};
use crate::asker::Asker;
use crate::fault::Fault;
use crate::pages::layout::{Page, page};
use crate::pages::text_table;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use drawing::Files;
use regulation::{GameSettings, Regulation};
use serde::Deserialize;
use std::sync::Arc;
use table::{AnyTable, Summary, Viewer};
use words::Words;

/// What a link to a table says.
#[derive(Deserialize, Default)]
pub(crate) struct Link {
    invitation: Option<String>,
}

pub(crate) async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(link): Query<Link>,
    asker: Asker,
) -> Result<Response, Fault> {
    show(&app, &id, &asker, &link, (drawing::TABLE, drawing::table)).await
}

pub(crate) async fn replay(State(app): State<App>, Path(id): Path<String>, asker: Asker) -> Result<Response, Fault> {
    show(&app, &id, &asker, &Link::default(), (drawing::REPLAY, drawing::replay)).await
}

/// The files of a page with a board, and its body.
type Drawn = (Files, fn(drawing::Table<'_>) -> maud::Markup);

async fn show(app: &App, id: &str, asker: &Asker, link: &Link, (files, body): Drawn) -> Result<Response, Fault> {
    let words = asker.words;
    let (table, summary) = find(app, id, asker).await?;
    let regulation = played_by(app, &*table, &summary, words).await?;
    let GameSettings::Risiko(settings) = &regulation.game else {
        return text_table::show(app, asker, &*table, &summary, title(&summary, words)).await;
    };
    let setup = rules::Setup::new(settings, summary.chairs.len(), 0).map_err(|_| Fault::not_found(words))?;
    let data = drawing::data(&setup, settings, words);
    let invitation = invitation(&summary, asker, link);
    let body = body(drawing::Table { id, board: &setup.board, data: &data, invitation, words });
    Ok(page(asker, Page::board(title(&summary, words), body, drawing::links(files, "/assets"))))
}

/// The word for the chairs that are kept, for who opened the table, came with it, or shows it.
fn invitation<'s>(summary: &'s Summary, asker: &Asker, link: &Link) -> Option<&'s str> {
    let own = asker.id().and_then(|person| summary.invitation_for(person));
    let shown = link.invitation.as_deref().and_then(|shown| summary.invitation.as_ref().filter(|word| word.is(shown)));
    own.or(shown).map(table::Invitation::reveal)
}

/// The regulation a table was opened under: one of the program's, or a club's own by the hash of its text.
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
    let kept = app.store.regulation(&hash).await.map_err(|fault| Fault::store(&fault, words))?;
    let read = kept.and_then(|kept| Regulation::read(&kept.text, &app.library).ok());
    read.map(Arc::new).ok_or_else(|| Fault::not_found(words))
}

fn title(summary: &Summary, words: Words) -> String {
    if summary.options.title.is_empty() { words.say("web-table-title") } else { summary.options.title.clone() }
}
