//! A game in progress. What lies open on the table and what is hidden are two types, so that a view can be
//! made of the first alone.

use crate::phase::Phase;
use board::{ByTerritory, CardSet, Colour, Objective, Territory, TerritorySet};
use frame::{Armies, BySeat, Exit, Holders, Lap, OrderRolls, Player, Seat, SeatSet};

/// A whole game, secrets included. Only a host has one; players and bots have a [`crate::View`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct State {
    pub(crate) open: Open,
    pub(crate) hidden: Hidden,
}

/// The hot state stays within four cache lines.
const _: () = assert!(size_of::<State>() <= 256);

impl State {
    /// What everybody at the table can see.
    #[inline]
    #[must_use]
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// A seat's cards. A secret: for the host, the record and the end of the game.
    #[inline]
    #[must_use]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hidden.hand(seat)
    }

    /// The cards of `all` still in the deck. A secret.
    #[inline]
    #[must_use]
    pub fn deck(&self, all: CardSet) -> CardSet {
        self.hidden.pile(Hidden::DECK).and(all)
    }

    /// The cards played or discarded.
    #[inline]
    #[must_use]
    pub fn discards(&self) -> CardSet {
        self.hidden.pile(Hidden::DISCARDS)
    }

    /// A seat's objective. A secret.
    #[inline]
    #[must_use]
    pub fn objective(&self, seat: Seat) -> Option<Objective> {
        self.hidden.objectives[seat]
    }
}

/// What nobody but its holder may know. The deck has no order: a card is drawn from a set, by chance.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Hidden {
    cards: Holders,
    pub(crate) objectives: BySeat<Option<Objective>>,
}

impl Hidden {
    pub(crate) const DECK: u8 = 6;
    pub(crate) const DISCARDS: u8 = 7;

    /// All cards of a deck in the deck; what is no card of it is nowhere to be found.
    pub(crate) fn new() -> Self {
        Self { cards: Holders::all_with(Self::DECK), objectives: BySeat::all(None) }
    }

    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> CardSet {
        self.pile(seat.index() as u8)
    }

    #[inline]
    pub(crate) fn pile(&self, pile: u8) -> CardSet {
        CardSet::from_bits(self.cards.held_by(pile))
    }

    #[inline]
    pub(crate) fn give(&mut self, cards: CardSet, pile: u8) {
        self.cards.give(cards.bits(), pile);
    }

    #[inline]
    pub(crate) fn give_to(&mut self, cards: CardSet, seat: Seat) {
        self.give(cards, seat.index() as u8);
    }
}

/// Whose a territory is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owner {
    /// A seat's; it may be a ghost's, or that of a player who withdrew.
    Seat(Seat),
    /// A neutral territory: it only defends.
    Neutral,
    /// Nobody's, while territories are dealt.
    Nobody,
}

impl Owner {
    const NEUTRAL: u8 = 6;
    const NOBODY: u8 = 7;

    #[inline]
    const fn code(self) -> u8 {
        match self {
            Self::Seat(seat) => seat.index() as u8,
            Self::Neutral => Self::NEUTRAL,
            Self::Nobody => Self::NOBODY,
        }
    }

    /// The seat, if it is a seat's.
    #[inline]
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Neutral | Self::Nobody => None,
        }
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
    /// The dynamic ghost of a table of three (G8.1).
    Ghost,
    /// A late-comer who has not arrived (G8.9).
    Absent,
    /// A player who left; the territories only defend (G6.5).
    Withdrawn,
    /// A player who was put out; the territories are neutral (G6.5).
    Excluded,
    /// A player who lost the last territory (G6.1).
    Eliminated(Exit),
}

impl Status {
    /// Whether the seat's armies are on the board under its own colour.
    #[must_use]
    pub const fn on_board(self) -> bool {
        matches!(self, Self::Playing | Self::Ghost | Self::Absent | Self::Withdrawn)
    }
}

