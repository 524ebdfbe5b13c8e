//! As little HTTP as a load generator needs, so that what it costs is the server's: one connection, requests one after
//! another, and streams read piece by piece.

use std::io;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// A connection to the server.
#[derive(Debug)]
pub struct Line {
    stream: TcpStream,
    host: String,
    origin: Option<String>,
    buffer: Vec<u8>,
    read: usize,
}

/// An answer.
#[derive(Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The cookie it sets, `name=value`.
    pub cookie: Option<String>,
    /// The body.
    pub body: Vec<u8>,
}

fn broken(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what.to_owned())
}

impl Line {
    /// Connects to `host:port`.
    pub async fn open(host: &str) -> io::Result<Self> {
        let stream = TcpStream::connect(host).await?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, host: host.to_owned(), origin: None, buffer: Vec::with_capacity(16 * 1024), read: 0 })
    }

    /// The same connection, as a page of another site would use it.
    #[must_use]
    pub fn pretending(self, origin: &str) -> Self {
        Self { origin: Some(origin.to_owned()), ..self }
    }

    fn origin(&self) -> &str {
        self.origin.as_deref().unwrap_or(&self.host)
    }

    /// Posts JSON from a page of the same site.
    pub async fn post(&mut self, path: &str, cookie: Option<&str>, body: &str) -> io::Result<Answer> {
        self.send(path, cookie, "application/json", body).await
    }

    /// Posts a form from a page of the same site.
    pub async fn post_form(&mut self, path: &str, cookie: Option<&str>, fields: &str) -> io::Result<Answer> {
        self.send(path, cookie, "application/x-www-form-urlencoded", fields).await
    }

    async fn send(&mut self, path: &str, cookie: Option<&str>, kind: &str, body: &str) -> io::Result<Answer> {
        let cookie = cookie.map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default();
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {host}\r\norigin: http://{origin}\r\n{cookie}content-type: {kind}\r\ncontent-length: {}\r\n\r\n{body}",
            body.len(),
            host = self.host,
            origin = self.origin()
        );
        self.stream.write_all(request.as_bytes()).await?;
        self.answer().await
    }

    /// Asks for a path and waits for the answer.
    pub async fn get(&mut self, path: &str, cookie: Option<&str>) -> io::Result<Answer> {
        self.ask(path, cookie, "").await?;
        self.answer().await
    }

    /// The same as a browser asks for a page: the body is compressed, and stays so.
    pub async fn get_compressed(&mut self, path: &str) -> io::Result<Answer> {
        self.ask(path, None, "accept: text/html\r\naccept-encoding: gzip, br\r\n").await?;
        self.answer().await
    }

    async fn ask(&mut self, path: &str, cookie: Option<&str>, more: &str) -> io::Result<()> {
        let cookie = cookie.map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default();
        let request = format!("GET {path} HTTP/1.1\r\nhost: {}\r\n{cookie}{more}\r\n", self.host);
        self.stream.write_all(request.as_bytes()).await
    }

    /// Opens a stream of events; [`Line::event`] reads them.
    pub async fn subscribe(&mut self, path: &str, cookie: &str) -> io::Result<()> {
        self.ask(path, Some(cookie), "accept: text/event-stream\r\n").await?;
        let (status, _) = self.head().await?;
        if status == 200 { Ok(()) } else { Err(broken(&format!("stream answered {status}"))) }
    }

    /// The next piece of a stream: one event, whole.
    pub async fn event(&mut self) -> io::Result<Vec<u8>> {
        loop {
            let size = self.until(b"\r\n").await?;
            let size = std::str::from_utf8(&size).ok().and_then(|size| usize::from_str_radix(size.trim(), 16).ok());
            let size = size.ok_or_else(|| broken("no chunk"))?;
            if size == 0 {
                return Err(broken("the stream has ended"));
            }
            let mut piece = self.exactly(size + 2).await?;
            piece.truncate(size);
            if !piece.starts_with(b"event:pulse\n") {
                return Ok(piece);
            }
        }
    }

    /// Makes of this connection a table's line; [`Line::say`] and [`Line::hear`] are what it is for.
    pub async fn upgrade(&mut self, path: &str, cookie: &str) -> io::Result<()> {
        let more = format!(
            "origin: http://{}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: c2RhZGF0YS1zZGFkYXRhIQ==\r\n",
            self.origin()
        );
        self.ask(path, Some(cookie), &more).await?;
        let (status, head) = self.head().await?;
        if status == 101 { Ok(()) } else { Err(broken(&format!("line answered {status}: {head}"))) }
    }

    /// Says something on a line: one frame, masked with nothing.
    pub async fn say(&mut self, text: &str) -> io::Result<()> {
        let mut frame = Vec::with_capacity(text.len() + 8);
        frame.push(0x81);
        match u8::try_from(text.len()) {
            Ok(length) if length < 126 => frame.push(0x80 | length),
            _ => {
                frame.push(0x80 | 126);
                frame.extend(u16::try_from(text.len()).map_err(|_| broken("too long"))?.to_be_bytes());
            }
        }
        frame.extend([0; 4]);
        frame.extend(text.as_bytes());
        self.stream.write_all(&frame).await
    }

    /// The next thing said on a line.
    pub async fn hear(&mut self) -> io::Result<Vec<u8>> {
        loop {
            let head = self.exactly(2).await?;
            let length = match head[1] {
                126 => usize::from(u16::from_be_bytes(self.exactly(2).await?.try_into().unwrap_or_default())),
                127 => usize::try_from(u64::from_be_bytes(self.exactly(8).await?.try_into().unwrap_or_default()))
                    .map_err(io::Error::other)?,
                length => usize::from(length),
            };
            let said = self.exactly(length).await?;
            match head[0] & 0x0f {
                1 if said.starts_with(b"{\"pulse\":") => {}
                1 => return Ok(said),
                8 => return Err(broken("the line has ended")),
                _ => {}
            }
        }
    }

    async fn answer(&mut self) -> io::Result<Answer> {
        let (status, head) = self.head().await?;
        let value = |name: &str| head.lines().find_map(|line| line.strip_prefix(name).map(str::trim));
        let length: usize = value("content-length:").and_then(|length| length.parse().ok()).unwrap_or(0);
        let cookie = value("set-cookie:").and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        let body = match value("transfer-encoding:") {
            Some(_) => {
                let mut body = Vec::new();
                while let Ok(piece) = self.event().await {
                    body.extend(piece);
                }
                self.until(b"\r\n").await?;
                body
            }
            None => self.exactly(length).await?,
        };
        Ok(Answer { status, cookie, body })
    }

    async fn head(&mut self) -> io::Result<(u16, String)> {
        let head = String::from_utf8_lossy(&self.until(b"\r\n\r\n").await?).into_owned();
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        Ok((status.ok_or_else(|| broken("no status"))?, head))
    }

    async fn until(&mut self, mark: &[u8]) -> io::Result<Vec<u8>> {
        loop {
            let unread = &self.buffer[self.read..];
            if let Some(at) = unread.windows(mark.len()).position(|window| window == mark) {
                let found = unread[..at].to_vec();
                self.read += at + mark.len();
                return Ok(found);
            }
            self.fill().await?;
        }
    }

    async fn exactly(&mut self, size: usize) -> io::Result<Vec<u8>> {
        while self.buffer.len() - self.read < size {
            self.fill().await?;
        }
        let found = self.buffer[self.read..self.read + size].to_vec();
        self.read += size;
        Ok(found)
    }

    async fn fill(&mut self) -> io::Result<()> {
        if self.read > 0 {
            self.buffer.drain(..self.read);
            self.read = 0;
        }
        match self.stream.read_buf(&mut self.buffer).await? {
            0 => Err(io::ErrorKind::UnexpectedEof.into()),
            _ => Ok(()),
        }
    }
}
