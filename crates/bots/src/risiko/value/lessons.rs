//! Learning the value of positions from whole games of the bot that plans by one turn: every turn, every seat, how it ended.

use super::{FEATURES, UNITS, ValueNet, features};
use crate::net::{Learner, Said};
use crate::selfplay::{Numbered, Watcher, play_by};
use crate::{Question, Tuned};
use chance::{Seeded, Source as _, Stream};
use frame::{Actor, Lap};
use rules::{Command, Events, Risiko, Seat, Setup, State, Status, TablePoints, scores};

/// A position as one seat stood in it, and what came of it.
struct Lesson {
    features: [f32; FEATURES],
    truth: Said,
}

/// How many games are played before their positions are mixed and learnt from.
const GAMES_AT_ONCE: u64 = 200;

/// Somebody who learns what positions are worth.
#[derive(Debug)]
pub struct Student<'s> {
    setup: &'s Setup,
    seed: u64,
    played: u64,
    learner: Learner<FEATURES, UNITS>,
    rng: Seeded,
}

impl<'s> Student<'s> {
    /// A student of one table, from a seed.
    #[must_use]
    pub fn new(setup: &'s Setup, seed: u64) -> Self {
        let mut rng = Seeded::new(seed, u64::MAX);
        let learner = Learner::new(|| rng.below(Stream::Cards, 20_001) as f32 / 10_000.0 - 1.0);
        Self { setup, seed, played: 0, learner, rng }
    }

    /// What was learnt so far.
    #[must_use]
    pub fn net(&self) -> &ValueNet {
        self.learner.net()
    }

    /// Plays some games and learns from them; `rate` is how far a step goes.
    pub fn study(&mut self, rate: f32) {
        self.learner.rate = rate;
        let mut lessons = Vec::new();
        for _ in 0..GAMES_AT_ONCE {
            lessons.append(&mut play(self.setup, self.seed, self.played, laps(self.played)));
            self.played += 1;
        }
        while !lessons.is_empty() {
            let lesson = lessons.swap_remove(self.rng.below(Stream::Cards, lessons.len() as u32) as usize);
            self.learner.learn(&lesson.features, lesson.truth);
        }
    }
}

/// Time is up in lap 12 of most games, and much later in some, so that both are known.
const fn laps(game: u64) -> Lap {
    if game % 5 == 4 { Lap(30) } else { Lap(12) }
}

/// How well a network foretells games it has not seen.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Calibration {
    /// Positions.
    pub count: u64,
    /// The mean square of chance less outcome; 0.188 for who always says a quarter.
    pub brier: f64,
    /// By tenths of the chance: how many positions, the mean chance, the share that was won.
    pub tenths: [(u64, f64, f64); 10],
}

/// How well a network foretells the games of a seed, time up in lap 12, every turn and every seat.
#[must_use]
pub fn judge(net: &ValueNet, setup: &Setup, seed: u64, games: u64) -> Calibration {
    let mut found = Calibration::default();
    for game in 0..games {
        for lesson in play(setup, seed, game, Lap(12)) {
            let (said, truth) = (f64::from(net.say(&lesson.features).chance), f64::from(lesson.truth.chance));
            found.count += 1;
            found.brier += (said - truth) * (said - truth);
            let tenth = &mut found.tenths[((said * 10.0) as usize).min(9)];
            *tenth = (tenth.0 + 1, tenth.1 + said, tenth.2 + truth);
        }
    }
    found.brier /= found.count.max(1) as f64;
    for (count, said, truth) in &mut found.tenths {
        let many = (*count).max(1) as f64;
        (*said, *truth) = (*said / many, *truth / many);
    }
    found
}

/// The lessons of one game.
fn play(setup: &Setup, seed: u64, game: u64, laps: Lap) -> Vec<Lesson> {
    let mut notes = Notes { setup, turn: (Lap(0), Seat::FIRST), taken: Vec::new() };
    let choose = |_: usize, question: &Question<'_, '_, Risiko>, rng: &mut Seeded| {
        Risiko::choose_by(Risiko::shipped(), question.setup, &question.view, rng)
    };
    let done = play_by::<Risiko>(setup, Numbered { seed, game, laps }, choose, &mut notes);
    let scores = scores(setup, &done.state);
    let first = scores.iter().filter(|score| score.place == 1).count().max(1) as f32;
    let truth = |seat: Seat| {
        let score = scores.iter().find(|score| score.seat == seat);
        let won = score.is_some_and(|score| score.place == 1);
        let TablePoints(points) = score.map_or_else(TablePoints::default, |score| score.points);
        Said { chance: if won { 1.0 / first } else { 0.0 }, amount: f32::from(points) / 86.0 }
    };
    notes.taken.into_iter().map(|(seat, features)| Lesson { features, truth: truth(seat) }).collect()
}

/// Who writes down every seat's position as a turn begins.
struct Notes<'s> {
    setup: &'s Setup,
    turn: (Lap, Seat),
    taken: Vec<(Seat, [f32; FEATURES])>,
}

impl Watcher<Risiko> for Notes<'_> {
    fn saw(&mut self, _: Actor, _: Command, _: &Events, after: &State) {
        let open = after.open();
        if (open.lap(), open.turn()) == self.turn || open.lap() == Lap(0) {
            return;
        }
        self.turn = (open.lap(), open.turn());
        for seat in self.setup.seats().iter().filter(|&seat| open.status(seat) == Status::Playing) {
            self.taken.push((seat, features(self.setup, seat, |of| after.view(self.setup, of))));
        }
    }
}
