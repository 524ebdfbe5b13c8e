//! What the hash of a regulation is made of, to the letter: whoever checks a record needs no more of it.

use crate::answer::{Answer as Told, Fault};
use ::regulation::Regulation;
use serde::Serialize;

/// The lines that are hashed, the same in every language; for a program also the hash, which records name.
///
/// # Errors
/// If the answer cannot be written, which is our own fault.
pub fn canonical(regulation: &Regulation) -> Result<Told, Fault> {
    let canonical = regulation.canonical();
    let whole = Hashed { id: &regulation.id, hash: regulation.hash(), canonical: &canonical };
    Told::new(canonical.clone(), &whole)
}

#[derive(Serialize)]
struct Hashed<'r> {
    id: &'r str,
    hash: String,
    canonical: &'r str,
}
