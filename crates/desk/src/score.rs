//! Places and tournament points of one table.

use crate::answer::{Answer, Fault};
use crate::draw::Handed;
use ::regulation::tournament::Scoring;
use ::regulation::{Library, Regulation};
use director::points::TablePoints;
use director::scoring::{Book, Counted, Sizes};
use games::SeatEnd;
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;
use words::{Words, id};

/// Scores the table of a file by a method; `regulations` are those it is looked for in, the first that has it first.
///
/// # Errors
/// If there is no such method, or what is wrong with the table.
pub fn score(file: Handed<'_>, name: &str, regulations: &[Regulation], words: Words) -> Result<Answer, Fault> {
    let (regulation, scoring) = method(name, regulations, words)?;
    let book = Book::new(&regulation, &scoring);
    let bad = |what: String| {
        let values = [("file", file.name.into()), ("what", what.into())];
        Fault::BadInput(words.say_with(id::SCORE_BAD, &values))
    };
    let table: TableFile = serde_json::from_str(file.text).map_err(|error| bad(error.to_string()))?;
    let (seats, objective) = table.counted(words).map_err(bad)?;
    book.check(&seats, objective, Sizes::Any).map_err(|misfit| {
        let who = misfit.seat().and_then(|seat| table.players.get(seat)).map_or("", |one| one.name.as_str());
        bad(format!("{} ({})", crate::sentences::misfit(words, misfit, 1, who), misfit.rule()))
    })?;
    tell(&table, &book, &seats, objective, words)
}

/// Who gives tournament points for games that are no tournament's: bots that meet.
#[derive(Clone, Debug)]
pub struct TableScorer(Book);

impl TableScorer {
    /// By the method of the format a regulation usually has; nobody where it has none.
    #[must_use]
    pub fn usual(regulation: &Regulation) -> Option<Self> {
        let tournament = regulation.tournament.as_ref()?;
        let scoring = tournament.method_of(tournament.format(None)?)?;
        Some(Self(Book::new(regulation, scoring)))
    }

    /// Digits behind the point.
    #[must_use]
    pub const fn decimals(&self) -> u8 {
        self.0.decimals()
    }

    /// The points of each seat, in the smallest unit; the seats are handed over in the order in which they play.
    #[must_use]
    pub fn points(&self, ends: &[SeatEnd]) -> Vec<i64> {
        let counted = |(at, end): (usize, &SeatEnd)| Counted {
            points: TablePoints(end.points),
            outside: end.outside,
            order: at as u8 + 1,
            eliminated: end.eliminated,
            penalty: 0,
            potential: end.potential,
            army: end.army,
        };
        let seats: Vec<Counted> = ends.iter().enumerate().map(counted).collect();
        let objective = ends.iter().position(|end| end.reached);
        self.0.score(&seats, objective).into_iter().map(|scored| scored.points.0).collect()
    }
}

/// The program's own regulations, in the order in which a method is looked for: one that two share is that of the later,
/// Como's corrections are those of `firk`.
///
/// # Errors
/// If one of them cannot be read, which is our own fault.
pub fn own_regulations() -> Result<Vec<Regulation>, Fault> {
    let library = Library::embedded();
    let ids: Vec<_> = library.ids().collect();
    ids.iter().rev().map(|id| library.get(id).map_err(|faults| Fault::Ours(faults.to_string()))).collect()
}

/// The method of this name, with the regulation whose ties it goes with; `bonus-N` is any bonus.
fn method(name: &str, regulations: &[Regulation], words: Words) -> Result<(Regulation, Scoring), Fault> {
    let find = |name: &str| {
        regulations.iter().find_map(|regulation| {
            let method = regulation.tournament.as_ref()?.methods.get(name)?;
            Some((regulation.clone(), method.scoring.clone()))
        })
    };
    let bonus = name.strip_prefix("bonus-").and_then(|bonus| bonus.parse::<u16>().ok());
    if let Some(found) = find(name) {
        return Ok(found);
    }
    if let (Some(bonus), Some((regulation, mut scoring))) = (bonus, find("bonus-20")) {
        scoring.places.value = vec![regulation::Decimal::whole(bonus)];
        return Ok((regulation, scoring));
    }
    let mut known: Vec<_> = regulations
        .iter()
        .filter_map(|one| one.tournament.as_ref())
        .flat_map(|one| one.methods.keys())
        .cloned()
        .collect();
    known.sort_unstable();
    known.dedup();
    let values = [("found", name.into()), ("known", known.join(", ").into())];
    Err(Fault::BadInput(words.say_with(id::SCORE_UNKNOWN, &values)))
}

