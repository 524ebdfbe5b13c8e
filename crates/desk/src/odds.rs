//! One battle fought to its end in all the ways it can go.

use crate::answer::{Answer as Told, Fault};
use ::odds::{Attackers, Battle, Defenders, Ending, Forecast, MAX_ARMIES, NotABattle, Stays, Terms};
use ::regulation::{GameSettings, Regulation};
use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};
use std::fmt::Write as _;
use words::{Id, Words, id};

/// A battle to be reckoned.
#[derive(Clone, Copy, Debug)]
pub struct Query {
    /// Those who attack, the one that stays included.
    pub attackers: u32,
    /// Those who defend.
    pub defenders: u32,
    /// What is fought.
    pub kind: Kind,
}

/// One battle fought to its end, in all the ways it can go, told in words and figures.
///
/// # Errors
/// If it is no battle, or not one of this game.
pub fn odds(regulation: &Regulation, query: Query, words: Words) -> Result<Told, Fault> {
    let forecast = forecast(regulation, query, words)?;
    Told::new(in_words(query, regulation, &forecast, words), &Answer::of(&forecast))
}

/// The ways a battle under a regulation can go: for whoever shows them in another form.
///
/// # Errors
/// If it is no battle, or not one of this game.
pub fn forecast(regulation: &Regulation, query: Query, words: Words) -> Result<Forecast, Fault> {
    let kind = query.kind;
    kind.check(regulation, words)?;
    let (attackers, defenders) = (Attackers(query.attackers), Defenders(query.defenders));
    let battle = match kind {
        Kind::Land => Battle::new(attackers, defenders),
        Kind::Naval | Kind::Landing => Battle::of_all(attackers, defenders),
    };
    let battle = battle.map_err(|why| Fault::BadInput(no_battle(kind, why, words)))?;
    Ok(Forecast::new(battle, terms(regulation, kind, battle)))
}

/// What is fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// By land; one stays.
    Land,
    /// Triremes against triremes (B11).
    Naval,
    /// From the sea; nobody stays (B12).
    Landing,
}

impl Kind {
    /// Only one of the games is also played at sea.
    fn check(self, regulation: &Regulation, words: Words) -> Result<(), Fault> {
        let option = match self {
            Self::Land => return Ok(()),
            Self::Naval => "--naval",
            Self::Landing => "--landing",
        };
        match &regulation.game {
            GameSettings::Spqr(_) => Ok(()),
            GameSettings::Risiko(_) => {
                let values = [("option", option.into()), ("regulation", regulation.id.as_str().into())];
                Err(Fault::BadInput(words.say_with(id::ODDS_NO_SEA, &values)))
            }
        }
    }

    const fn too_few_attackers(self) -> Id {
        match self {
            Self::Land => id::ODDS_TOO_FEW_ATTACKERS,
            Self::Naval => id::ODDS_NAVAL_TOO_FEW_ATTACKERS,
            Self::Landing => id::ODDS_LANDING_TOO_FEW_ATTACKERS,
        }
    }

    const fn no_defenders(self) -> Id {
        match self {
            Self::Land => id::ODDS_NO_DEFENDERS,
            Self::Naval => id::ODDS_NAVAL_NO_DEFENDERS,
            Self::Landing => id::ODDS_LANDING_NO_DEFENDERS,
        }
    }

    /// The sentences that speak of this kind of battle: title, conquest, what is left of the attack and of the defence.
    const fn sentences(self) -> [Id; 4] {
        match self {
            Self::Land => [id::ODDS_TITLE, id::ODDS_CONQUEST, id::ODDS_ATTACKER_LEFT, id::ODDS_DEFENDER_LEFT],
            Self::Naval => [
                id::ODDS_NAVAL_TITLE,
                id::ODDS_NAVAL_CONQUEST,
                id::ODDS_NAVAL_ATTACKER_LEFT,
                id::ODDS_NAVAL_DEFENDER_LEFT,
            ],
            Self::Landing => [
                id::ODDS_LANDING_TITLE,
                id::ODDS_LANDING_CONQUEST,
                id::ODDS_LANDING_ATTACKER_LEFT,
                id::ODDS_LANDING_DEFENDER_LEFT,
            ],
        }
    }
}

