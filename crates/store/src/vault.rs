//! What is kept secret even from who reads the database: sealed with a key that is not in it.

use chacha20poly1305::aead::{Aead as _, Generate as _, KeyInit as _, Payload};
use chacha20poly1305::{Key, XChaCha20Poly1305, XNonce};
use std::fmt::{self, Write as _};
use std::io::{self, Write as _};
use std::path::Path;

/// How many bytes of a sealed text are its nonce.
const NONCE_BYTES: usize = 24;
/// How many bytes the nonces of all pieces of one file begin with; the piece's number and whether it is the last come after.
pub(crate) const PIECE_SEED_BYTES: usize = 19;

/// Seals texts and opens them again, with a key of 256 bits (XChaCha20-Poly1305).
pub struct Vault(XChaCha20Poly1305);

impl Vault {
    /// With the key of a file of 64 hexadecimal digits; made, readable by its owner alone, where there is none.
    ///
    /// # Errors
    /// If the file cannot be read or made, or holds no key.
    pub fn in_file(path: &Path) -> io::Result<Self> {
        let text = match std::fs::read_to_string(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => make_key(path)?,
            read => read?,
        };
        let invalid = || io::Error::new(io::ErrorKind::InvalidData, "64 hexadecimal digits expected");
        Self::of_hex(text.trim()).ok_or_else(invalid)
    }

    /// With the key of 64 hexadecimal digits.
    #[must_use]
    pub fn of_hex(text: &str) -> Option<Self> {
        let key: [u8; 32] = bytes_of(text)?.try_into().ok()?;
        Some(Self(XChaCha20Poly1305::new(&Key::from(key))))
    }

    /// The text, sealed. It can be opened only as something about the same.
    #[must_use]
    pub fn seal(&self, text: &str, about: &str) -> String {
        let nonce = XNonce::generate();
        let payload = Payload { msg: text.as_bytes(), aad: about.as_bytes() };
        let sealed = self.0.encrypt(&nonce, payload).expect("a short text can be sealed");
        hex(nonce.iter().chain(&sealed))
    }

    /// The text that was sealed; nothing if it was with another key, about something else, or is damaged.
    #[must_use]
    pub fn open(&self, sealed: &str, about: &str) -> Option<String> {
        let bytes = bytes_of(sealed)?;
        let (nonce, sealed) = bytes.split_at_checked(NONCE_BYTES)?;
        let nonce: [u8; NONCE_BYTES] = nonce.try_into().ok()?;
        let text = self.0.decrypt(&XNonce::from(nonce), Payload { msg: sealed, aad: about.as_bytes() }).ok()?;
        String::from_utf8(text).ok()
    }

    /// What the nonces of a file's pieces begin with.
    pub(crate) fn piece_seed() -> [u8; PIECE_SEED_BYTES] {
        std::array::from_fn({
            let random = XNonce::generate();
            move |at| random[at]
        })
    }

    /// A word nobody can guess, for the name of a file.
    pub(crate) fn random_word() -> String {
        hex(XNonce::generate().iter())
    }

    /// A piece of a file, sealed.
    pub(crate) fn seal_piece(&self, seed: &[u8; PIECE_SEED_BYTES], number: u32, last: bool, piece: &[u8]) -> Vec<u8> {
        self.0.encrypt(&nonce_of(seed, number, last), piece).expect("a short piece can be sealed")
    }

    /// The piece that was sealed with this number in this place.
    pub(crate) fn open_piece(
        &self,
        seed: &[u8; PIECE_SEED_BYTES],
        number: u32,
        last: bool,
        sealed: &[u8],
    ) -> Option<Vec<u8>> {
        self.0.decrypt(&nonce_of(seed, number, last), sealed).ok()
    }
}

fn nonce_of(seed: &[u8; PIECE_SEED_BYTES], number: u32, last: bool) -> XNonce {
    let mut nonce = [0; NONCE_BYTES];
    nonce[..PIECE_SEED_BYTES].copy_from_slice(seed);
    nonce[PIECE_SEED_BYTES..NONCE_BYTES - 1].copy_from_slice(&number.to_be_bytes());
    nonce[NONCE_BYTES - 1] = u8::from(last);
    XNonce::from(nonce)
}

impl fmt::Debug for Vault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Vault(hidden)")
    }
}

/// Writes a new key whole and for its owner alone. Of two who do at once, both have the one that is there.
fn make_key(path: &Path) -> io::Result<String> {
    let mut options = std::fs::File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let key = hex(Key::generate().iter());
    match options.open(path) {
        Ok(mut file) => {
            file.write_all(format!("{key}\n").as_bytes())?;
            file.sync_all()?;
            Ok(key)
        }
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => std::fs::read_to_string(path),
        Err(error) => Err(error),
    }
}

fn hex<'b>(bytes: impl Iterator<Item = &'b u8>) -> String {
    bytes.fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn bytes_of(hex: &str) -> Option<Vec<u8>> {
    if !hex.len().is_multiple_of(2) || !hex.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sealed_is_opened_with_the_same_key_about_the_same() {
        let directory = tempfile::tempdir().expect("a directory");
        let file = directory.path().join("sdadata.key");
        let vault = Vault::in_file(&file).expect("a key");
        let sealed = vault.seal("tre dadi", "table a");
        assert!(!sealed.contains("tre") && sealed != vault.seal("tre dadi", "table a"), "no two look alike");
        let again = Vault::in_file(&file).expect("the same key");
        assert_eq!(again.open(&sealed, "table a").as_deref(), Some("tre dadi"));
        assert_eq!(again.open(&sealed, "table b"), None);
        let mut damaged = sealed.clone().into_bytes();
        damaged[60] ^= 1;
        assert_eq!(again.open(&String::from_utf8(damaged).expect("text"), "table a"), None);
        for nonsense in ["", "a", "zz", "00"] {
            assert_eq!(again.open(nonsense, "table a"), None, "{nonsense}");
        }
        let other = Vault::of_hex(&"07".repeat(32)).expect("a key");
        assert_eq!(other.open(&sealed, "table a"), None);
    }

    #[cfg(unix)]
    #[test]
    fn a_key_is_its_owners_alone() {
        use std::os::unix::fs::PermissionsExt as _;
        let directory = tempfile::tempdir().expect("a directory");
        let file = directory.path().join("sdadata.key");
        Vault::in_file(&file).expect("a key");
        assert_eq!(std::fs::metadata(&file).expect("a file").permissions().mode() & 0o777, 0o600);
        std::fs::write(&file, "no key").expect("written");
        assert!(Vault::in_file(&file).is_err());
    }
}
