//! Closing rolls. The dice are the table's, as always; when they are thrown is for the player whose roll it is to say, for a
//! few seconds. Who is away, and every bot, is thrown for at once.

use crate::chairs::Chair;
use crate::refusal::Refusal;
use crate::state::{Stage, TableState};
use frame::{Actor, Seat};
use games::{LiveGame, NearEnd};
use live::{Draft, Millis};

/// What a player says to throw the dice of their closing roll. It is no command of the rules: those are chance's.
pub const THROW: &str = "throw";

/// How long a player may let everybody wait for the throw.
pub(crate) const THROW_MS: Millis = 5_000;

/// What everybody may know of the end, once the time of the game is up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Closing {
    /// How near it is.
    pub near: NearEnd,
    /// Milliseconds until the dice are thrown by themselves, while a roll is awaited.
    pub throw_left: Option<Millis>,
}

impl<G: LiveGame> TableState<G> {
    /// The player who is there to throw the dice that are awaited, and their seat.
    pub(crate) fn thrower(&self) -> Option<(usize, Seat)> {
        thrower::<G>(&self.state, &self.chairs)
    }

    /// Who is awaited: the seat that is asked, or the one whose throw it is.
    pub(crate) fn awaited_seat(&self) -> Option<Seat> {
        self.asked().or_else(|| Some(self.thrower()?.1))
    }

    /// How near the end is.
    pub(crate) fn closing(&self, now: Millis) -> Option<Closing> {
        if self.stage != Stage::Playing {
            return None;
        }
        let near = G::near_end(&self.setup, &self.state)?;
        let left = self.clocks.throw_left(now);
        Some(Closing { near, throw_left: left.map(|left| if self.thrower().is_some() { left } else { 0 }) })
    }

    /// What happens if a player throws now.
    pub(crate) fn draft_throw(&self, player: usize, nonce: &str, now: Millis) -> Result<Draft<Self>, Refusal> {
        let is_theirs = self.thrower().is_some_and(|(thrower, _)| thrower == player);
        let draft = is_theirs.then(|| self.draft_roll(Some((player, nonce)), now)).flatten();
        draft.ok_or(Refusal::NothingToThrow)
    }

    /// Whether the first of these moves is an answer of chance.
    pub(crate) fn begins_with_roll(lines: &str) -> bool {
        let actor = lines.lines().next().and_then(|line| line.split(' ').nth(2));
        actor == Some(notation::print_actor(Actor::Chance).as_str())
    }
}

/// The same of a state that is not the table's yet.
pub(crate) fn thrower<G: LiveGame>(state: &G::State, chairs: &[Chair]) -> Option<(usize, Seat)> {
    let seat = G::closing_roller(state)?;
    let player = G::sits(state, seat)?.index();
    chairs.get(player).filter(|chair| chair.is_peopled()).map(|_| (player, seat))
}
