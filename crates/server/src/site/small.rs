//! The language, the theme, whose turn it is, and what browsers and robots ask for by themselves.

use crate::assets;
use crate::cookies;
use crate::errors::Fault;
use crate::forms::{Filled, Trimmed, see_other, way_back};
use crate::layout::{fragment, turns_line};
use crate::requester::{Requester, THEME_COOKIE, theme_of};
use axum::extract::Query;
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

/// The theme somebody wants, and the page they were at.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct ThemeForm {
    theme: Trimmed,
    back: Trimmed,
}

/// Keeps the theme somebody chose, and shows the page they were at. As the system has it needs no cookie.
pub(crate) async fn theme(Filled(form): Filled<ThemeForm>) -> Response {
    let chosen = theme_of(&form.theme);
    let seconds = if chosen.is_some() { LANGUAGE_SECONDS } else { 0 };
    let cookie = cookies::set(THEME_COOKIE, chosen.unwrap_or_default(), "/", SameSite::Lax, seconds);
    (cookie, see_other(way_back(&form.back))).into_response()
}

/// A language in the address would overrule the one just chosen.
fn without_language(path: &str) -> String {
    let Some((path, query)) = path.split_once('?') else { return path.to_owned() };
    let rest: Vec<&str> = query.split('&').filter(|pair| !pair.starts_with("lang=")).collect();
    if rest.is_empty() { path.to_owned() } else { format!("{path}?{}", rest.join("&")) }
}

#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct TurnsQuery {
    /// The table that is being looked at.
    at: String,
}

/// The line of the navigation that says which games by correspondence wait, for a page that looks again.
pub(crate) async fn turns(requester: Requester, Query(query): Query<TurnsQuery>) -> Response {
    fragment(turns_line(&requester, &query.at))
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
