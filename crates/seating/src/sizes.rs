//! How many tables of which size (T3.1).

use regulation::tournament::Fill;

/// No tables of the sizes allowed hold so many.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{people} people cannot sit at tables of the sizes allowed (T3.1); the nearest that can: {nearest:?}")]
pub struct Impossible {
    /// How many people there are.
    pub people: usize,
    /// The nearest numbers that can: the one below and the one above, as far as there are any.
    pub nearest: Vec<usize>,
}

/// Tables for so many people out of the sizes allowed, the preferred size first.
///
/// A table costs its place in the list: the first size nothing, the second 1, the third 2. The cheapest tables are taken;
/// of equally cheap ones those with the fewest tables not of the first size, and then with the fewest of the last size, of
/// the last but one, and so on. The tables come in the order of the list, so that the sizes nobody prefers are last.
///
/// With `[4, 5]` this is T3.1: tables of 4, and as few of 5 as the number requires. With `[4, 5, 3]` 10 people are 5+5
/// and 15 are 4+4+4+3; with `[5, 4, 6, 3]` 8 are 4+4, not 5+3, and 11 are 5+6, not 4+4+3.
///
/// # Errors
/// If there are no such tables, with the nearest numbers of people for whom there are.
pub fn tables_for(people: usize, preferred: &[u8]) -> Result<Vec<usize>, Impossible> {
    tables_filled(people, preferred, Fill::Nearest)
}

/// The same, or as many tables of the first size as possible, then of the second and so on: with `[4, 5, 3]` 10 people are then
/// 4+3+3.
///
/// # Errors
/// If there are no such tables, with the nearest numbers of people for whom there are.
pub fn tables_filled(people: usize, preferred: &[u8], fill: Fill) -> Result<Vec<usize>, Impossible> {
    let counts = cheapest(people, preferred, fill);
    let fits = |people: usize| people > 0 && counts[people].is_some();
    if !fits(people) {
        let above = cheapest(people + span(preferred), preferred, fill);
        let below = (1..people).rev().find(|&fewer| fits(fewer));
        let more = (people + 1..above.len()).find(|&more| above[more].is_some());
        return Err(Impossible { people, nearest: below.into_iter().chain(more).collect() });
    }
    let counts = counts[people].as_ref().map(Cost::in_order).unwrap_or_default();
    Ok(preferred.iter().zip(counts).flat_map(|(&size, count)| std::iter::repeat_n(usize::from(size), count)).collect())
}

/// Within so many numbers there is one that can be seated, if there is any size at all.
fn span(preferred: &[u8]) -> usize {
    preferred.iter().copied().max().map_or(0, usize::from)
}

/// What tables cost, the most important part first. With [`Fill::Nearest`]: the places in the list, the tables not of the first
/// size, and how many there are of the last size, of the last but one and so on, down to the first. With
/// [`Fill::MostOfFirst`] the first parts are how many there are of the first size, the second and so on, less than nothing.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Cost {
    first: Vec<isize>,
    counts: Vec<usize>,
}

impl Cost {
    fn none(sizes: usize, fill: Fill) -> Self {
        let first = match fill {
            Fill::Nearest => 2,
            Fill::MostOfFirst => sizes,
        };
        Self { first: vec![0; first], counts: vec![0; sizes] }
    }

    /// With one more table of the size at this place.
    fn with(&self, place: usize, fill: Fill) -> Self {
        let mut cost = self.clone();
        let last = cost.counts.len() - 1;
        match fill {
            Fill::Nearest => {
                cost.first[0] += place.cast_signed();
                cost.first[1] += isize::from(place > 0);
            }
            Fill::MostOfFirst => cost.first[place] -= 1,
        }
        cost.counts[last - place] += 1;
        cost
    }

    /// How many tables of each size, in the order of the list.
    fn in_order(&self) -> Vec<usize> {
        self.counts.iter().rev().copied().collect()
    }
}

/// The cheapest tables for every number of people up to this one.
fn cheapest(people: usize, preferred: &[u8], fill: Fill) -> Vec<Option<Cost>> {
    let mut best: Vec<Option<Cost>> = vec![None; people + 1];
    best[0] = Some(Cost::none(preferred.len(), fill));
    for count in 1..=people {
        let sizes = preferred.iter().enumerate().filter(|&(_, &size)| size > 0 && usize::from(size) <= count);
        let ways = sizes.filter_map(|(place, &size)| Some(best[count - usize::from(size)].as_ref()?.with(place, fill)));
        best[count] = ways.min();
    }
    best
}
