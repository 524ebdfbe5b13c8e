//! Who is meant by what was typed: a number, or a name however it is written.

use crate::answer::Fault;
use director::tournament::{Entrant, EntrantId, Tournament};
use words::{Words, id};

/// The entrant of this number or name: the full name, the surname or the nickname, if only one has it.
///
/// # Errors
/// If nobody has it, with the nearest name there is; or several have, with all of them.
pub fn find_entrant(tournament: &Tournament, typed: &str, words: Words) -> Result<EntrantId, Fault> {
    if let Ok(number) = typed.trim().parse() {
        return Ok(EntrantId(number));
    }
    let meant: Vec<_> = tournament.entrants.iter().filter(|entrant| is_called(entrant, typed)).collect();
    match meant.as_slice() {
        [one] => Ok(one.id),
        [] => Err(unknown(tournament, typed, words)),
        several => {
            let names = words.list(several.iter().map(|one| shown(one)));
            let values = [("found", typed.to_owned().into()), ("names", names.into())];
            Err(Fault::BadInput(words.say_with(id::PEOPLE_SEVERAL, &values)))
        }
    }
}

/// Everybody of a list of numbers and names.
///
/// # Errors
/// The first of them who cannot be found.
pub fn find_entrants(tournament: &Tournament, typed: &[String], words: Words) -> Result<Vec<EntrantId>, Fault> {
    typed.iter().map(|one| find_entrant(tournament, one, words)).collect()
}

/// A seat as it is typed, `Ada Neri=48/20`, with the number in the place of the name.
///
/// # Errors
/// If nobody, or more than one, has that name.
pub fn numbered_seat(tournament: &Tournament, typed: &str, words: Words) -> Result<String, Fault> {
    match typed.rsplit_once('=') {
        Some((who, what)) => Ok(format!("{}={what}", find_entrant(tournament, who, words)?)),
        None => Ok(typed.to_owned()),
    }
}

fn is_called(entrant: &Entrant, typed: &str) -> bool {
    let person = &entrant.entry.person;
    let reversed = format!("{} {}", person.surname, person.name);
    let names = [&person.full_name(), &reversed, &person.surname, person.nickname.as_ref().unwrap_or(&reversed)];
    names.into_iter().any(|name| plain(name) == plain(typed))
}

fn plain(name: &str) -> String {
    spelling::fold(name).split_whitespace().collect::<Vec<_>>().join(" ")
}

fn unknown(tournament: &Tournament, typed: &str, words: Words) -> Fault {
    let names: Vec<_> = tournament.entrants.iter().map(|entrant| entrant.entry.person.full_name()).collect();
    let found = [("found", typed.to_owned().into())];
    Fault::BadInput(match spelling::nearest(typed, names.iter().map(String::as_str)) {
        Some(near) => words.say_with(id::PEOPLE_NOBODY_NEAR, &[&found[..], &[("near", near.into())]].concat()),
        None => words.say_with(id::PEOPLE_NOBODY, &found),
    })
}

fn shown(entrant: &Entrant) -> String {
    format!("{} ({})", entrant.entry.person.full_name(), entrant.id)
}
