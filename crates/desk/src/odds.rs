//! One battle fought to its end in all the ways it can go.

use crate::answer::{Answer as Told, Fault};
use ::odds::{Attackers, Battle, Defenders, Dice, Ending, Forecast, MAX_ARMIES, NotABattle, Outnumbered, Stays, Terms};
use ::regulation::{GameSettings, Regulation, Source};
use frame::RuleId;
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

impl Query {
    /// The sentences for this query under a regulation.
    fn sentences(self, regulation: &Regulation) -> Sentences {
        match (self.kind, &regulation.game) {
            (Kind::Land, GameSettings::Risiko(_)) => Sentences::RISIKO,
            (Kind::Land, GameSettings::Spqr(_)) => Sentences::LEGIONARIES,
            (Kind::Naval, _) => Sentences::TRIREMES,
            (Kind::Landing, _) => Sentences::LANDING,
        }
    }
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
/// If it is no battle, or not one of this game; where legionaries or triremes would begin with fewer dice than the
/// defence, the refusal of that rule (B10).
pub fn forecast(regulation: &Regulation, query: Query, words: Words) -> Result<Forecast, Fault> {
    let kind = query.kind;
    kind.check(regulation, words)?;
    let (attackers, defenders) = (Attackers(query.attackers), Defenders(query.defenders));
    let battle = match kind {
        Kind::Land => Battle::new(attackers, defenders),
        Kind::Naval | Kind::Landing => Battle::of_all(attackers, defenders),
    };
    let sentences = query.sentences(regulation);
    let battle = battle.map_err(|why| match (why, &regulation.game) {
        // One legionary stays (B14), and no attack begins.
        (NotABattle::TooFewAttackers(Attackers(1)), GameSettings::Spqr(_)) => {
            refused(regulation, RuleId::box_rule(14), no_battle(sentences, why, words), words)
        }
        (why, _) => Fault::BadInput(no_battle(sentences, why, words)),
    })?;
    check_may_begin(regulation, kind, battle, words)?;
    Ok(Forecast::new(battle, terms(regulation, kind)))
}

/// B10: a combat of S.P.Q.RisiKo! does not begin with fewer dice than the defence. One of RisiKo! is answered as one that
/// stalls before its first roll.
fn check_may_begin(regulation: &Regulation, kind: Kind, battle: Battle, words: Words) -> Result<(), Fault> {
    let stays = if kind == Kind::Land { Stays::One } else { Stays::Nobody };
    let dice = battle.attackers().dice(stays).map_or(0, Dice::count);
    let defence = battle.defenders().dice().map_or(0, Dice::count);
    let allowed = games::outnumbered(regulation) == Outnumbered::Allowed;
    if allowed || dice >= defence || matches!(regulation.game, GameSettings::Risiko(_)) {
        return Ok(());
    }
    let why = words.say_with(id::REFUSAL_OUTNUMBERED, &[("dice", dice.into()), ("defence", defence.into())]);
    Err(refused(regulation, RuleId::box_rule(10), why, words))
}

/// What a rule does not allow, with its article.
fn refused(regulation: &Regulation, rule: RuleId, why: String, words: Words) -> Fault {
    let article = regulation.article(&rule.to_string()).map(Source::text);
    Fault::Refused(speech::with_rule(words, why, rule, article))
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
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Land, Self::Naval, Self::Landing];

    /// The word in a query and on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Land => "land",
            Self::Naval => "naval",
            Self::Landing => "landing",
        }
    }

    /// The kinds that a game has: only one of the games is also played at sea.
    #[must_use]
    pub fn of(regulation: &Regulation) -> &'static [Self] {
        match &regulation.game {
            GameSettings::Spqr(_) => &Self::ALL,
            GameSettings::Risiko(_) => &[Self::Land],
        }
    }

    /// The kind of this word.
    ///
    /// # Errors
    /// If the word is none, with those that there are.
    pub fn read(word: &str, words: Words) -> Result<Self, Fault> {
        let known = || Self::ALL.map(Self::word).join(", ");
        let unknown = || words.say_with(id::ODDS_NO_SUCH_KIND, &[("kind", word.into()), ("known", known().into())]);
        Self::ALL.into_iter().find(|kind| kind.word() == word).ok_or_else(|| Fault::BadInput(unknown()))
    }

    fn check(self, regulation: &Regulation, words: Words) -> Result<(), Fault> {
        if Self::of(regulation).contains(&self) {
            return Ok(());
        }
        let values = [("kind", self.word().into()), ("regulation", regulation.id.as_str().into())];
        Err(Fault::BadInput(words.say_with(id::ODDS_NO_SEA, &values)))
    }

    /// The fewest who can attack: by land one stays.
    #[must_use]
    pub const fn attackers_min(self) -> u16 {
        match self {
            Self::Land => 2,
            Self::Naval | Self::Landing => 1,
        }
    }
}

