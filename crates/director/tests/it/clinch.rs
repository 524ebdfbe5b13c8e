//! What is still possible, against what then happened, in invented tournaments of every format; and worked cases line by line.

use director::clinch::{Aim, Exact, Fate, Found, Goal, NoOutlook, Outlook, Rate, Trials, goals, outlooks};
use director::invent::{Invention, Mishaps, invent};
use director::tournament::{Competitor, Event, Log, Rules, Tournament, What};
use regulation::{Library, Regulation};
use std::collections::BTreeSet;

const GOLDEN: &str = include_str!("../../../../golden/tournament/outlook.txt");
const TRIALS: Trials = Trials { seed: 5, times: 60 };

fn regulation(id: &str) -> Regulation {
    Library::embedded().get(id).expect("embedded")
}

fn invented(rules: &Rules, entrants: usize, seed: u64) -> Log {
    invent(rules, Invention { entrants, seed, mishaps: Mishaps::None }).expect("a tournament")
}

/// The tournament as it was once so many rounds were drawn and so many tables of the last of them reported.
fn moment(log: &Log, rounds: usize, tables: usize) -> Tournament {
    let (mut drawn, mut reported) = (0, 0);
    let mut still = |what: &What| match what {
        What::Done { events, .. } => {
            for event in events {
                if matches!(event, Event::RoundSeated { .. }) {
                    (drawn, reported) = (drawn + 1, 0);
                }
                reported += usize::from(matches!(event, Event::Reported { .. }));
            }
            drawn < rounds || (drawn == rounds && reported <= tables)
        }
        What::Undone { .. } => false,
    };
    let until = log.entries().iter().take_while(|logged| still(&logged.what)).cloned().collect();
    Log::new(until).tournament().clone()
}

/// Who plays the first stage of the finals or waits for one further on.
fn in_finals(rules: &Rules, log: &Log) -> BTreeSet<u32> {
    let round = &log.tournament().rounds[rules.games_drawn(log.tournament())];
    let seated = round.tables.iter().flat_map(|table| table.seats.iter().map(|id| id.0));
    seated.chain(round.waiting.iter().map(|waiting| waiting.entrant.0)).collect()
}

fn everybody(tournament: &Tournament) -> Vec<Competitor> {
    tournament.entrants.iter().map(|one| one.id.into()).collect()
}

fn exact(outlook: &Outlook) -> &Exact {
    match &outlook.found {
        Found::Exact(exact) => exact,
        Found::Simulated(_) => panic!("in the last round everything is known"),
    }
}

/// How somebody's game of a round ended.
fn fate(rules: &Rules, tournament: &Tournament, round: usize, who: u32) -> Option<Fate> {
    let seat = rules.finished(tournament, round).into_iter().flatten().find(|seat| seat.entrant.0 == who)?;
    let results = tournament.rounds[round].results.iter().flatten();
    let objective = results.filter_map(|result| result.objective).any(|id| id.0 == who);
    Some(match (seat.counted.eliminated, objective, seat.scored.place) {
        (Some(_), ..) => Fate::Eliminated,
        (None, true, _) => Fate::Objective,
        (None, false, 1) => Fate::Won(seat.counted.points),
        (None, false, _) => Fate::Lost(seat.counted.points),
    })
}

/// Formats with finals, how many enter, and how many rounds everybody plays.
const FORMATS: [(&str, &str, usize, usize); 5] = [
    ("challenge-2017", "challenge", 24, 2),
    ("challenge-2017", "challenge", 104, 2),
    ("raduno", "raduno", 40, 2),
    ("raduno", "raduno", 132, 2),
    ("genova-53", "campionato", 22, 5),
];

#[test]
fn what_is_certain_happens_and_what_is_impossible_does_not() {
    for (id, format, entrants, rounds) in FORMATS {
        let regulation = regulation(id);
        let rules = Rules::new(regulation.clone(), Some(format)).expect("its format");
        for seed in 1..if entrants > 50 { 2 } else { 4 } {
            let log = invented(&rules, entrants, seed);
            let finalists = in_finals(&rules, &log);
            for tables in [0, 3] {
                let tournament = moment(&log, rounds, tables);
                let goal = goals(&rules, &tournament)[0];
                for outlook in outlooks(&rules, &tournament, goal, &everybody(&tournament), TRIALS).expect("an outlook")
                {
                    holds(&rules, &log, &outlook, finalists.contains(&outlook.who.number()), rounds);
                }
            }
        }
    }
}

