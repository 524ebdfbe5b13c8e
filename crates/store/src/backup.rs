//! Copies of everything, of a running server too: one consistent moment, in a SQLite file, whichever database it is.
//! A copy goes back into either.

use crate::fault::Fault;
use crate::log::BoxFuture;
use crate::open::{Kind, Store};
use crate::sealed_copy::{self, PrivateFolder};
use crate::statement::Run as _;
use crate::vault::Vault;
use futures_util::TryStreamExt as _;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row as _};
use std::path::Path;

/// How much was copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Copied {
    /// Entries of the log.
    pub entries: u64,
    /// Other rows.
    pub rows: u64,
}

/// A column is a number or a text; either may be missing.
#[derive(Clone, Copy)]
enum Column {
    Number(&'static str),
    Text(&'static str),
}

use Column::{Number as N, Text as T};

/// What is copied. Of the keys people hold there are only hashes, of 256 random bits each: who finds a copy can act as nobody,
/// and who holds a key is known again where the copy goes on. The links of first administrators stay behind. Leases say
/// until when somebody ran the clocks of a game, so that the time after it can be given back.
const TABLES: &[(&str, &[Column])] = &[
    ("entry", &[T("stream"), N("version"), N("at"), T("body")]),
    (
        "game",
        &[
            T("id"),
            T("stage"),
            T("regulation"),
            T("title"),
            N("listed"),
            N("rated"),
            N("seats"),
            N("taken"),
            N("kept"),
            N("version"),
            N("created"),
            N("changed"),
        ],
    ),
    ("game_player", &[T("game"), N("player"), T("person"), T("name"), T("kind"), N("place"), N("points")]),
    ("regulation", &[T("hash"), T("id"), T("text"), T("owner"), N("created")]),
    ("person", &[T("id"), T("name"), T("login"), T("kind"), T("role"), T("password"), T("owner"), N("created")]),
    ("session", &[T("key"), T("person"), T("kind"), N("created"), N("expires")]),
    ("node", &[T("id"), N("seen"), N("ended")]),
    ("lease", &[T("stream"), T("node"), N("ahead")]),
    ("rating", &[T("person"), T("regulation"), N("mean"), N("deviation"), N("games")]),
    (
        "tournament",
        &[T("id"), T("stage"), T("name"), T("regulation"), T("dates"), N("entrants"), N("version"), N("changed")],
    ),
    ("rating_change", &[T("game"), T("person"), T("regulation"), N("before"), N("after"), N("at")]),
];

/// Copies a database, running or not, into a new file.
pub async fn backup(from: &Store, file: &Path) -> Result<Copied, Fault> {
    if file.exists() {
        return Err(Fault::NotEmpty(file.display().to_string()));
    }
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    match from.vault() {
        _ if sealed_copy::keeps_permissions(folder) => backup_plain(from, file).await,
        Some(vault) => backup_sealed(from, vault, file).await,
        None => {
            tracing::warn!("{} can be read by whoever holds the medium: there is no key to seal it", file.display());
            backup_plain(from, file).await
        }
    }
}

/// A copy that only the key opens. What is not sealed yet never stands on the medium.
async fn backup_sealed(from: &Store, vault: &Vault, file: &Path) -> Result<Copied, Fault> {
    let broken = |error: std::io::Error| Fault::Refused(format!("{}: {error}", file.display()));
    let folder = PrivateFolder::new().map_err(broken)?;
    let copied = backup_plain(from, &folder.file()).await?;
    sealed_copy::seal(vault, &folder.file(), file).map_err(|error| {
        let _ = std::fs::remove_file(file);
        broken(error)
    })?;
    Ok(copied)
}

async fn backup_plain(from: &Store, file: &Path) -> Result<Copied, Fault> {
    let to = Store::file(file).await?;
    let copied = copy(from, &to).await;
    // A file of its own, with no journal beside it.
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").run(&to.pool).await?;
    to.close().await;
    if copied.is_err() {
        let _ = std::fs::remove_file(file);
    }
    copied
}

/// Puts a copy into an empty database. A sealed one is opened with the key of that database.
pub async fn restore(file: &Path, to: &Store) -> Result<Copied, Fault> {
    if !file.exists() {
        return Err(Fault::Address {
            found: file.display().to_string(),
            expected: "a file made by backup expected".to_owned(),
        });
    }
    let (entries,): (i64,) = sqlx::query("SELECT COUNT(*) FROM entry").only(&to.pool).await?;
    let (people,): (i64,) = sqlx::query("SELECT COUNT(*) FROM person").only(&to.pool).await?;
    if entries + people > 0 {
        return Err(Fault::NotEmpty("the database".to_owned()));
    }
    let copied = if sealed_copy::is_sealed(file) {
        let none = || Fault::Address {
            found: file.display().to_string(),
            expected: "it is sealed: a key expected".to_owned(),
        };
        let vault = to.vault().ok_or_else(none)?;
        let folder = PrivateFolder::new().map_err(|error| Fault::Refused(error.to_string()))?;
        sealed_copy::open(vault, file, &folder.file())?;
        copy_file(&folder.file(), to).await
    } else {
        copy_file(file, to).await
    };
    // None of the nodes in the copy runs here.
    to.end_nodes().await?;
    copied
}

async fn copy_file(file: &Path, to: &Store) -> Result<Copied, Fault> {
    let from = Store::file(file).await?;
    let copied = copy(&from, to).await;
    from.close().await;
    copied
}

/// All or nothing.
fn copy<'a>(from: &'a Store, to: &'a Store) -> BoxFuture<'a, Result<Copied, Fault>> {
    Box::pin(copy_tables(from, to))
}

async fn copy_tables(from: &Store, to: &Store) -> Result<Copied, Fault> {
    let mut read = from.pool.begin().await?;
    if from.kind() == Kind::Postgres {
        sqlx::query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY").run(&mut *read).await?;
    }
    let mut write = to.begin("copy").await?;
    let mut copied = Copied::default();
    for (table, columns) in TABLES {
        let rows = copy_table(&mut read, &mut write, table, columns).await?;
        match *table {
            "entry" => copied.entries = rows,
            _ => copied.rows += rows,
        }
    }
    write.commit().await?;
    Ok(copied)
}

async fn copy_table(
    read: &mut AnyConnection,
    write: &mut AnyConnection,
    table: &str,
    columns: &[Column],
) -> Result<u64, Fault> {
    let names: Vec<&str> = columns.iter().map(|&(N(name) | T(name))| name).collect();
    let places: Vec<String> = (1..=columns.len()).map(|place| format!("${place}")).collect();
    let names = names.join(", ");
    let insert = format!("INSERT INTO {table} ({names}) VALUES ({})", places.join(", "));
    let which = if table == "session" { " WHERE kind <> 'invitation'" } else { "" };
    let mut rows = sqlx::query(AssertSqlSafe(format!("SELECT {names} FROM {table}{which}"))).fetch(read);
    let mut count = 0;
    while let Some(row) = rows.try_next().await? {
        copy_row(write, &insert, &row, columns).await?;
        count += 1;
    }
    Ok(count)
}

async fn copy_row(write: &mut AnyConnection, insert: &str, row: &AnyRow, columns: &[Column]) -> Result<(), Fault> {
    let mut query = sqlx::query(AssertSqlSafe(insert.to_owned()));
    for (index, column) in columns.iter().enumerate() {
        query = match column {
            N(_) => query.bind(row.try_get::<Option<i64>, _>(index)?),
            T(_) => query.bind(row.try_get::<Option<String>, _>(index)?),
        };
    }
    query.run(write).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_sealed_copy_goes_back_where_its_key_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let [kept, other, again] = ["kept", "other", "again"].map(|name| folder.path().join(name));
        let store = Store::in_directory(&kept).await.expect("a store");
        let file = folder.path().join("copy.db");
        let vault = store.vault().expect("a key");
        backup_sealed(&store, vault, &file).await.expect("a copy");
        assert!(!std::fs::read(&file).expect("a copy").windows(6).any(|bytes| bytes == b"SQLite"));
        let stranger = Store::in_directory(&other).await.expect("a store");
        let refused = restore(&file, &stranger).await.expect_err("another key");
        assert!(refused.to_string().contains("sdadata.key"), "{refused}");
        std::fs::create_dir(&again).expect("a folder");
        std::fs::copy(kept.join("sdadata.key"), again.join("sdadata.key")).expect("the key is carried apart");
        let known = Store::in_directory(&again).await.expect("a store");
        restore(&file, &known).await.expect("the same key");
    }
}
