//! A copy of everything every minute, in a second place: a stick, a folder of another machine. From it another laptop goes on.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;
use store::{Fault, Millis, Store};

/// How often a copy is made.
const PAUSE: Duration = Duration::from_secs(60);
/// What the copy is called.
pub(crate) const NAME: &str = "sdadata-copy.db";

/// How the copies go.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct CopyState {
    /// When the last one was made, if any was.
    pub(crate) made: Option<Millis>,
    /// Why the one after it was not.
    pub(crate) fault: Option<String>,
}

/// The copies of a server: where they go, and how they went.
#[derive(Debug, Default)]
pub(crate) struct Copies {
    folder: Option<PathBuf>,
    state: Mutex<CopyState>,
    /// Two that are made at once would write the same file.
    making: tokio::sync::Mutex<()>,
}

/// A copy that lies in the folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct KeptCopy {
    /// The file's name.
    pub(crate) name: String,
    /// When it was made.
    pub(crate) made: Millis,
    /// How large it is.
    pub(crate) bytes: u64,
}

impl KeptCopy {
    /// A file of the folder, if it is a whole copy.
    fn read(file: &std::fs::DirEntry) -> Option<Self> {
        let name = file.file_name().into_string().ok()?;
        let about = file.metadata().ok().filter(|about| about.is_file() && name.ends_with(".db"))?;
        let made = about.modified().ok()?.duration_since(std::time::UNIX_EPOCH).ok()?.as_millis();
        Some(Self { name, made: Millis::try_from(made).ok()?, bytes: about.len() })
    }
}

impl Copies {
    /// Into this folder, or nowhere.
    pub(crate) fn into(folder: Option<PathBuf>) -> Self {
        Self { folder, ..Self::default() }
    }

    /// How they go; nothing where none are made.
    pub(crate) fn state(&self) -> Option<CopyState> {
        self.folder.as_ref()?;
        self.state.lock().ok().map(|state| state.clone())
    }

    /// Makes one now, and says how the copies go; nothing where none are made.
    pub(crate) async fn now(&self, store: &Store) -> Option<CopyState> {
        let folder = self.folder.as_ref()?;
        let one_at_a_time = self.making.lock().await;
        self.note(make(store, folder).await);
        drop(one_at_a_time);
        self.state()
    }

    /// The copies that lie in the folder, the newest first: what each is called, when it was made, and its bytes.
    pub(crate) fn kept(&self) -> Vec<KeptCopy> {
        let files = self.folder.as_ref().and_then(|folder| std::fs::read_dir(folder).ok());
        let mut kept: Vec<KeptCopy> =
            files.into_iter().flatten().flatten().filter_map(|file| KeptCopy::read(&file)).collect();
        kept.sort_by_key(|copy| std::cmp::Reverse(copy.made));
        kept
    }

    /// Makes one after the other until the server stops. A stick that was pulled out is tried again a minute later.
    pub(crate) async fn run(&self, store: &Store) {
        if self.folder.is_none() {
            return std::future::pending().await;
        }
        loop {
            self.now(store).await;
            tokio::time::sleep(PAUSE).await;
        }
    }

    fn note(&self, made: Result<(), CopyFault>) {
        let Ok(mut state) = self.state.lock() else { return };
        *state = match made {
            Ok(()) => CopyState { made: Some(table::now()), fault: None },
            Err(fault) => {
                tracing::error!(%fault, "no copy was made");
                CopyState { fault: Some(fault.to_string()), ..state.clone() }
            }
        };
    }
}

/// Why there is no new copy.
#[derive(Debug, thiserror::Error)]
enum CopyFault {
    #[error("{0}")]
    Store(#[from] Fault),
    #[error("{0}")]
    File(#[from] std::io::Error),
}

/// A whole new copy beside the last one, which it replaces only when it is complete.
async fn make(store: &Store, folder: &Path) -> Result<(), CopyFault> {
    if !folder.is_dir() {
        let what = format!("{}: no such folder", folder.display());
        return Err(CopyFault::File(std::io::Error::new(std::io::ErrorKind::NotFound, what)));
    }
    let (new, whole) = (folder.join(format!("{NAME}.new")), folder.join(NAME));
    for left in [&new, &folder.join(format!("{NAME}.new-wal")), &folder.join(format!("{NAME}.new-shm"))] {
        match std::fs::remove_file(left) {
            Err(fault) if fault.kind() != std::io::ErrorKind::NotFound => return Err(fault.into()),
            _ => {}
        }
    }
    store::backup(store, &new).await?;
    std::fs::File::open(&new)?.sync_all()?;
    std::fs::rename(&new, &whole)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Copies, NAME, make};
    use store::Store;

    #[tokio::test]
    async fn a_copy_replaces_the_last_one_only_when_it_is_whole() {
        let folder = tempfile::tempdir().expect("a folder");
        let (kept, stick) = (folder.path().join("kept"), folder.path().join("stick"));
        std::fs::create_dir(&stick).expect("a folder");
        let store = Store::in_directory(&kept).await.expect("a store");
        std::fs::write(stick.join(format!("{NAME}.new")), "cut short").expect("a file");
        make(&store, &stick).await.expect("what was cut short is in nobody's way");
        let copies = Copies::into(Some(stick.clone()));
        let state = copies.now(&store).await.expect("copies are made");
        assert!(state.made.is_some() && state.fault.is_none());
        let kept = copies.kept();
        assert_eq!((kept.len(), kept[0].name.as_str(), kept[0].bytes > 0), (1, NAME, true));
        assert!(Copies::default().now(&store).await.is_none() && Copies::default().kept().is_empty());
        let again = Store::in_directory(&folder.path().join("other")).await.expect("another laptop");
        store::restore(&stick.join(NAME), &again).await.expect("it goes on from the copy");
    }

    #[tokio::test]
    async fn a_stick_that_was_pulled_out_is_said() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::in_directory(folder.path()).await.expect("a store");
        let copies = Copies::into(Some(folder.path().join("gone")));
        copies.note(make(&store, &folder.path().join("gone")).await);
        let state = copies.state().expect("copies are made");
        assert!(state.made.is_none() && state.fault.is_some_and(|why| why.contains("no such folder")));
    }
}
