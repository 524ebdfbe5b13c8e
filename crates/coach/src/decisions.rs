//! What was decided in a turn, against what could have been: the reinforcements, each target, and the end of the turn.
//!
//! Every plan and what was played are tried in the same drawn positions with the same dice. The plans that look best are tried
//! again in fresh positions, and what is told of a decision comes from the fresh ones alone.

use crate::playouts::Clock;
use crate::turns::Turn;
use crate::{Effort, PerSeat, print};
use board::Territory;
use bots::risiko::{Belief, Eyes};
use bots::{Belief as _, Bot, Planned as _, Reason, Sample, Seated as _, Until, imagine};
use chance::Seeded;
use frame::{Actor, Game as _, SeatSet};
use notation::Replay;
use rules::{Command, Risiko, Setup, State, View, legal};
use serde::Serialize;

/// One decision of a turn.
#[derive(Clone, Debug, Serialize)]
pub struct Decision {
    /// The lap.
    pub lap: u16,
    /// Who decided.
    pub seat: char,
    /// How many events there were before: where a replay stands then.
    pub event: usize,
    /// What it cost: the chance to win that was given away.
    pub loss: f64,
    /// The standard error of that.
    pub error: f64,
    /// What was played.
    pub played: Vec<String>,
    /// The first commands of the better plan.
    pub best: Vec<String>,
    /// The chance to win with the better plan, as the player could know it; where one was found.
    pub best_chance: Option<f64>,
    /// The chance to win with what was played.
    pub played_chance: Option<f64>,
    /// How likely the first attack of the better plan conquers, if it is fought to its end.
    pub conquest: Option<f64>,
}

/// What was played from one decision to the next.
struct Part {
    event: usize,
    state: State,
    commands: Vec<Command>,
}

/// Who judges the decisions of one turn.
pub(crate) struct Judge<'a> {
    setup: &'a Setup,
    turn: &'a Turn,
    effort: Effort,
    clock: Clock,
    number: u64,
}

/// Draws for each plan at first, and for those that look best, with the usual effort.
const FIRST_DRAWS: u32 = 6;
const SECOND_DRAWS: u32 = 40;
/// A verdict is made of whole games, played to their end: so many at first, so many for a verdict, and so many where those leave it
/// open.
const GLANCE_DRAWS: u32 = 80;
const VERDICT_DRAWS: u32 = 400;
const OPEN_DRAWS: u32 = 1200;
/// So many standard errors over one lap are worth the first games.
const WORTH_A_LOOK: f64 = 0.5;
/// So many over one lap are worth a verdict, whatever the first games say: they are few.
const WORTH_A_VERDICT: f64 = 2.0;
/// How many plans are looked at again.
const FINALISTS: usize = 3;
/// Positions from which a seat's own idea of the chances is made.
const KNOWN_DRAWS: u32 = 48;
/// So many standard errors are a difference.
const ERRORS: f64 = 2.0;

impl<'a> Judge<'a> {
    pub(crate) fn new(setup: &'a Setup, turn: &'a Turn, (effort, clock): (Effort, Clock), number: u64) -> Self {
        Self { setup, turn, effort, clock, number }
    }

    fn draws(&self, usual: u32) -> u32 {
        (usual * self.effort.playouts / Effort::USUAL.playouts).max(4)
    }

    /// Everybody's chances as the seat on turn can know them.
    pub(crate) fn known(&self, seats: SeatSet) -> PerSeat {
        let view = self.turn.state.view(self.setup, self.turn.seat);
        let mut rng = Seeded::new(self.number, u64::MAX);
        let mut sum: PerSeat = seats.iter().map(|seat| (seat.letter(), 0.0)).collect();
        for _ in 0..KNOWN_DRAWS {
            let Some(sample) = self.turn.belief.sample(self.setup, &view, &mut rng) else { continue };
            for seat in seats.iter() {
                *sum.entry(seat.letter()).or_default() += f64::from(Risiko::worth(self.setup, &sample, seat).max(0.0));
            }
        }
        let total: f64 = sum.values().sum();
        sum.values_mut()
            .for_each(|chance| *chance = if total > 0.0 { *chance / total } else { 1.0 / seats.len() as f64 });
        sum
    }

