//! The form with which a table is opened, what is wrong with it, and what it asks for.

use crate::app::Inner;
use crate::forms::{FormFault, NumberText, Trimmed, is_ticked};
use crate::parts::number_fault;
use crate::regulations::read_own;
use crate::requester::{Requester, clean_name};
use regulation::Regulation;
use serde::Deserialize;
use std::sync::Arc;
use table::{DAY_SECONDS, Summary, Who};
use wire::NewTableRequest;
use words::{Id, Words, id};

/// The most seats a form offers.
pub(super) const SEATS_MAX: usize = 6;
/// The most letters of a table's name.
const TITLE_LETTERS_MAX: usize = 60;
/// What the list of regulations calls a text of one's own.
pub(super) const OWN: &str = "own";

/// A number of the form: its field, its label, and its bounds as a table has them.
#[derive(Clone, Copy)]
pub(super) struct Bounds {
    pub(super) name: &'static str,
    pub(super) label: Id,
    pub(super) least: u16,
    pub(super) most: u16,
}

impl Bounds {
    /// What is wrong with what was typed, if anything.
    pub(super) fn fault(self, typed: &NumberText, words: Words) -> Option<FormFault> {
        let sentence = number_fault(words, self.label, typed.text(), self.least, self.most)?;
        Some(FormFault::at(self.name, sentence))
    }
}

pub(super) const MINUTES: Bounds = Bounds { name: "minutes", label: id::WEB_NEW_MINUTES, least: 0, most: 600 };
pub(super) const TURN_SECONDS: Bounds = Bounds { name: "turn-seconds", label: id::WEB_NEW_TURN, least: 0, most: 3600 };
pub(super) const LAPS: Bounds = Bounds { name: "laps", label: id::WEB_NEW_LAPS, least: 0, most: 40 };
pub(super) const MISSES: Bounds = Bounds { name: "misses", label: id::WEB_NEW_MISSES, least: 1, most: 20 };
pub(super) const DELAY_SECONDS: Bounds = Bounds { name: "delay", label: id::WEB_NEW_DELAY, least: 0, most: 3600 };

/// Who is to sit somewhere.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub(super) enum SeatChoice {
    /// Whoever opens the table.
    Me,
    /// Whoever comes.
    Open,
    /// Who has the invitation.
    ByLink,
    /// The bot of this name.
    Bot(String),
}

impl SeatChoice {
    /// The choice as the form writes it.
    pub(super) fn word(&self) -> String {
        match self {
            Self::Me => "me".to_owned(),
            Self::Open => "open".to_owned(),
            Self::ByLink => "link".to_owned(),
            Self::Bot(name) => format!("bot:{name}"),
        }
    }
}

impl TryFrom<String> for SeatChoice {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        match text.as_str() {
            "me" => Ok(Self::Me),
            "open" => Ok(Self::Open),
            "link" => Ok(Self::ByLink),
            other => match other.strip_prefix("bot:") {
                Some(bot) => Ok(Self::Bot(bot.to_owned())),
                None => Err(format!("nobody who could sit there: {other:?}")),
            },
        }
    }
}

/// Who may watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Watch {
    Now,
    Later,
    Nobody,
}

impl Watch {
    /// The choice as the form writes it.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Now => "now",
            Self::Later => "later",
            Self::Nobody => "nobody",
        }
    }
}

/// Who plays for somebody who is away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Away {
    Bot,
    Neutral,
}

impl Away {
    /// The choice as the form writes it.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Bot => "bot",
            Self::Neutral => "neutral",
        }
    }
}

/// How many days each turn may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub(super) enum Days {
    /// Everybody plays at the same time.
    #[serde(rename = "0")]
    None,
    #[serde(rename = "1")]
    One,
    #[serde(rename = "3")]
    Three,
}

impl Days {
    /// The choice as the form writes it.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::None => "0",
            Self::One => "1",
            Self::Three => "3",
        }
    }

    /// The seconds of a turn, where it takes days.
    fn seconds(self) -> Option<u32> {
        match self {
            Self::None => None,
            Self::One => Some(DAY_SECONDS),
            Self::Three => Some(3 * DAY_SECONDS),
        }
    }

    /// The choice for turns of so many seconds.
    fn of(seconds: u32) -> Self {
        match seconds {
            0..DAY_SECONDS => Self::None,
            DAY_SECONDS => Self::One,
            _ => Self::Three,
        }
    }
}

/// Whether the lobby lists the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Listed {
    Yes,
    No,
}

impl Listed {
    /// The choice as the form writes it.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::No => "no",
        }
    }
}

