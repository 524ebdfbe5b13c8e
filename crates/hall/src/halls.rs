//! The tournaments of a node: opened, found, followed.

use crate::action::{Action, Envelope};
use crate::authority::{Asker, Role};
use crate::chain::{Aside, Seal};
use crate::draws::{Ceremony, seed_of};
use crate::entry::{Author, Done, Entry, What};
use crate::refusal::Refusal;
use crate::state::{Hall, Stage};
use director::tournament::{Command, EntrantId, Facts, Rules, Tournament};
use live::{
    BoxFuture, Clock, Failure, Live, LiveGuard, Lookup, Millis, Node, Stop, Submission, Supervisor, SystemClock,
    Unreadable, random_word,
};
use regulation::Library;
use std::sync::Arc;
use store::{Fault, ListedTournament, Log, Store};

/// How often a draw is made again because somebody changed the tournament meanwhile.
const DRAW_ATTEMPTS_MAX: usize = 4;
/// The word of the index for a tournament that is only tried.
const REHEARSAL: &str = "rehearsal";
/// What the ids of tournaments begin with, so that nobody takes a table for one.
const ID_PREFIX: &str = "t-";

/// A tournament to be opened.
#[derive(Clone, Debug)]
pub struct NewHall {
    /// The regulation's id.
    pub regulation: String,
    /// A club's own text of it.
    pub text: Option<String>,
    /// The format; the regulation's usual one where none is named.
    pub format: Option<String>,
    /// What the tournament is.
    pub facts: Facts,
    /// Whether it is only tried, with people who do not exist: it is shown to nobody else.
    pub rehearsal: bool,
    /// Whoever opens it is its organiser.
    pub by: String,
    /// The name of the request: asked again under the same name by the same person, it opens no second one.
    pub nonce: String,
}

/// What a list shows of a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: u64,
    /// What it is.
    pub facts: Facts,
    /// How far it has come.
    pub stage: Stage,
    /// How many take part.
    pub entrants: usize,
    /// Whether it is only tried.
    pub rehearsal: bool,
}

/// The tournaments of a node. Copies share them.
#[derive(Clone)]
pub struct Halls(Node<HallSupervisor>);

/// What a node must know of tournaments. Nothing in them happens by itself: the clock is only looked at.
struct HallSupervisor {
    store: Store,
    log: Arc<dyn Log>,
    clock: Arc<dyn Clock>,
    library: Library,
}

impl Supervisor for HallSupervisor {
    type Resident = Live<Hall>;
    type Fault = Refusal;

    fn load<'a>(&'a self, id: &'a str) -> Lookup<'a, Self> {
        Box::pin(async move {
            if !id.starts_with(ID_PREFIX) {
                return Ok(None);
            }
            let entries = self.log.read(id, 0).await?;
            let Some(first) = entries.first() else { return Ok(None) };
            let hall = Hall::begin(first).map_err(Failure::Unreadable)?;
            // Whoever was to be erased when the power failed is erased now.
            for erased in entries.iter().filter_map(|kept| Entry::read(&kept.body).ok()?.erases()) {
                self.forget(id, erased).await?;
            }
            let live = Live::load(id.to_owned(), Arc::clone(&self.log), Arc::clone(&self.clock), hall, &entries);
            let live = live.map_err(Failure::Unreadable)?;
            // If the power failed between an entry and the line of the list, the list is behind until now.
            let changed = entries.last().map_or(first.at, |last| last.at);
            let listed = summary_of(id, &live.lock().await).listed(changed);
            self.store.list_tournament(&listed).await?;
            Ok(Some(Arc::new(live)))
        })
    }

    fn take_over<'a>(&'a self, _: &'a Live<Hall>, _: Option<Millis>) -> BoxFuture<'a, Result<(), Refusal>> {
        Box::pin(async { Ok(()) })
    }

    fn drive(&self, _: Arc<Live<Hall>>, _: Stop) -> BoxFuture<'_, Result<(), Refusal>> {
        Box::pin(async { Ok(()) })
    }

    fn orphans(&self, _: Millis) -> BoxFuture<'_, Result<Vec<String>, Fault>> {
        Box::pin(async { Ok(Vec::new()) })
    }

    fn tidy<'a>(&'a self, _: &'a Node<Self>) -> BoxFuture<'a, Result<(), Fault>> {
        Box::pin(async { Ok(()) })
    }
}

impl HallSupervisor {
    /// Takes away what stands beside the entries that name somebody. The chain holds without it.
    async fn forget(&self, id: &str, entrant: EntrantId) -> Result<(), Refusal> {
        for kept in self.log.read(id, 0).await? {
            let entry = Entry::read(&kept.body).map_err(|why| Failure::Unreadable(Unreadable::new(why)))?;
            let bare = Entry::public_body(&kept.body);
            if entry.names(entrant) && bare != kept.body {
                self.store.change_entry(id, kept.version, bare).await?;
            }
        }
        Ok(())
    }
}

