//! A position as a picture shows it: who holds what, and how much that is. It is read from the view everybody may see, so that nothing
//! else can be in it.

use drawing::{Fleet, Held, Plan};
use std::collections::HashMap;

/// What a picture of a board needs.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Position {
    /// The lap, 0 before the first turn.
    pub(crate) lap: u16,
    /// The colour of each seat, by its letter.
    pub(crate) colours: HashMap<char, String>,
    /// Who holds each area.
    pub(crate) held: HashMap<String, Held>,
    /// The fleets, where the game has any.
    pub(crate) fleets: Vec<Fleet>,
    /// What each seat with a player has, in the order of turns.
    pub(crate) seats: Vec<SeatFigures>,
}

/// What everybody can count of a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SeatFigures {
    /// Its letter.
    pub(crate) letter: char,
    /// Its colour, once it has one.
    pub(crate) colour: Option<String>,
    /// The player's number, from 1.
    pub(crate) player: u8,
    /// How many areas it holds.
    pub(crate) areas: u32,
    /// How many armies stand on them.
    pub(crate) armies: u32,
    /// Its points, where the game keeps them in the open: those of an objective are nobody else's to know.
    pub(crate) points: Option<u16>,
}

impl Position {
    /// Reads a view, a fact a line. What is not about the board is passed over.
    pub(crate) fn read(view: &str) -> Self {
        let mut position = Self::default();
        for line in view.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            match words[..] {
                ["turn", _, "lap", lap, ..] => position.lap = lap.parse().unwrap_or_default(),
                // An army that nobody plays is grey, whatever colour is left for it.
                ["seat", seat, _, "neutral", ..] => {
                    position.colours.extend(seat.chars().next().map(|letter| (letter, "neutral".to_owned())));
                }
                ["seat", seat, colour, ref about @ ..] => {
                    position.colours.extend(seat.chars().next().map(|letter| (letter, colour.to_owned())));
                    position.seats.extend(SeatFigures::read(seat, colour, about));
                }
                ["land", seat, ref lands @ ..] => position.take_lands(seat, lands),
                ["fleet", seat, ref seas @ ..] => position.take_fleets(seat, seas),
                _ => {}
            }
        }
        position
    }

    /// The drawing of the board it is a position of; none before anybody holds anything.
    pub(crate) fn plan(&self) -> Option<&'static Plan> {
        Plan::with_area(self.held.keys().next()?)
    }

    fn take_fleets(&mut self, seat: &str, seas: &[&str]) {
        let colour = seat.chars().next().and_then(|letter| self.colours.get(&letter)).map_or("neutral", String::as_str);
        let fleet = |[sea, triremes]: &[&str; 2]| Fleet {
            sea: (*sea).to_owned(),
            colour: colour.to_owned(),
            triremes: triremes.parse().unwrap_or_default(),
        };
        self.fleets.extend(seas.as_chunks::<2>().0.iter().map(fleet));
    }

    fn take_lands(&mut self, seat: &str, lands: &[&str]) {
        let letter = seat.chars().next().filter(|_| seat.len() == 1);
        let colour = letter.and_then(|letter| self.colours.get(&letter)).map_or("neutral", String::as_str);
        let held = |armies: &str| Held { colour: colour.to_owned(), armies: armies.parse().unwrap_or_default() };
        let lands = lands.as_chunks::<2>().0.iter().map(|[land, armies]| ((*land).to_owned(), held(armies)));
        let lands: Vec<_> = lands.collect();
        if let Some(figures) = self.seats.iter_mut().find(|figures| Some(figures.letter) == letter) {
            figures.areas += u32::try_from(lands.len()).unwrap_or_default();
            figures.armies += lands.iter().map(|(_, held)| u32::from(held.armies)).sum::<u32>();
        }
        self.held.extend(lands);
    }
}

impl SeatFigures {
    /// Reads the line of a seat; nothing where nobody plays it.
    fn read(seat: &str, colour: &str, about: &[&str]) -> Option<Self> {
        let after =
            |name: &str| about.iter().position(|word| *word == name).and_then(|at| about.get(at + 1)?.parse().ok());
        let colour = (colour != "-").then(|| colour.to_owned());
        let player = after("player").and_then(|player: u16| u8::try_from(player).ok())?;
        Some(Self { letter: seat.chars().next()?, colour, player, points: after("points"), ..Self::default() })
    }
}

#[cfg(test)]
mod tests {
    use super::Position;

    #[test]
    fn owners_and_armies_are_read_from_a_view() {
        let view = "turn B lap 5 combat\nseat A giallo playing player 3 cards ?2\nland A brasile 3 peru 1\nland neutral cina 2\n";
        let position = Position::read(view);
        assert_eq!(position.lap, 5);
        let held = |area: &str| position.held.get(area).map(|held| (held.colour.as_str(), held.armies));
        assert_eq!(
            (held("brasile"), held("peru"), held("cina")),
            (Some(("giallo", 3)), Some(("giallo", 1)), Some(("neutral", 2)))
        );
        assert_eq!(Position::read(""), Position::default());
    }

    #[test]
    fn figures_are_what_lies_on_the_table() {
        let view = "turn B lap 5 combat\nseat A giallo playing player 3 cards ?2\nseat B rosso playing player 1\nland A brasile 3 peru 1\n";
        let figures: Vec<_> = Position::read(view)
            .seats
            .into_iter()
            .map(|seat| (seat.player, seat.areas, seat.armies, seat.points))
            .collect();
        assert_eq!(figures, [(3, 2, 4, None), (1, 0, 0, None)]);
        let rome = "turn A lap 2 reinforcements\nseat A nero playing player 2 points 7 conducts 0\nseat D blu neutral\nland A italia 3\nland D asia 3\nfleet A ionium 2 aegaeum 1\n";
        let fleets: Vec<_> =
            Position::read(rome).fleets.into_iter().map(|fleet| (fleet.sea, fleet.colour, fleet.triremes)).collect();
        assert_eq!(fleets, [("ionium".into(), "nero".into(), 2), ("aegaeum".into(), "nero".into(), 1)]);
        let figures: Vec<_> =
            Position::read(rome).seats.into_iter().map(|seat| (seat.player, seat.areas, seat.points)).collect();
        assert_eq!(figures, [(2, 1, Some(7))], "points that stand on a track, and nobody's army is no player's");
    }
}
