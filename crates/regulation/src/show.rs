//! The settings as data: for a table on a page, for the comparison of two regulations, for the hash.
//!
//! Rows only: sentences, columns and languages are for those who print them.

use crate::cited::{Cited, Source};
use crate::declare::Place;
use crate::regulation::Regulation;
use crate::tournament::Tournament;
use crate::value::Value;
use std::borrow::Cow;

/// One setting as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<'r> {
    /// The section it stands in: `combat`, `tournament.scoring.millesimi`.
    pub section: Cow<'static, str>,
    /// What kind of section that is: `combat`, `tournament.scoring`.
    pub heading: &'static str,
    /// Its key.
    pub key: &'static str,
    /// The catalogue rule it decides.
    pub rule: &'static str,
    /// Its value, as a text would say it.
    pub value: String,
    /// Where the value comes from.
    pub source: &'r Source,
}

impl<'r> Entry<'r> {
    pub(crate) fn new<T: Value>(place: Place, cited: &'r Cited<T>) -> Self {
        let Place { section, key, rule, is_later: _ } = place;
        Self { section: section.into(), heading: section, key, rule, value: cited.value.print(), source: &cited.source }
    }

    /// The same setting, standing in a table with a name of its own.
    pub(crate) fn within(self, table: &str) -> Self {
        Self { section: table.to_owned().into(), ..self }
    }
}

/// A setting of two regulations, on which they may differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference<'a, 'b> {
    /// As the first has it; `None` where it has no such part: no tournament, or another game.
    pub left: Option<Entry<'a>>,
    /// As the second has it.
    pub right: Option<Entry<'b>>,
}

/// The settings whose values differ, whatever their sources, in the order of declaration.
#[must_use]
pub fn diff<'a, 'b>(left: &'a Regulation, right: &'b Regulation) -> Vec<Difference<'a, 'b>> {
    let mut differences = compare(left, right);
    differences.retain(Difference::is_one);
    differences
}

/// All settings side by side, in the order of declaration. Of two games of different kinds no setting can be compared:
/// all those of the first come without a second, then the other way round.
#[must_use]
pub fn compare<'a, 'b>(left: &'a Regulation, right: &'b Regulation) -> Vec<Difference<'a, 'b>> {
    let (lefts, rights) = (left.game.entries(), right.game.entries());
    let mut differences = if left.kind() == right.kind() {
        pairs(lefts, rights)
    } else {
        [pairs(lefts, Vec::new()), pairs(Vec::new(), rights)].concat()
    };
    let lefts = left.tournament.iter().flat_map(Tournament::entries).collect();
    let rights = right.tournament.iter().flat_map(Tournament::entries).collect();
    differences.extend(by_name(lefts, rights));
    differences
}

/// Settings of the same list side by side; one side may be absent as a whole.
fn pairs<'a, 'b>(lefts: Vec<Entry<'a>>, rights: Vec<Entry<'b>>) -> Vec<Difference<'a, 'b>> {
    let (mut lefts, mut rights) = (lefts.into_iter(), rights.into_iter());
    let next = || match (lefts.next(), rights.next()) {
        (None, None) => None,
        (left, right) => Some(Difference { left, right }),
    };
    std::iter::from_fn(next).collect()
}

/// Settings of the same name side by side, those of the first list in their order, then what only the second has.
fn by_name<'a, 'b>(lefts: Vec<Entry<'a>>, mut rights: Vec<Entry<'b>>) -> Vec<Difference<'a, 'b>> {
    let mut found: Vec<_> = Vec::new();
    for left in lefts {
        let at = rights.iter().position(|right| (&right.section, right.key) == (&left.section, left.key));
        found.push(Difference { right: at.map(|at| rights.remove(at)), left: Some(left) });
    }
    found.extend(rights.into_iter().map(|right| Difference { left: None, right: Some(right) }));
    found
}

impl Difference<'_, '_> {
    /// Whether the values differ.
    #[must_use]
    pub fn is_one(&self) -> bool {
        self.left.as_ref().map(|entry| &entry.value) != self.right.as_ref().map(|entry| &entry.value)
    }
}
