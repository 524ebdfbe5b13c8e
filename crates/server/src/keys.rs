//! Keys people hold: made here, kept only as hashes. A key cannot be printed by accident.

use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use argon2::{Argon2, PasswordHash};
use sha2::{Digest as _, Sha256};
use std::fmt;
use std::fmt::Write as _;
use tokio::sync::Semaphore;

/// Something only its holder knows: a cookie, a token, the part of a link.
pub(crate) struct Key(String);

impl Key {
    /// A new one, of 256 bits.
    pub(crate) fn new() -> Self {
        Self(table::random_word(52))
    }

    /// One that somebody showed.
    pub(crate) fn shown(text: &str) -> Option<Self> {
        let fits = (20..=100).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        fits.then(|| Self(text.to_owned()))
    }

    /// What is kept of it. Looking a hash up takes as long whether the key is nearly right or not at all.
    pub(crate) fn hash(&self) -> String {
        let mut text = String::with_capacity(64);
        for byte in Sha256::digest(self.0.as_bytes()) {
            let _ = write!(text, "{byte:02x}");
        }
        text
    }

    /// Gives it to its holder.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(hidden)")
    }
}

/// A hash takes time and memory on purpose: so many are made at once, the others wait.
static HASHING: Semaphore = Semaphore::const_new(4);

/// The hash of a password: not made on a thread that serves requests.
pub(crate) async fn hash_password(password: String) -> Option<String> {
    let _turn = HASHING.acquire().await.ok()?;
    let hash = move || Argon2::default().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string());
    tokio::task::spawn_blocking(hash).await.ok().flatten()
}

/// Whether a password is the one of a hash. Without a hash it takes as long and says no.
pub(crate) async fn is_password(password: String, hash: Option<String>) -> bool {
    const NOBODYS: &str =
        "$argon2id$v=19$m=19456,t=2,p=1$c2RhZGF0YXNkYWRhdGE$yVMCz7uyLwM5UFLy0lX2dE2JQt7PxGVPd0DXBkOXBo4";
    let check = move || {
        let known = hash.is_some();
        let text = hash.unwrap_or_else(|| NOBODYS.to_owned());
        let same = PasswordHash::new(&text)
            .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok());
        known && same
    };
    let Ok(_turn) = HASHING.acquire().await else { return false };
    tokio::task::spawn_blocking(check).await.unwrap_or(false)
}
