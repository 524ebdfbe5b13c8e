//! TLS of the server's own, where no proxy stands before it: with a certificate that is given, or with one it makes itself at
//! the first start, whose fingerprint is shown.

mod certificate;
mod stream;

pub(crate) use stream::Stream;

use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::server::{ClientHello, ResolvesServerCert};
use rustls::sign::CertifiedKey;
use sha2::{Digest as _, Sha256};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, SystemTime};
use tokio_rustls::TlsAcceptor;

/// How often files that were given are looked at: who renews a certificate need not start the server again.
const RENEWAL_INTERVAL: Duration = Duration::from_secs(60);

/// How to speak TLS.
#[derive(Clone, Debug)]
pub struct TlsServing {
    /// The address to listen at, besides the one without TLS.
    pub listen: SocketAddr,
    /// The certificate and its key, in PEM; none to make one beside the data.
    pub files: Option<CertificateFiles>,
}

/// Where a certificate and its key are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CertificateFiles {
    /// The certificate, with those between it and its root after it.
    pub certificate: PathBuf,
    /// The private key.
    pub key: PathBuf,
}

impl From<(PathBuf, PathBuf)> for CertificateFiles {
    fn from((certificate, key): (PathBuf, PathBuf)) -> Self {
        Self { certificate, key }
    }
}

/// What is known of TLS once the server listens.
#[derive(Clone, Debug)]
pub struct TlsServed {
    /// The address this machine opens it at.
    pub address: SocketAddr,
    /// The SHA-256 of a certificate of the server's own making: what a browser shows of it.
    pub fingerprint: Option<String>,
}

/// Why TLS cannot be spoken.
#[derive(Debug, thiserror::Error)]
pub enum TlsFault {
    /// A file is not there, or not what it should be.
    #[error("{}: {why}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// Certificate and key do not belong together, or cannot be used.
    #[error("{0}")]
    Pair(String),
    /// There is no folder of the server's own in which to keep a certificate.
    #[error("a certificate of its own is kept beside the data, and the data is in a database")]
    NoFolder,
}

/// A certificate that is shown to whoever connects, and may be renewed.
pub(crate) struct Identity {
    files: CertificateFiles,
    current: Arc<Current>,
    read_at: Option<SystemTime>,
    /// The fingerprint of a certificate of the server's own making.
    pub(crate) fingerprint: Option<String>,
}

/// The certificate as it is now.
#[derive(Debug)]
struct Current(RwLock<Arc<CertifiedKey>>);

impl ResolvesServerCert for Current {
    fn resolve(&self, _hello: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(Arc::clone(&self.0.read().unwrap_or_else(PoisonError::into_inner)))
    }
}

impl Identity {
    /// The certificate that is given, or the server's own, made if there is none in its folder; `names` are what it is of.
    pub(crate) fn open(
        given: Option<CertificateFiles>,
        folder: Option<&Path>,
        names: Vec<String>,
    ) -> Result<Self, TlsFault> {
        let own = given.is_none();
        let files = match given {
            Some(files) => files,
            None => certificate::own(folder.ok_or(TlsFault::NoFolder)?, names)?,
        };
        let read_at = files.changed();
        let key = files.read()?;
        let fingerprint = own.then(|| key.cert.first().map(|der| fingerprint(der))).flatten();
        Ok(Self { files, current: Arc::new(Current(RwLock::new(Arc::new(key)))), read_at, fingerprint })
    }

    /// What takes connections.
    pub(crate) fn acceptor(&self) -> Result<TlsAcceptor, TlsFault> {
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
        let config = config.map_err(|fault| TlsFault::Pair(fault.to_string()))?.with_no_client_auth();
        let mut config = config.with_cert_resolver(Arc::clone(&self.current) as Arc<dyn ResolvesServerCert>);
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(TlsAcceptor::from(Arc::new(config)))
    }

    /// Takes a renewed certificate in, as long as the server runs.
    pub(crate) async fn follow_files(mut self) {
        let mut minute = tokio::time::interval(RENEWAL_INTERVAL);
        loop {
            minute.tick().await;
            self.look_again();
        }
    }

