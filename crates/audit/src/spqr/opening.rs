//! What has to be done before the first turn, in which order: S4, S5 and article 3 of the box, written out in full.

use frame::Seat;
use regulation::spqr::{Direction, Settings};
use spqr::Phase;
use std::collections::VecDeque;

/// One step of the preparation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// Somebody takes a province for an army: their own, a neutral one, or that of who left. The first neutral province is
    /// nobody's choice.
    Settle { by: Option<Seat>, army: Seat },
    /// A first centre of power.
    Found(Seat),
    /// So many of the remaining legionaries.
    Garrison { seat: Seat, left: u16 },
}

impl Step {
    /// The phase in which somebody is asked for it.
    pub(super) fn phase(self) -> Phase {
        match self {
            Self::Settle { by, army } => match by {
                Some(by) if by != army => Phase::SettlingNeutral { by, army },
                Some(by) => Phase::Settling(by),
                None => Phase::Supplying,
            },
            Self::Found(seat) => Phase::Founding(seat),
            Self::Garrison { seat, left } => Phase::Garrisoning { seat, left: left as u8 },
        }
    }
}

/// All steps for so many players on a board of so many provinces, five armies always.
pub(super) fn steps(settings: &Settings, players: usize, provinces: usize) -> VecDeque<Step> {
    let seats = &Seat::ALL[..players];
    let mut steps = provinces_taken(settings, players, provinces / 5);
    for _ in 0..settings.supply.centres.value {
        steps.extend(seats.iter().map(|&seat| Step::Found(seat)));
    }
    let each_time = u16::from(settings.placement.extra_each_time.value.max(1));
    let on_board = provinces as u16 / 5 * u16::from(settings.placement.legionaries_each.value);
    let mut left = u16::from(settings.supply.legionaries.value).saturating_sub(on_board);
    while left > 0 {
        let now = left.min(each_time);
        steps.extend(seats.iter().map(|&seat| Step::Garrison { seat, left: now }));
        left -= now;
    }
    steps
}

/// Round after round, each player a province; from a certain round on also one for a neutral army, the smallest first,
/// until they have their share.
fn provinces_taken(settings: &Settings, players: usize, share: usize) -> VecDeque<Step> {
    let mut seats: Vec<Seat> = Seat::ALL[..players].to_vec();
    if settings.placement.direction.value == Direction::Reverse {
        seats.reverse();
    }
    let mut neutral: Vec<(usize, Seat)> = Seat::ALL[players..5].iter().map(|&army| (0, army)).collect();
    let mut steps = VecDeque::new();
    if let Some((provinces, army)) = neutral.first_mut() {
        *provinces = 1;
        steps.push_back(Step::Settle { by: None, army: *army });
    }
    for round in 1.. {
        if steps.len() >= share * 5 {
            break;
        }
        for &seat in &seats {
            if round <= share {
                steps.push_back(Step::Settle { by: Some(seat), army: seat });
            }
            if round < usize::from(settings.placement.neutral_from_round.value) {
                continue;
            }
            if let Some((provinces, army)) = neutral.iter_mut().min().filter(|(provinces, _)| *provinces < share) {
                *provinces += 1;
                steps.push_back(Step::Settle { by: Some(seat), army: *army });
            }
        }
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;
    use regulation::Library;

    fn written(id: &str, players: usize) -> String {
        let regulation = Library::embedded().get(id).expect("embedded");
        let steps = steps(regulation.spqr().expect("S.P.Q."), players, 45);
        let word = |step: &Step| match *step {
            Step::Settle { by: None, .. } => "n".to_owned(),
            Step::Settle { by: Some(by), army } if by == army => format!(" {by}"),
            Step::Settle { .. } => "+n".to_owned(),
            Step::Found(seat) => format!(" ({seat})"),
            Step::Garrison { seat, left } => format!(" {seat}{left}"),
        };
        steps.iter().map(word).collect()
    }

    /// Case 24, and S4 for five.
    #[test]
    fn the_order_of_the_tournament_text() {
        let four = "n D C B A D C B A D+n C+n B+n A+n D+n C+n B+n A+n D C B A D C B A D C B A D C B A D C B A \
                    (A) (B) (C) (D) A2 B2 C2 D2 A2 B2 C2 D2 A2 B2 C2 D2 A2 B2 C2 D2 A1 B1 C1 D1";
        assert_eq!(written("spqr-rtu", 4), four);
        let five = [" E D C B A".repeat(9), " (A) (B) (C) (D) (E)".to_owned(), " A2 B2 C2 D2 E2".repeat(4)].concat();
        assert_eq!(written("spqr-rtu", 5), five + " A1 B1 C1 D1 E1");
    }

    /// Article 3 of the box: a neutral group after each own province until there are none left.
    #[test]
    fn the_order_of_the_box() {
        assert_eq!(written("spqr-box", 4), ["n", &" A+n B+n C+n D+n".repeat(2), &" A B C D".repeat(7)].concat());
        assert_eq!(written("spqr-box", 5), " A B C D E".repeat(9));
        let three = ["n", &" A+n B+n C+n".repeat(5), " A+n B+n C", &" A B C".repeat(3)].concat();
        assert_eq!(written("spqr-box", 3), three);
    }
}