/// What was said of somebody before the last round, against what came of it.
fn holds(rules: &Rules, log: &Log, outlook: &Outlook, reached: bool, rounds: usize) {
    let (found, end) = (exact(outlook), log.tournament());
    assert!(if reached { !outlook.out } else { !outlook.clinched }, "{outlook:?}");
    let line = rules.standings_after(end, rounds).into_iter().find(|line| line.who == outlook.who);
    let place = line.expect("everybody plays").place;
    assert!((found.best..=found.worst).contains(&place), "{place}: {outlook:?}");
    let Some(fate) = fate(rules, end, rounds - 1, outlook.who.number()).filter(|_| !found.ends.is_empty()) else {
        return;
    };
    let own = found.ends.iter().find(|one| one.fate == fate).expect("it can be");
    assert!((own.best..=own.worst).contains(&place), "{place} {fate:?}: {outlook:?}");
    let met = |need: &Option<director::clinch::Need>| need.is_some_and(|need| need.is_met(fate));
    assert!(reached || !met(&found.certain_with), "{fate:?}: {outlook:?}");
    assert!(!reached || met(&found.possible_with), "{fate:?}: {outlook:?}");
    let certain = |end: &&director::clinch::End| found.certain_with.is_some_and(|need| need.is_met(end.fate));
    let possible = |end: &director::clinch::End| found.possible_with.is_some_and(|need| need.is_met(end.fate));
    assert!(found.ends.iter().filter(certain).all(possible), "{outlook:?}");
}

/// Before the last round: who has clinched reaches the goal every time, who is out never does, and the shares add up.
#[test]
fn invented_ends_agree_with_what_is_certain() {
    let mut certain = 0;
    for (id, format, entrants, rounds) in FORMATS {
        let regulation = regulation(id);
        let rules = Rules::new(regulation.clone(), Some(format)).expect("its format");
        let log = invented(&rules, entrants, 9);
        let tournament = moment(&log, rounds - 1, usize::MAX);
        let goal = goals(&rules, &tournament)[0];
        let found = outlooks(&rules, &tournament, goal, &everybody(&tournament), TRIALS).expect("an outlook");
        let mut reached = 0;
        for outlook in &found {
            let Found::Simulated(simulated) = &outlook.found else { panic!("a round is left") };
            assert_eq!(simulated.all.times, TRIALS.times);
            assert!(!outlook.clinched || simulated.all.reached == TRIALS.times, "{outlook:?}");
            assert!(!outlook.out || simulated.all.reached == 0, "{outlook:?}");
            reached += simulated.all.reached as usize;
            certain += usize::from(outlook.clinched || outlook.out);
        }
        let most = goal.open.min(entrants) * TRIALS.times as usize;
        let least = goal.sure.min(entrants) * TRIALS.times as usize;
        assert!((least..=most).contains(&reached), "{id} {entrants}: {reached} of {least} to {most}");
        let again = outlooks(&rules, &tournament, goal, &everybody(&tournament), TRIALS).expect("an outlook");
        assert_eq!(found, again, "the same seed");
    }
    assert!(certain > 0, "something is certain early somewhere");
}

/// What is aimed at, with the places that are enough in any case and those that may be.
type Expected = &'static [(Aim, usize, usize)];

/// The goals of formats: what it takes, by the number of players.
#[test]
fn goals_follow_from_the_format() {
    let cases: [(&str, &str, usize, Expected); 9] = [
        ("challenge-2017", "challenge", 24, &[(Aim::Finals(1), 13, 16), (Aim::Band(1), 4, 4)]),
        ("challenge-2017", "challenge", 104, &[(Aim::Finals(1), 26, 32), (Aim::Lone(2), 0, 2)]),
        ("raduno", "raduno", 40, &[(Aim::Finals(2), 16, 16), (Aim::Band(1), 4, 4), (Aim::Band(3), 12, 12)]),
        ("raduno", "raduno", 132, &[(Aim::Finals(1), 34, 34), (Aim::Direct(2), 10, 10), (Aim::Band(1), 16, 16)]),
        ("genova-53", "campionato", 22, &[(Aim::Finals(1), 7, 7), (Aim::Direct(2), 3, 3)]),
        ("spqr-rtu", "giornata", 20, &[(Aim::Finals(1), 4, 4)]),
        ("spqr-rtu", "giornata-5", 20, &[(Aim::Finals(1), 5, 5)]),
        ("spqr-rtu", "tre-semifinali", 20, &[(Aim::Finals(1), 13, 13), (Aim::Direct(2), 1, 1)]),
        ("lariana", "como", 20, &[(Aim::Place, 1, 1)]),
    ];
    for (id, format, entrants, expected) in cases {
        let regulation = regulation(id);
        let rules = Rules::new(regulation.clone(), Some(format)).expect("its format");
        let found = goals(&rules, &moment(&invented(&rules, entrants, 1), 1, usize::MAX));
        for &(aim, sure, open) in expected {
            assert!(found.contains(&Goal { aim, sure, open }), "{id} {format} {entrants}: {aim:?} in {found:?}");
        }
        assert_eq!(found[0].aim, expected[0].0, "{id} {format}");
    }
}

