//! How likely a battle by land ends in conquest: exact tables, built once for the bots of every game.

use odds::{Attackers, Battle, Defenders, Outnumbered, Terms, WinTable};
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
