//! Why somebody sits where they sit.

use crate::answer::Fault;
use crate::{draw, marked, refusal};
use director::tournament::{EntrantId, Log, Origin, Refusal, Rules};
use words::{Words, id};

/// Why an entrant sits there in a round, from 1; in the last one if none is named.
///
/// # Errors
/// If there is no such entrant, or they do not sit in that round.
pub fn why(rules: &Rules, log: &Log, entrant: EntrantId, round: Option<usize>, words: Words) -> Result<String, Fault> {
    let tournament = log.tournament();
    let refuse = |refusal: &Refusal| Fault::Refused(refusal::refused(&rules.regulation, tournament, refusal, words));
    if tournament.entrant(entrant).is_none() {
        return Err(refuse(&Refusal::Unknown(entrant)));
    }
    let round = round.unwrap_or(tournament.rounds.len());
    let played = round.checked_sub(1).and_then(|at| tournament.rounds.get(at));
    let Some((played, at)) = played.and_then(|played| Some((played, played.table_of(entrant)?))) else {
        return Err(refuse(&Refusal::Seating(entrant)));
    };
    let number = played.tables[at].number;
    let name = |id: u32| tournament.name(EntrantId(id));
    if let Some((problem, drawn)) = rules.drawing(&log.before_round(round - 1), played, entrant) {
        let player = (0..problem.people()).find(|&player| problem.id(player) == entrant.0).unwrap_or(0);
        let procedure = match &played.origin {
            Origin::Draw { seed, .. } => draw::Procedure::of(&problem, *seed),
            Origin::Redraw { .. } | Origin::Swap { .. } | Origin::Standings | Origin::Substitution | Origin::Hand => {
                None
            }
        };
        let text = draw::why(&problem, &drawn, player, number, &name, procedure.as_ref(), words);
        return Ok(marked(text, &rules.regulation));
    }
    let others = played.tables[at].seats.iter().filter(|one| **one != entrant).map(|one| name(one.0));
    let how = match played.origin {
        Origin::Substitution => id::PUBLISHED_SUBSTITUTION,
        Origin::Hand => id::PUBLISHED_BY_HAND,
        Origin::Standings | Origin::Draw { .. } | Origin::Redraw { .. } | Origin::Swap { .. } => {
            id::PUBLISHED_BY_STANDINGS
        }
    };
    let values = [
        ("player", name(entrant.0).into()),
        ("table", number.to_string().into()),
        ("others", words.list(others).into()),
    ];
    let text = format!("{}\n  {}\n", words.say_with(id::DRAW_WHY, &values), words.say(how));
    Ok(marked(text, &rules.regulation))
}

#[cfg(test)]
mod tests {
    use super::why;
    use director::tournament::{Command, EntrantId, Entry, Facts, Log, Origin, Person, Rules};
    use regulation::Library;
    use words::{Lang, Words};

    /// Thirty-five of nine clubs, and the first game drawn from a seed by the procedure to the letter.
    fn drawn(rules: &Rules, seed: u64) -> Log {
        let mut log = Log::default();
        let facts = Facts { name: "Prova".to_owned(), ..Facts::default() };
        log.ask(rules, Command::Open { facts }, "", "").expect("it opens");
        for number in 1..=35 {
            let club = Some(format!("Club{}", number % 9));
            let person = Person { name: format!("P{number}"), club, ..Person::default() };
            let entry = Entry { person, ..Entry::default() };
            log.ask(rules, Command::Enter { entry, namesake: false }, "", "").expect("they enter");
        }
        log.ask(rules, Command::Draw { seed }, "", "").expect("it is drawn");
        log
    }

    /// T3.2: what the procedure of the cinquisti put at one table is said to be so, with both values and the cinquisti by name.
    #[test]
    fn the_procedure_is_named_where_it_decided() {
        let challenge = Library::embedded().get("challenge-2017").expect("embedded");
        let rules = Rules::new(challenge, None).expect("a format");
        for seed in 0..40 {
            let log = drawn(&rules, seed);
            let Origin::Draw { minimised, .. } = &log.tournament().rounds[0].origin else { panic!("it was drawn") };
            assert_eq!(minimised.cinquisti.len(), 3, "one for each table of five");
            let told = |id| why(&rules, &log, EntrantId(id), None, Words::new(Lang::It)).expect("they sit");
            let text = told(1);
            let named = text.lines().find(|line| line.contains("I cinquisti")).expect("they are named");
            let mut named: Vec<&str> = named.split(|c: char| !c.is_alphanumeric()).collect();
            named.retain(|word| word.starts_with('P') && word[1..].parse::<u32>().is_ok());
            named.sort_by_key(|name| name[1..].parse::<u32>().ok());
            let drawn: Vec<_> = minimised.cinquisti.iter().map(|&id| log.tournament().name(id)).collect();
            assert_eq!(named, drawn, "those whom the draw itself had drawn first: {text}");
            if minimised.penalties[0] > 0 {
                let all: String = (1..=35).map(told).collect();
                assert!(all.contains("la procedura dei cinquisti") && all.contains("senza, 0"), "seed {seed}: {all}");
                return;
            }
        }
        panic!("in more than half of the draws the procedure costs a pair");
    }
}
