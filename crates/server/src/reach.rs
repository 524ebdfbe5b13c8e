//! Where others find this server: in a hall without internet, phones come by the address of the laptop in its own network.

use crate::proxy::ProxyTrust;
use axum::http::{HeaderMap, header};
use std::net::{IpAddr, SocketAddr};

/// The addresses of the site that other machines can open, the likeliest first; none where it listens only to this one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Reach {
    /// Without TLS: phones of a hall need not be told to trust a certificate.
    plain: Vec<String>,
    /// Where TLS is spoken besides.
    tls_port: Option<u16>,
}

/// The port of an address that names none, over TLS.
const TLS_PORT: u16 = 443;

impl Reach {
    /// For a server that listens at this address: itself, or every address of this machine where it listens at all of them.
    pub(crate) fn of(listens: SocketAddr) -> Self {
        let own = if_addrs::get_if_addrs().unwrap_or_default();
        Self::among(listens, own.into_iter().map(|interface| interface.ip()))
    }

    fn among(listens: SocketAddr, own: impl Iterator<Item = IpAddr>) -> Self {
        let mut found: Vec<IpAddr> = match listens.ip() {
            ip if ip.is_unspecified() => own.filter(|ip| ip.is_ipv4() || listens.is_ipv6()).collect(),
            ip => vec![ip],
        };
        found.retain(|ip| !ip.is_loopback() && !is_link_local(*ip));
        // A private network is the hall's; what is written shortest is typed without a slip.
        found.sort_by_key(|ip| (!is_private(*ip), ip.is_ipv6(), ip.to_string()));
        found.dedup();
        let plain = found.into_iter().map(|ip| format!("http://{}", SocketAddr::new(ip, listens.port())));
        Self { plain: plain.collect(), tls_port: None }
    }

    /// The addresses.
    pub(crate) fn addresses(&self) -> &[String] {
        &self.plain
    }

    /// The names and addresses alone, for a certificate.
    pub(crate) fn hosts(&self) -> impl Iterator<Item = String> {
        let hosts = self.plain.iter().filter_map(|address| address.strip_prefix("http://"));
        hosts.map(|host| name_and_port(host).0.trim_matches(['[', ']']).to_owned())
    }

    /// With TLS spoken at a port besides.
    pub(crate) fn with_tls(self, port: u16) -> Self {
        Self { tls_port: Some(port), ..self }
    }

    /// Where what somebody asked for is to be had over TLS of the server's own.
    pub(crate) fn over_tls(&self, headers: &HeaderMap, path: &str) -> Option<String> {
        let port = self.tls_port?;
        let host = headers.get(header::HOST)?.to_str().ok()?;
        let name = name_and_port(host).0;
        Some(if port == TLS_PORT { format!("https://{name}{path}") } else { format!("https://{name}:{port}{path}") })
    }

    /// Whether others than this machine come without TLS too.
    pub(crate) fn is_plain(&self) -> bool {
        !self.plain.is_empty()
    }

    /// A path of this site as it is written to somebody: with the host they asked by, or one that others can open where that
    /// is only this machine.
    pub(crate) fn link(&self, proxy: ProxyTrust, headers: &HeaderMap, path: &str) -> String {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        let over_tls = self.tls_port.is_some_and(|tls| name_and_port(host).1.unwrap_or(TLS_PORT) == tls);
        match self.plain.first().filter(|_| proxy == ProxyTrust::None && (over_tls || is_this_machine(host))) {
            Some(address) => format!("{address}{path}"),
            None if over_tls => format!("https://{host}{path}"),
            None => proxy.link(headers, path),
        }
    }
}

fn is_private(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => ip.is_private(),
        IpAddr::V6(ip) => ip.is_unique_local(),
    }
}

fn is_link_local(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => ip.is_link_local(),
        IpAddr::V6(ip) => ip.is_unicast_link_local(),
    }
}

/// A host's name or address, and its port if it says one.
fn name_and_port(host: &str) -> (&str, Option<u16>) {
    match host.rsplit_once(':') {
        Some((name, port)) if !port.ends_with(']') => (name, port.parse().ok()),
        _ => (host, None),
    }
}

/// Whether a host is the machine itself, as only it can say it.
fn is_this_machine(host: &str) -> bool {
    let name = name_and_port(host).0.trim_matches(['[', ']']);
    name == "localhost" || name.parse().is_ok_and(|ip: IpAddr| ip.is_loopback() || ip.is_unspecified())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn among(listens: &str, own: &[&str]) -> Reach {
        let own = own.iter().map(|ip| ip.parse().expect("an address"));
        Reach::among(listens.parse().expect("an address"), own)
    }

    #[test]
    fn phones_are_told_the_address_of_the_halls_network() {
        let all = ["127.0.0.1", "203.0.113.9", "169.254.7.7", "192.168.4.1", "fe80::1", "::1"];
        assert_eq!(among("0.0.0.0:8080", &all).addresses(), ["http://192.168.4.1:8080", "http://203.0.113.9:8080"]);
        assert_eq!(among("127.0.0.1:8080", &all).addresses(), [] as [&str; 0]);
        assert_eq!(among("192.168.4.1:80", &all).addresses(), ["http://192.168.4.1:80"]);
    }

    #[test]
    fn a_code_on_the_projector_leads_a_phone_to_this_machine() {
        let reach = among("0.0.0.0:8080", &["192.168.4.1"]);
        let link = |proxy: ProxyTrust, host: &'static str| {
            let headers = HeaderMap::from_iter([(header::HOST, HeaderValue::from_static(host))]);
            reach.link(proxy, &headers, "/x")
        };
        for own in ["127.0.0.1:8080", "localhost:8080", "[::1]:8080", "localhost"] {
            assert_eq!(link(ProxyTrust::None, own), "http://192.168.4.1:8080/x", "{own}");
        }
        assert_eq!(link(ProxyTrust::None, "hall.example:8080"), "http://hall.example:8080/x");
        assert_eq!(link(ProxyTrust::Trusted, "127.0.0.1:8080"), "http://127.0.0.1:8080/x");
    }

    #[test]
    fn phones_stay_without_tls_and_who_logs_in_is_led_to_it() {
        let hall = among("0.0.0.0:8080", &["192.168.4.1"]).with_tls(8443);
        let headers = |host: &'static str| HeaderMap::from_iter([(header::HOST, HeaderValue::from_static(host))]);
        let link = |reach: &Reach, host| reach.link(ProxyTrust::None, &headers(host), "/x");
        assert_eq!(link(&hall, "192.168.4.1:8443"), "http://192.168.4.1:8080/x", "a code an organiser prints over TLS");
        assert_eq!(
            hall.over_tls(&headers("192.168.4.1:8080"), "/login").as_deref(),
            Some("https://192.168.4.1:8443/login")
        );
        assert_eq!(
            hall.over_tls(&headers("[fd00::1]:8080"), "/login").as_deref(),
            Some("https://[fd00::1]:8443/login")
        );
        assert_eq!(hall.over_tls(&headers("[fd00::1]"), "/login").as_deref(), Some("https://[fd00::1]:8443/login"));
        let web = among("127.0.0.1:8080", &["203.0.113.9"]).with_tls(443);
        assert_eq!(link(&web, "club.example"), "https://club.example/x");
        assert_eq!(web.over_tls(&headers("club.example"), "/login").as_deref(), Some("https://club.example/login"));
        assert!(hall.is_plain() && !web.is_plain());
    }
}
