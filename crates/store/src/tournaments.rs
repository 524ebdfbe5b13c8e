//! The index of tournaments, and the one change an entry may ever see.

use crate::Millis;
use crate::fault::Fault;
use crate::log::number;
use crate::open::Store;
use crate::statement::Run as _;

/// A tournament as lists show it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedTournament {
    /// Its id, which is its stream.
    pub id: String,
    /// How far it has come: `entries`, `playing`, `over`.
    pub stage: String,
    /// What it is called.
    pub name: String,
    /// The regulation's id.
    pub regulation: String,
    /// When it is played, as the invitation says it.
    pub dates: Vec<String>,
    /// How many have entered.
    pub entrants: u32,
    /// The version this is of.
    pub version: u64,
    /// When it last changed.
    pub changed: Millis,
}

impl Store {
    /// Writes what is listed of a tournament, unless something newer is. Its days are set right at the same version too: a list
    /// of before they were kept has none.
    pub async fn list_tournament(&self, listed: &ListedTournament) -> Result<(), Fault> {
        let sql = "INSERT INTO tournament (id, stage, name, regulation, entrants, version, changed, dates) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
                   ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, name = excluded.name, entrants = excluded.entrants, \
                   version = excluded.version, changed = excluded.changed, dates = excluded.dates \
                   WHERE tournament.version < excluded.version \
                   OR tournament.version = excluded.version AND tournament.dates <> excluded.dates";
        sqlx::query(sql)
            .bind(&listed.id)
            .bind(&listed.stage)
            .bind(&listed.name)
            .bind(&listed.regulation)
            .bind(i64::from(listed.entrants))
            .bind(number(listed.version))
            .bind(listed.changed)
            .bind(listed.dates.join("\n"))
            .run(self.writing("list a tournament")?)
            .await?;
        Ok(())
    }

    /// The tournaments, those that changed last first.
    pub async fn tournaments(&self, most: u16) -> Result<Vec<ListedTournament>, Fault> {
        type Row = (String, String, String, String, i64, i64, i64, String);
        let sql = "SELECT id, stage, name, regulation, entrants, version, changed, dates FROM tournament \
                   ORDER BY changed DESC, id LIMIT $1";
        let rows: Vec<Row> = sqlx::query(sql).bind(i64::from(most)).all(&self.pool).await?;
        let listed = |(id, stage, name, regulation, entrants, version, changed, dates): Row| ListedTournament {
            id,
            stage,
            name,
            regulation,
            entrants: entrants as u32,
            version: version as u64,
            changed,
            dates: dates.lines().map(str::to_owned).collect(),
        };
        Ok(rows.into_iter().map(listed).collect())
    }

    /// Replaces the body of an entry: only to take away what is personal and stands beside what is chained. Nothing else
    /// ever changes an entry.
    pub async fn change_entry(&self, stream: &str, version: u64, body: &str) -> Result<(), Fault> {
        sqlx::query("UPDATE entry SET body = $3 WHERE stream = $1 AND version = $2")
            .bind(stream)
            .bind(number(version))
            .bind(body)
            .run(self.writing("change an entry")?)
            .await?;
        Ok(())
    }
}
