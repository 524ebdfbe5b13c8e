//! The course of one game: the fold of its log, and the decision of what is asked of it. No clock, no file, no task.

use crate::chairs::{Chair, Presence};
use crate::clocks::{Clocks, Due};
use crate::entry::{self, Entry, Moved, Opened, Sat, Unreadable, Who};
use crate::options::Away;
use crate::table::Refused;
use chance::{GameId, KeyStream, PlayerSeed};
use frame::{Actor, Awaited, Events, Player, Seat};
use games::Playable;
use notation::{Clock, DiceSource, Header, Move, print_move, read_moves};
use regulation::Regulation;
use std::collections::VecDeque;
use std::sync::Arc;
use store::Millis;

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Chairs are being taken.
    Open,
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
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Abandoned => "abandoned",
        }
    }
}

/// A game in which no person has done anything for so long is abandoned.
pub(crate) const DESERTED: i64 = 3 * 24 * 3_600_000;

/// How many answers are kept for those who ask again.
const ANSWERS: usize = 64;

/// A game and everything around it.
#[derive(Debug)]
pub(crate) struct Course<G: Playable> {
    pub(crate) id: GameId,
    pub(crate) opened: Opened,
    pub(crate) regulation: Arc<Regulation>,
    pub(crate) setup: Arc<G::Setup>,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) stage: Stage,
    pub(crate) version: u64,
    pub(crate) state: G::State,
    pub(crate) clocks: Clocks,
    pub(crate) created: Millis,
    /// When the last entry was made.
    pub(crate) at: Millis,
    /// When a person last did something; time in which nobody could is not counted.
    acted: Millis,
    /// Whether the last entry says that the server was stopped.
    pub(crate) stopped: bool,
    /// Commands granted so far.
    number: u64,
    dice: Option<KeyStream>,
    answers: VecDeque<(usize, String, u64)>,
}

/// Moves that were decided and not yet written.
#[derive(Debug)]
pub(crate) struct Draft<G: Playable> {
    pub(crate) moves: Vec<Move<G>>,
    pub(crate) body: String,
    after: After<G>,
    player: Option<usize>,
    nonce: Option<String>,
}

/// What happened with an entry: the position before, and the moves.
#[derive(Clone, Debug)]
pub(crate) struct Happened<G: Playable> {
    pub(crate) before: G::State,
    pub(crate) moves: Vec<Move<G>>,
    /// Whether somebody came, went or is away.
    pub(crate) chairs: bool,
}

impl<G: Playable> Course<G> {
    pub(crate) fn new(
        id: GameId,
        opened: Opened,
        regulation: Arc<Regulation>,
        setup: Arc<G::Setup>,
        at: Millis,
    ) -> Self {
        Self {
            id,
            chairs: vec![Chair::default(); opened.players],
            opened,
            regulation,
            stage: Stage::Open,
            version: 1,
            state: G::begin(&setup),
            setup,
            clocks: Clocks::default(),
            created: at,
            at,
            acted: at,
            stopped: false,
            number: 0,
            dice: None,
            answers: VecDeque::new(),
        }
    }

    /// Takes an entry of the log in.
    pub(crate) fn fold(&mut self, entry: &store::Entry) -> Result<Happened<G>, Unreadable> {
        let mut happened = Happened { before: self.state, moves: Vec::new(), chairs: true };
        match entry::read(&entry.body)? {
            Entry::Opened(_) => return Err(Unreadable("opened twice".to_owned())),
            Entry::Sat(sat) => {
                self.acted = entry.at;
                self.sit(sat, entry.version);
            }
            Entry::Left { player, nonce } => {
                self.acted = entry.at;
                if let Some(chair) = self.chairs.get_mut(player) {
                    *chair = Chair::default();
                }
                self.remember(Some(player), nonce, entry.version);
            }
            Entry::Moved(moved) => {
                happened.chairs = false;
                happened.moves = self.fold_moves(&moved, entry)?;
            }
            Entry::Away { player } => self.send_away(player),
            Entry::Returned { player, nonce } => {
                self.acted = entry.at;
                self.welcome(player);
                self.remember(Some(player), nonce, entry.version);
            }
            Entry::Idle { milliseconds } => {
                self.acted += milliseconds;
                self.clocks.give_back(milliseconds);
            }
            Entry::Stopped => {}
            Entry::Abandoned => self.stage = Stage::Abandoned,
        }
        self.stopped = entry.body == STOPPED;
        self.version = entry.version;
        self.at = entry.at;
        Ok(happened)
    }

