//! Changing a tournament in a file: each change is a command, decided by the rules and kept with what happened.

use super::file::{Opened, bad};
use super::{Do, Draw, New, Report, Show, Target, Undo, VerbOptions};
use crate::answer::fail;
use desk::answer::Fault;
use desk::draw::Patience;
use desk::narrate;
use desk::people::{find_entrant, find_entrants, numbered_seat};
use desk::refusal::refused;
use desk::verbs::{self, Verb};
use director::tournament::{Command, Facts, Rules};
use shell::failure::Failure;
use shell::{find, out};
use words::{Words, id};

pub(crate) fn new(options: &New, words: Words) -> Result<(), Failure> {
    if options.file.exists() {
        let values = [("file", options.file.display().to_string().into())];
        return Err(Failure::BadInput(words.say_with(id::TOURNAMENT_EXISTS, &values)));
    }
    let regulation = find::rulebook(&options.regulation, words)?.regulation;
    let facts = Facts {
        name: options.name.clone(),
        venue: options.venue.clone(),
        organiser: options.organiser.clone(),
        host: options.host.clone(),
        dates: options.date.iter().map(ToString::to_string).collect(),
        referees: options.referee.clone(),
        class: options.class.clone(),
        more_sizes: options.allow_size.clone(),
        ..Facts::default()
    };
    let mut opened = Opened::new(&options.file, regulation);
    opened.ask_under(options.format.as_deref(), Command::Open { facts }, &options.organiser, words)?;
    opened.write(words)?;
    done(1, words)
}

pub(crate) fn carry_out(options: &Do, words: Words) -> Result<(), Failure> {
    let mut opened = Opened::edit(&options.on, words)?;
    let text = find::read_text(&options.commands, words)?;
    let unclear = |fault: Fault| bad(&options.commands, &fault.to_string(), words);
    let commands = desk::commands::read_commands(&text, words).map_err(unclear)?;
    let count = commands.len();
    let mut events = Vec::new();
    // All or nothing: a refusal in the middle leaves the file as it was.
    for command in commands {
        events.extend(opened.ask(command, &options.on.by, words)?);
    }
    opened.write(words)?;
    done(count, words)?;
    let rules = opened.rules(words)?;
    out::print(words, &narrate::events(&events, &rules, opened.tournament(), words))
}

/// Carries out one command, and reads back what happened.
fn carry(
    on: &Target,
    command: impl FnOnce(&Opened, &Rules) -> Result<Command, Fault>,
    words: Words,
) -> Result<(), Failure> {
    let mut opened = Opened::edit(on, words)?;
    let rules = opened.rules(words)?;
    let events = opened.ask(command(&opened, &rules).map_err(fail)?, &on.by, words)?;
    opened.write(words)?;
    out::print(words, &narrate::events(&events, &rules, opened.tournament(), words))
}

/// A verb of the hall; without words, what there is of clubs or teams.
pub(crate) fn verb(verb: Verb, options: &VerbOptions, words: Words) -> Result<(), Failure> {
    if options.words.is_empty() {
        let opened = Opened::read(&options.on.file, options.on.regulation.as_deref(), words)?;
        if let Some(list) = verbs::listed(verb, opened.tournament(), words) {
            return out::print(words, &list);
        }
    }
    let read =
        |opened: &Opened, rules: &Rules| verbs::read_verb(verb, &options.words, rules, opened.tournament(), words);
    carry(&options.on, read, words)
}

