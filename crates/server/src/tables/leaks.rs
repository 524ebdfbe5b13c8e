//! Nobody is ever sent what they may not know: random games, every byte that would go to each seat and to a spectator
//! searched for the objectives, cards and secret of the others. `LEAK_GAMES` plays more of them.

use super::scenes;
use crate::app::App;
use chance::{PlayerSeed, Seeded};
use regulation::Library;
use std::collections::HashMap;
use std::str::FromStr as _;
use std::sync::{Arc, Mutex};
use store::{BoxFuture, Entry, Fault, Log, Millis, Store, Watch};
use table::{AnyTable, Audience, MoveRequest, NewTable, Options, SystemClock, Tables, Viewer, Who};
use tokio::sync::broadcast;
use words::{Lang, Words};

/// A log that forgets everything: what is tried here is not whether it is kept.
#[derive(Default)]
struct Memory(Mutex<HashMap<String, Vec<Entry>>>);

impl Log for Memory {
    fn append<'a>(
        &'a self,
        stream: &'a str,
        after: u64,
        at: Millis,
        body: String,
    ) -> BoxFuture<'a, Result<u64, Fault>> {
        Box::pin(async move {
            let mut streams = self.0.lock().expect("unpoisoned");
            let entries = streams.entry(stream.to_owned()).or_default();
            let version = after + 1;
            if entries.len() as u64 != after {
                return Err(Fault::Taken { stream: stream.to_owned(), version });
            }
            entries.push(Entry { version, at, body });
            Ok(version)
        })
    }

    fn read<'a>(&'a self, stream: &'a str, after: u64) -> BoxFuture<'a, Result<Vec<Entry>, Fault>> {
        Box::pin(async move {
            let streams = self.0.lock().expect("unpoisoned");
            Ok(streams.get(stream).map(|entries| entries[after as usize..].to_vec()).unwrap_or_default())
        })
    }

    fn watch(&self) -> Watch {
        broadcast::channel(1).1
    }
}

/// What a viewer was sent before the game was over.
#[derive(Default)]
struct Sent {
    seat: Option<char>,
    text: String,
}

/// A game of so many commands, and what everybody was sent.
async fn play(app: &App, regulation: &str, seed: u64, commands: usize) -> (Vec<Sent>, String) {
    let library = Library::embedded();
    let regulation = Arc::new(library.get(regulation).expect("embedded"));
    let new = NewTable { regulation, text: None, players: 4, bots: vec![], options: Options::default(), by: None };
    let table = app.tables().open(new).await.expect("opened");
    let words = Words::new(Lang::It);
    let viewers: Vec<Viewer> = (0..4).map(Viewer::Player).chain([Viewer::Spectator]).collect();
    let mut lines = Vec::new();
    for &viewer in &viewers {
        let audience = Audience { viewer, lang: Some(Lang::It), changes: seed % 2 == 1 };
        lines.push(table.watch(audience, None).await.1);
    }
    for player in 0..4 {
        let seed = PlayerSeed::from_str(&format!("seed{player}")).expect("a word");
        table.sit(Who::Person(format!("person{player}")), seed, "sit", None).await.expect("seated");
    }
    let mut sent: Vec<Sent> = viewers.iter().map(|_| Sent::default()).collect();
    let mut minds = Seeded::new(seed, 0);
    for count in 0..commands {
        let mut asked = None;
        for (index, line) in lines.iter_mut().enumerate() {
            while let Some(scene) = line.ready() {
                let written = scenes::write(app, &scene, words).await.expect("written");
                if scene.stage != table::Stage::Over {
                    sent[index].text += std::str::from_utf8(&written).expect("text");
                    sent[index].text.push('\n');
                    sent[index].seat =
                        scene.you.as_ref().and_then(|you| you.seat).map(frame::Seat::letter).or(sent[index].seat);
                }
                if !scene.may.is_empty() {
                    asked = Some((
                        index,
                        scene.version,
                        load::choose(&scene.may.lines().map(str::to_owned).collect::<Vec<_>>(), &mut minds),
                    ));
                }
            }
        }
        let Some((player, after, command)) = asked else { break };
        let (person, nonce) = (format!("person{player}"), format!("n{count}"));
        let request = MoveRequest { person: &person, after, nonce: &nonce, command: &command, words };
        table.act(request).await.expect("what may be done can be done");
    }
    let secret = secret_of(app, &*table).await;
    (sent, secret)
}

/// The secret, as the log alone knows it.
async fn secret_of(app: &App, table: &dyn AnyTable) -> String {
    let id = table.summary().await.id;
    let entries = app.tables().log().read(&id, 0).await.expect("readable");
    let line = entries[0].body.lines().find_map(|line| line.strip_prefix("secret ").map(str::to_owned));
    line.expect("a secret")
}

