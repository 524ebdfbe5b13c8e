//! Starting and stopping.

use crate::app::App;
use crate::connections::{self, ConnectionLimits, Entrance};
use crate::keys::Key;
use crate::proxy::ProxyTrust;
use crate::reach::Reach;
use crate::route::get;
use crate::routes::{api, live_api, pages, uploads};
use crate::tables::kept;
use crate::tls::{Identity, TlsFault, TlsServed, TlsServing};
use crate::tournaments::UPLOAD_BYTES_MAX;
use crate::{assets, guard};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware;
use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use store::{Fault, Kind, Person, PersonKind, Role, Session, SessionKind, Store, Vault};
use table::now;
use tokio::net::TcpListener;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate as _, SizeAbove};
use tower_http::csrf::CsrfLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::{RequestBodyTimeoutLayer, TimeoutLayer};

/// Where things are kept.
#[derive(Clone, Debug)]
pub enum Place {
    /// In a directory on this machine.
    Directory(PathBuf),
    /// In a database by its address.
    Address(String),
}

impl Place {
    /// Opens it.
    pub async fn open(&self) -> Result<Store, Fault> {
        match self {
            Self::Directory(directory) => with_given_key(Store::in_directory(directory).await?),
            Self::Address(address) => with_given_key(Store::at(address).await?),
        }
    }

    /// Opens it for a server: no second one runs on the same file.
    pub async fn hold(&self) -> Result<Store, Fault> {
        match self {
            Self::Directory(directory) => with_given_key(Store::hold_directory(directory).await?),
            Self::Address(address) => with_given_key(Store::hold(address).await?),
        }
    }
}

/// The environment's names for the key of what is sealed, and for a file with it.
const KEY: &str = "SDADATA_KEY";
const KEY_FILE: &str = "SDADATA_KEY_FILE";

/// With the key the environment gives, which is the same for all machines of one database.
fn with_given_key(store: Store) -> Result<Store, Fault> {
    let wrong = |name: &str, why: &str| Fault::Address { found: name.to_owned(), expected: why.to_owned() };
    if let Ok(text) = std::env::var(KEY) {
        let vault = Vault::of_hex(text.trim()).ok_or_else(|| wrong(KEY, "64 hexadecimal digits expected"))?;
        return Ok(store.with_vault(vault));
    }
    if let Some(path) = std::env::var_os(KEY_FILE) {
        let vault = Vault::in_file(path.as_ref()).map_err(|error| wrong(KEY_FILE, &error.to_string()))?;
        return Ok(store.with_vault(vault));
    }
    if store.vault().is_none() {
        tracing::warn!("no key: the secrets of running games stand in the database as they are ({KEY_FILE} names one)");
    }
    Ok(store)
}

/// How to serve.
#[derive(Clone, Debug)]
pub struct Serving {
    /// The address to listen at.
    pub listen: SocketAddr,
    /// Where things are kept.
    pub place: Place,
    /// Whether a proxy stands before the server.
    pub proxy: ProxyTrust,
    /// A folder for a copy of everything every minute.
    pub copies: Option<PathBuf>,
    /// TLS of the server's own, where no proxy speaks it.
    pub tls: Option<TlsServing>,
}

/// What is known once the server listens.
#[derive(Clone, Debug)]
pub struct Served {
    /// Where it listens.
    pub address: SocketAddr,
    /// The path of the one-time link for the first administrator, if there is none yet.
    pub invitation: Option<String>,
    /// The addresses other machines can open.
    pub reach: Vec<String>,
    /// Where a copy is made every minute.
    pub copies: Option<PathBuf>,
    /// Where TLS is spoken, if it is.
    pub tls: Option<TlsServed>,
}

