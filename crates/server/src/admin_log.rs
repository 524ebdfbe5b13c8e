//! What was done to accounts, by whom and when: kept in the log, where nothing is changed, as a stream of its own.

use crate::app::Inner;
use store::{Append, Entry, Fault, Log as _, Millis, Role};
use table::now;

/// The stream.
const STREAM: &str = "administration";
/// How often a place in the log is tried for where others write at the same time.
const ATTEMPTS_MAX: u8 = 8;
/// How many acts are shown.
const SHOWN_MAX: usize = 50;

/// Something that was done to an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Act {
    /// Another role was given.
    Role(Role),
    /// A link was made with which a new password is set.
    ResetLink,
    /// The link of the server's screen was used.
    FirstAdministrator,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct AdminEntry {
    pub(crate) at: Millis,
    /// Whose account it was.
    pub(crate) person: String,
    /// Who did it.
    pub(crate) by: String,
    pub(crate) act: Act,
}

impl AdminEntry {
    fn print(&self) -> String {
        let act = match self.act {
            Act::Role(role) => format!("role {}", role.word()),
            Act::ResetLink => "reset-link".to_owned(),
            Act::FirstAdministrator => "first-administrator".to_owned(),
        };
        format!("{} by {} {act}", self.person, self.by)
    }

    fn read(entry: &Entry) -> Option<Self> {
        let words: Vec<&str> = entry.body.split(' ').collect();
        let (person, by, act) = match *words.as_slice() {
            [person, "by", by, "role", role] => (person, by, Act::Role(Role::of(role)?)),
            [person, "by", by, "reset-link"] => (person, by, Act::ResetLink),
            [person, "by", by, "first-administrator"] => (person, by, Act::FirstAdministrator),
            _ => return None,
        };
        Some(Self { at: entry.at, person: person.to_owned(), by: by.to_owned(), act })
    }
}

impl Inner {
    /// Writes down what was done.
    pub(crate) async fn note_act(&self, person: &str, by: &str, act: Act) -> Result<(), Fault> {
        let entry = AdminEntry { at: now(), person: person.to_owned(), by: by.to_owned(), act };
        let mut attempts = 0;
        loop {
            let stream = STREAM.to_owned();
            let after = self.store.versions(std::slice::from_ref(&stream)).await?.into_values().next().unwrap_or(0);
            let append = Append { stream, after, entries: vec![(entry.at, entry.print())], listing: None };
            match self.store.write(append).await {
                Ok(_) => return Ok(()),
                Err(Fault::Taken { .. }) if attempts < ATTEMPTS_MAX => attempts += 1,
                Err(fault) => return Err(fault),
            }
        }
    }

    /// The last acts, the newest first.
    pub(crate) async fn last_acts(&self) -> Result<Vec<AdminEntry>, Fault> {
        let entries = self.store.read(STREAM, 0).await?;
        Ok(entries.iter().rev().filter_map(AdminEntry::read).take(SHOWN_MAX).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::App;
    use crate::proxy::ProxyTrust;
    use store::Store;

    #[tokio::test]
    async fn acts_are_kept_in_order_whoever_writes_at_the_same_time() {
        let directory = tempfile::tempdir().expect("a directory");
        let app = App::new(Store::in_directory(directory.path()).await.expect("a store"), ProxyTrust::None);
        let acts = [Act::Role(Role::Referee), Act::ResetLink, Act::FirstAdministrator];
        let write = |number: usize| {
            let app = app.clone();
            async move { app.note_act(&format!("p{number}"), "amelia", acts[number % 3]).await }
        };
        futures_util::future::try_join_all((0..6).map(write)).await.expect("all are written");
        let last = app.last_acts().await.expect("acts");
        assert_eq!(last.len(), 6);
        for number in 0..6 {
            let own = last.iter().find(|entry| entry.person == format!("p{number}")).expect("an act");
            assert_eq!((own.act, own.by.as_str()), (acts[number % 3], "amelia"));
        }
    }
}
