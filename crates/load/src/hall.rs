//! A tournament in its hall: many phones that follow one draw, results that show in the standings, and what its pages cost.

use crate::Line;
use chance::{Seeded, Source as _, Stream};
use serde_json::{Value, json};
use std::io;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::time::timeout;

/// How long anything may take before the trial gives up.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often a page is asked for.
const PAGE_REQUESTS: usize = 20;
/// How many results are timed until the standings show them.
const TIMED_REPORTS: usize = 20;
/// The password of the account that organises.
const PASSWORD: &str = "tre dadi contro due";

/// What is to be tried.
#[derive(Clone, Debug)]
pub struct HallPlan {
    /// Where the server listens, `host:port`.
    pub server: String,
    /// The path of the link that makes the first administrator; nothing where an earlier trial has used it.
    pub welcome: Option<String>,
    /// How many phones follow the draw.
    pub phones: usize,
    /// How many people are in the tournament whose draw is followed.
    pub entrants: u32,
}

/// How long each of some things took, the shortest first.
#[derive(Clone, Debug)]
pub struct Times(Vec<Duration>);

impl Times {
    fn new(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        Self(times)
    }

    /// How many things were timed.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The time within which so many per cent of them were done.
    #[must_use]
    pub fn within(&self, percent: usize) -> Duration {
        let place = self.0.len().saturating_sub(1) * percent / 100;
        self.0.get(place).copied().unwrap_or_default()
    }
}

/// A page, asked for several times.
#[derive(Clone, Debug)]
pub struct PageCost {
    /// What it is.
    pub name: String,
    /// From the request to the whole answer.
    pub times: Times,
    /// Its bytes as they come over the network, compressed.
    pub bytes: usize,
}

/// What was found.
#[derive(Clone, Debug)]
pub struct HallFigures {
    /// How long the draw itself took, from the request to its answer.
    pub draw: Duration,
    /// From the answer of the draw to the table on each phone.
    pub tables: Times,
    /// From the sending of a result to the event that says the standings have changed and their new page.
    pub standings: Times,
    /// The pages of a large tournament, and a phone's.
    pub pages: Vec<PageCost>,
    /// How many rounds the large tournament has.
    pub rounds: usize,
}

/// Tries it all, one thing after the other.
pub async fn measure_hall(plan: &HallPlan) -> io::Result<HallFigures> {
    let mut hall = Organiser::enter(plan).await?;
    hall.open("challenge-2017", plan.entrants).await?;
    let (draw, tables) = hall.followed_draw(plan.phones).await?;
    let standings = hall.followed_reports().await?;
    let phone = hall.page("a phone in the first tournament", "/me?entrant=1").await?;
    hall.open("genova-53", 200).await?;
    let rounds = hall.play(6).await?;
    let whole = hall.page("the tournament", "").await?;
    let round = hall.page("its last round", &format!("/rounds/{rounds}")).await?;
    Ok(HallFigures { draw, tables, standings, pages: vec![phone, whole, round], rounds })
}

/// Somebody who runs one tournament after another.
struct Organiser {
    server: String,
    line: Line,
    cookie: String,
    id: String,
    asked: u32,
    source: Seeded,
}

impl Organiser {
    async fn enter(plan: &HallPlan) -> io::Result<Self> {
        let mut line = Line::open(&plan.server).await?;
        let (path, name) = plan.welcome.as_ref().map_or(("/login", ""), |welcome| (welcome.as_str(), "name=Olga&"));
        let fields = format!("{name}login=olga&password={}", PASSWORD.replace(' ', "+"));
        let answer = line.post_form(path, None, &fields).await?;
        let cookie = answer.cookie.ok_or_else(|| io::Error::other(format!("{path} answered {}", answer.status)))?;
        let source = Seeded::new(1, 0);
        Ok(Self { server: plan.server.clone(), line, cookie, id: String::new(), asked: 0, source })
    }

    async fn post(&mut self, path: &str, body: &Value) -> io::Result<Value> {
        let answer = timeout(PATIENCE, self.line.post(path, Some(&self.cookie), &body.to_string())).await??;
        if !(200..300).contains(&answer.status) {
            let said = String::from_utf8_lossy(&answer.body).into_owned();
            return Err(io::Error::other(format!("{path} answered {}: {said}", answer.status)));
        }
        Ok(serde_json::from_slice(&answer.body)?)
    }

    async fn command(&mut self, command: Value) -> io::Result<Value> {
        self.asked += 1;
        let body = json!({ "nonce": format!("load-{}", self.asked), "command": command });
        self.post(&format!("/api/tournaments/{}/commands", self.id), &body).await
    }

    async fn state(&mut self) -> io::Result<Value> {
        let path = format!("/api/tournaments/{}", self.id);
        Ok(serde_json::from_slice(&self.line.get(&path, Some(&self.cookie)).await?.body)?)
    }

    /// Opens a tournament with so many people.
    async fn open(&mut self, regulation: &str, entrants: u32) -> io::Result<()> {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        let nonce = format!("{regulation}-{}", now.as_millis());
        let new = json!({ "nonce": nonce, "regulation": regulation, "facts": { "name": "Carico" } });
        let opened = self.post("/api/tournaments", &new).await?;
        opened["tournament"].as_str().unwrap_or_default().clone_into(&mut self.id);
        for number in 1..=entrants {
            let club = format!("Circolo {}", number % 14);
            let person =
                json!({ "name": format!("Nome{number}"), "surname": format!("Cognome{number}"), "club": club });
            self.command(json!({ "do": "enter", "entry": { "person": person } })).await?;
        }
        Ok(())
    }

