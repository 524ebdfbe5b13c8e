//! What is said at a table that is played, as text. It is written here and not where it is said: this crate is optimised
//! for speed, the pages around it are not.

use crate::{LineAnswer, MoveRequest, Now, Pulse, Scene, Talk};
use serde::Serialize;

/// Room for what a scene usually says.
const USUAL_SCENE_BYTES: usize = 1024;

/// What is said to somebody to whom there is nothing to say.
pub const NOTHING: &str = "{}";

/// What can be said in JSON.
pub trait Json {
    /// It as JSON.
    fn json(&self) -> String;
}

/// Each type has a function of its own, compiled here.
macro_rules! say_in_json {
    ($($said:ty),+) => {
        $(impl Json for $said {
            fn json(&self) -> String {
                text_of(self)
            }
        })+
    };
}

say_in_json!(Scene<'_>, Now<'_>, LineAnswer<'_>, Pulse, Talk, [String]);

fn text_of<T: Serialize + ?Sized>(said: &T) -> String {
    let mut text = Vec::with_capacity(USUAL_SCENE_BYTES);
    match serde_json::to_writer(&mut text, said) {
        Ok(()) => String::from_utf8(text).unwrap_or_default(),
        Err(_) => String::new(),
    }
}

/// One object of what everybody is told and what one reader is told besides, with the events between them.
#[must_use]
pub fn join(now: &str, events: Option<&str>, own: &str) -> String {
    let mut text = String::with_capacity(now.len() + events.map_or(0, str::len) + own.len() + 16);
    text.push_str(now.strip_suffix('}').unwrap_or(now));
    if let Some(events) = events {
        text.push_str(",\"events\":");
        text.push_str(events);
    }
    if own != NOTHING {
        text.push(',');
    }
    text.push_str(own.strip_prefix('{').unwrap_or(own));
    text
}

impl MoveRequest {
    /// Reads what came on a line.
    pub fn read(said: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(said)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_everybody_is_told_is_joined_with_what_one_is_told() {
        assert_eq!(join(r#"{"version":3}"#, None, NOTHING), r#"{"version":3}"#);
        assert_eq!(join(r#"{"version":3}"#, Some("[]"), NOTHING), r#"{"version":3,"events":[]}"#);
        assert_eq!(join(r#"{"version":3}"#, Some("[]"), r#"{"may":[]}"#), r#"{"version":3,"events":[],"may":[]}"#);
    }

    #[test]
    fn a_line_is_read() {
        let request = MoveRequest::read(r#"{"after":3,"nonce":"n","command":"pass"}"#).expect("a move");
        assert_eq!((request.after, request.command.as_str()), (3, "pass"));
        assert!(MoveRequest::read("{}").is_err());
    }
}
