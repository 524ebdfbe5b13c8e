//! Roles, devices, clock, calls, notices, and what phones are told.

use crate::common::{START, Site, link, node, organiser, person};
use director::tournament::EntrantId;
use hall::{Action, Asker, Audience, Changed, ClockAction, Light, Refusal, Role, Stage};
use std::time::Duration;

#[tokio::test]
async fn a_device_has_one_name_and_a_name_one_device() {
    let site = Site::playing(16).await;
    site.table_link("key", 1).await;
    let seats = site.seats(1).await;
    let phone = |device: &str| Asker::Link { key: "key".to_owned(), device: Some(device.to_owned()), entrant: None };
    let take = |device: &str, entrant: EntrantId| Action::TakeLink { device: device.to_owned(), entrant };
    site.ask(phone("red"), take("red", seats[0])).await.expect("picked");
    assert_eq!(site.ask(phone("red"), take("red", seats[1])).await, Err(Refusal::LinkInUse(seats[0])));
    assert_eq!(site.ask(phone("blue"), take("blue", seats[0])).await, Err(Refusal::LinkInUse(seats[0])));
    site.ask(phone("blue"), take("blue", seats[1])).await.expect("picked");
    site.report(phone("red"), 1, &[60, 50, 30, 24]).await.expect("pending");
    site.ask(phone("blue"), Action::Confirm { round: 1, table: 1, why: String::new() }).await.expect("confirmed");
    assert_eq!(site.hall.lock().await.stage(), Stage::Playing);
}

#[tokio::test]
async fn nobody_does_what_is_not_theirs() {
    let site = Site::playing(16).await;
    site.give("hugo", Role::Helper).await;
    let notice = Action::Notice { text: "Si comincia alle 15.".to_owned() };
    assert_eq!(site.ask(person("nobody"), notice.clone()).await, Err(Refusal::NotAllowed(Role::Helper)));
    site.ask(person("hugo"), notice).await.expect("said");
    let role = Action::GiveRole { person: "hugo".to_owned(), role: Some(Role::Organiser) };
    assert_eq!(site.ask(person("hugo"), role).await, Err(Refusal::NotAllowed(Role::Organiser)));
    let take = Action::GiveRole { person: "hugo".to_owned(), role: None };
    site.ask(organiser(), take).await.expect("taken away");
    let clock = Action::Clock(ClockAction::Start);
    assert_eq!(site.ask(person("hugo"), clock).await, Err(Refusal::NotAllowed(Role::Helper)));
}

#[tokio::test]
async fn the_clock_runs_on_every_device_and_survives_a_restart() {
    let site = Site::playing(16).await;
    let whole = site.hall.lock().await.clock().left_ms(START);
    site.ask(organiser(), Action::Clock(ClockAction::Start)).await.expect("started");
    site.clock.advance(Duration::from_secs(600));
    let other = node(&site.store, &site.clock);
    let hall = other.get(&site.id).await.expect("readable").expect("there");
    for hall in [&site.hall, &hall] {
        assert_eq!(hall.lock().await.clock().left_ms(hall.now()), whole - 600_000);
    }
    site.ask(organiser(), Action::Clock(ClockAction::Stop)).await.expect("stopped");
    site.clock.advance(Duration::from_secs(600));
    assert_eq!(site.hall.lock().await.clock().left_ms(site.hall.now()), whole - 600_000);
    site.ask(organiser(), Action::Clock(ClockAction::Set { seconds: 90 })).await.expect("set");
    assert_eq!(site.hall.lock().await.clock().left_ms(site.hall.now()), 90_000);
}

/// S.P.Q.: nobody's time runs before the last table has placed its armies.
#[tokio::test]
async fn the_clock_starts_when_the_last_table_has_placed() {
    let site = Site::playing_under("spqr-rtu", 8).await;
    let whole = site.hall.lock().await.clock().left_ms(START);
    let left_after = async |seconds| {
        site.clock.advance(Duration::from_secs(seconds));
        site.hall.lock().await.clock().left_ms(site.hall.now())
    };
    let show = async |table, light| site.ask(organiser(), Action::Light { table, light }).await.expect("shown");
    show(1, Light::Placed).await;
    show(2, Light::Placing).await;
    assert_eq!(left_after(60).await, whole, "one table is still placing");
    show(2, Light::Placed).await;
    assert_eq!(left_after(60).await, whole - 60_000);
    site.ask(organiser(), Action::Clock(ClockAction::Stop)).await.expect("stopped");
    show(2, Light::Playing).await;
    assert_eq!(left_after(60).await, whole - 60_000, "who stopped it starts it again");
}

#[tokio::test]
async fn a_table_calls_and_a_referee_comes() {
    let site = Site::playing(16).await;
    site.table_link("key", 2).await;
    let call = |table| Action::Call { table, about: "conteggio".to_owned() };
    assert_eq!(site.ask(link("key", None), call(1)).await, Err(Refusal::OtherTable { round: 1, table: 2 }));
    let called = site.ask(link("key", None), call(2)).await.expect("called");
    assert_eq!(site.ask(organiser(), call(99)).await, Err(Refusal::NoSuchTable(99)));
    site.give("rita", Role::Referee).await;
    site.ask(person("rita"), Action::Answer { call: called }).await.expect("on the way");
    assert!(site.hall.lock().await.calls().is_empty());
    assert_eq!(site.ask(person("rita"), Action::Answer { call: called }).await, Err(Refusal::Unknown("call")));
    let light = Action::Light { table: 2, light: Light::LastLap };
    site.ask(link("key", None), light).await.expect("shown");
    assert_eq!(site.hall.lock().await.lights().get(&2), Some(&Light::LastLap));
}

#[tokio::test]
async fn a_phone_is_told_where_its_person_sits() {
    let site = Site::open().await;
    for number in 1..=16 {
        site.ask(organiser(), crate::common::enter(number)).await.expect("entered");
    }
    let (whole, mut reader) = site.hall.watch(Audience::Entrant(EntrantId(5)), None).await;
    assert_eq!(whole.own.expect("a person").table, None);
    let draw = Action::Command(Box::new(director::tournament::Command::Draw { seed: 7 }));
    site.ask(organiser(), draw).await.expect("drawn");
    let scene = reader.ready().expect("told at once");
    let own = scene.own.clone().expect("a person");
    let table = own.table.expect("a table");
    assert_eq!(site.seats(table).await[own.seat.expect("a seat") - 1], EntrantId(5));
    assert!(scene.changed.has(Changed::ROUNDS) && scene.changed.words().contains(&"rounds"));
    site.report(organiser(), table, &[60, 50, 30, 24]).await.expect("reported");
    let scene = reader.ready().expect("told at once");
    assert!(scene.changed.has(Changed::STANDINGS) && scene.own.as_ref().is_some_and(|own| own.standing.is_some()));
}
