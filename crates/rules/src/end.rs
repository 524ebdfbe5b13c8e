//! The end of a turn and the end of the game: gifts, card, closing roll, the next hand, time and objective
//! (G5.2, G5.3, G7).

use crate::draft::Draft;
use crate::event::Event;
use crate::phase::{Cause, Phase};
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::{Open, State, Status, Time};
use board::Goal;
use frame::{Armies, Dice, Faces, Lap, MAX_SEATS, RuleId, Seat};
use regulation::settings::{Correction, LateComerRoll, SdadataForm, TimeUp};

/// Does what nobody has to be asked for, until somebody has.
#[inline]
pub(crate) fn flow(d: &mut Draft<'_>) {
    match d.state.open.phase {
        Phase::Reinforce | Phase::Combat | Phase::Battle { .. } | Phase::Placement { .. } | Phase::Deal => {}
        Phase::Occupy(_) if d.setup.ghost.is_none() => {}
        _ => flow_on(d),
    }
}

/// Apart from the check above, so that the common case pays for none of it.
#[inline(never)]
fn flow_on(d: &mut Draft<'_>) {
    loop {
        match d.state.open.phase {
            Phase::Colours(seat) if d.state.open.status(seat) == Status::Absent => {
                let Some(colour) = crate::order::free_colours(&d.state.open).iter().next() else { return };
                d.emit(Event::ColourChosen { seat, colour });
            }
            Phase::Ready => {
                let last = d.setup.seats.iter().next_back().unwrap_or(Seat::FIRST);
                hand_over(d, last, Lap(0));
            }
            Phase::GhostPlacing(_) => return crate::ghost::about_to_place(d),
            Phase::GhostActs => crate::ghost::act(d),
            Phase::Occupy(attack) if d.setup.ghost == Some(d.state.open.turn) => crate::ghost::occupy(d, attack),
            Phase::Card if d.state.deck(d.setup.deck.all()).is_empty() => d.emit(Event::DeckRenewed),
            Phase::TurnOver => turn_over(d),
            Phase::Next { after, lap } => hand_over(d, after, lap),
            _ => return,
        }
    }
}

/// What follows the moves of a turn: an army for each late-comer (G8.9), then the card.
pub(crate) fn after_moves(setup: &Setup, open: &Open) -> Phase {
    if setup.absent.is_empty() {
        return after_gifts(setup, open);
    }
    let late = setup.absent.iter().find(|&seat| crate::ghost::receives_gift(setup, open, seat));
    late.map_or_else(|| after_gifts(setup, open), Phase::Gift)
}

/// G5.2, G5.3: a card for at least one conquest, if the hand has room and there is a card.
pub(crate) fn after_gifts(setup: &Setup, open: &Open) -> Phase {
    let held = || setup.seats.iter().map(|seat| open.hand_size(seat)).sum::<usize>();
    let card = open.conquests > 0 && open.hand_size(open.turn) < setup.hand_limit && held() < setup.deck.all().len();
    if card { Phase::Card } else { Phase::TurnOver }
}

/// Chance: the card taken.
pub(crate) fn take_card(d: &mut Draft<'_>, card: board::Card) -> Result<(), Refusal> {
    if !d.state.deck(d.setup.deck.all()).has(card) {
        return Err(Refusal::NotInPile { card, rule: RuleId::game(5, 2) });
    }
    d.emit(Event::CardTaken { seat: d.state.open.turn, card });
    Ok(())
}

fn turn_over(d: &mut Draft<'_>) {
    let open = &d.state.open;
    let (seat, lap) = (open.turn, open.lap);
    if completed_by_correction(d.setup, d.state, seat) {
        return reach_objective(d, seat);
    }
    if open.time_is_up() && d.setup.time_up == TimeUp::ThisTurn {
        return d.emit(Event::GameEnded(Cause::Time));
    }
    match closing_for(d.setup, open, seat, lap) {
        None => hand_over(d, seat, lap),
        Some(_) if open.conquests > d.setup.conquests_max => {
            let conquests = open.conquests;
            d.emit(Event::ClosingSkipped { seat, conquests });
        }
        Some(_) => d.emit(Event::ClosingDue { seat, lap }),
    }
}

