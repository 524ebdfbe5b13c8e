//! What is to be written for something that is asked, or why it is not done.

use crate::action::{Action, ClockAction, Envelope};
use crate::authority::{Asker, Link, LinkKind, Role, Standing, TableKey};
use crate::chain::{Aside, Seal};
use crate::clock::HallClock;
use crate::draws::{Ceremony, seed_of};
use crate::entry::{Author, Done, Entry, What};
use crate::refusal::Refusal;
use crate::state::Hall;
use director::tournament::{Age, Command, EntrantId, Event, TableResult, Tournament};
use live::{Draft, Millis};
use std::collections::BTreeMap;

/// The most letters of a reason, a notice, or what a call is about.
const TEXT_LETTERS_MAX: usize = 300;

impl ClockAction {
    /// The clock after this.
    pub(crate) fn on(self, clock: HallClock, now: Millis) -> HallClock {
        match self {
            Self::Start => clock.started(now),
            Self::Stop => clock.stopped(now),
            Self::Set { seconds } => clock.set(Millis::from(seconds) * 1000, now),
        }
    }
}

impl<A> Envelope<A> {
    /// Refuses a link that opens nothing any more, whatever is asked with it.
    fn known_author(&self, hall: &Hall) -> Result<Option<Author>, Refusal> {
        if let Asker::Link { key, .. } = &self.asker
            && hall.links.get(key).is_none_or(|link| link.revoked)
        {
            return Err(Refusal::DeadLink);
        }
        Ok(Some(self.author()))
    }

    fn author(&self) -> Author {
        self.asker.author()
    }
}

impl Asker {
    /// Who is remembered as having asked.
    #[must_use]
    pub fn author(&self) -> Author {
        match self {
            Asker::Person { id, .. } => Author::Person(id.clone()),
            Asker::Link { key, device: None, .. } => Author::Link(key.clone()),
            Asker::Link { key, device: Some(device), .. } => {
                Author::Device { key: key.clone(), device: device.clone() }
            }
        }
    }
}

impl live::Command<Hall> for Envelope {
    type Refusal = Refusal;

    fn author(&self, hall: &Hall) -> Result<Option<Author>, Refusal> {
        self.known_author(hall)
    }

    fn is_answered_by(&self, _hall: &Hall, kept: &live::Entry) -> bool {
        Entry::read(&kept.body).is_ok_and(|entry| self.action.led_to(&entry.what))
    }

    fn decide(&self, hall: &Hall, now: Millis) -> Result<Draft<Hall>, Refusal> {
        let standing = hall.standing(&self.asker);
        let decision = Deciding { hall, standing, asker: &self.asker }.decide(&self.action)?;
        Ok(Draft::entry(self.entry(hall, standing, decision, now).print(&self.salt)))
    }
}

impl live::Command<Hall> for Envelope<Vec<Command>> {
    type Refusal = Refusal;

    fn author(&self, hall: &Hall) -> Result<Option<Author>, Refusal> {
        self.known_author(hall)
    }

    /// One entry for each command, each decided on what those before it lead to.
    fn decide(&self, hall: &Hall, now: Millis) -> Result<Draft<Hall>, Refusal> {
        let standing = hall.standing(&self.asker);
        let mut after = hall.clone();
        let mut bodies = Vec::with_capacity(self.action.len());
        for (number, command) in self.action.iter().enumerate() {
            let decision = Deciding { hall: &after, standing, asker: &self.asker }.command(command)?;
            let entry = self.entry(&after, standing, decision, now);
            // A salt of its own for each: who knows one person's must not be able to guess another's name.
            let body = entry.print(Seal::of(&format!("{}\n{number}", self.salt)).as_str());
            after.follow(number as u64, entry, &body).map_err(live::Failure::Unreadable)?;
            bodies.push(body);
        }
        Ok(Draft::entries(bodies))
    }
}

