//! Results: by helpers at once, by a table's own link, confirmed, contested.

use crate::common::{Site, link, node, organiser, person};
use director::tournament::Command;
use hall::{Action, Asker, Audience, LinkKind, Refusal, Role, TableKey};
use std::sync::Arc;

const POINTS: [u16; 4] = [60, 50, 30, 24];

#[tokio::test]
async fn helpers_at_different_tables_never_meet() {
    let site = Arc::new(Site::playing(32).await);
    site.give("hugo", Role::Helper).await;
    site.give("ines", Role::Helper).await;
    let mut all = tokio::task::JoinSet::new();
    for table in 1..=8 {
        let site = Arc::clone(&site);
        let helper = person(if table % 2 == 0 { "hugo" } else { "ines" });
        all.spawn(async move { site.report(helper, table, &POINTS).await.expect("reported") });
    }
    assert_eq!(all.join_all().await.len(), 8);
    assert!(site.hall.lock().await.tournament().rounds[0].is_complete());
}

#[tokio::test]
async fn the_same_table_twice_is_compared_and_told() {
    let site = Site::playing(16).await;
    site.report(organiser(), 2, &POINTS).await.expect("reported");
    let before = site.hall.lock().await.version();
    let Err(Refusal::Differs { reported, pending: false }) = site.report(organiser(), 2, &[70, 50, 30, 14]).await
    else {
        panic!("the other result is told");
    };
    assert_eq!(*reported, site.result(2, &POINTS).await);
    assert_eq!(site.hall.lock().await.version(), before, "nothing was written");
}

#[tokio::test]
async fn a_tables_report_waits_for_a_second_player() {
    let site = Site::playing(16).await;
    site.table_link("key", 1).await;
    let seats = site.seats(1).await;
    let [one, two] = [seats[0].0, seats[1].0];
    assert_eq!(site.report(link("key", None), 1, &POINTS).await, Err(Refusal::Nameless));
    site.report(link("key", Some(one)), 1, &POINTS).await.expect("pending");
    assert!(!site.hall.lock().await.tournament().rounds[0].results.iter().any(Option::is_some), "not in the standings");
    let confirm = Action::Confirm { round: 1, table: 1, why: String::new() };
    assert_eq!(site.ask(link("key", Some(one)), confirm.clone()).await, Err(Refusal::OwnReport));
    site.ask(link("key", Some(two)), confirm).await.expect("confirmed");
    let guard = site.hall.lock().await;
    assert!(guard.tournament().rounds[0].results[0].is_some() && guard.pending().is_empty());
}

#[tokio::test]
async fn what_is_contested_is_settled_by_staff_alone() {
    let site = Site::playing(16).await;
    site.table_link("key", 1).await;
    let seats = site.seats(1).await;
    site.report(link("key", Some(seats[0].0)), 1, &POINTS).await.expect("pending");
    let contest = Action::Contest { round: 1, table: 1, why: "il secondo aveva 52".to_owned() };
    site.ask(link("key", Some(seats[1].0)), contest).await.expect("contested");
    let confirm = Action::Confirm { round: 1, table: 1, why: String::new() };
    let third = site.ask(link("key", Some(seats[2].0)), confirm.clone()).await;
    assert_eq!(third, Err(Refusal::NotAllowed(Role::Helper)));
    site.give("rita", Role::Referee).await;
    let why = "contate le armate insieme ai quattro".to_owned();
    site.ask(person("rita"), Action::Confirm { round: 1, table: 1, why: why.clone() }).await.expect("settled");
    let guard = site.hall.lock().await;
    assert!(guard.tournament().rounds[0].results[0].is_some());
    assert_eq!(guard.acts().last().map(|act| act.done.why.clone()), Some(why), "the reason stays with it");
}

