//! A table for spectators who see everything later, whichever game it hosts.

use crate::refusal::Refusal;
use crate::scene::Scene;
use crate::state::TableState;
use games::LiveGame;
use live::{BoxFuture, Delayed};

/// The scenes of a table, each so much later.
pub trait DelayedScenes: Send + Sync {
    /// The next scene, once it may be shown; first the table as it was. Nothing is lost if this is dropped before it is
    /// ready.
    fn next(&mut self) -> BoxFuture<'_, Result<Scene, Refusal>>;
}

impl<G: LiveGame> DelayedScenes for Delayed<TableState<G>> {
    fn next(&mut self) -> BoxFuture<'_, Result<Scene, Refusal>> {
        Box::pin(async move { Ok(self.next().await?) })
    }
}
