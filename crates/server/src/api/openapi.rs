//! The API described to programs.

use axum::Json;
use serde_json::{Value, json};

/// The document, as OpenAPI 3.1 wants it.
pub(crate) async fn document() -> Json<Value> {
    Json(describe())
}

fn describe() -> Value {
    let id = json!({ "name": "id", "in": "path", "required": true, "schema": { "type": "string" } });
    let words = json!({ "name": "words", "in": "query", "schema": { "enum": ["it", "en"] },
                        "description": "sentences for the events, in this language" });
    let view = json!({ "name": "view", "in": "query", "schema": { "enum": ["changes"] },
                       "description": "after the first scene only the lines of the view that have changed" });
    let after = json!({ "name": "after", "in": "query", "schema": { "type": "integer" },
                        "description": "the version the reader knows" });
    let get = |summary: &str, parameters: Value| json!({ "get": { "summary": summary, "parameters": parameters, "responses": { "200": { "description": "done" } } } });
    let post = |summary: &str, schema: Value| {
        json!({ "post": { "summary": summary, "parameters": [id.clone()],
            "requestBody": { "required": true, "content": { "application/json": { "schema": schema } } },
            "responses": responses() } })
    };
    let sitting = json!({ "type": "object", "required": ["nonce"], "properties": {
        "nonce": { "type": "string", "pattern": "^[A-Za-z0-9._-]{1,64}$" },
        "seed": { "type": "string", "pattern": "^[A-Za-z0-9._-]{1,64}$" }, "name": { "type": "string" }, "invitation": { "type": "string", "description": "the word of the link, for a chair that is kept" } } });
    let command = json!({ "type": "object", "required": ["after", "nonce", "command"], "properties": {
        "after": { "type": "integer" }, "nonce": { "type": "string" }, "command": { "type": "string" } } });
    json!({
        "openapi": "3.1.0",
        "info": { "title": "Sdadata", "version": env!("CARGO_PKG_VERSION"),
                  "description": "Play, watch and check tournament games. See docs/online.md for the protocol in words." },
        "components": { "securitySchemes": {
            "session": { "type": "apiKey", "in": "cookie", "name": "sdadata" },
            "token": { "type": "http", "scheme": "bearer" } } },
        "security": [{}, { "session": [] }, { "token": [] }],
        "paths": {
            "/api": get("This description", json!([])),
            "/api/tables": {
                "get": { "summary": "Open and running tables", "responses": { "200": { "description": "done" } } },
                "post": { "summary": "Open a table", "responses": responses(),
                    "requestBody": { "required": true, "content": { "application/json": { "schema": opening() } } } } },
            "/api/tables/{id}": get("The table now, as the asker sees it", json!([id, words])),
            "/api/tables/{id}/stream": get("Scenes as they happen: server-sent events, resumable with Last-Event-ID", json!([id, words, view, after])),
            "/api/tables/{id}/line": get("Scenes as they happen and commands, on a WebSocket", json!([id, words, view, after])),
            "/api/tables/{id}/record": get("The record, as the asker may see it", json!([id])),
            "/api/tables/{id}/replay": get("Every moment of a finished game", json!([id, words, { "name": "seat", "in": "query", "schema": { "type": "string" } }])),
            "/api/tables/{id}/log": get("The last sentences of the story", json!([id, words,
                { "name": "most", "in": "query", "schema": { "type": "integer" }, "description": "how many at most" },
                { "name": "before", "in": "query", "schema": { "type": "integer" }, "description": "none after this version" }])),
            "/api/tables/{id}/sit": post("Take a free seat", sitting.clone()),
            "/api/tables/{id}/leave": post("Give the seat back before the game", sitting.clone()),
            "/api/tables/{id}/return": post("Take the seat back from who stands in", sitting),
            "/api/tables/{id}/commands": post("Play", command),
            "/api/odds": get("Exact odds of a battle", json!([
                { "name": "attackers", "in": "query", "required": true, "schema": { "type": "integer" } },
                { "name": "defenders", "in": "query", "required": true, "schema": { "type": "integer" } },
                { "name": "regulation", "in": "query", "schema": { "type": "string" } }])),
            "/healthz": get("Whether the server and its database answer", json!([])),
            "/metrics": get("What is counted, for Prometheus", json!([])),
        },
    })
}

