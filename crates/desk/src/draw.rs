//! The certificate of a seat draw: one draw for a problem, its proof and its reasons; a look at somebody else's; the same draw
//! again after people left or came.

mod problem_file;

pub use problem_file::ProblemFile;

use crate::answer::{Answer, Fault, bad_file};
use director::draw::{
    Drawn, Effort, Fives, Priority, Problem, Proof, Prover, Reason, Redrawn, Surety, Tables, bounds, cinquisti_of,
    draw, explain, redraw, score, without_procedure,
};
use problem_file::read_problem;
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;
use std::time::{Duration, Instant};
use words::{Words, id};

/// A problem as it stands in a file, and how its draw is told.
#[derive(Clone, Debug)]
pub struct Desk {
    problem: Problem,
    seed: u64,
    /// Whose reasons are asked for.
    player: Option<usize>,
    words: Words,
}

/// A text somebody handed in, with the name of its file.
#[derive(Clone, Copy, Debug)]
pub struct Handed<'t> {
    /// What the file is called.
    pub name: &'t str,
    /// What stands in it.
    pub text: &'t str,
}

impl Desk {
    /// Reads a problem; `player` is whose reasons are asked for.
    ///
    /// # Errors
    /// What is wrong with the file, or that nobody has this number.
    pub fn read(file: Handed<'_>, seed: u64, player: Option<u32>, words: Words) -> Result<Self, Fault> {
        let problem = read_problem(file, words)?;
        let player = player.map(|id| number(&problem, id, words)).transpose()?;
        Ok(Self { problem, seed, player, words })
    }

    /// Draws, and looks for a proof as long as there is patience.
    ///
    /// # Errors
    /// If the answer cannot be written, which is our own fault.
    pub fn draw(&self, patience: Option<Patience>) -> Result<Answer, Fault> {
        let mut drawn = draw(&self.problem, self.seed, Effort::default());
        let proof = patience.map(|patience| improve(&self.problem, &mut drawn, patience));
        self.tell(&drawn, proof.as_ref())
    }

    /// Scores somebody else's draw; the answer is "no" if there is a better one.
    ///
    /// # Errors
    /// What is wrong with their tables.
    pub fn check(&self, tables: Handed<'_>, patience: Option<Patience>) -> Result<Answer, Fault> {
        let (problem, words) = (&self.problem, self.words);
        let theirs: Vec<Vec<u32>> = read_json(tables, words)?;
        let theirs = problem.tables(&theirs).map_err(|fault| bad_file(words, tables.name, &fault.to_string()))?;
        let penalties = score(problem, &theirs);
        let mut ours = draw(problem, self.seed, Effort::default());
        let bounds = bounds(problem);
        let mut theirs = Drawn { proven: penalties == bounds, tables: theirs, penalties, bounds };
        if ours.penalties >= theirs.penalties {
            ours = theirs.clone();
        }
        let proof = patience.map(|patience| improve(problem, &mut ours, patience));
        theirs.proven |= ours.proven && ours.penalties == theirs.penalties;
        let mut answer = self.tell(&theirs, proof.as_ref())?;
        if ours.penalties < theirs.penalties {
            let values = [("penalties", list(&ours.penalties).into()), ("seed", self.seed.to_string().into())];
            let _ = writeln!(answer.text, "{}", words.say_with(id::DRAW_BETTER, &values));
            answer.yes = false;
        }
        Ok(answer)
    }

    /// Draws again with the fewest moves; these tables, from 1, stay as they are.
    ///
    /// # Errors
    /// What is wrong with the tables of before.
    pub fn redraw(&self, before: Handed<'_>, fixed: &[usize]) -> Result<Answer, Fault> {
        let tables: Vec<Vec<u32>> = read_json(before, self.words)?;
        let fixed: Vec<usize> = fixed.iter().map(|number| number - 1).collect();
        let again = redraw(&self.problem, &tables, &fixed, self.seed, Effort::default());
        self.tell_again(&again.map_err(|fault| bad_file(self.words, before.name, &fault.to_string()))?)
    }
}

/// How long to look for a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Patience {
    /// So many seconds.
    Seconds(u64),
    /// So many steps of the search, for an answer that can be repeated.
    Steps(u64),
}

