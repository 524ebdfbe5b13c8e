//! What a page tells its reader before anything else: what was done, what is wrong, what to know, what is shown once.

use maud::{Markup, html};
use words::Words;

/// What was done, once, after the page was left by a form: `?done=name`.
pub(crate) fn done(path: &str, words: Words) -> Markup {
    let query = path.split_once('?').map_or("", |(_, query)| query);
    let done = query.split('&').find_map(|pair| pair.strip_prefix("done=")).unwrap_or_default();
    let id = format!("web-done-{done}");
    html! { @if words.has(&id) { p .notice data-tone="good" role="status" { (words.say(&id)) } } }
}

/// Everything that is to be put right, above a form.
pub(crate) fn faults(words: Words, sentences: &[String]) -> Markup {
    html! {
        @if !sentences.is_empty() {
            div .notice data-tone="bad" role="alert" {
                p .notice-title { (words.say("web-put-right")) }
                ul { @for sentence in sentences { li { (sentence) } } }
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
