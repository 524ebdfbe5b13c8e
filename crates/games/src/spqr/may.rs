//! Everything that may be done in S.P.Q.RisiKo!, a line each.

use crate::may::May;
use board::rome::{ProvinceSet, Sea};
use frame::{Armies, Dice, Seat};
use spqr::{Command, Legal, Open, Points, Spqr, Triremes, View, legal};
use spqr::{free_to_leave, launched, most_to_disembark, most_to_embark, occupation_bounds, takeable};

pub(super) fn list(view: &View<'_>, lines: &mut May<'_, Spqr>) {
    let (legal, open) = (legal(lines.setup, view), view.open());
    let Some(seat) = view.seat().filter(|&seat| open.seat_to_act() == Some(seat)) else { return };
    let mut here = Here { seat, open, legal, lines };
    here.prepare();
    here.take_points();
    here.reinforce();
    here.convert();
    here.fight_at_sea();
    here.fight_on_land();
    here.move_on();
    here.add(Command::Pass);
}

/// A seat that is to act.
struct Here<'h, 's> {
    seat: Seat,
    open: &'h Open,
    legal: Legal<'h>,
    lines: &'h mut May<'s, Spqr>,
}

impl Here<'_, '_> {
    /// A command, if it is legal.
    fn add(&mut self, command: Command) {
        if self.legal.allows(command) {
            self.lines.add(command);
        }
    }

    /// Commands that differ in one number, from 1 to `most`: those of them that are legal, which follow each other.
    fn add_some(&mut self, most: u16, make: impl Fn(u16) -> Command) {
        let allowed = |number: &u16| self.legal.allows(make(*number));
        let Some(least) = (1..=most).find(allowed) else { return };
        let most = (least..=most).rev().find(allowed).unwrap_or(least);
        self.lines.add_up_to(make(least), least, most);
    }

    fn owned(&self) -> ProvinceSet {
        self.open.owned(self.seat)
    }

    /// The seas with own triremes, and how many.
    fn fleets(&self) -> Vec<(Sea, u16)> {
        let fleet = |sea| (sea, self.open.fleet(self.seat, sea).0);
        self.lines.setup.map.seas().iter().map(fleet).filter(|&(_, triremes)| triremes > 0).collect()
    }

    /// Colours, provinces and centres of power, also those of a tris.
    fn prepare(&mut self) {
        for colour in self.legal.colours().iter() {
            self.add(Command::ChooseColour(colour));
        }
        for on in self.legal.sites() {
            self.add(Command::Settle(on));
            let legal = self.legal;
            legal.prices(on).for_each(|price| self.add(Command::Build { on, price }));
        }
    }

    fn take_points(&mut self) {
        self.add_some(self.open.now.points.0, |points| Command::Claim(Points(points)));
        self.add(Command::Recover);
    }

    /// Tris, and legionaries and triremes put down and taken back.
    fn reinforce(&mut self) {
        let legal = self.legal;
        legal.tris().for_each(|cards| self.add(Command::PlayTris(cards)));
        let due = match self.open.phase {
            spqr::Phase::Garrisoning { left, .. } => left.into(),
            _ => self.open.now.due.0,
        };
        for on in self.owned() {
            self.add_some(due, |armies| Command::Place { on, armies: Armies(armies) });
        }
        for from in self.owned() {
            let most = takeable(self.lines.setup, self.open, from).0;
            self.add_some(most, |armies| Command::TakeBack { from, armies: Armies(armies) });
        }
        for sea in self.lines.setup.map.seas() {
            let due = self.open.now.triremes_due.0;
            self.add_some(due, |triremes| Command::Launch { sea, triremes: Triremes(triremes) });
            let most = launched(self.lines.setup, self.open, self.seat, sea).0;
            self.add_some(most, |triremes| Command::Unlaunch { sea, triremes: Triremes(triremes) });
        }
        self.add(Command::Decline);
    }

    fn convert(&mut self) {
        for from in self.owned() {
            let most = most_to_embark(self.lines.setup, self.open, from).0;
            for sea in self.lines.setup.map.seas_of(from) {
                self.add_some(most, |triremes| Command::Embark { from, sea, triremes: Triremes(triremes) });
            }
        }
        for (sea, _) in self.fleets() {
            let most = most_to_disembark(self.lines.setup, self.open, sea).0;
            for to in self.owned() & self.lines.setup.map.coast(sea) {
                self.add_some(most, |triremes| Command::Disembark { sea, to, triremes: Triremes(triremes) });
            }
        }
    }

    /// The naval move, naval combats, attacks from the sea.
    fn fight_at_sea(&mut self) {
        let fleets = self.fleets();
        for &(from, most) in &fleets {
            for to in self.lines.setup.map.seas_next_to(from) {
                self.add_some(most, |triremes| Command::Sail { from, to, triremes: Triremes(triremes) });
            }
        }
        for &(sea, _) in &fleets {
            for against in self.lines.setup.player_seats().iter() {
                self.add_dice(|dice| Command::Ram { sea, against, dice });
            }
        }
        for (sea, _) in fleets {
            let coast = self.lines.setup.map.coast(sea);
            for from in self.owned() & coast {
                let most = free_to_leave(self.lines.setup, self.open, from).0;
                for to in coast - self.owned() {
                    self.add_some(most, |armies| Command::Land { from, sea, to, armies: Armies(armies) });
                }
            }
        }
    }

    /// Each number of dice has a line of its own.
    fn add_dice(&mut self, make: impl Fn(Dice) -> Command) {
        (1..=3).for_each(|dice| self.add(make(Dice(dice))));
    }

    fn fight_on_land(&mut self) {
        for from in self.owned() {
            for to in self.lines.setup.map.neighbours(from) - self.owned() {
                self.add_dice(|dice| Command::Attack { from, to, dice });
            }
        }
        if let spqr::Phase::Occupy(attack) = self.open.phase {
            let (_, most) = occupation_bounds(self.lines.setup, self.open, attack);
            self.add_some(most.0, |armies| Command::Occupy(Armies(armies)));
        }
    }

    /// The strategic move.
    fn move_on(&mut self) {
        for from in self.owned() {
            let map = &self.lines.setup.map;
            let by_land = (map.neighbours(from) & self.owned()).iter().map(|to| (to, None));
            let over = |sea| ((map.coast(sea) & self.owned()) - from.only()).iter().map(move |to| (to, Some(sea)));
            let ways: Vec<_> = by_land.chain(map.seas_of(from).iter().flat_map(over)).collect();
            let most = free_to_leave(self.lines.setup, self.open, from).0;
            for (to, by) in ways {
                self.add_some(most, |armies| Command::Maneuver { from, to, armies: Armies(armies), by });
            }
        }
    }
}
