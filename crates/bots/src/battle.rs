//! How battles by land end: exact tables, built once for the bots of every game.

use odds::{Attackers, Battle, Defenders, Distributions, MAX_ARMIES, Outnumbered, Terms, WinTable};
use std::sync::OnceLock;

/// The chance of conquest in hundredths, for so many on the base, the one that stays included; `None` if there can be no
/// battle.
pub(crate) fn conquest(attackers: u16, defenders: u16, outnumbered: Outnumbered) -> Option<u32> {
    let cap = |armies: u16| u32::from(armies).min(odds::MAX_ARMIES);
    let battle = Battle::new(Attackers(cap(attackers)), Defenders(cap(defenders))).ok()?;
    let table = &win_tables()[usize::from(outnumbered == Outnumbered::Allowed)];
    Some((table.conquest(battle) * 100.0) as u32)
}

/// What a regulation's permission means here.
pub(crate) fn outnumbered(allowed: bool) -> Outnumbered {
    if allowed { Outnumbered::Allowed } else { Outnumbered::Forbidden }
}

/// The win tables for both ways of being outnumbered.
fn win_tables() -> &'static [WinTable; 2] {
    static TABLES: OnceLock<[WinTable; 2]> = OnceLock::new();
    TABLES.get_or_init(|| {
        [Outnumbered::Forbidden, Outnumbered::Allowed]
            .map(|outnumbered| WinTable::new(Terms { outnumbered, ..Terms::default() }))
    })
}

/// Battles fought to the end, for whoever weighs many of them: what is asked together lies together.
#[derive(Debug)]
pub(crate) struct Battles(Box<[Outlook]>);

/// What may come of a battle that is fought to its end.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Outlook {
    /// The chance of conquest.
    pub(crate) win: f32,
    /// The armies of the attacker left after a conquest, the one that stays included.
    pub(crate) left: f32,
    /// The armies the attacker loses, over all endings.
    pub(crate) lost: f32,
    /// Those the defender loses.
    pub(crate) killed: f32,
}

/// So many armies a side are told apart; more count as so many.
const SIDE: u16 = 64;

impl Battles {
    /// Those of a table at which one may attack with fewer dice than the defence, or may not.
    pub(crate) fn under(outnumbered: Outnumbered) -> &'static Self {
        static TABLES: [OnceLock<Battles>; 2] = [OnceLock::new(), OnceLock::new()];
        TABLES[usize::from(outnumbered == Outnumbered::Allowed)].get_or_init(|| Self::new(outnumbered))
    }

    fn new(outnumbered: Outnumbered) -> Self {
        const { assert!(SIDE as u32 <= MAX_ARMIES) };
        let all = Distributions::new(Terms { outnumbered, ..Terms::default() });
        let outlook = |attackers: u16, defenders: u16| {
            let battle = Battle::new(Attackers(attackers.into()), Defenders(defenders.into()));
            battle.map_or(Outlook::default(), |battle| Outlook::of(&all, battle))
        };
        Self((0..SIDE).flat_map(|a| (0..SIDE).map(move |d| (a, d))).map(|(a, d)| outlook(a, d)).collect())
    }

    /// What may come of an attack from a territory with so many armies, the one that stays included.
    #[inline]
    pub(crate) fn outlook(&self, attackers: u16, defenders: u16) -> &Outlook {
        let (attackers, defenders) = (attackers.min(SIDE - 1), defenders.min(SIDE - 1));
        &self.0[usize::from(attackers) * usize::from(SIDE) + usize::from(defenders)]
    }

    /// The chance of conquest.
    #[inline]
    pub(crate) fn win(&self, attackers: u16, defenders: u16) -> f32 {
        self.outlook(attackers, defenders).win
    }
}

impl Outlook {
    fn of(all: &Distributions, battle: Battle) -> Self {
        let (attackers, defenders) = (f64::from(battle.attackers().0), f64::from(battle.defenders().0));
        let (win, expected) = (all.conquest(battle), all.expected(battle));
        // An attack that fails ends with the army that stays, or with the few that may not attack any more.
        let left = if win > 0.0 { ((expected.attackers - (1.0 - win) * 1.5) / win).clamp(2.0, attackers) } else { 0.0 };
        Self {
            win: win as f32,
            left: left as f32,
            lost: (attackers - expected.attackers) as f32,
            killed: (defenders - expected.defenders) as f32,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outlooks_are_the_exact_odds() {
        let battles = Battles::under(Outnumbered::Forbidden);
        assert!((battles.win(4, 1) - 0.9162).abs() < 0.06, "{:?}", battles.outlook(4, 1));
        assert_eq!(*battles.outlook(3, 3), Outlook { win: 0.0, left: 0.0, lost: 0.0, killed: 0.0 });
        assert!(Battles::under(Outnumbered::Allowed).win(3, 3) > 0.0);
        for (more, fewer) in [((10, 3), (9, 3)), ((10, 3), (10, 4)), ((200, 5), (20, 5))] {
            assert!(battles.win(more.0, more.1) >= battles.win(fewer.0, fewer.1), "{more:?} {fewer:?}");
        }
        let even = battles.outlook(20, 10);
        assert!(even.left > 2.0 && even.lost > 0.0 && even.killed > 5.0, "{even:?}");
    }
}
