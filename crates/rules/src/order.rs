//! Who plays first, who sits where, who has which colour (G2.2, G2.3).

use crate::draft::Draft;
use crate::event::Event;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::{Open, Status};
use board::{Colour, ColourSet};
use frame::{Dice, Faces, Order, OrderRolls, Player, Seat, SeatSet};
use regulation::settings::ObjectivesDealt;

/// Chance: the next player's dice (G2.2).
pub(crate) fn roll(d: &mut Draft<'_>, rolls: OrderRolls, faces: Faces) -> Result<(), Refusal> {
    let due = Dice(d.setup.order_dice);
    if faces.count() != due {
        return Err(Refusal::WrongDice { due, given: faces.count() });
    }
    if let Some(player) = rolls.next() {
        d.emit(Event::OrderRolled { player, faces });
    }
    if let Phase::Order(rolls) = d.state.open.phase
        && rolls.next().is_none()
    {
        d.emit(Event::OrderSettled(settle(d.setup, rolls)));
    }
    Ok(())
}

/// Notes a roll.
pub(crate) fn rolled(setup: &Setup, open: &mut Open, player: Player, faces: Faces) {
    if let Phase::Order(rolls) = &mut open.phase {
        rolls.rolled(present(setup), setup.seating, player, faces.sum());
    }
}

/// The seats by the rolls; late-comers have the seats kept for them.
fn settle(setup: &Setup, rolls: OrderRolls) -> Order {
    let players = rolls.settled(present(setup), setup.seating);
    let mut order = Order::empty();
    let late = Player::first(setup.players).skip(players.len());
    for (seat, player) in seats_for(setup, |seat| !setup.absent.has(seat)).zip(players) {
        order.seat(seat, player);
    }
    for (seat, player) in seats_for(setup, |seat| setup.absent.has(seat)).zip(late) {
        order.seat(seat, player);
    }
    order
}

fn present(setup: &Setup) -> usize {
    setup.players - setup.absent.len()
}

fn seats_for(setup: &Setup, wanted: impl Fn(Seat) -> bool) -> impl Iterator<Item = Seat> {
    setup.seats.iter().filter(move |&seat| setup.ghost != Some(seat) && wanted(seat))
}

/// Everybody sits down.
pub(crate) fn settled(setup: &Setup, open: &mut Open, order: &Order) {
    for seat in setup.seats.iter() {
        let status = match order.player(seat) {
            None => Status::Ghost,
            Some(_) if setup.absent.has(seat) => Status::Absent,
            Some(_) => Status::Playing,
        };
        open.set_status(seat, status);
        open.set_player(seat, order.player(seat).unwrap_or_default());
    }
    choose_next(setup, open);
}

/// G2.3: the seat asked next, or the next stage of the preparation.
pub(crate) fn after_colour(setup: &Setup, open: &mut Open, _chosen_by: Seat) {
    choose_next(setup, open);
}

fn choose_next(setup: &Setup, open: &mut Open) {
    let without = |status| -> SeatSet {
        setup.seats.iter().filter(|&s| open.status(s) == status && open.colour(s).is_none()).collect()
    };
    let next = without(Status::Playing).iter().chain(without(Status::Absent).iter()).next();
    open.phase = match (next, setup.objectives_dealt) {
        (Some(seat), _) => Phase::Colours(seat),
        (None, ObjectivesDealt::BeforeDeal) => crate::deal::first_objective(open),
        (None, ObjectivesDealt::AfterDeal) => Phase::Deal,
    };
}

/// The colours nobody has chosen.
pub(crate) fn free_colours(open: &Open) -> ColourSet {
    let mut free = ColourSet::ALL;
    Seat::ALL.into_iter().filter_map(|seat| open.colour(seat)).for_each(|colour| free.remove(colour));
    free
}

pub(crate) fn check_colour(open: &Open, colour: Colour) -> Result<(), Refusal> {
    if free_colours(open).has(colour) { Ok(()) } else { Err(Refusal::ColourTaken(colour)) }
}
