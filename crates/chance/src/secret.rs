//! The secret behind the dice of an online game, and the commitment to it.
//!
//! Does not make secrets: whoever hosts the game hands in 32 bytes that nobody can guess.

use crate::hex::{self, HexFault};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// Thirty-two bytes that nobody but the host knows until the game is over.
///
/// It cannot be printed, compared or copied by accident. [`Secret::reveal_hex`] is the only way out.
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret made of these bytes.
    pub fn from_bytes(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// Reads what [`Secret::reveal_hex`] wrote.
    pub fn from_hex(text: &str) -> Result<Secret, HexFault> {
        hex::parse(text).map(Secret)
    }

    /// Gives the secret away, as 64 hexadecimal digits: for storage, and for everybody once the game is over.
    pub fn reveal_hex(&self) -> String {
        hex::print(&self.0)
    }

    /// What is shown to everybody before the game: the SHA-256 of the 32 bytes.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    pub(crate) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(hidden)")
    }
}

/// A promise to use one secret and no other. Public; written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// Was this promise made for that secret?
    pub fn is_to(&self, secret: &Secret) -> bool {
        *self == secret.commitment()
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::print(&self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl FromStr for Commitment {
    type Err = HexFault;

    fn from_str(text: &str) -> Result<Commitment, HexFault> {
        hex::parse(text).map(Commitment)
    }
}
