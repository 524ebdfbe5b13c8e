//! What is needed to name the things of a game.

use crate::common::Called;
use board::{Board, Colour, Deck, ObjectiveDeck};
use rules::{BySeat, Event, Open, Seat, Setup};

/// The map, the decks and who is who at a table. A seat is called by its colour, the dynamic ghost a ghost, and
/// a seat without a colour by its letter.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    pub(crate) board: &'a Board,
    pub(crate) deck: &'a Deck,
    pub(crate) objectives: &'a ObjectiveDeck,
    colours: BySeat<Option<Colour>>,
    ghost: Option<Seat>,
    on_turn: Option<Seat>,
    translated: bool,
}

impl<'a> Names<'a> {
    /// A table where nobody has a colour yet.
    #[must_use]
    pub fn new(board: &'a Board, deck: &'a Deck, objectives: &'a ObjectiveDeck) -> Self {
        Self { board, deck, objectives, colours: BySeat::all(None), ghost: None, on_turn: None, translated: false }
    }

    /// A table at this point of a game.
    #[must_use]
    pub fn at(setup: &'a Setup, open: &Open) -> Self {
        let mut names = Self::new(&setup.board, &setup.deck, &setup.objectives);
        for seat in Seat::ALL {
            names.colours[seat] = open.colour(seat);
        }
        Self { ghost: setup.ghost(), on_turn: Some(open.turn()), ..names }
    }

    /// With this colour at this seat.
    #[must_use]
    pub fn with_colour(mut self, seat: Seat, colour: Colour) -> Self {
        self.colours[seat] = Some(colour);
        self
    }

    /// With the dynamic ghost at this seat (G8.1).
    #[must_use]
    pub fn with_ghost(self, seat: Seat) -> Self {
        Self { ghost: Some(seat), ..self }
    }

    /// With this seat on turn.
    #[must_use]
    pub fn with_turn(self, seat: Seat) -> Self {
        Self { on_turn: Some(seat), ..self }
    }

    /// With territories and continents in the reader's language, for who sees a board that has them so. Commands and records are
    /// written with the names of the board, and so is what stands beside them.
    #[must_use]
    pub fn translated(self) -> Self {
        Self { translated: true, ..self }
    }

    pub(crate) fn is_translated(&self) -> bool {
        self.translated
    }

    /// Learns from an event who has which colour and who is on turn: one command may end a turn and begin
    /// another, so whoever tells events one after the other lets the names follow each of them.
    pub fn follow(&mut self, event: &Event) {
        if let Event::ColourChosen { seat, colour } = *event {
            self.colours[seat] = Some(colour);
        }
        if let Event::TurnBegan { seat, .. } = *event {
            self.on_turn = Some(seat);
        }
    }

    pub(crate) fn called(&self, seat: Seat) -> Called {
        match self.colours[seat] {
            Some(colour) => Called::Colour(colour),
            None if self.ghost == Some(seat) => Called::Ghost,
            None => Called::Letter(seat.letter()),
        }
    }

    pub(crate) fn on_turn(&self) -> Option<Seat> {
        self.on_turn
    }
}
