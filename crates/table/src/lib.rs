//! One live game: chairs, clocks, dice, bots, who may see what. No HTTP, no JSON, no SQL.
//!
//! A table is a [`live::Fold`]: `state` holds what its log says and decides what is asked of it, without a clock or a
//! file; `fold` takes entries in and shows what changed; `requests` are what players ask and `referee` what referees do; `closing` says whose closing roll is whose to throw; `driver` runs what happens by
//! itself, `bot_seats` the bots of a table and `bot_host` those of a node; `tables` opens, finds and ends them. A [`Scene`] is what one viewer is shown. Versions, retries, readers,
//! delay, leases and time are the host's (`live`); the text of an entry is the crate `entries`.

mod any_table;
mod bot_host;
mod bot_seats;
mod chairs;
mod clocks;
mod closing;
mod common;
mod company;
mod contribution;
mod delayed;
mod driver;
mod fold;
mod hint;
mod history;
mod moves;
mod opening;
mod ratings;
mod referee;
mod refusal;
mod remark;
mod rematch;
mod requests;
mod scene;
mod sealed;
mod seating;
mod state;
mod summary;
mod tables;

pub use any_table::AnyTable;
pub use bot_host::BotHost;
pub use chairs::{Chair, Presence};
pub use closing::{Closing, THROW};
pub use common::Common;
pub use company::{AgreeRequest, GoOnRequest, HostRequest, HostWish, ResignRequest};
pub use contribution::{Contribution, REVEAL_SECONDS};
pub use delayed::DelayedScenes;
pub use driver::DriveEnd;
pub use entries::{
    Authority, Away, DAY_SECONDS, Format, Invitation, OptionFault, Options, Pause, Reason, SeedOffer, Who,
};
pub use hint::Hint;
pub use history::{StoryContent, StoryLine, TurnPoints};
pub use live::random_word;
pub use live::{BoxFuture, Clock, Reader, Resident, SystemClock, Unreadable, wall_now as now};
pub use opening::{NewTable, OpenFault};
pub use referee::{PauseRequest, ResumeRequest, RulingRequest};
pub use refusal::Refusal;
pub use remark::Remark;
pub use rematch::{KEPT_MS, NextGame};
pub use requests::{MoveRequest, RevealRequest, SitRequest};
pub use scene::{About, Audience, FinalPlace, Scene, SceneChair, View, Viewer, You};
pub use sealed::is_openable;
pub use state::Stage;
pub use summary::Summary;
pub use tables::Tables;
