//! What an event changes. It never fails and never asks whether it was right: an event is a fact.

use crate::event::Event;
use crate::phase::{Attack, Landing, Phase, Stage};
use crate::setup::Setup;
use crate::state::{Open, Points, Ramming, State, Status, Triremes, Turn};
use board::rome::{BySea, Pile, Province, Sea};
use frame::{Armies, Exit, Lap, Seat};
use regulation::spqr::RecoveredLast;

/// Applies one event. Replaying a record is this function and nothing else.
pub fn apply(setup: &Setup, state: &mut State, event: &Event) {
    let open = &mut state.open;
    match *event {
        Event::OrderRolled { player, faces } => crate::order::rolled(setup, open, player, faces),
        Event::OrderSettled(order) => crate::order::settled(setup, open, &order),
        Event::ColourChosen { seat, colour } => {
            open.places[seat].colour = Some(colour);
            crate::order::after_colour(setup, open);
        }
        Event::CardsGiven { each, removed } => cards_given(setup, state, each, removed),
        Event::Settled { seat, province, armies } => {
            open.set_owner(province, seat);
            open.legionaries[province] = armies.0;
            open.phase = crate::placement::next_settler(setup, open);
        }
        Event::CentreBuilt { seat, on, price } => {
            crate::tris::built(setup, open, seat, on, price);
            if let Phase::Founding(_) = open.phase {
                open.phase = crate::placement::next_founder(setup, open, Some(seat));
            }
            reach(open, Stage::Reinforcements);
        }
        Event::Placed { on, armies, .. } => placed(setup, open, on, armies),
        Event::TakenBack { from, armies, .. } => {
            open.legionaries[from] -= armies.0;
            open.now.placed[from] -= armies.0 as u8;
            add(&mut open.now.due.0, armies.0);
        }
        Event::TurnBegan { seat, lap, due, points } => turn_began(open, seat, lap, due, points),
        Event::CentresGarrisoned { seat, armies } => {
            for province in open.owned(seat) & open.centres {
                add(&mut open.legionaries[province], armies.0);
            }
        }
        Event::PointsClaimed { seat, points } => {
            take_points(open, seat, points);
            reach(open, Stage::Reinforcements);
        }
        Event::PointsRecovered { seat, points } => {
            open.places[seat].safe_conducts -= 1;
            take_points(open, seat, points);
            if open.phase == Phase::Turn(Stage::Moved) && setup.recovered_last == RecoveredLast::EndsTurn {
                open.phase = crate::end::after_turn(setup, open);
            }
        }
        Event::TrisPlayed { seat, cards, armies, triremes, centres, owed } => {
            let now = &mut open.now;
            add(&mut now.due.0, armies.0);
            add(&mut now.triremes_due.0, triremes.0);
            (now.centres_due, now.owed, now.tris) = (centres, owed, now.tris.saturating_add(1));
            reach(open, Stage::Reinforcements);
            discard(state, seat, cards);
        }
        Event::Declined { .. } if open.now.centres_due > 0 => {
            (open.now.centres_due, open.now.owed) = (0, Armies(0));
        }
        Event::Declined { .. } => open.now.triremes_due = Triremes(0),
        Event::Launched { seat, sea, triremes } => {
            add(&mut open.triremes[seat][sea], triremes.0);
            open.now.launched[sea] = open.now.launched[sea].saturating_add(triremes.0.min(255) as u8);
            open.now.triremes_due.0 -= triremes.0;
            reach(open, Stage::Reinforcements);
        }
        Event::Unlaunched { seat, sea, triremes } => {
            open.triremes[seat][sea] -= triremes.0;
            open.now.launched[sea] -= triremes.0 as u8;
            add(&mut open.now.triremes_due.0, triremes.0);
        }
        Event::Embarked { from, sea, triremes } => embarked(setup, open, from, sea, triremes),
        Event::Disembarked { sea, to, triremes } => {
            leave_sea(open, sea, triremes);
            add(&mut open.now.disembarked.0, triremes.0);
            open.legionaries[to] = open.legionaries[to].saturating_add(triremes.0.saturating_mul(setup.trireme_worth));
            reach(open, Stage::Conversions);
        }
        Event::Sailed { from, to, triremes } => {
            leave_sea(open, from, triremes);
            add(&mut open.triremes[open.turn][to], triremes.0);
            reach(open, Stage::Sailed);
        }
        Event::RammingDeclared { sea, against, dice } => {
            open.now.fought.insert(sea);
            open.phase = Phase::Ramming { sea, against, dice };
        }
        Event::LandingDeclared { from, sea, to, armies } => {
            open.legionaries[from] -= armies.0;
            open.now.attacked_by_sea.insert(to);
            open.phase = Phase::Landing(Landing { from, sea, to, force: armies });
        }
        Event::AttackDeclared { from, to, dice } => open.phase = Phase::Battle(Attack { from, to, dice }),
        Event::BattleRolled { attacker_lost, defender_lost, .. } => battle_rolled(open, attacker_lost, defender_lost),
        Event::Conquered { province, by } => {
            open.set_owner(province, by);
            open.now.conquests = open.now.conquests.saturating_add(1);
        }
        Event::Landed { to, armies } => {
            open.legionaries[to] = armies.0;
            open.now.taken_by_sea.insert(to);
            open.phase = Phase::Turn(Stage::Landings);
        }
        Event::Eliminated { seat, .. } => {
            open.places[seat].status = Status::Eliminated(Exit::after(open.exits.into()));
            open.exits += 1;
            open.triremes[seat] = BySea::all(0);
        }
        Event::CardsCaptured { from, to, cards } => {
            take_cards(state, from, cards);
            give_cards(state, to, cards);
        }
        Event::HandDiscarded { seat, cards } => discard(state, seat, cards),
        Event::Occupied { from, to, armies } => {
            open.legionaries[from] -= armies.0;
            add(&mut open.legionaries[to], armies.0);
            open.phase = Phase::Turn(Stage::LandAttacks);
        }
        Event::Maneuvered { from, to, armies, .. } => {
            open.legionaries[from] -= armies.0;
            add(&mut open.legionaries[to], armies.0);
            open.phase = if crate::points::recoverable(open, open.turn) {
                Phase::Turn(Stage::Moved)
            } else {
                crate::end::after_turn(setup, open)
            };
        }
        Event::Passed(_) | Event::TurnPassedOn { .. } => open.phase = crate::end::after_turn(setup, open),
        Event::DeckRenewed => {
            state.hidden.deck = state.hidden.deck.plus(open.discards);
            open.discards = Pile::default();
        }
        Event::CardTaken { seat, card } => {
            state.hidden.deck.remove(card, 1);
            open.phase = Phase::Next { after: seat, lap: open.lap };
            give_cards(state, seat, Pile::of(card));
        }
        Event::CardLost { seat, .. } => open.phase = Phase::Next { after: seat, lap: open.lap },
        Event::TimeUp { last } => open.last_lap = last,
        Event::GameEnded(cause) => open.phase = Phase::Over(cause),
        Event::CardsForfeited { seat, cards, .. } => discard(state, seat, cards),
        Event::ArmiesRemoved { from, armies, .. } => {
            open.legionaries[from] -= armies.0;
            lose_placed(open, from, armies);
        }
        Event::PointsSet { seat, points, .. } => open.places[seat].points = points,
        Event::FleetSet { seat, sea, triremes, .. } => {
            open.triremes[seat][sea] = triremes.0;
            if seat == open.turn {
                open.now.launched[sea] = open.now.launched[sea].min(triremes.0.min(255) as u8);
            }
        }
        Event::CentreSet { province, stands, .. } => {
            if stands {
                open.centres.insert(province);
            } else {
                open.centres.remove(province);
            }
        }
        Event::Withdrawn { seat, .. } => left(setup, open, seat, Status::Withdrawn),
        Event::Excluded { seat, .. } => left(setup, open, seat, Status::Excluded),
        Event::Corrected { province, owner, armies, .. } => {
            open.set_owner(province, owner);
            open.legionaries[province] = armies.0;
            open.now.placed[province] = 0;
        }
    }
}

