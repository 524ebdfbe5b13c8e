//! What somebody filled in, and where they go from there.

use crate::app::App;
use crate::errors::Fault;
use crate::requester::words_of;
use axum::extract::{Form, FromRequest, Request};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::str::FromStr;
use words::Words;

/// The fields of a form as they came.
pub(crate) struct Fields(Vec<(String, String)>);

impl FromRequest<App> for Fields {
    type Rejection = Fault;

    async fn from_request(request: Request, app: &App) -> Result<Self, Fault> {
        let words = words_of(request.uri(), request.headers());
        let form = Form::<Vec<(String, String)>>::from_request(request, app).await;
        form.map(|Form(fields)| Self(fields)).map_err(|rejection| Fault::of_status(rejection.status(), words))
    }
}

impl Fields {
    /// No field at all.
    pub(crate) fn none() -> Self {
        Self(Vec::new())
    }

    /// A field as it was typed; nothing if it is not there.
    pub(crate) fn raw(&self, name: &str) -> &str {
        self.0.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
    }

    /// A field without blanks around it.
    pub(crate) fn get(&self, name: &str) -> &str {
        self.raw(name).trim()
    }

    /// A field that is there and not empty.
    pub(crate) fn given(&self, name: &str) -> Option<&str> {
        Some(self.get(name)).filter(|value| !value.is_empty())
    }

    /// A number, if one was typed.
    pub(crate) fn number<N: FromStr>(&self, name: &str) -> Option<N> {
        self.get(name).parse().ok()
    }

    /// Whether a box is ticked.
    pub(crate) fn yes(&self, name: &str) -> bool {
        self.get(name) == "yes"
    }
}

/// On to another page of ours.
pub(crate) fn see_other(path: &str) -> Response {
    let to = HeaderValue::from_str(path).unwrap_or(HeaderValue::from_static("/"));
    (StatusCode::SEE_OTHER, [(header::LOCATION, to)]).into_response()
}

/// A path of ours to return to; anything else is the first page.
pub(crate) fn way_back(path: &str) -> &str {
    let ours = path.starts_with('/') && !path.starts_with("//") && !path.contains(['\\', '\n', '\r', '\t']);
    if ours { path } else { "/" }
}

/// Something to be put right in a form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FormFault {
    /// The field it is at; none where it is of the form as a whole.
    field: Option<&'static str>,
    /// The sentence, by its id.
    id: &'static str,
}

impl FormFault {
    /// What is wrong with one field.
    pub(crate) fn at(field: &'static str, id: &'static str) -> Self {
        Self { field: Some(field), id }
    }

    /// What is wrong with all of it.
    pub(crate) fn whole(id: &'static str) -> Self {
        Self { field: None, id }
    }
}

/// The sentences of everything that is wrong.
pub(crate) fn said(words: Words, faults: &[FormFault]) -> Vec<String> {
    faults.iter().map(|fault| words.say(fault.id)).collect()
}

/// The sentence of what is wrong with a field.
pub(crate) fn said_at(words: Words, faults: &[FormFault], field: &str) -> Option<String> {
    faults.iter().find(|fault| fault.field == Some(field)).map(|fault| words.say(fault.id))
}
