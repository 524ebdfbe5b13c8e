//! People who were changed at another node: what is remembered of them here is forgotten within a second.

use crate::app::App;
use std::time::Duration;
use store::Fault;

/// How often this node looks who was changed.
const LOOK_INTERVAL: Duration = Duration::from_millis(400);

impl App {
    /// Forgets whoever another node changes: their name, their role, a key that was taken away. Goes on until it is
    /// dropped.
    pub async fn follow_people(&self) {
        let mut known = None;
        loop {
            if let Err(fault) = self.forget_changed(&mut known).await {
                tracing::warn!(%fault, "who was changed elsewhere is not known");
            }
            tokio::time::sleep(LOOK_INTERVAL).await;
        }
    }

    /// Forgets those who were changed since the last look. Before the first one nobody is remembered.
    async fn forget_changed(&self, known: &mut Option<u64>) -> Result<(), Fault> {
        let Some(since) = *known else {
            *known = Some(self.store.people_revision().await?);
            return Ok(());
        };
        for (person, revision) in self.store.changed_people(since).await? {
            self.forget_name(&person);
            self.sessions.forget(&person);
            *known = Some(revision);
        }
        Ok(())
    }
}
