//! The lines a host says before it asks a bot for a command: the view, and everything that may be done.

use notation::{print_command, print_position};
use rules::{Armies, Command, Dice, Legal, Phase, Position, Setup, View, legal};
use std::fmt::Write as _;

/// The view of the seat that is to act, and what it may do.
pub(crate) fn question(setup: &Setup, view: &View<'_>) -> String {
    let seat = view.seat().map(|seat| seat.to_string()).unwrap_or_default();
    format!("view {seat}\n{}end\n{}", print_position(setup, &Position::seen(setup, view)), may(setup, view))
}

/// Everything that may be done, a line each: `may pass`, `may attack peru brasile 3`. The words after `may` are a
/// command; a word such as `1..5` stands for any number from the first to the second.
fn may(setup: &Setup, view: &View<'_>) -> String {
    let legal = legal(setup, view);
    let mut lines = Lines { setup, text: String::new() };
    lines.prepare(view, &legal);
    lines.reinforce(view, &legal);
    lines.fight(view, &legal);
    if legal.may_pass() {
        lines.add(Command::Pass);
    }
    lines.text
}

struct Lines<'s> {
    setup: &'s Setup,
    text: String,
}

impl Lines<'_> {
    fn add(&mut self, command: Command) {
        let _ = writeln!(self.text, "may {}", print_command(self.setup, &command));
    }

    /// A command whose last word is the least of a range up to `most`.
    fn add_up_to(&mut self, command: Command, least: u16, most: u16) {
        let range = if most > least { format!("..{most}") } else { String::new() };
        let _ = writeln!(self.text, "may {}{range}", print_command(self.setup, &command));
    }

    /// Before the first turn: colours, territories given up and taken.
    fn prepare(&mut self, view: &View<'_>, legal: &Legal<'_>) {
        for colour in legal.colours().iter().flat_map(|colours| colours.iter()) {
            self.add(Command::ChooseColour(colour));
        }
        let giving_up = matches!(view.open().phase(), Phase::Abandon { .. });
        for territory in legal.exchanges() {
            self.add(if giving_up { Command::Abandon(territory) } else { Command::Reoccupy(territory) });
        }
    }

    /// Armies put down and taken back, and tris.
    fn reinforce(&mut self, view: &View<'_>, legal: &Legal<'_>) {
        let for_ghost = matches!(view.open().phase(), Phase::GhostPlacing(_) | Phase::Gift(_));
        let (places, most) = legal.places();
        for on in places {
            if for_ghost {
                self.add(Command::PlaceForGhost(on));
            } else {
                self.add_up_to(Command::Place { on, armies: Armies(1) }, 1, most.0);
            }
        }
        for from in self.setup.board.all() {
            let most = legal.takeable(from).0;
            if most > 0 {
                self.add_up_to(Command::TakeBack { from, armies: Armies(1) }, 1, most);
            }
        }
        legal.tris().for_each(|cards| self.add(Command::PlayTris(cards)));
    }

    /// Attacks, defence, occupation and the maneuver.
    fn fight(&mut self, view: &View<'_>, legal: &Legal<'_>) {
        for from in legal.bases() {
            for to in legal.targets(from) {
                legal.dice(from, to).for_each(|dice| self.add(Command::Attack { from, to, dice }));
            }
        }
        if let Some(most) = legal.defence() {
            self.add_up_to(Command::Defend(Dice(1)), 1, u16::from(most.0));
        }
        if let Some((least, most)) = legal.occupation() {
            self.add_up_to(Command::Occupy(least), least.0, most.0);
        }
        let Some(seat) = view.seat() else { return };
        for from in view.open().owned(seat) {
            let (places, most) = legal.moves(from);
            for to in places.iter().filter(|_| most > Armies(0)) {
                self.add_up_to(Command::Maneuver { from, to, armies: Armies(1) }, 1, most.0);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Bot;
    use chance::Seeded;
    use notation::read_command;
    use regulation::Library;
    use rules::{Actor, Awaited, Events, State, step};
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
        let told: Vec<String> = may(setup, view).lines().flat_map(expand).collect();
        let legal: BTreeSet<String> = legal(setup, view).iter().map(|c| print_command(setup, &c)).collect();
        assert_eq!(told.iter().cloned().collect::<BTreeSet<_>>(), legal);
        assert_eq!(told.len(), legal.len());
        assert!(told.iter().all(|text| read_command(setup, text).is_ok()));
    }

    #[test]
    fn what_may_be_done_is_what_is_legal() {
        let library = Library::embedded();
        for id in library.ids() {
            let settings = library.get(id).expect("embedded").settings;
            for &players in &settings.table.players.value {
                let setup = Setup::new(&settings, usize::from(players), 0).expect("a table");
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
