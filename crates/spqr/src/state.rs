//! The position: what lies open on the table, and what does not. A few hundred bytes, no heap, freely copied.

use crate::phase::{Phase, Stage};
use crate::setup::Setup;
use board::Colour;
use board::rome::{ByProvince, BySea, Pile, Province, ProvinceSet, Sea, SeaSet};
use frame::{Armies, BySeat, Exit, Holders, Lap, OrderRolls, Player, Seat, SeatSet, quantity};

quantity! {
    /// A number of triremes.
    Triremes(u16)
}
quantity! {
    /// Points on the track.
    Points(u16)
}

/// The holder of a province nobody has taken yet.
const NOBODY: u8 = 7;

/// A whole position, secrets included.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct State {
    pub(crate) open: Open,
    pub(crate) hidden: Hidden,
}

/// What nobody sees whole: hands and deck.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Hidden {
    pub(crate) hands: BySeat<Pile>,
    pub(crate) deck: Pile,
}

impl State {
    /// A game about to begin.
    #[must_use]
    pub fn new(setup: &Setup) -> Self {
        let hidden = Hidden { hands: BySeat::default(), deck: setup.deck.cards };
        Self { open: Open::new(setup.players), hidden }
    }

    /// What lies open on the table.
    #[inline]
    #[must_use]
    pub const fn open(&self) -> &Open {
        &self.open
    }

    /// The cards in a hand.
    #[inline]
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Pile {
        self.hidden.hands[seat]
    }

    /// The cards of the deck; they have no order, a card is drawn from among them.
    #[must_use]
    pub const fn deck(&self) -> Pile {
        self.hidden.deck
    }
}

/// How a seat takes part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Status {
    /// There is no such seat at this table.
    #[default]
    Empty,
    /// A player in the game.
    Playing,
    /// A neutral army: it only defends (S5).
    Neutral,
    /// A player who left; the provinces are neutral (C24).
    Withdrawn,
    /// A player who was put out; the provinces are neutral (C52).
    Excluded,
    /// A player who lost the last province (B18).
    Eliminated(Exit),
}

impl Status {
    /// Whether the seat can have provinces.
    #[must_use]
    pub const fn on_board(self) -> bool {
        matches!(self, Self::Playing | Self::Neutral | Self::Withdrawn | Self::Excluded)
    }
}

/// Who sits at a seat and with what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// How the seat takes part.
    pub status: Status,
    /// Who it is.
    pub player: Player,
    /// The colour of the army.
    pub colour: Option<Colour>,
    /// How many cards are in hand.
    pub cards: u8,
    /// Points on the track.
    pub points: Points,
    /// Safe-conducts not used yet (S6).
    pub safe_conducts: u8,
}

/// What lies open on the table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Open {
    owners: Holders,
    /// Legionaries on each province.
    pub legionaries: ByProvince<u16>,
    /// Triremes of each seat in each sea.
    pub triremes: BySeat<BySea<u16>>,
    /// The provinces with a centre of power.
    pub centres: ProvinceSet,
    /// The seats.
    pub places: BySeat<Place>,
    /// The cards face up under the deck.
    pub discards: Pile,
    /// Cards that left the game before it began.
    pub removed: Pile,
    /// The lap; 0 during preparation.
    pub lap: Lap,
    /// The last lap, once time is up; 0 before.
    pub last_lap: Lap,
    /// What is being done.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Seat,
    /// How many players are out.
    pub exits: u8,
    /// What this turn has come to.
    pub now: Turn,
}

/// A naval combat: it may go on only if its last roll sank something (B11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ramming {
    /// The sea in which it happens.
    pub sea: Sea,
    /// Against whom.
    pub against: Seat,
    /// Whether the last roll sank something.
    pub sank: bool,
}

/// What a turn has come to. All of it is new with every turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Turn {
    /// Legionaries to place.
    pub due: Armies,
    /// Triremes to launch.
    pub triremes_due: Triremes,
    /// Centres of power to build.
    pub centres_due: u8,
    /// Legionaries owed for the centre to build.
    pub owed: Armies,
    /// Points due and not taken.
    pub points: Points,
    /// Tris played.
    pub tris: u8,
    /// Provinces conquered.
    pub conquests: u8,
    /// Whether a reinforcement was placed.
    pub placed_any: bool,
    /// Legionaries placed on each province that can be taken back.
    pub placed: ByProvince<u8>,
    /// Triremes launched in each sea that can be taken back.
    pub launched: BySea<u8>,
    /// Triremes that became legionaries (B6).
    pub disembarked: Triremes,
    /// Triremes that legionaries became (B7).
    pub embarked: Triremes,
    /// The seas with a naval combat.
    pub fought: SeaSet,
    /// The last naval combat.
    pub last_ramming: Option<Ramming>,
    /// Provinces attacked from the sea.
    pub attacked_by_sea: ProvinceSet,
    /// Provinces taken from the sea.
    pub taken_by_sea: ProvinceSet,
}

