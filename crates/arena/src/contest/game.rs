//! One game of a match. What chance gives belongs to the table and to the places at it, never to who plays there: the dice,
//! the moment at which time is up, and one stream for each place, from which whoever sits there makes up their mind.
//!
//! A bot that fails has lost: any legal command stands in for each of its own until the end, and then it comes last.

use super::plan::{Plan, Side};
use super::times::Times;
use crate::bot::program::{BotFault, Expected};
use crate::contender::Contender;
use crate::processes::{BotProcesses, Player};
use crate::simulate::seat_of;
use bots::selfplay::TimeLimit;
use bots::{Budget, NewGame, Question};
use chance::{Seeded, Source as _, Stream};
use frame::{Actor, Awaited, Events, Lap, MAX_SEATS, Seat};
use games::SimulationGame;
use std::time::Instant;

/// Streams of the generator for one block: the dice, the time limit, and one for each place.
const STREAMS: u64 = 16;
const DICE: u64 = 0;
const LIMIT: u64 = 1;
const FIRST_PLACE: u64 = 2;

/// So many commands are no game any more.
const COMMANDS_MAX: u64 = 5_000_000;

/// What came of a game.
pub(super) struct Played {
    /// By place in the list of players.
    pub(super) results: Vec<PlayerResult>,
    /// Why it ended, by the place among the causes of the game.
    pub(super) cause: Option<usize>,
    pub(super) laps: u16,
    /// The turns of either side.
    pub(super) times: [Times; 2],
    /// The choices of either side that were made before all was looked at, because time was over.
    pub(super) capped: [u64; 2],
}

/// What came of it for one player.
pub(super) struct PlayerResult {
    pub(super) side: Side,
    pub(super) seat: Seat,
    /// The place at the end, from 1.
    pub(super) place: u8,
    pub(super) points: u16,
    /// What it would bring in a tournament, in the smallest unit.
    pub(super) score: i64,
    /// What the bot did instead of playing.
    pub(super) fault: Option<BotFault>,
}

/// Plays one game of a block with this lineup.
///
/// # Errors
/// What is wrong with a game that our own rules or bots did not bring to an end.
pub(super) fn play<G: SimulationGame>(
    plan: &Plan<'_, G>,
    processes: &BotProcesses<'_, G>,
    block: u64,
    lineup: &[Side],
) -> Result<Played, String> {
    let mut table = Table::new(plan, processes, block, lineup);
    table.announce(block);
    table.play(&mut Seeded::new(plan.seed, block * STREAMS + DICE))?;
    Ok(table.finish(processes))
}

/// One who plays.
struct Chair<G: SimulationGame> {
    side: Side,
    /// Nobody once the bot has failed.
    player: Option<Player<G>>,
    rng: Seeded,
    fault: Option<BotFault>,
    /// How long the bot has thought since its last turn.
    thinking: u64,
}

struct Table<'p, G: SimulationGame> {
    plan: &'p Plan<'p, G>,
    chairs: Vec<Chair<G>>,
    state: G::State,
    limit: TimeLimit,
    /// Whose turn it is, and in which lap.
    turn: (Lap, Seat),
    times: [Times; 2],
    capped: [u64; 2],
}

impl<'p, G: SimulationGame> Table<'p, G> {
    fn new(plan: &'p Plan<'p, G>, processes: &BotProcesses<'_, G>, block: u64, lineup: &[Side]) -> Self {
        let chair = |(at, &side): (usize, &Side)| {
            let rng = Seeded::new(plan.seed, block * STREAMS + FIRST_PLACE + at as u64);
            let (player, fault) = match processes.take(side.index()) {
                Ok(player) => (Some(player), None),
                Err(fault) => (None, Some(fault)),
            };
            Chair { side, player, rng, fault, thinking: 0 }
        };
        let mut limit = Seeded::new(plan.seed, block * STREAMS + LIMIT);
        Self {
            plan,
            chairs: lineup.iter().enumerate().map(chair).collect(),
            state: G::begin(&plan.setup),
            limit: TimeLimit::in_lap(plan.laps, G::seats(&plan.setup), &mut limit),
            turn: (Lap(0), Seat::FIRST),
            times: Default::default(),
            capped: [0; 2],
        }
    }

    /// Tells every player that a game begins. All games of a block bear the same name.
    fn announce(&mut self, block: u64) {
        let (setup, players, name) = (&self.plan.setup, self.chairs.len(), format!("block{block}"));
        for (player, chair) in self.chairs.iter_mut().enumerate() {
            if let Some(bot) = &mut chair.player {
                bot.begin(&NewGame { setup, name: &name, players, absent: 0, player }, &mut chair.rng);
            }
        }
    }

    fn play(&mut self, dice: &mut Seeded) -> Result<(), String> {
        for _ in 0..COMMANDS_MAX {
            self.look_at_the_clock()?;
            match G::awaited(&self.plan.setup, &self.state) {
                Awaited::Nobody => return Ok(()),
                Awaited::Chance(question) => self.grant(Actor::Chance, G::answer(question, dice))?,
                Awaited::Seat(seat) => {
                    let command = self.choose(seat)?;
                    self.grant(Actor::Seat(seat), command)?;
                }
            }
        }
        Err(format!("no end after {COMMANDS_MAX} commands"))
    }

    /// Ends a turn's time, and the game's.
    fn look_at_the_clock(&mut self) -> Result<(), String> {
        let now = G::progress(&self.state);
        if (now.lap, now.turn) != self.turn {
            self.end_turn();
            self.turn = (now.lap, now.turn);
        }
        if self.limit.reached(now) { self.grant(Actor::Clock, G::TIME_UP) } else { Ok(()) }
    }

