//! Everything that may be done in RisiKo!, a line each.

use crate::may::May;
use rules::{Armies, Command, Dice, Legal, Phase, Risiko, View, legal};

pub(super) fn list(view: &View<'_>, lines: &mut May<'_, Risiko>) {
    let legal = legal(lines.setup, view);
    lines.prepare(view, &legal);
    lines.reinforce(view, &legal);
    lines.fight(view, &legal);
    if legal.may_pass() {
        lines.add(Command::Pass);
    }
}

impl May<'_, Risiko> {
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
