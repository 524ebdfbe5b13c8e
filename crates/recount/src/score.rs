//! Places and points of one table (T1, G7.10 to G7.12, S2). Points are thousandths.

use crate::formats::Method;
use serde_json::Value;
use std::cmp::Reverse;

/// A seat as the table reported it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seat {
    /// The number of the entrant.
    pub(crate) who: u32,
    /// Points counted, before any penalty.
    pub(crate) points: i64,
    outside: i64,
    order: i64,
    eliminated: Option<i64>,
    /// Table points the referee took.
    pub(crate) penalty: i64,
    potential: i64,
    army: i64,
    objective: bool,
}

/// What a seat has in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Scored {
    /// The number of the entrant.
    pub(crate) who: u32,
    /// The place at the table.
    pub(crate) place: u8,
    /// Tournament points, in thousandths.
    pub(crate) points: i64,
}

/// The seats of a reported table that were played.
pub(crate) fn seats(result: &Value) -> Vec<Seat> {
    let objective = result["objective"].as_u64();
    let played = result["seats"].as_array().into_iter().flatten().filter(|seat| seat["counted"].is_object());
    let seat = |seat: &Value| {
        let number = |name: &str| seat["counted"][name].as_i64().unwrap_or(0);
        let who = u32::try_from(seat["entrant"].as_u64().unwrap_or(0)).unwrap_or(0);
        Seat {
            who,
            points: number("points"),
            outside: number("outside"),
            order: number("order"),
            eliminated: seat["counted"]["eliminated"].as_i64(),
            penalty: number("penalty"),
            potential: number("potential"),
            army: number("army"),
            objective: objective == Some(u64::from(who)),
        }
    };
    played.map(seat).collect()
}

impl Seat {
    /// What is left on the table after a penalty (T1.8); nothing for who was eliminated (G7.12).
    fn net(&self) -> i64 {
        if self.eliminated.is_some() { 0 } else { (self.points - self.penalty).max(0) }
    }

    /// Objective, then survivors by points, then the eliminated, the first of them last.
    fn plain(&self) -> (bool, i64, i64) {
        (self.objective, self.eliminated.unwrap_or(i64::MAX), self.net())
    }

    /// What breaks a tie.
    const fn tie(&self, method: Method) -> (i64, i64, i64) {
        match method {
            Method::Firk | Method::Como => (0, 0, 0),
            Method::Bonus20 | Method::Standard | Method::Medals => (self.potential, self.army, self.order),
            Method::Millesimi | Method::Bonus50 | Method::Spartac | Method::Squadre => (self.outside, self.order, 0),
        }
    }
}

/// What in a report cannot be.
pub(crate) fn impossible(method: Method, seats: &[Seat]) -> Vec<String> {
    let mut found = Vec::new();
    let mut orders: Vec<i64> = seats.iter().map(|seat| seat.order).collect();
    orders.sort_unstable();
    let most = i64::try_from(seats.len()).unwrap_or(0);
    if orders.windows(2).any(|pair| pair[0] == pair[1]) || orders.iter().any(|order| *order < 1) {
        found.push("two players with one place in the order of play".to_owned());
    }
    let mut out: Vec<i64> = seats.iter().filter_map(|seat| seat.eliminated).collect();
    out.sort_unstable();
    if out.iter().zip(1..).any(|(number, due)| *number != due) || (most > 0 && out.len() >= seats.len()) {
        found.push("eliminations that cannot be".to_owned());
    }
    let limit = if matches!(method, Method::Firk | Method::Como) { 100 } else { 86 };
    let bad = |seat: &&Seat| {
        seat.points > limit
            || seat.points < 0
            || (seat.eliminated.is_some() && (seat.points > 0 || seat.objective))
            || (!method.is_spqr() && !seat.objective && seat.points > 86)
            || seat.potential > 99
    };
    found.extend(seats.iter().filter(bad).map(|seat| format!("the result of {} cannot be", seat.who)));
    found
}

/// Places at the table, in the order of the seats.
fn places(method: Method, seats: &[Seat]) -> Vec<u8> {
    let full = |seat: &Seat| (seat.plain(), seat.tie(method));
    let winner = seats.iter().map(full).max();
    let key = |seat: &Seat| {
        let won = winner == Some(full(seat));
        let tie = if method == Method::Spartac { (0, 0, 0) } else { seat.tie(method) };
        (method == Method::Spartac && won, seat.plain(), tie)
    };
    let keys: Vec<_> = seats.iter().map(key).collect();
    let place = |key| 1 + u8::try_from(keys.iter().filter(|other| *other > key).count()).unwrap_or(u8::MAX - 1);
    keys.iter().map(place).collect()
}

/// Points of one seat, in thousandths.
fn points(method: Method, seat: &Seat, place: u8, table: &[Seat], best: i64) -> i64 {
    let (net, won, five) = (seat.net(), place == 1, table.len() == 5);
    let by_place = |worth: &[i64]| worth.get(usize::from(place) - 1).copied().unwrap_or(0);
    match method {
        Method::Millesimi if seat.objective => 1100 - seat.penalty,
        Method::Millesimi => {
            let part = if five { (net * 5 + 3) / 4 } else { net };
            let whole = part + if won { 1000 } else { 0 };
            if five { whole.min(1100) } else { whole }
        }
        Method::Bonus50 if seat.objective => 1000 * (150 - seat.penalty),
        Method::Bonus50 => 1000 * (net + if won { 50 } else { 0 }),
        Method::Spartac if seat.objective => 1000 * (186 - seat.penalty),
        Method::Spartac if table.iter().any(|other| other.objective) => 1000 * net,
        Method::Spartac if won => 100_000 + if five { net * 1250 } else { net * 1000 },
        Method::Spartac => 1000 * (100 - (best - net)),
        Method::Firk | Method::Como => {
            let whole = if seat.objective { (100 - seat.penalty).max(0) } else { net };
            let size = i64::try_from(table.len()).unwrap_or(5);
            whole * if method == Method::Como { 200 * size } else { 1000 }
        }
        Method::Bonus20 => 1000 * (net + if won { 20 } else { 0 }),
        Method::Standard => 1000 * (by_place(&[150, 100, 70, 50, 30]) + net) + 10 * seat.potential,
        Method::Medals => 0,
        Method::Squadre if seat.objective => 1000 * 13 - 10 * seat.penalty,
        Method::Squadre if seat.eliminated.is_some() => 1000 * by_place(&[0, 3, 2, 1]),
        Method::Squadre => 1000 * by_place(&[12, 7, 5, 3]) + 10 * net,
    }
}

/// Places and points of a table, in the order of the places.
pub(crate) fn table(method: Method, seats: &[Seat]) -> Vec<Scored> {
    let places = places(method, seats);
    let best = seats.iter().zip(&places).find(|(_, place)| **place == 1).map_or(0, |(seat, _)| seat.net());
    let score = |(seat, place): (&Seat, &u8)| {
        let points = points(method, seat, *place, seats, best);
        Scored { who: seat.who, place: *place, points }
    };
    let mut scored: Vec<Scored> = seats.iter().zip(&places).map(score).collect();
    scored.sort_by_key(|seat| (seat.place, Reverse(seat.points), seat.who));
    scored
}
