//! The referee's sheet of an event.

use super::bad;
use super::options::Sheet;
use crate::failure::Failure;
use crate::{find, out};
use frame::RuleId;
use referee::sheet::{Event, Line, Part, Section, sheet};
use regulation::{Entry, Source};
use serde::Serialize;
use std::fmt::Write as _;
use words::{Id, Words, id};

pub(super) fn run(options: &Sheet, words: Words) -> Result<(), Failure> {
    let regulation = find::rulebook(&options.regulation, words)?.regulation;
    let event = Event {
        name: options.name.clone(),
        organiser: options.organiser.clone(),
        place: options.place.clone(),
        date: options.date.clone(),
        format: options.format.clone(),
        referees: options.referee.clone(),
        final_referee: options.final_referee.clone(),
    };
    let sections = sheet(&regulation, &event).map_err(|fault| {
        let values = [("found", fault.found.into()), ("known", fault.known.join(", ").into())];
        bad(id::SHEET_UNKNOWN_FORMAT, &values, words)
    })?;
    if options.json {
        let sections = sections.iter().map(|section| ForPrograms::of(section, words)).collect();
        return out::json(words, &Answer { name: &event.name, regulation: &regulation.id, sections });
    }
    let mut text = format!("{}\n{}\n", words.say(id::SHEET_TITLE), event.name);
    for section in &sections {
        let _ = write!(text, "\n{}\n", title(section, words));
        write_lines(&mut text, section, words);
    }
    out::print(words, &text)
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

/// A rule as the text cited for it has it, where that says less than the rule does; as it is otherwise.
fn rule_in_words(rule: RuleId, source: &Source, words: Words) -> String {
    let plain = rule.to_string().to_lowercase();
    let cited = match source {
        Source::Article(text) => text.split([' ', ',']).next().unwrap_or_default(),
        Source::Choice(_) | Source::House(_) => "",
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
