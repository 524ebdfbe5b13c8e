//! What every sensible player sees from its seat: what is its own, who stands next to it; and what they all do alike.

use board::rome::{Pile, Province, ProvinceSet};
use frame::{Armies, Seat};
use spqr::{
    Attack, Command, Legal, Open, Setup, Stage, Status, Triremes, View, gain, most_naval_dice, occupation_bounds,
};

/// A position from one seat.
pub(super) struct Ground<'a> {
    pub(super) setup: &'a Setup,
    pub(super) open: &'a Open,
    pub(super) legal: &'a Legal<'a>,
    pub(super) seat: Seat,
    pub(super) owned: ProvinceSet,
}

impl<'a> Ground<'a> {
    /// The position as a view shows it; nothing to who has no seat.
    pub(super) fn new(setup: &'a Setup, view: &'a View<'_>, legal: &'a Legal<'a>) -> Option<Self> {
        let (seat, open) = (view.seat()?, view.open());
        Some(Self { setup, open, legal, seat, owned: open.owned(seat) })
    }

    pub(super) fn armies(&self, province: Province) -> u16 {
        self.open.legionaries[province]
    }

    /// The neighbours of a province by land that are not its own.
    pub(super) fn opponents(&self, province: Province) -> ProvinceSet {
        self.setup.map.neighbours(province) - self.owned
    }

    /// Whether somebody plays for a province.
    pub(super) fn is_played(&self, province: Province) -> bool {
        self.open.owner(province).is_some_and(|seat| self.open.status(seat) == Status::Playing)
    }

    /// The legionaries of the strongest neighbour that could attack; neutral armies never do.
    pub(super) fn threat(&self, province: Province) -> u16 {
        self.strongest(self.opponents(province))
    }

    /// The same, of these provinces.
    pub(super) fn strongest(&self, provinces: ProvinceSet) -> u16 {
        let played = provinces.iter().filter(|&p| self.is_played(p));
        played.map(|p| self.armies(p).saturating_sub(1)).max().unwrap_or(0)
    }

    /// The tris with a centre of power first, then the most legionaries.
    pub(super) fn best_tris(&self) -> Option<Pile> {
        let worth = |cards: Pile| {
            gain(self.setup, cards).map_or(0, |gain| {
                20 * i32::from(gain.centres) + i32::from(gain.armies.0) + 3 * i32::from(gain.triremes.0)
            })
        };
        self.legal.tris().max_by_key(|&cards| worth(cards))
    }

    /// Another's triremes are fought where it has more.
    pub(super) fn ram(&self, stage: Stage) -> Option<Command> {
        if stage > Stage::NavalCombat {
            return None;
        }
        let fights = self.setup.map.seas().iter().flat_map(|sea| {
            let others = self.setup.player_seats().iter().filter(|&seat| seat != self.seat);
            others.map(move |against| (sea, against))
        });
        let better = fights.filter(|&(sea, against)| {
            let (own, other) = (self.open.fleet(self.seat, sea), self.open.fleet(against, sea));
            other > Triremes(0) && own > other
        });
        let mut commands = better.map(|(sea, against)| {
            let dice = most_naval_dice(self.open.fleet(self.seat, sea));
            Command::Ram { sea, against, dice }
        });
        commands.find(|&command| self.legal.allows(command))
    }

    /// How many follow into what was conquered: all, unless what stays behind needs them more.
    pub(super) fn occupy(&self, attack: Attack) -> Option<Command> {
        let (least, most) = occupation_bounds(self.setup, self.open, attack);
        let stay = match self.opponents(attack.from).is_empty() {
            true => 1,
            false if self.open.centres.has(attack.from) => 2 + self.threat(attack.from),
            false => 1 + self.threat(attack.from) / 2,
        };
        let follow = self.armies(attack.from).saturating_sub(stay);
        Some(Command::Occupy(Armies(follow).clamp(least, most)))
    }
}
