//! Who is at a table besides its log: how many look on, and what is said there. Neither is kept: whoever comes later has not
//! heard it, and a phrase costs the game no version. Machines that share a database tell each other, so that a table is one room
//! wherever its people are connected.

use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;
use store::Store;
use tokio::sync::{broadcast, watch};
use tokio::time::{Instant, interval};
use wire::Said;

/// How many phrases wait for a reader who is slow; what is more is lost to them.
const WAITING_PHRASES_MAX: usize = 16;
/// How much of what happens here waits to be told to other machines.
const WAITING_NEWS_MAX: usize = 1024;
/// Tables that nobody is at any more are forgotten once there are so many.
const ROOMS_MAX: usize = 256;
/// How often a machine says again how many look on with it.
const RECOUNT_INTERVAL: Duration = Duration::from_secs(20);
/// After how long a machine that says nothing is no longer counted with.
const SILENCE_MAX: Duration = Duration::from_secs(65);

/// The room of those who look at the lobby; no table is called so.
pub(crate) const LOBBY: &str = "";

/// The tables at which somebody is.
pub(crate) struct Rooms {
    rooms: Mutex<HashMap<String, Weak<Room>>>,
    news: broadcast::Sender<RoomNews>,
    /// What this machine is called among those that share a database.
    machine: String,
}

/// One table.
struct Room {
    table: String,
    counts: Mutex<Counts>,
    watching: watch::Sender<usize>,
    said: broadcast::Sender<Said>,
    news: broadcast::Sender<RoomNews>,
}

/// How many look on.
#[derive(Default)]
struct Counts {
    here: usize,
    /// At other machines, and when these last said so.
    elsewhere: HashMap<String, (usize, Instant)>,
}

impl Counts {
    fn elsewhere(&self) -> usize {
        self.elsewhere.values().map(|(count, _)| count).sum()
    }
}

/// What happens in a room that people at other machines should know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "news", rename_all = "kebab-case")]
enum RoomNews {
    /// Somebody said something.
    Said { table: String, player: usize, phrase: String },
    /// So many look on here now.
    Watching { table: String, count: usize },
    /// Somebody has come to a room that was empty here: how many look on elsewhere?
    Asked { table: String },
}

/// News with the machine they are from.
#[derive(Debug, Serialize, Deserialize)]
struct Announcement {
    machine: String,
    #[serde(flatten)]
    news: RoomNews,
}

/// Somebody who is at a table for as long as this lives.
pub(crate) struct Guest {
    room: Arc<Room>,
    /// Whether they look on without a seat.
    looks_on: bool,
    watching: watch::Receiver<usize>,
    said: broadcast::Receiver<Said>,
}

/// What a guest hears.
#[derive(Debug)]
pub(crate) enum Heard {
    /// So many look on now.
    Watching(usize),
    /// Somebody said something.
    Said(Said),
}

impl Default for Rooms {
    fn default() -> Self {
        let (news, _) = broadcast::channel(WAITING_NEWS_MAX);
        Self { rooms: Mutex::default(), news, machine: table::random_word(8) }
    }
}

impl Rooms {
    /// Comes to a table.
    pub(crate) fn enter(&self, table: &str, looks_on: bool) -> Guest {
        let known = self.find(table);
        if known.is_none() {
            // Nobody listens where there is one machine.
            let _ = self.news.send(RoomNews::Asked { table: table.to_owned() });
        }
        let room = known.unwrap_or_else(|| self.add(table));
        let (mut watching, said) = (room.watching.subscribe(), room.said.subscribe());
        if looks_on {
            room.count_here(|here| here + 1);
        }
        // What there is at the beginning is news too.
        watching.mark_changed();
        Guest { room, looks_on, watching, said }
    }

    /// How many look on in a room at other machines.
    pub(crate) fn watching_elsewhere(&self, room: &str) -> usize {
        self.find(room).map_or(0, |room| room.lock().elsewhere())
    }

    /// Says something to everybody who is at a table, at other machines too.
    pub(crate) fn say(&self, table: &str, said: Said) {
        let Said { player, phrase } = said.clone();
        let _ = self.news.send(RoomNews::Said { table: table.to_owned(), player, phrase });
        self.say_here(table, said);
    }

