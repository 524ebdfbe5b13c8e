//! The arithmetic of scores, in whole numbers.

/// The parts a unit of [`log2`] is divided into.
const BITS: u32 = 6;

/// The binary logarithm, in 64ths, of a number of at least 1.
pub(super) fn log2(number: u64) -> u32 {
    let whole = number.max(1).ilog2();
    // The number as 1.x in 32 bits; squaring it tells one binary digit of the rest after the other.
    let mut rest = (u128::from(number.max(1)) << 32) >> whole;
    let mut log = whole;
    for _ in 0..BITS {
        rest = (rest * rest) >> 32;
        let digit = u32::from(rest >> 33 > 0);
        rest >>= digit;
        log = log * 2 + digit;
    }
    log
}

/// What a word brings a case that has it so often: ever less for each further time, and less in a long case.
pub(super) fn saturate(worth: u32, count: u32, length: u32, mean: u32) -> u32 {
    let (worth, count) = (u64::from(worth), u64::from(count));
    // The room for repetition: 1.5, half of it grown by the case's length against the mean.
    let room = 75 + 75 * u64::from(length) / u64::from(mean);
    (worth * count * 250 / (count * 100 + room)) as u32
}

#[cfg(test)]
mod tests {
    use super::{log2, saturate};

    #[test]
    fn logarithms_are_those_of_the_tables() {
        let known = [(1, 0), (2, 64), (3, 101), (4, 128), (10, 212), (100, 425), (1024, 640)];
        for (number, log) in known {
            assert_eq!(log2(number), log, "{number}");
        }
    }

    #[test]
    fn a_word_said_often_brings_ever_less() {
        let scores: Vec<u32> = (0..6).map(|count| saturate(100, count, 50, 50)).collect();
        assert_eq!(scores[0], 0);
        assert!(scores.windows(2).all(|pair| pair[0] < pair[1]));
        assert!(scores.windows(3).all(|three| three[2] - three[1] <= three[1] - three[0]));
        assert!(saturate(100, 3, 100, 50) < saturate(100, 3, 25, 50));
    }
}
