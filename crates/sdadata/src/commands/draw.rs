//! `draw`: one seat draw for the problem in a file, or a look at somebody else's.

use crate::cli::DrawOptions;
use crate::failure::Failure;
use crate::{find, out};
use director::draw::{Drawn, Effort, Entrant, Priority, Problem, Tables, Unavoided, Wish, bounds, draw, score, why};
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;
use std::path::Path;
use words::Words;

pub(crate) fn run(options: &DrawOptions, words: Words) -> Result<(), Failure> {
    let problem = read_problem(&options.file, words)?;
    match &options.check {
        None => {
            let drawn = draw(&problem, options.seed, Effort::default());
            tell(&problem, Answer::of(&problem, options.seed, &drawn), options.json, words)
        }
        Some(path) => check(&problem, path, options, words),
    }
}

/// Scores somebody else's draw; the answer is "no", with exit code 1, if there is a better one.
fn check(problem: &Problem, path: &Path, options: &DrawOptions, words: Words) -> Result<(), Failure> {
    let tables: Vec<Vec<u32>> = read_json(path, words)?;
    let tables = problem.tables(&tables).map_err(|fault| bad(path, &fault.to_string(), words))?;
    let penalties = score(problem, &tables);
    let ours = draw(problem, options.seed, Effort::default());
    let better = ours.penalties < penalties;
    let bounds = bounds(problem);
    let theirs = Drawn { proven: penalties == bounds, tables, penalties, bounds };
    tell(problem, Answer::of(problem, options.seed, &theirs), options.json, words)?;
    if !better {
        return Ok(());
    }
    if !options.json {
        let values = [("penalties", list(&ours.penalties).into()), ("seed", options.seed.to_string().into())];
        out::print(words, &(words.say_with("draw-better", &values) + "\n"))?;
    }
    Err(Failure::No)
}

/// The problem as it stands in a file.
#[derive(Deserialize)]
struct Asked {
    n: Option<usize>,
    table_sizes: Option<Vec<usize>>,
    players: Vec<Player>,
    #[serde(default)]
    history: Vec<Vec<Vec<u32>>>,
    #[serde(default)]
    winners: Vec<u32>,
    priorities: Vec<String>,
}

#[derive(Deserialize)]
struct Player {
    id: u32,
    club: u32,
    #[serde(default)]
    fives_before: u32,
}

fn read_problem(path: &Path, words: Words) -> Result<Problem, Failure> {
    let asked: Asked = read_json(path, words)?;
    let known = Priority::ALL.map(Priority::id).join(", ");
    if let Some(n) = asked.n.filter(|&n| n != asked.players.len()) {
        let values = [("n", n.to_string().into()), ("players", asked.players.len().to_string().into())];
        return Err(bad(path, &words.say_with("draw-count", &values), words));
    }
    let priority = |id: &String| {
        let values = [("found", id.as_str().into()), ("known", known.as_str().into())];
        Priority::find(id).ok_or_else(|| bad(path, &words.say_with("draw-priority", &values), words))
    };
    let wish = Wish {
        priorities: asked.priorities.iter().map(priority).collect::<Result<_, _>>()?,
        entrants: asked
            .players
            .iter()
            .map(|player| Entrant { id: player.id, club: player.club, fives_before: player.fives_before })
            .collect(),
        table_sizes: asked.table_sizes,
        history: asked.history,
        winners: asked.winners,
    };
    Problem::new(&wish).map_err(|fault| bad(path, &fault.to_string(), words))
}

fn read_json<T: for<'d> Deserialize<'d>>(path: &Path, words: Words) -> Result<T, Failure> {
    let text = find::read_text(path, words)?;
    serde_json::from_str(&text).map_err(|error| bad(path, &error.to_string(), words))
}

fn bad(path: &Path, what: &str, words: Words) -> Failure {
    let values = [("file", path.display().to_string().into()), ("what", what.into())];
    Failure::BadInput(words.say_with("draw-bad", &values))
}

#[derive(Serialize)]
struct Answer<'d> {
    seed: u64,
    tables: Vec<Vec<u32>>,
    penalties: &'d [u64],
    bounds: &'d [u64],
    proven: bool,
    /// What could not be avoided, for each player it touches.
    why: Vec<Reason>,
}

#[derive(Serialize)]
struct Reason {
    id: u32,
    priority: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    with: Option<u32>,
    times: u32,
}

impl<'d> Answer<'d> {
    fn of(problem: &Problem, seed: u64, drawn: &'d Drawn) -> Self {
        Self {
            seed,
            tables: by_id(problem, &drawn.tables),
            penalties: &drawn.penalties,
            bounds: &drawn.bounds,
            proven: drawn.proven,
            why: (0..problem.people()).flat_map(|player| reasons(problem, &drawn.tables, player)).collect(),
        }
    }
}

fn by_id(problem: &Problem, tables: &Tables) -> Vec<Vec<u32>> {
    tables.iter().map(|table| table.iter().map(|&player| problem.id(player)).collect()).collect()
}

fn reasons(problem: &Problem, tables: &Tables, player: usize) -> Vec<Reason> {
    let reason = |unavoided| {
        let (priority, with, times) = match unavoided {
            Unavoided::Five(times) => (Priority::FiveTwice, None, times),
            Unavoided::Winner(other) => (Priority::WinnersTogether, Some(other), 1),
            Unavoided::Club(other) => (Priority::SameClub, Some(other), 1),
            Unavoided::Met(other, times) => (Priority::RepeatOpponents, Some(other), times.into()),
        };
        Reason { id: problem.id(player), priority: priority.id(), with: with.map(|other| problem.id(other)), times }
    };
    why(problem, tables, player).into_iter().map(reason).collect()
}

fn tell(problem: &Problem, answer: Answer<'_>, json: bool, words: Words) -> Result<(), Failure> {
    if json {
        return out::json(words, &answer);
    }
    let mut text = String::new();
    for (number, table) in (1..).zip(&answer.tables) {
        let seats = table.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let values = [("number", number.to_string().into()), ("seats", seats.into())];
        let _ = writeln!(text, "{}", words.say_with("draw-table", &values));
    }
    text.push('\n');
    for (at, priority) in problem.priorities().iter().enumerate() {
        let values =
            [("penalty", answer.penalties[at].to_string().into()), ("bound", answer.bounds[at].to_string().into())];
        let name = words.say(&format!("draw-{}", priority.id().replace('_', "-")));
        let _ = writeln!(text, "{name}: {}", words.say_with("draw-penalty", &values));
    }
    let proof = if answer.proven { "draw-proven" } else { "draw-not-proven" };
    let _ = writeln!(text, "{}", words.say_with(proof, &[("seed", answer.seed.to_string().into())]));
    out::print(words, &text)
}

/// Numbers with spaces between.
fn list(numbers: &[u64]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
