//! What is agreed on when a table is opened.

use std::fmt;

/// The seconds of a day.
pub const DAY_SECONDS: u32 = 86_400;
/// The most seconds of a turn for people who play at the same time.
const TURN_SECONDS_MAX: u32 = 3600;
/// The most days of a turn.
const DAYS_MAX: u32 = 7;
/// The most laps after which time is up.
const LAPS_MAX: u32 = 40;
/// A game that is to last no longer is a quick one: three quarters of an hour.
const QUICK_SECONDS_MAX: u32 = 45 * 60;
/// The same in laps.
const QUICK_LAPS_MAX: u8 = 8;

/// How long a game may take. Strength at one is not strength at another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Format {
    /// An evening at the table.
    Live,
    /// Three quarters of an hour at most.
    Quick,
    /// A day or more for each turn.
    Correspondence,
}

impl Format {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Self; 3] = [Self::Live, Self::Quick, Self::Correspondence];

    /// The word for it in the index and in addresses.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::Quick => "quick",
            Self::Correspondence => "correspondence",
        }
    }

    /// The format of this word.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.word() == word)
    }
}

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
    /// After how many laps time is up, in place of a clock; 0 where laps are not counted.
    pub laps: u8,
    /// How many seconds a turn may take; 0 for as long as one likes. A day or more makes it a game by correspondence.
    pub turn_seconds: u32,
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
    /// Whether it is a table of a tournament: nobody talks there (C55), and only a referee pauses the game.
    pub tournament: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            title: String::new(),
            game_seconds: 0,
            laps: 0,
            turn_seconds: 0,
            misses: 2,
            away: Away::Bot,
            spectators: true,
            delay_seconds: 0,
            rated: false,
            listed: true,
            by_link: 0,
            odds: true,
            pace: 250,
            tournament: false,
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
        within("laps", u32::from(self.laps), 0, LAPS_MAX)?;
        match self.turn_seconds {
            days if days > TURN_SECONDS_MAX => within("turn-seconds", days, DAY_SECONDS, DAYS_MAX * DAY_SECONDS)?,
            seconds => within("turn-seconds", seconds, 0, TURN_SECONDS_MAX)?,
        }
        within("misses", u32::from(self.misses), 1, 20)?;
        within("delay-seconds", u32::from(self.delay_seconds), 0, 3600)?;
        within("pace", u32::from(self.pace), 0, 10_000)
    }

    /// Whether each turn may take days: nobody has to be there at the same time as the others.
    #[must_use]
    pub fn is_correspondence(&self) -> bool {
        self.turn_seconds >= DAY_SECONDS
    }

    /// The format the game is of, by how long it may take.
    #[must_use]
    pub fn format(&self) -> Format {
        let is_short = (1..=QUICK_SECONDS_MAX).contains(&self.game_seconds);
        match self {
            _ if self.is_correspondence() => Format::Correspondence,
            _ if is_short || (1..=QUICK_LAPS_MAX).contains(&self.laps) => Format::Quick,
            _ => Format::Live,
        }
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
        // Younger than logs of before: written where they say something.
        let laps = if self.laps > 0 { format!("option laps {}\n", self.laps) } else { String::new() };
        let tournament = if self.tournament { "option tournament yes\n" } else { "" };
        format!(
            "option game-seconds {}\noption turn-seconds {}\noption misses {}\noption away {away}\noption spectators {}\n\
             option delay-seconds {}\noption rated {}\noption listed {}\noption by-link {}\noption odds {}\noption pace {}\n{laps}{tournament}option title {}\n",
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
            "laps" => self.laps = value.parse().unwrap_or_default(),
            "tournament" => self.tournament = yes,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_of_before_are_written_as_they_were() {
        let text = Options::default().print();
        assert!(!text.contains("laps") && !text.contains("tournament"), "{text}");
    }

    #[test]
    fn a_turn_takes_an_hour_at_most_or_whole_days() {
        let turn = |turn_seconds| Options { turn_seconds, ..Options::default() }.check().is_ok();
        assert_eq!(
            [0, 3600, 3601, 86_399, 86_400, 7 * 86_400, 7 * 86_400 + 1].map(turn),
            [true, true, false, false, true, true, false]
        );
    }

    #[test]
    fn a_format_is_known_by_how_long_the_game_may_take() {
        let format = |game_seconds, laps, turn_seconds| {
            Options { game_seconds, laps, turn_seconds, ..Options::default() }.format()
        };
        assert_eq!(format(5400, 0, 180), Format::Live);
        assert_eq!(format(0, 0, 0), Format::Live);
        assert_eq!(format(1800, 0, 90), Format::Quick);
        assert_eq!(format(0, 8, 90), Format::Quick);
        assert_eq!(format(0, 12, 90), Format::Live);
        assert_eq!(format(0, 12, DAY_SECONDS), Format::Correspondence);
    }
}
