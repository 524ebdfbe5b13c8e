//! Connections: taken, counted by network, and closed where nobody says anything on them.

use crate::network::Network;
use crate::proxy::OverTls;
use crate::tls::Stream;
use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::collections::HashMap;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_rustls::TlsAcceptor;
use tower::ServiceExt as _;

/// How long to wait after a connection could not be taken: the system has no room for more.
const FULL_PAUSE: Duration = Duration::from_millis(100);

/// What a connection may cost.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ConnectionLimits {
    /// How long the head of a request may take, from the first moment or the end of the request before: who says nothing
    /// is not waited for.
    pub(crate) head: Duration,
    /// How many connections one network may have.
    pub(crate) of_network: usize,
    /// How many there may be in all.
    pub(crate) in_all: usize,
    /// Whether this machine's own are not counted: there is no proxy on it through which others come.
    pub(crate) trusts_itself: bool,
}

/// The first byte of whoever wants to speak TLS.
const TLS_BEGINS: u8 = 0x16;

/// What is said to a browser that does not speak TLS where it is spoken.
const SPEAKS_NO_TLS: &str = "HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n\r\n\
                             Qui si parla TLS: l'indirizzo comincia con https://\n\
                             TLS is spoken here: the address begins with https://\n";

/// Where connections come in.
pub(crate) struct Entrance {
    pub(crate) listener: TcpListener,
    /// How TLS is spoken there, if it is.
    pub(crate) tls: Option<TlsAcceptor>,
    /// The connections of all entrances together.
    pub(crate) open: OpenConnections,
}

impl From<TcpListener> for Entrance {
    fn from(listener: TcpListener) -> Self {
        Self { listener, tls: None, open: OpenConnections::default() }
    }
}

/// Serves what comes in until `stop` is ready, and then what has begun.
pub(crate) async fn serve(
    entrance: Entrance,
    router: Router,
    limits: ConnectionLimits,
    stop: impl Future<Output = ()>,
) {
    let Entrance { listener, tls, open } = entrance;
    let (stopping, stopped) = watch::channel(());
    let mut stop = std::pin::pin!(stop);
    loop {
        let taken = tokio::select! {
            taken = listener.accept() => taken,
            () = &mut stop => break,
        };
        match taken {
            Ok((stream, from)) => {
                if let Some(place) = open.take(from, limits) {
                    // Small answers at once, not when there is more to say.
                    let _ = stream.set_nodelay(true);
                    let (tls, router, stopped) = (tls.clone(), router.clone(), stopped.clone());
                    tokio::spawn(async move {
                        let opened = tokio::time::timeout(limits.head, opened(stream, tls));
                        if let Ok(Some(stream)) = opened.await {
                            talk(stream, from, router, limits.head, stopped, place).await;
                        }
                    });
                }
            }
            Err(fault) => {
                tracing::warn!(%fault, "a connection could not be taken");
                tokio::time::sleep(FULL_PAUSE).await;
            }
        }
    }
    drop((listener, stopped));
    stopping.send_replace(());
    stopping.closed().await;
}

/// A connection on which requests can come: after the handshake, where TLS is spoken.
async fn opened(mut stream: TcpStream, tls: Option<TlsAcceptor>) -> Option<Stream> {
    let Some(tls) = tls else { return Some(Stream::Plain(stream)) };
    let mut first = [0];
    if stream.peek(&mut first).await.ok()? == 1 && first[0] != TLS_BEGINS {
        // What is not read would cut the answer off.
        let _ = stream.read(&mut [0; 4096]).await;
        let _ = stream.write_all(SPEAKS_NO_TLS.as_bytes()).await;
        return None;
    }
    tls.accept(stream).await.ok().map(|stream| Stream::Secure(Box::new(stream)))
}

