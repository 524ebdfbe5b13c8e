//! A tournament that was run elsewhere becomes one of a hall.

use crate::common::{Site, node};
use director::invent::{Invention, Mishaps, invent};
use director::tournament::{Log, Rules};
use hall::AdoptedTournament;
use regulation::Library;

fn elsewhere(undone: bool) -> (Rules, Log) {
    let rules = Rules::new(Library::embedded().get("raduno").expect("embedded"), None).expect("a format");
    let mut log = invent(&rules, Invention { entrants: 16, seed: 3, mishaps: Mishaps::Some }).expect("a tournament");
    if undone {
        log.undo("", "").expect("undone");
    }
    (rules, log)
}

fn adopted(rules: &Rules, log: &Log, nonce: &str) -> AdoptedTournament {
    AdoptedTournament {
        regulation: rules.regulation.id.clone(),
        texts: rules.regulation.texts.iter().map(|text| (text.id.clone(), text.text.clone())).collect(),
        entries: log.entries().iter().map(|logged| (7, logged.what.clone())).collect(),
        by: "olga".to_owned(),
        nonce: nonce.to_owned(),
    }
}

/// What was decided and what was taken back is the same in the hall; its chain holds, and another node reads the same.
#[tokio::test]
async fn a_tournament_run_elsewhere_goes_on_here() {
    let site = Site::open().await;
    for (nonce, undone) in [("one", false), ("two", true)] {
        let (rules, log) = elsewhere(undone);
        let id = site.halls.adopt(adopted(&rules, &log, nonce)).await.expect("adopted");
        let again = site.halls.adopt(adopted(&rules, &log, nonce)).await.expect("the same");
        assert_eq!(id, again);
        for halls in [&site.halls, &node(&site.store, &site.clock)] {
            let hall = halls.get(&id).await.expect("readable").expect("there");
            let guard = hall.lock().await;
            assert_eq!(guard.tournament(), log.tournament(), "{nonce}");
            assert_eq!(guard.version(), log.entries().len() as u64);
        }
        let entries = store::Log::read(&site.store, &id, 0).await.expect("readable");
        hall::check(entries.iter().map(|entry| entry.body.as_str())).expect("the chain holds");
    }
    assert_eq!(site.halls.list(10).await.expect("a list").len(), 3, "no second one was made");
}

/// A copy that was cut short is gone on with where it ended.
#[tokio::test]
async fn what_was_cut_short_is_gone_on_with() {
    let site = Site::open().await;
    let (rules, log) = elsewhere(false);
    let whole = adopted(&rules, &log, "one");
    let part = AdoptedTournament { entries: whole.entries[..9].to_vec(), ..whole.clone() };
    let id = site.halls.adopt(part).await.expect("a part");
    site.halls.adopt(whole).await.expect("the rest");
    let hall = node(&site.store, &site.clock).get(&id).await.expect("readable").expect("there");
    assert_eq!(hall.lock().await.tournament(), log.tournament());
}
