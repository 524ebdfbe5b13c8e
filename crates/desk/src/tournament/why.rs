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
        let text = draw::why(&problem, &drawn, player, number, &name, words);
        return Ok(marked(text, &rules.regulation));
    }
    let others = played.tables[at].seats.iter().filter(|one| **one != entrant).map(|one| name(one.0));
    let how = match played.origin {
        Origin::Substitution => id::PUBLISHED_SUBSTITUTION,
        Origin::Hand => id::PUBLISHED_BY_HAND,
        Origin::Standings | Origin::Draw { .. } | Origin::Redraw { .. } => id::PUBLISHED_BY_STANDINGS,
    };
    let values = [
        ("player", name(entrant.0).into()),
        ("table", number.to_string().into()),
        ("others", words.list(others).into()),
    ];
    let text = format!("{}\n  {}\n", words.say_with(id::DRAW_WHY, &values), words.say(how));
    Ok(marked(text, &rules.regulation))
}