    /// The decisions of the turn.
    pub(crate) fn decisions(&mut self, replay: &Replay<Risiko>) -> Vec<Decision> {
        let mut belief = self.turn.belief.clone();
        let mut decisions = Vec::new();
        let mut event = self.turn.event;
        for part in self.parts(replay) {
            // What was seen since the last decision of this turn.
            let seen = replay.steps.iter().flat_map(|step| &step.events).skip(event).take(part.event - event);
            seen.for_each(|one| belief.saw(self.setup, &Risiko::see(self.setup, one, Some(self.turn.seat))));
            event = part.event;
            decisions.extend(self.judge(&part, &belief, decisions.len() as u64));
        }
        decisions
    }

    /// The turn cut into its decisions.
    fn parts(&self, replay: &Replay<Risiko>) -> Vec<Part> {
        let (mut state, mut event, mut parts) = (self.turn.state, self.turn.event, Vec::<Part>::new());
        for step in &replay.steps[self.turn.steps.clone()] {
            if step.actor == Actor::Seat(self.turn.seat) && is_choice(step.command) {
                match parts.last_mut().filter(|part| belongs(part, step.command)) {
                    Some(part) => part.commands.push(step.command),
                    None => parts.push(Part { event, state, commands: vec![step.command] }),
                }
            }
            for one in &step.events {
                Risiko::apply(self.setup, &mut state, one);
                event += 1;
            }
        }
        parts
    }

    /// What a decision cost.
    fn judge(&self, part: &Part, belief: &Belief, at: u64) -> Option<Decision> {
        let (setup, seat) = (self.setup, self.turn.seat);
        let view = part.state.view(setup, seat);
        let seed = self.number << 8 | at;
        let first = self.draw(belief, &view, seed, 0, self.draws(FIRST_DRAWS));
        let mut ranked: Vec<(f32, Eyes)> = Risiko::plans(setup, &view)
            .into_iter()
            .map(|plan| (mean(&self.try_line(None, &plan, &first, Until::NextTurn)), plan))
            .collect();
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
        ranked.truncate(FINALISTS);
        let usual = Eyes::default();
        if ranked.iter().all(|(_, plan)| *plan != usual) {
            ranked.push((f32::NEG_INFINITY, usual));
        }
        let second = self.draw(belief, &view, seed, 1, self.draws(SECOND_DRAWS));
        let tried = |script: Option<&Part>, plan: &Eyes| self.try_line(script, plan, &second, Until::NextTurn);
        let best = ranked
            .iter()
            .map(|(_, plan)| (tried(None, plan), *plan))
            .max_by(|a, b| mean(&a.0).total_cmp(&mean(&b.0)))?;
        // What was played goes on by the plan that makes the most of it.
        let rest = ranked.iter().map(|(_, plan)| *plan);
        let played =
            rest.map(|plan| (tried(Some(part), &plan), plan)).max_by(|a, b| mean(&a.0).total_cmp(&mean(&b.0)))?;
        let commands: Vec<String> = part.commands.iter().map(|command| print(setup, command)).collect();
        let (better, conquest) = self.first_commands(&best.1, part);
        let (gain, error) = difference(&best.0, &played.0);
        let mut decision = Decision {
            lap: self.turn.lap.0,
            seat: seat.letter(),
            event: part.event,
            loss: 0.0,
            error,
            played: commands,
            best: Vec::new(),
            best_chance: None,
            played_chance: None,
            conquest: None,
        };
        if gain > WORTH_A_LOOK * error && !begins_alike(&better, &decision.played) {
            let lines = |draws: &[(Sample<Risiko>, u64)]| {
                let line = |script, plan| self.try_line(script, plan, draws, Until::End(self.clock.limit));
                [line(None, &best.1), line(Some(part), &played.1)].map(wins)
            };
            let looks = [GLANCE_DRAWS, VERDICT_DRAWS, OPEN_DRAWS].map(|usual| self.draws(usual));
            let verdict = self.draw(belief, &view, seed, 2, looks[2]);
            let mut games = [Vec::new(), Vec::new()];
            let is_clear = gain > WORTH_A_VERDICT * error;
            let (mut loss, mut error) = (0.0, 0.0);
            for (look, until) in looks.into_iter().enumerate() {
                let draws = &verdict[games[0].len()..verdict.len().min(until as usize)];
                games.iter_mut().zip(lines(draws)).for_each(|(all, more)| all.extend(more));
                (loss, error) = difference(&games[0], &games[1]);
                let is_hopeless = loss <= WORTH_A_LOOK * error && (look > 0 || !is_clear);
                if is_hopeless || (look > 0 && loss > ERRORS * error) {
                    break;
                }
            }
            let [best, played] = games;
            decision.error = error;
            if loss > ERRORS * error {
                let [best_chance, played_chance] = [best, played].map(|one| Some(f64::from(mean(&one))));
                decision = Decision { loss, best: better, best_chance, played_chance, conquest, ..decision };
            }
        }
        Some(decision)
    }

