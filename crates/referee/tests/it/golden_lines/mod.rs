//! Files of lines `question => answer`, and how the words of a line are read.

use std::fmt::Debug;
use std::path::Path;
use std::str::FromStr;

/// Asks every line of a file; comments and empty lines stay.
pub(crate) fn check(name: &str, mut answer: impl FnMut(&str) -> String) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    let text = golden::read(&path);
    let line = |line: &str| {
        let question = line.split(" => ").next().unwrap_or(line).trim_end();
        if question.is_empty() || question.starts_with('#') {
            return line.to_owned();
        }
        format!("{question:<48} => {}", answer(question))
    };
    let answered = text.lines().map(line).collect::<Vec<_>>().join("\n") + "\n";
    golden::compare(path, &answered);
}

/// The words of a line.
pub(crate) fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}

/// A number, wherever one must stand.
pub(crate) fn number<T: FromStr<Err: Debug>>(text: &str) -> T {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// The value of `name=value`, if it is there.
pub(crate) fn option<'a>(args: &[&'a str], name: &str) -> Option<&'a str> {
    args.iter().find_map(|arg| arg.strip_prefix(name)?.strip_prefix('='))
}