/// The turn has come at least to this stage.
#[inline]
fn reach(open: &mut Open, stage: Stage) {
    if let Phase::Turn(reached) = open.phase {
        open.phase = Phase::Turn(reached.max(stage));
    }
}

fn cards_given(setup: &Setup, state: &mut State, each: Pile, removed: Pile) {
    state.open.removed = removed;
    state.hidden.deck = state.hidden.deck.minus(removed).unwrap_or_default();
    for seat in state.open.playing().iter() {
        state.hidden.deck = state.hidden.deck.minus(each).unwrap_or_default();
        give_cards(state, seat, each);
    }
    if setup.neutral_seats().next().is_none() {
        state.open.phase = crate::placement::next_settler(setup, &state.open);
    }
}

fn give_cards(state: &mut State, seat: Seat, cards: Pile) {
    state.hidden.hands[seat] = state.hidden.hands[seat].plus(cards);
    state.open.places[seat].cards = state.hidden.hands[seat].total() as u8;
}

fn take_cards(state: &mut State, seat: Seat, cards: Pile) {
    state.hidden.hands[seat] = state.hidden.hands[seat].minus(cards).unwrap_or_default();
    state.open.places[seat].cards = state.hidden.hands[seat].total() as u8;
}

/// Face up under the deck (S8).
fn discard(state: &mut State, seat: Seat, cards: Pile) {
    take_cards(state, seat, cards);
    state.open.discards = state.open.discards.plus(cards);
}

