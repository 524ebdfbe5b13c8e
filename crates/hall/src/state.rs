//! What a hall is at a moment: the fold of its log.

use crate::authority::{Asker, Link, LinkKind, Role, Standing, TableKey};
use crate::chain::{Seal, seal_of_body};
use crate::clock::{HallClock, Light};
use crate::entry::{Author, Done, Entry, What};
use crate::fold::Changed;
use crate::pending::Pending;
use director::tournament::{Command, EntrantId, Event, Next, Person, Rules, Tournament, apply};
use live::Unreadable;
use regulation::{GameKind, GameSettings, Library, Regulation, RegulationText};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::Millis;

/// How long a game lasts where the regulation does not say.
const USUAL_MINUTES: u32 = 120;

/// How far a tournament has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// People enter.
    Entries,
    /// Rounds are played.
    Playing,
    /// It is over.
    Over,
}

impl Stage {
    /// The word for it in the protocol and in the index.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Entries => "entries",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }
}

/// Something the director decided.
#[derive(Clone, PartialEq, Debug)]
pub struct Act {
    /// The entry that says so.
    pub entry: u64,
    /// When.
    pub at: Millis,
    /// Who asked for it.
    pub by: Author,
    /// What was decided.
    pub done: Done,
    /// The entry that took it back, and its reason.
    pub undone: Option<(u64, String)>,
}

/// A table that wants a referee.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// The entry that says so.
    pub entry: u64,
    /// When.
    pub at: Millis,
    /// The table.
    pub table: usize,
    /// What it is about.
    pub about: String,
}

/// Words for everybody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The entry that has them.
    pub entry: u64,
    /// When.
    pub at: Millis,
    /// The words.
    pub text: String,
}

/// A tournament in its hall.
#[derive(Clone, Debug)]
pub struct Hall {
    pub(crate) rules: Arc<Rules>,
    pub(crate) texts: Arc<Vec<(String, String)>>,
    pub(crate) rehearsal: bool,
    pub(crate) tournament: Tournament,
    pub(crate) acts: Vec<Act>,
    pub(crate) pending: BTreeMap<(usize, usize), Pending>,
    pub(crate) clock: HallClock,
    pub(crate) lights: BTreeMap<usize, Light>,
    pub(crate) calls: Vec<Call>,
    pub(crate) notices: Vec<Notice>,
    pub(crate) links: BTreeMap<String, Link>,
    pub(crate) roles: BTreeMap<String, Role>,
    /// Referees who play too, and as whom.
    pub(crate) referees: BTreeMap<Author, EntrantId>,
    /// A draw that is promised: the hash of its secret, and the secret.
    pub(crate) promise: Option<(Seal, Option<String>)>,
    /// The seal of the newest entry.
    pub(crate) head: Seal,
}

impl Hall {
    /// The hall as it was after the first entry of its log.
    pub(crate) fn begin(first: &store::Entry) -> Result<Self, Unreadable> {
        let entry = Entry::read(&first.body).map_err(Unreadable::new)?;
        let What::Opened { regulation, texts, rehearsal, done } = entry.what else {
            return Err(Unreadable::new("a tournament's log begins with its opening"));
        };
        let regulation = read_regulation(&regulation, &texts)?;
        let mut tournament = Tournament::default();
        done.events.iter().for_each(|event| apply(&mut tournament, event));
        let format = Some(tournament.facts.format.as_str()).filter(|format| !format.is_empty());
        let rules = Rules::new(regulation, format).map_err(Unreadable::new)?;
        let roles = match &entry.by {
            Author::Person(id) => BTreeMap::from([(id.clone(), Role::Organiser)]),
            Author::Link(_) | Author::Device { .. } => BTreeMap::new(),
        };
        Ok(Self {
            clock: HallClock::full(minutes(&rules.regulation)),
            rules: Arc::new(rules),
            texts: Arc::new(texts),
            rehearsal,
            tournament,
            acts: vec![Act { entry: first.version, at: entry.at, by: entry.by, done, undone: None }],
            pending: BTreeMap::new(),
            lights: BTreeMap::new(),
            calls: Vec::new(),
            notices: Vec::new(),
            links: BTreeMap::new(),
            roles,
            referees: BTreeMap::new(),
            promise: None,
            head: seal_of_body(&first.body),
        })
    }

