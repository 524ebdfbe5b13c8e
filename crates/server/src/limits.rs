//! How fast somebody may ask. What is over a limit is answered with 429 and costs next to nothing.

use crate::network::Network;
use crate::proxy::ProxyTrust;
use governor::clock::{Clock as _, DefaultClock};
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;

type By<K> = RateLimiter<K, DefaultKeyedStateStore<K>, DefaultClock>;

/// All limits.
pub(crate) struct Limits {
    /// Commands of one person: faster than any hand, slow enough for a loop gone wild.
    commands: By<String>,
    /// Logins from one network: a hall in which everybody comes in at once is one.
    logins: By<Network>,
    /// Logins to one account from one network: whoever guesses locks nobody out but those who share a network with them.
    guesses: By<(Network, String)>,
    /// Logins with one browser that is known to the account.
    devices: By<String>,
    /// New guests, accounts and tables from one network.
    newcomers: By<Network>,
    /// Phrases of one person: enough to be polite.
    phrases: By<String>,
    /// Analyses asked for from one network that are not there yet: each is ten seconds of a core.
    analyses: By<Network>,
    /// Hints for one person: one for each thing that is done, and some to try.
    hints: By<String>,
    /// Everything else from one network.
    requests: By<Network>,
    proxy: ProxyTrust,
}

const fn number(n: u32) -> NonZeroU32 {
    match NonZeroU32::new(n) {
        Some(n) => n,
        None => NonZeroU32::MIN,
    }
}

/// How many seconds to wait before asking again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wait(pub(crate) u64);

impl Limits {
    pub(crate) fn new(proxy: ProxyTrust) -> Self {
        Self {
            commands: RateLimiter::keyed(Quota::per_second(number(400)).allow_burst(number(800))),
            logins: RateLimiter::keyed(Quota::per_minute(number(60)).allow_burst(number(150))),
            guesses: RateLimiter::keyed(Quota::per_minute(number(6)).allow_burst(number(10))),
            devices: RateLimiter::keyed(Quota::per_minute(number(6)).allow_burst(number(10))),
            newcomers: RateLimiter::keyed(Quota::per_minute(number(120)).allow_burst(number(300))),
            phrases: RateLimiter::keyed(Quota::per_minute(number(12)).allow_burst(number(4))),
            analyses: RateLimiter::keyed(Quota::per_minute(number(6)).allow_burst(number(12))),
            hints: RateLimiter::keyed(Quota::per_minute(number(60)).allow_burst(number(20))),
            requests: RateLimiter::keyed(Quota::per_second(number(200)).allow_burst(number(1000))),
            proxy,
        }
    }

    pub(crate) fn command(&self, person: &String) -> Result<(), Wait> {
        check(&self.commands, person)
    }

    pub(crate) fn phrase(&self, person: &String) -> Result<(), Wait> {
        check(&self.phrases, person)
    }

    /// A login to an account; with a browser that is known to it, which is counted alone.
    pub(crate) fn login(&self, from: IpAddr, login: &str, device: Option<&String>) -> Result<(), Wait> {
        match device {
            Some(device) => check(&self.devices, device),
            None => {
                check(&self.logins, &Network::of(from))?;
                check(&self.guesses, &(Network::of(from), login.to_owned()))
            }
        }
    }

    pub(crate) fn newcomer(&self, from: IpAddr) -> Result<(), Wait> {
        if self.is_at_home(from) { Ok(()) } else { check(&self.newcomers, &Network::of(from)) }
    }

    /// A game that is to be analysed. From this very machine too: it costs the same.
    pub(crate) fn analysis(&self, from: IpAddr) -> Result<(), Wait> {
        check(&self.analyses, &Network::of(from))
    }

    pub(crate) fn hint(&self, person: &String) -> Result<(), Wait> {
        check(&self.hints, person)
    }

    pub(crate) fn request(&self, from: IpAddr) -> Result<(), Wait> {
        if self.is_at_home(from) { Ok(()) } else { check(&self.requests, &Network::of(from)) }
    }

    /// Whoever asks from this very machine may do what they like; but behind a proxy that would be everybody whose
    /// address it does not tell.
    fn is_at_home(&self, from: IpAddr) -> bool {
        self.proxy == ProxyTrust::None && from.is_loopback()
    }

    /// Forgets those who have been quiet.
    pub(crate) fn tidy(&self) {
        self.commands.retain_recent();
        self.logins.retain_recent();
        self.guesses.retain_recent();
        self.devices.retain_recent();
        self.newcomers.retain_recent();
        self.phrases.retain_recent();
        self.analyses.retain_recent();
        self.hints.retain_recent();
        self.requests.retain_recent();
    }
}

fn check<K: Hash + Eq + Clone>(limit: &By<K>, key: &K) -> Result<(), Wait> {
    limit.check_key(key).map_err(|until| {
        let wait = until.wait_time_from(DefaultClock::default().now());
        Wait(wait.as_millis().div_ceil(1000).max(1) as u64)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn granted(limits: &Limits, from: [u8; 4]) -> usize {
        (0..2000).filter(|_| limits.newcomer(IpAddr::from(from)).is_ok()).count()
    }

    #[test]
    fn this_machine_is_exempt_unless_a_proxy_stands_on_it() {
        let alone = Limits::new(ProxyTrust::None);
        assert_eq!(granted(&alone, [127, 0, 0, 1]), 2000);
        assert!((300..310).contains(&granted(&alone, [203, 0, 113, 9])));
        let behind = Limits::new(ProxyTrust::Trusted);
        assert!((300..310).contains(&granted(&behind, [127, 0, 0, 1])));
    }

    #[test]
    fn who_is_too_fast_hears_how_long_to_wait() {
        let limits = Limits::new(ProxyTrust::None);
        let from = IpAddr::from([203, 0, 113, 9]);
        let refused = (0..11).filter_map(|_| limits.login(from, "anna", None).err()).next();
        assert!(refused.is_some_and(|Wait(seconds)| (1..=10).contains(&seconds)), "{refused:?}");
    }

    #[test]
    fn whoever_guesses_locks_only_their_own_network_out() {
        let limits = Limits::new(ProxyTrust::None);
        let (guesser, owner) = ([203, 0, 113, 9], [198, 51, 100, 7]);
        assert!((0..50).any(|_| limits.login(IpAddr::from(guesser), "anna", None).is_err()));
        assert!(limits.login(IpAddr::from(owner), "anna", None).is_ok());
        let of_network = |last: u128| IpAddr::V6(std::net::Ipv6Addr::from_bits((0x2001_0db8 << 96) + last));
        let guesses = (0..2000).filter(|&last| limits.login(of_network(last), "bruno", None).is_ok()).count();
        assert!((10..15).contains(&guesses), "{guesses}");
    }

    #[test]
    fn a_hall_behind_one_address_comes_in_at_once() {
        let limits = Limits::new(ProxyTrust::None);
        let hall = IpAddr::from([203, 0, 113, 9]);
        assert!((0..140).all(|number| limits.login(hall, &format!("player{number}"), None).is_ok()));
    }
}
