//! The chain over the log, what stands beside it, and the ceremony of a draw.

use crate::common::{Site, enter, node, organiser};
use director::tournament::EntrantId;
use hall::{Action, ChainFault, Entry, Refusal, Seal, check};

#[tokio::test]
async fn an_edited_entry_is_found() {
    let site = Site::playing(8).await;
    site.report(organiser(), 1, &[60, 50, 30, 24]).await.expect("reported");
    site.report(organiser(), 2, &[60, 50, 30, 24]).await.expect("reported");
    let bodies = site.bodies().await;
    let texts: Vec<&str> = bodies.iter().map(String::as_str).collect();
    let (head, withheld) = check(texts.iter().copied()).expect("whole");
    assert_eq!((&head, withheld), (site.hall.lock().await.head(), vec![]));
    let at = bodies.len() - 2;
    let edited = bodies[at].replace("\"points\":60", "\"points\":61");
    assert_ne!(edited, bodies[at]);
    let mut forged = texts.clone();
    forged[at] = &edited;
    assert_eq!(check(forged), Err(ChainFault::Broken { version: at as u64 + 2 }));
}

#[tokio::test]
async fn every_entry_prints_as_it_was_read() {
    let site = Site::playing(8).await;
    for body in site.bodies().await {
        let entry = Entry::read(&body).expect("readable");
        let again = Entry::read(&entry.print("another-salt")).expect("readable");
        assert_eq!(entry, again);
    }
}

#[tokio::test]
async fn personal_data_stand_beside_the_chain_and_can_go() {
    let site = Site::playing(8).await;
    for body in site.bodies().await {
        let chained = Entry::public_body(&body);
        assert!(!chained.contains("Cognome") && !chained.contains("1990-01-01"), "{chained}");
    }
    let seats_before = site.seats(1).await;
    site.ask(organiser(), Action::Erase { entrant: EntrantId(3) }).await.expect("erased");
    let bodies = site.bodies().await;
    assert!(!bodies.iter().any(|body| body.contains("Cognome3")), "nowhere in the log");
    let (_, withheld) = check(bodies.iter().map(String::as_str)).expect("the chain still holds");
    assert_eq!(withheld.len(), 1, "{withheld:?}");
    let other = node(&site.store, &site.clock);
    let hall = other.get(&site.id).await.expect("readable").expect("there");
    for hall in [&site.hall, &hall] {
        let guard = hall.lock().await;
        assert_eq!(guard.tournament().name(EntrantId(3)), "");
        assert_eq!(guard.tournament().name(EntrantId(4)), "Nome4 Cognome4");
    }
    assert_eq!(site.seats(1).await, seats_before, "tables stay");
}

#[tokio::test]
async fn data_that_were_not_sealed_are_refused() {
    let site = Site::playing(8).await;
    let bodies = site.bodies().await;
    let body = bodies.iter().find(|body| body.contains("Cognome5")).expect("entered");
    let why = Entry::read(&body.replace("Cognome5", "Cognome6")).expect_err("another name");
    assert!(why.contains("not those that were sealed"), "{why}");
    assert!(Entry::read(Entry::public_body(body)).expect("readable").is_withheld());
}

#[tokio::test]
async fn a_promised_draw_is_made_with_its_secret_and_the_dice_of_the_hall() {
    let site = Site::open().await;
    for number in 1..=16 {
        site.ask(organiser(), enter(number)).await.expect("entered");
    }
    let promise = Action::PromiseDraw { secret: "sdadata-di-prova".to_owned() };
    site.ask(organiser(), promise).await.expect("promised");
    assert_eq!(site.hall.lock().await.promise(), Some(&Seal::of("sdadata-di-prova")));
    let plain = Action::Command(Box::new(director::tournament::Command::Draw { seed: 1 }));
    assert_eq!(site.ask(organiser(), plain).await, Err(Refusal::OtherCeremony));
    site.halls.draw_with_dice(&site.hall, organiser(), vec![6, 2, 5], "dice").await.expect("drawn");
    let guard = site.hall.lock().await;
    let ceremony = guard.acts().last().and_then(|act| act.done.ceremony.clone()).expect("a ceremony");
    assert_eq!((ceremony.text().as_str(), guard.promise()), ("sdadata-di-prova 6 2 5", None));
    assert!(hall::seed_of(&ceremony) < 1 << 53);
    // printf 'sdadata-di-prova 6 2 5' | sha256sum
    assert_eq!(hall::seed_of(&ceremony), SEED);
}

/// The first 53 bits of the hash, made by another program.
const SEED: u64 = 8_825_710_751_070_694;

/// Whatever becomes of a kept text, reading it refuses or finds an entry that prints as itself; it never stops the program.
#[tokio::test]
async fn a_damaged_text_is_refused_or_another_entry() {
    let site = Site::playing(4).await;
    for body in site.bodies().await.iter().skip(1) {
        for at in (0..body.len()).filter(|&at| body.is_char_boundary(at)) {
            for damaged in [body[..at].to_owned(), format!("{}0{}", &body[..at], &body[at..])] {
                if let Ok(entry) = Entry::read(&damaged) {
                    assert_eq!(Entry::read(&entry.print("salt")).as_ref(), Ok(&entry), "{damaged}");
                }
            }
        }
    }
}

/// The power fails between the entry that erases somebody and the change of the lines that name them.
#[tokio::test]
async fn an_erasure_that_was_cut_short_is_finished_at_the_next_start() {
    let site = Site::playing(8).await;
    let erase = Action::Erase { entrant: EntrantId(3) };
    let (asker, nonce, salt) = (organiser(), "erase".to_owned(), "salt".to_owned());
    let envelope = hall::Envelope { asker, action: erase, nonce, salt };
    site.hall.submit(live::Submission { nonce: "erase", after: None }, &envelope).await.expect("written");
    assert!(site.bodies().await.iter().any(|body| body.contains("Cognome3")), "the lines are still there");
    node(&site.store, &site.clock).get(&site.id).await.expect("readable").expect("there");
    assert!(!site.bodies().await.iter().any(|body| body.contains("Cognome3")));
}
