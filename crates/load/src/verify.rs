//! Whether a server still has every move it acknowledged, once.
//!
//! Each move is asked again under its name: the server must answer as it did, with the version it said. And every move its log
//! has must be one of those: one that nobody was told of, or that stands there twice, is one too many.

use crate::{Line, SentMove};
use serde::Deserialize;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::time::Duration;

/// The status of who asks too fast, and how long they wait then.
const TOO_MANY: u16 = 429;
const BREATH: Duration = Duration::from_millis(100);

/// What was found.
#[derive(Clone, Debug, Default)]
pub struct Verified {
    /// Moves that were acknowledged.
    pub acknowledged: usize,
    /// Moves without an answer, and how many of them the server has done.
    pub unanswered: usize,
    /// How many of those the server had done.
    pub unanswered_done: usize,
    /// At how many tables.
    pub tables: usize,
    /// Acknowledged moves that the server does not have, or at another version, a line each.
    pub lost: Vec<String>,
    /// Moves in the log that nobody made, or made once and that stand there twice, a line each.
    pub doubled: Vec<String>,
}

impl Verified {
    /// Whether nothing is lost and nothing doubled.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.lost.is_empty() && self.doubled.is_empty()
    }

    fn add(&mut self, other: Self) {
        self.acknowledged += other.acknowledged;
        self.unanswered += other.unanswered;
        self.unanswered_done += other.unanswered_done;
        self.tables += other.tables;
        self.lost.extend(other.lost);
        self.doubled.extend(other.doubled);
    }
}

#[derive(Deserialize)]
struct Answered {
    status: u16,
    version: Option<u64>,
}

#[derive(Deserialize)]
struct GameLog {
    lines: Vec<LogLine>,
}

#[derive(Deserialize)]
struct LogLine {
    version: u64,
}

/// Asks a server for every move.
pub async fn verify(server: &str, moves: Vec<SentMove>) -> io::Result<Verified> {
    let mut tables: BTreeMap<String, Vec<SentMove>> = BTreeMap::new();
    for made in moves {
        tables.entry(made.table.clone()).or_default().push(made);
    }
    let checks = tables.into_iter().map(|(table, moves)| {
        let server = server.to_owned();
        tokio::spawn(async move { verify_table(&server, &table, &moves).await })
    });
    let mut all = Verified::default();
    for check in checks.collect::<Vec<_>>() {
        all.add(check.await.map_err(io::Error::other)??);
    }
    Ok(all)
}

async fn verify_table(server: &str, table: &str, moves: &[SentMove]) -> io::Result<Verified> {
    let mut found = Verified { tables: 1, ..Verified::default() };
    let mut versions: BTreeMap<u64, &str> = BTreeMap::new();
    let mut lines: BTreeMap<&str, Option<Line>> = BTreeMap::new();
    for made in moves {
        let line = match lines.entry(&made.cookie) {
            Entry::Occupied(open) => open.into_mut(),
            Entry::Vacant(free) => free.insert(open_line(server, table, &made.cookie).await?),
        };
        let again = match line {
            Some(line) => ask_again(line, &made.request).await?,
            None => None,
        };
        match made.version {
            Some(version) => {
                found.acknowledged += 1;
                if again != Some(version) {
                    found.lost.push(format!("{table}: {} led to {version}, now {again:?}", made.request));
                }
            }
            None => {
                found.unanswered += 1;
                found.unanswered_done += usize::from(again.is_some());
            }
        }
        if let Some(twice) = again.and_then(|version| versions.insert(version, &made.request)) {
            found.doubled.push(format!("{table}: {} and {twice} have one version", made.request));
        }
    }
    let first = moves.iter().map(|made| made.after).min().unwrap_or(u64::MAX);
    let mut logged = logged_versions(server, table, &moves[0].cookie).await?;
    logged.retain(|version| *version > first && !versions.contains_key(version));
    found.doubled.extend(logged.iter().map(|version| format!("{table}: nobody made the move of version {version}")));
    Ok(found)
}

/// A line to a table; nothing, where the server knows the table or the cookie no longer.
async fn open_line(server: &str, table: &str, cookie: &str) -> io::Result<Option<Line>> {
    let mut line = Line::open(server).await?;
    match line.upgrade(&format!("/api/tables/{table}/line?view=changes"), cookie).await {
        Ok(()) => Ok(Some(line)),
        Err(error) if error.kind() == io::ErrorKind::InvalidData => Ok(None),
        Err(error) => Err(error),
    }
}

/// The version a request leads to when it is asked again; nothing, where it is refused. Who is told to be slower is.
async fn ask_again(line: &mut Line, request: &str) -> io::Result<Option<u64>> {
    loop {
        line.say(request).await?;
        let answer = loop {
            let said = line.hear().await?;
            if said.starts_with(b"{\"nonce\"") || said.starts_with(b"{\"error\"") {
                break serde_json::from_slice::<Answered>(&said)?;
            }
        };
        match answer.status {
            TOO_MANY => tokio::time::sleep(BREATH).await,
            status => return Ok(answer.version.filter(|_| status == 200)),
        }
    }
}

/// The versions of a table at which something happened in the game.
async fn logged_versions(server: &str, table: &str, cookie: &str) -> io::Result<BTreeSet<u64>> {
    let (mut versions, mut before) = (BTreeSet::new(), u64::MAX >> 1);
    let mut line = Line::open(server).await?;
    loop {
        let answer = line.get(&format!("/api/tables/{table}/log?most=2000&before={before}"), Some(cookie)).await?;
        if answer.status != 200 {
            return Ok(versions);
        }
        let log: GameLog = serde_json::from_slice(&answer.body)?;
        let known = versions.len();
        versions.extend(log.lines.iter().map(|line| line.version));
        match versions.first() {
            Some(&first) if versions.len() > known => before = first,
            _ => return Ok(versions),
        }
    }
}