/// Whether a seat has the objective complete between two acts. Everything else is looked at as it happens: it can only
/// have been a referee's correction (C53).
fn completed_by_correction(setup: &Setup, state: &State, seat: Seat) -> bool {
    setup.correction == Correction::TurnEnd
        && state.open.status(seat) == Status::Playing
        && objective_complete(setup, state, seat, None)
}

/// The next turn; on the way, rolls for those who are not there to roll (G7.9).
fn hand_over(d: &mut Draft<'_>, after: Seat, mut lap: Lap) {
    let mut seat = after;
    loop {
        let next = d.setup.seats.after(seat).unwrap_or(seat);
        if next <= seat {
            lap.0 += 1;
        }
        seat = next;
        if time_over(d.setup, &d.state.open, seat, lap) {
            return d.emit(Event::GameEnded(Cause::Time));
        }
        match d.state.open.status(seat) {
            Status::Playing | Status::Ghost if crate::leave::too_few_left(d.setup, &d.state.open, lap) => {
                return d.emit(Event::GameEnded(Cause::LastPlayer));
            }
            Status::Playing | Status::Ghost => return begin_turn(d, seat, lap),
            Status::Absent | Status::Withdrawn if closing_for(d.setup, &d.state.open, seat, lap).is_some() => {
                return d.emit(Event::ClosingDue { seat, lap });
            }
            Status::Absent | Status::Withdrawn | Status::Excluded | Status::Eliminated(_) | Status::Empty => {}
        }
    }
}

fn begin_turn(d: &mut Draft<'_>, seat: Seat, lap: Lap) {
    let ghost = d.setup.ghost == Some(seat);
    let due = if ghost { Armies(0) } else { crate::reinforce::due(d.setup, &d.state.open, seat) };
    d.emit(Event::TurnBegan { seat, lap, due });
    if ghost {
        return crate::ghost::begin_turn(d, seat);
    }
    if objective_complete(d.setup, d.state, seat, None) {
        reach_objective(d, seat);
    }
}

/// Time is up: the laps that are left are counted from here (G7.3).
pub(crate) fn time_up(setup: &Setup, open: &mut Open) {
    open.time = Time::Up { anchor: open.turn, laps: 0 };
    if setup.time_up == TimeUp::OneMoreLap {
        open.last_lap = Lap(open.lap.0.max(1) + 1);
    }
}

/// Laps complete since time ran out, when it is this seat's turn.
pub(crate) fn laps_since(open: &Open, seat: Seat) -> Option<u8> {
    match open.time {
        Time::Running => None,
        Time::Up { laps, .. } if seat == open.turn => Some(laps),
        Time::Up { anchor, laps } => Some(laps.saturating_add(u8::from(passes(open.turn, seat, anchor)))),
    }
}

/// Whether the hand, going clockwise from one seat to another, comes to or past a third.
pub(crate) fn passes(from: Seat, to: Seat, anchor: Seat) -> bool {
    let steps = |to: Seat| match (to.index() + MAX_SEATS - from.index()) % MAX_SEATS {
        0 => MAX_SEATS,
        steps => steps,
    };
    steps(anchor) <= steps(to)
}

/// The sums that close the game on this seat's roll in this lap; `None` if it does not roll (G7.4, G7.5).
#[must_use]
pub fn closing_for<'a>(setup: &'a Setup, open: &Open, seat: Seat, lap: Lap) -> Option<&'a [u8]> {
    if !open.time_is_up() || !rolls(setup, open.status(seat)) {
        return None;
    }
    let there = matches!(open.status(seat), Status::Playing | Status::Ghost);
    let step = match setup.form {
        SdadataForm::Exactly if !there => return None,
        SdadataForm::Absent => return None,
        SdadataForm::AtMost => {
            let extra = usize::from(lap.0.checked_sub(open.last_lap()?.0)?);
            let last = open.seats_where(|status| rolls(setup, status)).iter().next_back() == Some(seat);
            if last { extra } else { extra.checked_sub(1)? }
        }
        SdadataForm::Exactly => usize::from(laps_since(open, seat)?.checked_sub(LAPS_AFTER_TIME)?),
    };
    setup.closing.get(step.min(setup.closing.len().checked_sub(1)?)).map(Vec::as_slice)
}

/// Whether there are closing rolls for a seat that takes part like this (G7.7, G7.9).
fn rolls(setup: &Setup, status: Status) -> bool {
    let passed_over = status == Status::Absent && setup.late_comer_roll == LateComerRoll::PassedOver;
    status.on_board() && !passed_over
}

