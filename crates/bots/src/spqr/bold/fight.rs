//! Which battles are worth fighting, by land and from the sea, and what to bring to the front afterwards.

use super::Mind;
use crate::battle::{conquest, outnumbered};
use board::rome::{Province, ProvinceSet, Sea};
use frame::Armies;
use odds::Outnumbered;
use spqr::{Attack, Command, Stage, Triremes, free_to_leave, most_attack_dice, occupation_bounds};
use std::cmp::Reverse;

impl Mind<'_> {
    /// An attack from the sea where points are to be had with good odds.
    pub(super) fn land(&self, stage: Stage) -> Option<Command> {
        if stage > Stage::Landings || self.open.now.conquests >= self.eyes.conquests_most {
            return None;
        }
        let seas = self.setup.map.seas().iter().filter(|&sea| self.open.fleet(self.seat, sea) > Triremes(0));
        let best = seas.filter_map(|sea| self.best_landing(sea)).max_by_key(|&(merit, _)| merit);
        best.map(|(_, command)| command)
    }

    fn best_landing(&self, sea: Sea) -> Option<(i32, Command)> {
        let coast = self.setup.map.coast(sea);
        let bases = (coast & self.owned).iter().filter(|&from| !self.open.centres.has(from));
        let ways = bases.flat_map(|from| (coast - self.owned).iter().map(move |to| (from, to)));
        let worth = ways.filter_map(|(from, to)| {
            let most = free_to_leave(self.setup, self.open, from);
            let armies =
                Armies(most.0.min(self.armies(from).saturating_sub(self.part(1.0, self.numbers.kept_threat, from))));
            let chance = conquest(armies.0 + 1, self.armies(to), Outnumbered::Allowed)?;
            let merit = self.merit_of(self.gain(to), to, chance, self.numbers.for_land as u32)?;
            let command = Command::Land { from, sea, to, armies };
            (armies > Armies(0) && self.legal.allows(command)).then_some((merit, command))
        });
        worth.filter(|&(merit, _)| merit > 0).max_by_key(|&(merit, _)| merit)
    }

    /// So many legionaries, and a part of what threatens a province.
    pub(super) fn part(&self, least: f32, of_threat: f32, province: Province) -> u16 {
        (least + of_threat * f32::from(self.threat(province))).max(0.0) as u16
    }

    /// The best battle by land that is good enough.
    pub(super) fn attack(&self, stage: Stage) -> Option<Command> {
        if stage > Stage::LandAttacks || self.open.now.conquests >= self.eyes.conquests_most {
            return None;
        }
        let battles = self.owned.iter().flat_map(|from| self.opponents(from).iter().map(move |to| (from, to)));
        let worth = battles.filter_map(|(from, to)| Some((self.merit(from, to)?, from, to)));
        let (_, from, to) = worth.max_by_key(|&(merit, from, to)| (merit, Reverse(from), Reverse(to)))?;
        Some(Command::Attack { from, to, dice: most_attack_dice(self.open, from) })
    }

    fn merit(&self, from: Province, to: Province) -> Option<i32> {
        let terms = outnumbered(self.setup.may_be_outnumbered());
        let chance = conquest(self.armies(from), self.armies(to), terms)?;
        let gain = self.gain_from(from, to);
        let merit = self.merit_of(gain, to, chance, self.numbers.for_land as u32)?;
        let spare = self.armies(from).saturating_sub(self.armies(to));
        let card = self.open.now.conquests == 0;
        let affordable = gain >= 100
            || spare >= self.part(self.numbers.spare, self.numbers.spare_threat, from)
            || (card && spare >= 2);
        let attack = Command::Attack { from, to, dice: most_attack_dice(self.open, from) };
        (affordable && merit > 0 && self.legal.allows(attack)).then_some(merit)
    }

    /// What an attack with this chance is worth: what it gains and the card, less those who may fall.
    fn merit_of(&self, gain: i32, to: Province, chance: u32, usual: u32) -> Option<i32> {
        let enough = if gain >= 100 { self.numbers.for_points as u32 } else { usual };
        let card = if self.open.now.conquests == 0 { self.numbers.card as i32 } else { 0 };
        let cost = self.numbers.legionary as i32 * i32::from(self.armies(to)) + self.eyes.patience;
        (chance >= enough).then(|| (gain + card) * chance as i32 / 100 - cost)
    }

    /// How many follow into what was conquered: all, unless what stays behind needs them more.
    pub(super) fn follow_up(&self, attack: Attack) -> Option<Command> {
        let (least, most) = occupation_bounds(self.setup, self.open, attack);
        let stay = self.left_behind(attack.from, self.opponents(attack.from));
        let follow = self.armies(attack.from).saturating_sub(stay);
        Some(Command::Occupy(Armies(follow).clamp(least, most)))
    }

    /// How many stay where an attack came from, beside these.
    pub(super) fn left_behind(&self, from: Province, beside: ProvinceSet) -> u16 {
        let (least, of_threat) = match beside.is_empty() {
            true => return 1,
            false if self.open.centres.has(from) => (2.0, self.numbers.stay_centre),
            false => (1.0, self.numbers.stay_threat),
        };
        (least + of_threat * f32::from(self.strongest(beside))).max(0.0) as u16
    }

    /// What could be attacked by land, what is worth most first.
    pub(in crate::spqr) fn targets(&self) -> Vec<Province> {
        let map = &self.setup.map;
        let near = self.owned.iter().fold(ProvinceSet::EMPTY, |near, own| near | map.neighbours(own)) - self.owned;
        let strongest = |to: Province| (map.neighbours(to) & self.owned).iter().map(|own| self.armies(own)).max();
        let ahead = |to: Province| {
            i32::from(strongest(to).unwrap_or(0)) + i32::from(self.open.now.due.0) - i32::from(self.armies(to))
        };
        let mut targets: Vec<(i32, Province)> =
            near.iter().map(|to| (self.gain(to) + 8 * ahead(to).clamp(-5, 5), to)).collect();
        targets.sort_by_key(|&(merit, to)| (Reverse(merit), to));
        targets.into_iter().map(|(_, to)| to).collect()
    }

    /// Legionaries that face nobody go where somebody is faced, over a sea too.
    pub(super) fn maneuver(&self, stage: Stage) -> Option<Command> {
        if stage > Stage::LandAttacks {
            return None;
        }
        let idle = self.owned.iter().filter(|&p| self.opponents(p).is_empty() && self.armies(p) > 1);
        let from = idle.max_by_key(|&p| (self.armies(p), Reverse(p)))?;
        let map = &self.setup.map;
        let by_land = (map.neighbours(from) & self.owned).iter().map(|to| (to, None));
        let ruled = map.seas_of(from).iter().filter(|&sea| self.open.master(self.setup, sea) == Some(self.seat));
        let over =
            ruled.flat_map(|sea| ((map.coast(sea) & self.owned) - from.only()).iter().map(move |to| (to, Some(sea))));
        let front = |to: Province| (self.threat(to).saturating_sub(self.armies(to)), self.opponents(to).len());
        let (to, by) = by_land.chain(over).max_by_key(|&(to, by)| (front(to), Reverse((by, to))))?;
        let armies = free_to_leave(self.setup, self.open, from);
        let command = Command::Maneuver { from, to, armies, by };
        self.legal.allows(command).then_some(command)
    }
}
