//! The end of a turn, of a lap and of the game (S1, B17).

use crate::draft::Draft;
use crate::event::Event;
use crate::phase::{Cause, Phase};
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::{Open, Points};
use board::rome::Symbol;
use frame::{Armies, Lap, Seat};
use regulation::settings::LastPlayer;
use regulation::spqr::TargetEnds;

/// Does what nobody has to be asked for, until somebody has.
#[inline]
pub(crate) fn flow(d: &mut Draft<'_>) {
    match d.state.open.phase {
        Phase::Turn(_) | Phase::Landing(_) | Phase::Battle(_) | Phase::Occupy(_) | Phase::Ramming { .. } => {}
        _ => flow_on(d),
    }
}

fn flow_on(d: &mut Draft<'_>) {
    loop {
        match d.state.open.phase {
            Phase::Supplying => crate::placement::supply(d),
            Phase::Ready => hand_over(d, None),
            Phase::Card if d.state.deck().is_empty() => d.emit(Event::DeckRenewed),
            Phase::Next { after, .. } => hand_over(d, Some(after)),
            _ => return,
        }
    }
}

/// What follows a turn's moves: a card for at least one conquest, if there is one, then the next hand (B17).
pub(crate) fn after_turn(setup: &Setup, open: &Open) -> Phase {
    let away: usize = setup.seats().iter().map(|seat| usize::from(open.places[seat].cards)).sum();
    let there = setup.deck.cards.total() > away + open.removed.total();
    if open.now.conquests > 0 && there { Phase::Card } else { Phase::Next { after: open.turn, lap: open.lap } }
}

/// Chance: the card taken.
pub(crate) fn take_card(d: &mut Draft<'_>, card: Symbol) -> Result<(), Refusal> {
    if d.state.deck().count(card) == 0 {
        return Err(Refusal::NotInDeck(card));
    }
    d.emit(Event::CardTaken { seat: d.state.open.turn, card });
    Ok(())
}

/// The next turn, or the end: a lap is complete when the last hand has played (S1). Nobody wins before the first turn,
/// whatever points a referee has set.
fn hand_over(d: &mut Draft<'_>, after: Option<Seat>) {
    let open = &d.state.open;
    let playing = open.playing();
    let next = after.map_or_else(|| playing.iter().next(), |after| playing.after(after));
    let Some(next) = next.filter(|_| !too_few_left(d.setup, open)) else {
        return d.emit(Event::GameEnded(Cause::LastPlayer));
    };
    let mut lap = open.lap;
    let lap_over = after.is_none_or(|after| next <= after);
    let looked_at = after.is_some() && (lap_over || d.setup.target_ends == TargetEnds::AtOnce);
    if looked_at && somebody_won(d.setup, open) {
        return d.emit(Event::GameEnded(Cause::Target));
    }
    if lap_over {
        if open.time_is_up() && lap >= open.last_lap {
            return d.emit(Event::GameEnded(Cause::Time));
        }
        lap = Lap(lap.0.saturating_add(1));
    }
    begin_turn(d, next, lap);
}

/// Whether the game ends because of how few play: nobody, or one where that one wins by it or has the whole map (S1).
pub(crate) fn too_few_left(setup: &Setup, open: &Open) -> bool {
    let playing = open.playing();
    let has_all = |seat| (setup.map.provinces() - open.owned(seat)).is_empty();
    match playing.len() {
        0 => true,
        1 => setup.last_player == LastPlayer::Wins || playing.iter().any(has_all),
        _ => false,
    }
}

/// Whether a player has the points that win.
fn somebody_won(setup: &Setup, open: &Open) -> bool {
    open.playing().iter().any(|seat| open.places[seat].points >= Points(setup.target))
}

/// Where the points that win end the game at once (B5). Those a referee sets end none: they count with the next points
/// that are taken, or as the turn ends (C53).
pub(crate) fn notice_target(d: &mut Draft<'_>) {
    if d.setup.target_ends == TargetEnds::AtOnce && somebody_won(d.setup, &d.state.open) {
        d.emit(Event::GameEnded(Cause::Target));
    }
}

fn begin_turn(d: &mut Draft<'_>, seat: Seat, lap: Lap) {
    let open = &d.state.open;
    let due = crate::reinforce::legionaries_due(d.setup, open.owned(seat).len());
    let points = crate::points::points_due(d.setup, open, seat);
    d.emit(Event::TurnBegan { seat, lap, due, points });
    let centres = !(d.state.open.owned(seat) & d.state.open.centres).is_empty();
    if centres && d.setup.centre_legionaries > Armies(0) {
        d.emit(Event::CentresGarrisoned { seat, armies: d.setup.centre_legionaries });
    }
}

/// Time is up: so many laps follow the one being played (S1).
pub(crate) fn time_up(d: &mut Draft<'_>) -> Result<(), Refusal> {
    let open = &d.state.open;
    if open.lap == Lap(0) {
        return Err(Refusal::ClockNotRunning);
    }
    if open.time_is_up() {
        return Err(Refusal::TimeIsUp);
    }
    d.emit(Event::TimeUp { last: Lap(open.lap.0.saturating_add(d.setup.last_laps)) });
    Ok(())
}
