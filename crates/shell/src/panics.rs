//! A panic is our own fault: one line on standard error and exit code 2, never a trace in a user's face.

use crate::failure::Failure;
use std::any::Any;
use std::cell::Cell;
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::atomic::{AtomicBool, Ordering};
use words::Words;

thread_local! {
    /// The game this thread is playing, to be told with whatever goes wrong in it.
    static GAME: Cell<Option<u64>> = const { Cell::new(None) };
}

/// Plays a game with its number at hand.
pub fn in_game<T>(game: u64, play: impl FnOnce() -> T) -> T {
    GAME.set(Some(game));
    let played = play();
    GAME.set(None);
    played
}

/// Runs the program; a panic anywhere in it is told in one line, and whatever was open is closed on the way out.
pub fn guard(words: Words, run: impl FnOnce() -> Result<(), Failure>) -> Result<(), Failure> {
    let told = AtomicBool::new(false);
    panic::set_hook(Box::new(move |panic| {
        if !told.swap(true, Ordering::Relaxed) {
            Failure::Ours(describe(panic)).report(words);
        }
    }));
    panic::catch_unwind(AssertUnwindSafe(run)).unwrap_or(Err(Failure::Told))
}

fn describe(panic: &PanicHookInfo<'_>) -> String {
    let game = GAME.get().map(|game| format!("game {game}: ")).unwrap_or_default();
    let place = panic.location().map(|place| format!(" ({}:{})", place.file(), place.line())).unwrap_or_default();
    format!("{game}{}{place}", message(panic.payload()))
}

fn message(payload: &(dyn Any + Send)) -> &str {
    let text = payload.downcast_ref::<&str>().copied();
    text.or_else(|| payload.downcast_ref::<String>().map(String::as_str)).unwrap_or("panic")
}
