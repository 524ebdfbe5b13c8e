//! Moves being decided: what an actor asks for, and everything chance answers after it, as far as the next question to a
//! player.

use crate::chairs::Chair;
use crate::closing::thrower;
use crate::referee::RulingRequest;
use crate::state::{TableState, seeds};
use chance::KeyStream;
use entries::{Entry, Moved, Ruled};
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

/// Who moves were asked for by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mover {
    /// A person who plays, by chair.
    Player(usize),
    /// A person who referees.
    Referee,
    /// Chance, the clock, a bot, or whoever runs the table.
    Program,
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

    /// What happens if chance answers now what it is asked; nothing, where it is not.
    pub(crate) fn draft_roll(&self, by: Option<(usize, &str)>, now: Millis) -> Option<Draft<Self>> {
        let mut drafting = Drafting::new(self, now);
        drafting.answer_once().then(|| drafting.finish(self, by))
    }

    /// What happens if a referee rules this now.
    pub(crate) fn draft_ruling(
        &self,
        command: G::Command,
        request: &RulingRequest<'_>,
        now: Millis,
    ) -> Result<Draft<Self>, G::Refusal> {
        let mut drafting = Drafting::new(self, now);
        drafting.step(Actor::Referee, command)?;
        drafting.let_chance_answer();
        let RulingRequest { referee, nonce, .. } = *request;
        let (lines, chance) = (drafting.lines(self), drafting.after.dice.position());
        let ruled = Ruled { referee, nonce, reason: request.reason.clone(), chance, lines: &lines };
        Ok(self.waking(Draft::entry(Entry::Ruled(ruled).print())))
    }

    /// The entry with the first moves of a game among those on the chairs: chance's, until somebody is asked.
    pub(crate) fn print_beginning(&self, chairs: &[Chair], now: Millis) -> String {
        let dice = KeyStream::new(&self.opened.secret, &self.id, &seeds(chairs));
        let mut drafting = Drafting { chairs, ..Drafting::with_dice(self, dice, now) };
        drafting.let_chance_answer();
        drafting.print(self, None)
    }
}

struct Drafting<'s, G: LiveGame> {
    setup: &'s G::Setup,
    chairs: &'s [Chair],
    after: AfterMoves<G>,
    moves: Vec<Move<G>>,
    clock: Clock,
}

impl<'s, G: LiveGame> Drafting<'s, G> {
    fn new(table: &'s TableState<G>, now: Millis) -> Self {
        let dice = table.dice.clone();
        let dice = dice.unwrap_or_else(|| KeyStream::new(&table.opened.secret, &table.id, &seeds(&table.chairs)));
        Self::with_dice(table, dice, now)
    }

    fn with_dice(table: &'s TableState<G>, dice: KeyStream, now: Millis) -> Self {
        Self {
            setup: &table.setup,
            chairs: &table.chairs,
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

    /// Chance answers what it is asked, as far as the next question to a player, or a throw that is a player's.
    fn let_chance_answer(&mut self) {
        while thrower::<G>(&self.after.state, self.chairs).is_none() && self.answer_once() {}
    }

    /// Chance answers, if it is asked.
    fn answer_once(&mut self) -> bool {
        let Awaited::Chance(question) = G::awaited(self.setup, &self.after.state) else { return false };
        let answer = G::answer(question, &mut self.after.dice);
        let is_answered = self.step(Actor::Chance, answer).is_ok();
        debug_assert!(is_answered, "chance was refused");
        is_answered
    }

    /// The moves in the lines of a record.
    fn lines(&self, table: &TableState<G>) -> String {
        let mut lines = String::with_capacity(80 * self.moves.len());
        for (number, made) in (table.commands + 1..).zip(&self.moves) {
            print_move(self.setup, number, made, &mut lines);
        }
        lines
    }

    /// The entry: `by` is the player who asked, and the name of the request.
    fn print(&self, table: &TableState<G>, by: Option<(usize, &str)>) -> String {
        let lines = self.lines(table);
        let (player, nonce) = by.unzip();
        let chance = self.after.dice.position();
        Entry::Moved(Moved { player, nonce, chance, lines: &lines }).print()
    }

    fn finish(mut self, table: &TableState<G>, by: Option<(usize, &str)>) -> Draft<TableState<G>> {
        self.let_chance_answer();
        let body = self.print(table, by);
        let by = by.map(|(player, nonce)| (player, nonce.to_owned()));
        table.waking(Draft::decided(body, DecidedMoves { moves: self.moves, after: self.after, by }))
    }
}