/// Teams, S.P.Q. and criteria that no result says in advance are left to chance; a knock-out and finals have no outlook.
#[test]
fn where_it_cannot_be_exact_or_cannot_be_at_all() {
    for (id, format, entrants, rounds) in
        [("spqr-rtu", "cns", 25, 3), ("raduno", "squadre", 16, 3), ("spqr-rtu", "giornata", 20, 2)]
    {
        let regulation = regulation(id);
        let rules = Rules::new(regulation.clone(), Some(format)).expect("its format");
        let tournament = moment(&invented(&rules, entrants, 2), rounds, 1);
        let goal = goals(&rules, &tournament)[0];
        let found = outlooks(&rules, &tournament, goal, &[1, 2].map(|number| rules.numbered(number)), TRIALS)
            .expect("an outlook");
        assert!(found.iter().all(|one| matches!(one.found, Found::Simulated(_))), "{id} {format}");
    }
    let regulation = regulation("firk");
    let rules = Rules::new(regulation.clone(), Some("eliminazione")).expect("its format");
    let tournament = moment(&invented(&rules, 16, 2), 1, 0);
    assert_eq!(outlooks(&rules, &tournament, Goal::place(1), &[rules.numbered(1)], TRIALS), Err(NoOutlook::NoGames));
    let regulation = self::regulation("raduno");
    let rules = Rules::new(regulation.clone(), Some("raduno")).expect("its format");
    let tournament = moment(&invented(&rules, 40, 2), 3, 0);
    assert_eq!(
        outlooks(&rules, &tournament, Goal::place(1), &[rules.numbered(1)], TRIALS),
        Err(NoOutlook::FinalsBegun)
    );
}

/// Intervals against those of the textbook formula, rounded outwards.
#[test]
fn the_error_is_stated() {
    for (times, reached, low, high) in
        [(1000, 500, 469, 531), (1000, 0, 0, 4), (1000, 1000, 996, 1000), (20, 7, 181, 568), (0, 0, 0, 1000)]
    {
        assert_eq!(Rate { times, reached }.interval(), (low, high), "{reached} of {times}");
    }
    assert_eq!(Rate { times: 3, reached: 2 }.per_mille(), 667);
}

/// Lines: regulation, format, entrants, seed | round, tables reported | entrant | what is said.
#[test]
fn every_line_comes_out() {
    let mut written = String::new();
    for line in GOLDEN.lines() {
        if line.is_empty() || line.starts_with('#') {
            written += &format!("{line}\n");
            continue;
        }
        let cells: Vec<_> = line.split('|').map(str::trim).collect();
        written += &format!("{} | {} | {} | {}\n", cells[0], cells[1], cells[2], said(&cells));
    }
    golden::compare("../../golden/tournament/outlook.txt", &written);
}

fn said(cells: &[&str]) -> String {
    let what: Vec<_> = cells[0].split_whitespace().collect();
    let numbers =
        |text: &str| text.split_whitespace().map(|one| one.parse().expect("a number")).collect::<Vec<usize>>();
    let when = numbers(cells[1]);
    let regulation = regulation(what[0]);
    let rules = Rules::new(regulation.clone(), Some(what[1])).expect("its format");
    let log = invented(&rules, what[2].parse().expect("entrants"), what[3].parse().expect("a seed"));
    let tournament = moment(&log, when[0], when[1]);
    let goal = goals(&rules, &tournament)[0];
    let who = rules.numbered(cells[2].parse().expect("an entrant"));
    let outlook = &outlooks(&rules, &tournament, goal, &[who], TRIALS).expect("an outlook")[0];
    let now = outlook.now.map_or_else(|| "-".to_owned(), |place| place.to_string());
    let mut said = format!("first {} to {}; now {now}", goal.sure, goal.open);
    said += if outlook.clinched { ", clinched" } else { "" };
    said += if outlook.out { ", out" } else { "" };
    match &outlook.found {
        Found::Exact(exact) => said + &exactly(exact),
        Found::Simulated(simulated) => {
            let (low, high) = simulated.all.interval();
            let wins = simulated
                .by_wins
                .iter()
                .map(|one| format!("{} wins {}/{}", one.wins, one.rate.reached, one.rate.times));
            said + &format!(", {low} to {high} per mille; {}", wins.collect::<Vec<_>>().join(", "))
        }
    }
}

fn exactly(exact: &Exact) -> String {
    let need = |need: Option<director::clinch::Need>| {
        let Some(need) = need else { return "nothing".to_owned() };
        let mut ways = Vec::new();
        ways.extend(need.eliminated.then(|| "out".to_owned()));
        ways.extend(need.losing.map(|points| format!("lost {}", points.0)));
        ways.extend(need.winning.map(|points| format!("won {}", points.0)));
        ways.extend(need.objective.then(|| "objective".to_owned()));
        ways.join(", ")
    };
    let (certain, possible) = (need(exact.certain_with), need(exact.possible_with));
    format!(", places {} to {}; certain with {certain}; possible with {possible}", exact.best, exact.worst)
}
