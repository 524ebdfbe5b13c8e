//! The schema, step by step: each step is one text, run once, in order, each in a transaction of its own.

use crate::fault::Fault;
use crate::open::Kind;
use sqlx::{AnyPool, AssertSqlSafe};

/// The steps, from the first. A step that has been released is never changed.
const STEPS: &[&str] = &[include_str!("../migrations/0001.sql")];

/// Several nodes may start at once: the first one in makes the tables, the others wait for it.
const ALONE: &str = "SELECT pg_advisory_xact_lock(1935962484)";

/// Brings the schema up to date.
pub(crate) async fn run(pool: &AnyPool, kind: Kind) -> Result<(), Fault> {
    let known = STEPS.len() as i64;
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
    for (number, step) in (1_i64..).zip(STEPS).skip(found as usize) {
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
