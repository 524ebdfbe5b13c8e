//! Whether a proxy is trusted: its word on where a request comes from counts, nobody else's does.

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap, header};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// A mark on requests that came over TLS of the server's own.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OverTls;

/// Whether a proxy stands before the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ProxyTrust {
    /// There is none: whoever connects is who asks.
    #[default]
    None,
    /// A proxy of ours, through which everybody comes: it says who asks (`X-Forwarded-For`, the last address) and whether
    /// over TLS (`X-Forwarded-Proto`).
    Trusted,
}

impl ProxyTrust {
    /// Where a request comes from.
    pub(crate) fn address(self, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
        let told = match self {
            Self::None => None,
            Self::Trusted => last(headers, "x-forwarded-for").and_then(address),
        };
        let connected = || extensions.get::<ConnectInfo<SocketAddr>>().map(|from| from.0.ip());
        told.or_else(connected).unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))
    }

    /// A path of this site as it is written to somebody: with the host they asked by.
    pub(crate) fn link(self, headers: &HeaderMap, path: &str) -> String {
        let scheme = if self.says_tls(headers) { "https" } else { "http" };
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        host.map_or_else(|| path.to_owned(), |host| format!("{scheme}://{host}{path}"))
    }

    /// Whether nobody could read it on the way.
    pub(crate) fn is_secure(self, headers: &HeaderMap, extensions: &Extensions) -> bool {
        extensions.get::<OverTls>().is_some() || self.says_tls(headers)
    }

    fn says_tls(self, headers: &HeaderMap) -> bool {
        self == Self::Trusted
            && last(headers, "x-forwarded-proto").is_some_and(|proto| proto.eq_ignore_ascii_case("https"))
    }
}

/// The last word of a list: what the nearest proxy has added. What stands before it, anybody can have sent.
fn last<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers.get_all(name).iter().next_back()?.to_str().ok()?.rsplit(',').next().map(str::trim)
}

/// An address, with or without a port.
fn address(text: &str) -> Option<IpAddr> {
    let alone = text.parse().ok();
    alone.or_else(|| text.parse::<SocketAddr>().ok().map(|with_port| with_port.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn headers(lines: &[(&'static str, &'static str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, HeaderValue::from_static(value));
        }
        headers
    }

    #[test]
    fn only_the_word_of_our_own_proxy_counts() {
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 9))));
        let told =
            |trust: ProxyTrust, value| trust.address(&headers(&[("x-forwarded-for", value)]), &extensions).to_string();
        assert_eq!(told(ProxyTrust::Trusted, "203.0.113.9"), "203.0.113.9");
        assert_eq!(told(ProxyTrust::Trusted, "1.2.3.4, 203.0.113.9"), "203.0.113.9", "the first was sent by who asks");
        assert_eq!(told(ProxyTrust::Trusted, "[2001:db8::1]:4711"), "2001:db8::1");
        assert_eq!(told(ProxyTrust::Trusted, "nonsense"), "127.0.0.1");
        assert_eq!(told(ProxyTrust::None, "203.0.113.9"), "127.0.0.1");
        let twice = headers(&[("x-forwarded-for", "1.2.3.4"), ("x-forwarded-for", "203.0.113.9")]);
        assert_eq!(ProxyTrust::Trusted.address(&twice, &extensions).to_string(), "203.0.113.9");
    }

    #[test]
    fn tls_is_what_the_proxy_says() {
        let https = headers(&[("x-forwarded-proto", "https")]);
        let none = Extensions::new();
        assert!(ProxyTrust::Trusted.is_secure(&https, &none) && !ProxyTrust::None.is_secure(&https, &none));
        assert!(!ProxyTrust::Trusted.is_secure(&headers(&[("x-forwarded-proto", "https, http")]), &none));
        assert!(!ProxyTrust::Trusted.is_secure(&HeaderMap::new(), &none));
        let mut own = Extensions::new();
        own.insert(OverTls);
        assert!(ProxyTrust::None.is_secure(&HeaderMap::new(), &own));
    }
}
