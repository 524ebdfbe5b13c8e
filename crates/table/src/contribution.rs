//! What each player adds to the dice, from sitting down to the first roll.
//!
//! A seed that everybody can see while others may still choose theirs protects nobody: who sits down last, in league with
//! the host, could try many and keep the best. So a player gives the commitment to a seed, and tells the seed when every
//! chair is taken and everybody's part is fixed. A seed that is not told in time is left out, and everybody sees whose.

use chance::{PlayerSeed, SeedCommitment};
use entries::SeedOffer;
use live::Millis;

/// How long players have to tell their seeds once the table is full. A browser does it by itself in one round trip; ten
/// seconds also let a phone find the network again. Longer would only make everybody wait for who has gone.
pub const REVEAL_SECONDS: u16 = 10;

/// The same as the host counts it.
pub(crate) const REVEAL_MS: Millis = REVEAL_SECONDS as Millis * 1000;

/// A player's part of the dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contribution {
    /// A seed that was given in the open; `-` for none.
    Open(PlayerSeed),
    /// A seed that is promised and not told yet.
    Covered(SeedCommitment),
    /// A seed that was promised, and told when everybody's part was fixed.
    Revealed(PlayerSeed, SeedCommitment),
    /// A seed that was promised and not told in time: the dice do without it.
    Withheld(SeedCommitment),
}

impl Contribution {
    /// What the dice are made with.
    #[must_use]
    pub fn seed(&self) -> PlayerSeed {
        match self {
            Self::Open(seed) | Self::Revealed(seed, _) => seed.clone(),
            Self::Covered(_) | Self::Withheld(_) => PlayerSeed::none(),
        }
    }

    /// What the player promised, if they did.
    #[must_use]
    pub fn commitment(&self) -> Option<SeedCommitment> {
        match self {
            Self::Open(_) => None,
            Self::Covered(commitment) | Self::Revealed(_, commitment) | Self::Withheld(commitment) => Some(*commitment),
        }
    }

    /// Whether the seed is still to be told.
    #[must_use]
    pub fn is_covered(&self) -> bool {
        matches!(self, Self::Covered(_))
    }

    /// The same once the seed was told.
    pub(crate) fn revealed(&self, seed: PlayerSeed) -> Self {
        match self.commitment() {
            Some(commitment) => Self::Revealed(seed, commitment),
            None => self.clone(),
        }
    }

    /// The same once it is too late to tell it.
    pub(crate) fn withheld(&self) -> Self {
        match self {
            Self::Covered(commitment) => Self::Withheld(*commitment),
            told => told.clone(),
        }
    }
}

impl From<SeedOffer> for Contribution {
    fn from(offer: SeedOffer) -> Self {
        match offer {
            SeedOffer::Open(seed) => Self::Open(seed),
            SeedOffer::Covered(commitment) => Self::Covered(commitment),
        }
    }
}
