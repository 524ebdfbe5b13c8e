//! A load generator: so many tables with four clients each, in a closed loop. Each client reads its own live stream and,
//! when it is asked, posts one of the things it may do and waits for the answer. What is printed: moves a second, moves
//! a second of the server's own processor time, and how long answers took.
//!
//! `--acks FILE` writes down every move the server said was done; `--verify FILE` asks a server for all of them, after a
//! crash for instance.

mod line;

use chance::{Seeded, Source as _, Stream};
use clap::Parser;
use line::Line;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
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
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write down every move that was acknowledged.
    #[arg(long)]
    acks: Option<PathBuf>,
    /// Ask for the moves of such a file instead.
    #[arg(long)]
    verify: Option<PathBuf>,
}

/// What all clients share.
struct Shared {
    options: Options,
    stop: AtomicBool,
    took: Mutex<Vec<u32>>,
    acks: Mutex<Option<std::fs::File>>,
    faults: Mutex<BTreeMap<String, u32>>,
}

#[derive(Deserialize)]
struct Scene {
    version: u64,
    stage: String,
    may: Vec<String>,
}

#[tokio::main]
async fn main() -> io::Result<()> {
    let options = Options::parse();
    if let Some(file) = options.verify.clone() {
        return verify(&options, &file).await;
    }
    let acks = options.acks.as_ref().map(std::fs::File::create).transpose()?;
    let shared = Arc::new(Shared {
        options: options.clone(),
        stop: AtomicBool::new(false),
        took: Mutex::default(),
        acks: Mutex::new(acks),
        faults: Mutex::default(),
    });
    let tables: Vec<_> = (0..options.tables).map(|number| tokio::spawn(table(Arc::clone(&shared), number))).collect();
    tokio::time::sleep(Duration::from_secs(2)).await;
    shared.took.lock().expect("unpoisoned").clear();
    let (began, cpu) = (Instant::now(), options.pid.and_then(processor_seconds));
    tokio::time::sleep(Duration::from_secs(options.seconds)).await;
    let (seconds, cpu_after) = (began.elapsed().as_secs_f64(), options.pid.and_then(processor_seconds));
    let took = std::mem::take(&mut *shared.took.lock().expect("unpoisoned"));
    shared.stop.store(true, Ordering::Relaxed);
    for table in tables {
        table.abort();
    }
    report(&options, took, seconds, cpu.zip(cpu_after).map(|(before, after)| after - before));
    for (fault, count) in &*shared.faults.lock().expect("unpoisoned") {
        println!("  {count} x {fault}");
    }
    Ok(())
}

