//! Who runs the clocks and bots of which stream, and hints between machines.
//!
//! A node says every few seconds that it is alive. A lease belongs to a node for as long as it does; then anybody may
//! take it. A lease spares work: what makes a clock's or a bot's move happen once is the version it is appended at.

use crate::Millis;
use crate::announcements;
use crate::fault::Fault;
use crate::open::Store;
use crate::statement::Run as _;
use sqlx::AnyPool;
use sqlx::postgres::PgListener;
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc};

const CHANNEL: &str = "sdadata";

impl Store {
    /// Says that a node is alive.
    pub async fn heartbeat(&self, node: &str, now: Millis) -> Result<(), Fault> {
        let sql = "INSERT INTO node (id, seen) VALUES ($1, $2) \
                   ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, ended = 0";
        sqlx::query(sql).bind(node).bind(now).run(self.writing("heartbeat")?).await?;
        Ok(())
    }

    /// Says that no node runs any more: whatever they ran can be taken over at once. Whoever says so knows that nobody else
    /// uses this database.
    pub async fn end_nodes(&self) -> Result<(), Fault> {
        let idle = "DELETE FROM node WHERE NOT EXISTS (SELECT 1 FROM lease WHERE lease.node = node.id)";
        sqlx::query(idle).run(self.writing("forget nodes")?).await?;
        sqlx::query("UPDATE node SET ended = 1").run(self.writing("end nodes")?).await?;
        Ok(())
    }

    /// The node that holds a stream's lease, and when it was last alive, in the time of what it runs.
    pub async fn holder(&self, stream: &str) -> Result<Option<(String, Millis)>, Fault> {
        let sql = "SELECT lease.node, node.seen - lease.ahead FROM lease JOIN node ON node.id = lease.node WHERE lease.stream = $1";
        Ok(sqlx::query(sql).bind(stream).first(&self.pool).await?)
    }

    /// Keeps by how much the wall clock is ahead of the time of a stream that this node runs.
    pub async fn note_ahead(&self, stream: &str, node: &str, ahead: Millis) -> Result<(), Fault> {
        let sql = "UPDATE lease SET ahead = $3 WHERE stream = $1 AND node = $2";
        sqlx::query(sql).bind(stream).bind(node).bind(ahead).run(self.writing("note a clock")?).await?;
        Ok(())
    }

    /// Whether the lease of a stream is held by another node that was alive since `dead_before` and is not known to have ended.
    pub async fn is_held(&self, stream: &str, node: &str, dead_before: Millis) -> Result<bool, Fault> {
        let sql = "SELECT COUNT(*) FROM lease JOIN node ON node.id = lease.node \
                   WHERE lease.stream = $1 AND lease.node <> $2 AND node.seen >= $3 AND node.ended = 0";
        let (held,): (i64,) = sqlx::query(sql).bind(stream).bind(node).bind(dead_before).only(&self.pool).await?;
        Ok(held > 0)
    }

    /// Takes the lease of a stream, unless it is held by another node that was alive since `dead_before` and is not known to
    /// have ended.
    pub async fn take_lease(&self, stream: &str, node: &str, dead_before: Millis) -> Result<bool, Fault> {
        let sql = "INSERT INTO lease (stream, node) VALUES ($1, $2) ON CONFLICT (stream) \
                   DO UPDATE SET node = excluded.node, ahead = CASE WHEN lease.node = excluded.node THEN lease.ahead ELSE 0 END \
                   WHERE lease.node = excluded.node \
                   OR NOT EXISTS (SELECT 1 FROM node WHERE node.id = lease.node AND node.seen >= $3 AND node.ended = 0)";
        let writing = self.writing("take a lease")?;
        let done = sqlx::query(sql).bind(stream).bind(node).bind(dead_before).run(writing).await?;
        Ok(done > 0)
    }

