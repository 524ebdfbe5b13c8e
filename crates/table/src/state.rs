//! A game and everything around it: what the log of a table has come to, and what can be asked of that. No clock, no
//! file, no task.

use crate::chairs::{Chair, Presence};
use crate::clocks::{Due, GameClocks};
use crate::contribution::{Contribution, REVEAL_MS};
use crate::moves::{AfterMoves, Mover};
use crate::refusal::Refusal;
use crate::remark::Remark;
use chance::{GameId, KeyStream, PlayerSeed};
use entries::{Away, Entry, Opened, Pause, Sat, Who};
use frame::{Actor, Awaited, Player, Seat};
use games::LiveGame;
use live::{Millis, Unreadable};
use notation::{DiceSource, Header, Move};
use regulation::Regulation;
use std::str::FromStr as _;
use std::sync::Arc;

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Chairs are being taken.
    Open,
    /// Every chair is taken, and players tell the seeds they are committed to.
    Revealing,
    /// The game is played.
    Playing,
    /// It is over.
    Over,
    /// It will not be played.
    Abandoned,
}

impl Stage {
    /// The word for it in the protocol and in the index.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Revealing => "revealing",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Abandoned => "abandoned",
        }
    }

    /// Whether the game is still to begin.
    #[must_use]
    pub fn is_before_game(self) -> bool {
        matches!(self, Self::Open | Self::Revealing)
    }
}

/// A game in which no person has done anything for so long is abandoned.
pub(crate) const DESERTED_MS: Millis = 3 * 24 * 3_600_000;

/// The state of a table: the fold of its log.
#[derive(Debug)]
pub(crate) struct TableState<G: LiveGame> {
    pub(crate) id: GameId,
    pub(crate) opened: Opened,
    pub(crate) regulation: Arc<Regulation>,
    pub(crate) setup: Arc<G::Setup>,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) stage: Stage,
    /// Since when seeds are told; time in which nobody could is not counted.
    pub(crate) revealing_since: Option<Millis>,
    pub(crate) state: G::State,
    pub(crate) clocks: GameClocks,
    /// The pause the game is in.
    pub(crate) pause: Option<Pause>,
    pub(crate) created: Millis,
    /// When a person last did something; time in which nobody could is not counted.
    pub(crate) acted: Millis,
    /// Whether the last entry says that the server was stopped.
    pub(crate) stopped: bool,
    /// How many commands were granted so far.
    pub(crate) commands: u64,
    pub(crate) dice: Option<KeyStream>,
}

/// What an entry changed: the position before, and the moves.
#[derive(Clone, Debug)]
pub(crate) struct Change<G: LiveGame> {
    pub(crate) before: G::State,
    pub(crate) moves: Vec<Move<G>>,
    /// Whether somebody came, went or is away, or the game is paused or goes on.
    pub(crate) chairs_changed: bool,
    /// What somebody did who does not play.
    pub(crate) remark: Option<Remark>,
}

impl<G: LiveGame> TableState<G> {
    /// A table as its first entry says.
    pub(crate) fn open(
        id: &str,
        first: &live::Entry,
        regulation: Arc<Regulation>,
        setup: Arc<G::Setup>,
    ) -> Result<Self, Unreadable> {
        let id = GameId::from_str(id).map_err(Unreadable::new)?;
        let opened = read_opening(first)?;
        let at = first.at;
        Ok(Self {
            id,
            chairs: vec![Chair::default(); opened.players],
            opened,
            regulation,
            stage: Stage::Open,
            revealing_since: None,
            state: G::begin(&setup),
            setup,
            clocks: GameClocks::default(),
            pause: None,
            created: at,
            acted: at,
            stopped: false,
            commands: 0,
            dice: None,
        })
    }