fn report(options: &Options, mut took: Vec<u32>, seconds: f64, cpu: Option<f64>) {
    took.sort_unstable();
    let at = |share: f64| took.get(((took.len() as f64 - 1.0) * share) as usize).map_or(0.0, |&us| f64::from(us) / 1000.0);
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

/// One table after another, each with four clients.
async fn table(shared: Arc<Shared>, number: u32) {
    let mut game = 0;
    while !shared.stop.load(Ordering::Relaxed) {
        if let Err(error) = one_game(&shared, number, game).await {
            *shared.faults.lock().expect("unpoisoned").entry(error.to_string()).or_default() += 1;
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        game += 1;
    }
}

async fn one_game(shared: &Arc<Shared>, number: u32, game: u32) -> io::Result<()> {
    let host = &shared.options.server;
    let mut first = Line::open(host).await?;
    let wanted = format!(
        r#"{{"regulation":"{}","players":4,"listed":false,"turn_seconds":0,"title":"load {number}"}}"#,
        shared.options.regulation
    );
    let opened = first.post("/api/tables", None, &wanted).await?;
    let opened: serde_json::Value = serde_json::from_slice(&opened.body)?;
    let id = opened["table"].as_str().ok_or_else(|| io::Error::other(opened.to_string()))?.to_owned();
    let mut clients = Vec::new();
    for seat in 0..4 {
        let mut line = Line::open(host).await?;
        let sat = line.post(&format!("/api/tables/{id}/sit"), None, &format!(r#"{{"nonce":"s{seat}","seed":"x{seat}"}}"#)).await?;
        let cookie = sat.cookie.ok_or_else(|| io::Error::other("no cookie"))?;
        clients.push((line, cookie, u64::from(number) * 1_000_003 + u64::from(game) * 101 + seat));
    }
    let playing = clients.into_iter().map(|(line, cookie, seed)| {
        let (shared, id) = (Arc::clone(shared), id.clone());
        tokio::spawn(async move { client(&shared, &id, line, &cookie, seed).await })
    });
    for client in playing.collect::<Vec<_>>() {
        client.await.map_err(io::Error::other)??;
    }
    Ok(())
}

async fn client(shared: &Shared, id: &str, mut line: Line, cookie: &str, seed: u64) -> io::Result<()> {
    let mut stream = Line::open(&shared.options.server).await?;
    stream.subscribe(&format!("/api/tables/{id}/stream"), cookie).await?;
    let mut minds = Seeded::new(shared.options.seed.wrapping_add(seed), 0);
    let path = format!("/api/tables/{id}/commands");
    let mut count = 0_u64;
    loop {
        let event = stream.event().await?;
        let Some(json) = event.split(|&byte| byte == b'\n').find_map(|line| line.strip_prefix(b"data:")) else { continue };
        let scene: Scene = serde_json::from_slice(json)?;
        if scene.stage == "over" || shared.stop.load(Ordering::Relaxed) {
            return Ok(());
        }
        if scene.may.is_empty() {
            continue;
        }
        count += 1;
        let command = choose(&scene.may, &mut minds);
        let nonce = format!("{seed}-{count}");
        let body = format!(r#"{{"after":{},"nonce":"{nonce}","command":"{command}"}}"#, scene.version);
        let began = Instant::now();
        let answer = line.post(&path, Some(cookie), &body).await?;
        if answer.status != 200 && answer.status != 409 {
            return Err(io::Error::other(format!("{} {}", answer.status, String::from_utf8_lossy(&answer.body))));
        }
        if answer.status == 200 {
            let took = u32::try_from(began.elapsed().as_micros()).unwrap_or(u32::MAX);
            shared.took.lock().expect("unpoisoned").push(took);
            if let Some(file) = &mut *shared.acks.lock().expect("unpoisoned") {
                writeln!(file, "{id} {} {command}", String::from_utf8_lossy(&answer.body))?;
            }
        }
    }
}

/// One of the things that may be done; a range becomes a number of it.
fn choose(may: &[String], minds: &mut Seeded) -> String {
    let line = &may[minds.below(Stream::Cards, may.len() as u32) as usize];
    let words = line.split(' ').map(|word| match word.split_once("..") {
        Some((least, most)) => {
            let (least, most): (u32, u32) = (least.parse().unwrap_or(1), most.parse().unwrap_or(1));
            (least + minds.below(Stream::Cards, most - least + 1)).to_string()
        }
        None => word.to_owned(),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Whether a server still knows every move it said was done.
async fn verify(options: &Options, file: &std::path::Path) -> io::Result<()> {
    let mut newest: BTreeMap<String, u64> = BTreeMap::new();
    let text = std::fs::read_to_string(file)?;
    let mut acknowledged = 0;
    // The last line may be cut off: its move was not told to anybody.
    for line in text.lines() {
        let mut words = line.splitn(3, ' ');
        let (Some(id), Some(answer)) = (words.next(), words.next()) else { continue };
        let Ok(answer) = serde_json::from_str::<serde_json::Value>(answer) else { continue };
        let version = answer["version"].as_u64().unwrap_or_default();
        let known = newest.entry(id.to_owned()).or_default();
        *known = version.max(*known);
        acknowledged += 1;
    }
    let mut line = Line::open(&options.server).await?;
    let mut missing = 0;
    for (id, version) in &newest {
        let answer = line.get(&format!("/api/tables/{id}"), None).await?;
        let scene: serde_json::Value = serde_json::from_slice(&answer.body).unwrap_or_default();
        let found = scene["version"].as_u64().unwrap_or_default();
        if answer.status != 200 || found < *version {
            missing += 1;
            println!("{id}: version {version} was acknowledged, the server has {found} ({})", answer.status);
        }
    }
    println!("{acknowledged} acknowledged moves at {} tables: {missing} tables lack some", newest.len());
    if missing > 0 { Err(io::Error::other("acknowledged moves are missing")) } else { Ok(()) }
}
