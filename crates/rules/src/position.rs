//! A game taken apart into plain fields, to be written down or set up by hand, and put together again.

use crate::audit::{Broken, audit};
use crate::phase::Phase;
use crate::setup::Setup;
use crate::state::{Hidden, Open, Owner, State, Status, Time};
use crate::view::View;
use board::{ByTerritory, CardSet, Colour, Objective};
use frame::{Armies, BySeat, Lap, Player, Seat};

/// Every fact of a game, or as much of it as one seat may know.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Position {
    /// Whose each territory is, with how many armies.
    pub land: ByTerritory<(Owner, Armies)>,
    /// The seats.
    pub seats: BySeat<SeatPosition>,
    /// What is being done.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Seat,
    /// The lap.
    pub lap: Lap,
    /// Reinforcements still to be placed.
    pub due: Armies,
    /// Territories conquered this turn.
    pub conquests: u8,
    /// Tris played this turn.
    pub tris: u8,
    /// Whether a reinforcement of this turn is on the board.
    pub placed: bool,
    /// How many were eliminated.
    pub exits: u8,
    /// Where laps are counted from since time ran out, and how many are complete.
    pub time_up: Option<(Seat, u8)>,
    /// The last lap, once it is known; 0 before.
    pub last_lap: Lap,
    /// A late-comer waiting for an objective.
    pub arriving: Option<Seat>,
    /// Marks on territories: the order of the deal, armies that may be taken back, or the ghost's territories
    /// that have their army.
    pub marks: ByTerritory<u8>,
    /// The cards played or discarded; empty where it is not known.
    pub discards: CardSet,
}

/// One seat of a position.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct SeatPosition {
    /// How it takes part.
    pub status: Status,
    /// Which player of the list sits there.
    pub player: Player,
    /// Its colour.
    pub colour: Option<Colour>,
    /// Its cards.
    pub hand: Hand,
    /// Its objective, if it has one that is known.
    pub objective: Option<Objective>,
    /// By how much its cap was lowered.
    pub cap_cut: u8,
}

/// A hand, or its size alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// The cards.
    Known(CardSet),
    /// How many there are.
    Hidden(u8),
}

impl Default for Hand {
    fn default() -> Self {
        Self::Known(CardSet::EMPTY)
    }
}

impl Position {
    /// The whole game, secrets included.
    #[must_use]
    pub fn of(state: &State) -> Self {
        let mut position = Self::of_open(&state.open);
        for seat in Seat::ALL {
            position.seats[seat].hand = Hand::Known(state.hand(seat));
            position.seats[seat].objective = state.objective(seat);
        }
        position.discards = state.discards();
        position
    }

    /// The game as a view has it.
    #[must_use]
    pub fn seen(setup: &Setup, view: &View<'_>) -> Self {
        let mut position = Self::of_open(view.open());
        if let Some(seat) = view.seat() {
            position.seats[seat].hand = Hand::Known(view.hand());
            position.seats[seat].objective = view.objective();
        }
        if let Some(ghost) = setup.ghost() {
            position.seats[ghost].hand = Hand::Known(view.ghost_hand());
        }
        position
    }

    /// What lies open, hands as their sizes.
    fn of_open(open: &Open) -> Self {
        let mut position = Self {
            land: ByTerritory::all((Owner::Nobody, Armies(0))),
            seats: BySeat::all(SeatPosition::default()),
            phase: open.phase,
            turn: open.turn,
            lap: open.lap,
            due: open.due,
            conquests: open.conquests,
            tris: open.tris,
            placed: open.placed,
            exits: open.exits,
            time_up: match open.time {
                Time::Running => None,
                Time::Up { anchor, laps } => Some((anchor, laps)),
            },
            last_lap: open.last_lap,
            arriving: open.arriving,
            marks: open.marks,
            discards: CardSet::EMPTY,
        };
        for territory in !board::TerritorySet::EMPTY {
            position.land[territory] = (open.owner(territory), open.armies(territory));
        }
        for seat in Seat::ALL {
            position.seats[seat] = SeatPosition {
                status: open.status(seat),
                player: open.player(seat),
                colour: open.colour(seat),
                hand: Hand::Hidden(open.hands[seat]),
                objective: None,
                cap_cut: open.cap_cut[seat],
            };
        }
        position
    }

    /// What lies open on the table.
    #[must_use]
    pub fn open(&self) -> Open {
        let mut open = Open::new(0);
        for territory in !board::TerritorySet::EMPTY {
            let (owner, armies) = self.land[territory];
            open.set_owner(territory.only(), owner);
            open.set_armies(territory, armies);
        }
        for seat in Seat::ALL {
            self.seat_into(seat, &mut open);
        }
        open.phase = self.phase;
        open.turn = self.turn;
        open.lap = self.lap;
        open.due = self.due;
        open.conquests = self.conquests;
        open.tris = self.tris;
        open.placed = self.placed;
        open.exits = self.exits;
        open.time = self.time_up.map_or(Time::Running, |(anchor, laps)| Time::Up { anchor, laps });
        open.last_lap = self.last_lap;
        open.arriving = self.arriving;
        open.marks = self.marks;
        open
    }

    fn seat_into(&self, seat: Seat, open: &mut Open) {
        let place = &self.seats[seat];
        open.set_status(seat, place.status);
        open.set_player(seat, place.player);
        if let Some(colour) = place.colour {
            open.set_colour(seat, colour);
        }
        open.cap_cut[seat] = place.cap_cut;
        open.hands[seat] = match place.hand {
            Hand::Known(cards) => cards.len() as u8,
            Hand::Hidden(count) => count,
        };
    }

    /// The game put together again; a hand known by size alone, or anything impossible, is told.
    pub fn state(&self, setup: &Setup) -> Result<State, Broken> {
        let mut state = State { open: self.open(), hidden: Hidden::new() };
        for seat in Seat::ALL {
            match self.seats[seat].hand {
                Hand::Known(cards) => state.hidden.give_to(cards, seat),
                Hand::Hidden(0) => {}
                Hand::Hidden(_) => return Err(Broken::HandSize(seat)),
            }
            state.hidden.objectives[seat] = self.seats[seat].objective;
        }
        state.hidden.give(self.discards, Hidden::DISCARDS);
        audit(setup, &state)?;
        Ok(state)
    }
}
