//! Bot against bot: one whole game from a seed, with nobody at the table.

use crate::{BotPlayer as _, Budget, BuiltIn, Question, Seated};
use chance::{Seeded, Source};
use frame::{Actor, Awaited, Events, Game, Lap, MAX_SEATS, Progress, Seat, SeatSet};

/// When time is up in a game without a clock: as this seat is first to act in this lap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeLimit {
    /// The lap.
    pub lap: Lap,
    /// The seat; a later one still on the board stands in for one that is out.
    pub seat: Seat,
}

impl TimeLimit {
    /// One of the seats of a table, drawn from the source, in this lap.
    pub fn in_lap(lap: Lap, seats: SeatSet, source: &mut impl Source) -> Self {
        let seat = Seat::ALL[source.below(chance::Stream::Cards, seats.len() as u32) as usize % MAX_SEATS];
        Self { lap, seat }
    }

    /// Whether time runs out now: not again, and not in a game that is over as the turn begins.
    #[must_use]
    pub fn reached(self, now: Progress) -> bool {
        !now.is_over && !now.time_is_up && (now.lap, now.turn) >= (self.lap, self.seat)
    }
}

/// Who is told of every step; `()` does not listen.
pub trait Watcher<G: Game> {
    /// A command was granted: these events happened and led to this state.
    fn saw(&mut self, actor: Actor, command: G::Command, events: &Events<G::Event>, after: &G::State);
}

impl<G: Game> Watcher<G> for () {
    #[inline]
    fn saw(&mut self, _: Actor, _: G::Command, _: &Events<G::Event>, _: &G::State) {}
}

/// A game played to its end.
#[derive(Clone, Copy, Debug)]
pub struct Finished<G: Game> {
    /// The final state.
    pub state: G::State,
    /// Commands granted, those of chance included.
    pub commands: u64,
    /// Commands of players.
    pub choices: u64,
    /// Turns begun.
    pub turns: u64,
}

impl<G: Game> Finished<G> {
    /// A game about to begin.
    #[must_use]
    pub fn not_yet(setup: &G::Setup) -> Self {
        Self { state: G::begin(setup), commands: 0, choices: 0, turns: 0 }
    }
}

/// One game of a simulation: which one, and when its time is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbered {
    /// The seed of all of them.
    pub seed: u64,
    /// The number of this one.
    pub game: u64,
    /// The lap in which time runs out.
    pub laps: Lap,
}

/// Plays game number `game` of a seed: the same bots and seed give the same game, alone or among millions.
/// `bots` are by player, in the order in which they came to the table, one for each. They have no memory
/// ([`BuiltIn`]), so nothing is told them but the view.
pub fn play<G: Seated>(
    setup: &G::Setup,
    bots: &[G::Bot],
    seed: u64,
    game: u64,
    laps: Lap,
    watcher: &mut impl Watcher<G>,
) -> Finished<G> {
    let choose = |player: usize, question: &Question<'_, '_, G>, rng: &mut Seeded| match BuiltIn::<G>::new(bots[player])
        .choose(question, rng)
    {
        Ok(choice) => choice.command,
        Err(no_answer) => panic!("{}: {no_answer}", question.seat),
    };
    play_by(setup, Numbered { seed, game, laps }, choose, watcher)
}

/// The same, whoever chooses for each player.
pub fn play_by<G: Game>(
    setup: &G::Setup,
    Numbered { seed, game, laps }: Numbered,
    mut choose: impl FnMut(usize, &Question<'_, '_, G>, &mut Seeded) -> G::Command,
    watcher: &mut impl Watcher<G>,
) -> Finished<G> {
    let mut dice = Seeded::new(seed, 2 * game);
    let mut bot_rng = Seeded::new(seed, 2 * game + 1);
    let limit = TimeLimit::in_lap(laps, G::seats(setup), &mut bot_rng);
    let mut done = Finished::not_yet(setup);
    let mut events = Events::new_const();
    let mut last_turn = (Lap(0), Seat::FIRST);
    loop {
        match G::awaited(setup, &done.state) {
            Awaited::Nobody => return done,
            Awaited::Chance(question) => {
                grant(setup, &mut done, Actor::Chance, G::answer(question, &mut dice), &mut events, watcher);
            }
            Awaited::Seat(seat) => {
                let player = G::player(&done.state, seat).index();
                let question =
                    Question { setup, seat, view: G::view(setup, &done.state, seat), budget: Budget::UNLIMITED };
                let command = choose(player, &question, &mut bot_rng);
                done.choices += 1;
                grant(setup, &mut done, Actor::Seat(seat), command, &mut events, watcher);
            }
        }
        let now = G::progress(&done.state);
        if (now.lap, now.turn) != last_turn {
            last_turn = (now.lap, now.turn);
            done.turns += 1;
            if limit.reached(now) {
                grant(setup, &mut done, Actor::Clock, G::TIME_UP, &mut events, watcher);
            }
        }
    }
}

/// A bot's command is legal by construction; one that is not would be a fault of the bot.
#[inline]
fn grant<G: Game>(
    setup: &G::Setup,
    done: &mut Finished<G>,
    actor: Actor,
    command: G::Command,
    events: &mut Events<G::Event>,
    watcher: &mut impl Watcher<G>,
) {
    if let Err(refusal) = G::step(setup, &mut done.state, actor, command, events) {
        panic!("{actor:?} was refused {command:?}: {refusal:?}");
    }
    done.commands += 1;
    watcher.saw(actor, command, events, &done.state);
}
