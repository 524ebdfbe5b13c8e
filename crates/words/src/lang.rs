//! The languages the program speaks.

use unic_langid::LanguageIdentifier;

/// A language of the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// Italian, the language of the players.
    #[default]
    It,
    /// English, for guests from abroad and for programs.
    En,
}

impl Lang {
    /// Both languages.
    pub const ALL: [Self; 2] = [Self::It, Self::En];

    /// The language of this code: `it` or `en`.
    #[must_use]
    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The language of a value such as `LC_ALL`, `LC_MESSAGES` or `LANG` has: `en_GB.UTF-8`. Whoever calls looks
    /// up the first of these that is set; Italian if there is none or it is a language we do not speak.
    #[must_use]
    pub fn from_environment(value: Option<&str>) -> Self {
        let code = value.and_then(|value| value.split(|c: char| !c.is_ascii_alphabetic()).next());
        code.and_then(|code| Self::parse(&code.to_ascii_lowercase())).unwrap_or_default()
    }

    /// Its code: `it` or `en`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::It => "it",
            Self::En => "en",
        }
    }

    /// The texts of the catalogue in this language: the two games, the program, the regulations, the referee, draws, tournaments.
    #[must_use]
    pub const fn texts(self) -> &'static [&'static str] {
        match self {
            Self::It => &[
                include_str!("../lang/it.ftl"),
                include_str!("../lang/it.spqr.ftl"),
                include_str!("../lang/it.program.ftl"),
                include_str!("../lang/it.regulation.ftl"),
                include_str!("../lang/it.referee.ftl"),
                include_str!("../lang/it.draw.ftl"),
                include_str!("../lang/it.tournament.ftl"),
                include_str!("../lang/it.outlook.ftl"),
                include_str!("../lang/it.interchange.ftl"),
                include_str!("../lang/it.table.ftl"),
                include_str!("../lang/it.table-referee.ftl"),
                include_str!("../lang/it.company.ftl"),
                include_str!("../lang/it.moments.ftl"),
                include_str!("../lang/it.rome.ftl"),
                include_str!("../lang/it.web.ftl"),
                include_str!("../lang/it.hall.ftl"),
                include_str!("../lang/it.console.ftl"),
                include_str!("../lang/it.doctor.ftl"),
                include_str!("../lang/it.realtable.ftl"),
                include_str!("../lang/it.paper.ftl"),
                include_str!("../lang/it.faults.ftl"),
                include_str!("../lang/it.dice.ftl"),
            ],
            Self::En => &[
                include_str!("../lang/en.ftl"),
                include_str!("../lang/en.spqr.ftl"),
                include_str!("../lang/en.program.ftl"),
                include_str!("../lang/en.regulation.ftl"),
                include_str!("../lang/en.referee.ftl"),
                include_str!("../lang/en.draw.ftl"),
                include_str!("../lang/en.tournament.ftl"),
                include_str!("../lang/en.outlook.ftl"),
                include_str!("../lang/en.interchange.ftl"),
                include_str!("../lang/en.table.ftl"),
                include_str!("../lang/en.table-referee.ftl"),
                include_str!("../lang/en.company.ftl"),
                include_str!("../lang/en.moments.ftl"),
                include_str!("../lang/en.rome.ftl"),
                include_str!("../lang/en.web.ftl"),
                include_str!("../lang/en.hall.ftl"),
                include_str!("../lang/en.console.ftl"),
                include_str!("../lang/en.doctor.ftl"),
                include_str!("../lang/en.realtable.ftl"),
                include_str!("../lang/en.paper.ftl"),
                include_str!("../lang/en.faults.ftl"),
                include_str!("../lang/en.dice.ftl"),
            ],
        }
    }

    /// By its language the catalogue chooses between singular and plural.
    pub(crate) fn id(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::Lang::{self, En, It};

    #[test]
    fn environment_values_name_a_language() {
        let spoken = [
            (Some("it_IT.UTF-8"), It),
            (Some("en_GB.UTF-8"), En),
            (Some("en"), En),
            (Some("EN-us"), En),
            (Some("en_US@euro"), En),
            (Some("de_DE"), It),
            (Some("C"), It),
            (Some("POSIX"), It),
            (Some(""), It),
            (None, It),
        ];
        for (value, lang) in spoken {
            assert_eq!(Lang::from_environment(value), lang, "{value:?}");
        }
    }

    #[test]
    fn a_code_is_one_of_two() {
        assert_eq!(Lang::parse("it"), Some(It));
        assert_eq!(Lang::parse("en"), Some(En));
        assert_eq!(Lang::parse("fr"), None);
    }
}
