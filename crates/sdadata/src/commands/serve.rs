//! `serve`, `backup`, `restore`: the web platform and the copies of what it keeps.

use clap::{Args as _, FromArgMatches as _};
use server::{CertificateFiles, Place, ProxyTrust, ServeFault, Served, Serving, SetUp, TlsServing};
use server::{examine, serve, stop_asked};
use shell::failure::Failure;
use shell::out;
use std::io::IsTerminal as _;
use std::net::SocketAddr;
use std::path::PathBuf;
use store::{Copied, Fault, Store};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{Layer as _, fmt, registry};
use words::{Words, id};

/// Where things are kept.
#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct Kept {
    #[arg(long, value_name = "DIR", conflicts_with = "database")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

impl Kept {
    fn place(&self) -> Place {
        match (&self.database, &self.data) {
            (Some(address), _) => Place::Address(address.clone()),
            (None, Some(directory)) => Place::Directory(directory.clone()),
            (None, None) => Place::Directory(PathBuf::from("sdadata-data")),
        }
    }
}

/// The web platform.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct ServeOptions {
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    #[command(flatten)]
    kept: Kept,
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    #[arg(long, id = "behind-proxy")]
    behind_proxy: bool,
    #[arg(long, conflicts_with = "behind-proxy")]
    hall: bool,
    #[arg(long, value_name = "DIR")]
    copies: Option<PathBuf>,
    #[arg(long, value_name = "ADDRESS", num_args = 0..=1, default_missing_value = "0.0.0.0:8443", conflicts_with = "behind-proxy")]
    tls: Option<SocketAddr>,
    #[arg(long, id = "tls-certificate", value_name = "FILE", requires_all = ["tls", "tls-key"])]
    tls_certificate: Option<PathBuf>,
    #[arg(long, id = "tls-key", value_name = "FILE", requires = "tls-certificate")]
    tls_key: Option<PathBuf>,
}

impl Default for ServeOptions {
    /// What is meant by no word at all.
    fn default() -> Self {
        let command = Self::augment_args(clap::Command::new("serve").no_binary_name(true));
        let matches = command.get_matches_from([""; 0]);
        Self::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
    }
}

/// A copy, to be made or put back.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct CopyOptions {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    kept: Kept,
}

/// A set-up to be examined.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct DoctorOptions {
    #[command(flatten)]
    kept: Kept,
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    #[arg(long, value_name = "DIR")]
    copies: Option<PathBuf>,
}

pub(crate) fn run(options: &ServeOptions, words: Words) -> Result<(), Failure> {
    log();
    let proxy = if options.behind_proxy { ProxyTrust::Trusted } else { ProxyTrust::None };
    let mut listen = options.listen;
    if options.hall {
        listen.set_ip(std::net::Ipv4Addr::UNSPECIFIED.into());
    }
    let files = options.tls_certificate.clone().zip(options.tls_key.clone());
    let tls = options.tls.map(|listen| TlsServing { listen, files: files.map(CertificateFiles::from) });
    let serving = Serving { listen, place: options.kept.place(), proxy, copies: options.copies.clone(), tls };
    let served = runtime(options.threads)?.block_on(async {
        let ready = |served: Served| _ = out::print(words, &(served.greeting(words) + "\n"));
        serve(serving, ready, stop_asked()).await
    });
    served.map_err(|fault| failure(&fault, words))
}

fn runtime(threads: Option<usize>) -> Result<tokio::runtime::Runtime, Failure> {
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    if let Some(threads) = threads {
        builder.worker_threads(threads.max(1));
    }
    let built = builder.enable_all().build();
    built.map_err(|error| Failure::Ours(error.to_string()))
}

/// Structured lines for machines where the log goes to a file or a collector, plain ones for a person's screen.
fn log() {
    let usual = || Targets::new().with_default(LevelFilter::INFO).with_target("sqlx", LevelFilter::WARN);
    let wanted = std::env::var("SDADATA_LOG").ok().and_then(|text| text.parse().ok()).unwrap_or_else(usual);
    let lines = fmt::layer().with_writer(std::io::stderr);
    let lines = if std::io::stderr().is_terminal() { lines.compact().boxed() } else { lines.json().boxed() };
    drop(registry().with(lines.with_filter(wanted)).try_init());
}

pub(crate) fn backup(options: &CopyOptions, words: Words) -> Result<(), Failure> {
    let place = options.kept.place();
    if let Place::Directory(directory) = &place
        && !Store::is_in(directory)
    {
        let values = [("directory", directory.display().to_string().into())];
        return Err(Failure::BadInput(words.say_with(id::STORE_NOTHING_THERE, &values)));
    }
    let made = runtime(None)?.block_on(async {
        let from = place.open().await?;
        let copied = store::backup(&from, &options.file).await;
        from.close().await;
        copied
    });
    told(id::BACKUP_DONE, options, made, words)
}

pub(crate) fn restore(options: &CopyOptions, words: Words) -> Result<(), Failure> {
    let place = options.kept.place();
    let made = runtime(None)?.block_on(async {
        let to = place.hold().await?;
        let copied = store::restore(&options.file, &to).await;
        to.close().await;
        copied
    });
    told(id::RESTORE_DONE, options, made, words)
}

pub(crate) fn doctor(options: DoctorOptions, words: Words) -> Result<(), Failure> {
    let set_up = SetUp { place: options.kept.place(), listen: options.listen, copies: options.copies };
    let found = runtime(None)?.block_on(examine(&set_up, words));
    out::print(words, &found.text())?;
    if found.is_sound() { Ok(()) } else { Err(Failure::No) }
}

fn told(id: words::Id, options: &CopyOptions, made: Result<Copied, Fault>, words: Words) -> Result<(), Failure> {
    let copied = made.map_err(|fault| store_failure(&fault, words))?;
    let values = [
        ("file", options.file.display().to_string().into()),
        ("entries", copied.entries.to_string().into()),
        ("rows", copied.rows.to_string().into()),
    ];
    out::print(words, &format!("{}\n", words.say_with(id, &values)))
}

fn failure(fault: &ServeFault, words: Words) -> Failure {
    match fault {
        ServeFault::Network(error) => Failure::Ours(error.to_string()),
        theirs => Failure::BadInput(theirs.said(words)),
    }
}

fn store_failure(fault: &Fault, words: Words) -> Failure {
    Failure::BadInput(server::store_fault_said(fault, words))
}
