//! A format: what holds for all of it, and its stages in the order in which they are played.

use super::plan::{self, FormatTerms, Plan};
use super::stage::{self, Stage, StageKind};
use super::{FORMATS, check_name, find_model, model, named_table};
use crate::check;
use crate::cited::Source;
use crate::fault::{Fault, Problem};
use crate::header::{Name, name_in};
use crate::read::{Item, Reader};
use crate::show::Entry;
use std::collections::BTreeMap;

/// A format of a tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct Format {
    /// What people call it.
    pub name: Name,
    plan: Plan,
    /// Its stages, in the order in which they are played.
    pub stages: Vec<Stage>,
}

impl Format {
    /// What holds for all its stages.
    #[must_use]
    pub const fn terms(&self) -> &FormatTerms {
        &self.plan.formats
    }

    /// Whether teams play.
    #[must_use]
    pub fn has_teams(&self) -> bool {
        *self.terms().team_seats > 0
    }

    /// The stage of this name.
    #[must_use]
    pub fn stage(&self, id: &str) -> Option<&Stage> {
        self.stages.iter().find(|stage| stage.id == id)
    }

    pub(crate) fn entries_in(&self, table: &str) -> Vec<Entry<'_>> {
        let stages = self.stages.iter().flat_map(|stage| stage.entries_in(table));
        self.plan.entries_in(table).into_iter().chain(stages).collect()
    }

    /// Where this format's answer to a rule comes from, if one of its settings decides it.
    #[must_use]
    pub fn source(&self, rule: &str) -> Option<&Source> {
        self.plan.source(rule).or_else(|| self.stages.iter().find_map(|stage| stage.source(rule)))
    }
}

type Formats = BTreeMap<String, Format>;

/// Reads the formats of a text over those of the extended one. Those that are like another come after it.
pub(super) fn read_all(reader: &mut Reader<'_>, base: Option<&Formats>) -> Option<Formats> {
    let mut formats = base.cloned().unwrap_or_default();
    let mut failed = false;
    let items: Vec<_> = reader.table(FORMATS).into_iter().flatten().collect();
    let (like, plain): (Vec<_>, Vec<_>) = items.into_iter().partition(|item| model(*item).is_some());
    for item in plain.into_iter().chain(like) {
        match read_one(reader, &formats, item) {
            Some(format) => _ = formats.insert(item.0.get_ref().to_string(), format),
            None => failed = true,
        }
    }
    (!failed).then_some(formats)
}

fn read_one<'d>(reader: &mut Reader<'d>, known: &Formats, item: Item<'d>) -> Option<Format> {
    let id = item.0.get_ref().to_string();
    let name = format!("{FORMATS}.{id}");
    check_name(reader, &name, item);
    reader.expect_table(&name, item, "a table")?;
    let base = match model(item) {
        Some(like) => Some(find_model(reader, known, &name, like)?),
        None => known.get(&id),
    };
    let title = name_in(reader, &name).or_else(|| base.map(|base| base.name.clone()));
    if title.is_none() {
        reader.note(Fault::new(Some(reader.line(item.0)), format!("{name}.name"), Problem::Missing(None)));
    }
    let draft = reader.within(&name, |reader| {
        let draft = plan::draft::Draft::read(reader, base.map(|base| &base.plan));
        check::tournament::plan(&draft, reader);
        draft
    });
    let ids = draft.formats.stages.get().cloned()?;
    check_keys(reader, &name, item, &ids);
    let stages: Vec<_> = ids.iter().map(|id| read_stage(reader, &name, id, base)).collect();
    let stages: Option<Vec<_>> = stages.into_iter().collect();
    Some(Format { name: title?, plan: draft.finish()?, stages: stages? })
}

/// Notes what a format's table may not hold: neither a setting nor one of its stages.
fn check_keys<'d>(reader: &mut Reader<'d>, name: &str, item: Item<'d>, stages: &[String]) {
    let besides: Vec<_> = ["name", "like"].into_iter().chain(stages.iter().map(String::as_str)).collect();
    named_table(reader, FORMATS, item, plan::draft::PLACES, &besides);
    for (at, id) in stages.iter().enumerate() {
        if stages[..at].contains(id) {
            let key = format!("{name}.stages");
            reader.note(Fault::new(Some(reader.line(item.0)), key, Problem::Twice(id.clone())));
        }
    }
}

fn read_stage(reader: &mut Reader<'_>, format: &str, id: &str, base: Option<&Format>) -> Option<Stage> {
    let base = base.and_then(|base| base.stage(id));
    let own = reader.table(format).and_then(|table| table.get_key_value(id));
    let Some(item) = own else {
        if base.is_none() {
            reader.note(Fault::new(None, format!("{format}.{id}"), Problem::Missing(None)));
        }
        return base.cloned();
    };
    let name = format!("{format}.{id}");
    let kind = match reader.expect_table(&name, item, "a table")?.get("kind") {
        Some(kind) => reader.plain(&format!("{name}.kind"), kind)?,
        None => base.map(Stage::kind).or_else(|| {
            let fault = Fault::new(Some(reader.line(item.0)), format!("{name}.kind"), Problem::Missing(None));
            reader.note(fault.expected(<StageKind as crate::value::Value>::expected()));
            None
        })?,
    };
    let table = named_table(reader, format, item, kind.places(), &["kind"])?;
    let settings = reader.within(&table, |reader| {
        let draft = stage::Draft::read(kind, reader, base);
        check::tournament::stage(&draft, reader);
        draft.finish()
    })?;
    Some(Stage { id: id.to_owned(), settings })
}
