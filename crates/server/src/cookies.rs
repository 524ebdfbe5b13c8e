//! Cookies: read and written in one place. All are for this site alone; scripts read none of them.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use cookie::time::Duration;
use cookie::{Cookie, SameSite};

/// The value of a cookie a request shows.
pub(crate) fn value<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let lists = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    lists.flat_map(Cookie::split_parse).filter_map(Result::ok).find(|cookie| cookie.name() == name)?.value_raw()
}

/// A header that sets a cookie.
pub(crate) type SetCookie = [(HeaderName, HeaderValue); 1];

/// A cookie for pages below a path, kept for so many seconds; with none left it is taken away.
pub(crate) fn set(name: &str, value: &str, path: &str, same_site: SameSite, seconds: i64) -> SetCookie {
    let cookie = Cookie::build((name, value)).path(path).http_only(true).same_site(same_site);
    [(header::SET_COOKIE, printed(&cookie.max_age(Duration::seconds(seconds)).build()))]
}

/// Lets the cookies of an answer come back over TLS only.
pub(crate) fn make_secure(headers: &mut HeaderMap) {
    let cookies: Vec<HeaderValue> = headers.get_all(header::SET_COOKIE).iter().cloned().collect();
    headers.remove(header::SET_COOKIE);
    for value in cookies {
        let secure = value.to_str().ok().and_then(|text| Cookie::parse(text).ok()).map(|mut cookie| {
            cookie.set_secure(true);
            printed(&cookie)
        });
        headers.append(header::SET_COOKIE, secure.unwrap_or(value));
    }
}

fn printed(cookie: &Cookie<'_>) -> HeaderValue {
    HeaderValue::from_str(&cookie.to_string()).unwrap_or_else(|_| HeaderValue::from_static(""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("lang=it; sdadata=abc123;broken; x=a=b"));
        headers.append(header::COOKIE, HeaderValue::from_static("second=2"));
        let found = ["lang", "sdadata", "x", "second", "broken", "none"].map(|name| value(&headers, name));
        assert_eq!(found, [Some("it"), Some("abc123"), Some("a=b"), Some("2"), None, None]);
    }

    #[test]
    fn what_is_set_says_how_long_and_where() {
        let [(name, value)] = set("shown", "word", "/profile", SameSite::Strict, 60);
        assert_eq!(name, header::SET_COOKIE);
        assert_eq!(value, "shown=word; HttpOnly; SameSite=Strict; Path=/profile; Max-Age=60");
        let mut headers = HeaderMap::from_iter([(name, value)]);
        make_secure(&mut headers);
        let secure = "shown=word; HttpOnly; SameSite=Strict; Secure; Path=/profile; Max-Age=60";
        assert_eq!(headers.get_all(header::SET_COOKIE).iter().collect::<Vec<_>>(), [secure]);
    }
}
