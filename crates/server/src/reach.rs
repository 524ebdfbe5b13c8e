//! Where others find this server: in a hall without internet, phones come by the address of the laptop in its own network.

use crate::proxy::ProxyTrust;
use axum::http::{HeaderMap, header};
use std::net::{IpAddr, SocketAddr};

/// The addresses of the site that other machines can open, the likeliest first; none where it listens only to this one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Reach(Vec<String>);

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
        Self(found.into_iter().map(|ip| format!("http://{}", SocketAddr::new(ip, listens.port()))).collect())
    }

    /// The addresses.
    pub(crate) fn addresses(&self) -> &[String] {
        &self.0
    }

    /// A path of this site as it is written to somebody: with the host they asked by, or one that others can open where that
    /// is only this machine.
    pub(crate) fn link(&self, proxy: ProxyTrust, headers: &HeaderMap, path: &str) -> String {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        match self.0.first().filter(|_| proxy == ProxyTrust::None && is_this_machine(host)) {
            Some(address) => format!("{address}{path}"),
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

/// Whether a host is the machine itself, as only it can say it.
fn is_this_machine(host: &str) -> bool {
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name).trim_matches(['[', ']']);
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
}
