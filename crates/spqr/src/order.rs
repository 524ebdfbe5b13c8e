//! Who plays first, who sits where, who has which colour (B3).

use crate::draft::Draft;
use crate::event::Event;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::{Open, Status};
use board::{Colour, ColourSet};
use frame::{Dice, Faces, Order, OrderRolls, Player, Seat, SeatSet};

/// Chance: the next player's dice.
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
        let mut order = Order::empty();
        let players = rolls.settled(d.setup.players, d.setup.seating);
        for (seat, player) in Seat::ALL.into_iter().zip(players) {
            order.seat(seat, player);
        }
        d.emit(Event::OrderSettled(order));
    }
    Ok(())
}

/// Notes a roll.
pub(crate) fn rolled(setup: &Setup, open: &mut Open, player: Player, faces: Faces) {
    if let Phase::Order(rolls) = &mut open.phase {
        rolls.rolled(setup.players, setup.seating, player, faces.sum());
    }
}

/// Everybody sits down, with their safe-conducts; the seats left over are the neutral armies'.
pub(crate) fn settled(setup: &Setup, open: &mut Open, order: &Order) {
    for seat in setup.seats().iter() {
        let place = &mut open.places[seat];
        place.player = order.player(seat).unwrap_or_default();
        (place.status, place.safe_conducts) = match order.player(seat) {
            Some(_) => (Status::Playing, setup.safe_conducts),
            None => (Status::Neutral, 0),
        };
    }
    after_colour(setup, open);
}

/// The seat asked next; when all players have chosen, who left before that and the neutral armies have what is left.
pub(crate) fn after_colour(setup: &Setup, open: &mut Open) {
    if let Some(seat) = open.playing().iter().find(|&seat| open.colour(seat).is_none()) {
        open.phase = Phase::Colours(seat);
        return;
    }
    let without = setup.seats().iter().filter(|&seat| open.colour(seat).is_none());
    for (seat, colour) in without.collect::<SeatSet>().iter().zip(free_colours(setup, open).iter()) {
        open.places[seat].colour = Some(colour);
    }
    open.phase = crate::placement::start(setup, open);
}

/// The colours nobody has chosen.
pub(crate) fn free_colours(setup: &Setup, open: &Open) -> ColourSet {
    let mut free = setup.map.colours();
    Seat::ALL.into_iter().filter_map(|seat| open.colour(seat)).for_each(|colour| free.remove(colour));
    free
}

pub(crate) fn check_colour(setup: &Setup, open: &Open, colour: Colour) -> Result<(), Refusal> {
    if free_colours(setup, open).has(colour) { Ok(()) } else { Err(Refusal::ColourTaken(colour)) }
}
