//! TLS of the server's own: what a browser sees that trusts the certificate in the server's folder.

use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use server::{Place, ProxyTrust, Served, Serving, TlsServing, serve};
use sha2::{Digest as _, Sha256};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use tempfile::TempDir;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio_rustls::TlsConnector;

const HERE: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 0);

/// Starts a server with a certificate of its own in a folder; it stops when the sender is dropped.
async fn start(folder: &Path) -> (Served, oneshot::Sender<()>) {
    let (stop, stopped) = oneshot::channel::<()>();
    let (ready, told) = oneshot::channel();
    let place = Place::Directory(folder.to_owned());
    let tls = Some(TlsServing { listen: HERE, files: None });
    let serving = Serving { listen: HERE, place, proxy: ProxyTrust::None, copies: None, tls };
    tokio::spawn(async move {
        let stopped = async move { _ = stopped.await };
        serve(serving, |served| _ = ready.send(served), stopped).await.expect("served");
    });
    (told.await.expect("ready"), stop)
}

/// What is answered to one request.
async fn get(mut stream: impl AsyncRead + AsyncWrite + Unpin, path: &str) -> String {
    let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer).await;
    answer
}

#[tokio::test]
async fn a_browser_that_trusts_the_fingerprint_is_served() {
    let folder: TempDir = tempfile::tempdir().expect("a folder");
    let (served, _stop) = start(folder.path()).await;
    let tls = served.tls.expect("TLS");
    let certificate = CertificateDer::from_pem_file(folder.path().join("tls-certificate.pem")).expect("a certificate");
    let digest: Vec<String> = Sha256::digest(&certificate).iter().map(|byte| format!("{byte:02X}")).collect();
    assert_eq!(tls.fingerprint, Some(digest.join(":")));

    let mut trusted = RootCertStore::empty();
    trusted.add(certificate).expect("a root");
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions().expect("versions");
    let connector = TlsConnector::from(Arc::new(config.with_root_certificates(trusted).with_no_client_auth()));
    for name in ["localhost", "127.0.0.1"] {
        let stream = TcpStream::connect(tls.address).await.expect("a connection");
        let name = ServerName::try_from(name).expect("a name");
        let stream = connector.connect(name, stream).await.expect("a handshake");
        let answer = get(stream, "/").await;
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        assert!(answer.contains("strict-transport-security"), "nobody comes to this machine without TLS: {answer}");
    }
    let answer = get(TcpStream::connect(tls.address).await.expect("a connection"), "/").await;
    assert!(answer.starts_with("HTTP/1.1 400") && answer.contains("https://"), "{answer}");
    let answer = get(TcpStream::connect(served.address).await.expect("a connection"), "/").await;
    assert!(answer.starts_with("HTTP/1.1 200") && !answer.contains("strict-transport-security"), "{answer}");
}
