//! The odds calculator.

use crate::fault::Fault;
use odds::{Attackers, Battle, Defenders, Forecast, Outnumbered, Terms};
use regulation::settings::Permission;
use regulation::{GameSettings, Regulation};
use words::Words;

/// What is told of a battle.
pub(crate) struct Told {
    pub(crate) conquest: f64,
    pub(crate) attacker_left: Vec<f64>,
    pub(crate) defender_left: Vec<f64>,
    pub(crate) expected_attackers: f64,
    pub(crate) expected_defenders: f64,
}

/// A battle by land, fought to its end.
pub(crate) fn forecast(regulation: &Regulation, attackers: u16, defenders: u16, words: Words) -> Result<Told, Fault> {
    let battle = Battle::new(Attackers(u32::from(attackers)), Defenders(u32::from(defenders)))
        .map_err(|_| Fault::malformed(words.say("web-no-battle")))?;
    let permission = match &regulation.game {
        GameSettings::Risiko(settings) => settings.combat.outnumbered.value,
        GameSettings::Spqr(settings) => settings.combat.outnumbered.value,
    };
    let outnumbered = match permission {
        Permission::Forbidden => Outnumbered::Forbidden,
        Permission::Allowed => Outnumbered::Allowed,
    };
    let forecast = Forecast::new(battle, Terms { outnumbered, ..Terms::default() });
    let expected = forecast.expected();
    Ok(Told {
        conquest: forecast.conquest(),
        attacker_left: forecast.attackers_left().to_vec(),
        defender_left: forecast.defenders_left().to_vec(),
        expected_attackers: expected.attackers,
        expected_defenders: expected.defenders,
    })
}
