//! What holds for every tournament of a regulation: who may enter, what it costs, which format is meant.

use crate::cited::Cited;
use crate::declare::settings;
use crate::settings::Permission;
use crate::value::{Limit, word_enum};

settings! {
    /// What holds whatever the format.
    Terms "tournament."

    /// Who may enter.
    entry: EntryTerms {
        /// The format that is meant when none is named.
        format: String = "T2",
        /// Who is old enough.
        ages: Ages = "T2.12",
        /// Entering when already qualified for what the tournament selects for.
        already_qualified: Permission = "T2.12",
        /// Minutes after the start in which somebody late still sits down as everybody else.
        late_minutes: Limit = "T2.12",
        /// The most that may be asked for the first participation, in cents.
        first_fee_cents: Limit = "T2.13",
        /// The most that may be asked for each later one, in cents.
        fee_cents: Limit = "T2.13",
    }
}

word_enum! {
    /// Who is old enough (T2.12).
    Ages {
        /// Adults alone.
        Adults = "adults",
        /// Adults, and minors whom the organiser answers for.
        AdultsOrWaiver = "adults_or_waiver",
        /// Anybody, at any age.
        Anybody = "anybody",
    }
}
