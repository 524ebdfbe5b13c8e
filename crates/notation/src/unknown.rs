//! Games of which something is not known. Whoever types in the game of a real table does not see every card and every
//! objective: what is not known is a `?` in the record (`docs/record.md`).
//!
//! In the place of an unknown answer of chance stands some answer that fits: with it, everything that is told of the game
//! comes out as it is told. Where something is told later that does not fit, a tris of cards that stand elsewhere or an
//! objective that would have been complete, other answers are looked for that do. What stands for an unknown answer is
//! shown to nobody.

use crate::text::TextFault;
use crate::written::Written;
use frame::{Actor, Awaited, Events};
use std::cmp::Reverse;

/// A command of a game, with what is told of it.
#[derive(Clone, Debug)]
pub struct Act<G: Written> {
    /// The one who acts.
    pub actor: Actor,
    /// What was asked; of an unknown answer, one that fits what is told.
    pub command: G::Command,
    /// Whether it is an answer of chance that is not known.
    pub is_unknown: bool,
    /// What came of it, as far as it is told.
    pub told: Vec<Told<G>>,
}

/// An event as it is told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Told<G: Written> {
    /// All of it.
    Whole(G::Event),
    /// As somebody knows it who sees nobody's secrets.
    Partial(G::Seen),
}

impl<G: Written> Told<G> {
    /// Reads an event of a record.
    pub(crate) fn read(setup: &G::Setup, text: &str) -> Result<Self, TextFault> {
        match text.contains('?') {
            true => G::read_partial(text).map(Self::Partial),
            false => G::read_event(setup, text).map(Self::Whole),
        }
    }

    /// The event as a record has it.
    pub(crate) fn print(&self, setup: &G::Setup) -> String {
        match self {
            Self::Whole(event) => G::print_event(setup, event),
            Self::Partial(seen) => G::print_seen(setup, seen),
        }
    }

    /// Whether something of it is left out.
    #[must_use]
    pub fn is_partial(&self) -> bool {
        matches!(self, Self::Partial(_))
    }

    fn is_of(&self, setup: &G::Setup, event: &G::Event) -> bool {
        match self {
            Self::Whole(whole) => whole == event,
            Self::Partial(seen) => *seen == G::see(setup, event, None),
        }
    }
}

/// What came of a command that was granted.
#[derive(Clone, Debug)]
pub struct Granted<G: Written> {
    /// What happened, with what stands for the unknown.
    pub events: Events<G::Event>,
    /// Whether something else now stands for what was unknown before: earlier events are no longer what they were.
    pub is_refitted: bool,
}

/// A game as far as it is known.
#[derive(Clone, Debug)]
pub struct KnownGame<G: Written> {
    state: G::State,
    acts: Vec<Act<G>>,
}

impl<G: Written> KnownGame<G> {
    /// A game about to begin.
    #[must_use]
    pub fn begin(setup: &G::Setup) -> Self {
        Self { state: G::begin(setup), acts: Vec::new() }
    }

    /// The position, with what stands for the unknown.
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Everything that was granted.
    #[must_use]
    pub fn acts(&self) -> &[Act<G>] {
        &self.acts
    }

    /// Whether anything is unknown.
    #[must_use]
    pub fn has_unknown(&self) -> bool {
        self.acts.iter().any(|act| act.is_unknown)
    }

    /// Asks the rules. Before they refuse because of what stands for something unknown, or end the game by it, other
    /// answers are tried.
    pub fn ask(&mut self, setup: &G::Setup, actor: Actor, command: G::Command) -> Result<Granted<G>, G::Refusal> {
        let decided = G::decide(setup, &self.state, actor, command);
        if self.has_unknown() {
            let is_over = |events: &Events<G::Event>| {
                let mut state = self.state;
                events.iter().for_each(|event| G::apply(setup, &mut state, event));
                G::progress(&state).is_over
            };
            let wanted = match &decided {
                Ok(events) if is_over(events) => Some(Wanted::GoesOn),
                Ok(_) => None,
                Err(_) => self.may_be_otherwise(setup, actor, &command).then_some(Wanted::Granted),
            };
            if let Some(wanted) = wanted
                && let Some(state) = self.fit_with(setup, Pending { actor, command, told: None, wanted })
            {
                self.state = state;
                let events = G::decide(setup, &self.state, actor, command)?;
                self.take_in(setup, actor, command, false, &events);
                return Ok(Granted { events, is_refitted: true });
            }
        }
        let events = decided?;
        self.take_in(setup, actor, command, false, &events);
        Ok(Granted { events, is_refitted: false })
    }

