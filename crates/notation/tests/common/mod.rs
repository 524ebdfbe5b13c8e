//! Tables of every regulation.

use regulation::Library;
use rules::Setup;

/// Every regulation at every number of players, with and without late-comers.
pub(crate) const TABLES: [(&str, usize, usize); 24] = [
    ("challenge-2017", 4, 0),
    ("challenge-2017", 5, 0),
    ("raduno", 4, 0),
    ("genova-53", 3, 0),
    ("genova-53", 4, 0),
    ("genova-53", 5, 0),
    ("genova-53", 4, 1),
    ("genova-53", 5, 1),
    ("genova-53", 5, 2),
    ("firk", 3, 0),
    ("firk", 4, 0),
    ("firk", 5, 0),
    ("firk", 6, 0),
    ("lariana", 3, 0),
    ("lariana", 4, 0),
    ("lariana", 5, 0),
    ("lariana", 6, 0),
    ("classico", 3, 0),
    ("classico", 4, 0),
    ("classico", 5, 0),
    ("classico", 6, 0),
    // The two that differ most, twice as often.
    ("challenge-2017", 4, 0),
    ("genova-53", 3, 0),
    ("lariana", 4, 0),
];

pub(crate) fn setup((regulation, players, absent): (&str, usize, usize)) -> Setup {
    let regulation = Library::embedded().get(regulation).expect("an embedded regulation");
    Setup::new(&regulation.settings, players, absent).expect("an allowed number of players")
}
