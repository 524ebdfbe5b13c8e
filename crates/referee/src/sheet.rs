//! The *Regolamento Arbitrale* of an event (T2.13), as data: format, who referees, what is forbidden, sanctions, times,
//! disputes and finality, the sentence on the trade mark.
//!
//! It gathers, it does not speak: a line names a setting, a rule with its citation, or a fact of the event.

use frame::RuleId;
use regulation::{Entry, Regulation, Source};

/// The facts of an event that no regulation knows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Event {
    /// What it is called.
    pub name: String,
    /// Who organises it.
    pub organiser: Option<String>,
    /// Where it is held.
    pub place: Option<String>,
    /// When, as the organiser writes it.
    pub date: Option<String>,
    /// Which format of the regulation it has; if not said, the one the regulation takes then.
    pub format: Option<String>,
    /// Who referees.
    pub referees: Vec<String>,
    /// Who follows the whole final.
    pub final_referee: Option<String>,
}

/// A part of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Name, organiser, place and date.
    Event,
    /// The format of the tournament.
    Format,
    /// The club's own rules, where it has any: every deviation is shown.
    Deviations,
    /// Who referees.
    Referees,
    /// What is forbidden.
    Forbidden,
    /// What follows a fault.
    Sanctions,
    /// How long a game takes and how it ends.
    Times,
    /// What can be contested, and that rulings are final.
    Finality,
    /// The sentence on the trade mark that the publisher asks for.
    TradeMark,
}

impl Part {
    /// Its word, as a part of other names: `format`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Event => "event",
            Self::Format => "format",
            Self::Deviations => "deviations",
            Self::Referees => "referees",
            Self::Forbidden => "forbidden",
            Self::Sanctions => "sanctions",
            Self::Times => "times",
            Self::Finality => "finality",
            Self::TradeMark => "trade-mark",
        }
    }
}

/// A fact of the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Who organises it.
    Organiser,
    /// Where it is held.
    Place,
    /// The day it is held.
    Date,
    /// Somebody who referees.
    Referee,
    /// Who follows the whole final.
    FinalReferee,
    /// The regulation it is played by.
    Regulation,
}

impl Fact {
    /// Its word, as a part of other names.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Organiser => "organiser",
            Self::Place => "place",
            Self::Date => "date",
            Self::Referee => "referee",
            Self::FinalReferee => "final-referee",
            Self::Regulation => "regulation",
        }
    }
}

/// A line of the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line<'r> {
    /// A fact of the event.
    Fact(Fact, String),
    /// A setting of the regulation.
    Setting(Entry<'r>),
    /// A rule, with where this regulation has it from.
    Rule(RuleId, &'r Source),
    /// The regulation settles no tournament: the organiser adds the format.
    NoFormat,
    /// No referee is named yet.
    NoReferee,
    /// Rulings are final, and everybody who enters signs so (T2.13).
    Signature,
    /// The sentence on the trade mark, to the letter.
    TradeMark(&'static str),
}

/// A section of the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section<'r> {
    /// Which part it is.
    pub part: Part,
    /// Its lines.
    pub lines: Vec<Line<'r>>,
}

/// The regulation has no format of this name (T2).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no format {found}")]
pub struct NoSuchFormat {
    /// The name.
    pub found: String,
    /// The formats there are.
    pub known: Vec<String>,
}

/// The sheet of an event under a regulation.
pub fn sheet<'r>(regulation: &'r Regulation, event: &Event) -> Result<Vec<Section<'r>>, NoSuchFormat> {
    let rules = |numbers: &[u8]| numbers.iter().filter_map(|&number| rule(regulation, number)).collect();
    let mut sections = vec![
        Section { part: Part::Event, lines: facts(regulation, event) },
        Section { part: Part::Format, lines: format(regulation, event)? },
        Section { part: Part::Referees, lines: referees(regulation, event) },
        Section { part: Part::Forbidden, lines: rules(&[55, 57, 34, 33]) },
        Section { part: Part::Sanctions, lines: rules(&[50, 51, 52, 56]) },
        Section { part: Part::Times, lines: times(regulation) },
        Section { part: Part::Finality, lines: finality(regulation) },
    ];
    let deviations = deviations(regulation);
    if !deviations.is_empty() {
        sections.insert(2, Section { part: Part::Deviations, lines: deviations });
    }
    if let Some(sentence) = regulation.kind().trade_mark() {
        sections.push(Section { part: Part::TradeMark, lines: vec![Line::TradeMark(sentence)] });
    }
    Ok(sections)
}

