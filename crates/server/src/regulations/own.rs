//! A club's own text of a regulation, as somebody sends it.

use crate::app::Inner;
use regulation::Regulation;
use std::sync::Arc;
use words::{Words, id};

/// The most bytes of such a text: four times the longest of the program's own.
const TEXT_BYTES_MAX: usize = 64 * 1024;
/// How many of its faults are told.
const FAULTS_TOLD_MAX: usize = 40;
/// The most letters of a regulation's id.
const ID_LETTERS_MAX: usize = 60;

/// Reads a club's own text: everything that is wrong with it, a sentence each, or the first faults where there are many.
pub(crate) fn read_own(app: &Inner, text: &str, words: Words) -> Result<Arc<Regulation>, Vec<String>> {
    if text.len() > TEXT_BYTES_MAX {
        return Err(vec![words.say_with(id::WEB_OWN_TEXT_TOO_LONG, &[("most", (TEXT_BYTES_MAX / 1024).into())])]);
    }
    Regulation::read(text, &app.library).map(Arc::new).map_err(|faults| {
        let told = faults.0.iter().take(FAULTS_TOLD_MAX).map(|fault| speech::regulation::fault(words, fault));
        let more = (faults.0.len() > FAULTS_TOLD_MAX).then(|| words.say(id::WEB_OWN_TEXT_MORE));
        told.chain(more).collect()
    })
}

/// The regulation with this id; otherwise which there are.
pub(crate) fn regulation_named(app: &Inner, name: &str, words: Words) -> Result<Arc<Regulation>, String> {
    app.regulations.get(name).map(Arc::clone).ok_or_else(|| {
        let mut known: Vec<&str> = app.regulations.keys().map(String::as_str).collect();
        known.sort_unstable();
        let shown: String = name.chars().take(ID_LETTERS_MAX).collect();
        let values = [("name", shown.into()), ("known", known.join(", ").into())];
        words.say_with(id::WEB_NO_SUCH_REGULATION, &values)
    })
}