    /// Whether a refusal may be due to what stands for something unknown: a hand without these cards, or a card that was
    /// taken while it stood for another.
    fn may_be_otherwise(&self, setup: &G::Setup, actor: Actor, command: &G::Command) -> bool {
        match actor {
            Actor::Chance => !secret_answers::<G>(setup, &self.state).is_empty(),
            Actor::Seat(_) | Actor::Clock | Actor::Referee => G::lacking(&self.state, actor, command) > 0,
        }
    }

    /// An answer of chance that is not known; `None` where none is awaited that is a secret. (The ghost's cards lie open.)
    pub fn ask_unknown(&mut self, setup: &G::Setup) -> Option<Granted<G>> {
        let answers = secret_answers::<G>(setup, &self.state);
        let granted = |command: &G::Command| G::decide(setup, &self.state, Actor::Chance, *command).is_ok();
        let command = answers.into_iter().find(granted)?;
        let events = G::decide(setup, &self.state, Actor::Chance, command).ok()?;
        if !events.iter().any(|event| G::is_partial(&G::see(setup, event, None))) {
            return None;
        }
        self.take_in(setup, Actor::Chance, command, true, &events);
        Some(Granted { events, is_refitted: false })
    }

    /// Takes in a command of which a record tells this; `None` if that cannot have come of it, whatever stands for the
    /// unknown. Without a command it is an unknown answer of chance.
    pub(crate) fn hear(
        &mut self,
        setup: &G::Setup,
        actor: Actor,
        command: Option<G::Command>,
        told: Vec<Told<G>>,
    ) -> Option<Act<G>> {
        let is_unknown = command.is_none();
        let command = command.or_else(|| secret_answers::<G>(setup, &self.state).first().copied())?;
        let pending = Pending { actor, command, told: Some(&told), wanted: Wanted::Granted };
        if pending.reach(setup, &self.state) != Reach::WHOLE {
            self.state = match is_unknown {
                true => return self.hear_otherwise(setup, told),
                false => self.fit_with(setup, pending)?,
            };
        }
        let events = G::decide(setup, &self.state, actor, command).ok()?;
        events.iter().for_each(|event| G::apply(setup, &mut self.state, event));
        Some(self.keep(Act { actor, command, is_unknown, told }))
    }

    fn keep(&mut self, act: Act<G>) -> Act<G> {
        self.acts.push(act.clone());
        act
    }

    /// An unknown answer of which this is told: any that leads to it.
    fn hear_otherwise(&mut self, setup: &G::Setup, told: Vec<Told<G>>) -> Option<Act<G>> {
        let fits = |command: &G::Command| {
            let pending =
                Pending { actor: Actor::Chance, command: *command, told: Some(&told), wanted: Wanted::Granted };
            pending.reach(setup, &self.state) == Reach::WHOLE
        };
        let command = secret_answers::<G>(setup, &self.state).into_iter().find(fits)?;
        let events = G::decide(setup, &self.state, Actor::Chance, command).ok()?;
        events.iter().for_each(|event| G::apply(setup, &mut self.state, event));
        Some(self.keep(Act { actor: Actor::Chance, command, is_unknown: true, told }))
    }

