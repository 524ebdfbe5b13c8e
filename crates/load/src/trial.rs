//! Many tables at once, each with four clients: in a closed loop, or at the pace of people.

use crate::deliveries::Deliveries;
use crate::ledger::{Ledger, MoveNumber};
use crate::{Line, choose};
use chance::{Seeded, Source as _, Stream};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often somebody whose connection broke tries to come back without being shown anything, and how long they wait.
const RETURNS_MAX: u32 = 300;
const RETURN_PAUSE: Duration = Duration::from_millis(100);

/// What all clients of a trial share.
#[derive(Debug)]
pub struct Trial {
    plan: TrialPlan,
    /// Tables at which a move was made.
    playing: AtomicU32,
    stop: AtomicBool,
    took: Mutex<Vec<u32>>,
    delivered: Mutex<Vec<u32>>,
    ledger: Ledger,
    faults: Mutex<BTreeMap<String, u32>>,
}

/// What is tried.
#[derive(Clone, Debug)]
pub struct TrialPlan {
    /// Where the server listens.
    pub server: String,
    /// What is played.
    pub regulation: String,
    /// How clients talk to the server.
    pub transport: Transport,
    /// How fast they play.
    pub pace: Pace,
    /// Whether every event comes with its sentence, as browsers ask for it.
    pub words: bool,
    /// What the clients' choices follow from.
    pub seed: u64,
}

/// How fast clients play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// Whoever is asked answers at once.
    ClosedLoop,
    /// Whoever is asked thinks for one to five seconds.
    Human,
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
    version: Option<u64>,
}

