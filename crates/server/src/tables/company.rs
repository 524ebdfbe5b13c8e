//! What people at a table ask for besides moves: the host's wishes, giving up, a pause all agree on, the next game, a phrase.

use super::page::played_by;
use super::use_cases::{drive_if_full, find};
use crate::app::{App, Inner};
use crate::body::{Body, body};
use crate::errors::Fault;
use crate::requester::Requester;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use regulation::GameKind;
use std::sync::Arc;
use table::{AgreeRequest, AnyTable, GoOnRequest, HostRequest, HostWish, Refusal, ResignRequest, Summary, Viewer};
use wire::{ChairRequest, ErrorKind, HostWord, RematchAnswer, Said, SayRequest, VersionAnswer};
use words::{Id, Words, id};

/// The family of the phrases among the sentences of the page.
pub(crate) const PHRASES: &str = "table-phrase";

/// Somebody known, at a table.
struct AtTable {
    table: Arc<dyn AnyTable>,
    summary: Summary,
    person: String,
    words: Words,
}

impl AtTable {
    async fn find(app: &Inner, id: &str, requester: &Requester) -> Result<Self, Fault> {
        let person = requester.known()?.id.clone();
        app.limits.command(&person).map_err(|wait| Fault::too_fast(wait, requester.words))?;
        let (table, summary) = find(app, id, requester).await?;
        Ok(Self { table, summary, person, words: requester.words })
    }

    fn answer(&self, asked: Result<u64, Refusal>) -> Result<Json<VersionAnswer>, Fault> {
        let version = asked.map_err(|refused| Fault::refused(refused, self.words))?;
        Ok(Json(VersionAnswer { version }))
    }
}

/// The host sees to who sits at a table that is open.
pub(crate) async fn host(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    request: Body<wire::HostRequest>,
) -> Result<Json<VersionAnswer>, Fault> {
    let request = body(request)?;
    let at = AtTable::find(&app, &id, &requester).await?;
    let kind = played_by(&app, &*at.table, &at.summary, at.words).await?.kind();
    let asked = HostRequest { person: &at.person, nonce: &request.nonce, wish: wish(&request, kind)? };
    let answer = at.answer(at.table.host(asked).await)?;
    drive_if_full(&app, &*at.table, at.words).await?;
    app.listing.forget();
    Ok(answer)
}

/// What the host asks for, at a table of this game: a bot of the other one cannot sit down here.
fn wish(request: &wire::HostRequest, kind: GameKind) -> Result<HostWish<'_>, Fault> {
    let player = || match request.player {
        Some(number) if number > 0 => Ok(number - 1),
        _ => Err(Fault::malformed("player: a number from 1 expected")),
    };
    let bot = request.bot.as_deref();
    let known = games::bot_names_in(kind);
    if let Some(bot) = bot.filter(|bot| !known.contains(bot)) {
        return Err(Fault::malformed(format!("bot is '{bot}': one of {} expected", known.join(", "))));
    }
    Ok(match request.wish {
        HostWord::Bot => HostWish::SeatBot { player: player()?, bot },
        HostWord::Start => HostWish::Start { bot },
        HostWord::Remove => HostWish::Remove { player: player()? },
        HostWord::HandOver => HostWish::HandOver { player: player()? },
    })
}

/// Gives up a game that is played.
pub(crate) async fn resign(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    request: Body<ChairRequest>,
) -> Result<Json<VersionAnswer>, Fault> {
    let nonce = body(request)?.nonce;
    let at = AtTable::find(&app, &id, &requester).await?;
    at.answer(at.table.resign(ResignRequest { person: &at.person, nonce: &nonce, words: at.words }).await)
}

/// A player wants a pause, or wants it no more.
pub(crate) async fn agree(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    request: Body<wire::AgreeRequest>,
) -> Result<Json<VersionAnswer>, Fault> {
    let request = body(request)?;
    let at = AtTable::find(&app, &id, &requester).await?;
    let asked = AgreeRequest { person: &at.person, nonce: &request.nonce, wanted: request.pause };
    at.answer(at.table.agree(asked).await)
}

/// A player lets a game go on that all of them have paused.
pub(crate) async fn go_on(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    request: Body<ChairRequest>,
) -> Result<Json<VersionAnswer>, Fault> {
    let nonce = body(request)?.nonce;
    let at = AtTable::find(&app, &id, &requester).await?;
    at.answer(at.table.go_on(GoOnRequest { person: &at.person, nonce: &nonce }).await)
}

/// The next game of those who played at this table.
pub(crate) async fn rematch(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    request: Body<ChairRequest>,
) -> Result<Json<RematchAnswer>, Fault> {
    let nonce = body(request)?.nonce;
    let at = AtTable::find(&app, &id, &requester).await?;
    let next = app.tables.rematch(&*at.table, &at.person, &nonce).await;
    let table = next.map_err(|fault| Fault::open(fault, at.words))?.summary().await.id;
    app.listing.forget();
    Ok(Json(RematchAnswer { table }))
}

/// Says one of the phrases of the house to everybody at the table.
pub(crate) async fn say(
    State(app): State<App>,
    Path(id): Path<String>,
    requester: Requester,
    request: Body<SayRequest>,
) -> Result<StatusCode, Fault> {
    let phrase = body(request)?.phrase;
    let at = AtTable::find(&app, &id, &requester).await?;
    let Viewer::Player(player) = at.table.viewer(Some(&at.person)).await else {
        return Err(Fault::refused(Refusal::NotSeated, at.words));
    };
    if at.summary.options.tournament {
        return Err(Fault::say(StatusCode::FORBIDDEN, ErrorKind::Tournament, at.words, id::WEB_NO_TALK));
    }
    if Id::find(PHRASES, &phrase).is_none() {
        return Err(Fault::say(StatusCode::BAD_REQUEST, ErrorKind::Malformed, at.words, id::WEB_NO_SUCH_PHRASE));
    }
    app.limits.phrase(&at.person).map_err(|wait| Fault::too_fast(wait, at.words))?;
    app.rooms.say(&at.summary.id, Said { player: player + 1, phrase });
    Ok(StatusCode::NO_CONTENT)
}
