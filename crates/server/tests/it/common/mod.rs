//! A server in a directory of its own, and players who speak HTTP to it.
#![allow(dead_code, reason = "each of the tests uses a part of it")]

use chance::Seeded;
use load::{Line, choose};
use serde_json::{Value, json};
use server::{Place, ProxyTrust, Serving, serve};
use std::collections::VecDeque;
use std::net::SocketAddr;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A running server.
pub(crate) struct Running {
    pub(crate) host: String,
    directory: TempDir,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Running {
    pub(crate) async fn new() -> Self {
        Self::start(tempfile::tempdir().expect("a directory")).await
    }

    async fn start(directory: TempDir) -> Self {
        let place = Place::Directory(directory.path().to_owned());
        let (stop, stopped) = oneshot::channel::<()>();
        let (ready, address) = oneshot::channel();
        let listen = SocketAddr::from(([127, 0, 0, 1], 0));
        let serving = Serving { listen, place, proxy: ProxyTrust::None, copies: None, tls: None };
        let task = tokio::spawn(async move {
            let told = |served: server::Served| _ = ready.send(served.address);
            let stopped = async move { _ = stopped.await };
            serve(serving, told, stopped).await.expect("served");
        });
        let host = address.await.expect("ready").to_string();
        Self { host, directory, stop, task }
    }

    /// Stops it in an orderly way.
    pub(crate) async fn stop(self) {
        self.end().await;
    }

    /// Stops it and starts it again where it was.
    pub(crate) async fn again(self) -> Self {
        Self::start(self.end().await).await
    }

    async fn end(self) -> TempDir {
        let _ = self.stop.send(());
        self.task.await.expect("stopped");
        self.directory
    }
}

/// A server, somebody there, and the table where they sit with three bots; `more` are other wishes for it.
pub(crate) async fn with_bots(more: Value) -> (Running, Client, String) {
    let server = Running::new().await;
    let mut client = Client::new(&server.host).await;
    let table = client.open_with_bots(more).await;
    (server, client, table)
}

/// Somebody with a connection and a cookie.
pub(crate) struct Client {
    pub(crate) line: Line,
    pub(crate) cookie: Option<String>,
}

impl Client {
    pub(crate) async fn new(host: &str) -> Self {
        Self { line: Line::open(host).await.expect("connected"), cookie: None }
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> (u16, Value) {
        let answer = self.line.post(path, self.cookie.as_deref(), &body.to_string()).await.expect("an answer");
        if let Some(cookie) = answer.cookie {
            self.cookie = Some(cookie);
        }
        (answer.status, serde_json::from_slice(&answer.body).unwrap_or_default())
    }

    pub(crate) async fn get(&mut self, path: &str) -> (u16, Value) {
        let (status, text) = self.text(path).await;
        (status, serde_json::from_str(&text).unwrap_or_default())
    }

    pub(crate) async fn text(&mut self, path: &str) -> (u16, String) {
        let answer = self.line.get(path, self.cookie.as_deref()).await.expect("an answer");
        (answer.status, String::from_utf8(answer.body).expect("text"))
    }

    /// Sends a form; the status of the answer.
    pub(crate) async fn form(&mut self, path: &str, fields: &str) -> u16 {
        self.line.post_form(path, self.cookie.as_deref(), fields).await.expect("an answer").status
    }

    /// Opens a table.
    pub(crate) async fn open(&mut self, wanted: Value) -> String {
        let (status, answer) = self.post("/api/tables", &wanted).await;
        assert_eq!(status, 201, "{answer}");
        answer["table"].as_str().expect("an id").to_owned()
    }

    pub(crate) async fn sit(&mut self, table: &str, seed: &str) {
        let (status, answer) = self
            .post(&format!("/api/tables/{table}/sit"), &json!({ "nonce": format!("sit-{seed}"), "seed": seed }))
            .await;
        assert_eq!(status, 200, "{answer}");
    }

    /// Opens a table where they sit with three bots.
    pub(crate) async fn open_with_bots(&mut self, more: Value) -> String {
        let mut wanted =
            json!({ "players": 4, "bots": ["cautious", "cautious", "cautious"], "pace": 0, "turn_seconds": 0 });
        for (name, value) in more.as_object().expect("an object") {
            wanted[name] = value.clone();
        }
        let table = self.open(wanted).await;
        self.sit(&table, "mine").await;
        table
    }

    /// Waits until they are asked.
    pub(crate) async fn turn(&mut self, table: &str) -> Value {
        for _ in 0..400 {
            let (_, scene) = self.get(&format!("/api/tables/{table}")).await;
            if scene["may"].as_array().is_some_and(|may| !may.is_empty()) || scene["stage"] == "over" {
                return scene;
            }
            tokio::time::sleep(std::time::Duration::from_millis(25)).await;
        }
        panic!("nobody asks");
    }

    pub(crate) async fn command(&mut self, table: &str, after: u64, nonce: &str, command: &str) -> (u16, Value) {
        let body = json!({ "after": after, "nonce": nonce, "command": command });
        self.post(&format!("/api/tables/{table}/commands"), &body).await
    }
}

/// A live stream.
pub(crate) struct Watching {
    line: Line,
}

impl Watching {
    pub(crate) async fn new(host: &str, table: &str, cookie: Option<&str>, query: &str) -> Self {
        let mut line = Line::open(host).await.expect("connected");
        line.subscribe(&format!("/api/tables/{table}/stream{query}"), cookie.unwrap_or("nobody=1"))
            .await
            .expect("a stream");
        Self { line }
    }

