//! `ranking`: people over many finished tournaments.

use super::tournament::file::{Opened, bad};
use crate::failure::Failure;
use crate::{find, out};
use director::national::{
    Alike, BadConstants, Counted, Event, Exponential, Known, National, Standing, Uncounted, national,
};
use serde::Serialize;
use std::fmt::Write as _;
use std::path::PathBuf;
use words::{Words, id};

/// Digits behind the point of a score.
const DECIMALS: u8 = 3;

/// People over many tournaments.
#[derive(clap::Args, Debug)]
pub(crate) struct RankingOptions {
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    #[arg(long, value_name = "FILE.toml")]
    constants: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(options: &RankingOptions, words: Words) -> Result<(), Failure> {
    let ranking = constants(options, words)?;
    let mut events = Vec::new();
    for path in &options.files {
        let opened = Opened::read(path, None, words)?;
        events.push(Event::new(&opened.rules(words)?, opened.tournament()));
    }
    let found = national(&ranking, &events).map_err(|unknown| {
        let values = [("class", unknown.class.clone().into()), ("known", unknown.known.clone().into())];
        bad(&options.files[unknown.event], &words.say_with(id::RANKING_UNKNOWN_CLASS, &values), words)
    })?;
    if options.json {
        return out::json(words, &Answer::new(&found, &events, words));
    }
    out::print(words, &tell(&found, &events, words))
}

/// The constants of a file, or our own.
fn constants(options: &RankingOptions, words: Words) -> Result<Exponential, Failure> {
    let Some(path) = &options.constants else {
        return Exponential::embedded().map_err(|error| Failure::Ours(error.to_string()));
    };
    let faulty = |error: BadConstants| {
        let what = match error {
            BadConstants::Unreadable(what) => what,
            BadConstants::Number { key, found } => {
                words.say_with(id::RANKING_BAD_NUMBER, &[("key", key.into()), ("found", found.into())])
            }
            BadConstants::Range { key } => words.say_with(id::RANKING_BAD_RANGE, &[("key", key.into())]),
            BadConstants::Weight { class } => words.say_with(id::RANKING_BAD_WEIGHT, &[("class", class.into())]),
        };
        bad(path, &what, words)
    };
    Exponential::read(&find::read_text(path, words)?).map_err(faulty)
}

fn tell(found: &National, events: &[Event], words: Words) -> String {
    let mut text = String::new();
    for (number, event) in (1..).zip(events) {
        let why = found.uncounted.iter().find(|(at, _)| at + 1 == number).map(|(_, why)| uncounted(*why, words));
        let values = [("number", number.into()), ("name", event.name.clone().into())];
        let _ = match why {
            Some(why) => {
                let values = [values[0].clone(), values[1].clone(), ("why", why.into())];
                writeln!(text, "{}", words.say_with(id::RANKING_EVENT_UNCOUNTED, &values))
            }
            None => {
                let class = event.class.clone().unwrap_or_default();
                let more = [("class", class.into()), ("tables", event.tables.into())];
                writeln!(text, "{}", words.say_with(id::RANKING_EVENT, &[values.to_vec(), more.to_vec()].concat()))
            }
        };
    }
    if !found.standings.is_empty() {
        text.push('\n');
        text += &out::columns(&rows(found, words));
    }
    if !found.alike.is_empty() {
        let _ = writeln!(text, "\n{}", words.say(id::RANKING_ALIKE));
        found.alike.iter().for_each(|alike| _ = writeln!(text, "  {}", told_alike(alike)));
    }
    text
}

fn rows(found: &National, words: Words) -> Vec<Vec<String>> {
    let head = ["place", "name", "club", "score", "results"];
    let head = head.iter().map(|column| words.say_member("ranking-column", column)).collect();
    let row = |standing: &Standing| {
        let who = &standing.who;
        let results: Vec<_> = standing.results.iter().map(|result| told_result(result, words)).collect();
        let score = standing.score.written(DECIMALS);
        vec![standing.place.to_string(), who.name.clone(), who.club.clone(), score, results.join(", ")]
    };
    [head].into_iter().chain(found.standings.iter().map(row)).collect()
}

/// A result; in brackets if it does not count.
fn told_result(result: &Counted, words: Words) -> String {
    let values = [
        ("event", (result.event + 1).into()),
        ("place", result.place.into()),
        ("score", result.score.written(DECIMALS).into()),
    ];
    let told = words.say_with(id::RANKING_RESULT, &values);
    if result.kept { told } else { format!("({told})") }
}

fn told_alike(alike: &Alike) -> String {
    let who = |known: &Known| {
        let details: Vec<_> = [known.club.clone(), known.national_id.clone().unwrap_or_default()]
            .into_iter()
            .filter(|detail| !detail.is_empty())
            .collect();
        if details.is_empty() { known.name.clone() } else { format!("{} ({})", known.name, details.join(", ")) }
    };
    format!("{} – {}", who(&alike.one), who(&alike.other))
}

fn uncounted(why: Uncounted, words: Words) -> String {
    match why {
        Uncounted::Unfinished => words.say(id::RANKING_UNFINISHED),
        Uncounted::FewTables { tables, least } => {
            words.say_with(id::RANKING_FEW_TABLES, &[("tables", tables.into()), ("least", least.into())])
        }
        Uncounted::NoClass => words.say(id::RANKING_NO_CLASS),
        Uncounted::Teams => words.say(id::RANKING_TEAMS),
    }
}

#[derive(Serialize)]
struct Answer {
    tournaments: Vec<EventRow>,
    people: Vec<PersonRow>,
    alike: Vec<[String; 2]>,
}

#[derive(Serialize)]
struct EventRow {
    name: String,
    class: Option<String>,
    tables: usize,
    rounds: usize,
    counts: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

#[derive(Serialize)]
struct PersonRow {
    place: usize,
    name: String,
    club: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    national_id: Option<String>,
    score: String,
    results: Vec<ResultRow>,
}

#[derive(Serialize)]
struct ResultRow {
    /// The tournament, from 1 in the order of the files.
    tournament: usize,
    place: usize,
    score: String,
    kept: bool,
}

impl Answer {
    fn new(found: &National, events: &[Event], words: Words) -> Self {
        let event = |(at, event): (usize, &Event)| {
            let why = found.uncounted.iter().find(|(one, _)| *one == at).map(|(_, why)| uncounted(*why, words));
            let (tables, rounds) = (event.tables, event.rounds);
            EventRow {
                name: event.name.clone(),
                class: event.class.clone(),
                tables,
                rounds,
                counts: why.is_none(),
                why,
            }
        };
        Self {
            tournaments: events.iter().enumerate().map(event).collect(),
            people: found.standings.iter().map(PersonRow::from).collect(),
            alike: found.alike.iter().map(|alike| [alike.one.name.clone(), alike.other.name.clone()]).collect(),
        }
    }
}

impl From<&Standing> for PersonRow {
    fn from(standing: &Standing) -> Self {
        let result = |result: &Counted| ResultRow {
            tournament: result.event + 1,
            place: result.place,
            score: result.score.written(DECIMALS),
            kept: result.kept,
        };
        let Known { name, club, national_id } = standing.who.clone();
        let results = standing.results.iter().map(result).collect();
        Self { place: standing.place, name, club, national_id, score: standing.score.written(DECIMALS), results }
    }
}
