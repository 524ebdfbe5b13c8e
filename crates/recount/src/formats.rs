//! What the regulations say of each format, written down from their texts.

/// How a table gives points (T1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Method {
    /// CH 7.
    Millesimi,
    /// RA, *formula del torneo*.
    Bonus50,
    /// GE 4.
    Spartac,
    /// FK 47.
    Firk,
    /// FK 47 with the corrections of Como (51.1, rule 5).
    Como,
    /// SPQR, *punti tavolo con bonus*.
    Bonus20,
    /// SPQR, *punti standard*.
    Standard,
    /// SPQR, *medagliere*.
    Medals,
    /// Teams of four: 12, 7, 5, 3 and hundredths; RisiKo! 13; 3, 2, 1 for who was eliminated.
    Squadre,
}

impl Method {
    /// Whether it is a method of S.P.Q.
    pub(crate) const fn is_spqr(self) -> bool {
        matches!(self, Self::Bonus20 | Self::Standard | Self::Medals)
    }
}

/// What two people are compared by, one after the other; more is better.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Criterion {
    /// The sum of what counts.
    Total,
    /// The n-th best result, from 0.
    Best(usize),
    /// Who made the best result first.
    EarlierBest,
    /// The place in the standings before the last round.
    PreviousPlace,
    /// How often they had this place at a table.
    Places(u8),
    /// The sum before the last round.
    PreviousTotal,
    /// The best result that does not count.
    BestDropped,
}

/// What follows the games everybody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Finals {
    /// No finals: the standings are the result.
    Nothing,
    /// There are only knock-out rounds (T2.9).
    KnockOut,
    /// T2.1, T2.2.
    Challenge,
    /// T2.5.
    Raduno,
    /// So many straight to the final, so many semifinals, so many seats in the final.
    Straight {
        /// How many go straight to the final.
        direct: usize,
        /// How many semifinals of four.
        semifinals: usize,
        /// The seats of the final.
        seats: usize,
    },
}

/// A format.
#[derive(Clone, Debug)]
pub(crate) struct Format {
    /// How a table gives points.
    pub(crate) method: Method,
    /// How many games everybody plays.
    pub(crate) rounds: usize,
    /// How many of them count.
    pub(crate) counted: Option<usize>,
    /// Legal sizes of tables.
    pub(crate) sizes: &'static [usize],
    /// The order of the standings.
    pub(crate) criteria: Vec<Criterion>,
    /// What follows.
    pub(crate) finals: Finals,
    /// Whether everybody plays every game, or who comes.
    pub(crate) everybody: bool,
    /// The players of a team at each round, if teams compete.
    pub(crate) team: Option<usize>,
    /// Whether those behind the final are ordered by the sum of everything, or by the stage they reached.
    pub(crate) by_sum: bool,
}

const TOTAL: Criterion = Criterion::Total;

fn format(method: Method, sizes: &'static [usize], finals: Finals) -> Format {
    let criteria = vec![TOTAL];
    Format { method, rounds: 2, counted: None, sizes, criteria, finals, everybody: true, team: None, by_sum: false }
}

fn challenge() -> Format {
    let previous = Criterion::PreviousPlace;
    let criteria = vec![TOTAL, Criterion::Best(0), Criterion::Best(1), Criterion::Best(2), previous];
    Format { criteria, by_sum: true, ..format(Method::Millesimi, &[4, 5], Finals::Challenge) }
}

fn raduno() -> Format {
    let criteria = vec![TOTAL, Criterion::Best(0), Criterion::EarlierBest];
    Format { criteria, by_sum: true, ..format(Method::Bonus50, &[4], Finals::Raduno) }
}

fn squadre() -> Format {
    let criteria = vec![TOTAL, Criterion::Places(1), Criterion::Places(2), Criterion::BestDropped];
    let plain = format(Method::Squadre, &[4], Finals::Nothing);
    Format { criteria, rounds: 3, counted: Some(9), everybody: false, team: Some(4), ..plain }
}

fn national_teams() -> Format {
    let places = [Criterion::Places(1), Criterion::Places(2)];
    let criteria = vec![TOTAL, places[0], places[1], Criterion::PreviousTotal, Criterion::BestDropped];
    let plain = format(Method::Standard, &[5], Finals::Nothing);
    Format { criteria, rounds: 3, counted: Some(11), everybody: false, team: Some(5), ..plain }
}

fn genova() -> Format {
    let finals = Finals::Straight { direct: 3, semifinals: 1, seats: 4 };
    let criteria = vec![TOTAL, Criterion::Best(0), Criterion::Best(1), Criterion::Best(2)];
    Format { rounds: 5, counted: Some(4), everybody: false, criteria, ..format(Method::Spartac, &[4, 5, 3], finals) }
}

fn league(method: Method) -> Format {
    Format { rounds: 4, everybody: false, ..format(method, &[4, 5, 6, 3], Finals::Nothing) }
}

fn como() -> Format {
    let criteria = vec![TOTAL, Criterion::Best(0), Criterion::Best(1)];
    Format { criteria, counted: Some(3), sizes: &[5, 4, 6, 3], ..league(Method::Como) }
}

fn knock_out(method: Method, sizes: &'static [usize]) -> Format {
    Format { rounds: 0, ..format(method, sizes, Finals::KnockOut) }
}

fn day(method: Method, direct: usize, semifinals: usize, seats: usize) -> Format {
    format(method, &[4, 5], Finals::Straight { direct, semifinals, seats })
}

fn medals() -> Format {
    Format { criteria: (1..=4).map(Criterion::Places).collect(), ..day(Method::Medals, 4, 0, 4) }
}

/// The format of a regulation.
pub(crate) fn of(regulation: &str, name: &str) -> Option<Format> {
    let any = &[4, 5, 6, 3];
    Some(match (regulation, name) {
        ("challenge-2017", "challenge") => challenge(),
        ("raduno", "raduno") => raduno(),
        ("raduno", "squadre") => squadre(),
        ("genova-53", "campionato") => genova(),
        ("firk", "italiana") => league(Method::Firk),
        ("firk", "eliminazione") => knock_out(Method::Firk, any),
        ("lariana", "italiana") => league(Method::Como),
        ("lariana", "eliminazione") => knock_out(Method::Como, any),
        ("lariana", "como") => como(),
        ("spqr-rtu", "giornata") => day(Method::Standard, 4, 0, 4),
        ("spqr-rtu", "giornata-5") => day(Method::Standard, 5, 0, 5),
        ("spqr-rtu", "giornata-bonus") => day(Method::Bonus20, 4, 0, 4),
        ("spqr-rtu", "medagliere") => medals(),
        ("spqr-rtu", "tre-semifinali") => day(Method::Standard, 1, 3, 4),
        ("spqr-rtu", "due-semifinali") => day(Method::Standard, 2, 2, 4),
        ("spqr-rtu", "serate") => {
            Format { rounds: 5, counted: Some(4), everybody: false, ..day(Method::Standard, 4, 0, 4) }
        }
        ("spqr-rtu", "eliminazione") => knock_out(Method::Standard, &[4, 5]),
        ("spqr-rtu", "cns") => national_teams(),
        _ => return None,
    })
}
