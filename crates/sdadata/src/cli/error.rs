//! What is wrong with a command line, in one line of the reader's language.

use super::values::Misread;
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error as _;
use words::{Value, Words};

/// What is wrong, what was perhaps meant, and where to find help.
pub(super) fn explain(error: &Error, command: &str, words: Words) -> String {
    let what = problem(error, words);
    let meant = suggestion(error).map(|name| words.say_with("error-did-you-mean", &[("name", name.into())]));
    let help = words.say_with("error-try-help", &[("command", command.into())]);
    let what = meant.map_or_else(|| what.clone(), |meant| format!("{what}; {meant}"));
    format!("{what}. {help}").replace("?.", "?")
}

fn problem(error: &Error, words: Words) -> String {
    let about = |id: &str, kind| words.say_with(id, &[("found", Value::from(context(error, kind)))]);
    match error.kind() {
        ErrorKind::InvalidSubcommand => about("error-unknown-command", ContextKind::InvalidSubcommand),
        ErrorKind::UnknownArgument => about("error-unknown-argument", ContextKind::InvalidArg),
        ErrorKind::MissingRequiredArgument => about("error-missing-argument", ContextKind::InvalidArg),
        ErrorKind::MissingSubcommand => about("error-missing-command", ContextKind::ValidSubcommand),
        ErrorKind::ArgumentConflict => about("error-argument-twice", ContextKind::InvalidArg),
        ErrorKind::ValueValidation | ErrorKind::InvalidValue => bad_value(error, words),
        ErrorKind::NoEquals | ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            about("error-missing-value", ContextKind::InvalidArg)
        }
        ErrorKind::InvalidUtf8 => words.say("error-not-text"),
        // clap may add kinds; its own first line is then the best there is.
        _ => error.to_string().lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned(),
    }
}

fn bad_value(error: &Error, words: Words) -> String {
    let (argument, found) = (context(error, ContextKind::InvalidArg), context(error, ContextKind::InvalidValue));
    if found.is_empty() {
        return words.say_with("error-missing-value", &[("found", argument.into())]);
    }
    let misread = error.source().and_then(|source| source.downcast_ref::<Misread>());
    let what = match misread {
        Some(misread) => misread.in_words(&found, words),
        None => words.say_with("error-bad-value", &[("found", found.into())]),
    };
    words.say_with("error-in-argument", &[("argument", argument.into()), ("what", what.into())])
}

fn suggestion(error: &Error) -> Option<String> {
    let kinds = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    kinds.into_iter().map(|kind| context(error, kind)).find(|name| !name.is_empty())
}

fn context(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        // Context that is no text (a number, a flag) is not asked for.
        _ => String::new(),
    }
}
