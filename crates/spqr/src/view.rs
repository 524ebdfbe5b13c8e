//! What one seat, or a spectator, may know. A view borrows what lies open and owns what is its seat's; it has no
//! field in which another's secret could hide.

use crate::event::Event;
use crate::setup::Setup;
use crate::state::{Open, State};
use board::rome::Pile;
use frame::Seat;

/// The game as one seat or a spectator sees it.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    open: &'a Open,
    seat: Option<Seat>,
    hand: Pile,
}

impl State {
    /// What this seat sees.
    #[inline]
    #[must_use]
    pub fn view(&self, seat: Seat) -> View<'_> {
        View { open: &self.open, seat: Some(seat), hand: self.hand(seat) }
    }

    /// What everybody sees.
    #[must_use]
    pub fn spectator_view(&self) -> View<'_> {
        View { open: &self.open, seat: None, hand: Pile::default() }
    }
}

impl<'a> View<'a> {
    /// A view put together from what a player was told, as a bot in another process does.
    #[must_use]
    pub const fn of(open: &'a Open, seat: Seat, hand: Pile) -> Self {
        Self { open, seat: Some(seat), hand }
    }

    /// What lies open on the table.
    #[inline]
    #[must_use]
    pub const fn open(&self) -> &'a Open {
        self.open
    }

    /// Whose view it is; `None` for a spectator's.
    #[inline]
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The cards in one's own hand.
    #[inline]
    #[must_use]
    pub const fn hand(&self) -> Pile {
        self.hand
    }

    /// The cards one does not see: in the deck or in others' hands.
    #[must_use]
    pub fn unseen(&self, setup: &Setup) -> Pile {
        let seen = self.hand.plus(self.open.discards).plus(self.open.removed);
        setup.deck.cards.minus(seen).unwrap_or_default()
    }
}

/// An event as a viewer may know it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Seen {
    /// All of it.
    Whole(Shown),
    /// A card was taken by this seat.
    CardTaken(Seat),
    /// So many cards changed hands.
    CardsCaptured {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// How many.
        count: usize,
    },
}

/// An event that was found fit for its viewer: only [`see`] makes one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Shown(Event);

impl Shown {
    /// The event.
    #[must_use]
    pub const fn event(&self) -> &Event {
        &self.0
    }
}

/// What a seat, or with `None` a spectator, learns of an event. Every event is named: one that is new must say whether it
/// hides something.
#[must_use]
pub fn see(event: &Event, viewer: Option<Seat>) -> Seen {
    let whole = Seen::Whole(Shown(*event));
    let mine = |seat: Seat| viewer == Some(seat);
    match *event {
        Event::CardTaken { seat, .. } => {
            if mine(seat) {
                whole
            } else {
                Seen::CardTaken(seat)
            }
        }
        Event::CardsCaptured { from, to, cards } => {
            if mine(from) || mine(to) {
                whole
            } else {
                Seen::CardsCaptured { from, to, count: cards.total() }
            }
        }
        Event::OrderRolled { .. }
        | Event::OrderSettled(_)
        | Event::ColourChosen { .. }
        | Event::CardsGiven { .. }
        | Event::Settled { .. }
        | Event::CentreBuilt { .. }
        | Event::Placed { .. }
        | Event::TakenBack { .. }
        | Event::TurnBegan { .. }
        | Event::CentresGarrisoned { .. }
        | Event::PointsClaimed { .. }
        | Event::PointsRecovered { .. }
        | Event::TrisPlayed { .. }
        | Event::Declined { .. }
        | Event::Launched { .. }
        | Event::Unlaunched { .. }
        | Event::Embarked { .. }
        | Event::Disembarked { .. }
        | Event::Sailed { .. }
        | Event::RammingDeclared { .. }
        | Event::LandingDeclared { .. }
        | Event::AttackDeclared { .. }
        | Event::BattleRolled { .. }
        | Event::Conquered { .. }
        | Event::Landed { .. }
        | Event::Eliminated { .. }
        | Event::HandDiscarded { .. }
        | Event::Occupied { .. }
        | Event::Maneuvered { .. }
        | Event::Passed(_)
        | Event::DeckRenewed
        | Event::TimeUp { .. }
        | Event::GameEnded(_)
        | Event::TurnPassedOn { .. }
        | Event::CardLost { .. }
        | Event::CardsForfeited { .. }
        | Event::ArmiesRemoved { .. }
        | Event::PointsSet { .. }
        | Event::FleetSet { .. }
        | Event::CentreSet { .. }
        | Event::Withdrawn { .. }
        | Event::Excluded { .. }
        | Event::Corrected { .. } => whole,
    }
}
