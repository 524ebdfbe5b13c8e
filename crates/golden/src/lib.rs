//! Tests that are text: what a test found is compared with a file that is kept, and the difference is reviewed like
//! code. `UPDATE_GOLDEN=1` writes what was found instead. For tests only.

use std::path::Path;

/// Compares a text with the file that holds the expected one.
///
/// # Panics
/// If they differ, with the first line that does; or if the file cannot be read or, when updating, written.
#[track_caller]
pub fn compare(path: impl AsRef<Path>, found: &str) {
    let path = path.as_ref();
    if is_updating() {
        let written = path.parent().map_or(Ok(()), std::fs::create_dir_all).and_then(|()| std::fs::write(path, found));
        written.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return;
    }
    let expected = read(path);
    for (number, (found, expected)) in (1..).zip(found.lines().zip(expected.lines())) {
        assert_eq!(found, expected, "{} line {number} (UPDATE_GOLDEN=1 writes what was found)", path.display());
    }
    assert!(found == expected, "{}: one text is longer (UPDATE_GOLDEN=1 writes what was found)", path.display());
}

/// The text of a golden file.
///
/// # Panics
/// If it cannot be read.
#[must_use]
#[track_caller]
pub fn read(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Whether golden files are to be written instead of compared.
#[must_use]
pub fn is_updating() -> bool {
    std::env::var_os("UPDATE_GOLDEN").is_some()
}

#[cfg(test)]
mod tests {
    use super::compare;
    use std::path::PathBuf;

    fn kept(name: &str, text: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("golden-{}-{name}", std::process::id()));
        std::fs::write(&path, text).expect("a temporary file");
        path
    }

    #[test]
    fn the_same_text_passes() {
        compare(kept("same", "one\ntwo\n"), "one\ntwo\n");
    }

    #[test]
    #[should_panic(expected = "line 2")]
    fn another_line_is_named() {
        compare(kept("other", "one\ntwo\n"), "one\nthree\n");
    }

    #[test]
    #[should_panic(expected = "longer")]
    fn a_missing_end_is_found() {
        compare(kept("longer", "one\ntwo\n"), "one\n");
    }
}
