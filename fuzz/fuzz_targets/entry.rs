//! Law: a text is refused with its first line, or it is an entry of a table's log that prints as a text that reads as the
//! same entry.
#![no_main]

use entries::Entry;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(entry) = Entry::read(text) {
        let printed = entry.print();
        assert_eq!(Entry::read(&printed), Ok(entry));
    }
});
