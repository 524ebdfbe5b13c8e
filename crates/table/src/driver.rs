//! Runs what happens by itself at a table: its clocks and its bots. Exactly one node does, the one with the lease; even
//! if two did, the version of each entry would let only one of them through.
//!
//! Without a clock nothing would ever stop bots among themselves: they rest while no person plays and nobody watches. A
//! game in which no person does anything for days is abandoned, whoever watches. In a pause nothing happens by itself; one
//! that everybody has forgotten ends with its game.

use crate::any_table::{begin, note};
use crate::bot_seats::{BotSeats, BotTurn};
use crate::chairs::{Chair, Presence};
use crate::clocks::Due;
use crate::refusal::Refusal;
use crate::state::{Stage, TableState, must_reveal};
use bots::Named as _;
use entries::Entry;
use frame::{Actor, Seat};
use games::LiveGame;
use live::{Live, Millis, Stop, Wake};
use std::sync::Arc;
use words::{Lang, Words};

/// A game by correspondence at which nothing happens for longer than this is not run until then.
const REST_MS: Millis = 60_000;
/// How long the driver rests after somebody else was faster.
const STALE_PAUSE_MS: Millis = 5;
/// How long it rests after something could not be written.
const FAULT_PAUSE_MS: Millis = 1_000;

/// What is to be done now.
enum Duty<G: LiveGame> {
    /// Everything is over, or has not begun.
    Nothing,
    /// Everybody sits and has told their seed: begin.
    Begin,
    /// A bot moves, once its pace has passed.
    Think(BotTurn<G>, Millis),
    /// A player has missed too many turns.
    MarkAway { player: usize },
    /// The hand of somebody who is away passes on at once (C54).
    PassOn,
    /// The time or the laps of the game are over (G7.3).
    TimeUp,
    /// Nothing happens before this at a game by correspondence: nobody has to run it until then.
    Rest,
    /// The dice of a closing roll are thrown for who is not there to throw them.
    Throw,
    /// Wait for something to happen, at most until this is due.
    Wait(Option<Due>),
}

impl<G: LiveGame> Duty<G> {
    /// When it is to be done, if not now.
    fn alarm(&self) -> Option<Millis> {
        match self {
            Self::Wait(due) => due.map(Due::at),
            Self::Nothing
            | Self::Begin
            | Self::Think(..)
            | Self::MarkAway { .. }
            | Self::PassOn
            | Self::TimeUp
            | Self::Rest
            | Self::Throw => None,
        }
    }
}

impl<G: LiveGame> TableState<G> {
    fn duty(&self, version: u64, watched: bool, now: Millis) -> Duty<G> {
        match self.stage {
            Stage::Over | Stage::Abandoned => return Duty::Nothing,
            Stage::Open if self.is_full() => return Duty::Begin,
            Stage::Revealing if !must_reveal(&self.chairs) => return Duty::Begin,
            Stage::Revealing => return Duty::Wait(self.reveal_until().map(Due::RevealOver)),
            // Nobody runs a table that is not full; who takes its last chair sees to it.
            Stage::Open => return Duty::Nothing,
            Stage::Playing => {}
        }
        if self.rest(now).is_some_and(|(_, until)| until - now > REST_MS) {
            return Duty::Rest;
        }
        if self.pause.is_some() {
            return Duty::Wait(Some(self.deserted()));
        }
        let options = &self.opened.options;
        let gone = |chair: &Chair| chair.is_peopled() && chair.missed >= options.misses;
        if let Some(player) = self.chairs.iter().position(gone) {
            return Duty::MarkAway { player };
        }
        let deserted = self.deserted();
        let rests = options.game_seconds == 0 && !watched && !self.is_peopled();
        if rests || deserted.at() <= now {
            return Duty::Wait(Some(deserted));
        }
        if self.time_has_run_out(now) {
            return Duty::TimeUp;
        }
        if self.is_chance_awaited() && self.thrower().is_none() {
            return Duty::Throw;
        }
        let asked = self.asked().and_then(|seat| Some((seat, self.player_at(seat)?)));
        let asked = asked.and_then(|(seat, player)| Some((seat, player, self.chairs.get(player)?)));
        match asked {
            Some((_, _, chair)) if chair.presence == Presence::Neutral => Duty::PassOn,
            Some((seat, player, chair)) => match chair.bot(G::Bot::usual().name()) {
                Some(name) => Duty::Think(self.bot_turn(seat, player, name, version), Millis::from(options.pace)),
                None => Duty::Wait(Some(self.due())),
            },
            None => Duty::Wait(Some(self.due())),
        }
    }

    /// The chair of who is asked, at a game by correspondence.
    fn late_by_days(&self) -> Option<usize> {
        let days = self.opened.options.is_correspondence();
        self.asked().filter(|_| days).and_then(|seat| self.player_at(seat))
    }

    pub(crate) fn bot_turn(&self, seat: Seat, chair: usize, name: &str, version: u64) -> BotTurn<G> {
        BotTurn {
            seat,
            chair,
            name: name.to_owned(),
            setup: Arc::clone(&self.setup),
            state: self.state,
            version,
            commands: self.commands,
            players: self.chairs.len(),
        }
    }
}

