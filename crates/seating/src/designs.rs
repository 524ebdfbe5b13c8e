//! Seasons that are known to repeat no meeting: designs at tables of four, in which every pair meets at most once.

use serde::Deserialize;
use std::sync::LazyLock;

/// A design, as it stands in the data.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Design {
    players: usize,
    /// How it was made.
    #[serde(rename = "how")]
    _how: String,
    rounds: Vec<Rounds>,
}

/// The tables of an evening, by players from 0.
pub(crate) type Rounds = Vec<Vec<usize>>;

#[derive(Deserialize)]
struct Designs {
    design: Vec<Design>,
}

static DESIGNS: LazyLock<Designs> =
    LazyLock::new(|| toml::from_str(include_str!("../data/seasons.toml")).expect("the designs are well-formed"));

/// Evenings of a design for so many players, if there are that many.
pub(crate) fn design(players: usize, evenings: usize) -> Option<&'static [Rounds]> {
    let fits = |design: &&Design| design.players == players && design.rounds.len() >= evenings;
    DESIGNS.design.iter().find(fits).map(|design| &design.rounds[..evenings])
}

#[cfg(test)]
mod tests {
    use super::DESIGNS;
    use std::collections::BTreeSet;

    #[test]
    fn nobody_meets_anybody_twice() {
        for design in &DESIGNS.design {
            let mut met = BTreeSet::new();
            for tables in &design.rounds {
                let mut seated = tables.concat();
                seated.sort_unstable();
                assert!(seated.into_iter().eq(0..design.players), "{}", design.players);
                for table in tables {
                    assert_eq!(table.len(), 4, "{}", design.players);
                    let pairs = table.iter().flat_map(|a| table.iter().filter(move |b| a < *b).map(move |b| (*a, *b)));
                    pairs.for_each(|pair| assert!(met.insert(pair), "{}: {pair:?}", design.players));
                }
            }
        }
    }
}
