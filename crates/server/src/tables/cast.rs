//! The company of the house: every bot at a table has an invented person's first name with its level, so that three of one level
//! are three players.

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
pub(crate) fn bot_in_chair(bot: &str, chair: usize, words: Words) -> String {
    let cast = CAST.iter().find(|(level, _)| *level == bot).map(|(_, names)| names[chair % names.len()]);
    match (cast, Id::find("web-level", bot)) {
        (Some(name), Some(level)) => format!("{name} ({})", words.say(level)),
        _ => level_name(bot, words),
    }
}

/// A level of the bots, as a list of them names it.
pub(crate) fn level_name(bot: &str, words: Words) -> String {
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
    fn every_bot_has_a_name_and_a_level_in_both_languages() {
        for lang in [Lang::It, Lang::En] {
            let words = Words::new(lang);
            for bot in games::bot_names().into_iter().chain(CAST.map(|(level, _)| level)) {
                assert_ne!(level_name(bot, words), bot);
                let named: BTreeSet<String> = (0..6).map(|chair| bot_in_chair(bot, chair, words)).collect();
                assert_eq!(named.len(), 6, "{named:?}");
            }
        }
        let words = Words::new(Lang::It);
        assert_eq!(bot_in_chair("cautious", 1, words), "Ofelia (prudente)");
        assert_eq!(bot_in_chair("from elsewhere", 0, words), "from elsewhere");
    }
}
