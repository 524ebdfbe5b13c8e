//! The program as a server: killed under load, and on several nodes.

use load::{Ledger, Line, Pace, Transport, Trial, TrialPlan, verify};
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

/// A server of its own process, killed when it is forgotten.
struct Server {
    process: Child,
    host: String,
}

impl Server {
    fn start(place: &[&str]) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_sdadata"))
            .args(["serve", "--lang", "en", "--listen", "127.0.0.1:0"])
            .args(place)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("started");
        let mut line = String::new();
        let out = process.stdout.take().expect("its output");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let host = line.trim().rsplit("http://").next().expect("an address").to_owned();
        assert!(line.contains("is ready"), "{line}");
        Self { process, host }
    }

    /// As if the power had gone.
    fn kill(mut self) {
        self.process.kill().expect("killed");
        self.process.wait().expect("gone");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_killed_under_load_has_every_move_it_acknowledged() {
    let directory = tempfile::tempdir().expect("a directory");
    let data = directory.path().join("data");
    let place = ["--data", data.to_str().expect("UTF-8")];
    let acks = directory.path().join("acks");
    for round in 0..3 {
        let server = Server::start(&place);
        let file = std::fs::File::options().create(true).append(true).open(&acks).expect("a file");
        let transport = if round % 2 == 0 { Transport::Line } else { Transport::Stream };
        let plan = TrialPlan {
            server: server.host.clone(),
            regulation: "challenge-2017".to_owned(),
            transport,
            pace: Pace::ClosedLoop,
            words: false,
            seed: round,
        };
        let trial = Arc::new(Trial::new(plan, Ledger::in_file(file)));
        let playing: Vec<_> = (0..12).map(|number| tokio::spawn(Arc::clone(&trial).play(number))).collect();
        tokio::time::sleep(Duration::from_millis(1500)).await;
        server.kill();
        trial.stop();
        playing.iter().for_each(tokio::task::JoinHandle::abort);
    }
    let server = Server::start(&place);
    let moves = Ledger::read(&acks).expect("the ledger");
    let verified = verify(&server.host, moves).await.expect("asked");
    assert!(verified.acknowledged > 100, "{verified:?}");
    assert!(verified.is_clean(), "{verified:?}");
}

/// A player at one of the nodes.
struct Client {
    line: Line,
    cookie: Option<String>,
}

impl Client {
    async fn new(host: &str) -> Self {
        Self { line: Line::open(host).await.expect("connected"), cookie: None }
    }

    async fn post(&mut self, path: &str, body: &Value) -> (u16, Value) {
        let answer = self.line.post(path, self.cookie.as_deref(), &body.to_string()).await.expect("an answer");
        self.cookie = answer.cookie.or(self.cookie.take());
        (answer.status, serde_json::from_slice(&answer.body).unwrap_or_default())
    }

    async fn scene(&mut self, table: &str) -> Value {
        let answer = self.line.get(&format!("/api/tables/{table}"), self.cookie.as_deref()).await.expect("an answer");
        serde_json::from_slice(&answer.body).unwrap_or_default()
    }

    /// Plays whatever may be done, until so many moves were made by anybody.
    async fn play_until(&mut self, table: &str, version: u64) -> Value {
        for count in 0..4000 {
            let scene = self.scene(table).await;
            if scene["version"].as_u64() >= Some(version) || scene["stage"] == "over" {
                return scene;
            }
            let may: Vec<String> = scene["may"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(|line| line.as_str().map(str::to_owned))
                .collect();
            if may.is_empty() {
                tokio::time::sleep(Duration::from_millis(10)).await;
                continue;
            }
            let command = load::choose(&may, &mut chance::Seeded::new(count, 0));
            let body = json!({ "after": scene["version"], "nonce": format!("{version}-{count}"), "command": command });
            let (status, answer) = self.post(&format!("/api/tables/{table}/commands"), &body).await;
            assert!(status == 200 || status == 409, "{status} {answer}");
        }
        panic!("nothing happens");
    }
}

/// Two nodes on one PostgreSQL, two people at different nodes and two bots; the node that runs the table is killed.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_outlives_its_node() {
    let Ok(address) = std::env::var("SDADATA_POSTGRES") else {
        assert!(std::env::var("SDADATA_ALL").is_err(), "SDADATA_POSTGRES names no database");
        return;
    };
    let schema = format!("nodes{}", std::process::id());
    store::Store::make_schema(&address, &schema).await.expect("a schema");
    let join = if address.contains('?') { '&' } else { '?' };
    let address = format!("{address}{join}options=-csearch_path%3D{schema}");
    let place = ["--database", address.as_str()];
    let (first, second) = (Server::start(&place), Server::start(&place));
    let (mut anna, mut bruno) = (Client::new(&first.host).await, Client::new(&second.host).await);
    let wanted = json!({ "players": 4, "bots": ["cautious", "cautious"], "pace": 0, "turn_seconds": 0 });
    let (status, opened) = anna.post("/api/tables", &wanted).await;
    assert_eq!(status, 201, "{opened}");
    let table = opened["table"].as_str().expect("an id").to_owned();
    for (client, seed) in [(&mut anna, "a"), (&mut bruno, "b")] {
        let (status, sat) =
            client.post(&format!("/api/tables/{table}/sit"), &json!({ "nonce": "sit", "seed": seed })).await;
        assert_eq!(status, 200, "{sat}");
    }
    let (one, other) = tokio::join!(anna.play_until(&table, 60), bruno.play_until(&table, 60));
    assert!(one["version"].as_u64() >= Some(60) && other["version"].as_u64() >= Some(60));
    // Bruno sat down last: the second node runs clocks and bots. It goes; he comes back through the first.
    second.kill();
    bruno.line = Line::open(&first.host).await.expect("connected");
    let (one, other) = tokio::join!(anna.play_until(&table, 160), bruno.play_until(&table, 160));
    assert!(one["version"].as_u64() >= Some(160) && other["version"].as_u64() >= Some(160), "the table goes on");
}

/// A directory misspelt is no server without games.
#[test]
fn what_is_not_there_is_not_copied() {
    let directory = tempfile::tempdir().expect("a directory");
    let (data, copy) = (directory.path().join("misspelt"), directory.path().join("copy.db"));
    let run = Command::new(env!("CARGO_BIN_EXE_sdadata"))
        .args(["backup", "--lang", "en", copy.to_str().expect("UTF-8"), "--data", data.to_str().expect("UTF-8")])
        .output()
        .expect("run");
    let told = String::from_utf8_lossy(&run.stderr);
    assert_eq!(run.status.code(), Some(3), "{told}");
    assert!(told.contains("nothing to copy in") && told.contains("misspelt"), "{told}");
    assert!(!data.exists() && !copy.exists(), "and nothing is made");
}
