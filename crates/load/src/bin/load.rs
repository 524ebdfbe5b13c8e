//! A load generator: so many tables with four clients each. Each client reads its own scenes, with a sentence for each event as
//! browsers ask for them, and, when it is asked, does one of the things it may do and waits for the answer: on a table's line, or
//! with `--stream` by a stream of events and a request for each command. In a closed loop it answers at once; with `--human` it
//! thinks for one to five seconds. What is printed: moves a second, moves a second of the server's own processor time, how
//! long answers took and how long it was from a move to the other readers, once every table plays. In the end every move is asked
//! again under its name and looked up in the table's log: what was lost or done twice is counted.
//!
//! `--acks FILE` writes down every move and its answer; `--verify FILE` asks a server for all of them, after a crash for instance.
//! `--reconnect` measures what it costs to come back to the longest game.
//!
//! `--hall` tries a tournament instead: a draw that `--phones` follow, results that show in the standings, the pages. A server
//! that has no administrator yet prints a link to become one, `--welcome`.

use clap::Parser;
use load::{
    HallFigures, HallPlan, Ledger, Pace, Reconnections, Transport, Trial, TrialPlan, Verified, be_slow, look_on,
    measure_hall, measure_reconnect, verify,
};
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

#[derive(Parser, Debug, Clone)]
#[command(about = "Plays many tables at once against a server and measures it")]
struct Options {
    /// Where the server listens.
    #[arg(long, default_value = "127.0.0.1:8080")]
    server: String,
    /// The server's process, for its processor time.
    #[arg(long)]
    pid: Option<u32>,
    #[arg(long, default_value_t = 50)]
    tables: u32,
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    #[arg(long, default_value = "challenge-2017")]
    regulation: String,
    /// Server-sent events and requests in place of a line.
    #[arg(long)]
    stream: bool,
    /// Think for one to five seconds before each move, as people do.
    #[arg(long)]
    human: bool,
    /// Do not ask for sentences.
    #[arg(long)]
    no_words: bool,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Measure what it costs to come back to the longest game.
    #[arg(long)]
    reconnect: bool,
    /// Do not ask for every move again in the end: for a server that is about to be killed.
    #[arg(long)]
    no_verify: bool,
    /// Write down every move that was acknowledged.
    #[arg(long)]
    acks: Option<PathBuf>,
    /// Ask for the moves of such a file instead.
    #[arg(long)]
    verify: Option<PathBuf>,
    /// Open so many lines on which nobody says a word instead, and keep them open.
    #[arg(long)]
    crowd: Option<usize>,
    /// Open so many connections that send a byte a second instead.
    #[arg(long)]
    slow: Option<usize>,
    /// Try a tournament with many phones instead.
    #[arg(long)]
    hall: bool,
    /// How many phones follow the draw.
    #[arg(long, default_value_t = 138)]
    phones: usize,
    /// How many people are in the tournament.
    #[arg(long, default_value_t = 138)]
    entrants: u32,
    /// The path of the link that makes the first administrator, `/welcome/…`.
    #[arg(long)]
    welcome: Option<String>,
}

#[tokio::main]
async fn main() -> io::Result<()> {
    let options = Options::parse();
    if let Some(file) = &options.verify {
        let verified = verify(&options.server, Ledger::read(file)?).await?;
        report_verified(&verified);
        std::process::exit(i32::from(!verified.is_clean()));
    }
    if let Some((count, is_slow)) =
        options.crowd.map(|count| (count, false)).or(options.slow.map(|count| (count, true)))
    {
        let time = Duration::from_secs(options.seconds);
        let crowd = match is_slow {
            true => be_slow(&options.server, count, time).await?,
            false => look_on(&options.server, count, time).await?,
        };
        println!("{} connections opened, {} closed by the server", crowd.opened, crowd.closed);
        return Ok(());
    }
    if options.hall {
        let Options { server, welcome, phones, entrants, .. } = options;
        let figures = measure_hall(&HallPlan { server, welcome, phones, entrants }).await?;
        report_hall(&figures);
        return Ok(());
    }
    let acks = options.acks.as_ref().map(std::fs::File::create).transpose()?;
    let trial = Arc::new(Trial::new(options.plan(), acks.map_or_else(Ledger::default, Ledger::in_file)));
    let tables: Vec<_> = (0..options.tables).map(|number| tokio::spawn(Arc::clone(&trial).play(number))).collect();
    while trial.playing() < options.tables && trial.faults().is_empty() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    trial.took();
    trial.delivered();
    let (began, cpu) = (Instant::now(), options.pid.and_then(processor_seconds));
    tokio::time::sleep(Duration::from_secs(options.seconds)).await;
    let (seconds, cpu_after) = (began.elapsed().as_secs_f64(), options.pid.and_then(processor_seconds));
    let (took, delivered) = (trial.took(), trial.delivered());
    trial.stop();
    tables.iter().for_each(tokio::task::JoinHandle::abort);
    // Whoever has just sent a move enters it in the ledger.
    tokio::time::sleep(Duration::from_millis(300)).await;
    report(&options, took, seconds, cpu.zip(cpu_after).map(|(before, after)| after - before));
    println!("  to the other readers: {} deliveries, {}", delivered.len(), percentiles(delivered));
    for (fault, count) in trial.faults() {
        println!("  {count} x {fault}");
    }
    let moves = trial.ledger().moves();
    if options.reconnect {
        report_reconnections(&measure_reconnect(&options.server, &moves).await?);
    }
    if options.no_verify {
        return Ok(());
    }
    let verified = verify(&options.server, moves).await?;
    report_verified(&verified);
    std::process::exit(i32::from(!verified.is_clean()));
}