#[derive(Deserialize)]
struct VersionAnswer {
    version: u64,
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
    /// The newest version it was shown.
    shown: u64,
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

fn open<T>(lock: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Trial {
    /// A trial of a server; every move is entered in the ledger.
    #[must_use]
    pub fn new(plan: TrialPlan, ledger: Ledger) -> Self {
        Self {
            plan,
            playing: AtomicU32::new(0),
            stop: AtomicBool::new(false),
            took: Mutex::default(),
            delivered: Mutex::default(),
            ledger,
            faults: Mutex::default(),
        }
    }

    /// Every move that was sent, and what came of it.
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// How many microseconds passed from each move to each other reader since this was last asked.
    pub fn delivered(&self) -> Vec<u32> {
        std::mem::take(&mut *open(&self.delivered))
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
        let mut first = Line::open(&self.plan.server).await?;
        let wanted = format!(
            r#"{{"regulation":"{}","players":4,"listed":false,"turn_seconds":0,"title":"load {number}"}}"#,
            self.plan.regulation
        );
        let opened = first.post("/api/tables", None, &wanted).await?;
        let opened: serde_json::Value = serde_json::from_slice(&opened.body)?;
        let id = opened["table"].as_str().ok_or_else(|| io::Error::other(opened.to_string()))?.to_owned();
        let mut clients = Vec::new();
        for seat in 0..4 {
            let mut line = Line::open(&self.plan.server).await?;
            let body = format!(r#"{{"nonce":"s{seat}","seed":"x{seat}"}}"#);
            let sat = line.post(&format!("/api/tables/{id}/sit"), None, &body).await?;
            let cookie = sat.cookie.ok_or_else(|| io::Error::other("no cookie"))?;
            clients.push((line, cookie, u64::from(number) * 1_000_003 + u64::from(game) * 101 + seat));
        }
        if game == 0 {
            self.playing.fetch_add(1, Ordering::Relaxed);
        }
        let deliveries = Arc::new(Deliveries::default());
        let playing = clients.into_iter().map(|(line, cookie, seed)| {
            let (trial, deliveries, id) = (Arc::clone(self), Arc::clone(&deliveries), id.clone());
            tokio::spawn(async move { trial.client(&id, line, &cookie, seed, &deliveries).await })
        });
        for client in playing.collect::<Vec<_>>() {
            client.await.map_err(io::Error::other)??;
        }
        Ok(())
    }

    /// Plays a game to its end. Whose connection breaks comes back to the same seat, as long as the server does.
    async fn client(&self, id: &str, mut line: Line, cookie: &str, seed: u64, sent: &Deliveries) -> io::Result<()> {
        let mut player =
            Player { rng: Seeded::new(self.plan.seed.wrapping_add(seed), 0), name: seed, count: 0, shown: 0 };
        let (mut attempts, mut shown) = (0, 0);
        loop {
            let played = match self.plan.transport {
                Transport::Line => self.on_the_line(id, cookie, &mut player, sent).await,
                Transport::Stream => self.by_requests(id, &mut line, cookie, &mut player, sent).await,
            };
            let Err(error) = played else { return Ok(()) };
            attempts = if player.shown > shown { 0 } else { attempts + 1 };
            shown = player.shown;
            if attempts == RETURNS_MAX || self.stop.load(Ordering::Relaxed) {
                return Err(error);
            }
            *open(&self.faults).entry(error.to_string()).or_default() += 1;
            tokio::time::sleep(RETURN_PAUSE).await;
            if let Ok(again) = Line::open(&self.plan.server).await {
                line = again;
            }
        }
    }

    /// What is asked of a line or a stream: changes, and sentences where they are wanted.
    fn query(&self) -> &'static str {
        if self.plan.words { "view=changes&words=it" } else { "view=changes" }
    }

    /// Lets a person think.
    async fn think(&self, player: &mut Player) {
        if self.plan.pace == Pace::Human {
            let milliseconds = 1000 + player.rng.below(Stream::Cards, 4000);
            tokio::time::sleep(Duration::from_millis(u64::from(milliseconds))).await;
        }
    }

    /// A scene came: how long ago others made the moves in it.
    fn shown(&self, scene: &Scene, player: &mut Player, sent: &Deliveries) {
        let times = sent.received(player.name, player.shown, scene.version);
        player.shown = scene.version;
        open(&self.delivered).extend(times);
    }

    /// Scenes come and commands go on one line.
    async fn on_the_line(&self, id: &str, cookie: &str, player: &mut Player, sent: &Deliveries) -> io::Result<()> {
        let mut line = Line::open(&self.plan.server).await?;
        line.upgrade(&format!("/api/tables/{id}/line?{}", self.query()), cookie).await?;
        let mut asked: Option<(MoveNumber, Instant)> = None;
        loop {
            let said = line.hear().await?;
            if said.starts_with(b"{\"nonce\"") || said.starts_with(b"{\"error\"") {
                let answer: Answered = serde_json::from_slice(&said)?;
                match (answer.status, asked.take()) {
                    (200, Some((number, began))) => self.acknowledged(number, answer.version, began)?,
                    (409, _) => {}
                    _ => return Err(io::Error::other(String::from_utf8_lossy(&said).into_owned())),
                }
                continue;
            }
            let scene: Scene = serde_json::from_slice(&said)?;
            self.shown(&scene, player, sent);
            if self.is_done(&scene) {
                return Ok(());
            }
            if let Some(command) = player.command(&scene) {
                self.think(player).await;
                if self.stop.load(Ordering::Relaxed) {
                    return Ok(());
                }
                let number = self.ledger.sent(id, cookie, &command, scene.version);
                let began = sent.sent(player.name, scene.version + 1);
                asked = Some((number, began));
                line.say(&command).await?;
            }
        }
    }

    /// Scenes come by a stream, commands go by requests.
    async fn by_requests(
        &self,
        id: &str,
        line: &mut Line,
        cookie: &str,
        player: &mut Player,
        sent: &Deliveries,
    ) -> io::Result<()> {
        let mut stream = Line::open(&self.plan.server).await?;
        stream.subscribe(&format!("/api/tables/{id}/stream?{}", self.query()), cookie).await?;
        let path = format!("/api/tables/{id}/commands");
        loop {
            let event = stream.event().await?;
            let data = event.split(|&byte| byte == b'\n').find_map(|line| line.strip_prefix(b"data:"));
            let Some(json) = data else { continue };
            let scene: Scene = serde_json::from_slice(json)?;
            self.shown(&scene, player, sent);
            if self.is_done(&scene) {
                return Ok(());
            }
            let Some(command) = player.command(&scene) else { continue };
            self.think(player).await;
            if self.stop.load(Ordering::Relaxed) {
                return Ok(());
            }
            let number = self.ledger.sent(id, cookie, &command, scene.version);
            let began = sent.sent(player.name, scene.version + 1);
            let answer = line.post(&path, Some(cookie), &command).await?;
            match answer.status {
                200 => {
                    let answered: VersionAnswer = serde_json::from_slice(&answer.body)?;
                    self.acknowledged(number, Some(answered.version), began)?;
                }
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

    fn acknowledged(&self, number: MoveNumber, version: Option<u64>, began: Instant) -> io::Result<()> {
        open(&self.took).push(u32::try_from(began.elapsed().as_micros()).unwrap_or(u32::MAX));
        self.ledger.acknowledged(number, version.unwrap_or_default())
    }
}
