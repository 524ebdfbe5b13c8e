//! The game in the terminal: against bots, or several people at one keyboard, under any regulation.
//!
//! A [`Session`] asks whoever is to act: the dice, a bot, or a person at the keyboard. A typed
//! line becomes an [`Ask`](ask::Ask), the rules grant or refuse it, and what happened is told: one's own turn in
//! detail, the others' in a few lines. Everything that happens goes into the game's record, so that a game can be
//! saved, taken up again and checked.
//!
//! Nothing here decides what is legal, and no sentence is composed here: rules and words have crates of their own.

mod ask;
mod assist;
mod board_view;
mod chronicle;
mod clock;
mod company;
mod console;
mod dice;
mod digest;
mod fight;
mod finder;
mod game;
mod layout;
mod leave;
mod opening;
mod options;
mod paint;
mod panels;
mod person;
mod reader;
mod save;
mod screens;
mod session;
mod tell;
mod typed;
mod verbs;
mod welcome;

pub(crate) use options::PlayOptions;

use crate::failure::Failure;
use console::Console;
use session::Session;
use words::Words;

/// Plays a game.
pub(crate) fn run(options: &PlayOptions, words: Words) -> Result<(), Failure> {
    if let Some((one, other)) = options.clash() {
        let values = [("one", one.into()), ("other", other.into())];
        return Err(Failure::BadInput(words.say_with("play-options-clash", &values)));
    }
    let console = Console::open();
    let session = match &options.resume {
        Some(path) => Some(opening::saved_game(path, words, console)?),
        None => begin(options, words, console)?,
    };
    let Some(mut session) = session else { return Ok(()) };
    session.fast = options.fast;
    session.record.clone_from(&options.record);
    session.run()
}

/// A new game, asked for by options or by a few questions; none, if nobody answers them.
fn begin(options: &PlayOptions, words: Words, mut console: Console) -> Result<Option<Session>, Failure> {
    let asked = if options.says_nothing() { welcome::ask(options, words, &mut console) } else { Some(options.clone()) };
    asked.map(|options| opening::new_game(&options, words, console)).transpose()
}