    /// What was unknown is told: this answer at this place. The last command alone may come to something else by it; if
    /// an earlier one would, its number is the fault, counted from 0.
    pub fn reveal(&mut self, setup: &G::Setup, at: usize, command: G::Command) -> Result<(), usize> {
        let mut trial = self.clone();
        let Some(last) = trial.acts.len().checked_sub(1) else { return Err(0) };
        let before = trial.acts[at].command;
        for act in trial.acts.iter_mut().filter(|act| act.is_unknown && act.command == command) {
            act.command = before;
        }
        trial.acts[at].command = command;
        trial.acts[at].is_unknown = false;
        let mut state = G::begin(setup);
        for index in 0..=last {
            let act = &trial.acts[index];
            let events = G::decide(setup, &state, act.actor, act.command).map_err(|_| index)?;
            if index == at || index == last {
                let hides = trial.hides(setup, &state, index, act.is_unknown);
                trial.acts[index].told = tell(setup, &events, hides);
            } else if !is_told(setup, &act.told, &events) {
                return Err(index);
            }
            events.iter().for_each(|event| G::apply(setup, &mut state, event));
        }
        trial.state = state;
        *self = trial;
        Ok(())
    }

    /// Takes the last command back.
    pub fn take_back(&mut self, setup: &G::Setup) -> Option<Act<G>> {
        let last = self.acts.pop()?;
        self.state = G::begin(setup);
        for act in &self.acts {
            let mut events = Events::new_const();
            let granted = G::step(setup, &mut self.state, act.actor, act.command, &mut events);
            debug_assert!(granted.is_ok(), "{:?} was granted before", act.command);
        }
        Some(last)
    }

    pub(crate) fn take_in(
        &mut self,
        setup: &G::Setup,
        actor: Actor,
        command: G::Command,
        is_unknown: bool,
        events: &[G::Event],
    ) {
        let hides = self.hides(setup, &self.state, self.acts.len(), is_unknown);
        let told = tell(setup, events, hides);
        self.acts.push(Act { actor, command, is_unknown, told });
        events.iter().for_each(|event| G::apply(setup, &mut self.state, event));
    }

    /// Whether secrets among the events of this command are left out: those of an unknown answer, and, once something is
    /// unknown, what passes from hand to hand, unless just that was asked for and is known.
    fn hides(&self, setup: &G::Setup, before: &G::State, at: usize, is_unknown: bool) -> bool {
        let after_unknown = self.acts[..at].iter().any(|act| act.is_unknown);
        is_unknown || after_unknown && secret_answers::<G>(setup, before).is_empty()
    }

    /// Looks for other answers in the place of the unknown ones with which this can follow; the position it follows in.
    fn fit_with(&mut self, setup: &G::Setup, pending: Pending<'_, G>) -> Option<G::State> {
        let mut search = Search { setup, acts: self.acts.clone(), pending, states: Vec::new(), reach: Reach::NOTHING };
        search.reach = search.replay(0);
        while search.reach != Reach::WHOLE {
            if !search.improve() {
                return None;
            }
        }
        self.acts = search.acts;
        search.states.last().copied()
    }
}

fn tell<G: Written>(setup: &G::Setup, events: &[G::Event], hides: bool) -> Vec<Told<G>> {
    let tell = |event: &G::Event| {
        let seen = G::see(setup, event, None);
        if hides && G::is_partial(&seen) { Told::Partial(seen) } else { Told::Whole(*event) }
    };
    events.iter().map(tell).collect()
}

fn is_told<G: Written>(setup: &G::Setup, told: &[Told<G>], events: &[G::Event]) -> bool {
    told.len() == events.len() && told.iter().zip(events).all(|(told, event)| told.is_of(setup, event))
}

/// What chance can answer here, if the answer is a secret.
fn secret_answers<G: Written>(setup: &G::Setup, state: &G::State) -> Vec<G::Command> {
    match G::awaited(setup, state) {
        Awaited::Chance(question) => G::secret_answers(question),
        Awaited::Seat(_) | Awaited::Nobody => Vec::new(),
    }
}

/// What shall be so after a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wanted {
    /// That it was granted.
    Granted,
    /// And that the game goes on.
    GoesOn,
}

/// A command that shall follow on what is known.
#[derive(Clone, Copy, Debug)]
struct Pending<'a, G: Written> {
    actor: Actor,
    command: G::Command,
    told: Option<&'a [Told<G>]>,
    wanted: Wanted,
}

