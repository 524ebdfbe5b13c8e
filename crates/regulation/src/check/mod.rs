//! Which values are possible, and which go together. Everything that is not is noted; nothing is changed.
//!
//! Each check asks for the values it needs with `?`: one that could not be read has its own fault already.
//! Here is what holds for any game; each game and the tournament have files of their own.

mod risiko;
mod spqr;
pub(crate) mod tournament;

use crate::declare::{Field, Place};
use crate::fault::{Fault, Problem};
use crate::game;
use crate::read::Reader;
use crate::settings::LastPlayer;
use crate::value::{Limit, Value};
use std::ops::RangeInclusive;

/// Checks the settings of a game.
pub(crate) fn game(draft: &game::Draft, reader: &mut Reader<'_>) {
    match draft {
        game::Draft::Risiko(draft) => risiko::game(draft, reader),
        game::Draft::Spqr(draft) => spqr::game(draft, reader),
    }
}

fn within<T: Value + Copy + Into<u32>>(field: &Field<T>, range: RangeInclusive<u32>, reader: &mut Reader<'_>) {
    if let Some(&value) = field.get() {
        number_within(field.place, value.into(), range, reader);
    }
}

fn within_limit(field: &Field<Limit>, range: RangeInclusive<u32>, reader: &mut Reader<'_>) {
    if let Some(most) = field.get().and_then(|limit| limit.get()) {
        number_within(field.place, most.into(), range, reader);
    }
}

fn number_within(place: Place, number: u32, range: RangeInclusive<u32>, reader: &mut Reader<'_>) {
    if !range.contains(&number) {
        let expected = format!("from {} to {}", range.start(), range.end());
        reader.unfit(&[place], Problem::Found(number.to_string()), expected);
    }
}

/// Numbers of players: some of a range, each once.
fn players(field: &Field<Vec<u8>>, range: RangeInclusive<u8>, reader: &mut Reader<'_>) -> Option<()> {
    let players = field.get()?;
    let ascending = players.windows(2).all(|pair| pair[0] < pair[1]);
    if players.is_empty() || !ascending || players.iter().any(|number| !range.contains(number)) {
        let expected = format!("numbers from {} to {}, ascending, each once", range.start(), range.end());
        reader.unfit(&[field.place], Problem::Found(players.print()), expected);
    }
    Some(())
}

/// Notes an id nobody knows; always `None`.
fn unknown<T>(place: Place, id: &str, known: &[&str], reader: &mut Reader<'_>) -> Option<T> {
    let line = reader.line_of(place);
    let fault = Fault::new(line, reader.name_of(place), Problem::Unknown(id.to_owned()));
    reader.note(fault.expected(known.join(", ")).nearest(id, known.iter().copied()));
    None
}

/// G7.13, S1: who is left alone plays on only where the time ends the game in any case.
fn last_player(field: &Field<LastPlayer>, minutes: &Field<Limit>, reader: &mut Reader<'_>) -> Option<()> {
    if *field.get()? == LastPlayer::PlaysOn && *minutes.get()? == Limit::NONE {
        let problem = Problem::Unfit("who is left alone plays on, but no time ends the game".to_owned());
        reader.unfit(&[field.place, minutes.place], problem, "wins, or a number for end.minutes");
    }
    Some(())
}
