//! A copy on a medium without permissions, as most sticks are: whoever holds the stick can read the file, so it is sealed with the
//! key, in pieces. Each piece bears its number and whether it is the last one, so that none can be left out or moved.

use crate::fault::Fault;
use crate::vault::{PIECE_SEED_BYTES, Vault};
use std::fs::{DirBuilder, File, OpenOptions};
use std::io::{self, BufReader, BufWriter, Read, Write as _};
use std::os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};

/// What a sealed copy begins with.
const HEAD: &[u8] = b"sdadata sealed copy 1\n";
/// How much of the copy is sealed at once.
const PIECE_BYTES: usize = 64 * 1024;
/// How much longer a piece is once it is sealed.
const SEAL_BYTES: usize = 16;

/// Whether a file in this folder can be its owner's alone. Where nothing can be written it is not for this to say.
pub(crate) fn keeps_permissions(folder: &Path) -> bool {
    let probe = folder.join(format!(".sdadata-{}", Vault::random_word()));
    let mode = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&probe);
    let mode = mode.and_then(|file| file.metadata()).map(|probe| probe.permissions().mode());
    let _ = std::fs::remove_file(&probe);
    mode.map_or(true, |mode| mode & 0o077 == 0)
}

/// Whether a file is a sealed copy.
pub(crate) fn is_sealed(file: &Path) -> bool {
    let mut head = [0; HEAD.len()];
    File::open(file).and_then(|mut file| file.read_exact(&mut head)).is_ok() && head == HEAD
}

/// Seals a file into a new one.
pub(crate) fn seal(vault: &Vault, from: &Path, to: &Path) -> io::Result<()> {
    let mut pieces = Pieces { from: BufReader::new(File::open(from)?), size: PIECE_BYTES };
    let mut to = BufWriter::new(OpenOptions::new().write(true).create_new(true).mode(0o600).open(to)?);
    let seed = Vault::piece_seed();
    to.write_all(HEAD)?;
    to.write_all(&seed)?;
    let mut piece = pieces.next()?;
    for number in 0.. {
        let following = pieces.next()?;
        to.write_all(&vault.seal_piece(&seed, number, following.is_empty(), &piece))?;
        if following.is_empty() {
            break;
        }
        piece = following;
    }
    to.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()
}

/// Opens a sealed copy into a new file.
pub(crate) fn open(vault: &Vault, from: &Path, to: &Path) -> Result<(), Fault> {
    let broken = |error: io::Error| Fault::Refused(format!("{}: {error}", from.display()));
    let mut file = BufReader::new(File::open(from).map_err(broken)?);
    let (mut head, mut seed) = ([0; HEAD.len()], [0; PIECE_SEED_BYTES]);
    file.read_exact(&mut head).and_then(|()| file.read_exact(&mut seed)).map_err(broken)?;
    let mut pieces = Pieces { from: file, size: PIECE_BYTES + SEAL_BYTES };
    let mut to = OpenOptions::new().write(true).create_new(true).mode(0o600).open(to).map_err(broken)?;
    let mut piece = pieces.next().map_err(broken)?;
    for number in 0.. {
        let following = pieces.next().map_err(broken)?;
        let opened = vault.open_piece(&seed, number, following.is_empty(), &piece);
        let opened = opened.ok_or_else(|| Fault::Address {
            found: from.display().to_string(),
            expected: "it is damaged, or sealed with another key (sdadata.key of the server that made it, \
                       named by SDADATA_KEY_FILE or beside the data)"
                .to_owned(),
        })?;
        to.write_all(&opened).map_err(broken)?;
        if following.is_empty() {
            break;
        }
        piece = following;
    }
    Ok(())
}

/// A file in pieces of one size, the last one shorter.
struct Pieces<R> {
    from: R,
    size: usize,
}

impl<R: Read> Pieces<R> {
    /// The next piece; empty at the end.
    fn next(&mut self) -> io::Result<Vec<u8>> {
        let mut piece = Vec::with_capacity(self.size);
        self.from.by_ref().take(self.size as u64).read_to_end(&mut piece)?;
        Ok(piece)
    }
}

/// A folder that nobody else can read, gone with everything in it when it is dropped.
pub(crate) struct PrivateFolder(PathBuf);

impl PrivateFolder {
    pub(crate) fn new() -> io::Result<Self> {
        let path = std::env::temp_dir().join(format!("sdadata-{}", Vault::random_word()));
        DirBuilder::new().mode(0o700).create(&path)?;
        Ok(Self(path))
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.0.join("copy.db")
    }
}

impl Drop for PrivateFolder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sealed_is_opened_and_no_piece_can_be_touched() {
        let folder = tempfile::tempdir().expect("a folder");
        let [plain, sealed, opened] = ["plain", "sealed", "opened"].map(|name| folder.path().join(name));
        let vault = Vault::of_hex(&"07".repeat(32)).expect("a key");
        for length in [0, 1, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, 3 * PIECE_BYTES] {
            let bytes: Vec<u8> = (0..length).map(|at| (at % 251) as u8).collect();
            std::fs::write(&plain, &bytes).expect("written");
            seal(&vault, &plain, &sealed).expect("sealed");
            assert!(is_sealed(&sealed) && !is_sealed(&plain));
            open(&vault, &sealed, &opened).expect("opened");
            assert_eq!(std::fs::read(&opened).expect("read"), bytes, "{length}");
            std::fs::remove_file(&opened).expect("removed");
            let whole = std::fs::read(&sealed).expect("read");
            let mut touched = vec![{
                let mut turned = whole.clone();
                *turned.last_mut().expect("not empty") ^= 1;
                turned
            }];
            let first = HEAD.len() + PIECE_SEED_BYTES;
            if length > PIECE_BYTES {
                // Without its end; without its first piece.
                touched.push(whole[..first + PIECE_BYTES + SEAL_BYTES].to_vec());
                touched.push([&whole[..first], &whole[first + PIECE_BYTES + SEAL_BYTES..]].concat());
            }
            for bytes in touched {
                std::fs::write(&sealed, bytes).expect("written");
                assert!(matches!(open(&vault, &sealed, &opened), Err(Fault::Address { .. })), "{length}");
                std::fs::remove_file(&opened).expect("removed");
            }
            std::fs::write(&sealed, whole).expect("written");
            let other = Vault::of_hex(&"08".repeat(32)).expect("a key");
            assert!(open(&other, &sealed, &opened).is_err());
            std::fs::remove_file(&opened).expect("removed");
            std::fs::remove_file(&sealed).expect("removed");
        }
    }

    #[test]
    fn a_disk_keeps_permissions() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(keeps_permissions(folder.path()));
        assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 0, "nothing is left");
    }
}
