//! An auditor beside the table: after every command it asks whether everything still holds.

use super::ledger::Ledger;
use notation::print_event;
use regulation::settings::{GarrisonBinds, Settings};
use rules::{Actor, Command, Event, Events, Setup, State, apply, audit, decide, legal};

/// Watches one game.
#[derive(Clone)]
pub(super) struct Auditor<'p> {
    setup: &'p Setup,
    settings: &'p Settings,
    ledger: Ledger<'p>,
    commands: u32,
}

type Verdict = Result<(), String>;

impl<'p> Auditor<'p> {
    pub(super) fn new(setup: &'p Setup, settings: &'p Settings) -> Self {
        Self { setup, settings, ledger: Ledger::new(setup, settings), commands: 0 }
    }

    /// A command was granted; the first thing that does not hold afterwards.
    pub(super) fn saw(
        &mut self,
        before: &State,
        actor: Actor,
        command: Command,
        events: &Events,
        after: &State,
    ) -> Verdict {
        self.commands += 1;
        audit(self.setup, after).map_err(|broken| broken.to_string())?;
        self.check_books(actor, command, events, after)?;
        self.check_decision(before, actor, command, events, after)?;
        match actor {
            Actor::Seat(_) => self.check_legal(before, actor, command),
            Actor::Chance | Actor::Clock | Actor::Referee => Ok(()),
        }
    }

    /// Armies and cards are where the events say; no voluntary move breaks cap or garrison.
    fn check_books(&mut self, actor: Actor, command: Command, events: &Events, after: &State) -> Verdict {
        for event in events {
            self.ledger.enter(event).map_err(|what| format!("{}: {what}", print_event(self.setup, event)))?;
            if matches!(actor, Actor::Seat(_)) {
                self.check_garrison(command, event)?;
                self.ledger.check_cap(event)?;
            }
        }
        self.ledger.compare(after)
    }

    /// G4.9: who moves of their own will leaves the garrison behind; the forced entry may go below it (G4.8).
    fn check_garrison(&self, command: Command, event: &Event) -> Verdict {
        let binds = self.settings.garrison.binds.value;
        let from = match (command, *event) {
            (Command::Maneuver { .. }, Event::Maneuvered { from, .. }) if binds != GarrisonBinds::Nothing => from,
            (Command::Occupy(armies), Event::Occupied { from, .. })
                if binds == GarrisonBinds::EveryMovement && !self.ledger.forced(armies) =>
            {
                from
            }
            _ => return Ok(()),
        };
        let (left, due) = (self.ledger.armies(from), u16::from(self.settings.garrison.minimum.value));
        if self.ledger.borders_others(from) && left < due {
            return Err(format!("{left} armies stay where the garrison is {due}"));
        }
        Ok(())
    }

    /// Deciding gives these events, and applying them one by one gives this state.
    fn check_decision(
        &self,
        before: &State,
        actor: Actor,
        command: Command,
        events: &Events,
        after: &State,
    ) -> Verdict {
        let decided = decide(self.setup, before, actor, command);
        if decided.as_ref() != Ok(events) {
            return Err(format!("decide gives {decided:?}, step {events:?}"));
        }
        let mut folded = *before;
        events.iter().for_each(|event| apply(self.setup, &mut folded, event));
        if folded != *after { Err("the events do not lead to the state".to_owned()) } else { Ok(()) }
    }

    /// What was granted is legal, and something else that is legal would be granted.
    fn check_legal(&self, before: &State, actor: Actor, command: Command) -> Verdict {
        let Actor::Seat(seat) = actor else { return Ok(()) };
        let legal = legal(self.setup, &before.view(self.setup, seat));
        if !legal.allows(command) {
            return Err("granted, but not legal".to_owned());
        }
        let other = legal.nth(self.commands.wrapping_mul(2_654_435_761) % legal.count().max(1));
        match other.map(|other| (other, decide(self.setup, before, actor, other))) {
            None => Err("nothing is legal".to_owned()),
            Some((other, Err(refusal))) => Err(format!("{other:?} is legal, but refused: {refusal:?}")),
            Some((_, Ok(_))) => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Bot;
    use chance::Seeded;
    use regulation::Library;
    use rules::{Awaited, step};

    /// Every step of a game is in order, and none is if an event is missing, twice, or led nowhere.
    #[test]
    fn nothing_is_overlooked() {
        let library = Library::embedded();
        for (id, players) in [("challenge-2017", 4), ("genova-53", 3), ("classico", 6)] {
            let settings = library.get(id).expect("embedded").settings;
            let setup = Setup::new(&settings, players, 0).expect("a table");
            let (mut state, mut source) = (State::new(&setup), Seeded::new(3, 0));
            let mut auditor = Auditor::new(&setup, &settings);
            for _ in 0..400 {
                let (actor, command) = match state.awaited(&setup) {
                    Awaited::Nobody => break,
                    Awaited::Chance(question) => (Actor::Chance, question.answer(&mut source)),
                    Awaited::Seat(seat) => {
                        (Actor::Seat(seat), Bot::Random.choose(&setup, &state.view(&setup, seat), &mut source))
                    }
                };
                let (before, mut events) = (state, Events::new_const());
                step(&setup, &mut state, actor, command, &mut events).expect("legal");
                let judge =
                    |events: &Events, after: &State| auditor.clone().saw(&before, actor, command, events, after);
                let (mut fewer, mut more) = (events.clone(), events.clone());
                fewer.pop();
                more.push(events[0]);
                assert!(judge(&fewer, &state).is_err() && judge(&more, &state).is_err(), "{events:?}");
                assert!(judge(&events, &before).is_err(), "{events:?}");
                assert_eq!(auditor.saw(&before, actor, command, &events, &state), Ok(()));
            }
        }
    }

    /// The books alone, without asking the rules, notice armies and cards that come from nowhere.
    #[test]
    fn the_books_must_balance() {
        let library = Library::embedded();
        let settings = library.get("challenge-2017").expect("embedded").settings;
        let setup = Setup::new(&settings, 4, 0).expect("a table");
        let empty = Ledger::new(&setup, &settings);
        let territory = setup.board.all().lowest().expect("a territory");
        let dealt = Event::TerritoryDealt { territory, to: rules::Owner::Seat(rules::Seat::A) };
        let placed = Event::Placed { seat: rules::Seat::B, on: territory, armies: rules::Armies(1) };
        let taken = Event::CardTaken { seat: rules::Seat::A, card: board::Card::of(territory) };
        let mut ledger = empty.clone();
        assert_eq!(ledger.enter(&dealt), Ok(()));
        assert!(ledger.enter(&placed).is_err(), "on another's territory");
        assert!(ledger.compare(&State::new(&setup)).is_err(), "one army more than the state");
        assert_eq!(ledger.enter(&taken), Ok(()));
        assert!(ledger.enter(&taken).is_err(), "the same card twice");
    }
}
