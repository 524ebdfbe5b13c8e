//! What lists show of tournaments, and lists of people that enter at once.

use crate::common::{Site, enter, link, node, organiser, person};
use director::tournament::{Command, EntrantId, Entry, Person};
use hall::{Action, Envelope, LinkKind, Refusal, Role};
use live::Submission;

/// If the power fails between an entry and the line of the list, whoever loads the tournament next sets the list right.
#[tokio::test]
async fn a_list_that_is_behind_is_set_right_when_the_tournament_is_loaded() {
    let site = Site::open().await;
    let person = Person { name: "Ada".to_owned(), surname: "Abete".to_owned(), ..Person::default() };
    let command = Command::Enter { entry: Entry { person, ..Entry::default() }, namesake: false };
    let action = Action::Command(Box::new(command));
    let envelope = Envelope { asker: organiser(), action, nonce: "enter".to_owned(), salt: "salt".to_owned() };
    let version = site.hall.submit(Submission { nonce: "enter", after: None }, &envelope).await.expect("entered");
    let before = site.halls.list(10).await.expect("a list");
    assert_eq!((before[0].version, before[0].entrants), (version - 1, 0), "the line of the list was never written");
    let other = node(&site.store, &site.clock);
    other.get(&site.id).await.expect("readable").expect("there");
    let after = other.list(10).await.expect("a list");
    assert_eq!((after[0].version, after[0].entrants), (version, 1));
    assert_eq!(after[0].changed, before[0].changed, "being looked at changes nothing");
}

fn people(numbers: impl IntoIterator<Item = u32>) -> Vec<Command> {
    let command = |number| match enter(number) {
        Action::Command(command) => *command,
        other => panic!("{other:?}"),
    };
    numbers.into_iter().map(command).collect()
}

/// Each person is an entry of their own, and the last can be taken back alone; sent twice, the list is in once.
#[tokio::test]
async fn a_list_is_one_request_and_an_entry_for_each() {
    let site = Site::open().await;
    let version = site.halls.submit_list(&site.hall, organiser(), people(1..=5), "list").await.expect("entered");
    assert_eq!(version, 6);
    let again = site.halls.submit_list(&site.hall, organiser(), people(1..=5), "list").await;
    assert_eq!(again, Ok(6), "the answer of before");
    let other = node(&site.store, &site.clock);
    let elsewhere = other.get(&site.id).await.expect("readable").expect("there");
    let again = other.submit_list(&elsewhere, organiser(), people(1..=5), "list").await;
    assert_eq!(again, Ok(6), "at another node, from the log");
    assert_eq!(site.halls.list(10).await.expect("a list")[0].entrants, 5);
    let bodies = site.bodies().await;
    assert!(hall::check(bodies.iter().map(String::as_str)).is_ok());
    let why = "due volte".to_owned();
    site.ask(organiser(), Action::Undo { entry: 6, why }).await.expect("taken back");
    assert_eq!(site.hall.lock().await.tournament().entrants.len(), 4);
}

/// Whoever is refused takes everybody of the list with them, also where somebody was faster on another node.
#[tokio::test]
async fn a_list_enters_whole_or_not_at_all() {
    let site = Site::open().await;
    let twice = site.halls.submit_list(&site.hall, organiser(), people([1, 2, 1]), "twice").await;
    assert!(matches!(twice, Err(Refusal::Director(_))), "{twice:?}");
    let other = node(&site.store, &site.clock);
    let elsewhere = other.get(&site.id).await.expect("readable").expect("there");
    other.submit(&elsewhere, None, organiser(), enter(3), "faster").await.expect("entered");
    let late = site.halls.submit_list(&site.hall, organiser(), people(1..=4), "late").await;
    assert!(matches!(late, Err(Refusal::Director(_))), "{late:?}");
    assert_eq!(site.bodies().await.len(), 2, "the opening and who was faster");
    site.halls.submit_list(&site.hall, organiser(), people([1, 2, 4]), "rest").await.expect("entered");
    assert_eq!(site.hall.lock().await.tournament().entrants.len(), 4);
    let public = site.halls.submit_list(&site.hall, person("nobody"), people([9]), "no").await;
    assert_eq!(public, Err(Refusal::NotAllowed(Role::Helper)));
    site.ask(organiser(), Action::MakeLink { key: "key".to_owned(), kind: LinkKind::Helper }).await.expect("a link");
    site.ask(organiser(), Action::RevokeLink { key: "key".to_owned() }).await.expect("revoked");
    let revoked = site.halls.submit_list(&site.hall, link("key", None), people([9]), "no").await;
    assert_eq!(revoked, Err(Refusal::DeadLink));
}

/// What is left of a list after somebody in it was erased does not tell who they were: no two people share a salt.
#[tokio::test]
async fn nobody_is_guessed_from_the_others_of_their_list() {
    let site = Site::open().await;
    site.halls.submit_list(&site.hall, organiser(), people(1..=3), "list").await.expect("entered");
    let salt = |body: &str| body.split("\"salt\":\"").nth(1).and_then(|rest| rest.split('"').next()).map(str::to_owned);
    let salts: std::collections::BTreeSet<_> = site.bodies().await.iter().filter_map(|body| salt(body)).collect();
    assert_eq!(salts.len(), 3);
    site.ask(organiser(), Action::Erase { entrant: EntrantId(2) }).await.expect("erased");
    let bodies = site.bodies().await;
    assert!(!bodies[2].contains("Cognome2") && bodies[3].contains("Cognome3"), "{bodies:?}");
}
