//! Noise from the description of the API: every route it names, as everybody who can ask, with values that fit and values that do
//! not, and legal moves among them. Whatever is sent, the answer is no fault of the server, and what was acknowledged stands.

use crate::rights::{House, Sent, request};
use axum::http::StatusCode;
use chance::{Seeded, Source as _, Stream};
use serde_json::{Map, Value, json};
use store::Log as _;

/// How many requests one run sends.
const REQUESTS: usize = 1_500;
/// One request in so many is a legal move.
const MOVE_EVERY: usize = 10;
/// Those who ask.
const ASKERS: [&str; 9] = ["nobody", "gone", "guest", "account", "bot", "player", "referee", "organiser", "admin"];
/// Texts that programs stumble over.
const TEXTS: [&str; 16] = [
    "",
    " ",
    "\u{0}",
    "a\nb",
    "-1",
    "0",
    "99999999999999999999",
    "null",
    "{\"a\":1}",
    "../../etc/passwd",
    "%2e%2e",
    "' OR 1=1 --",
    "<script>",
    "\u{202e}abc",
    "pass",
    "challenge-2017",
];

/// A source of noise.
struct Noise {
    rng: Seeded,
    document: Value,
}

impl Noise {
    fn below(&mut self, most: usize) -> usize {
        self.rng.below(Stream::Dice, u32::try_from(most).expect("a small number")) as usize
    }

    fn text(&mut self) -> String {
        match self.below(20) {
            0 => "x".repeat(3_000),
            1 => char::from_u32(0x1f600).into_iter().collect(),
            _ => TEXTS[self.below(TEXTS.len())].to_owned(),
        }
    }

    fn anything(&mut self) -> Value {
        match self.below(8) {
            0 => Value::Null,
            1 => json!(true),
            2 => json!(-1),
            3 => json!(1e300),
            4 => json!([]),
            5 => json!([[[{ "a": {} }]]]),
            6 => json!({}),
            _ => json!(self.text()),
        }
    }

    /// A value of a schema, and now and then something else.
    fn value(&mut self, schema: &Value) -> Value {
        if self.below(8) == 0 {
            return self.anything();
        }
        if let Some(name) = schema["$ref"].as_str().and_then(|path| path.strip_prefix("#/components/schemas/")) {
            let schema = self.document["components"]["schemas"][name].clone();
            return self.value(&schema);
        }
        for choice in ["anyOf", "oneOf"] {
            if let Some(choices) = schema[choice].as_array().filter(|choices| !choices.is_empty()).cloned() {
                let place = self.below(choices.len());
                return self.value(&choices[place]);
            }
        }
        if let Some(words) = schema["enum"].as_array().cloned() {
            return words[self.below(words.len())].clone();
        }
        let kind = match &schema["type"] {
            Value::Array(kinds) => kinds.first().and_then(Value::as_str).unwrap_or_default().to_owned(),
            kind => kind.as_str().unwrap_or_default().to_owned(),
        };
        match kind.as_str() {
            "object" => self.object(schema),
            "array" => (0..self.below(4)).map(|_| self.value(&schema["items"].clone())).collect(),
            "integer" | "number" => json!(self.below(9)),
            "boolean" => json!(self.below(2) == 0),
            "string" if schema["pattern"].is_string() => json!(format!("n{}", self.below(1_000_000))),
            _ => json!(self.text()),
        }
    }

    fn object(&mut self, schema: &Value) -> Value {
        let mut object = Map::new();
        for (name, schema) in schema["properties"].as_object().cloned().unwrap_or_default() {
            if self.below(5) > 0 {
                object.insert(name, self.value(&schema));
            }
        }
        if self.below(10) == 0 {
            object.insert(self.text(), self.anything());
        }
        Value::Object(object)
    }
}

/// A text as part of an address.
fn encoded(text: &str) -> String {
    text.bytes()
        .map(|byte| if byte.is_ascii_alphanumeric() { char::from(byte).to_string() } else { format!("%{byte:02x}") })
        .collect()
}

