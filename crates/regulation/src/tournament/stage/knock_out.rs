//! Rounds of which only the winner of each table plays the next, down to the final.

use super::Postponed;
use super::games::Priority;
use crate::cited::Cited;
use crate::declare::settings;
use crate::value::{Limit, Names, word_enum};

settings! {
    /// Rounds of which only the winners play the next.
    KnockOutStage "tournament."

    /// Rounds of which only the winners play the next.
    knock_out: KnockOut {
        /// Seats of the final.
        final_seats: u8 = "T2.9",
        /// How many tables the rounds before the final may have.
        tables: FinalTables = "T2.9",
        /// The sizes of tables, the preferred one first.
        sizes: Vec<u8> = "T3.1",
        /// What the draws keep apart, in order.
        apart: Names<Priority> = "T3.2",
        /// To which days it may be moved.
        postponed: Postponed = "T2.14",
        /// The round of the next tournament by which it is to be played then.
        postponed_round: Limit = "T2.14",
    }
}

word_enum! {
    /// How many tables the rounds before the final may have (T2.9, T2.10).
    FinalTables {
        /// A multiple of the final's seats.
        Multiple = "multiple",
        /// Any number that leads to a final; a multiple of its seats where that can be.
        Any = "any",
    }
}
