//! Reading one text: finding a setting, its value and its source, and noting everything that is wrong.
//!
//! It knows the shape of a text, not which settings there are, nor what a value means.

use crate::cited::{Cited, Source};
use crate::declare::{Field, Place};
use crate::fault::{Fault, Faults, Problem};
use crate::value::{Notes, Value, describe};
use std::borrow::Cow;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// After how many faults no further key that does not exist is looked for.
const FAULTS_MAX: usize = 100;

/// A text being read.
pub(crate) struct Reader<'d> {
    text: &'d str,
    root: &'d DeTable<'d>,
    faults: Vec<Fault>,
    absent: Absent,
    /// The table in which settings stand that have no section of their own.
    within: Option<String>,
}

/// What it means that a setting stands neither in the text nor in the one it extends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Absent {
    /// That it is missing.
    Missing,
    /// Nothing: the extended text could not be read, and that has been noted.
    Unknowable,
}

/// A key of a text with what it holds.
pub(crate) type Item<'d> = (&'d Spanned<Cow<'d, str>>, &'d Spanned<DeValue<'d>>);

const CITED_SHAPE: &str = "{ value = …, article = \"…\" }";
const ONE_SOURCE: &str = "exactly one of article, choice, house";

/// The line an offset falls in, from 1.
pub(crate) fn line_at(text: &str, offset: usize) -> usize {
    text.bytes().take(offset).filter(|&byte| byte == b'\n').count() + 1
}