impl Turn {
    /// A turn in which nothing has happened.
    #[must_use]
    pub fn new() -> Self {
        Self {
            due: Armies(0),
            triremes_due: Triremes(0),
            centres_due: 0,
            owed: Armies(0),
            points: Points(0),
            tris: 0,
            conquests: 0,
            placed_any: false,
            placed: ByProvince::all(0),
            launched: BySea::all(0),
            disembarked: Triremes(0),
            embarked: Triremes(0),
            fought: SeaSet::EMPTY,
            last_ramming: None,
            attacked_by_sea: ProvinceSet::EMPTY,
            taken_by_sea: ProvinceSet::EMPTY,
        }
    }
}

impl Default for Turn {
    fn default() -> Self {
        Self::new()
    }
}

impl Open {
    /// An empty board with everybody's roll for the order awaited.
    #[must_use]
    pub fn new(players: usize) -> Self {
        Self {
            owners: Holders::all_with(NOBODY),
            legionaries: ByProvince::all(0),
            triremes: BySeat::all(BySea::all(0)),
            centres: ProvinceSet::EMPTY,
            places: BySeat::default(),
            discards: Pile::default(),
            removed: Pile::default(),
            lap: Lap(0),
            last_lap: Lap(0),
            phase: Phase::Order(OrderRolls::new(players)),
            turn: Seat::FIRST,
            exits: 0,
            now: Turn::new(),
        }
    }

    /// The provinces of a seat.
    #[inline]
    #[must_use]
    pub const fn owned(&self, seat: Seat) -> ProvinceSet {
        ProvinceSet::from_bits(self.owners.held_by(seat as u8))
    }

    /// The provinces nobody has taken yet.
    #[must_use]
    pub const fn free(&self) -> ProvinceSet {
        ProvinceSet::from_bits(self.owners.held_by(NOBODY))
    }

    /// Whose a province is.
    #[inline]
    #[must_use]
    pub fn owner(&self, province: Province) -> Option<Seat> {
        Seat::new(usize::from(self.owners.holder(province.index())))
    }

    /// The legionaries on a province.
    #[inline]
    #[must_use]
    pub fn armies(&self, province: Province) -> Armies {
        Armies(self.legionaries[province])
    }

    /// All legionaries of a seat.
    #[must_use]
    pub fn armies_of(&self, seat: Seat) -> Armies {
        Armies(self.owned(seat).iter().map(|province| self.legionaries[province]).fold(0, u16::saturating_add))
    }

    /// The triremes of a seat in a sea.
    #[inline]
    #[must_use]
    pub fn fleet(&self, seat: Seat, sea: Sea) -> Triremes {
        Triremes(self.triremes[seat][sea])
    }

    /// All triremes of a seat.
    #[must_use]
    pub fn triremes_of(&self, setup: &Setup, seat: Seat) -> Triremes {
        Triremes(setup.map.seas().iter().map(|sea| self.triremes[seat][sea]).fold(0, u16::saturating_add))
    }

    /// Who has strictly more triremes in a sea than anyone (B5).
    #[must_use]
    pub fn master(&self, setup: &Setup, sea: Sea) -> Option<Seat> {
        let (mut most, mut master) = (0, None);
        for seat in Seat::ALL.into_iter().take(setup.players()) {
            let fleet = self.triremes[seat][sea];
            if fleet > most {
                (most, master) = (fleet, Some(seat));
            } else if fleet == most {
                master = None;
            }
        }
        master
    }

    /// How a seat takes part.
    #[inline]
    #[must_use]
    pub fn status(&self, seat: Seat) -> Status {
        self.places[seat].status
    }

    /// The seats with such a part.
    #[must_use]
    pub fn seats_where(&self, wanted: impl Fn(Status) -> bool) -> SeatSet {
        Seat::ALL.into_iter().filter(|&seat| wanted(self.status(seat))).collect()
    }

    /// The players in the game.
    #[must_use]
    pub fn playing(&self) -> SeatSet {
        self.seats_where(|status| status == Status::Playing)
    }

    /// The colour of a seat's army.
    #[must_use]
    pub fn colour(&self, seat: Seat) -> Option<Colour> {
        self.places[seat].colour
    }

    /// Who sits there.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Player {
        self.places[seat].player
    }

    /// The stage of the turn, if nothing but the player on turn is awaited.
    #[inline]
    #[must_use]
    pub const fn stage(&self) -> Option<Stage> {
        match self.phase {
            Phase::Turn(stage) => Some(stage),
            _ => None,
        }
    }

    /// Whether time is up.
    #[must_use]
    pub fn time_is_up(&self) -> bool {
        self.last_lap > Lap(0)
    }

    /// Gives a province to a seat.
    #[inline]
    pub fn set_owner(&mut self, province: Province, seat: Seat) {
        self.owners.give(province.only().bits(), seat as u8);
    }
}
