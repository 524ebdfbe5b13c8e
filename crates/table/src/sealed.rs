//! A log in which the secret of a table's dice is sealed for as long as the game goes on: whoever reads the database, or a
//! copy of it, foresees no roll.

use entries::{SEALED, with_secret};
use live::{BoxFuture, Entry};
use store::{Append, Fault, Log, Store, Vault, Watch};

/// The log of a store whose first entries are sealed.
pub(crate) struct SealedLog {
    store: Store,
}

impl SealedLog {
    pub(crate) fn new(store: Store) -> Self {
        Self { store }
    }
}

/// Takes the seal off the secret of a table that is over, in the log itself: everybody may know it now, and nobody needs the
/// key to check the dice.
pub(crate) async fn reveal(store: &Store, id: &str) -> Result<(), Fault> {
    let Some(first) = store.read_one(id, 1).await? else { return Ok(()) };
    let opened = open(store.vault(), id, &first.body)?;
    if opened == first.body { Ok(()) } else { store.change_entry(id, 1, &opened).await }
}

/// Whether the key at hand opens the dice of a running table.
pub async fn is_openable(store: &Store, id: &str) -> Result<bool, Fault> {
    let first = store.read_one(id, 1).await?;
    Ok(first.is_none_or(|first| unsealed(store.vault(), id, &first.body).is_some()))
}

fn open(vault: Option<&Vault>, stream: &str, body: &str) -> Result<String, Fault> {
    unsealed(vault, stream, body).ok_or_else(|| {
        let why = format!("the dice of table {stream} are sealed with a key that is not the one here (sdadata.key)");
        tracing::error!("{why}");
        Fault::Refused(why)
    })
}

/// The entry with its secret as it is; nothing if the key does not open it.
fn unsealed(vault: Option<&Vault>, stream: &str, body: &str) -> Option<String> {
    let mut is_shut = false;
    let opened = with_secret(body, |secret| {
        let sealed = secret.strip_prefix(SEALED)?;
        let opened = vault.and_then(|vault| vault.open(sealed, stream));
        is_shut = opened.is_none();
        opened
    });
    (!is_shut).then_some(opened)
}

impl Log for SealedLog {
    fn write(&self, mut append: Append) -> BoxFuture<'_, Result<u64, Fault>> {
        if let (0, Some((_, body)), Some(vault)) = (append.after, append.entries.first_mut(), self.store.vault()) {
            *body = with_secret(body, |secret| Some(format!("{SEALED}{}", vault.seal(secret, &append.stream))));
        }
        self.store.write(append)
    }

    fn read<'a>(&'a self, stream: &'a str, after: u64) -> BoxFuture<'a, Result<Vec<Entry>, Fault>> {
        Box::pin(async move {
            let mut entries = self.store.read(stream, after).await?;
            if let Some(first) = entries.first_mut().filter(|first| first.version == 1) {
                first.body = open(self.store.vault(), stream, &first.body)?;
            }
            Ok(entries)
        })
    }

    fn read_one<'a>(&'a self, stream: &'a str, version: u64) -> BoxFuture<'a, Result<Option<Entry>, Fault>> {
        Box::pin(async move {
            let Some(mut entry) = self.store.read_one(stream, version).await? else { return Ok(None) };
            if version == 1 {
                entry.body = open(self.store.vault(), stream, &entry.body)?;
            }
            Ok(Some(entry))
        })
    }

    fn watch(&self) -> Watch {
        self.store.watch()
    }
}
