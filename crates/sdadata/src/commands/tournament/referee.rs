//! What referees are asked in the hall: why somebody sits there, and sanctions.

use super::file::Opened;
use super::{Sanction, Why};
use crate::answer::fail;
use desk::result::read_sanction;
use director::tournament::{Command, EntrantId};
use referee::sanction::{Gravity, Ground, Referee};
use shell::failure::Failure;
use shell::out;
use words::{Words, id};

pub(crate) fn why(options: &Why, words: Words) -> Result<(), Failure> {
    let opened = Opened::read(&options.file, options.regulation.as_deref(), words)?;
    let rules = opened.rules(words)?;
    let why = desk::tournament::why(&rules, &opened.log, EntrantId(options.entrant), options.round, words);
    out::print(words, &why.map_err(fail)?)
}

pub(crate) fn sanction(options: &Sanction, words: Words) -> Result<(), Failure> {
    let mut opened = Opened::edit(&options.file, options.regulation.as_deref(), words)?;
    let unclear =
        |id: words::Id, found: &str| Failure::BadInput(words.say_with(id, &[("found", found.to_owned().into())]));
    let sanction = read_sanction(&options.sanction).ok_or_else(|| unclear(id::SANCTION_BAD, &options.sanction))?;
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
