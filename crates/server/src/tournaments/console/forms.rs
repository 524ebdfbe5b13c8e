//! The forms of the console, each read as what it asks for.

use crate::forms::{NumberText, Trimmed};
use director::tournament::{Command, EntrantId, Entry, Person, Presence};
use hall::{ClockAction, LinkKind};
use serde::Deserialize;

/// A tournament to be opened.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct NewForm {
    pub(super) nonce: Trimmed,
    pub(super) name: Trimmed,
    /// The regulation and its format, as `raduno/raduno`.
    pub(super) format: Trimmed,
    pub(super) venue: Trimmed,
    pub(super) host: Trimmed,
    pub(super) dates: Trimmed,
}

/// Somebody who enters.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct EnterForm {
    pub(super) nonce: Trimmed,
    name: Trimmed,
    surname: Trimmed,
    club: Trimmed,
    birth: Trimmed,
}

impl EnterForm {
    pub(super) fn command(&self) -> Command {
        enter(&self.name, &self.surname, self.club.given(), self.birth.given())
    }
}

fn enter(name: &str, surname: &str, club: Option<&str>, birth: Option<&str>) -> Command {
    let person = Person {
        name: name.to_owned(),
        surname: surname.to_owned(),
        club: club.map(str::to_owned),
        birth: birth.map(str::to_owned),
        ..Person::default()
    };
    Command::Enter { entry: Entry { person, ..Entry::default() }, namesake: false }
}

/// Many people at once: a line each, fields apart by tabs, semicolons or commas: name, surname, club.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct PasteForm {
    pub(super) nonce: Trimmed,
    pub(super) list: String,
}

impl PasteForm {
    /// What each line asks for; nothing of a line that has no two names, by its number.
    pub(super) fn commands(&self) -> Vec<(usize, Option<Command>)> {
        let lines = (1..).zip(self.list.lines()).filter(|(_, line)| !line.trim().is_empty());
        lines.map(|(number, line)| (number, person(line))).collect()
    }
}

fn person(line: &str) -> Option<Command> {
    let fields: Vec<&str> = line.split(['\t', ';', ',']).map(str::trim).collect();
    let club = |at: usize| fields.get(at).copied().filter(|club| !club.is_empty());
    match *fields.as_slice() {
        [name, surname, ..] if !name.is_empty() && !surname.is_empty() => Some(enter(name, surname, club(2), None)),
        [whole] => whole.split_once(' ').map(|(name, surname)| enter(name.trim(), surname.trim(), None, None)),
        _ => None,
    }
}

/// Something about one entrant.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct EntrantForm {
    pub(super) nonce: Trimmed,
    entrant: NumberText,
    act: Trimmed,
}

impl EntrantForm {
    pub(super) fn command(&self) -> Option<Command> {
        let entrant = EntrantId(self.entrant.number()?);
        let roll = |presence| Command::CallRoll { players: vec![entrant], presence, round: None };
        Some(match &*self.act {
            "here" => roll(Presence::Here),
            "away" => roll(Presence::Away),
            "withdraw" => Command::Withdraw { entrant },
            "readmit" => Command::Readmit { entrant },
            _ => return None,
        })
    }
}

/// A draw: by the dice of the hall, or by a seed that was published.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct DrawForm {
    pub(super) nonce: Trimmed,
    dice: Trimmed,
    pub(super) seed: NumberText,
}

impl DrawForm {
    /// The faces that were rolled, if they are faces.
    pub(super) fn faces(&self) -> Option<Vec<u8>> {
        let faces: Vec<u8> = self.dice.chars().filter_map(|face| face.to_digit(10)).map(|face| face as u8).collect();
        (!faces.is_empty() && faces.iter().all(|face| (1..=6).contains(face))).then_some(faces)
    }
}

/// A pending result: confirmed or contested.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct PendingForm {
    pub(super) nonce: Trimmed,
    pub(super) round: NumberText,
    pub(super) table: NumberText,
}

/// The clock of the hall.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct ClockForm {
    pub(super) nonce: Trimmed,
    act: Trimmed,
    minutes: NumberText,
}

impl ClockForm {
    pub(super) fn action(&self) -> Option<ClockAction> {
        match &*self.act {
            "start" => Some(ClockAction::Start),
            "stop" => Some(ClockAction::Stop),
            "set" => {
                Some(ClockAction::Set { seconds: self.minutes.number::<u32>().filter(|&most| most <= 1440)? * 60 })
            }
            _ => None,
        }
    }
}

/// Words for everybody, or the number of those that go.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct NoticeForm {
    pub(super) nonce: Trimmed,
    pub(super) text: Trimmed,
    pub(super) remove: NumberText,
}

/// The call a referee answers.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct CallForm {
    pub(super) nonce: Trimmed,
    pub(super) call: NumberText,
}

/// A link to be made.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct LinkForm {
    pub(super) nonce: Trimmed,
    kind: Trimmed,
    table: NumberText,
}

impl LinkForm {
    /// What it is for; a table's link is of this round.
    pub(super) fn kind(&self, round: usize) -> Option<LinkKind> {
        match &*self.kind {
            "helper" => Some(LinkKind::Helper),
            "referee" => Some(LinkKind::Referee),
            "projector" => Some(LinkKind::Projector),
            "table" => Some(LinkKind::Table { round, table: self.table.number()? }),
            _ => None,
        }
    }
}

/// An entry to be taken back.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct UndoForm {
    pub(super) nonce: Trimmed,
    pub(super) entry: NumberText,
    pub(super) why: Trimmed,
}

/// A form without fields of its own.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct PlainForm {
    pub(super) nonce: Trimmed,
}

impl PlainForm {
    /// The name of the request.
    pub(crate) fn nonce(&self) -> &str {
        &self.nonce
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pasted_list_is_read_line_by_line() {
        let form = PasteForm {
            list: "Ada;Bianchi;Aurora\n\nBruno\tNeri\nCarla Rossi\nDina\n".to_owned(),
            ..PasteForm::default()
        };
        let read: Vec<_> = form.commands().into_iter().map(|(line, command)| (line, command.is_some())).collect();
        assert_eq!(read, [(1, true), (3, true), (4, true), (5, false)]);
        let Some((_, Some(Command::Enter { entry, .. }))) = form.commands().into_iter().next() else {
            panic!("a person")
        };
        assert_eq!((entry.person.surname.as_str(), entry.person.club.as_deref()), ("Bianchi", Some("Aurora")));
    }

    #[test]
    fn dice_are_faces() {
        let form = |dice: &str| DrawForm { dice: dice.into(), ..DrawForm::default() };
        assert_eq!(form("6 2-5").faces(), Some(vec![6, 2, 5]));
        assert_eq!((form("7").faces(), form("").faces()), (None, None));
    }
}