/// What lies open on the table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Open {
    owners: Holders,
    /// The territories with at least 2, 3 and 4 armies: what attack and defence dice depend on.
    at_least: [TerritorySet; 3],
    armies: ByTerritory<u16>,
    /// While territories are dealt: the order in which they came. In a turn: armies that may be taken back.
    /// On the ghost's turn: territories that have their army.
    pub(crate) marks: ByTerritory<u8>,
    statuses: BySeat<Status>,
    /// By how much each seat's cap of armies was lowered (C9, C51).
    pub(crate) cap_cut: BySeat<u8>,
    /// The number of cards in each hand is public (G5.4).
    pub(crate) hands: BySeat<u8>,
    who: BySeat<Who>,
    pub(crate) lap: Lap,
    pub(crate) due: Armies,
    pub(crate) last_lap: Lap,
    pub(crate) phase: Phase,
    pub(crate) turn: Seat,
    pub(crate) conquests: u8,
    pub(crate) tris: u8,
    pub(crate) placed: bool,
    pub(crate) exits: u8,
    pub(crate) time: Time,
    /// A late-comer who has just arrived and waits for an objective (G8.9).
    pub(crate) arriving: Option<Seat>,
}

/// Whether time is up, and since when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Time {
    Running,
    /// Laps are counted from the seat that was on turn; so many are complete.
    Up {
        anchor: Seat,
        laps: u8,
    },
}

/// Player and colour of a seat in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Who(u8);

impl Who {
    const NO_COLOUR: u8 = 7;
    const UNKNOWN: Self = Self(Self::NO_COLOUR << 3);
}

impl Open {
    pub(crate) fn new(players: usize) -> Self {
        Self {
            owners: Holders::all_with(Owner::NOBODY),
            at_least: [TerritorySet::EMPTY; 3],
            armies: ByTerritory::all(0),
            marks: ByTerritory::all(0),
            statuses: BySeat::all(Status::Empty),
            cap_cut: BySeat::all(0),
            hands: BySeat::all(0),
            who: BySeat::all(Who::UNKNOWN),
            lap: Lap(0),
            due: Armies(0),
            last_lap: Lap(0),
            phase: Phase::Order(OrderRolls::new(players)),
            turn: Seat::FIRST,
            conquests: 0,
            tris: 0,
            placed: false,
            exits: 0,
            time: Time::Running,
            arriving: None,
        }
    }

    /// The territories of a seat.
    #[inline]
    #[must_use]
    pub fn owned(&self, seat: Seat) -> TerritorySet {
        TerritorySet::from_bits(self.owners.held_by(seat.index() as u8))
    }

    /// The neutral territories.
    #[inline]
    #[must_use]
    pub fn neutral(&self) -> TerritorySet {
        TerritorySet::from_bits(self.owners.held_by(Owner::NEUTRAL))
    }

    /// The territories nobody has, while they are dealt.
    #[inline]
    #[must_use]
    pub fn unowned(&self) -> TerritorySet {
        TerritorySet::from_bits(self.owners.held_by(Owner::NOBODY))
    }

    /// Whose a territory is.
    #[inline]
    #[must_use]
    pub fn owner(&self, territory: Territory) -> Owner {
        match self.owners.holder(territory.index()) {
            Owner::NEUTRAL => Owner::Neutral,
            Owner::NOBODY => Owner::Nobody,
            seat => Seat::new(usize::from(seat)).map_or(Owner::Nobody, Owner::Seat),
        }
    }

    /// The armies on a territory.
    #[inline]
    #[must_use]
    pub fn armies(&self, territory: Territory) -> Armies {
        Armies(self.armies[territory])
    }

    /// All armies of a seat on the board.
    #[must_use]
    pub fn armies_of(&self, seat: Seat) -> Armies {
        Armies(self.owned(seat).iter().map(|t| self.armies[t]).sum())
    }

    /// The territories with at least `armies` armies.
    #[inline]
    #[must_use]
    pub fn with_at_least(&self, armies: u8) -> TerritorySet {
        match armies {
            0 | 1 => !TerritorySet::EMPTY,
            2..=4 => self.at_least[usize::from(armies) - 2],
            more => (!TerritorySet::EMPTY).iter().filter(|&t| self.armies[t] >= u16::from(more)).collect(),
        }
    }

