//! What lists show of tournaments.

use crate::common::{Site, node, organiser};
use director::tournament::{Command, Entry, Person};
use hall::{Action, Envelope};
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
