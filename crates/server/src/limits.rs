//! How fast somebody may ask. What is over a limit is answered with 429 and costs next to nothing.

use governor::clock::DefaultClock;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};
use std::net::IpAddr;
use std::num::NonZeroU32;

type By<K> = RateLimiter<K, DefaultKeyedStateStore<K>, DefaultClock>;

/// All limits.
pub(crate) struct Limits {
    /// Commands of one person: faster than any hand, slow enough for a loop gone wild.
    commands: By<String>,
    /// Logins from one address.
    logins: By<IpAddr>,
    /// Logins to one account, from anywhere.
    accounts: By<String>,
    /// New guests, accounts and tables from one address.
    newcomers: By<IpAddr>,
    /// Everything else from one address.
    requests: By<IpAddr>,
}

const fn number(n: u32) -> NonZeroU32 {
    match NonZeroU32::new(n) {
        Some(n) => n,
        None => NonZeroU32::MIN,
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            commands: RateLimiter::keyed(Quota::per_second(number(400)).allow_burst(number(800))),
            logins: RateLimiter::keyed(Quota::per_minute(number(20)).allow_burst(number(20))),
            accounts: RateLimiter::keyed(Quota::per_minute(number(6)).allow_burst(number(6))),
            newcomers: RateLimiter::keyed(Quota::per_minute(number(120)).allow_burst(number(300))),
            requests: RateLimiter::keyed(Quota::per_second(number(200)).allow_burst(number(1000))),
        }
    }
}

impl Limits {
    pub(crate) fn command(&self, person: &String) -> bool {
        self.commands.check_key(person).is_ok()
    }

    pub(crate) fn login(&self, from: IpAddr, login: &str) -> bool {
        self.logins.check_key(&from).is_ok() && self.accounts.check_key(&login.to_owned()).is_ok()
    }

    pub(crate) fn newcomer(&self, from: IpAddr) -> bool {
        from.is_loopback() || self.newcomers.check_key(&from).is_ok()
    }

    pub(crate) fn request(&self, from: IpAddr) -> bool {
        from.is_loopback() || self.requests.check_key(&from).is_ok()
    }

    /// Forgets those who have been quiet.
    pub(crate) fn tidy(&self) {
        self.commands.retain_recent();
        self.logins.retain_recent();
        self.accounts.retain_recent();
        self.newcomers.retain_recent();
        self.requests.retain_recent();
    }
}
