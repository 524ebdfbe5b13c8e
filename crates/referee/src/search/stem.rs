//! Words brought to their stem: plurals, genders and the forms of verbs, Italian and English alike.
//!
//! It need not be right, only the same for all forms of a word.

/// Endings, the longest first; what is left must have at least three letters.
const ENDINGS: [&str; 62] = [
    "avamo", "avano", "evano", "ivano", "arono", "irono", "iamo", "ando", "endo", "arlo", "arla", "arli", "arle",
    "arsi", "arne", "erlo", "erla", "erli", "erle", "ersi", "erne", "irlo", "irla", "irli", "irsi", "asse", "esse",
    "erei", "ebbe", "ante", "ente", "anti", "enti", "are", "ere", "ire", "ato", "ata", "ati", "ate", "uto", "uta",
    "uti", "ute", "ito", "ita", "iti", "ite", "ano", "ono", "ava", "eva", "iva", "era", "ing", "ied", "ies", "ed",
    "es", "er", "ly", "s",
];

/// The fewest letters of a stem.
const STEM_LETTERS_MIN: usize = 3;

/// The stem of a word in small letters without accents.
pub(super) fn stem(word: &str) -> String {
    let ending = ENDINGS.iter().find(|ending| word.ends_with(*ending) && word.len() >= ending.len() + STEM_LETTERS_MIN);
    let bare = ending.map_or(word, |ending| &word[..word.len() - ending.len()]);
    let mut stem = bare.to_owned();
    while stem.len() > STEM_LETTERS_MIN && stem.ends_with(['a', 'e', 'i', 'o', 'u', 'y']) {
        stem.pop();
    }
    if stem.len() > STEM_LETTERS_MIN && stem.ends_with('h') {
        stem.pop();
    }
    undouble(stem)
}

/// `dropped` and `dropping` have lost only their ending: the doubled letter goes too, in every word.
fn undouble(mut stem: String) -> String {
    let letters = stem.as_bytes();
    if letters.len() > STEM_LETTERS_MIN && letters[letters.len() - 1] == letters[letters.len() - 2] {
        stem.pop();
    }
    stem
}

#[cfg(test)]
mod tests {
    use super::stem;

    #[test]
    fn forms_of_a_word_have_one_stem() {
        let families = [
            vec!["attacco", "attacchi", "attaccare", "attaccato", "attacca", "attaccando"],
            vec!["lancio", "lanci", "lanciare", "lanciato", "lanciati", "lancia"],
            vec!["territorio", "territori"],
            vec!["dimentica", "dimenticato", "dimenticata", "dimenticare"],
            vec!["carta", "carte"],
            vec!["rolled", "rolls", "rolling", "roll"],
            vec!["attacks", "attacked", "attacking", "attack"],
            vec!["armata", "armate"],
            vec!["pescare", "pescato", "pesca", "pescarla"],
        ];
        for family in families {
            let stems: std::collections::BTreeSet<_> = family.iter().map(|word| stem(word)).collect();
            assert_eq!(stems.len(), 1, "{family:?}: {stems:?}");
        }
    }
}