    /// The regulation with the format of the tournament.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Whether it is only tried: nobody in it is a real person.
    #[must_use]
    pub const fn is_rehearsal(&self) -> bool {
        self.rehearsal
    }

    /// The texts of the regulation, by id: its own and those it extends.
    #[must_use]
    pub fn texts(&self) -> &[(String, String)] {
        &self.texts
    }

    /// The tournament as it is.
    #[must_use]
    pub const fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// Everything the director decided, in order, what was taken back included.
    #[must_use]
    pub fn acts(&self) -> &[Act] {
        &self.acts
    }

    /// The results that wait to be confirmed, by round and table.
    #[must_use]
    pub const fn pending(&self) -> &BTreeMap<(usize, usize), Pending> {
        &self.pending
    }

    /// The clock of the hall.
    #[must_use]
    pub const fn clock(&self) -> HallClock {
        self.clock
    }

    /// What the tables of the last round show.
    #[must_use]
    pub const fn lights(&self) -> &BTreeMap<usize, Light> {
        &self.lights
    }

    /// The tables that wait for a referee, the first that called first.
    #[must_use]
    pub fn calls(&self) -> &[Call] {
        &self.calls
    }

    /// The words for everybody, the newest last.
    #[must_use]
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// The links that were given, by the hash of their key.
    #[must_use]
    pub const fn links(&self) -> &BTreeMap<String, Link> {
        &self.links
    }

    /// Who has a part in the tournament.
    #[must_use]
    pub const fn roles(&self) -> &BTreeMap<String, Role> {
        &self.roles
    }

    /// The hash of the secret of the next draw, if one was promised.
    #[must_use]
    pub fn promise(&self) -> Option<&Seal> {
        self.promise.as_ref().map(|(commitment, _)| commitment)
    }

    /// The seal of the newest entry: whoever keeps it finds every later change of what came before.
    #[must_use]
    pub const fn head(&self) -> &Seal {
        &self.head
    }

    /// How far it has come.
    #[must_use]
    pub fn stage(&self) -> Stage {
        match self.rules.next(&self.tournament) {
            Next::Nothing => Stage::Over,
            _ if self.tournament.rounds.is_empty() => Stage::Entries,
            Next::Results { .. } | Next::Round { .. } => Stage::Playing,
        }
    }

    /// What somebody is here.
    #[must_use]
    pub fn standing(&self, asker: &Asker) -> Standing {
        match asker {
            Asker::Person { administrator: true, .. } => Standing::Staff(Role::Organiser),
            Asker::Person { id, .. } => self.roles.get(id).map_or(Standing::Public, |&role| Standing::Staff(role)),
            Asker::Link { key, device, entrant } => match self.links.get(key).filter(|link| !link.revoked) {
                None => Standing::Public,
                Some(Link { kind: LinkKind::Helper, .. }) => Standing::Staff(Role::Helper),
                Some(Link { kind: LinkKind::Referee, .. }) => Standing::Staff(Role::Referee),
                Some(Link { kind: LinkKind::Projector, .. }) => Standing::Public,
                Some(Link { kind: LinkKind::Register, .. }) => Standing::Registering,
                Some(&Link { kind: LinkKind::Table { round, table }, ref devices, .. }) => {
                    let picked = device.as_ref().and_then(|device| devices.get(device)).copied();
                    Standing::AtTable { round, table, entrant: picked.or(*entrant) }
                }
            },
        }
    }

    /// The entrants a referee may be: the one they say they are, or those who said so with this account or link. A link
    /// without its device may be anybody's who uses it.
    pub(crate) fn plays_as(&self, asker: &Asker) -> Vec<EntrantId> {
        match asker {
            Asker::Link { entrant: Some(entrant), .. } => vec![*entrant],
            Asker::Link { key, device: None, .. } => {
                let same = |author: &Author| match author {
                    Author::Link(used) | Author::Device { key: used, .. } => used == key,
                    Author::Person(_) => false,
                };
                self.referees.iter().filter(|(author, _)| same(author)).map(|(_, &entrant)| entrant).collect()
            }
            Asker::Link { .. } | Asker::Person { .. } => {
                self.referees.get(&asker.author()).copied().into_iter().collect()
            }
        }
    }

