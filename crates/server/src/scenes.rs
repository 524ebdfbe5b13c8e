//! Scenes as JSON: `docs/online.md` says what each key means.

use crate::app::Inner;
use crate::pages::parts::regulation_name;
use axum::body::Bytes;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use std::sync::Arc;
use store::Fault;
use table::{About, Away, Common, Options, Presence, Scene, SceneChair, View, Who};
use words::Words;

/// A scene, as it goes over the line.
#[derive(Serialize)]
struct Written<'s> {
    #[serde(flatten)]
    now: Option<Now<'s>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    events: Option<&'s [String]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    words: Option<&'s [String]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<&'s str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    own: Option<&'s (usize, String)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    may: Option<List<'s>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tris_worth: Option<Value>,
    #[serde(flatten)]
    you: Option<You<'s>>,
    #[serde(flatten)]
    about: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<Value>,
}

/// Who the viewer is, and how far.
#[derive(Serialize)]
struct You<'s> {
    you: Option<char>,
    you_player: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    missed: Option<List<'s>>,
}

/// The parts of a text as a list.
struct List<'s>(&'s str, char);

impl Serialize for List<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.split_terminator(self.1))
    }
}

/// What everybody is told.
#[derive(Serialize)]
struct Now<'s> {
    version: u64,
    stage: &'static str,
    to_act: Option<char>,
    clocks: Clocks,
    #[serde(skip_serializing_if = "Option::is_none")]
    changes: Option<Changes<'s>>,
}

/// The lines of a view that are different now.
#[derive(Serialize)]
struct Changes<'s> {
    lines: usize,
    at: &'s [(usize, String)],
}

#[derive(Serialize)]
struct Clocks {
    game: Option<i64>,
    turn: Option<i64>,
}

impl From<(Option<i64>, Option<i64>)> for Clocks {
    fn from((game, turn): (Option<i64>, Option<i64>)) -> Self {
        Self { game, turn }
    }
}

/// Writes a scene, once for everybody who sees the same.
pub(crate) async fn write(app: &Inner, scene: &Scene, words: Words) -> Result<Bytes, Fault> {
    if let Some(written) = scene.written.get() {
        return Ok(written.clone());
    }
    let mut value = value(app, scene, words).await?;
    let text = match &scene.view {
        View::Whole(_) => json_of(&value),
        View::Changes { common, .. } => {
            let (now, events, both) = common.written.get_or_init(|| written(common));
            value.now = None;
            let shared = Arc::ptr_eq(&scene.events, &common.events);
            if shared {
                value.events = None;
            }
            let own = json_of(&value);
            if shared && own == NOTHING {
                return Ok(scene.written.get_or_init(|| both.clone()).clone());
            }
            join(now, shared.then_some(events), &own)
        }
    };
    Ok(scene.written.get_or_init(|| text.into()).clone())
}

/// What is said to somebody to whom there is nothing to say.
const NOTHING: &str = "{}";

fn json_of(value: &impl Serialize) -> String {
    let mut text = Vec::with_capacity(ROOM);
    match serde_json::to_writer(&mut text, value) {
        Ok(()) => String::from_utf8(text).unwrap_or_default(),
        Err(_) => String::new(),
    }
}

/// Room for what a scene usually says.
const ROOM: usize = 1024;

/// What everybody is told, and the events as everybody sees them.
fn written(common: &Common) -> (String, String, Bytes) {
    let now = Now {
        version: common.version,
        stage: common.stage.word(),
        to_act: common.to_act.map(frame::Seat::letter),
        clocks: common.clocks.into(),
        changes: Some(Changes { lines: common.lines, at: &common.changed }),
    };
    let (now, events) = (json_of(&now), json_of(&*common.events));
    let both = join(&now, Some(&events), NOTHING);
    (now, events, both.into())
}

/// One object of two, with the events between them.
fn join(now: &str, events: Option<&String>, own: &str) -> String {
    let mut text = String::with_capacity(now.len() + events.map_or(0, String::len) + own.len() + 16);
    text.push_str(now.strip_suffix('}').unwrap_or(now));
    if let Some(events) = events {
        text.push_str(",\"events\":");
        text.push_str(events);
    }
    if own != NOTHING {
        text.push(',');
    }
    text.push_str(own.strip_prefix('{').unwrap_or(own));
    text
}

/// A scene as a JSON value, to be part of a list.
pub(crate) async fn to_value(app: &Inner, scene: &Scene, words: Words) -> Result<Value, Fault> {
    Ok(serde_json::to_value(value(app, scene, words).await?).unwrap_or_default())
}

