//! The section `[articles]`: where the rules that no setting decides come from, and, where several settings decide one,
//! what is cited for the rule as a whole.
//!
//! A key is a rule (`"G4.1"`) or a range of them (`"C1-C31"`); a rule's own line wins over a range.
//! A range passes over the rules that settings decide: their source is the setting's.

use crate::catalogue::{self, RULES};
use crate::cited::Source;
use crate::declare::Place;
use crate::fault::{Fault, Problem};
use crate::game::GameKind;
use crate::read::{Item, Reader};
use crate::tournament;
use std::collections::BTreeMap;

/// The citations of a regulation, by rule.
#[derive(Clone, Debug, PartialEq, Default)]
pub(crate) struct Articles(BTreeMap<&'static str, Source>);

impl Articles {
    /// Reads the section over the citations of the extended regulation, and notes the rules without an answer.
    pub(crate) fn read(kind: GameKind, reader: &mut Reader<'_>, base: Option<&Self>) -> Self {
        let mut own = Self::default();
        let mut ranges = Self::default();
        for item in reader.table("articles").into_iter().flatten() {
            own.read_item(kind, &mut ranges, reader, item);
        }
        let mut articles = base.cloned().unwrap_or_default();
        articles.0.extend(ranges.0);
        articles.0.extend(own.0);
        articles.note_missing(kind, reader);
        articles
    }

    /// The citation for a rule.
    pub(crate) fn get(&self, rule: &str) -> Option<&Source> {
        self.0.get(rule)
    }

    fn read_item<'d>(&mut self, kind: GameKind, ranges: &mut Self, reader: &mut Reader<'d>, item: Item<'d>) {
        let key = item.0.get_ref();
        let name = format!("articles.{key}");
        let Some(rules) = catalogue::range(kind, key) else {
            let known = RULES.iter().copied().filter(|rule| catalogue::belongs(kind, rule));
            let fault = Fault::new(Some(reader.line(item.0)), name, Problem::NoSuch("rule"));
            return reader.note(fault.nearest(key, known));
        };
        let Some(source) = reader.source(&name, item) else { return };
        if let (&[rule], Some(place)) = (rules, decides(kind, rules[0]))
            && !is_shared(kind, rule)
        {
            let line = reader.line(item.0);
            return reader.note(Fault::new(Some(line), format!("articles.{rule}"), Problem::Settled(place.name())));
        }
        let book = if rules.len() == 1 { self } else { ranges };
        let alone = rules.len() == 1;
        for &rule in rules.iter().filter(|rule| alone || decides(kind, rule).is_none()) {
            if book.0.insert(rule, source.clone()).is_some() {
                reader.note(Fault::new(Some(reader.line(item.0)), name.clone(), Problem::Twice(rule.to_owned())));
            }
        }
    }

    fn note_missing(&self, kind: GameKind, reader: &mut Reader<'_>) {
        if !reader.absent_is_missing() {
            return;
        }
        let open = |rule: &&str| !is_decided(kind, rule) && !self.0.contains_key(rule);
        for rule in catalogue::answered(kind).filter(open) {
            reader.note(Fault::new(None, format!("articles.{rule}"), Problem::Missing(None)));
        }
    }
}

/// Whether several settings decide a rule.
fn is_shared(kind: GameKind, rule: &str) -> bool {
    kind.places().iter().filter(|place| place.rule == rule).count() > 1
}

/// The first setting that decides a rule as a whole. One that earlier texts lack does not: they cite the rule itself.
fn decides(kind: GameKind, rule: &str) -> Option<Place> {
    places(kind).find(|place| place.rule == rule && !place.is_later)
}

/// Whether any setting decides a rule, so that its source can be told without a citation.
fn is_decided(kind: GameKind, rule: &str) -> bool {
    places(kind).any(|place| place.rule == rule)
}

fn places(kind: GameKind) -> impl Iterator<Item = Place> {
    kind.places().iter().chain(tournament::places()).copied()
}
