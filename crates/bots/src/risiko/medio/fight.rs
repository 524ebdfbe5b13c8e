//! Which attack is worth most, how many follow it up, and what is moved at the end.

use super::ground::Ground;
use board::Territory;
use rules::{Armies, Attack, Command};

impl Ground<'_> {
    /// The attack worth most, if it is worth enough.
    pub(super) fn attack(&self) -> Option<Command> {
        if self.open.conquests() >= self.eyes.conquests_most {
            return None;
        }
        let mut best: Option<(f32, Territory, Territory)> = None;
        for from in self.owned & self.open.with_at_least(2) {
            let armies = self.armies(from);
            for to in self.legal.targets(from) {
                let merit = self.merit(from, to, armies);
                if best.is_none_or(|(so_far, ..)| merit > so_far) {
                    best = Some((merit, from, to));
                }
            }
        }
        let (merit, from, to) = best?;
        if merit + self.about_the_roll() <= self.least {
            return None;
        }
        Some(Command::Attack { from, to, dice: self.legal.dice(from, to).last()? })
    }

    /// What one more conquest is worth for the closing roll: it avoids it, which is good for who is behind (G7.6).
    fn about_the_roll(&self) -> f32 {
        if !self.closing || self.open.conquests() < self.setup.conquests_max() {
            return 0.0;
        }
        if self.open.conquests() > self.setup.conquests_max() {
            return 0.0;
        }
        match self.lead_at_roll() {
            Some(lead) if lead >= self.weights.ahead => -self.weights.dodge,
            Some(_) => self.weights.dodge,
            None => 0.0,
        }
    }

    /// The best that can be attacked from a territory if it had so many armies.
    pub(super) fn best_attack(&self, from: Territory, armies: u16) -> f32 {
        let targets = self.opponents(from).iter().filter(|&to| armies > self.armies(to));
        targets.map(|to| self.merit(from, to, armies)).fold(f32::MIN, f32::max)
    }

    /// What an attack is worth if it is fought to the end.
    pub(super) fn merit(&self, from: Territory, to: Territory, armies: u16) -> f32 {
        let w = self.weights;
        let outlook = self.battles.outlook(armies, self.armies(to));
        if outlook.win < 0.05 {
            return f32::MIN;
        }
        let follow = (outlook.left - 1.0).max(1.0) as u16;
        let kept = 1.0 - self.hold + self.hold * self.keep(to, follow);
        let prize = self.worth[to] * kept + self.prize_besides(to);
        let left_open = self.worth[from] * (self.keep(from, armies) - self.keep(from, 2)).max(0.0);
        outlook.win * (prize - w.risk * left_open) - self.loss * outlook.lost + w.kill * outlook.killed
    }

    /// What a conquest is worth besides the territory: a card, a continent, harm to others, somebody's cards.
    fn prize_besides(&self, to: Territory) -> f32 {
        let w = self.weights;
        let mut prize = 0.0;
        if self.open.conquests() == 0 && self.open.hand_size(self.seat) < self.setup.hand_limit() {
            prize += w.card;
        }
        for region in &self.regions {
            if region.completes == Some(to) {
                prize += w.region * region.bonus;
            } else if region.others.has(to) {
                prize += w.break_region * region.bonus;
            }
        }
        if let Some(other) = self.open.owner(to).seat() {
            let theirs = self.open.owned(other);
            let leads = self.open.playing().iter().all(|one| self.open.owned(one).len() <= theirs.len());
            prize += (w.harm + if leads { w.harm_leader } else { 0.0 }) * self.points(to);
            if theirs.len() == 1 {
                prize += w.eliminate * self.open.hand_size(other) as f32;
            }
        }
        prize
    }

    /// How many armies follow into what was conquered: the fewest, the most, or half, whichever leaves most.
    pub(super) fn occupy(&self, attack: Attack) -> Option<Command> {
        let (least, most) = self.legal.occupation()?;
        let total = self.armies(attack.from);
        let half = Armies((total / 2).clamp(least.0, most.0));
        let mut best: Option<(f32, Armies)> = None;
        for armies in [most, least, half] {
            let (there, here) = (armies.0, total - armies.0);
            let next = self.best_attack(attack.to, there).max(self.best_attack(attack.from, here)).max(0.0);
            let score =
                self.kept_worth(attack.to, there) + self.kept_worth(attack.from, here) + self.weights.press * next;
            if best.is_none_or(|(so_far, _)| score > so_far) {
                best = Some((score, armies));
            }
        }
        Some(Command::Occupy(best?.1))
    }

    /// The move after which most is kept.
    pub(super) fn maneuver(&self) -> Option<Command> {
        let mut best: Option<(f32, Command)> = None;
        for from in self.owned & self.open.with_at_least(2) {
            let (targets, most) = self.legal.moves(from);
            if most == Armies(0) {
                continue;
            }
            let idle = self.opponents(from).is_empty();
            let here = self.armies(from);
            let gives_up = self.kept_worth(from, here) - self.kept_worth(from, here - most.0)
                + if idle { 0.0 } else { self.weights.press * self.best_attack(from, here).max(0.0) };
            for to in targets {
                let facing = !self.opponents(to).is_empty();
                if !facing && !idle {
                    continue;
                }
                let score = if facing {
                    let there = self.armies(to);
                    self.kept_worth(to, there + most.0) - self.kept_worth(to, there)
                        + self.weights.press * self.best_attack(to, there + most.0).max(0.0)
                        + if idle { self.weights.idle * f32::from(most.0) } else { 0.0 }
                } else if self.is_behind_front(to) {
                    0.3 * self.weights.idle * f32::from(most.0)
                } else {
                    continue;
                };
                let gain = score - gives_up;
                if gain > 0.0 && best.is_none_or(|(so_far, _)| gain > so_far) {
                    best = Some((gain, Command::Maneuver { from, to, armies: most }));
                }
            }
        }
        best.map(|(_, command)| command)
    }

    /// Whether a territory that faces nobody has a neighbour that does.
    fn is_behind_front(&self, territory: Territory) -> bool {
        (self.setup.board.neighbours(territory) & self.owned).iter().any(|one| !self.opponents(one).is_empty())
    }
}
