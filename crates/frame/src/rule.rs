//! The rules of the catalogue, by id.

/// A rule of the catalogue, by id: `G4.4`, `C51`, `S7`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleId {
    part: u8,
    chapter: u8,
    number: u8,
}

impl RuleId {
    /// A rule of part G: `RuleId::game(4, 4)` is G4.4.
    #[must_use]
    pub const fn game(chapter: u8, number: u8) -> Self {
        Self { part: b'G', chapter, number }
    }

    /// A rule of part S, the tournament text of S.P.Q.RisiKo!: `RuleId::spqr(7)` is S7.
    #[must_use]
    pub const fn spqr(number: u8) -> Self {
        Self { part: b'S', chapter: number, number: 0 }
    }

    /// An article of the rules in the box of S.P.Q.RisiKo!: `RuleId::box_rule(11)` is B11.
    #[must_use]
    pub const fn box_rule(number: u8) -> Self {
        Self { part: b'B', chapter: number, number: 0 }
    }

    /// A ruling of the casebook: `RuleId::case(51)` is C51.
    #[must_use]
    pub const fn case(number: u8) -> Self {
        Self { part: b'C', chapter: number, number: 0 }
    }

    /// The rule with this id, if it has the form of one.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let digits = |s: &str| if s.starts_with(['+', '0']) { None } else { s.parse::<u8>().ok() };
        match text.split_at_checked(1)? {
            ("C", number) => digits(number).map(Self::case),
            ("S", number) => digits(number).map(Self::spqr),
            ("B", number) => digits(number).map(Self::box_rule),
            ("G", rest) => {
                let (chapter, number) = rest.split_once('.')?;
                Some(Self::game(digits(chapter)?, digits(number)?))
            }
            _ => None,
        }
    }
}

impl std::fmt::Display for RuleId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.part as char, self.chapter)?;
        if self.number > 0 { write!(f, ".{}", self.number) } else { Ok(()) }
    }
}
