//! Nobody is ever sent what they may not know: random games of every regulation at every number of seats, every byte that
//! would go to each seat and to spectators searched for the objectives, cards and secret of the others. Looked at are the
//! scenes of the stream, also the delayed ones, the record, the log and the replay. `LEAK_GAMES` plays more games.

mod memory;
mod search;

use crate::app::App;
use crate::tables::scenes;
use chance::{PlayerSeed, SeedCommitment, Seeded};
use live::{FakeClock, Reader};
use memory::Memory;
use regulation::{GameSettings, Library, Regulation};
use search::{Sent, TooEarly};
use std::str::FromStr as _;
use std::sync::Arc;
use std::time::Duration;
use store::{Millis, Store};
use table::{
    AnyTable, Audience, DelayedScenes, MoveRequest, NewTable, Options, PauseRequest, Reason, ResumeRequest,
    RevealRequest, RulingRequest, Scene, SeedOffer, SitRequest, Stage, StoryContent, StoryLine, Tables, Viewer, Who,
};
use words::{Lang, Words};

/// How many commands of each game are played: few games are over by then.
const COMMANDS: usize = 300;
/// After how many commands a referee acts.
const REFEREE_EVERY: usize = 40;
/// How much later spectators see the games that have a delay.
const DELAY_SECONDS: u16 = 20;
/// How much time passes with each command.
const COMMAND_TIME: Duration = Duration::from_secs(1);

/// Every regulation at every number of seats it allows.
fn all_tables() -> Vec<(Arc<Regulation>, usize)> {
    let library = Library::embedded();
    let regulations = library.ids().map(|id| Arc::new(library.get(id).expect("embedded")));
    let sizes = |regulation: Arc<Regulation>| {
        let sizes: Vec<u8> = regulation.game.players().to_vec();
        sizes.into_iter().map(move |players| (Arc::clone(&regulation), usize::from(players)))
    };
    regulations.flat_map(sizes).collect()
}

/// What a player adds to the dice.
fn seed_of(player: usize) -> PlayerSeed {
    PlayerSeed::from_str(&format!("seed{player}")).expect("a word")
}

/// A game being played and searched.
struct Game<'a> {
    app: &'a App,
    clock: &'a FakeClock,
    table: Arc<dyn AnyTable>,
    players: usize,
    /// What was sent to each player, to spectators, to referees, and to those who see everything later.
    sent: Vec<Sent>,
    readers: Vec<Reader<Arc<Scene>>>,
    later: Box<dyn DelayedScenes>,
    /// The versions that were shown later, and when.
    shown_later: Vec<(u64, Millis)>,
    words: Words,
}

impl<'a> Game<'a> {
    /// Opens a table and seats everybody. The round says whether spectators see it later, and whether viewers are sent
    /// changes alone.
    async fn open(
        app: &'a App,
        clock: &'a FakeClock,
        (regulation, players): (Arc<Regulation>, usize),
        round: u64,
    ) -> Self {
        let options = Options { delay_seconds: if round % 2 == 1 { DELAY_SECONDS } else { 0 }, ..Options::default() };
        let new = NewTable { regulation, text: None, players, bots: vec![], options, by: None, kept: vec![] };
        let table = app.tables().open(new).await.expect("opened");
        let mut readers = Vec::new();
        for viewer in viewers(players) {
            let audience = Audience { viewer, lang: Some(Lang::It), changes: round % 4 < 2 };
            readers.push(table.watch(audience, None).await.1);
        }
        let later = Arc::clone(&table).watch_delayed(Some(Lang::It), None).await.expect("readable");
        for player in 0..players {
            let (who, seed) = (Who::Person(person(player)), SeedOffer::Covered(SeedCommitment::to(&seed_of(player))));
            let request = SitRequest { who, is_operator: false, seed, nonce: "sit", invitation: None };
            table.sit(request).await.expect("a chair");
        }
        for player in 0..players {
            let (person, seed) = (person(player), seed_of(player));
            table.reveal(RevealRequest { person: &person, seed, nonce: "seed" }).await.expect("the promised one");
        }
        let sent = (0..=viewers(players).len()).map(|_| Sent::default()).collect();
        let words = Words::new(Lang::It);
        Self { app, clock, table, players, sent, readers, later, shown_later: Vec::new(), words }
    }

