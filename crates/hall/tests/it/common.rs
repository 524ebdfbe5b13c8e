//! A hall with invented people, on a store of its own.

use director::points::TablePoints;
use director::scoring::Counted;
use director::tournament::{Command, EntrantId, Entry, Facts, Person, SeatResult, TableResult};
use hall::{Action, Asker, Hall, Halls, LinkKind, NewHall, Refusal, Role};
use live::{FakeClock, Live};
use regulation::Library;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use store::Store;

pub(crate) const START: i64 = 1_800_000_000_000;

/// A hall of a node, and everything needed for another node beside it.
pub(crate) struct Site {
    pub(crate) store: Store,
    pub(crate) clock: Arc<FakeClock>,
    pub(crate) halls: Halls,
    pub(crate) id: String,
    pub(crate) hall: Arc<Live<Hall>>,
    count: AtomicUsize,
    _directory: tempfile::TempDir,
}

pub(crate) fn organiser() -> Asker {
    Asker::Person { id: "olga".to_owned(), administrator: false }
}

pub(crate) fn person(id: &str) -> Asker {
    Asker::Person { id: id.to_owned(), administrator: false }
}

pub(crate) fn link(key: &str, entrant: Option<u32>) -> Asker {
    Asker::Link { key: key.to_owned(), device: None, entrant: entrant.map(EntrantId) }
}

impl Site {
    /// A hall in which nobody has entered.
    pub(crate) async fn open() -> Self {
        Self::open_under("raduno").await
    }

    /// The same under another regulation.
    pub(crate) async fn open_under(regulation: &str) -> Self {
        let directory = tempfile::tempdir().expect("a directory");
        let store = Store::in_directory(directory.path()).await.expect("a store");
        let clock = Arc::new(FakeClock::at(START));
        let halls = node(&store, &clock);
        let new = NewHall {
            rehearsal: false,
            regulation: regulation.to_owned(),
            text: None,
            format: None,
            facts: Facts { name: "Raduno di prova".to_owned(), ..Facts::default() },
            by: "olga".to_owned(),
            nonce: "open".to_owned(),
        };
        let id = halls.open(new).await.expect("opened");
        let hall = halls.get(&id).await.expect("readable").expect("there");
        Self { store, clock, halls, id, hall, count: AtomicUsize::new(0), _directory: directory }
    }

    /// A hall with so many people of four clubs, and a first round.
    pub(crate) async fn playing(people: u32) -> Self {
        Self::playing_under("raduno", people).await
    }

    /// The same under another regulation.
    pub(crate) async fn playing_under(regulation: &str, people: u32) -> Self {
        let site = Self::open_under(regulation).await;
        for number in 1..=people {
            site.ask(organiser(), enter(number)).await.expect("entered");
        }
        site.ask(organiser(), Action::Command(Box::new(Command::Draw { seed: 7 }))).await.expect("drawn");
        site
    }

    pub(crate) async fn ask(&self, asker: Asker, action: Action) -> Result<u64, Refusal> {
        let nonce = format!("n{}", self.count.fetch_add(1, Ordering::Relaxed));
        self.ask_as(asker, action, &nonce).await
    }

    pub(crate) async fn ask_as(&self, asker: Asker, action: Action, nonce: &str) -> Result<u64, Refusal> {
        self.halls.submit(&self.hall, None, asker, action, nonce).await
    }

    /// The seats of a table of the last round.
    pub(crate) async fn seats(&self, table: usize) -> Vec<EntrantId> {
        let guard = self.hall.lock().await;
        let round = guard.tournament().rounds.last().expect("a round");
        round.tables[round.numbered(table).expect("a table")].seats.clone()
    }

    /// A result in which who sits first wins, with these points.
    pub(crate) async fn result(&self, table: usize, points: &[u16]) -> TableResult {
        let seats = self.seats(table).await;
        let seats = (1..).zip(seats.into_iter().zip(points)).map(|(order, (entrant, &points))| SeatResult {
            entrant,
            counted: Some(Counted { points: TablePoints(points), order, ..Counted::default() }),
        });
        TableResult { seats: seats.collect(), objective: None }
    }

    pub(crate) async fn report(&self, asker: Asker, table: usize, points: &[u16]) -> Result<u64, Refusal> {
        let result = self.result(table, points).await;
        self.ask(asker, Action::Command(Box::new(Command::Report { table, result }))).await
    }

    /// A link to a table of the first round.
    pub(crate) async fn table_link(&self, key: &str, table: usize) {
        let kind = LinkKind::Table { round: 1, table };
        self.ask(organiser(), Action::MakeLink { key: key.to_owned(), kind }).await.expect("a link");
    }

    pub(crate) async fn give(&self, person: &str, role: Role) {
        let action = Action::GiveRole { person: person.to_owned(), role: Some(role) };
        self.ask(organiser(), action).await.expect("a role");
    }

    pub(crate) async fn bodies(&self) -> Vec<String> {
        let entries = store::Log::read(&self.store, &self.id, 0).await.expect("readable");
        entries.into_iter().map(|entry| entry.body).collect()
    }
}

/// The halls of another node on the same store.
pub(crate) fn node(store: &Store, clock: &Arc<FakeClock>) -> Halls {
    let (log, time) = (Arc::new(store.clone()), Arc::<FakeClock>::clone(clock));
    Halls::with(store.clone(), log, time, Library::embedded())
}

pub(crate) fn enter(number: u32) -> Action {
    let club = ["Aurora", "Bora", "Corvo", "Delfino"][number as usize % 4];
    let person = Person {
        name: format!("Nome{number}"),
        surname: format!("Cognome{number}"),
        club: Some(club.to_owned()),
        birth: Some("1990-01-01".to_owned()),
        ..Person::default()
    };
    let entry = Entry { person, ..Entry::default() };
    Action::Command(Box::new(Command::Enter { entry, namesake: false }))
}
