//! What several pages say of regulations and of time.

use crate::app::Inner;
use crate::parts::Select;
use maud::{Markup, html};
use regulation::Regulation;
use store::Millis;
use table::now;
use words::Words;

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
pub(crate) fn regulation_select(app: &Inner, words: Words, name: &str, label: &str, chosen: &str) -> Markup {
    let known = regulations(app, words).into_iter();
    let options = known
        .map(|regulation| (regulation.id.as_str(), speech::regulation::title(words, regulation).to_owned()))
        .collect();
    Select { name, label, options, chosen }.show(words)
}

/// How long ago something was, as one says it.
pub(crate) fn ago(moment: Millis, words: Words) -> String {
    const MINUTE: i64 = 60_000;
    let minutes = (now() - moment).max(0) / MINUTE;
    let count = |n: i64| [("count", u32::try_from(n).unwrap_or(u32::MAX).into())];
    match minutes {
        0 => words.say("web-ago-now"),
        1..60 => words.say_with("web-ago-minutes", &count(minutes)),
        60..1440 => words.say_with("web-ago-hours", &count(minutes / 60)),
        _ => words.say_with("web-ago-days", &count(minutes / 1440)),
    }
}

/// A moment for machines, with words for people.
pub(crate) fn moment(at: Millis, words: Words) -> Markup {
    let iso = jiff::Timestamp::from_millisecond(at).map(|at| at.to_string()).unwrap_or_default();
    html! { time datetime=(iso) { (ago(at, words)) } }
}

/// A day, as it stands in a list.
pub(crate) fn day(at: Millis) -> String {
    jiff::Timestamp::from_millisecond(at).map(|at| at.strftime("%Y-%m-%d").to_string()).unwrap_or_default()
}
