//! A scoring method (T1): how the table points of a game become tournament points.
//!
//! Every method of the texts, and any a club may want, is a choice of these numbers; how they are used is in `director`.

use crate::cited::Cited;
use crate::declare::settings;
use crate::value::{BySize, Decimal, Limit, Maybe, Notes, Ratio, Value, word_enum};
use toml::Spanned;
use toml::de::DeValue;

settings! {
    /// A scoring method.
    Method "tournament."

    /// From table points to tournament points.
    scoring: Scoring {
        /// Digits behind the point: tournament points are whole numbers of the smallest such part.
        decimals: u8 = "T1",
        /// What one table point is worth.
        point: Decimal = "T1",
        /// What each place is worth, the winner's first; the places behind the last of them nothing.
        places: Vec<Decimal> = "T1",
        /// By what table points are multiplied at a table of so many.
        sizes: BySize<Ratio> = "T1",
        /// Whose points are multiplied.
        sizes_for: Whose = "T1",
        /// What happens to parts too small to be written.
        rounding: Rounding = "T1",
        /// The most that can be had at a table of so many.
        most: BySize<Decimal> = "T1",
        /// What the others have: their points, or what they lack of the winner's.
        others: Others = "T1",
        /// What completing the objective is worth, whatever the rest.
        objective: Maybe<Decimal> = "T1",
        /// The table points completing the objective counts as.
        objective_points: Limit = "T1",
        /// What the others have when somebody completed the objective.
        objective_others: ObjectiveOthers = "T1",
        /// What eliminated players have.
        eliminated: Eliminated = "T1",
        /// What each potential point is worth (S2).
        potential: Decimal = "T1",
    }
}

word_enum! {
    /// Whose points are multiplied for the size of the table.
    Whose {
        /// Everybody's.
        Everybody = "everybody",
        /// The winner's.
        Winner = "winner",
    }
    /// What happens to parts too small to be written.
    Rounding {
        /// Away from zero.
        Up = "up",
        /// Towards zero.
        Down = "down",
        /// To the nearest, halves up.
        Nearest = "nearest",
    }
    /// What those have who did not win.
    Others {
        /// Their own points.
        Own = "own",
        /// What they lack of the winner's points is taken off.
        BehindWinner = "behind_winner",
    }
    /// What the others have when somebody completed the objective.
    ObjectiveOthers {
        /// As always.
        AsUsual = "as_usual",
        /// Their table points and nothing for the place.
        PointsOnly = "points_only",
    }
}

/// What eliminated players have: as the others (`"as_others"`), no points (`"nothing"`), or a list: what each place is worth to who
/// was eliminated, the second place first, without table points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Eliminated {
    /// Place and table points, as the others have.
    AsOthers,
    /// They have no points.
    Nothing,
    /// By place from the second on; the places behind the last of them nothing.
    ByPlace(Vec<Decimal>),
}

/// The words a text may use instead of a list.
const ELIMINATED_WORDS: [(&str, Eliminated); 2] =
    [("as_others", Eliminated::AsOthers), ("nothing", Eliminated::Nothing)];

impl Value for Eliminated {
    fn expected() -> String {
        "as_others, nothing or a list of what the second, the third, … place is worth".to_owned()
    }

    fn read(item: &Spanned<DeValue<'_>>, notes: &mut Notes<'_>) -> Option<Self> {
        let Some(found) = item.get_ref().as_str() else {
            return match item.get_ref().as_array() {
                Some(_) => Vec::read(item, notes).map(Self::ByPlace),
                None => notes.misfit::<Self, _>(item),
            };
        };
        let known = ELIMINATED_WORDS.iter().find(|(word, _)| *word == found).map(|(_, value)| value.clone());
        known.or_else(|| {
            let words = ELIMINATED_WORDS.map(|(word, _)| word);
            notes.unknown(item, found, Self::expected(), &words)
        })
    }

    fn print(&self) -> String {
        match self {
            Self::AsOthers => "\"as_others\"".to_owned(),
            Self::Nothing => "\"nothing\"".to_owned(),
            Self::ByPlace(amounts) => amounts.print(),
        }
    }
}
