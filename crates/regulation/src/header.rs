//! What a text says of itself before its settings: id, names, whether it is official, what it extends, which game.
//!
//! It also knows which sections and settings there are, but not what any of them may hold.

use crate::cited::{Cited, Source};
use crate::fault::{Fault, Problem};
use crate::game::GameKind;
use crate::library;
use crate::read::Reader;
use crate::tournament;
use crate::value::describe;
use toml::de::DeTable;

/// What a regulation is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// In Italian.
    pub it: String,
    /// In English.
    pub en: String,
}

/// The head of a text; what could not be read has been noted.
pub(crate) struct Header {
    pub(crate) id: Option<String>,
    pub(crate) name: Option<Name>,
    pub(crate) official: bool,
    pub(crate) extends: Option<String>,
    /// Why it extends that one, where the text itself does not say that it does.
    pub(crate) extends_source: Option<Source>,
    /// The game it names, if it names any.
    pub(crate) game: Option<GameKind>,
}

/// What may stand outside the sections of settings.
const KEYS: [&str; 7] = ["id", "name", "official", "extends", "game", "articles", "tournament"];

impl Header {
    /// Reads the head. `known` is the id the text is kept under, if it is kept.
    pub(crate) fn read(reader: &mut Reader<'_>, known: Option<&str>) -> Self {
        let (extends, extends_source) = read_extends(reader);
        let header = Self {
            id: required_text(reader, "", "id"),
            name: read_name(reader),
            official: read_official(reader),
            extends,
            extends_source,
            game: reader.root().get("game").and_then(|item| reader.plain("game", item)),
        };
        header.check_id(reader, known);
        header
    }

    fn check_id(&self, reader: &mut Reader<'_>, known: Option<&str>) {
        let Some(id) = &self.id else { return };
        if let Some(known) = known.filter(|known| known != id) {
            note_at(reader, "id", Problem::Found(format!("\"{id}\"")), Some(&format!("\"{known}\"")));
        }
        if !id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-') || id.is_empty() {
            let found = Problem::Found(format!("\"{id}\""));
            note_at(reader, "id", found, Some("lower-case letters, digits and hyphens"));
        }
        let own = library::is_embedded(reader.text());
        if !own && library::EMBEDDED.iter().any(|(embedded, _)| embedded == id) {
            note_at(reader, "id", Problem::Taken(id.clone()), None);
        }
        if !own && self.official {
            note_at(reader, "official", Problem::NotOfficial, None);
        }
    }
}

/// Notes a fault on the line of a key of the head.
pub(crate) fn note_at(reader: &mut Reader<'_>, key: &str, problem: Problem, expected: Option<&str>) {
    let line = reader.root().get_key_value(key).map(|(key, _)| reader.line(key));
    let fault = Fault::new(line, key, problem);
    reader.note(match expected {
        Some(expected) => fault.expected(expected),
        None => fault,
    });
}

/// The name a table within the text gives what it describes, if it gives any.
pub(crate) fn name_in(reader: &mut Reader<'_>, table: &str) -> Option<Name> {
    let item = reader.table(table)?.get_key_value("name")?;
    let name = format!("{table}.name");
    let fields = reader.expect_table(&name, item, "{ it = \"…\", en = \"…\" }")?;
    reader.known_fields(&name, fields, &["it", "en"]);
    let (it, en) = (required_text(reader, &name, "it"), required_text(reader, &name, "en"));
    Some(Name { it: it?, en: en? })
}

fn read_name(reader: &mut Reader<'_>) -> Option<Name> {
    if let Some(item) = reader.root().get_key_value("name") {
        let table = reader.expect_table("name", item, "{ it = \"…\", en = \"…\" }")?;
        reader.known_fields("name", table, &["it", "en"]);
    }
    let (it, en) = (required_text(reader, "name", "it"), required_text(reader, "name", "en"));
    Some(Name { it: it?, en: en? })
}

