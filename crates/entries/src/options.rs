//! What is agreed on when a table is opened.

use std::fmt;

/// What the table does about a player who is away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Away {
    /// A bot plays until they return.
    Bot,
    /// Their territories only defend until they return (G6.5).
    Neutral,
}

/// The terms of a table. Everything is written down when it is opened and never changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// What it is called.
    pub title: String,
    /// How many seconds the game lasts; 0 for no clock.
    pub game_seconds: u32,
    /// How many seconds a turn may take; 0 for as long as one likes.
    pub turn_seconds: u16,
    /// After how many missed turns a player counts as away.
    pub misses: u8,
    /// What is done about them.
    pub away: Away,
    /// Whether others may watch.
    pub spectators: bool,
    /// How many seconds later they see everything.
    pub delay_seconds: u16,
    /// Whether ratings change.
    pub rated: bool,
    /// Whether it is shown in the lobby.
    pub listed: bool,
    /// How many chairs, the last ones, are kept for those who have the invitation.
    pub by_link: u8,
    /// Whether odds are shown before a roll; never at a tournament's table (C57).
    pub odds: bool,
    /// How many milliseconds a bot lets pass before it moves.
    pub pace: u16,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            title: String::new(),
            game_seconds: 0,
            turn_seconds: 0,
            misses: 2,
            away: Away::Bot,
            spectators: true,
            delay_seconds: 0,
            rated: false,
            listed: true,
            by_link: 0,
            odds: true,
            pace: 500,
        }
    }
}

impl Options {
    /// The bounds each number must keep; what is wrong, if something is.
    pub fn check(&self) -> Result<(), OptionFault> {
        let within = |name, value: u32, least: u32, most: u32| {
            if (least..=most).contains(&value) { Ok(()) } else { Err(OptionFault { name, value, least, most }) }
        };
        within("title", self.title.chars().count() as u32, 0, 60)?;
        within("game-seconds", self.game_seconds, 0, 36_000)?;
        within("turn-seconds", u32::from(self.turn_seconds), 0, 3600)?;
        within("misses", u32::from(self.misses), 1, 20)?;
        within("delay-seconds", u32::from(self.delay_seconds), 0, 3600)?;
        within("pace", u32::from(self.pace), 0, 10_000)
    }

    /// How many of the chairs are for anybody: the first ones.
    #[must_use]
    pub fn for_all(&self, chairs: usize) -> usize {
        chairs.saturating_sub(usize::from(self.by_link))
    }

    /// The lines the log keeps, `option NAME VALUE` each.
    pub(crate) fn print(&self) -> String {
        let flag = |yes| if yes { "yes" } else { "no" };
        let away = match self.away {
            Away::Bot => "bot",
            Away::Neutral => "neutral",
        };
        format!(
            "option game-seconds {}\noption turn-seconds {}\noption misses {}\noption away {away}\noption spectators {}\n\
             option delay-seconds {}\noption rated {}\noption listed {}\noption by-link {}\noption odds {}\noption pace {}\noption title {}\n",
            self.game_seconds,
            self.turn_seconds,
            self.misses,
            flag(self.spectators),
            self.delay_seconds,
            flag(self.rated),
            flag(self.listed),
            self.by_link,
            flag(self.odds),
            self.pace,
            one_line(&self.title),
        )
    }

    /// Takes one option over. Those of later versions of the program are passed over.
    pub(crate) fn read(&mut self, name: &str, value: &str) {
        let yes = value == "yes";
        match name {
            "game-seconds" => self.game_seconds = value.parse().unwrap_or_default(),
            "turn-seconds" => self.turn_seconds = value.parse().unwrap_or_default(),
            "misses" => self.misses = value.parse().unwrap_or(2),
            "away" => self.away = if value == "neutral" { Away::Neutral } else { Away::Bot },
            "spectators" => self.spectators = yes,
            "delay-seconds" => self.delay_seconds = value.parse().unwrap_or_default(),
            "rated" => self.rated = yes,
            "listed" => self.listed = yes,
            "by-link" => self.by_link = value.parse().unwrap_or_default(),
            "odds" => self.odds = yes,
            "pace" => self.pace = value.parse().unwrap_or_default(),
            "title" => self.title = one_line(value),
            _ => {}
        }
    }
}

/// A title as the log can keep it.
fn one_line(title: &str) -> String {
    title.replace(['\n', '\r'], " ")
}

/// A number that is not one of those allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub struct OptionFault {
    /// The option, as the log names it.
    pub name: &'static str,
    /// The number that was given.
    pub value: u32,
    /// The least it can be.
    pub least: u32,
    /// The most it can be.
    pub most: u32,
}

impl fmt::Display for OptionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is {}, {} to {} expected", self.name, self.value, self.least, self.most)
    }
}
