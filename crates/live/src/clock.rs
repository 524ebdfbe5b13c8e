//! Where time comes in. Two clocks are read at once: the wall clock says which day it is and can be set at any moment; the
//! monotonic one only runs. What people play against runs on the second.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use store::{BoxFuture, Millis};
use tokio::sync::watch;

/// One moment, as both clocks tell it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// Since the clock was made; never set, never turned back.
    pub monotonic: Duration,
    /// Milliseconds since 1970, as the machine believes.
    pub wall: Millis,
}

/// A source of time that can also be waited for.
pub trait Clock: Send + Sync + 'static {
    /// Reads both clocks.
    fn now(&self) -> Moment;

    /// Is ready once the monotonic clock has come this far.
    fn sleep_until(&self, monotonic: Duration) -> BoxFuture<'_, ()>;
}

/// The wall clock alone, for what is dated and not played: sessions, lists, pages.
#[must_use]
pub fn wall_now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}

/// The clocks of the machine.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock {
    started: Instant,
}

impl Default for SystemClock {
    fn default() -> Self {
        Self { started: Instant::now() }
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Moment {
        Moment { monotonic: self.started.elapsed(), wall: wall_now() }
    }

    fn sleep_until(&self, monotonic: Duration) -> BoxFuture<'_, ()> {
        Box::pin(tokio::time::sleep(monotonic.saturating_sub(self.started.elapsed())))
    }
}

/// A clock that stands still until a test moves it.
#[derive(Debug)]
pub struct FakeClock {
    now: Mutex<Moment>,
    moved: watch::Sender<()>,
}

impl FakeClock {
    /// A clock at this time of the wall.
    #[must_use]
    pub fn at(wall: Millis) -> Self {
        Self { now: Mutex::new(Moment { monotonic: Duration::ZERO, wall }), moved: watch::channel(()).0 }
    }

    /// Lets time pass on both clocks.
    pub fn advance(&self, passed: Duration) {
        let mut now = self.moment();
        now.monotonic += passed;
        now.wall += millis(passed);
        drop(now);
        self.moved.send_replace(());
    }

    /// Sets the wall clock forward, or back where negative; no time passes.
    pub fn step_wall(&self, milliseconds: Millis) {
        self.moment().wall += milliseconds;
    }

    fn moment(&self) -> MutexGuard<'_, Moment> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Clock for FakeClock {
    fn now(&self) -> Moment {
        *self.moment()
    }

    fn sleep_until(&self, monotonic: Duration) -> BoxFuture<'_, ()> {
        let mut moved = self.moved.subscribe();
        Box::pin(async move {
            while self.moment().monotonic < monotonic {
                let _ = moved.changed().await;
            }
        })
    }
}

/// The time of one host: the wall clock as it stood when the host was loaded, carried on by the monotonic clock. It is the
/// time its entries bear, so that reading them again gives the same as having been there, and setting the wall clock
/// neither takes nor gives any of it. The next load starts from the wall clock again.
#[derive(Clone, Copy, Debug)]
pub struct Timeline {
    /// The time at which the monotonic clock was zero.
    origin: Millis,
}

impl Timeline {
    /// Starts with the wall clock, but not before the last entry: time never runs back within a stream, even if the wall
    /// clock was set back since.
    #[must_use]
    pub fn new(now: Moment, last_entry: Millis) -> Self {
        Self { origin: now.wall.max(last_entry) - millis(now.monotonic) }
    }

    /// The host's time at a moment.
    #[must_use]
    pub fn time(self, now: Moment) -> Millis {
        self.origin + millis(now.monotonic)
    }

    /// How far the monotonic clock is at a time.
    #[must_use]
    pub fn monotonic(self, time: Millis) -> Duration {
        Duration::from_millis(u64::try_from(time.saturating_sub(self.origin)).unwrap_or_default())
    }
}

fn millis(duration: Duration) -> Millis {
    Millis::try_from(duration.as_millis()).unwrap_or(Millis::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_of_the_wall_clock_is_no_time() {
        let clock = FakeClock::at(1_000_000);
        let timeline = Timeline::new(clock.now(), 0);
        clock.advance(Duration::from_secs(5));
        for step in [600_000, -3_600_000] {
            clock.step_wall(step);
            assert_eq!(timeline.time(clock.now()), 1_005_000);
        }
        assert_eq!(timeline.monotonic(1_005_000), Duration::from_secs(5));
        assert_eq!(timeline.monotonic(0), Duration::ZERO, "long past");
    }

    #[test]
    fn time_does_not_run_back_behind_the_last_entry() {
        let clock = FakeClock::at(1_000_000);
        let timeline = Timeline::new(clock.now(), 4_600_000);
        clock.advance(Duration::from_millis(1));
        assert_eq!(timeline.time(clock.now()), 4_600_001);
    }

    #[tokio::test]
    async fn a_sleeper_wakes_when_the_fake_clock_has_come_so_far() {
        let clock = FakeClock::at(0);
        let sleeper = clock.sleep_until(Duration::from_secs(2));
        tokio::pin!(sleeper);
        let is_awake = |sleeper: std::pin::Pin<&mut BoxFuture<'_, ()>>| {
            let mut context = std::task::Context::from_waker(std::task::Waker::noop());
            Future::poll(sleeper, &mut context).is_ready()
        };
        clock.step_wall(600_000);
        assert!(!is_awake(sleeper.as_mut()), "the wall clock wakes nobody");
        clock.advance(Duration::from_secs(1));
        assert!(!is_awake(sleeper.as_mut()));
        clock.advance(Duration::from_secs(1));
        assert!(is_awake(sleeper.as_mut()));
    }
}