    /// Positions as the seat may imagine them, each with the seed of its dice.
    fn draw(&self, belief: &Belief, view: &View<'_>, seed: u64, round: u64, count: u32) -> Vec<(Sample<Risiko>, u64)> {
        let mut rng = Seeded::new(seed, round << 32);
        let one = |at: u64| Some((belief.sample(self.setup, view, &mut rng)?, round << 32 | (at + 1)));
        (0..u64::from(count)).filter_map(one).collect()
    }

    /// What comes of a line in each position: what was played, if that is tried, and then the plan.
    fn try_line(&self, script: Option<&Part>, plan: &Eyes, draws: &[(Sample<Risiko>, u64)], until: Until) -> Vec<f32> {
        let setup = self.setup;
        let one = |&(sample, seed): &(Sample<Risiko>, u64)| {
            let mut script = script.map(Script::of);
            let mut own = |view: &View<'_>, dice: &mut Seeded| {
                let scripted = script.as_mut().and_then(|script| script.next(setup, view));
                scripted.unwrap_or_else(|| Risiko::follow(plan, setup, view, dice))
            };
            let mut dice = Seeded::new(self.number, seed);
            imagine::<Risiko>(setup, (sample, until), self.turn.seat, &mut dice, &mut own)
        };
        draws.iter().map(one).collect()
    }

    /// What a plan does until dice are thrown, and how likely they bring a conquest.
    fn first_commands(&self, plan: &Eyes, part: &Part) -> (Vec<String>, Option<f64>) {
        let (setup, seat, mut state) = (self.setup, self.turn.seat, part.state);
        let (mut commands, mut conquest, mut rng) = (Vec::new(), None, Seeded::new(0, 0));
        while commands.len() < COMMANDS_SHOWN {
            if Risiko::awaited(setup, &state) != frame::Awaited::Seat(seat) {
                break;
            }
            let view = state.view(setup, seat);
            let command = Risiko::follow(plan, setup, &view, &mut rng);
            commands.push(print(setup, &command));
            conquest = conquest.or_else(|| likely(&Risiko::reasons(Bot::Medio, setup, &view, command)));
            let mut events = frame::Events::new_const();
            if Risiko::step(setup, &mut state, Actor::Seat(seat), command, &mut events).is_err() {
                break;
            }
        }
        (commands, conquest)
    }
}

/// How likely an attack conquers, from 0 to 1.
fn likely(reasons: &[Reason]) -> Option<f64> {
    reasons.iter().find_map(|reason| match reason {
        Reason::Conquest(hundredths) => Some(f64::from(*hundredths) / 100.0),
        Reason::AtRandom | Reason::Said(_) => None,
    })
}

/// What a finished game is worth has its points behind the comma; the win alone.
fn wins(mut worths: Vec<f32>) -> Vec<f32> {
    let shares = || [1, 2, 3, 4, 5, 6].map(|among| 1.0 / among as f32).into_iter();
    worths.iter_mut().for_each(|worth| *worth = shares().find(|share| *worth >= share - 1e-4).unwrap_or(0.0));
    worths
}