/// The single facts of what was sent: texts, and the lines of views.
fn facts(text: &str) -> impl Iterator<Item = &str> {
    text.split('"').flat_map(|text| text.split("\\n"))
}

/// What each seat was told of its own objective.
fn objectives(sent: &[Sent]) -> HashMap<char, String> {
    let own = |sent: &Sent| {
        let seat = sent.seat?;
        let mark = format!("seat {seat} ");
        let line =
            facts(&sent.text).filter(|fact| fact.starts_with(&mark)).find_map(|fact| fact.split(" objective ").nth(1));
        Some((seat, line?.split(' ').next()?.to_owned()))
    };
    sent.iter().filter_map(own).collect()
}

fn search(sent: &[Sent], secret: &str) {
    let objectives = objectives(sent);
    for viewer in sent {
        let told = &viewer.text;
        assert!(!told.contains(secret), "the secret was sent");
        for (seat, number) in objectives.iter().filter(|(seat, _)| Some(**seat) != viewer.seat) {
            for end in ["\\n", " ", "\""] {
                let leak = format!("objective {number}{end}");
                assert!(!told.contains(&leak), "{:?} was sent the objective of {seat}", viewer.seat);
            }
            assert!(!told.contains(&format!("objective-dealt {seat} {number}")), "{seat}'s objective as it was dealt");
        }
        for line in facts(told).filter(|line| line.starts_with("seat ")) {
            let other = line.chars().nth(5) != viewer.seat;
            let open = line.split(" cards ").nth(1).is_some_and(|cards| !cards.starts_with('?'));
            assert!(!(other && open), "{:?} was sent {line}", viewer.seat);
        }
        for event in facts(told).filter(|text| text.starts_with("card-taken ")) {
            let other = event.chars().nth(11) != viewer.seat;
            assert!(!other || event.ends_with(" ?"), "{:?} was sent {event}", viewer.seat);
        }
        for event in facts(told).filter(|text| text.starts_with("cards-captured ")) {
            let mine = viewer.seat.is_some_and(|seat| event[15..].starts_with(seat) || event[17..].starts_with(seat));
            assert!(mine || event.contains(" ?"), "{:?} was sent {event}", viewer.seat);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_sent_what_they_may_not_know() {
    let directory = tempfile::tempdir().expect("a directory");
    let store = Store::in_directory(directory.path()).await.expect("a store");
    let (log, clock) = (Arc::new(Memory::default()), Arc::new(SystemClock::default()));
    let tables = Tables::with(store.clone(), log, clock, Library::embedded());
    let app = App::with(store, tables, crate::ProxyTrust::None);
    let games: u64 = std::env::var("LEAK_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(600);
    let regulations = ["challenge-2017", "raduno", "genova-53", "firk", "lariana", "classico"];
    let tasks: Vec<_> = (0..games)
        .map(|seed| {
            let (app, regulation) = (app.clone(), regulations[seed as usize % regulations.len()]);
            async move {
                let (sent, secret) = play(&app, regulation, seed, 300).await;
                assert_eq!(objectives(&sent).len(), 4, "everybody knows their own");
                search(&sent, &secret);
            }
        })
        .collect();
    let mut running = tokio::task::JoinSet::new();
    for task in tasks {
        if running.len() >= 4 {
            running.join_next().await.expect("one").expect("no leak");
        }
        running.spawn(task);
    }
    while let Some(done) = running.join_next().await {
        done.expect("no leak");
    }
}

/// The search finds what it looks for.
#[tokio::test]
async fn a_leak_would_be_found() {
    let sent = |seat, text: &str| Sent { seat, text: text.to_owned() };
    let own = r#""view":"turn A\nseat A rosso playing player 1 cards alaska objective 7\nseat B blu playing player 2 cards ?1\n""#;
    let other = r#""view":"turn A\nseat A rosso playing player 1 cards ?1\nseat B blu playing player 2 cards cina objective 3\n""#;
    search(&[sent(Some('A'), own), sent(Some('B'), other)], "secret");
    let leaks = [
        (own.replace("?1", "cina"), "cards"),
        (own.replace("cards ?1", "cards ?1 objective 3"), "objective"),
        (format!("{own} \"own\":[3,\"seat B blu playing player 2 cards cina\"]"), "cards, as a change"),
        (format!("{own} \"card-taken B cina\""), "a card taken"),
        (format!("{own} secret"), "the secret"),
    ];
    for (leak, what) in leaks {
        let found = std::panic::catch_unwind(|| search(&[sent(Some('A'), &leak), sent(Some('B'), other)], "secret"));
        assert!(found.is_err(), "{what}");
    }
}
