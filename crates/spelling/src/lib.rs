//! How people write: accents folded, slips of the pen recognised. One way for everybody who compares what was typed with
//! what is known: names of people, territories, regulations, the words of a question.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// A text in small letters without accents: `Città` is `citta`, `Øre` is `ore`. Everything else stays.
#[must_use]
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.nfd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase) {
        match letter {
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'ø' => folded.push('o'),
            'ł' => folded.push('l'),
            'đ' => folded.push('d'),
            other => folded.push(other),
        }
    }
    folded
}

/// The name nearest to what was typed, if it is near enough to be a slip of the pen: "did you mean". Of names equally near
/// the first is taken.
pub fn nearest<'k>(typed: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    let limit = (typed.chars().count() / 3).max(1);
    known
        .into_iter()
        .map(|name| (strsim::damerau_levenshtein(typed, name), name))
        .filter(|&(distance, _)| distance <= limit)
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, name)| name)
}

/// The letters to change, add, leave out or exchange with their neighbour to get from one word to the other; `None` if
/// there are more than `most`.
#[must_use]
pub fn slips(one: &str, other: &str, most: usize) -> Option<usize> {
    if one.chars().count().abs_diff(other.chars().count()) > most {
        return None;
    }
    Some(strsim::osa_distance(one, other)).filter(|&slips| slips <= most)
}

#[cfg(test)]
mod tests {
    use super::{fold, nearest, slips};

    #[test]
    fn accents_are_folded_however_they_are_written() {
        let written = [
            ("Città", "citta"),
            ("Citta\u{300}", "citta"),
            ("ÀÉÎÕÜ", "aeiou"),
            ("Čačak", "cacak"),
            ("Straße", "strasse"),
        ];
        for (text, folded) in written {
            assert_eq!(fold(text), folded, "{text}");
        }
        assert_eq!(fold("Perù, Medio-Oriente’s"), "peru, medio-oriente’s");
    }

    #[test]
    fn a_slip_of_the_pen_is_recognised() {
        let known = ["random", "random-turns", "cautious"];
        assert_eq!(nearest("randm", known), Some("random"));
        assert_eq!(nearest("radnom-turns", known), Some("random-turns"));
        assert_eq!(nearest("stockfish", known), None);
    }

    #[test]
    fn slips_are_counted() {
        let pairs = [
            ("attacco", "attacco", Some(0)),
            ("attaco", "attacco", Some(1)),
            ("atatcco", "attacco", Some(1)),
            ("attakko", "attacco", Some(2)),
            ("dado", "sdadata", None),
            ("", "ab", Some(2)),
        ];
        for (one, other, expected) in pairs {
            assert_eq!(slips(one, other, 2), expected, "{one} {other}");
            assert_eq!(slips(other, one, 2), expected, "{other} {one}");
        }
    }
}
