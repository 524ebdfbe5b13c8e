//! The program's own bots as players. None of those there are has a memory: what they need is in the view.

use crate::{BotPlayer, Budget, Choice, NewGame, NoAnswer, Question, Seated};
use chance::Seeded;

/// One of the program's own bots, at a table.
#[derive(Clone, Copy, Debug)]
pub struct BuiltIn<G: Seated> {
    bot: G::Bot,
}

impl<G: Seated> BuiltIn<G> {
    /// A player who plays as this bot does.
    #[must_use]
    pub const fn new(bot: G::Bot) -> Self {
        Self { bot }
    }
}

impl<G: Seated> BotPlayer<G> for BuiltIn<G> {
    #[inline]
    fn begin(&mut self, _: &NewGame<'_, G>, _: &mut Seeded) {}

    #[inline]
    fn wants_events(&self) -> bool {
        false
    }

    #[inline]
    fn saw(&mut self, _: &G::Setup, _: &G::Seen) {}

    #[inline]
    fn choose(&mut self, question: &Question<'_, '_, G>, rng: &mut Seeded) -> Result<Choice<G>, NoAnswer> {
        let Question { setup, view, budget: Budget { explain, .. }, .. } = question;
        let command = G::choose(self.bot, setup, view, rng);
        let reasons = if *explain { G::reasons(self.bot, setup, view, command) } else { Vec::new() };
        Ok(Choice { command, value: None, reasons })
    }
}