    /// The state after moves, and everything that depends on it.
    pub(crate) fn settle(&mut self, moves: &[Move<G>], after: AfterMoves<G>, at: Millis, mover: Mover) {
        let asked = self.asked();
        if self.stage.is_before_game() {
            self.stage = Stage::Playing;
            self.clocks.begin(at);
        }
        self.state = after.state;
        self.dice = Some(after.dice);
        self.commands += moves.len() as u64;
        if after.starts_clock {
            self.clocks.start_game(at);
        }
        let now = G::progress(&self.state);
        self.clocks.ask(at, self.asked(), (now.lap, now.turn));
        if now.is_over {
            self.stage = Stage::Over;
            self.pause = None;
        }
        let passed = moves.iter().any(|made| made.actor == Actor::Referee && made.command == G::pass_on());
        match (mover, asked) {
            (Mover::Player(player), _) => {
                self.acted = at;
                self.mark_present(player);
            }
            (Mover::Referee, _) => {
                self.acted = at;
                self.mark_removed();
            }
            (Mover::Program, Some(seat)) if passed => self.count_missed_turn(seat),
            (Mover::Program, _) => {}
        }
    }

    /// Whoever a ruling has put out plays no more, and nobody plays for them.
    fn mark_removed(&mut self) {
        for player in 0..self.chairs.len() {
            if self.seat_of(player).is_some_and(|seat| G::is_excluded(&self.state, seat)) {
                self.chairs[player].presence = Presence::Removed;
            }
        }
    }

    /// Whether a referee has put a player out.
    pub(crate) fn is_removed(&self, player: usize) -> bool {
        self.chairs.get(player).is_some_and(|chair| chair.presence == Presence::Removed)
    }

    /// The hand of whoever sits there was passed on.
    fn count_missed_turn(&mut self, seat: Seat) {
        if let Some(chair) = self.player_at(seat).and_then(|player| self.chairs.get_mut(player)) {
            chair.missed = chair.missed.saturating_add(1);
        }
    }

    /// Somebody sits down; if it is the last chair and a seed is covered, everybody tells theirs.
    pub(crate) fn take_chair(&mut self, sat: &Sat, at: Millis) {
        if let Some(chair) = self.chairs.get_mut(sat.player) {
            *chair = Chair::taken(sat);
        }
        if self.stage == Stage::Open && must_reveal(&self.chairs) {
            self.stage = Stage::Revealing;
            self.revealing_since = Some(at);
        }
    }

    /// Changes what a player adds to the dice.
    pub(crate) fn change_contribution(&mut self, player: usize, change: impl FnOnce(&Contribution) -> Contribution) {
        if let Some(contribution) = self.chairs.get_mut(player).and_then(|chair| chair.contribution.as_mut()) {
            *contribution = change(contribution);
        }
    }

    /// When it is too late to tell a seed.
    pub(crate) fn reveal_until(&self) -> Option<Millis> {
        self.revealing_since.filter(|_| self.stage == Stage::Revealing).map(|since| since + REVEAL_MS)
    }

    /// Nobody could do anything for so long until `at`: nobody used that time.
    pub(crate) fn give_back(&mut self, milliseconds: i64, at: Millis) {
        self.acted += milliseconds;
        self.revealing_since = self.revealing_since.map(|since| since + milliseconds);
        self.clocks.give_back(milliseconds, at);
    }

    pub(crate) fn free_chair(&mut self, player: usize) {
        if let Some(chair) = self.chairs.get_mut(player) {
            *chair = Chair::default();
        }
    }

    pub(crate) fn mark_away(&mut self, player: usize) {
        let presence = match self.opened.options.away {
            Away::Bot => Presence::StoodIn,
            Away::Neutral => Presence::Neutral,
        };
        if let Some(chair) = self.chairs.get_mut(player) {
            chair.presence = presence;
        }
    }

    /// Whoever moves, or says so, is there.
    pub(crate) fn mark_present(&mut self, player: usize) {
        if let Some(chair) = self.chairs.get_mut(player) {
            chair.presence = Presence::Here;
            chair.missed = 0;
        }
    }

    /// Who is asked.
    pub(crate) fn asked(&self) -> Option<Seat> {
        match (self.stage, G::awaited(&self.setup, &self.state)) {
            (Stage::Playing, Awaited::Seat(seat)) => Some(seat),
            _ => None,
        }
    }

