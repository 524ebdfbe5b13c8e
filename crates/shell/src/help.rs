//! Help in the reader's language: clap parses, the catalogue speaks.

use clap::{Arg, ArgAction, Command};
use std::fmt::Write as _;
use words::{Words, id};

/// A program's command line with every word of its help.
#[must_use]
pub fn in_words(command: Command, words: Words) -> Command {
    let command = command.disable_version_flag(true).arg(
        Arg::new("version").short('V').long("version").action(ArgAction::Version).help(words.say(id::ARG_VERSION)),
    );
    dress(command, &[], words)
}

/// Dresses a command and all below it; `path` holds the names above and its own, without the program's.
fn dress(command: Command, path: &[String], words: Words) -> Command {
    let subcommands: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    let command = subcommands.into_iter().fold(command, |command, name| {
        let path = [path, std::slice::from_ref(&name)].concat();
        command.mut_subcommand(name, |sub| dress(sub, &path, words))
    });
    let command = command
        .disable_help_flag(true)
        .arg_required_else_help(false)
        .mut_args(|arg| explain(arg, path, words))
        .arg(Arg::new("help").short('h').long("help").action(ArgAction::Help).help(words.say(id::ARG_HELP)));
    let about = if path.is_empty() { words.say(id::APP_ABOUT) } else { said(words, "cmd", path, "about") };
    let (usage, template, after) = (usage(&command, path), template(&command, words), after(&command, path, words));
    command.about(about).override_usage(usage).help_template(template).after_help(after)
}

/// A sentence of the catalogue about a command or an argument: `record-check-about`, `odds-attackers`.
fn said(words: Words, family: &str, path: &[String], what: &str) -> String {
    let name = format!("{}-{what}", path.join("-"));
    words.say_member(family, name.trim_start_matches('-'))
}

fn explain(arg: Arg, path: &[String], words: Words) -> Arg {
    let name = arg.get_id().to_string();
    let help = match name.as_str() {
        "lang" | "json" | "version" | "help" => words.say_member("arg", &name),
        _ => said(words, "arg", path, &name),
    };
    let defaults: Vec<String> = arg.get_default_values().iter().map(|v| v.to_string_lossy().into_owned()).collect();
    if defaults.is_empty() || !arg.get_action().takes_values() {
        return arg.help(help);
    }
    let default = words.say_with(id::HELP_DEFAULT, &[("value", defaults.join(", ").into())]);
    arg.help(format!("{help} [{default}]")).hide_default_value(true)
}

/// How the command is typed: `sdadata odds ATTACKERS DEFENDERS [--regulation ID] [--json]`.
fn usage(command: &Command, path: &[String]) -> String {
    let mut lines = Vec::new();
    let mut usage = ["sdadata"].into_iter().chain(path.iter().map(String::as_str)).collect::<Vec<_>>().join(" ");
    let shown = |arg: &&Arg| !matches!(arg.get_id().as_str(), "help" | "version" | "lang");
    let (positional, options): (Vec<_>, Vec<_>) =
        command.get_arguments().filter(shown).partition(|arg| arg.is_positional());
    for arg in positional.into_iter().chain(options) {
        let form = form(arg);
        if usage.chars().count() + form.chars().count() > WIDTH {
            lines.push(std::mem::replace(&mut usage, " ".repeat(6)));
        }
        let _ = write!(usage, " {form}");
    }
    if command.has_subcommands() {
        usage.push_str(if path.is_empty() { " [COMMAND]" } else { " COMMAND" });
    }
    lines.push(usage);
    lines.join("\n")
}

/// The longest line of a usage.
const WIDTH: usize = 80;

/// One argument of a usage line.
fn form(arg: &Arg) -> String {
    let value = arg.get_value_names().and_then(|names| names.first()).map(ToString::to_string).unwrap_or_default();
    let many = if arg.get_num_args().is_some_and(|count| count.max_values() > 1) { "…" } else { "" };
    let Some(long) = arg.get_long() else { return format!("{value}{many}") };
    let flag = matches!(arg.get_action(), ArgAction::SetTrue);
    let typed = if flag { format!("--{long}") } else { format!("--{long} {value}") };
    if arg.is_required_set() { typed } else { format!("[{typed}]") }
}

fn template(command: &Command, words: Words) -> String {
    let mut template = format!("{{about-with-newline}}\n{}: {{usage}}\n", words.say(id::HELP_USAGE));
    let mut section = |id: words::Id, tag: &str| {
        let _ = write!(template, "\n{}:\n{{{tag}}}\n", words.say(id));
    };
    if command.has_subcommands() {
        section(id::HELP_COMMANDS, "subcommands");
    }
    if command.get_positionals().next().is_some() {
        section(id::HELP_ARGUMENTS, "positionals");
    }
    section(id::HELP_OPTIONS, "options");
    template.trim_end().to_owned() + "{after-help}"
}

/// Examples: a command's own, or those of the commands below it.
fn after(command: &Command, path: &[String], words: Words) -> String {
    let mut text = format!("{}:\n", words.say(id::HELP_EXAMPLE));
    for example in examples(command, path, words) {
        let _ = writeln!(text, "  {example}");
    }
    if path.is_empty() {
        let _ = write!(text, "\n{}", words.say(id::APP_TRADEMARK));
    }
    text
}

fn examples(command: &Command, path: &[String], words: Words) -> Vec<String> {
    if !command.has_subcommands() {
        return vec![said(words, "cmd", path, "example")];
    }
    let below = command.get_subcommands().map(|sub| {
        let path = [path, &[sub.get_name().to_owned()]].concat();
        examples(sub, &path, words)
    });
    below.flatten().collect()
}
