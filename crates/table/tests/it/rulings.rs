//! A referee rules in a game: what the rules allow, in the record as the referee's own line; and puts players out.

use crate::common::{REFEREE, first_legal, open, pause, reason, resume, sit, store};
use regulation::Library;
use std::sync::Arc;
use store::Log as _;
use table::{
    AnyTable, Audience, MoveRequest, Options, Presence, Refusal, Remark, RulingRequest, Stage, StoryContent, Tables,
    Viewer,
};
use words::{Lang, Words};

const PEOPLE: [&str; 4] = ["p0", "p1", "p2", "p3"];

/// A table of four people in its first turn.
async fn in_the_first_turn(tables: &Tables) -> Arc<dyn AnyTable> {
    let table = open(tables, 0, Options { rated: true, ..Options::default() }).await;
    for person in PEOPLE {
        sit(&*table, person).await;
    }
    for _ in 0..2_000 {
        let (player, scene) = asked(&*table).await;
        if scene.view.whole().is_some_and(|view| view.contains(" reinforce")) {
            return table;
        }
        play(&*table, player, &first_legal(&scene), scene.version).await;
    }
    panic!("nobody's turn begins");
}

/// A player does something on the version they know.
async fn play(table: &dyn AnyTable, player: usize, command: &str, after: u64) {
    let (nonce, words) = (format!("m{after}"), Words::new(Lang::En));
    let request = MoveRequest { person: PEOPLE[player], after, nonce: &nonce, command, words };
    table.act(request).await.expect("what may be done can be done");
}

/// Whoever is asked attacks if they can, and does the first thing they may otherwise.
async fn play_on(table: &dyn AnyTable, moves: usize) {
    for _ in 0..moves {
        let (player, scene) = asked(table).await;
        let attack = scene.may.lines().find(|line| line.starts_with("attack ") && !line.contains(".."));
        let command = attack.map_or_else(|| first_legal(&scene), str::to_owned);
        play(table, player, &command, scene.version).await;
    }
}

/// Who is asked, and what they see.
async fn asked(table: &dyn AnyTable) -> (usize, table::Scene) {
    for player in 0..PEOPLE.len() {
        let scene = table.scene(Viewer::Player(player), None).await;
        if !scene.may.is_empty() {
            return (player, scene);
        }
    }
    panic!("nobody is asked");
}

/// The referee rules on what is there now.
async fn rule(table: &dyn AnyTable, nonce: &str, command: &str) -> Result<u64, Refusal> {
    let after = table.summary().await.version;
    let (reason, words) = (reason("due armate di troppo"), Words::new(Lang::En));
    table.rule(RulingRequest { referee: REFEREE, after, nonce, command, reason, words }).await
}

/// A territory of a seat with its armies, from a view.
fn land_of(view: &str, seat: char) -> (String, u32) {
    let line = view.lines().find_map(|line| line.strip_prefix(&format!("land {seat} "))).expect("it has land");
    let words: Vec<&str> = line.split(' ').collect();
    let most = words.chunks(2).max_by_key(|pair| pair[1].parse::<u32>().unwrap_or(0)).expect("a territory");
    (most[0].to_owned(), most[1].parse().expect("armies"))
}