impl Halls {
    /// The tournaments kept in a store.
    #[must_use]
    pub fn new(store: Store, library: Library) -> Self {
        let log = Arc::new(store.clone());
        Self::with(store, log, Arc::new(SystemClock::default()), library)
    }

    /// The same with a log and a clock of one's own.
    #[must_use]
    pub fn with(store: Store, log: Arc<dyn Log>, clock: Arc<dyn Clock>, library: Library) -> Self {
        let (kept, streams, time) = (store.clone(), Arc::clone(&log), Arc::clone(&clock));
        let supervisor = HallSupervisor { store: kept, log: streams, clock: time, library };
        Self(Node::new(random_word(12), supervisor, store, log, clock))
    }

    /// Does what a node has to do from time to time, until it stops.
    pub async fn run(&self) {
        self.0.run().await;
    }

    /// Stops in an orderly way.
    pub async fn stop(&self) {
        self.0.stop().await;
    }

    /// Where the logs are kept.
    pub(crate) fn log(&self) -> &Arc<dyn Log> {
        &self.0.supervisor().log
    }

    /// Opens a tournament: its id.
    pub async fn open(&self, new: NewHall) -> Result<String, Refusal> {
        let library = self.0.supervisor().library.clone();
        let library = new.text.iter().fold(library, |library, text| library.with(&new.regulation, text));
        let unknown = |faults| Failure::Unreadable(Unreadable::new(format_args!("{}: {faults:?}", new.regulation)));
        let regulation = library.get(&new.regulation).map_err(unknown)?;
        let texts = regulation.texts.iter().map(|text| (text.id.clone(), text.text.clone())).collect();
        let no_format = |no: director::tournament::NoFormat| Refusal::Host(Failure::Unreadable(Unreadable::new(no)));
        let rules = Rules::new(regulation, new.format.as_deref()).map_err(no_format)?;
        let facts = Facts { format: rules.format_id.clone(), regulation: new.regulation.clone(), ..new.facts };
        let command = Command::Open { facts };
        let events = rules.decide(&Tournament::default(), &command)?;
        let done = Done { command: Box::new(command), events, ceremony: None, why: String::new() };
        let HallSupervisor { log, clock, .. } = self.0.supervisor();
        let at = clock.now().wall;
        let what = What::Opened { regulation: new.regulation, texts, rehearsal: new.rehearsal, done };
        let id = id_of(&new.by, &new.nonce);
        let (by, nonce) = (Author::Person(new.by), new.nonce);
        let entry = Entry { at, by, entrant: None, nonce, what, before: Seal::default(), aside: Aside::default() };
        match log.append(&id, 0, at, entry.print(&random_word(16))).await {
            // It was opened when it was asked for the first time.
            Ok(_) | Err(Fault::Taken { .. }) => {}
            Err(fault) => return Err(fault.into()),
        }
        self.index(&id).await?;
        Ok(id)
    }

    /// The tournament with this id, from memory or from its log.
    pub async fn get(&self, id: &str) -> Result<Option<Arc<Live<Hall>>>, Refusal> {
        self.0.get(id).await
    }

    /// What is asked of a tournament: the version it led to. A draw is made outside its lock.
    pub async fn submit(
        &self,
        hall: &Live<Hall>,
        after: Option<u64>,
        asker: Asker,
        action: Action,
        nonce: &str,
    ) -> Result<u64, Refusal> {
        let submission = Submission { nonce, after };
        let envelope = |action| Envelope::new(asker.clone(), action, nonce);
        let version = match action {
            Action::Command(command) if makes_tables(&command) => {
                self.draw(hall, &asker, submission, &command, None, envelope).await?
            }
            Action::Erase { entrant } => {
                let version = hall.submit(submission, &envelope(Action::Erase { entrant })).await?;
                self.0.supervisor().forget(hall.stream(), entrant).await?;
                version
            }
            other => hall.submit(submission, &envelope(other)).await?,
        };
        self.index(hall.stream()).await?;
        Ok(version)
    }

    /// Several commands of which all are done or none, one after the other: the version of the last. What makes tables is
    /// asked for alone.
    pub async fn submit_list(
        &self,
        hall: &Live<Hall>,
        asker: Asker,
        commands: Vec<Command>,
        nonce: &str,
    ) -> Result<u64, Refusal> {
        debug_assert!(!commands.iter().any(makes_tables), "a draw is made outside the lock");
        if commands.is_empty() {
            return Ok(hall.lock().await.version());
        }
        let envelope = Envelope::new(asker, commands, nonce);
        let version = hall.submit(Submission { nonce, after: None }, &envelope).await?;
        self.index(hall.stream()).await?;
        Ok(version)
    }

    /// Writes what is listed of a tournament.
    pub(crate) async fn index(&self, id: &str) -> Result<(), Refusal> {
        let Some(summary) = self.summary(id).await? else { return Ok(()) };
        let HallSupervisor { store, clock, .. } = self.0.supervisor();
        Ok(store.list_tournament(&summary.listed(clock.now().wall)).await?)
    }

