//! One set of behaviour tests for both databases: SQLite in a directory of its own, and PostgreSQL where
//! `SDADATA_POSTGRES` names one that may be emptied. `./test` names one.

use std::sync::Arc;
use store::{
    Append, Fault, Game, GamePlayer, KeptRegulation, Kind, Ladder, ListedTournament, Listing, Log, Person, PersonKind,
    Rated, Rating, RatingStep, Role, Session, SessionKind, Store,
};

/// A database to try things on.
struct Trial {
    store: Store,
    again: Box<dyn Fn() -> String>,
    _directory: tempfile::TempDir,
}

async fn trials() -> Vec<Trial> {
    let mut trials = vec![sqlite().await];
    match std::env::var("SDADATA_POSTGRES") {
        Ok(address) => trials.push(postgres(address).await),
        Err(_) => assert!(std::env::var("SDADATA_ALL").is_err(), "SDADATA_POSTGRES names no database"),
    }
    trials
}

async fn sqlite() -> Trial {
    let directory = tempfile::tempdir().expect("a directory");
    let path = directory.path().join("trial.db");
    let address = format!("sqlite://{}?mode=rwc", path.display());
    let store = Store::at(&address).await.expect("a new database");
    Trial { store, again: Box::new(move || address.clone()), _directory: directory }
}

/// A schema of its own for each test, so that they can run side by side.
async fn postgres(address: String) -> Trial {
    let directory = tempfile::tempdir().expect("a directory");
    let schema =
        format!("t{}", std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("now").as_nanos());
    Store::make_schema(&address, &schema).await.expect("a schema");
    let join = if address.contains('?') { '&' } else { '?' };
    let address = format!("{address}{join}options=-csearch_path%3D{schema}");
    let store = Store::at(&address).await.expect("an empty database");
    Trial { store, again: Box::new(move || address.clone()), _directory: directory }
}

