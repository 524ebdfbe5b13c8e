//! Exact probabilities of combat: one roll, one whole battle, and tables of all battles.
//!
//! A [`Roll`] counts the ways dice can fall, in integers. A [`Forecast`] says how one [`Battle`] ends, state by
//! state. A [`Chain`] is several battles one after the other. A [`WinTable`] and a [`Distributions`] hold the answers for every battle up to [`MAX_ARMIES`] a side.
//!
//! ```
//! use odds::{Attackers, Battle, Defenders, Forecast, Terms};
//!
//! let battle = Battle::new(Attackers(4), Defenders(1))?;
//! let forecast = Forecast::new(battle, Terms::default());
//! assert!(forecast.conquest() > 0.9);
//! # Ok::<(), odds::NotABattle>(())
//! ```
//!
//! What this crate does not know: maps, players, turns, regulations, and where dice come from. Whoever asks
//! translates a regulation into [`Terms`]. It reads nothing, rolls nothing and depends on nothing but `std`.

mod battle;
mod chain;
mod forecast;
mod roll;
mod steps;
mod tables;

pub use battle::{Attackers, Battle, Defenders, Harmless, MAX_ARMIES, NotABattle, Outnumbered, Stays, Terms};
pub use chain::Chain;
pub use forecast::{End, Ending, Expected, Forecast};
pub use roll::{Dice, Losses, Outcome, Roll, Ties};
pub use tables::{Distributions, WinTable};
