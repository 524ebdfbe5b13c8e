//! A table's line: a WebSocket on which scenes come and commands go. What is said is what the stream and the request
//! say; a move costs the server one frame in and one write to each reader at most.

use super::following::{Following, WrittenScene};
use super::stream::PULSE_INTERVAL;
use super::use_cases::play;
use crate::app::App;
use crate::errors::Fault;
use crate::requester::Requester;
use crate::talk::{Guest, Heard};
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use futures_util::SinkExt as _;
use std::time::Duration;
use tokio::time::{Instant, sleep_until};
use wire::{Json, LineAnswer, MoveAnswer, MoveRequest, Pulse, StreamQuery, Talk, VersionAnswer};
use words::Words;

/// The longest thing anybody has reason to say.
const MESSAGE_BYTES_MAX: usize = 4 * 1024;

/// How much is read at once, and kept ready for it: a command with room to spare. Every line that waits costs that.
const READ_BUFFER_BYTES: usize = 1024;

/// How much waits for being sent in one write.
const WRITE_BUFFER_BYTES: usize = 16 * 1024;

/// How long after something was sent a scene in which the reader has nothing to do waits for others, to be sent together with
/// them: too short to be seen, long enough when many things happen at once. The first one after a pause goes at once.
const SCENE_WAIT: Duration = Duration::from_millis(80);

/// One who is on the line.
struct Caller {
    following: Following,
    guest: Guest,
    words: Words,
}

pub(crate) async fn line(
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<StreamQuery>,
    requester: Requester,
) -> Result<Response, Fault> {
    let upgrade = upgrade.map_err(|rejection| {
        let mut fault = Fault::malformed(rejection.body_text());
        fault.status = rejection.status();
        fault
    })?;
    let (following, guest) = Following::new(app, &id, &query, &requester, query.after).await?;
    let caller = Caller { following, guest, words: requester.words };
    let upgrade = upgrade
        .max_message_size(MESSAGE_BYTES_MAX)
        .max_frame_size(MESSAGE_BYTES_MAX)
        .read_buffer_size(READ_BUFFER_BYTES)
        .write_buffer_size(WRITE_BUFFER_BYTES);
    Ok(upgrade.on_upgrade(|socket| async move {
        // A line that breaks is the reader's to open again.
        let _ = caller.talk(socket).await;
    }))
}

impl Caller {
    async fn talk(mut self, mut socket: WebSocket) -> Result<(), axum::Error> {
        // One timer for both: what waits for company, and the pulse.
        let mut pulse = Instant::now() + PULSE_INTERVAL;
        let mut timer = std::pin::pin!(sleep_until(pulse));
        // Whether something was sent a moment ago, and what can wait does; whether something does.
        let (mut waits, mut fed) = (false, false);
        // Whether the first scene was sent.
        let mut greeted = false;
        loop {
            let mut now = tokio::select! {
                heard = socket.recv() => match heard.transpose()? {
                    Some(Message::Text(said)) => {
                        let answer = self.answer(&said).await;
                        socket.feed(answer).await?;
                        fed = true;
                        true
                    }
                    Some(Message::Binary(_)) => {
                        let fault = Fault::malformed("binary frame: JSON as text expected");
                        socket.feed(text(&refused(&fault, None))).await?;
                        fed = true;
                        true
                    }
                    Some(Message::Ping(_) | Message::Pong(_)) => false,
                    Some(Message::Close(_)) | None => return Ok(()),
                },
                scene = self.following.next(waits) => match scene {
                    Some(scene) => {
                        (fed, greeted) = (true, true);
                        show(&mut socket, scene).await? || !waits
                    }
                    None => return Ok(()),
                },
                // The table comes first.
                heard = self.guest.next(), if greeted => {
                    socket.feed(Self::told(heard)).await?;
                    fed = true;
                    true
                }
                () = &mut timer => {
                    if Instant::now() >= pulse {
                        socket.feed(pulse_of(self.guest.watching())).await?;
                        pulse = Instant::now() + PULSE_INTERVAL;
                        self.following.suspect();
                        fed = true;
                    }
                    waits = false;
                    timer.as_mut().reset(pulse);
                    true
                }
            };
            // One's own move is shown with the answer to it: both in one write.
            while let Some(scene) = self.following.ready().await {
                fed = true;
                now |= show(&mut socket, scene).await? || !waits;
            }
            if now && fed {
                socket.flush().await?;
                (waits, fed) = (true, false);
                timer.as_mut().reset(pulse.min(Instant::now() + SCENE_WAIT));
            }
        }
    }

    /// What is heard at the table, as a frame.
    fn told(heard: Heard) -> Message {
        match heard {
            Heard::Watching(watching) => pulse_of(watching),
            Heard::Said(said) => text(&Talk { said }),
        }
    }

    /// The answer to a command: what the request would be answered, with its nonce and status.
    async fn answer(&self, said: &str) -> Message {
        match MoveRequest::read(said) {
            Ok(request) => match self.play(&request).await {
                Ok(version) => text(&done(&request.nonce, version)),
                Err(fault) => text(&refused(&fault, Some(&request.nonce))),
            },
            Err(error) => text(&refused(&Fault::malformed(error.to_string()), None)),
        }
    }

    async fn play(&self, request: &MoveRequest) -> Result<u64, Fault> {
        let app = self.following.app();
        // A session may have ended since the line was opened.
        let person = match self.following.key() {
            Some(key) => {
                app.sessions.person(&app.store, key).await.map_err(|fault| Fault::store(&fault, self.words))?
            }
            None => None,
        };
        let person = person.ok_or_else(|| Fault::unknown_requester(self.words))?;
        play(app, self.following.table(), &person, request, self.words).await
    }
}

/// Puts a scene with what is to be sent; whether that must be now.
async fn show(socket: &mut WebSocket, scene: WrittenScene) -> Result<bool, axum::Error> {
    let text = Utf8Bytes::try_from(scene.json).unwrap_or_default();
    socket.feed(Message::Text(text)).await?;
    Ok(scene.urgent)
}

/// The answer to a move that was made.
fn done(nonce: &str, version: u64) -> LineAnswer<'_> {
    let answer = MoveAnswer::Done(VersionAnswer { version });
    LineAnswer { nonce: Some(nonce), status: StatusCode::OK.as_u16(), answer }
}

/// The answer to a move that was not made, or to what is none.
fn refused<'f>(fault: &'f Fault, nonce: Option<&'f str>) -> LineAnswer<'f> {
    LineAnswer { nonce, status: fault.status.as_u16(), answer: MoveAnswer::Error(fault.answer()) }
}

/// Says that the line is there, and how many look on.
fn pulse_of(watching: usize) -> Message {
    text(&Pulse { pulse: PULSE_INTERVAL.as_secs(), watching })
}

/// What is said on the line, as a frame.
fn text(said: &impl Json) -> Message {
    Message::Text(said.json().into())
}
