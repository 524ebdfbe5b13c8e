//! What is needed to name the things of a game of S.P.Q.RisiKo!.

use crate::common::Called;
use board::Colour;
use board::rome::Map;
use frame::{BySeat, Seat, SeatSet};
use spqr::{Event, Open, Phase, Setup, Stage};

/// The map and who is who at a table. A seat is called by its colour, a neutral army a neutral army, and a seat without
/// a colour by its letter.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    pub(crate) map: &'a Map,
    colours: BySeat<Option<Colour>>,
    neutral: SeatSet,
    on_turn: Option<Seat>,
    at_sea: bool,
}

impl<'a> Names<'a> {
    /// A table where nobody has a colour yet.
    #[must_use]
    pub fn new(map: &'a Map) -> Self {
        Self { map, colours: BySeat::all(None), neutral: SeatSet::default(), on_turn: None, at_sea: false }
    }

    /// A table at this point of a game.
    #[must_use]
    pub fn at(setup: &'a Setup, open: &Open) -> Self {
        let mut names = Self::new(&setup.map);
        for seat in Seat::ALL {
            names.colours[seat] = open.colour(seat);
        }
        let at_sea = matches!(open.phase, Phase::Ramming { .. } | Phase::Turn(Stage::NavalCombat));
        Self { neutral: setup.neutral_seats().collect(), on_turn: Some(open.turn), at_sea, ..names }
    }

    /// With this colour at this seat.
    #[must_use]
    pub fn with_colour(mut self, seat: Seat, colour: Colour) -> Self {
        self.colours[seat] = Some(colour);
        self
    }

    /// With a neutral army at this seat (S5).
    #[must_use]
    pub fn with_neutral(mut self, seat: Seat) -> Self {
        self.neutral.insert(seat);
        self
    }

    /// With this seat on turn.
    #[must_use]
    pub fn with_turn(self, seat: Seat) -> Self {
        Self { on_turn: Some(seat), ..self }
    }

    /// Learns from an event who has which colour, who is on turn, and whether dice roll for triremes or for legionaries:
    /// whoever tells events one after the other lets the names follow each of them.
    pub fn follow(&mut self, event: &Event) {
        if let Event::ColourChosen { seat, colour } = *event {
            self.colours[seat] = Some(colour);
        }
        if let Event::TurnBegan { seat, .. } = *event {
            self.on_turn = Some(seat);
        }
        let naval = matches!(event, Event::RammingDeclared { .. });
        if naval || matches!(event, Event::LandingDeclared { .. } | Event::AttackDeclared { .. }) {
            self.at_sea = naval;
        }
    }

    pub(super) fn called(&self, seat: Seat) -> Called {
        if self.neutral.has(seat) {
            return Called::Neutral((self.neutral.len() > 1).then(|| seat.letter()));
        }
        self.colours[seat].map_or_else(|| Called::Letter(seat.letter()), Called::Colour)
    }

    pub(super) const fn on_turn(&self) -> Option<Seat> {
        self.on_turn
    }

    /// Whether the dice of a battle are those of a naval combat.
    pub(super) const fn at_sea(&self) -> bool {
        self.at_sea
    }
}
