//! How many tables of which size (T3.1).

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
pub fn tables_for(people: usize, preferred: &[u8]) -> Result<Vec<usize>, Impossible> {
    let counts = cheapest(people, preferred);
    let fits = |people: usize| people > 0 && counts[people].is_some();
    if !fits(people) {
        let above = cheapest(people + span(preferred), preferred);
        let below = (1..people).rev().find(|&fewer| fits(fewer));
        let more = (people + 1..above.len()).find(|&more| above[more].is_some());
        return Err(Impossible { people, nearest: below.into_iter().chain(more).collect() });
    }
    let counts = counts[people].as_ref().map(|cost| cost.counts(preferred.len())).unwrap_or_default();
    Ok(preferred.iter().zip(counts).flat_map(|(&size, count)| std::iter::repeat_n(usize::from(size), count)).collect())
}

/// Within so many numbers there is one that can be seated, if there is any size at all.
fn span(preferred: &[u8]) -> usize {
    preferred.iter().copied().max().map_or(0, usize::from)
}

/// What tables cost, the most important part first: the places in the list, the tables not of the first size, and how many
/// there are of the last size, of the last but one and so on, down to the first.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Cost(Vec<usize>);

impl Cost {
    fn none(sizes: usize) -> Self {
        Self(vec![0; sizes + 2])
    }

    /// With one more table of the size at this place.
    fn with(&self, place: usize) -> Self {
        let mut cost = self.clone();
        let last = cost.0.len() - 1;
        cost.0[0] += place;
        cost.0[1] += usize::from(place > 0);
        cost.0[last - place] += 1;
        cost
    }

    /// How many tables of each size, in the order of the list.
    fn counts(&self, sizes: usize) -> Vec<usize> {
        self.0.iter().rev().take(sizes).copied().collect()
    }
}

/// The cheapest tables for every number of people up to this one.
fn cheapest(people: usize, preferred: &[u8]) -> Vec<Option<Cost>> {
    let mut best: Vec<Option<Cost>> = vec![None; people + 1];
    best[0] = Some(Cost::none(preferred.len()));
    for count in 1..=people {
        let sizes = preferred.iter().enumerate().filter(|&(_, &size)| size > 0 && usize::from(size) <= count);
        let ways = sizes.filter_map(|(place, &size)| Some(best[count - usize::from(size)].as_ref()?.with(place)));
        best[count] = ways.min();
    }
    best
}
