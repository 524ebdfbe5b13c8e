//! What the calculator calls those who fight: armies on territories, legionaries on provinces, triremes.

use desk::odds::Kind;
use regulation::GameKind;
use words::{Id, id};

/// The words for one kind of battle of one game.
#[derive(Clone, Copy)]
pub(super) struct Wording {
    pub(super) attackers: Id,
    pub(super) defenders: Id,
    /// Who fights and how, below the form.
    pub(super) hint: Id,
    pub(super) conquest: Id,
    pub(super) expected: Id,
    pub(super) attack_left: Id,
    pub(super) defence_left: Id,
    /// The column of those who are left.
    pub(super) pieces: Id,
}

impl Wording {
    pub(super) const fn of(game: GameKind, kind: Kind) -> Self {
        match (game, kind) {
            (GameKind::Risiko, _) => Self::ARMIES,
            (GameKind::Spqr, Kind::Land) => Self::LEGIONARIES,
            (GameKind::Spqr, Kind::Naval) => Self::TRIREMES,
            (GameKind::Spqr, Kind::Landing) => {
                Self { attackers: id::WEB_ODDS_LANDING, hint: id::WEB_ODDS_LANDING_HINT, ..Self::LEGIONARIES }
            }
        }
    }

    const ARMIES: Self = Self {
        attackers: id::WEB_ODDS_ATTACKERS,
        defenders: id::WEB_ODDS_DEFENDERS,
        hint: id::WEB_ODDS_STAYS,
        conquest: id::WEB_ODDS_CONQUEST,
        expected: id::WEB_ODDS_EXPECTED,
        attack_left: id::WEB_ODDS_ATTACK_LEFT,
        defence_left: id::WEB_ODDS_DEFENCE_LEFT,
        pieces: id::WEB_ARMIES,
    };
    const LEGIONARIES: Self = Self {
        attackers: id::WEB_ODDS_LEGIONARIES_ATTACKERS,
        defenders: id::WEB_ODDS_LEGIONARIES_DEFENDERS,
        hint: id::WEB_ODDS_LEGIONARIES_STAYS,
        conquest: id::WEB_ODDS_CONQUEST,
        expected: id::WEB_ODDS_LEGIONARIES_EXPECTED,
        attack_left: id::WEB_ODDS_LEGIONARIES_ATTACK_LEFT,
        defence_left: id::WEB_ODDS_LEGIONARIES_DEFENCE_LEFT,
        pieces: id::WEB_LEGIONARIES,
    };
    const TRIREMES: Self = Self {
        attackers: id::WEB_ODDS_TRIREMES_ATTACKERS,
        defenders: id::WEB_ODDS_TRIREMES_DEFENDERS,
        hint: id::WEB_ODDS_TRIREMES_HINT,
        conquest: id::WEB_ODDS_TRIREMES_SUNK,
        expected: id::WEB_ODDS_TRIREMES_EXPECTED,
        attack_left: id::WEB_ODDS_TRIREMES_ATTACK_LEFT,
        defence_left: id::WEB_ODDS_TRIREMES_DEFENCE_LEFT,
        pieces: id::WEB_TRIREMES,
    };
}

/// The words for attacks one after the other.
#[derive(Clone, Copy)]
pub(super) struct PlanWording {
    pub(super) title: Id,
    pub(super) chain: Id,
    pub(super) chain_hint: Id,
    pub(super) bad_chain: Id,
    pub(super) stop_hint: Id,
    pub(super) place: Id,
    pub(super) needed: Id,
    pub(super) not_enough: Id,
}

impl PlanWording {
    pub(super) const fn of(game: GameKind) -> Self {
        match game {
            GameKind::Risiko => Self {
                title: id::WEB_ODDS_CHAIN_TITLE,
                chain: id::WEB_ODDS_CHAIN,
                chain_hint: id::WEB_ODDS_CHAIN_HINT,
                bad_chain: id::WEB_ODDS_BAD_CHAIN,
                stop_hint: id::WEB_ODDS_STOP_HINT,
                place: id::WEB_ODDS_TERRITORY,
                needed: id::WEB_ODDS_NEEDED,
                not_enough: id::WEB_ODDS_NOT_ENOUGH,
            },
            GameKind::Spqr => Self {
                title: id::WEB_ODDS_PROVINCES_TITLE,
                chain: id::WEB_ODDS_PROVINCES,
                chain_hint: id::WEB_ODDS_PROVINCES_HINT,
                bad_chain: id::WEB_ODDS_BAD_PROVINCES,
                stop_hint: id::WEB_ODDS_LEGIONARIES_STOP_HINT,
                place: id::WEB_ODDS_PROVINCE,
                needed: id::WEB_ODDS_LEGIONARIES_NEEDED,
                not_enough: id::WEB_ODDS_LEGIONARIES_NOT_ENOUGH,
            },
        }
    }
}