/// One connection, from its first request to its last.
async fn talk(
    stream: Stream,
    from: SocketAddr,
    router: Router,
    head: Duration,
    mut stopped: watch::Receiver<()>,
    _place: OpenConnection,
) {
    let secure = matches!(stream, Stream::Secure(_));
    let service = tower::service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        if secure {
            request.extensions_mut().insert(OverTls);
        }
        router.clone().oneshot(request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    // A connection that breaks is the reader's to open again.
    tokio::select! {
        _ = &mut connection => {}
        _ = stopped.changed() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

/// How many connections each network has open.
#[derive(Clone, Default)]
pub(crate) struct OpenConnections(Arc<Mutex<Counts>>);

#[derive(Default)]
struct Counts {
    by_network: HashMap<Network, usize>,
    in_all: usize,
}

impl OpenConnections {
    /// A place for one more, unless there are too many.
    fn take(&self, from: SocketAddr, limits: ConnectionLimits) -> Option<OpenConnection> {
        let network = Network::of(from.ip());
        let counted = !(limits.trusts_itself && from.ip().is_loopback());
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let own = counts.by_network.get(&network).copied().unwrap_or_default();
        if counted && (own >= limits.of_network || counts.in_all >= limits.in_all) {
            return None;
        }
        counts.by_network.insert(network, own + 1);
        counts.in_all += 1;
        Some(OpenConnection { all: self.clone(), network })
    }
}

/// The place of one connection, free again when it is dropped.
struct OpenConnection {
    all: OpenConnections,
    network: Network,
}

impl Drop for OpenConnection {
    fn drop(&mut self) {
        let mut counts = self.all.0.lock().unwrap_or_else(PoisonError::into_inner);
        counts.in_all -= 1;
        match counts.by_network.get_mut(&self.network) {
            Some(own) if *own > 1 => *own -= 1,
            _ => _ = counts.by_network.remove(&self.network),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::routing::get;

    const HEAD: Duration = Duration::from_millis(200);

    async fn started(of_network: usize, trusts_itself: bool) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let router = Router::new()
            .route("/", get(|ConnectInfo(from): ConnectInfo<SocketAddr>| async move { from.ip().to_string() }));
        let limits = ConnectionLimits { head: HEAD, of_network, in_all: 1000, trusts_itself };
        tokio::spawn(serve(listener.into(), router, limits, std::future::pending()));
        address
    }

    /// What is answered until the connection is closed.
    async fn say(stream: &mut TcpStream, text: &str) -> String {
        let _ = stream.write_all(text.as_bytes()).await;
        let mut answer = String::new();
        let _ = stream.read_to_string(&mut answer).await;
        answer
    }

    #[tokio::test]
    async fn who_says_nothing_or_half_a_request_is_not_waited_for() {
        let address = started(10, false).await;
        for beginning in ["", "GET / HTTP/1.1\r\nHost: a\r\n", "GET / HTTP/1.1\r\nHost: a\r\n\r\n"] {
            let mut stream = TcpStream::connect(address).await.expect("a connection");
            let closed = tokio::time::timeout(Duration::from_secs(5), say(&mut stream, beginning)).await;
            let answer = closed.unwrap_or_else(|_| panic!("{beginning:?}: still open"));
            let whole = beginning.ends_with("\r\n\r\n");
            assert_eq!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("127.0.0.1"), whole, "{answer}");
        }
    }

    #[tokio::test]
    async fn one_network_has_so_many_connections_and_no_more() {
        let address = started(3, false).await;
        let request = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
        let mut open = Vec::new();
        for _ in 0..3 {
            open.push(TcpStream::connect(address).await.expect("a connection"));
        }
        tokio::time::sleep(HEAD / 4).await;
        assert_eq!(say(&mut TcpStream::connect(address).await.expect("taken and dropped"), request).await, "");
        open.clear();
        let mut answered = false;
        for _ in 0..50 {
            tokio::time::sleep(HEAD / 10).await;
            let mut stream = TcpStream::connect(address).await.expect("a connection");
            answered |= say(&mut stream, request).await.ends_with("127.0.0.1");
        }
        assert!(answered, "there is room again");
        let own = started(0, true).await;
        assert!(say(&mut TcpStream::connect(own).await.expect("a connection"), request).await.ends_with("127.0.0.1"));
    }
}