/// Why a table is run no more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DriveEnd {
    /// It is over, or the node stops.
    Ends,
    /// A person has days to move: until then there is nothing to do.
    Rests,
}

/// Runs a table until it is over, rests or the node stops.
pub(crate) async fn drive<G: LiveGame>(
    table: Arc<Live<TableState<G>>>,
    mut bots: BotSeats<G>,
    mut stop: Stop,
) -> DriveEnd {
    while !stop.is_stopped() {
        let (duty, version) = {
            let guard = table.lock().await;
            let duty = guard.duty(guard.version(), table.readers() > 0, guard.now());
            guard.set_alarm(duty.alarm());
            (duty, guard.version())
        };
        let done = match duty {
            Duty::Nothing => return DriveEnd::Ends,
            Duty::Rest => return DriveEnd::Rests,
            Duty::TimeUp => submit_as(&table, Actor::Clock, G::TIME_UP, version).await,
            Duty::Begin => begin(&mut table.lock().await).await.map(drop),
            Duty::MarkAway { player } => note(&mut table.lock().await, &Entry::Away { player }).await.map(drop),
            Duty::PassOn => submit_as(&table, Actor::Referee, G::pass_on(), version).await,
            Duty::Throw => throw_for(&table, version).await,
            Duty::Think(turn, pace) => {
                if !pause_for(&table, pace, &mut stop).await {
                    return DriveEnd::Ends;
                }
                let seat = turn.seat;
                let command = tokio::select! {
                    command = bots.choose(&table, turn) => command,
                    () = stop.stopped() => return DriveEnd::Ends,
                };
                match command {
                    Some(command) => submit_as(&table, Actor::Seat(seat), command, version).await,
                    None => Err(Refusal::NotNow(Stage::Playing)),
                }
            }
            Duty::Wait(due) => match table.wait(due.map(Due::at), &mut stop).await {
                Wake::Changed => Ok(()),
                Wake::Due => carry_out(&table, due, version).await,
                Wake::Stopped => return DriveEnd::Ends,
            },
        };
        if let Err(refusal) = done {
            rest_after(&refusal, &table, &mut stop).await;
        }
    }
    DriveEnd::Ends
}

/// Lets time pass; whether the node still runs after it.
async fn pause_for<G: LiveGame>(table: &Live<TableState<G>>, milliseconds: Millis, stop: &mut Stop) -> bool {
    if milliseconds == 0 {
        return true;
    }
    tokio::select! {
        () = table.sleep_until(table.now() + milliseconds) => true,
        () = stop.stopped() => false,
    }
}

/// What the clock has brought.
async fn carry_out<G: LiveGame>(table: &Live<TableState<G>>, due: Option<Due>, version: u64) -> Result<(), Refusal> {
    match due {
        Some(Due::RevealOver(_)) => {
            let mut table = table.lock().await;
            table.check_version(version)?;
            begin(&mut table).await.map(drop)
        }
        Some(Due::TimeUp(_)) => submit_as(table, Actor::Clock, G::TIME_UP, version).await,
        Some(Due::PassOn(_)) => pass_on(table, version).await,
        Some(Due::Throw(_)) => throw_for(table, version).await,
        Some(Due::Deserted(_)) => {
            let mut table = table.lock().await;
            table.check_version(version)?;
            note(&mut table, &Entry::Abandoned).await.map(drop)
        }
        None => Ok(()),
    }
}

/// The time of who is asked is over: the hand passes on. Who lets days go by is away at once, and whoever stands in plays the turn.
async fn pass_on<G: LiveGame>(table: &Live<TableState<G>>, version: u64) -> Result<(), Refusal> {
    {
        let mut table = table.lock().await;
        if let Some(player) = table.late_by_days() {
            table.check_version(version)?;
            return note(&mut table, &Entry::Away { player }).await.map(drop);
        }
    }
    submit_as(table, Actor::Referee, G::pass_on(), version).await
}

/// The command of an actor who is no person: a bot, the referee or the clock.
async fn submit_as<G: LiveGame>(
    table: &Live<TableState<G>>,
    actor: Actor,
    command: G::Command,
    version: u64,
) -> Result<(), Refusal> {
    let mut table = table.lock().await;
    table.check_version(version)?;
    let draft = table.draft(actor, command, None, table.now());
    let draft = draft.map_err(|refusal| table.refusal(&refusal, Words::new(Lang::En)))?;
    table.append(draft).await?;
    Ok(())
}

/// The dice of a closing roll are thrown by themselves.
async fn throw_for<G: LiveGame>(table: &Live<TableState<G>>, version: u64) -> Result<(), Refusal> {
    let mut table = table.lock().await;
    table.check_version(version)?;
    let draft = table.draft_roll(None, table.now()).ok_or(Refusal::NothingToThrow)?;
    table.append(draft).await?;
    Ok(())
}

/// Rests before it tries again, by the table's own time.
async fn rest_after<G: LiveGame>(refusal: &Refusal, table: &Live<TableState<G>>, stop: &mut Stop) {
    let pause = if matches!(refusal, Refusal::Stale { .. }) {
        STALE_PAUSE_MS
    } else {
        tracing::warn!(table = %table.stream(), %refusal, "a duty could not be done");
        FAULT_PAUSE_MS
    };
    pause_for(table, pause, stop).await;
}
