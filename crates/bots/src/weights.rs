//! The numbers by which a bot weighs what it sees, as data: found by playing (`sdadata tune`), kept in a file that says which
//! command made them, and read again from it.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The version of the file. One of another version is refused: its numbers may mean something else.
const FORMAT: u32 = 1;

/// The numbers of one bot, each with a name, a value to begin the search at, and how far the search looks around it.
pub trait Weights: Copy + std::fmt::Debug + PartialEq + Send + Sync + 'static {
    /// The bot they are of.
    const BOT: &'static str;
    /// The game it plays, in one word.
    const GAME: &'static str;
    /// Their names, in order.
    const NAMES: &'static [&'static str];
    /// Where a search begins.
    const STARTS: &'static [f32];
    /// How far it looks at first; 0 for a number that stays as it is.
    const SPREADS: &'static [f32];

    /// Those with these values, in the order of the names; one that is missing is 0.
    fn of(values: &[f32]) -> Self;

    /// The values, in the order of the names.
    fn values(&self) -> Vec<f32>;

    /// Reads a file.
    ///
    /// # Errors
    /// If it is of another version, of another bot, or lacks a number, has one too many or one that is no number.
    fn read(text: &str) -> Result<Self, WeightsFault> {
        let file: File = toml::from_str(text).map_err(|fault| WeightsFault::Text(fault.message().to_owned()))?;
        if file.format != FORMAT {
            return Err(WeightsFault::Format { found: file.format });
        }
        let (found, expected) = (format!("{} of {}", file.bot, file.game), format!("{} of {}", Self::BOT, Self::GAME));
        if found != expected {
            return Err(WeightsFault::Bot { found, expected });
        }
        if let Some(unknown) = file.weights.keys().find(|name| !Self::NAMES.contains(&name.as_str())) {
            return Err(WeightsFault::Unknown(unknown.clone()));
        }
        let value = |name: &&str| {
            let value = *file.weights.get(*name).ok_or_else(|| WeightsFault::Missing((*name).to_owned()))?;
            if value.is_finite() { Ok(value) } else { Err(WeightsFault::NoNumber((*name).to_owned())) }
        };
        let values: Vec<f32> = Self::NAMES.iter().map(value).collect::<Result<_, _>>()?;
        Ok(Self::of(&values))
    }

    /// The file, with the command that made it and what it is worth.
    fn print(&self, made_by: &str, worth: &str) -> String {
        let mut text = format!(
            "# {worth}\nformat = {FORMAT}\nbot = \"{}\"\ngame = \"{}\"\nmade_by = \"{made_by}\"\n\n[weights]\n",
            Self::BOT,
            Self::GAME
        );
        for (name, value) in Self::NAMES.iter().zip(self.values()) {
            // Writing to a string never fails.
            let _ = writeln!(text, "{name} = {value:?}");
        }
        text
    }
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: u32,
    bot: String,
    game: String,
    #[serde(rename = "made_by")]
    _made_by: String,
    weights: BTreeMap<String, f32>,
}

/// Why a file of numbers is not taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WeightsFault {
    /// It is no such file.
    #[error("no file of weights: {0}")]
    Text(String),
    /// It is of another version.
    #[error("weights of format {found}: format {FORMAT} expected")]
    Format {
        /// Its version.
        found: u32,
    },
    /// It is of another bot.
    #[error("weights of {found}: those of {expected} expected")]
    Bot {
        /// Whose they are.
        found: String,
        /// Whose they should be.
        expected: String,
    },
    /// It lacks a number.
    #[error("the weight '{0}' is missing")]
    Missing(String),
    /// It has a number this bot does not know.
    #[error("the weight '{0}' is none of this bot's")]
    Unknown(String),
    /// Not finite.
    #[error("the weight '{0}' is no finite number")]
    NoNumber(String),
}

/// A struct of numbers with a comment each, where the search begins and how far it looks.
macro_rules! weights {
    (
        $(#[$about:meta])*
        $Name:ident of $bot:literal in $game:literal {
            $( $(#[$doc:meta])* $field:ident: $start:literal, $spread:literal; )+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Debug)]
        #[allow(unreachable_pub, reason = "a test has one of its own")]
        pub struct $Name {
            $( $(#[$doc])* pub $field: f32, )+
        }

        impl $crate::Weights for $Name {
            const BOT: &'static str = $bot;
            const GAME: &'static str = $game;
            const NAMES: &'static [&'static str] = &[$(stringify!($field)),+];
            const STARTS: &'static [f32] = &[$($start),+];
            const SPREADS: &'static [f32] = &[$($spread),+];

            fn of(values: &[f32]) -> Self {
                let mut values = values.iter().copied();
                Self { $( $field: values.next().unwrap_or_default(), )+ }
            }

            fn values(&self) -> Vec<f32> {
                vec![$(self.$field),+]
            }
        }
    };
}
pub(crate) use weights;

#[cfg(test)]
mod tests {
    use super::{Weights, WeightsFault};

    weights! {
        /// Two numbers.
        Two of "medio" in "risiko" {
            /// One.
            one: 1.0, 0.5;
            /// Other.
            other: -2.5, 1.0;
        }
    }

    #[test]
    fn what_is_printed_is_read() {
        let two = Two { one: 0.1, other: -3.25e-4 };
        assert_eq!(Two::read(&two.print("sdadata tune --seed 1", "nothing yet")), Ok(two));
    }

    #[test]
    fn another_file_is_refused_by_name() {
        let text = Two::of(Two::STARTS).print("sdadata tune", "");
        let read = |from: &str, to: &str| Two::read(&text.replace(from, to)).map_err(|fault| fault.to_string());
        assert_eq!(read("format = 1", "format = 2"), Err("weights of format 2: format 1 expected".into()));
        assert_eq!(read("\"medio\"", "\"x\""), Err("weights of x of risiko: those of medio of risiko expected".into()));
        assert_eq!(read("one = 1.0\n", ""), Err("the weight 'one' is missing".into()));
        assert_eq!(read("one = 1.0", "one = 1.0\nmore = 2.0"), Err("the weight 'more' is none of this bot's".into()));
        assert_eq!(read("one = 1.0", "one = nan"), Err("the weight 'one' is no finite number".into()));
        assert!(matches!(Two::read("format ="), Err(WeightsFault::Text(_))));
    }
}
