//! Short words between machines that share a database: said once, kept nowhere, heard by who listens at that moment. On one
//! machine there is nobody to tell.

use crate::fault::Fault;
use crate::open::{Kind, Store};
use crate::statement::Run as _;
use tokio::sync::broadcast;

/// Where announcements are made, beside the hints of the log.
pub(crate) const CHANNEL: &str = "sdadata_announcements";
/// How many wait for a listener who is slow; what is more is lost to them.
pub(crate) const WAITING_MAX: usize = 1024;
/// The longest text the database passes on.
const LETTERS_MAX: usize = 4000;

impl Store {
    /// Tells all machines on this database, this one too. A text that is too long is not told.
    pub async fn announce(&self, text: &str) -> Result<(), Fault> {
        if self.kind() == Kind::Sqlite || text.len() > LETTERS_MAX {
            return Ok(());
        }
        sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(text).run(&self.pool).await?;
        Ok(())
    }

    /// What machines announce from now on. Announcements may be lost: nothing that counts is told this way.
    #[must_use]
    pub fn announcements(&self) -> broadcast::Receiver<String> {
        self.announcements.subscribe()
    }
}
