//! What is to be played: the table, who sits at it, which games.

use crate::cli::{Shard, Simulate};
use crate::failure::Failure;
use crate::find;
use bots::Bot;
use regulation::Regulation;
use rules::{Lap, Setup};
use std::ops::Range;
use std::time::Duration;
use words::Words;

/// Everything that is the same for all games.
pub(super) struct Plan {
    pub(super) regulation: Regulation,
    /// The hash of its values.
    pub(super) hash: String,
    pub(super) setup: Setup,
    /// Who plays, in the order in which they come to the table.
    pub(super) contenders: Vec<Contender>,
    /// The same, if all are the program's own bots.
    pub(super) own_bots: Option<Vec<Bot>>,
    pub(super) absent: usize,
    pub(super) seed: u64,
    pub(super) games: Range<u64>,
    /// The lap in which time runs out.
    pub(super) laps: Lap,
    pub(super) budget: Duration,
    pub(super) audit: bool,
    pub(super) records: bool,
}

/// Who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Contender {
    /// One of the program's own bots.
    Own(Bot),
    /// Somebody's program, by its command.
    Program(String),
}

impl Contender {
    /// The name on the command line and in records.
    pub(super) fn name(&self) -> String {
        match self {
            Self::Own(bot) => bot.name().to_owned(),
            Self::Program(command) => format!("exec:{command}"),
        }
    }

    fn own(&self) -> Option<Bot> {
        match self {
            Self::Own(bot) => Some(*bot),
            Self::Program(_) => None,
        }
    }

    fn read(name: &str, words: Words) -> Result<Self, Failure> {
        match name.strip_prefix("exec:") {
            Some(command) => Ok(Self::Program(crate::failure::one_line(command))),
            None => find::bot(name, words).map(Self::Own),
        }
    }
}

impl Plan {
    pub(super) fn new(options: &Simulate, words: Words) -> Result<Self, Failure> {
        let regulation = find::rulebook(&options.regulation, words)?.regulation;
        let setup = Setup::new(&regulation.settings, options.players, options.absent)
            .map_err(|fault| Failure::BadInput(words.setup_fault(&fault)))?;
        let contenders = contenders(&options.bots, options.players, words)?;
        Ok(Self {
            own_bots: contenders.iter().map(Contender::own).collect(),
            contenders,
            absent: options.absent,
            seed: options.seed,
            games: options.shard.unwrap_or(Shard::ALL).of(options.games),
            laps: Lap(options.laps.unwrap_or_else(|| usual_laps(&regulation))),
            budget: Duration::from_millis(options.budget),
            audit: options.audit,
            records: options.records.is_some(),
            hash: regulation.hash(),
            regulation,
            setup,
        })
    }
}

/// A list shorter than the table is repeated: one name plays all.
fn contenders(names: &str, players: usize, words: Words) -> Result<Vec<Contender>, Failure> {
    let named: Vec<Contender> =
        names.split(',').map(|name| Contender::read(name.trim(), words)).collect::<Result<_, _>>()?;
    if named.len() > players {
        let values = [("due", players.into()), ("found", named.len().to_string().into())];
        return Err(Failure::BadInput(words.say_with("error-bot-count", &values)));
    }
    Ok(named.into_iter().cycle().take(players).collect())
}

/// About as long as a game of 90 minutes; far longer where the regulation knows no clock (G7.2).
fn usual_laps(regulation: &Regulation) -> u16 {
    if regulation.settings.end.minutes.value.get().is_some() { 12 } else { 60 }
}
