//! What an organiser asks for in the hall, as it is typed: a verb and a few words. People are named by number or by name.

use crate::answer::Fault;
use crate::people::{find_entrant, find_entrants};
use director::tournament::{Age, Command, EntrantId, Entry, Presence, Rules, Team, Tournament};
use words::{Words, id};

/// A verb of the hall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    /// Leave the tournament: `WHO`.
    Withdraw,
    /// Take somebody back who left: `WHO`.
    Readmit,
    /// Not play a stage one is qualified for: `WHO STAGE`.
    Renounce,
    /// Call the roll: `here|away|busy WHO…`.
    Roll,
    /// Come to the hall: `WHO [MINUTES]`.
    Arrive,
    /// Take a fee: `WHO EUROS`.
    Pay,
    /// Set an entry right: `WHO name=… club=…`.
    Correct,
    /// Say how old people are: `adult|minor|waiver|undeclared all|WHO…`.
    Ages,
    /// Say which names are one club, or are not: `same NAME NAME…`, `different NAME NAME…`.
    Clubs,
    /// Register a team: `NAME CLUB`.
    Teams,
    /// Cast dice between those who tie: `WHO=FACES…`.
    Dice,
    /// Seat the next round by hand: `WHO,WHO,WHO,WHO …`.
    Seat,
}

/// What is asked for with a verb and these words.
///
/// # Errors
/// If the words are not those of the verb, or a person is not found.
pub fn read_verb(
    verb: Verb,
    typed: &[String],
    rules: &Rules,
    tournament: &Tournament,
    words: Words,
) -> Result<Command, Fault> {
    let unclear = || Fault::BadInput(words.say_with(id::VERB_UNCLEAR, &[("found", typed.join(" ").into())]));
    let who = |at: usize| find_entrant(tournament, typed.get(at).ok_or_else(unclear)?, words);
    let text = |at: usize| typed.get(at).cloned().ok_or_else(unclear);
    let most = |most: usize| if typed.len() > most { Err(unclear()) } else { Ok(()) };
    Ok(match verb {
        Verb::Withdraw => most(1).and(who(0)).map(|entrant| Command::Withdraw { entrant })?,
        Verb::Readmit => most(1).and(who(0)).map(|entrant| Command::Readmit { entrant })?,
        Verb::Renounce => Command::Renounce { entrant: most(2).and(who(0))?, stage: text(1)? },
        Verb::Roll => {
            let presence = presence(&text(0)?).ok_or_else(unclear)?;
            let players = find_entrants(tournament, &typed[1..], words)?;
            Command::CallRoll { players: some(players).ok_or_else(unclear)?, presence, round: None }
        }
        Verb::Arrive => {
            let minutes = typed.get(1).map_or(Some(0), |minutes| minutes.parse().ok());
            Command::Arrive { entrant: most(2).and(who(0))?, minutes: minutes.ok_or_else(unclear)? }
        }
        Verb::Pay => Command::Pay { entrant: most(2).and(who(0))?, cents: read_euros(&text(1)?).ok_or_else(unclear)? },
        Verb::Correct => {
            let entrant = who(0)?;
            let known = tournament.entrant(entrant).map(|known| known.entry.clone()).unwrap_or_default();
            let entry =
                typed[1..].iter().try_fold(known, |entry, change| corrected(entry, change)).filter(|_| typed.len() > 1);
            Command::Correct { entrant, entry: entry.ok_or_else(unclear)? }
        }
        Verb::Ages => {
            let age = age(&text(0)?).ok_or_else(unclear)?;
            let all = typed.get(1).is_some_and(|who| who == "all");
            let players =
                if all { rules.undeclared_ages(tournament) } else { find_entrants(tournament, &typed[1..], words)? };
            Command::DeclareAges { players, age }
        }
        Verb::Clubs => match (text(0)?.as_str(), typed.get(1..).unwrap_or_default()) {
            ("same", [club, names @ ..]) if !names.is_empty() => {
                Command::UniteClubs { club: club.clone(), names: names.to_vec() }
            }
            ("different", names) if names.len() > 1 => Command::DistinguishClubs { names: names.to_vec() },
            _ => return Err(unclear()),
        },
        Verb::Teams => Command::RegisterTeam { team: Team { name: most(2).and(text(0))?, club: text(1)? } },
        Verb::Dice => {
            let rolls: Result<_, _> = typed
                .iter()
                .map(|roll| dice(tournament, roll, words).and_then(|roll| roll.ok_or_else(unclear)))
                .collect();
            Command::CastDice { rolls: rolls? }
        }
        Verb::Seat => {
            let table = |table: &String| {
                let people: Vec<_> = table.split(',').map(str::to_owned).collect();
                find_entrants(tournament, &people, words)
            };
            let tables: Vec<_> = typed.iter().map(table).collect::<Result<_, _>>()?;
            Command::Seat { tables: some(tables).ok_or_else(unclear)? }
        }
    })
}