fn placed(setup: &Setup, open: &mut Open, on: Province, armies: Armies) {
    add(&mut open.legionaries[on], armies.0);
    if let Phase::Garrisoning { .. } = open.phase {
        crate::placement::after_garrison(setup, open, armies);
        return;
    }
    open.now.due.0 -= armies.0;
    open.now.placed[on] = open.now.placed[on].saturating_add(armies.0.min(255) as u8);
    open.now.placed_any = true;
    reach(open, Stage::Reinforcements);
}

fn turn_began(open: &mut Open, seat: Seat, lap: Lap, due: Armies, points: Points) {
    (open.turn, open.lap) = (seat, lap);
    open.now = Turn { due, points, ..Turn::new() };
    open.phase = Phase::Turn(if points > Points(0) { Stage::Points } else { Stage::Reinforcements });
}

fn take_points(open: &mut Open, seat: Seat, points: Points) {
    add(&mut open.places[seat].points.0, points.0);
    open.now.points.0 -= points.0;
}

/// Those who were placed this turn go first when legionaries become triremes.
fn embarked(setup: &Setup, open: &mut Open, from: Province, sea: Sea, triremes: Triremes) {
    let cost = triremes.0.saturating_mul(setup.trireme_cost);
    open.legionaries[from] -= cost;
    lose_placed(open, from, Armies(cost));
    add(&mut open.triremes[open.turn][sea], triremes.0);
    add(&mut open.now.embarked.0, triremes.0);
    reach(open, Stage::Conversions);
}

/// Triremes of the player on turn leave a sea, those launched this turn first.
fn leave_sea(open: &mut Open, sea: Sea, triremes: Triremes) {
    open.triremes[open.turn][sea] -= triremes.0;
    open.now.launched[sea] = open.now.launched[sea].saturating_sub(triremes.0.min(255) as u8);
}

fn battle_rolled(open: &mut Open, attacker_lost: Armies, defender_lost: Armies) {
    match open.phase {
        Phase::Ramming { sea, against, .. } => {
            open.triremes[open.turn][sea] -= attacker_lost.0;
            open.triremes[against][sea] -= defender_lost.0;
            let sank = attacker_lost.0 + defender_lost.0 > 0;
            open.now.last_ramming = Some(Ramming { sea, against, sank });
            open.phase = Phase::Turn(Stage::NavalCombat);
        }
        Phase::Landing(landing) => {
            open.legionaries[landing.to] -= defender_lost.0;
            let force = Armies(landing.force.0 - attacker_lost.0);
            let over = force == Armies(0);
            open.phase = if over { Phase::Turn(Stage::Landings) } else { Phase::Landing(Landing { force, ..landing }) };
        }
        Phase::Battle(attack) => {
            open.legionaries[attack.from] -= attacker_lost.0;
            open.legionaries[attack.to] -= defender_lost.0;
            let conquered = open.legionaries[attack.to] == 0;
            open.phase = if conquered { Phase::Occupy(attack) } else { Phase::Turn(Stage::LandAttacks) };
        }
        _ => {}
    }
}

/// A player left: the provinces stay, the triremes do not, and the hand passes on.
fn left(setup: &Setup, open: &mut Open, seat: Seat, status: Status) {
    let awaited = open.seat_to_act() == Some(seat);
    open.places[seat].status = status;
    open.triremes[seat] = BySea::all(0);
    if !awaited {
        return;
    }
    open.phase = match open.phase {
        Phase::Colours(_) => return crate::order::after_colour(setup, open),
        Phase::Settling(_) | Phase::SettlingNeutral { .. } => crate::placement::next_settler(setup, open),
        Phase::Founding(_) => crate::placement::next_founder(setup, open, Some(seat)),
        Phase::Garrisoning { .. } => crate::placement::next_garrison(setup, open, Some(seat)),
        Phase::Turn(_) => Phase::Next { after: seat, lap: open.lap },
        other => other,
    };
}

/// No game comes near the largest number; a text might, and must not stop the program.
#[inline]
fn add(to: &mut u16, number: u16) {
    *to = to.saturating_add(number);
}

/// What leaves a province is first what was placed there this turn (B7, C8).
fn lose_placed(open: &mut Open, province: Province, armies: Armies) {
    open.now.placed[province] = open.now.placed[province].saturating_sub(armies.0.min(255) as u8);
}

/// No more can be taken back than may leave.
pub(crate) fn keep_marks(open: &mut Open, province: Province) {
    let most = open.legionaries[province].saturating_sub(1).min(255) as u8;
    open.now.placed[province] = open.now.placed[province].min(most);
}
