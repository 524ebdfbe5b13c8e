//! Taking one entry back: allowed where everything that came after would have been decided the same without it.

use crate::refusal::Refusal;
use crate::state::{Act, Hall};
use director::tournament::{Command, Tournament, apply};

impl Hall {
    /// Refuses to take an entry back that is none, or on which something later depends.
    pub(crate) fn check_undo(&self, entry: u64) -> Result<(), Refusal> {
        let at = self.acts.iter().position(|act| act.entry == entry).filter(|&at| at > 0);
        let at = at.ok_or(Refusal::NotUndoable(entry))?;
        if self.acts[at].undone.is_some() {
            return Err(Refusal::UndoneAlready(entry));
        }
        let dependents = self.dependents(at);
        if dependents.is_empty() { Ok(()) } else { Err(Refusal::Depends { entry, dependents }) }
    }

    /// The entries that would not have been decided as they were without this one.
    fn dependents(&self, at: usize) -> Vec<u64> {
        let holds = |act: &&Act| act.undone.is_none();
        let mut without = Hall::fold(self.acts[..at].iter().filter(holds));
        let taken_back = &self.acts[at];
        let mut dependents = Vec::new();
        for act in self.acts[at + 1..].iter().filter(holds) {
            if !self.decides_alike(&without, taken_back, act) {
                dependents.push(act.entry);
            }
            act.done.events.iter().for_each(|event| apply(&mut without, event));
        }
        dependents
    }

    /// Whether the same would have happened without what is to be taken back. A draw is not made again to find out: it
    /// depends on everything but what it never looks at.
    fn decides_alike(&self, without: &Tournament, taken_back: &Act, act: &Act) -> bool {
        if is_draw(&act.done.command) {
            return !matters_to_draws(&taken_back.done.command);
        }
        self.rules.decide(without, &act.done.command).is_ok_and(|events| events == act.done.events)
    }
}

const fn is_draw(command: &Command) -> bool {
    matches!(
        command,
        Command::Draw { .. } | Command::Redraw { .. } | Command::Seat { .. } | Command::RecordRound { .. }
    )
}

/// Fees, days and later tournaments change no table.
const fn matters_to_draws(command: &Command) -> bool {
    !matches!(
        command,
        Command::Pay { .. } | Command::Schedule { .. } | Command::Postpone { .. } | Command::NameNext { .. }
    )
}
