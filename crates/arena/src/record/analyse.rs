//! A finished game looked at again: chances turn by turn, luck, and what decisions cost.

use super::{article, in_words};
use crate::simulate::progress_bar;
use coach::{Analysis, Effort};
use frame::Seat;
use games::HostGame as _;
use notation::{Fault, Replay, open, split_games};
use regulation::{GameSettings, Library};
use rules::Risiko;
use shell::failure::Failure;
use shell::{find, out};
use std::fmt::Write as _;
use std::path::PathBuf;
use words::{Words, id};

/// A record to be looked at.
#[derive(Clone, Debug)]
pub struct AnalyseRequest {
    /// The file.
    pub file: PathBuf,
    /// The number of the game in the file, from 1.
    pub game: usize,
    /// Whose turns are judged; everybody's if nothing is said.
    pub seat: Option<Seat>,
    /// About how long it may take on the machine this was measured on, in milliseconds.
    pub budget: Option<u64>,
    /// A club's own regulation, by its file.
    pub regulation: Option<String>,
    /// Whether it is for a program.
    pub json: bool,
}

/// Looks at a game again.
///
/// # Errors
/// If there is no such game, it is not over, it is of another game than RisiKo!, or its record differs from what the rules say.
pub fn analyse(request: &AnalyseRequest, words: Words) -> Result<(), Failure> {
    let library = find::library(request.regulation.as_deref(), words)?;
    let text = find::read_text(&request.file, words)?;
    let file = request.file.display().to_string();
    let games = split_games(&text);
    let (line, game) = match games.get(request.game - 1) {
        Some(&game) => game,
        None if games.is_empty() => (1, text.as_str()),
        None => return Err(super::show::no_such_game(request.game, games.len(), words)),
    };
    let replay = replay(&library, game, line, &file, words)?;
    let effort = request.budget.map_or(Effort::USUAL, Effort::of_milliseconds);
    let bar = progress_bar(0);
    let analysis = coach::analyse(&replay, effort, request.seat, |done, all| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
        bar.set_message(format!("{done} / {all}"));
    });
    bar.finish_and_clear();
    if request.json { out::json(words, &analysis) } else { out::print(words, &told(&replay, &analysis, words)) }
}

fn replay(library: &Library, game: &str, line: usize, file: &str, words: Words) -> Result<Replay<Risiko>, Failure> {
    let broken = |fault: Fault| {
        let article = article(library, game, &fault);
        Failure::Refused(in_words(file, &fault, article.as_ref(), words))
    };
    let record = open(library, game, line).map_err(broken)?;
    if !matches!(record.regulation.game, GameSettings::Risiko(_)) {
        return Err(Failure::BadInput(words.say(id::ANALYSE_RISIKO_ALONE)));
    }
    let replay = record.replay::<Risiko>().map_err(broken)?;
    if !replay.complete {
        return Err(Failure::BadInput(words.say_with(id::ANALYSE_RUNNING, &[("file", file.into())])));
    }
    Ok(replay)
}

/// The analysis for people.
fn told(replay: &Replay<Risiko>, analysis: &Analysis, words: Words) -> String {
    let percent = |share: f64| words.decimal(&format!("{:.1}", share * 100.0));
    let mut text = words.say_with(id::ANALYSE_TITLE, &[("playouts", analysis.playouts.to_string().into())]) + "\n\n";
    let letters: Vec<char> = analysis.seats.keys().copied().collect();
    // Writing to a string never fails.
    for turn in &analysis.turns {
        let chances = letters.iter().map(|seat| format!("{seat} {:>5}", percent(turn.chances[seat])));
        let loss = turn.loss.get(&turn.seat).copied().filter(|loss| *loss > 0.0);
        let cost = loss.map_or(String::new(), |loss| {
            format!("  {}", words.say_with(id::ANALYSE_COST, &[("loss", percent(loss).into())]))
        });
        let _ = writeln!(text, "{:>3}{}  {}{cost}", turn.lap, turn.seat, chances.collect::<Vec<_>>().join("  "));
    }
    let _ = writeln!(text);
    let outcome = Risiko::outcome(&replay.setup, &replay.state);
    for (seat, totals) in &analysis.seats {
        let place = outcome.standings.iter().find(|one| one.seat.letter() == *seat).map_or(0, |one| one.place);
        let values = [
            ("seat", seat.to_string().into()),
            ("place", place.to_string().into()),
            ("luck", words.decimal(&format!("{:+.1}", totals.luck * 100.0)).into()),
            ("loss", percent(totals.loss).into()),
        ];
        let _ = writeln!(text, "{}", words.say_with(id::ANALYSE_SEAT, &values));
    }
    for decision in &analysis.costliest {
        let values = [
            ("seat", decision.seat.to_string().into()),
            ("lap", decision.lap.to_string().into()),
            ("loss", percent(decision.loss).into()),
            ("played", decision.played.join(", ").into()),
            ("best", decision.best.join(", ").into()),
        ];
        let _ = writeln!(text, "\n{}", words.say_with(id::ANALYSE_DECISION, &values));
    }
    text
}
