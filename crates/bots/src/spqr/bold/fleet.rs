//! At sea: triremes where they change who rules the most seas.

use super::Mind;
use board::rome::{Province, Sea};
use spqr::{Command, Stage, Triremes, most_to_disembark, most_to_embark};
use std::cmp::Reverse;

impl Mind<'_> {
    /// Triremes of a tris: to the sea where each brings the most.
    pub(super) fn launch(&self) -> Option<Command> {
        let due = self.open.now.triremes_due.0;
        let coasts = self.setup.map.seas().iter().filter(|&sea| self.setup.map.coast(sea).meets(self.owned));
        let ways = coasts.flat_map(|sea| (1..=due).map(move |triremes| (sea, triremes)));
        let each = |(sea, triremes): (Sea, u16)| self.gain_at_sea(&[(sea, triremes.into())]) * 60 / i32::from(triremes);
        let (sea, triremes) = ways.max_by_key(|&way| (each(way), Reverse(way)))?;
        Some(Command::Launch { sea, triremes: Triremes(triremes) })
    }

    /// Legionaries that can be spared become a trireme where that brings more than they cost.
    pub(super) fn embark(&self, stage: Stage) -> Option<Command> {
        if stage > Stage::Conversions {
            return None;
        }
        let harbours = self.owned.iter().filter(|&p| !self.open.centres.has(p) && self.can_spare(p));
        let ways = harbours.flat_map(|from| self.setup.map.seas_of(from).iter().map(move |sea| (from, sea)));
        let merit = |(_, sea): (Province, Sea)| self.gain_at_sea(&[(sea, 1)]) - self.numbers.trireme_price as i32;
        let best = ways.map(|way| (merit(way), way)).filter(|&(merit, _)| merit > 0);
        let (_, (from, sea)) = best.max_by_key(|&(merit, way)| (merit, Reverse(way)))?;
        let command = Command::Embark { from, sea, triremes: Triremes(1) };
        self.legal.allows(command).then_some(command)
    }

    /// A trireme that brings less at sea than two legionaries on land comes ashore.
    pub(super) fn disembark(&self, stage: Stage) -> Option<Command> {
        if stage > Stage::Conversions {
            return None;
        }
        let seas =
            self.setup.map.seas().iter().filter(|&sea| most_to_disembark(self.setup, self.open, sea) > Triremes(0));
        let merit = |sea: Sea| self.numbers.disembark as i32 + self.gain_at_sea(&[(sea, -1)]);
        let best = seas.map(|sea| (merit(sea), sea)).filter(|&(merit, _)| merit > 0);
        let (_, sea) = best.max_by_key(|&(merit, sea)| (merit, Reverse(sea)))?;
        let coast = (self.setup.map.coast(sea) & self.owned).iter();
        let to = coast.max_by_key(|&p| (self.urgency(p, 2), Reverse(p)))?;
        let command = Command::Disembark { sea, to, triremes: Triremes(1) };
        self.legal.allows(command).then_some(command)
    }

    /// Another's triremes are fought where it has more, and where that brings enough.
    pub(super) fn ram_for_gain(&self, stage: Stage) -> Option<Command> {
        self.ram(stage).filter(|command| match *command {
            Command::Ram { sea, against, .. } => self.gain_by_sinking(sea, against) as f32 >= self.numbers.ram_least,
            _ => true,
        })
    }

    /// Whether a province can become a trireme and still hold against its neighbours.
    fn can_spare(&self, from: Province) -> bool {
        let kept = self.part(2.0, self.numbers.kept_threat, from);
        most_to_embark(self.setup, self.open, from) > Triremes(0) && self.armies(from) >= kept + 3
    }

    /// The naval move: to a sea that more can be made of.
    pub(super) fn sail(&self, stage: Stage) -> Option<Command> {
        if stage > Stage::Conversions {
            return None;
        }
        let seas = self.setup.map.seas();
        let ways = seas.iter().flat_map(|from| {
            let fleet = self.open.fleet(self.seat, from).0;
            let next = self.setup.map.seas_next_to(from).iter();
            next.flat_map(move |to| (1..=fleet).map(move |triremes| (from, to, triremes)))
        });
        let merit = |&(from, to, triremes): &(Sea, Sea, u16)| {
            let triremes = i32::from(triremes);
            self.gain_at_sea(&[(from, -triremes), (to, triremes)]) - triremes
        };
        let best = ways.map(|way| (merit(&way), way)).filter(|&(merit, _)| merit >= self.numbers.sailing_least as i32);
        let (_, (from, to, triremes)) = best.max_by_key(|&(merit, way)| (merit, Reverse(way)))?;
        let command = Command::Sail { from, to, triremes: Triremes(triremes) };
        self.legal.allows(command).then_some(command)
    }
}
