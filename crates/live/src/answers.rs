//! What was answered before, for those who ask again because the answer was lost on its way.
//!
//! Every request that was granted is remembered for as long as its stream is in memory, and read from the log again with it: a
//! request that comes again after an hour, at another machine, has the answer it had. That takes 16 bytes for each: who asked and
//! the name they gave the request are kept as a number of 64 bits, under a key that nobody knows. Whether the command is the same
//! too is looked up in the log, where it stands.

use std::collections::HashMap;
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher as _, BuildHasherDefault, Hash, Hasher};
use std::marker::PhantomData;

/// The version each granted request led to.
#[derive(Debug)]
pub(crate) struct Answers<A> {
    versions: HashMap<u64, u64, BuildHasherDefault<Fingerprint>>,
    key: RandomState,
    authors: PhantomData<fn(&A)>,
}

impl<A> Default for Answers<A> {
    fn default() -> Self {
        Self { versions: HashMap::default(), key: RandomState::new(), authors: PhantomData }
    }
}

impl<A: Hash> Answers<A> {
    /// Keeps the version a request led to: of the last entry, where it led to several.
    pub(crate) fn remember(&mut self, author: &A, nonce: &str, version: u64) {
        self.versions.insert(self.fingerprint(author, nonce), version);
    }

    /// The version this request led to, if it was granted before.
    pub(crate) fn find(&self, author: &A, nonce: &str) -> Option<u64> {
        self.versions.get(&self.fingerprint(author, nonce)).copied()
    }

    fn fingerprint(&self, author: &A, nonce: &str) -> u64 {
        self.key.hash_one((author, nonce))
    }
}

/// The hasher of what is a hash already.
#[derive(Clone, Copy, Debug, Default)]
struct Fingerprint(u64);

impl Hasher for Fingerprint {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        debug_assert!(false, "{bytes:?} is no fingerprint");
    }

    fn write_u64(&mut self, fingerprint: u64) {
        self.0 = fingerprint;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_answer_is_kept_for_each_author() {
        let mut answers = Answers::default();
        answers.remember(&1, "first", 2);
        assert_eq!(answers.find(&1, "first"), Some(2));
        assert_eq!(answers.find(&2, "first"), None, "somebody else's name for something else");
        (0..10_000_u64).for_each(|number| answers.remember(&2, &format!("n{number}"), number));
        assert_eq!(
            (answers.find(&1, "first"), answers.find(&2, "n0")),
            (Some(2), Some(0)),
            "however many came after it"
        );
        answers.remember(&1, "first", 3);
        assert_eq!(answers.find(&1, "first"), Some(3), "the last of several entries");
    }
}
