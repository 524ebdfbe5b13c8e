//! One entry is taken back, unless something depends on it.

use crate::common::{Site, enter, organiser, person};
use director::tournament::Command;
use hall::{Action, Refusal, Role};

fn undo(entry: u64) -> Action {
    Action::Undo { entry, why: "scritto male".to_owned() }
}

#[tokio::test]
async fn a_report_is_taken_back_among_others() {
    let site = Site::playing(16).await;
    let first = site.report(organiser(), 1, &[60, 50, 30, 24]).await.expect("reported");
    site.report(organiser(), 2, &[60, 50, 30, 24]).await.expect("reported");
    site.ask(organiser(), undo(first)).await.expect("taken back");
    let guard = site.hall.lock().await;
    let results = &guard.tournament().rounds[0].results;
    assert!(results[0].is_none() && results[1].is_some());
    let act = guard.acts().iter().find(|act| act.entry == first).expect("still there");
    assert_eq!(act.undone.as_ref().map(|(_, why)| why.as_str()), Some("scritto male"));
}

#[tokio::test]
async fn what_others_depend_on_stays_and_they_are_named() {
    let site = Site::open().await;
    let mut entries = Vec::new();
    for number in 1..=8 {
        entries.push(site.ask(organiser(), enter(number)).await.expect("entered"));
    }
    let drawn = site.ask(organiser(), Action::Command(Box::new(Command::Draw { seed: 7 }))).await.expect("drawn");
    let Err(Refusal::Depends { entry, dependents }) = site.ask(organiser(), undo(entries[7])).await else {
        panic!("a draw depends on who entered");
    };
    assert_eq!((entry, dependents), (entries[7], vec![drawn]));
    site.ask(organiser(), undo(drawn)).await.expect("taken back");
    site.ask(organiser(), undo(entries[7])).await.expect("taken back");
    assert_eq!(site.hall.lock().await.tournament().entrants.len(), 7);
    assert_eq!(site.ask(organiser(), undo(entries[7])).await, Err(Refusal::UndoneAlready(entries[7])));
    assert_eq!(site.ask(organiser(), undo(1)).await, Err(Refusal::NotUndoable(1)), "not the beginning");
    let without = Action::Undo { entry: entries[6], why: " ".to_owned() };
    assert_eq!(site.ask(organiser(), without).await, Err(Refusal::NoReason));
}

#[tokio::test]
async fn who_may_not_do_something_may_not_take_it_back() {
    let site = Site::open().await;
    site.give("hilda", Role::Helper).await;
    let mut last = 0;
    for number in 1..=8 {
        last = site.ask(person("hilda"), enter(number)).await.expect("entered");
    }
    site.ask(person("hilda"), undo(last)).await.expect("a helper enters people, and takes an entry back");
    site.ask(organiser(), enter(9)).await.expect("entered");
    let drawn = site.ask(organiser(), Action::Command(Box::new(Command::Draw { seed: 7 }))).await.expect("drawn");
    assert_eq!(site.ask(person("hilda"), undo(drawn)).await, Err(Refusal::NotAllowed(Role::Organiser)));
    let reported = site.report(person("hilda"), 1, &[60, 50, 30, 24]).await.expect("reported");
    site.ask(person("hilda"), undo(reported)).await.expect("taken back");
}