impl<G: Written> Pending<'_, G> {
    fn reach(&self, setup: &G::Setup, state: &G::State) -> Reach {
        let Ok(events) = G::decide(setup, state, self.actor, self.command) else {
            return Reach { acts: 0, lacking: Reverse(G::lacking(state, self.actor, &self.command)) };
        };
        let mut after = *state;
        events.iter().for_each(|event| G::apply(setup, &mut after, event));
        let goes_on = self.wanted == Wanted::Granted || !G::progress(&after).is_over;
        let as_told = self.told.is_none_or(|told| is_told(setup, told, &events));
        if goes_on && as_told { Reach::WHOLE } else { Reach::NOTHING }
    }
}

/// How far a game goes with what stands for the unknown: so many commands, then so many cards are missing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Reach {
    acts: usize,
    lacking: Reverse<usize>,
}

impl Reach {
    const NOTHING: Self = Self { acts: 0, lacking: Reverse(usize::MAX) };
    const WHOLE: Self = Self { acts: usize::MAX, lacking: Reverse(0) };
}

/// A search for answers that fit: one is changed, or two change places, as long as that leads further.
struct Search<'a, G: Written> {
    setup: &'a G::Setup,
    acts: Vec<Act<G>>,
    pending: Pending<'a, G>,
    /// The position before each command, as far as it goes.
    states: Vec<G::State>,
    reach: Reach,
}

impl<G: Written> Search<'_, G> {
    /// Plays on from a command, and keeps the positions.
    fn replay(&mut self, from: usize) -> Reach {
        if from == 0 {
            self.states = vec![G::begin(self.setup)];
        }
        self.states.truncate(from + 1);
        let mut state = self.states[from];
        self.run(from, &mut state, true)
    }

    fn run(&mut self, from: usize, state: &mut G::State, keeps: bool) -> Reach {
        let mut events = Events::new_const();
        for (index, act) in self.acts.iter().enumerate().skip(from) {
            let before = *state;
            if G::step(self.setup, state, act.actor, act.command, &mut events).is_err() {
                return Reach { acts: index, lacking: Reverse(G::lacking(&before, act.actor, &act.command)) };
            }
            if !is_told(self.setup, &act.told, &events) {
                return Reach { acts: index, lacking: Reverse(usize::MAX) };
            }
            if keeps {
                self.states.push(*state);
            }
        }
        match self.pending.reach(self.setup, state) {
            Reach::WHOLE => Reach::WHOLE,
            short => Reach { acts: self.acts.len(), ..short },
        }
    }

    /// Changes one unknown answer, or two, so that the game goes further; whether there was a way.
    fn improve(&mut self) -> bool {
        let upto = self.reach.acts.min(self.acts.len().saturating_sub(1));
        let unknown: Vec<usize> = (0..=upto).rev().filter(|&at| self.acts[at].is_unknown).collect();
        for &at in &unknown {
            let Some(state) = self.states.get(at) else { continue };
            for answer in secret_answers::<G>(self.setup, state) {
                let old = self.acts[at].command;
                if answer == old {
                    continue;
                }
                if self.try_change(&[(at, answer)]) {
                    return true;
                }
                let others: Vec<usize> = self.unknown_with(answer).filter(|&other| other != at).collect();
                if others.into_iter().any(|other| self.try_change(&[(at, answer), (other, old)])) {
                    return true;
                }
            }
        }
        false
    }

    /// The unknown answers in whose place this one stands.
    fn unknown_with(&self, answer: G::Command) -> impl Iterator<Item = usize> {
        self.acts.iter().enumerate().filter(move |(_, act)| act.is_unknown && act.command == answer).map(|(at, _)| at)
    }

    fn try_change(&mut self, changes: &[(usize, G::Command)]) -> bool {
        let before: Vec<(usize, G::Command)> = changes.iter().map(|&(at, _)| (at, self.acts[at].command)).collect();
        self.put(changes);
        let from = changes.iter().map(|&(at, _)| at).min().unwrap_or_default();
        let Some(&(mut state)) = self.states.get(from) else {
            self.put(&before);
            return false;
        };
        let reach = self.run(from, &mut state, false);
        if reach > self.reach {
            self.reach = self.replay(from);
            return true;
        }
        self.put(&before);
        false
    }

    fn put(&mut self, changes: &[(usize, G::Command)]) {
        for &(at, command) in changes {
            self.acts[at].command = command;
        }
    }
}
