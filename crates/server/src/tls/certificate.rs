//! A certificate of the server's own making, kept beside the data.

use super::{CertificateFiles, TlsFault};
use jiff::civil::Date;
use jiff::{Timestamp, ToSpan as _, tz::TimeZone};
use rcgen::{CertificateParams, DnType, KeyPair};
use std::fs::OpenOptions;
use std::io::Write as _;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;

/// How long a certificate is good for: what browsers take at most.
const GOOD_DAYS: i32 = 820;
/// With less than this left a new one is made.
const LEFT_DAYS_MIN: i32 = 30;
/// What stands before the day on which it ends, above the certificate itself.
const ENDS: &str = "Sdadata, until ";

/// The certificate in a folder, made if there is none or it ends soon.
pub(super) fn own(folder: &Path, names: Vec<String>) -> Result<CertificateFiles, TlsFault> {
    let files = CertificateFiles { certificate: folder.join("tls-certificate.pem"), key: folder.join("tls-key.pem") };
    let today = Timestamp::now().to_zoned(TimeZone::UTC).date();
    if !files.key.exists() || ends(&files.certificate).is_none_or(|end| end <= today + LEFT_DAYS_MIN.days()) {
        make(&files, names, today)?;
    }
    Ok(files)
}

/// The last day of a certificate that was made here.
fn ends(certificate: &Path) -> Option<Date> {
    std::fs::read_to_string(certificate).ok()?.lines().find_map(|line| line.strip_prefix(ENDS)?.trim().parse().ok())
}

fn make(files: &CertificateFiles, names: Vec<String>, today: Date) -> Result<(), TlsFault> {
    let unfit = |error: rcgen::Error| TlsFault::Pair(error.to_string());
    let (begin, end) = (today - 1.days(), today + GOOD_DAYS.days());
    let day = |date: Date| rcgen::date_time_ymd(date.year().into(), date.month() as u8, date.day() as u8);
    let mut wanted = CertificateParams::new(names).map_err(unfit)?;
    wanted.distinguished_name.push(DnType::CommonName, "Sdadata");
    (wanted.not_before, wanted.not_after) = (day(begin), day(end));
    let key = KeyPair::generate().map_err(unfit)?;
    let certificate = wanted.self_signed(&key).map_err(unfit)?;
    // The key first, and no certificate until it is there: one that does not belong to its key would be taken for good.
    let _ = std::fs::remove_file(&files.certificate);
    write(&files.key, &key.serialize_pem(), 0o600)?;
    write(&files.certificate, &format!("{ENDS}{end}\n{}", certificate.pem()), 0o644)
}

/// Writes a file whole; only who may see it does, from its first byte on.
fn write(path: &Path, text: &str, mode: u32) -> Result<(), TlsFault> {
    let beside = path.with_extension("new");
    let written = || {
        let _ = std::fs::remove_file(&beside);
        let mut file = OpenOptions::new().write(true).create_new(true).mode(mode).open(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        std::fs::rename(&beside, path)
    };
    written().map_err(|error| TlsFault::File { path: path.to_owned(), why: error.to_string() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt as _;

    #[test]
    fn its_key_is_the_owners_alone_and_what_ends_soon_is_made_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let files = own(folder.path(), vec!["localhost".to_owned()]).expect("made");
        let mode = std::fs::metadata(&files.key).expect("a key").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        let first = std::fs::read_to_string(&files.certificate).expect("a certificate");
        let end = ends(&files.certificate).expect("a last day");
        let soon = first.replace(&end.to_string(), &Timestamp::now().to_zoned(TimeZone::UTC).date().to_string());
        std::fs::write(&files.certificate, soon).expect("written");
        own(folder.path(), vec!["localhost".to_owned()]).expect("made again");
        assert_ne!(std::fs::read_to_string(&files.certificate).expect("a certificate"), first);
        assert_eq!(ends(&files.certificate), Some(end));
    }
}
