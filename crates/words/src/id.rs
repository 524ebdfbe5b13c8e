//! The ids of the catalogue as constants: a wrong one does not compile. The constants are made from `lang/` when the crate
//! is built, `count-armies` as [`COUNT_ARMIES`].

/// The id of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Id(&'static str);

impl Id {
    /// The id as the catalogue writes it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0
    }

    /// The sentence of a family: `find("web-bot", "cautious")` is `web-bot-cautious`, if there is one. For names that are
    /// data: settings, bots, stages. What is known when the program is written is a constant.
    #[must_use]
    pub fn find(family: &str, name: &str) -> Option<Self> {
        let id = format!("{family}-{name}");
        ALL.binary_search_by(|known| known.0.cmp(&id)).ok().map(|at| ALL[at])
    }
}

include!(concat!(env!("OUT_DIR"), "/ids.rs"));

#[cfg(test)]
mod tests {
    use super::{ALL, COUNT_ARMIES, Id};

    #[test]
    fn a_family_has_its_members_and_no_others() {
        assert_eq!(Id::find("count", "armies"), Some(COUNT_ARMIES));
        assert_eq!(Id::find("count", "nothing-of-the-kind"), None);
        assert!(ALL.is_sorted() && ALL.contains(&COUNT_ARMIES));
    }
}
