//! The casebook: what happens at a table, and what is ruled.
//!
//! The cases are texts in `casebook/`, one file per part of a turn. Where a ruling is written is not here: every
//! regulation has its own citation for a case, and [`standing`](crate::standing()) asks it.

use frame::RuleId;
use serde::Deserialize;
use std::fmt;
use std::sync::LazyLock;

/// The files of the casebook, in the order in which they are read.
const FILES: [&str; 7] = [
    include_str!("../casebook/dice.toml"),
    include_str!("../casebook/reinforcements.toml"),
    include_str!("../casebook/attack.toml"),
    include_str!("../casebook/turn.toml"),
    include_str!("../casebook/closing.toml"),
    include_str!("../casebook/spqr.toml"),
    include_str!("../casebook/conduct.toml"),
];

static EMBEDDED: LazyLock<Casebook> =
    LazyLock::new(|| Casebook::read(&FILES).expect("the embedded casebook is well-formed"));

/// The number of a case: 18 is C18.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct CaseId(u8);

impl CaseId {
    /// The case of this id: `C18`, `c18`. Whether the casebook has it is for the casebook to say.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let number = text.strip_prefix(['C', 'c'])?;
        if number.starts_with(['0', '+']) { None } else { number.parse().ok().map(Self) }
    }

    /// The rule of the catalogue it is.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        RuleId::case(self.0)
    }
}

impl TryFrom<String> for CaseId {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        Self::parse(&text).ok_or_else(|| format!("'{text}' is not the id of a case"))
    }
}

impl fmt::Display for CaseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "C{}", self.0)
    }
}

impl fmt::Debug for CaseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// The same in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// In Italian.
    pub it: String,
    /// In English.
    pub en: String,
}

/// What a game must have for a case to arise in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Needs {
    /// A cap of armies (G2.13).
    Cap,
    /// A limit of cards in hand (G5.3).
    HandLimit,
    /// A deal that keeps to half of a continent (G2.6).
    HalfContinent,
    /// Closing rolls (G7.4).
    Closing,
    /// Closing rolls whose threshold rises lap by lap (G7.5).
    ClosingByLap,
    /// Safe-conducts (S3).
    SafeConduct,
}

/// A mechanism in which some text differs from the ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// C20: the card is due until the next player has entered a phase after the reinforcements.
    LaterPhase,
}

/// What another text says instead.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Difference {
    /// The regulation whose text it is, as citations name it.
    #[serde(default)]
    pub source: Option<String>,
    /// What a game lacks where it is ruled so, whatever is cited.
    #[serde(default)]
    pub lacks: Option<Needs>,
    /// In Italian.
    pub it: String,
    /// In English.
    pub en: String,
    /// The whole ruling of that text, where it takes the place of the other.
    #[serde(default)]
    pub ruling: Option<Text>,
    /// The mechanism, where a calculator has to know it.
    #[serde(default)]
    pub variant: Option<Variant>,
}

/// A case in the words of S.P.Q.RisiKo!, where those of the other game would not do; what is absent reads the same in both.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InRome {
    /// A few words.
    #[serde(default)]
    pub title: Option<Text>,
    /// What happened.
    #[serde(default)]
    pub situation: Option<Text>,
    /// What is ruled.
    #[serde(default)]
    pub ruling: Option<Text>,
}

/// A case: what happened, and what is ruled.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// Its id in the catalogue.
    pub id: CaseId,
    /// Whether an online table enforces it by itself.
    #[serde(default)]
    pub online: bool,
    /// What a game must have for it to arise.
    #[serde(default)]
    pub needs: Option<Needs>,
    /// A few words.
    pub title: Text,
    /// What happened.
    pub situation: Text,
    /// What is ruled.
    pub ruling: Text,
    /// The same at a table of S.P.Q.RisiKo!.
    #[serde(default)]
    pub rome: InRome,
    /// The words people use for it, in either language.
    pub words: Vec<String>,
    /// Where other texts differ.
    #[serde(default)]
    pub differs: Vec<Difference>,
}

#[derive(Deserialize)]
struct File {
    case: Vec<Case>,
}

/// All cases, by id.
#[derive(Clone, Debug)]
pub struct Casebook {
    cases: Vec<Case>,
}

impl Casebook {
    /// The program's own.
    #[must_use]
    pub fn embedded() -> &'static Self {
        &EMBEDDED
    }

    /// Reads the texts of a casebook; the first fault of any of them is told.
    pub fn read(texts: &[&str]) -> Result<Self, toml::de::Error> {
        let mut cases = Vec::new();
        for text in texts {
            cases.extend(toml::from_str::<File>(text)?.case);
        }
        cases.sort_by_key(|case| case.id);
        Ok(Self { cases })
    }

    /// All cases, by id.
    #[must_use]
    pub fn cases(&self) -> &[Case] {
        &self.cases
    }

    /// The case of this id.
    #[must_use]
    pub fn get(&self, id: CaseId) -> Option<&Case> {
        self.cases.binary_search_by_key(&id, |case| case.id).ok().map(|at| &self.cases[at])
    }
}
