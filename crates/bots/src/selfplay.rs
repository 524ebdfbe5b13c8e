//! Bot against bot: one whole game from a seed, with nobody at the table.

use crate::Bot;
use chance::{Seeded, Source};
use rules::{Actor, Awaited, Command, Events, Lap, MAX_SEATS, Phase, Seat, Setup, State, step};

/// When time is up in a game without a clock: as this seat is first to act in this lap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeLimit {
    /// The lap.
    pub lap: Lap,
    /// The seat; a later one still on the board stands in for one that is out.
    pub seat: Seat,
}

impl TimeLimit {
    /// A seat of this table drawn from the source, in this lap.
    pub fn in_lap(lap: Lap, setup: &Setup, source: &mut impl Source) -> Self {
        let seats = setup.seats().len() as u32;
        let seat = Seat::ALL[source.below(chance::Stream::Cards, seats) as usize % MAX_SEATS];
        Self { lap, seat }
    }

    /// Whether time runs out now: not again, and not in a game that is over as the turn begins.
    #[must_use]
    pub fn reached(self, state: &State) -> bool {
        let open = state.open();
        !matches!(open.phase(), Phase::Over(_))
            && !open.time_is_up()
            && (open.lap(), open.turn()) >= (self.lap, self.seat)
    }
}

/// Who is told of every step; `()` does not listen.
pub trait Watcher {
    /// A command was granted: these events happened and led to this state.
    fn saw(&mut self, actor: Actor, command: Command, events: &Events, after: &State);
}

impl Watcher for () {
    #[inline]
    fn saw(&mut self, _: Actor, _: Command, _: &Events, _: &State) {}
}

/// A game played to its end.
#[derive(Clone, Copy, Debug)]
pub struct Finished {
    /// The final state.
    pub state: State,
    /// Commands granted, those of chance included.
    pub commands: u64,
    /// Commands of players.
    pub choices: u64,
    /// Turns begun.
    pub turns: u64,
}

/// Plays game number `game` of a seed: the same bots and seed give the same game, alone or among millions.
/// `bots` are by player, in the order in which they came to the table.
pub fn play(setup: &Setup, bots: &[Bot], seed: u64, game: u64, laps: Lap, watcher: &mut impl Watcher) -> Finished {
    let mut dice = Seeded::new(seed, 2 * game);
    let mut minds = Seeded::new(seed, 2 * game + 1);
    let limit = TimeLimit::in_lap(laps, setup, &mut minds);
    let mut done = Finished { state: State::new(setup), commands: 0, choices: 0, turns: 0 };
    let mut events = Events::new_const();
    let mut last_turn = (Lap(0), Seat::FIRST);
    loop {
        match done.state.awaited(setup) {
            Awaited::Nobody => return done,
            Awaited::Chance(question) => {
                grant(setup, &mut done, Actor::Chance, question.answer(&mut dice), &mut events, watcher);
            }
            Awaited::Seat(seat) => {
                let bot = bots.get(done.state.open().player(seat).index()).copied().unwrap_or(Bot::Random);
                let command = bot.choose(setup, &done.state.view(setup, seat), &mut minds);
                done.choices += 1;
                grant(setup, &mut done, Actor::Seat(seat), command, &mut events, watcher);
            }
        }
        let turn = (done.state.open().lap(), done.state.open().turn());
        if turn != last_turn {
            last_turn = turn;
            done.turns += 1;
            if limit.reached(&done.state) {
                grant(setup, &mut done, Actor::Clock, Command::TimeUp, &mut events, watcher);
            }
        }
    }
}

/// A bot's command is legal by construction; one that is not would be a fault of the bot.
#[inline]
fn grant(
    setup: &Setup,
    done: &mut Finished,
    actor: Actor,
    command: Command,
    events: &mut Events,
    watcher: &mut impl Watcher,
) {
    if let Err(refusal) = step(setup, &mut done.state, actor, command, events) {
        panic!("{actor:?} was refused {command:?}: {refusal:?}");
    }
    done.commands += 1;
    watcher.saw(actor, command, events, &done.state);
}
