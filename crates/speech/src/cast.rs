//! The company of the house: every bot at a table, on a page or in the terminal, has an invented person's first name with its level,
//! so that three of one level are three players.

use words::{Id, Words};

/// Who plays a level, by the chair. Nobody plays two levels, so that no two at a table are called alike.
const CAST: [(&str, [&str; 6]); 8] = [
    ("random", ["Zeno", "Ines", "Tullio", "Fosca", "Elvio", "Nives"]),
    ("random-turns", ["Berto", "Tosca", "Nello", "Mimma", "Gino", "Pina"]),
    ("principiante", ["Duilio", "Agnese", "Lello", "Marisa", "Oreste", "Tina"]),
    ("cautious", ["Anselmo", "Ofelia", "Remigio", "Clelia", "Placido", "Ersilia"]),
    ("bold", ["Ettore", "Gilda", "Furio", "Norma", "Oliviero", "Diana"]),
    ("medio", ["Amedeo", "Livia", "Corrado", "Ivana", "Sandro", "Teresa"]),
    ("esperto", ["Ulisse", "Camilla", "Leandro", "Ginevra", "Fabrizio", "Virginia"]),
    ("maestro", ["Leonida", "Matilde", "Cesare", "Beatrice", "Galileo", "Ippolita"]),
];

/// What a bot in a chair (from 0) is called: `Ofelia (prudente)`.
#[must_use]
pub fn bot_in_chair(bot: &str, chair: usize, words: Words) -> String {
    let cast = CAST.iter().find(|(level, _)| *level == bot).map(|(_, names)| names[chair % names.len()]);
    match (cast, Id::find("web-level", bot)) {
        (Some(name), Some(level)) => format!("{name} ({})", words.say(level)),
        _ => level_name(bot, words),
    }
}

/// A level of the bots, as a list of them names it.
#[must_use]
pub fn level_name(bot: &str, words: Words) -> String {
    Id::find("web-bot", bot).map_or_else(|| bot.to_owned(), |id| words.say(id))
}

#[cfg(test)]
mod tests {
    use super::{CAST, bot_in_chair, level_name};
    use std::collections::BTreeSet;
    use words::{Lang, Words};

    #[test]
    fn nobody_is_called_like_another() {
        let names: BTreeSet<&str> = CAST.iter().flat_map(|(_, names)| names).copied().collect();
        assert_eq!(names.len(), CAST.len() * 6);
    }

    #[test]
    fn every_level_has_names_in_both_languages() {
        for words in Lang::ALL.map(Words::new) {
            for (level, _) in CAST {
                assert_ne!(level_name(level, words), level);
                let named: BTreeSet<String> = (0..6).map(|chair| bot_in_chair(level, chair, words)).collect();
                assert_eq!(named.len(), 6, "{named:?}");
            }
        }
        let words = Words::new(Lang::It);
        assert_eq!(bot_in_chair("cautious", 1, words), "Ofelia (prudente)");
        assert_eq!(bot_in_chair("from elsewhere", 0, words), "from elsewhere");
    }
}
