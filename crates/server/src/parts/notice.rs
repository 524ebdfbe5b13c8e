//! What a page tells its reader before anything else: what was done, what is wrong, what to know, what is shown once.

use crate::forms::FormFault;
use maud::{Markup, html};
use words::{Id, Words, id};

/// What was done, once, after the page was left by a form: `?done=name`.
pub(crate) fn done(path: &str, words: Words) -> Markup {
    let query = path.split_once('?').map_or("", |(_, query)| query);
    let done = query.split('&').find_map(|pair| pair.strip_prefix("done=")).unwrap_or_default();
    let said = Id::find("web-done", done).map(|id| words.say(id));
    html! { @if let Some(said) = said { p .notice data-tone="good" role="status" { (said) } } }
}

/// Everything that is to be put right, above a form.
pub(crate) fn faults(words: Words, faults: &[FormFault]) -> Markup {
    html! {
        @if !faults.is_empty() {
            div .notice data-tone="bad" role="alert" {
                p .notice-title { (words.say(id::WEB_PUT_RIGHT)) }
                ul { @for fault in faults { li { (fault.sentence()) } } }
            }
        }
    }
}

/// What somebody should know before going on.
pub(crate) fn warning(content: &Markup) -> Markup {
    html! { p .notice data-tone="signal" role="note" { (content) } }
}

/// A secret that is shown this once: a key, a link.
pub(crate) fn once(sentence: &str, secret: &str) -> Markup {
    html! { div .notice data-tone="secret" role="status" { p { (sentence) } p { code { (secret) } } } }
}
