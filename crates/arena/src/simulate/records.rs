//! The file of records: written beside its place and moved there once it is whole.

use crate::failure::Failure;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};
use words::Words;

/// A file that does not exist under its name before it is whole.
pub(super) struct RecordFile {
    path: PathBuf,
    temporary: PathBuf,
    writer: BufWriter<File>,
}

impl RecordFile {
    pub(super) fn create(path: &Path, words: Words) -> Result<Self, Failure> {
        if path.is_dir() {
            return Err(Failure::unwritable(words, path.display(), &io::ErrorKind::IsADirectory.into()));
        }
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{}.part", std::process::id()));
        let temporary = path.with_file_name(name);
        let file = File::create(&temporary).map_err(|error| Failure::unwritable(words, path.display(), &error))?;
        Ok(Self { path: path.to_owned(), temporary, writer: BufWriter::new(file) })
    }

    /// Adds a record.
    pub(super) fn write(&mut self, text: &str, words: Words) -> Result<(), Failure> {
        self.writer.write_all(text.as_bytes()).map_err(|error| Failure::unwritable(words, self.path.display(), &error))
    }

    /// Puts the file in its place.
    pub(super) fn keep(mut self, words: Words) -> Result<(), Failure> {
        let kept = self
            .writer
            .flush()
            .and_then(|()| self.writer.get_ref().sync_all())
            .and_then(|()| fs::rename(&self.temporary, &self.path));
        kept.map_err(|error| Failure::unwritable(words, self.path.display(), &error))
    }
}

impl Drop for RecordFile {
    /// What was not kept is not left behind; what was has no temporary name any more.
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.temporary);
    }
}
