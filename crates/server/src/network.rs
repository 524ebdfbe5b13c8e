//! Who is counted as one: the addresses somebody can have at will.

use std::net::{IpAddr, Ipv6Addr};

/// An address of IPv4, or the network of 64 bits an address of IPv6 is of: whoever has one such address has all of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Network(IpAddr);

/// The bits of an address that tell networks of IPv6 apart.
const NETWORK_BITS: u128 = u128::MAX << 64;

impl Network {
    /// The network of an address. One of IPv4 that is written as one of IPv6 is the same.
    pub(crate) fn of(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & NETWORK_BITS)),
            v4 @ IpAddr::V4(_) => v4,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_one_address_of_a_network_is_one() {
        let of = |text: &str| Network::of(text.parse().expect("an address"));
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff:1:2:3"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_ne!(of("203.0.113.9"), of("203.0.113.10"));
        assert_eq!(of("::ffff:203.0.113.9"), of("203.0.113.9"));
    }
}
