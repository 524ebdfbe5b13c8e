//! `draw`: one seat draw for the problem in a file, its proof and its reasons; a look at somebody else's; the same draw
//! again after people left or came.

use crate::cli::DrawOptions;
use crate::failure::Failure;
use crate::{find, out};
use director::draw::{
    Drawn, Effort, Entrant, Fives, Priority, Problem, Proof, Prover, Reason, Redrawn, Surety, Tables, Wish, bounds,
    draw, explain, redraw, score,
};
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};
use words::{Words, id};

pub(crate) fn run(options: &DrawOptions, words: Words) -> Result<(), Failure> {
    let patience = options.prove.as_deref().map(|text| patience(text, words)).transpose()?;
    if options.redraw.is_some() && (options.check.is_some() || patience.is_some())
        || options.redraw.is_none() && !options.fixed.is_empty()
    {
        let option = if options.fixed.is_empty() { "--redraw" } else { "--fixed" };
        return Err(Failure::BadInput(words.say_with(id::DRAW_ALONE, &[("option", option.into())])));
    }
    let problem = read_problem(&options.file, words)?;
    let player = options.player.map(|id| number(&problem, id, words)).transpose()?;
    let view = View { problem: &problem, seed: options.seed, player, json: options.json, words };
    match (&options.check, &options.redraw) {
        (Some(path), _) => check(&view, path, patience),
        (None, Some(path)) => draw_again(&view, path, &options.fixed),
        (None, None) => {
            let mut drawn = draw(&problem, options.seed, Effort::default());
            let proof = patience.map(|patience| improve(&problem, &mut drawn, patience));
            view.tell(&drawn, proof.as_ref())
        }
    }
}

/// How long to look for a proof.
#[derive(Clone, Copy)]
enum Patience {
    Seconds(u64),
    Steps(u64),
}

fn patience(text: &str, words: Words) -> Result<Patience, Failure> {
    let number = |text: &str| text.parse::<u64>().ok().filter(|&number| (1..=1_000_000_000_000).contains(&number));
    let read = match text.strip_suffix('n') {
        Some(steps) => number(steps).map(Patience::Steps),
        None => number(text.strip_suffix('s').unwrap_or(text)).map(Patience::Seconds),
    };
    read.ok_or_else(|| Failure::BadInput(words.say_with(id::DRAW_PROVE_BAD, &[("found", text.into())])))
}

fn number(problem: &Problem, id: u32, words: Words) -> Result<usize, Failure> {
    let found = (0..problem.people()).find(|&number| problem.id(number) == id);
    let values = [("id", id.to_string().into())];
    found.ok_or_else(|| Failure::BadInput(words.say_with(id::DRAW_PLAYER_UNKNOWN, &values)))
}

/// What a search for a proof came to.
#[derive(Serialize)]
struct Search {
    steps: u64,
    /// How many of the priorities, from the first, cannot be lower.
    settled: usize,
    too_large: bool,
    /// Whether a draw better than the first was found on the way.
    better: bool,
}

/// Looks on another thread for a better draw, and for a proof that there is no better one still. A draw by the procedure
/// for tables of five is not replaced: it is not meant to be the best by the priorities alone.
fn improve(problem: &Problem, drawn: &mut Drawn, patience: Patience) -> Search {
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
    drawn.proven |= proof == Proof::Proven;
    proof
}

/// Scores somebody else's draw; the answer is "no", with exit code 1, if there is a better one.
fn check(view: &View<'_>, path: &Path, patience: Option<Patience>) -> Result<(), Failure> {
    let (problem, words) = (view.problem, view.words);
    let tables: Vec<Vec<u32>> = read_json(path, words)?;
    let tables = problem.tables(&tables).map_err(|fault| bad(path, &fault.to_string(), words))?;
    let penalties = score(problem, &tables);
    let mut ours = draw(problem, view.seed, Effort::default());
    let bounds = bounds(problem);
    let mut theirs = Drawn { proven: penalties == bounds, tables, penalties, bounds };
    if ours.penalties >= theirs.penalties {
        ours = theirs.clone();
    }
    let proof = patience.map(|patience| improve(problem, &mut ours, patience));
    theirs.proven |= ours.proven && ours.penalties == theirs.penalties;
    view.tell(&theirs, proof.as_ref())?;
    if ours.penalties >= theirs.penalties {
        return Ok(());
    }
    if !view.json {
        let values = [("penalties", list(&ours.penalties).into()), ("seed", view.seed.to_string().into())];
        out::print(words, &(words.say_with(id::DRAW_BETTER, &values) + "\n"))?;
    }
    Err(Failure::No)
}

/// Draws again with the fewest moves.
fn draw_again(view: &View<'_>, path: &Path, fixed: &[usize]) -> Result<(), Failure> {
    let before: Vec<Vec<u32>> = read_json(path, view.words)?;
    let fixed: Vec<usize> = fixed.iter().map(|number| number - 1).collect();
    let again = redraw(view.problem, &before, &fixed, view.seed, Effort::default());
    view.tell_again(&again.map_err(|fault| bad(path, &fault.to_string(), view.words))?)
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
    cinquisti: Option<String>,
}

#[derive(Deserialize)]
struct Player {
    id: u32,
    club: u32,
    #[serde(default)]
    fives_before: u32,
    region: Option<u32>,
    band: Option<u32>,
}

impl Player {
    fn entrant(&self) -> Entrant {
        let &Self { id, club, fives_before, region, band } = self;
        Entrant { id, club, fives_before, region, band }
    }
}