    /// Reads the files again if they have changed. What cannot be read leaves the certificate as it was.
    fn look_again(&mut self) {
        let changed = self.files.changed();
        if changed == self.read_at {
            return;
        }
        match self.files.read() {
            Ok(key) => {
                *self.current.0.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(key);
                self.read_at = changed;
                tracing::info!("the certificate was renewed");
            }
            Err(fault) => tracing::warn!(%fault, "the renewed certificate cannot be used: the old one is shown"),
        }
    }
}

impl CertificateFiles {
    /// When one of the files was last written.
    fn changed(&self) -> Option<SystemTime> {
        let when = |path: &Path| std::fs::metadata(path).and_then(|file| file.modified()).ok();
        when(&self.certificate).max(when(&self.key))
    }

    fn read(&self) -> Result<CertifiedKey, TlsFault> {
        let fault = |path: &Path, why: String| TlsFault::File { path: path.to_owned(), why };
        let chain = CertificateDer::pem_file_iter(&self.certificate).and_then(Iterator::collect::<Result<Vec<_>, _>>);
        let chain = chain.map_err(|error| fault(&self.certificate, error.to_string()))?;
        if chain.is_empty() {
            return Err(fault(&self.certificate, "-----BEGIN CERTIFICATE----- expected".to_owned()));
        }
        let key = PrivateKeyDer::from_pem_file(&self.key).map_err(|error| fault(&self.key, error.to_string()))?;
        let provider = rustls::crypto::ring::default_provider();
        CertifiedKey::from_der(chain, key, &provider).map_err(|error| TlsFault::Pair(error.to_string()))
    }
}

/// The SHA-256 of a certificate as browsers show it: pairs of hexadecimal digits with colons between them.
fn fingerprint(der: &[u8]) -> String {
    let pairs: Vec<String> = Sha256::digest(der).iter().map(|byte| format!("{byte:02X}")).collect();
    pairs.join(":")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(folder: &Path) -> Identity {
        Identity::open(None, Some(folder), vec!["localhost".to_owned(), "192.168.4.1".to_owned()]).expect("made")
    }

    #[test]
    fn a_certificate_is_made_once_and_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let first = made(folder.path()).fingerprint.expect("its own");
        assert_eq!(first.len(), 32 * 3 - 1);
        assert_eq!(made(folder.path()).fingerprint, Some(first));
    }

    #[test]
    fn who_renews_the_files_need_not_start_again() {
        let (old, new) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
        let (mut identity, renewed) = (made(old.path()), made(new.path()));
        let shown = |identity: &Identity| identity.current.0.read().expect("a lock").cert[0].to_vec();
        let before = shown(&identity);
        std::fs::write(&identity.files.key, "not a key").expect("written");
        identity.read_at = None;
        identity.look_again();
        assert_eq!(shown(&identity), before, "what cannot be read changes nothing");
        std::fs::copy(&renewed.files.certificate, &identity.files.certificate).expect("copied");
        identity.look_again();
        assert_eq!(shown(&identity), before, "half of it neither");
        std::fs::copy(&renewed.files.key, &identity.files.key).expect("copied");
        identity.look_again();
        assert_eq!(shown(&identity), shown(&renewed));
    }

    #[test]
    fn files_that_are_none_are_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let own = made(folder.path()).files;
        let other = made(tempfile::tempdir().expect("a folder").path());
        let nothing = folder.path().join("nothing.pem");
        let open = |certificate: &Path, key: &Path| {
            let files = CertificateFiles { certificate: certificate.to_owned(), key: key.to_owned() };
            Identity::open(Some(files), None, Vec::new()).err().expect("a fault").to_string()
        };
        assert!(open(&nothing, &own.key).contains("nothing.pem"));
        assert!(open(&own.key, &own.key).contains("BEGIN CERTIFICATE"));
        assert!(open(&own.certificate, &own.certificate).contains("certificate"));
        drop(other);
        assert!(matches!(Identity::open(None, None, Vec::new()), Err(TlsFault::NoFolder)));
    }
}