#[tokio::test]
async fn a_link_is_worth_its_table_until_it_is_revoked() {
    let site = Site::playing(16).await;
    site.table_link("key", 1).await;
    let stranger = site.seats(2).await[0];
    let refused = site.report(link("key", Some(stranger.0)), 2, &POINTS).await;
    assert_eq!(refused, Err(Refusal::OtherTable { round: 1, table: 1 }));
    let refused = site.report(link("key", Some(stranger.0)), 1, &POINTS).await;
    assert_eq!(refused, Err(Refusal::NotOfTable(stranger)));
    assert_eq!(site.ask(link("other", None), Action::Clock(hall::ClockAction::Start)).await, Err(Refusal::DeadLink));
    let refused = site.ask(link("key", None), Action::Clock(hall::ClockAction::Start)).await;
    assert_eq!(refused, Err(Refusal::NotAllowed(Role::Helper)));
    site.ask(organiser(), Action::RevokeLink { key: "key".to_owned() }).await.expect("revoked");
    let own = site.seats(1).await[0];
    assert_eq!(site.report(link("key", Some(own.0)), 1, &POINTS).await, Err(Refusal::DeadLink));
}

#[tokio::test]
async fn an_impossible_score_is_refused_with_its_rule() {
    let site = Site::playing(16).await;
    let Err(refusal) = site.report(organiser(), 1, &[200, 50, 30, 24]).await else { panic!("refused") };
    assert!(refusal.rule().is_some_and(|rule| rule.starts_with(['G', 'T'])), "{refusal:?}");
}

#[tokio::test]
async fn asked_again_it_has_the_same_answer_at_any_node() {
    let site = Site::playing(16).await;
    let result = site.result(3, &POINTS).await;
    let report = Action::Command(Box::new(director::tournament::Command::Report { table: 3, result }));
    let version = site.ask_as(organiser(), report.clone(), "again").await.expect("reported");
    let other = node(&site.store, &site.clock);
    let hall = other.get(&site.id).await.expect("readable").expect("there");
    assert_eq!(other.submit(&hall, None, organiser(), report, "again").await, Ok(version));
    assert_eq!(hall.lock().await.tournament(), site.hall.lock().await.tournament());
    let result = site.result(3, &[70, 50, 30, 14]).await;
    let corrected = Action::Command(Box::new(director::tournament::Command::Report { table: 3, result }));
    for something_else in [corrected, Action::Notice { text: "pausa".to_owned() }] {
        let refused = other.submit(&hall, None, organiser(), something_else, "again").await;
        assert_eq!(refused, Err(Refusal::Host(live::Failure::NonceUsed { version })), "under the name of the first");
    }
}

/// The director would refuse a second draw of the same round; the first one asked for again is no second one.
#[tokio::test]
async fn a_draw_asked_for_again_has_the_same_answer_at_any_node() {
    let site = Site::open().await;
    let other = node(&site.store, &site.clock);
    let behind = other.get(&site.id).await.expect("readable").expect("there");
    for number in 1..=16 {
        site.ask(organiser(), crate::common::enter(number)).await.expect("entered");
    }
    let draw = || Action::Command(Box::new(Command::Draw { seed: 7 }));
    let version = site.ask_as(organiser(), draw(), "draw").await.expect("drawn");
    assert_eq!(site.ask_as(organiser(), draw(), "draw").await, Ok(version));
    assert_eq!(
        other.submit(&behind, None, organiser(), draw(), "draw").await,
        Ok(version),
        "where nobody had heard of it"
    );
}

#[tokio::test]
async fn new_cards_for_all_tables_make_the_old_ones_worthless() {
    let site = Site::playing(16).await;
    site.give("hugo", Role::Helper).await;
    let keys = |prefix: &str, tables: std::ops::RangeInclusive<usize>| {
        tables.map(|table| TableKey { table, key: format!("{prefix}{table}") }).collect::<Vec<_>>()
    };
    let make = |keys| Action::MakeTableLinks { keys };
    assert_eq!(site.ask(person("hugo"), make(keys("a", 1..=3))).await, Err(Refusal::NoSuchTable(4)), "all of them");
    assert_eq!(site.ask(person("hugo"), make(keys("a", 1..=5))).await, Err(Refusal::NoSuchTable(5)), "and no other");
    assert_eq!(site.ask(person("nino"), make(keys("a", 1..=4))).await, Err(Refusal::NotAllowed(Role::Helper)));
    site.ask(person("hugo"), make(keys("a", 1..=4))).await.expect("made");
    let seats = site.seats(2).await;
    site.ask(link("a2", Some(seats[0].0)), Action::Call { table: 2, about: "dadi".to_owned() }).await.expect("called");
    site.ask(person("hugo"), make(keys("b", 1..=4))).await.expect("made again");
    assert_eq!(site.report(link("a2", Some(seats[0].0)), 2, &POINTS).await, Err(Refusal::DeadLink));
    site.report(link("b2", Some(seats[0].0)), 2, &POINTS).await.expect("pending");
    let again = node(&site.store, &site.clock);
    let hall = again.get(&site.id).await.expect("readable").expect("there");
    let guard = hall.lock().await;
    let live = guard.links().values().filter(|link| !link.revoked).count();
    assert_eq!((live, guard.links().len()), (4, 8), "read from the log, it is the same");
}

