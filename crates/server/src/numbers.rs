//! Numbers in words.

use words::{Words, id};

/// Numbers of which one holds: `4 o 5`.
pub(crate) fn either(numbers: &[u8], words: Words) -> String {
    let all: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    match all.split_last() {
        Some((last, rest)) if !rest.is_empty() => {
            words.say_with(id::WEB_EITHER, &[("first", rest.join(", ").into()), ("last", last.as_str().into())])
        }
        _ => all.concat(),
    }
}
