//! What somebody filled in, and the fields they fill in.

use crate::app::App;
use crate::asker::words_of;
use crate::fault::Fault;
use axum::extract::{Form, FromRequest, Request};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
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

/// What is to be put right, above the form.
pub(crate) fn faults(words: Words, told: &[String]) -> Markup {
    html! {
        @if !told.is_empty() {
            div .faults role="alert" {
                p { (words.say("web-put-right")) }
                ul { @for fault in told { li { (fault) } } }
            }
        }
    }
}

/// The sentences of what is wrong.
pub(crate) fn said(words: Words, ids: &[&str]) -> Vec<String> {
    ids.iter().map(|id| words.say(id)).collect()
}

/// A field of text.
pub(crate) struct Text<'a> {
    pub(crate) name: &'a str,
    pub(crate) label: &'a str,
    pub(crate) hint: Option<&'a str>,
    pub(crate) kind: &'a str,
    pub(crate) complete: &'a str,
    pub(crate) value: &'a str,
    pub(crate) required: bool,
}

impl<'a> Text<'a> {
    pub(crate) fn new(name: &'a str, label: &'a str, value: &'a str) -> Self {
        Self { name, label, hint: None, kind: "text", complete: "off", value, required: true }
    }

    pub(crate) fn hint(self, hint: &'a str) -> Self {
        Self { hint: Some(hint), ..self }
    }

    pub(crate) fn complete(self, complete: &'a str) -> Self {
        Self { complete, ..self }
    }

    pub(crate) fn optional(self) -> Self {
        Self { required: false, ..self }
    }

    /// A password: never written back into a page.
    pub(crate) fn password(name: &'a str, label: &'a str, complete: &'a str) -> Self {
        Self { kind: "password", complete, ..Self::new(name, label, "") }
    }

    pub(crate) fn show(&self, words: Words) -> Markup {
        let id = format!("field-{}", self.name);
        let hint = self.hint.map(|_| format!("{id}-hint"));
        let login = self.complete == "username";
        html! {
            div .field {
                label for=(id) { (words.say(self.label)) }
                input #(id) type=(self.kind) name=(self.name) value=[(self.kind != "password").then_some(self.value)]
                    autocomplete=(self.complete) required[self.required] aria-describedby=[hint.as_deref()]
                    autocapitalize=[login.then_some("none")] spellcheck=[login.then_some("false")];
                @if let (Some(text), Some(hint)) = (self.hint, &hint) { span .hint id=(hint) { (words.say(text)) } }
            }
        }
    }
}

/// A number between bounds.
pub(crate) struct Number<'a> {
    pub(crate) name: &'a str,
    pub(crate) label: &'a str,
    pub(crate) value: &'a str,
    pub(crate) least: u16,
    pub(crate) most: u16,
    pub(crate) hint: Option<&'a str>,
}

impl Number<'_> {
    pub(crate) fn show(&self, words: Words) -> Markup {
        let id = format!("field-{}", self.name);
        let hint = self.hint.map(|_| format!("{id}-hint"));
        html! {
            div .field {
                label for=(id) { (words.say(self.label)) }
                input #(id) .short type="number" inputmode="numeric" name=(self.name) value=(self.value)
                    min=(self.least) max=(self.most) aria-describedby=[hint.as_deref()];
                @if let (Some(text), Some(hint)) = (self.hint, &hint) { span .hint id=(hint) { (words.say(text)) } }
            }
        }
    }
}

/// A box to tick.
pub(crate) fn tick(words: Words, name: &str, label: &str, ticked: bool) -> Markup {
    html! {
        label .tick { input type="checkbox" name=(name) value="yes" checked[ticked]; span { (words.say(label)) } }
    }
}

/// One of a few, all in sight.
pub(crate) fn choice(words: Words, name: &str, label: &str, options: &[(&str, &str)], chosen: &str) -> Markup {
    html! {
        fieldset .choice {
            legend { (words.say(label)) }
            @for (value, label) in options {
                label .tick {
                    input type="radio" name=(name) value=(value) checked[*value == chosen];
                    span { (words.say(label)) }
                }
            }
        }
    }
}