#[tokio::test(flavor = "multi_thread")]
async fn entries_come_back_in_order() {
    for Trial { store, again, .. } in trials().await {
        assert_eq!(store.append("a", 0, 10, "one".to_owned()).await, Ok(1));
        assert_eq!(store.append("a", 1, 20, "two\nlines ½".to_owned()).await, Ok(2));
        assert_eq!(store.append("b", 0, 30, "other".to_owned()).await, Ok(1));
        let all = store.read("a", 0).await.expect("readable");
        assert_eq!(
            all.iter().map(|entry| (entry.version, entry.at, entry.body.as_str())).collect::<Vec<_>>(),
            [(1, 10, "one"), (2, 20, "two\nlines ½")]
        );
        assert_eq!(store.read("a", 1).await.expect("readable").len(), 1);
        assert_eq!(store.read("nothing", 0).await.expect("readable"), []);
        // A second program sees the same: it is on disk.
        let second = Store::at(&again()).await.expect("open again");
        assert_eq!(second.read("a", 0).await.expect("readable"), all);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_version_is_taken_once() {
    for Trial { store, again, .. } in trials().await {
        let second = Store::at(&again()).await.expect("open again");
        assert_eq!(store.append("a", 0, 1, "mine".to_owned()).await, Ok(1));
        let taken = Fault::Taken { stream: "a".to_owned(), version: 1 };
        assert_eq!(second.append("a", 0, 2, "theirs".to_owned()).await, Err(taken.clone()));
        assert_eq!(store.append("a", 0, 3, "mine again".to_owned()).await, Err(taken));
        assert_eq!(store.read("a", 0).await.expect("readable")[0].body, "mine");
    }
}

/// More than one statement has room for, and somebody who takes a version in the middle of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_list_is_written_whole_or_not_at_all() {
    let list = |from: i64, count: i64| (from..from + count).map(|at| (at, format!("{at}"))).collect::<Vec<_>>();
    for Trial { store, again, .. } in trials().await {
        assert_eq!(store.append_all("a", 0, list(1, 150)).await, Ok(150));
        let kept = store.read("a", 0).await.expect("readable");
        assert!((1..).zip(&kept).all(|(version, entry)| (entry.version, entry.at) == (version, version as i64)));
        let second = Store::at(&again()).await.expect("open again");
        assert_eq!(second.append("a", 150, 151, "faster".to_owned()).await, Ok(151));
        let taken = Fault::Taken { stream: "a".to_owned(), version: 151 };
        assert_eq!(store.append_all("a", 150, list(151, 150)).await, Err(taken));
        // A gap is none of the log's business, but what is taken in the second statement takes back the first.
        assert_eq!(second.append("b", 99, 1, "far".to_owned()).await, Ok(100));
        assert!(store.append_all("b", 0, list(1, 150)).await.is_err());
        assert_eq!(store.read("b", 0).await.expect("readable").len(), 1);
        assert_eq!(second.read("a", 0).await.expect("readable").len(), 151);
    }
}

/// Whatever waits goes into one flush; one that is refused does not take the others with it.
#[tokio::test(flavor = "multi_thread")]
async fn many_at_once_and_one_of_them_late() {
    for Trial { store, .. } in trials().await {
        let store = Arc::new(store);
        store.append("s7", 0, 0, "first".to_owned()).await.expect("free");
        let tasks: Vec<_> = (0..300)
            .map(|number| {
                let store = Arc::clone(&store);
                tokio::spawn(async move { store.append(&format!("s{number}"), 0, number, format!("{number}")).await })
            })
            .collect();
        for (number, task) in tasks.into_iter().enumerate() {
            let answer = task.await.expect("no panic");
            assert_eq!(answer.is_ok(), number != 7, "{number}: {answer:?}");
        }
        for number in (0..300).filter(|&number| number != 7) {
            let entries = store.read(&format!("s{number}"), 0).await.expect("readable");
            assert_eq!(entries.len(), 1);
            assert_eq!(entries[0].body, number.to_string());
        }
    }
}

/// Eight writers, one stream: exactly one of them gets each version.
#[tokio::test(flavor = "multi_thread")]
async fn writers_race_and_nothing_is_lost() {
    for Trial { store, again, .. } in trials().await {
        let mut tasks = Vec::new();
        for writer in 0..8 {
            let store = Store::at(&again()).await.expect("open again");
            tasks.push(tokio::spawn(async move {
                let (mut known, mut granted) = (0, Vec::new());
                while granted.len() < 10 {
                    match store.append("race", known, 0, format!("{writer}")).await {
                        Ok(version) => {
                            granted.push(version);
                            known = version;
                        }
                        Err(Fault::Taken { .. }) => {
                            known = store.read("race", 0).await.expect("readable").len() as u64;
                        }
                        Err(fault) => panic!("{fault}"),
                    }
                }
                granted
            }));
        }
        let mut granted = Vec::new();
        for task in tasks {
            granted.extend(task.await.expect("no panic"));
        }
        granted.sort_unstable();
        assert_eq!(granted, (1..=80).collect::<Vec<u64>>());
        assert_eq!(store.read("race", 0).await.expect("readable").len(), 80);
    }
}

fn person(id: &str, login: Option<&str>) -> Person {
    Person {
        id: id.to_owned(),
        name: format!("Nome di {id}"),
        login: login.map(str::to_owned),
        kind: if login.is_some() { PersonKind::Account } else { PersonKind::Guest },
        role: Role::Player,
        password: login.map(|_| "hash".to_owned()),
        owner: None,
        created: 5,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_and_their_keys() {
    for Trial { store, .. } in trials().await {
        store.add_person(&person("p1", Some("anna"))).await.expect("new");
        assert!(matches!(store.add_person(&person("p2", Some("anna"))).await, Err(Fault::NotUnique(_))));
        store.add_person(&person("p3", None)).await.expect("a guest");
        store.add_person(&person("p4", None)).await.expect("another: no login is not a login");
        assert_eq!(store.person_by_login("anna").await.expect("there"), Some(person("p1", Some("anna"))));
        assert_eq!(store.person("nobody").await.expect("asked"), None);
        assert!(!store.has_administrator().await.expect("asked"));
        store.change_person(&Person { role: Role::Administrator, ..person("p1", Some("anna")) }).await.expect("there");
        assert!(store.has_administrator().await.expect("asked"));
        let session = |key: &str, expires| Session {
            key: key.to_owned(),
            person: "p1".to_owned(),
            kind: SessionKind::Browser,
            created: 1,
            expires,
        };
        store.add_session(&session("k1", 100)).await.expect("new");
        store.add_session(&session("k2", 50)).await.expect("new");
        assert_eq!(store.session("k1", 60).await.expect("asked"), Some(session("k1", 100)));
        assert_eq!(store.session("k2", 60).await.expect("asked"), None, "expired");
        assert!(store.end_session("k1").await.expect("there"));
        assert!(!store.end_session("k1").await.expect("asked"), "a key opens once");
    }
}

/// Another node hears whom it must not remember any more.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_changes_is_known_by_a_number() {
    for Trial { store, .. } in trials().await {
        let session = |key: &str, person: &str| Session {
            key: key.to_owned(),
            person: person.to_owned(),
            kind: SessionKind::Browser,
            created: 1,
            expires: 100,
        };
        for id in ["p1", "p2", "p3", "p4"] {
            store.add_person(&person(id, Some(id))).await.expect("new");
            store.add_session(&session(id, id)).await.expect("new");
        }
        assert_eq!(store.people_revision().await, Ok(0), "nobody knew them before");
        store.change_person(&person("p1", Some("anna"))).await.expect("there");
        assert!(store.end_session("p2").await.expect("there"));
        assert!(!store.end_session("p2").await.expect("asked"), "that is no change");
        store.end_sessions_of("p3", SessionKind::Browser).await.expect("there");
        store.erase_person("p4", "-").await.expect("there");
        let changed = |since| store.changed_people(since);
        let all = [("p1", 1), ("p2", 2), ("p3", 3), ("p4", 4)].map(|(id, revision)| (id.to_owned(), revision));
        assert_eq!(changed(0).await.expect("asked"), all);
        assert_eq!(changed(3).await.expect("asked"), all[3..]);
        assert_eq!((changed(4).await, store.people_revision().await), (Ok(vec![]), Ok(4)));
    }
}

fn game(id: &str, stage: &str, version: u64) -> Game {
    Game {
        id: id.to_owned(),
        stage: stage.to_owned(),
        regulation: "firk".to_owned(),
        title: "Prova".to_owned(),
        listed: true,
        rated: true,
        seats: 4,
        taken: 1,
        kept: 2,
        format: "live".to_owned(),
        awaited: None,
        due: 0,
        version,
        created: 1,
        changed: version as i64,
    }
}

fn player(number: u8, person: Option<&str>) -> GamePlayer {
    GamePlayer {
        player: number,
        person: person.map(str::to_owned),
        name: format!("G{number}"),
        kind: "person".to_owned(),
        place: None,
        points: None,
    }
}

fn listing(game: Game, players: Vec<GamePlayer>) -> Listing {
    Listing { game, players }
}

/// Wherever the process dies, the log and the index say the same: a game that has begun is found by who looks for games to
/// run.
#[tokio::test(flavor = "multi_thread")]
async fn the_index_is_written_with_the_entry_or_not_at_all() {
    for Trial { store, again, .. } in trials().await {
        store.add_person(&person("p1", Some("anna"))).await.expect("new");
        for point in 0_usize.. {
            let id = format!("g{point}");
            let entries = vec![(1, "the last chair".to_owned()), (1, "the first dice".to_owned())];
            let begun = listing(game(&id, "playing", 2), vec![player(1, Some("p1")), player(2, None)]);
            let append = Append { stream: id.clone(), after: 0, entries, listing: Some(begun) };
            let dying = Store::at(&again()).await.expect("open again");
            dying.crash_points().die_after(point);
            let answer = dying.write(append).await;
            let (written, listed) = (store.read(&id, 0).await, store.game(&id).await.expect("asked"));
            assert_eq!(written.expect("readable").len(), if listed.is_some() { 2 } else { 0 }, "point {point}");
            assert!(answer.is_err() || listed.is_some(), "point {point}: what was acknowledged is there");
            assert_eq!(store.orphans(0, 0, 99).await.expect("asked").contains(&id), listed.is_some());
            if !dying.crash_points().is_dead() {
                assert!(point > 6, "died at {point} points only");
                let names = store.players(&id).await.expect("asked").into_iter().map(|player| player.name);
                assert_eq!(names.collect::<Vec<_>>(), ["Nome di p1", "G2"], "people under their own names");
                break;
            }
        }
    }
}

/// What earlier versions left when they died between the log and the index, or before a full table began.
#[tokio::test(flavor = "multi_thread")]
async fn games_whose_index_is_behind_their_log_are_found() {
    for Trial { store, .. } in trials().await {
        for (id, taken, entries) in [("behind", 3, 2), ("full", 4, 1), ("open", 3, 1)] {
            for version in 0..entries {
                store.append(id, version, 1, "chair".to_owned()).await.expect("free");
            }
            let open = Game { taken, ..game(id, "open", 1) };
            store.list_game(&listing(open, vec![])).await.expect("listed");
        }
        store.list_game(&listing(game("revealing", "revealing", 1), vec![])).await.expect("listed");
        let mut found = store.orphans(0, 0, 10).await.expect("asked");
        found.sort();
        assert_eq!(found, ["behind", "full", "revealing"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_index_never_goes_back() {
    for Trial { store, .. } in trials().await {
        store.list_game(&listing(game("g1", "open", 3), vec![player(1, Some("p1"))])).await.expect("listed");
        store
            .list_game(&listing(game("g1", "playing", 5), vec![player(1, Some("p1")), player(2, None)]))
            .await
            .expect("listed");
        store.list_game(&listing(game("g1", "open", 4), vec![])).await.expect("too late, and no harm done");
        assert_eq!(store.game("g1").await.expect("asked").map(|game| game.stage), Some("playing".to_owned()));
        assert_eq!(store.players("g1").await.expect("asked").len(), 2);
        assert_eq!(store.games("open", true, 10).await.expect("asked"), []);
        assert_eq!(store.games("playing", false, 10).await.expect("asked").len(), 1);
        assert_eq!(store.games_of("p1", 10).await.expect("asked").len(), 1);
        assert_eq!(store.orphans(0, 0, 10).await.expect("asked"), ["g1"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_by_correspondence_are_found_by_who_plays_them() {
    let slow = |id: &str, stage: &str, awaited: Option<&str>, due| Game {
        format: "correspondence".to_owned(),
        awaited: awaited.map(str::to_owned),
        due,
        ..game(id, stage, 1)
    };
    for Trial { store, .. } in trials().await {
        let games = [
            slow("later", "playing", Some("p1"), 900),
            slow("soon", "playing", Some("p1"), 500),
            slow("hers", "playing", Some("p2"), 700),
            slow("over", "over", None, 0),
            game("live", "playing", 1),
        ];
        for game in games {
            store.list_game(&listing(game, vec![player(1, Some("p1")), player(2, Some("p2"))])).await.expect("listed");
        }
        let found = store.correspondence_of("p1").await.expect("asked");
        let found: Vec<_> = found.iter().map(|game| (game.id.as_str(), game.awaited.as_deref(), game.due)).collect();
        assert_eq!(found, [("soon", Some("p1"), 500), ("hers", Some("p2"), 700), ("later", Some("p1"), 900)]);
        assert_eq!(store.correspondence_of("p3").await.expect("asked"), []);
    }
}

/// What one machine announces is heard at another; on a file there is no other.
#[tokio::test(flavor = "multi_thread")]
async fn machines_on_one_database_hear_each_other() {
    for Trial { store, again, .. } in trials().await {
        if store.kind() == store::Kind::Sqlite {
            store.announce("nobody hears it").await.expect("no harm done");
            continue;
        }
        let other = Store::at(&again()).await.expect("the same database");
        let mut heard = other.announcements();
        // Listening takes a moment to begin.
        let text = loop {
            store.announce("buona fortuna").await.expect("told");
            let next = tokio::time::timeout(std::time::Duration::from_millis(200), heard.recv()).await;
            if let Ok(Ok(text)) = next {
                break text;
            }
        };
        assert_eq!(text, "buona fortuna");
        store.announce(&"x".repeat(9000)).await.expect("too long for the database, and no harm done");
    }
}

/// A list of before days were kept has none: they are set right at the same version, and nothing older is written.
#[tokio::test(flavor = "multi_thread")]
async fn the_days_of_a_tournament_are_set_right() {
    let listed = |version: u64, dates: &[&str]| ListedTournament {
        id: "t-1".to_owned(),
        stage: "entries".to_owned(),
        name: "Prova".to_owned(),
        regulation: "raduno".to_owned(),
        dates: dates.iter().map(|&date| date.to_owned()).collect(),
        entrants: 0,
        version,
        changed: 7,
    };
    for Trial { store, .. } in trials().await {
        let two = listed(3, &["2026-11-21", "un sabato"]);
        for one in [listed(3, &[]), two.clone(), listed(2, &["2026-12-01"])] {
            store.list_tournament(&one).await.expect("listed");
        }
        assert_eq!(store.tournaments(10).await.expect("asked"), [two]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lease_is_one_nodes_while_it_lives() {
    for Trial { store, .. } in trials().await {
        store.heartbeat("n1", 1000).await.expect("alive");
        store.heartbeat("n2", 1000).await.expect("alive");
        assert!(store.take_lease("t", "n1", 500).await.expect("asked"));
        assert!(store.take_lease("t", "n1", 500).await.expect("asked"), "one's own again");
        assert!(!store.take_lease("t", "n2", 500).await.expect("asked"), "n1 lives");
        assert_eq!(store.holder("t").await.expect("asked"), Some(("n1".to_owned(), 1000)));
        store.heartbeat("n2", 9000).await.expect("alive");
        assert!(store.take_lease("t", "n2", 5000).await.expect("asked"), "n1 is silent");
        store.end_lease("t", "n1").await.expect("not its own: nothing happens");
        assert_eq!(store.holder("t").await.expect("asked").map(|(node, _)| node), Some("n2".to_owned()));
        store.end_lease("t", "n2").await.expect("ended");
        assert_eq!(store.holder("t").await.expect("asked"), None);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_rated_once() {
    for Trial { store, .. } in trials().await {
        let rating = |mean| Rating { mean, deviation: 8_000_000, games: 1 };
        let change = [Rated { person: "p1".to_owned(), before: rating(25_000_000), after: rating(26_000_000) }];
        let ladder = |regulation, format| Ladder { regulation, format };
        let firk = ladder("firk", "live");
        assert!(store.rate("g", firk, &change, 1).await.expect("new"));
        assert!(!store.rate("g", firk, &change, 2).await.expect("asked"), "counted before");
        assert_eq!(store.rating("p1", firk).await.expect("asked"), Some(rating(26_000_000)));
        for other in [ladder("raduno", "live"), ladder("firk", "quick"), ladder("firk", "correspondence")] {
            assert_eq!(store.rating("p1", other).await.expect("asked"), None, "{other:?}");
            assert_eq!(store.rating_steps("p1", other, 9).await.expect("asked"), []);
        }
        let quick = [Rated { person: "p1".to_owned(), before: rating(25_000_000), after: rating(24_000_000) }];
        assert!(store.rate("h", ladder("firk", "quick"), &quick, 3).await.expect("new"));
        assert_eq!(store.rating("p1", firk).await.expect("asked"), Some(rating(26_000_000)), "another format");
        let steps = store.rating_steps("p1", firk, 9).await.expect("asked");
        assert_eq!(steps, [RatingStep { game: "g".to_owned(), mean: 26_000_000, deviation: 8_000_000, at: 1 }]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_erased_is_nowhere() {
    for Trial { store, .. } in trials().await {
        store.add_person(&person("p1", Some("anna"))).await.expect("new");
        store.list_game(&listing(game("g1", "over", 9), vec![player(1, Some("p1"))])).await.expect("listed");
        store.erase_person("p1", "Cancellato").await.expect("erased");
        let left = store.person("p1").await.expect("asked").expect("a trace without a name");
        assert_eq!((left.name.as_str(), left.login, left.password), ("Cancellato", None, None));
        assert_eq!(store.players("g1").await.expect("asked")[0].name, "Cancellato");
        assert_eq!(store.person_by_login("anna").await.expect("asked"), None);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_of_a_running_server_goes_back_into_either() {
    for Trial { store, .. } in trials().await {
        for number in 0..50 {
            store.append("s", number, 1, format!("entry {number}")).await.expect("free");
        }
        store.add_person(&person("p1", Some("anna"))).await.expect("new");
        let session =
            |key: &str, kind| Session { key: key.to_owned(), person: "p1".to_owned(), kind, created: 1, expires: 100 };
        for (key, kind) in [("k1", SessionKind::Browser), ("k2", SessionKind::Token), ("k3", SessionKind::Invitation)] {
            store.add_session(&session(key, kind)).await.expect("new");
        }
        store.heartbeat("n1", 5000).await.expect("alive");
        assert!(store.take_lease("s", "n1", 0).await.expect("asked"));
        store.note_ahead("s", "n1", 600).await.expect("noted");
        let kept = KeptRegulation { hash: "h".to_owned(), id: "club".to_owned(), text: "t".to_owned(), owner: None };
        store.keep_regulation(&kept, 3).await.expect("kept");
        let directory = tempfile::tempdir().expect("a directory");
        let file = directory.path().join("copy.db");
        let copied = store::backup(&store, &file).await.expect("copied");
        assert_eq!((copied.entries, copied.rows), (50, 6));
        assert!(matches!(store::backup(&store, &file).await, Err(Fault::NotEmpty(_))), "nothing is overwritten");
        for target in trials().await {
            let back = store::restore(&file, &target.store).await.expect("restored");
            assert_eq!(back, copied);
            assert_eq!(target.store.read("s", 0).await.expect("readable"), store.read("s", 0).await.expect("readable"));
            assert_eq!(target.store.person("p1").await.expect("asked"), Some(person("p1", Some("anna"))));
            assert_eq!(target.store.regulation("h").await.expect("asked"), Some(kept.clone()));
            let known = |key: &'static str| target.store.session(key, 50);
            let keys = (known("k1").await, known("k2").await, known("k3").await);
            let browser = session("k1", SessionKind::Browser);
            let token = session("k2", SessionKind::Token);
            assert_eq!(keys, (Ok(Some(browser)), Ok(Some(token)), Ok(None)), "all but the links of administrators");
            let holder = target.store.holder("s").await.expect("asked");
            assert_eq!(holder, Some(("n1".to_owned(), 4400)), "until when the game was run");
            assert!(target.store.take_lease("s", "n2", 0).await.expect("asked"), "no node of the copy runs here");
            assert!(matches!(store::restore(&file, &target.store).await, Err(Fault::NotEmpty(_))));
        }
    }
}

/// Two servers on one file would each believe that what the other runs is nobody's.
#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_a_directory_is_refused_and_a_copy_is_not() {
    let directory = tempfile::tempdir().expect("a directory");
    let first = Store::hold_directory(directory.path()).await.expect("nobody is there");
    first.heartbeat("n1", 1000).await.expect("alive");
    assert!(first.take_lease("t", "n1", 0).await.expect("asked"));
    let second = Store::hold_directory(directory.path()).await.expect_err("somebody is");
    assert!(matches!(second, Fault::InUse(_)), "{second}");
    let reader = Store::in_directory(directory.path()).await.expect("for a copy");
    assert!(!reader.take_lease("t", "n2", 500).await.expect("asked"), "n1 lives");
    reader.close().await;
    first.close().await;
    let next = Store::hold_directory(directory.path()).await.expect("it is free again");
    next.heartbeat("n2", 1001).await.expect("alive");
    assert!(next.take_lease("t", "n2", 500).await.expect("asked"), "whoever had the lease is gone: nobody waits");
    assert_eq!(next.holder("t").await.expect("asked").map(|(node, _)| node), Some("n2".to_owned()));
    next.close().await;

    let address = format!("sqlite://{}?mode=rwc", directory.path().join("other.db").display());
    let _held = Store::hold(&address).await.expect("nobody is there");
    assert!(matches!(Store::hold(&address).await, Err(Fault::InUse(_))));
}

/// A disk that is full ends transactions by itself. None of them may stay open behind its back, with what comes after it.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_acknowledged_after_a_full_disk_is_on_disk() {
    let trial = sqlite().await;
    let Trial { store, again, .. } = &trial;
    store::trying::fill_disk(store, "a").await.expect("full");
    let whole = |stream: &str, after| Append {
        stream: stream.to_owned(),
        after,
        entries: vec![(1, "x".repeat(9000))],
        listing: Some(listing(game(stream, "open", after + 1), vec![])),
    };
    let refused = store.write(whole("a", 0)).await;
    assert!(matches!(refused, Err(Fault::Full(_))), "{refused:?}");
    store::trying::free_disk(store).await.expect("free");
    assert_eq!(store.write(whole("b", 0)).await, Ok(1));
    assert!(matches!(store.write(whole("b", 0)).await, Err(Fault::Taken { .. })), "somebody was faster");
    assert_eq!(store.append("b", 1, 1, "two".to_owned()).await, Ok(2));
    let second = Store::at(&again()).await.expect("open again");
    assert_eq!(second.read("b", 0).await.expect("readable").len(), 2, "what was acknowledged is there for everybody");
}

/// Whoever deletes the file, or puts another in its place, does not let the server promise what is lost with it.
#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_taken_away_takes_no_more_entries() {
    for replaced in [false, true] {
        let directory = tempfile::tempdir().expect("a directory");
        let file = directory.path().join("sdadata.db");
        let store = Store::in_directory(directory.path()).await.expect("a store");
        assert_eq!(store.append("a", 0, 1, "kept".to_owned()).await, Ok(1));
        assert_eq!(store.check_health().await, Ok(()));
        std::fs::rename(&file, directory.path().join("elsewhere")).expect("taken away");
        if replaced {
            std::fs::write(&file, "").expect("another file");
        }
        for _ in 0..2 {
            let refused = store.append("a", 1, 2, "lost".to_owned()).await;
            assert!(matches!(refused, Err(Fault::Unreachable(_))), "{refused:?}");
        }
        assert!(store.check_health().await.is_err());
        assert!(store.heartbeat("n1", 1).await.is_err());
        std::fs::rename(directory.path().join("elsewhere"), &file).expect("brought back");
        assert_eq!(store.append("a", 1, 3, "kept".to_owned()).await, Ok(2), "nothing was written meanwhile");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_is_well_if_it_can_be_written_to() {
    for Trial { store, .. } in trials().await {
        assert_eq!(store.check_health().await, Ok(()));
        if store.kind() == Kind::Sqlite {
            store::trying::fill_disk(&store, "a").await.expect("full");
            assert!(matches!(store.check_health().await, Err(Fault::Full(_))));
            store::trying::free_disk(&store).await.expect("free");
            assert_eq!(store.check_health().await, Ok(()), "there is room again");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_database_is_said_in_words() {
    let told = |address: &'static str| async move { Store::at(address).await.expect_err(address).to_string() };
    assert!(told("mysql://host/name").await.contains("postgres://user@host/name or sqlite://file expected"));
    assert!(told("club.db").await.contains("'club.db' is not a database"));
    let closed = told("postgres://anna:segreta@127.0.0.1:1/club").await;
    assert!(closed.contains("does not answer") && !closed.contains("segreta"), "{closed}");
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("not.db");
    std::fs::write(&file, "this is a letter, not a database, and it is long enough to be seen as one".repeat(20))
        .expect("written");
    let fault = Store::file(&file).await.expect_err("not a database").to_string();
    assert!(fault.contains("file is not a database"), "{fault}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_later_version_is_not_touched() {
    for Trial { store, again, .. } in trials().await {
        store.pretend_schema(99).await.expect("pretended");
        let fault = Store::at(&again()).await.expect_err("from the future");
        assert!(matches!(fault, Fault::FromTheFuture { found: 99, .. }), "{fault}");
    }
}