/// T2.6: those who tie share a place, on a phone too.
#[tokio::test]
async fn a_phone_is_told_the_place_and_not_the_line() {
    let site = Site::playing(16).await;
    for table in 1..=4 {
        site.report(organiser(), table, &POINTS).await.expect("reported");
    }
    for table in 1..=4 {
        for (seat, place) in site.seats(table).await.into_iter().zip([1, 5, 9, 13]) {
            let (scene, _) = site.hall.watch(Audience::Entrant(seat), None).await;
            assert_eq!(scene.own.expect("their own").standing, Some(place), "table {table}, {seat}");
        }
    }
}

/// C58: who has said which entrant they are settles, corrects and punishes nothing at that table, by any way in.
#[tokio::test]
async fn a_referee_who_plays_rules_on_nothing_at_the_own_table() {
    let site = Site::playing(16).await;
    site.table_link("table", 1).await;
    let kind = LinkKind::Referee;
    site.ask(organiser(), Action::MakeLink { key: "whistle".to_owned(), kind }).await.expect("a link");
    let (own, elsewhere) = (site.seats(1).await, site.seats(2).await);
    let phone = Asker::Link { key: "whistle".to_owned(), device: Some("red".to_owned()), entrant: None };
    let bare = link("whistle", None);
    site.report(link("table", Some(own[1].0)), 1, &POINTS).await.expect("pending");
    let confirm = || Action::Confirm { round: 1, table: 1, why: String::new() };
    let says_so = link("whistle", Some(own[0].0));
    assert_eq!(site.ask(says_so, confirm()).await, Err(Refusal::OwnTable), "who says so with the request");
    site.ask(phone.clone(), Action::NameReferee { entrant: Some(own[0]) }).await.expect("named");
    for asker in [&phone, &bare] {
        assert_eq!(site.ask(asker.clone(), confirm()).await, Err(Refusal::OwnTable));
        assert_eq!(site.report(asker.clone(), 1, &POINTS).await, Err(Refusal::OwnTable));
    }
    let another = Asker::Link { key: "whistle".to_owned(), device: Some("blue".to_owned()), entrant: None };
    site.ask(another, confirm()).await.expect("another referee's phone");
    site.report(phone.clone(), 2, &POINTS).await.expect("another table");
    let amend =
        |table, result| Action::Command(Box::new(Command::Amend { round: 1, table, result, why: "conti".to_owned() }));
    let right = [site.result(1, &[70, 50, 20, 24]).await, site.result(2, &[70, 50, 20, 24]).await];
    assert_eq!(site.ask(phone.clone(), amend(1, right[0].clone())).await, Err(Refusal::OwnTable));
    site.ask(phone.clone(), amend(2, right[1].clone())).await.expect("set right");
    let other = node(&site.store, &site.clock);
    let hall = other.get(&site.id).await.expect("readable").expect("there");
    let refused = other.submit(&hall, None, phone.clone(), amend(1, right[0].clone()), "again").await;
    assert_eq!(refused, Err(Refusal::OwnTable), "and another node knows it too");
    site.ask(phone.clone(), Action::NameReferee { entrant: None }).await.expect("a slip");
    site.ask(phone, amend(1, right[0].clone())).await.expect("set right");
    assert!(!own.contains(&elsewhere[0]));
    let public = site.ask(person("nobody"), Action::NameReferee { entrant: None }).await;
    assert_eq!(public, Err(Refusal::NotAllowed(Role::Referee)));
}