    /// A turn's time is what its player has thought since the last one; the preparation is no turn.
    fn end_turn(&mut self) {
        let (lap, seat) = self.turn;
        if lap == Lap(0) {
            self.chairs.iter_mut().for_each(|chair| chair.thinking = 0);
            return;
        }
        let player = G::sits(&self.state, seat).map(frame::Player::index);
        if let Some(chair) = player.and_then(|player| self.chairs.get_mut(player)).filter(|chair| chair.thinking > 0) {
            self.times[chair.side.index()].add(std::mem::take(&mut chair.thinking));
        }
    }

    /// What the bot of a seat does; whatever is legal where it has failed.
    fn choose(&mut self, seat: Seat) -> Result<G::Command, String> {
        let (setup, state) = (&self.plan.setup, &self.state);
        let player = G::player(state, seat).index();
        let chair = self.chairs.get_mut(player).ok_or_else(|| format!("nobody plays for seat {seat}"))?;
        let view = G::view(setup, state, seat);
        if let Some(bot) = &mut chair.player {
            let (began, time) = (Instant::now(), self.plan.budget);
            let late = || began.elapsed() > time;
            let question = Question { setup, seat, view, budget: Budget { time, explain: false }, late: &late };
            let choice = bot.choose(&question, &mut chair.rng);
            self.capped[chair.side.index()] += u64::from(choice.as_ref().is_ok_and(|choice| choice.capped));
            chair.thinking += u64::try_from(began.elapsed().as_nanos()).unwrap_or(u64::MAX).max(1);
            let choice = choice.map_err(|no_answer| BotFault::NoAnswer(Expected::Command, no_answer));
            match choice.and_then(|choice| self.plan.check(state, chair.side, seat, choice.command)) {
                Ok(command) => return Ok(command),
                Err(fault) => (chair.player, chair.fault) = (None, Some(fault)),
            }
        }
        let number = chair.rng.below(Stream::Cards, u32::MAX);
        G::any_legal(setup, &view, number).ok_or_else(|| format!("seat {seat} has nothing to do"))
    }

    fn grant(&mut self, actor: Actor, command: G::Command) -> Result<(), String> {
        let (setup, mut events) = (&self.plan.setup, Events::new_const());
        if let Err(refusal) = G::step(setup, &mut self.state, actor, command, &mut events) {
            return Err(format!("{}: {}", G::print_command(setup, &command), G::print_refusal(setup, &refusal)));
        }
        for (player, chair) in self.chairs.iter_mut().enumerate() {
            let Some(bot) = chair.player.as_mut().filter(|bot| bot.wants_events()) else { continue };
            let seat = seat_of::<G>(setup, &self.state, player);
            events.iter().for_each(|event| bot.saw(setup, &G::see(setup, event, seat)));
        }
        Ok(())
    }

    /// Tells the players their places and lets them go.
    fn finish(mut self, processes: &BotProcesses<'_, G>) -> Played {
        self.end_turn();
        let (setup, state) = (&self.plan.setup, &self.state);
        let (outcome, result) = (G::outcome(setup, state), G::ending(setup, state));
        let last = self.chairs.len().min(MAX_SEATS) as u8;
        let player_at = |seat| G::player(state, seat).index();
        let plays_on = |seat| self.chairs.get(player_at(seat)).is_some_and(|chair| chair.fault.is_none());
        let place =
            |own: u8| 1 + outcome.standings.iter().filter(|one| one.place < own && plays_on(one.seat)).count() as u8;
        let found: Vec<_> = outcome.standings.iter().map(|one| (one.seat, place(one.place), one.points)).collect();
        let ends = G::ends(setup, state);
        let scores = self.plan.scorer.as_ref().map(|scorer| (scorer.points)(&ends));
        let score_of = |seat: Seat| {
            let at = ends.iter().position(|end| end.seat == seat)?;
            scores.as_ref()?.get(at).copied()
        };
        let mut results = Vec::new();
        for (player, mut chair) in self.chairs.into_iter().enumerate() {
            let Some(&(seat, place, points)) = found.iter().find(|(seat, ..)| player_at(*seat) == player) else {
                continue;
            };
            if let Some(mut bot) = chair.player.take() {
                bot.end(place, &result);
                processes.give_back(chair.side.index(), bot);
            }
            let played = (place, points, score_of(seat).unwrap_or_default());
            let (place, points, score) = if chair.fault.is_some() { (last, 0, 0) } else { played };
            results.push(PlayerResult { side: chair.side, seat, place, points, score, fault: chair.fault });
        }
        let cause = outcome.cause.and_then(|cause| G::CAUSES.iter().position(|known| *known == cause));
        Played { results, cause, laps: G::progress(state).lap.0, times: self.times, capped: self.capped }
    }
}

impl<G: SimulationGame> Plan<'_, G> {
    /// What a program asks for must be legal; that the program's own bots ask for nothing else is ours to see to.
    fn check(&self, state: &G::State, side: Side, seat: Seat, command: G::Command) -> Result<G::Command, BotFault> {
        match &self.sides[side.index()] {
            Contender::Own(_) => Ok(command),
            Contender::Program(_) => match G::decide(&self.setup, state, Actor::Seat(seat), command) {
                Ok(_) => Ok(command),
                Err(refusal) => {
                    let said = G::print_command(&self.setup, &command);
                    Err(BotFault::Illegal(said, G::print_refusal(&self.setup, &refusal)))
                }
            },
        }
    }
}