impl<A> Envelope<A> {
    /// The entry that follows in the log of a hall.
    fn entry(&self, hall: &Hall, standing: Standing, decision: Decision, now: Millis) -> Entry {
        let entrant = match standing {
            Standing::AtTable { entrant, .. } => entrant,
            Standing::Staff(_) | Standing::Registering | Standing::Public => None,
        };
        let (by, nonce, before) = (self.author(), self.nonce.clone(), hall.head.clone());
        Entry { at: now, by, entrant, nonce, what: decision.what, before, aside: decision.aside }
    }
}

/// What is to be written, and what stands beside it.
struct Decision {
    what: What,
    aside: Aside,
}

impl From<What> for Decision {
    fn from(what: What) -> Self {
        Self { what, aside: Aside::default() }
    }
}

struct Deciding<'h> {
    hall: &'h Hall,
    standing: Standing,
    asker: &'h Asker,
}

impl Deciding<'_> {
    fn decide(&self, action: &Action) -> Result<Decision, Refusal> {
        Ok(match action {
            Action::Command(command) => return self.command(command),
            Action::Drawn { command, on, events, ceremony } => {
                self.drawn(command, on, events, ceremony.as_ref())?.into()
            }
            Action::Confirm { round, table, why } => self.confirm(*round, *table, why)?.into(),
            Action::Contest { round, table, why } => self.contest(*round, *table, why)?.into(),
            Action::Undo { entry, why } => {
                self.needs(Role::Helper)?;
                let why = reason(why)?;
                let act = self.hall.acts.iter().find(|act| act.entry == *entry);
                self.needs(act.map_or(Role::Helper, |act| role_for(&act.done.command)))?;
                self.hall.check_undo(*entry)?;
                What::Undone { entry: *entry, why }.into()
            }
            Action::Clock(action) => {
                self.needs(Role::Helper)?;
                What::Clock(*action).into()
            }
            Action::Light { table, light } => {
                self.at(*table)?;
                What::Light { table: *table, light: *light }.into()
            }
            Action::Call { table, about } => {
                self.at(*table)?;
                What::Called { table: *table, about: text(about)? }.into()
            }
            Action::Answer { call } => {
                self.needs(Role::Referee)?;
                self.known("call", self.hall.calls.iter().any(|waiting| waiting.entry == *call))?;
                What::Answered { call: *call }.into()
            }
            Action::Notice { text: words } => {
                self.needs(Role::Helper)?;
                What::Notice { text: text(words)? }.into()
            }
            Action::RemoveNotice { notice } => {
                self.needs(Role::Helper)?;
                self.known("notice", self.hall.notices.iter().any(|shown| shown.entry == *notice))?;
                What::NoticeRemoved { notice: *notice }.into()
            }
            Action::MakeLink { key, kind } => self.make_link(key, *kind)?.into(),
            Action::MakeTableLinks { keys } => self.make_table_links(keys)?.into(),
            Action::RevokeLink { key } => {
                self.needs(Role::Organiser)?;
                self.known("link", self.hall.links.get(key).is_some_and(|link| !link.revoked))?;
                What::LinkRevoked { key: key.clone() }.into()
            }
            Action::TakeLink { device, entrant } => self.take_link(device, *entrant)?.into(),
            Action::NameReferee { entrant } => {
                self.needs(Role::Referee)?;
                let is_known = entrant.is_none_or(|entrant| self.hall.tournament.entrant(entrant).is_some());
                self.known("entrant", is_known)?;
                What::RefereeNamed { entrant: *entrant }.into()
            }
            Action::GiveRole { person, role } => {
                self.needs(Role::Organiser)?;
                What::RoleGiven { person: person.clone(), role: *role }.into()
            }
            Action::PromiseDraw { secret } => {
                self.needs(Role::Organiser)?;
                let aside = Aside { secret: Some(secret.clone()), ..Aside::default() };
                return Ok(Decision { what: What::DrawPromised { commitment: Seal::of(secret) }, aside });
            }
            Action::Erase { entrant } => {
                self.needs(Role::Organiser)?;
                self.known("entrant", self.hall.tournament.entrant(*entrant).is_some())?;
                What::Erased { entrant: *entrant }.into()
            }
        })
    }

    fn needs(&self, role: Role) -> Result<(), Refusal> {
        if self.standing.is_at_least(role) { Ok(()) } else { Err(Refusal::NotAllowed(role)) }
    }

    fn known(&self, what: &'static str, is_known: bool) -> Result<(), Refusal> {
        if is_known { Ok(()) } else { Err(Refusal::Unknown(what)) }
    }

    /// Staff may speak for every table of the last round, a table's link for its own.
    fn at(&self, table: usize) -> Result<(), Refusal> {
        let last = self.hall.tournament.rounds.last();
        if last.and_then(|round| round.numbered(table)).is_none() {
            return Err(Refusal::NoSuchTable(table));
        }
        match self.standing {
            Standing::Staff(_) => Ok(()),
            Standing::AtTable { round, table: own, .. } => self.own_table((round, own), (self.rounds(), table)),
            Standing::Registering | Standing::Public => Err(Refusal::NotAllowed(Role::Helper)),
        }
    }

    /// A referee who plays rules on nothing at the own table (C58).
    fn not_at_own(&self, round: usize, table: usize) -> Result<(), Refusal> {
        let seated = self.hall.tournament.rounds.get(round.wrapping_sub(1));
        let seats = seated.and_then(|round| Some(&round.tables[round.numbered(table)?].seats));
        let sits = seats.is_some_and(|seats| self.hall.plays_as(self.asker).iter().any(|own| seats.contains(own)));
        if sits { Err(Refusal::OwnTable) } else { Ok(()) }
    }

    /// The same for the table somebody sits at in the last round.
    fn not_at_table_of(&self, entrant: EntrantId) -> Result<(), Refusal> {
        let last = self.hall.tournament.rounds.last();
        let table = last.and_then(|round| Some(round.tables[round.table_of(entrant)?].number));
        table.map_or(Ok(()), |table| self.not_at_own(self.rounds(), table))
    }

    fn rounds(&self) -> usize {
        self.hall.tournament.rounds.len()
    }

    fn own_table(&self, (round, table): (usize, usize), asked: (usize, usize)) -> Result<(), Refusal> {
        if (round, table) == asked { Ok(()) } else { Err(Refusal::OtherTable { round, table }) }
    }

    fn command(&self, command: &Command) -> Result<Decision, Refusal> {
        if let Command::Report { table, result } = command {
            return Ok(self.report(*table, result)?.into());
        }
        if !self.registers(command) {
            self.needs(role_for(command))?;
        }
        match command {
            Command::Open { .. } => return Err(Refusal::OpenedAlready),
            Command::Amend { round, table, .. } => self.not_at_own(*round, *table)?,
            Command::Sanction { entrant, .. } => self.not_at_table_of(*entrant)?,
            _ => {}
        }
        Ok(What::Done(self.done(command)?).into())
    }

    /// Whether somebody enters by the link of the registration: before the first draw, themselves and with nothing that the
    /// organiser alone can say.
    fn registers(&self, command: &Command) -> bool {
        let Command::Enter { entry, namesake: false } = command else { return false };
        let own = !matches!(entry.age, Age::MinorWithWaiver) && entry.team.is_none();
        self.standing == Standing::Registering && own && self.hall.tournament.rounds.is_empty()
    }

    fn done(&self, command: &Command) -> Result<Done, Refusal> {
        let events = self.hall.rules.decide(&self.hall.tournament, command)?;
        Ok(Done { command: Box::new(command.clone()), events, ceremony: None, why: String::new() })
    }

    /// Staff settle a result at once; a table's own report waits for a second one.
    fn report(&self, table: usize, result: &TableResult) -> Result<What, Refusal> {
        let round = self.rounds();
        self.at(table)?;
        if matches!(self.standing, Standing::Staff(_)) {
            self.not_at_own(round, table)?;
        }
        let settled = self.hall.tournament.rounds.last().and_then(|last| last.results[last.numbered(table)?].as_ref());
        if settled == Some(result) {
            return Err(Refusal::ReportedAlready(table));
        }
        if let Some(reported) = settled {
            return Err(Refusal::Differs { reported: Box::new(reported.clone()), pending: false });
        }
        let command = Command::Report { table, result: result.clone() };
        let done = self.done(&command)?;
        let by = match self.standing {
            Standing::AtTable { entrant, .. } => self.player(round, table, entrant)?,
            Standing::Staff(_) | Standing::Registering | Standing::Public => return Ok(What::Done(done)),
        };
        match self.hall.pending.get(&(round, table)) {
            // The same said by a second player is a confirmation; by the first one it is said already.
            Some(pending) if pending.result == *result && pending.by != by && pending.contested.is_none() => {
                Ok(What::Done(done))
            }
            Some(pending) if pending.by != by => {
                Err(Refusal::Differs { reported: Box::new(pending.result.clone()), pending: true })
            }
            _ => Ok(What::Pending { round, table, result: result.clone() }),
        }
    }

    /// Somebody who sits at the table, and has said so.
    fn player(&self, round: usize, table: usize, entrant: Option<EntrantId>) -> Result<EntrantId, Refusal> {
        let entrant = entrant.ok_or(Refusal::Nameless)?;
        let round = self.hall.tournament.rounds.get(round.wrapping_sub(1));
        let seats = round.and_then(|round| Some(&round.tables[round.numbered(table)?].seats));
        let sits = seats.is_some_and(|seats| seats.contains(&entrant));
        if sits { Ok(entrant) } else { Err(Refusal::NotOfTable(entrant)) }
    }

    fn confirm(&self, round: usize, table: usize, why: &str) -> Result<What, Refusal> {
        let pending = self.hall.pending.get(&(round, table)).ok_or(Refusal::NothingPending { round, table })?;
        match self.standing {
            Standing::Staff(_) => self.not_at_own(round, table)?,
            Standing::Registering | Standing::Public => return Err(Refusal::NotAllowed(Role::Helper)),
            Standing::AtTable { round: own_round, table: own, entrant } => {
                self.own_table((own_round, own), (round, table))?;
                if self.player(round, table, entrant)? == pending.by {
                    return Err(Refusal::OwnReport);
                }
                if pending.contested.is_some() {
                    return Err(Refusal::NotAllowed(Role::Helper));
                }
            }
        }
        let command = Command::Report { table, result: pending.result.clone() };
        let why = if why.trim().is_empty() { String::new() } else { text(why)? };
        Ok(What::Done(Done { why, ..self.done(&command)? }))
    }

    fn contest(&self, round: usize, table: usize, why: &str) -> Result<What, Refusal> {
        if !self.hall.pending.contains_key(&(round, table)) {
            return Err(Refusal::NothingPending { round, table });
        }
        match self.standing {
            Standing::Staff(_) => {}
            Standing::Registering | Standing::Public => return Err(Refusal::NotAllowed(Role::Helper)),
            Standing::AtTable { round: own_round, table: own, entrant } => {
                self.own_table((own_round, own), (round, table))?;
                self.player(round, table, entrant)?;
            }
        }
        let why = why.trim();
        if why.chars().count() > TEXT_LETTERS_MAX {
            return Err(Refusal::Text(TEXT_LETTERS_MAX));
        }
        Ok(What::Contested { round, table, why: why.to_owned() })
    }

    fn drawn(
        &self,
        command: &Command,
        on: &Tournament,
        events: &[Event],
        ceremony: Option<&Ceremony>,
    ) -> Result<What, Refusal> {
        self.needs(Role::Organiser)?;
        if *on != self.hall.tournament {
            // Somebody was faster: the draw is made again on what is there now.
            return Err(Refusal::Host(live::Failure::Stale { version: 0 }));
        }
        let promised = self.hall.promise.as_ref().map(|(commitment, _)| commitment);
        if promised != ceremony.map(|ceremony| &ceremony.commitment) {
            return Err(Refusal::OtherCeremony);
        }
        if let Some(ceremony) = ceremony {
            let is_own = Seal::of(&ceremony.secret) == ceremony.commitment;
            let seed = matches!(command, Command::Draw { seed } if *seed == seed_of(ceremony));
            if !is_own || !seed {
                return Err(Refusal::OtherCeremony);
            }
        }
        let (command, events) = (Box::new(command.clone()), events.to_vec());
        Ok(What::Done(Done { command, events, ceremony: ceremony.cloned(), why: String::new() }))
    }

    fn make_link(&self, key: &str, kind: LinkKind) -> Result<What, Refusal> {
        let needed = if matches!(kind, LinkKind::Table { .. }) { Role::Helper } else { Role::Organiser };
        self.needs(needed)?;
        if let LinkKind::Table { round, table } = kind {
            let seated = self.hall.tournament.rounds.get(round.wrapping_sub(1));
            if seated.and_then(|round| round.numbered(table)).is_none() {
                return Err(Refusal::NoSuchTable(table));
            }
        }
        Ok(What::LinkMade { key: key.to_owned(), link: Link { kind, devices: BTreeMap::new(), revoked: false } })
    }

    /// A link for every table of the last round, and for no other.
    fn make_table_links(&self, keys: &[TableKey]) -> Result<What, Refusal> {
        self.needs(Role::Helper)?;
        let round = self.hall.tournament.rounds.last().ok_or(Refusal::NoSuchTable(1))?;
        let missing = round.tables.iter().find(|table| !keys.iter().any(|key| key.table == table.number));
        if let Some(missing) = missing {
            return Err(Refusal::NoSuchTable(missing.number));
        }
        match keys.iter().find(|key| round.numbered(key.table).is_none()) {
            Some(strange) => Err(Refusal::NoSuchTable(strange.table)),
            None => Ok(What::TableLinksMade { round: self.rounds(), keys: keys.to_vec() }),
        }
    }

    /// One name for each device, one device for each name.
    fn take_link(&self, device: &str, entrant: EntrantId) -> Result<What, Refusal> {
        let (Standing::AtTable { round, table, .. }, Asker::Link { key, .. }) = (self.standing, self.asker) else {
            return Err(Refusal::DeadLink);
        };
        let devices = self.hall.links.get(key).map(|link| &link.devices);
        let other = |(known, &who): (&String, &EntrantId)| ((known == device) != (who == entrant)).then_some(who);
        if let Some(other) = devices.and_then(|devices| devices.iter().find_map(other)) {
            return Err(Refusal::LinkInUse(other));
        }
        self.player(round, table, Some(entrant))?;
        Ok(What::LinkTaken { key: key.clone(), device: device.to_owned(), entrant })
    }
}

/// Who may ask for what the director decides.
fn role_for(command: &Command) -> Role {
    match command {
        Command::Enter { .. }
        | Command::Correct { .. }
        | Command::Pay { .. }
        | Command::CallRoll { .. }
        | Command::Arrive { .. }
        | Command::Report { .. }
        | Command::RegisterClub { .. }
        | Command::RegisterTeam { .. } => Role::Helper,
        Command::Sanction { .. } | Command::Amend { .. } | Command::CastDice { .. } => Role::Referee,
        _ => Role::Organiser,
    }
}

fn reason(why: &str) -> Result<String, Refusal> {
    if why.trim().is_empty() { Err(Refusal::NoReason) } else { text(why) }
}

fn text(text: &str) -> Result<String, Refusal> {
    let text = text.trim();
    let fits = (1..=TEXT_LETTERS_MAX).contains(&text.chars().count());
    if fits { Ok(text.to_owned()) } else { Err(Refusal::Text(TEXT_LETTERS_MAX)) }
}
