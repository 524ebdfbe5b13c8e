//! Two nodes on one log: the same request has the same answer at both, and nobody is refused for what one of them has not
//! heard of.

use crate::common::{first_legal, open, sit, store};
use regulation::Library;
use std::sync::Arc;
use table::{AnyTable, MoveRequest, Options, Refusal, Stage, Tables, Viewer};
use words::{Lang, Words};

/// A table opened at one node, with its id, and another node on the same database.
async fn opened_elsewhere() -> (tempfile::TempDir, Tables, Arc<dyn AnyTable>, String) {
    let (directory, store) = store().await;
    let second = Tables::new(store.clone(), Library::embedded());
    let table = open(&Tables::new(store, Library::embedded()), 0, Options::default()).await;
    let id = table.summary().await.id;
    (directory, second, table, id)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_asked_again_at_the_other_node_has_the_answer_it_had() {
    let (_directory, second, here, id) = opened_elsewhere().await;
    let there = second.get(&id).await.expect("readable").expect("there");

    assert_eq!(sit(&*here, "p0").await, 2);
    assert_eq!(sit(&*there, "p1").await, 3, "decided anew on the chair that is still free");
    assert_eq!(sit(&*here, "p2").await, 4);
    assert_eq!(sit(&*there, "p3").await, 5);
    here.catch_up().await.expect("readable");
    assert_eq!(here.summary().await.stage, Stage::Playing);

    let mut asked = None;
    for player in 0..4 {
        let scene = here.scene(Viewer::Player(player), None).await;
        asked = asked.or_else(|| (!scene.may.is_empty()).then_some((player, scene)));
    }
    let (player, scene) = asked.expect("somebody is asked");
    let command = first_legal(&scene);
    let (person, words) = (format!("p{player}"), Words::new(Lang::En));
    let request = MoveRequest { person: &person, after: scene.version, nonce: "move", command: &command, words };
    let answer = here.act(request).await.expect("it may be done");
    assert_eq!(there.act(request).await, Ok(answer), "at a node that has not heard of it");
    let other = MoveRequest { nonce: "other", ..request };
    assert_eq!(there.act(other).await, Err(Refusal::Stale { version: answer }), "another request is stale");
    let another = MoveRequest { command: "pass", ..request };
    for table in [&here, &there] {
        assert_eq!(table.act(another).await, Err(Refusal::NonceUsed { version: answer }), "under the name of this one");
    }
}

/// Everybody sits down and gets up at one node; the other has only seen the table being opened.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_refused_for_what_a_node_has_not_heard_of() {
    let (_directory, second, here, id) = opened_elsewhere().await;
    let there = || async { second.get(&id).await.expect("readable").expect("there") };
    there().await;
    assert_eq!(sit(&*here, "p0").await, 2);
    assert_eq!(there().await.leave("p0", "leave").await, Ok(3), "who sat down elsewhere can get up here");
    assert_eq!(here.leave("p0", "leave").await, Ok(3), "asked again, who has left already has the same answer");
    assert_eq!(there().await.leave("p0", "leave").await, Ok(3));
}

/// Somebody sits down, gets up, and the first request comes again: late on its way, or sent again by an impatient browser.
#[tokio::test(flavor = "multi_thread")]
async fn who_got_up_is_not_seated_again_by_the_old_request() {
    let (_directory, second, here, id) = opened_elsewhere().await;
    assert_eq!(sit(&*here, "p0").await, 2);
    assert_eq!(sit(&*here, "p1").await, 3);
    assert_eq!(here.leave("p0", "leave").await, Ok(4));
    assert_eq!(sit(&*here, "p0").await, 2, "the answer it had");
    let there = second.get(&id).await.expect("readable").expect("there");
    assert_eq!(sit(&*there, "p0").await, 2, "at another node too");
    assert!(there.viewer(Some("p0")).await == Viewer::Spectator, "and nobody sits there");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sat_down_at_one_node_plays_at_the_other() {
    let (_directory, second, here, id) = opened_elsewhere().await;
    let there = second.get(&id).await.expect("readable").expect("there");
    for player in 0..4 {
        sit(&*here, &format!("p{player}")).await;
    }
    for player in 0..4 {
        let scene = here.scene(Viewer::Player(player), None).await;
        if scene.may.is_empty() {
            continue;
        }
        let (person, command) = (format!("p{player}"), first_legal(&scene));
        let words = Words::new(Lang::En);
        let request = MoveRequest { person: &person, after: scene.version, nonce: "move", command: &command, words };
        assert_eq!(there.act(request).await, Ok(scene.version + 1));
        return;
    }
    panic!("nobody is asked");
}
