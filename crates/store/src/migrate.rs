//! The schema, step by step: each step is one text, run once, in order, each in a transaction of its own.

use crate::fault::Fault;
use crate::open::Kind;
use sqlx::{AnyPool, AssertSqlSafe};

/// The steps, from the first. A step that has been released is never changed.
const STEPS: &[&str] = &[include_str!("../migrations/0001.sql"), include_str!("../migrations/0002.sql")];

/// Several nodes may start at once: the first one in makes the tables, the others wait for it.
const ALONE: &str = "SELECT pg_advisory_xact_lock(1935962484)";

/// Brings the schema up to date.
pub(crate) async fn run(pool: &AnyPool, kind: Kind) -> Result<(), Fault> {
    up_to(STEPS, pool, kind).await
}

async fn up_to(steps: &[&str], pool: &AnyPool, kind: Kind) -> Result<(), Fault> {
    let known = steps.len() as i64;
    let mut transaction = pool.begin().await?;
    if kind == Kind::Postgres {
        sqlx::query(ALONE).execute(&mut *transaction).await?;
    }
    sqlx::query("CREATE TABLE IF NOT EXISTS schema_step (step BIGINT NOT NULL PRIMARY KEY)")
        .execute(&mut *transaction)
        .await?;
    let (found,): (i64,) =
        sqlx::query_as("SELECT COALESCE(MAX(step), 0) FROM schema_step").fetch_one(&mut *transaction).await?;
    if found > known {
        return Err(Fault::FromTheFuture { found, known });
    }
    for (number, step) in (1_i64..).zip(steps).skip(found as usize) {
        for statement in statements(step) {
            sqlx::query(AssertSqlSafe(statement)).execute(&mut *transaction).await?;
        }
        sqlx::query("INSERT INTO schema_step (step) VALUES ($1)").bind(number).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    Ok(())
}

/// The statements of a step, its comments left out. None of them has a semicolon inside.
fn statements(step: &str) -> Vec<String> {
    let sql: Vec<&str> = step.lines().filter(|line| !line.trim_start().starts_with("--")).collect();
    let sql = sql.join("\n");
    sql.split(';').map(str::trim).filter(|statement| !statement.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::any::AnyPoolOptions;

    /// A database of any earlier version, with a game in it, is brought up to date and keeps the game.
    #[tokio::test]
    async fn what_earlier_versions_wrote_is_kept() {
        sqlx::any::install_default_drivers();
        for steps in 1..=STEPS.len() {
            let directory = tempfile::tempdir().expect("a directory");
            let file = directory.path().join("sdadata.db");
            let address = format!("sqlite://{}?mode=rwc", file.display());
            let pool = AnyPoolOptions::new().connect(&address).await.expect("a file");
            up_to(&STEPS[..steps], &pool, Kind::Sqlite).await.expect("so far");
            let game = "INSERT INTO game (id, stage, regulation, title, listed, rated, seats, taken, version, created, changed) \
                        VALUES ('g', 'open', 'firk', 'Prova', 1, 1, 4, 1, 2, 3, 4)";
            sqlx::query(game).execute(&pool).await.expect("a game");
            pool.close().await;
            let store = crate::Store::file(&file).await.expect("up to date");
            let games = store.games("open", true, 9).await.expect("readable");
            assert_eq!(
                games.iter().map(|game| (game.title.as_str(), game.seats, game.kept)).collect::<Vec<_>>(),
                [("Prova", 4, 0)]
            );
        }
    }
}
