//! The texts of regulations, by hash: a game is always played and replayed under the text it began with.

use crate::Millis;
use crate::fault::Fault;
use crate::open::Store;
use crate::statement::Run as _;

/// A regulation's text as it was when somebody first used it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptRegulation {
    /// The hash of its values.
    pub hash: String,
    /// Its id.
    pub id: String,
    /// The text.
    pub text: String,
    /// Who brought it; nobody for those that come with the program.
    pub owner: Option<String>,
}

impl Store {
    /// Keeps a text, unless it is there.
    pub async fn keep_regulation(&self, kept: &KeptRegulation, now: Millis) -> Result<(), Fault> {
        let sql = "INSERT INTO regulation (hash, id, text, owner, created) VALUES ($1, $2, $3, $4, $5) \
                   ON CONFLICT (hash) DO NOTHING";
        sqlx::query(sql)
            .bind(&kept.hash)
            .bind(&kept.id)
            .bind(&kept.text)
            .bind(&kept.owner)
            .bind(now)
            .run(self.writing("keep a regulation")?)
            .await?;
        Ok(())
    }

    /// The text with this hash.
    pub async fn regulation(&self, hash: &str) -> Result<Option<KeptRegulation>, Fault> {
        let sql = "SELECT hash, id, text, owner FROM regulation WHERE hash = $1";
        let row: Option<(String, String, String, Option<String>)> =
            sqlx::query(sql).bind(hash).first(&self.pool).await?;
        Ok(row.map(|(hash, id, text, owner)| KeptRegulation { hash, id, text, owner }))
    }

    /// The texts somebody brought, the newest first.
    pub async fn regulations_of(&self, owner: &str) -> Result<Vec<KeptRegulation>, Fault> {
        let sql = "SELECT hash, id, text, owner FROM regulation WHERE owner = $1 ORDER BY created DESC";
        let rows: Vec<(String, String, String, Option<String>)> = sqlx::query(sql).bind(owner).all(&self.pool).await?;
        Ok(rows.into_iter().map(|(hash, id, text, owner)| KeptRegulation { hash, id, text, owner }).collect())
    }
}
