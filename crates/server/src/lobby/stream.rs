//! The lobby as it changes: server-sent events that say that there is something new to see, to programs and to the page,
//! which then asks for its part anew. However many look, the lists are read once a second at most; one's own games, which may be
//! in no list, less often for each who looks.

use super::page::{OwnGame, own};
use crate::app::App;
use crate::errors::Fault;
use crate::listing::ListedGames;
use crate::presence::OpenPage;
use crate::requester::Requester;
use crate::talk::{Guest, LOBBY};
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use futures_util::stream::unfold;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep};
use wire::LobbyChange;

/// How often it is looked whether something has changed.
const LISTING_INTERVAL: Duration = Duration::from_secs(1);

/// How often it is looked whether something has changed in one's own games.
const OWN_GAMES_INTERVAL: Duration = Duration::from_secs(3);

/// How often it is said that the stream is there, if nothing else is.
const PULSE_INTERVAL: Duration = Duration::from_secs(15);

/// After how long a list is no longer what it was, although nothing happened: it says how many minutes ago something was.
const REPEAT_INTERVAL: Duration = Duration::from_secs(60);

/// One who watches the lobby.
struct Watcher {
    app: App,
    requester: Requester,
    /// What they were told of last.
    shown: Option<Arc<ListedGames>>,
    shown_at: Instant,
    /// Their own games, and when these were read.
    own: Vec<OwnGame>,
    own_at: Instant,
    said_at: Instant,
    /// Counted among those who are here.
    _guest: Guest,
    _page: OpenPage,
}

pub(super) async fn stream(State(app): State<App>, requester: Requester) -> Result<Response, Fault> {
    let watcher = Watcher::new(app, requester).await?;
    let body = Body::from_stream(unfold(watcher, |mut watcher| async move {
        let text = watcher.next().await;
        Some((Ok::<Bytes, Infallible>(text), watcher))
    }));
    let kind = [(header::CONTENT_TYPE, "text/event-stream"), (header::CACHE_CONTROL, "no-store")];
    Ok((kind, [("x-accel-buffering", "no")], body).into_response())
}

impl Watcher {
    async fn new(app: App, requester: Requester) -> Result<Self, Fault> {
        let own = own(&app, &requester).await?;
        let now = Instant::now();
        let (guest, open) = (app.rooms.enter(LOBBY, true), app.people.open(requester.id()));
        Ok(Self {
            app,
            requester,
            shown: None,
            shown_at: now,
            own,
            own_at: now,
            said_at: now,
            _guest: guest,
            _page: open,
        })
    }

    /// The next event: what there is at first, then a change or a pulse.
    async fn next(&mut self) -> Bytes {
        loop {
            // Where the database does not answer, there is nothing new to say.
            if let Ok(listed) = self.app.listed_games().await
                && (self.is_news(&listed) || self.has_own_news().await)
            {
                return self.say(listed);
            }
            if self.said_at.elapsed() >= PULSE_INTERVAL {
                self.said_at = Instant::now();
                return format!("event:pulse\ndata:{}\n\n", PULSE_INTERVAL.as_secs()).into();
            }
            sleep(LISTING_INTERVAL).await;
        }
    }

    fn is_news(&self, listed: &Arc<ListedGames>) -> bool {
        let Some(shown) = &self.shown else { return true };
        let stale = self.shown_at.elapsed() >= REPEAT_INTERVAL && !listed.is_empty();
        stale || !Arc::ptr_eq(shown, listed) && shown != listed
    }

    /// Whether something has changed in the watcher's own games.
    async fn has_own_news(&mut self) -> bool {
        if self.requester.id().is_none() || self.own_at.elapsed() < OWN_GAMES_INTERVAL {
            return false;
        }
        self.own_at = Instant::now();
        let Ok(own) = own(&self.app, &self.requester).await else { return false };
        let changed = own != self.own;
        self.own = own;
        changed
    }

    fn say(&mut self, listed: Arc<ListedGames>) -> Bytes {
        let change = LobbyChange { open: listed.open.len(), playing: listed.playing.len() };
        (self.shown_at, self.said_at) = (Instant::now(), Instant::now());
        self.shown = Some(listed);
        format!("event:changed\ndata:{}\n\n", serde_json::to_string(&change).unwrap_or_default()).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ProxyTrust;
    use axum::extract::FromRequestParts as _;
    use axum::http::Request;
    use store::Store;
    use table::{NewTable, Options};

    /// The next thing a stream says.
    async fn said(watcher: &mut Watcher) -> String {
        String::from_utf8_lossy(&watcher.next().await).into_owned()
    }

    #[tokio::test]
    async fn a_watcher_is_told_what_there_is_and_then_of_changes_only() {
        let directory = tempfile::tempdir().expect("a directory");
        let store = Store::in_directory(directory.path()).await.expect("a store");
        let app = App::new(store, ProxyTrust::None);
        let (mut parts, ()) = Request::get("/api/lobby/stream").body(()).expect("a request").into_parts();
        let requester = Requester::from_request_parts(&mut parts, &app).await.expect("anybody");
        let mut watcher = Watcher::new(app.clone(), requester).await.expect("a watcher");
        assert_eq!(said(&mut watcher).await, "event:changed\ndata:{\"open\":0,\"playing\":0}\n\n");
        let quiet = tokio::time::timeout(2 * LISTING_INTERVAL, watcher.next()).await;
        assert!(quiet.is_err(), "nothing has changed");
        let regulation = Arc::clone(&app.regulations["challenge-2017"]);
        let new = NewTable {
            regulation,
            text: None,
            players: 4,
            bots: vec![],
            options: Options::default(),
            by: None,
            kept: vec![],
        };
        app.tables().open(new).await.expect("opened");
        assert_eq!(said(&mut watcher).await, "event:changed\ndata:{\"open\":1,\"playing\":0}\n\n");
    }
}
