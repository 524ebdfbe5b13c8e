//! The tables of the manual, each between two marks.

use super::endpoints::{Answer, ERRORS, Endpoint};
use super::schemas::{is_required, name_of};
use super::typescript::type_of;
use serde_json::{Map, Value};
use std::fmt::Write as _;
use wire::{ErrorAnswer, ErrorDetails, ErrorKind};

/// The manual with its tables made anew.
pub(super) fn renewed(manual: &str, endpoints: &[Endpoint], schemas: &Map<String, Value>) -> String {
    let parts = [("requests", requests(endpoints)), ("errors", errors()), ("keys", keys(schemas))];
    parts.iter().fold(manual.to_owned(), |manual, (name, table)| {
        let (begin, end) = (format!("<!-- made from the types: {name} -->\n"), format!("<!-- end: {name} -->"));
        let (before, rest) = manual.split_once(&begin).unwrap_or_else(|| panic!("no mark {begin}"));
        let (_, after) = rest.split_once(&end).unwrap_or_else(|| panic!("no mark {end}"));
        format!("{before}{begin}\n{table}\n{end}{after}")
    })
}

fn requests(endpoints: &[Endpoint]) -> String {
    let mut text = "| request | says | is answered | what it does |\n|---|---|---|---|\n".to_owned();
    for endpoint in endpoints {
        let (method, path) = (endpoint.method.to_uppercase(), endpoint.path.replace("{id}", "ID"));
        let _ = writeln!(
            text,
            "| `{method} {path}` | {} | {} | {} |",
            said(endpoint),
            answered(endpoint),
            endpoint.summary
        );
    }
    text
}

/// The body by its name, or the keys of the query.
fn said(endpoint: &Endpoint) -> String {
    if let Some(name) = endpoint.body.as_ref().and_then(name_of) {
        return link(name);
    }
    let keys = endpoint.query.as_ref().and_then(|query| query["properties"].as_object());
    keys.into_iter().flatten().map(|(key, _)| format!("`{key}`")).collect::<Vec<_>>().join(" ")
}

fn answered(endpoint: &Endpoint) -> String {
    let named = |schema: &Value| name_of(schema).map(link).unwrap_or_default();
    match &endpoint.answer {
        Answer::Json(_, schema) | Answer::Events(schema) => named(schema),
        Answer::Line(said) => said.iter().map(named).collect::<Vec<_>>().join(", "),
        Answer::Text(_) => "text".to_owned(),
        Answer::Description => "JSON".to_owned(),
    }
}

fn link(name: &str) -> String {
    format!("[{name}](#{})", name.to_lowercase())
}

fn errors() -> String {
    let mut text = "| status | body, for example | meaning |\n|---|---|---|\n".to_owned();
    let _ = writeln!(
        text,
        "| 200, 201 | `{{\"version\":43}}` | it happened, it is on disk. The same nonce again gives the same answer |"
    );
    for (status, meaning) in ERRORS {
        let _ = writeln!(text, "| {status} | `{}` | {meaning} |", example(status));
    }
    text
}

/// An error as it is written, of the kind that is most often meant.
fn example(status: u16) -> String {
    let none = ErrorDetails::default;
    let (error, details) = match status {
        400 => (ErrorKind::Malformed, none()),
        401 => (ErrorKind::Unknown, none()),
        403 => (ErrorKind::NotSeated, none()),
        404 => (ErrorKind::NotFound, none()),
        409 => (ErrorKind::Stale, ErrorDetails { version: Some(45), ..none() }),
        422 => {
            let text = Some("refused G4.4 outnumbered dice=2 defence=3".to_owned());
            let article = Some(Some("challenge-2017 §4".to_owned()));
            (ErrorKind::Refused, ErrorDetails { rule: Some("G4.4".to_owned()), article, text, ..none() })
        }
        429 => (ErrorKind::TooFast, ErrorDetails { retry_after: Some(2), ..none() }),
        503 => (ErrorKind::Unavailable, none()),
        _ => panic!("no example of {status}"),
    };
    serde_json::to_string(&ErrorAnswer { error, words: "…", details: &details }).expect("JSON")
}

/// Every type with its keys.
fn keys(schemas: &Map<String, Value>) -> String {
    let mut text = String::new();
    for (name, schema) in schemas {
        let meaning = schema["description"].as_str().unwrap_or_default();
        let _ = write!(text, "### {name}\n\n{meaning}\n\n");
        if schema["properties"].is_object() {
            object(&mut text, schema);
        }
        for one in schema["oneOf"].as_array().or_else(|| schema["anyOf"].as_array()).into_iter().flatten() {
            choice(&mut text, one);
        }
        text.push('\n');
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

/// One of the things a type may be.
fn choice(text: &mut String, schema: &Value) {
    let meaning = schema["description"].as_str().unwrap_or_default();
    match (schema.get("const"), name_of(schema)) {
        (Some(word), _) => _ = writeln!(text, "- `{}`: {meaning}", word.as_str().unwrap_or_default()),
        (None, Some(name)) => _ = writeln!(text, "- {}", link(name)),
        (None, None) => {
            let _ = write!(text, "{meaning}\n\n");
            object(text, schema);
            text.push('\n');
        }
    }
}

fn object(text: &mut String, schema: &Value) {
    text.push_str("| key | type | meaning |\n|---|---|---|\n");
    for (key, property) in schema["properties"].as_object().into_iter().flatten() {
        let kind = type_of(property, "").replace('|', "\\|");
        let mark = if is_required(schema, key) { "" } else { "?" };
        let meaning = property["description"].as_str().unwrap_or_default();
        let _ = writeln!(text, "| `{key}{mark}` | `{kind}` | {meaning} |");
    }
}