/// What there is of clubs or teams, for a verb without words: their names, and clubs that may be one.
#[must_use]
pub fn listed(verb: Verb, tournament: &Tournament, words: Words) -> Option<String> {
    let lines = |names: Vec<String>| names.into_iter().map(|name| format!("{name}\n")).collect::<String>();
    match verb {
        Verb::Clubs => {
            let names = tournament.club_names().into_iter().map(str::to_owned).collect();
            Some(lines(names) + &crate::import::similar_clubs(tournament, words))
        }
        Verb::Teams => {
            let team = |(number, team): (usize, &Team)| format!("{number}  {} ({})", team.name, team.club);
            Some(lines((1..).zip(&tournament.teams).map(team).collect()))
        }
        Verb::Withdraw | Verb::Readmit | Verb::Renounce | Verb::Roll | Verb::Arrive | Verb::Pay => None,
        Verb::Correct | Verb::Ages | Verb::Dice | Verb::Seat => None,
    }
}

fn some<T>(list: Vec<T>) -> Option<Vec<T>> {
    Some(list).filter(|list| !list.is_empty())
}

fn presence(word: &str) -> Option<Presence> {
    match word {
        "here" => Some(Presence::Here),
        "away" => Some(Presence::Away),
        "busy" => Some(Presence::Busy),
        _ => None,
    }
}

fn age(word: &str) -> Option<Age> {
    match word {
        "adult" => Some(Age::Adult),
        "minor" => Some(Age::Minor),
        "waiver" => Some(Age::MinorWithWaiver),
        "undeclared" => Some(Age::Undeclared),
        _ => None,
    }
}

/// An amount in euros, as cents: `10`, `4,50`, `4.5`.
#[must_use]
pub fn read_euros(text: &str) -> Option<u32> {
    let (euros, cents) = text.split_once([',', '.']).unwrap_or((text, "0"));
    let cents = match cents.len() {
        1 => cents.parse::<u32>().ok()? * 10,
        2 => cents.parse().ok()?,
        _ => return None,
    };
    euros.parse::<u32>().ok()?.checked_mul(100)?.checked_add(cents)
}

/// An entry with one thing set right: `club=Genova`; `club=` says that there is none.
fn corrected(mut entry: Entry, change: &str) -> Option<Entry> {
    let (key, value) = change.split_once('=')?;
    let some = || Some(value.to_owned()).filter(|value| !value.is_empty());
    match key {
        "name" => value.clone_into(&mut entry.person.name),
        "surname" => value.clone_into(&mut entry.person.surname),
        "nickname" => entry.person.nickname = some(),
        "club" => entry.person.club = some(),
        "region" => entry.person.region = some(),
        "birth" => entry.person.birth = some(),
        "card" => entry.person.national_id = some(),
        "age" => entry.age = age(value)?,
        _ => return None,
    }
    Some(entry)
}

/// Who, an entrant or a team by number, rolled what: `12=6`, `Neri=6,1`.
fn dice(tournament: &Tournament, typed: &str, words: Words) -> Result<Option<(u32, Vec<u8>)>, Fault> {
    let Some((who, faces)) = typed.rsplit_once('=') else { return Ok(None) };
    let EntrantId(who) = find_entrant(tournament, who, words)?;
    let faces: Option<Vec<u8>> = faces.split(',').map(|face| face.parse().ok()).collect();
    Ok(faces.map(|faces| (who, faces)))
}
