//! The referee's hand in a running game (C8, C24, C40, C51–C54): every act is an event with its grounds.

use crate::command::Ruling;
use crate::draft::Draft;
use crate::event::Event;
use crate::phase::{Cause, Phase, Price};
use crate::refusal::Refusal;
use crate::state::{Open, Status, Triremes};
use board::rome::{Pile, Province, Sea};
use frame::{Armies, RuleId, Seat};
use regulation::GameKind;

/// Does what the referee rules, once no dice or card are awaited; of a card, that it is lost.
pub(crate) fn rule(d: &mut Draft<'_>, ruling: Ruling, rule: RuleId) -> Result<(), Refusal> {
    if !GameKind::Spqr.has_rule(&rule.to_string()) {
        return Err(Refusal::NoSuchRule(rule));
    }
    match ruling {
        Ruling::PassTurn => pass_turn(d, rule),
        Ruling::LoseCard => lose_card(d, rule),
        Ruling::TakeCards { seat, cards } => take_cards(d, seat, cards, rule),
        Ruling::RemoveArmies { from, armies } => remove_armies(d, from, armies, rule),
        Ruling::SetPoints { seat, points } => {
            if matches!(d.state.open.status(seat), Status::Empty | Status::Neutral) {
                return Err(Refusal::NotInGame(seat));
            }
            d.emit(Event::PointsSet { seat, points, rule });
            Ok(())
        }
        Ruling::SetFleet { seat, sea, triremes } => set_fleet(d, seat, sea, triremes, rule),
        Ruling::SetCentre { province, stands } => set_centre(d, province, stands, rule),
        Ruling::Withdraw(seat) => leave(d, seat, Event::Withdrawn { seat, rule }),
        Ruling::Exclude(seat) => leave(d, seat, Event::Excluded { seat, rule }),
        Ruling::Correct { province, owner, armies } => correct(d, province, owner, armies, rule),
    }
}

/// C51, C54: whoever is awaited has the hand taken from them. What is not placed in a turn is lost; what must be
/// done is done in the least way.
fn pass_turn(d: &mut Draft<'_>, rule: RuleId) -> Result<(), Refusal> {
    let open = &d.state.open;
    let Some(seat) = open.seat_to_act() else { return Err(Refusal::WrongPhase) };
    match open.phase {
        Phase::Colours(_) => {
            let colour = crate::order::free_colours(d.setup, open).iter().next().ok_or(Refusal::WrongPhase)?;
            d.emit(Event::ColourChosen { seat, colour });
        }
        Phase::Settling(_) | Phase::SettlingNeutral { .. } => {
            let province = open.free().lowest().ok_or(Refusal::WrongPhase)?;
            let (seat, armies) = crate::placement::settlement(d.setup, open, seat);
            d.emit(Event::Settled { seat, province, armies });
        }
        Phase::Founding(_) => {
            let on = crate::placement::founding_sites(d.setup, open, seat).lowest().ok_or(Refusal::WrongPhase)?;
            d.emit(Event::CentreBuilt { seat, on, price: Price::Nothing });
        }
        Phase::Garrisoning { left, .. } => {
            let on = open.owned(seat).lowest().ok_or(Refusal::WrongPhase)?;
            d.emit(Event::Placed { seat, on, armies: Armies(left.into()) });
        }
        _ => {
            crate::land::occupy_least(d);
            d.emit(Event::TurnPassedOn { seat, rule });
        }
    }
    Ok(())
}

/// C20: the card that is due was forgotten until it could not be taken any more.
fn lose_card(d: &mut Draft<'_>, rule: RuleId) -> Result<(), Refusal> {
    if d.state.open.phase != Phase::Card {
        return Err(Refusal::WrongPhase);
    }
    d.emit(Event::CardLost { seat: d.state.open.turn, rule });
    Ok(())
}

fn take_cards(d: &mut Draft<'_>, seat: Seat, cards: Pile, rule: RuleId) -> Result<(), Refusal> {
    if cards.is_empty() || !d.state.hand(seat).contains(&cards) {
        return Err(Refusal::NoCards(seat));
    }
    d.emit(Event::CardsForfeited { seat, cards, rule });
    Ok(())
}

fn remove_armies(d: &mut Draft<'_>, from: Province, armies: Armies, rule: RuleId) -> Result<(), Refusal> {
    check_board_settled(&d.state.open)?;
    if armies == Armies(0) {
        return Err(Refusal::NoArmies(rule));
    }
    let most = Armies(d.state.open.legionaries[from].saturating_sub(1));
    if armies > most {
        return Err(Refusal::NobodyStays { armies, most });
    }
    d.emit(Event::ArmiesRemoved { from, armies, rule });
    Ok(())
}

fn set_fleet(d: &mut Draft<'_>, seat: Seat, sea: Sea, triremes: Triremes, rule: RuleId) -> Result<(), Refusal> {
    check_board_settled(&d.state.open)?;
    check_player(&d.state.open, seat)?;
    d.emit(Event::FleetSet { seat, sea, triremes, rule });
    Ok(())
}

fn set_centre(d: &mut Draft<'_>, province: Province, stands: bool, rule: RuleId) -> Result<(), Refusal> {
    check_board_settled(&d.state.open)?;
    let pieces = d.state.open.centres.len() < d.setup.centre_pieces;
    if d.state.open.centres.has(province) == stands || (stands && !pieces) {
        return Err(Refusal::NoSuchPosition(province));
    }
    d.emit(Event::CentreSet { province, stands, rule });
    Ok(())
}

/// A player leaves the game: the provinces stay and only defend, the cards go under the deck (C24). During the placement
/// what was still to come is passed over, but for the provinces, so that the map is full.
fn leave(d: &mut Draft<'_>, seat: Seat, leaving: Event) -> Result<(), Refusal> {
    check_player(&d.state.open, seat)?;
    if d.state.open.turn == seat || ends_without(d, seat) {
        crate::land::occupy_least(d);
    }
    d.emit(leaving);
    let cards = d.state.hand(seat);
    if !cards.is_empty() {
        d.emit(Event::HandDiscarded { seat, cards });
    }
    if crate::end::too_few_left(d.setup, &d.state.open) {
        d.emit(Event::GameEnded(Cause::LastPlayer));
    }
    Ok(())
}

/// Whether the game ends when this player is gone.
fn ends_without(d: &Draft<'_>, seat: Seat) -> bool {
    let mut without = d.state.open;
    without.places[seat].status = Status::Withdrawn;
    crate::end::too_few_left(d.setup, &without)
}

/// C53: a province is set right. Nobody is put out this way.
fn correct(d: &mut Draft<'_>, province: Province, owner: Seat, armies: Armies, rule: RuleId) -> Result<(), Refusal> {
    let open = &d.state.open;
    check_board_settled(open)?;
    if !open.status(owner).on_board() || armies == Armies(0) {
        return Err(Refusal::NoSuchPosition(province));
    }
    if let Some(loser) = open.owner(province)
        && owner != loser
        && open.status(loser) == Status::Playing
        && open.owned(loser) == province.only()
    {
        return Err(Refusal::NothingLeft(loser));
    }
    d.emit(Event::Corrected { province, owner, armies, rule });
    Ok(())
}

fn check_player(open: &Open, seat: Seat) -> Result<(), Refusal> {
    if open.status(seat) == Status::Playing { Ok(()) } else { Err(Refusal::NotInGame(seat)) }
}

/// The board is touched only between two acts of a turn.
fn check_board_settled(open: &Open) -> Result<(), Refusal> {
    if matches!(open.phase, Phase::Turn(_)) { Ok(()) } else { Err(Refusal::WrongPhase) }
}
