//! Clients for trying a server out: as little HTTP as is needed, and a player who does whatever may be done.

mod crowd;
mod deliveries;
mod hall;
mod ledger;
mod line;
mod reconnect;
mod trial;
mod verify;

pub use crowd::{Crowd, be_slow, look_on};
pub use hall::{HallFigures, HallPlan, PageCost, Times, measure_hall};
pub use ledger::{Ledger, SentMove};
pub use line::{Answer, Line};
pub use reconnect::{Reconnections, measure_reconnect};
pub use trial::{Pace, Transport, Trial, TrialPlan};
pub use verify::{Verified, verify};

use chance::{Seeded, Source as _, Stream};

/// One of the things that may be done; a range becomes a number of it.
#[must_use]
pub fn choose(may: &[String], rng: &mut Seeded) -> String {
    let line = &may[rng.below(Stream::Cards, may.len() as u32) as usize];
    let words = line.split(' ').map(|word| match word.split_once("..") {
        Some((least, most)) => {
            let (least, most): (u32, u32) = (least.parse().unwrap_or(1), most.parse().unwrap_or(1));
            (least + rng.below(Stream::Cards, most - least + 1)).to_string()
        }
        None => word.to_owned(),
    });
    words.collect::<Vec<_>>().join(" ")
}