fn read_problem(path: &Path, words: Words) -> Result<Problem, Failure> {
    let asked: Asked = read_json(path, words)?;
    let known = Priority::ALL.map(Priority::id).join(", ");
    if let Some(n) = asked.n.filter(|&n| n != asked.players.len()) {
        let values = [("n", n.to_string().into()), ("players", asked.players.len().to_string().into())];
        return Err(bad(path, &words.say_with(id::DRAW_COUNT, &values), words));
    }
    let priority = |id: &String| {
        let values = [("found", id.as_str().into()), ("known", known.as_str().into())];
        Priority::find(id).ok_or_else(|| bad(path, &words.say_with(id::DRAW_PRIORITY, &values), words))
    };
    let wish = Wish {
        priorities: asked.priorities.iter().map(priority).collect::<Result<_, _>>()?,
        entrants: asked.players.iter().map(Player::entrant).collect(),
        fives: fives(&asked, path, words)?,
        table_sizes: asked.table_sizes,
        history: asked.history,
        winners: asked.winners,
    };
    Problem::new(&wish).map_err(|fault| bad(path, &fault.to_string(), words))
}

fn fives(asked: &Asked, path: &Path, words: Words) -> Result<Fives, Failure> {
    let Some(id) = asked.cinquisti.as_deref() else { return Ok(Fives::default()) };
    let known = Fives::ALL.map(Fives::id).join(", ");
    let values = [("found", id.into()), ("known", known.as_str().into())];
    Fives::find(id).ok_or_else(|| bad(path, &words.say_with(id::DRAW_FIVES, &values), words))
}

pub(super) fn read_json<T: for<'d> Deserialize<'d>>(path: &Path, words: Words) -> Result<T, Failure> {
    let text = find::read_text(path, words)?;
    serde_json::from_str(&text).map_err(|error| bad(path, &error.to_string(), words))
}

pub(super) fn bad(path: &Path, what: &str, words: Words) -> Failure {
    let values = [("file", path.display().to_string().into()), ("what", what.into())];
    Failure::BadInput(words.say_with(id::DRAW_BAD, &values))
}

#[derive(Serialize)]
struct Answer<'d> {
    seed: u64,
    tables: Vec<Vec<u32>>,
    penalties: &'d [u64],
    bounds: &'d [u64],
    proven: bool,
    /// What could not be avoided, for each player it touches.
    why: Vec<Told>,
    #[serde(skip_serializing_if = "Option::is_none")]
    search: Option<&'d Search>,
}

#[derive(Serialize)]
struct Told {
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

/// How a draw is told.
struct View<'v> {
    problem: &'v Problem,
    seed: u64,
    player: Option<usize>,
    json: bool,
    words: Words,
}

impl View<'_> {
    /// Why somebody sits there.
    fn why(&self, drawn: &Drawn, player: usize) -> String {
        let at = drawn.tables.iter().position(|table| table.contains(&player)).unwrap_or(0);
        format!("\n{}", why(self.problem, drawn, player, at + 1, &|id| id.to_string(), self.words))
    }

    fn tell(&self, drawn: &Drawn, search: Option<&Search>) -> Result<(), Failure> {
        if self.json {
            return out::json(self.words, &self.answer(drawn, search));
        }
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
        out::print(self.words, &text)
    }

    fn tell_again(&self, again: &Redrawn) -> Result<(), Failure> {
        let ids: Vec<u32> = again.moved.iter().map(|&player| self.problem.id(player)).collect();
        if self.json {
            let numbers = again.numbers.iter().map(|number| number + 1).collect();
            let tables = by_id(self.problem, &again.tables);
            let answer = Again { seed: self.seed, tables, numbers, moved: ids, penalties: &again.penalties };
            return out::json(self.words, &answer);
        }
        let mut text = self.tables(again.numbers.iter().map(|number| number + 1).zip(&again.tables));
        text.push('\n');
        let values = [("moved", list(&ids).into()), ("people", ids.len().to_string().into())];
        let moved = if ids.is_empty() { id::DRAW_MOVED_NONE } else { id::DRAW_MOVED };
        let _ = writeln!(text, "{}", self.words.say_with(moved, &values));
        if !ids.is_empty() {
            let _ = writeln!(text, "{}", self.words.say(id::DRAW_MOVED_LEAST));
        }
        text += &self.penalties(&again.penalties, None);
        out::print(self.words, &text)
    }

    fn answer<'d>(&self, drawn: &'d Drawn, search: Option<&'d Search>) -> Answer<'d> {
        let asked = |player: &usize| self.player.is_none_or(|asked| asked == *player);
        let told = |player: usize| explain(self.problem, drawn, player).into_iter().map(move |why| (player, why));
        Answer {
            seed: self.seed,
            tables: by_id(self.problem, &drawn.tables),
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

    fn told(&self, player: usize, reason: &Reason) -> Told {
        Told {
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
pub(crate) fn why(
    problem: &Problem,
    drawn: &Drawn,
    player: usize,
    table: usize,
    name: &dyn Fn(u32) -> String,
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
        text += &why_one(problem, reason, name, words);
    }
    text
}

fn why_one(problem: &Problem, reason: &Reason, name: &dyn Fn(u32) -> String, words: Words) -> String {
    let other = reason.what.companion().map(|other| name(problem.id(other))).unwrap_or_default();
    let what = [("other", other.into()), ("times", reason.what.times().to_string().into())];
    let sure = [("total", reason.total.to_string().into()), ("least", reason.least.to_string().into())];
    let surety = match reason.surety {
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
