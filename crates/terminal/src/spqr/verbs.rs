//! The commands of S.P.Q.RisiKo!, in English and in Italian, and when they can be given.

use crate::verbs::{self, GameVerb};
use spqr::{Open, Phase, Points, Stage, Triremes};

/// A command of S.P.Q.RisiKo! only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SpqrVerb {
    Claim,
    Recover,
    Tris,
    Build,
    Decline,
    Place,
    TakeBack,
    Launch,
    Convert,
    Sail,
    Ram,
    Land,
    Attack,
    Again,
    Occupy,
    Maneuver,
    Pass,
    Colour,
    Settle,
    Odds,
}

impl GameVerb for SpqrVerb {
    const ALL: &'static [Self] = &[
        Self::Claim,
        Self::Recover,
        Self::Tris,
        Self::Build,
        Self::Decline,
        Self::Place,
        Self::TakeBack,
        Self::Launch,
        Self::Convert,
        Self::Sail,
        Self::Ram,
        Self::Land,
        Self::Attack,
        Self::Again,
        Self::Occupy,
        Self::Maneuver,
        Self::Pass,
        Self::Colour,
        Self::Settle,
        Self::Odds,
    ];
    const OWN: &'static [Self] = &[];
    const TAKE_BACK: Self = Self::TakeBack;

    fn words(self) -> &'static [&'static str] {
        match self {
            Self::Claim => &["claim", "reclama", "punti", "points"],
            Self::Recover => &["recover", "recupera"],
            Self::Tris => &["tris", "tris"],
            Self::Build => &["build", "costruisci", "fonda"],
            Self::Decline => &["decline", "rinuncia"],
            Self::Place => &["place", "piazza", "metti", "rinforza"],
            Self::TakeBack => &["takeback", "riprendi", "togli", "unlaunch"],
            Self::Launch => &["launch", "vara"],
            Self::Convert => &["convert", "converti", "embark", "disembark", "imbarca"],
            Self::Sail => &["sail", "naviga"],
            Self::Ram => &["ram", "combatti", "sperona"],
            Self::Land => &["land", "sbarca"],
            Self::Attack => &["attack", "attacca", "a"],
            Self::Again => &["again", "ancora", "."],
            Self::Occupy => &["occupy", "occupa", "entra"],
            Self::Maneuver => &["maneuver", "sposta", "move", "manovra"],
            Self::Pass => &["pass", "passo", "passa", "p"],
            Self::Colour => &["colour", "colore", "color"],
            Self::Settle => &["settle", "scegli", "prendi"],
            Self::Odds => &["odds", "prob", "probabilita"],
        }
    }

    fn only_looks(self) -> bool {
        match self {
            Self::Odds => true,
            Self::Claim
            | Self::Recover
            | Self::Tris
            | Self::Build
            | Self::Decline
            | Self::Place
            | Self::TakeBack
            | Self::Launch
            | Self::Convert
            | Self::Sail
            | Self::Ram
            | Self::Land
            | Self::Attack
            | Self::Again
            | Self::Occupy
            | Self::Maneuver
            | Self::Pass
            | Self::Colour
            | Self::Settle => false,
        }
    }
}

impl SpqrVerb {
    /// Whether it can be given now.
    fn fits(self, open: &Open) -> bool {
        let stage = open.stage();
        let until = |last: Stage| stage.is_some_and(|stage| stage <= last);
        let (now, placing) = (&open.now, until(Stage::Sailed));
        match self {
            Self::Claim => stage == Some(Stage::Points),
            Self::Recover => stage.is_some_and(|stage| stage > Stage::Points) && now.points > Points(0),
            Self::Tris => until(Stage::Reinforcements),
            Self::Build => now.centres_due > 0 || matches!(open.phase, Phase::Founding(_)),
            Self::Decline => now.centres_due > 0 || now.triremes_due > Triremes(0),
            Self::Place => placing || matches!(open.phase, Phase::Garrisoning { .. }),
            Self::TakeBack => placing,
            Self::Launch => placing && now.triremes_due > Triremes(0),
            Self::Convert | Self::Sail => until(Stage::Conversions),
            Self::Ram => until(Stage::NavalCombat),
            Self::Land => until(Stage::Landings),
            Self::Attack | Self::Again | Self::Maneuver => until(Stage::LandAttacks),
            Self::Occupy => matches!(open.phase, Phase::Occupy(_)),
            Self::Pass => stage.is_some(),
            Self::Colour => matches!(open.phase, Phase::Colours(_)),
            Self::Settle => matches!(open.phase, Phase::Settling(_) | Phase::SettlingNeutral { .. }),
            Self::Odds => true,
        }
    }
}

/// The commands of S.P.Q.RisiKo! that can be given now.
pub(super) fn fitting(open: &Open) -> Vec<SpqrVerb> {
    verbs::of_game().filter(|verb: &SpqrVerb| verb.fits(open)).collect()
}