/// The table as it stands in a file. A key that is misspelt is refused: without its objective a winner would come last.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TableFile {
    players: Vec<Player>,
    #[serde(default)]
    objective_reached_by: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Player {
    name: String,
    #[serde(default)]
    points: u16,
    outside: Option<u16>,
    order: Option<u8>,
    eliminated: Option<u8>,
    #[serde(default)]
    penalty: u16,
    #[serde(default)]
    potential: u16,
    #[serde(default)]
    army: u16,
}

impl TableFile {
    /// The seats as they are counted. Who gives no order of play gives it by the list.
    fn counted(&self, words: Words) -> Result<(Vec<Counted>, Option<usize>), String> {
        let ordered = self.players.iter().filter(|player| player.order.is_some()).count();
        if ordered != 0 && ordered != self.players.len() && ordered + self.without_order() != self.players.len() {
            return Err(words.say_with(id::SCORE_MIXED, &[("key", "order".into())]));
        }
        let mut free = (1..=u8::MAX).filter(|order| !self.players.iter().any(|player| player.order == Some(*order)));
        let mut seat = |player: &Player| Counted {
            points: TablePoints(player.points),
            outside: player.outside.unwrap_or(0),
            order: player.order.or_else(|| free.next()).unwrap_or(0),
            eliminated: player.eliminated,
            penalty: player.penalty,
            potential: player.potential,
            army: player.army,
        };
        let seats = self.players.iter().map(&mut seat).collect();
        let found = |name: &String| self.players.iter().position(|player| player.name == *name);
        let objective = match &self.objective_reached_by {
            None => None,
            Some(name) => Some(found(name).ok_or_else(|| format!("objective_reached_by: {name}"))?),
        };
        Ok((seats, objective))
    }

    /// Players whose order does not matter, because no tie can put them beside another.
    fn without_order(&self) -> usize {
        let alone = |player: &&Player| self.players.iter().filter(|other| other.points == player.points).count() == 1;
        let idle = |player: &&Player| player.eliminated.is_some() || alone(player);
        self.players.iter().filter(|player| player.order.is_none()).filter(idle).count()
    }
}

#[derive(Serialize)]
struct Places<'t> {
    players: Vec<Place<'t>>,
}

#[derive(Serialize)]
struct Place<'t> {
    name: &'t str,
    place: u8,
    points: String,
}

fn tell(
    table: &TableFile,
    book: &Book,
    seats: &[Counted],
    objective: Option<usize>,
    words: Words,
) -> Result<Answer, Fault> {
    let scored = book.score(seats, objective);
    let place = |(player, scored): (&'_ Player, director::scoring::Scored)| -> (String, u8, String) {
        (player.name.clone(), scored.place, scored.points.written(book.decimals()))
    };
    let lines: Vec<_> = table.players.iter().zip(scored).map(place).collect();
    let mut sorted = lines.clone();
    sorted.sort_by_key(|(_, place, _)| *place);
    let mut text = String::new();
    for (name, place, points) in sorted {
        let values = [("place", place.into()), ("name", name.into()), ("points", points.into())];
        let _ = writeln!(text, "{}", words.say_with(id::SCORE_LINE, &values));
    }
    let players = lines.iter().map(|(name, place, points)| Place { name, place: *place, points: points.clone() });
    Answer::new(text, &Places { players: players.collect() })
}

#[cfg(test)]
mod tests {
    use super::TableScorer;
    use frame::Seat;
    use games::SeatEnd;
    use regulation::Library;

    /// The worked table of the Challenge: a first place is one point, and table points are thousandths.
    #[test]
    fn bots_score_as_a_table_of_a_tournament_does() {
        let end = |(seat, points): (Seat, u16)| SeatEnd {
            seat,
            points,
            outside: 0,
            eliminated: None,
            potential: 0,
            army: 0,
            reached: false,
        };
        let ends: Vec<SeatEnd> = Seat::ALL.into_iter().zip([23, 0, 48, 39]).map(end).collect();
        let regulation = Library::embedded().get("challenge-2017").expect("embedded");
        let scorer = TableScorer::usual(&regulation).expect("it has a tournament");
        assert_eq!((scorer.decimals(), scorer.points(&ends)), (3, vec![23, 0, 1048, 39]));
        let family = Library::embedded().get("classico").expect("embedded");
        assert!(TableScorer::usual(&family).is_none());
    }
}