/// What a regulation says about the dice of a battle (G4.4, G4.6; B10–B12).
fn terms(regulation: &Regulation, kind: Kind, battle: Battle) -> Terms {
    let outnumbered = games::outnumbered(regulation);
    match kind {
        Kind::Land => Terms { outnumbered, ..Terms::default() },
        Kind::Naval => Terms::naval(outnumbered),
        // Who may not begin with fewer dice than the defence may still come to it (B12).
        Kind::Landing if battle.attackers().dice(Stays::Nobody) >= battle.defenders().dice() => Terms::landing(),
        Kind::Landing => Terms { outnumbered, ..Terms::landing() },
    }
}

fn no_battle(kind: Kind, why: NotABattle, words: Words) -> String {
    let too_many = |armies: u32| {
        let values = [("armies", armies.to_string().into()), ("most", MAX_ARMIES.into())];
        words.say_with(id::ODDS_TOO_MANY, &values)
    };
    match why {
        NotABattle::TooFewAttackers(Attackers(n)) => {
            words.say_with(kind.too_few_attackers(), &[("attackers", n.to_string().into())])
        }
        NotABattle::NoDefenders => words.say(kind.no_defenders()),
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

fn in_words(query: Query, regulation: &Regulation, forecast: &Forecast, words: Words) -> String {
    let [title_id, conquest, attacker_left, defender_left] = query.kind.sentences();
    let title = [
        ("attackers", query.attackers.into()),
        ("defenders", query.defenders.into()),
        ("regulation", regulation.id.as_str().into()),
    ];
    let mut text = format!("{}\n\n", words.say_with(title_id, &title));
    let percent = |id: Id, share: f64| words.say_with(id, &[("percent", percent(share, words).into())]);
    let _ = writeln!(text, "{}", percent(conquest, forecast.conquest()));
    for (id, ending) in [(id::ODDS_STALLED, Ending::Stalled), (id::ODDS_HARMLESS, Ending::Harmless)] {
        let probability = forecast.probability(ending);
        if probability > 0.0 {
            let _ = writeln!(text, "{}", percent(id, probability));
        }
    }
    let mean = |armies: f64| words.decimal(&format!("{armies:.2}"));
    let expected = forecast.expected();
    let means = [("attackers", mean(expected.attackers).into()), ("defenders", mean(expected.defenders).into())];
    let _ = writeln!(text, "{}", words.say_with(id::ODDS_EXPECTED, &means));
    for (id, left) in [(attacker_left, forecast.attackers_left()), (defender_left, forecast.defenders_left())] {
        let _ = write!(text, "\n{}\n{}", words.say(id), bars(left, words));
    }
    text
}

fn percent(share: f64, words: Words) -> String {
    words.decimal(&format!("{:.2}", share * 100.0))
}

/// The most rows of a distribution, and the width of its longest bar.
const BAR_ROWS_MAX: usize = 12;
const BAR_LETTERS_MAX: f64 = 40.0;

/// A distribution as bars, neighbours taken together where there are too many; rows too rare to be seen are left
/// out at both ends.
fn bars(left: &[f64], words: Words) -> String {
    let seen = |&armies: &usize| left[armies] >= 0.00005;
    let (Some(first), Some(last)) = ((0..left.len()).find(seen), (0..left.len()).rev().find(seen)) else {
        return String::new();
    };
    let step = (last - first + 1).div_ceil(BAR_ROWS_MAX);
    let rows: Vec<(String, f64)> = (first..=last).step_by(step).map(|from| row(left, from, last, step)).collect();
    let highest = rows.iter().fold(f64::MIN_POSITIVE, |highest, row| highest.max(row.1));
    let line = |(armies, share): &(String, f64)| {
        let bar = "█".repeat((share / highest * BAR_LETTERS_MAX).round() as usize);
        format!("  {armies:>7}  {:>6} %  {bar}", percent(*share, words)).trim_end().to_owned() + "\n"
    };
    rows.iter().map(line).collect()
}

fn row(left: &[f64], from: usize, last: usize, step: usize) -> (String, f64) {
    let to = (from + step - 1).min(last);
    let name = if to > from { format!("{from}–{to}") } else { from.to_string() };
    (name, left[from..=to].iter().sum())
}
