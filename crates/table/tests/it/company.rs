//! What people at a table do besides playing: a host who sees to the chairs, a game that is given up, a pause all agree on,
//! the next game.

use crate::common::{
    ANNA, REFEREE, anna_and_bots, anna_plays, annas_turn, open, pause, reason, resume, seat, sit, store,
};
use chance::PlayerSeed;
use regulation::Library;
use std::sync::Arc;
use std::time::Duration;
use store::{Log as _, Store};
use table::{
    AgreeRequest, AnyTable, Authority, GoOnRequest, HostRequest, HostWish, NewTable, Options, Presence, Refusal,
    ResignRequest, RulingRequest, SeedOffer, Stage, Tables, Viewer, Who,
};
use words::{Lang, Words};

fn tables(store: &Store) -> Tables {
    Tables::new(store.clone(), Library::embedded())
}

/// A table of Anna's for four, at which nobody sits yet.
async fn annas_table(tables: &Tables, options: Options) -> Arc<dyn AnyTable> {
    let regulation = Arc::new(Library::embedded().get("challenge-2017").expect("embedded"));
    let by = Some("anna".to_owned());
    let new = NewTable { regulation, text: None, players: 4, bots: vec![], options, by, kept: vec![] };
    tables.open(new).await.expect("opened")
}

fn host<'a>(person: &'a str, nonce: &'a str, wish: HostWish<'a>) -> HostRequest<'a> {
    HostRequest { person, nonce, wish }
}

const CAUTIOUS: &str = "cautious";

#[tokio::test(flavor = "multi_thread")]
async fn a_host_fills_seats_removes_hands_over_and_starts() {
    let (_directory, store) = store().await;
    let tables = tables(&store);
    let table = annas_table(&tables, Options::default()).await;
    sit(&*table, "anna").await;
    sit(&*table, "bea").await;
    let seat_bot = HostWish::SeatBot { player: 2, bot: Some(CAUTIOUS) };
    let version = table.host(host("anna", "h1", seat_bot)).await.expect("a free chair");
    assert_eq!(table.host(host("anna", "h1", seat_bot)).await, Ok(version), "asked again");
    assert_eq!(table.host(host("anna", "h2", seat_bot)).await, Err(Refusal::ChairTaken), "clicked twice");
    assert_eq!(table.host(host("bea", "h1", seat_bot)).await, Err(Refusal::NotHost));
    table.host(host("anna", "h3", HostWish::Remove { player: 1 })).await.expect("Bea goes");
    assert_eq!(table.host(host("anna", "h4", HostWish::Remove { player: 1 })).await, Err(Refusal::ChairFree));
    let again = table.sit(seat("bea", SeedOffer::Open(PlayerSeed::none())));
    // The old request has its old answer; a new one is refused.
    assert!(again.await.is_ok());
    let mut anew = seat("bea", SeedOffer::Open(PlayerSeed::none()));
    anew.nonce = "anew";
    assert_eq!(table.sit(anew).await, Err(Refusal::TakenOff));
    assert_eq!(table.host(host("anna", "h5", HostWish::Remove { player: 0 })).await, Err(Refusal::ChairTaken));
    sit(&*table, "carlo").await;
    let give = HostWish::HandOver { player: 1 };
    table.host(host("anna", "h6", give)).await.expect("handed over");
    assert!(table.host(host("anna", "h6", give)).await.is_ok(), "asked again");
    let start = HostWish::Start { bot: Some(CAUTIOUS) };
    assert_eq!(table.host(host("anna", "h7", start)).await, Err(Refusal::NotHost), "an old tab");
    table.host(host("carlo", "h1", start)).await.expect("it begins");
    let summary = table.summary().await;
    assert_eq!((summary.stage, summary.host.as_deref()), (Stage::Playing, Some("carlo")));
    assert_eq!(summary.chairs[3].who, Some(Who::Bot(CAUTIOUS.to_owned())));
    assert_eq!(table.host(host("carlo", "h2", start)).await, Err(Refusal::NotNow(Stage::Playing)));
    let listed = store.games("playing", true, 9).await.expect("listed");
    assert_eq!(listed.iter().map(|game| game.taken).collect::<Vec<_>>(), [4]);
}

