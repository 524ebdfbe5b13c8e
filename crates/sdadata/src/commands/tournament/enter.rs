//! `tournament enter`: a list of entrants, all of them or none.

use super::Target;
use super::file::Opened;
use super::import::{bytes, quietly, unreadable};
use desk::{import, narrate};
use director::tournament::{Event, Tournament};
use interchange::entrants::{self, List};
use interchange::near::{self, Alike};
use shell::failure::{Failure, complain};
use shell::out;
use std::path::PathBuf;
use words::{Words, id};

/// A list of entrants.
#[derive(clap::Args, Debug)]
pub(crate) struct EnterOptions {
    #[command(flatten)]
    on: Target,
    #[arg(value_name = "LIST")]
    list: PathBuf,
    #[arg(long = "dry-run", id = "dry-run")]
    dry_run: bool,
}

pub(crate) fn run(options: &EnterOptions, words: Words) -> Result<(), Failure> {
    let mut opened = Opened::edit(&options.on, words)?;
    let text_bytes = bytes(&options.list, words)?;
    let list = quietly(|| entrants::read(&text_bytes));
    let list = list.map_err(|problems| unreadable(&options.list, &problems, words))?;
    let mut text = import::notes(&list.notes, words);
    text.push_str(&warned(&list, opened.tournament(), words)?);
    let mut entered = Vec::new();
    for (at, command) in entrants::commands(&list, opened.tournament()) {
        let place = import::place(&list.people[at].place, words);
        let asked = opened.ask(command, &options.on.by, words).map_err(|failure| with_place(failure, &place, words))?;
        entered.extend(asked.into_iter().filter(|event| matches!(event, Event::Entered { .. })));
    }
    let rules = opened.rules(words)?;
    text.push_str(&narrate::events(&entered, &rules, opened.tournament(), words));
    text.push_str(&opened.published(&rules, words).undeclared());
    text.push_str(&import::similar_clubs(opened.tournament(), words));
    if !options.dry_run {
        opened.write(words)?;
    }
    let id = if options.dry_run { id::ENTER_WOULD } else { id::ENTER_DONE };
    text.push_str(&words.say_with(id, &[("count", list.people.len().into())]));
    out::print(words, &(text + "\n"))
}

fn with_place(failure: Failure, place: &str, words: Words) -> Failure {
    match failure {
        Failure::Refused(what) => {
            Failure::Refused(words.say_with(id::ENTER_REFUSED, &[("place", place.into()), ("what", what.into())]))
        }
        other => other,
    }
}

/// Who may be in twice; who certainly is may not enter, and all of these are told.
fn warned(list: &List, tournament: &Tournament, words: Words) -> Result<String, Failure> {
    let known = tournament.entrants.iter().map(|entrant| &entrant.entry.person);
    let people: Vec<_> = known.chain(list.people.iter().map(|one| &one.person)).collect();
    let found = near::alike(&people, tournament.entrants.len());
    let (certain, perhaps): (Vec<_>, Vec<_>) = found.into_iter().partition(|pair| pair.why.is_certain());
    let said = |pair: &Alike| import::alike(pair, list, tournament, words);
    if certain.is_empty() {
        return Ok(perhaps.iter().map(|pair| said(pair) + "\n").collect());
    }
    for pair in &certain {
        complain(&words.say_with(id::ERROR, &[("what", said(pair).into())]));
    }
    Err(Failure::No)
}
