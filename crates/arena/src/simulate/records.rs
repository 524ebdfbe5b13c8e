//! The file of records: it does not exist under its name before it is whole.

use shell::Failure;
use shell::files::Fresh;
use std::io::Write as _;
use std::path::Path;
use words::Words;

/// Records being written.
pub(super) struct RecordFile(Fresh);

impl RecordFile {
    pub(super) fn create(path: &Path, words: Words) -> Result<Self, Failure> {
        Fresh::create(path).map(Self).map_err(|error| Failure::unwritable(words, path.display(), &error))
    }

    /// Adds a record.
    pub(super) fn write(&mut self, text: &str, words: Words) -> Result<(), Failure> {
        let written = self.0.write_all(text.as_bytes());
        written.map_err(|error| Failure::unwritable(words, self.0.path().display(), &error))
    }

    /// Puts the file in its place.
    pub(super) fn keep(self, words: Words) -> Result<(), Failure> {
        let path = self.0.path().to_owned();
        self.0.keep().map_err(|error| Failure::unwritable(words, path.display(), &error))
    }
}
