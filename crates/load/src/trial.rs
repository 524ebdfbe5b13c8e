//! Many tables at once, each with four clients in a closed loop.

use crate::{Line, choose};
use chance::Seeded;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Write as _};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// What all clients of a trial share.
#[derive(Debug)]
pub struct Trial {
    server: String,
    regulation: String,
    transport: Transport,
    seed: u64,
    /// Tables at which a move was made.
    playing: AtomicU32,
    stop: AtomicBool,
    took: Mutex<Vec<u32>>,
    acks: Mutex<Option<File>>,
    faults: Mutex<BTreeMap<String, u32>>,
}

#[derive(Deserialize)]
struct Scene {
    version: u64,
    stage: String,
    #[serde(default)]
    may: Vec<String>,
}

#[derive(Deserialize)]
struct Answered {
    status: u16,
}

/// How clients talk to the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Transport {
    /// One WebSocket each.
    Line,
    /// A stream of server-sent events and a request for each command.
    Stream,
}

/// What decides for a client.
struct Player {
    rng: Seeded,
    name: u64,
    count: u64,
}

impl Player {
    /// What it wants to do, if it is asked.
    fn command(&mut self, scene: &Scene) -> Option<String> {
        if scene.may.is_empty() {
            return None;
        }
        self.count += 1;
        let command = choose(&scene.may, &mut self.rng);
        let (version, name, count) = (scene.version, self.name, self.count);
        Some(format!(r#"{{"after":{version},"nonce":"{name}-{count}","command":"{command}"}}"#))
    }
}

/// What a server still knows of what it said was done.
#[derive(Clone, Debug, Default)]
pub struct Verified {
    /// Moves it acknowledged.
    pub moves: usize,
    /// At how many tables.
    pub tables: usize,
    /// What is missing, a line each.
    pub missing: Vec<String>,
}

fn open<T>(lock: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Trial {
    /// A trial of a server; every acknowledged move is written to `acks`.
    #[must_use]
    pub fn new(server: &str, regulation: &str, transport: Transport, seed: u64, acks: Option<File>) -> Self {
        Self {
            server: server.to_owned(),
            regulation: regulation.to_owned(),
            transport,
            seed,
            playing: AtomicU32::new(0),
            stop: AtomicBool::new(false),
            took: Mutex::default(),
            acks: Mutex::new(acks),
            faults: Mutex::default(),
        }
    }

    /// How many microseconds each move took since this was last asked.
    pub fn took(&self) -> Vec<u32> {
        std::mem::take(&mut *open(&self.took))
    }

    /// At how many tables the game has begun.
    pub fn playing(&self) -> u32 {
        self.playing.load(Ordering::Relaxed)
    }

    /// What went wrong, and how often.
    pub fn faults(&self) -> BTreeMap<String, u32> {
        open(&self.faults).clone()
    }

    /// Asks everybody to stop.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// One game after another at table number `number`.
    pub async fn play(self: Arc<Self>, number: u32) {
        let mut game = 0;
        while !self.stop.load(Ordering::Relaxed) {
            if let Err(error) = self.one_game(number, game).await {
                *open(&self.faults).entry(error.to_string()).or_default() += 1;
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
            game += 1;
        }
    }

    async fn one_game(self: &Arc<Self>, number: u32, game: u32) -> io::Result<()> {
        let mut first = Line::open(&self.server).await?;
        let wanted = format!(
            r#"{{"regulation":"{}","players":4,"listed":false,"turn_seconds":0,"title":"load {number}"}}"#,
            self.regulation
        );
        let opened = first.post("/api/tables", None, &wanted).await?;
        let opened: serde_json::Value = serde_json::from_slice(&opened.body)?;
        let id = opened["table"].as_str().ok_or_else(|| io::Error::other(opened.to_string()))?.to_owned();
        let mut clients = Vec::new();
        for seat in 0..4 {
            let mut line = Line::open(&self.server).await?;
            let body = format!(r#"{{"nonce":"s{seat}","seed":"x{seat}"}}"#);
            let sat = line.post(&format!("/api/tables/{id}/sit"), None, &body).await?;
            let cookie = sat.cookie.ok_or_else(|| io::Error::other("no cookie"))?;
            clients.push((line, cookie, u64::from(number) * 1_000_003 + u64::from(game) * 101 + seat));
        }
        if game == 0 {
            self.playing.fetch_add(1, Ordering::Relaxed);
        }
        let playing = clients.into_iter().map(|(line, cookie, seed)| {
            let (trial, id) = (Arc::clone(self), id.clone());
            tokio::spawn(async move { trial.client(&id, line, &cookie, seed).await })
        });
        for client in playing.collect::<Vec<_>>() {
            client.await.map_err(io::Error::other)??;
        }
        Ok(())
    }

    async fn client(&self, id: &str, line: Line, cookie: &str, seed: u64) -> io::Result<()> {
        let player = Player { rng: Seeded::new(self.seed.wrapping_add(seed), 0), name: seed, count: 0 };
        match self.transport {
            Transport::Line => self.on_the_line(id, cookie, player).await,
            Transport::Stream => self.by_requests(id, line, cookie, player).await,
        }
    }

    /// Scenes come and commands go on one line.
    async fn on_the_line(&self, id: &str, cookie: &str, mut player: Player) -> io::Result<()> {
        let mut line = Line::open(&self.server).await?;
        line.upgrade(&format!("/api/tables/{id}/line?view=changes"), cookie).await?;
        let mut began = Instant::now();
        loop {
            let said = line.hear().await?;
            if said.starts_with(b"{\"nonce\"") || said.starts_with(b"{\"error\"") {
                let answer: Answered = serde_json::from_slice(&said)?;
                match answer.status {
                    200 => self.acknowledged(id, &said, began)?,
                    409 => {}
                    _ => return Err(io::Error::other(String::from_utf8_lossy(&said).into_owned())),
                }
                continue;
            }
            let scene: Scene = serde_json::from_slice(&said)?;
            if self.is_done(&scene) {
                return Ok(());
            }
            if let Some(command) = player.command(&scene) {
                began = Instant::now();
                line.say(&command).await?;
            }
        }
    }

    /// Scenes come by a stream, commands go by requests.
    async fn by_requests(&self, id: &str, mut line: Line, cookie: &str, mut player: Player) -> io::Result<()> {
        let mut stream = Line::open(&self.server).await?;
        stream.subscribe(&format!("/api/tables/{id}/stream?view=changes"), cookie).await?;
        let path = format!("/api/tables/{id}/commands");
        loop {
            let event = stream.event().await?;
            let data = event.split(|&byte| byte == b'\n').find_map(|line| line.strip_prefix(b"data:"));
            let Some(json) = data else { continue };
            let scene: Scene = serde_json::from_slice(json)?;
            if self.is_done(&scene) {
                return Ok(());
            }
            let Some(command) = player.command(&scene) else { continue };
            let began = Instant::now();
            let answer = line.post(&path, Some(cookie), &command).await?;
            match answer.status {
                200 => self.acknowledged(id, &answer.body, began)?,
                409 => {}
                status => {
                    return Err(io::Error::other(format!("{status} {}", String::from_utf8_lossy(&answer.body))));
                }
            }
        }
    }

    fn is_done(&self, scene: &Scene) -> bool {
        scene.stage == "over" || self.stop.load(Ordering::Relaxed)
    }

    fn acknowledged(&self, id: &str, answer: &[u8], began: Instant) -> io::Result<()> {
        open(&self.took).push(u32::try_from(began.elapsed().as_micros()).unwrap_or(u32::MAX));
        match &mut *open(&self.acks) {
            Some(file) => writeln!(file, "{id} {}", String::from_utf8_lossy(answer)),
            None => Ok(()),
        }
    }
}

/// Whether a server still knows every move of a file of acknowledged ones.
pub async fn verify(server: &str, file: &Path) -> io::Result<Verified> {
    let mut newest: BTreeMap<String, u64> = BTreeMap::new();
    let mut verified = Verified::default();
    // The last line may be cut off: nobody relies on a move they were not told of.
    for line in std::fs::read_to_string(file)?.lines() {
        let Some((id, answer)) = line.split_once(' ') else { continue };
        let Ok(answer) = serde_json::from_str::<serde_json::Value>(answer) else { continue };
        let version = answer["version"].as_u64().unwrap_or_default();
        let known = newest.entry(id.to_owned()).or_default();
        *known = version.max(*known);
        verified.moves += 1;
    }
    verified.tables = newest.len();
    let mut line = Line::open(server).await?;
    for (id, version) in &newest {
        let answer = line.get(&format!("/api/tables/{id}"), None).await?;
        let scene: serde_json::Value = serde_json::from_slice(&answer.body).unwrap_or_default();
        let found = scene["version"].as_u64().unwrap_or_default();
        if answer.status != 200 || found < *version {
            let status = answer.status;
            verified
                .missing
                .push(format!("{id}: version {version} was acknowledged, the server has {found} ({status})"));
        }
    }
    Ok(verified)
}
