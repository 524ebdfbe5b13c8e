//! Learning the value of positions from whole games of the bot that plans by one turn, alone or among others: every turn, every
//! seat, how it ended.

use super::{FEATURES, UNITS, ValueNet, Valued};
use crate::net::{Learner, Said};
use crate::selfplay::{Numbered, Watcher, play_by};
use crate::{Named as _, Question};
use chance::{Seeded, Source as _, Stream};
use frame::{Actor, Events, Lap, Seat};

/// A position as one seat stood in it, and what came of it.
struct Lesson {
    features: [f32; FEATURES],
    truth: Said,
}

/// How many games are played before their positions are mixed and learnt from.
const GAMES_AT_ONCE: u64 = 200;

/// Who plays the games that are learnt from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Teachers {
    /// `medio` in every seat.
    Medio,
    /// In every other game some seats are `cautious`, so that positions that `medio` does not come to are known too.
    Mixed,
}

/// Somebody who learns what positions are worth.
#[derive(Debug)]
pub struct Student<'s, G: Valued> {
    setup: &'s G::Setup,
    teachers: Teachers,
    seed: u64,
    played: u64,
    learner: Learner<FEATURES, UNITS>,
    rng: Seeded,
}

impl<'s, G: Valued> Student<'s, G> {
    /// A student of one table, from a seed.
    #[must_use]
    pub fn new(setup: &'s G::Setup, teachers: Teachers, seed: u64) -> Self {
        let mut rng = Seeded::new(seed, u64::MAX);
        let learner = Learner::new(|| rng.below(Stream::Cards, 20_001) as f32 / 10_000.0 - 1.0);
        Self { setup, teachers, seed, played: 0, learner, rng }
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
            let numbered = Numbered { seed: self.seed, game: self.played, laps: laps(self.played) };
            lessons.append(&mut play::<G>(self.setup, numbered, self.teachers));
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
pub fn judge<G: Valued>(net: &ValueNet, setup: &G::Setup, seed: u64, games: u64) -> Calibration {
    let mut found = Calibration::default();
    for game in 0..games {
        for lesson in play::<G>(setup, Numbered { seed, game, laps: Lap(12) }, Teachers::Medio) {
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
fn play<G: Valued>(setup: &G::Setup, numbered: Numbered, teachers: Teachers) -> Vec<Lesson> {
    let mut notes = Notes::<G> { setup, turn: (Lap(0), Seat::FIRST), taken: Vec::new() };
    let game = numbered.game;
    // The games of one seed in turn: all sixteen ways to seat the two among four.
    let is_other = |player: usize| teachers == Teachers::Mixed && game % 2 == 1 && (game / 2) >> (player % 4) & 1 == 1;
    let other = G::Bot::named("cautious").unwrap_or_else(G::Bot::usual);
    let choose = |player: usize, question: &Question<'_, '_, G>, rng: &mut Seeded| {
        if is_other(player) {
            G::choose(other, question.setup, &question.view, rng)
        } else {
            G::choose_by(G::shipped(), question.setup, &question.view, rng)
        }
    };
    let done = play_by::<G>(setup, numbered, choose, &mut notes);
    let truth = |seat: Seat| G::result(setup, &done.state, seat);
    notes.taken.into_iter().map(|(seat, features)| Lesson { features, truth: truth(seat) }).collect()
}

/// Who writes down every seat's position as a turn begins.
struct Notes<'s, G: Valued> {
    setup: &'s G::Setup,
    turn: (Lap, Seat),
    taken: Vec<(Seat, [f32; FEATURES])>,
}

impl<G: Valued> Watcher<G> for Notes<'_, G> {
    fn saw(&mut self, _: Actor, _: G::Command, _: &Events<G::Event>, after: &G::State) {
        let now = G::progress(after);
        if (now.lap, now.turn) == self.turn || now.lap == Lap(0) {
            return;
        }
        self.turn = (now.lap, now.turn);
        for seat in G::in_the_game(self.setup, after).iter() {
            self.taken.push((seat, G::features(self.setup, seat, |of| G::view(self.setup, after, of))));
        }
    }
}
