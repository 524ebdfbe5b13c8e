//! A load generator: so many tables with four clients each, in a closed loop. Each client reads its own scenes and, when
//! it is asked, does one of the things it may do and waits for the answer: on a table's line, or with `--stream` by a
//! stream of events and a request for each command. What is printed: moves a second, moves a second of the server's own
//! processor time, and how long answers took, once every table plays.
//!
//! `--acks FILE` writes down every move the server said was done; `--verify FILE` asks a server for all of them, after a
//! crash for instance.
//!
//! `--hall` tries a tournament instead: a draw that `--phones` follow, results that show in the standings, the pages. A server
//! that has no administrator yet prints a link to become one, `--welcome`.

use clap::Parser;
use load::{HallFigures, HallPlan, Transport, Trial, measure_hall, verify};
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
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write down every move that was acknowledged.
    #[arg(long)]
    acks: Option<PathBuf>,
    /// Ask for the moves of such a file instead.
    #[arg(long)]
    verify: Option<PathBuf>,
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
        let verified = verify(&options.server, file).await?;
        verified.missing.iter().for_each(|missing| println!("{missing}"));
        println!(
            "{} acknowledged moves at {} tables: {} tables lack some",
            verified.moves,
            verified.tables,
            verified.missing.len()
        );
        std::process::exit(i32::from(!verified.missing.is_empty()));
    }
    if options.hall {
        let Options { server, welcome, phones, entrants, .. } = options;
        let figures = measure_hall(&HallPlan { server, welcome, phones, entrants }).await?;
        report_hall(&figures);
        return Ok(());
    }
    let acks = options.acks.as_ref().map(std::fs::File::create).transpose()?;
    let transport = if options.stream { Transport::Stream } else { Transport::Line };
    let trial = Arc::new(Trial::new(&options.server, &options.regulation, transport, options.seed, acks));
    let tables: Vec<_> = (0..options.tables).map(|number| tokio::spawn(Arc::clone(&trial).play(number))).collect();
    while trial.playing() < options.tables && trial.faults().is_empty() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    trial.took();
    let (began, cpu) = (Instant::now(), options.pid.and_then(processor_seconds));
    tokio::time::sleep(Duration::from_secs(options.seconds)).await;
    let (seconds, cpu_after) = (began.elapsed().as_secs_f64(), options.pid.and_then(processor_seconds));
    let took = trial.took();
    trial.stop();
    tables.iter().for_each(tokio::task::JoinHandle::abort);
    report(&options, took, seconds, cpu.zip(cpu_after).map(|(before, after)| after - before));
    for (fault, count) in trial.faults() {
        println!("  {count} x {fault}");
    }
    Ok(())
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

fn report(options: &Options, mut took: Vec<u32>, seconds: f64, cpu: Option<f64>) {
    took.sort_unstable();
    let at =
        |share: f64| took.get(((took.len() as f64 - 1.0) * share) as usize).map_or(0.0, |&us| f64::from(us) / 1000.0);
    let moves = took.len() as f64;
    print!("{} tables: {:.0} moves/s", options.tables, moves / seconds);
    if let Some(cpu) = cpu.filter(|&cpu| cpu > 0.0) {
        print!(", {:.0} moves per server CPU-second ({:.2} cores)", moves / cpu, cpu / seconds);
    }
    println!(", p50 {:.1} ms, p99 {:.1} ms, longest {:.1} ms", at(0.5), at(0.99), at(1.0));
}

/// The processor time a process has used, its threads together.
fn processor_seconds(pid: u32) -> Option<f64> {
    let text = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let fields: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks: f64 = fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
    Some(ticks / 100.0)
}
