//! Which game a regulation is for, and its settings: those of RisiKo! or those of S.P.Q.RisiKo!.
//!
//! The lists themselves are in `settings` and `spqr`; everything that reads, checks or shows a regulation asks here.

use crate::catalogue::{self, RULES};
use crate::cited::Source;
use crate::declare::{Field, Place};
use crate::read::Reader;
use crate::settings::{self, Settings};
use crate::show::Entry;
use crate::spqr;
use crate::value::word_enum;

word_enum! {
    /// Which game a regulation is for.
    GameKind {
        /// RisiKo!, part G of the catalogue.
        Risiko = "risiko",
        /// S.P.Q.RisiKo!, parts S and B.
        Spqr = "spqr",
    }
}

impl GameKind {
    /// The kind a text calls by this word.
    #[must_use]
    pub fn find(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.word() == word)
    }

    /// Whether the catalogue has this rule, and it is one of this game, of the casebook or of tournaments.
    #[must_use]
    pub fn has_rule(self, rule: &str) -> bool {
        RULES.contains(&rule) && catalogue::belongs(self, rule)
    }

    /// The sentence its publisher asks for on whatever is public (T2.13; spqr-rtu, Diciture legali).
    #[must_use]
    pub const fn trade_mark(self) -> Option<&'static str> {
        match self {
            Self::Risiko => None,
            Self::Spqr => Some("RisiKo! è un marchio registrato ® Editrice Giochi Srl - Tutti i diritti riservati."),
        }
    }

    /// Where the settings of such a game stand, in the order of declaration.
    pub(crate) const fn places(self) -> &'static [Place] {
        match self {
            Self::Risiko => settings::draft::PLACES,
            Self::Spqr => spqr::draft::PLACES,
        }
    }
}

/// What a regulation settles for a game.
#[derive(Clone, Debug, PartialEq)]
pub enum GameSettings {
    /// Of RisiKo!.
    Risiko(Box<Settings>),
    /// Of S.P.Q.RisiKo!.
    Spqr(Box<spqr::Settings>),
}

impl GameSettings {
    /// Which game it is.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match self {
            Self::Risiko(_) => GameKind::Risiko,
            Self::Spqr(_) => GameKind::Spqr,
        }
    }

    /// The numbers of players allowed.
    #[must_use]
    pub fn players(&self) -> &[u8] {
        match self {
            Self::Risiko(settings) => &settings.table.players,
            Self::Spqr(settings) => &settings.table.players,
        }
    }

    /// Every setting with its section, key, rule, printed value and source, in the order of declaration.
    #[must_use]
    pub fn entries(&self) -> Vec<Entry<'_>> {
        match self {
            Self::Risiko(settings) => settings.entries(),
            Self::Spqr(settings) => settings.entries(),
        }
    }

    /// The source of the first setting that decides a rule.
    pub(crate) fn source(&self, rule: &str) -> Option<&Source> {
        match self {
            Self::Risiko(settings) => settings.source(rule),
            Self::Spqr(settings) => settings.source(rule),
        }
    }

    const fn risiko(&self) -> Option<&Settings> {
        match self {
            Self::Risiko(settings) => Some(&**settings),
            Self::Spqr(_) => None,
        }
    }

    const fn spqr(&self) -> Option<&spqr::Settings> {
        match self {
            Self::Risiko(_) => None,
            Self::Spqr(settings) => Some(&**settings),
        }
    }
}

impl crate::Regulation {
    /// Which game it is for.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        self.game.kind()
    }

    /// What it settles for RisiKo!, if that is its game.
    #[must_use]
    pub const fn risiko(&self) -> Option<&Settings> {
        self.game.risiko()
    }

    /// What it settles for S.P.Q.RisiKo!, if that is its game.
    #[must_use]
    pub const fn spqr(&self) -> Option<&spqr::Settings> {
        self.game.spqr()
    }
}

/// The settings of a game while a text is being read: each may have failed.
pub(crate) enum Draft {
    Risiko(Box<settings::draft::Draft>),
    Spqr(Box<spqr::draft::Draft>),
}

impl Draft {
    /// Reads every setting of such a game, taking from `base`, if it is the same game, those the text does not have.
    pub(crate) fn read(kind: GameKind, reader: &mut Reader<'_>, base: Option<&GameSettings>) -> Self {
        match kind {
            GameKind::Risiko => {
                Self::Risiko(Box::new(settings::draft::Draft::read(reader, base.and_then(GameSettings::risiko))))
            }
            GameKind::Spqr => Self::Spqr(Box::new(spqr::draft::Draft::read(reader, base.and_then(GameSettings::spqr)))),
        }
    }

    /// The numbers of players allowed.
    pub(crate) const fn players(&self) -> &Field<Vec<u8>> {
        match self {
            Self::Risiko(draft) => &draft.table.players,
            Self::Spqr(draft) => &draft.table.players,
        }
    }

    /// The settings, if none failed.
    pub(crate) fn finish(self) -> Option<GameSettings> {
        match self {
            Self::Risiko(draft) => draft.finish().map(Box::new).map(GameSettings::Risiko),
            Self::Spqr(draft) => draft.finish().map(Box::new).map(GameSettings::Spqr),
        }
    }
}
