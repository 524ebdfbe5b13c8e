//! The odds of a battle in a sentence, before it is fought.

use odds::{Attackers, Battle, Defenders, Forecast, NotABattle, Stays, Terms};
use words::{Words, id};

/// A battle that may be fought.
#[derive(Clone, Copy, Debug)]
pub(super) struct BattleOdds {
    /// Those on the base, with the one that stays, if one does.
    pub(super) attackers: u16,
    /// Those who defend.
    pub(super) defenders: u16,
    /// How it is fought.
    pub(super) terms: Terms,
}

impl BattleOdds {
    /// How likely it is to be won, in the sentence of this id, between sides that are called so.
    pub(super) fn text(self, words: Words, id: words::Id, from: &str, to: &str) -> String {
        let sides = (Attackers(self.attackers.into()), Defenders(self.defenders.into()));
        let battle = match self.terms.stays {
            Stays::One => Battle::new(sides.0, sides.1),
            Stays::Nobody => Battle::of_all(sides.0, sides.1),
        };
        match battle {
            Ok(battle) => forecast_text(words, id, (from, to), &Forecast::new(battle, self.terms)),
            Err(fault) => no_battle(words, fault),
        }
    }
}

fn forecast_text(words: Words, id: words::Id, (from, to): (&str, &str), forecast: &Forecast) -> String {
    let figure = |number: f64| words.decimal(&format!("{number:.1}"));
    let expected = forecast.expected();
    let values = [("from", from.into()), ("to", to.into()), ("percent", figure(100.0 * forecast.conquest()).into())];
    let left = [("attackers", figure(expected.attackers).into()), ("defenders", figure(expected.defenders).into())];
    format!("{}. {}", words.say_with(id, &values), words.say_with(id::ODDS_EXPECTED, &left))
}

fn no_battle(words: Words, fault: NotABattle) -> String {
    match fault {
        NotABattle::TooFewAttackers(Attackers(armies)) => {
            words.say_with(id::ODDS_TOO_FEW_ATTACKERS, &[("attackers", armies.into())])
        }
        NotABattle::NoDefenders => words.say(id::ODDS_NO_DEFENDERS),
        NotABattle::TooManyAttackers(Attackers(armies)) | NotABattle::TooManyDefenders(Defenders(armies)) => {
            let values = [("armies", armies.into()), ("most", odds::MAX_ARMIES.into())];
            words.say_with(id::ODDS_TOO_MANY, &values)
        }
    }
}