    /// Takes in an entry after the first.
    pub(crate) fn follow(&mut self, version: u64, entry: Entry, body: &str) -> Result<Changed, Unreadable> {
        if entry.before != self.head {
            return Err(Unreadable::new(format_args!("entry {version} does not follow from the one before")));
        }
        self.head = seal_of_body(body);
        let changed = self.happen(version, entry);
        Ok(changed)
    }

    fn happen(&mut self, version: u64, entry: Entry) -> Changed {
        let at = entry.at;
        match entry.what {
            What::Opened { .. } => Changed::NOTHING,
            What::Done(done) => self.carry_out(version, at, entry.by, done),
            What::Undone { entry, why } => self.take_back(version, entry, why),
            What::Pending { round, table, result } => {
                let by = entry.entrant.unwrap_or(EntrantId(0));
                self.pending.insert((round, table), Pending { result, by, entry: version, contested: None });
                Changed::ROUNDS
            }
            What::Contested { round, table, why } => {
                if let Some(pending) = self.pending.get_mut(&(round, table)) {
                    pending.contested = Some((entry.entrant, why));
                }
                Changed::ROUNDS
            }
            What::Clock(action) => {
                self.clock = action.on(self.clock, at);
                Changed::CLOCK
            }
            What::Light { table, light } => {
                let all_had_placed = self.has_everybody_placed();
                self.lights.insert(table, light);
                if !all_had_placed && self.has_everybody_placed() && matches!(self.clock, HallClock::Stopped { .. }) {
                    self.clock = self.clock.started(at);
                }
                Changed::CLOCK
            }
            What::Called { table, about } => {
                self.calls.push(Call { entry: version, at, table, about });
                Changed::CALLS
            }
            What::Answered { call } => {
                self.calls.retain(|waiting| waiting.entry != call);
                Changed::CALLS
            }
            What::Notice { text } => {
                self.notices.push(Notice { entry: version, at, text });
                Changed::NOTICES
            }
            What::NoticeRemoved { notice } => {
                self.notices.retain(|shown| shown.entry != notice);
                Changed::NOTICES
            }
            What::LinkMade { key, link } => {
                self.links.insert(key, link);
                Changed::NOTHING
            }
            What::TableLinksMade { round, keys } => {
                self.renew_table_links(round, keys);
                Changed::NOTHING
            }
            What::LinkRevoked { key } => {
                if let Some(link) = self.links.get_mut(&key) {
                    link.revoked = true;
                }
                Changed::NOTHING
            }
            What::LinkTaken { key, device, entrant } => {
                if let Some(link) = self.links.get_mut(&key) {
                    link.devices.insert(device, entrant);
                }
                Changed::NOTHING
            }
            What::RefereeNamed { entrant } => {
                match entrant {
                    Some(entrant) => self.referees.insert(entry.by, entrant),
                    None => self.referees.remove(&entry.by),
                };
                Changed::NOTHING
            }
            What::RoleGiven { person, role } => {
                match role {
                    Some(role) => self.roles.insert(person, role),
                    None => self.roles.remove(&person),
                };
                Changed::NOTHING
            }
            What::DrawPromised { commitment } => {
                self.promise = Some((commitment, entry.aside.secret));
                Changed::ROUNDS
            }
            What::Erased { entrant } => {
                self.erase(entrant);
                Changed::ENTRANTS | Changed::ROUNDS | Changed::STANDINGS
            }
        }
    }