    /// Draws while so many phones follow: how long the draw took, and then the table on each phone.
    async fn followed_draw(&mut self, phones: usize) -> io::Result<(Duration, Times)> {
        let entrants = self.state().await?["entrants"].as_array().map_or(1, Vec::len);
        let (ready, mut following) = mpsc::unbounded_channel();
        let mut waiting = Vec::new();
        for phone in 0..phones {
            let path = format!("/api/tournaments/{}/stream?entrant={}", self.id, phone % entrants + 1);
            let (server, ready) = (self.server.clone(), ready.clone());
            waiting.push(tokio::spawn(async move { seated_at(&server, &path, &ready).await }));
        }
        drop(ready);
        for _ in 0..phones {
            timeout(PATIENCE, following.recv()).await?.ok_or_else(|| io::Error::other("a phone went away"))?;
        }
        let asked = Instant::now();
        self.command(json!({ "do": "draw", "seed": 7 })).await?;
        let answered = Instant::now();
        let mut times = Vec::new();
        for phone in waiting {
            let seated = timeout(PATIENCE, phone).await?.map_err(io::Error::other)??;
            times.push(seated.saturating_duration_since(answered));
        }
        Ok((answered - asked, Times::new(times)))
    }

    /// Reports tables of the last round while somebody follows the standings.
    async fn followed_reports(&mut self) -> io::Result<Times> {
        let mut stream = Line::open(&self.server).await?;
        stream.subscribe(&format!("/api/tournaments/{}/stream", self.id), "nobody=1").await?;
        let mut reader = Line::open(&self.server).await?;
        let page = format!("/tournaments/{}", self.id);
        let mut times = Vec::new();
        for report in self.reports().await?.into_iter().take(TIMED_REPORTS) {
            let sent = Instant::now();
            let version = self.command(report).await?["version"].as_u64().unwrap_or_default();
            while timeout(PATIENCE, told(&mut stream)).await??["version"].as_u64() < Some(version) {}
            reader.get(&page, None).await?;
            times.push(sent.elapsed());
        }
        Ok(Times::new(times))
    }

    /// A result for every table of the last round that has none.
    async fn reports(&mut self) -> io::Result<Vec<Value>> {
        let state = self.state().await?;
        let tables = state["rounds"].as_array().and_then(|rounds| rounds.last()?["tables"].as_array().cloned());
        let open = tables.unwrap_or_default().into_iter().filter(|table| table["result"].is_null());
        Ok(open.map(|table| self.result(&table)).collect())
    }

    /// A result by lot: points that seldom tie.
    fn result(&mut self, table: &Value) -> Value {
        let mut left = 160;
        let mut seat = |(order, entrant): (u32, &Value)| {
            let points = self.source.below(Stream::Cards, left / 2 + 1).min(80);
            left -= points;
            json!({ "entrant": entrant, "counted": { "points": points, "order": order } })
        };
        let seats: Vec<Value> = (1..).zip(table["seats"].as_array().into_iter().flatten()).map(&mut seat).collect();
        json!({ "do": "report", "table": table["table"], "result": { "seats": seats } })
    }

    /// Plays so many rounds whole, or as many as can be without dice for a tie: how many there are.
    async fn play(&mut self, rounds: usize) -> io::Result<usize> {
        let everybody: Vec<u32> = (1..=200).collect();
        for round in 0..rounds {
            let roll = json!({ "do": "call_roll", "players": everybody, "presence": "here" });
            let called = self.command(roll).await;
            let drawn = self.command(json!({ "do": "draw", "seed": round })).await;
            if let Err(refusal) = called.and(drawn) {
                return if round == 0 { Err(refusal) } else { Ok(round) };
            }
            for report in self.reports().await? {
                self.command(report).await?;
            }
        }
        Ok(rounds)
    }

    async fn page(&mut self, name: &str, path: &str) -> io::Result<PageCost> {
        let path = format!("/tournaments/{}{path}", self.id);
        let (mut times, mut bytes) = (Vec::new(), 0);
        for _ in 0..PAGE_REQUESTS {
            let asked = Instant::now();
            let answer = self.line.get_compressed(&path).await?;
            if answer.status != 200 {
                return Err(io::Error::other(format!("{path} answered {}", answer.status)));
            }
            times.push(asked.elapsed());
            bytes = answer.body.len();
        }
        Ok(PageCost { name: name.to_owned(), times: Times::new(times), bytes })
    }
}

/// The next thing a stream tells.
async fn told(stream: &mut Line) -> io::Result<Value> {
    loop {
        let event = stream.event().await?;
        if let Some(data) = event.split(|&byte| byte == b'\n').find_map(|line| line.strip_prefix(b"data:")) {
            return Ok(serde_json::from_slice(data)?);
        }
    }
}

/// Follows a tournament as one phone does: when it was told its table.
async fn seated_at(server: &str, path: &str, ready: &mpsc::UnboundedSender<()>) -> io::Result<Instant> {
    let mut stream = Line::open(server).await?;
    stream.subscribe(path, "nobody=1").await?;
    told(&mut stream).await?;
    ready.send(()).map_err(io::Error::other)?;
    while told(&mut stream).await?["table"].is_null() {}
    Ok(Instant::now())
}
