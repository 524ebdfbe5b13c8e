//! Playing the record of a real table again, of which something is not known: everything that is told must be able to
//! have happened.

use crate::record::{Lines, RecordFault, without_answer};
use crate::replay::{Fault, Replay};
use crate::text::TextFault;
use crate::unknown::{Act, Told};
use crate::written::Written;
use frame::Actor;

impl<G: Written> Replay<G> {
    /// Plays a command, or without one an unknown answer of chance: some answers must fit everything that is told.
    pub(crate) fn step_known(
        &mut self,
        lines: &mut Lines<'_>,
        actor: Actor,
        command: Option<G::Command>,
        text: &str,
    ) -> Result<(Act<G>, Vec<String>), Fault> {
        let line = lines.number();
        let mut below = lines.clone();
        let (told, remarks) = self.read_told(&mut below)?;
        let stops = told.is_empty() && below.is_at_end();
        let heard = self.known.as_mut().and_then(|known| known.hear(&self.setup, actor, command, told));
        let Some(act) = heard else { return Err(self.why_not_heard(lines, actor, command, stops)) };
        if act.is_unknown && !text.ends_with(&without_answer(&G::print_command(&self.setup, &act.command))) {
            return Err(Fault::differs(line, "another answer of chance is awaited here"));
        }
        if let Some(known) = &self.known {
            self.state = *known.state();
        }
        *lines = below;
        Ok((act, remarks))
    }

    /// The events below a command, and the remarks.
    fn read_told(&self, lines: &mut Lines<'_>) -> Result<(Vec<Told<G>>, Vec<String>), RecordFault> {
        let (mut told, mut remarks) = (Vec::new(), Vec::new());
        while let Some(text) = lines.next_if(|line| line.starts_with("  ")) {
            match text[2..].strip_prefix("# ") {
                Some(remark) => remarks.push(remark.to_owned()),
                None => told.push(Told::read(&self.setup, &text[2..]).map_err(|fault| lines.fault(fault))?),
            }
        }
        Ok((told, remarks))
    }

    /// The fault of a command of which this cannot have come, whatever is unknown.
    fn why_not_heard(&self, lines: &mut Lines<'_>, actor: Actor, command: Option<G::Command>, stops: bool) -> Fault {
        let line = lines.number();
        if stops {
            let fault = TextFault::nothing("what came of this: the record stops here");
            return RecordFault { line, fault }.into();
        }
        let Some(command) = command else {
            return Fault::differs(line, "no secret of chance that is awaited here leads to this");
        };
        let decided = self.decide(line, actor, command).and_then(|events| self.compare_events(lines, &events));
        decided.err().unwrap_or_else(|| Fault::differs(line, "nothing that is unknown leads to this"))
    }

    /// What was found for the unknown in the end stands in every step.
    pub(crate) fn settle(&mut self) {
        let Some(known) = self.known.as_ref().filter(|known| known.has_unknown()) else { return };
        let mut state = G::begin(&self.setup);
        for (step, act) in self.steps.iter_mut().zip(known.acts()) {
            step.command = act.command;
            step.partial = (0..).zip(&act.told).filter(|(_, told)| told.is_partial()).map(|(at, _)| at).collect();
            let granted = G::step(&self.setup, &mut state, act.actor, act.command, &mut step.events);
            debug_assert!(granted.is_ok(), "{:?} was granted before", act.command);
        }
    }
}
