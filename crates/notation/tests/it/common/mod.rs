//! What the tests need of every game, and random games of it.

#![allow(dead_code, reason = "each test uses a part")]

mod risiko;
mod spqr;

use bots::{Belief as _, Seated};
use chance::{Seeded, Source as _, Stream};
use frame::{Actor, Awaited, Events, Lap, Seat};
use notation::Written;
use regulation::Library;

/// A game the laws can be asked of.
pub(crate) trait Tested: Written + Seated {
    /// Every regulation at every number of players, with and without late-comers.
    const TABLES: &[(&str, usize, usize)];
    /// The bots that play at random.
    const BOTS: &[Self::Bot];
    /// Who plays the games that are written down.
    const PLAYERS: [Self::Bot; 6];

    fn count(setup: &Self::Setup, view: &Self::View<'_>) -> u32;
    fn nth(setup: &Self::Setup, view: &Self::View<'_>, n: u32) -> Option<Self::Command>;
    fn allows(setup: &Self::Setup, view: &Self::View<'_>, command: Self::Command) -> bool;
    /// Any command a seat could type, legal or not.
    fn any_command(setup: &Self::Setup, state: &Self::State, seat: Seat, pick: &mut Seeded) -> Self::Command;
    /// Something a referee might do.
    fn ruling(setup: &Self::Setup, pick: &mut Seeded) -> Option<Self::Command>;
    /// Whether a belief holds the real game possible: what it says of a seat's cards is true of its hand.
    fn is_possible(setup: &Self::Setup, belief: &Self::Belief, state: &Self::State, seat: Seat) -> bool;
    /// The cards of a view's hand and its objective, a number for each.
    fn secrets(setup: &Self::Setup, view: &Self::View<'_>) -> Vec<usize>;
    /// Events a viewer must not be able to tell from this one: the same with another secret, unless it is theirs.
    fn disguises(setup: &Self::Setup, event: &Self::Event, viewer: Option<Seat>) -> Vec<Self::Event>;
    /// A state taken apart, and put together again.
    fn position(state: &Self::State) -> Self::Position;
    fn put_together(setup: &Self::Setup, position: &Self::Position) -> Result<Self::State, String>;
    fn seat_of(state: &Self::State, colour: board::Colour) -> Option<Seat>;
    /// What everybody sees.
    fn spectator(setup: &Self::Setup, state: &Self::State) -> Self::Position;
    /// The pieces on the board, and by how much an event changes their number, told without the engine.
    fn pieces(setup: &Self::Setup, state: &Self::State) -> i64;
    fn change(setup: &Self::Setup, before: &Self::State, event: &Self::Event) -> i64;
}

/// A table of an embedded regulation.
pub(crate) fn setup<G: Tested>((regulation, players, absent): (&str, usize, usize)) -> G::Setup {
    let regulation = Library::embedded().get(regulation).expect("an embedded regulation");
    let settings = G::settings(&regulation).expect("a regulation of this game");
    G::set_up(settings, players, absent).expect("an allowed number of players")
}

/// Plays a random game for at most so many commands, telling of every step: the state before, who, what, the
/// events, and the state after. The referee and the clock speak now and then.
pub(crate) fn random_game<G: Tested>(
    setup: &G::Setup,
    bot: G::Bot,
    seed: u64,
    commands: usize,
    mut saw: impl FnMut(&G::State, Actor, G::Command, &Events<G::Event>, &G::State),
) -> G::State {
    let mut dice = Seeded::new(seed, 0);
    let mut bot_rng = Seeded::new(seed, 1);
    let mut state = G::begin(setup);
    let mut events = Events::new();
    let last_lap = Lap(2 + bot_rng.below(Stream::Cards, 8) as u16);
    for _ in 0..commands {
        let (before, now) = (state, G::progress(&state));
        let (actor, command) = match G::awaited(setup, &state) {
            Awaited::Nobody => break,
            _ if now.lap >= last_lap && !now.time_is_up => (Actor::Clock, G::TIME_UP),
            Awaited::Chance(question) => (Actor::Chance, G::answer(question, &mut dice)),
            Awaited::Seat(seat) => match referee::<G>(setup, &state, &mut bot_rng) {
                Some(ruling) => (Actor::Referee, ruling),
                None => (Actor::Seat(seat), G::choose(bot, setup, &G::view(setup, &state, seat), &mut bot_rng)),
            },
        };
        G::step(setup, &mut state, actor, command, &mut events)
            .unwrap_or_else(|refusal| panic!("{actor:?} was refused {command:?}: {refusal:?}"));
        saw(&before, actor, command, &events, &state);
    }
    state
}

/// What one seat can know of what is hidden, having seen a whole random game.
pub(crate) fn belief_of<G: Tested>(setup: &G::Setup, bot: G::Bot, seed: u64, seat: Seat) -> (G::Belief, G::State) {
    let mut belief = G::Belief::new(setup);
    let state = random_game::<G>(setup, bot, seed, 1200, |_, _, _, events, _| {
        events.iter().for_each(|event| belief.saw(setup, &G::see(setup, event, Some(seat))));
    });
    (belief, state)
}

/// Once in a while, something a referee might do and may.
fn referee<G: Tested>(setup: &G::Setup, state: &G::State, bot_rng: &mut Seeded) -> Option<G::Command> {
    if bot_rng.below(Stream::Cards, 60) > 0 {
        return None;
    }
    G::ruling(setup, bot_rng).filter(|&ruling| G::decide(setup, state, Actor::Referee, ruling).is_ok())
}