    /// Every table of a round has a new link, and its older ones open nothing any more.
    fn renew_table_links(&mut self, round: usize, keys: Vec<TableKey>) {
        let is_old = |link: &&mut Link| matches!(link.kind, LinkKind::Table { round: of, .. } if of == round);
        for link in self.links.values_mut().filter(is_old) {
            link.revoked = true;
        }
        for TableKey { table, key } in keys {
            let kind = LinkKind::Table { round, table };
            self.links.insert(key, Link { kind, devices: BTreeMap::new(), revoked: false });
        }
    }

    fn carry_out(&mut self, entry: u64, at: Millis, by: Author, done: Done) -> Changed {
        let mut changed = Changed::NOTHING;
        for event in &done.events {
            apply(&mut self.tournament, event);
            changed |= Changed::by(event);
            self.accompany(event);
        }
        self.acts.push(Act { entry, at, by, done, undone: None });
        changed
    }

    /// What else an event means in a hall: a new round has new lights, a new clock and no calls.
    fn accompany(&mut self, event: &Event) {
        match event {
            Event::RoundSeated { .. } => {
                self.promise = None;
                self.lights.clear();
                self.calls.clear();
                self.clock = HallClock::full(minutes(&self.rules.regulation));
            }
            Event::Reported { round, table, .. } => {
                self.pending.remove(&(*round, *table));
                self.lights.insert(*table, Light::Finished);
            }
            _ => {}
        }
    }

    /// S.P.Q.: the time of a game runs from the moment the last table has placed its armies.
    fn has_everybody_placed(&self) -> bool {
        let placed = |number: usize| self.lights.get(&number).is_some_and(|light| *light != Light::Placing);
        let last = self.tournament.rounds.last();
        self.rules.regulation.kind() == GameKind::Spqr
            && last.is_some_and(|round| round.tables.iter().all(|table| placed(table.number)))
    }

    fn take_back(&mut self, version: u64, entry: u64, why: String) -> Changed {
        if let Some(act) = self.acts.iter_mut().find(|act| act.entry == entry) {
            act.undone = Some((version, why));
        }
        self.tournament = Self::fold(self.acts.iter().filter(|act| act.undone.is_none()));
        let rounds = self.tournament.rounds.len();
        self.pending.retain(|&(round, _), _| round <= rounds);
        Changed::ALL
    }

    /// The tournament that follows from what was decided.
    pub(crate) fn fold<'a>(acts: impl Iterator<Item = &'a Act>) -> Tournament {
        let mut tournament = Tournament::default();
        acts.flat_map(|act| &act.done.events).for_each(|event| apply(&mut tournament, event));
        tournament
    }

    /// Their name is gone, wherever it stood; number, club and results stay.
    fn erase(&mut self, entrant: EntrantId) {
        let nameless = |person: &mut Person| {
            let (club, region) = (person.club.take(), person.region.take());
            *person = Person { club, region, ..Person::default() };
        };
        for act in &mut self.acts {
            let mut touched = false;
            for event in &mut act.done.events {
                if let Event::Entered { id, entry } | Event::Corrected { id, entry } = event
                    && *id == entrant
                {
                    nameless(&mut entry.person);
                    touched = true;
                }
            }
            if let (true, Command::Enter { entry, .. } | Command::Correct { entry, .. }) =
                (touched, &mut *act.done.command)
            {
                nameless(&mut entry.person);
            }
        }
        if let Some(known) = self.tournament.entrants.iter_mut().find(|known| known.id == entrant) {
            nameless(&mut known.entry.person);
        }
    }
}

/// The regulation a tournament was opened under, from the texts that were kept with it and from nothing else.
fn read_regulation(id: &str, texts: &[(String, String)]) -> Result<Regulation, Unreadable> {
    let texts = texts.iter().map(|(id, text)| RegulationText { id: id.clone(), text: text.clone() });
    Library::of(texts).get(id).map_err(|faults| Unreadable::new(format_args!("the regulation {id}: {faults:?}")))
}

fn minutes(regulation: &Regulation) -> u32 {
    let minutes = match &regulation.game {
        GameSettings::Risiko(settings) => settings.end.minutes.value.get(),
        GameSettings::Spqr(settings) => settings.end.minutes.value.get(),
    };
    minutes.map_or(USUAL_MINUTES, u32::from)
}
