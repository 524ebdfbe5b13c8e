//! `tournament enter`: a list of entrants, all of them or none.

use super::file::Opened;
use super::told;
use crate::failure::{Failure, complain};
use crate::out;
use director::tournament::Tournament;
use interchange::entrants::{self, List};
use interchange::near::{self, Alike, Why};
use std::path::PathBuf;
use words::{Words, id};

/// A list of entrants.
#[derive(clap::Args, Debug)]
pub(crate) struct EnterOptions {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(value_name = "LIST")]
    list: PathBuf,
    #[arg(long = "dry-run", id = "dry-run")]
    dry_run: bool,
    #[arg(long, value_name = "WHO", default_value = "")]
    by: String,
    #[arg(long, value_name = "FILE")]
    regulation: Option<String>,
}

pub(crate) fn run(options: &EnterOptions, words: Words) -> Result<(), Failure> {
    let mut opened = Opened::read(&options.file, options.regulation.as_deref(), words)?;
    let bytes = told::bytes(&options.list, words)?;
    let list = told::quietly(|| entrants::read(&bytes));
    let list = list.map_err(|problems| told::unreadable(&options.list, &problems, words))?;
    let mut text = told::notes(&list.notes, words);
    text.push_str(&warned(&list, opened.tournament(), words)?);
    for (at, command) in entrants::commands(&list, opened.tournament()) {
        let place = told::place(&list.people[at].place, words);
        opened.ask(command, &options.by, words).map_err(|failure| with_place(failure, &place, words))?;
    }
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
    let said = |pair: &Alike| alike(pair, list, tournament, words);
    if certain.is_empty() {
        return Ok(perhaps.iter().map(|pair| said(pair) + "\n").collect());
    }
    for pair in &certain {
        complain(&words.say_with(id::ERROR, &[("what", said(pair).into())]));
    }
    Err(Failure::No)
}

fn alike(pair: &Alike, list: &List, tournament: &Tournament, words: Words) -> String {
    let known = tournament.entrants.len();
    let named = |at: usize| match at.checked_sub(known) {
        None => {
            let id = tournament.entrants[at].id;
            words.say_with(id::ALIKE_ENTRANT, &[("name", tournament.name(id).into()), ("id", id.to_string().into())])
        }
        Some(at) => {
            let one = &list.people[at];
            let values = [("name", one.person.full_name().into()), ("place", told::place(&one.place, words).into())];
            words.say_with(id::ALIKE_LISTED, &values)
        }
    };
    let why = match pair.why {
        Why::Same => words.say(id::ALIKE_SAME),
        Why::NationalId => words.say(id::ALIKE_NATIONAL_ID),
        Why::Accents => words.say(id::ALIKE_ACCENTS),
        Why::Swapped => words.say(id::ALIKE_SWAPPED),
        Why::Typos(count) => words.say_with(id::ALIKE_TYPOS, &[("count", count.into())]),
        Why::Nickname => words.say(id::ALIKE_NICKNAME),
    };
    let id = if pair.why.is_certain() { id::ALIKE_CERTAIN } else { id::ALIKE_PERHAPS };
    words.say_with(
        id,
        &[("second", named(pair.second).into()), ("first", named(pair.first).into()), ("why", why.into())],
    )
}
