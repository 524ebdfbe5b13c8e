//! Who there is, and how they are known again.

use crate::Millis;
use crate::changes::mark_changed;
use crate::fault::Fault;
use crate::open::Store;
use crate::statement::Run as _;
use sqlx::Any;
use sqlx::any::AnyArguments;
use sqlx::query::Query;

/// A person, a guest or a bot account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The number others know them by.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// What they log in with; a guest has none.
    pub login: Option<String>,
    /// What kind of account it is.
    pub kind: PersonKind,
    /// What they may do.
    pub role: Role,
    /// The hash of the password.
    pub password: Option<String>,
    /// Whose bot it is.
    pub owner: Option<String>,
    /// Since when.
    pub created: Millis,
}

macro_rules! worded {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum $name {
            $($(#[$vdoc])* $variant),+
        }

        impl $name {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The word for it in the database and in addresses.
            #[must_use]
            pub fn word(self) -> &'static str {
                match self {
                    $(Self::$variant => $word),+
                }
            }

            /// What this word stands for.
            #[must_use]
            pub fn of(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|known| known.word() == word)
            }
        }
    };
}

worded! {
    /// What kind of account it is.
    PersonKind {
        /// A name and a cookie.
        Guest = "guest",
        /// With a password.
        Account = "account",
        /// A program, with a token.
        Bot = "bot",
        /// Erased: what others played with them stays, who they were does not.
        Erased = "erased",
    }
}

worded! {
    /// What somebody may do: each may do what those before may.
    Role {
        /// Play at tables.
        Player = "player",
        /// Rule at tables.
        Referee = "referee",
        /// Run tournaments.
        Organiser = "organiser",
        /// Give roles.
        Administrator = "administrator",
    }
}

worded! {
    /// What a key opens.
    SessionKind {
        /// A browser's cookie.
        Browser = "browser",
        /// A bot account's token.
        Token = "token",
        /// The one-time link of the first administrator.
        Invitation = "invitation",
        /// A browser with which somebody has logged in before. It opens nothing.
        Device = "device",
    }
}

/// A key somebody holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The hash of the key.
    pub key: String,
    /// The person it belongs to.
    pub person: String,
    /// What it opens.
    pub kind: SessionKind,
    /// Since when.
    pub created: Millis,
    /// Until when.
    pub expires: Millis,
}

type PersonRow = (String, String, Option<String>, String, String, Option<String>, Option<String>, i64);

fn person((id, name, login, kind, role, password, owner, created): PersonRow) -> Person {
    let kind = PersonKind::of(&kind).unwrap_or(PersonKind::Guest);
    let role = Role::of(&role).unwrap_or(Role::Player);
    Person { id, name, login, kind, role, password, owner, created }
}

/// A statement about a person: `$1` is the number, `$2` to `$7` is what can change.
fn with<'q>(sql: &'static str, person: &'q Person) -> Query<'q, Any, AnyArguments> {
    sqlx::query(sql)
        .bind(&person.id)
        .bind(&person.name)
        .bind(&person.login)
        .bind(person.kind.word())
        .bind(person.role.word())
        .bind(&person.password)
        .bind(&person.owner)
}

impl Store {
    /// Adds a person; a login that is taken is told.
    pub async fn add_person(&self, person: &Person) -> Result<(), Fault> {
        let sql = "INSERT INTO person (id, name, login, kind, role, password, owner, created) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
        with(sql, person).bind(person.created).run(self.writing("add a person")?).await?;
        Ok(())
    }