/// The sentences that speak of one kind of battle, in the words of its game.
#[derive(Clone, Copy, Debug)]
struct Sentences {
    title: Id,
    conquest: Id,
    attacker_left: Id,
    defender_left: Id,
    too_few_attackers: Id,
    no_defenders: Id,
}

impl Sentences {
    const RISIKO: Self = Self {
        title: id::ODDS_TITLE,
        conquest: id::ODDS_CONQUEST,
        attacker_left: id::ODDS_ATTACKER_LEFT,
        defender_left: id::ODDS_DEFENDER_LEFT,
        too_few_attackers: id::ODDS_TOO_FEW_ATTACKERS,
        no_defenders: id::ODDS_NO_DEFENDERS,
    };
    const LEGIONARIES: Self = Self {
        title: id::ODDS_LEGIONARIES_TITLE,
        conquest: id::ODDS_CONQUEST,
        attacker_left: id::ODDS_LEGIONARIES_ATTACKER_LEFT,
        defender_left: id::ODDS_LANDING_DEFENDER_LEFT,
        too_few_attackers: id::ODDS_LEGIONARIES_TOO_FEW_ATTACKERS,
        no_defenders: id::ODDS_LANDING_NO_DEFENDERS,
    };
    const TRIREMES: Self = Self {
        title: id::ODDS_NAVAL_TITLE,
        conquest: id::ODDS_NAVAL_CONQUEST,
        attacker_left: id::ODDS_NAVAL_ATTACKER_LEFT,
        defender_left: id::ODDS_NAVAL_DEFENDER_LEFT,
        too_few_attackers: id::ODDS_NAVAL_TOO_FEW_ATTACKERS,
        no_defenders: id::ODDS_NAVAL_NO_DEFENDERS,
    };
    const LANDING: Self = Self {
        title: id::ODDS_LANDING_TITLE,
        conquest: id::ODDS_LANDING_CONQUEST,
        attacker_left: id::ODDS_LANDING_ATTACKER_LEFT,
        defender_left: id::ODDS_LANDING_DEFENDER_LEFT,
        too_few_attackers: id::ODDS_LANDING_TOO_FEW_ATTACKERS,
        no_defenders: id::ODDS_LANDING_NO_DEFENDERS,
    };
}

/// The terms of battles by land in which the attack stops at so many armies.
#[must_use]
pub fn land_terms(regulation: &Regulation, stop_at: Attackers) -> Terms {
    Terms { outnumbered: games::outnumbered(regulation), stop_at, ..Terms::default() }
}

/// What a regulation says about the dice of a battle (G4.4, G4.6; B10–B12).
fn terms(regulation: &Regulation, kind: Kind) -> Terms {
    let outnumbered = games::outnumbered(regulation);
    match kind {
        Kind::Land => Terms { outnumbered, ..Terms::default() },
        Kind::Naval => Terms::naval(outnumbered),
        // Who may not begin with fewer dice than the defence may still come to it (B12).
        Kind::Landing => Terms::landing(),
    }
}

