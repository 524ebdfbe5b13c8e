//! The referee's hand in a running game (C8, C9, C51, C53): every act is an event with its grounds.

use crate::command::{RuleId, Ruling};
use crate::draft::Draft;
use crate::event::Event;
use crate::leave::{Leaving, admit, after_preparation, leave};
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::seat::{Armies, Seat};
use crate::state::{Open, Owner};
use board::{CardSet, Territory};

/// Does what the referee rules, once no dice or card are awaited.
pub(crate) fn rule(d: &mut Draft<'_>, ruling: Ruling, rule: RuleId) -> Result<(), Refusal> {
    match ruling {
        Ruling::PassTurn => pass_turn(d, rule),
        Ruling::TakeCards { seat, cards } => take_cards(d, seat, cards, rule),
        Ruling::RemoveArmies { from, armies } => remove_armies(d, from, armies, rule),
        Ruling::LowerCap { seat, by } => lower_cap(d, seat, by, rule),
        Ruling::Withdraw(seat) => leave(d, seat, Leaving::Withdraws, rule),
        Ruling::Exclude(seat) => leave(d, seat, Leaving::Excluded, rule),
        Ruling::Admit(seat) => admit(d, seat, rule),
        Ruling::Correct { territory, owner, armies } => correct(d, territory, owner, armies, rule),
    }
}

/// C51, C54: reinforcements not placed are lost, a forced occupation is made with the least armies.
fn pass_turn(d: &mut Draft<'_>, rule: RuleId) -> Result<(), Refusal> {
    match d.state.open.phase {
        Phase::Reinforce | Phase::Combat => {}
        Phase::Occupy(attack) => crate::attack::occupy_least(d, attack),
        _ => return Err(Refusal::WrongPhase),
    }
    d.emit(Event::TurnPassedOn { seat: d.state.open.turn, rule });
    Ok(())
}

fn take_cards(d: &mut Draft<'_>, seat: Seat, cards: CardSet, rule: RuleId) -> Result<(), Refusal> {
    let hand = d.state.hand(seat);
    if !hand.covers(cards) {
        return Err(Refusal::NotInHand(cards.without(hand)));
    }
    if cards.is_empty() {
        return Err(Refusal::NoCards(seat));
    }
    d.emit(Event::CardsForfeited { seat, cards, rule });
    Ok(())
}

fn remove_armies(d: &mut Draft<'_>, from: Territory, armies: Armies, rule: RuleId) -> Result<(), Refusal> {
    check_board_settled(&d.state.open)?;
    if !d.setup.board.all().has(from) {
        return Err(Refusal::NoSuchPosition(from));
    }
    let most = Armies(d.state.open.armies(from).0.saturating_sub(1));
    if armies == Armies(0) {
        return Err(Refusal::NoArmies(rule));
    }
    if armies > most {
        return Err(Refusal::NobodyStays { armies, most, rule });
    }
    d.emit(Event::ArmiesRemoved { from, armies, rule });
    Ok(())
}

fn lower_cap(d: &mut Draft<'_>, seat: Seat, by: Armies, rule: RuleId) -> Result<(), Refusal> {
    if !d.state.open.on_board().has(seat) {
        return Err(Refusal::NotInGame(seat));
    }
    if by == Armies(0) {
        return Err(Refusal::NoArmies(rule));
    }
    d.emit(Event::CapLowered { seat, by, rule });
    Ok(())
}

/// C53: a territory is set right. Nobody is put out this way.
fn correct(d: &mut Draft<'_>, territory: Territory, owner: Owner, armies: Armies, rule: RuleId) -> Result<(), Refusal> {
    let open = &d.state.open;
    check_board_settled(open)?;
    let real = match owner {
        Owner::Seat(seat) => open.on_board().has(seat),
        Owner::Neutral => true,
        Owner::Nobody => false,
    };
    let counted = (1..=crate::setup::NO_LIMIT).contains(&armies.0);
    if !real || !counted || !d.setup.board.all().has(territory) {
        return Err(Refusal::NoSuchPosition(territory));
    }
    if let Owner::Seat(loser) = open.owner(territory)
        && owner != Owner::Seat(loser)
        && open.owned(loser) == territory.only()
    {
        return Err(Refusal::NothingLeft(loser));
    }
    d.emit(Event::Corrected { territory, owner, armies, rule });
    let turn = d.state.open.turn;
    let on_turn = matches!(d.state.open.phase, Phase::Reinforce | Phase::Combat);
    if on_turn && crate::end::objective_complete(d.setup, d.state, turn, None) {
        crate::end::reach_objective(d, turn);
    }
    Ok(())
}

/// Armies are touched only between two acts: not while an occupation is awaited, nor while the first supply is being
/// placed, which is counted by what is on the board.
fn check_board_settled(open: &Open) -> Result<(), Refusal> {
    let busy = matches!(open.phase, Phase::Occupy(_) | Phase::Declared(_) | Phase::Placement { .. });
    if after_preparation(open.phase) && !busy { Ok(()) } else { Err(Refusal::WrongPhase) }
}
