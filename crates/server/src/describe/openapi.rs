//! The description for programs, as OpenAPI 3.1 wants it.

use super::endpoints::{Answer, ERRORS, Endpoint};
use super::schemas::is_required;
use serde_json::{Map, Value, json};

/// The whole document.
pub(super) fn document(endpoints: &[Endpoint], schemas: &Map<String, Value>) -> Value {
    let mut paths = Map::new();
    for endpoint in endpoints {
        let methods = paths.entry(endpoint.path).or_insert_with(|| json!({}));
        methods[endpoint.method] = operation(endpoint);
    }
    json!({
        "openapi": "3.1.0",
        "info": { "title": "Sdadata", "version": env!("CARGO_PKG_VERSION"),
                  "description": "Play, watch and check tournament games. See docs/online.md for the protocol in words." },
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "session": { "type": "apiKey", "in": "cookie", "name": "sdadata" },
                "token": { "type": "http", "scheme": "bearer" } } },
        "security": [{}, { "session": [] }, { "token": [] }],
        "paths": paths,
    })
}

fn operation(endpoint: &Endpoint) -> Value {
    let mut operation = json!({
        "summary": endpoint.summary,
        "parameters": parameters(endpoint),
        "responses": responses(endpoint),
    });
    if let Some(body) = &endpoint.body {
        operation["requestBody"] = json!({ "required": true, "content": content("application/json", body) });
    }
    operation
}

fn parameters(endpoint: &Endpoint) -> Vec<Value> {
    let names = endpoint.path.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0));
    let in_path = |name: &str| {
        let kind = if matches!(name, "id" | "key") { "string" } else { "integer" };
        json!({ "name": name, "in": "path", "required": true, "schema": { "type": kind } })
    };
    let mut all: Vec<Value> = names.map(in_path).collect();
    let query = endpoint.query.as_ref();
    for (name, schema) in query.and_then(|query| query["properties"].as_object()).into_iter().flatten() {
        let mut schema = schema.clone();
        let description = schema.as_object_mut().and_then(|schema| schema.remove("description"));
        let required = query.is_some_and(|query| is_required(query, name));
        all.push(
            json!({ "name": name, "in": "query", "required": required, "schema": schema, "description": description }),
        );
    }
    all
}

fn responses(endpoint: &Endpoint) -> Value {
    let mut all = Map::new();
    let (status, answer) = match &endpoint.answer {
        Answer::Json(status, schema) => (*status, json!({ "content": content("application/json", schema) })),
        Answer::Text(kind) => (200, json!({ "content": content(kind, &json!({ "type": "string" })) })),
        Answer::Events(schema) => (200, json!({ "content": content("text/event-stream", schema) })),
        Answer::Line(said) => (101, json!({ "content": content("application/json", &json!({ "oneOf": said })) })),
        Answer::Description => (200, json!({ "content": content("application/json", &json!({ "type": "object" })) })),
    };
    all.insert(status.to_string(), described(answer, "done"));
    let error = content("application/json", &json!({ "$ref": "#/components/schemas/ErrorAnswer" }));
    for (status, meaning) in ERRORS.iter().filter(|(status, _)| endpoint.changes() || *status == 429) {
        all.insert(status.to_string(), described(json!({ "content": error }), meaning));
    }
    if !endpoint.changes() {
        all.insert("default".to_owned(), described(json!({ "content": error }), "not done"));
    }
    all.into()
}

fn described(mut answer: Value, meaning: &str) -> Value {
    answer["description"] = meaning.into();
    answer
}

fn content(kind: &str, schema: &Value) -> Value {
    json!({ kind: { "schema": schema } })
}

#[cfg(test)]
mod tests {
    use crate::describe::endpoints::endpoints;
    use crate::describe::schemas::Schemas;
    use crate::routes::{api, live_api};
    use crate::{App, ProxyTrust};
    use axum::body::Body;
    use axum::http::{Request, StatusCode, header};
    use serde_json::Value;
    use std::collections::BTreeSet;
    use store::Store;
    use tower::ServiceExt as _;

    fn described() -> Value {
        let mut schemas = Schemas::new();
        let endpoints = endpoints(&mut schemas);
        super::document(&endpoints, &schemas.finish())
    }

    fn keys(value: &Value) -> BTreeSet<String> {
        value.as_object().expect("an object").keys().cloned().collect()
    }

    /// What a path answers to, as it says itself when asked for something else.
    async fn allowed(app: &App, path: &str) -> BTreeSet<String> {
        let all = api().merge(live_api()).into_router().with_state(app.clone());
        let request = Request::patch(path.replace("{id}", "x")).body(Body::empty()).expect("a request");
        let answer = all.oneshot(request).await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED, "{path}");
        let allow = answer.headers()[header::ALLOW].to_str().expect("a list").to_lowercase();
        allow.split(',').map(str::to_owned).filter(|method| method != "head").collect()
    }

    #[tokio::test]
    async fn every_route_is_described_and_nothing_else() {
        let directory = tempfile::tempdir().expect("a directory");
        let app = App::new(Store::in_directory(directory.path()).await.expect("a store"), ProxyTrust::None);
        let document = described();
        let served = api().merge(live_api()).list().into_iter().map(|(_, path)| path).collect();
        assert_eq!(keys(&document["paths"]), served);
        for (path, methods) in document["paths"].as_object().expect("paths") {
            assert_eq!(keys(methods), allowed(&app, path).await, "{path}");
        }
    }

    /// Every reference of the document leads somewhere.
    #[test]
    fn what_is_referred_to_is_described() {
        let document = described();
        let known = keys(&document["components"]["schemas"]);
        let text = document.to_string();
        let references: BTreeSet<String> = text
            .split("#/components/schemas/")
            .skip(1)
            .filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()))
            .collect();
        assert!(references.is_subset(&known), "{references:?}");
        assert!(references.contains("Scene") && references.contains("ErrorAnswer"));
    }
}