/// Patience as it is typed: `20`, `20s` or `5000n`.
///
/// # Errors
/// If it is none of them.
pub fn read_patience(text: &str, words: Words) -> Result<Patience, Fault> {
    let number = |text: &str| text.parse::<u64>().ok().filter(|&number| (1..=1_000_000_000_000).contains(&number));
    let read = match text.strip_suffix('n') {
        Some(steps) => number(steps).map(Patience::Steps),
        None => number(text.strip_suffix('s').unwrap_or(text)).map(Patience::Seconds),
    };
    read.ok_or_else(|| Fault::BadInput(words.say_with(id::DRAW_PROVE_BAD, &[("found", text.into())])))
}

fn number(problem: &Problem, id: u32, words: Words) -> Result<usize, Fault> {
    let found = (0..problem.people()).find(|&number| problem.id(number) == id);
    let values = [("id", id.to_string().into())];
    found.ok_or_else(|| Fault::BadInput(words.say_with(id::DRAW_PLAYER_UNKNOWN, &values)))
}

/// What a search for a proof came to.
#[derive(Serialize)]
pub(crate) struct Search {
    steps: u64,
    /// How many of the priorities, from the first, cannot be lower.
    settled: usize,
    too_large: bool,
    /// Whether a draw better than the first was found on the way.
    better: bool,
}

