//! A draw whose seed nobody controls: a secret is promised by its hash, dice are rolled in the hall, the seed is made from
//! both.

use crate::chain::Seal;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// How the seed of a draw came about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ceremony {
    /// What was shown before the dice were rolled: the hash of the secret.
    pub commitment: Seal,
    /// The secret, told with the draw.
    pub secret: String,
    /// What was rolled in the hall.
    pub dice: Vec<u8>,
}

impl Ceremony {
    /// The text both are hashed in: the secret, a space, the dice one after the other.
    #[must_use]
    pub fn text(&self) -> String {
        let dice: Vec<String> = self.dice.iter().map(u8::to_string).collect();
        format!("{} {}", self.secret, dice.join(" "))
    }
}

/// The seed of a draw: the first 53 bits of the SHA-256 of secret and dice, so that a browser reads it exactly.
#[must_use]
pub fn seed_of(ceremony: &Ceremony) -> u64 {
    let hash = Sha256::digest(ceremony.text().as_bytes());
    let first = hash.iter().take(8).fold(0_u64, |sum, &byte| sum << 8 | u64::from(byte));
    first >> 11
}
