//! What it costs to come back to a long game.

use crate::{Line, SentMove};
use std::io;
use std::time::{Duration, Instant};

/// How often somebody comes back.
const TIMES: usize = 100;
/// How many moves they have missed.
const MISSED: u64 = 8;

/// What it cost, a figure for each time.
#[derive(Clone, Debug)]
pub struct Reconnections {
    /// The version of the table.
    pub version: u64,
    /// From opening the connection to the whole first scene, the shortest first.
    pub times: Vec<Duration>,
    /// The bytes of that scene, the most there were.
    pub bytes: usize,
}

/// Comes back to the table at which the most moves were made, as a browser that was away for a moment does.
pub async fn measure_reconnect(server: &str, moves: &[SentMove]) -> io::Result<Reconnections> {
    let newest = moves.iter().filter(|made| made.version.is_some()).max_by_key(|made| made.version);
    let SentMove { table, cookie, version, .. } = newest.ok_or_else(|| io::Error::other("no move was made"))?;
    let version = version.unwrap_or_default();
    let (mut times, mut bytes) = (Vec::with_capacity(TIMES), 0);
    for _ in 0..TIMES {
        let began = Instant::now();
        let mut line = Line::open(server).await?;
        let path = format!("/api/tables/{table}/line?view=changes&words=it&after={}", version.saturating_sub(MISSED));
        line.upgrade(&path, cookie).await?;
        let scene = line.hear().await?;
        times.push(began.elapsed());
        bytes = bytes.max(scene.len());
    }
    times.sort_unstable();
    Ok(Reconnections { version, times, bytes })
}
