//! Results that a table reported by itself.

use director::tournament::{EntrantId, TableResult};

/// A result that does not count yet: a second player of the table or a referee has to confirm it.
#[derive(Clone, PartialEq, Debug)]
pub struct Pending {
    /// What was reported.
    pub result: TableResult,
    /// Who reported it.
    pub by: EntrantId,
    /// The entry that says so.
    pub entry: u64,
    /// Who contests it and what they say.
    pub contested: Option<(Option<EntrantId>, String)>,
}
