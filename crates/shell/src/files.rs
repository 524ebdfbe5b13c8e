//! Files, read and written whole: whoever reads one sees the old text or the new one, also after a power cut.

use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// Replaces a file, or makes it: written beside its place, flushed to disk, and moved there.
///
/// # Errors
/// Whatever the system says; the old file is then untouched.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut fresh = Fresh::create(path)?;
    fresh.write_all(bytes)?;
    fresh.keep()
}

/// A file being written that does not exist under its name before it is whole.
#[derive(Debug)]
pub struct Fresh {
    path: PathBuf,
    /// Where it is written until it is whole; nowhere else where something stands that is no file.
    temporary: Option<PathBuf>,
    writer: io::BufWriter<File>,
}

impl Fresh {
    /// Begins a file that is to stand at `path`. A device or a pipe of that name stays what it is, and is written to.
    ///
    /// # Errors
    /// If `path` is a folder, or nothing can be written beside it.
    pub fn create(path: &Path) -> io::Result<Self> {
        if path.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
            let writer = io::BufWriter::new(File::options().write(true).open(path)?);
            return Ok(Self { path: path.to_owned(), temporary: None, writer });
        }
        let mut name = path.file_name().unwrap_or_default().to_owned();
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        name.push(format!(".{}-{number}.part", std::process::id()));
        let temporary = path.with_file_name(name);
        let writer = io::BufWriter::new(File::create(&temporary)?);
        Ok(Self { path: path.to_owned(), temporary: Some(temporary), writer })
    }

    /// Where it will stand.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Puts the file in its place, on disk.
    ///
    /// # Errors
    /// Whatever the system says; then there is no file, or still the old one.
    pub fn keep(mut self) -> io::Result<()> {
        self.writer.flush()?;
        let Some(temporary) = &self.temporary else { return Ok(()) };
        self.writer.get_ref().sync_all()?;
        fs::rename(temporary, &self.path)?;
        sync_folder(&self.path)
    }
}

impl io::Write for Fresh {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.writer.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.writer.flush()
    }
}

impl Drop for Fresh {
    /// What was not kept is not left behind; what was has no temporary name any more.
    fn drop(&mut self) {
        if let Some(temporary) = &self.temporary {
            let _ = fs::remove_file(temporary);
        }
    }
}

/// A file that nobody else who locks it changes meanwhile. The lock is the system's own and ends with the program, however
/// that ends.
#[derive(Debug)]
pub struct Locked {
    path: PathBuf,
    file: File,
}

impl Locked {
    /// Waits until nobody else has the file, and takes it.
    ///
    /// # Errors
    /// If there is no such file, or it cannot be locked.
    pub fn open(path: &Path) -> io::Result<Self> {
        loop {
            let file = File::open(path)?;
            file.lock()?;
            // Whoever had it may have put another file in its place while we waited: that one is to be locked.
            if is_same(&file, path)? {
                return Ok(Self { path: path.to_owned(), file });
            }
        }
    }

    /// What stands in it.
    ///
    /// # Errors
    /// Whatever the system says, or that it is no text.
    pub fn read_text(&mut self) -> io::Result<String> {
        let mut text = String::new();
        self.file.read_to_string(&mut text)?;
        Ok(text)
    }

    /// Where it stands.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Puts a new file in its place, as [`replace`] does. Those who wait see that and lock the new one.
    ///
    /// # Errors
    /// Whatever the system says; the old file is then untouched.
    pub fn replace(&mut self, bytes: &[u8]) -> io::Result<()> {
        replace(&self.path, bytes)
    }
}

/// Whether an open file is still the one of this name.
#[cfg(unix)]
fn is_same(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt as _;
    let (opened, named) = (file.metadata()?, fs::metadata(path)?);
    Ok((opened.dev(), opened.ino()) == (named.dev(), named.ino()))
}

/// Where files have no number of their own, a file that is replaced keeps its lock as long as it is open.
#[cfg(not(unix))]
fn is_same(_: &File, _: &Path) -> io::Result<bool> {
    Ok(true)
}

/// A new name is safe once its folder is flushed. Where folders cannot be flushed, the name is as safe as it gets.
fn sync_folder(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::{Fresh, Locked, replace};
    use std::io::Write as _;

    fn folder(name: &str) -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("sdadata-files-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a temporary folder");
        folder
    }

    #[test]
    fn a_file_is_replaced_whole() {
        let path = folder("whole").join("file");
        replace(&path, b"old").expect("written");
        replace(&path, b"new").expect("written");
        assert_eq!(std::fs::read(&path).expect("a file"), b"new");
        assert_eq!(std::fs::read_dir(path.parent().expect("a folder")).expect("a folder").count(), 1);
    }

    /// A name that leads to a device: the device must never be replaced by a file.
    #[cfg(unix)]
    #[test]
    fn what_is_no_file_is_written_to_and_stays() {
        use std::os::unix::fs::FileTypeExt as _;
        let path = folder("device").join("nothing");
        std::fs::remove_file(&path).ok();
        std::os::unix::fs::symlink("/dev/null", &path).expect("a link");
        replace(&path, b"gone").expect("written");
        assert!(std::fs::metadata(&path).expect("there").file_type().is_char_device());
        assert!(std::fs::symlink_metadata(&path).expect("there").is_symlink(), "the name itself stays too");
    }

    #[test]
    fn what_is_not_kept_leaves_the_old_file_and_nothing_else() {
        let path = folder("dropped").join("file");
        replace(&path, b"old").expect("written");
        let mut fresh = Fresh::create(&path).expect("begun");
        fresh.write_all(b"half of the n").expect("written");
        drop(fresh);
        assert_eq!(std::fs::read(&path).expect("a file"), b"old");
        assert_eq!(std::fs::read_dir(path.parent().expect("a folder")).expect("a folder").count(), 1);
    }

    /// Many who add a line each, at once: a lock that were only on the first file would lose most of them.
    #[test]
    fn nobody_who_waits_for_a_lock_writes_over_another() {
        let path = folder("locked").join("file");
        replace(&path, b"").expect("written");
        std::thread::scope(|scope| {
            for number in 0..40 {
                let path = &path;
                scope.spawn(move || {
                    let mut locked = Locked::open(path).expect("locked");
                    let text = locked.read_text().expect("a text") + &format!("{number}\n");
                    locked.replace(text.as_bytes()).expect("written");
                });
            }
        });
        let mut lines: Vec<u32> = std::fs::read_to_string(&path)
            .expect("a text")
            .lines()
            .map(|line| line.parse().expect("a number"))
            .collect();
        lines.sort_unstable();
        assert_eq!(lines, (0..40).collect::<Vec<_>>());
    }

    #[test]
    fn a_folder_is_no_file() {
        let path = folder("folder");
        assert_eq!(replace(&path, b"").expect_err("a folder").kind(), std::io::ErrorKind::IsADirectory);
    }
}