    /// Plays so many commands at random, looking at everything that is sent meanwhile.
    async fn play(&mut self, seed: u64) {
        let mut bot_rng = Seeded::new(seed, 0);
        for count in 0..COMMANDS {
            if count % REFEREE_EVERY == REFEREE_EVERY - 1 {
                self.referee_acts(count).await;
            }
            let mut asked: Option<(usize, u64, String)> = None;
            for index in 0..self.readers.len() {
                while let Some(scene) = self.readers[index].ready() {
                    self.keep(index, &scene).await;
                    // What was asked before a ruling may be asked of somebody else by now.
                    if !scene.may.is_empty() && asked.as_ref().is_none_or(|(_, version, _)| *version < scene.version) {
                        let may: Vec<String> = scene.may.lines().map(str::to_owned).collect();
                        asked = Some((index, scene.version, load::choose(&may, &mut bot_rng)));
                    }
                }
            }
            self.keep_later().await;
            let Some((player, after, command)) = asked else { break };
            let (person, nonce) = (person(player), format!("n{count}"));
            let request = MoveRequest { person: &person, after, nonce: &nonce, command: &command, words: self.words };
            self.table.act(request).await.expect("what may be done can be done");
            self.clock.advance(COMMAND_TIME);
        }
    }

    /// A referee stops the game, passes a turn on where the rules let them, and lets it go on.
    async fn referee_acts(&self, count: usize) {
        if self.table.summary().await.stage != Stage::Playing {
            return;
        }
        let (referee, reason) = ("zelia", Reason::parse("un momento").expect("one line"));
        let nonces = ["pause", "ruling", "resume"].map(|what| format!("{what}{count}"));
        let pause = PauseRequest { referee, nonce: &nonces[0], rule: Some("C54"), reason: reason.clone() };
        let after = self.table.pause(pause).await.expect("a running game");
        let command = "rule C54 passturn";
        let ruling = RulingRequest { referee, after, nonce: &nonces[1], command, reason, words: self.words };
        let _ = self.table.rule(ruling).await;
        let _ = self.table.unpause(ResumeRequest { referee, nonce: &nonces[2] }).await;
    }

    /// Keeps a scene as it would be written to this viewer, unless the game is over: then there is no secret left.
    async fn keep(&mut self, index: usize, scene: &Scene) {
        if scene.stage == Stage::Over {
            return;
        }
        let written = scenes::write(self.app, scene, self.words).await.expect("written");
        let sent = &mut self.sent[index];
        sent.add(std::str::from_utf8(&written).expect("text"));
        sent.seat = scene.you.as_ref().and_then(|you| you.seat).map(frame::Seat::letter).or(sent.seat);
    }

    /// Keeps what those who see everything later are shown by now.
    async fn keep_later(&mut self) {
        loop {
            let scene = tokio::select! {
                biased;
                scene = self.later.next() => scene.expect("readable"),
                () = std::future::ready(()) => return,
            };
            self.shown_later.push((scene.version, self.clock_now()));
            self.keep(self.later_index(), &scene).await;
        }
    }

    /// Where it is kept what those are sent who see everything later: after all others.
    fn later_index(&self) -> usize {
        self.sent.len() - 1
    }

    fn clock_now(&self) -> Millis {
        live::Clock::now(self.clock).wall
    }

