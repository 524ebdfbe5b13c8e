//! Clients that cost a server something and do nothing: lines on which nobody says a word, and requests that never end.

use crate::Line;
use std::io;
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::task::JoinSet;

/// How many connections are opened at once.
const AT_ONCE: usize = 50;

/// What became of a crowd.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Crowd {
    /// How many connections were opened.
    pub opened: usize,
    /// How many of them the server had closed by the end.
    pub closed: usize,
}

/// So many people look on at one table and say nothing, for so long.
pub async fn look_on(server: &str, count: usize, time: Duration) -> io::Result<Crowd> {
    let mut first = Line::open(server).await?;
    let wanted = r#"{"regulation":"challenge-2017","players":4,"listed":false,"title":"crowd"}"#;
    let opened = first.post("/api/tables", None, wanted).await?;
    let opened: serde_json::Value = serde_json::from_slice(&opened.body)?;
    let table = opened["table"].as_str().ok_or_else(|| io::Error::other(opened.to_string()))?;
    let path = format!("/api/tables/{table}/line?view=changes&words=it");
    let until = Instant::now() + time;
    let (mut all, mut crowd) = (JoinSet::new(), Crowd::default());
    for number in 0..count {
        let (server, path) = (server.to_owned(), path.clone());
        let mut line = Line::open(&server).await?;
        line.upgrade(&path, "lang=it").await?;
        crowd.opened += 1;
        all.spawn(async move { tokio::time::timeout_at(until.into(), read_on(line)).await.is_ok() });
        if number % AT_ONCE == 0 {
            tokio::task::yield_now().await;
        }
    }
    crowd.closed = all.join_all().await.into_iter().filter(|closed| *closed).count();
    Ok(crowd)
}

/// Reads until the line ends.
async fn read_on(mut line: Line) {
    while line.hear().await.is_ok() {}
}

/// So many clients send the head of a request a byte at a time, for so long.
pub async fn be_slow(server: &str, count: usize, time: Duration) -> io::Result<Crowd> {
    let until = Instant::now() + time;
    let (mut all, mut crowd) = (JoinSet::new(), Crowd::default());
    for _ in 0..count {
        let stream = TcpStream::connect(server).await?;
        crowd.opened += 1;
        all.spawn(async move { tokio::time::timeout_at(until.into(), trickle(stream)).await.is_ok() });
    }
    crowd.closed = all.join_all().await.into_iter().filter(|closed| *closed).count();
    Ok(crowd)
}

/// Sends a byte a second until nobody takes it any more.
async fn trickle(mut stream: TcpStream) {
    for byte in b"GET / HTTP/1.1\r\nx: ".iter().chain(std::iter::repeat(&b'x')) {
        if stream.write_all(&[*byte]).await.is_err() {
            return;
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}
