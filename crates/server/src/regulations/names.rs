//! What regulations are called, and lists of them to choose from.

use crate::app::Inner;
use crate::parts::Select;
use maud::Markup;
use regulation::Regulation;
use words::{Id, Words};

/// What a regulation is called; a club's own by its id.
pub(crate) fn regulation_name(app: &Inner, id: &str, words: Words) -> String {
    app.regulations
        .get(id)
        .map_or_else(|| id.to_owned(), |regulation| speech::regulation::title(words, regulation).to_owned())
}

/// The program's regulations, the official ones first, by name.
pub(crate) fn regulations(app: &Inner, words: Words) -> Vec<&Regulation> {
    let mut all: Vec<&Regulation> = app.regulations.values().map(std::convert::AsRef::as_ref).collect();
    all.sort_by_key(|regulation| {
        (regulation.kind().word(), !regulation.official, speech::regulation::title(words, regulation))
    });
    all
}

/// A list of regulations to choose from.
pub(crate) fn regulation_select(app: &Inner, words: Words, name: &str, label: Id, chosen: &str) -> Markup {
    let known = regulations(app, words).into_iter();
    let options = known
        .map(|regulation| (regulation.id.as_str(), speech::regulation::title(words, regulation).to_owned()))
        .collect();
    Select { name, label, options, chosen }.show(words)
}
