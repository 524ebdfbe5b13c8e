//! `odds`: one battle fought to its end in all the ways it can go.

use crate::cli::Odds;
use crate::failure::Failure;
use crate::{find, out};
use odds::{Attackers, Battle, Defenders, Ending, Forecast, MAX_ARMIES, NotABattle, Outnumbered, Terms};
use regulation::settings::Permission;
use regulation::{GameSettings, Regulation};
use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};
use std::fmt::Write as _;
use words::Words;

pub(crate) fn run(options: &Odds, words: Words) -> Result<(), Failure> {
    let book = find::rulebook(&options.regulation, words)?;
    let battle = Battle::new(Attackers(options.attackers), Defenders(options.defenders));
    let battle = battle.map_err(|why| Failure::BadInput(no_battle(why, words)))?;
    let forecast = Forecast::new(battle, terms(&book.regulation));
    if options.json {
        return out::json(words, &Answer::of(&forecast));
    }
    out::print(words, &in_words(options, &book.regulation, &forecast, words))
}

/// What a regulation says about the dice of a battle (G4.4, G4.6).
pub(crate) fn terms(regulation: &Regulation) -> Terms {
    let permission = match &regulation.game {
        GameSettings::Risiko(settings) => settings.combat.outnumbered.value,
        GameSettings::Spqr(settings) => settings.combat.outnumbered.value,
    };
    let outnumbered = match permission {
        Permission::Forbidden => Outnumbered::Forbidden,
        Permission::Allowed => Outnumbered::Allowed,
    };
    Terms { outnumbered, ..Terms::default() }
}

fn no_battle(why: NotABattle, words: Words) -> String {
    let too_many = |armies: u32| {
        let values = [("armies", armies.to_string().into()), ("most", MAX_ARMIES.into())];
        words.say_with("odds-too-many", &values)
    };
    match why {
        NotABattle::TooFewAttackers(Attackers(n)) => {
            words.say_with("odds-too-few-attackers", &[("attackers", n.to_string().into())])
        }
        NotABattle::NoDefenders => words.say("odds-no-defenders"),
        NotABattle::TooManyAttackers(Attackers(n)) => too_many(n),
        NotABattle::TooManyDefenders(Defenders(n)) => too_many(n),
    }
}

/// The answer to a program.
#[derive(Serialize)]
struct Answer<'f> {
    conquest: f64,
    attacker_left: ByArmies<'f>,
    defender_left: ByArmies<'f>,
    expected: Means,
}

#[derive(Serialize)]
struct Means {
    attackers: f64,
    defenders: f64,
}

impl<'f> Answer<'f> {
    fn of(forecast: &'f Forecast) -> Self {
        let expected = forecast.expected();
        Self {
            conquest: forecast.conquest(),
            attacker_left: ByArmies(forecast.attackers_left()),
            defender_left: ByArmies(forecast.defenders_left()),
            expected: Means { attackers: expected.attackers, defenders: expected.defenders },
        }
    }
}

/// Probabilities by number of armies, fewest first; what cannot happen is left out.
struct ByArmies<'f>(&'f [f64]);

impl Serialize for ByArmies<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (armies, probability) in self.0.iter().enumerate().filter(|&(_, &p)| p > 0.0) {
            map.serialize_entry(&armies.to_string(), probability)?;
        }
        map.end()
    }
}

fn in_words(options: &Odds, regulation: &Regulation, forecast: &Forecast, words: Words) -> String {
    let title = [
        ("attackers", options.attackers.into()),
        ("defenders", options.defenders.into()),
        ("regulation", regulation.id.as_str().into()),
    ];
    let mut text = format!("{}\n\n", words.say_with("odds-title", &title));
    let percent = |id: &str, share: f64| words.say_with(id, &[("percent", percent(share, words).into())]);
    let _ = writeln!(text, "{}", percent("odds-conquest", forecast.conquest()));
    let stalled = forecast.probability(Ending::Stalled);
    if stalled > 0.0 {
        let _ = writeln!(text, "{}", percent("odds-stalled", stalled));
    }
    let mean = |armies: f64| words.decimal(&format!("{armies:.2}"));
    let expected = forecast.expected();
    let means = [("attackers", mean(expected.attackers).into()), ("defenders", mean(expected.defenders).into())];
    let _ = writeln!(text, "{}", words.say_with("odds-expected", &means));
    for (id, left) in
        [("odds-attacker-left", forecast.attackers_left()), ("odds-defender-left", forecast.defenders_left())]
    {
        let _ = write!(text, "\n{}\n{}", words.say(id), bars(left, words));
    }
    text
}

fn percent(share: f64, words: Words) -> String {
    words.decimal(&format!("{:.2}", share * 100.0))
}

/// The most rows of a distribution, and the width of its longest bar.
const ROWS: usize = 12;
const WIDTH: f64 = 40.0;

/// A distribution as bars, neighbours taken together where there are too many; rows too rare to be seen are left
/// out at both ends.
fn bars(left: &[f64], words: Words) -> String {
    let seen = |&armies: &usize| left[armies] >= 0.00005;
    let (Some(first), Some(last)) = ((0..left.len()).find(seen), (0..left.len()).rev().find(seen)) else {
        return String::new();
    };
    let step = (last - first + 1).div_ceil(ROWS);
    let rows: Vec<(String, f64)> = (first..=last).step_by(step).map(|from| row(left, from, last, step)).collect();
    let highest = rows.iter().fold(f64::MIN_POSITIVE, |highest, row| highest.max(row.1));
    let line = |(armies, share): &(String, f64)| {
        let bar = "█".repeat((share / highest * WIDTH).round() as usize);
        format!("  {armies:>7}  {:>6} %  {bar}", percent(*share, words)).trim_end().to_owned() + "\n"
    };
    rows.iter().map(line).collect()
}

fn row(left: &[f64], from: usize, last: usize, step: usize) -> (String, f64) {
    let to = (from + step - 1).min(last);
    let name = if to > from { format!("{from}–{to}") } else { from.to_string() };
    (name, left[from..=to].iter().sum())
}