async fn record(table: &dyn AnyTable) -> String {
    table.record(Viewer::Spectator, PEOPLE.map(str::to_owned).to_vec()).await.expect("a record")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ruling_is_the_referees_line_in_the_record_with_its_reason() {
    let (_directory, store) = store().await;
    let tables = Tables::new(store.clone(), Library::embedded());
    let table = in_the_first_turn(&tables).await;
    let (player, scene) = asked(&*table).await;
    let seat = scene.you.and_then(|you| you.seat).expect("a seat").letter();
    let (territory, armies) = land_of(scene.view.whole().expect("whole"), seat);
    let (_, mut reader) =
        table.watch(Audience { viewer: Viewer::Player(player), lang: Some(Lang::It), changes: true }, None).await;

    let command = format!("rule C53 correct {territory} {seat} {}", armies + 2);
    let version = rule(&*table, "r1", &command).await.expect("a ruling");
    let told = reader.next(false).await.expect("a scene");
    assert!(
        matches!(&told.remarks[..], [Remark::Ruled { referee, reason, .. }] if referee == REFEREE && reason.as_str() == "due armate di troppo")
    );
    assert!(told.events[0].starts_with("corrected ") && !told.may.is_empty(), "{:?}", told.events);
    let (reason, words) = (reason("due armate di troppo"), Words::new(Lang::En));
    let again = RulingRequest { referee: REFEREE, after: 3, nonce: "r1", command: &command, reason, words };
    assert_eq!(
        table.rule(again.clone()).await,
        Ok(version),
        "asked again it has its answer, whatever has happened since"
    );
    let other = RulingRequest { reason: crate::common::reason("altro"), ..again };
    assert_eq!(table.rule(other.clone()).await, Err(Refusal::NonceUsed { version }));
    assert_eq!(table.rule(RulingRequest { nonce: "r2", ..other }).await, Err(Refusal::Stale { version }));

    let record = record(&*table).await;
    let line = format!(
        "referee {command}\n  corrected {territory} {seat} {} C53\n  # ruled: due armate di troppo\n",
        armies + 2
    );
    assert!(record.contains(&line), "{record}");
    let story = table.story(Viewer::Spectator, Lang::It, (u64::MAX, 2)).await.expect("a story");
    assert!(matches!(&story[0].content, StoryContent::Remark(Remark::Ruled { rule: Some(_), .. })), "{story:?}");
    assert!(matches!(&story[1].content, StoryContent::Event { event, .. } if event.starts_with("corrected")));
    let entry = store.read(&table.summary().await.id, 0).await.expect("readable").pop().expect("entries").body;
    assert!(
        entry.starts_with("ruled zelia nonce r1 chance ") && entry.contains("\nreason due armate di troppo\n"),
        "{entry}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_rules_do_not_allow_a_referee_is_refused_with_its_rule() {
    let (_directory, store) = store().await;
    let tables = Tables::new(store, Library::embedded());
    let table = in_the_first_turn(&tables).await;
    let version = table.summary().await.version;
    let refused = |answer: Result<u64, Refusal>| match answer {
        Err(Refusal::Rules { rule, text, .. }) => (rule, text),
        other => panic!("refused by a rule expected: {other:?}"),
    };
    assert_eq!(
        refused(rule(&*table, "r1", "rule C99 passturn").await),
        ("C58".to_owned(), "refused C58 no-such-rule C99".to_owned())
    );
    assert!(refused(rule(&*table, "r2", "rule C51 remove cina 200").await).1.contains("nobody-stays"));
    assert!(refused(rule(&*table, "r3", "pass").await).1.contains("not-yours"), "a move is no ruling");
    assert!(refused(rule(&*table, "r4", "roll 6 : 1").await).1.contains("not-yours"), "nor are dice");
    for nonsense in ["rule passturn", "rule C51 dance", "rule C51 remove atlantide 1", "", "rule C51 exclude Z"] {
        assert!(matches!(rule(&*table, "r5", nonsense).await, Err(Refusal::Malformed(_))), "{nonsense}");
    }
    let (reason, words) = (reason("per me"), Words::new(Lang::En));
    let own = RulingRequest { referee: "p2", after: version, nonce: "r6", command: "rule C51 passturn", reason, words };
    assert_eq!(table.rule(own).await, Err(Refusal::PlaysHere));
    assert_eq!(table.summary().await.version, version, "nothing has happened");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ruling_in_a_pause_counts_and_takes_no_time() {
    let (_directory, store) = store().await;
    let tables = Tables::new(store, Library::embedded());
    let table = in_the_first_turn(&tables).await;
    let (before, _) = asked(&*table).await;
    table.pause(pause("p")).await.expect("paused");
    rule(&*table, "r", "rule C51 passturn").await.expect("a ruling");
    let scene = table.scene(Viewer::Player(before), None).await;
    assert!(scene.about.is_some_and(|about| about.pause.is_some()), "still paused");
    assert!(!scene.view.whole().expect("whole").is_empty());
    table.unpause(resume("u")).await.expect("goes on");
    let (after, _) = asked(&*table).await;
    assert_ne!(before, after, "the turn has passed");
    let missed = table.summary().await.chairs[before].missed;
    assert_eq!(missed, 0, "whose turn a referee passes on is not away");
    let record = record(&*table).await;
    let places = ["  # paused C55: si parla al tavolo\n", "referee rule C51 passturn\n", "  # resumed\n"]
        .map(|text| record.find(text));
    assert!(places.is_sorted() && places.iter().all(Option::is_some), "{places:?}: {record}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_put_out_plays_no_more_and_sees_what_spectators_see() {
    let (_directory, store) = store().await;
    let tables = Tables::new(store, Library::embedded());
    let table = in_the_first_turn(&tables).await;
    let (player, scene) = asked(&*table).await;
    let (person, seat) = (PEOPLE[player], scene.you.and_then(|you| you.seat).expect("a seat").letter());
    let audience = Audience { viewer: Viewer::Player(player), lang: None, changes: true };
    let (_, mut reader) = table.watch(audience, None).await;
    rule(&*table, "r", &format!("rule C52 exclude {seat}")).await.expect("put out");

    let told = reader.next(false).await.expect("a scene");
    let chair = &told.about.as_ref().expect("chairs").seats[player];
    assert_eq!((chair.presence, told.may.as_str()), (Presence::Removed, ""));
    assert!(told.you.as_ref().is_some_and(|you| you.seat.is_none() && you.progress.is_none()), "{:?}", told.you);
    assert_eq!(table.viewer(Some(person)).await, Viewer::Spectator);
    let (theirs, spectators) = (table.scene(audience.viewer, None).await, table.scene(Viewer::Spectator, None).await);
    assert_eq!(theirs.view.whole(), spectators.view.whole(), "also on a line that is still open");
    let words = Words::new(Lang::En);
    let request = MoveRequest { person, after: told.version, nonce: "late", command: "pass", words };
    assert_eq!(table.act(request).await, Err(Refusal::Removed));
    assert_eq!(table.come_back(person, "back").await, Err(Refusal::Removed));
    let (next, _) = asked(&*table).await;
    assert_ne!(next, player, "the game goes on, and no bot takes the chair");
    let summary = table.summary().await;
    assert!(summary.disturbed, "no rating changes");
    assert_eq!(summary.chairs[player].presence, Presence::Removed);
}

/// Everybody is put out, one after the other: the game is over, and its record is in order.
#[tokio::test(flavor = "multi_thread")]
async fn the_record_of_a_refereed_game_checks() {
    let (_directory, store) = store().await;
    let tables = Tables::new(store.clone(), Library::embedded());
    let table = in_the_first_turn(&tables).await;
    let id = table.summary().await.id;
    table.pause(pause("p")).await.expect("paused");
    rule(&*table, "r1", "rule C51 passturn").await.expect("a ruling");
    table.unpause(resume("u")).await.expect("goes on");
    // Dice after a ruling come from where they were before it.
    play_on(&*table, 60).await;
    table.pause(pause("p2")).await.expect("paused");
    for seat in ["A", "B", "C", "D"] {
        match rule(&*table, &format!("out{seat}"), &format!("rule C52 exclude {seat}")).await {
            Ok(_) | Err(Refusal::NotNow(Stage::Over)) => {}
            other => panic!("{seat}: {other:?}"),
        }
    }
    assert_eq!(table.summary().await.stage, Stage::Over);
    assert!(
        table.scene(Viewer::Spectator, None).await.about.is_some_and(|about| about.pause.is_none()),
        "nothing is left to pause"
    );
    let text = record(&*table).await;
    let checked = notation::check(&Library::embedded(), &text);
    assert!(checked.faults.is_empty() && text.ends_with("close\n"), "{:?}: {text}", checked.faults);
    let (_, after_the_ruling) = text.split_once("referee rule C51 passturn").expect("the ruling");
    assert!(after_the_ruling.contains("chance roll "), "dice were rolled after it");

    let other = Tables::new(store, Library::embedded());
    let again = other.get(&id).await.expect("readable").expect("there");
    assert_eq!(record(&*again).await, text, "folded again from the log it is the same");
    let replay = again.replay(Viewer::Spectator, Some(Lang::It)).await.expect("a replay");
    let remarks: Vec<&Remark> = replay.iter().flat_map(|scene| &scene.remarks).collect();
    assert!(matches!(remarks[0], Remark::Paused(_)) && matches!(remarks[1], Remark::Ruled { .. }), "{remarks:?}");
}