/// The form. What it begins with is its default; a box that is not sent is not ticked.
#[derive(Debug, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub(crate) struct NewTableForm {
    pub(super) regulation: Trimmed,
    /// The text of a regulation of one's own.
    pub(super) text: String,
    pub(super) players: NumberText,
    seat1: SeatChoice,
    seat2: SeatChoice,
    seat3: SeatChoice,
    seat4: SeatChoice,
    seat5: SeatChoice,
    seat6: SeatChoice,
    pub(super) title: Trimmed,
    /// The name of who has none yet.
    pub(super) name: Trimmed,
    pub(super) listed: Listed,
    #[serde(deserialize_with = "is_ticked", default)]
    pub(super) rated: bool,
    pub(super) minutes: NumberText,
    pub(super) laps: NumberText,
    pub(super) turn_seconds: NumberText,
    /// How many days each turn may take; 0 where everybody plays at the same time.
    pub(super) days: Days,
    pub(super) watch: Watch,
    pub(super) delay: NumberText,
    pub(super) away: Away,
    pub(super) misses: NumberText,
    #[serde(deserialize_with = "is_ticked", default)]
    pub(super) odds: bool,
    /// The player's part of the dice, made by the browser.
    pub(super) sit: Trimmed,
}

impl Default for NewTableForm {
    fn default() -> Self {
        Self {
            regulation: "challenge-2017".into(),
            text: String::new(),
            players: "4".into(),
            seat1: SeatChoice::Me,
            seat2: SeatChoice::Open,
            seat3: SeatChoice::Open,
            seat4: SeatChoice::Open,
            seat5: SeatChoice::Open,
            seat6: SeatChoice::Open,
            title: Trimmed::default(),
            name: Trimmed::default(),
            listed: Listed::Yes,
            rated: false,
            minutes: NumberText::default(),
            laps: NumberText::default(),
            turn_seconds: "180".into(),
            days: Days::None,
            watch: Watch::Now,
            delay: "60".into(),
            away: Away::Bot,
            misses: "2".into(),
            odds: true,
            sit: Trimmed::default(),
        }
    }
}

impl NewTableForm {
    /// The form for a table like one there was: same terms, same bots.
    pub(super) fn like(summary: &Summary) -> Self {
        let options = &summary.options;
        let mut form = Self {
            regulation: summary.regulation.as_str().into(),
            players: summary.chairs.len().to_string().as_str().into(),
            title: options.title.as_str().into(),
            listed: if options.listed { Listed::Yes } else { Listed::No },
            rated: options.rated,
            minutes: (options.game_seconds / 60).to_string().as_str().into(),
            laps: options.laps.to_string().as_str().into(),
            days: Days::of(options.turn_seconds),
            away: if options.away == table::Away::Neutral { Away::Neutral } else { Away::Bot },
            misses: options.misses.to_string().as_str().into(),
            odds: options.odds,
            watch: match (options.spectators, options.delay_seconds) {
                (false, _) => Watch::Nobody,
                (true, 0) => Watch::Now,
                (true, _) => Watch::Later,
            },
            ..Self::default()
        };
        if form.days == Days::None {
            form.turn_seconds = options.turn_seconds.to_string().as_str().into();
        }
        if options.delay_seconds > 0 {
            form.delay = options.delay_seconds.to_string().as_str().into();
        }
        let bots = summary.chairs.iter().filter_map(|chair| match &chair.who {
            Some(Who::Bot(bot)) => Some(bot.clone()),
            Some(Who::Person(_)) | None => None,
        });
        // The first seat is the reader's own.
        let seats = [&mut form.seat2, &mut form.seat3, &mut form.seat4, &mut form.seat5, &mut form.seat6];
        for (seat, bot) in seats.into_iter().zip(bots) {
            *seat = SeatChoice::Bot(bot);
        }
        form
    }

    /// The form with one of the presets.
    pub(super) fn preset(preset: Preset) -> Self {
        let usual = Self::default();
        let bots = |bot: &str| SeatChoice::Bot(bot.to_owned());
        match preset {
            Preset::Evening => usual,
            Preset::Quick => Self {
                players: "3".into(),
                regulation: "classico".into(),
                minutes: "30".into(),
                turn_seconds: "60".into(),
                ..usual
            },
            Preset::Laps => Self { minutes: "0".into(), laps: "10".into(), turn_seconds: "120".into(), ..usual },
            // Days in place of seconds: the field of the seconds is empty.
            Preset::Days => {
                Self { minutes: "0".into(), laps: "15".into(), turn_seconds: "".into(), days: Days::One, ..usual }
            }
            Preset::Alone => Self {
                minutes: "25".into(),
                turn_seconds: "0".into(),
                listed: Listed::No,
                seat2: bots("medio"),
                seat3: bots("medio"),
                seat4: bots("medio"),
                ..usual
            },
            Preset::Rome => Self {
                regulation: "spqr-rtu".into(),
                minutes: "25".into(),
                turn_seconds: "0".into(),
                listed: Listed::No,
                seat2: bots("medio"),
                seat3: bots("medio"),
                seat4: bots("medio"),
                ..usual
            },
        }
    }

    /// The choices for all seats of the form.
    pub(super) fn choices(&self) -> [&SeatChoice; SEATS_MAX] {
        [&self.seat1, &self.seat2, &self.seat3, &self.seat4, &self.seat5, &self.seat6]
    }

    /// The choices for the seats the table is to have.
    fn seats(&self) -> impl Iterator<Item = &SeatChoice> {
        self.choices().into_iter().take(self.players.number().unwrap_or(4))
    }