/// Why it could not be served.
#[derive(Debug, thiserror::Error)]
pub enum ServeFault {
    /// The database.
    #[error("{0}")]
    Store(#[from] Fault),
    /// The address.
    #[error("{address} cannot be listened at: {error}")]
    Listen {
        /// The address that was asked for.
        address: SocketAddr,
        /// What the system said.
        error: std::io::Error,
    },
    /// TLS.
    #[error("{0}")]
    Tls(#[from] TlsFault),
    /// Anything of the network.
    #[error("{0}")]
    Network(#[from] std::io::Error),
}

/// What a connection may cost. A hall of 138 phones with a stream and a few requests each is one network.
const CONNECTION_LIMITS: ConnectionLimits =
    ConnectionLimits { head: Duration::from_secs(20), of_network: 800, in_all: 20_000, trusts_itself: false };

/// How long the next part of a body may take to come.
const BODY_PAUSE_MAX: Duration = Duration::from_secs(10);

/// How long an answer may take to begin, everything included: a draw of hundreds is made in a few seconds.
const ANSWER_TIME_MAX: Duration = Duration::from_secs(60);

/// Everything that answers.
pub fn router(app: &App) -> Router {
    let small = SizeAbove::new(256).and(NotForContentType::const_new("text/event-stream"));
    let compressed = pages()
        .merge(api())
        .route("/assets/made/{file}", get(kept::serve))
        .route("/assets/{*path}", get(assets::serve));
    let compressed = compressed.into_router();
    let compressed = compressed.layer(CompressionLayer::new().compress_when(small));
    let usual = compressed.merge(live_api().into_router()).layer(RequestBodyLimitLayer::new(guard::BODY_BYTES_MAX));
    // Files are counted as they are read, so that who sends too much is shown the form again.
    let files = uploads().into_router().layer(DefaultBodyLimit::max(UPLOAD_BYTES_MAX));
    usual
        .merge(files)
        .layer(CatchPanicLayer::new())
        .layer(middleware::from_fn(guard::without_zeros))
        .layer(RequestBodyTimeoutLayer::new(BODY_PAUSE_MAX))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, ANSWER_TIME_MAX))
        .layer(middleware::from_fn_with_state(app.clone(), guard::passwords))
        .layer(middleware::from_fn_with_state(app.clone(), guard::origin))
        .layer(CsrfLayer::new())
        .layer(middleware::from_fn_with_state(app.clone(), guard::render_errors))
        .layer(middleware::from_fn_with_state(app.clone(), guard::headers))
        .with_state(app.clone())
}

/// Ready when somebody presses Ctrl-C or the system asks the program to end.
pub async fn stop_asked() {
    let interrupt = tokio::signal::ctrl_c();
    let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()).ok();
    tokio::select! {
        _ = interrupt => {}
        () = async {
            match terminate.as_mut() {
                Some(terminate) => _ = terminate.recv().await,
                None => std::future::pending().await,
            }
        } => {}
    }
}

