//! The closing roll (*sdadata*): who rolls, and which sums close (G7.4 to G7.9).
//!
//! The rule itself is the engine's, [`rules::closing_for`]: here a table is described in the few facts a referee knows, and
//! the engine is asked.

use crate::dispute::Turn;
use board::ByTerritory;
use frame::{Armies, BySeat, Exit, Lap, RuleId, Seat, SeatSet};
use regulation::Settings;
use regulation::settings::{SdadataForm, TimeUp};
use rules::{Open, Owner, Phase, Position, SeatPosition, Setup, SetupFault, Status};

/// A table after time has run out.
#[derive(Clone, Debug)]
pub struct Table {
    setup: Setup,
    form: SdadataForm,
    conquests_max: Option<u16>,
    time_up: Turn,
    last_lap: Lap,
    status: BySeat<Status>,
}

/// How a sum closes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A sum at most this closes.
    AtMost(u8),
    /// A sum equal to one of these closes.
    Exactly([Option<u8>; 2]),
}

impl Form {
    /// Whether this sum closes.
    #[must_use]
    pub fn closes(self, sum: u8) -> bool {
        match self {
            Self::AtMost(most) => sum <= most,
            Self::Exactly(sums) => sums.contains(&Some(sum)),
        }
    }
}

/// A roll that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roll {
    /// Whose roll it is.
    pub seat: Seat,
    /// Who throws the dice: for a player who left, the one before (G7.9).
    pub thrown_by: Seat,
    /// What closes.
    pub closes: Form,
}

/// Why nobody rolls.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoRoll {
    /// The regulation has no closing rolls (G7.4).
    #[error("there are no closing rolls")]
    NoSdadata,
    /// The closing rolls have not begun (G7.5).
    #[error("the closing rolls have not begun")]
    NotYet,
    /// The player is out of the game (G7.7).
    #[error("seat {} is out", .0.letter())]
    Out(Seat),
    /// More territories were conquered than allow a roll (G7.6).
    #[error("more than {0} conquests")]
    ManyConquests(u16),
}

impl NoRoll {
    /// The rule behind it.
    #[must_use]
    pub const fn rule(&self) -> RuleId {
        match self {
            Self::NoSdadata => RuleId::game(7, 4),
            Self::NotYet => RuleId::game(7, 5),
            Self::Out(_) => RuleId::game(7, 7),
            Self::ManyConquests(_) => RuleId::game(7, 6),
        }
    }
}

impl Table {
    /// A table of so many players, where time ran out in this turn; these are out of the game, these left it with their
    /// territories on the board.
    pub fn new(
        settings: &Settings,
        players: usize,
        time_up: Turn,
        out: SeatSet,
        withdrawn: SeatSet,
    ) -> Result<Self, SetupFault> {
        let setup = Setup::new(settings, players, 0)?;
        let mut status = BySeat::all(Status::Empty);
        for seat in setup.seats().iter() {
            status[seat] = match (out.has(seat), withdrawn.has(seat)) {
                (true, _) => Status::Eliminated(Exit::First),
                (false, true) => Status::Withdrawn,
                (false, false) if setup.ghost() == Some(seat) => Status::Ghost,
                (false, false) => Status::Playing,
            };
        }
        let last_lap = match settings.end.time_up.value {
            TimeUp::OneMoreLap => Lap(time_up.lap.0 + 1),
            TimeUp::ThisTurn | TimeUp::ThreeLaps => Lap(0),
        };
        let (form, conquests_max) = (settings.sdadata.form.value, settings.sdadata.conquests_max.get());
        Ok(Self { setup, form, conquests_max, time_up, last_lap, status })
    }

    /// The seats of the table, those out of the game included.
    #[must_use]
    pub fn seats(&self) -> SeatSet {
        self.setup.seats()
    }

    /// The closing roll at the end of a turn in which so many territories were conquered.
    pub fn roll(&self, turn: Turn, conquests: u16) -> Result<Roll, NoRoll> {
        if self.form == SdadataForm::Absent {
            return Err(NoRoll::NoSdadata);
        }
        if !self.status[turn.seat].on_board() {
            return Err(NoRoll::Out(turn.seat));
        }
        let open = self.open_at(turn).ok_or(NoRoll::NotYet)?;
        let sums = rules::closing_for(&self.setup, &open, turn.seat, turn.lap).ok_or(NoRoll::NotYet)?;
        if let Some(most) = self.conquests_max.filter(|&most| conquests > most) {
            return Err(NoRoll::ManyConquests(most));
        }
        Ok(Roll { seat: turn.seat, thrown_by: self.thrown_by(turn.seat), closes: self.closes(sums) })
    }

    /// The closing rolls that follow this turn for players who left, one after another, before the next player's turn:
    /// whoever was on turn throws them, however much was conquered (G7.9).
    #[must_use]
    pub fn rolls_for_absent(&self, turn: Turn) -> Vec<Roll> {
        let present = |seat: Seat| matches!(self.status[seat], Status::Playing | Status::Ghost);
        let mut rolls = Vec::new();
        let Turn { mut lap, mut seat } = turn;
        while let Some(next) = self.seats().after(seat).filter(|&next| next != turn.seat && !present(next)) {
            lap.0 += u16::from(next < seat);
            seat = next;
            rolls.extend(self.roll(Turn { lap, seat }, 0));
        }
        rolls
    }

    /// All closing rolls of a lap, in playing order, as long as nobody conquers too much.
    #[must_use]
    pub fn lap(&self, lap: Lap) -> Vec<Roll> {
        self.seats().iter().filter_map(|seat| self.roll(Turn { lap, seat }, 0).ok()).collect()
    }

    fn closes(&self, sums: &[u8]) -> Form {
        match self.form {
            SdadataForm::AtMost => Form::AtMost(sums.iter().copied().max().unwrap_or(0)),
            SdadataForm::Exactly | SdadataForm::Absent => Form::Exactly([sums.first().copied(), sums.get(1).copied()]),
        }
    }

    fn thrown_by(&self, seat: Seat) -> Seat {
        let there = |seat: &Seat| matches!(self.status[*seat], Status::Playing | Status::Ghost);
        let present: SeatSet = Seat::ALL.into_iter().filter(there).collect();
        if present.has(seat) { seat } else { present.before(seat).unwrap_or(seat) }
    }

    /// The table as the engine sees it in this turn; `None` before time has run out.
    fn open_at(&self, turn: Turn) -> Option<Open> {
        let begun = u16::from(turn.seat < self.time_up.seat);
        let laps = turn.lap.0.checked_sub(self.time_up.lap.0)?.checked_sub(begun)?;
        let mut seats = BySeat::all(SeatPosition::default());
        for seat in Seat::ALL {
            seats[seat].status = self.status[seat];
        }
        let position = Position {
            land: ByTerritory::all((Owner::Nobody, Armies(0))),
            seats,
            phase: Phase::TurnOver,
            turn: turn.seat,
            lap: turn.lap,
            due: Armies(0),
            conquests: 0,
            tris: 0,
            placed: false,
            exits: 0,
            time_up: Some((self.time_up.seat, u8::try_from(laps).unwrap_or(u8::MAX))),
            last_lap: self.last_lap,
            arriving: None,
            marks: ByTerritory::all(0),
            discards: board::CardSet::EMPTY,
        };
        Some(position.open())
    }
}
