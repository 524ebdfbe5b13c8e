//! The lines a host says before it asks a bot for a command: the view, and everything that may be done.

use crate::games::Playable;
use frame::Seat;
use notation::Written;
use std::fmt::Write as _;

/// The view of the seat that is to act, and what it may do.
pub(crate) fn question<G: Playable>(setup: &G::Setup, seat: Seat, view: &G::View<'_>) -> String {
    let position = G::print_position(setup, &G::seen(setup, view));
    format!("view {seat}\n{position}end\n{}", may::<G>(setup, view))
}

fn may<G: Playable>(setup: &G::Setup, view: &G::View<'_>) -> String {
    let mut lines = May { setup, text: String::new() };
    G::may(view, &mut lines);
    lines.text
}

/// What may be done, a line each: `may pass`, `may attack peru brasile 3`. The words after `may` are a command; a
/// word such as `1..5` stands for any number from the first to the second.
pub(crate) struct May<'s, G: Written> {
    pub(crate) setup: &'s G::Setup,
    text: String,
}

impl<G: Written> May<'_, G> {
    pub(crate) fn add(&mut self, command: G::Command) {
        let _ = writeln!(self.text, "may {}", G::print_command(self.setup, &command));
    }

    /// A command whose last number is the least of a range up to `most`.
    pub(crate) fn add_up_to(&mut self, command: G::Command, least: u16, most: u16) {
        let text = G::print_command(self.setup, &command);
        let end = text.rfind(|c: char| c.is_ascii_digit()).filter(|_| most > least).map_or(text.len(), |at| at + 1);
        let range = if most > least { format!("..{most}") } else { String::new() };
        let _ = writeln!(self.text, "may {}{range}{}", &text[..end], &text[end..]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Bot;
    use chance::Seeded;
    use notation::{print_command, read_command};
    use regulation::Library;
    use rules::{Actor, Awaited, Events, Risiko, Setup, State, View, legal, step};
    use std::collections::BTreeSet;

    /// Every command a `may` line stands for.
    fn expand(line: &str) -> Vec<String> {
        let command = line.strip_prefix("may ").expect("a may line");
        let Some((head, (least, most))) =
            command.rsplit_once(' ').and_then(|(head, last)| Some((head, last.split_once("..")?)))
        else {
            return vec![command.to_owned()];
        };
        let bounds: (u16, u16) = (least.parse().expect("a number"), most.parse().expect("a number"));
        (bounds.0..=bounds.1).map(|number| format!("{head} {number}")).collect()
    }

    fn same_as_legal(setup: &Setup, view: &View<'_>) {
        let told: Vec<String> = may::<Risiko>(setup, view).lines().flat_map(expand).collect();
        let legal: BTreeSet<String> = legal(setup, view).iter().map(|c| print_command(setup, &c)).collect();
        assert_eq!(told.iter().cloned().collect::<BTreeSet<_>>(), legal);
        assert_eq!(told.len(), legal.len());
        assert!(told.iter().all(|text| read_command(setup, text).is_ok()));
    }

    #[test]
    fn what_may_be_done_is_what_is_legal() {
        let library = Library::embedded();
        let all: Vec<_> = library.ids().map(|id| library.get(id).expect("embedded")).collect();
        for settings in all.iter().filter_map(|regulation| regulation.risiko()) {
            for &players in &settings.table.players.value {
                let setup = Setup::new(settings, usize::from(players), 0).expect("a table");
                let (mut state, mut source, mut events) = (State::new(&setup), Seeded::new(5, 0), Events::new_const());
                for _ in 0..600 {
                    let (actor, command) = match state.awaited(&setup) {
                        Awaited::Nobody => break,
                        Awaited::Chance(question) => (Actor::Chance, question.answer(&mut source)),
                        Awaited::Seat(seat) => {
                            let view = state.view(&setup, seat);
                            same_as_legal(&setup, &view);
                            (Actor::Seat(seat), Bot::Random.choose(&setup, &view, &mut source))
                        }
                    };
                    step(&setup, &mut state, actor, command, &mut events).expect("legal");
                }
            }
        }
    }
}
