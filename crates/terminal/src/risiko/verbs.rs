//! The commands of RisiKo!, in English and in Italian, and when they can be given.

use crate::verbs::{self, GameVerb};
use rules::{Open, Phase};

/// A command of RisiKo! only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RisikoVerb {
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
    Objective,
}

impl GameVerb for RisikoVerb {
    const ALL: &'static [Self] = &[
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
    ];
    const OWN: &'static [Self] = &[Self::Objective];
    const TAKE_BACK: Self = Self::TakeBack;

    fn words(self) -> &'static [&'static str] {
        match self {
            Self::Place => &["place", "metti", "piazza", "rinforza"],
            Self::TakeBack => &["takeback", "togli", "riprendi"],
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
            Self::Objective => &["objective", "obiettivo"],
        }
    }

    fn only_looks(self) -> bool {
        match self {
            Self::Odds | Self::Objective => true,
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
            | Self::Ghost => false,
        }
    }
}

impl RisikoVerb {
    /// Whether it can be given now.
    fn fits(self, open: &Open) -> bool {
        let phase = open.phase();
        match self {
            Self::Place => matches!(phase, Phase::Reinforce | Phase::Placement { .. }),
            Self::TakeBack | Self::Tris => matches!(phase, Phase::Reinforce),
            Self::Attack | Self::Again | Self::Maneuver | Self::Pass => {
                matches!(phase, Phase::Reinforce | Phase::Combat)
            }
            Self::Defend => matches!(phase, Phase::Declared(_)),
            Self::Occupy => matches!(phase, Phase::Occupy(_)),
            Self::Colour => matches!(phase, Phase::Colours(_)),
            Self::Abandon => matches!(phase, Phase::Abandon { .. }),
            Self::Reoccupy => matches!(phase, Phase::Reoccupy(_)),
            Self::Ghost => matches!(phase, Phase::GhostPlacing(_) | Phase::Gift(_)),
            Self::Odds | Self::Objective => true,
        }
    }
}

/// The commands of RisiKo! that can be given now.
pub(super) fn fitting(open: &Open) -> Vec<RisikoVerb> {
    verbs::of_game().filter(|verb: &RisikoVerb| verb.fits(open)).collect()
}
