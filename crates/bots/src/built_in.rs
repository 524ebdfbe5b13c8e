//! The program's own bots as players. Most have no memory, since what they need is in the view; those who search do.

use crate::{BotPlayer, Choice, NewGame, NoAnswer, Question, Seated};
use chance::Seeded;

/// One of the program's own bots, at a table.
pub struct BuiltIn<G: Seated> {
    bot: G::Bot,
    thinker: Option<Box<dyn BotPlayer<G>>>,
}

impl<G: Seated> BuiltIn<G> {
    /// A player who plays as this bot does.
    #[must_use]
    pub fn new(bot: G::Bot) -> Self {
        Self { bot, thinker: G::thinker(bot) }
    }
}

impl<G: Seated> std::fmt::Debug for BuiltIn<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("BuiltIn").field("bot", &self.bot).finish_non_exhaustive()
    }
}

impl<G: Seated> BotPlayer<G> for BuiltIn<G> {
    #[inline]
    fn begin(&mut self, game: &NewGame<'_, G>, rng: &mut Seeded) {
        if let Some(thinker) = &mut self.thinker {
            thinker.begin(game, rng);
        }
    }

    #[inline]
    fn wants_events(&self) -> bool {
        self.thinker.is_some()
    }

    #[inline]
    fn saw(&mut self, setup: &G::Setup, seen: &G::Seen) {
        if let Some(thinker) = &mut self.thinker {
            thinker.saw(setup, seen);
        }
    }

    #[inline]
    fn choose(&mut self, question: &Question<'_, '_, G>, rng: &mut Seeded) -> Result<Choice<G>, NoAnswer> {
        let mut choice = match &mut self.thinker {
            Some(thinker) => thinker.choose(question, rng)?,
            None => Choice::of(G::choose(self.bot, question.setup, &question.view, rng)),
        };
        if question.budget.explain {
            choice.reasons = G::reasons(self.bot, question.setup, &question.view, choice.command);
        }
        Ok(choice)
    }
}
