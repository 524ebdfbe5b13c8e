//! What is wrong with a command line, in one line of the reader's language.

use super::values::Misread;
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error as _;
use words::{Value, Words, id};

/// What is wrong, what was perhaps meant, and where to find help.
pub(super) fn explain(error: &Error, command: &str, words: Words) -> String {
    let what = problem(error, words);
    let meant = suggestion(error).map(|name| words.say_with(id::ERROR_DID_YOU_MEAN, &[("name", name.into())]));
    let help = words.say_with(id::ERROR_TRY_HELP, &[("command", command.into())]);
    let what = meant.map_or_else(|| what.clone(), |meant| format!("{what}; {meant}"));
    format!("{what}. {help}").replace("?.", "?")
}

fn problem(error: &Error, words: Words) -> String {
    let about = |id: words::Id, kind| words.say_with(id, &[("found", Value::from(context(error, kind)))]);
    match error.kind() {
        ErrorKind::InvalidSubcommand => about(id::ERROR_UNKNOWN_COMMAND, ContextKind::InvalidSubcommand),
        ErrorKind::UnknownArgument => about(id::ERROR_UNKNOWN_ARGUMENT, ContextKind::InvalidArg),
        ErrorKind::MissingRequiredArgument => about(id::ERROR_MISSING_ARGUMENT, ContextKind::InvalidArg),
        ErrorKind::MissingSubcommand => about(id::ERROR_MISSING_COMMAND, ContextKind::ValidSubcommand),
        ErrorKind::ArgumentConflict => about(id::ERROR_ARGUMENT_TWICE, ContextKind::InvalidArg),
        ErrorKind::ValueValidation | ErrorKind::InvalidValue => bad_value(error, words),
        ErrorKind::NoEquals | ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            about(id::ERROR_MISSING_VALUE, ContextKind::InvalidArg)
        }
        ErrorKind::InvalidUtf8 => words.say(id::ERROR_NOT_TEXT),
        // clap may add kinds; its own first line is then the best there is.
        _ => error.to_string().lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned(),
    }
}

fn bad_value(error: &Error, words: Words) -> String {
    let (argument, found) = (context(error, ContextKind::InvalidArg), context(error, ContextKind::InvalidValue));
    if found.is_empty() {
        return words.say_with(id::ERROR_MISSING_VALUE, &[("found", argument.into())]);
    }
    let misread = error.source().and_then(|source| source.downcast_ref::<Misread>());
    let what = match misread {
        Some(misread) => misread.in_words(&found, words),
        None => words.say_with(id::ERROR_BAD_VALUE, &[("found", found.into())]),
    };
    words.say_with(id::ERROR_IN_ARGUMENT, &[("argument", argument.into()), ("what", what.into())])
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
