//! What can be asked for on the command line. What each option is for is said in the catalogue.

use crate::cli::number;
use std::path::PathBuf;

/// A game in the terminal.
#[derive(clap::Args, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct PlayOptions {
    #[arg(long, value_name = "ID")]
    pub(crate) regulation: Option<String>,
    #[arg(long, value_name = "N", value_parser = number::<usize, 0, 99>)]
    pub(crate) players: Option<usize>,
    #[arg(long, value_name = "N,N,…")]
    pub(crate) human: Option<String>,
    #[arg(long, value_name = "A,B,…")]
    pub(crate) bots: Option<String>,
    #[arg(long, value_name = "NAME,NAME,…")]
    pub(crate) names: Option<String>,
    #[arg(long, value_name = "S", value_parser = number::<u64, 0, { u64::MAX }>)]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "typed", value_parser = ["typed"], hide_possible_values = true)]
    pub(crate) dice: Option<String>,
    #[arg(long, value_name = "L", value_parser = number::<u16, 1, 1000>)]
    pub(crate) laps: Option<u16>,
    #[arg(long, value_name = "M", value_parser = number::<u16, 1, 1000>)]
    pub(crate) minutes: Option<u16>,
    #[arg(long)]
    pub(crate) fast: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
}

impl PlayOptions {
    /// Whether dice and cards are those of a real table.
    pub(crate) fn are_dice_typed(&self) -> bool {
        self.dice.is_some()
    }

    /// Whether nothing was said about the game: then a few questions are asked.
    pub(crate) fn says_nothing(&self) -> bool {
        let Self { fast, record, .. } = self.clone();
        *self == Self { fast, record, ..Self::default() }
    }

    /// Two options that contradict each other: what is settled when a game begins stays so when it is resumed.
    pub(crate) fn clash(&self) -> Option<(&'static str, &'static str)> {
        let settled = [
            ("--regulation", self.regulation.is_some()),
            ("--players", self.players.is_some()),
            ("--human", self.human.is_some()),
            ("--bots", self.bots.is_some()),
            ("--names", self.names.is_some()),
            ("--seed", self.seed.is_some()),
            ("--dice", self.dice.is_some()),
            ("--laps", self.laps.is_some()),
            ("--minutes", self.minutes.is_some()),
        ];
        let given = |name: &str| settled.iter().any(|&(known, given)| known == name && given);
        let both = |a, b| (given(a) && given(b)).then_some((a, b));
        let resumed = settled.iter().find(|(_, given)| *given && self.resume.is_some());
        resumed.map(|&(name, _)| ("--resume", name)).or(both("--seed", "--dice")).or(both("--laps", "--minutes"))
    }
}