fn no_battle(sentences: Sentences, why: NotABattle, words: Words) -> String {
    let too_many = |armies: u32| {
        let values = [("armies", armies.to_string().into()), ("most", MAX_ARMIES.into())];
        words.say_with(id::ODDS_TOO_MANY, &values)
    };
    match why {
        NotABattle::TooFewAttackers(Attackers(n)) => {
            words.say_with(sentences.too_few_attackers, &[("attackers", n.to_string().into())])
        }
        NotABattle::NoDefenders => words.say(sentences.no_defenders),
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
    let Sentences { title: title_id, conquest, attacker_left, defender_left, .. } = query.sentences(regulation);
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

#[cfg(test)]
mod tests {
    use super::*;
    use ::regulation::Library;
    use words::Lang;

    /// Every fall of so many dice, highest first.
    fn falls(dice: u32) -> Vec<Vec<u32>> {
        let mut all = vec![Vec::new()];
        for _ in 0..dice {
            all = all
                .iter()
                .flat_map(|faces: &Vec<u32>| (1..=6).map(move |face| [&faces[..], &[face]].concat()))
                .collect();
        }
        for faces in &mut all {
            faces.sort_unstable_by(|a, b| b.cmp(a));
        }
        all
    }

    /// The probability that nobody is left to the defence, fought fall by fall as the box has it: at sea equal dice hurt
    /// nobody, a roll without losses is the last, and nobody goes on with fewer dice (B10, B11); from the sea equal dice
    /// hurt the attack, and it goes on to the end (B12).
    fn fought(at_sea: bool, a: u32, d: u32) -> f64 {
        if d == 0 {
            return 1.0;
        }
        if a == 0 || (at_sea && a.min(3) < d.min(3)) {
            return 0.0;
        }
        let (attacks, defences) = (falls(a.min(3)), falls(d.min(3)));
        let mut losses = std::collections::BTreeMap::new();
        for (attack, defence) in attacks.iter().flat_map(|attack| defences.iter().map(move |defence| (attack, defence)))
        {
            let pairs = || attack.iter().zip(defence);
            let lost_d = pairs().filter(|(x, y)| x > y).count() as u32;
            let lost_a = pairs().filter(|(x, y)| if at_sea { x < y } else { x <= y }).count() as u32;
            *losses.entry((lost_a, lost_d)).or_insert(0u32) += 1;
        }
        let all = (attacks.len() * defences.len()) as f64;
        let go_on = losses.into_iter().filter(|&(lost, _)| lost != (0, 0));
        go_on.map(|((x, y), ways)| f64::from(ways) / all * fought(at_sea, a - x, d - y)).sum()
    }

    #[test]
    fn combats_at_sea_and_from_it_end_as_fought_die_by_die() {
        let (regulation, words) = (Library::embedded().get("spqr-rtu").expect("embedded"), Words::new(Lang::En));
        for (kind, at_sea) in [(Kind::Naval, true), (Kind::Landing, false)] {
            for (attackers, defenders) in (1..=5).flat_map(|a| (1..=4).map(move |d| (a, d))) {
                let found = forecast(&regulation, Query { attackers, defenders, kind }, words);
                if attackers.min(3) < defenders.min(3) {
                    let refused = matches!(&found, Err(Fault::Refused(why)) if why.contains("B10"));
                    assert!(refused, "{kind:?} {attackers} v {defenders}");
                    continue;
                }
                let (found, expected) = (found.expect("a battle").conquest(), fought(at_sea, attackers, defenders));
                assert!((found - expected).abs() < 1e-12, "{kind:?} {attackers} v {defenders}: {found} {expected}");
            }
        }
    }

    #[test]
    fn every_kind_is_read_by_its_word_and_refused_where_the_game_has_none() {
        let words = Words::new(Lang::En);
        let library = Library::embedded();
        for kind in Kind::ALL {
            assert_eq!(Kind::read(kind.word(), words), Ok(kind));
        }
        assert!(matches!(Kind::read("sky", words), Err(Fault::BadInput(why)) if why.contains("land, naval, landing")));
        let challenge = library.get("challenge-2017").expect("embedded");
        for kind in [Kind::Naval, Kind::Landing] {
            let query = Query { attackers: 3, defenders: 1, kind };
            assert!(matches!(forecast(&challenge, query, words), Err(Fault::BadInput(why)) if why.contains("land")));
        }
        assert_eq!((Kind::of(&challenge).len(), Kind::of(&library.get("spqr-box").expect("embedded")).len()), (1, 3));
    }
}
