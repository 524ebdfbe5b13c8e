//! Who has changed: what they are called, what they may do, which keys they hold. A node remembers people for a while; by
//! these numbers it hears which of them another node has changed.

use crate::fault::Fault;
use crate::log::number;
use crate::open::Store;
use crate::statement::Run as _;
use sqlx::AnyConnection;

/// How many changes are read at once.
const CHANGES_MAX: i64 = 1000;

/// Gives somebody the next number of a change, in the transaction that changes them. Transactions wait for each other here,
/// so that a number is never seen before a smaller one.
pub(crate) async fn mark_changed(connection: &mut AnyConnection, person: &str) -> Result<(), Fault> {
    let count = "UPDATE change_count SET number = number + 1 WHERE subject = 'people'";
    sqlx::query(count).run(&mut *connection).await?;
    let mark = "UPDATE person SET revision = (SELECT number FROM change_count WHERE subject = 'people') WHERE id = $1";
    sqlx::query(mark).bind(person).run(connection).await?;
    Ok(())
}

impl Store {
    /// The number of the last change of anybody.
    pub async fn people_revision(&self) -> Result<u64, Fault> {
        let sql = "SELECT number FROM change_count WHERE subject = 'people'";
        let (revision,): (i64,) = sqlx::query(sql).only(&self.pool).await?;
        Ok(revision as u64)
    }

    /// Those who have changed since, each with the number of the change, the oldest first.
    pub async fn changed_people(&self, since: u64) -> Result<Vec<(String, u64)>, Fault> {
        let sql = "SELECT id, revision FROM person WHERE revision > $1 ORDER BY revision LIMIT $2";
        let rows: Vec<(String, i64)> = sqlx::query(sql).bind(number(since)).bind(CHANGES_MAX).all(&self.pool).await?;
        Ok(rows.into_iter().map(|(person, revision)| (person, revision as u64)).collect())
    }
}
