//! The forms of the console, each read as what it asks for.

use crate::forms::{NumberText, Trimmed, is_ticked};
use director::day::Day;
use director::tournament::{Command, EntrantId};
use hall::{ClockAction, LinkKind, Role};
use serde::Deserialize;
use std::collections::BTreeMap;

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
    pub(super) referees: Trimmed,
    /// A club's own text of the regulation, where it has one.
    pub(super) text: String,
    /// Whether it is only tried, with people who do not exist.
    #[serde(deserialize_with = "is_ticked")]
    pub(super) rehearsal: bool,
}

/// Many people at once, as they are pasted.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct PasteForm {
    pub(super) nonce: Trimmed,
    pub(super) list: String,
}

/// Whether two names are one club.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct ClubsForm {
    pub(super) nonce: Trimmed,
    act: Trimmed,
    first: Trimmed,
    second: Trimmed,
}

impl ClubsForm {
    pub(super) fn command(&self) -> Option<Command> {
        let (first, second) = (self.first.to_string(), self.second.to_string());
        match &*self.act {
            "same" => Some(Command::UniteClubs { club: first, names: vec![second] }),
            "different" => Some(Command::DistinguishClubs { names: vec![first, second] }),
            _ => None,
        }
    }
}

/// A team to be registered.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct TeamForm {
    pub(super) nonce: Trimmed,
    pub(super) name: Trimmed,
    pub(super) club: Trimmed,
}

/// The tables of a round, changed or made by hand.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct SeatingForm {
    pub(super) nonce: Trimmed,
    one: NumberText,
    other: NumberText,
    size: NumberText,
    /// A table a line.
    pub(super) tables: String,
}

impl SeatingForm {
    pub(super) fn swap(&self) -> Option<Command> {
        Some(Command::Swap { one: EntrantId(self.one.number()?), other: EntrantId(self.other.number()?) })
    }

    pub(super) fn size(&self) -> Option<Command> {
        Some(Command::AllowSize { size: self.size.number()? })
    }
}

/// Who is not there after all and who came after all: `gone-7` and `came-9` are ticks.
#[derive(Debug, Default, Deserialize)]
#[serde(from = "BTreeMap<String, String>")]
pub(crate) struct RedrawForm {
    pub(super) nonce: String,
    seed: NumberText,
    gone: Vec<EntrantId>,
    came: Vec<EntrantId>,
}

impl From<BTreeMap<String, String>> for RedrawForm {
    fn from(fields: BTreeMap<String, String>) -> Self {
        let ticked = |prefix: &str| {
            let mut ids: Vec<_> = fields.keys().filter_map(|name| name.strip_prefix(prefix)?.parse().ok()).collect();
            ids.sort_unstable();
            ids.into_iter().map(EntrantId).collect()
        };
        let field = |name: &str| fields.get(name).map(|value| value.trim().to_owned()).unwrap_or_default();
        let seed = NumberText::from(field("seed").as_str());
        Self { nonce: field("nonce"), seed, gone: ticked("gone-"), came: ticked("came-") }
    }
}

impl RedrawForm {
    pub(super) fn command(&self) -> Option<Command> {
        let (gone, came) = (self.gone.clone(), self.came.clone());
        Some(Command::Redraw { seed: self.seed.number()?, gone, came })
    }
}

/// Dice of those who tie: `dice-7` is what entrant 7 rolled.
#[derive(Debug, Default, Deserialize)]
#[serde(from = "BTreeMap<String, String>")]
pub(crate) struct DiceForm {
    pub(super) nonce: String,
    rolls: Vec<(u32, Vec<u8>)>,
}

impl From<BTreeMap<String, String>> for DiceForm {
    fn from(fields: BTreeMap<String, String>) -> Self {
        let roll = |(name, typed): (&String, &String)| {
            let who = name.strip_prefix("dice-")?.parse().ok()?;
            Some((who, faces(typed).unwrap_or_default()))
        };
        let rolls = fields.iter().filter_map(roll).collect();
        Self { nonce: fields.get("nonce").cloned().unwrap_or_default(), rolls }
    }
}

impl DiceForm {
    pub(super) fn command(&self) -> Command {
        Command::CastDice { rolls: self.rolls.clone() }
    }
}

/// The day of a round, or a special event.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct DayForm {
    pub(super) nonce: Trimmed,
    act: Trimmed,
    stage: Trimmed,
    round: NumberText,
    day: Trimmed,
    why: Trimmed,
    name: Trimmed,
    points: String,
}

impl DayForm {
    pub(super) fn command(&self) -> Option<Command> {
        let (stage, round, day) = (self.stage.to_string(), self.round.number()?, Day::parse(&self.day).ok()?);
        Some(match &*self.act {
            "schedule" => Command::Schedule { stage, round, day },
            "postpone" => Command::Postpone { stage, round, day, why: self.why.to_string(), agreed: Vec::new() },
            _ => return None,
        })
    }

    /// A special event; points as `12=25`, a person a line.
    pub(super) fn event(&self, decimals: u8) -> Option<Command> {
        let lines = self.points.lines().map(str::trim).filter(|line| !line.is_empty());
        let points = lines.map(|line| desk::result::read_award(line, decimals)).collect::<Option<_>>()?;
        Some(Command::CallEvent { name: self.name.to_string(), day: Day::parse(&self.day).ok()?, points })
    }
}

/// A link that opens nothing any more.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct RevokeForm {
    pub(super) nonce: Trimmed,
    pub(super) key: Trimmed,
}

/// The part of somebody with an account.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct RoleForm {
    pub(super) nonce: Trimmed,
    pub(super) login: Trimmed,
    role: Trimmed,
}

impl RoleForm {
    /// The part, or nothing where it is taken away.
    pub(super) fn role(&self) -> Option<Option<Role>> {
        Some(match &*self.role {
            "organiser" => Some(Role::Organiser),
            "referee" => Some(Role::Referee),
            "helper" => Some(Role::Helper),
            "nothing" => None,
            _ => return None,
        })
    }
}

/// What a rehearsal does by itself: so many `people` enter, or the `results` that are missing come in.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct RehearseForm {
    pub(super) nonce: Trimmed,
    pub(super) act: Trimmed,
    pub(super) people: NumberText,
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
        faces(&self.dice)
    }
}

/// Faces of dice, however they are parted.
fn faces(typed: &str) -> Option<Vec<u8>> {
    let faces: Vec<u8> = typed.chars().filter_map(|face| face.to_digit(10)).map(|face| face as u8).collect();
    (!faces.is_empty() && faces.iter().all(|face| (1..=6).contains(face))).then_some(faces)
}

/// A pending result: confirmed or contested.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct PendingForm {
    pub(super) nonce: Trimmed,
    pub(super) round: NumberText,
    pub(super) table: NumberText,
    pub(super) why: Trimmed,
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

/// How far a table has come.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct LightForm {
    pub(super) nonce: Trimmed,
    pub(super) table: NumberText,
    pub(super) light: Trimmed,
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
            "register" => Some(LinkKind::Register),
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
    fn dice_are_faces() {
        let form = |dice: &str| DrawForm { dice: dice.into(), ..DrawForm::default() };
        assert_eq!(form("6 2-5").faces(), Some(vec![6, 2, 5]));
        assert_eq!((form("7").faces(), form("").faces()), (None, None));
    }
}
