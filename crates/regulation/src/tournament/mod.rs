//! What a regulation settles for a tournament: entry, scoring methods, and formats made of stages.
//!
//! Declared here so that a text is checked as a whole; how a tournament is run is not known here. A text may have any
//! number of scoring methods (`[tournament.scoring.millesimi]`) and formats (`[tournament.formats.challenge]`, with a table
//! for each stage); a format may be like another and change single values.

mod format;
pub mod method;
pub mod plan;
pub mod stage;
pub(crate) mod terms;

pub use format::Format;
pub use method::{Method, Scoring};
pub use plan::{Attendance, Behind, Criterion, FormatTerms, Players, Postponing, SpecialEvents};
pub use stage::bands::{Bands, Direct, FinalsDraw, LastSeat, Replacement};
pub use stage::games::{Cinquisti, Games, LastRound, Priority};
pub use stage::knock_out::{FinalTables, KnockOut};
pub use stage::sizes::{Fill, TableSizes};
pub use stage::{Postponed, Stage, StageKind, StageSettings};
pub use terms::{Ages, EntryTerms, Terms};

use crate::check;
use crate::cited::Source;
use crate::declare::Place;
use crate::fault::{Fault, Problem};
use crate::game;
use crate::read::{Item, Reader};
use crate::show::Entry;
use crate::value::describe;
use std::collections::BTreeMap;
use toml::Spanned;
use toml::de::DeValue;

/// Everything a regulation settles for a tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct Tournament {
    terms: Terms,
    /// The scoring methods, by name.
    pub methods: BTreeMap<String, Method>,
    /// The formats, by name.
    pub formats: BTreeMap<String, Format>,
}

/// The tables of which a text may have several.
const SCORING: &str = "tournament.scoring";
const FORMATS: &str = "tournament.formats";

impl Tournament {
    /// Who may enter, and the format that is meant when none is named.
    #[must_use]
    pub const fn entry(&self) -> &EntryTerms {
        &self.terms.entry
    }

    /// The format of this name, or the one that is meant when none is named.
    #[must_use]
    pub fn format(&self, id: Option<&str>) -> Option<&Format> {
        self.formats.get(id.unwrap_or(&self.terms.entry.format))
    }

    /// The scoring method of a format.
    #[must_use]
    pub fn method_of(&self, format: &Format) -> Option<&Scoring> {
        self.methods.get(&*format.terms().scoring).map(|method| &method.scoring)
    }

    /// Every setting, in the order of declaration.
    #[must_use]
    pub fn entries(&self) -> Vec<Entry<'_>> {
        let methods = self.methods.iter().flat_map(|(id, method)| method.entries_in(&format!("{SCORING}.{id}")));
        let formats = self.formats.iter().flat_map(|(id, format)| format.entries_in(&format!("{FORMATS}.{id}")));
        self.terms.entries().into_iter().chain(methods).chain(formats).collect()
    }

    /// The source of the first setting that decides a rule: of all tournaments, then of the format that is meant.
    pub(crate) fn source(&self, rule: &str) -> Option<&Source> {
        let format = self.format(None);
        let method = || self.methods.get(&*format?.terms().scoring)?.source(rule);
        self.terms.source(rule).or_else(method).or_else(|| format?.source(rule))
    }
}

/// Where the settings of a tournament can stand.
pub(crate) fn places() -> impl Iterator<Item = &'static Place> {
    let stages = StageKind::ALL.iter().flat_map(|kind| kind.places());
    terms::draft::PLACES.iter().chain(method::draft::PLACES).chain(plan::draft::PLACES).chain(stages)
}

/// Reads the tournament of a text; `None` if something failed, and then that is noted.
pub(crate) fn read(reader: &mut Reader<'_>, base: Option<&Tournament>, game: &game::Draft) -> Option<Tournament> {
    check_sections(reader);
    let inherited = base.filter(|_| !stands_alone(reader));
    let terms = terms::draft::Draft::read(reader, base.map(|base| &base.terms));
    let methods = read_methods(reader, inherited);
    let formats = format::read_all(reader, inherited.map(|base| &base.formats));
    let (methods, formats) = (methods?, formats?);
    let tournament = Tournament { terms: terms.finish()?, methods, formats };
    check::tournament::whole(&tournament, game, reader);
    Some(tournament)
}

