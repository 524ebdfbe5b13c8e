//! The books of RisiKo!: armies and cards are where the events say, and no voluntary move breaks cap or garrison.

use super::ledger::Ledger;
use crate::{Books, Verdict};
use regulation::settings::{GarrisonBinds, Settings};
use rules::{Command, Event, Risiko, Setup, State};

/// What an auditor keeps of a game of RisiKo!
#[derive(Clone)]
pub struct RisikoBooks<'p> {
    settings: &'p Settings,
    ledger: Ledger<'p>,
}

impl<'p> RisikoBooks<'p> {
    pub(super) fn new(setup: &'p Setup, settings: &'p Settings) -> Self {
        Self { settings, ledger: Ledger::new(setup, settings) }
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
}

impl Books<Risiko> for RisikoBooks<'_> {
    fn enter(&mut self, event: &Event) -> Verdict {
        self.ledger.enter(event)
    }

    fn check_choice(&self, command: Command, event: &Event) -> Verdict {
        self.check_garrison(command, event)?;
        self.ledger.check_cap(event)
    }

    fn compare(&self, state: &State) -> Verdict {
        self.ledger.compare(state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use regulation::Library;

    /// The books alone, without asking the rules, notice armies and cards that come from nowhere.
    #[test]
    fn the_books_must_balance() {
        let regulation = Library::embedded().get("challenge-2017").expect("embedded");
        let settings = regulation.risiko().expect("RisiKo!");
        let setup = Setup::new(settings, 4, 0).expect("a table");
        let empty = Ledger::new(&setup, settings);
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
