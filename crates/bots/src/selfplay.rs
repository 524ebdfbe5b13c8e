//! Bot against bot: one whole game from a seed, with nobody at the table.

use crate::{BotPlayer, Budget, BuiltIn, NewGame, Question, Seated, never_late};
use chance::{Seeded, Source};
use frame::{Actor, Awaited, Events, Game, Lap, MAX_SEATS, Progress, Seat, SeatSet};
use std::cell::RefCell;

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
/// `bots` are by player, in the order in which they came to the table, one for each.
pub fn play<G: Seated>(
    setup: &G::Setup,
    bots: &[G::Bot],
    seed: u64,
    game: u64,
    laps: Lap,
    watcher: &mut impl Watcher<G>,
) -> Finished<G> {
    let numbered = Numbered { seed, game, laps };
    let mut players: Vec<BuiltIn<G>> = bots.iter().map(|&bot| BuiltIn::new(bot)).collect();
    if players.iter().any(BotPlayer::wants_events) {
        return play_told(setup, &mut players, numbered, watcher);
    }
    let choose =
        |player: usize, question: &Question<'_, '_, G>, rng: &mut Seeded| ask(&mut players[player], question, rng);
    play_by(setup, numbered, choose, watcher)
}

/// The same for players who are told what happens.
fn play_told<G: Seated>(
    setup: &G::Setup,
    players: &mut [BuiltIn<G>],
    numbered: Numbered,
    watcher: &mut impl Watcher<G>,
) -> Finished<G> {
    let (count, mut rng) = (players.len(), Seeded::new(numbered.seed, u64::MAX - numbered.game));
    for (player, one) in players.iter_mut().enumerate() {
        one.begin(&NewGame { setup, name: "game", players: count, absent: 0, player }, &mut rng);
    }
    let players = RefCell::new(players);
    let choose = |player: usize, question: &Question<'_, '_, G>, rng: &mut Seeded| {
        ask(&mut players.borrow_mut()[player], question, rng)
    };
    play_by(setup, numbered, choose, &mut Told { setup, players: &players, watcher })
}

fn ask<G: Seated>(player: &mut BuiltIn<G>, question: &Question<'_, '_, G>, rng: &mut Seeded) -> G::Command {
    match player.choose(question, rng) {
        Ok(choice) => choice.command,
        Err(no_answer) => panic!("{}: {no_answer}", question.seat),
    }
}

/// Tells players what happens, each as their seat may know it.
struct Told<'t, 'p, G: Seated, W> {
    setup: &'t G::Setup,
    players: &'t RefCell<&'p mut [BuiltIn<G>]>,
    watcher: &'t mut W,
}

impl<G: Seated, W: Watcher<G>> Watcher<G> for Told<'_, '_, G, W> {
    fn saw(&mut self, actor: Actor, command: G::Command, events: &Events<G::Event>, after: &G::State) {
        for (player, one) in self.players.borrow_mut().iter_mut().enumerate().filter(|(_, one)| one.wants_events()) {
            let seat = G::seats(self.setup).iter().find(|&seat| G::player(after, seat).index() == player);
            events.iter().for_each(|event| one.saw(self.setup, &G::see(self.setup, event, seat)));
        }
        self.watcher.saw(actor, command, events, after);
    }
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
                let view = G::view(setup, &done.state, seat);
                let question = Question { setup, seat, view, budget: Budget::UNLIMITED, late: &never_late };
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