    /// Armies placed this turn on a territory that may be taken back (G3.11).
    #[inline]
    #[must_use]
    pub fn takeable(&self, territory: Territory) -> Armies {
        if matches!(self.phase, Phase::Reinforce) { Armies(u16::from(self.marks[territory])) } else { Armies(0) }
    }

    /// How a seat takes part.
    #[inline]
    #[must_use]
    pub fn status(&self, seat: Seat) -> Status {
        self.statuses[seat]
    }

    /// The seats with one of these statuses.
    pub(crate) fn seats_where(&self, wanted: impl Fn(Status) -> bool) -> SeatSet {
        Seat::ALL.into_iter().filter(|&seat| wanted(self.statuses[seat])).collect()
    }

    /// The players who take turns.
    #[must_use]
    pub fn playing(&self) -> SeatSet {
        self.seats_where(|status| status == Status::Playing)
    }

    /// The seats whose armies are still on the board under their own colour.
    #[must_use]
    pub fn on_board(&self) -> SeatSet {
        self.seats_where(Status::on_board)
    }

    /// The colour of a seat, once chosen.
    #[must_use]
    pub fn colour(&self, seat: Seat) -> Option<Colour> {
        Colour::ALL.get(usize::from(self.who[seat].0 >> 3)).copied()
    }

    /// The seat that plays this colour.
    #[must_use]
    pub fn seat_of(&self, colour: Colour) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&seat| self.colour(seat) == Some(colour))
    }

    /// Which player of the list sits here; of a ghost this has no meaning.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Player {
        Player::new(usize::from(self.who[seat].0 & 7)).unwrap_or_default()
    }

    /// What is being done now.
    #[inline]
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is; before the first turn, the first hand.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// The lap being played; 0 before the first turn.
    #[inline]
    #[must_use]
    pub fn lap(&self) -> Lap {
        self.lap
    }

    /// Reinforcements still to be placed.
    #[inline]
    #[must_use]
    pub fn due(&self) -> Armies {
        self.due
    }

    /// Territories conquered this turn.
    #[must_use]
    pub fn conquests(&self) -> u8 {
        self.conquests
    }

    /// How many cards a seat holds (G5.4).
    #[must_use]
    pub fn hand_size(&self, seat: Seat) -> usize {
        usize::from(self.hands[seat])
    }

    /// Whether time is up (G7.3).
    #[must_use]
    pub fn time_is_up(&self) -> bool {
        self.time != Time::Running
    }

    /// The last lap, once time is up and laps decide (G7.3).
    #[must_use]
    pub fn last_lap(&self) -> Option<Lap> {
        (self.last_lap > Lap(0)).then_some(self.last_lap)
    }

    #[inline]
    pub(crate) fn set_armies(&mut self, territory: Territory, armies: Armies) {
        self.armies[territory] = armies.0;
        for (least, set) in (2..).zip(&mut self.at_least) {
            let bit = u64::from(armies.0 >= least) << territory.index();
            *set = TerritorySet::from_bits(set.bits() & !territory.only().bits() | bit);
        }
    }

    #[inline]
    pub(crate) fn add_armies(&mut self, territory: Territory, armies: Armies) {
        self.set_armies(territory, Armies(self.armies[territory] + armies.0));
    }

    #[inline]
    pub(crate) fn remove_armies(&mut self, territory: Territory, armies: Armies) {
        self.set_armies(territory, Armies(self.armies[territory] - armies.0));
    }

    #[inline]
    pub(crate) fn set_owner(&mut self, territories: TerritorySet, owner: Owner) {
        self.owners.give(territories.bits(), owner.code());
    }

    pub(crate) fn set_status(&mut self, seat: Seat, status: Status) {
        self.statuses[seat] = status;
    }

    pub(crate) fn set_player(&mut self, seat: Seat, player: Player) {
        self.who[seat].0 = self.who[seat].0 & !7 | player.index() as u8;
    }

    pub(crate) fn set_colour(&mut self, seat: Seat, colour: Colour) {
        self.who[seat].0 = self.who[seat].0 & 7 | (colour as u8) << 3;
    }
}
