//! Who leaves a game that is being played: it goes on without them, at a table of the same size (G6.5).
//!
//! Who withdraws has the place reached (C24); who is put out of the tournament is excluded from the game and ranks as the first
//! eliminated (C22, C52). Who was never there has no score at all.

use super::model::{SeatResult, Status, TableResult, Tournament};
use super::refusal::Refusal;
use referee::sanction::{Game, Player};

/// Whether those excluded from a game rank in its result as the first eliminated.
pub(super) fn check_excluded(tournament: &Tournament, game: Game, result: &TableResult) -> Result<(), Refusal> {
    let expelled =
        |seat: &&SeatResult| tournament.entrant(seat.entrant).is_some_and(|entrant| entrant.status == Status::Expelled);
    let count = result.seats.iter().filter(expelled).filter(|seat| seat.counted.is_some()).count();
    let fits = |seat: &SeatResult| match seat.counted {
        Some(counted) => counted.eliminated.is_some_and(|turn| usize::from(turn) <= count),
        None => !was_playing(tournament, game, seat),
    };
    match result.seats.iter().filter(expelled).find(|seat| !fits(seat)) {
        Some(seat) => Err(Refusal::Excluded(seat.entrant)),
        None => Ok(()),
    }
}

/// Whether somebody was put out in this very game.
fn was_playing(tournament: &Tournament, game: Game, seat: &SeatResult) -> bool {
    let player = Player(seat.entrant.0);
    let entries = tournament.ledger.entries().iter();
    entries.filter(|entry| entry.player == player && entry.game == Some(game)).any(|entry| entry.sanction.is_final())
}