    fn say_here(&self, table: &str, said: Said) {
        if let Some(room) = self.find(table) {
            // Nobody listens: then nobody hears it.
            let _ = room.said.send(said);
        }
    }

    fn find(&self, table: &str) -> Option<Arc<Room>> {
        self.lock().get(table).and_then(Weak::upgrade)
    }

    fn add(&self, table: &str) -> Arc<Room> {
        let mut rooms = self.lock();
        if rooms.len() >= ROOMS_MAX {
            rooms.retain(|_, room| room.strong_count() > 0);
        }
        // Somebody else may have come at the same moment.
        if let Some(room) = rooms.get(table).and_then(Weak::upgrade) {
            return room;
        }
        let room = Arc::new(Room::new(table, self.news.clone()));
        rooms.insert(table.to_owned(), Arc::downgrade(&room));
        room
    }

    fn all(&self) -> Vec<Arc<Room>> {
        self.lock().values().filter_map(Weak::upgrade).collect()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Weak<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Between machines.
impl Rooms {
    /// What is told to the others of news of this machine.
    fn announced(&self, news: RoomNews) -> String {
        serde_json::to_string(&Announcement { machine: self.machine.clone(), news }).unwrap_or_default()
    }

    /// Takes in what another machine tells. What is no announcement, or this machine's own, is passed over.
    fn hear(&self, text: &str, now: Instant) {
        let Ok(Announcement { machine, news }) = serde_json::from_str(text) else { return };
        if machine == self.machine {
            return;
        }
        match news {
            RoomNews::Said { table, player, phrase } => self.say_here(&table, Said { player, phrase }),
            RoomNews::Watching { table, count } => {
                if let Some(room) = self.find(&table) {
                    room.count(|counts| _ = counts.elsewhere.insert(machine, (count, now)));
                }
            }
            RoomNews::Asked { table } => {
                if let Some(room) = self.find(&table) {
                    room.tell_count();
                }
            }
        }
    }

    /// Says again how many look on here, and forgets machines that have long said nothing.
    fn recount(&self, now: Instant) {
        for room in self.all() {
            room.count(|counts| counts.elsewhere.retain(|_, (_, at)| now.duration_since(*at) < SILENCE_MAX));
            room.tell_count();
        }
    }

    /// Tells other machines what happens here and hears what happens there, for as long as the server runs.
    pub(crate) async fn share(&self, store: &Store) {
        let (mut news, mut told) = (self.news.subscribe(), store.announcements());
        let mut recount = interval(RECOUNT_INTERVAL);
        loop {
            tokio::select! {
                happened = news.recv() => {
                    let Ok(happened) = happened else { continue };
                    if let Err(fault) = store.announce(&self.announced(happened)).await {
                        tracing::warn!(%fault, "other machines were not told");
                    }
                }
                heard = told.recv() => match heard {
                    Ok(text) => self.hear(&text, Instant::now()),
                    Err(broadcast::error::RecvError::Lagged(_)) => {}
                    Err(broadcast::error::RecvError::Closed) => return,
                },
                now = recount.tick() => self.recount(now),
            }
        }
    }
}

impl Room {
    fn new(table: &str, news: broadcast::Sender<RoomNews>) -> Self {
        let (watching, said) = (watch::Sender::new(0), broadcast::Sender::new(WAITING_PHRASES_MAX));
        Self { table: table.to_owned(), counts: Mutex::default(), watching, said, news }
    }

    /// Somebody has come or gone here.
    fn count_here(&self, change: impl FnOnce(usize) -> usize) {
        self.count(|counts| counts.here = change(counts.here));
        self.tell_count();
    }

    /// Changes the counts, and says how many look on now where that is another number.
    fn count(&self, change: impl FnOnce(&mut Counts)) {
        let mut counts = self.lock();
        change(&mut counts);
        let all = counts.here + counts.elsewhere();
        self.watching.send_if_modified(|watching| std::mem::replace(watching, all) != all);
    }

    fn tell_count(&self) {
        let count = self.lock().here;
        let _ = self.news.send(RoomNews::Watching { table: self.table.clone(), count });
    }

    fn lock(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Guest {
    /// How many look on.
    pub(crate) fn watching(&self) -> usize {
        *self.watching.borrow()
    }

    /// The next thing to be heard. Nothing is lost if this is dropped before it is ready.
    pub(crate) async fn next(&mut self) -> Heard {
        loop {
            tokio::select! {
                changed = self.watching.changed() => match changed {
                    Ok(()) => return Heard::Watching(*self.watching.borrow_and_update()),
                    // The room lives as long as its guests.
                    Err(_) => std::future::pending().await,
                },
                said = self.said.recv() => match said {
                    Ok(said) => return Heard::Said(said),
                    Err(broadcast::error::RecvError::Lagged(_)) => {}
                    Err(broadcast::error::RecvError::Closed) => std::future::pending().await,
                },
            }
        }
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        if self.looks_on {
            self.room.count_here(|here| here.saturating_sub(1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn players_hear_how_many_look_on_and_what_is_said() {
        let rooms = Rooms::default();
        let mut player = rooms.enter("t", false);
        assert!(matches!(player.next().await, Heard::Watching(0)));
        let spectator = rooms.enter("t", true);
        let elsewhere = rooms.enter("u", true);
        assert!(matches!(player.next().await, Heard::Watching(1)));
        rooms.say("t", Said { player: 1, phrase: "well-played".to_owned() });
        rooms.say("u", Said { player: 2, phrase: "thanks".to_owned() });
        assert!(matches!(player.next().await, Heard::Said(said) if said.player == 1));
        drop(spectator);
        assert!(matches!(player.next().await, Heard::Watching(0)));
        drop((player, elsewhere));
        assert_eq!(rooms.enter("u", false).watching(), 0, "a room nobody was in is a new one");
    }

    /// Two machines, and what each tells the other.
    struct Two {
        machines: [Rooms; 2],
        told: [broadcast::Receiver<RoomNews>; 2],
    }

    impl Two {
        fn new() -> Self {
            let machines = [Rooms::default(), Rooms::default()];
            let told = [machines[0].news.subscribe(), machines[1].news.subscribe()];
            Self { machines, told }
        }

        /// Everybody hears what was said so far, themselves too, as over a database.
        fn pass_on(&mut self, now: Instant) {
            loop {
                let told = self.machines.iter().zip(&mut self.told);
                let news: Vec<String> =
                    told.filter_map(|(rooms, told)| Some(rooms.announced(told.try_recv().ok()?))).collect();
                if news.is_empty() {
                    return;
                }
                for text in &news {
                    self.machines.iter().for_each(|rooms| rooms.hear(text, now));
                }
            }
        }
    }

    #[tokio::test]
    async fn a_table_is_one_room_wherever_its_people_are_connected() {
        let (mut two, now) = (Two::new(), Instant::now());
        let spectators = [two.machines[0].enter("t", true), two.machines[0].enter("t", true)];
        two.pass_on(now);
        let mut player = two.machines[1].enter("t", false);
        assert!(matches!(player.next().await, Heard::Watching(0)), "before the others have answered");
        two.pass_on(now);
        assert!(matches!(player.next().await, Heard::Watching(2)));
        let mut near = two.machines[0].enter("t", false);
        assert!(matches!(near.next().await, Heard::Watching(2)));

        two.machines[1].say("t", Said { player: 3, phrase: "thanks".to_owned() });
        two.pass_on(now);
        for hearer in [&mut player, &mut near] {
            assert!(matches!(hearer.next().await, Heard::Said(said) if said.player == 3 && said.phrase == "thanks"));
            let again = tokio::time::timeout(Duration::from_millis(20), hearer.next()).await;
            assert!(again.is_err(), "once, also where it was said");
        }
        drop(spectators);
        two.pass_on(now);
        assert!(matches!(player.next().await, Heard::Watching(0)));
    }

    #[tokio::test]
    async fn a_machine_that_dies_is_not_counted_for_ever() {
        let (mut two, now) = (Two::new(), Instant::now());
        let _spectator = two.machines[0].enter("t", true);
        let player = two.machines[1].enter("t", false);
        two.pass_on(now);
        assert_eq!(player.watching(), 1);
        two.machines[1].recount(now + RECOUNT_INTERVAL);
        assert_eq!(player.watching(), 1);
        two.machines[1].recount(now + SILENCE_MAX);
        assert_eq!(player.watching(), 0);
        two.machines[1].hear("no announcement", now);
    }
}