/// Reads the text with `read`; whatever was noted makes it fail.
pub(crate) fn with_reader<T>(text: &str, read: impl FnOnce(&mut Reader<'_>) -> Option<T>) -> Result<T, Faults> {
    let (root, errors) = DeTable::parse_recoverable(text);
    let mut reader = Reader { text, root: root.get_ref(), faults: Vec::new(), absent: Absent::Missing, within: None };
    for error in &errors {
        let line = error.span().map(|span| line_at(text, span.start));
        reader.note(Fault::new(line, "", Problem::Syntax(error.message().to_owned())));
    }
    // What follows a slip of syntax may have been misunderstood: its own faults would mislead.
    let value = if errors.is_empty() { read(&mut reader) } else { None };
    reader.finish(value)
}

impl<'d> Reader<'d> {
    /// The text as it stands.
    pub(crate) const fn text(&self) -> &'d str {
        self.text
    }

    /// The outermost table.
    pub(crate) const fn root(&self) -> &'d DeTable<'d> {
        self.root
    }

    /// Says what absent settings mean from here on.
    pub(crate) const fn set_absent(&mut self, absent: Absent) {
        self.absent = absent;
    }

    /// Whether what is absent is missing.
    pub(crate) fn absent_is_missing(&self) -> bool {
        self.absent == Absent::Missing
    }

    /// Reads settings that stand in a table of this name instead of their section.
    pub(crate) fn within<R>(&mut self, table: &str, read: impl FnOnce(&mut Self) -> R) -> R {
        let outer = self.within.replace(table.to_owned());
        let result = read(self);
        self.within = outer;
        result
    }

    /// How faults name a setting.
    pub(crate) fn name_of(&self, place: Place) -> String {
        match &self.within {
            Some(table) => format!("{table}.{}", place.key),
            None => place.name(),
        }
    }

    /// Whether so many faults are noted that looking for more is not worth it: nobody reads them, and each costs a search
    /// for what may have been meant.
    pub(crate) fn has_enough(&self) -> bool {
        self.faults.len() >= FAULTS_MAX
    }

    /// Notes a fault.
    pub(crate) fn note(&mut self, fault: Fault) {
        self.faults.push(fault);
    }

    /// Notes that a value is not one it can be, or does not go with others. The fault is about the first place
    /// and on the line of the first of them that this text has.
    pub(crate) fn unfit(&mut self, places: &[Place], problem: Problem, expected: impl Into<String>) {
        let line = places.iter().find_map(|&place| self.line_of(place));
        self.note(Fault::new(line, self.name_of(places[0]), problem).expected(expected));
    }

    /// The line of something in the text.
    pub(crate) fn line<T>(&self, spanned: &Spanned<T>) -> usize {
        line_at(self.text, spanned.span().start)
    }

    /// The line of a setting, if this text has it.
    pub(crate) fn line_of(&self, place: Place) -> Option<usize> {
        self.find(place).map(|(key, _)| self.line(key))
    }

    /// The line of a setting that stands in its own section, also while reading a table with another name.
    pub(crate) fn line_outside(&self, place: Place) -> Option<usize> {
        self.table(place.section)?.get_key_value(place.key).map(|(key, _)| self.line(key))
    }

    /// A table within the text: `tournament.draw`.
    pub(crate) fn table(&self, path: &str) -> Option<&'d DeTable<'d>> {
        path.split('.').try_fold(self.root, |table, name| table.get(name)?.get_ref().as_table())
    }

    /// The table an item is; it is noted if it is something else.
    pub(crate) fn expect_table(&mut self, name: &str, (key, item): Item<'d>, shape: &str) -> Option<&'d DeTable<'d>> {
        let table = item.get_ref().as_table();
        if table.is_none() {
            let found = Problem::Found(describe(item.get_ref()));
            self.note(Fault::new(Some(self.line(key)), name, found).expected(shape));
        }
        table
    }

    /// Reads a setting, or takes it from the extended regulation; one that earlier texts lack has the value `before`.
    pub(crate) fn setting<T: Value>(&mut self, place: Place, base: Option<&Cited<T>>, before: Option<T>) -> Field<T> {
        let cited = match (self.find(place), base, before) {
            (Some(item), _, _) => self.cited(&self.name_of(place), item),
            (None, Some(inherited), _) => Some(inherited.clone()),
            (None, None, Some(value)) => Some(Cited { value, source: Source::Earlier }),
            (None, None, None) => {
                self.note_missing(place);
                None
            }
        };
        Field { place, cited }
    }

    /// Reads a source alone: a table with nothing else in it.
    pub(crate) fn source(&mut self, name: &str, item: Item<'d>) -> Option<Source> {
        let table = self.expect_table(name, item, "{ article = \"…\" }")?;
        self.known_fields(name, table, &Source::KINDS);
        self.source_in(name, item.0, table)
    }

    /// Notes the keys of a table that are not among those known.
    pub(crate) fn known_fields(&mut self, name: &str, table: &'d DeTable<'d>, known: &[&str]) {
        for (key, _) in table.iter().filter(|(key, _)| !known.contains(&key.get_ref().as_ref())) {
            if self.has_enough() {
                return;
            }
            let found = key.get_ref();
            let fault = Fault::new(Some(self.line(key)), format!("{name}.{found}"), Problem::NoSuch("field"));
            self.note(fault.expected(known.join(", ")).nearest(found, known.iter().copied()));
        }
    }

    /// Reads a plain value outside the settings.
    pub(crate) fn plain<T: Value>(&mut self, name: &str, item: &Spanned<DeValue<'_>>) -> Option<T> {
        T::read(item, &mut Notes { text: self.text, key: name, faults: &mut self.faults })
    }

    fn find(&self, place: Place) -> Option<Item<'d>> {
        self.table(self.within.as_deref().unwrap_or(place.section))?.get_key_value(place.key)
    }

    fn note_missing(&mut self, place: Place) {
        if self.absent_is_missing() {
            self.note(Fault::new(None, self.name_of(place), Problem::Missing(Some(place.rule.to_owned()))));
        }
    }

    pub(crate) fn cited<T: Value>(&mut self, name: &str, item: Item<'d>) -> Option<Cited<T>> {
        let table = self.cited_table(name, item)?;
        let value = match table.get("value") {
            Some(value) => self.plain(name, value),
            None => {
                self.note_no_value(name, item, T::expected());
                None
            }
        };
        let source = self.source_in(name, item.0, table);
        Some(Cited { value: value?, source: source? })
    }

    /// The table of a setting that says where it is from.
    fn cited_table(&mut self, name: &str, item: Item<'d>) -> Option<&'d DeTable<'d>> {
        let table = self.expect_table(name, item, CITED_SHAPE)?;
        self.known_fields(name, table, &["value", "article", "choice", "house"]);
        Some(table)
    }

    fn note_no_value(&mut self, name: &str, item: Item<'d>, expected: String) {
        let line = self.line(item.0);
        self.note(Fault::new(Some(line), format!("{name}.value"), Problem::Missing(None)).expected(expected));
    }

    fn source_in(&mut self, name: &str, key: &Spanned<Cow<'d, str>>, table: &'d DeTable<'d>) -> Option<Source> {
        let given: Vec<_> = Source::KINDS.into_iter().filter_map(|kind| Some((kind, table.get(kind)?))).collect();
        let problem = match given.as_slice() {
            [(kind, text)] => return self.source_text(name, kind, text),
            [] => Problem::NoSource,
            several => Problem::SeveralSources(several.iter().map(|(kind, _)| *kind).collect::<Vec<_>>().join(", ")),
        };
        self.note(Fault::new(Some(self.line(key)), name, problem).expected(ONE_SOURCE));
        None
    }

    fn source_text(&mut self, name: &str, kind: &str, item: &'d Spanned<DeValue<'d>>) -> Option<Source> {
        let name = format!("{name}.{kind}");
        let text: String = self.plain(&name, item)?;
        if text.trim().is_empty() {
            let found = Problem::Found(describe(item.get_ref()));
            self.note(Fault::new(Some(self.line(item)), name, found).expected("the article or the reason"));
            return None;
        }
        Source::of(kind, text)
    }

    fn finish<T>(mut self, value: Option<T>) -> Result<T, Faults> {
        self.faults.sort_by_key(|fault| fault.line.unwrap_or(usize::MAX));
        debug_assert!(value.is_some() || !self.faults.is_empty(), "what could not be read was noted");
        match value {
            Some(value) if self.faults.is_empty() => Ok(value),
            Some(_) | None => Err(Faults(self.faults)),
        }
    }
}
