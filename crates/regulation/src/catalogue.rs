//! The ids of the rule catalogue: what a refusal, a ruling or a citation may name.
//!
//! Ids only: what the rules say is in the code that plays them and in the pages that explain them.

use crate::game::GameKind;

/// Every id of the parts G (RisiKo!), S (S.P.Q.RisiKo!), B (the articles of its box rules), C (the casebook and
/// conduct) and T (tournaments), in order.
pub const RULES: &[&str] = &[
    "G1.1", "G1.2", "G1.3", "G1.4", "G1.5", //
    "G2.1", "G2.2", "G2.3", "G2.4", "G2.5", "G2.6", "G2.7", "G2.8", "G2.9", "G2.10", "G2.11", "G2.12", "G2.13",
    "G2.14", //
    "G3.1", "G3.2", "G3.3", "G3.4", "G3.5", "G3.6", "G3.7", "G3.8", "G3.9", "G3.10", "G3.11", //
    "G4.1", "G4.2", "G4.3", "G4.4", "G4.5", "G4.6", "G4.7", "G4.8", "G4.9", "G4.10", "G4.11", //
    "G5.1", "G5.2", "G5.3", "G5.4", //
    "G6.1", "G6.2", "G6.3", "G6.4", "G6.5", //
    "G7.1", "G7.2", "G7.3", "G7.4", "G7.5", "G7.6", "G7.7", "G7.8", "G7.9", "G7.10", "G7.11", "G7.12", "G7.13", //
    "G8.1", "G8.2", "G8.3", "G8.4", "G8.5", "G8.6", "G8.7", "G8.8", "G8.9", //
    "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", //
    "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10", "B11", "B12", "B13", "B14", "B15", "B16", "B17",
    "B18", //
    "C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10", "C11", "C12", "C13", "C14", "C15", "C16", "C17",
    "C18", "C19", "C20", "C21", "C22", "C23", "C24", "C25", "C26", "C27", "C28", "C29", "C30", "C31", "C32", "C33",
    "C34", "C40", "C41", //
    "C50", "C51", "C52", "C53", "C54", "C55", "C56", "C57", "C58", //
    "T1.1", "T1.2", "T1.3", "T1.4", "T1.5", "T1.6", "T1.7", "T1.8", //
    "T2.1", "T2.2", "T2.3", "T2.4", "T2.5", "T2.6", "T2.7", "T2.8", "T2.9", "T2.10", "T2.11", "T2.12", "T2.13",
    "T2.14", //
    "T3.1", "T3.2", "T3.3", "T3.4", "T3.5", "T3.6",
];

/// The cases only some texts of RisiKo! have: the federal ones (C32 to C34); and those of S.P.Q. (C40, C41).
const NOT_OF_ALL_RISIKO: [&str; 5] = ["C32", "C33", "C34", "C40", "C41"];

/// The cases S.P.Q.RisiKo! does not have: the cap, the hand limit, objectives, closing rolls, the deal.
const NOT_OF_SPQR: [&str; 15] =
    ["C9", "C10", "C18", "C21", "C22", "C23", "C26", "C27", "C28", "C29", "C30", "C31", "C32", "C33", "C34"];

/// Whether a rule is of such a game, or of any.
pub(crate) fn belongs(kind: GameKind, rule: &str) -> bool {
    match rule.as_bytes().first() {
        Some(b'G') => kind == GameKind::Risiko,
        Some(b'S' | b'B') => kind == GameKind::Spqr,
        Some(_) | None => true,
    }
}

/// The rules every regulation of such a game must have an answer to: any of them may be the reason of a refusal.
pub(crate) fn answered(kind: GameKind) -> impl Iterator<Item = &'static str> {
    let absent: &[&str] = match kind {
        GameKind::Risiko => &NOT_OF_ALL_RISIKO,
        GameKind::Spqr => &NOT_OF_SPQR,
    };
    let asked = move |rule: &&str| belongs(kind, rule) && !rule.starts_with('T') && !absent.contains(rule);
    RULES.iter().copied().filter(asked)
}

/// The rules of such a game a citation is for: `C9` alone, or all from `C1` to `C31` for `C1-C31`.
pub(crate) fn range(kind: GameKind, key: &str) -> Option<&'static [&'static str]> {
    let (first, last) = key.split_once('-').unwrap_or((key, key));
    let position = |id| RULES.iter().position(|rule| *rule == id && belongs(kind, rule));
    RULES.get(position(first)?..=position(last)?).filter(|rules| !rules.is_empty())
}
