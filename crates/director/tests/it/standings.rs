//! Standings, line by line: `golden/tournament/standings.txt`.

use director::day::Day;
use director::points::TournamentPoints;
use director::standings::{Award, Bonus, Cast, Order, Outcome, Special};
use regulation::Library;

const LINES: &str = include_str!("../../../../golden/tournament/standings.txt");

#[test]
fn every_line_comes_out() {
    for line in LINES.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let cells: Vec<_> = line.split('|').map(str::trim).collect();
        let (format, results, dice, expected) = match cells.as_slice() {
            [format, results, expected] => (*format, *results, "", *expected),
            [format, results, dice, expected] => (*format, *results, *dice, *expected),
            _ => panic!("three or four cells: {line}"),
        };
        assert_eq!(standings(format, results, dice), expected, "{line}");
    }
}

fn standings(format: &str, results: &str, dice: &str) -> String {
    let (regulation, format) = format.split_once(' ').expect("a regulation and a format");
    let regulation = Library::embedded().get(regulation).expect("embedded");
    let format = regulation.tournament.as_ref().expect("tournaments").formats[format.trim()].clone();
    let names: Vec<_> = results.split(',').map(|person| person.split_whitespace().next().expect("a name")).collect();
    let specials: Vec<_> = results.split(',').zip(0_u32..).flat_map(|(person, who)| special(person, who)).collect();
    let results: Vec<_> = results.split(',').zip(0_u32..).map(|(person, who)| (who, outcomes(person))).collect();
    let rounds = results.iter().flat_map(|(_, games)| games.iter().map(|game| game.round + 1)).max().unwrap_or(0);
    let who = |name: &str| names.iter().position(|one| *one == name).expect("one of them") as u32;
    let roll = |text: &str| {
        let (name, faces) = text.split_once(':').expect("a roll");
        (who(name), faces.bytes().map(|face| face - b'0').collect())
    };
    let casts = vec![Cast { after: rounds, rolls: dice.split_whitespace().map(roll).collect() }];
    let counted = format.stages[0].games().expect("games").counted.get().map(usize::from);
    let order = Order { criteria: &format.terms().ranking, counted, casts, specials };
    let lines = order.standings(&results, rounds);
    let shared = |place: usize| lines.iter().filter(|line| line.place == place).count() > 1;
    let shown = lines.iter().map(|line| {
        let dropped: Vec<_> =
            line.games.iter().filter(|(_, counts)| !counts).map(|(game, _)| format!(" ({})", game.points.0)).collect();
        let tie = if shared(line.place) { "=" } else { "" };
        let die = if line.awaits_die { " !" } else { "" };
        let extra = if line.extra.0 == 0 { String::new() } else { format!(" +{}", line.extra.0) };
        format!("{}{tie} {} {}{extra}{}{die}", line.place, names[line.who as usize], line.total.0, dropped.concat())
    });
    shown.collect::<Vec<_>>().join(", ")
}

/// What somebody had from a special event, after as many rounds as results come before it.
fn special(person: &str, who: u32) -> Option<Special<u32>> {
    let results: Vec<_> = person.split_whitespace().skip(1).collect();
    let after = results.iter().position(|result| result.starts_with('+'))?;
    let points = vec![Award { who, points: Bonus(results[after][1..].parse().expect("points")) }];
    Some(Special { name: "evento".to_owned(), day: Day::last_of(2026), after, points })
}

fn outcomes(person: &str) -> Vec<Outcome> {
    let results = person.split_whitespace().skip(1).filter(|result| !result.starts_with('+')).enumerate();
    let outcome = |(round, text): (usize, &str)| {
        let (points, place) = text.split_once('@').unwrap_or((text, "2"));
        let points = TournamentPoints(points.parse().ok()?);
        Some(Outcome { round, points, place: place.parse().expect("a place"), outside: 0, order: 1 })
    };
    results.filter_map(outcome).collect()
}