    /// Gives a stream's lease back.
    pub async fn end_lease(&self, stream: &str, node: &str) -> Result<(), Fault> {
        let sql = "DELETE FROM lease WHERE stream = $1 AND node = $2";
        sqlx::query(sql).bind(stream).bind(node).run(self.writing("end a lease")?).await?;
        Ok(())
    }

    /// Games that no living node runs and that somebody must: those that are being played or wait for the players' seeds, those
    /// that are full and have not begun, and those whose log has more than the index knows. The last two are what a crash of
    /// an earlier version left. A game at which nothing is due by `now` is left alone.
    pub async fn orphans(&self, dead_before: Millis, now: Millis, most: u16) -> Result<Vec<String>, Fault> {
        let sql = "SELECT game.id FROM game LEFT JOIN lease ON lease.stream = game.id \
                   LEFT JOIN node ON node.id = lease.node \
                   WHERE (game.stage IN ('playing', 'revealing') OR game.stage = 'open' AND (game.taken = game.seats OR game.version < \
                   (SELECT COALESCE(MAX(entry.version), 0) FROM entry WHERE entry.stream = game.id))) \
                   AND game.due <= $2 AND (node.seen IS NULL OR node.seen < $1 OR node.ended <> 0) LIMIT $3";
        let rows: Vec<(String,)> =
            sqlx::query(sql).bind(dead_before).bind(now).bind(i64::from(most)).all(&self.pool).await?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// The newest versions of these streams, for those that have any.
    pub async fn versions(&self, streams: &[String]) -> Result<BTreeMap<String, u64>, Fault> {
        let mut found = BTreeMap::new();
        for stream in streams {
            let sql = "SELECT COALESCE(MAX(version), 0) FROM entry WHERE stream = $1";
            let (version,): (i64,) = sqlx::query(sql).bind(stream).only(&self.pool).await?;
            found.insert(stream.clone(), version as u64);
        }
        Ok(found)
    }
}

/// Sends hints of what this node wrote and hears those of the others. They are sent after the commit, outside of any
/// transaction: inside, commits queue on one lock.
pub(crate) fn share_hints(
    pool: &AnyPool,
    address: &str,
    hints: broadcast::Sender<(String, u64)>,
    announced: broadcast::Sender<String>,
) -> mpsc::Sender<(String, u64)> {
    let (wrote, told) = mpsc::channel(4096);
    tokio::spawn(tell(pool.clone(), told));
    tokio::spawn(hear(address.to_owned(), hints, announced));
    wrote
}

async fn tell(pool: AnyPool, mut told: mpsc::Receiver<(String, u64)>) {
    let mut batch = Vec::new();
    while told.recv_many(&mut batch, 100).await > 0 {
        let newest: BTreeMap<String, u64> = batch.drain(..).collect();
        let lines: Vec<String> = newest.iter().map(|(stream, version)| format!("{stream} {version}")).collect();
        let sent = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(lines.join("\n")).run(&pool).await;
        if let Err(error) = sent {
            tracing::warn!(%error, "a hint was not sent");
        }
    }
}

async fn hear(address: String, hints: broadcast::Sender<(String, u64)>, announced: broadcast::Sender<String>) {
    loop {
        if let Err(error) = listen(&address, &hints, &announced).await {
            tracing::warn!(%error, "no hints from other nodes");
        }
        tokio::time::sleep(Duration::from_secs(2)).await;
    }
}

async fn listen(
    address: &str,
    hints: &broadcast::Sender<(String, u64)>,
    announced: &broadcast::Sender<String>,
) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect(address).await?;
    listener.listen_all([CHANNEL, announcements::CHANNEL]).await?;
    loop {
        let hint = listener.recv().await?;
        if hint.channel() == announcements::CHANNEL {
            // Nobody listens: then nobody hears it.
            let _ = announced.send(hint.payload().to_owned());
            continue;
        }
        for line in hint.payload().lines() {
            if let Some((stream, version)) = line.split_once(' ') {
                let _ = hints.send((stream.to_owned(), version.parse().unwrap_or_default()));
            }
        }
    }
}
