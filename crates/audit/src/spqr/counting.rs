//! What the texts of S.P.Q.RisiKo! count: dice, tris, reinforcements. Written from the texts alone; nothing here asks
//! the rules.

use board::rome::{Pile, Symbol};
use regulation::settings::Permission;
use regulation::spqr::Settings;

/// Whom a tie between two dice hurts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ties {
    /// On land it costs the attacker one (B10).
    Attacker,
    /// At sea nobody (B11).
    Nobody,
}

/// What attack and defence lose: highest against highest (B10, B11).
pub(super) fn losses(attack: &[u8], defence: &[u8], ties: Ties) -> (u16, u16) {
    let ranked = |faces: &[u8]| {
        let mut faces = faces.to_vec();
        faces.sort_unstable_by(|a, b| b.cmp(a));
        faces
    };
    ranked(attack).into_iter().zip(ranked(defence)).fold((0, 0), |(ours, theirs), (a, d)| {
        if a > d {
            (ours, theirs + 1)
        } else if a == d && ties == Ties::Nobody {
            (ours, theirs)
        } else {
            (ours + 1, theirs)
        }
    })
}

/// The dice of so many: three at most (B10).
pub(super) fn dice(of: u16) -> u16 {
    of.min(3)
}

/// The legionaries due for so many provinces (B6).
pub(super) fn legionaries(settings: &Settings, provinces: usize) -> u16 {
    let b6 = &settings.reinforcements;
    if provinces <= usize::from(b6.few_provinces.value) {
        return b6.few_legionaries.value.into();
    }
    let share = provinces / usize::from(b6.divisor.value);
    share.max(b6.minimum.value.into()) as u16
}

/// What three cards are worth (B8, S7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Worth {
    pub(super) legionaries: u16,
    pub(super) triremes: u16,
    pub(super) centres: u8,
    /// What an arena tris costs beyond its own legionaries.
    pub(super) owed: u16,
}

/// The worth of three cards alike or of three kinds; nothing else is a tris.
pub(super) fn worth(settings: &Settings, cards: Pile) -> Option<Worth> {
    let s7 = &settings.tris;
    let mut counts = Symbol::ALL.map(|symbol| cards.count(symbol));
    counts.sort_unstable();
    let base = match counts {
        [0, 0, 0, 3] => s7.alike.value,
        [0, 1, 1, 1] => s7.mixed.value,
        _ => return None,
    };
    let arenas = cards.count(Symbol::Arena);
    if arenas == 3 && s7.three_arenas.value == Permission::Forbidden {
        return None;
    }
    let nominal = i32::from(base) + i32::from(cards.count(Symbol::Standard)) * i32::from(s7.standard_bonus.value);
    let left = nominal - if arenas > 0 { i32::from(s7.arena_cost.value) } else { 0 };
    Some(Worth {
        legionaries: left.max(0) as u16,
        triremes: cards.count(Symbol::Trireme).into(),
        centres: arenas,
        owed: (-left).max(0) as u16,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use Symbol::{Arena, Legionary, Standard, Trireme};
    use regulation::Library;

    fn worth_in(id: &str, cards: [Symbol; 3]) -> Option<(u16, u16, u8, u16)> {
        let regulation = Library::embedded().get(id).expect("embedded");
        let settings = regulation.spqr().expect("S.P.Q.");
        worth(settings, cards.into_iter().collect()).map(|w| (w.legionaries, w.triremes, w.centres, w.owed))
    }

    /// The scheme of S7, line by line.
    #[test]
    fn the_tris_of_the_tournament() {
        let rtu = |cards| worth_in("spqr-rtu", cards);
        assert_eq!(rtu([Legionary; 3]), Some((8, 0, 0, 0)));
        assert_eq!(rtu([Trireme; 3]), Some((8, 3, 0, 0)));
        assert_eq!(rtu([Standard; 3]), Some((14, 0, 0, 0)));
        assert_eq!(rtu([Legionary, Standard, Trireme]), Some((12, 1, 0, 0)));
        assert_eq!(rtu([Legionary, Standard, Arena]), Some((0, 0, 1, 0)));
        assert_eq!(rtu([Trireme, Standard, Arena]), Some((0, 1, 1, 0)));
        assert_eq!(rtu([Legionary, Trireme, Arena]), Some((0, 1, 1, 2)));
        assert_eq!(rtu([Arena; 3]), None);
        assert_eq!(rtu([Legionary, Legionary, Arena]), None);
    }

    /// The examples of B8.
    #[test]
    fn the_tris_of_the_box() {
        let by_box = |cards| worth_in("spqr-box", cards);
        assert_eq!(by_box([Legionary; 3]), Some((8, 0, 0, 0)));
        assert_eq!(by_box([Standard; 3]), Some((14, 0, 0, 0)));
        assert_eq!(by_box([Trireme; 3]), Some((8, 3, 0, 0)));
        assert_eq!(by_box([Arena; 3]), Some((8, 0, 3, 0)));
        assert_eq!(by_box([Legionary, Standard, Trireme]), Some((12, 1, 0, 0)));
    }

    /// B6: 0 to 2 provinces, 3 to 11, 12 and more.
    #[test]
    fn reinforcements() {
        let regulation = Library::embedded().get("spqr-rtu").expect("embedded");
        let due = |provinces| legionaries(regulation.spqr().expect("S.P.Q."), provinces);
        assert_eq!([0, 1, 2, 3, 11, 12, 14, 15, 45].map(due), [1, 1, 1, 3, 3, 4, 4, 5, 15]);
    }

    #[test]
    fn ties_hurt_the_attacker_on_land_and_nobody_at_sea() {
        assert_eq!(losses(&[5, 3, 1], &[5, 2, 1], Ties::Attacker), (2, 1));
        assert_eq!(losses(&[5, 3, 1], &[5, 2, 1], Ties::Nobody), (0, 1));
        assert_eq!(losses(&[6, 4, 2], &[3, 6], Ties::Attacker), (1, 1));
        assert_eq!(losses(&[1], &[6, 6, 6], Ties::Nobody), (1, 0));
    }
}
