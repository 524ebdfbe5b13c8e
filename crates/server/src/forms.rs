//! What somebody filled in, one type for each form, what is wrong with it, and where they go from there.

use crate::app::App;
use crate::errors::Fault;
use crate::requester::words_of;
use axum::body::Bytes;
use axum::extract::{FromRequest, RawForm, Request};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::de::{Deserializer, Error};
use serde::{Deserialize, de::DeserializeOwned};
use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

/// A form as it was sent. A field that is missing is empty; one that no such form has is passed over; a choice the form
/// does not offer is refused.
pub(crate) struct Filled<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Filled<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, _app: &App) -> Result<Self, Fault> {
        let words = words_of(request.uri(), request.headers());
        let sent = sent(request).await.map_err(|status| Fault::of_status(status, words))?;
        read(&sent).map(Self).map_err(|status| Fault::of_status(status, words))
    }
}

/// What a form sent; the status if it is none or too long.
async fn sent(request: Request) -> Result<Bytes, StatusCode> {
    let form = RawForm::from_request(request, &()).await;
    form.map(|RawForm(sent)| sent).map_err(|rejection| rejection.into_response().status())
}

/// What was filled in; the status if that is none of the form's.
fn read<T: DeserializeOwned>(sent: &[u8]) -> Result<T, StatusCode> {
    serde_urlencoded::from_bytes(sent).map_err(|_| StatusCode::UNPROCESSABLE_ENTITY)
}

/// A text of one line, without the blanks around it.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Trimmed(String);

impl Trimmed {
    /// The text, if there is any.
    pub(crate) fn given(&self) -> Option<&str> {
        Some(self.0.as_str()).filter(|text| !text.is_empty())
    }
}

impl From<&str> for Trimmed {
    fn from(text: &str) -> Self {
        Self(text.trim().to_owned())
    }
}

impl Deref for Trimmed {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for Trimmed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(|text| Self::from(text.as_str()))
    }
}

/// A password as it was typed: blanks belong to it, and it is never printed or written back.
#[derive(Default, Deserialize)]
#[serde(transparent)]
pub(crate) struct Password(String);

impl Password {
    /// Gives it to whoever checks or hashes it.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(hidden)")
    }
}

/// A number as it was typed, so that what is no number can be shown again.
#[derive(Clone, Default, Debug)]
pub(crate) struct NumberText(Trimmed);

impl NumberText {
    /// The number, if it is one.
    pub(crate) fn number<N: FromStr>(&self) -> Option<N> {
        self.0.parse().ok()
    }

    /// What was typed.
    pub(crate) fn text(&self) -> &str {
        &self.0
    }
}

impl From<&str> for NumberText {
    fn from(text: &str) -> Self {
        Self(Trimmed::from(text))
    }
}

impl<'de> Deserialize<'de> for NumberText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Trimmed::deserialize(deserializer).map(Self)
    }
}

/// Whether a box is ticked: browsers send nothing of one that is not.
pub(crate) fn is_ticked<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    match Trimmed::deserialize(deserializer)?.deref() {
        "yes" => Ok(true),
        "" | "no" => Ok(false),
        other => Err(Error::custom(format!("{other:?} is no answer to yes or no"))),
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
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FormFault {
    /// The field it is at; none where it is of the form as a whole.
    field: Option<&'static str>,
    sentence: String,
}

impl FormFault {
    /// What is wrong with one field.
    pub(crate) fn at(field: &'static str, sentence: String) -> Self {
        Self { field: Some(field), sentence }
    }

    /// What is wrong with all of it.
    pub(crate) fn whole(sentence: String) -> Self {
        Self { field: None, sentence }
    }

    /// The sentence that says so.
    pub(crate) fn sentence(&self) -> &str {
        &self.sentence
    }
}

/// The sentence of what is wrong with a field.
pub(crate) fn fault_at<'a>(faults: &'a [FormFault], field: &str) -> Option<&'a str> {
    faults.iter().find(|fault| fault.field == Some(field)).map(FormFault::sentence)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize, Debug)]
    #[serde(default)]
    struct Example {
        name: Trimmed,
        seats: NumberText,
        #[serde(deserialize_with = "is_ticked", default)]
        rated: bool,
        secret: Password,
    }

    impl Default for Example {
        fn default() -> Self {
            Self { name: "nobody".into(), seats: "4".into(), rated: true, secret: Password::default() }
        }
    }

    async fn read(body: &'static str) -> Result<Example, StatusCode> {
        let kind = (header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let request = Request::post("/").header(kind.0, kind.1).body(body.into()).expect("a request");
        super::read(&sent(request).await?)
    }

    #[tokio::test]
    async fn a_form_is_read_by_its_type() {
        let form = read("name=+Ada+&seats=+six&rated=yes&secret=+a+b+&unknown=1").await.expect("a form");
        assert_eq!((&*form.name, form.seats.text(), form.seats.number::<u8>()), ("Ada", "six", None));
        assert!(form.rated && form.secret.reveal() == " a b ");
        assert!(!format!("{form:?}").contains("a b"), "a password is never printed");
        let empty = read("").await.expect("a form");
        assert_eq!((&*empty.name, empty.seats.number::<u8>(), empty.rated), ("nobody", Some(4), false));
        assert_eq!(read("rated=perhaps").await.err(), Some(StatusCode::UNPROCESSABLE_ENTITY));
    }

    #[test]
    fn only_paths_of_ours_are_a_way_back() {
        assert_eq!(way_back("/tables?x=1"), "/tables?x=1");
        for path in ["", "//elsewhere.example", "https://elsewhere.example", "/\\elsewhere", "/a\nb"] {
            assert_eq!(way_back(path), "/", "{path:?}");
        }
    }
}