/// Notes the sections a tournament does not have.
fn check_sections(reader: &mut Reader<'_>) {
    const KNOWN: [&str; 4] = ["entry", "scoring", "formats", "alone"];
    for (key, _) in reader.table("tournament").into_iter().flatten() {
        let found = key.get_ref();
        if !KNOWN.contains(&found.as_ref()) && !reader.has_enough() {
            let fault = Fault::new(Some(reader.line(key)), format!("tournament.{found}"), Problem::NoSuch("section"));
            reader.note(fault.nearest(found, KNOWN));
        }
    }
}

/// Whether a text says that its methods and formats are all there are, without those of the one it extends.
fn stands_alone(reader: &mut Reader<'_>) -> bool {
    let Some((key, item)) = reader.table("tournament").and_then(|table| table.get_key_value("alone")) else {
        return false;
    };
    item.get_ref().as_bool().unwrap_or_else(|| {
        let found = Problem::Found(describe(item.get_ref()));
        reader.note(Fault::new(Some(reader.line(key)), "tournament.alone", found).expected("true or false"));
        false
    })
}

fn read_methods(reader: &mut Reader<'_>, base: Option<&Tournament>) -> Option<BTreeMap<String, Method>> {
    let mut methods: BTreeMap<_, _> = base.map(|base| base.methods.clone()).unwrap_or_default();
    let mut failed = false;
    let items: Vec<_> = reader.table(SCORING).into_iter().flatten().collect();
    let (like, plain): (Vec<_>, Vec<_>) = items.into_iter().partition(|item| model(*item).is_some());
    for item in plain.into_iter().chain(like) {
        let id = item.0.get_ref().to_string();
        let method = named_table(reader, SCORING, item, method::draft::PLACES, &["like"]).and_then(|table| {
            let base = match model(item) {
                Some(like) => Some(find_model(reader, &methods, &table, like)?.clone()),
                None => methods.get(&id).cloned(),
            };
            reader.within(&table, |reader| {
                let draft = method::draft::Draft::read(reader, base.as_ref());
                check::tournament::method(&draft, reader);
                draft.finish()
            })
        });
        match method {
            Some(method) => _ = methods.insert(id, method),
            None => failed = true,
        }
    }
    (!failed).then_some(methods)
}

/// What a table says it is like.
fn model<'d>(item: Item<'d>) -> Option<&'d Spanned<DeValue<'d>>> {
    item.1.get_ref().as_table()?.get("like")
}

/// The one among those known that a table says it is like.
fn find_model<'k, T>(
    reader: &mut Reader<'_>,
    known: &'k BTreeMap<String, T>,
    name: &str,
    like: &Spanned<DeValue<'_>>,
) -> Option<&'k T> {
    let key = format!("{name}.like");
    let id: String = reader.plain(&key, like)?;
    if !known.contains_key(&id) {
        let ids: Vec<_> = known.keys().map(String::as_str).collect();
        let fault = Fault::new(Some(reader.line(like)), key, Problem::Unknown(id.clone()));
        reader.note(fault.expected(ids.join(", ")).nearest(&id, ids));
    }
    known.get(&id)
}

/// The full name of a table within one of which there may be several; what it may not hold is noted.
fn named_table<'d>(
    reader: &mut Reader<'d>,
    outer: &str,
    item: Item<'d>,
    places: &[Place],
    besides: &[&str],
) -> Option<String> {
    let name = format!("{outer}.{}", item.0.get_ref());
    check_name(reader, &name, item);
    let table = reader.expect_table(&name, item, "a table")?;
    let known: Vec<_> = places.iter().map(|place| place.key).chain(besides.iter().copied()).collect();
    for (key, _) in table.iter().filter(|(key, _)| !known.contains(&key.get_ref().as_ref())) {
        if reader.has_enough() {
            break;
        }
        let found = key.get_ref();
        let fault = Fault::new(Some(reader.line(key)), format!("{name}.{found}"), Problem::NoSuch("setting"));
        reader.note(fault.nearest(found, known.iter().copied()));
    }
    Some(name)
}

/// Names are in lower case, with digits and hyphens: they stand in commands.
fn check_name(reader: &mut Reader<'_>, name: &str, item: Item<'_>) {
    let id = item.0.get_ref();
    if !id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-') {
        let fault = Fault::new(Some(reader.line(item.0)), name, Problem::Found(format!("\"{id}\"")));
        reader.note(fault.expected("lower-case letters, digits and hyphens"));
    }
}
