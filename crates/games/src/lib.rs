//! The games there are, as whoever hosts one needs them; [`per_game`] chooses the game a regulation is of.
//!
//! What a game says of itself beyond its rules, its text and its bots is told apart by who asks: [`HostGame`] is what every
//! host needs, [`LiveGame`] a table on the web, [`Figures`] a page that shows one, [`SimulationGame`] whoever counts many
//! games, [`RecordGame`] whoever shows a record in words. A third game is one more module here.

mod discards;
mod figures;
mod hosts;
mod may;
mod risiko;
mod roster;
mod spqr;

pub use discards::Discards;
pub use figures::{Figures, FinalScore, NearEnd, NextRoll, Progress, Supremacies, Supremacy, TrisWorth};
pub use hosts::{HostGame, LiveGame, RecordGame, SimulationGame};
pub use may::{May, may, question};
pub use roster::{BotList, Roster};

use ::spqr::Spqr;
use bots::{Named, Seated};
use frame::Seat;
use odds::Outnumbered;
use regulation::settings::Permission;
use regulation::{GameKind, GameSettings, Regulation};
use rules::Risiko;

/// A game with everything any host may need: what [`per_game`] chooses. Whoever needs less says so.
pub trait Playable: LiveGame + SimulationGame + RecordGame {}

impl<G: LiveGame + SimulationGame + RecordGame> Playable for G {}

/// What came of a game.
#[derive(Clone, Debug)]
pub struct Outcome<Cause> {
    /// Why it ended.
    pub cause: Option<Cause>,
    /// Whether somebody did what the game asks for, and did not just lead as it ended.
    pub objective_reached: bool,
    /// The players, best first.
    pub standings: Vec<Standing>,
}

/// How one player stands.
#[derive(Clone, Copy, Debug)]
pub struct Standing {
    /// The player's seat.
    pub seat: Seat,
    /// From 1; those who tie share it.
    pub place: u8,
    /// Table points.
    pub points: u16,
    /// How they left the game before its end, if they did.
    pub left: Option<Departure>,
}

/// How a player left a game before its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Departure {
    /// Of their own accord, or because they were away for too long (C24).
    Withdrawn,
    /// Put out by a ruling (C22, C52).
    Excluded,
    /// They lost all they held (G6.1, B18).
    Eliminated,
}

/// How one player ended, for whoever gives tournament points for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatEnd {
    /// The player's seat.
    pub seat: Seat,
    /// Table points.
    pub points: u16,
    /// Points of territories outside the objective.
    pub outside: u16,
    /// 1 for the first who was eliminated, 2 for the second.
    pub eliminated: Option<u8>,
    /// The coefficient of potential points (S2).
    pub potential: u16,
    /// The value of the army (S2).
    pub army: u16,
    /// Whether the objective was completed.
    pub reached: bool,
}

/// Something to be done with whichever game it is.
pub trait PerGame {
    /// What comes of it.
    type Out;

    /// Does it with this game, under a regulation that settles this.
    fn run<G: Playable>(self, settings: &G::Settings) -> Self::Out;
}

/// Does something with the game a regulation is of.
pub fn per_game<W: PerGame>(regulation: &Regulation, work: W) -> W::Out {
    match &regulation.game {
        GameSettings::Risiko(settings) => work.run::<Risiko>(settings),
        GameSettings::Spqr(settings) => work.run::<Spqr>(settings),
    }
}

/// Whether a battle may be fought with fewer dice than the defence (G4.4, B10), as odds are reckoned.
#[must_use]
pub fn outnumbered(regulation: &Regulation) -> Outnumbered {
    let permission = match &regulation.game {
        GameSettings::Risiko(settings) => settings.combat.outnumbered.value,
        GameSettings::Spqr(settings) => settings.combat.outnumbered.value,
    };
    match permission {
        Permission::Forbidden => Outnumbered::Forbidden,
        Permission::Allowed => Outnumbered::Allowed,
    }
}

/// The names of the bots of all games.
pub fn bot_names() -> Vec<&'static str> {
    let mut names: Vec<&str> = bot_names_of::<Risiko>().collect();
    for name in bot_names_of::<Spqr>() {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// The names of the bots of one game.
#[must_use]
pub fn bot_names_in(kind: GameKind) -> Vec<&'static str> {
    match kind {
        GameKind::Risiko => bot_names_of::<Risiko>().collect(),
        GameKind::Spqr => bot_names_of::<Spqr>().collect(),
    }
}

/// Whether a game has a bot of this name.
#[must_use]
pub fn has_bot(kind: GameKind, name: &str) -> bool {
    bot_names_in(kind).contains(&name)
}

fn bot_names_of<G: Seated>() -> impl Iterator<Item = &'static str> {
    G::Bot::ALL.iter().map(|bot| bot.name())
}

#[cfg(test)]
mod tests {
    use super::bot_names;
    use words::{Lang, Words};

    #[test]
    fn every_bot_is_somebody_in_both_languages() {
        for words in Lang::ALL.map(Words::new) {
            for bot in bot_names() {
                assert_ne!(speech::level_name(bot, words), bot);
                assert!(speech::bot_in_chair(bot, 0, words).contains('('), "{bot}");
            }
        }
    }
}
