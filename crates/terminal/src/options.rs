//! What can be asked for before a game begins.

use std::path::PathBuf;

/// What was asked for; what was not is settled by the usual, or by a few questions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The id of a regulation, or a club's file.
    pub regulation: Option<String>,
    /// How many sit at the table.
    pub players: Option<usize>,
    /// The players who are people, by number.
    pub human: Option<String>,
    /// The bots of the other seats.
    pub bots: Option<String>,
    /// What the players are called.
    pub names: Option<String>,
    /// What the dice follow from, for a game that can be repeated.
    pub seed: Option<u64>,
    /// `typed` where dice and cards are those of a real table.
    pub dice: Option<String>,
    /// Whether the referee of a real table is at the keyboard, for all seats.
    pub referee: bool,
    /// The lap in which time is up.
    pub laps: Option<u16>,
    /// The minutes after which time is up.
    pub minutes: Option<u16>,
    /// Whether bots play without a pause.
    pub fast: bool,
    /// Where the record goes.
    pub record: Option<PathBuf>,
    /// The saved game to take up again.
    pub resume: Option<PathBuf>,
}

impl Options {
    /// Whether dice and cards are those of a real table.
    pub(crate) fn are_dice_typed(&self) -> bool {
        self.dice.is_some()
    }

    /// Whether a referee is asked for where there is no real table.
    pub(crate) fn lacks_real_table(&self) -> bool {
        self.referee && !self.are_dice_typed()
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
            ("--referee", self.referee),
            ("--laps", self.laps.is_some()),
            ("--minutes", self.minutes.is_some()),
        ];
        let given = |name: &str| settled.iter().any(|&(known, given)| known == name && given);
        let both = |a, b| (given(a) && given(b)).then_some((a, b));
        let resumed = settled.iter().find(|(_, given)| *given && self.resume.is_some());
        let resumed = resumed.map(|&(name, _)| ("--resume", name));
        let seated = both("--referee", "--human").or(both("--referee", "--bots"));
        resumed.or(both("--seed", "--dice")).or(both("--laps", "--minutes")).or(seated)
    }
}
