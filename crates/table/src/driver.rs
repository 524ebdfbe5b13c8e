//! Runs what happens by itself at a table: its clocks and its bots. Exactly one node does, the one with the lease; even
//! if two did, the version of each entry would let only one of them through.
//!
//! Without a clock nothing would ever stop bots among themselves: they rest while no person plays and nobody watches. A
//! game in which no person does anything for days is abandoned, whoever watches.

use crate::any_table::{begin, note};
use crate::chairs::{Chair, Presence};
use crate::clocks::Due;
use crate::refusal::Refusal;
use crate::state::{Stage, TableState};
use bots::Named;
use chance::Seeded;
use entries::Entry;
use frame::{Actor, Seat};
use games::Playable;
use live::{Live, Millis, Stop, Wake};
use std::sync::Arc;
use std::time::Duration;
use words::{Lang, Words};

/// How long the driver rests after somebody else was faster.
const STALE_PAUSE: Duration = Duration::from_millis(5);
/// How long it rests after something could not be written.
const FAULT_PAUSE: Duration = Duration::from_secs(1);

/// What is to be done now.
enum Duty<G: Playable> {
    /// Everything is over.
    Nothing,
    /// Everybody sits: begin.
    Begin,
    /// A bot moves, after a moment.
    Think(Thinking<G>),
    /// A player has missed too many turns.
    MarkAway { player: usize },
    /// The hand of somebody who is away passes on at once (C54).
    PassOn,
    /// Wait for something to happen, at most until this is due.
    Wait(Option<Due>),
}

/// A bot that is to move.
struct Thinking<G: Playable> {
    seat: Seat,
    bot: G::Bot,
    setup: Arc<G::Setup>,
    state: G::State,
    /// Milliseconds the bot lets pass first.
    pace: Millis,
}

impl<G: Playable> Duty<G> {
    /// When it is to be done, if not now.
    fn alarm(&self) -> Option<Millis> {
        match self {
            Self::Wait(due) => due.map(Due::at),
            Self::Nothing | Self::Begin | Self::Think(_) | Self::MarkAway { .. } | Self::PassOn => None,
        }
    }
}

impl<G: Playable> TableState<G> {
    fn duty(&self, watched: bool, now: Millis) -> Duty<G> {
        match self.stage {
            Stage::Over | Stage::Abandoned => return Duty::Nothing,
            Stage::Open if self.is_full() => return Duty::Begin,
            Stage::Open => return Duty::Wait(None),
            Stage::Playing => {}
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
        let asked = self.asked().and_then(|seat| Some((seat, self.chairs.get(self.player_at(seat)?)?)));
        match asked {
            Some((_, chair)) if chair.presence == Presence::Neutral => Duty::PassOn,
            Some((seat, chair)) => match chair.bot() {
                Some(name) => Duty::Think(Thinking {
                    seat,
                    bot: G::Bot::named(name).unwrap_or(G::Bot::ALL[0]),
                    setup: Arc::clone(&self.setup),
                    state: self.state,
                    pace: Millis::from(options.pace),
                }),
                None => Duty::Wait(Some(self.due())),
            },
            None => Duty::Wait(Some(self.due())),
        }
    }
}

/// Runs a table until it is over or the node stops.
pub(crate) async fn drive<G: Playable>(table: Arc<Live<TableState<G>>>, mut bot_rng: Seeded, mut stop: Stop) {
    while !stop.is_stopped() {
        let (duty, version) = {
            let guard = table.lock().await;
            let duty = guard.duty(table.readers() > 0, guard.now());
            guard.set_alarm(duty.alarm());
            (duty, guard.version())
        };
        let done = match duty {
            Duty::Nothing => return,
            Duty::Begin => begin(&mut table.lock().await).await.map(drop),
            Duty::MarkAway { player } => note(&mut table.lock().await, &Entry::Away { player }).await.map(drop),
            Duty::PassOn => submit_as(&table, Actor::Referee, G::pass_on(), version).await,
            Duty::Think(thinking) => {
                if !pause(&table, thinking.pace, &mut stop).await {
                    return;
                }
                let seat = thinking.seat;
                let Some((command, rng)) = think(thinking, bot_rng).await else {
                    tracing::error!(table = %table.stream(), "a bot failed");
                    return;
                };
                bot_rng = rng;
                submit_as(&table, Actor::Seat(seat), command, version).await
            }
            Duty::Wait(due) => match table.wait(due.map(Due::at), &mut stop).await {
                Wake::Changed => Ok(()),
                Wake::Due => carry_out(&table, due, version).await,
                Wake::Stopped => return,
            },
        };
        if let Err(refusal) = done {
            rest_after(&refusal, table.stream()).await;
        }
    }
}

/// Lets a bot's pace pass; whether the node still runs after it.
async fn pause<G: Playable>(table: &Live<TableState<G>>, milliseconds: Millis, stop: &mut Stop) -> bool {
    if milliseconds == 0 {
        return true;
    }
    tokio::select! {
        () = table.sleep_until(table.now() + milliseconds) => true,
        () = stop.stopped() => false,
    }
}

/// What a bot does, decided where it keeps nobody waiting; nothing, if it panicked.
async fn think<G: Playable>(thinking: Thinking<G>, mut bot_rng: Seeded) -> Option<(G::Command, Seeded)> {
    let Thinking { seat, bot, setup, state, .. } = thinking;
    let choosing = tokio::task::spawn_blocking(move || {
        let command = G::choose(bot, &setup, &G::view(&setup, &state, seat), &mut bot_rng);
        (command, bot_rng)
    });
    choosing.await.ok()
}

/// What the clock has brought.
async fn carry_out<G: Playable>(table: &Live<TableState<G>>, due: Option<Due>, version: u64) -> Result<(), Refusal> {
    match due {
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
async fn submit_as<G: Playable>(
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

async fn rest_after(refusal: &Refusal, table: &str) {
    if matches!(refusal, Refusal::Stale { .. }) {
        tokio::time::sleep(STALE_PAUSE).await;
        return;
    }
    tracing::warn!(%table, %refusal, "a duty could not be done");
    tokio::time::sleep(FAULT_PAUSE).await;
}
