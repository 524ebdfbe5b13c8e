//! Who plays: one of the program's own bots, or somebody's program.

use bots::Named;
use shell::failure::Failure;
use shell::find;
use words::Words;

/// Who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Contender<Bot> {
    /// One of the program's own bots.
    Own(Bot),
    /// Somebody's program, by its command.
    Program(String),
}

impl<Bot: Named> Contender<Bot> {
    /// The name on the command line and in records.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Own(bot) => bot.name().to_owned(),
            Self::Program(command) => format!("exec:{command}"),
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
            Some(command) => Ok(Self::Program(shell::failure::one_line(command))),
            None => find::bot(name, words).map(Self::Own),
        }
    }
}
