//! The words a player types first, in English (those of the record) and in Italian, and their short forms.

use words::Lang;

/// What a line asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    Place,
    TakeBack,
    Tris,
    Attack,
    Again,
    Defend,
    Occupy,
    Maneuver,
    Pass,
    Colour,
    Abandon,
    Reoccupy,
    Ghost,
    Odds,
    Hint,
    Auto,
    Board,
    Hand,
    Objective,
    Players,
    Log,
    Save,
    Quit,
    Help,
}

impl Verb {
    /// All of them, in the order in which help lists them.
    pub(super) const ALL: [Self; 24] = [
        Self::Place,
        Self::TakeBack,
        Self::Tris,
        Self::Attack,
        Self::Again,
        Self::Defend,
        Self::Occupy,
        Self::Maneuver,
        Self::Pass,
        Self::Colour,
        Self::Abandon,
        Self::Reoccupy,
        Self::Ghost,
        Self::Odds,
        Self::Hint,
        Self::Auto,
        Self::Board,
        Self::Hand,
        Self::Objective,
        Self::Players,
        Self::Log,
        Self::Save,
        Self::Quit,
        Self::Help,
    ];

    /// The English word, the Italian one, then whatever else is understood.
    const fn words(self) -> &'static [&'static str] {
        match self {
            Self::Place => &["place", "metti", "piazza", "rinforza"],
            Self::TakeBack => &["takeback", "togli", "riprendi", "undo", "annulla"],
            Self::Tris => &["tris", "tris"],
            Self::Attack => &["attack", "attacca", "a"],
            Self::Again => &["again", "ancora", "."],
            Self::Defend => &["defend", "difendi", "d"],
            Self::Occupy => &["occupy", "occupa", "entra"],
            Self::Maneuver => &["maneuver", "sposta", "move", "manovra"],
            Self::Pass => &["pass", "passo", "passa", "p"],
            Self::Colour => &["colour", "colore", "color"],
            Self::Abandon => &["abandon", "abbandona"],
            Self::Reoccupy => &["reoccupy", "rioccupa"],
            Self::Ghost => &["ghost", "fantasma"],
            Self::Odds => &["odds", "prob", "probabilita"],
            Self::Hint => &["hint", "consiglio"],
            Self::Auto => &["auto", "auto"],
            Self::Board => &["board", "plancia", "b", "mappa"],
            Self::Hand => &["hand", "mano", "carte", "cards"],
            Self::Objective => &["objective", "obiettivo"],
            Self::Players => &["players", "giocatori"],
            Self::Log => &["log", "cronaca"],
            Self::Save => &["save", "salva"],
            Self::Quit => &["quit", "esci", "exit", "q"],
            Self::Help => &["help", "aiuto", "h", "?"],
        }
    }

    /// The word of a language.
    pub(super) fn word(self, lang: Lang) -> &'static str {
        self.words()[match lang {
            Lang::En => 0,
            Lang::It => 1,
        }]
    }

    /// The name the catalogue knows it by.
    pub(super) fn id(self) -> &'static str {
        self.words()[0]
    }

    /// The verb of a word: the whole word, or as much of it as no other verb shares.
    pub(super) fn find(word: &str) -> Option<Self> {
        let exact = Self::ALL.into_iter().find(|verb| verb.words().contains(&word));
        exact.or_else(|| {
            let mut begun = Self::ALL.into_iter().filter(|verb| verb.words().iter().any(|full| full.starts_with(word)));
            let only = begun.next().filter(|_| word.chars().count() >= 2);
            if begun.next().is_none() { only } else { None }
        })
    }

    /// Whether it is about the screen or the program and not about the game: understood at every prompt.
    pub(super) fn is_about_program(self) -> bool {
        match self {
            Self::Odds
            | Self::Board
            | Self::Hand
            | Self::Objective
            | Self::Players
            | Self::Log
            | Self::Save
            | Self::Quit
            | Self::Help => true,
            Self::Place
            | Self::TakeBack
            | Self::Tris
            | Self::Attack
            | Self::Again
            | Self::Defend
            | Self::Occupy
            | Self::Maneuver
            | Self::Pass
            | Self::Colour
            | Self::Abandon
            | Self::Reoccupy
            | Self::Ghost
            | Self::Hint
            | Self::Auto => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn no_word_means_two_things() {
        let mut seen = BTreeMap::new();
        for verb in Verb::ALL {
            for word in verb.words() {
                assert!(seen.insert(*word, verb).is_none_or(|other| other == verb), "{word}");
            }
        }
    }

    #[test]
    fn words_may_be_cut_short() {
        assert_eq!(Verb::find("attacca"), Some(Verb::Attack));
        assert_eq!(Verb::find("att"), Some(Verb::Attack));
        assert_eq!(Verb::find("a"), Some(Verb::Attack));
        assert_eq!(Verb::find("pla"), None, "place and plancia");
        assert_eq!(Verb::find("spo"), Some(Verb::Maneuver));
        assert_eq!(Verb::find("p"), Some(Verb::Pass));
        assert_eq!(Verb::find("zzz"), None);
        assert_eq!(Verb::find(""), None);
    }
}
