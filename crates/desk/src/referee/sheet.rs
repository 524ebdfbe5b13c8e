//! The referee's sheet of an event.

use super::bad;
use crate::answer::{Answer as Told, Fault};
use ::referee::sheet::{Event, Line, Part, Section, sheet as sections_of};
use ::regulation::{Entry, Regulation, Source};
use frame::RuleId;
use serde::Serialize;
use std::fmt::Write as _;
use words::{Id, Words, id};

/// The referees' sheet of an event.
///
/// # Errors
/// If the regulation has no such format, with those it has.
pub fn sheet(regulation: &Regulation, event: &Event, words: Words) -> Result<Told, Fault> {
    let sections = find_sections(regulation, event, words)?;
    let mut text = format!("{}\n{}\n", words.say(id::SHEET_TITLE), event.name);
    for section in &sections {
        let _ = write!(text, "\n{}\n", title(section, words));
        write_lines(&mut text, section, words);
    }
    let sections = sections.iter().map(|section| ForPrograms::of(section, words)).collect();
    Told::new(text, &Answer { name: &event.name, regulation: &regulation.id, sections })
}

/// A section of the sheet as a page shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetSection {
    /// What it is about.
    pub title: String,
    /// Its lines, gathered by the part of the regulation they are of.
    pub parts: Vec<SheetPart>,
}

/// Lines of a section that belong together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetPart {
    /// The part of the regulation, where the section has several.
    pub heading: Option<String>,
    /// The lines, each a sentence.
    pub lines: Vec<String>,
}

/// The sections of the referees' sheet of an event.
///
/// # Errors
/// If the regulation has no such format, with those it has.
pub fn sheet_sections(regulation: &Regulation, event: &Event, words: Words) -> Result<Vec<SheetSection>, Fault> {
    let sections = find_sections(regulation, event, words)?;
    let section = |section: &Section<'_>| SheetSection { title: title(section, words), parts: parts(section, words) };
    Ok(sections.iter().map(section).collect())
}

fn parts(section: &Section<'_>, words: Words) -> Vec<SheetPart> {
    let mut parts: Vec<SheetPart> = Vec::new();
    for line in &section.lines {
        let heading = part_of(line, section.part, words);
        match parts.last_mut().filter(|part| part.heading == heading) {
            Some(part) => part.lines.push(in_words(line, words)),
            None => parts.push(SheetPart { heading, lines: vec![in_words(line, words)] }),
        }
    }
    parts
}

fn find_sections<'r>(regulation: &'r Regulation, event: &Event, words: Words) -> Result<Vec<Section<'r>>, Fault> {
    sections_of(regulation, event).map_err(|fault| {
        let values = [("found", fault.found.into()), ("known", fault.known.join(", ").into())];
        bad(id::SHEET_UNKNOWN_FORMAT, &values, words)
    })
}

/// The lines of a section; settings stand under the name of their part of the regulation.
fn write_lines(text: &mut String, section: &Section<'_>, words: Words) {
    let mut last = None;
    for line in &section.lines {
        let part = part_of(line, section.part, words);
        if let Some(part) = part.as_ref().filter(|_| part != last) {
            let _ = writeln!(text, "  {part}");
        }
        let _ = writeln!(text, "- {}", in_words(line, words));
        last = part;
    }
}

/// The part of the regulation a setting of the format stands in: stages and methods have settings of the same name.
fn part_of(line: &Line<'_>, part: Part, words: Words) -> Option<String> {
    match (line, part) {
        (Line::Setting(entry), Part::Format | Part::Deviations) => Some(speech::regulation::section_of(words, entry)),
        (_, _) => None,
    }
}

#[derive(Serialize)]
struct Answer<'a> {
    name: &'a str,
    regulation: &'a str,
    sections: Vec<ForPrograms>,
}

#[derive(Serialize)]
struct ForPrograms {
    part: &'static str,
    title: String,
    lines: Vec<String>,
}

impl ForPrograms {
    fn of(section: &Section<'_>, words: Words) -> Self {
        Self { part: section.part.word(), title: title(section, words), lines: lines(section, words) }
    }
}

fn title(section: &Section<'_>, words: Words) -> String {
    words.say_member("sheet", section.part.word())
}

fn lines(section: &Section<'_>, words: Words) -> Vec<String> {
    let line = |line| match part_of(line, section.part, words) {
        Some(part) => format!("{part} · {}", in_words(line, words)),
        None => in_words(line, words),
    };
    section.lines.iter().map(line).collect()
}

fn in_words(line: &Line<'_>, words: Words) -> String {
    let cited = |text: String, source| {
        let citation = speech::regulation::citation(words, source);
        words.say_with(id::SHEET_CITED, &[("text", text.into()), ("source", citation.into())])
    };
    match line {
        Line::Fact(fact, text) => words.say_member_with("sheet-fact", fact.word(), &[("text", text.as_str().into())]),
        Line::Setting(entry) => {
            let text = format!("{}: {}", speech::regulation::setting(words, entry), value(entry, words));
            cited(text, entry.source)
        }
        Line::Rule(rule, source) => cited(rule_in_words(*rule, source, words), source),
        Line::NoFormat => words.say(id::SHEET_NO_FORMAT),
        Line::NoReferee => words.say(id::SHEET_NO_REFEREE),
        Line::Signature => words.say(id::SHEET_SIGNATURE),
        Line::TradeMark(sentence) => (*sentence).to_owned(),
    }
}

/// A rule as the text cited for it has it, where that says less than the rule does, or says it of another game; as it is
/// otherwise.
fn rule_in_words(rule: RuleId, source: &Source, words: Words) -> String {
    let plain = rule.to_string().to_lowercase();
    let cited = match source {
        Source::Article(text) | Source::Choice(text) => text.split([' ', ',']).next().unwrap_or_default(),
        Source::House(_) | Source::Earlier => "",
    };
    let own = Id::find("sheet-rule", &format!("{plain}-{cited}"));
    own.map_or_else(|| words.say_member("sheet-rule", &plain), |id| words.say(id))
}

/// The value of a setting: a choice by name in words, a list without its brackets.
fn value(entry: &Entry<'_>, words: Words) -> String {
    let written = speech::regulation::setting_value(words, entry);
    let said = |(at, part): (usize, &str)| if at % 2 == 1 { word(part, words) } else { part.to_owned() };
    let value: String = written.split('"').enumerate().map(said).collect();
    let list = value.strip_prefix('[').and_then(|list| list.strip_suffix(']')).filter(|list| !list.contains('['));
    list.map_or_else(|| value.clone(), str::to_owned)
}

/// A choice by name, if it has words of its own.
fn word(name: &str, words: Words) -> String {
    let id = Id::find("sheet-value", &name.replace(['_', '.', '/'], "-"));
    id.map_or_else(|| name.replace('_', " "), |id| words.say(id))
}
