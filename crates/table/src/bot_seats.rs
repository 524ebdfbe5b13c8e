//! The bots at one table: their memories, kept up with the log, and what is done when one of them fails.
//!
//! A bot is asked on a thread where it keeps nobody waiting. One that panics, takes too long, answers nonsense or is not known
//! is replaced for that move by any legal one, and the table goes on. One that took too long is not asked again before it
//! has come back, so that it costs one thread and no more.

use crate::bot_host::BotHost;
use crate::refusal::Refusal;
use crate::state::{Change, TableState};
use bots::{BotPlayer, Budget, Choice, NewGame, NoAnswer, Question};
use chance::{Seeded, Source as _, Stream};
use frame::Seat;
use games::LiveGame;
use live::{Fold as _, Live};
use std::any::Any;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::{JoinError, JoinHandle, spawn_blocking};

/// A bot that is to move.
pub(crate) struct BotTurn<G: LiveGame> {
    pub(crate) seat: Seat,
    /// The chair it plays, from 0.
    pub(crate) chair: usize,
    /// The bot's name, as the log has it.
    pub(crate) name: String,
    pub(crate) setup: Arc<G::Setup>,
    pub(crate) state: G::State,
    /// The version and the number of commands the game is at.
    pub(crate) version: u64,
    pub(crate) commands: u64,
    pub(crate) players: usize,
}

impl<G: LiveGame> BotTurn<G> {
    pub(crate) fn allows(&self, command: G::Command) -> bool {
        G::allows(&self.setup, &G::view(&self.setup, &self.state, self.seat), command)
    }

    /// Any legal move, the same for the same moment of the same game. It is drawn, because the first of the list over and
    /// over may take back what it has placed for ever.
    fn any_legal(&self) -> Option<G::Command> {
        let number = Seeded::new(self.commands, 0).below(Stream::Cards, u32::MAX);
        G::any_legal(&self.setup, &G::view(&self.setup, &self.state, self.seat), number)
    }
}

