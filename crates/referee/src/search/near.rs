//! How near two words are: a slip of the pen, a word broken off.

use super::vocabulary::Token;

/// A token a word may stand for, and how surely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Nearness {
    pub(super) token: Token,
    /// How many letters had to be changed.
    pub(super) distance: usize,
}

impl Nearness {
    /// A score as much lower as the word is farther off.
    pub(super) fn weigh(self, score: u32) -> u32 {
        match self.distance {
            0 => score,
            1 => score * 4 / 5,
            _ => score * 3 / 5,
        }
    }
}

/// How many letters of a word may be wrong.
pub(super) const fn tolerance(letters: usize) -> usize {
    match letters {
        0..=3 => 0,
        4..=7 => 1,
        _ => 2,
    }
}

/// The letters to change, add, leave out or exchange with their neighbour to get from one word to the other; `None` if
/// there are more than `most`.
pub(super) fn distance(left: &[char], right: &[char], most: usize) -> Option<usize> {
    if left.len().abs_diff(right.len()) > most {
        return None;
    }
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=right.len()).collect();
    for (i, &a) in left.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, &b) in right.iter().enumerate() {
            let mut least = (last[j] + usize::from(a != b)).min(last[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && a == right[j - 1] && left[i - 1] == b {
                least = least.min(before[j - 1] + 1);
            }
            row.push(least);
        }
        before = std::mem::replace(&mut last, row);
    }
    Some(last[right.len()]).filter(|&distance| distance <= most)
}

#[cfg(test)]
mod tests {
    use super::distance;

    #[test]
    fn slips_of_the_pen_are_counted() {
        let chars = |text: &str| text.chars().collect::<Vec<_>>();
        let pairs = [
            ("attacco", "attacco", Some(0)),
            ("attaco", "attacco", Some(1)),
            ("atatcco", "attacco", Some(1)),
            ("attakko", "attacco", Some(2)),
            ("dado", "sdadata", None),
            ("", "ab", Some(2)),
        ];
        for (left, right, expected) in pairs {
            assert_eq!(distance(&chars(left), &chars(right), 2), expected, "{left} {right}");
            assert_eq!(distance(&chars(right), &chars(left), 2), expected, "{right} {left}");
        }
    }
}
