//! The referee's hand in a running game (C8, C9, C51, C53): every act is an event with its grounds.

use crate::command::Ruling;
use crate::draft::Draft;
use crate::end::PriorObjective;
use crate::event::Event;
use crate::leave::{Leaving, admit, after_preparation, leave};
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::{Open, Owner};
use board::{CardSet, Territory};
use frame::{Armies, RuleId, Seat};
use regulation::GameKind;
use regulation::settings::{CapBinds, Correction};

/// Does what the referee rules, once no dice or card are awaited; of a card, that it is lost.
pub(crate) fn rule(d: &mut Draft<'_>, ruling: Ruling, rule: RuleId) -> Result<(), Refusal> {
    if !GameKind::Risiko.has_rule(&rule.to_string()) {
        return Err(Refusal::NoSuchRule(rule));
    }
    match ruling {
        Ruling::PassTurn => pass_turn(d, rule),
        Ruling::LoseCard => lose_card(d, rule),
        Ruling::TakeCards { seat, cards } => take_cards(d, seat, cards, rule),
        Ruling::RemoveArmies { from, armies } => remove_armies(d, from, armies, rule),
        Ruling::LowerCap { seat, by } => lower_cap(d, seat, by, rule),
        Ruling::Withdraw(seat) => leave(d, seat, Leaving::Withdraws, rule),
        Ruling::Exclude(seat) => leave(d, seat, Leaving::Excluded, rule),
        Ruling::Admit(seat) => admit(d, seat, rule),
        Ruling::Correct { territory, owner, armies } => correct(d, territory, owner, armies, rule),
    }
}

/// C51, C54: whoever is awaited has the hand taken from them. Reinforcements not placed are lost, those of the first
/// supply stay in it; what must be done is done in the least way.
fn pass_turn(d: &mut Draft<'_>, rule: RuleId) -> Result<(), Refusal> {
    let open = &d.state.open;
    let Some(seat) = open.seat_to_act() else { return Err(Refusal::WrongPhase) };
    match open.phase {
        Phase::Colours(_) => {
            let Some(colour) = crate::order::free_colours(open).iter().next() else { return Err(Refusal::WrongPhase) };
            d.emit(Event::ColourChosen { seat, colour });
        }
        Phase::Abandon { .. } => {
            let first = crate::deal::may_abandon(d.setup, open, seat).lowest();
            d.emit(Event::Abandoned { seat, territory: first.ok_or(Refusal::WrongPhase)? });
        }
        Phase::Reoccupy(_) => {
            let first = crate::deal::may_reoccupy(d.setup, open, seat).lowest();
            d.emit(Event::Reoccupied { seat, territory: first.ok_or(Refusal::WrongPhase)? });
        }
        Phase::Declared(attack) => {
            d.emit(Event::DefenceDeclared(crate::attack::most_defence_dice(open, attack.to)));
        }
        Phase::Occupy(attack) => {
            let before = crate::end::prior_objective(d);
            crate::attack::occupy_least(d, attack);
            crate::end::notice_objective(d, before);
            if !matches!(d.state.open.phase, Phase::Over(_)) {
                d.emit(Event::TurnPassedOn { seat, rule });
            }
        }
        _ => d.emit(Event::TurnPassedOn { seat, rule }),
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

fn take_cards(d: &mut Draft<'_>, seat: Seat, cards: CardSet, rule: RuleId) -> Result<(), Refusal> {
    if cards.is_empty() || !d.state.hand(seat).covers(cards) {
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
    let cut = d.state.open.cap_cut[seat];
    let countable = u16::from(u8::MAX - cut);
    let left = Armies(match (d.setup.cap_binds, d.setup.cap) {
        (CapBinds::Everybody, None) => return Err(Refusal::NoCap),
        (CapBinds::Everybody, Some(cap)) => countable.min(cap.0.saturating_sub(u16::from(cut))),
        (CapBinds::Players, _) => countable,
    });
    if by > left {
        return Err(Refusal::TooManyArmies { armies: by, left, rule });
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
    if !real || armies == Armies(0) || !d.setup.board.all().has(territory) {
        return Err(Refusal::NoSuchPosition(territory));
    }
    let most = room(d, territory, owner);
    if armies > most {
        return Err(Refusal::OverCap { armies, most });
    }
    if let Owner::Seat(loser) = open.owner(territory)
        && owner != Owner::Seat(loser)
        && open.owned(loser) == territory.only()
    {
        return Err(Refusal::NothingLeft(loser));
    }
    d.emit(Event::Corrected { territory, owner, armies, rule });
    match d.setup.correction {
        Correction::TurnEnd => {}
        Correction::AtOnce => crate::end::notice_objective(d, PriorObjective::Incomplete),
    }
    Ok(())
}

/// The most armies a territory can be given so that its owner stays within the cap (G2.13), as it was lowered (C9).
fn room(d: &Draft<'_>, territory: Territory, owner: Owner) -> Armies {
    let open = &d.state.open;
    let (elsewhere, cut) = match owner {
        Owner::Seat(seat) if open.owner(territory) == owner => {
            (open.armies_of(seat).0 - open.armies(territory).0, open.cap_cut[seat])
        }
        Owner::Seat(seat) => (open.armies_of(seat).0, open.cap_cut[seat]),
        Owner::Neutral | Owner::Nobody => (0, 0),
    };
    let cap = match d.setup.cap_binds {
        CapBinds::Everybody => d.setup.most_armies().0.saturating_sub(u16::from(cut)),
        CapBinds::Players => d.setup.most_armies().0,
    };
    Armies(cap.saturating_sub(elsewhere))
}

/// Armies are touched only between two acts: not while an occupation is awaited, nor while the first supply is being
/// placed, which is counted by what is on the board.
fn check_board_settled(open: &Open) -> Result<(), Refusal> {
    let busy = matches!(open.phase, Phase::Occupy(_) | Phase::Declared(_) | Phase::Placement { .. });
    if after_preparation(open.phase) && !busy { Ok(()) } else { Err(Refusal::WrongPhase) }
}
