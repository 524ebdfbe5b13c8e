//! One game: the table, the state, the record being written and the dice. Everything that happens comes through
//! [`Game::act`], so that the record and the chronicle never miss an event.

use super::chronicle::Chronicle;
use super::dice::Dice;
use super::terminal::{Situation, Terminal};
use frame::{Actor, Awaited, Progress, Seat};
use notation::{Clock, Granted, Header, KnownGame, Recorder};
use regulation::Regulation;
use std::rc::Rc;

/// A command that was granted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Act<C> {
    /// The one who gave it.
    pub(super) actor: Actor,
    /// What was asked for.
    pub(super) command: C,
    /// How many events there were before it.
    pub(super) events_before: usize,
}

/// A game being played.
pub(super) struct Game<G: Terminal> {
    /// The table, shared with whoever completes lines.
    pub(super) setup: Rc<G::Setup>,
    /// The regulation it is played under.
    pub(super) regulation: Regulation,
    /// The regulation's text, where it is a club's own.
    pub(super) own_text: Option<String>,
    /// What has happened.
    pub(super) chronicle: Chronicle<G>,
    header: Header,
    /// The game as far as it is known: at a real table some cards and objectives may not be.
    known: KnownGame<G>,
    /// The clock of each command, and how many events there were before it.
    moments: Vec<(Clock, usize)>,
    recorder: Recorder<G>,
    dice: Dice,
}

impl<G: Terminal> Game<G> {
    /// A game about to begin.
    pub(super) fn new(
        setup: G::Setup,
        regulation: Regulation,
        own_text: Option<String>,
        header: Header,
        dice: Dice,
    ) -> Self {
        Self {
            known: KnownGame::begin(&setup),
            moments: Vec::new(),
            recorder: Recorder::whole(&setup, &header),
            setup: Rc::new(setup),
            regulation,
            own_text,
            chronicle: Chronicle::default(),
            header,
            dice,
        }
    }

    /// Asks for something: granted, it happens and is written down; refused, nothing changes.
    pub(super) fn act(&mut self, clock: Clock, actor: Actor, command: G::Command) -> Result<(), G::Refusal> {
        let before = *self.known.state();
        let granted = self.known.ask(&self.setup, actor, command)?;
        self.write_down(clock, before, &granted);
        Ok(())
    }

    /// Leaves an answer of chance open; whether one is awaited that is a secret.
    pub(super) fn leave_open(&mut self, clock: Clock) -> bool {
        let before = *self.known.state();
        let granted = self.known.ask_unknown(&self.setup);
        if let Some(granted) = &granted {
            self.write_down(clock, before, granted);
        }
        granted.is_some()
    }

    /// What was left open is told; if it cannot have been so, the number of the command that speaks against it, from 0.
    pub(super) fn reveal(&mut self, at: usize, command: G::Command) -> Result<(), usize> {
        self.known.reveal(&self.setup, at, command)?;
        self.write_anew();
        Ok(())
    }

    /// Adds the last command to record and chronicle; both are written anew where it changed what was unknown.
    fn write_down(&mut self, clock: Clock, mut before: G::State, granted: &Granted<G>) {
        self.moments.push((clock, self.chronicle.len()));
        if granted.is_refitted {
            return self.write_anew();
        }
        if let Some(act) = self.known.acts().last() {
            self.recorder.add_known(&self.setup, clock, act);
        }
        self.chronicle.add(&self.setup, &mut before, &granted.events);
    }

    fn write_anew(&mut self) {
        self.recorder = Recorder::whole(&*self.setup, &self.header);
        self.chronicle = Chronicle::default();
        let mut state = G::begin(&self.setup);
        for (act, (clock, events_before)) in self.known.acts().iter().zip(&mut self.moments) {
            self.recorder.add_known(&self.setup, *clock, act);
            *events_before = self.chronicle.len();
            let events = G::decide(&self.setup, &state, act.actor, act.command).unwrap_or_default();
            self.chronicle.add(&self.setup, &mut state, &events);
        }
    }

    /// Plays the game again without its last command. Nothing is taken back where the dice are not typed: they would
    /// fall anew.
    pub(super) fn take_back(&mut self) -> Option<Act<G::Command>> {
        let last = self.last_act().filter(|_| self.dice.are_typed())?;
        self.known.take_back(&self.setup);
        self.moments.pop();
        self.write_anew();
        Some(last)
    }

    /// The last command that was granted.
    pub(super) fn last_act(&self) -> Option<Act<G::Command>> {
        let (act, &(_, events_before)) = self.known.acts().last().zip(self.moments.last())?;
        Some(Act { actor: act.actor, command: act.command, events_before })
    }

    /// The game as far as it is known.
    pub(super) fn known(&self) -> &KnownGame<G> {
        &self.known
    }

    /// Who is to act.
    pub(super) fn awaited(&self) -> Awaited<G::Question> {
        G::awaited(&self.setup, self.state())
    }

    /// How far it is.
    pub(super) fn progress(&self) -> Progress {
        G::progress(self.state())
    }

    /// The answer of the dice; `None` where it is typed in.
    pub(super) fn roll(&mut self, question: G::Question) -> Option<G::Command> {
        self.dice.answer::<G>(question)
    }

    /// The state, secrets included: for the record, the points and the end.
    pub(super) fn state(&self) -> &G::State {
        self.known.state()
    }

    /// The situation at the table.
    pub(super) fn situation(&self) -> Situation<G::Verb> {
        G::situation(&self.setup, self.state())
    }

    /// What a seat sees; with `None`, what everybody sees.
    pub(super) fn view(&self, eyes: Option<Seat>) -> G::View<'_> {
        match eyes {
            Some(seat) => G::view(&self.setup, self.state(), seat),
            None => G::spectate(&self.setup, self.state()),
        }
    }

    /// The names of things now.
    pub(super) fn names(&self) -> G::Names<'_> {
        G::names(&self.setup, self.state())
    }

    /// How many commands were granted.
    pub(super) fn commands(&self) -> u64 {
        self.moments.len() as u64
    }

    /// What was known before the game.
    pub(super) fn header(&self) -> &Header {
        &self.header
    }

    /// Where dice and cards come from.
    pub(super) fn dice(&self) -> &Dice {
        &self.dice
    }

    /// The record so far.
    pub(super) fn record(&self) -> &str {
        self.recorder.text()
    }

    /// The record of the finished game, with its secrets.
    pub(super) fn whole_record(&self) -> String {
        let mut recorder = self.recorder.clone();
        recorder.finish(&self.setup, self.state(), &self.dice.reveal());
        recorder.into_text()
    }
}
