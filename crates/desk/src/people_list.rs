//! A list of people as it is pasted or sent in: read whole, tried whole, and entered whole or not at all.

use crate::answer::Fault;
use crate::{import, refusal};
use director::tournament::{Age, Command, Person, Rules, Tournament, apply};
use interchange::entrants::{self, Accepted, List, Named};
use interchange::near::alike;
use interchange::{Fault as FileFault, Place, Problem};
use words::{Words, id};

/// People who can all enter.
#[derive(Clone, PartialEq, Debug)]
pub struct PeopleList {
    /// What has to be asked for, in order.
    pub commands: Vec<Command>,
    /// How many people are in it.
    pub people: usize,
    /// What was not used, and who may be in twice.
    pub notes: String,
}

/// Reads a list and tries it: everybody in it can enter, or it is said who cannot, why and where in the list.
///
/// # Errors
/// If it cannot be read, or somebody in it is refused.
pub fn read_people(bytes: &[u8], rules: &Rules, tournament: &Tournament, words: Words) -> Result<PeopleList, Fault> {
    let list = read(bytes).map_err(|problems| {
        let file = words.say(id::PEOPLE_LIST);
        Fault::BadInput(import::unreadable(&file, &problems, words).join("\n"))
    })?;
    let twice = certain_twice(&list, tournament, words)?;
    let mut tried = tournament.clone();
    let mut commands = Vec::new();
    for (at, command) in entrants::commands(&list, tournament) {
        let events = rules.decide(&tried, &command).map_err(|refused| {
            let place = import::place(&list.people[at].place, words);
            let what = refusal::refused(&rules.regulation, &tried, &refused, words);
            Fault::Refused(words.say_with(id::ENTER_REFUSED, &[("place", place.into()), ("what", what.into())]))
        })?;
        events.iter().for_each(|event| apply(&mut tried, event));
        commands.push(command);
    }
    Ok(PeopleList { commands, people: list.people.len(), notes: import::notes(&list.notes, words) + &twice })
}

/// A list with the names of its columns, or lines of *name; surname; club* without them.
fn read(bytes: &[u8]) -> Result<List, Vec<Problem>> {
    let named = entrants::read(bytes);
    let is_plain = |problems: &Vec<Problem>| problems.iter().all(|problem| problem.fault == FileFault::NoHeading);
    match (&named, std::str::from_utf8(bytes)) {
        (Err(problems), Ok(text)) if is_plain(problems) => plain(text).map_or(named, Ok),
        _ => named,
    }
}

/// Lines of *name; surname; club*, or *name surname*; nothing if one line is neither.
fn plain(text: &str) -> Option<List> {
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let people = lines.map(|(line, text)| {
        Some(Named {
            place: Place::Line { line, field: 1 },
            person: person(text)?,
            age: Age::Undeclared,
            group: None,
            team: None,
            paid: 0,
            accepted: Accepted::No,
            consent: false,
        })
    });
    let people: Vec<_> = people.collect::<Option<_>>()?;
    (!people.is_empty()).then(|| List { people, notes: Vec::new() })
}

fn person(line: &str) -> Option<Person> {
    let fields: Vec<&str> = line.split(['\t', ';', ',']).map(str::trim).collect();
    let (name, surname, club) = match *fields.as_slice() {
        [name, surname] => (name, surname, ""),
        [name, surname, club] => (name, surname, club),
        [whole] => whole.split_once(' ').map(|(name, surname)| (name, surname.trim(), ""))?,
        _ => return None,
    };
    let club = Some(club).filter(|club| !club.is_empty()).map(str::to_owned);
    let person = Person { name: name.to_owned(), surname: surname.to_owned(), club, ..Person::default() };
    (!name.is_empty() && !surname.is_empty()).then_some(person)
}

/// Who may be in twice, as a sentence each.
///
/// # Errors
/// If somebody certainly is.
fn certain_twice(list: &List, tournament: &Tournament, words: Words) -> Result<String, Fault> {
    let known = tournament.entrants.iter().map(|entrant| &entrant.entry.person);
    let people: Vec<_> = known.chain(list.people.iter().map(|one| &one.person)).collect();
    let (certain, perhaps): (Vec<_>, Vec<_>) =
        alike(&people, tournament.entrants.len()).into_iter().partition(|pair| pair.why.is_certain());
    let said = |pairs: &[interchange::near::Alike]| {
        pairs.iter().map(|pair| import::alike(pair, list, tournament, words) + "\n").collect::<String>()
    };
    if certain.is_empty() { Ok(said(&perhaps)) } else { Err(Fault::Refused(said(&certain))) }
}

#[cfg(test)]
mod tests {
    use super::{read, read_people};
    use crate::answer::Fault;
    use director::tournament::{Command, Facts, Rules, Tournament, apply};
    use regulation::Library;
    use words::{Lang, Words};

    fn opened() -> (Rules, Tournament) {
        let rules = Rules::new(Library::embedded().get("raduno").expect("embedded").clone(), None).expect("a format");
        let mut tournament = Tournament::default();
        let facts = Facts { name: "Prova".to_owned(), ..Facts::default() };
        let events = rules.decide(&tournament, &Command::Open { facts }).expect("it opens");
        events.iter().for_each(|event| apply(&mut tournament, event));
        (rules, tournament)
    }

    #[test]
    fn a_list_is_read_with_or_without_the_names_of_its_columns() {
        let named = "Cognome;Nome;Club;Partecipa\nVelli;Ada;Aurora;SI\nMoro;Ivo;Aurora;NO\n";
        let lines = "Ada;Velli;Aurora\n\nIvo\tMoro\nPia Tosti\n";
        let surnames = |text: &str| {
            let list = read(text.as_bytes()).expect("a list");
            list.people.into_iter().map(|one| one.person.surname).collect::<Vec<_>>()
        };
        assert_eq!(
            (surnames(named), surnames(lines)),
            (vec!["Velli".to_owned()], ["Velli", "Moro", "Tosti"].map(str::to_owned).to_vec())
        );
        assert!(read(b"Ada;Velli;Aurora\nIvo\n").is_err());
    }

    #[test]
    fn a_list_enters_whole_or_not_at_all() {
        let (rules, tournament) = opened();
        let words = Words::new(Lang::It);
        let people = |text: &str| read_people(text.as_bytes(), &rules, &tournament, words);
        assert_eq!(people("Ada;Velli;Aurora\nIvo;Moro;Aurora").expect("all enter").people, 2);
        let Err(Fault::Refused(why)) = people("Ada;Velli;Aurora\nAda;Velli;Aurora") else { panic!("twice the same") };
        assert!(why.contains("Ada Velli"), "{why}");
    }
}
