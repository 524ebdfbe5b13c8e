//! The language, and what browsers and robots ask for by themselves.

use crate::assets;
use crate::cookies;
use crate::errors::Fault;
use crate::forms::{Filled, Trimmed, see_other, way_back};
use crate::requester::Requester;
use axum::http::header;
use axum::response::{IntoResponse as _, Redirect, Response};
use cookie::SameSite;
use serde::Deserialize;
use words::Lang;

/// How long a language is kept: a year.
const LANGUAGE_SECONDS: i64 = 365 * 86_400;

/// The language somebody wants, and the page they were at.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct LanguageForm {
    lang: Trimmed,
    back: Trimmed,
}

/// Keeps the language somebody chose, and shows the page they were at.
pub(crate) async fn language(requester: Requester, Filled(form): Filled<LanguageForm>) -> Result<Response, Fault> {
    let lang = Lang::parse(&form.lang).unwrap_or(requester.words.lang());
    let response = see_other(&without_language(way_back(&form.back)));
    let cookie = cookies::set("lang", lang.code(), "/", SameSite::Lax, LANGUAGE_SECONDS);
    Ok((cookie, response).into_response())
}

/// A language in the address would overrule the one just chosen.
fn without_language(path: &str) -> String {
    let Some((path, query)) = path.split_once('?') else { return path.to_owned() };
    let rest: Vec<&str> = query.split('&').filter(|pair| !pair.starts_with("lang=")).collect();
    if rest.is_empty() { path.to_owned() } else { format!("{path}?{}", rest.join("&")) }
}

pub(crate) async fn robots() -> Response {
    const TEXT: &str = "User-agent: *\nDisallow: /api/\nDisallow: /profile\nDisallow: /admin\nDisallow: /welcome/\n\
                        Disallow: /login\nDisallow: /register\n";
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], TEXT).into_response()
}

pub(crate) async fn favicon() -> Redirect {
    Redirect::temporary(assets::address("img/icon.svg"))
}

#[cfg(test)]
mod tests {
    use super::without_language;

    #[test]
    fn only_the_language_leaves_the_address() {
        assert_eq!(without_language("/odds?lang=en&attackers=5"), "/odds?attackers=5");
        assert_eq!(without_language("/odds?lang=en"), "/odds");
        assert_eq!(without_language("/odds"), "/odds");
    }
}
