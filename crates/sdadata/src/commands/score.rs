//! `score`: places and tournament points of one table.

use crate::failure::Failure;
use crate::{find, out};
use director::points::TablePoints;
use director::scoring::{Book, Counted, Sizes};
use regulation::tournament::Scoring;
use regulation::{Library, Regulation};
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;
use std::path::PathBuf;
use words::{Words, id};

/// One table.
#[derive(clap::Args, Debug)]
pub(crate) struct ScoreOptions {
    #[arg(long, value_name = "M")]
    pub(crate) method: String,
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "ID")]
    pub(crate) regulation: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
}

pub(crate) fn run(options: &ScoreOptions, words: Words) -> Result<(), Failure> {
    let regulations = regulations(options, words)?;
    let (regulation, scoring) = method(&options.method, &regulations, words)?;
    let book = Book::new(&regulation, &scoring);
    let bad = |what: String| {
        let file = options.file.display().to_string();
        Failure::BadInput(words.say_with(id::SCORE_BAD, &[("file", file.into()), ("what", what.into())]))
    };
    let text = find::read_text(&options.file, words)?;
    let table: Asked = serde_json::from_str(&text).map_err(|error| bad(error.to_string()))?;
    let (seats, objective) = table.counted(words).map_err(bad)?;
    book.check(&seats, objective, Sizes::Any).map_err(|misfit| {
        let who = misfit.seat().and_then(|seat| table.players.get(seat)).map_or("", |one| one.name.as_str());
        bad(format!("{} ({})", desk::sentences::misfit(words, misfit, 1, who), misfit.rule()))
    })?;
    tell(&table, &book, &seats, objective, options.json, words)
}

/// Where a method is looked for: a regulation one names, or the program's own.
fn regulations(options: &ScoreOptions, words: Words) -> Result<Vec<Regulation>, Failure> {
    if let Some(name) = &options.regulation {
        return Ok(vec![find::rulebook(name, words)?.regulation]);
    }
    let library = Library::embedded();
    // A method two regulations share is the one of the later: Como's corrections are those of `firk`.
    let ids: Vec<_> = library.ids().collect();
    ids.iter().rev().map(|id| library.get(id).map_err(|faults| Failure::Ours(faults.to_string()))).collect()
}

/// The method of this name, with the regulation whose ties it goes with; `bonus-N` is any bonus.
fn method(name: &str, regulations: &[Regulation], words: Words) -> Result<(Regulation, Scoring), Failure> {
    let find = |name: &str| {
        regulations.iter().find_map(|regulation| {
            let method = regulation.tournament.as_ref()?.methods.get(name)?;
            Some((regulation.clone(), method.scoring.clone()))
        })
    };
    let bonus = name.strip_prefix("bonus-").and_then(|bonus| bonus.parse::<u16>().ok());
    if let Some(found) = find(name) {
        return Ok(found);
    }
    if let (Some(bonus), Some((regulation, mut scoring))) = (bonus, find("bonus-20")) {
        scoring.places.value = vec![regulation::Decimal::whole(bonus)];
        return Ok((regulation, scoring));
    }
    let mut known: Vec<_> = regulations
        .iter()
        .filter_map(|one| one.tournament.as_ref())
        .flat_map(|one| one.methods.keys())
        .cloned()
        .collect();
    known.sort_unstable();
    known.dedup();
    let values = [("found", name.into()), ("known", known.join(", ").into())];
    Err(Failure::BadInput(words.say_with(id::SCORE_UNKNOWN, &values)))
}

/// The table as it stands in a file.
#[derive(Deserialize)]
struct Asked {
    players: Vec<Player>,
    #[serde(default)]
    objective_reached_by: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Player {
    name: String,
    #[serde(default)]
    points: u16,
    outside: Option<u16>,
    order: Option<u8>,
    eliminated: Option<u8>,
    #[serde(default)]
    penalty: u16,
    #[serde(default)]
    potential: u16,
    #[serde(default)]
    army: u16,
}

impl Asked {
    /// The seats as they are counted. Who gives no order of play gives it by the list.
    fn counted(&self, words: Words) -> Result<(Vec<Counted>, Option<usize>), String> {
        let ordered = self.players.iter().filter(|player| player.order.is_some()).count();
        if ordered != 0 && ordered != self.players.len() && ordered + self.without_order() != self.players.len() {
            return Err(words.say_with(id::SCORE_MIXED, &[("key", "order".into())]));
        }
        let mut free = (1..=u8::MAX).filter(|order| !self.players.iter().any(|player| player.order == Some(*order)));
        let mut seat = |player: &Player| Counted {
            points: TablePoints(player.points),
            outside: player.outside.unwrap_or(0),
            order: player.order.or_else(|| free.next()).unwrap_or(0),
            eliminated: player.eliminated,
            penalty: player.penalty,
            potential: player.potential,
            army: player.army,
        };
        let seats = self.players.iter().map(&mut seat).collect();
        let found = |name: &String| self.players.iter().position(|player| player.name == *name);
        let objective = match &self.objective_reached_by {
            None => None,
            Some(name) => Some(found(name).ok_or_else(|| format!("objective_reached_by: {name}"))?),
        };
        Ok((seats, objective))
    }

    /// Players whose order does not matter, because no tie can put them beside another.
    fn without_order(&self) -> usize {
        let alone = |player: &&Player| self.players.iter().filter(|other| other.points == player.points).count() == 1;
        let idle = |player: &&Player| player.eliminated.is_some() || alone(player);
        self.players.iter().filter(|player| player.order.is_none()).filter(idle).count()
    }
}

#[derive(Serialize)]
struct Answer<'t> {
    players: Vec<Place<'t>>,
}

#[derive(Serialize)]
struct Place<'t> {
    name: &'t str,
    place: u8,
    points: String,
}

fn tell(
    table: &Asked,
    book: &Book,
    seats: &[Counted],
    objective: Option<usize>,
    json: bool,
    words: Words,
) -> Result<(), Failure> {
    let scored = book.score(seats, objective);
    let place = |(player, scored): (&'_ Player, director::scoring::Scored)| -> (String, u8, String) {
        (player.name.clone(), scored.place, scored.points.written(book.decimals()))
    };
    let lines: Vec<_> = table.players.iter().zip(scored).map(place).collect();
    if json {
        let players = lines.iter().map(|(name, place, points)| Place { name, place: *place, points: points.clone() });
        return out::json(words, &Answer { players: players.collect() });
    }
    let mut sorted = lines;
    sorted.sort_by_key(|(_, place, _)| *place);
    let mut text = String::new();
    for (name, place, points) in sorted {
        let values = [("place", place.into()), ("name", name.into()), ("points", points.into())];
        let _ = writeln!(text, "{}", words.say_with(id::SCORE_LINE, &values));
    }
    out::print(words, &text)
}
