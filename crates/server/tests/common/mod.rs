//! A server in a directory of its own, and players who speak HTTP to it.
#![allow(dead_code, reason = "each of the tests uses a part of it")]

use chance::Seeded;
use load::{Line, choose};
use serde_json::{Value, json};
use server::{Before, Place, Serving, serve};
use std::collections::VecDeque;
use std::net::SocketAddr;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A running server.
pub(crate) struct Running {
    pub(crate) host: String,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

impl Running {
    pub(crate) async fn start(place: Place) -> Self {
        let (stop, stopped) = oneshot::channel::<()>();
        let (ready, address) = oneshot::channel();
        let serving = Serving { listen: SocketAddr::from(([127, 0, 0, 1], 0)), place, before: Before::Nobody };
        let task = tokio::spawn(async move {
            let told = |served: server::Served| _ = ready.send(served.address);
            let stopped = async move { _ = stopped.await };
            serve(serving, told, stopped).await.expect("served");
        });
        let host = address.await.expect("ready").to_string();
        Self { host, stop: Some(stop), task }
    }

    /// Stops it in an orderly way.
    pub(crate) async fn stop(mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        self.task.await.expect("stopped");
    }
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
pub(crate) fn any(scene: &Value, minds: &mut Seeded) -> Option<String> {
    let may: Vec<String> =
        scene["may"].as_array()?.iter().filter_map(|line| line.as_str().map(str::to_owned)).collect();
    (!may.is_empty()).then(|| choose(&may, minds))
}

pub(crate) fn version(scene: &Value) -> u64 {
    scene["version"].as_u64().expect("a version")
}