/// The regulation a text extends: its id alone, or with a source where that is not plain from the text.
fn read_extends(reader: &mut Reader<'_>) -> (Option<String>, Option<Source>) {
    let Some(item) = reader.root().get_key_value("extends") else { return (None, None) };
    if item.1.get_ref().as_table().is_none() {
        return (reader.plain("extends", item.1), None);
    }
    match reader.cited::<String>("extends", item) {
        Some(Cited { value, source }) => (Some(value), Some(source)),
        None => (None, None),
    }
}

fn read_official(reader: &mut Reader<'_>) -> bool {
    let Some((key, item)) = reader.root().get_key_value("official") else { return false };
    item.get_ref().as_bool().unwrap_or_else(|| {
        let found = Problem::Found(describe(item.get_ref()));
        reader.note(Fault::new(Some(reader.line(key)), "official", found).expected("true or false"));
        false
    })
}

fn required_text(reader: &mut Reader<'_>, table: &str, key: &str) -> Option<String> {
    let there = within(reader, table).is_some_and(|table| table.contains_key(key));
    if !there {
        reader.note(Fault::new(None, full_name(table, key), Problem::Missing(None)));
    }
    optional_text(reader, table, key)
}

fn optional_text(reader: &mut Reader<'_>, table: &str, key: &str) -> Option<String> {
    let item = within(reader, table)?.get(key)?;
    reader.plain(&full_name(table, key), item)
}

fn within<'d>(reader: &Reader<'d>, table: &str) -> Option<&'d DeTable<'d>> {
    if table.is_empty() { Some(reader.root()) } else { reader.table(table) }
}

fn full_name(table: &str, key: &str) -> String {
    if table.is_empty() { key.to_owned() } else { format!("{table}.{key}") }
}

/// Notes every section and every setting that such a game does not have.
pub(crate) fn check_keys(kind: GameKind, reader: &mut Reader<'_>) {
    for item in reader.root() {
        if reader.has_enough() {
            return;
        }
        match item.0.get_ref().as_ref() {
            "tournament" => {
                let Some(halves) = reader.expect_table("tournament", item, "a table") else { continue };
                // Those of which there may be several are read by name, and look after themselves.
                let entry = halves.get_key_value("entry");
                entry.into_iter().for_each(|item| check_section(kind, reader, "tournament.", item));
            }
            "articles" => _ = reader.expect_table("articles", item, "a table"),
            name if KEYS.contains(&name) => {}
            _ => check_section(kind, reader, "", item),
        }
    }
}

fn check_section<'d>(kind: GameKind, reader: &mut Reader<'d>, prefix: &str, item: crate::read::Item<'d>) {
    let section = format!("{prefix}{}", item.0.get_ref());
    let known: Vec<_> = places(kind).filter(|place| place.section == section).map(|place| place.key).collect();
    if known.is_empty() {
        let names = places(kind).map(|place| place.section).chain(KEYS);
        let fault = Fault::new(Some(reader.line(item.0)), section.clone(), Problem::NoSuch("section"));
        return reader.note(fault.nearest(&section, names));
    }
    let Some(table) = reader.expect_table(&section, item, "a table") else { return };
    for (key, _) in table.iter().filter(|(key, _)| !known.contains(&key.get_ref().as_ref())) {
        if reader.has_enough() {
            return;
        }
        let name = format!("{section}.{}", key.get_ref());
        let fault = Fault::new(Some(reader.line(key)), name, Problem::NoSuch("setting"));
        reader.note(suggest_setting(kind, fault, key.get_ref(), &known));
    }
}

/// Suggests the nearest setting of the same section, or the one of this name in another.
fn suggest_setting(kind: GameKind, fault: Fault, found: &str, known: &[&str]) -> Fault {
    let mut fault = fault.nearest(found, known.iter().copied());
    if fault.did_you_mean.is_none() {
        fault.did_you_mean = places(kind).find(|place| place.key == found).map(|place| place.name());
    }
    fault
}

fn places(kind: GameKind) -> impl Iterator<Item = &'static crate::declare::Place> {
    kind.places().iter().chain(tournament::places())
}
