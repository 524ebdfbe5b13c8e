//! What is reported of a table, as it is typed: seats, points of special events, sanctions.

use crate::answer::Fault;
use ::regulation::GameKind;
use director::points::{TablePoints, TournamentPoints};
use director::scoring::Counted;
use director::standings::{Award, Bonus};
use director::tournament::{EntrantId, SeatResult, TableResult};
use referee::sanction::Sanction;
use words::{Words, id};

/// A result as it is typed, a word for each seat in the order of play, and who completed the objective.
///
/// # Errors
/// The first word that is none, with what was expected.
pub fn read_result(
    seats: &[String],
    objective: Option<u32>,
    kind: GameKind,
    words: Words,
) -> Result<TableResult, Fault> {
    let mut order = 0;
    let mut read = |text: &String| {
        let unclear = || Fault::BadInput(words.say_with(id::REPORT_BAD_SEAT, &[("found", text.as_str().into())]));
        seat(text, kind, &mut order).ok_or_else(unclear)
    };
    let seats = seats.iter().map(&mut read).collect::<Result<_, _>>()?;
    Ok(TableResult { seats, objective: objective.map(EntrantId) })
}

/// A result as [`read_result`] reads it, without who completed the objective.
#[must_use]
pub fn print_result(result: &TableResult, kind: GameKind) -> Vec<String> {
    let mut seats: Vec<&SeatResult> = result.seats.iter().collect();
    seats.sort_by_key(|seat| seat.counted.map_or(u8::MAX, |counted| counted.order));
    seats.iter().map(|seat| print_seat(seat, kind)).collect()
}

fn print_seat(seat: &SeatResult, kind: GameKind) -> String {
    let Some(counted) = seat.counted else { return format!("{}=-", seat.entrant.0) };
    let Counted { points: TablePoints(points), outside, potential, army, .. } = counted;
    let what = match (counted.eliminated, kind) {
        (Some(turn), _) if points == 0 => format!("x{turn}"),
        (Some(turn), _) => format!("x{turn}+{points}"),
        (None, GameKind::Risiko) => format!("{points}/{outside}"),
        (None, GameKind::Spqr) => format!("{points}/{potential}/{army}"),
    };
    format!("{}={what}", seat.entrant.0)
}

/// A seat as it is typed: `12=48/20`, `25=x1`, `4=-`; of S.P.Q. `12=18/34/51`, `25=x1+6`. The order of play is that of the seats.
fn seat(text: &str, kind: GameKind, order: &mut u8) -> Option<SeatResult> {
    let (number, what) = text.split_once('=')?;
    let entrant = EntrantId(number.parse().ok()?);
    if what == "-" {
        return Some(SeatResult { entrant, counted: None });
    }
    *order += 1;
    let counted = Counted { order: *order, ..Counted::default() };
    // Who is out of S.P.Q. keeps the points on the track: `x1+6`.
    let (counted, what) = match what.strip_prefix('x') {
        Some(turn) => {
            let (turn, points) = turn.split_once('+').unwrap_or((turn, "0"));
            (Counted { eliminated: Some(turn.parse().ok()?), ..counted }, points)
        }
        None => (counted, what),
    };
    let numbers: Option<Vec<u16>> = what.split('/').map(|number| number.parse().ok()).collect();
    let counted = match (kind, numbers?.as_slice()) {
        (_, &[points]) => Counted { points: TablePoints(points), ..counted },
        (GameKind::Risiko, &[points, outside]) => Counted { points: TablePoints(points), outside, ..counted },
        (GameKind::Spqr, &[points, potential]) => Counted { points: TablePoints(points), potential, ..counted },
        (GameKind::Spqr, &[points, potential, army]) => {
            Counted { points: TablePoints(points), potential, army, ..counted }
        }
        (GameKind::Risiko | GameKind::Spqr, _) => return None,
    };
    Some(SeatResult { entrant, counted: Some(counted) })
}

/// What somebody had, as it is typed: `12=25`, `7=12.5`.
#[must_use]
pub fn read_award(text: &str, decimals: u8) -> Option<Award<u32>> {
    let (who, points) = text.split_once('=')?;
    let points = Bonus(u32::try_from(TournamentPoints::parse(points, decimals)?.0).ok()?);
    Some(Award { who: who.parse().ok()?, points })
}

/// A sanction as it is typed: `reminder`, `points=5`, `cards=1`, `armies=3`, `cap=4`, `turn`, `hand`, `disqualified`, `expelled`.
#[must_use]
pub fn read_sanction(text: &str) -> Option<Sanction> {
    use Sanction as Kind;
    let (word, number) = text.split_once('=').map_or((text, None), |(word, number)| (word, Some(number)));
    let many = || number.and_then(|number| number.parse::<u16>().ok());
    Some(match (word, number.is_some()) {
        ("reminder", false) => Kind::Reminder,
        ("turn", false) => Kind::PassTurn,
        ("hand", false) => Kind::HandPassed,
        ("disqualified", false) => Kind::Disqualified,
        ("expelled", false) => Kind::Expelled,
        ("cards", true) => Kind::CardsLost { cards: u8::try_from(many()?).ok()? },
        ("armies", true) => Kind::ArmiesLost { armies: many()? },
        ("cap", true) => Kind::CapLowered { by: many()? },
        ("points", true) => Kind::PointsTaken { points: many()? },
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{print_result, read_result};
    use ::regulation::GameKind;
    use words::{Lang, Words};

    /// What is printed is read again, of both games.
    #[test]
    fn a_result_survives_being_printed() {
        let words = Words::new(Lang::It);
        let typed = [
            (GameKind::Risiko, ["12=48/20", "25=x1", "4=-", "7=39/3"]),
            (GameKind::Spqr, ["12=18/34/51", "25=x1+6", "4=-", "7=20/1/9"]),
        ];
        for (kind, seats) in typed {
            let seats = seats.map(str::to_owned);
            let read = read_result(&seats, Some(12), kind, words).expect("a result");
            let printed = print_result(&read, kind);
            let mut again = read_result(&printed, Some(12), kind, words).expect("what is printed is a result");
            // Who did not play has no place in the order of play, and comes last.
            again.seats.sort_by_key(|seat| read.seats.iter().position(|one| one.entrant == seat.entrant));
            assert_eq!(again, read, "{printed:?}");
        }
    }

    #[test]
    fn a_word_that_is_no_seat_is_named() {
        let fault = read_result(&["12=48/20/3/4".to_owned()], None, GameKind::Risiko, Words::new(Lang::En));
        assert!(fault.expect_err("no seat").to_string().contains("12=48/20/3/4"));
    }
}
