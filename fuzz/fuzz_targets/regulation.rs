//! Law: any text is a regulation or a list of faults, never a panic; what is read has a hash and can be shown.
#![no_main]

use libfuzzer_sys::fuzz_target;
use regulation::{Library, Regulation};
use std::sync::LazyLock;

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::embedded);

fuzz_target!(|text: &str| {
    match Regulation::read(text, &LIBRARY) {
        Ok(regulation) => {
            assert_eq!(regulation.hash().len(), 64);
            assert!(!regulation.entries().is_empty());
        }
        Err(faults) => assert!(!faults.0.is_empty()),
    }
});