fn opening() -> Value {
    let integer = json!({ "type": "integer" });
    let flag = json!({ "type": "boolean" });
    json!({ "type": "object", "properties": {
        "regulation": { "type": "string" }, "text": { "type": "string", "description": "a club's own regulation, whole" },
        "players": integer, "bots": { "type": "array", "items": { "type": "string" } }, "title": { "type": "string" },
        "minutes": integer, "game_seconds": integer, "turn_seconds": integer, "misses": integer, "away": { "enum": ["bot", "neutral"] },
        "spectators": flag, "delay_seconds": integer, "rated": flag, "listed": flag,
        "by_link": { "type": "integer", "description": "how many of the free chairs are kept for those who have the invitation" }, "odds": flag, "pace": integer,
        "name": { "type": "string" } } })
}

fn responses() -> Value {
    json!({
        "200": { "description": "it happened and is on disk" },
        "400": { "description": "malformed: what, where, what was expected" },
        "401": { "description": "nobody the server knows" },
        "403": { "description": "not allowed" },
        "404": { "description": "not there" },
        "409": { "description": "stale: somebody was faster; or not at this stage" },
        "422": { "description": "refused by the rules, with rule and article" },
        "429": { "description": "too fast" },
        "503": { "description": "the database does not answer: nothing happened" },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::tables::Wanted;
    use crate::api::{live_routes, routed, routes};
    use crate::{App, Before};
    use axum::body::Body;
    use axum::http::{Request, StatusCode, header};
    use std::collections::BTreeSet;
    use store::Store;
    use tower::ServiceExt as _;

    fn keys(value: &Value) -> BTreeSet<String> {
        value.as_object().expect("an object").keys().cloned().collect()
    }

    /// What a path answers to, as it says itself when asked for something else.
    async fn allowed(app: &App, path: &str) -> BTreeSet<String> {
        let all = routed(routes()).merge(routed(live_routes())).with_state(app.clone());
        let request = Request::patch(path.replace("{id}", "x")).body(Body::empty()).expect("a request");
        let answer = all.oneshot(request).await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED, "{path}");
        let allow = answer.headers()[header::ALLOW].to_str().expect("a list").to_lowercase();
        allow.split(',').map(str::to_owned).filter(|method| method != "head").collect()
    }

    #[tokio::test]
    async fn every_route_is_described_and_nothing_else() {
        let directory = tempfile::tempdir().expect("a directory");
        let app = App::new(Store::in_directory(directory.path()).await.expect("a store"), Before::Nobody);
        let document = describe();
        let served = routes().into_iter().chain(live_routes()).map(|(path, _)| path.to_owned()).collect();
        assert_eq!(keys(&document["paths"]), served);
        for (path, methods) in document["paths"].as_object().expect("paths") {
            assert_eq!(keys(methods), allowed(&app, path).await, "{path}");
            for (method, described) in methods.as_object().expect("methods") {
                let named =
                    described["parameters"].as_array().is_some_and(|all| all.iter().any(|one| one["in"] == "path"));
                assert_eq!(named, path.contains("{id}"), "{method} {path}");
                assert!(described["summary"].as_str().is_some_and(|summary| !summary.is_empty()), "{method} {path}");
            }
        }
    }

    /// A reader names the fields it knows when it meets another.
    #[test]
    fn the_fields_of_a_new_table_are_those_that_are_read() {
        let fault = serde_json::from_str::<Wanted>("{\"?\":1}").expect_err("no such field").to_string();
        let known = fault.split_once("expected one of").expect("a list").1;
        let known = known.split('`').skip(1).step_by(2).map(str::to_owned).collect();
        assert_eq!(keys(&opening()["properties"]), known);
    }
}
