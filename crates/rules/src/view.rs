//! What one seat, or a spectator, may know. A view borrows what lies open and owns what is its seat's; it has no
//! field in which another's secret could hide.

use crate::event::Event;
use crate::setup::Setup;
use crate::state::{Open, State};
use board::{CardSet, Objective};
use frame::Seat;

/// The game as one seat or a spectator sees it.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    open: &'a Open,
    seat: Option<Seat>,
    hand: CardSet,
    objective: Option<Objective>,
    ghost_hand: CardSet,
}

impl State {
    /// What this seat sees.
    #[inline]
    #[must_use]
    pub fn view(&self, setup: &Setup, seat: Seat) -> View<'_> {
        View {
            open: &self.open,
            seat: Some(seat),
            hand: self.hand(seat),
            objective: self.objective(seat),
            ghost_hand: self.ghost_hand(setup),
        }
    }

    /// What everybody sees.
    #[must_use]
    pub fn spectator_view(&self, setup: &Setup) -> View<'_> {
        View { open: &self.open, seat: None, hand: CardSet::EMPTY, objective: None, ghost_hand: self.ghost_hand(setup) }
    }

    /// The ghost's cards lie face up (G8.7).
    fn ghost_hand(&self, setup: &Setup) -> CardSet {
        setup.ghost.map_or(CardSet::EMPTY, |ghost| self.hand(ghost))
    }
}

impl<'a> View<'a> {
    /// A view put together from what a player was told, as a bot in another process does.
    #[must_use]
    pub fn of(open: &'a Open, seat: Seat, hand: CardSet, objective: Option<Objective>, ghost_hand: CardSet) -> Self {
        Self { open, seat: Some(seat), hand, objective, ghost_hand }
    }

    /// What lies open on the table.
    #[inline]
    #[must_use]
    pub fn open(&self) -> &'a Open {
        self.open
    }

    /// Whose view it is; `None` for a spectator's.
    #[inline]
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// One's own cards.
    #[inline]
    #[must_use]
    pub fn hand(&self) -> CardSet {
        self.hand
    }

    /// One's own objective.
    #[inline]
    #[must_use]
    pub fn objective(&self) -> Option<Objective> {
        self.objective
    }

    /// The dynamic ghost's cards, which lie face up (G8.7).
    #[must_use]
    pub fn ghost_hand(&self) -> CardSet {
        self.ghost_hand
    }
}

/// An event as one viewer may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// All of it.
    Whole(Shown),
    /// A seat received an objective.
    ObjectiveDealt(Seat),
    /// A seat took a card.
    CardTaken(Seat),
    /// Cards went from one hand to another.
    CardsCaptured {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// How many.
        count: usize,
    },
}

/// An event that its viewer may know whole; only [`see`] makes one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown(Event);

impl Shown {
    /// The event.
    #[must_use]
    pub fn event(&self) -> &Event {
        &self.0
    }
}

/// What a viewer, or with `None` a spectator, learns of an event. Every event is named: one that is new must say whether
/// it hides something.
#[must_use]
pub fn see(setup: &Setup, event: &Event, viewer: Option<Seat>) -> Seen {
    let whole = Seen::Whole(Shown(*event));
    let mine = |seat: Seat| viewer == Some(seat);
    let open_hand = |seat: Seat| mine(seat) || setup.ghost == Some(seat);
    match *event {
        Event::ObjectiveDealt { seat, .. } => {
            if mine(seat) {
                whole
            } else {
                Seen::ObjectiveDealt(seat)
            }
        }
        Event::CardTaken { seat, .. } => {
            if open_hand(seat) {
                whole
            } else {
                Seen::CardTaken(seat)
            }
        }
        Event::CardsCaptured { from, to, cards } => {
            if open_hand(from) || open_hand(to) {
                whole
            } else {
                Seen::CardsCaptured { from, to, count: cards.len() }
            }
        }
        Event::OrderRolled { .. }
        | Event::OrderSettled(_)
        | Event::ColourChosen { .. }
        | Event::TerritoryDealt { .. }
        | Event::DealSwapped { .. }
        | Event::Abandoned { .. }
        | Event::Reoccupied { .. }
        | Event::Placed { .. }
        | Event::TakenBack { .. }
        | Event::TurnBegan { .. }
        | Event::TrisPlayed { .. }
        | Event::GhostSpread { .. }
        | Event::AttackDeclared { .. }
        | Event::DefenceDeclared(_)
        | Event::BattleRolled { .. }
        | Event::Conquered { .. }
        | Event::Eliminated { .. }
        | Event::HandDiscarded { .. }
        | Event::Occupied { .. }
        | Event::NicheLeft { .. }
        | Event::Maneuvered { .. }
        | Event::Passed(_)
        | Event::DeckRenewed
        | Event::TimeUp
        | Event::ClosingSkipped { .. }
        | Event::ClosingDue { .. }
        | Event::ClosingRolled { .. }
        | Event::ObjectiveReached(_)
        | Event::GameEnded(_)
        | Event::TurnPassedOn { .. }
        | Event::CardLost { .. }
        | Event::CardsForfeited { .. }
        | Event::ArmiesRemoved { .. }
        | Event::CapLowered { .. }
        | Event::Withdrawn { .. }
        | Event::Excluded { .. }
        | Event::Admitted { .. }
        | Event::Corrected { .. } => whole,
    }
}