    fn fold_moves(&mut self, moved: &Moved<'_>, entry: &store::Entry) -> Result<Vec<Move<G>>, Unreadable> {
        let moves: Vec<Move<G>> = read_moves::<G>(&self.setup, self.number + 1, moved.lines)
            .map_err(|fault| Unreadable(format!("version {}: {fault}", entry.version)))?;
        let (mut state, mut sets_off) = (self.state, false);
        for made in &moves {
            made.events.iter().for_each(|event| G::apply(&self.setup, &mut state, event));
            sets_off |= G::starts_clock(&state);
        }
        let dice = KeyStream::resume(&self.opened.secret, &self.id, &self.seeds(), moved.chance);
        let after = After { state, dice, sets_off };
        self.settle(&moves, after, entry.at, moved.player);
        self.remember(moved.player, moved.nonce, entry.version);
        Ok(moves)
    }

    /// Takes a draft in that has been written.
    pub(crate) fn commit(&mut self, draft: Draft<G>, version: u64, at: Millis) -> Happened<G> {
        let before = self.state;
        self.settle(&draft.moves, draft.after, at, draft.player);
        self.remember(draft.player, draft.nonce.as_deref(), version);
        self.version = version;
        self.at = at;
        self.stopped = false;
        Happened { before, moves: draft.moves, chairs: false }
    }

    /// The state after moves, and everything that depends on it.
    fn settle(&mut self, moves: &[Move<G>], after: After<G>, at: Millis, player: Option<usize>) {
        let asked = self.asked();
        if self.stage == Stage::Open {
            self.stage = Stage::Playing;
            self.clocks.begin(at);
        }
        self.state = after.state;
        self.dice = Some(after.dice);
        self.number += moves.len() as u64;
        if after.sets_off {
            self.clocks.set_off(at);
        }
        let now = G::progress(&self.state);
        self.clocks.ask(at, self.asked(), (now.lap, now.turn));
        if now.is_over {
            self.stage = Stage::Over;
        }
        let passed = moves.iter().any(|made| made.actor == Actor::Referee && made.command == G::pass_on());
        match (player, asked) {
            (Some(player), _) => {
                self.acted = at;
                self.welcome(player);
            }
            (None, Some(seat)) if passed => self.miss(seat),
            (None, _) => {}
        }
    }

    /// Somebody's hand was passed on.
    fn miss(&mut self, seat: Seat) {
        if let Some(chair) = self.player_at(seat).and_then(|player| self.chairs.get_mut(player)) {
            chair.missed = chair.missed.saturating_add(1);
        }
    }

    fn sit(&mut self, sat: Sat, version: u64) {
        self.remember(Some(sat.player), sat.nonce.as_deref(), version);
        if let Some(chair) = self.chairs.get_mut(sat.player) {
            *chair = Chair { who: Some(sat.who), seed: Some(sat.seed), ..Chair::default() };
        }
    }

    fn send_away(&mut self, player: usize) {
        let presence = match self.opened.options.away {
            Away::Bot => Presence::StoodIn,
            Away::Neutral => Presence::Neutral,
        };
        if let Some(chair) = self.chairs.get_mut(player) {
            chair.presence = presence;
        }
    }

    /// Whoever moves, or says so, is there.
    fn welcome(&mut self, player: usize) {
        if let Some(chair) = self.chairs.get_mut(player) {
            chair.presence = Presence::Here;
            chair.missed = 0;
        }
    }

    fn remember(&mut self, player: Option<usize>, nonce: Option<&str>, version: u64) {
        if let (Some(player), Some(nonce)) = (player, nonce) {
            if self.answers.len() == ANSWERS {
                self.answers.pop_front();
            }
            self.answers.push_back((player, nonce.to_owned(), version));
        }
    }

    /// The version a player's request led to, if it was granted before.
    pub(crate) fn answered(&self, player: usize, nonce: &str) -> Option<u64> {
        let same = |known: &&(usize, String, u64)| known.0 == player && known.1 == nonce;
        self.answers.iter().rev().find(same).map(|known| known.2)
    }

    /// What happens if an actor asks for this now, chance's answers included, as far as the next question to a player.
    pub(crate) fn draft(
        &self,
        actor: Actor,
        command: G::Command,
        by: Option<(usize, &str)>,
        now: Millis,
    ) -> Result<Draft<G>, G::Refusal> {
        let mut drafting = Drafting::new(self, now);
        drafting.step(actor, command)?;
        Ok(drafting.finish(self, by))
    }

