//! One game: the table, the state, the record being written and the dice. Everything that happens comes through
//! [`Game::act`], so that the record and the chronicle never miss an event.

use super::chronicle::Chronicle;
use super::dice::Dice;
use notation::{Clock, Header, Recorder};
use regulation::Regulation;
use rules::{Actor, Awaited, Chance, Command, Open, Refusal, Seat, Setup, State, View, decide};
use std::rc::Rc;
use words::Names;

/// A game being played.
pub(super) struct Game {
    /// The table.
    pub(super) setup: Rc<Setup>,
    /// The regulation it is played under.
    pub(super) regulation: Regulation,
    /// The regulation's text, where it is a club's own.
    pub(super) own_text: Option<String>,
    /// What has happened.
    pub(super) chronicle: Chronicle,
    header: Header,
    state: State,
    recorder: Recorder,
    dice: Dice,
    commands: u64,
}

impl Game {
    /// A game about to begin.
    pub(super) fn new(
        setup: Setup,
        regulation: Regulation,
        own_text: Option<String>,
        header: Header,
        dice: Dice,
    ) -> Self {
        Self {
            state: State::new(&setup),
            recorder: Recorder::whole(&setup, &header),
            setup: Rc::new(setup),
            regulation,
            own_text,
            chronicle: Chronicle::default(),
            header,
            dice,
            commands: 0,
        }
    }

    /// Asks for something: granted, it happens and is written down; refused, nothing changes.
    pub(super) fn act(&mut self, clock: Clock, actor: Actor, command: Command) -> Result<(), Refusal> {
        let events = decide(&self.setup, &self.state, actor, command)?;
        self.recorder.add(&self.setup, clock, actor, &command, &events);
        self.chronicle.add(&self.setup, &mut self.state, &events);
        self.commands += 1;
        Ok(())
    }

    /// Who is to act.
    pub(super) fn awaited(&self) -> Awaited {
        self.state.awaited(&self.setup)
    }

    /// The answer of the dice; `None` where it is typed in.
    pub(super) fn roll(&mut self, question: Chance) -> Option<Command> {
        self.dice.answer(question)
    }

    /// The state, secrets included: for the record, the points and the end.
    pub(super) fn state(&self) -> &State {
        &self.state
    }

    /// What lies open.
    pub(super) fn open(&self) -> &Open {
        self.state.open()
    }

    /// What a seat sees; with `None`, what everybody sees.
    pub(super) fn view(&self, eyes: Option<Seat>) -> View<'_> {
        match eyes {
            Some(seat) => self.state.view(&self.setup, seat),
            None => self.state.spectator_view(&self.setup),
        }
    }

    /// The names of things now.
    pub(super) fn names(&self) -> Names<'_> {
        Names::at(&self.setup, self.state.open())
    }

    /// How many commands were granted.
    pub(super) fn commands(&self) -> u64 {
        self.commands
    }

    /// What was known before the game.
    pub(super) fn header(&self) -> &Header {
        &self.header
    }

    /// The dice.
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
