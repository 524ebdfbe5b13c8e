//! Moments and days, as one says them.

use maud::{Markup, html};
use store::Millis;
use table::now;
use words::{Words, id};

/// How long ago something was, as one says it.
fn ago(moment: Millis, words: Words) -> String {
    const MINUTE: i64 = 60_000;
    let minutes = (now() - moment).max(0) / MINUTE;
    let count = |n: i64| [("count", u32::try_from(n).unwrap_or(u32::MAX).into())];
    match minutes {
        0 => words.say(id::WEB_AGO_NOW),
        1..60 => words.say_with(id::WEB_AGO_MINUTES, &count(minutes)),
        60..1440 => words.say_with(id::WEB_AGO_HOURS, &count(minutes / 60)),
        _ => words.say_with(id::WEB_AGO_DAYS, &count(minutes / 1440)),
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
