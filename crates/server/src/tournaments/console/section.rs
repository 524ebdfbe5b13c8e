//! The pages of the console, and how a form finds its way back to the one it stands on.

use super::frame::View;
use super::{calendar, clubs, links, log, people, person, seating, ties, view};
use director::tournament::EntrantId;
use maud::Markup;
use words::{Id, id};

/// One page of the console.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Section {
    /// What is to be done next, results, the clock, calls.
    #[default]
    Overview,
    /// Everybody who entered, and the roll.
    People,
    /// One of them.
    Person(EntrantId),
    /// Clubs and teams.
    Clubs,
    /// The tables of a round: by hand, drawn again, two people swapped.
    Seating,
    /// Dice between those who tie.
    Ties,
    /// Days, and special events.
    Calendar,
    /// Links and parts.
    Links,
    /// What was done.
    Log,
}

/// The pages that have a tab, with the title of each.
const TABS: [(Section, Id); 7] = [
    (Section::Overview, id::CONSOLE_TAB_NOW),
    (Section::People, id::CONSOLE_TAB_PEOPLE),
    (Section::Clubs, id::CONSOLE_TAB_CLUBS),
    (Section::Seating, id::CONSOLE_TAB_SEATING),
    (Section::Calendar, id::CONSOLE_TAB_CALENDAR),
    (Section::Links, id::CONSOLE_TAB_LINKS),
    (Section::Log, id::CONSOLE_TAB_LOG),
];

impl Section {
    /// Every page that has a tab, and its title.
    pub(super) const fn tabs() -> &'static [(Self, Id)] {
        &TABS
    }

    /// The tab it belongs to.
    pub(super) const fn tab(self) -> Self {
        match self {
            Self::Person(_) => Self::People,
            Self::Ties => Self::Overview,
            other => other,
        }
    }

    /// What stands behind the console's address.
    pub(super) fn path(self) -> String {
        let name = match self {
            Self::Overview => return String::new(),
            Self::Person(entrant) => return format!("/people/{entrant}"),
            Self::People => "people",
            Self::Clubs => "clubs",
            Self::Seating => "seating",
            Self::Ties => "ties",
            Self::Calendar => "calendar",
            Self::Links => "links",
            Self::Log => "log",
        };
        format!("/{name}")
    }

    /// The page with this path.
    pub(super) fn read(path: &str) -> Option<Self> {
        let plain = [Self::Overview, Self::People, Self::Clubs, Self::Seating, Self::Ties, Self::Calendar];
        let mut plain = plain.into_iter().chain([Self::Links, Self::Log]);
        let person = || path.strip_prefix("/people/")?.parse().ok().map(|number| Self::Person(EntrantId(number)));
        plain.find(|section| section.path() == path).or_else(person)
    }

    /// What the page shows.
    pub(super) fn show(self, view: &View<'_>) -> Markup {
        match self {
            Self::Overview => view::show(view),
            Self::People => people::show(view),
            Self::Person(entrant) => person::show(view, entrant),
            Self::Clubs => clubs::show(view),
            Self::Seating => seating::show(view),
            Self::Ties => ties::show(view),
            Self::Calendar => calendar::show(view),
            Self::Links => links::show(view),
            Self::Log => log::show(view),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Section;
    use director::tournament::EntrantId;

    #[test]
    fn every_page_is_found_by_its_path() {
        let all =
            Section::tabs().iter().map(|(section, _)| *section).chain([Section::Ties, Section::Person(EntrantId(7))]);
        for section in all {
            assert_eq!(Section::read(&section.path()), Some(section));
        }
        assert_eq!((Section::read("/people/x"), Section::read("//elsewhere")), (None, None));
    }
}