    /// The tournaments that are listed, those that changed last first. A rehearsal is not among them.
    pub async fn list(&self, most: u16) -> Result<Vec<ListedTournament>, Refusal> {
        let all = self.0.supervisor().store.tournaments(most).await?;
        Ok(all.into_iter().filter(|one| one.stage != REHEARSAL).collect())
    }

    /// The tournaments that are only tried, those that changed last first.
    pub async fn rehearsals(&self, most: u16) -> Result<Vec<ListedTournament>, Refusal> {
        let all = self.0.supervisor().store.tournaments(most).await?;
        Ok(all.into_iter().filter(|one| one.stage == REHEARSAL).collect())
    }

    /// A draw with the secret that was promised and dice that were rolled in the hall.
    pub async fn draw_with_dice(
        &self,
        hall: &Live<Hall>,
        asker: Asker,
        dice: Vec<u8>,
        nonce: &str,
    ) -> Result<u64, Refusal> {
        let promise = hall.lock().await.promise.clone();
        let (commitment, secret) = promise.ok_or(Refusal::OtherCeremony)?;
        let ceremony = Ceremony { commitment, secret: secret.ok_or(Refusal::OtherCeremony)?, dice };
        let command = Command::Draw { seed: seed_of(&ceremony) };
        let envelope = |action| Envelope::new(asker.clone(), action, nonce);
        let submission = Submission { nonce, after: None };
        let version = self.draw(hall, &asker, submission, &command, Some(ceremony), envelope).await?;
        self.index(hall.stream()).await?;
        Ok(version)
    }

    async fn draw(
        &self,
        hall: &Live<Hall>,
        asker: &Asker,
        submission: Submission<'_>,
        command: &Command,
        ceremony: Option<Ceremony>,
        envelope: impl Fn(Action) -> Envelope,
    ) -> Result<u64, Refusal> {
        let mut last = Refusal::OtherCeremony;
        hall.catch_up().await?;
        for _ in 0..DRAW_ATTEMPTS_MAX {
            let (rules, on) = {
                let guard = hall.lock().await;
                // Before the work, not after it: a draw is not made for somebody who may not ask for one.
                if !guard.standing(asker).is_at_least(Role::Organiser) {
                    return Err(Refusal::NotAllowed(Role::Organiser));
                }
                if guard.answered(&asker.author(), submission.nonce).is_some() {
                    drop(guard);
                    // It was made when it was asked for the first time; by now the director would refuse it.
                    return hall.submit(submission, &envelope(Action::Command(Box::new(command.clone())))).await;
                }
                (Arc::clone(&guard.rules), guard.tournament.clone())
            };
            let (asked, before) = (command.clone(), on.clone());
            let decided = tokio::task::spawn_blocking(move || rules.decide(&before, &asked)).await;
            let events =
                decided.map_err(|_| Refusal::Host(Failure::Unreadable(Unreadable::new("the draw failed"))))??;
            let action = Action::Drawn {
                command: Box::new(command.clone()),
                on: Box::new(on),
                events,
                ceremony: ceremony.clone(),
            };
            match hall.submit(submission, &envelope(action)).await {
                Err(stale @ Refusal::Host(Failure::Stale { version: 0 })) => last = stale,
                done => return done,
            }
        }
        Err(last)
    }

    /// What a list shows of a tournament.
    pub async fn summary(&self, id: &str) -> Result<Option<Summary>, Refusal> {
        let Some(hall) = self.get(id).await? else { return Ok(None) };
        Ok(Some(summary_of(id, &hall.lock().await)))
    }
}

fn summary_of(id: &str, hall: &LiveGuard<'_, Hall>) -> Summary {
    Summary {
        id: id.to_owned(),
        version: hall.version(),
        facts: hall.tournament().facts.clone(),
        stage: hall.stage(),
        entrants: hall.tournament().entrants.len(),
        rehearsal: hall.is_rehearsal(),
    }
}

impl Summary {
    /// The line of the list, as of this time.
    fn listed(self, changed: Millis) -> ListedTournament {
        ListedTournament {
            id: self.id,
            stage: if self.rehearsal { REHEARSAL } else { self.stage.word() }.to_owned(),
            name: self.facts.name,
            regulation: self.facts.regulation,
            dates: self.facts.dates,
            entrants: self.entrants as u32,
            version: self.version,
            changed,
        }
    }
}

const fn makes_tables(command: &Command) -> bool {
    matches!(command, Command::Draw { .. } | Command::Redraw { .. })
}

/// The id of a tournament follows from who opens it and the name of the request.
pub(crate) fn id_of(by: &str, nonce: &str) -> String {
    let seal = Seal::of(&format!("{by} {nonce}"));
    format!("{ID_PREFIX}{}", &seal.as_str()[..12])
}
