//! An auditor beside the table: after every command it asks whether everything still holds.

use crate::{Audited, Books as _, Verdict};
use frame::{Actor, Events};

/// Watches one game.
#[derive(Clone)]
pub struct Auditor<'p, G: Audited> {
    setup: &'p G::Setup,
    books: G::Books<'p>,
    commands: u32,
}

impl<'p, G: Audited> Auditor<'p, G> {
    /// Watches a game about to begin.
    #[must_use]
    pub fn new(setup: &'p G::Setup, settings: &'p G::Settings) -> Self {
        Self { setup, books: G::books(setup, settings), commands: 0 }
    }

    /// Looks at a command that was granted, with the state before and after it.
    ///
    /// # Errors
    /// The first thing that does not hold afterwards.
    pub fn saw(
        &mut self,
        before: &G::State,
        actor: Actor,
        command: G::Command,
        events: &Events<G::Event>,
        after: &G::State,
    ) -> Verdict {
        self.commands += 1;
        G::audit(self.setup, after)?;
        self.check_books(actor, command, events, after)?;
        self.check_decision(before, actor, command, events, after)?;
        match actor {
            Actor::Seat(_) => self.check_legal(before, actor, command),
            Actor::Chance | Actor::Clock | Actor::Referee => Ok(()),
        }
    }

    /// Everything is where the events say, and no voluntary move breaks what binds it.
    fn check_books(
        &mut self,
        actor: Actor,
        command: G::Command,
        events: &Events<G::Event>,
        after: &G::State,
    ) -> Verdict {
        for event in events {
            self.books.enter(event).map_err(|what| format!("{}: {what}", G::print_event(self.setup, event)))?;
            if matches!(actor, Actor::Seat(_)) {
                self.books.check_choice(command, event)?;
            }
        }
        self.books.compare(after)
    }

    /// Deciding gives these events, and applying them one by one gives this state.
    fn check_decision(
        &self,
        before: &G::State,
        actor: Actor,
        command: G::Command,
        events: &Events<G::Event>,
        after: &G::State,
    ) -> Verdict {
        let decided = G::decide(self.setup, before, actor, command);
        if decided.as_ref() != Ok(events) {
            return Err(format!("decide gives {decided:?}, step {events:?}"));
        }
        let mut folded = *before;
        events.iter().for_each(|event| G::apply(self.setup, &mut folded, event));
        if folded != *after { Err("the events do not lead to the state".to_owned()) } else { Ok(()) }
    }

    /// What was granted is legal, and something else that is legal would be granted.
    fn check_legal(&self, before: &G::State, actor: Actor, command: G::Command) -> Verdict {
        let Actor::Seat(seat) = actor else { return Ok(()) };
        let view = G::view(self.setup, before, seat);
        if !G::allows(self.setup, &view, command) {
            return Err("granted, but not legal".to_owned());
        }
        let other = G::any_legal(self.setup, &view, self.commands.wrapping_mul(2_654_435_761));
        match other.map(|other| (other, G::decide(self.setup, before, actor, other))) {
            None => Err("nothing is legal".to_owned()),
            Some((other, Err(refusal))) => Err(format!("{other:?} is legal, but refused: {refusal:?}")),
            Some((_, Ok(_))) => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Named as _;
    use chance::Seeded;
    use frame::Awaited;
    use regulation::Library;
    use rules::Risiko;
    use spqr::Spqr;

    /// Every step of a game is in order, and none is if an event is missing, twice, or led nowhere.
    fn watch<G: Audited>(setup: &G::Setup, settings: &G::Settings, bot: G::Bot) {
        let (mut state, mut source) = (G::begin(setup), Seeded::new(3, 0));
        let mut auditor = Auditor::<G>::new(setup, settings);
        for _ in 0..400 {
            let (actor, command) = match G::awaited(setup, &state) {
                Awaited::Nobody => break,
                Awaited::Chance(question) => (Actor::Chance, G::answer(question, &mut source)),
                Awaited::Seat(seat) => {
                    (Actor::Seat(seat), G::choose(bot, setup, &G::view(setup, &state, seat), &mut source))
                }
            };
            let (before, mut events) = (state, Events::new_const());
            G::step(setup, &mut state, actor, command, &mut events).expect("legal");
            let judge = |events: &Events<G::Event>, after: &G::State| {
                auditor.clone().saw(&before, actor, command, events, after)
            };
            let (mut fewer, mut more) = (events.clone(), events.clone());
            fewer.pop();
            more.push(events[0]);
            assert!(judge(&fewer, &state).is_err() && judge(&more, &state).is_err(), "{events:?}");
            assert!(judge(&events, &before).is_err(), "{events:?}");
            assert_eq!(auditor.saw(&before, actor, command, &events, &state), Ok(()));
        }
    }

    #[test]
    fn nothing_is_overlooked() {
        let library = Library::embedded();
        for (id, players) in [("challenge-2017", 4), ("genova-53", 3), ("classico", 6)] {
            let regulation = library.get(id).expect("embedded");
            let settings = regulation.risiko().expect("RisiKo!");
            let setup = rules::Setup::new(settings, players, 0).expect("a table");
            watch::<Risiko>(&setup, settings, bots::Bot::Random);
        }
        for (id, players) in [("spqr-rtu", 4), ("spqr-rtu", 5), ("spqr-box", 3)] {
            let regulation = library.get(id).expect("embedded");
            let settings = regulation.spqr().expect("S.P.Q.");
            let setup = spqr::Setup::new(settings, players, 0).expect("a table");
            bots::spqr::Bot::ALL.iter().for_each(|&bot| watch::<Spqr>(&setup, settings, bot));
        }
    }
}