/// Where no bot is named, the game's usual one sits down.
#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_names_no_bot_has_the_usual_one_of_the_game() {
    let (_directory, store) = store().await;
    let tables = tables(&store);
    for (id, usual) in [("challenge-2017", "medio"), ("spqr-rtu", "medio")] {
        let regulation = Arc::new(Library::embedded().get(id).expect("embedded"));
        let (by, options) = (Some("anna".to_owned()), Options::default());
        let new = NewTable { regulation, text: None, players: 4, bots: vec![], options, by, kept: vec![] };
        let table = tables.open(new).await.expect("opened");
        sit(&*table, "anna").await;
        let seat_bot = HostWish::SeatBot { player: 1, bot: None };
        let version = table.host(host("anna", "h1", seat_bot)).await.expect("a free chair");
        assert_eq!(table.host(host("anna", "h1", seat_bot)).await, Ok(version), "asked again");
        table.host(host("anna", "h2", HostWish::Start { bot: None })).await.expect("it begins");
        let bots = table.summary().await.chairs.iter().skip(1).map(|chair| chair.who.clone()).collect::<Vec<_>>();
        assert_eq!(bots, vec![Some(Who::Bot(usual.to_owned())); 3], "{id}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_leaves_leaves_the_table_to_the_next() {
    let (_directory, store) = store().await;
    let table = annas_table(&tables(&store), Options::default()).await;
    sit(&*table, "anna").await;
    sit(&*table, "bea").await;
    table.leave("anna", "l1").await.expect("gone");
    assert_eq!(table.summary().await.host.as_deref(), Some("bea"));
    table.host(host("bea", "h1", HostWish::Start { bot: Some(CAUTIOUS) })).await.expect("it begins");
    let again = tables(&store).get(&table.summary().await.id).await.expect("read").expect("there");
    assert_eq!(again.summary().await.host.as_deref(), Some("bea"), "from the log too");
}

fn resign<'a>(person: &'a str, nonce: &'a str) -> ResignRequest<'a> {
    ResignRequest { person, nonce, words: Words::new(Lang::En) }
}

/// A game of Anna, Bea and two bots, in which armies are being placed.
async fn anna_and_bea(tables: &Tables, options: Options) -> Arc<dyn AnyTable> {
    let table = open(tables, 2, options).await;
    sit(&*table, "bea").await;
    sit(&*table, "anna").await;
    tables.drive(&table.summary().await.id).await.expect("driven");
    for _ in 0..400 {
        for (player, person) in [(2, "bea"), (3, "anna")] {
            let scene = table.scene(Viewer::Player(player), None).await;
            if scene.may.contains("place") {
                return table;
            }
            if !scene.may.is_empty() {
                let command = crate::common::first_legal(&scene);
                let (after, nonce) = (scene.version, format!("n{}", scene.version));
                let words = Words::new(Lang::En);
                let _ = table.act(table::MoveRequest { person, after, nonce: &nonce, command: &command, words }).await;
            }
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("nobody places armies");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_gives_up_plays_no_more_and_the_game_goes_on() {
    let (_directory, store) = store().await;
    let tables = tables(&store);
    let table = anna_and_bea(&tables, Options { pace: 0, ..Options::default() }).await;
    let version = table.resign(resign("bea", "r1")).await.expect("given up");
    assert_eq!(table.resign(resign("bea", "r1")).await, Ok(version), "asked again");
    assert_eq!(table.resign(resign("bea", "r2")).await, Err(Refusal::Left));
    assert_eq!(table.resign(resign("zoe", "r1")).await, Err(Refusal::NotSeated));
    assert_eq!(table.come_back("bea", "b1").await, Err(Refusal::Left));
    assert_eq!(table.viewer(Some("bea")).await, Viewer::Spectator);
    assert_eq!(table.summary().await.chairs[2].presence, Presence::Left);
    let scene = annas_turn(&*table).await;
    anna_plays(&*table, &scene).await;
    let record = table.record(ANNA, vec!["-".to_owned(); 4]).await.expect("a record");
    assert!(record.contains("referee rule C24 withdraw"), "{record}");
    tables.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_who_play_agree_on_a_pause_and_any_of_them_ends_it() {
    let (_directory, store) = store().await;
    let tables = tables(&store);
    let table = anna_and_bea(&tables, Options { pace: 0, ..Options::default() }).await;
    let want = |person, nonce, wanted| AgreeRequest { person, nonce, wanted };
    let wanted = table.agree(want("anna", "w1", true)).await.expect("wanted");
    assert_eq!(table.agree(want("anna", "w1", true)).await, Ok(wanted), "asked again");
    let about = table.scene(ANNA, None).await.about.expect("whole");
    assert_eq!((about.pause, about.pause_wanted), (None, vec![4]));
    table.agree(want("anna", "w2", false)).await.expect("not wanted any more");
    table.agree(want("bea", "w1", true)).await.expect("wanted");
    assert!(table.scene(ANNA, None).await.about.expect("whole").pause.is_none(), "Anna does not want it");
    table.agree(want("anna", "w3", true)).await.expect("all agree");
    let about = table.scene(ANNA, None).await.about.expect("whole");
    assert_eq!(about.pause.map(|pause| pause.by), Some(Authority::Players("anna".to_owned())));
    assert!(about.pause_wanted.is_empty());
    assert_eq!(table.agree(want("bea", "w2", true)).await, Err(Refusal::AlreadyPaused));
    assert_eq!(table.pause(pause("p1")).await, Err(Refusal::AlreadyPaused));
    table.go_on(GoOnRequest { person: "bea", nonce: "g1" }).await.expect("it goes on");
    assert_eq!(table.go_on(GoOnRequest { person: "bea", nonce: "g2" }).await, Err(Refusal::NotPaused));
    table.pause(pause("p2")).await.expect("a referee's");
    let go_on = table.go_on(GoOnRequest { person: "bea", nonce: "g3" }).await;
    assert!(matches!(go_on, Err(Refusal::Paused(_))), "a referee's pause is a referee's to end");
    table.unpause(resume("p3")).await.expect("it goes on");
    tables.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_agrees_on_a_pause_at_a_table_of_a_tournament() {
    let (_directory, store) = store().await;
    let tables = tables(&store);
    let table = anna_and_bots(&tables, Options { tournament: true, pace: 0, ..Options::default() }).await;
    let wanted = table.agree(AgreeRequest { person: "anna", nonce: "w1", wanted: true }).await;
    assert_eq!(wanted, Err(Refusal::TournamentTable));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_game_is_one_table_whoever_asks_and_however_often() {
    let (_directory, store) = store().await;
    let tables = tables(&store);
    let table = anna_and_bots(&tables, Options { pace: 0, ..Options::default() }).await;
    assert_eq!(
        tables.rematch(&*table, "anna", "m").await.err(),
        Some(table::OpenFault::Refusal(Refusal::NotNow(Stage::Playing)))
    );
    let old = over(&tables, &store).await;
    assert_eq!(tables.rematch(&*old, "zoe", "m").await.err(), Some(table::OpenFault::Refusal(Refusal::NotSeated)));
    let (one, other) = tokio::join!(tables.rematch(&*old, "anna", "m1"), tables.rematch(&*old, "bea", "m1"));
    let (one, other) = (one.expect("opened"), other.expect("opened"));
    let (one, other) = (one.summary().await, other.summary().await);
    assert_eq!(one.id, other.id);
    assert_eq!(tables.rematch(&*old, "bea", "m2").await.expect("the same").summary().await.id, one.id);
    let noted = old.scene(Viewer::Spectator, None).await.about.expect("whole").rematch;
    assert_eq!(noted.as_deref(), Some(one.id.as_str()));
    assert_eq!(one.options.title, "Prova");
    let bots = one.chairs.iter().filter(|chair| matches!(chair.who, Some(Who::Bot(_)))).count();
    assert_eq!((bots, one.reserved.len()), (2, 2), "bots sit again, people have chairs kept");
    let entries = store.read(&old.summary().await.id, 0).await.expect("a log");
    assert_eq!(entries.iter().filter(|entry| entry.body.starts_with("rematch ")).count(), 1);
    // A chair that is kept is nobody else's, and the host can give it to a bot.
    let next = tables.get(&one.id).await.expect("read").expect("there");
    let stranger = next.sit(seat("zoe", SeedOffer::Open(PlayerSeed::none()))).await;
    assert_eq!(stranger, Err(Refusal::Reserved));
    sit(&*next, "bea").await;
    let kept: Vec<_> = next.summary().await.reserved.into_iter().filter(|(_, person)| person == "bea").collect();
    assert!(next.summary().await.chairs[kept[0].0].is_of("bea"));
    next.release_kept().await.expect("freed");
    let mut late = seat("zoe", SeedOffer::Open(PlayerSeed::none()));
    late.nonce = "late";
    next.sit(late).await.expect("Anna did not come");
    assert_eq!(next.summary().await.stage, Stage::Playing);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_game_keeps_a_chair_for_who_gave_up_and_none_for_whom_a_referee_put_out() {
    let (_directory, store) = store().await;
    let tables = tables(&store);
    let options = Options { pace: 0, game_seconds: 1, ..Options::default() };
    let table = anna_and_bea(&tables, options).await;
    let scene = table.scene(ANNA, None).await;
    let bea = scene.about.as_ref().and_then(|about| about.seats[2].seat).expect("a seat");
    let (command, words) = (format!("rule C52 exclude {bea}"), Words::new(Lang::En));
    let ruling = RulingRequest {
        referee: REFEREE,
        after: scene.version,
        nonce: "r1",
        command: &command,
        reason: reason("via"),
        words,
    };
    table.rule(ruling).await.expect("put out");
    let old = given_up(&store, table, &[("anna", "r2")]).await;
    assert_eq!(tables.rematch(&*old, "bea", "m").await.err(), Some(table::OpenFault::Refusal(Refusal::Removed)));
    let next = tables.rematch(&*old, "anna", "m").await.expect("opened").summary().await;
    let kept: Vec<&str> = next.reserved.iter().map(|(_, person)| person.as_str()).collect();
    assert_eq!(kept, ["anna"], "who has given up is asked, who was put out is not");
    assert_eq!(next.chairs.iter().filter(|chair| chair.who.is_none()).count(), 2, "the other chair is anybody's");
}

/// A game of Anna, Bea and two bots that is over: time is up at once, and both have given up.
async fn over(tables: &Tables, store: &Store) -> Arc<dyn AnyTable> {
    let options = Options { title: "Prova".to_owned(), pace: 0, game_seconds: 1, ..Options::default() };
    let table = anna_and_bea(tables, options).await;
    given_up(store, table, &[("bea", "r1"), ("anna", "r2")]).await
}

/// A game whose time is up, once these have given it up.
async fn given_up(store: &Store, table: Arc<dyn AnyTable>, people: &[(&str, &str)]) -> Arc<dyn AnyTable> {
    for &(person, nonce) in people {
        table.resign(resign(person, nonce)).await.expect("given up");
    }
    for _ in 0..3000 {
        if table.summary().await.stage == Stage::Over {
            return table;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let id = table.summary().await.id;
    panic!("it never ends: {:?}", store.read(&id, 0).await.map(|entries| entries.len()));
}

#[tokio::test(flavor = "multi_thread")]
async fn after_so_many_laps_time_is_up() {
    let (_directory, store) = store().await;
    let tables = tables(&store);
    let table =
        anna_and_bots(&tables, Options { laps: 2, turn_seconds: 1, misses: 1, pace: 0, ..Options::default() }).await;
    tables.drive(&table.summary().await.id).await.expect("driven");
    let audience = table::Audience { viewer: Viewer::Spectator, lang: None, changes: false };
    for _ in 0..3000 {
        // Somebody looks on, or the bots would rest; a reader who does not read is let go.
        let _watching = table.watch(audience, None).await;
        if table.summary().await.stage == Stage::Over {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let record = table.record(ANNA, vec!["-".to_owned(); 4]).await.expect("a record");
    let before = record.split("clock timeup").next().unwrap_or_default();
    assert!(record.contains("clock timeup"), "{}", &record[record.len().saturating_sub(800)..]);
    assert!(before.contains("lap 3 due") && !before.contains("lap 4 due"), "{before}");
    tables.stop().await;
}