    /// The next scene.
    pub(crate) async fn scene(&mut self) -> Value {
        self.try_scene().await.expect("a scene")
    }

    pub(crate) async fn try_scene(&mut self) -> Option<Value> {
        loop {
            let event = self.line.event().await.ok()?;
            if let Some(json) = event.split(|&byte| byte == b'\n').find_map(|line| line.strip_prefix(b"data:")) {
                return Some(serde_json::from_slice(json).expect("JSON"));
            }
        }
    }
}

/// A table's line, with what was heard on it while an answer was waited for.
pub(crate) struct Calling {
    line: Line,
    heard: VecDeque<Value>,
    view: String,
}

impl Calling {
    pub(crate) async fn new(host: &str, table: &str, cookie: Option<&str>, query: &str) -> Self {
        let mut line = Line::open(host).await.expect("connected");
        line.upgrade(&format!("/api/tables/{table}/line{query}"), cookie.unwrap_or("nobody=1")).await.expect("a line");
        Self { line, heard: VecDeque::new(), view: String::new() }
    }

    /// The next scene, its view whole.
    pub(crate) async fn scene(&mut self) -> Value {
        let mut scene = match self.heard.pop_front() {
            Some(scene) => scene,
            None => self.hear().await.expect("a scene"),
        };
        if let Some(view) = scene["view"].as_str() {
            view.clone_into(&mut self.view);
        } else {
            let count = scene["changes"]["lines"].as_u64().expect("a number") as usize;
            let mut lines: Vec<&str> = self.view.lines().take(count).collect();
            lines.resize(count, "missing");
            let own = scene.get("own").into_iter();
            for change in scene["changes"]["at"].as_array().expect("changes").iter().chain(own) {
                lines[change[0].as_u64().expect("a number") as usize] = change[1].as_str().expect("a line");
            }
            self.view = lines.iter().map(|line| format!("{line}\n")).collect();
        }
        scene["view"] = self.view.clone().into();
        scene
    }

    /// Says something and waits for the answer to it.
    pub(crate) async fn say(&mut self, text: &str) -> Value {
        self.line.say(text).await.expect("said");
        loop {
            let heard = self.hear().await.expect("an answer");
            if heard.get("status").is_some() {
                return heard;
            }
            self.heard.push_back(heard);
        }
    }

    /// The scenes that came while an answer was waited for.
    pub(crate) fn heard(&mut self) -> impl Iterator<Item = Value> {
        self.heard.drain(..)
    }

    pub(crate) async fn command(&mut self, after: u64, nonce: &str, command: &str) -> (u16, Value) {
        let answer = self.say(&json!({ "after": after, "nonce": nonce, "command": command }).to_string()).await;
        assert_eq!(answer["nonce"], nonce);
        (answer["status"].as_u64().and_then(|status| u16::try_from(status).ok()).expect("a status"), answer)
    }

    /// Whether the line is still there after something was said that is none of its business.
    pub(crate) async fn is_cut_by(&mut self, text: &str) -> bool {
        let _ = self.line.say(text).await;
        while let Ok(said) = self.line.hear().await {
            if serde_json::from_slice::<Value>(&said).is_ok_and(|said| said.get("status").is_some()) {
                return false;
            }
        }
        true
    }

    /// Whether it is cut within a second, though nobody says anything.
    pub(crate) async fn is_cut(&mut self) -> bool {
        let end = async { while self.line.hear().await.is_ok() {} };
        tokio::time::timeout(std::time::Duration::from_secs(1), end).await.is_ok()
    }

    async fn hear(&mut self) -> Option<Value> {
        Some(serde_json::from_slice(&self.line.hear().await.ok()?).expect("JSON"))
    }
}

/// How a player hears and speaks.
pub(crate) enum Transport {
    Stream(Watching, Client),
    Line(Calling),
}

impl Transport {
    pub(crate) async fn scene(&mut self) -> Value {
        match self {
            Self::Stream(stream, _) => stream.scene().await,
            Self::Line(line) => line.scene().await,
        }
    }

    pub(crate) async fn command(&mut self, table: &str, after: u64, nonce: &str, command: &str) -> (u16, Value) {
        match self {
            Self::Stream(_, client) => client.command(table, after, nonce, command).await,
            Self::Line(line) => line.command(after, nonce, command).await,
        }
    }
}

/// Something a scene allows.
pub(crate) fn any(scene: &Value, rng: &mut Seeded) -> Option<String> {
    let may: Vec<String> =
        scene["may"].as_array()?.iter().filter_map(|line| line.as_str().map(str::to_owned)).collect();
    (!may.is_empty()).then(|| choose(&may, rng))
}

pub(crate) fn version(scene: &Value) -> u64 {
    scene["version"].as_u64().expect("a version")
}