    /// Whether whoever opens the table sits down at it.
    pub(super) fn sits_down(&self) -> bool {
        self.seat1 == SeatChoice::Me
    }

    /// The text of one's own, without the line ends that forms give it.
    fn own_text(&self) -> Option<String> {
        let asked = *self.regulation == *OWN && !self.text.trim().is_empty();
        asked.then(|| self.text.replace("\r\n", "\n"))
    }

    /// Everything that is wrong, at once.
    pub(super) fn faults(&self, app: &Inner, requester: &Requester) -> Vec<FormFault> {
        let words = requester.words;
        let mut faults = match self.find_regulation(app, words) {
            Err(sentences) => sentences.into_iter().map(FormFault::whole).collect(),
            Ok(regulation) => self.players_fault(&regulation, words).into_iter().collect::<Vec<_>>(),
        };
        if self.seats().all(|seat| matches!(seat, SeatChoice::Bot(_))) {
            faults.push(FormFault::whole(words.say(id::WEB_NEW_ONLY_BOTS)));
        }
        if self.title.chars().count() > TITLE_LETTERS_MAX {
            faults.push(FormFault::at("title", words.say(id::WEB_NEW_LONG_TITLE)));
        }
        if requester.person.is_none() && self.name.given().is_some_and(|name| clean_name(name).is_err()) {
            faults.push(FormFault::at("name", words.say(id::WEB_BAD_NAME)));
        }
        let numbers = [
            (MINUTES, &self.minutes),
            (LAPS, &self.laps),
            (TURN_SECONDS, &self.turn_seconds),
            (MISSES, &self.misses),
            (DELAY_SECONDS, &self.delay),
        ];
        faults.extend(numbers.into_iter().filter_map(|(bounds, typed)| bounds.fault(typed, words)));
        faults
    }

    /// The regulation that is asked for, or everything that is wrong with a club's own.
    fn find_regulation(&self, app: &Inner, words: Words) -> Result<Arc<Regulation>, Vec<String>> {
        if *self.regulation != *OWN {
            let known = app.regulations.get(&*self.regulation).map(Arc::clone);
            return known.ok_or_else(|| vec![words.say(id::WEB_NEW_NO_REGULATION)]);
        }
        let Some(text) = self.own_text() else { return Err(vec![words.say(id::WEB_NEW_NO_TEXT)]) };
        read_own(app, &text, words)
    }

    fn players_fault(&self, regulation: &Regulation, words: Words) -> Option<FormFault> {
        let allowed = regulation.game.players();
        if self.players.number::<u8>().is_some_and(|players| allowed.contains(&players)) {
            return None;
        }
        let allowed = words.list(allowed.iter().map(ToString::to_string));
        Some(FormFault::at("players", words.say_with(id::WEB_NEW_BAD_PLAYERS, &[("allowed", allowed.into())])))
    }

    /// The same, as a program would ask it.
    pub(super) fn request(&self) -> NewTableRequest {
        let bots = self.seats().filter_map(|seat| match seat {
            SeatChoice::Bot(bot) => Some(bot.clone()),
            SeatChoice::Me | SeatChoice::Open | SeatChoice::ByLink => None,
        });
        let by_link = self.seats().filter(|&seat| *seat == SeatChoice::ByLink).count();
        NewTableRequest {
            regulation: (*self.regulation != *OWN).then(|| self.regulation.to_string()),
            text: self.own_text(),
            players: self.players.number(),
            bots: bots.collect(),
            by_link: u8::try_from(by_link).ok(),
            title: self.title.to_string(),
            minutes: if self.days == Days::None { self.minutes.number() } else { Some(0) },
            laps: self.laps.number(),
            turn_seconds: Some(self.days.seconds().unwrap_or_else(|| self.turn_seconds.number().unwrap_or(0))),
            misses: self.misses.number(),
            away: Some(self.away.word().to_owned()),
            spectators: Some(self.watch != Watch::Nobody),
            delay_seconds: if self.watch == Watch::Later { self.delay.number() } else { Some(0) },
            rated: Some(self.rated),
            listed: Some(self.listed == Listed::Yes),
            odds: Some(self.odds),
            ..NewTableRequest::default()
        }
    }
}

/// A table as people usually want one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Preset {
    /// Four players and the regulation's own clock.
    Evening,
    /// Three players in half an hour.
    Quick,
    /// Laps in place of a clock.
    Laps,
    /// A day for each turn.
    Days,
    /// One against bots, in twenty-five minutes.
    Alone,
    /// The Roman game against bots, as long.
    Rome,
}

impl Preset {
    /// All of them, in the order in which they are offered.
    pub(crate) const ALL: [Self; 6] = [Self::Evening, Self::Quick, Self::Laps, Self::Days, Self::Alone, Self::Rome];

    /// The word for it in addresses, and the end of the ids of its sentences.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Evening => "evening",
            Self::Quick => "quick",
            Self::Laps => "laps",
            Self::Days => "days",
            Self::Alone => "alone",
            Self::Rome => "rome",
        }
    }
}
