//! What belongs to somebody: their keys and their bots.

use crate::Millis;
use crate::fault::Fault;
use crate::open::Store;
use crate::people::{Person, Session, SessionKind};
use crate::statement::Run as _;

impl Store {
    /// The keys somebody holds that have not expired, the newest first.
    pub async fn sessions_of(&self, person: &str, now: Millis) -> Result<Vec<Session>, Fault> {
        let sql = "SELECT key, person, kind, created, expires FROM session \
                   WHERE person = $1 AND expires > $2 ORDER BY created DESC";
        let rows: Vec<(String, String, String, i64, i64)> =
            sqlx::query(sql).bind(person).bind(now).all(&self.pool).await?;
        let session = |(key, person, kind, created, expires): (String, String, String, i64, i64)| {
            SessionKind::of(&kind).map(|kind| Session { key, person, kind, created, expires })
        };
        Ok(rows.into_iter().filter_map(session).collect())
    }

    /// The bot accounts of somebody, the oldest first.
    pub async fn bots_of(&self, owner: &str) -> Result<Vec<Person>, Fault> {
        let sql = "SELECT id FROM person WHERE owner = $1 AND kind = 'bot' ORDER BY created, id";
        let ids: Vec<(String,)> = sqlx::query(sql).bind(owner).all(&self.pool).await?;
        let mut bots = Vec::with_capacity(ids.len());
        for (id,) in ids {
            bots.extend(self.person(&id).await?);
        }
        Ok(bots)
    }
}
