//! Who plays: one of the program's own bots, or somebody's program.

use crate::bot::command_line::CommandLine;
use bots::Named;
use shell::failure::Failure;
use shell::find;
use std::fmt::Write as _;
use words::{Words, id};

/// Who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Contender<Bot> {
    /// One of the program's own bots.
    Own(Bot),
    /// Somebody's program, by its command.
    Program(CommandLine),
}

impl<Bot: Named> Contender<Bot> {
    /// The name on the command line and in records.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Own(bot) => bot.name().to_owned(),
            Self::Program(command) => format!("exec:{}", command.text()),
        }
    }

    /// The program's own bot, if it is one.
    pub(crate) fn own(&self) -> Option<Bot> {
        match self {
            Self::Own(bot) => Some(*bot),
            Self::Program(_) => None,
        }
    }

    /// Who is named so: a bot of the game at hand, or `exec:` and a command.
    pub(crate) fn read(name: &str, words: Words) -> Result<Self, Failure> {
        match name.strip_prefix("exec:") {
            Some(command) => {
                let quotes = || Failure::BadInput(words.say_with(id::BOT_BAD_QUOTES, &[("command", command.into())]));
                CommandLine::read(command).map(Self::Program).ok_or_else(quotes)
            }
            None => find::bot(name, words).map(Self::Own),
        }
    }
}

/// The names of a list with commas between them. A comma in the quotes of a command is part of the command.
pub(crate) fn split_names(list: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for part in list.split(',') {
        match names.last_mut().filter(|name| is_open(name)) {
            Some(name) => _ = write!(name, ",{part}"),
            None => names.push(part.trim_start().to_owned()),
        }
    }
    names.iter().map(|name| name.trim_end().to_owned()).collect()
}

/// Whether it is a command with a quote that is not closed yet.
fn is_open(name: &str) -> bool {
    name.strip_prefix("exec:").is_some_and(|command| CommandLine::read(command).is_none())
}

#[cfg(test)]
mod tests {
    use super::split_names;

    #[test]
    fn a_quoted_comma_is_part_of_a_command() {
        let cases: &[(&str, &[&str])] = &[
            ("random, cautious ", &["random", "cautious"]),
            ("exec:python3 bot.py,random", &["exec:python3 bot.py", "random"]),
            ("exec:bot 'a, b',random", &["exec:bot 'a, b'", "random"]),
            (r#"random,exec:"/a,b/bot" "c,d",bold"#, &["random", r#"exec:"/a,b/bot" "c,d""#, "bold"]),
            ("exec:bot 'a,random", &["exec:bot 'a,random"]),
            ("random,,'x,y", &["random", "", "'x", "y"]),
        ];
        for (list, names) in cases {
            assert_eq!(split_names(list), *names, "{list}");
        }
    }
}