    /// The player who sits at a seat, from 0.
    pub(crate) fn player_at(&self, seat: Seat) -> Option<usize> {
        G::sits(&self.state, seat).map(Player::index)
    }

    /// The seat of a player, once the order is known.
    pub(crate) fn seat_of(&self, player: usize) -> Option<Seat> {
        if self.stage.is_before_game() {
            return None;
        }
        G::seats(&self.setup).iter().find(|&seat| self.player_at(seat) == Some(player))
    }

    /// The chair of a person, from 0.
    pub(crate) fn chair_of(&self, person: &str) -> Option<usize> {
        self.chairs.iter().position(|chair| chair.is_of(person))
    }

    /// The chair somebody gets. Who has the invitation gets one that is kept, if there is one; who opened the table needs
    /// none, and leaves those to the others while there are more.
    pub(crate) fn chair_for(&self, who: &Who, invitation: Option<&str>) -> Result<usize, Refusal> {
        let kept = self.opened.options.for_all(self.chairs.len());
        let mut free = (0..self.chairs.len()).filter(|&chair| self.chairs[chair].who.is_none()).peekable();
        let first = *free.peek().ok_or(Refusal::Full)?;
        let invited = matches!((&self.opened.invitation, invitation), (Some(word), Some(shown)) if word.is(shown));
        match who {
            Who::Person(person) if self.opened.by.as_ref() == Some(person) => Ok(first),
            _ if invited => Ok(free.find(|&chair| chair >= kept).unwrap_or(first)),
            _ if first < kept => Ok(first),
            _ => Err(Refusal::ByLink),
        }
    }

    /// Whether every chair is taken.
    pub(crate) fn is_full(&self) -> bool {
        self.chairs.iter().all(|chair| chair.who.is_some())
    }

    /// What happens next by itself: in a pause nothing, until the game is forgotten.
    pub(crate) fn due(&self) -> Due {
        if self.pause.is_some() {
            return self.deserted();
        }
        let options = &self.opened.options;
        let time_is_up = G::progress(&self.state).time_is_up;
        let next = self.clocks.next(options.game_seconds, options.turn_seconds, time_is_up);
        next.filter(|next| next.at() <= self.deserted().at()).unwrap_or(self.deserted())
    }

    /// The end of a game that everybody has forgotten.
    pub(crate) fn deserted(&self) -> Due {
        Due::Deserted(self.acted + DESERTED_MS)
    }

    /// Whether a person is still in the game and plays it.
    pub(crate) fn is_peopled(&self) -> bool {
        let plays = |player| self.seat_of(player).is_none_or(|seat| G::plays(&self.state, seat));
        self.chairs.iter().enumerate().any(|(player, chair)| chair.is_peopled() && plays(player))
    }

    /// The head of the record.
    pub(crate) fn header(&self, names: Vec<String>) -> Header {
        Header {
            game: self.id.clone(),
            regulation: self.opened.regulation.clone(),
            hash: self.opened.hash.clone(),
            players: self.chairs.len(),
            absent: 0,
            names,
            dice: DiceSource::Committed(self.opened.secret.commitment(), seeds(&self.chairs)),
        }
    }
}

/// Everybody's part of the dice, in the order of the chairs.
pub(crate) fn seeds(chairs: &[Chair]) -> Vec<PlayerSeed> {
    let seed = |chair: &Chair| chair.contribution.as_ref().map_or_else(PlayerSeed::none, Contribution::seed);
    chairs.iter().map(seed).collect()
}

/// Whether every chair is taken and a seed is still to be told.
pub(crate) fn must_reveal(chairs: &[Chair]) -> bool {
    chairs.iter().all(|chair| chair.who.is_some()) && chairs.iter().any(Chair::is_covered)
}

/// What the first entry of a log says.
pub(crate) fn read_opening(first: &live::Entry) -> Result<Opened, Unreadable> {
    match Entry::read(&first.body).map_err(Unreadable::new)? {
        Entry::Opened(opened) => Ok(opened),
        _ => Err(Unreadable::new("a log that does not begin with a table")),
    }
}
