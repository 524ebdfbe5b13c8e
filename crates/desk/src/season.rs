//! The calendar of a season, for the regulars of a club.

use crate::answer::{Answer, Fault, bad_file};
use crate::draw::{Handed, read_json};
use director::draw::Effort;
use director::draw::season::{Calendar, Season, season};
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;
use words::{Words, id};

/// Plans the season of a file from a seed.
///
/// # Errors
/// What is wrong with the file.
pub fn plan(file: Handed<'_>, seed: u64, words: Words) -> Result<Answer, Fault> {
    let asked: SeasonFile = read_json(file, words)?;
    let wanted = asked.season().ok_or_else(|| bad_file(words, file.name, &words.say(id::SEASON_EVENINGS)))?;
    let calendar = season(&wanted, seed, Effort { swaps_each: 6000, goes: 6 });
    let calendar = calendar.map_err(|fault| bad_file(words, file.name, &fault.to_string()))?;
    let text = tell(&calendar, seed, words);
    let Calendar { evenings, repeats, bound, proven } = calendar;
    Answer::new(text, &Planned { seed, evenings, repeats, bound, proven })
}

/// The season as it stands in a file.
#[derive(Deserialize)]
struct SeasonFile {
    players: Vec<u32>,
    evenings: Evenings,
    /// The preferred size first; of 4, and of 5 as the number requires, if there are none (T3.1).
    sizes: Option<Vec<u8>>,
    #[serde(default)]
    history: Vec<Vec<Vec<u32>>>,
}

/// So many evenings at which all regulars are expected, or for each evening who is.
#[derive(Deserialize)]
#[serde(untagged)]
enum Evenings {
    All(usize),
    Each(Vec<Vec<u32>>),
}

impl SeasonFile {
    fn season(self) -> Option<Season> {
        let evenings = match self.evenings {
            Evenings::All(count @ 1..=200) => vec![self.players; count],
            Evenings::Each(each) if (1..=200).contains(&each.len()) => each,
            Evenings::All(_) | Evenings::Each(_) => return None,
        };
        Some(Season { evenings, preferred: self.sizes.unwrap_or_else(|| vec![4, 5]), history: self.history })
    }
}

#[derive(Serialize)]
struct Planned {
    seed: u64,
    evenings: Vec<Vec<Vec<u32>>>,
    repeats: u64,
    bound: u64,
    proven: bool,
}

fn tell(calendar: &Calendar, seed: u64, words: Words) -> String {
    let mut text = String::new();
    for (number, tables) in (1..).zip(&calendar.evenings) {
        let _ = writeln!(text, "{}", words.say_with(id::SEASON_EVENING, &[("number", i32::to_string(&number).into())]));
        for (number, table) in (1..).zip(tables) {
            let seats = table.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
            let values = [("number", i32::to_string(&number).into()), ("seats", seats.into())];
            let _ = writeln!(text, "  {}", words.say_with(id::SEASON_TABLE, &values));
        }
    }
    let values = [("repeats", calendar.repeats.to_string().into()), ("bound", calendar.bound.to_string().into())];
    let _ = writeln!(text, "\n{}", words.say_with(id::SEASON_REPEATS, &values));
    let proof = if calendar.proven { id::SEASON_PROVEN } else { id::SEASON_NOT_PROVEN };
    let _ = writeln!(text, "{}", words.say_with(proof, &[("seed", seed.to_string().into())]));
    text
}