/// Why a bot is replaced for a move.
#[derive(Debug, thiserror::Error)]
enum BotFault {
    #[error("no bot is called so")]
    Unknown,
    #[error("it panicked: {0}")]
    Panicked(String),
    #[error("it was not done after {} ms", .0.as_millis())]
    TooSlow(Duration),
    #[error("it still thinks about an earlier move")]
    StillThinking,
    #[error("{0}")]
    NoAnswer(#[from] NoAnswer),
    #[error("'{0}' is not legal")]
    Illegal(String),
    #[error("it cannot be told what happened: {0}")]
    Untold(#[from] Refusal),
}

/// A bot and its answer, back from its thread.
pub(crate) type Answer<G> = (Memory<G>, Result<Choice<G>, NoAnswer>);

/// The bots of one table, by chair.
pub(crate) struct BotSeats<G: LiveGame> {
    host: Arc<BotHost>,
    /// Where bots leave things to chance.
    seed: u64,
    chairs: HashMap<usize, BotSeat<G>>,
}

enum BotSeat<G: LiveGame> {
    Ready(Memory<G>),
    /// Its time is over, and it has not come back.
    Thinking(JoinHandle<Answer<G>>),
}

impl<G: LiveGame> BotSeats<G> {
    pub(crate) fn new(host: Arc<BotHost>, seed: u64) -> Self {
        Self { host, seed, chairs: HashMap::new() }
    }

    /// What a bot does, or whoever replaces it. Nothing, if nothing is legal: then it is not for this seat to act.
    pub(crate) async fn choose(&mut self, table: &Live<TableState<G>>, turn: BotTurn<G>) -> Option<G::Command> {
        let fault = match self.ask(table, &turn).await {
            Ok(Choice { command, value, reasons, .. }) if turn.allows(command) => {
                let seat = turn.seat;
                tracing::debug!(table = %table.stream(), %seat, bot = turn.name, ?value, ?reasons, "a bot moves");
                return Some(command);
            }
            Ok(choice) => BotFault::Illegal(G::print_command(&turn.setup, &choice.command)),
            Err(fault) => fault,
        };
        self.host.count_replaced();
        let (seat, bot) = (turn.seat, &turn.name);
        tracing::warn!(table = %table.stream(), %seat, bot, %fault, "a bot is replaced for a move");
        turn.any_legal()
    }

    async fn ask(&mut self, table: &Live<TableState<G>>, turn: &BotTurn<G>) -> Result<Choice<G>, BotFault> {
        let mut memory = self.memory(table, turn).await?;
        memory.catch_up(table, turn.version).await?;
        let host = Arc::clone(&self.host);
        let _turn_to_think = host.turn_to_think().await;
        let explain = tracing::enabled!(tracing::Level::DEBUG);
        let rng = Seeded::new(self.seed, turn.commands);
        let mut thinking = think(memory, turn, Thinking { budget: host.budget, explain, rng });
        match tokio::time::timeout(host.budget, &mut thinking).await {
            Ok(Ok((memory, choice))) => {
                self.chairs.insert(turn.chair, BotSeat::Ready(memory));
                Ok(choice?)
            }
            Ok(Err(error)) => Err(BotFault::Panicked(panic_text(error))),
            Err(_) => {
                self.chairs.insert(turn.chair, BotSeat::Thinking(thinking));
                Err(BotFault::TooSlow(host.budget))
            }
        }
    }

    /// The bot of a chair as it remembers the game; a new one, if there is none yet or it was lost.
    async fn memory(&mut self, table: &Live<TableState<G>>, turn: &BotTurn<G>) -> Result<Memory<G>, BotFault> {
        let known = match self.chairs.remove(&turn.chair) {
            Some(BotSeat::Ready(memory)) => Some(memory),
            Some(BotSeat::Thinking(thinking)) if !thinking.is_finished() => {
                self.chairs.insert(turn.chair, BotSeat::Thinking(thinking));
                return Err(BotFault::StillThinking);
            }
            Some(BotSeat::Thinking(thinking)) => thinking.await.ok().map(|(memory, _)| memory),
            None => None,
        };
        if let Some(memory) = known.filter(|memory| memory.name == turn.name) {
            return Ok(memory);
        }
        let player = G::bots(&self.host.roster).player(&turn.name).ok_or(BotFault::Unknown)?;
        let mut rng = Seeded::new(self.seed, u64::MAX - turn.chair as u64);
        Ok(Memory::begin(player, table, turn, &mut rng).await?)
    }
}

/// How a bot is asked: how long it may think, whether somebody reads why, and where it leaves things to chance.
pub(crate) struct Thinking {
    pub(crate) budget: Duration,
    pub(crate) explain: bool,
    pub(crate) rng: Seeded,
}

/// Asks a bot on a thread of its own. It has the view of its seat there, and nothing else of the state.
pub(crate) fn think<G: LiveGame>(
    mut memory: Memory<G>,
    turn: &BotTurn<G>,
    Thinking { budget, explain, mut rng }: Thinking,
) -> JoinHandle<Answer<G>> {
    let (setup, state, seat) = (Arc::clone(&turn.setup), turn.state, turn.seat);
    spawn_blocking(move || {
        let view = G::view(&setup, &state, seat);
        let began = Instant::now();
        // A bot that looks at the time stops in time: who does not is replaced.
        let late = || began.elapsed() > budget / 2;
        let budget = Budget { time: budget, explain };
        let choice = memory.player.choose(&Question { setup: &setup, seat, view, budget, late: &late }, &mut rng);
        (memory, choice)
    })
}

/// A bot with all it remembers, and how far it has been told the game.
pub(crate) struct Memory<G: LiveGame> {
    name: String,
    chair: usize,
    player: Box<dyn BotPlayer<G>>,
    /// The table as the bot was last told of it, and its version; nothing, if it does not want to be told.
    told: Option<(Box<TableState<G>>, u64)>,
}

impl<G: LiveGame> Memory<G> {
    /// A bot that knows nothing yet: what happened before, it is told from the log.
    pub(crate) async fn begin(
        mut player: Box<dyn BotPlayer<G>>,
        table: &Live<TableState<G>>,
        turn: &BotTurn<G>,
        rng: &mut Seeded,
    ) -> Result<Self, Refusal> {
        let (setup, players) = (&*turn.setup, turn.players);
        player.begin(&NewGame { setup, name: table.stream(), players, absent: 0, player: turn.chair }, rng);
        let told = match player.wants_events() {
            true => {
                let opening = table.history().await?.until(0);
                let version = opening.entries()[0].version;
                Some((Box::new(opening.replay(|_, _, _| {})?), version))
            }
            false => None,
        };
        Ok(Self { name: turn.name.clone(), chair: turn.chair, player, told })
    }

    /// Tells the bot what its seat has seen since, up to this version.
    pub(crate) async fn catch_up(&mut self, table: &Live<TableState<G>>, until: u64) -> Result<(), Refusal> {
        let Some((state, version)) = &mut self.told else { return Ok(()) };
        for entry in table.entries_after(*version).await?.iter().take_while(|entry| entry.version <= until) {
            let outcome = state.take_in(entry)?;
            *version = entry.version;
            tell(&mut *self.player, state, self.chair, &outcome.change);
        }
        Ok(())
    }
}

fn tell<G: LiveGame>(player: &mut dyn BotPlayer<G>, state: &TableState<G>, chair: usize, change: &Change<G>) {
    let seat = state.seat_of(chair);
    for event in change.moves.iter().flat_map(|made| &made.events) {
        player.saw(&state.setup, &G::see(&state.setup, event, seat));
    }
}

/// What a panic said.
fn panic_text(error: JoinError) -> String {
    let text = |payload: Box<dyn Any + Send>| match payload.downcast::<String>() {
        Ok(text) => *text,
        Err(payload) => payload.downcast::<&str>().map_or_else(|_| "no message".to_owned(), |text| text.to_string()),
    };
    error.try_into_panic().map_or_else(|error| error.to_string(), text)
}
