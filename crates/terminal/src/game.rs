//! One game: the table, the state, the record being written and the dice. Everything that happens comes through
//! [`Game::act`], so that the record and the chronicle never miss an event.

use super::chronicle::Chronicle;
use super::dice::Dice;
use super::terminal::{Situation, Terminal};
use frame::{Actor, Awaited, Progress, Seat};
use notation::{Clock, Header, Recorder};
use regulation::Regulation;
use std::rc::Rc;

/// A command that was granted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Act<C> {
    /// When it was given.
    pub(super) clock: Clock,
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
    state: G::State,
    recorder: Recorder<G>,
    dice: Dice,
    acts: Vec<Act<G::Command>>,
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
            state: G::begin(&setup),
            recorder: Recorder::whole(&setup, &header),
            setup: Rc::new(setup),
            regulation,
            own_text,
            chronicle: Chronicle::default(),
            header,
            dice,
            acts: Vec::new(),
        }
    }

    /// Asks for something: granted, it happens and is written down; refused, nothing changes.
    pub(super) fn act(&mut self, clock: Clock, actor: Actor, command: G::Command) -> Result<(), G::Refusal> {
        let events = G::decide(&self.setup, &self.state, actor, command)?;
        self.recorder.add(&self.setup, clock, actor, &command, &events);
        self.acts.push(Act { clock, actor, command, events_before: self.chronicle.len() });
        self.chronicle.add(&self.setup, &mut self.state, &events);
        Ok(())
    }

    /// Plays the game again without its last command. Nothing is taken back where the dice are not typed: they would
    /// fall anew.
    pub(super) fn take_back(&mut self) -> Option<Act<G::Command>> {
        let last = self.last_act().filter(|_| self.dice.are_typed())?;
        let mut acts = std::mem::take(&mut self.acts);
        acts.pop();
        self.state = G::begin(&self.setup);
        self.recorder = Recorder::whole(&*self.setup, &self.header);
        self.chronicle = Chronicle::default();
        for act in acts {
            let granted = self.act(act.clock, act.actor, act.command);
            debug_assert!(granted.is_ok(), "{:?} was granted before", act.command);
        }
        Some(last)
    }

    /// The last command that was granted.
    pub(super) fn last_act(&self) -> Option<Act<G::Command>> {
        self.acts.last().copied()
    }

    /// Who is to act.
    pub(super) fn awaited(&self) -> Awaited<G::Question> {
        G::awaited(&self.setup, &self.state)
    }

    /// How far it is.
    pub(super) fn progress(&self) -> Progress {
        G::progress(&self.state)
    }

    /// The answer of the dice; `None` where it is typed in.
    pub(super) fn roll(&mut self, question: G::Question) -> Option<G::Command> {
        self.dice.answer::<G>(question)
    }

    /// The state, secrets included: for the record, the points and the end.
    pub(super) fn state(&self) -> &G::State {
        &self.state
    }

    /// The situation at the table.
    pub(super) fn situation(&self) -> Situation<G::Verb> {
        G::situation(&self.setup, &self.state)
    }

    /// What a seat sees; with `None`, what everybody sees.
    pub(super) fn view(&self, eyes: Option<Seat>) -> G::View<'_> {
        match eyes {
            Some(seat) => G::view(&self.setup, &self.state, seat),
            None => G::spectate(&self.setup, &self.state),
        }
    }

    /// The names of things now.
    pub(super) fn names(&self) -> G::Names<'_> {
        G::names(&self.setup, &self.state)
    }

    /// How many commands were granted.
    pub(super) fn commands(&self) -> u64 {
        self.acts.len() as u64
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
        recorder.finish(&self.setup, &self.state, &self.dice.reveal());
        recorder.into_text()
    }
}
