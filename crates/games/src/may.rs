//! The lines a host says before it asks a bot for a command: the view, and everything that may be done.

use crate::HostGame;
use frame::Seat;
use notation::Written;
use std::fmt::Write as _;

/// The view of the seat that is to act, and what it may do.
pub fn question<G: HostGame>(setup: &G::Setup, seat: Seat, view: &G::View<'_>) -> String {
    let position = G::print_position(setup, &G::seen(setup, view));
    let mut text = format!("view {seat}\n{position}end\n");
    may::<G>(setup, view).lines().for_each(|command| _ = writeln!(text, "may {command}"));
    text
}

/// Room for what may usually be done.
const USUAL_LIST_BYTES: usize = 1024;

/// What the seat of the view may do, a command a line.
pub fn may<G: HostGame>(setup: &G::Setup, view: &G::View<'_>) -> String {
    let mut may = May { setup, lines: String::with_capacity(USUAL_LIST_BYTES) };
    G::may(view, &mut may);
    may.lines
}

/// What may be done, a command a line: `pass`, `attack peru brasile 3`. A word such as `1..5` stands for any number from
/// the first to the second.
#[derive(Debug)]
pub struct May<'s, G: Written> {
    pub(crate) setup: &'s G::Setup,
    lines: String,
}

impl<G: Written> May<'_, G> {
    /// A command.
    pub fn add(&mut self, command: G::Command) {
        G::write_command(self.setup, &command, &mut self.lines);
        self.lines.push('\n');
    }

    /// A command whose last number is the least of a range up to `most`.
    pub fn add_up_to(&mut self, command: G::Command, least: u16, most: u16) {
        let from = self.lines.len();
        G::write_command(self.setup, &command, &mut self.lines);
        if most > least {
            let last = self.lines[from..].rfind(|c: char| c.is_ascii_digit());
            let end = last.map_or(self.lines.len(), |at| from + at + 1);
            self.lines.insert_str(end, itoa::Buffer::new().format(most));
            self.lines.insert_str(end, "..");
        }
        self.lines.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Named as _;
    use chance::Seeded;
    use frame::{Actor, Awaited, Events};
    use regulation::Library;
    use rules::Risiko;
    use spqr::Spqr;
    use std::collections::BTreeSet;

    /// Every command a `may` line stands for.
    fn expand(command: &str) -> Vec<String> {
        let Some(range) = command.split(' ').find(|word| word.contains("..")) else { return vec![command.to_owned()] };
        let bounds = range.split_once("..").expect("two numbers");
        let bounds: (u16, u16) = (bounds.0.parse().expect("a number"), bounds.1.parse().expect("a number"));
        (bounds.0..=bounds.1).map(|number| command.replace(range, &number.to_string())).collect()
    }

    fn same_as_legal<G: HostGame>(setup: &G::Setup, view: &G::View<'_>, legal: Vec<G::Command>) {
        let told: Vec<String> = may::<G>(setup, view).lines().flat_map(expand).collect();
        let legal: BTreeSet<String> = legal.iter().map(|command| G::print_command(setup, command)).collect();
        assert_eq!(told.iter().cloned().collect::<BTreeSet<_>>(), legal);
        assert_eq!(told.len(), legal.len());
        assert!(told.iter().all(|text| G::read_command(setup, text).is_ok()));
    }

    /// A game with every bot, in which what may be done is looked at before each choice.
    fn play<G: HostGame>(setup: &G::Setup, legal: impl Fn(&G::View<'_>) -> Vec<G::Command>) {
        for &bot in G::Bot::ALL {
            let (mut state, mut source, mut events) = (G::begin(setup), Seeded::new(5, 0), Events::new_const());
            for _ in 0..600 {
                let (actor, command) = match G::awaited(setup, &state) {
                    Awaited::Nobody => break,
                    Awaited::Chance(question) => (Actor::Chance, G::answer(question, &mut source)),
                    Awaited::Seat(seat) => {
                        let view = G::view(setup, &state, seat);
                        same_as_legal::<G>(setup, &view, legal(&view));
                        (Actor::Seat(seat), G::choose(bot, setup, &view, &mut source))
                    }
                };
                G::step(setup, &mut state, actor, command, &mut events).expect("legal");
            }
        }
    }

    #[test]
    fn what_may_be_done_is_what_is_legal() {
        let library = Library::embedded();
        for regulation in library.ids().map(|id| library.get(id).expect("embedded")) {
            for players in 3..=6 {
                if let Some(Ok(setup)) = regulation.risiko().map(|settings| rules::Setup::new(settings, players, 0)) {
                    play::<Risiko>(&setup, |view| rules::legal(&setup, view).iter().collect());
                }
                if let Some(Ok(setup)) = regulation.spqr().map(|settings| spqr::Setup::new(settings, players, 0)) {
                    play::<Spqr>(&setup, |view| spqr::legal(&setup, view).iter().collect());
                }
            }
        }
    }
}
