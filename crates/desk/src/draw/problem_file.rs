//! The problem of a seat draw as a file: read from whoever asks for a draw, written for whoever wants to make one again.

use super::{Handed, read_json};
use crate::answer::{Fault, bad_file};
use director::draw::{Entrant, Fives, Priority, Problem, Wish};
use serde::{Deserialize, Serialize};
use words::{Words, id};

/// The problem as it stands in a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ProblemFile {
    #[serde(skip_serializing_if = "Option::is_none")]
    n: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    table_sizes: Option<Vec<usize>>,
    players: Vec<Player>,
    #[serde(default)]
    history: Vec<Vec<Vec<u32>>>,
    #[serde(default)]
    winners: Vec<u32>,
    priorities: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cinquisti: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Player {
    id: u32,
    club: u32,
    #[serde(default)]
    fives_before: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    region: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    band: Option<u32>,
}

impl Player {
    fn entrant(&self) -> Entrant {
        let &Self { id, club, fives_before, region, band } = self;
        Entrant { id, club, fives_before, region, band }
    }
}

impl From<&Wish> for ProblemFile {
    /// What a draw was asked for, without a name: people and clubs are numbers.
    fn from(wish: &Wish) -> Self {
        let player = |&Entrant { id, club, fives_before, region, band }: &Entrant| Player {
            id,
            club,
            fives_before,
            region,
            band,
        };
        Self {
            n: Some(wish.entrants.len()),
            table_sizes: wish.table_sizes.clone(),
            players: wish.entrants.iter().map(player).collect(),
            history: wish.history.clone(),
            winners: wish.winners.clone(),
            priorities: wish.priorities.iter().map(|priority| priority.id().to_owned()).collect(),
            cinquisti: Some(wish.fives.id().to_owned()),
        }
    }
}

pub(super) fn read_problem(file: Handed<'_>, words: Words) -> Result<Problem, Fault> {
    let path = file.name;
    let asked: ProblemFile = read_json(file, words)?;
    let known = Priority::ALL.map(Priority::id).join(", ");
    if let Some(n) = asked.n.filter(|&n| n != asked.players.len()) {
        let values = [("n", n.to_string().into()), ("players", asked.players.len().to_string().into())];
        return Err(bad_file(words, path, &words.say_with(id::DRAW_COUNT, &values)));
    }
    let priority = |id: &String| {
        let values = [("found", id.as_str().into()), ("known", known.as_str().into())];
        Priority::find(id).ok_or_else(|| bad_file(words, path, &words.say_with(id::DRAW_PRIORITY, &values)))
    };
    let wish = Wish {
        priorities: asked.priorities.iter().map(priority).collect::<Result<_, _>>()?,
        entrants: asked.players.iter().map(Player::entrant).collect(),
        fives: fives(&asked, path, words)?,
        table_sizes: asked.table_sizes,
        history: asked.history,
        winners: asked.winners,
    };
    Problem::new(&wish).map_err(|fault| bad_file(words, path, &fault.to_string()))
}

fn fives(asked: &ProblemFile, path: &str, words: Words) -> Result<Fives, Fault> {
    let Some(id) = asked.cinquisti.as_deref() else { return Ok(Fives::default()) };
    let known = Fives::ALL.map(Fives::id).join(", ");
    let values = [("found", id.into()), ("known", known.as_str().into())];
    Fives::find(id).ok_or_else(|| bad_file(words, path, &words.say_with(id::DRAW_FIVES, &values)))
}

#[cfg(test)]
mod tests {
    use super::{Handed, ProblemFile};
    use crate::draw::Desk;
    use director::invent::{Invention, Mishaps, invent};
    use director::tournament::Rules;
    use regulation::Library;
    use words::{Lang, Words};

    /// T3: whoever has the problem and the seed makes the same tables again, by the procedure to the letter too.
    #[test]
    fn a_round_is_drawn_again_from_its_file() {
        for id in ["challenge-2017", "raduno"] {
            let rules = Rules::new(Library::embedded().get(id).expect("embedded"), None).expect("a format");
            let log = invent(&rules, Invention { entrants: 35, seed: 5, mishaps: Mishaps::None });
            let Ok(log) = log else { continue };
            for (at, round) in log.tournament().rounds.iter().enumerate() {
                for draw in rules.round_draws(&log.before_round(at), round) {
                    let text = serde_json::to_string(&ProblemFile::from(&draw.wish)).expect("JSON");
                    let file = Handed { name: "problem.json", text: &text };
                    let seed = draw.seed.expect("drawn from a seed");
                    let desk = Desk::read(file, seed, None, Words::new(Lang::It)).expect("a problem");
                    let answer = desk.draw(None).expect("a draw");
                    let answer: serde_json::Value = serde_json::from_str(&answer.json).expect("JSON");
                    assert_eq!(answer["tables"], serde_json::json!(draw.tables), "{id}, round {at}");
                }
            }
        }
    }
}
