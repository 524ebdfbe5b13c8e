//! The forms of the console about people, each read as what it asks for.

use crate::forms::{NumberText, Trimmed, is_ticked};
use director::tournament::{Age, Command, Entrant, EntrantId, Entry, Person, Presence, Status, TeamId, Tournament};
use hall::Action;
use serde::Deserialize;

/// Somebody who enters, or what they entered with set right.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct EnterForm {
    pub(crate) nonce: Trimmed,
    entrant: NumberText,
    name: Trimmed,
    surname: Trimmed,
    nickname: Trimmed,
    club: Trimmed,
    region: Trimmed,
    birth: Trimmed,
    national_id: Trimmed,
    team: NumberText,
    #[serde(deserialize_with = "is_ticked")]
    accepted: bool,
    #[serde(deserialize_with = "is_ticked")]
    consent: bool,
    #[serde(deserialize_with = "is_ticked")]
    waiver: bool,
    #[serde(deserialize_with = "is_ticked")]
    qualified: bool,
    #[serde(deserialize_with = "is_ticked")]
    namesake: bool,
}

impl EnterForm {
    /// What enters somebody; whoever signed has signed for the text with this hash.
    pub(crate) fn command(&self, hash: &str) -> Command {
        let entry = Entry {
            person: self.person(),
            age: if self.waiver { Age::MinorWithWaiver } else { Age::Undeclared },
            team: self.team.number().map(TeamId),
            accepted: self.accepted.then(|| hash.to_owned()),
            consent: self.consent,
            ..Entry::default()
        };
        Command::Enter { entry, namesake: self.namesake }
    }

    /// Whether the rules were accepted, which somebody who enters by themselves must do.
    pub(crate) const fn accepts(&self) -> bool {
        self.accepted
    }

    /// What sets an entry right. What only the organiser sees, only the organiser changes.
    pub(super) fn correction(&self, tournament: &Tournament, is_organiser: bool) -> Option<Command> {
        let entrant = EntrantId(self.entrant.number()?);
        let known = &tournament.entrant(entrant)?.entry;
        let mut entry = Entry { person: self.person(), team: self.team.number().map(TeamId), ..known.clone() };
        if is_organiser {
            entry.consent = self.consent;
            entry.already_qualified = self.qualified;
            entry.age = match (self.waiver, known.age) {
                (true, _) => Age::MinorWithWaiver,
                (false, Age::MinorWithWaiver) => Age::Undeclared,
                (false, age) => age,
            };
        } else {
            entry.person.birth.clone_from(&known.person.birth);
        }
        Some(Command::Correct { entrant, entry })
    }

    fn person(&self) -> Person {
        let text = |field: &Trimmed| field.given().map(str::to_owned);
        Person {
            name: self.name.to_string(),
            surname: self.surname.to_string(),
            nickname: text(&self.nickname),
            club: text(&self.club),
            region: text(&self.region),
            birth: text(&self.birth),
            national_id: text(&self.national_id),
        }
    }
}

/// Something about one entrant.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct EntrantForm {
    pub(super) nonce: Trimmed,
    entrant: NumberText,
    act: Trimmed,
    minutes: NumberText,
    euros: Trimmed,
    stage: Trimmed,
    #[serde(deserialize_with = "is_ticked")]
    sure: bool,
}

impl EntrantForm {
    pub(super) fn action(&self, tournament: &Tournament) -> Option<Action> {
        let entrant = EntrantId(self.entrant.number()?);
        let roll = |presence, round| Command::CallRoll { players: vec![entrant], presence, round };
        let command = match &*self.act {
            "here" => roll(Presence::Here, None),
            "away" => roll(Presence::Away, None),
            "busy" => roll(Presence::Busy, None),
            "no_show" => roll(Presence::Away, Some(tournament.rounds.len())),
            "withdraw" => Command::Withdraw { entrant },
            "readmit" => Command::Readmit { entrant },
            "arrive" => Command::Arrive { entrant, minutes: self.minutes.number()? },
            "pay" => Command::Pay { entrant, cents: desk::verbs::read_euros(&self.euros)? },
            "renounce" => Command::Renounce { entrant, stage: self.stage.to_string() },
            "sign" => signed(tournament, entrant)?,
            "erase" if self.sure => return Some(Action::Erase { entrant }),
            _ => return None,
        };
        Some(Action::Command(Box::new(command)))
    }
}

/// Somebody has signed for the regulation of the tournament.
pub(super) fn signed(tournament: &Tournament, entrant: EntrantId) -> Option<Command> {
    let entry = tournament.entrant(entrant)?.entry.clone();
    let entry = Entry { accepted: Some(tournament.facts.hash.clone()), ..entry };
    Some(Command::Correct { entrant, entry })
}

/// The roll for many at once: `all` are here, or the `rest` who have not answered are away.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct RollForm {
    pub(super) nonce: Trimmed,
    act: Trimmed,
}

impl RollForm {
    pub(super) fn command(&self, tournament: &Tournament) -> Option<Command> {
        let open = |entrant: &&Entrant| {
            entrant.status == Status::In && !tournament.roll_call.answers.contains_key(&entrant.id)
        };
        let players = tournament.entrants.iter().filter(open).map(|entrant| entrant.id).collect();
        let presence = match &*self.act {
            "all" => Presence::Here,
            "rest" => Presence::Away,
            _ => return None,
        };
        Some(Command::CallRoll { players, presence, round: None })
    }
}
