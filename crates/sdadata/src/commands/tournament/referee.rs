//! What referees are asked in the hall: why somebody sits there, and sanctions.

use super::file::Opened;
use super::{Sanction, Why};
use crate::commands::draw;
use crate::failure::Failure;
use crate::out;
use director::tournament::{Command, EntrantId, Origin, Refusal};
use referee::sanction::{Gravity, Ground, Referee};
use words::{Words, id};

pub(crate) fn why(options: &Why, words: Words) -> Result<(), Failure> {
    let opened = Opened::read(&options.file, options.regulation.as_deref(), words)?;
    let (rules, tournament) = (opened.rules(words)?, opened.tournament());
    let id = EntrantId(options.entrant);
    let refuse =
        |refusal: &Refusal| Failure::Refused(super::file::refused(&opened.regulation, tournament, refusal, words));
    if tournament.entrant(id).is_none() {
        return Err(refuse(&Refusal::Unknown(id)));
    }
    let round = options.round.unwrap_or(tournament.rounds.len());
    let played = round.checked_sub(1).and_then(|at| tournament.rounds.get(at));
    let Some((played, at)) = played.and_then(|played| Some((played, played.table_of(id)?))) else {
        return Err(refuse(&Refusal::Seating(id)));
    };
    let number = played.tables[at].number;
    let name = |id: u32| tournament.name(EntrantId(id));
    if let Some((problem, drawn)) = rules.drawing(&opened.log.before_round(round - 1), played, id) {
        let player = (0..problem.people()).find(|&player| problem.id(player) == id.0).unwrap_or(0);
        let text = draw::why(&problem, &drawn, player, number, &name, words);
        return out::print(words, &out::marked(text, &opened.regulation));
    }
    let others = played.tables[at].seats.iter().filter(|one| **one != id).map(|one| name(one.0));
    let how = match played.origin {
        Origin::Substitution => id::PUBLISHED_SUBSTITUTION,
        Origin::Hand => id::PUBLISHED_BY_HAND,
        Origin::Standings | Origin::Draw { .. } | Origin::Redraw { .. } => id::PUBLISHED_BY_STANDINGS,
    };
    let values =
        [("player", name(id.0).into()), ("table", number.to_string().into()), ("others", words.list(others).into())];
    let text = format!("{}\n  {}\n", words.say_with(id::DRAW_WHY, &values), words.say(how));
    out::print(words, &out::marked(text, &opened.regulation))
}

pub(crate) fn sanction(options: &Sanction, words: Words) -> Result<(), Failure> {
    let mut opened = Opened::read(&options.file, options.regulation.as_deref(), words)?;
    let unclear =
        |id: words::Id, found: &str| Failure::BadInput(words.say_with(id, &[("found", found.to_owned().into())]));
    let sanction = kind(&options.sanction).ok_or_else(|| unclear(id::SANCTION_BAD, &options.sanction))?;
    let fault = Ground::parse(&options.fault).ok_or_else(|| unclear(id::SANCTION_BAD_FAULT, &options.fault))?;
    let command = Command::Sanction {
        entrant: EntrantId(options.entrant),
        sanction,
        fault,
        gravity: if options.grave { Gravity::Grave } else { Gravity::Light },
        game: None,
        why: options.why.clone(),
        by: Referee { name: options.by.clone(), player: None },
        involved: options.involved.iter().map(|&number| EntrantId(number)).collect(),
        when: String::new(),
    };
    opened.ask(command, &options.by, words)?;
    opened.write(words)?;
    let before = opened.tournament().ledger.entries().last().map_or(0, |entry| entry.before);
    out::print(words, &(words.say_with(id::SANCTION_DONE, &[("before", before.into())]) + "\n"))
}

/// A sanction as it is typed: `reminder`, `points=5`, `cards=1`, `armies=3`, `cap=4`, `turn`, `hand`, `disqualified`, `expelled`.
fn kind(text: &str) -> Option<referee::sanction::Sanction> {
    use referee::sanction::Sanction as Kind;
    let (word, number) = text.split_once('=').map_or((text, None), |(word, number)| (word, Some(number)));
    let many = || number.and_then(|number| number.parse::<u16>().ok());
    Some(match (word, number.is_some()) {
        ("reminder", false) => Kind::Reminder,
        ("turn", false) => Kind::PassTurn,
        ("hand", false) => Kind::HandPassed,
        ("disqualified", false) => Kind::Disqualified,
        ("expelled", false) => Kind::Expelled,
        ("cards", true) => Kind::CardsLost { cards: u8::try_from(many()?).ok()? },
        ("armies", true) => Kind::ArmiesLost { armies: many()? },
        ("cap", true) => Kind::CapLowered { by: many()? },
        ("points", true) => Kind::PointsTaken { points: many()? },
        _ => return None,
    })
}