/// Looks on another thread for a better draw, and for a proof that there is no better one still. A draw by the procedure
/// for tables of five is not replaced: it is not meant to be the best by the priorities alone.
pub(crate) fn improve(problem: &Problem, drawn: &mut Drawn, patience: Patience) -> Search {
    std::thread::scope(|scope| {
        let search = scope.spawn(|| {
            let start = Instant::now();
            let mut search = Search { steps: 0, settled: 0, too_large: false, better: false };
            while let Proof::Better(better) = attempt(problem, drawn, patience, start, &mut search) {
                search.better = true;
                if problem.fives() == Fives::Strict {
                    break;
                }
                *drawn = better;
            }
            search
        });
        search.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

fn attempt(problem: &Problem, drawn: &mut Drawn, patience: Patience, start: Instant, search: &mut Search) -> Proof {
    let mut prover = Prover::new(problem, drawn);
    let mut taken = 0;
    let proof = loop {
        let steps = match patience {
            Patience::Seconds(_) => 64,
            Patience::Steps(steps) => steps.saturating_sub(search.steps),
        };
        let proof = prover.advance(steps);
        search.steps += prover.steps() - std::mem::replace(&mut taken, prover.steps());
        let out_of_patience = match patience {
            Patience::Seconds(seconds) => start.elapsed() >= Duration::from_secs(seconds),
            Patience::Steps(steps) => search.steps >= steps,
        };
        if proof != Proof::Open || out_of_patience || prover.is_too_large() {
            break proof;
        }
    };
    (search.settled, search.too_large) = (prover.settled(), prover.is_too_large());
    // What cannot be lower is its own bound, however low the one was that needed no search.
    let (bounds, penalties) = (drawn.bounds.iter_mut(), &drawn.penalties);
    bounds.zip(penalties).take(search.settled).for_each(|(bound, penalty)| *bound = *penalty);
    drawn.proven |= proof == Proof::Proven;
    proof
}

pub(crate) fn read_json<T: for<'d> Deserialize<'d>>(file: Handed<'_>, words: Words) -> Result<T, Fault> {
    serde_json::from_str(file.text).map_err(|error| bad_file(words, file.name, &error.to_string()))
}

#[derive(Serialize)]
struct Certificate<'d> {
    seed: u64,
    tables: Vec<Vec<u32>>,
    penalties: &'d [u64],
    bounds: &'d [u64],
    proven: bool,
    /// What could not be avoided, for each player it touches.
    why: Vec<Unavoidable>,
    #[serde(skip_serializing_if = "Option::is_none")]
    search: Option<&'d Search>,
}

#[derive(Serialize)]
struct Unavoidable {
    id: u32,
    priority: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    with: Option<u32>,
    times: u32,
    /// How much of it every draw has.
    least: u64,
    surety: &'static str,
}

#[derive(Serialize)]
struct Again<'d> {
    seed: u64,
    tables: Vec<Vec<u32>>,
    /// The number of each table, from 1.
    numbers: Vec<usize>,
    moved: Vec<u32>,
    penalties: &'d [u64],
}

fn by_id(problem: &Problem, tables: &Tables) -> Vec<Vec<u32>> {
    tables.iter().map(|table| table.iter().map(|&player| problem.id(player)).collect()).collect()
}

impl Desk {
    /// Why somebody sits there.
    fn why(&self, drawn: &Drawn, player: usize) -> String {
        let at = drawn.tables.iter().position(|table| table.contains(&player)).unwrap_or(0);
        let procedure = Procedure::of(&self.problem, self.seed);
        format!("\n{}", why(&self.problem, drawn, player, at + 1, &|id| id.to_string(), procedure.as_ref(), self.words))
    }

    fn tell(&self, drawn: &Drawn, search: Option<&Search>) -> Result<Answer, Fault> {
        let mut text = self.tables((1..).zip(&drawn.tables));
        text.push('\n');
        text += &self.penalties(&drawn.penalties, Some(&drawn.bounds));
        let proof = if drawn.proven { id::DRAW_PROVEN } else { id::DRAW_NOT_PROVEN };
        let _ = writeln!(text, "{}", self.words.say_with(proof, &[("seed", self.seed.to_string().into())]));
        if self.problem.fives() == Fives::Strict {
            let _ = writeln!(text, "{}", self.words.say(id::DRAW_STRICT));
        }
        text += &search.map(|search| self.search(search, drawn)).unwrap_or_default();
        text += &self.player.map(|player| self.why(drawn, player)).unwrap_or_default();
        Answer::new(text, &self.certificate(drawn, search))
    }

    fn tell_again(&self, again: &Redrawn) -> Result<Answer, Fault> {
        let ids: Vec<u32> = again.moved.iter().map(|&player| self.problem.id(player)).collect();
        let mut text = self.tables(again.numbers.iter().map(|number| number + 1).zip(&again.tables));
        text.push('\n');
        let values = [("moved", list(&ids).into()), ("people", ids.len().to_string().into())];
        let moved = if ids.is_empty() { id::DRAW_MOVED_NONE } else { id::DRAW_MOVED };
        let _ = writeln!(text, "{}", self.words.say_with(moved, &values));
        if !ids.is_empty() {
            let _ = writeln!(text, "{}", self.words.say(id::DRAW_MOVED_LEAST));
        }
        text += &self.penalties(&again.penalties, None);
        let numbers = again.numbers.iter().map(|number| number + 1).collect();
        let tables = by_id(&self.problem, &again.tables);
        Answer::new(text, &Again { seed: self.seed, tables, numbers, moved: ids, penalties: &again.penalties })
    }

    fn certificate<'d>(&self, drawn: &'d Drawn, search: Option<&'d Search>) -> Certificate<'d> {
        let asked = |player: &usize| self.player.is_none_or(|asked| asked == *player);
        let told = |player: usize| explain(&self.problem, drawn, player).into_iter().map(move |why| (player, why));
        Certificate {
            seed: self.seed,
            tables: by_id(&self.problem, &drawn.tables),
            penalties: &drawn.penalties,
            bounds: &drawn.bounds,
            proven: drawn.proven,
            why: (0..self.problem.people())
                .filter(asked)
                .flat_map(told)
                .map(|(player, why)| self.told(player, &why))
                .collect(),
            search,
        }
    }

    fn told(&self, player: usize, reason: &Reason) -> Unavoidable {
        Unavoidable {
            id: self.problem.id(player),
            priority: reason.what.priority().id(),
            with: reason.what.companion().map(|other| self.problem.id(other)),
            times: reason.what.times(),
            least: reason.least,
            surety: match reason.surety {
                Surety::Forced => "forced",
                Surety::Proven => "proven",
                Surety::BestFound => "best_found",
            },
        }
    }

    fn tables<'t>(&self, tables: impl Iterator<Item = (usize, &'t Vec<usize>)>) -> String {
        let line = |(number, table): (usize, &Vec<usize>)| {
            let ids: Vec<u32> = table.iter().map(|&player| self.problem.id(player)).collect();
            let values = [("number", number.to_string().into()), ("seats", list(&ids).into())];
            self.words.say_with(id::DRAW_TABLE, &values) + "\n"
        };
        tables.map(line).collect()
    }

    fn penalties(&self, penalties: &[u64], bounds: Option<&[u64]>) -> String {
        let line = |(at, priority): (usize, &Priority)| {
            let penalty = penalties[at].to_string();
            let told = bounds.map_or_else(
                || penalty.clone(),
                |bounds| {
                    let values = [("penalty", penalty.as_str().into()), ("bound", bounds[at].to_string().into())];
                    self.words.say_with(id::DRAW_PENALTY, &values)
                },
            );
            format!("{}: {told}\n", self.words.say_member("draw", &kebab(*priority)))
        };
        self.problem.priorities().iter().enumerate().map(line).collect()
    }

    fn search(&self, search: &Search, drawn: &Drawn) -> String {
        let values = [
            ("steps", search.steps.to_string().into()),
            ("settled", search.settled.to_string().into()),
            ("priorities", self.problem.priorities().len().to_string().into()),
        ];
        let better = search.better.then_some(id::DRAW_PROOF_BETTER);
        let end = match (drawn.proven, search.too_large) {
            (true, _) => id::DRAW_PROOF_DONE,
            (false, true) => id::DRAW_PROOF_LARGE,
            (false, false) => id::DRAW_PROOF_OPEN,
        };
        better.into_iter().chain([end]).map(|id| self.words.say_with(id, &values) + "\n").collect()
    }
}

