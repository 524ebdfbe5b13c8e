//! Law: any text is checked without a panic, and a fault is on a line the text has.
#![no_main]

use libfuzzer_sys::fuzz_target;
use regulation::Library;
use std::sync::LazyLock;

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::embedded);

fuzz_target!(|text: &str| {
    let checked = notation::check(&LIBRARY, text);
    for fault in &checked.faults {
        assert!(fault.line() >= 1 && fault.line() <= text.lines().count().max(1));
    }
});
