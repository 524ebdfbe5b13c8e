//! The bots a host has to offer, by name: the program's own, and whatever else it was given.

use crate::LiveGame;
use bots::{BotPlayer, BuiltIn, Named as _, Seated};
use rules::Risiko;
use spqr::Spqr;
use std::fmt;
use std::sync::Arc;

/// Makes a player of one kind, for one game.
type MakePlayer<G> = Arc<dyn Fn() -> Box<dyn BotPlayer<G>> + Send + Sync>;

/// The bots of one game.
#[derive(Clone)]
pub struct BotList<G: Seated>(Vec<(String, MakePlayer<G>)>);

impl<G: Seated> BotList<G> {
    /// The program's own.
    #[must_use]
    pub fn built_in() -> Self {
        let entry = |&bot: &G::Bot| -> (String, MakePlayer<G>) {
            (bot.name().to_owned(), Arc::new(move || Box::new(BuiltIn::<G>::new(bot))))
        };
        Self(G::Bot::ALL.iter().map(entry).collect())
    }

    /// A player of this name, for one game; nobody, if no bot is called so.
    #[must_use]
    pub fn player(&self, name: &str) -> Option<Box<dyn BotPlayer<G>>> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, make)| make())
    }

    /// The names there are.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(name, _)| name.as_str())
    }
}

impl<G: Seated> fmt::Debug for BotList<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.names()).finish()
    }
}

/// The bots of all games.
#[derive(Clone, Debug)]
pub struct Roster {
    pub(crate) risiko: BotList<Risiko>,
    pub(crate) spqr: BotList<Spqr>,
}

impl Default for Roster {
    /// The program's own.
    fn default() -> Self {
        Self { risiko: BotList::built_in(), spqr: BotList::built_in() }
    }
}

impl Roster {
    /// The same with one more bot of one game.
    #[must_use]
    pub fn with<G: LiveGame, P: BotPlayer<G> + 'static>(
        mut self,
        name: &str,
        make: impl Fn() -> P + Send + Sync + 'static,
    ) -> Self {
        let make = move || -> Box<dyn BotPlayer<G>> { Box::new(make()) };
        G::bots_mut(&mut self).0.push((name.to_owned(), Arc::new(make)));
        self
    }
}
