//! The log of a tournament, read again: who asked for what, and who was turned away.

use crate::evidence::Row;

/// Whether these rows are a tournament's.
pub(crate) fn is_hall(rows: &[&Row]) -> bool {
    rows.first().is_some_and(|row| row.body.starts_with('{'))
}

/// Who asked for a row, and the name of the request.
pub(crate) fn named(row: &Row) -> Option<(String, &str)> {
    let by = after(&row.body, "\"by\":{")?;
    let kind = by.split('"').nth(1)?;
    let author = match kind {
        "device" => text(by, "key")?,
        _ => text(by, kind)?,
    };
    Some((author.to_owned(), text(&row.body, "nonce")?))
}

/// Whoever can do nothing any more after this row: the key of a link, or a person without a part.
pub(crate) fn turns_away(row: &Row) -> Option<&str> {
    if row.body.contains("\"kind\":\"link_revoked\"") {
        return text(after(&row.body, "\"what\":")?, "key");
    }
    let loses_role = row.body.contains("\"kind\":\"role_given\"") && row.body.contains("\"role\":null");
    if loses_role { text(after(&row.body, "\"what\":")?, "person") } else { None }
}

/// Whoever has a part from this row on, or the key that opens something again.
pub(crate) fn lets_in(row: &Row) -> Option<&str> {
    if row.body.contains("\"kind\":\"link_made\"") {
        return text(after(&row.body, "\"what\":")?, "key");
    }
    let gains_role = row.body.contains("\"kind\":\"role_given\"") && !row.body.contains("\"role\":null");
    if gains_role { text(after(&row.body, "\"what\":")?, "person") } else { None }
}

fn after<'t>(body: &'t str, mark: &str) -> Option<&'t str> {
    body.split_once(mark).map(|(_, rest)| rest)
}

/// The text of a key, where it has no escapes.
fn text<'t>(body: &'t str, key: &str) -> Option<&'t str> {
    after(body, &format!("\"{key}\":\""))?.split('"').next()
}