/// G7.3: laps played to the end after time is up, where it is three.
pub(crate) const LAPS_AFTER_TIME: u8 = 3;

/// Whether the last lap is over, where no closing roll follows it.
fn time_over(setup: &Setup, open: &Open, seat: Seat, lap: Lap) -> bool {
    setup.form == SdadataForm::Absent
        && match setup.time_up {
            TimeUp::OneMoreLap => open.last_lap().is_some_and(|last| lap > last),
            TimeUp::ThreeLaps => laps_since(open, seat).is_some_and(|laps| laps >= LAPS_AFTER_TIME),
            TimeUp::ThisTurn => false,
        }
}

/// Chance: the closing roll.
pub(crate) fn roll_closing(d: &mut Draft<'_>, seat: Seat, lap: Lap, faces: Faces) -> Result<(), Refusal> {
    if faces.count() != Dice(2) {
        return Err(Refusal::WrongDice { due: Dice(2), given: faces.count() });
    }
    let sums = closing_for(d.setup, &d.state.open, seat, lap);
    let is_end = sums.is_some_and(|sums| closes(d.setup, sums, faces.sum()));
    d.emit(Event::ClosingRolled { seat, faces });
    if is_end {
        d.emit(Event::GameEnded(Cause::Closing));
    }
    Ok(())
}

/// Whether a roll of this sum closes the game, where these are asked for.
pub(crate) fn closes(setup: &Setup, sums: &[u8], rolled: u8) -> bool {
    match setup.form {
        SdadataForm::AtMost => sums.iter().any(|&sum| rolled <= sum),
        SdadataForm::Exactly | SdadataForm::Absent => sums.contains(&rolled),
    }
}

/// Whether a seat's objective is complete, now that it has eliminated this player (G7.1).
pub(crate) fn objective_complete(setup: &Setup, state: &State, seat: Seat, eliminated: Option<Seat>) -> bool {
    let Some(objective) = state.objective(seat) else { return false };
    let owned = state.open.owned(seat);
    match setup.objectives.goal(objective) {
        Goal::Territories(territories) => owned.covers(territories),
        Goal::Count { territories, armies_each } => {
            (owned & state.open.with_at_least(armies_each)).len() >= usize::from(territories)
        }
        Goal::Continents { territories, plus_any, .. } => {
            let further =
                setup.regions.iter().filter(|r| !territories.meets(r.territories) && owned.covers(r.territories));
            owned.covers(territories) && further.count() >= usize::from(plus_any)
        }
        Goal::Destroy { colour, otherwise } => {
            let target = state.open.seat_of(colour).filter(|&target| target != seat);
            match target {
                Some(target) if eliminated == Some(target) => true,
                Some(target) if state.open.on_board().has(target) => false,
                Some(_) | None => owned.len() >= usize::from(otherwise),
            }
        }
    }
}

/// How the objective of who is on turn stood before an act. If it was complete, a referee's correction had completed it: it
/// counts with the next conquest or as the turn ends, and not with this act (C53). Under texts by which a correction counts
/// at once there is no such difference, and it is always incomplete.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PriorObjective {
    Complete,
    Incomplete,
}

/// Looks at it; to be asked before the act.
pub(crate) fn prior_objective(d: &Draft<'_>) -> PriorObjective {
    if completed_by_correction(d.setup, d.state, d.state.open.turn) {
        PriorObjective::Complete
    } else {
        PriorObjective::Incomplete
    }
}

/// After an act of anybody that is no conquest: who is on turn wins at once if it completed the objective (G7.1).
pub(crate) fn notice_objective(d: &mut Draft<'_>, before: PriorObjective) {
    let seat = d.state.open.turn;
    let on_turn = matches!(d.state.open.phase, Phase::Reinforce | Phase::Combat);
    if on_turn && before == PriorObjective::Incomplete && objective_complete(d.setup, d.state, seat, None) {
        reach_objective(d, seat);
    }
}

/// The game is won at once (G7.1).
pub(crate) fn reach_objective(d: &mut Draft<'_>, seat: Seat) {
    d.emit(Event::ObjectiveReached(seat));
    d.emit(Event::GameEnded(Cause::Objective));
}
