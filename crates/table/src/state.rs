//! A game and everything around it: what the log of a table has come to, and what can be asked of that. No clock, no
//! file, no task.

use crate::chairs::{Chair, Presence};
use crate::clocks::{Due, GameClocks};
use crate::contribution::{Contribution, REVEAL_MS};
use crate::moves::{AfterMoves, Mover};
use crate::refusal::Refusal;
use crate::remark::Remark;
use chance::{GameId, KeyStream, PlayerSeed};
use entries::{Away, Entry, HostAct, Opened, Pause, Sat, SeedOffer, Who};
use frame::{Actor, Awaited, Lap, Player, Seat};
use games::LiveGame;
use live::{Millis, Unreadable};
use notation::{DiceSource, Header, Move};
use regulation::Regulation;
use std::collections::BTreeSet;
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

/// A deadline that is over by more than this was over while no server ran: any that does sees to it within seconds.
const OVERDUE_MS: Millis = 120_000;

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
    /// The chairs of those who want one.
    pub(crate) pause_wanted: BTreeSet<usize>,
    /// Who sees to the table while it is open.
    pub(crate) host: Option<String>,
    /// The chairs kept for certain people.
    pub(crate) reserved: Vec<(usize, String)>,
    /// Those the host has taken off their chair: they do not sit down again.
    pub(crate) taken_off: Vec<String>,
    /// The tables for the next game, the last one last.
    pub(crate) rematches: Vec<String>,
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
            host: opened.by.clone(),
            reserved: opened.kept.clone(),
            taken_off: Vec::new(),
            rematches: Vec::new(),
            pause_wanted: BTreeSet::new(),
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

    /// The state after moves, and everything that depends on it; whether somebody has come back or gone with them.
    pub(crate) fn settle(&mut self, moves: &[Move<G>], after: AfterMoves<G>, at: Millis, mover: Mover) -> bool {
        let asked = self.asked();
        let present = |chairs: &[Chair]| chairs.iter().map(|chair| chair.presence).collect::<Vec<_>>();
        let before = if mover == Mover::Program { Vec::new() } else { present(&self.chairs) };
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
        self.clocks.await_throw(at, G::closing_roller(&self.state).is_some());
        if now.is_over {
            self.stage = Stage::Over;
            self.pause = None;
            self.pause_wanted.clear();
        }
        let passed = moves.iter().any(|made| made.actor == Actor::Referee && made.command == G::pass_on());
        match (mover, asked) {
            (Mover::Player(player), _) => {
                self.acted = at;
                self.mark_present(player);
                self.mark_withdrawn();
            }
            (Mover::Referee, _) => {
                self.acted = at;
                self.mark_removed();
                self.mark_withdrawn();
            }
            (Mover::Program, Some(seat)) if passed => self.count_missed_turn(seat),
            (Mover::Program, _) => {}
        }
        mover != Mover::Program && before != present(&self.chairs)
    }

    /// Whoever a ruling has put out plays no more, and nobody plays for them.
    fn mark_removed(&mut self) {
        for player in 0..self.chairs.len() {
            if self.seat_of(player).is_some_and(|seat| G::is_excluded(&self.state, seat)) {
                self.chairs[player].presence = Presence::Removed;
            }
        }
    }

    /// Whoever has given the game up watches like anybody else.
    fn mark_withdrawn(&mut self) {
        for player in 0..self.chairs.len() {
            if self.seat_of(player).is_some_and(|seat| G::has_withdrawn(&self.state, seat)) {
                self.chairs[player].presence = Presence::Left;
                self.pause_wanted.remove(&player);
            }
        }
    }

    /// Whether a player is out of the game by a referee's word or by their own.
    pub(crate) fn is_removed(&self, player: usize) -> bool {
        let presence = self.chairs.get(player).map(|chair| chair.presence);
        matches!(presence, Some(Presence::Removed | Presence::Left))
    }

    /// The chairs of the people who play themselves and are still in the game.
    pub(crate) fn playing_people(&self) -> impl Iterator<Item = usize> {
        let plays = |player: usize| self.seat_of(player).is_none_or(|seat| G::plays(&self.state, seat));
        (0..self.chairs.len()).filter(move |&player| self.chairs[player].is_peopled() && plays(player))
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
        // A host who leaves has left the table to the next who sits there.
        let sits = |host: &String| self.chair_of(host).is_some();
        let mut people = self.chairs.iter().filter_map(Chair::person);
        if !self.host.as_ref().is_some_and(sits)
            && let Some(next) = people.next().map(str::to_owned)
        {
            self.host = Some(next);
        }
    }

    /// What a host did.
    pub(crate) fn host_acts(&mut self, act: HostAct<'_>, at: Millis) {
        match act {
            HostAct::SeatBot { player, bot } => self.take_chair(&bot_on(player, bot), at),
            HostAct::Fill { bot } => {
                for player in self.free_chairs() {
                    self.take_chair(&bot_on(player, bot), at);
                }
            }
            HostAct::Remove { player } => {
                let person = self.chairs.get(player).and_then(Chair::person).map(str::to_owned);
                self.taken_off.extend(person);
                self.free_chair(player);
            }
            HostAct::HandOver { person } => self.host = Some(person.to_owned()),
        }
    }

    /// The chairs nobody sits on.
    pub(crate) fn free_chairs(&self) -> Vec<usize> {
        (0..self.chairs.len()).filter(|&chair| self.chairs[chair].who.is_none()).collect()
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

    /// Whether chance is to answer: of a game that is played, only where a throw is a player's.
    pub(crate) fn is_chance_awaited(&self) -> bool {
        self.stage == Stage::Playing && matches!(G::awaited(&self.setup, &self.state), Awaited::Chance(_))
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
        let free = self.free_chairs();
        let keeper = |chair: usize| self.reserved.iter().find(|(of, _)| *of == chair).map(|(_, person)| person);
        if let Who::Person(person) = who
            && let Some(&own) = free.iter().find(|&&chair| keeper(chair) == Some(person))
        {
            return Ok(own);
        }
        let none = if free.is_empty() { Refusal::Full } else { Refusal::Reserved };
        let mut free = free.into_iter().filter(|&chair| keeper(chair).is_none()).peekable();
        let first = *free.peek().ok_or(none)?;
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

    /// Whether the game's time is up and nobody has said so yet: by the clock, or because the laps are played.
    pub(crate) fn time_has_run_out(&self, now: Millis) -> bool {
        let (options, progress) = (&self.opened.options, G::progress(&self.state));
        let laps_played = options.laps > 0 && progress.lap > Lap(options.laps.into());
        let by_clock = self.clocks.game_left(options.game_seconds, now) == Some(0);
        !progress.time_is_up && !progress.is_over && (laps_played || by_clock)
    }

    /// The end of a game that everybody has forgotten. Where turns take days it is not forgotten before two of them.
    pub(crate) fn deserted(&self) -> Due {
        let options = &self.opened.options;
        let patience = if options.is_correspondence() { 2000 * Millis::from(options.turn_seconds) } else { 0 };
        Due::Deserted(self.acted + DESERTED_MS + patience)
    }

    /// Whether a person is still in the game and plays it.
    pub(crate) fn is_peopled(&self) -> bool {
        self.playing_people().next().is_some()
    }

    /// Until when nothing happens by itself at a game by correspondence, and which person is awaited until then. Nothing, where
    /// there is something to do now, or where everybody plays at the same time.
    pub(crate) fn rest(&self, now: Millis) -> Option<(Option<&str>, Millis)> {
        let options = &self.opened.options;
        if !options.is_correspondence() || self.stage != Stage::Playing || self.time_has_run_out(now) {
            return None;
        }
        if self.pause.is_some() || !self.is_peopled() {
            return Some((None, self.deserted().at()));
        }
        let chair = self.asked().and_then(|seat| self.chairs.get(self.player_at(seat)?))?;
        let person = chair.person().filter(|_| chair.is_peopled())?;
        Some((Some(person), self.due().at()))
    }

    /// For how long the deadline of a game by correspondence has been over without anybody to see to it: no server ran.
    pub(crate) fn overdue(&self, now: Millis) -> Option<Millis> {
        let late = now - self.rest(now)?.1;
        (late > OVERDUE_MS).then_some(late)
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

/// A bot on a chair, which adds nothing to the dice.
fn bot_on(player: usize, bot: &str) -> Sat {
    let seed = SeedOffer::Open(PlayerSeed::none());
    Sat { player, who: Who::Bot(bot.to_owned()), is_operator: false, seed, nonce: None }
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
