//! The schema, step by step: each file of `migrations/` is run once, in order, by sqlx's own migrator. Several nodes may
//! start at once: the first one in takes the migrator's lock, the others wait for it.

use crate::fault::Fault;
use sqlx::migrate::{Migrate as _, MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, SqlSafeStr as _};

/// The steps, from the first. A step that has been released is never changed: its checksum is kept with it.
const STEPS: &[&str] = &[
    include_str!("../migrations/0001.sql"),
    include_str!("../migrations/0002.sql"),
    include_str!("../migrations/0003.sql"),
    include_str!("../migrations/0004.sql"),
    include_str!("../migrations/0005.sql"),
    include_str!("../migrations/0006.sql"),
    include_str!("../migrations/0007.sql"),
];

/// Where the migrator keeps what has been run.
pub(crate) const TABLE: &str = "_sqlx_migrations";

/// Brings the schema up to date.
pub(crate) async fn run(pool: &AnyPool) -> Result<(), Fault> {
    up_to(STEPS, pool).await
}

async fn up_to(steps: &'static [&'static str], pool: &AnyPool) -> Result<(), Fault> {
    let migrations: Vec<Migration> = (1..).zip(steps).map(|(version, sql)| migration(version, sql)).collect();
    adopt(&mut *pool.acquire().await?, &migrations).await?;
    let done = Migrator::with_migrations(migrations).run(pool).await;
    done.map_err(|error| fault(error, steps.len() as i64))
}

fn migration(version: i64, sql: &'static str) -> Migration {
    let sql = AssertSqlSafe(sql).into_sql_str();
    Migration::new(version, "schema".into(), MigrationType::Simple, sql, false)
}

/// A database of before the migrator kept its steps in a table of our own: they count as run, and the table goes.
async fn adopt(connection: &mut AnyConnection, migrations: &[Migration]) -> Result<(), Fault> {
    let known = migrations.len() as i64;
    connection.lock().await.map_err(|error| fault(error, known))?;
    let adopted = adopt_alone(connection, migrations).await;
    connection.unlock().await.map_err(|error| fault(error, known))?;
    adopted
}

async fn adopt_alone(connection: &mut AnyConnection, migrations: &[Migration]) -> Result<(), Fault> {
    let found: Result<(Option<i64>,), _> =
        sqlx::query_as("SELECT MAX(step) FROM schema_step").fetch_one(&mut *connection).await;
    // Without the table there is nothing to adopt; whatever else is wrong the migrator finds too.
    let Ok((Some(found),)) = found else { return Ok(()) };
    let known = migrations.len() as i64;
    if found > known {
        return Err(Fault::FromTheFuture { found, known });
    }
    connection.ensure_migrations_table(TABLE).await.map_err(|error| fault(error, known))?;
    for migration in migrations.iter().filter(|migration| migration.version <= found) {
        connection.skip(TABLE, migration).await.map_err(|error| fault(error, known))?;
    }
    sqlx::query("DROP TABLE schema_step").execute(&mut *connection).await?;
    Ok(())
}

fn fault(error: MigrateError, known: i64) -> Fault {
    match error {
        MigrateError::VersionMissing(found) => Fault::FromTheFuture { found, known },
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
        other => Fault::Refused(other.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::open::pool_of;

    /// A database of any earlier version, with a game in it, is brought up to date and keeps the game.
    #[tokio::test]
    async fn what_earlier_versions_wrote_is_kept() {
        sqlx::any::install_default_drivers();
        for steps in 1..=STEPS.len() {
            let directory = tempfile::tempdir().expect("a directory");
            let file = directory.path().join("sdadata.db");
            let address = format!("sqlite://{}?mode=rwc", file.display());
            let pool = pool_of(1).connect(&address).await.expect("a file");
            up_to(&STEPS[..steps], &pool).await.expect("so far");
            let game = "INSERT INTO game (id, stage, regulation, title, listed, rated, seats, taken, version, created, changed) \
                        VALUES ('g', 'open', 'firk', 'Prova', 1, 1, 4, 1, 2, 3, 4)";
            sqlx::query(game).execute(&pool).await.expect("a game");
            if steps < 7 {
                let rating =
                    "INSERT INTO rating (person, regulation, mean, deviation, games) VALUES ('p', 'firk', 26, 8, 3)";
                sqlx::query(rating).execute(&pool).await.expect("a rating");
                let change = "INSERT INTO rating_change (game, person, regulation, before, after, at) \
                              VALUES ('g', 'p', 'firk', 25, 26, 7)";
                sqlx::query(change).execute(&pool).await.expect("a change");
            }
            pool.close().await;
            let store = crate::Store::file(&file).await.expect("up to date");
            let games = store.games("open", true, 9).await.expect("readable");
            assert_eq!(
                games.iter().map(|game| (game.title.as_str(), game.seats, game.kept)).collect::<Vec<_>>(),
                [("Prova", 4, 0)]
            );
            assert_eq!((games[0].format.as_str(), games[0].due), ("live", 0));
            if steps < 7 {
                // What was rated before was played in one evening.
                let live = crate::Ladder { regulation: "firk", format: "live" };
                let rating = store.rating("p", live).await.expect("readable");
                assert_eq!(rating, Some(crate::Rating { mean: 26, deviation: 8, games: 3 }));
                let steps = store.rating_steps("p", live, 9).await.expect("readable");
                assert_eq!(steps.iter().map(|step| (step.mean, step.at)).collect::<Vec<_>>(), [(26, 7)]);
            }
        }
    }

    /// A database whose steps were kept in a table of our own is taken over: nothing is run twice, and a later one is refused.
    #[tokio::test]
    async fn a_database_of_before_the_migrator_is_adopted() {
        sqlx::any::install_default_drivers();
        for (steps, found) in [(1, 1), (2, 2), (2, STEPS.len() as i64 + 1)] {
            let directory = tempfile::tempdir().expect("a directory");
            let address = format!("sqlite://{}?mode=rwc", directory.path().join("sdadata.db").display());
            let pool = pool_of(1).connect(&address).await.expect("a file");
            for step in &STEPS[..steps] {
                sqlx::raw_sql(*step).execute(&pool).await.expect("a step");
            }
            sqlx::raw_sql("CREATE TABLE schema_step (step BIGINT NOT NULL PRIMARY KEY)")
                .execute(&pool)
                .await
                .expect("made");
            for step in 1..=found {
                let insert = sqlx::query("INSERT INTO schema_step (step) VALUES ($1)").bind(step);
                insert.execute(&pool).await.expect("a step");
            }
            let adopted = run(&pool).await;
            if found > STEPS.len() as i64 {
                assert_eq!(adopted, Err(Fault::FromTheFuture { found, known: STEPS.len() as i64 }));
                continue;
            }
            assert_eq!(adopted, Ok(()));
            assert_eq!(run(&pool).await, Ok(()), "a second time there is nothing to do");
            let kept = sqlx::query_as("SELECT COUNT(*) FROM _sqlx_migrations").fetch_one(&pool).await;
            assert_eq!(kept.map(|(count,): (i64,)| count).ok(), Some(STEPS.len() as i64));
        }
    }
}