/// Serves until `stop` is ready, then stops in an orderly way. `ready` is told once the server listens.
pub async fn serve(
    serving: Serving,
    ready: impl FnOnce(Served),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeFault> {
    let store = serving.place.hold().await?;
    let invitation = match invite(&store).await {
        // What can be read is served all the same.
        Err(fault) => {
            tracing::error!(%fault, "nothing can be written: there is no link for an administrator");
            None
        }
        Ok(invitation) => invitation,
    };
    let plain = Entrance::from(listen_at(serving.listen).await?);
    let address = plain.listener.local_addr()?;
    let secure = match &serving.tls {
        Some(tls) => Some(SecureEntrance::open(tls, &serving.place, &plain).await?),
        None => None,
    };
    let served_tls = secure.as_ref().map(SecureEntrance::served).transpose()?;
    let mut reach = Reach::of(address);
    if let Some(tls) = &served_tls {
        reach = reach.with_tls(tls.address.port());
    }
    let app = App::in_hall(store.clone(), serving.proxy, reach.clone(), serving.copies.clone());
    let addresses = reach.addresses().to_vec();
    ready(Served { address, invitation, reach: addresses, copies: serving.copies, tls: served_tls });
    let tables = app.tables().clone();
    let halls = app.halls().clone();
    let running = tokio::spawn(async move { tokio::join!(tables.run(), halls.run()) });
    let follower = app.clone();
    let following = tokio::spawn(async move {
        // On a file there is no other node.
        if follower.store.kind() == Kind::Postgres {
            tokio::join!(follower.follow_people(), follower.rooms.share(&follower.store));
        }
    });
    let tidying = tokio::spawn(tidy(app.clone()));
    let copied = app.clone();
    let copying = tokio::spawn(async move { copied.copies.run(&copied.store).await });
    let (stopped, mut stopping) = tokio::sync::watch::channel(false);
    let (tables, halls) = (app.tables().clone(), app.halls().clone());
    let ending = tokio::spawn(async move {
        stop.await;
        tokio::join!(tables.stop(), halls.stop());
        stopped.send_replace(true);
    });
    let mut hint = stopping.clone();
    let limits = ConnectionLimits { trusts_itself: serving.proxy == ProxyTrust::None, ..CONNECTION_LIMITS };
    let limits = match serving.proxy {
        ProxyTrust::None => limits,
        // Everybody comes through the proxy, which counts them.
        ProxyTrust::Trusted => ConnectionLimits { of_network: limits.in_all, ..limits },
    };
    let mut hint_tls = hint.clone();
    let serving = connections::serve(plain, router(&app), limits, async move {
        let _ = hint.changed().await;
    });
    let serving_tls = async {
        match secure {
            None => std::future::pending().await,
            Some(SecureEntrance { entrance, identity }) => {
                let stop = async move { _ = hint_tls.changed().await };
                let served = connections::serve(entrance, router(&app), limits, stop);
                tokio::select! { () = served => {}, () = identity.follow_files() => {} }
            }
        }
    };
    // Live streams never end by themselves: what is not answered a moment after the stop is cut.
    tokio::select! {
        () = serving => {}
        () = serving_tls => {}
        () = async { let _ = stopping.changed().await; tokio::time::sleep(Duration::from_millis(500)).await; } => {}
    }
    running.abort();
    following.abort();
    tidying.abort();
    copying.abort();
    let _ = ending.await;
    store.close().await;
    Ok(())
}

async fn listen_at(address: SocketAddr) -> Result<TcpListener, ServeFault> {
    TcpListener::bind(address).await.map_err(|error| ServeFault::Listen { address, error })
}

/// Where connections come in over TLS.
struct SecureEntrance {
    entrance: Entrance,
    identity: Identity,
}

impl SecureEntrance {
    /// Beside the other entrance, with which its connections are counted.
    async fn open(tls: &TlsServing, place: &Place, plain: &Entrance) -> Result<Self, ServeFault> {
        let folder = match place {
            Place::Directory(directory) => Some(directory.as_path()),
            Place::Address(_) => None,
        };
        let listener = listen_at(tls.listen).await?;
        let mut names = vec!["localhost".to_owned(), "127.0.0.1".to_owned(), "::1".to_owned()];
        names.extend(Reach::of(listener.local_addr()?).hosts());
        let identity = Identity::open(tls.files.clone(), folder, names)?;
        let entrance = Entrance { listener, tls: Some(identity.acceptor()?), open: plain.open.clone() };
        Ok(Self { entrance, identity })
    }

    fn served(&self) -> Result<TlsServed, ServeFault> {
        let address = self.entrance.listener.local_addr()?;
        Ok(TlsServed { address, fingerprint: self.identity.fingerprint.clone() })
    }
}

/// Forgets, every minute, those who no longer ask.
async fn tidy(app: App) {
    let mut minute = tokio::time::interval(Duration::from_secs(60));
    loop {
        minute.tick().await;
        app.limits.tidy();
    }
}

/// A one-time link for the first administrator, unless there is one.
async fn invite(store: &Store) -> Result<Option<String>, Fault> {
    const ID: &str = "first-administrator";
    if store.has_administrator().await? {
        return Ok(None);
    }
    if store.person(ID).await?.is_none() {
        let person = Person {
            id: ID.to_owned(),
            name: "admin".to_owned(),
            login: None,
            kind: PersonKind::Guest,
            role: Role::Administrator,
            password: None,
            owner: None,
            created: now(),
        };
        match store.add_person(&person).await {
            Ok(()) | Err(Fault::NotUnique(_)) => {}
            Err(fault) => return Err(fault),
        }
    }
    // One link is good at a time: the newest.
    store.end_sessions_of(ID, SessionKind::Invitation).await?;
    let key = Key::new();
    let session = Session {
        key: key.hash(),
        person: ID.to_owned(),
        kind: SessionKind::Invitation,
        created: now(),
        expires: now() + 7 * 86_400_000,
    };
    store.add_session(&session).await?;
    Ok(Some(format!("/welcome/{}", key.reveal())))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each start shows a link, and the one before opens nothing any more.
    #[tokio::test]
    async fn one_link_makes_an_administrator_at_a_time() {
        let directory = tempfile::tempdir().expect("a directory");
        let store = Store::in_directory(directory.path()).await.expect("a store");
        let mut keys = Vec::new();
        for _ in 0..2 {
            let link = invite(&store).await.expect("a store").expect("nobody is administrator yet");
            keys.push(Key::shown(link.rsplit('/').next().expect("a key")).expect("a key").hash());
        }
        assert!(store.session(&keys[0], now()).await.expect("a store").is_none());
        assert!(store.session(&keys[1], now()).await.expect("a store").is_some());
    }
}
