//! How strong players are, by regulation and by format. Millionths, so that nothing but whole numbers is kept.

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

/// What a rating is of: games under one regulation that may take about as long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ladder<'a> {
    /// The regulation's id.
    pub regulation: &'a str,
    /// `live`, `quick` or `correspondence`.
    pub format: &'a str,
}

/// A rating of somebody, with what it is of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LadderRating {
    /// The regulation's id.
    pub regulation: String,
    /// `live`, `quick` or `correspondence`.
    pub format: String,
    /// How strong they are there.
    pub rating: Rating,
}

/// How strong somebody was after a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatingStep {
    /// The game's id.
    pub game: String,
    /// The mean after it, in millionths.
    pub mean: i64,
    /// The standard deviation after it, in millionths; 0 where it was not kept.
    pub deviation: i64,
    /// When it was counted.
    pub at: Millis,
}

impl Store {
    /// Somebody's rating.
    pub async fn rating(&self, person: &str, ladder: Ladder<'_>) -> Result<Option<Rating>, Fault> {
        let sql = "SELECT mean, deviation, games FROM rating WHERE person = $1 AND regulation = $2 AND format = $3";
        let query = sqlx::query(sql).bind(person).bind(ladder.regulation).bind(ladder.format);
        let row: Option<(i64, i64, i64)> = query.first(&self.pool).await?;
        Ok(row.map(|(mean, deviation, games)| Rating { mean, deviation, games: games as u32 }))
    }

    /// All ratings of somebody, by regulation and format.
    pub async fn ratings_of(&self, person: &str) -> Result<Vec<LadderRating>, Fault> {
        let sql = "SELECT regulation, format, mean, deviation, games FROM rating WHERE person = $1 ORDER BY regulation, format";
        let rows: Vec<(String, String, i64, i64, i64)> = sqlx::query(sql).bind(person).all(&self.pool).await?;
        let rating = |(regulation, format, mean, deviation, games): (String, String, i64, i64, i64)| LadderRating {
            regulation,
            format,
            rating: Rating { mean, deviation, games: games as u32 },
        };
        Ok(rows.into_iter().map(rating).collect())
    }

    /// How somebody's rating came about, the last games, oldest first.
    pub async fn rating_steps(&self, person: &str, ladder: Ladder<'_>, most: u16) -> Result<Vec<RatingStep>, Fault> {
        let sql = "SELECT game, after, deviation, at FROM rating_change \
                   WHERE person = $1 AND regulation = $2 AND format = $3 ORDER BY at DESC, game LIMIT $4";
        let query = sqlx::query(sql).bind(person).bind(ladder.regulation).bind(ladder.format).bind(i64::from(most));
        let rows: Vec<(String, i64, i64, i64)> = query.all(&self.pool).await?;
        let step = |(game, mean, deviation, at)| RatingStep { game, mean, deviation, at };
        Ok(rows.into_iter().rev().map(step).collect())
    }

    /// Counts a game, once: whether it was not counted before.
    pub async fn rate(&self, game: &str, ladder: Ladder<'_>, changes: &[Rated], at: Millis) -> Result<bool, Fault> {
        let mut transaction = self.begin("rate a game").await?;
        for change in changes {
            let sql = "INSERT INTO rating_change (game, person, regulation, format, before, after, deviation, at) \
                       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (game, person) DO NOTHING";
            let done = sqlx::query(sql)
                .bind(game)
                .bind(&change.person)
                .bind(ladder.regulation)
                .bind(ladder.format)
                .bind(change.before.mean)
                .bind(change.after.mean)
                .bind(change.after.deviation)
                .bind(at)
                .run(&mut transaction)
                .await?;
            if done == 0 {
                return Ok(false);
            }
            let sql = "INSERT INTO rating (person, regulation, format, mean, deviation, games) VALUES ($1, $2, $3, $4, $5, $6) \
                       ON CONFLICT (person, regulation, format) DO UPDATE SET mean = excluded.mean, \
                       deviation = excluded.deviation, games = excluded.games";
            sqlx::query(sql)
                .bind(&change.person)
                .bind(ladder.regulation)
                .bind(ladder.format)
                .bind(change.after.mean)
                .bind(change.after.deviation)
                .bind(i64::from(change.after.games))
                .run(&mut transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(true)
    }

    /// The best under a regulation in a format.
    pub async fn best(&self, ladder: Ladder<'_>, most: u16) -> Result<Vec<(String, String, Rating)>, Fault> {
        let sql = "SELECT person.id, person.name, mean, deviation, games FROM rating \
                   JOIN person ON person.id = rating.person WHERE regulation = $1 AND format = $2 \
                   ORDER BY mean - 3 * deviation DESC, person.name LIMIT $3";
        let query = sqlx::query(sql).bind(ladder.regulation).bind(ladder.format).bind(i64::from(most));
        let rows: Vec<(String, String, i64, i64, i64)> = query.all(&self.pool).await?;
        Ok(rows
            .into_iter()
            .map(|(id, name, mean, deviation, games)| (id, name, Rating { mean, deviation, games: games as u32 }))
            .collect())
    }
}