    /// Writes a person anew.
    pub async fn change_person(&self, person: &Person) -> Result<(), Fault> {
        let sql =
            "UPDATE person SET name = $2, login = $3, kind = $4, role = $5, password = $6, owner = $7 WHERE id = $1";
        let mut transaction = self.begin("change a person").await?;
        with(sql, person).run(&mut transaction).await?;
        mark_changed(&mut transaction, &person.id).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// The person of this number.
    pub async fn person(&self, id: &str) -> Result<Option<Person>, Fault> {
        let sql = "SELECT id, name, login, kind, role, password, owner, created FROM person WHERE id = $1";
        let row: Option<PersonRow> = sqlx::query(sql).bind(id).first(&self.pool).await?;
        Ok(row.map(person))
    }

    /// The person who logs in with this.
    pub async fn person_by_login(&self, login: &str) -> Result<Option<Person>, Fault> {
        let sql = "SELECT id, name, login, kind, role, password, owner, created FROM person WHERE login = $1";
        let row: Option<PersonRow> = sqlx::query(sql).bind(login).first(&self.pool).await?;
        Ok(row.map(person))
    }

    /// Accounts and bots, by name; guests are too many and too short-lived to list.
    pub async fn accounts(&self) -> Result<Vec<Person>, Fault> {
        let sql = "SELECT id, name, login, kind, role, password, owner, created FROM person \
                   WHERE kind IN ('account', 'bot') ORDER BY name";
        let rows: Vec<PersonRow> = sqlx::query(sql).all(&self.pool).await?;
        Ok(rows.into_iter().map(person).collect())
    }

    /// Whether there is an administrator.
    pub async fn has_administrator(&self) -> Result<bool, Fault> {
        let sql = "SELECT COUNT(*) FROM person WHERE role = 'administrator' AND kind = 'account'";
        let (count,): (i64,) = sqlx::query(sql).only(&self.pool).await?;
        Ok(count > 0)
    }

    /// Keeps a key.
    pub async fn add_session(&self, session: &Session) -> Result<(), Fault> {
        sqlx::query("INSERT INTO session (key, person, kind, created, expires) VALUES ($1, $2, $3, $4, $5)")
            .bind(&session.key)
            .bind(&session.person)
            .bind(session.kind.word())
            .bind(session.created)
            .bind(session.expires)
            .run(self.writing("add a session")?)
            .await?;
        Ok(())
    }

    /// The key with this hash, unless it has expired.
    pub async fn session(&self, key: &str, now: Millis) -> Result<Option<Session>, Fault> {
        let sql = "SELECT key, person, kind, created, expires FROM session WHERE key = $1 AND expires > $2";
        let row: Option<(String, String, String, i64, i64)> =
            sqlx::query(sql).bind(key).bind(now).first(&self.pool).await?;
        Ok(row.and_then(|(key, person, kind, created, expires)| {
            SessionKind::of(&kind).map(|kind| Session { key, person, kind, created, expires })
        }))
    }

    /// Takes a key away; whether it was there, so that a one-time key opens once.
    pub async fn end_session(&self, key: &str) -> Result<bool, Fault> {
        let mut transaction = self.begin("end a session").await?;
        let holder: Option<(String,)> =
            sqlx::query("SELECT person FROM session WHERE key = $1").bind(key).first(&mut transaction).await?;
        let Some((person,)) = holder else { return Ok(false) };
        let done = sqlx::query("DELETE FROM session WHERE key = $1").bind(key).run(&mut transaction).await?;
        mark_changed(&mut transaction, &person).await?;
        transaction.commit().await?;
        Ok(done > 0)
    }

    /// Takes all keys of a kind away from somebody.
    pub async fn end_sessions_of(&self, person: &str, kind: SessionKind) -> Result<(), Fault> {
        let sql = "DELETE FROM session WHERE person = $1 AND kind = $2";
        let mut transaction = self.begin("end sessions").await?;
        sqlx::query(sql).bind(person).bind(kind.word()).run(&mut transaction).await?;
        mark_changed(&mut transaction, person).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Forgets keys that have expired, and guests without a key who never played.
    pub async fn tidy(&self, now: Millis) -> Result<(), Fault> {
        let writing = self.writing("forget sessions")?;
        sqlx::query("DELETE FROM session WHERE expires <= $1").bind(now).run(writing).await?;
        let idle = "DELETE FROM person WHERE kind = 'guest' AND created < $1 \
                    AND NOT EXISTS (SELECT 1 FROM session WHERE session.person = person.id) \
                    AND NOT EXISTS (SELECT 1 FROM game_player WHERE game_player.person = person.id)";
        sqlx::query(idle).bind(now - 24 * 3_600_000).run(self.writing("forget guests")?).await?;
        Ok(())
    }

    /// Erases somebody: keys, login, password, ratings and name. Games others played in stay, with the name given.
    pub async fn erase_person(&self, id: &str, name: &str) -> Result<(), Fault> {
        let mut transaction = self.begin("erase a person").await?;
        for sql in [
            "DELETE FROM session WHERE person = $1",
            "DELETE FROM rating WHERE person = $1",
            "DELETE FROM rating_change WHERE person = $1",
        ] {
            sqlx::query(sql).bind(id).run(&mut transaction).await?;
        }
        sqlx::query("UPDATE game_player SET name = $2, person = NULL WHERE person = $1")
            .bind(id)
            .bind(name)
            .run(&mut transaction)
            .await?;
        let sql = "UPDATE person SET name = $2, login = NULL, kind = 'erased', role = 'player', password = NULL, owner = NULL \
                   WHERE id = $1";
        sqlx::query(sql).bind(id).bind(name).run(&mut transaction).await?;
        mark_changed(&mut transaction, id).await?;
        transaction.commit().await?;
        Ok(())
    }
}
