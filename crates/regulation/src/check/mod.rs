//! Which values are possible, and which go together. Everything that is not is noted; nothing is changed.
//!
//! Each check asks for the values it needs with `?`: one that could not be read has its own fault already.
//! Here is what holds for any game, and the tournament; each game has a file of its own.

mod risiko;
mod spqr;

use crate::declare::{Field, Place};
use crate::fault::{Fault, Problem};
use crate::game;
use crate::read::Reader;
use crate::tournament;
use crate::value::{Limit, Value};
use std::ops::RangeInclusive;

/// Checks the settings of a game.
pub(crate) fn game(draft: &game::Draft, reader: &mut Reader<'_>) {
    match draft {
        game::Draft::Risiko(draft) => risiko::game(draft, reader),
        game::Draft::Spqr(draft) => spqr::game(draft, reader),
    }
}

/// Checks the settings of a tournament.
pub(crate) fn tournament(draft: &tournament::draft::Draft, game: &game::Draft, reader: &mut Reader<'_>) {
    within(&draft.format.games, 1..=20, reader);
    table_sizes(draft, game, reader);
    counted(draft, reader);
    direct(draft, reader);
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

/// T3.1: sizes of tables at which this regulation can be played.
fn table_sizes(draft: &tournament::draft::Draft, game: &game::Draft, reader: &mut Reader<'_>) -> Option<()> {
    let (sizes, players) = (&draft.draw.table_sizes, game.players());
    let allowed = players.get()?;
    if sizes.get()?.is_empty() || sizes.get()?.iter().any(|size| !allowed.contains(size)) {
        let expected = format!("some of {}, the preferred one first", allowed.print());
        reader.unfit(&[sizes.place, players.place], Problem::Found(sizes.get()?.print()), expected);
    }
    Some(())
}

/// T2.7, T2.8: no more results count than games are played.
fn counted(draft: &tournament::draft::Draft, reader: &mut Reader<'_>) -> Option<()> {
    let (counted, games) = (&draft.format.counted, &draft.format.games);
    let most = u16::from(*games.get()?);
    if counted.get()?.get().is_some_and(|best| best == 0 || best > most) {
        let problem = Problem::Found(counted.get()?.print());
        reader.unfit(&[counted.place, games.place], problem, format!("from 1 to {most} (the games), or none"));
    }
    Some(())
}

/// T2.1, T2.7: somebody goes straight to the final if and only if the text says who.
fn direct(draft: &tournament::draft::Draft, reader: &mut Reader<'_>) -> Option<()> {
    let (direct, most) = (&draft.format.direct, &draft.format.direct_most);
    if (*direct.get()? == tournament::Direct::Nobody) != (*most.get()? == 0) {
        let problem = Problem::Found(most.get()?.print());
        reader.unfit(&[most.place, direct.place], problem, "0 if format.direct is nobody, otherwise at least 1");
    }
    Some(())
}

/// Notes an id nobody knows; always `None`.
fn unknown<T>(place: Place, id: &str, known: &[&str], reader: &mut Reader<'_>) -> Option<T> {
    let line = reader.line_of(place);
    let fault = Fault::new(line, place.name(), Problem::Unknown(id.to_owned()));
    reader.note(fault.expected(known.join(", ")).nearest(id, known.iter().copied()));
    None
}
