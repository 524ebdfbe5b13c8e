//! Moments and days, as one says them.

use maud::{Markup, html};
use store::Millis;
use table::now;
use words::{Lang, Words, id};

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

/// A day, as machines write it.
pub(crate) fn iso_day(at: Millis) -> String {
    jiff::Timestamp::from_millisecond(at).map(|at| at.strftime("%Y-%m-%d").to_string()).unwrap_or_default()
}

/// A day, as the reader writes it.
pub(crate) fn day(at: Millis, words: Words) -> String {
    let order = match words.lang() {
        Lang::It => "%-d/%-m/%Y",
        Lang::En => "%-d %b %Y",
    };
    jiff::Timestamp::from_millisecond(at).map(|at| at.strftime(order).to_string()).unwrap_or_default()
}

/// By when something must be done: a moment for machines; for people how long that is from now, as one says it.
pub(crate) fn deadline(at: Millis, words: Words) -> Markup {
    const HOUR: i64 = 3_600_000;
    let iso = jiff::Timestamp::from_millisecond(at).map(|at| at.to_string()).unwrap_or_default();
    let hours = (at - now()).max(0) / HOUR;
    let count = |n: i64| [("count", u32::try_from(n).unwrap_or(u32::MAX).into())];
    let said = match hours {
        0 => words.say(id::WEB_WITHIN_THE_HOUR),
        1..48 => words.say_with(id::WEB_WITHIN_HOURS, &count(hours)),
        _ => words.say_with(id::WEB_WITHIN_DAYS, &count(hours / 24)),
    };
    html! { time datetime=(iso) { (said) } }
}
