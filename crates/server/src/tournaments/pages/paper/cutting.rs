//! The order in which cards stand on sheets that are cut as one pile.

/// Which cards stand on each sheet, place by place: cut through the whole pile and laid one small pile on the next, the cards
/// follow each other. Places that stay empty are all in the last small piles.
pub(super) fn cutting_order(cards: usize, per_sheet: usize) -> Vec<Vec<Option<usize>>> {
    let sheets = cards.div_ceil(per_sheet);
    let place = |sheet: usize, place: usize| Some(sheet + place * sheets).filter(|card| *card < cards);
    (0..sheets).map(|sheet| (0..per_sheet).map(|at| place(sheet, at)).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::cutting_order;

    #[test]
    fn a_pile_that_is_cut_keeps_its_order() {
        for per_sheet in [2, 10] {
            for cards in 0..140 {
                let sheets = cutting_order(cards, per_sheet);
                assert_eq!(sheets.len(), cards.div_ceil(per_sheet), "no sheet too many");
                let pile = |at: usize| sheets.iter().filter_map(move |sheet| sheet[at]).collect::<Vec<_>>();
                let all: Vec<usize> = (0..per_sheet).flat_map(pile).collect();
                assert_eq!(all, (0..cards).collect::<Vec<_>>(), "{cards} cards, {per_sheet} on a sheet");
            }
        }
    }
}
