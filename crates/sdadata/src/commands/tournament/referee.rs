//! What referees are asked in the hall: why somebody sits there, and sanctions.

use super::file::Opened;
use super::{Sanction, Target, Why};
use crate::answer::fail;
use desk::people::{find_entrant, find_entrants};
use desk::result::read_sanction;
use director::tournament::Command;
use referee::sanction::{Gravity, Ground, Referee};
use shell::failure::Failure;
use shell::out;
use words::{Words, id};

pub(crate) fn why(options: &Why, words: Words) -> Result<(), Failure> {
    let opened = Opened::read(&options.file, options.regulation.as_deref(), words)?;
    let rules = opened.rules(words)?;
    let entrant = find_entrant(opened.tournament(), &options.entrant, words).map_err(fail)?;
    let why = desk::tournament::why(&rules, &opened.log, entrant, options.round, words);
    out::print(words, &why.map_err(fail)?)
}

pub(crate) fn sanction(options: &Sanction, words: Words) -> Result<(), Failure> {
    let on = Target { file: options.file.clone(), by: options.by.clone(), regulation: options.regulation.clone() };
    let mut opened = Opened::edit(&on, words)?;
    let unclear =
        |id: words::Id, found: &str| Failure::BadInput(words.say_with(id, &[("found", found.to_owned().into())]));
    let sanction = read_sanction(&options.sanction).ok_or_else(|| unclear(id::SANCTION_BAD, &options.sanction))?;
    let fault = Ground::parse(&options.fault).ok_or_else(|| unclear(id::SANCTION_BAD_FAULT, &options.fault))?;
    let command = Command::Sanction {
        entrant: find_entrant(opened.tournament(), &options.entrant, words).map_err(fail)?,
        sanction,
        fault,
        gravity: if options.grave { Gravity::Grave } else { Gravity::Light },
        game: None,
        why: options.why.clone(),
        by: Referee { name: options.by.clone(), player: None },
        involved: find_entrants(opened.tournament(), &options.involved, words).map_err(fail)?,
        when: String::new(),
    };
    opened.ask(command, &options.by, words)?;
    opened.write(words)?;
    let before = opened.tournament().ledger.entries().last().map_or(0, |entry| entry.before);
    out::print(words, &(words.say_with(id::SANCTION_DONE, &[("before", before.into())]) + "\n"))
}
