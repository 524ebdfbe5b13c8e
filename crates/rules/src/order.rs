//! Who plays first, who sits where, who has which colour (G2.2, G2.3).

use crate::draft::Draft;
use crate::event::{Event, Order};
use crate::phase::{OrderRolls, Phase};
use crate::refusal::Refusal;
use crate::seat::{Dice, Faces, MAX_SEATS, Player, Seat, SeatSet};
use crate::setup::Setup;
use crate::state::{Open, Status};
use arrayvec::ArrayVec;
use board::{Colour, ColourSet};
use regulation::settings::{ObjectivesDealt, Seating};

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

/// Notes a roll; when all have rolled, ranks are told apart and who is tied rolls again.
pub(crate) fn rolled(setup: &Setup, open: &mut Open, player: Player, faces: Faces) {
    if let Phase::Order(rolls) = &mut open.phase {
        rolls.note(player, faces.sum());
        if rolls.next().is_none() {
            *rolls = tell_apart(setup, *rolls);
        }
    }
}

fn tell_apart(setup: &Setup, before: OrderRolls) -> OrderRolls {
    let mut after = before;
    let same_rank = |a: Player, b: Player| before.rank(a) == before.rank(b);
    for player in present(setup) {
        let ahead = present(setup).filter(|&p| same_rank(p, player) && before.score(p) > before.score(player));
        after.set_rank(player, before.rank(player) + ahead.count());
    }
    for player in present(setup) {
        let tied = present(setup).any(|p| p != player && after.rank(p) == after.rank(player));
        let matters = setup.seating == Seating::ByScore || after.rank(player) == 0;
        if tied && matters {
            after.roll_again(player);
        }
    }
    after
}

/// The seats by the rolls: by score, or clockwise from the highest.
fn settle(setup: &Setup, rolls: OrderRolls) -> Order {
    let mut players: ArrayVec<Player, MAX_SEATS> = present(setup).collect();
    match setup.seating {
        Seating::ByScore => players.sort_by_key(|&player| rolls.rank(player)),
        Seating::ClockwiseFromHighest => {
            let highest = players.iter().position(|&player| rolls.rank(player) == 0).unwrap_or(0);
            players.rotate_left(highest);
        }
    }
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

fn present(setup: &Setup) -> impl Iterator<Item = Player> {
    Player::first(setup.players - setup.absent.len())
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
