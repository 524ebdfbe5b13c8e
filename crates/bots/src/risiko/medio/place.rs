//! Where armies go: the first placement, reinforcements, and when a tris is played.

use super::ground::Ground;
use board::{CardSet, Territory};
use chance::{Source, Stream};
use rules::{Armies, Command, tris_worth};
use std::cmp::Reverse;

/// How much of the first placement is left to chance. Bots that play each other do not read where armies are put, so this is
/// not looked for by playing: with less, Bayes guesses the objective from the first placement in half of all games.
const NOISE: f32 = 4.0;

impl Ground<'_> {
    /// The first placement; a part of it is left to chance.
    pub(super) fn place_supply(&self, source: &mut impl Source) -> Option<Command> {
        let (on, most) = self.legal.places();
        let mut best: Option<(f32, Territory)> = None;
        for territory in on {
            let noise = source.below(Stream::Cards, 1024) as f32 / 1024.0 * NOISE;
            let score = self.first(territory, most.0) + noise;
            if best.is_none_or(|(so_far, _)| score > so_far) {
                best = Some((score, territory));
            }
        }
        Some(Command::Place { on: best?.1, armies: most })
    }

    fn first(&self, territory: Territory, armies: u16) -> f32 {
        let (w, now) = (self.weights, self.armies(territory));
        let wanted = if self.wanted.has(territory) { self.points(territory) } else { 0.0 };
        let company = self.setup.board.neighbours(territory) & self.owned;
        let safety = self.keep(territory, now + armies) - self.keep(territory, now);
        w.first_wanted * wanted
            + w.first_targets * (self.opponents(territory) & self.wanted).len() as f32
            + w.first_company * company.len() as f32
            + w.first_safety * safety
            + w.first_crowd * f32::from(now)
    }

    /// Reinforcements, a part of them at a time, where they are worth most.
    pub(super) fn place_reinforcements(&self) -> Option<Command> {
        let (on, most) = self.legal.places();
        if let Some(place) = self.eyes.place.filter(|&place| on.has(place)) {
            return Some(Command::Place { on: place, armies: most });
        }
        let part = (f32::from(most.0) * self.weights.place_share.clamp(0.2, 1.0)).ceil() as u16;
        let part = part.clamp(1, most.0.max(1));
        let mut best: Option<(f32, Territory)> = None;
        for territory in on {
            let score = self.reinforced(territory, part);
            if best.is_none_or(|(so_far, _)| score > so_far) {
                best = Some((score, territory));
            }
        }
        Some(Command::Place { on: best?.1, armies: Armies(part) })
    }

    /// What so many armies more are worth on a territory.
    fn reinforced(&self, territory: Territory, armies: u16) -> f32 {
        let (w, now) = (self.weights, self.armies(territory));
        let safety = self.kept_worth(territory, now + armies) - self.kept_worth(territory, now);
        let attack = self.best_attack(territory, now + armies).max(0.0);
        w.place_attack * attack + w.place_safety * safety + w.place_crowd * f32::from(now)
    }

    /// Where reinforcements are worth most, and what is worth most to be attacked with them, best first.
    pub(super) fn ranked(&self) -> (Vec<Territory>, Vec<Territory>) {
        let due = self.open.due().0;
        let places = best_first(self.owned.iter().map(|on| (self.reinforced(on, due), on)));
        let strongest = |to: Territory| {
            let bases = (self.setup.board.neighbours(to) & self.owned).iter();
            bases.map(|from| self.merit(from, to, self.armies(from) + due)).fold(f32::MIN, f32::max)
        };
        let others = (self.setup.board.all() - self.owned).iter().map(|to| (strongest(to), to));
        (places, best_first(others.filter(|(merit, _)| *merit > f32::MIN)))
    }

    /// The tris worth most, if it is good enough or there are many cards.
    pub(super) fn tris(&self) -> Option<CardSet> {
        if self.view.hand().len() < 3 || self.eyes.keeps_tris {
            return None;
        }
        let worth = |cards: CardSet| tris_worth(self.setup, self.owned, cards);
        let best = self.legal.tris().max_by_key(|&cards| (worth(cards), Reverse(cards.bits())))?;
        let armies = worth(best).map_or(0.0, |armies| f32::from(armies.0));
        let enough = armies >= self.weights.tris_least || self.view.hand().len() >= 5 || self.closing;
        enough.then_some(best)
    }
}

fn best_first(scored: impl Iterator<Item = (f32, Territory)>) -> Vec<Territory> {
    let mut scored: Vec<_> = scored.collect();
    scored.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    scored.into_iter().map(|(_, territory)| territory).collect()
}