/// So many commands of a plan are shown.
const COMMANDS_SHOWN: usize = 8;

/// What was played, for positions in which dice fall otherwise: the same placements; the same attack for as long as it was
/// fought; the same end of the turn.
enum Script {
    Commands(std::vec::IntoIter<Command>),
    Attack { from: Territory, to: Territory, until: u16 },
}

impl Script {
    fn of(part: &Part) -> Self {
        match part.commands.first() {
            Some(&Command::Attack { from, to, .. }) => Self::Attack { from, to, until: left_at_end(part, from) },
            _ => Self::Commands(part.commands.clone().into_iter()),
        }
    }

    fn next(&mut self, setup: &Setup, view: &View<'_>) -> Option<Command> {
        let legal = legal(setup, view);
        match self {
            Self::Commands(commands) => commands.next().filter(|&command| legal.allows(command)),
            Self::Attack { from, to, until } => {
                if view.open().armies(*from).0 <= *until {
                    return None;
                }
                let attack = Command::Attack { from: *from, to: *to, dice: legal.dice(*from, *to).last()? };
                legal.allows(attack).then_some(attack)
            }
        }
    }
}

/// With how many armies on the base the attack was given up; 0 if it was fought until it could not go on.
fn left_at_end(part: &Part, from: Territory) -> u16 {
    let attacks = part.commands.iter().filter(|command| matches!(command, Command::Attack { .. })).count() as u16;
    let conquered = part.commands.iter().any(|command| matches!(command, Command::Occupy(_)));
    // An attack that was given up had its throws: as many are allowed to fail here.
    if conquered { 0 } else { part.state.open().armies(from).0.saturating_sub(3 * attacks).min(3) }
}

/// Whether a command is one that is decided on: not how many follow, nor with how many dice one defends.
fn is_choice(command: Command) -> bool {
    !matches!(command, Command::Defend(_))
}

/// Whether a command belongs to the decision before it.
fn belongs(part: &Part, command: Command) -> bool {
    let Some(&first) = part.commands.first() else { return false };
    let placing = |command| matches!(command, Command::Place { .. } | Command::PlayTris(_) | Command::TakeBack { .. });
    match (first, command) {
        (_, Command::Occupy(_)) => true,
        (Command::Attack { from, to, .. }, Command::Attack { from: base, to: target, .. }) => {
            (from, to) == (base, target) && !part.commands.iter().any(|one| matches!(one, Command::Occupy(_)))
        }
        (Command::Maneuver { .. }, Command::Pass) => true,
        (first, command) => placing(first) && placing(command),
    }
}

/// Whether two lines begin with the same act, so that they differ in nothing that was decided here.
fn begins_alike(a: &[String], b: &[String]) -> bool {
    let placed = |line: &[String]| {
        let mut places: Vec<String> =
            line.iter().take_while(|one| one.starts_with("place") || one.starts_with("tris")).cloned().collect();
        places.sort();
        places
    };
    match (placed(a), placed(b)) {
        (a_places, b_places) if !a_places.is_empty() || !b_places.is_empty() => a_places == b_places,
        _ => {
            a.first().map(|one| one.rsplit_once(' ').map_or(one.as_str(), |(act, _)| act))
                == b.first().map(|one| one.rsplit_once(' ').map_or(one.as_str(), |(act, _)| act))
        }
    }
}

fn mean(values: &[f32]) -> f32 {
    values.iter().sum::<f32>() / values.len().max(1) as f32
}

/// The mean of paired differences, and its standard error.
fn difference(a: &[f32], b: &[f32]) -> (f64, f64) {
    let differences: Vec<f64> = a.iter().zip(b).map(|(a, b)| f64::from(a - b)).collect();
    let count = differences.len().max(2) as f64;
    let mean = differences.iter().sum::<f64>() / count;
    let spread = differences.iter().map(|one| (one - mean) * (one - mean)).sum::<f64>() / (count - 1.0);
    (mean, (spread / count).sqrt())
}
