//! The colours of the armies.

use serde::Deserialize;

/// The six colours of the armies, in the order in which they are listed everywhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Colour {
    Rosso,
    Blu,
    Giallo,
    Verde,
    Nero,
    Viola,
}

impl Colour {
    /// All six.
    pub const ALL: [Self; 6] = [Self::Rosso, Self::Blu, Self::Giallo, Self::Verde, Self::Nero, Self::Viola];

    /// The name used in every text.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Rosso => "rosso",
            Self::Blu => "blu",
            Self::Giallo => "giallo",
            Self::Verde => "verde",
            Self::Nero => "nero",
            Self::Viola => "viola",
        }
    }

    /// The colour with this name.
    #[must_use]
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.id() == id)
    }
}

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ColourSet(u8);

impl ColourSet {
    /// All six colours.
    pub const ALL: Self = Self(0b11_1111);

    /// No colour.
    pub const EMPTY: Self = Self(0);

    /// Whether it holds `colour`.
    #[must_use]
    pub const fn has(self, colour: Colour) -> bool {
        self.0 >> colour as u8 & 1 != 0
    }

    /// Adds a colour.
    pub const fn insert(&mut self, colour: Colour) {
        self.0 |= 1 << colour as u8;
    }

    /// Takes a colour out.
    pub const fn remove(&mut self, colour: Colour) {
        self.0 &= !(1 << colour as u8);
    }

    /// The colours, in order.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.has(colour))
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}
