//! What a referee does at a table: stops the game, lets it go on, rules. Each entry says who did it, why, and on which rule
//! it rests.

use chance::Position;
use frame::RuleId;
use std::fmt;

/// The most characters a reason has.
pub const REASON_CHARACTERS_MAX: usize = 300;

/// Why something was done, in somebody's own words: one line that everybody at the table is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason(String);

/// A text that is no reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReasonFault {
    /// Nothing is said.
    #[error("reason is empty, 1 to {REASON_CHARACTERS_MAX} characters expected")]
    Empty,
    /// It is too long.
    #[error("reason has {0} characters, 1 to {REASON_CHARACTERS_MAX} expected")]
    TooLong(usize),
    /// A character would not be seen, or would move others.
    #[error("reason has the character U+{:04X}, one line of plain text expected", u32::from(*.0))]
    NotPlain(char),
}

impl Reason {
    /// A reason as somebody typed it, without the space around it.
    pub fn parse(text: &str) -> Result<Self, ReasonFault> {
        let text = text.trim();
        if let Some(hidden) = text.chars().find(|&c| is_hidden(c)) {
            return Err(ReasonFault::NotPlain(hidden));
        }
        match text.chars().count() {
            0 => Err(ReasonFault::Empty),
            length if length > REASON_CHARACTERS_MAX => Err(ReasonFault::TooLong(length)),
            _ => Ok(Self(text.to_owned())),
        }
    }

    /// What stands where nobody had to say why.
    #[must_use]
    pub fn none() -> Self {
        Self("-".to_owned())
    }

    /// The words themselves.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Whether a character ends a line, is not seen, or changes the direction of others.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// On whose word a game is paused or goes on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Authority {
    /// A referee, by the person's number.
    Referee(String),
    /// All who play; by the number of the person whose word was the last.
    Players(String),
}

impl Authority {
    /// The person who asked.
    #[must_use]
    pub fn person(&self) -> &str {
        match self {
            Self::Referee(person) | Self::Players(person) => person,
        }
    }

    fn print(&self) -> String {
        match self {
            Self::Referee(person) => format!("referee {person}"),
            Self::Players(person) => format!("players {person}"),
        }
    }

    fn read(kind: &str, person: &str) -> Option<Self> {
        match kind {
            _ if person.is_empty() => None,
            "referee" => Some(Self::Referee(person.to_owned())),
            "players" => Some(Self::Players(person.to_owned())),
            _ => None,
        }
    }
}

/// A pause: the clocks of the game stand still and nobody moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pause {
    /// On whose word.
    pub by: Authority,
    /// The rule it rests on, where there is one.
    pub rule: Option<RuleId>,
    /// Why, for everybody to read.
    pub reason: Reason,
}

/// The game was paused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paused<'t> {
    /// The pause that begins.
    pub pause: Pause,
    /// The name of the request.
    pub nonce: &'t str,
}

/// A paused game goes on, with the time everybody had left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Resumed<'t> {
    /// On whose word.
    pub by: Authority,
    /// The name of the request.
    pub nonce: &'t str,
}

/// A ruling: moves by the referee, and what chance answered after them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruled<'t> {
    /// The referee, by the person's number.
    pub referee: &'t str,
    /// The name of the request.
    pub nonce: &'t str,
    /// Why, for everybody to read.
    pub reason: Reason,
    /// How many dice and cards were drawn by then.
    pub chance: Position,
    /// The moves, in the lines of a record; the rule stands in the first.
    pub lines: &'t str,
}

impl<'t> Paused<'t> {
    pub(crate) fn print(&self) -> String {
        let Pause { by, rule, reason } = &self.pause;
        let rule = rule.map_or_else(|| "-".to_owned(), |rule| rule.to_string());
        format!("paused {} rule {rule} nonce {}\nreason {reason}\n", by.print(), self.nonce)
    }

    /// Reads `KIND PERSON rule RULE nonce NONCE`, with the reason below.
    pub(crate) fn read(words: &[&'t str], rest: &str) -> Option<Self> {
        let [kind, person, "rule", rule, "nonce", nonce] = *words else { return None };
        let rule = if rule == "-" { None } else { Some(RuleId::parse(rule)?) };
        let (reason, "") = read_reason(rest)? else { return None };
        Some(Self { pause: Pause { by: Authority::read(kind, person)?, rule, reason }, nonce })
    }
}

impl<'t> Resumed<'t> {
    pub(crate) fn print(&self) -> String {
        format!("resumed {} nonce {}\n", self.by.print(), self.nonce)
    }

    /// Reads `KIND PERSON nonce NONCE`.
    pub(crate) fn read(words: &[&'t str]) -> Option<Self> {
        let [kind, person, "nonce", nonce] = *words else { return None };
        Some(Self { by: Authority::read(kind, person)?, nonce })
    }
}

impl<'t> Ruled<'t> {
    pub(crate) fn print(&self) -> String {
        let Self { referee, nonce, reason, chance, lines } = self;
        format!("ruled {referee} nonce {nonce} chance {} {}\nreason {reason}\n{lines}", chance.dice, chance.cards)
    }

    /// Reads `PERSON nonce NONCE chance DICE CARDS`, with the reason and the moves below.
    pub(crate) fn read(words: &[&'t str], rest: &'t str) -> Option<Self> {
        let [referee, "nonce", nonce, "chance", dice, cards] = *words else { return None };
        let (reason, lines) = read_reason(rest)?;
        let chance = Position { dice: dice.parse().ok()?, cards: cards.parse().ok()? };
        Some(Self { referee, nonce, reason, chance, lines })
    }
}

/// The line with the reason, and what follows it.
fn read_reason(text: &str) -> Option<(Reason, &str)> {
    let (first, rest) = text.split_once('\n')?;
    Some((Reason::parse(first.strip_prefix("reason ")?).ok()?, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_one_line_of_plain_text() {
        assert_eq!(
            Reason::parse("  parla \u{ab}troppo\u{bb}, <b>due</b> volte ").map(|reason| reason.to_string()),
            Ok("parla \u{ab}troppo\u{bb}, <b>due</b> volte".to_owned())
        );
        assert_eq!(Reason::parse(" \n "), Err(ReasonFault::Empty));
        assert!(Reason::parse(&"à".repeat(REASON_CHARACTERS_MAX)).is_ok());
        assert_eq!(Reason::parse(&"à".repeat(REASON_CHARACTERS_MAX + 1)), Err(ReasonFault::TooLong(301)));
        for hidden in ['\n', '\r', '\0', '\u{7f}', '\u{85}', '\u{2028}', '\u{202e}', '\u{2066}', '\u{200b}', '\u{feff}']
        {
            assert_eq!(Reason::parse(&format!("a{hidden}b")), Err(ReasonFault::NotPlain(hidden)));
        }
    }
}
