//! The kinds of stages a format is made of. Each has settings of its own; which one a table is says its `kind`.

pub mod bands;
pub mod games;
pub mod knock_out;
pub mod sizes;

use crate::cited::{Cited, Source};
use crate::declare::Place;
use crate::read::Reader;
use crate::show::Entry;
use crate::value::{Limit, word_enum};
use bands::{Bands, BandsStage};
use games::{Games, GamesStage};
use knock_out::{KnockOut, KnockOutStage};

word_enum! {
    /// The kinds of stages.
    StageKind {
        /// Games that everybody plays.
        Games = "games",
        /// Tables of the standings' bands, whose winners go on.
        Bands = "bands",
        /// Rounds of which only the winners play the next.
        KnockOut = "knock_out",
    }
    /// To which days a stage may be moved (T2.14).
    Postponed {
        /// To no other day.
        Fixed = "fixed",
        /// Days before the one that was fixed.
        Earlier = "earlier",
        /// Days up to a round of the next tournament; in the year's last tournament, up to its end.
        NextTournament = "next_tournament",
        /// To any day.
        Anytime = "anytime",
    }
}

impl StageKind {
    /// Where the settings of such a stage stand.
    pub(crate) const fn places(self) -> &'static [Place] {
        match self {
            Self::Games => games::draft::PLACES,
            Self::Bands => bands::draft::PLACES,
            Self::KnockOut => knock_out::draft::PLACES,
        }
    }
}

/// A stage of a format.
#[derive(Clone, Debug, PartialEq)]
pub struct Stage {
    /// What the format calls it: `semifinal`.
    pub id: String,
    /// Its settings.
    pub settings: StageSettings,
}

/// The settings of a stage.
#[derive(Clone, Debug, PartialEq)]
pub enum StageSettings {
    /// Games that everybody plays.
    Games(GamesStage),
    /// Tables of the standings' bands, whose winners go on.
    Bands(BandsStage),
    /// Rounds of which only the winners play the next.
    KnockOut(KnockOutStage),
}

impl Stage {
    /// Which kind it is.
    #[must_use]
    pub const fn kind(&self) -> StageKind {
        match self.settings {
            StageSettings::Games(_) => StageKind::Games,
            StageSettings::Bands(_) => StageKind::Bands,
            StageSettings::KnockOut(_) => StageKind::KnockOut,
        }
    }

    /// Its settings, if everybody plays in it.
    #[must_use]
    pub const fn games(&self) -> Option<&Games> {
        match &self.settings {
            StageSettings::Games(stage) => Some(&stage.games),
            StageSettings::Bands(_) | StageSettings::KnockOut(_) => None,
        }
    }

    /// Its settings, if it has tables by the bands of the standings.
    #[must_use]
    pub const fn bands(&self) -> Option<&Bands> {
        match &self.settings {
            StageSettings::Bands(stage) => Some(&stage.bands),
            StageSettings::Games(_) | StageSettings::KnockOut(_) => None,
        }
    }

    /// Its settings, if only winners go on from round to round.
    #[must_use]
    pub const fn knock_out(&self) -> Option<&KnockOut> {
        match &self.settings {
            StageSettings::KnockOut(stage) => Some(&stage.knock_out),
            StageSettings::Games(_) | StageSettings::Bands(_) => None,
        }
    }

    /// To which days it may be moved.
    #[must_use]
    pub const fn postponed(&self) -> &Cited<Postponed> {
        match &self.settings {
            StageSettings::Games(stage) => &stage.games.postponed,
            StageSettings::Bands(stage) => &stage.bands.postponed,
            StageSettings::KnockOut(stage) => &stage.knock_out.postponed,
        }
    }

    /// The round of the next tournament by which it is to be played, if it may be moved that far.
    #[must_use]
    pub const fn postponed_round(&self) -> &Cited<Limit> {
        match &self.settings {
            StageSettings::Games(stage) => &stage.games.postponed_round,
            StageSettings::Bands(stage) => &stage.bands.postponed_round,
            StageSettings::KnockOut(stage) => &stage.knock_out.postponed_round,
        }
    }

    pub(crate) fn entries_in(&self, format: &str) -> Vec<Entry<'_>> {
        let table = format!("{format}.{}", self.id);
        match &self.settings {
            StageSettings::Games(stage) => stage.entries_in(&table),
            StageSettings::Bands(stage) => stage.entries_in(&table),
            StageSettings::KnockOut(stage) => stage.entries_in(&table),
        }
    }

    pub(crate) fn source(&self, rule: &str) -> Option<&Source> {
        match &self.settings {
            StageSettings::Games(stage) => stage.source(rule),
            StageSettings::Bands(stage) => stage.source(rule),
            StageSettings::KnockOut(stage) => stage.source(rule),
        }
    }
}

/// The settings of a stage while a text is being read: each may have failed.
pub(crate) enum Draft {
    Games(Box<games::draft::Draft>),
    Bands(Box<bands::draft::Draft>),
    KnockOut(Box<knock_out::draft::Draft>),
}

impl Draft {
    /// Reads the stage of the table the reader is within, taking from `base`, if it is of this kind, what it lacks.
    pub(crate) fn read(kind: StageKind, reader: &mut Reader<'_>, base: Option<&Stage>) -> Self {
        match kind {
            StageKind::Games => {
                let base = base.and_then(|stage| match &stage.settings {
                    StageSettings::Games(stage) => Some(stage),
                    StageSettings::Bands(_) | StageSettings::KnockOut(_) => None,
                });
                Self::Games(Box::new(games::draft::Draft::read(reader, base)))
            }
            StageKind::Bands => {
                let base = base.and_then(|stage| match &stage.settings {
                    StageSettings::Bands(stage) => Some(stage),
                    StageSettings::Games(_) | StageSettings::KnockOut(_) => None,
                });
                Self::Bands(Box::new(bands::draft::Draft::read(reader, base)))
            }
            StageKind::KnockOut => {
                let base = base.and_then(|stage| match &stage.settings {
                    StageSettings::KnockOut(stage) => Some(stage),
                    StageSettings::Games(_) | StageSettings::Bands(_) => None,
                });
                Self::KnockOut(Box::new(knock_out::draft::Draft::read(reader, base)))
            }
        }
    }

    /// The settings, if none failed.
    pub(crate) fn finish(self) -> Option<StageSettings> {
        match self {
            Self::Games(draft) => draft.finish().map(StageSettings::Games),
            Self::Bands(draft) => draft.finish().map(StageSettings::Bands),
            Self::KnockOut(draft) => draft.finish().map(StageSettings::KnockOut),
        }
    }
}