fn facts<'r>(regulation: &Regulation, event: &Event) -> Vec<Line<'r>> {
    let known = [(Fact::Organiser, &event.organiser), (Fact::Place, &event.place), (Fact::Date, &event.date)];
    let line = |(fact, text): (Fact, &Option<String>)| text.clone().map(|text| Line::Fact(fact, text));
    let mut lines: Vec<_> = known.into_iter().filter_map(line).collect();
    lines.push(Line::Fact(Fact::Regulation, regulation.id.clone()));
    lines
}

/// What the regulation settles for a tournament of this format, setting by setting.
fn format<'r>(regulation: &'r Regulation, event: &Event) -> Result<Vec<Line<'r>>, NoSuchFormat> {
    let of_tournament = |entry: &Entry<'_>| entry.heading.starts_with("tournament");
    let entries: Vec<Entry<'_>> = regulation.entries().into_iter().filter(of_tournament).collect();
    let chosen = Chosen::of(&entries, event.format.as_deref())?;
    let shown = |entry: &Entry<'_>| chosen.has(entry) && says_something(entry);
    let lines: Vec<_> = entries.into_iter().filter(shown).map(Line::Setting).collect();
    Ok(if lines.is_empty() { vec![Line::NoFormat] } else { lines })
}

/// The format of an event and its scoring method; of other formats and methods a sheet says nothing.
struct Chosen {
    format: Option<String>,
    method: Option<String>,
}

impl Chosen {
    fn of(entries: &[Entry<'_>], asked: Option<&str>) -> Result<Self, NoSuchFormat> {
        let value = |section: &str, key: &str| {
            let entry = entries.iter().find(|entry| entry.section == section && entry.key == key);
            entry.map(|entry| entry.value.trim_matches('"').to_owned())
        };
        let format = asked.map(str::to_owned).or_else(|| value("tournament.entry", "format"));
        let mut known: Vec<String> =
            entries.iter().filter_map(|entry| named(entry, "formats")).map(str::to_owned).collect();
        known.dedup();
        match format {
            Some(found) if !known.contains(&found) => Err(NoSuchFormat { found, known }),
            Some(format) => {
                let method = value(&format!("tournament.formats.{format}"), "scoring");
                Ok(Self { format: Some(format), method })
            }
            None => Ok(Self { format: None, method: None }),
        }
    }

    fn has(&self, entry: &Entry<'_>) -> bool {
        let chosen = |kind, name: &Option<String>| match (named(entry, kind), name) {
            (Some(named), Some(name)) => named == name,
            (Some(_), None) | (None, Some(_) | None) => true,
        };
        chosen("formats", &self.format) && chosen("scoring", &self.method)
    }
}

/// The name of the format or of the method a setting belongs to.
fn named<'e>(entry: &'e Entry<'_>, kind: &str) -> Option<&'e str> {
    let mut parts = entry.section.split('.').skip(1);
    (parts.next() == Some(kind)).then(|| parts.next()).flatten()
}

/// A setting without a value, or one that the game does not use, is of no use to a reader.
fn says_something(entry: &Entry<'_>) -> bool {
    let is_used = !entry.source.text().starts_with("not used");
    is_used && !matches!(entry.value.as_str(), "\"none\"" | "[]" | "{}" | "0")
}

/// Every setting that is a club's own.
fn deviations(regulation: &Regulation) -> Vec<Line<'_>> {
    let own = |entry: &Entry<'_>| matches!(entry.source, Source::House(_));
    regulation.entries().into_iter().filter(own).map(Line::Setting).collect()
}

fn referees<'r>(regulation: &'r Regulation, event: &Event) -> Vec<Line<'r>> {
    let mut lines: Vec<_> = event.referees.iter().map(|name| Line::Fact(Fact::Referee, name.clone())).collect();
    if lines.is_empty() {
        lines.push(Line::NoReferee);
    }
    lines.extend(event.final_referee.clone().map(|name| Line::Fact(Fact::FinalReferee, name)));
    lines.extend(rule(regulation, 58));
    lines
}

/// How long a game takes and how it ends: the settings of the end and of the closing rolls, and thinking time.
fn times(regulation: &Regulation) -> Vec<Line<'_>> {
    let of_time = |entry: &Entry<'_>| matches!(entry.heading, "end" | "sdadata") && says_something(entry);
    let mut lines: Vec<_> = regulation.entries().into_iter().filter(of_time).map(Line::Setting).collect();
    lines.extend(rule(regulation, 54));
    lines
}

fn finality(regulation: &Regulation) -> Vec<Line<'_>> {
    rule(regulation, 53).into_iter().chain([Line::Signature]).collect()
}

/// A rule of part C with its citation; `None` where the regulation has no such rule.
fn rule(regulation: &Regulation, number: u8) -> Option<Line<'_>> {
    let rule = RuleId::case(number);
    regulation.article(&rule.to_string()).map(|source| Line::Rule(rule, source))
}
