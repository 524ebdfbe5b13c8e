//! What the machine itself says: files, limits, the address, the folder of the copies.

use super::{Doctor, Weight};
use crate::copies;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use words::id;

/// So many files a server of a large tournament has open at once, connections included.
const OPEN_FILES_WANTED: u64 = 4096;
/// How long the server may take to answer.
const ANSWER_TIME_MAX: Duration = Duration::from_secs(5);
/// A copy is made every minute; this old, some were not.
const COPY_AGE_MAX: Duration = Duration::from_secs(300);

/// Whether somebody else on the machine can read a file.
#[cfg(unix)]
pub(super) fn is_readable_by_others(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    std::fs::metadata(path).is_ok_and(|found| found.permissions().mode() & 0o077 != 0)
}

/// Elsewhere the folder of a person is theirs.
#[cfg(not(unix))]
pub(super) fn is_readable_by_others(_: &Path) -> bool {
    false
}

impl Doctor {
    /// What the system lets the program have.
    pub(super) fn machine(&mut self) {
        match std::fs::read_to_string("/proc/self/limits").ok().and_then(|limits| open_files(&limits)) {
            Some(limit) if limit < OPEN_FILES_WANTED => {
                self.say(Weight::Doubtful, id::DOCTOR_FEW_FILES, id::DOCTOR_FEW_FILES_DO, &limit.to_string());
            }
            Some(limit) => self.fine(id::DOCTOR_FILES, &limit.to_string()),
            None => {}
        }
    }

    /// Whether the server answers at its address, or could listen there.
    pub(super) async fn address(&mut self, listen: SocketAddr, running: bool) {
        let shown = listen.to_string();
        match (running, TcpListener::bind(listen).await) {
            (false, Ok(_)) => self.fine(id::DOCTOR_FREE, &shown),
            (true, Ok(_)) => self.say(Weight::Doubtful, id::DOCTOR_ELSEWHERE, id::DOCTOR_ELSEWHERE_DO, &shown),
            (_, Err(_)) => match tokio::time::timeout(ANSWER_TIME_MAX, health(listen)).await {
                Ok(Ok(answer)) if answer.starts_with("HTTP/1.1 200") => self.fine(id::DOCTOR_ANSWERS, &shown),
                Ok(Ok(answer)) if answer.starts_with("HTTP/1.1 503") => {
                    self.say(Weight::Broken, id::DOCTOR_UNWELL, id::DOCTOR_UNWELL_DO, &shown);
                }
                _ => self.say(Weight::Broken, id::DOCTOR_TAKEN, id::DOCTOR_TAKEN_DO, &shown),
            },
        }
        if !listen.ip().is_loopback() {
            self.say(Weight::Doubtful, id::DOCTOR_PLAIN, id::DOCTOR_PLAIN_DO, &shown);
        }
    }

    /// Whether the copies are as new as they should be.
    pub(super) fn copies(&mut self, folder: &Path) {
        let shown = folder.display().to_string();
        let made = std::fs::metadata(folder.join(copies::NAME)).and_then(|found| found.modified());
        match made.ok().and_then(|made| made.elapsed().ok()) {
            Some(age) if age < COPY_AGE_MAX => self.fine(id::DOCTOR_COPIES, &age.as_secs().to_string()),
            Some(age) => self.say(
                Weight::Doubtful,
                id::DOCTOR_OLD_COPY,
                id::DOCTOR_OLD_COPY_DO,
                &(age.as_secs() / 60).to_string(),
            ),
            None => self.say(Weight::Doubtful, id::DOCTOR_NO_COPY, id::DOCTOR_NO_COPY_DO, &shown),
        }
    }
}

/// The first line and what follows of the answer to "are you well".
async fn health(listen: SocketAddr) -> std::io::Result<String> {
    let mut address = listen;
    if address.ip().is_unspecified() {
        address.set_ip(Ipv4Addr::LOCALHOST.into());
    }
    let mut stream = TcpStream::connect(address).await?;
    stream
        .write_all(format!("GET /healthz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").as_bytes())
        .await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    Ok(answer)
}

/// The number of files a process may have open, from what the system says of it.
fn open_files(limits: &str) -> Option<u64> {
    let line = limits.lines().find(|line| line.starts_with("Max open files"))?;
    match line.split_whitespace().nth(3)? {
        "unlimited" => Some(u64::MAX),
        number => number.parse().ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::open_files;

    #[test]
    fn the_limit_of_open_files_is_read() {
        let limits = "Limit   Soft Limit   Hard Limit   Units\nMax open files            1024                 524288               files\n";
        assert_eq!(open_files(limits), Some(1024));
        assert_eq!(open_files("Max open files  unlimited unlimited files"), Some(u64::MAX));
        assert_eq!(open_files(""), None);
    }
}
