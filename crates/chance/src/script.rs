//! Values given from outside: by a test, or by people who roll real dice and type in what they see.
//!
//! A script can run out or hold a value that does not fit, so it is not a [`Source`] by itself. It lends one to
//! [`Script::supply`] and answers with a fault instead of a result built on values nobody gave.

use crate::source::{Source, Stream};
use std::collections::VecDeque;

/// Given dice and cards, used in order, each from its own list.
///
/// ```
/// use chance::{Script, ScriptFault, Source, Stream};
///
/// let mut script = Script::new().with_dice([6, 5]);
/// let sum = |source: &mut dyn Source| source.die() + source.die();
/// assert_eq!(script.supply(|source| sum(source)), Ok(11));
/// assert_eq!(script.supply(|source| sum(source)), Err(ScriptFault::RanOut { stream: Stream::Dice }));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Script {
    dice: VecDeque<u32>,
    cards: VecDeque<u32>,
}

impl Script {
    /// Nothing given yet.
    pub fn new() -> Script {
        Script::default()
    }

    /// Adds dice, as they are read off the table: 1 to 6.
    pub fn with_dice(mut self, faces: impl IntoIterator<Item = u8>) -> Script {
        self.dice.extend(faces.into_iter().map(u32::from));
        self
    }

    /// Adds cards: for each, its place among those still there, counted from 0.
    pub fn with_cards(mut self, places: impl IntoIterator<Item = u32>) -> Script {
        self.cards.extend(places);
        self
    }

    /// Runs `play` with the given values.
    ///
    /// If a value is missing or does not fit, what `play` made is dropped, the fault is returned, and the script
    /// is as it was before: more values can be added and the same thing tried again. From the fault on, `play`
    /// is fed zeros.
    pub fn supply<T>(&mut self, play: impl FnOnce(&mut Scripted<'_>) -> T) -> Result<T, ScriptFault> {
        let mut scripted = Scripted { script: self, dice: 0, cards: 0, fault: None };
        let made = play(&mut scripted);
        let Scripted { dice, cards, fault, .. } = scripted;
        if let Some(fault) = fault {
            return Err(fault);
        }
        self.dice.drain(..dice);
        self.cards.drain(..cards);
        Ok(made)
    }

    /// Have all given values been used?
    pub fn is_spent(&self) -> bool {
        self.dice.is_empty() && self.cards.is_empty()
    }
}

/// Why a script could not go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScriptFault {
    /// More was asked than was given.
    #[error("no more {stream} given")]
    RanOut {
        /// Of which.
        stream: Stream,
    },
    /// The given value is not one of those asked for.
    #[error("{stream}: {given} given, {least} to {most} expected")]
    OutOfRange {
        /// Of which.
        stream: Stream,
        /// The value, as it was given.
        given: u32,
        /// The least that would fit.
        least: u32,
        /// The most that would fit.
        most: u32,
    },
}

/// The source a script lends while it is being used.
#[derive(Debug)]
pub struct Scripted<'a> {
    script: &'a Script,
    dice: usize,
    cards: usize,
    fault: Option<ScriptFault>,
}

impl Scripted<'_> {
    fn read(&mut self, stream: Stream, n: u32) -> Result<u32, ScriptFault> {
        let (list, used, least) = match stream {
            Stream::Dice => (&self.script.dice, &mut self.dice, 1),
            Stream::Cards => (&self.script.cards, &mut self.cards, 0),
        };
        let given = *list.get(*used).ok_or(ScriptFault::RanOut { stream })?;
        let most = n.saturating_sub(1) + least;
        if !(least..=most).contains(&given) {
            return Err(ScriptFault::OutOfRange { stream, given, least, most });
        }
        *used += 1;
        Ok(given - least)
    }
}

impl Source for Scripted<'_> {
    fn below(&mut self, stream: Stream, n: u32) -> u32 {
        if self.fault.is_some() {
            return 0;
        }
        self.read(stream, n).unwrap_or_else(|fault| {
            self.fault = Some(fault);
            0
        })
    }
}
