//! Moves being decided: what an actor asks for, and everything chance answers after it, as far as the next question to a
//! player.

use crate::state::TableState;
use chance::KeyStream;
use entries::{Entry, Moved};
use frame::{Actor, Awaited, Events};
use games::LiveGame;
use live::{Draft, Millis};
use notation::{Clock, Move, print_move};

/// Moves that were decided, and what they lead to.
#[derive(Debug)]
pub(crate) struct DecidedMoves<G: LiveGame> {
    pub(crate) moves: Vec<Move<G>>,
    pub(crate) after: AfterMoves<G>,
    /// The chair of whoever asked, and the name of the request.
    pub(crate) by: Option<(usize, String)>,
}

/// What moves lead to.
#[derive(Debug)]
pub(crate) struct AfterMoves<G: LiveGame> {
    pub(crate) state: G::State,
    pub(crate) dice: KeyStream,
    /// Whether the game's time begins to run with them.
    pub(crate) starts_clock: bool,
}

impl<G: LiveGame> TableState<G> {
    /// What happens if an actor asks for this now; `by` is the player who did, and the name of the request.
    pub(crate) fn draft(
        &self,
        actor: Actor,
        command: G::Command,
        by: Option<(usize, &str)>,
        now: Millis,
    ) -> Result<Draft<Self>, G::Refusal> {
        let mut drafting = Drafting::new(self, now);
        drafting.step(actor, command)?;
        Ok(drafting.finish(self, by))
    }

    /// The first moves of a game: chance's, until somebody is asked.
    pub(crate) fn draft_beginning(&self, now: Millis) -> Draft<Self> {
        Drafting::new(self, now).finish(self, None)
    }
}

struct Drafting<'s, G: LiveGame> {
    setup: &'s G::Setup,
    after: AfterMoves<G>,
    moves: Vec<Move<G>>,
    clock: Clock,
}

impl<'s, G: LiveGame> Drafting<'s, G> {
    fn new(table: &'s TableState<G>, now: Millis) -> Self {
        let dice = table.dice.clone();
        let dice = dice.unwrap_or_else(|| KeyStream::new(&table.opened.secret, &table.id, &table.seeds()));
        Self {
            setup: &table.setup,
            after: AfterMoves { state: table.state, dice, starts_clock: false },
            moves: Vec::with_capacity(2),
            clock: Clock::at(table.clocks.played(now)),
        }
    }

    fn step(&mut self, actor: Actor, command: G::Command) -> Result<(), G::Refusal> {
        let mut events = Events::new_const();
        G::step(self.setup, &mut self.after.state, actor, command, &mut events)?;
        self.after.starts_clock |= G::starts_clock(&self.after.state);
        self.moves.push(Move { clock: self.clock, actor, command, events });
        Ok(())
    }

    /// Chance answers what it is asked.
    fn finish(mut self, table: &TableState<G>, by: Option<(usize, &str)>) -> Draft<TableState<G>> {
        while let Awaited::Chance(question) = G::awaited(self.setup, &self.after.state) {
            let answer = G::answer(question, &mut self.after.dice);
            if self.step(Actor::Chance, answer).is_err() {
                debug_assert!(false, "chance was refused");
                break;
            }
        }
        let mut lines = String::with_capacity(80 * self.moves.len());
        for (number, made) in (table.commands + 1..).zip(&self.moves) {
            print_move(self.setup, number, made, &mut lines);
        }
        let (player, nonce) = by.unzip();
        let chance = self.after.dice.position();
        let entry = Entry::Moved(Moved { player, nonce, chance, lines: &lines });
        let by = by.map(|(player, nonce)| (player, nonce.to_owned()));
        Draft::decided(entry.print(), DecidedMoves { moves: self.moves, after: self.after, by })
    }
}