/// Why somebody sits there: at which table, with whom, and what could not be avoided. `name` is how people are called.
#[must_use]
pub fn why(
    problem: &Problem,
    drawn: &Drawn,
    player: usize,
    table: usize,
    name: &dyn Fn(u32) -> String,
    procedure: Option<&Procedure>,
    words: Words,
) -> String {
    let seats = drawn.tables.iter().find(|table| table.contains(&player));
    let others = seats.into_iter().flatten().filter(|&&other| other != player).map(|&other| name(problem.id(other)));
    let values = [
        ("player", name(problem.id(player)).into()),
        ("table", table.to_string().into()),
        ("others", words.list(others).into()),
    ];
    let mut text = format!("{}\n", words.say_with(id::DRAW_WHY, &values));
    let reasons = explain(problem, drawn, player);
    if reasons.is_empty() {
        let _ = writeln!(text, "  {}", words.say(id::DRAW_WHY_NONE));
    }
    for reason in &reasons {
        text += &why_one(problem, reason, name, procedure, words);
    }
    if let Some(procedure) = procedure {
        let names = words.list(procedure.cinquisti.iter().map(|&id| name(id)));
        let _ = writeln!(text, "  {}", words.say_with(id::DRAW_CINQUISTI, &[("names", names.into())]));
    }
    text
}

/// The procedure of the cinquisti, as it was used in a draw.
pub struct Procedure {
    cinquisti: Vec<u32>,
    /// What the best draw that was found has without it.
    without: Vec<u64>,
}

impl Procedure {
    /// What it comes to for the draw of a problem from a seed; nothing where it is not used.
    #[must_use]
    pub fn of(problem: &Problem, seed: u64) -> Option<Self> {
        let cinquisti: Vec<_> = cinquisti_of(problem, seed).into_iter().map(|person| problem.id(person)).collect();
        let without = || without_procedure(problem, seed, Effort::default());
        (!cinquisti.is_empty()).then(|| Self { without: without(), cinquisti })
    }
}

fn why_one(
    problem: &Problem,
    reason: &Reason,
    name: &dyn Fn(u32) -> String,
    procedure: Option<&Procedure>,
    words: Words,
) -> String {
    let other = reason.what.companion().map(|other| name(problem.id(other))).unwrap_or_default();
    let what = [("other", other.into()), ("times", reason.what.times().to_string().into())];
    let at = problem.priorities().iter().position(|&priority| priority == reason.what.priority());
    let without = procedure.and_then(|procedure| procedure.without.get(at?).copied());
    let without = without.filter(|&without| without < reason.total);
    let sure = [
        ("total", reason.total.to_string().into()),
        ("least", reason.least.to_string().into()),
        ("without", without.unwrap_or_default().to_string().into()),
    ];
    let surety = match reason.surety {
        Surety::Proven | Surety::BestFound if without.is_some() => id::DRAW_SURE_PROCEDURE,
        Surety::Forced => id::DRAW_SURE_FORCED,
        Surety::Proven => id::DRAW_SURE_PROVEN,
        Surety::BestFound => id::DRAW_SURE_BEST,
    };
    let what = words.say_member_with("draw-why", &kebab(reason.what.priority()), &what);
    let mut text = format!("  {what}: {}", words.say_with(surety, &sure));
    if let Some(crowd) = reason.crowd.filter(|crowd| crowd.least > 0) {
        let values = [
            ("people", crowd.people.to_string().into()),
            ("tables", problem.sizes().len().to_string().into()),
            ("least", crowd.least.to_string().into()),
        ];
        let _ = write!(text, "; {}", words.say_with(id::DRAW_CROWD, &values));
    }
    text + "\n"
}

/// The name of a priority in the catalogue.
fn kebab(priority: Priority) -> String {
    priority.id().replace('_', "-")
}

/// Numbers with spaces between.
fn list<T: ToString>(numbers: &[T]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
