//! Whole evenings in a second: the real tables, tournaments, store and bots, on machines that die between two statements, with a
//! log that fails and a disk that lies, and people who vanish, click twice, send old requests again and come back.
//!
//! Everything that is decided follows from one seed: what people do and when, which write fails and how, when a machine dies and
//! for how long, the secrets behind the dice, and the time, which is a fake clock's. Two things do not: the order in which the
//! threads of the database and of the bots get the processor. A machine is therefore only let go on once it is at rest, and a
//! fault of the log belongs to a stream and a version, not to a place in the order. A seed that fails nearly always fails again.
//!
//! What comes of it is [`auditor::Evidence`]; whether a promise was broken is the auditor's to say.

mod faulty_log;
mod hall_people;
mod machine;
mod requests;
mod table_people;
mod world;

pub use faulty_log::LogFaults;

use auditor::Evidence;
use world::World;

/// What one run is made of.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What everything follows from.
    pub seed: u64,
    /// How often something is done.
    pub steps: u32,
    /// What the log does wrong.
    pub log: LogFaults,
    /// Of a thousand steps, before how many a machine is about to die.
    pub deaths: u32,
    /// Of a thousand steps, before how many the power fails, and what the disk has not flushed is gone.
    pub power_losses: u32,
    /// Whether machines look for tables to run, as they must.
    pub runs_tables: bool,
}

impl Plan {
    /// Everything that can go wrong, now and then.
    #[must_use]
    pub fn of(seed: u64) -> Self {
        let log = LogFaults { refused: 15, answer_lost: 15, ..LogFaults::default() };
        Self {
            seed,
            steps: 120,
            log,
            deaths: 40,
            power_losses: if seed.is_multiple_of(3) { 15 } else { 0 },
            runs_tables: true,
        }
    }

    /// Nothing goes wrong by itself: what is wrong then was planted.
    #[must_use]
    pub fn calm(seed: u64) -> Self {
        Self { log: LogFaults::default(), deaths: 0, power_losses: 0, ..Self::of(seed) }
    }
}

/// An evening at two tables.
pub async fn play_tables(plan: Plan) -> Evidence {
    let mut world = World::new(plan).await;
    table_people::play(&mut world).await;
    world.evidence().await
}

/// A day of a tournament.
pub async fn play_hall(plan: Plan) -> Evidence {
    let mut world = World::new(plan).await;
    hall_people::play(&mut world).await;
    world.evidence().await
}
