//! A hall as something that lives: taken in from its log, shown to those who watch.

use crate::entry::{Author, Entry};
use crate::state::Hall;
use director::tournament::{Competitor, EntrantId, Event};
use live::{Audiences, Fold, Millis, Outcome, Request, SceneSpec, Stamp, Unreadable};
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::ops::{BitOr, BitOrAssign};
use std::sync::Arc;

/// Which parts of what is shown have changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Changed(u8);

impl Changed {
    /// Nothing anybody is shown.
    pub const NOTHING: Self = Self(0);
    /// Rounds, tables and results.
    pub const ROUNDS: Self = Self(1);
    /// The standings.
    pub const STANDINGS: Self = Self(2);
    /// The clock and the tables' lights.
    pub const CLOCK: Self = Self(4);
    /// The calls for a referee.
    pub const CALLS: Self = Self(8);
    /// The words for everybody.
    pub const NOTICES: Self = Self(16);
    /// Who takes part.
    pub const ENTRANTS: Self = Self(32);
    /// All of it.
    pub const ALL: Self = Self(63);

    const WORDS: [(Self, &'static str); 6] = [
        (Self::ROUNDS, "rounds"),
        (Self::STANDINGS, "standings"),
        (Self::CLOCK, "clock"),
        (Self::CALLS, "calls"),
        (Self::NOTICES, "notices"),
        (Self::ENTRANTS, "entrants"),
    ];

    /// Whether all of these are among it.
    #[must_use]
    pub const fn has(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// The words of the protocol.
    #[must_use]
    pub fn words(self) -> Vec<&'static str> {
        Self::WORDS.into_iter().filter(|&(part, _)| self.has(part)).map(|(_, word)| word).collect()
    }

    /// What an event of the director changes.
    pub(crate) fn by(event: &Event) -> Self {
        match event {
            Event::Reported { .. } => Self::ROUNDS | Self::STANDINGS | Self::CLOCK,
            Event::RoundSeated { .. } | Event::RoundReseated { .. } => Self::ALL,
            Event::Sanctioned { .. } | Event::DiceCast { .. } | Event::EventCalled { .. } => {
                Self::ROUNDS | Self::STANDINGS
            }
            Event::Scheduled { .. } | Event::Postponed { .. } | Event::NextNamed { .. } => Self::ROUNDS,
            _ => Self::ENTRANTS,
        }
    }
}

impl BitOr for Changed {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Changed {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

/// Who watches: everybody alike, or one person who is also told where they sit and stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// Anybody.
    Public,
    /// A phone that shows one person.
    Entrant(EntrantId),
}

/// What those who watch are told: that something has changed, and where their own person is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The version it is of.
    pub stamp: Stamp,
    /// What has changed.
    pub changed: Changed,
    /// Where the person sits and stands, for who asked for one.
    pub own: Option<Own>,
}

/// Where somebody sits and stands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Own {
    /// The table of the last round they sit at.
    pub table: Option<usize>,
    /// Their seat at it, from 1.
    pub seat: Option<usize>,
    /// Their place in the standings, from 1; those who tie have the same.
    pub standing: Option<usize>,
}

/// Everybody's place in the standings, made once for all who watch.
struct Places(BTreeMap<Competitor, usize>);

impl Hall {
    fn places(&self) -> Places {
        let standings = self.rules.standings(&self.tournament);
        Places(standings.into_iter().map(|line| (line.who, line.place)).collect())
    }

    fn own(&self, entrant: EntrantId, places: &Places) -> Own {
        let last = self.tournament.rounds.last();
        let table = last.and_then(|round| Some(&round.tables[round.table_of(entrant)?]));
        let seat = table.and_then(|table| table.seats.iter().position(|&seat| seat == entrant));
        let team = self.tournament.entrant(entrant).and_then(|entrant| entrant.entry.team);
        let ranked = [Some(Competitor::Entrant(entrant)), team.map(Competitor::Team)].into_iter().flatten();
        Own {
            table: table.map(|table| table.number),
            seat: seat.map(|seat| seat + 1),
            standing: ranked.filter_map(|who| places.0.get(&who).copied()).next(),
        }
    }

    fn scene_for(&self, audience: Audience, stamp: Stamp, changed: Changed, places: &Places) -> Scene {
        let own = match audience {
            Audience::Public => None,
            Audience::Entrant(entrant) => Some(self.own(entrant, places)),
        };
        Scene { stamp, changed, own }
    }
}

impl Fold for Hall {
    type Author = Author;
    type Change = Changed;
    type Decision = Infallible;
    type Audience = Audience;
    type Scene = Scene;
    type Shared = ();
    type LastSent = ();

    fn restart(&self, first: &store::Entry) -> Result<Self, Unreadable> {
        Self::begin(first)
    }

    fn take_in(&mut self, kept: &store::Entry) -> Result<Outcome<Self>, Unreadable> {
        let entry = Entry::read(&kept.body).map_err(Unreadable::new)?;
        let request = Request { author: entry.by.clone(), nonce: entry.nonce.clone() };
        let change = self.follow(kept.version, entry, &kept.body)?;
        Ok(Outcome { change, request: Some(request) })
    }

    fn commit(&mut self, decision: Infallible, _at: Millis) -> Outcome<Self> {
        match decision {}
    }

    fn scene(&self, spec: SceneSpec<Audience>, changes: &[Changed]) -> Scene {
        let changed = if spec.whole { Changed::ALL } else { sum(changes) };
        self.scene_for(spec.audience, spec.stamp, changed, &self.places())
    }

    fn show(&self, changes: &[Changed], stamp: Stamp, audiences: &mut Audiences<Self>) {
        let changed = sum(changes);
        if changed == Changed::NOTHING {
            return;
        }
        let places = self.places();
        audiences.deliver(|audience, ()| Arc::new(self.scene_for(audience, stamp, changed, &places)));
    }

    fn is_over(&self) -> bool {
        false
    }
}

fn sum(changes: &[Changed]) -> Changed {
    changes.iter().fold(Changed::NOTHING, |all, &one| all | one)
}
