//! Named points between statements, at which a test lets the process die. Only tests arm them; a program passes each for the
//! price of reading one flag.
//!
//! A program built with debug assertions can be told to die for good: `SDADATA_DIE_AT` names a point, and after a colon how often
//! it is passed before. What is shipped is built without them and reads no such thing.

use crate::fault::Fault;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Where a process can die: before each statement that writes, and between the statements of a transaction.
///
/// A process that has died writes nothing more: every later point is a fault, and a transaction that was under way is never
/// committed. What is on disk then is what a crash at this point leaves there. A test goes on with a new
/// [`Store`](crate::Store) on the same database.
#[derive(Debug, Default)]
pub struct CrashPoints {
    armed: AtomicBool,
    plan: Mutex<Plan>,
    /// The most pages the file may have, where a test lets the disk be full.
    pages_max: AtomicU32,
}

#[derive(Debug, Default)]
struct Plan {
    /// The points passed since the plan was made.
    passed: Vec<&'static str>,
    death: Option<Death>,
    dead: bool,
    /// Whether the whole process ends there, at once and without a word.
    #[cfg(debug_assertions)]
    for_good: Option<u32>,
}

/// When the process dies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Death {
    /// At the next point of this name.
    At(&'static str),
    /// Once so many points have been passed.
    After(usize),
}

impl CrashPoints {
    /// Armed as the environment says, in a program that is not shipped.
    #[cfg(debug_assertions)]
    pub(crate) fn from_environment() -> Self {
        let points = Self::default();
        if let Ok(plan) = std::env::var("SDADATA_DIE_AT") {
            let (point, times) = plan.split_once(':').unwrap_or((&plan, "0"));
            let times = times.parse().unwrap_or_default();
            // There is one such text for the whole life of the process.
            let death = Death::At(point.to_owned().leak());
            points.arm(Some(death));
            points.plan().for_good = Some(times);
        }
        points
    }

    /// Nothing tells a program that is shipped to die.
    #[cfg(not(debug_assertions))]
    pub(crate) fn from_environment() -> Self {
        Self::default()
    }

    /// Lets the process die at the next point of this name.
    pub fn die_at(&self, point: &'static str) {
        self.arm(Some(Death::At(point)));
    }

    /// Lets the process die after so many more points.
    pub fn die_after(&self, points: usize) {
        self.arm(Some(Death::After(points)));
    }

    /// Writes down the points that are passed from now on.
    pub fn record(&self) {
        self.arm(None);
    }

    /// The points passed since the plan was made; the last one is where the process died, if it did.
    #[must_use]
    pub fn passed(&self) -> Vec<&'static str> {
        self.plan().passed.clone()
    }

    /// Whether the process has died.
    #[must_use]
    pub fn is_dead(&self) -> bool {
        self.plan().dead
    }

    /// The most pages a new connection may let the file have, where a test has set it.
    pub(crate) fn pages_max(&self) -> Option<u32> {
        Some(self.pages_max.load(Ordering::Relaxed)).filter(|&pages| pages > 0)
    }

    pub(crate) fn set_pages_max(&self, pages: Option<u32>) {
        self.pages_max.store(pages.unwrap_or_default(), Ordering::Relaxed);
    }

    fn arm(&self, death: Option<Death>) {
        *self.plan() = Plan { death, ..Plan::default() };
        self.armed.store(true, Ordering::Release);
    }

    /// Passes a point; a fault where the process dies or is dead.
    pub(crate) fn pass(&self, point: &'static str) -> Result<(), Fault> {
        if !self.armed.load(Ordering::Acquire) {
            return Ok(());
        }
        let mut plan = self.plan();
        #[cfg(debug_assertions)]
        if let (Some(left), Some(Death::At(name))) = (plan.for_good, plan.death) {
            if name == point && left == 0 {
                std::process::abort();
            }
            plan.for_good = Some(left - u32::from(name == point));
            return Ok(());
        }
        if !plan.dead {
            plan.dead = match plan.death {
                Some(Death::At(name)) => name == point,
                Some(Death::After(points)) => plan.passed.len() == points,
                None => false,
            };
            plan.passed.push(point);
        }
        match plan.dead {
            true => Err(Fault::Unreachable("the process has died".to_owned())),
            false => Ok(()),
        }
    }

    fn plan(&self) -> MutexGuard<'_, Plan> {
        self.plan.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
