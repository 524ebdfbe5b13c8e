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
use entries::Entry;
use frame::{Actor, Seat};
use games::LiveGame;
use live::{Live, Millis, Stop, Wake};
use std::sync::Arc;
use words::{Lang, Words};

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
    /// Wait for something to happen, at most until this is due.
    Wait(Option<Due>),
}

impl<G: LiveGame> Duty<G> {
    /// When it is to be done, if not now.
    fn alarm(&self) -> Option<Millis> {
        match self {
            Self::Wait(due) => due.map(Due::at),
            Self::Nothing | Self::Begin | Self::Think(..) | Self::MarkAway { .. } | Self::PassOn => None,
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
        let asked = self.asked().and_then(|seat| Some((seat, self.player_at(seat)?)));
        let asked = asked.and_then(|(seat, player)| Some((seat, player, self.chairs.get(player)?)));
        match asked {
            Some((_, _, chair)) if chair.presence == Presence::Neutral => Duty::PassOn,
            Some((seat, player, chair)) => match chair.bot() {
                Some(name) => Duty::Think(self.bot_turn(seat, player, name, version), Millis::from(options.pace)),
                None => Duty::Wait(Some(self.due())),
            },
            None => Duty::Wait(Some(self.due())),
        }
    }

    fn bot_turn(&self, seat: Seat, chair: usize, name: &str, version: u64) -> BotTurn<G> {
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

/// Runs a table until it is over or the node stops.
pub(crate) async fn drive<G: LiveGame>(table: Arc<Live<TableState<G>>>, mut bots: BotSeats<G>, mut stop: Stop) {
    while !stop.is_stopped() {
        let (duty, version) = {
            let guard = table.lock().await;
            let duty = guard.duty(guard.version(), table.readers() > 0, guard.now());
            guard.set_alarm(duty.alarm());
            (duty, guard.version())
        };
        let done = match duty {
            Duty::Nothing => return,
            Duty::Begin => begin(&mut table.lock().await).await.map(drop),
            Duty::MarkAway { player } => note(&mut table.lock().await, &Entry::Away { player }).await.map(drop),
            Duty::PassOn => submit_as(&table, Actor::Referee, G::pass_on(), version).await,
            Duty::Think(turn, pace) => {
                if !pause_for(&table, pace, &mut stop).await {
                    return;
                }
                let seat = turn.seat;
                let command = tokio::select! {
                    command = bots.choose(&table, turn) => command,
                    () = stop.stopped() => return,
                };
                match command {
                    Some(command) => submit_as(&table, Actor::Seat(seat), command, version).await,
                    None => Err(Refusal::NotNow(Stage::Playing)),
                }
            }
            Duty::Wait(due) => match table.wait(due.map(Due::at), &mut stop).await {
                Wake::Changed => Ok(()),
                Wake::Due => carry_out(&table, due, version).await,
                Wake::Stopped => return,
            },
        };
        if let Err(refusal) = done {
            rest_after(&refusal, &table, &mut stop).await;
        }
    }
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
        Some(Due::PassOn(_)) => submit_as(table, Actor::Referee, G::pass_on(), version).await,
        Some(Due::Deserted(_)) => {
            let mut table = table.lock().await;
            table.check_version(version)?;
            note(&mut table, &Entry::Abandoned).await.map(drop)
        }
        None => Ok(()),
    }
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
