//! The games in the terminal: against bots, or several people at one keyboard, under any regulation.
//!
//! A `Session` asks whoever is to act: the dice, a bot, or a person at the keyboard. A typed line becomes a `Request`,
//! the rules grant or refuse it, and what happened is told: one's own turn in detail, the others' in a few lines.
//! Everything that happens goes into the game's record, so that a game can be saved, taken up again and checked.
//!
//! The client is written once for all games. A game hands it plain values and is never handed the client to change:
//!
//! | value | what it says | made by |
//! |---|---|---|
//! | `Situation` | who takes turns, the last lap, what the open question needs to be answered, colours, commands | `Terminal::situation` |
//! | `Entry` | what an event is to a reader: its figures, whether it begins a turn or continues an attack | `Terminal::entry` |
//! | lines of a `Passage` | an event of one's own turn, or another's turn in a few lines | `Terminal::narrate` |
//! | `Screen` | board, own lines, hand, objective, players, result | `Terminal::screen` |
//! | `Question` | prompt, guidance, and what is done without asking | `Terminal::question` |
//! | `Request` or `LineFault` | what a typed line means at a `Prompt` | `Terminal::read` |
//! | words | how a line can go on | `Terminal::complete` |
//! | `Response` | what is said, what the rules are asked for, what is repeated | `Terminal::respond` |
//! | `ChanceQuestion`, `ChanceReading` | dice and cards of a real table, asked for and typed in | `Terminal::chance_question`, `Terminal::read_chance` |
//!
//! The session alone prints, puts commands to the rules and remembers who has the keyboard. A game's functions only
//! read, so that a third game is one more module that makes these values.
//!
//! Nothing here decides what is legal, and no sentence is composed here: rules and words have crates of their own.

mod account;
mod assist;
mod battles;
mod chronicle;
mod clock;
mod company;
mod console;
mod dice;
mod finder;
mod game;
#[cfg(test)]
mod laws;
mod layout;
mod leave;
mod narrator;
mod odds;
mod opening;
mod options;
mod paint;
mod panels;
mod person;
mod reader;
mod real_table;
mod referee;
mod request;
mod risiko;
mod save;
mod screens;
mod secrets;
mod session;
mod spqr;
mod terminal;
mod tris;
mod undo;
mod verbs;
mod welcome;

pub use options::Options;

use ::spqr::Spqr;
use console::Console;
use opening::{USUAL_REGULATION, bad_save, new_game, saved_game};
use regulation::GameKind;
use rules::Risiko;
use save::SaveText;
use session::Session;
use shell::{Failure, find};
use std::path::Path;
use terminal::Terminal;
use words::{Words, id};

/// Plays a game.
///
/// # Errors
/// If there is no such table, or a file cannot be read or written.
pub fn run(options: &Options, words: Words) -> Result<(), Failure> {
    if let Some((one, other)) = options.clash() {
        let values = [("one", one.into()), ("other", other.into())];
        return Err(Failure::BadInput(words.say_with(id::PLAY_OPTIONS_CLASH, &values)));
    }
    if options.lacks_real_table() {
        return Err(Failure::BadInput(words.say(id::PLAY_OPTIONS_NEED_TYPED)));
    }
    let mut console = Console::open();
    if let Some(path) = &options.resume {
        return resume(options, path, words, console);
    }
    let chosen =
        if options.says_nothing() { welcome::ask(options, words, &mut console) } else { Some(options.clone()) };
    chosen.map_or(Ok(()), |chosen| begin(&chosen, words, console))
}

/// A new game, of the kind its regulation is of.
fn begin(options: &Options, words: Words, console: Console) -> Result<(), Failure> {
    let book = find::rulebook(options.regulation.as_deref().unwrap_or(USUAL_REGULATION), words)?;
    match book.regulation.kind() {
        GameKind::Risiko => play(new_game::<Risiko>(options, book, words, console)?, options),
        GameKind::Spqr => play(new_game::<Spqr>(options, book, words, console)?, options),
    }
}

/// A game that is resumed, of the kind its regulation is of.
fn resume(options: &Options, path: &Path, words: Words, console: Console) -> Result<(), Failure> {
    let text = find::read_text(path, words)?;
    let saved = save::read(&text).map_err(|fault| bad_save(path, &fault, words))?;
    match saved.regulation().kind() {
        GameKind::Risiko => play(resumed::<Risiko>(path, saved, words, console)?, options),
        GameKind::Spqr => play(resumed::<Spqr>(path, saved, words, console)?, options),
    }
}

fn resumed<G: Terminal>(
    path: &Path,
    saved: SaveText<'_>,
    words: Words,
    console: Console,
) -> Result<Session<G>, Failure> {
    let saved = saved.resume().map_err(|fault| bad_save(path, &fault, words))?;
    Ok(saved_game(path, saved, words, console))
}

fn play<G: Terminal>(mut session: Session<G>, options: &Options) -> Result<(), Failure> {
    session.fast = options.fast;
    session.record.clone_from(&options.record);
    session.run()
}
