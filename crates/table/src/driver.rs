//! Runs what happens by itself at a table: its clocks and its bots. Exactly one node does, the one with the lease; even
//! if two did, the version of each entry would let only one of them through.
//!
//! Without a clock nothing would ever stop bots among themselves: they rest while no person plays and nobody watches. A
//! game in which no person does anything for days is abandoned, whoever watches.

use crate::chairs::{Chair, Presence};
use crate::clocks::Due;
use crate::course::{ABANDONED, Course, Stage};
use crate::table::{Refused, Table, now, sleep_until};
use bots::Named;
use chance::Seeded;
use frame::{Actor, Seat};
use games::Playable;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::Millis;
use tokio::sync::watch;

/// What is to be done now.
enum Duty<G: Playable> {
    /// Everything is over.
    Nothing,
    /// Everybody sits: begin.
    Begin,
    /// A bot moves, after a moment.
    Think { seat: Seat, bot: G::Bot, state: G::State, version: u64, pace: u64 },
    /// A player has missed too many turns.
    SendAway { player: usize },
    /// The hand of somebody who is away passes on at once (C54).
    PassOn { version: u64 },
    /// Wait for something to happen, at most until this is due.
    Wait { due: Option<Due>, version: u64 },
}

impl<G: Playable> Duty<G> {
    /// Until when it is waited.
    fn until(&self) -> Option<Millis> {
        match self {
            Self::Wait { due, .. } => due.map(Due::at),
            Self::Nothing | Self::Begin | Self::Think { .. } | Self::SendAway { .. } | Self::PassOn { .. } => None,
        }
    }
}

impl<G: Playable> Course<G> {
    fn duty(&self, watched: bool, now: Millis) -> Duty<G> {
        match self.stage {
            Stage::Over | Stage::Abandoned => return Duty::Nothing,
            Stage::Open if self.is_full() => return Duty::Begin,
            Stage::Open => return Duty::Wait { due: None, version: self.version },
            Stage::Playing => {}
        }
        let options = &self.opened.options;
        let gone = |chair: &Chair| chair.is_peopled() && chair.missed >= options.misses;
        if let Some(player) = self.chairs.iter().position(gone) {
            return Duty::SendAway { player };
        }
        let deserted = self.deserted();
        let rests = self.opened.options.game_seconds == 0 && !watched && !self.is_peopled();
        if rests || deserted.at() <= now {
            return Duty::Wait { due: Some(deserted), version: self.version };
        }
        let asked = self.asked().and_then(|seat| Some((seat, self.chairs.get(self.player_at(seat)?)?)));
        match asked {
            Some((_, chair)) if chair.presence == Presence::Neutral => Duty::PassOn { version: self.version },
            Some((seat, chair)) => match chair.bot() {
                Some(name) => Duty::Think {
                    seat,
                    bot: G::Bot::named(name).unwrap_or_default(),
                    state: self.state,
                    version: self.version,
                    pace: u64::from(options.pace),
                },
                None => Duty::Wait { due: Some(self.due()), version: self.version },
            },
            None => Duty::Wait { due: Some(self.due()), version: self.version },
        }
    }
}

impl<G: Playable> Course<G> {
    /// Whether a person is asked and nothing is due before a moment: then whoever runs the table may wait on until it.
    pub(crate) fn leaves_alone(&self, until: Millis) -> bool {
        let asked = self.asked().and_then(|seat| self.chairs.get(self.player_at(seat)?));
        let waits = asked.is_some_and(|chair| chair.presence == Presence::Here && chair.bot().is_none());
        waits && self.stage == Stage::Playing && self.due().at() >= until
    }
}

/// Runs a table until it is over or the node stops. `minds` is where bots leave things to chance.
pub(crate) async fn drive<G: Playable>(table: Arc<Table<G>>, mut minds: Seeded, mut stop: watch::Receiver<bool>) {
    loop {
        let (duty, setup) = {
            let course = table.course().await;
            let duty = course.duty(table.watchers() > 0, now());
            // Under the lock, as every change is: none is overlooked between looking and waiting.
            table.waits_until.store(duty.until().unwrap_or(Millis::MAX), Ordering::Relaxed);
            (duty, Arc::clone(&course.setup))
        };
        let done = match duty {
            Duty::Nothing => return,
            Duty::Begin => {
                let mut course = table.course().await;
                table.begin(&mut course).await.map(drop)
            }
            Duty::SendAway { player } => {
                let mut course = table.course().await;
                table.note(&mut course, format!("away {player}")).await.map(drop)
            }
            Duty::PassOn { version } => table.rule(Actor::Referee, G::pass_on(), version).await.map(drop),
            Duty::Think { seat, bot, state, version, pace } => {
                tokio::select! {
                    () = tokio::time::sleep(Duration::from_millis(pace)), if pace > 0 => {}
                    () = std::future::ready(()), if pace == 0 => {}
                    _ = stop.changed() => return,
                }
                let thinking = tokio::task::spawn_blocking(move || {
                    let command = G::choose(bot, &setup, &G::view(&setup, &state, seat), &mut minds);
                    (command, minds)
                });
                let Ok((command, back)) = thinking.await else {
                    tracing::error!(table = %table.id, "a bot failed");
                    return;
                };
                minds = back;
                table.bot_move(seat, command, version).await.map(drop)
            }
            Duty::Wait { due, version } => {
                tokio::select! {
                    () = table.changed.notified() => Ok(()),
                    () = until(due.map(Due::at)) => happen(&table, due, version).await,
                    _ = stop.changed() => return,
                }
            }
        };
        if let Err(refused) = done {
            if !matches!(refused, Refused::Stale { .. }) {
                tracing::warn!(table = %table.id, %refused, "a duty could not be done");
            }
            tokio::time::sleep(Duration::from_millis(if matches!(refused, Refused::Stale { .. }) { 5 } else { 1000 }))
                .await;
        }
        if *stop.borrow() {
            return;
        }
    }
}

async fn happen<G: Playable>(table: &Table<G>, due: Option<Due>, version: u64) -> Result<(), Refused> {
    match due {
        Some(Due::TimeUp(_)) => table.rule(Actor::Clock, G::TIME_UP, version).await.map(drop),
        Some(Due::PassOn(_)) => table.rule(Actor::Referee, G::pass_on(), version).await.map(drop),
        Some(Due::Deserted(_)) => {
            let mut course = table.course().await;
            if course.version != version {
                return Err(Refused::Stale { version: course.version });
            }
            table.note(&mut course, ABANDONED.to_owned()).await.map(drop)
        }
        None => Ok(()),
    }
}

async fn until(at: Option<Millis>) {
    match at {
        Some(at) => sleep_until(at).await,
        None => std::future::pending().await,
    }
}