    /// Everything else that can be asked for while the game goes on: the record, the log, and the replay as it will be.
    async fn ask_for_the_rest(&mut self, seed: u64) {
        let names: Vec<String> = (0..self.players).map(person).collect();
        for (index, viewer) in viewers(self.players).into_iter().enumerate() {
            let record = self.table.record(viewer, names.clone()).await.expect("a record");
            self.sent[index].add_record(&record);
            for line in self.table.story(viewer, Lang::It, (u64::MAX, usize::MAX)).await.expect("readable") {
                self.sent[index].story.extend(event_of(line));
            }
            // Replays are long: one viewer of each game is enough.
            if index as u64 == seed % (self.players as u64 + 1) {
                for scene in self.table.replay(viewer, Some(Lang::It)).await.expect("readable") {
                    self.keep(index, &scene).await;
                }
            }
        }
        let later = self.table.delayed_scene(Some(Lang::It)).await.expect("readable");
        self.shown_later.push((later.version, self.clock_now()));
        for line in self.table.story(Viewer::Spectator, Lang::It, (later.version, usize::MAX)).await.expect("readable")
        {
            let index = self.later_index();
            self.sent[index].story.extend(event_of(line));
        }
    }

    /// Whether everything was shown late enough, by the times of the log; the secret, as the log alone knows it.
    async fn check_log(&self) -> Result<String, TooEarly> {
        let summary = self.table.summary().await;
        let entries = self.app.tables().log().read(&summary.id, 0).await.expect("readable");
        let delay = Millis::from(summary.options.delay_seconds) * 1000;
        search::check_times(&entries, &self.shown_later, delay)?;
        let secret = entries[0].body.lines().find_map(|line| line.strip_prefix("secret ").map(str::to_owned));
        Ok(secret.expect("a secret"))
    }
}

/// All players, then spectators and referees.
fn viewers(players: usize) -> Vec<Viewer> {
    (0..players).map(Viewer::Player).chain([Viewer::Spectator, Viewer::Referee]).collect()
}

/// An event of a story with its sentence.
fn event_of(line: StoryLine) -> Option<(String, String)> {
    match line.content {
        StoryContent::Event { event, words } => Some((event, words)),
        StoryContent::Remark(_) => None,
    }
}

fn person(player: usize) -> String {
    format!("person{player}")
}

/// Plays and searches one game.
async fn search_game(app: App, clock: Arc<FakeClock>, tables: Arc<Vec<(Arc<Regulation>, usize)>>, seed: u64) {
    let (round, at) = (seed / tables.len() as u64, seed as usize % tables.len());
    let table = tables[at].clone();
    let what = format!("{} with {} players, game {seed}", table.0.id, table.1);
    let is_risiko = matches!(table.0.game, GameSettings::Risiko(_));
    let mut game = Game::open(&app, &clock, table, seed + round).await;
    game.play(seed).await;
    if game.table.summary().await.stage != Stage::Over {
        game.ask_for_the_rest(seed).await;
    }
    let secret = game.check_log().await.unwrap_or_else(|early| panic!("{what}: {early}"));
    let knowing = search::own_secrets(&game.sent[..game.players], is_risiko);
    assert_eq!(knowing, game.players, "{what}: everybody knows what is theirs");
    if let Err(leak) = search::search(&game.sent, &secret) {
        panic!("{what}: {leak}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_sent_what_they_may_not_know() {
    let directory = tempfile::tempdir().expect("a directory");
    let store = Store::in_directory(directory.path()).await.expect("a store");
    let clock = Arc::new(FakeClock::at(1_800_000_000_000));
    let shared: Arc<FakeClock> = Arc::clone(&clock);
    let tables = Tables::with(store.clone(), Arc::new(Memory::default()), shared, Library::embedded());
    let app = App::with(store, tables, crate::ProxyTrust::None);
    let games: u64 = std::env::var("LEAK_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(120);
    let all = Arc::new(all_tables());
    let mut running = tokio::task::JoinSet::new();
    for seed in 0..games {
        if running.len() >= 4 {
            running.join_next().await.expect("one").expect("no leak");
        }
        running.spawn(search_game(app.clone(), Arc::clone(&clock), Arc::clone(&all), seed));
    }
    while let Some(done) = running.join_next().await {
        done.expect("no leak");
    }
}