    /// The first moves of a game: chance's, until somebody is asked.
    pub(crate) fn draft_beginning(&self, now: Millis) -> Draft<G> {
        Drafting::new(self, now).finish(self, None)
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
        if self.stage == Stage::Open {
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
    pub(crate) fn chair_for(&self, who: &Who, invitation: Option<&str>) -> Result<usize, Refused> {
        let kept = self.opened.options.for_all(self.chairs.len());
        let mut free = (0..self.chairs.len()).filter(|&chair| self.chairs[chair].who.is_none()).peekable();
        let first = *free.peek().ok_or(Refused::Full)?;
        let invited = matches!((&self.opened.invitation, invitation), (Some(word), Some(shown)) if word.is(shown));
        match who {
            Who::Person(person) if self.opened.by.as_ref() == Some(person) => Ok(first),
            _ if invited => Ok(free.find(|&chair| chair >= kept).unwrap_or(first)),
            _ if first < kept => Ok(first),
            _ => Err(Refused::ByLink),
        }
    }

    /// Whether every chair is taken.
    pub(crate) fn is_full(&self) -> bool {
        self.chairs.iter().all(|chair| chair.who.is_some())
    }

    /// What happens next by itself.
    pub(crate) fn due(&self) -> Due {
        let options = &self.opened.options;
        let time_is_up = G::progress(&self.state).time_is_up;
        let next = self.clocks.next(options.game_seconds, options.turn_seconds, time_is_up);
        next.filter(|next| next.at() <= self.deserted().at()).unwrap_or(self.deserted())
    }

    /// The end of a game that everybody has forgotten.
    pub(crate) fn deserted(&self) -> Due {
        Due::Deserted(self.acted + DESERTED)
    }

    /// Whether a person is still in the game and plays it.
    pub(crate) fn is_peopled(&self) -> bool {
        let plays = |player| self.seat_of(player).is_none_or(|seat| G::plays(&self.state, seat));
        self.chairs.iter().enumerate().any(|(player, chair)| chair.is_peopled() && plays(player))
    }

    pub(crate) fn seeds(&self) -> Vec<PlayerSeed> {
        self.chairs.iter().map(|chair| chair.seed.clone().unwrap_or_else(PlayerSeed::none)).collect()
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
            dice: DiceSource::Committed(self.opened.secret.commitment(), self.seeds()),
        }
    }
}

/// What moves lead to.
#[derive(Debug)]
struct After<G: Playable> {
    state: G::State,
    dice: KeyStream,
    sets_off: bool,
}

/// Moves being decided.
struct Drafting<'c, G: Playable> {
    setup: &'c G::Setup,
    after: After<G>,
    moves: Vec<Move<G>>,
    clock: Clock,
}

impl<'c, G: Playable> Drafting<'c, G> {
    fn new(course: &'c Course<G>, now: Millis) -> Self {
        let dice =
            course.dice.clone().unwrap_or_else(|| KeyStream::new(&course.opened.secret, &course.id, &course.seeds()));
        Self {
            setup: &course.setup,
            after: After { state: course.state, dice, sets_off: false },
            moves: Vec::with_capacity(2),
            clock: Clock::at(course.clocks.played(now)),
        }
    }

    fn step(&mut self, actor: Actor, command: G::Command) -> Result<(), G::Refusal> {
        let mut events = Events::new_const();
        G::step(self.setup, &mut self.after.state, actor, command, &mut events)?;
        self.after.sets_off |= G::starts_clock(&self.after.state);
        self.moves.push(Move { clock: self.clock, actor, command, events });
        Ok(())
    }

    /// Chance answers what it is asked.
    fn finish(mut self, course: &Course<G>, by: Option<(usize, &str)>) -> Draft<G> {
        while let Awaited::Chance(question) = G::awaited(self.setup, &self.after.state) {
            let answer = G::answer(question, &mut self.after.dice);
            if self.step(Actor::Chance, answer).is_err() {
                debug_assert!(false, "chance was refused");
                break;
            }
        }
        let mut lines = String::with_capacity(80 * self.moves.len());
        for (number, made) in (course.number + 1..).zip(&self.moves) {
            print_move(self.setup, number, made, &mut lines);
        }
        let (player, nonce) = (by.map(|(player, _)| player), by.map(|(_, nonce)| nonce));
        Draft {
            body: entry::print_moved(player, nonce, self.after.dice.position(), &lines),
            moves: self.moves,
            after: self.after,
            player,
            nonce: nonce.map(str::to_owned),
        }
    }
}

/// The entries without anything of their own.
pub(crate) const STOPPED: &str = "stopped\n";
pub(crate) const ABANDONED: &str = "abandoned\n";