impl Options {
    fn plan(&self) -> TrialPlan {
        TrialPlan {
            server: self.server.clone(),
            regulation: self.regulation.clone(),
            transport: if self.stream { Transport::Stream } else { Transport::Line },
            pace: if self.human { Pace::Human } else { Pace::ClosedLoop },
            words: !self.no_words,
            seed: self.seed,
        }
    }
}

fn report_verified(verified: &Verified) {
    verified.lost.iter().chain(&verified.doubled).take(20).for_each(|line| println!("  {line}"));
    let Verified { acknowledged, unanswered, unanswered_done, tables, lost, doubled } = verified;
    println!(
        "  {acknowledged} acknowledged moves at {tables} tables, asked for again: {} lost, {} doubled; {unanswered} without an answer, \
         {unanswered_done} of them done",
        lost.len(),
        doubled.len()
    );
}

fn report_reconnections(found: &Reconnections) {
    let ms = |share: usize| found.times[(found.times.len() - 1) * share / 100].as_secs_f64() * 1000.0;
    println!(
        "  coming back at version {}: p50 {:.1} ms, p99 {:.1} ms, {} bytes",
        found.version,
        ms(50),
        ms(99),
        found.bytes
    );
}

/// Half of them, nearly all of them and the longest, from microseconds.
fn percentiles(mut times: Vec<u32>) -> String {
    times.sort_unstable();
    let at =
        |share: f64| times.get(((times.len() as f64 - 1.0) * share) as usize).map_or(0.0, |&us| f64::from(us) / 1000.0);
    format!("p50 {:.1} ms, p99 {:.1} ms, longest {:.1} ms", at(0.5), at(0.99), at(1.0))
}

fn report_hall(figures: &HallFigures) {
    let ms = |time: Duration| time.as_secs_f64() * 1000.0;
    println!("the draw: {:.1} ms", ms(figures.draw));
    let times = |times: &load::Times| {
        let [half, most, all] = [50, 99, 100].map(|percent| ms(times.within(percent)));
        format!("p50 {half:.1} ms, p99 {most:.1} ms, longest {all:.1} ms")
    };
    println!("its table on {} phones, after the answer: {}", figures.tables.count(), times(&figures.tables));
    println!("{} results until the standings show them: {}", figures.standings.count(), times(&figures.standings));
    println!("pages, those of a tournament with 200 people after {} rounds:", figures.rounds);
    for page in &figures.pages {
        println!("  {}: {}, {} bytes compressed", page.name, times(&page.times), page.bytes);
    }
}

fn report(options: &Options, took: Vec<u32>, seconds: f64, cpu: Option<f64>) {
    let moves = took.len() as f64;
    print!("{} tables: {:.0} moves/s", options.tables, moves / seconds);
    if let Some(cpu) = cpu.filter(|&cpu| cpu > 0.0) {
        print!(", {:.0} moves per server CPU-second ({:.2} cores)", moves / cpu, cpu / seconds);
    }
    println!(", {}", percentiles(took));
}

/// The processor time a process has used, its threads together.
fn processor_seconds(pid: u32) -> Option<f64> {
    let text = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let fields: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks: f64 = fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
    Some(ticks / 100.0)
}
