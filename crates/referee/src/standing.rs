//! What a case is worth under a regulation: written in it, advice, a club's own rule, or no part of it; and whether it
//! can arise there at all.

use crate::case::{Case, Difference, InRome, Needs, Text, Variant};
use regulation::settings::{HalfContinent, SdadataForm};
use regulation::{GameKind, GameSettings, Regulation, Source};

/// What a case is worth under a regulation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing<'r> {
    /// It is written there: the article.
    Written(&'r str),
    /// The text is silent, and another's ruling is offered: why.
    Advice(&'r str),
    /// A club's own rule, in its words.
    House(&'r str),
    /// The text has no such case, and none is offered.
    NotPart,
}

impl<'r> Standing<'r> {
    /// The word that programs read: `article`, `choice`, `house`, `none`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Written(_) => "article",
            Self::Advice(_) => "choice",
            Self::House(_) => "house",
            Self::NotPart => "none",
        }
    }

    /// The article, the reason or the club's words.
    #[must_use]
    pub const fn text(self) -> Option<&'r str> {
        match self {
            Self::Written(text) | Self::Advice(text) | Self::House(text) => Some(text),
            Self::NotPart => None,
        }
    }
}

/// What this case is worth under this regulation.
#[must_use]
pub fn standing<'r>(case: &Case, regulation: &'r Regulation) -> Standing<'r> {
    match regulation.article(&case.id.to_string()) {
        Some(Source::Article(text)) => Standing::Written(text),
        Some(Source::Choice(text)) => Standing::Advice(text),
        Some(Source::House(text)) => Standing::House(text),
        Some(Source::Earlier) | None => Standing::NotPart,
    }
}

/// Whether this case can arise under this regulation: there is a ruling for it, and the game has what it is about.
#[must_use]
pub fn arises(case: &Case, regulation: &Regulation) -> bool {
    standing(case, regulation) != Standing::NotPart && case.needs.is_none_or(|needs| has(&regulation.game, needs))
}

/// How the text behind a regulation's citation, or a game that lacks something, differs from the ruling. A text that builds
/// on another keeps its citation, and with it the difference.
#[must_use]
pub fn difference<'c>(case: &'c Case, regulation: &Regulation) -> Option<&'c Difference> {
    let cited = standing(case, regulation).text()?;
    case.differs.iter().find(|difference| {
        let of_text = difference.source.as_ref().is_some_and(|source| cited.contains(source));
        of_text || difference.lacks.is_some_and(|lacks| !has(&regulation.game, lacks))
    })
}

/// What is ruled under this regulation: what its own text says, where that is another ruling.
#[must_use]
pub fn ruling<'c>(case: &'c Case, regulation: &Regulation) -> &'c Text {
    let own = difference(case, regulation).and_then(|difference| difference.ruling.as_ref());
    own.or_else(|| in_rome(case, regulation).and_then(|rome| rome.ruling.as_ref())).unwrap_or(&case.ruling)
}

/// The title of a case in the words of the game that is played.
#[must_use]
pub fn title<'c>(case: &'c Case, regulation: &Regulation) -> &'c Text {
    in_rome(case, regulation).and_then(|rome| rome.title.as_ref()).unwrap_or(&case.title)
}

/// What happened, in the words of the game that is played.
#[must_use]
pub fn situation<'c>(case: &'c Case, regulation: &Regulation) -> &'c Text {
    in_rome(case, regulation).and_then(|rome| rome.situation.as_ref()).unwrap_or(&case.situation)
}

fn in_rome<'c>(case: &'c Case, regulation: &Regulation) -> Option<&'c InRome> {
    (regulation.kind() == GameKind::Spqr).then_some(&case.rome)
}

/// The mechanism in which that text differs.
#[must_use]
pub fn variant(case: &Case, regulation: &Regulation) -> Option<Variant> {
    difference(case, regulation).and_then(|difference| difference.variant)
}

/// Whether the game has what a case is about.
fn has(game: &GameSettings, needs: Needs) -> bool {
    match (game, needs) {
        (GameSettings::Risiko(settings), Needs::Cap) => settings.armies.cap.get().is_some(),
        (GameSettings::Risiko(settings), Needs::HandLimit) => settings.cards.hand_limit.get().is_some(),
        (GameSettings::Risiko(settings), Needs::HalfContinent) => {
            settings.deal.half_continent.value == HalfContinent::Redirect
        }
        (GameSettings::Risiko(settings), Needs::Closing) => settings.sdadata.form.value != SdadataForm::Absent,
        (GameSettings::Risiko(settings), Needs::ClosingByLap) => settings.sdadata.form.value == SdadataForm::AtMost,
        (GameSettings::Spqr(settings), Needs::SafeConduct) => settings.supply.safe_conducts.value > 0,
        (GameSettings::Risiko(_), Needs::SafeConduct)
        | (
            GameSettings::Spqr(_),
            Needs::Cap | Needs::HandLimit | Needs::HalfContinent | Needs::Closing | Needs::ClosingByLap,
        ) => false,
    }
}
