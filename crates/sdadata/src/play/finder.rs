//! From what a player types to the things of the board: names cut short, codes, accents left out.

use board::{Board, Card, CardSet, Colour, ColourSet, Territory, TerritorySet};
use words::{Lang, Words};

/// What some typed words name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// One territory, and how many words it took.
    One(Territory, usize),
    /// More than one.
    Several(TerritorySet, usize),
    /// Nothing.
    Nothing,
}

/// Small letters without accents; whatever joins words becomes a space.
pub(super) fn plain(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).map(without_accent).collect()
}

fn without_accent(letter: char) -> char {
    match letter {
        'à' | 'á' | 'â' | 'ä' => 'a',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ò' | 'ó' | 'ô' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'č' | 'ç' | 'ć' => 'c',
        '_' | '-' | '\'' | '’' => ' ',
        other => other,
    }
}

/// The territory that the first of these words name. The longest run of words that fits is taken; where it fits
/// several territories, those in `likely` are meant.
pub(super) fn territory(board: &Board, words: &[&str], likely: TerritorySet) -> Found {
    for count in (1..=words.len().min(5)).rev() {
        let fits = fitting(board, &words[..count]);
        if fits.is_empty() {
            continue;
        }
        let meant = if fits.len() > 1 && fits.meets(likely) { fits & likely } else { fits };
        return match (meant.len(), meant.lowest()) {
            (1, Some(territory)) => Found::One(territory, count),
            _ => Found::Several(meant, count),
        };
    }
    Found::Nothing
}

/// The territories these words may name: exactly if any is, otherwise all that begin so.
fn fitting(board: &Board, words: &[&str]) -> TerritorySet {
    let joined = words.join(" ");
    let exact = |t: &Territory| plain(board.territory_name(*t)) == joined || plain(board.territory_code(*t)) == joined;
    let exactly: TerritorySet = board.all().iter().filter(exact).collect();
    if !exactly.is_empty() {
        return exactly;
    }
    board.all().iter().filter(|&t| begins(&plain(board.territory_name(t)), words)).collect()
}

/// Whether each typed word begins a word of the name, in order, the first the first.
fn begins(name: &str, typed: &[&str]) -> bool {
    let mut parts = name.split(' ');
    let first = typed.first().zip(parts.next()).is_some_and(|(typed, part)| part.starts_with(typed));
    first && typed[1..].iter().all(|typed| parts.any(|part| part.starts_with(typed)))
}

/// The cards that the words name, those of a hand first; otherwise the words that name none.
pub(super) fn cards(board: &Board, hand: CardSet, mut words: &[&str]) -> Result<CardSet, String> {
    let mut cards = CardSet::EMPTY;
    while let Some(word) = words.first() {
        if word.starts_with("jol") {
            cards.insert(jolly(hand.without(cards), word).ok_or_else(|| (*word).to_owned())?);
            words = &words[1..];
            continue;
        }
        match territory(board, words, hand.territories()) {
            Found::One(territory, count) => {
                cards.insert(Card::of(territory));
                words = &words[count..];
            }
            Found::Several(_, count) => return Err(words[..count].join(" ")),
            Found::Nothing => return Err((*word).to_owned()),
        }
    }
    Ok(cards)
}

/// A jolly by its number, or the first of the hand.
fn jolly(hand: CardSet, word: &str) -> Option<Card> {
    let number = word.trim_start_matches(|c: char| c.is_alphabetic()).parse::<usize>().ok();
    let all = (0..CardSet::MAX_JOLLY).filter_map(Card::jolly);
    let mut named = all.filter(|&card| number.is_none_or(|n| card.jolly_number() == Some(n.wrapping_sub(1))));
    let first = named.clone().next();
    named.find(|&card| hand.has(card)).or(first)
}

/// The colour a word names, in this language or else in the other; where it fits several, the one of `likely`.
pub(super) fn colour(word: &str, lang: Lang, likely: ColourSet) -> Option<Colour> {
    let first = Lang::ALL.into_iter().filter(|&own| own == lang);
    let second = Lang::ALL.into_iter().filter(|&other| other != lang);
    first.chain(second).find_map(|lang| colour_in(word, Words::new(lang), likely))
}

fn colour_in(word: &str, words: Words, likely: ColourSet) -> Option<Colour> {
    let called = |colour: &Colour| plain(&words.colour(*colour));
    let fits: Vec<Colour> = Colour::ALL.into_iter().filter(|colour| called(colour).starts_with(word)).collect();
    let free: Vec<Colour> = fits.iter().copied().filter(|&colour| likely.has(colour)).collect();
    let exact = fits.iter().copied().find(|colour| called(colour) == word);
    exact.or(match (free.as_slice(), fits.as_slice()) {
        (&[only], _) | ([], &[only]) => Some(only),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board() -> Board {
        Board::named("risiko42").expect("embedded")
    }

    fn found(typed: &str, likely: &[&str]) -> String {
        let board = board();
        let likely = likely.iter().filter_map(|id| board.find(id)).collect();
        let typed = plain(typed);
        let words: Vec<&str> = typed.split_whitespace().collect();
        match territory(&board, &words, likely) {
            Found::One(territory, count) => format!("{} {count}", board.territory_id(territory)),
            Found::Several(several, count) => format!("{} of {count}", several.len()),
            Found::Nothing => "nothing".to_owned(),
        }
    }

    #[test]
    fn names_are_found_however_they_are_typed() {
        let lines = [
            ("alaska", "alaska 1"),
            ("ALA brasile", "alaska 1"),
            ("africa_del_nord 3", "africa_del_nord 3"),
            ("africa nord brasile", "africa_del_nord 2"),
            ("af or congo", "africa_orientale 2"),
            ("Čita", "cita 1"),
            ("peru", "peru 1"),
            ("Perù", "peru 1"),
            ("ind", "india 1"),
            ("indo", "indonesia 1"),
            ("stati uniti", "2 of 2"),
            ("africa", "3 of 1"),
            ("usa", "nothing"),
            ("chi", "cina 1"),
        ];
        for (typed, expected) in lines {
            assert_eq!(found(typed, &[]), expected, "{typed}");
        }
    }

    #[test]
    fn the_likely_one_is_meant() {
        assert_eq!(found("africa", &["africa_del_sud", "brasile"]), "africa_del_sud 1");
        assert_eq!(found("africa", &["africa_del_sud", "africa_del_nord"]), "2 of 1");
        assert_eq!(found("alaska", &["brasile"]), "alaska 1", "a refusal will say why not");
    }

    #[test]
    fn colours_have_two_names() {
        assert_eq!(colour("rosso", Lang::It, ColourSet::ALL), Some(Colour::Rosso));
        assert_eq!(colour("red", Lang::It, ColourSet::ALL), Some(Colour::Rosso));
        assert_eq!(colour("gi", Lang::It, ColourSet::ALL), Some(Colour::Giallo));
        assert_eq!(colour("bl", Lang::It, ColourSet::ALL), Some(Colour::Blu), "not black");
        assert_eq!(colour("v", Lang::It, ColourSet::ALL), None);
        assert_eq!(colour("x", Lang::It, ColourSet::ALL), None);
    }
}
