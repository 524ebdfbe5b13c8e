//! What was read otherwise than it stands, or not at all: told, never hidden.

use crate::fault::Place;

/// Something to know about what was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// A column that has no use here.
    Column {
        /// Where it stands in the file.
        place: Place,
        /// Its name.
        name: String,
    },
    /// A cell, line or sheet that has no use here.
    Ignored {
        /// Where it stands in the file.
        place: Place,
        /// What stands there.
        text: String,
    },
    /// Somebody who is said not to take part sits at a table: taken as an entrant.
    Seated {
        /// Where the list says so.
        place: Place,
        /// The name of the one it is about.
        name: String,
    },
    /// Somebody of a list who, as it says, does not take part: not entered.
    StaysAway {
        /// Where the list says so.
        place: Place,
        /// The name of the one it is about.
        name: String,
    },
    /// Two of a table have exactly the same points: the later seat is taken as the later in the order of play.
    Tied {
        /// The second of them.
        place: Place,
        /// The points.
        points: String,
    },
    /// A name whose parts cannot be told for certain.
    Parts {
        /// Where it stands in the file.
        place: Place,
        /// The first name.
        name: String,
        /// The surname.
        surname: String,
    },
    /// The tables of a round are numbered from 1 without gaps: this one has another number now.
    Renumbered {
        /// Where it stands in the file.
        place: Place,
        /// The number it had.
        number: usize,
        /// The number it has.
        now: usize,
    },
    /// The standings tie where it matters who is in the finals: dice that no workbook tells decided it.
    DiceUnknown {
        /// The round.
        place: Place,
    },
    /// Tables of a size the regulation does not have: a deviation (T3.1).
    Size {
        /// Their size.
        size: u8,
    },
}
