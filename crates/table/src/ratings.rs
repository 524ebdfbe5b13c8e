//! Ratings after Weng and Lin, for any number of players, by regulation and format. A game with a bot changes nobody's rating, and
//! neither does one in which somebody was put out or away at the end; who has given up has the place they reached.

use crate::scene::FinalPlace;
use crate::summary::Summary;
use entries::Who;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::collections::BTreeSet;
use store::{Fault, Ladder, Rated, Rating, Store};

/// What a beginner is taken for, in millionths: 25 with a deviation of 25/3.
const BEGINNER: Rating = Rating { mean: 25_000_000, deviation: 8_333_333, games: 0 };

/// Counts a game that is over, if it counts.
pub(crate) async fn count(store: &Store, summary: &Summary) -> Result<(), Fault> {
    let Some(people) = contestants(summary) else { return Ok(()) };
    let ladder = Ladder { regulation: &summary.regulation, format: summary.options.format().word() };
    let mut before = Vec::with_capacity(people.len());
    for (person, _) in &people {
        before.push(store.rating(person, ladder).await?.unwrap_or(BEGINNER));
    }
    let places: Vec<u8> = people.iter().map(|&(_, place)| place).collect();
    let changes: Vec<Rated> = people
        .iter()
        .zip(before.iter().zip(after(&before, &places)))
        .map(|((person, _), (&before, after))| Rated { person: (*person).to_owned(), before, after })
        .collect();
    store.rate(&summary.id, ladder, &changes, summary.changed).await?;
    Ok(())
}

/// The people of a game that counts, with their places.
fn contestants(summary: &Summary) -> Option<Vec<(&str, u8)>> {
    if !summary.options.rated || summary.disturbed || summary.result.len() < 3 {
        return None;
    }
    let person = |placed: &FinalPlace| match summary.chairs.get(placed.player)?.who.as_ref()? {
        Who::Person(id) => Some((id.as_str(), placed.place)),
        Who::Bot(_) => None,
    };
    let people: Option<Vec<(&str, u8)>> = summary.result.iter().map(person).collect();
    people.filter(|people| people.iter().map(|&(id, _)| id).collect::<BTreeSet<_>>().len() == people.len())
}

/// The ratings after a game with these places.
fn after(before: &[Rating], places: &[u8]) -> Vec<Rating> {
    let known: Vec<[WengLinRating; 1]> = before.iter().map(|&rating| [to_weng_lin(rating)]).collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = known
        .iter()
        .zip(places)
        .map(|(team, &place)| (team.as_slice(), MultiTeamOutcome::new(usize::from(place))))
        .collect();
    let new = weng_lin_multi_team(&teams, &WengLinConfig::new());
    new.iter()
        .zip(before)
        .map(|(team, old)| Rating { games: old.games + 1, ..team.first().map_or(*old, |&rating| to_rating(rating)) })
        .collect()
}

fn to_weng_lin(rating: Rating) -> WengLinRating {
    WengLinRating { rating: rating.mean as f64 / 1e6, uncertainty: rating.deviation as f64 / 1e6 }
}

fn to_rating(rating: WengLinRating) -> Rating {
    let millionths = |value: f64| (value * 1e6).round() as i64;
    Rating { mean: millionths(rating.rating), deviation: millionths(rating.uncertainty), games: 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_winner_gains_and_the_last_loses_and_equals_stay_equal() {
        let new = after(&[BEGINNER; 4], &[1, 2, 2, 4]);
        assert!(new[0].mean > new[1].mean && new[1].mean == new[2].mean && new[2].mean > new[3].mean);
        assert!(new.iter().all(|rating| rating.deviation < BEGINNER.deviation && rating.games == 1));
    }
}