pub(crate) fn draw(options: &Draw, words: Words) -> Result<(), Failure> {
    let patience = desk::draw::read_patience(&options.prove, words).map_err(fail)?;
    let mut opened = Opened::edit(&options.on, words)?;
    let ids = |typed: &[String]| find_entrants(opened.tournament(), typed, words).map_err(fail);
    let command = if options.gone.is_empty() && options.came.is_empty() {
        Command::Draw { seed: options.seed }
    } else {
        Command::Redraw { seed: options.seed, gone: ids(&options.gone)?, came: ids(&options.came)? }
    };
    opened.ask(command, &options.on.by, words)?;
    opened.write(words)?;
    let last = opened.tournament().rounds.len().saturating_sub(1);
    let rules = opened.rules(words)?;
    let sheet = opened.published(&rules, words);
    let unsettled = if last == 0 { sheet.unsettled() } else { String::new() };
    out::print(words, &desk::marked(sheet.round(last) + &unsettled, &opened.regulation))?;
    prove(&opened, &rules, last, patience, words)
}

/// Looks for a proof that no draw is better, where the draw is not proven by itself. The tables are printed already.
fn prove(opened: &Opened, rules: &Rules, round: usize, patience: Patience, words: Words) -> Result<(), Failure> {
    let played = &opened.tournament().rounds[round];
    let is_open = played.origin.minimised().is_some_and(|one| !one.proven && !one.priorities.is_empty());
    let before = opened.log.before_round(round);
    if !is_open || rules.drawings(&before, played).is_empty() {
        return Ok(());
    }
    let searching = match patience {
        Patience::Seconds(seconds) => words.say_with(id::DRAW_SEARCHING, &[("seconds", seconds.to_string().into())]),
        Patience::Steps(steps) => words.say_with(id::DRAW_SEARCHING_STEPS, &[("steps", steps.to_string().into())]),
    };
    out::print(words, &format!("{searching}\n"))?;
    let proof = desk::tournament::prove_round(rules, &before, played, patience);
    out::print(words, &opened.published(rules, words).proof(played, &proof))
}

pub(crate) fn report(options: &Report, words: Words) -> Result<(), Failure> {
    let read = |opened: &Opened, _: &Rules| {
        let tournament = opened.tournament();
        let number = |seat: &String| numbered_seat(tournament, seat, words);
        let seats = options.seats.iter().map(number).collect::<Result<Vec<_>, _>>()?;
        let winner = options.objective.as_ref().map(|who| find_entrant(tournament, who, words)).transpose()?;
        let winner = winner.map(|winner| winner.0);
        let result = desk::result::read_result(&seats, winner, opened.regulation.kind(), words)?;
        Ok(match options.amend {
            Some(round) => Command::Amend { round, table: options.table, result, why: String::new() },
            None => Command::Report { table: options.table, result },
        })
    };
    carry(&options.on, read, words)
}

pub(crate) fn undo(options: &Undo, words: Words) -> Result<(), Failure> {
    let mut opened = Opened::edit(&options.on, words)?;
    let (rules, before) = (opened.rules(words)?, opened.tournament().clone());
    let entry = opened.undo(&options.on.by, words)?;
    opened.write(words)?;
    let undone = words.say_with(id::UNDONE, &[("entry", entry.into())]);
    let what = narrate::events(opened.log.entries()[entry - 1].what.events(), &rules, &before, words);
    out::print(words, &format!("{undone}\n{what}"))
}

pub(crate) fn show(options: &Show, words: Words) -> Result<(), Failure> {
    let opened = Opened::read(&options.file, options.regulation.as_deref(), words)?;
    let rules = opened.rules(words)?;
    let sheet = opened.published(&rules, words);
    match options.round {
        None => out::print(words, &sheet.whole()),
        Some(round) if round <= opened.tournament().rounds.len() => {
            out::print(words, &desk::marked(sheet.round(round - 1), &opened.regulation))
        }
        Some(round) => {
            let refusal = director::tournament::Refusal::NoSuchTable { round, table: 1 };
            Err(Failure::Refused(refused(&opened.regulation, opened.tournament(), &refusal, words)))
        }
    }
}

fn done(count: usize, words: Words) -> Result<(), Failure> {
    out::print(words, &(words.say_with(id::TOURNAMENT_DONE, &[("count", count.into())]) + "\n"))
}
