//! A player's promise to use one seed and no other, made before anybody's seed is known.

use crate::hex::{self, HexFault};
use crate::key_stream::PlayerSeed;
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The SHA-256 of a seed's characters. Public; written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SeedCommitment([u8; 32]);

impl SeedCommitment {
    /// The promise to use this seed.
    pub fn to(seed: &PlayerSeed) -> SeedCommitment {
        SeedCommitment(Sha256::digest(seed.to_string()).into())
    }

    /// Was this promise made for that seed?
    pub fn is_to(&self, seed: &PlayerSeed) -> bool {
        *self == SeedCommitment::to(seed)
    }
}

impl fmt::Display for SeedCommitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::print(&self.0))
    }
}

impl fmt::Debug for SeedCommitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SeedCommitment({self})")
    }
}

impl FromStr for SeedCommitment {
    type Err = HexFault;

    fn from_str(text: &str) -> Result<SeedCommitment, HexFault> {
        hex::parse(text).map(SeedCommitment)
    }
}