/// One request of the description: method, address, body.
fn noise_request(noise: &mut Noise, table: &str) -> (String, String, Sent) {
    let paths: Vec<String> = noise.document["paths"].as_object().expect("paths").keys().cloned().collect();
    let path = paths[noise.below(paths.len())].clone();
    let methods: Vec<String> = noise.document["paths"][&path].as_object().expect("methods").keys().cloned().collect();
    let method = methods[noise.below(methods.len())].clone();
    let described = noise.document["paths"][&path][&method].clone();
    let (mut address, mut query) = (path.clone(), Vec::new());
    for parameter in described["parameters"].as_array().cloned().unwrap_or_default() {
        let name = parameter["name"].as_str().expect("a name").to_owned();
        let value = match name.as_str() {
            "id" if noise.below(4) > 0 => table.to_owned(),
            _ => match noise.value(&parameter["schema"].clone()) {
                Value::String(text) => text,
                other => other.to_string(),
            },
        };
        if parameter["in"] == "path" {
            address = address.replace(&format!("{{{name}}}"), &encoded(&value));
        } else if noise.below(3) > 0 {
            query.push(format!("{name}={}", encoded(&value)));
        }
    }
    if !query.is_empty() {
        address = format!("{address}?{}", query.join("&"));
    }
    let body = &described["requestBody"]["content"]["application/json"]["schema"];
    let sent = if body.is_null() { Sent::Nothing } else { Sent::Json(noise.value(&body.clone())) };
    (method.to_uppercase(), address, sent)
}

/// A legal move of whoever is to act; whether one was made.
async fn legal_move(house: &House, noise: &mut Noise, number: usize, acknowledged: &mut Vec<(u64, String)>) -> bool {
    let path = format!("/api/tables/{}", house.running);
    for who in ["player", "rival", "third"] {
        let scene = house.site.send(request("GET", &path, Some(who), Sent::Nothing)).await;
        let scene: Value = serde_json::from_str(&scene.body).expect("a scene");
        let may: Vec<String> = scene["may"]
            .as_array()
            .map(|all| all.iter().filter_map(|one| one.as_str().map(str::to_owned)).collect())
            .unwrap_or_default();
        if may.is_empty() {
            continue;
        }
        let command = load::choose(&may, &mut noise.rng);
        let body = json!({ "after": scene["version"], "nonce": format!("move{number}"), "command": command });
        let answer = house.site.send(request("POST", &format!("{path}/commands"), Some(who), Sent::Json(body))).await;
        assert_eq!(answer.status, StatusCode::OK, "{command}: {}", answer.body);
        let answer: Value = serde_json::from_str(&answer.body).expect("an answer");
        acknowledged.push((answer["version"].as_u64().expect("a version"), format!("move{number}")));
        return true;
    }
    false
}

#[tokio::test]
async fn noise_from_the_description_finds_no_fault() {
    let seed = std::env::var("SDADATA_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let document = serde_json::from_str(include_str!("../../src/site/openapi.json")).expect("the description");
    let mut noise = Noise { rng: Seeded::new(seed, 0), document };
    let house = House::new().await;
    let (mut acknowledged, mut answered) = (Vec::new(), [0_usize; 6]);
    for number in 0..REQUESTS {
        if number % MOVE_EVERY == 0 {
            legal_move(&house, &mut noise, number, &mut acknowledged).await;
            continue;
        }
        let who = ASKERS[noise.below(ASKERS.len())];
        let (method, address, sent) = noise_request(&mut noise, &house.running);
        let is_endless = address.contains("/stream") || address.contains("/line");
        // Who sits at the table does nothing by chance: the game is to go on.
        if who == "player" && method != "GET" {
            continue;
        }
        let shown = format!("seed {seed}, request {number}: {who} {method} {address}");
        let request = request(&method, &address, Some(who).filter(|who| *who != "nobody"), sent);
        let status = if is_endless {
            house.site.status(request).await
        } else {
            let answer = house.site.send(request).await;
            let is_json = serde_json::from_str::<Value>(&answer.body).is_ok_and(|body| body["error"].is_string());
            assert!(!answer.status.is_client_error() || is_json, "{shown}: {} {}", answer.status, answer.body);
            answer.status
        };
        assert!(!status.is_server_error(), "{shown}: {status}");
        answered[usize::from(status.as_u16() / 100)] += 1;
    }
    assert!(answered[2] > REQUESTS / 20 && answered[4] > REQUESTS / 5, "{answered:?}: the noise reaches nothing");
    assert!(acknowledged.len() > REQUESTS / MOVE_EVERY / 2, "only {} moves were made", acknowledged.len());
    for (version, nonce) in acknowledged {
        let entry = house.site.store.read_one(&house.running, version).await.expect("a log").expect("an entry");
        assert!(entry.body.contains(&nonce), "seed {seed}: {nonce} is not at version {version}: {}", entry.body);
    }
}
