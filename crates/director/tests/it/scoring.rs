//! Places and points of tables, line by line as a referee would write them.

use director::points::TablePoints;
use director::scoring::{Book, Counted, Misfit, Sizes};
use regulation::{Library, Regulation};

const LINES: &str = include_str!("../../../../golden/tournament/scoring.txt");

const AS_REGULATED: Sizes<'_> = Sizes::Regulated { besides: &[] };

#[test]
fn every_line_comes_out() {
    for line in LINES.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let cells: Vec<_> = line.split('|').map(str::trim).collect();
        let &[method, seats, expected] = cells.as_slice() else { panic!("three cells: {line}") };
        let (seats, objective) = table(seats);
        let book = book(method);
        let found = match book.check(&seats, objective, AS_REGULATED) {
            Err(misfit) => format!("refused {} {}", misfit.rule(), facts(misfit)),
            Ok(()) => {
                let scored = book.score(&seats, objective);
                let one = |scored: &director::scoring::Scored| {
                    format!("{} {}", scored.place, scored.points.written(book.decimals()))
                };
                scored.iter().map(one).collect::<Vec<_>>().join(", ")
            }
        };
        assert_eq!(found, expected, "{line}");
    }
}

fn facts(misfit: Misfit) -> String {
    match misfit {
        Misfit::Size(size) => format!("a table of {size}"),
        Misfit::MoreThanTheBoard { found } => format!("{found} points on a board of 164"),
        Misfit::MoreThanAnObjective { seat, points } => format!("seat {} has {points}", seat + 1),
        Misfit::WholeObjective { seat } => format!("seat {} has the whole objective", seat + 1),
        Misfit::PointsOfTheEliminated { seat, points } => format!("seat {} is out with {points}", seat + 1),
        Misfit::Eliminations => "eliminations".to_owned(),
        Misfit::NobodyLeft => "nobody left".to_owned(),
        Misfit::Order => "order".to_owned(),
        Misfit::Objective => "objective".to_owned(),
        Misfit::Potential { seat, potential } => format!("seat {} has {potential}", seat + 1),
    }
}

/// The order of play is refused where it is not 1, 2, 3, 4; who completed the objective must be in the game.
#[test]
fn what_no_line_can_say_is_refused_too() {
    let (mut seats, _) = table("4 3 2 1");
    let book = book("millesimi");
    assert_eq!(book.check(&seats, Some(4), AS_REGULATED), Err(Misfit::Objective));
    seats[1].order = 1;
    assert_eq!(book.check(&seats, None, AS_REGULATED), Err(Misfit::Order));
    let (seats, _) = table("x1 3 2 1");
    assert_eq!(book.check(&seats, Some(0), AS_REGULATED), Err(Misfit::Objective));
    let (three, _) = table("3 2 1");
    assert_eq!(book.check(&three, None, Sizes::Regulated { besides: &[3] }), Ok(()), "an organiser's deviation");
    assert_eq!(book.check(&three, None, Sizes::Any), Ok(()), "in the finals a seat may stay empty");
}

fn book(method: &str) -> Book {
    let library = Library::embedded();
    let id = match method {
        "millesimi" => "challenge-2017",
        "bonus-50" | "squadre" => "raduno",
        "spartac" => "genova-53",
        "firk" => "lariana",
        _ => "spqr-rtu",
    };
    let regulation: Regulation = library.get(id).expect("embedded");
    let scoring = regulation.tournament.as_ref().expect("tournaments").methods[method].scoring.clone();
    Book::new(&regulation, &scoring)
}

fn table(text: &str) -> (Vec<Counted>, Option<usize>) {
    let seats: Vec<_> = text.split_whitespace().zip(1..).map(|(text, order)| seat(text, order)).collect();
    let objective = text.split_whitespace().position(|text| text.starts_with('R'));
    (seats, objective)
}

fn seat(text: &str, order: u8) -> Counted {
    let mut seat = Counted { order, ..Counted::default() };
    let at = text.find(['/', '-', '~', '^']).unwrap_or(text.len());
    let (head, mut rest) = text.split_at(at);
    match head.split_at(1) {
        ("R", "") => seat.points = TablePoints(86),
        ("x", turn) => {
            let (turn, points) = turn.split_once('+').unwrap_or((turn, "0"));
            seat.eliminated = Some(turn.parse().expect("a number"));
            seat.points = TablePoints(points.parse().expect("points"));
        }
        _ => seat.points = TablePoints(head.parse().expect("points")),
    }
    while let Some(mark) = rest.chars().next() {
        let end = rest[1..].find(['/', '-', '~', '^']).map_or(rest.len(), |end| end + 1);
        let number = rest[1..end].parse().expect("a number");
        match mark {
            '/' => seat.outside = number,
            '-' => seat.penalty = number,
            '~' => seat.potential = number,
            _ => seat.army = number,
        }
        rest = &rest[end..];
    }
    seat
}
