//! From what a player types to the things of the board: names cut short, codes, accents left out.

use board::{Board, Colour, ColourSet, Territory};
use words::{Lang, Words};

/// What some typed words name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Match<T> {
    /// One thing, and how many words it took.
    One(T, usize),
    /// More than one thing, and how many words they share.
    Several(Vec<T>, usize),
    /// Nothing has such a name.
    Nothing,
}

/// Things of a board that have names.
pub(super) trait Named {
    /// What has a name.
    type Thing: Copy;

    /// All of them.
    fn all(&self) -> impl Iterator<Item = Self::Thing>;

    /// What the board calls it.
    fn name(&self, thing: Self::Thing) -> &str;

    /// Its short form, if it has one.
    fn code(&self, thing: Self::Thing) -> Option<&str>;
}

impl Named for Board {
    type Thing = Territory;

    fn all(&self) -> impl Iterator<Item = Territory> {
        self.all().iter()
    }

    fn name(&self, territory: Territory) -> &str {
        self.territory_name(territory)
    }

    fn code(&self, territory: Territory) -> Option<&str> {
        Some(self.territory_code(territory))
    }
}

/// Small letters without accents; whatever joins words becomes a space.
pub(super) fn plain(text: &str) -> String {
    spelling::fold(text).replace(['_', '-', '\'', '’'], " ")
}

/// The thing that the first of these words name. The longest run of words that fits is taken; where it fits several
/// things, the likely ones are meant.
pub(super) fn find<N: Named>(names: &N, words: &[&str], likely: impl Fn(N::Thing) -> bool) -> Match<N::Thing> {
    for count in (1..=words.len().min(5)).rev() {
        let fits = fitting(names, &words[..count]);
        if fits.is_empty() {
            continue;
        }
        let meant: Vec<N::Thing> = fits.iter().copied().filter(|&thing| likely(thing)).collect();
        let meant = if fits.len() > 1 && !meant.is_empty() { meant } else { fits };
        return match *meant.as_slice() {
            [only] => Match::One(only, count),
            _ => Match::Several(meant, count),
        };
    }
    Match::Nothing
}

/// The things these words may name: exactly if any is, otherwise all that begin so.
fn fitting<N: Named>(names: &N, words: &[&str]) -> Vec<N::Thing> {
    let joined = words.join(" ");
    let is = |text: &str| plain(text) == joined;
    let exactly: Vec<_> =
        names.all().filter(|&thing| is(names.name(thing)) || names.code(thing).is_some_and(is)).collect();
    if !exactly.is_empty() {
        return exactly;
    }
    names.all().filter(|&thing| begins(&plain(names.name(thing)), words)).collect()
}

/// Whether each typed word begins a word of the name, in order, the first the first.
fn begins(name: &str, typed: &[&str]) -> bool {
    let mut parts = name.split(' ');
    let first = typed.first().zip(parts.next()).is_some_and(|(typed, part)| part.starts_with(typed));
    first && typed[1..].iter().all(|typed| parts.any(|part| part.starts_with(typed)))
}

/// The colour a word names, in this language or else in the other; where it fits several, the one of `likely`.
pub(super) fn colour(word: &str, lang: Lang, likely: ColourSet) -> Option<Colour> {
    let first = Lang::ALL.into_iter().filter(|&own| own == lang);
    let second = Lang::ALL.into_iter().filter(|&other| other != lang);
    first.chain(second).find_map(|lang| colour_in(word, Words::new(lang), likely))
}

fn colour_in(word: &str, words: Words, likely: ColourSet) -> Option<Colour> {
    let called = |colour: &Colour| plain(&speech::colour(words, *colour));
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
    use board::TerritorySet;

    fn board() -> Board {
        Board::named("risiko42").expect("embedded")
    }

    fn found(typed: &str, likely: &[&str]) -> String {
        let board = board();
        let likely: TerritorySet = likely.iter().filter_map(|id| board.find(id)).collect();
        let typed = plain(typed);
        let words: Vec<&str> = typed.split_whitespace().collect();
        match find(&board, &words, |territory| likely.has(territory)) {
            Match::One(territory, count) => format!("{} {count}", board.territory_id(territory)),
            Match::Several(several, count) => format!("{} of {count}", several.len()),
            Match::Nothing => "nothing".to_owned(),
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
