//! Every promise can be broken: each fault is planted, and the auditor says which promise it breaks.

use crate::seeds::run;
use auditor::{Answer, Evidence, Promise, Row, Span, audit};
use simulator::{LogFaults, Plan, play_hall, play_tables};

/// The promises that evidence shows to be broken, each once.
fn broken(evidence: &Evidence) -> Vec<Promise> {
    let mut broken: Vec<Promise> = audit(evidence).into_iter().map(|finding| finding.promise).collect();
    broken.sort();
    broken.dedup();
    broken
}

fn tables(plan: Plan) -> Evidence {
    run(|| play_tables(plan))
}

/// A calm evening, in which nothing is broken before something is planted.
fn calm_tables(seed: u64) -> Evidence {
    let evidence = tables(Plan { steps: 60, ..Plan::calm(seed) });
    assert_eq!(broken(&evidence), Vec::new());
    evidence
}

#[test]
fn a_log_that_acknowledges_and_drops_is_found() {
    let log = LogFaults { dropped: 150, ..LogFaults::default() };
    let is_found = |seed| broken(&tables(Plan { log, steps: 40, ..Plan::calm(seed) })).contains(&Promise::Kept);
    assert!((1..6).any(is_found));
}

#[test]
fn a_log_that_acknowledges_and_drops_a_tournaments_entries_is_found() {
    let log = LogFaults { dropped: 60, ..LogFaults::default() };
    let found = broken(&run(|| play_hall(Plan { log, steps: 30, ..Plan::calm(1) })));
    assert!(found.contains(&Promise::Kept), "{found:?}");
}

#[test]
fn machines_that_forget_who_asked_for_what_are_found() {
    let log = LogFaults { forgets_nonces: true, ..LogFaults::default() };
    let plan = |seed| Plan { log, steps: 60, deaths: 60, ..Plan::calm(seed) };
    assert!((1..6).any(|seed| broken(&tables(plan(seed))).contains(&Promise::SameAnswer)));
}

#[test]
fn tables_that_nobody_runs_are_found() {
    // Not every evening has a table that waits long enough for somebody to run it.
    let plan = |seed| Plan { runs_tables: false, steps: 60, deaths: 60, ..Plan::calm(seed) };
    assert!((1..9).any(|seed| broken(&tables(plan(seed))).contains(&Promise::Run)));
}

/// Somebody is handed what another was shown.
#[test]
fn anothers_cards_are_found() {
    let mut evidence = calm_tables(1);
    let tells = |lines: &[String]| lines.iter().any(|line| line.starts_with("seat ") && line.contains(" objective "));
    let shown = evidence.sights.iter_mut().find(|sight| tells(&sight.lines)).expect("somebody sees an objective");
    shown.person = "nobody".to_owned();
    assert_eq!(broken(&evidence), [Promise::Secret]);
}

/// No machine was up for a minute in which the game's clock ran.
#[test]
fn time_that_nobody_could_use_is_missed() {
    let mut evidence = calm_tables(1);
    let runs =
        |evidence: &Evidence| evidence.sights.iter().find(|sight| sight.game_left.is_some()).map(|sight| sight.at);
    let from = runs(&evidence).expect("the game's clock runs") + 15_000;
    let until = |evidence: &Evidence| evidence.lives.iter().map(|life| life.until).max().expect("a life");
    let (began, ended) = (evidence.lives[0].from, until(&evidence));
    evidence.lives = vec![Span { from: began, until: from }, Span { from: from + 20_000, until: ended }];
    assert_eq!(broken(&evidence), [Promise::Time]);
}

/// The clock of a game ran on while it was paused: by less than the pause lasted, so that only who knows of it finds this.
#[test]
fn a_clock_that_runs_in_a_pause_is_found() {
    let planted = |seed| {
        let mut evidence = calm_tables(seed);
        let paused = evidence.rows.iter().find(|row| row.body.starts_with("paused "))?.clone();
        let goes_on =
            |row: &&Row| row.stream == paused.stream && row.body.starts_with("resumed ") && row.at > paused.at;
        let resumed = evidence.rows.iter().filter(goes_on).min_by_key(|row| row.at)?.at;
        let later = evidence.sights.iter_mut().filter(|sight| sight.stream == paused.stream && sight.at >= resumed);
        later.for_each(|sight| sight.game_left = sight.game_left.map(|left| left - 10_000));
        (resumed - paused.at > 20_000).then(|| broken(&evidence))
    };
    assert!((1..20).filter_map(planted).any(|found| found == [Promise::Time]));
}

#[test]
fn a_hole_in_the_log_and_time_that_runs_back_are_found() {
    let evidence = calm_tables(1);
    let mut holed = evidence.clone();
    let place =
        holed.rows.iter().position(|row| row.body.starts_with("moved -") && row.version > 8).expect("a bot's move");
    holed.rows.remove(place);
    assert_eq!(broken(&holed), [Promise::WholeLog]);
    let mut turned_back = evidence;
    turned_back.rows[place].at -= 3_600_000;
    assert!(broken(&turned_back).contains(&Promise::WholeLog));
}

#[test]
fn what_is_done_twice_is_found() {
    let mut evidence = calm_tables(1);
    let granted = |answer: &Answer| matches!(answer, Answer::Granted(_));
    let reply = evidence.replies.iter().find(|reply| granted(&reply.answer)).expect("something is granted").clone();
    let of_request =
        |row: &&Row| row.stream == reply.request.stream && row.body.contains(&format!("nonce {}", reply.request.nonce));
    let first = evidence.rows.iter().find(of_request).expect("its row").clone();
    let newest = evidence.rows.iter().filter(|row| row.stream == first.stream).max_by_key(|row| row.version);
    let (version, at) = newest.map(|row| (row.version + 1, row.at)).expect("a row");
    evidence.rows.push(Row { version, at, ..first });
    let found = broken(&evidence);
    assert!(found.contains(&Promise::DoneOnce), "{found:?}");
}

/// A link is revoked in the log before the last thing it was used for.
#[test]
fn who_was_turned_away_and_still_does_something_is_found() {
    let mut evidence = run(|| play_hall(Plan::calm(1)));
    assert_eq!(broken(&evidence), Vec::new());
    let links = |row: &&mut Row| row.body.contains("\"by\":{\"link\":");
    let used = evidence.rows.iter_mut().filter(links).max_by_key(|row| row.version).expect("a link is used");
    let key =
        used.body.split("\"link\":\"").nth(1).and_then(|rest| rest.split('"').next()).expect("its key").to_owned();
    let before = used.version - 1;
    let row = evidence.rows.iter_mut().find(|row| row.version == before).expect("the row before");
    let what = format!("{{\"key\":\"{key}\",\"kind\":\"link_revoked\"}}");
    row.body = format!("{{\"by\":{{\"person\":\"olga\"}},\"nonce\":\"planted\",\"what\":{what}}}");
    let found = broken(&evidence);
    assert!(found.contains(&Promise::TurnedAway), "{found:?}");
}