async fn value<'s>(app: &Inner, scene: &'s Scene, words: Words) -> Result<Written<'s>, Fault> {
    let about = match &scene.about {
        Some(about) => Some(about_value(app, about, words).await?),
        None => None,
    };
    let result = match scene.result.is_empty() {
        true => None,
        false => Some(result_value(app, scene, words).await?),
    };
    let (view, own) = match &scene.view {
        View::Whole(text) => (Some(text.as_str()), None),
        View::Changes { own, .. } => (None, own.as_ref()),
    };
    Ok(Written {
        now: Some(Now {
            version: scene.version,
            stage: scene.stage.word(),
            to_act: scene.to_act.map(frame::Seat::letter),
            clocks: scene.clocks.into(),
            changes: None,
        }),
        events: Some(&scene.events),
        words: scene.words.as_deref().map(Vec::as_slice),
        view,
        own,
        may: (view.is_some() || !scene.may.is_empty()).then_some(List(&scene.may, '\n')),
        tris_worth: (!scene.worth.is_empty())
            .then(|| scene.worth.iter().map(|(cards, worth)| (cards.clone(), json!(worth))).collect()),
        you: scene.you.as_ref().map(|you| You {
            you: you.seat.map(frame::Seat::letter),
            you_player: you.player.map(|player| player + 1),
            points: you.progress.as_ref().map(|(points, _)| *points),
            missed: you.progress.as_ref().map(|(_, missing)| List(missing, ' ')),
        }),
        about,
        result,
    })
}

async fn about_value(app: &Inner, about: &About, words: Words) -> Result<Value, Fault> {
    let mut seats = Vec::with_capacity(about.seats.len());
    for seated in &about.seats {
        seats.push(seat_value(app, seated, words).await?);
    }
    let seeds: Vec<&Option<String>> = about.seats.iter().map(|seated| &seated.seed).collect();
    Ok(json!({
        "table": {
            "id": about.id,
            "regulation": about.regulation,
            "regulation_name": regulation_name(app, &about.regulation, words),
            "hash": about.hash,
            "name": about.options.title,
            "options": options_value(&about.options),
        },
        "seats": seats,
        "dice": { "commitment": about.commitment, "seeds": seeds, "secret": about.secret },
    }))
}

fn options_value(options: &Options) -> Value {
    json!({
        "game_seconds": options.game_seconds,
        "turn_seconds": options.turn_seconds,
        "misses": options.misses,
        "away": match options.away { Away::Bot => "bot", Away::Neutral => "neutral" },
        "spectators": options.spectators,
        "delay_seconds": options.delay_seconds,
        "rated": options.rated,
        "by_link": options.by_link,
        "odds": options.odds,
    })
}

async fn seat_value(app: &Inner, seated: &SceneChair, words: Words) -> Result<Value, Fault> {
    let mut value = json!({
        "player": seated.player,
        "seat": seated.seat.map(frame::Seat::letter),
        "kind": kind(seated.who.as_ref()),
        "missed": seated.missed,
    });
    if let Some(who) = &seated.who {
        value["name"] = name(app, who, words).await?.into();
        value["state"] = match seated.presence {
            Presence::Here if seated.missed > 0 => "away",
            Presence::Here => "here",
            Presence::StoodIn => "stood-in",
            Presence::Neutral => "neutral",
        }
        .into();
        if let Who::Bot(bot) = who {
            value["bot"] = bot.clone().into();
        }
    }
    Ok(value)
}

fn kind(who: Option<&Who>) -> &'static str {
    match who {
        None => "free",
        Some(Who::Person(_)) => "person",
        Some(Who::Bot(_)) => "bot",
    }
}

/// What somebody at a table is called.
pub(crate) async fn name(app: &Inner, who: &Who, words: Words) -> Result<String, Fault> {
    Ok(match who {
        Who::Person(id) => app.name_of(id).await?.to_string(),
        Who::Bot(bot) => bot_name(bot, words),
    })
}

/// A bot of the house by the name of its kind.
pub(crate) fn bot_name(bot: &str, words: Words) -> String {
    let id = format!("web-bot-{bot}");
    if words.has(&id) { words.say(&id) } else { bot.to_owned() }
}

async fn result_value(app: &Inner, scene: &Scene, words: Words) -> Result<Value, Fault> {
    let mut places = Vec::with_capacity(scene.result.len());
    for placed in &scene.result {
        let who = scene.about.as_ref().and_then(|about| about.seats.get(placed.player)?.who.as_ref());
        let name = match who {
            Some(who) => name(app, who, words).await?,
            None => String::new(),
        };
        places.push(json!({
            "seat": placed.seat.letter(),
            "player": placed.player + 1,
            "name": name,
            "place": placed.place,
            "points": placed.points,
        }));
    }
    Ok(places.into())
}
