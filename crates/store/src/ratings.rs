//! How strong players are, by regulation. Millionths, so that nothing but whole numbers is kept.

use crate::Millis;
use crate::fault::Fault;
use crate::open::Store;
use crate::statement::Run as _;

/// How strong somebody is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The mean, in millionths.
    pub mean: i64,
    /// The standard deviation, in millionths.
    pub deviation: i64,
    /// From how many games.
    pub games: u32,
}

/// What a game changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rated {
    /// The person it is about.
    pub person: String,
    /// Before the game.
    pub before: Rating,
    /// After it.
    pub after: Rating,
}

impl Store {
    /// Somebody's rating under a regulation.
    pub async fn rating(&self, person: &str, regulation: &str) -> Result<Option<Rating>, Fault> {
        let sql = "SELECT mean, deviation, games FROM rating WHERE person = $1 AND regulation = $2";
        let row: Option<(i64, i64, i64)> = sqlx::query(sql).bind(person).bind(regulation).first(&self.pool).await?;
        Ok(row.map(|(mean, deviation, games)| Rating { mean, deviation, games: games as u32 }))
    }

    /// All ratings of somebody, by regulation.
    pub async fn ratings_of(&self, person: &str) -> Result<Vec<(String, Rating)>, Fault> {
        let sql = "SELECT regulation, mean, deviation, games FROM rating WHERE person = $1 ORDER BY regulation";
        let rows: Vec<(String, i64, i64, i64)> = sqlx::query(sql).bind(person).all(&self.pool).await?;
        Ok(rows
            .into_iter()
            .map(|(regulation, mean, deviation, games)| (regulation, Rating { mean, deviation, games: games as u32 }))
            .collect())
    }

    /// Counts a game, once: whether it was not counted before.
    pub async fn rate(&self, game: &str, regulation: &str, changes: &[Rated], at: Millis) -> Result<bool, Fault> {
        let mut transaction = self.begin("rate a game").await?;
        for change in changes {
            let sql = "INSERT INTO rating_change (game, person, regulation, before, after, at) \
                       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (game, person) DO NOTHING";
            let done = sqlx::query(sql)
                .bind(game)
                .bind(&change.person)
                .bind(regulation)
                .bind(change.before.mean)
                .bind(change.after.mean)
                .bind(at)
                .run(&mut transaction)
                .await?;
            if done == 0 {
                return Ok(false);
            }
            let sql = "INSERT INTO rating (person, regulation, mean, deviation, games) VALUES ($1, $2, $3, $4, $5) \
                       ON CONFLICT (person, regulation) DO UPDATE SET mean = excluded.mean, \
                       deviation = excluded.deviation, games = excluded.games";
            sqlx::query(sql)
                .bind(&change.person)
                .bind(regulation)
                .bind(change.after.mean)
                .bind(change.after.deviation)
                .bind(i64::from(change.after.games))
                .run(&mut transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(true)
    }

    /// The best of a regulation.
    pub async fn best(&self, regulation: &str, most: u16) -> Result<Vec<(String, String, Rating)>, Fault> {
        let sql = "SELECT person.id, person.name, mean, deviation, games FROM rating \
                   JOIN person ON person.id = rating.person WHERE regulation = $1 \
                   ORDER BY mean - 3 * deviation DESC, person.name LIMIT $2";
        let rows: Vec<(String, String, i64, i64, i64)> =
            sqlx::query(sql).bind(regulation).bind(i64::from(most)).all(&self.pool).await?;
        Ok(rows
            .into_iter()
            .map(|(id, name, mean, deviation, games)| (id, name, Rating { mean, deviation, games: games as u32 }))
            .collect())
    }
}
