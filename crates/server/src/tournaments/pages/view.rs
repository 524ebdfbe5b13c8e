//! A tournament as a page shows it: the names, addresses and sentences that several pages need.

use desk::tournament::Published;
use director::day::Day;
use director::tournament::{Competitor, EntrantId, Round, Tournament};
use hall::{Hall, HallClock, Stage};
use live::LiveGuard;
use maud::{Markup, html};
use regulation::Regulation;
use words::{Id, Lang, Words, id};

/// A tournament under the lock of its hall, in the reader's words.
#[derive(Clone, Copy)]
pub(super) struct View<'h> {
    pub(super) id: &'h str,
    pub(super) hall: &'h LiveGuard<'h, Hall>,
    pub(super) words: Words,
}

impl<'h> View<'h> {
    pub(super) fn tournament(&self) -> &'h Tournament {
        self.hall.tournament()
    }

    pub(super) fn published(&self) -> Published<'h> {
        Published { rules: self.hall.rules(), tournament: self.tournament(), words: self.words }
    }

    /// An address of this tournament: `path` follows its own, and begins with a slash if it is not empty.
    pub(super) fn address(&self, path: &str) -> String {
        format!("/tournaments/{}{path}", self.id)
    }

    /// What somebody is called. Whoever was erased has a number and no name.
    pub(super) fn name(&self, entrant: EntrantId) -> String {
        let name = self.tournament().name(entrant);
        if name.is_empty() { self.nameless(entrant) } else { name }
    }

    /// The same with the surname first, as lists for a wall are sorted.
    pub(super) fn surname_first(&self, entrant: EntrantId) -> String {
        let person = self.tournament().entrant(entrant).map(|entrant| &entrant.entry.person);
        let name = person.map(|person| format!("{} {}", person.surname, person.name)).unwrap_or_default();
        if name.trim().is_empty() { self.nameless(entrant) } else { name.trim().to_owned() }
    }

    fn nameless(&self, entrant: EntrantId) -> String {
        self.words.say_with(id::HALL_PAGE_NAMELESS, &[("number", entrant.0.to_string().into())])
    }

    pub(super) fn club(&self, entrant: EntrantId) -> Option<&'h str> {
        self.tournament().entrant(entrant)?.entry.person.club.as_deref()
    }

    /// Somebody's name as a link to their page.
    pub(super) fn player_link(&self, entrant: EntrantId) -> Markup {
        html! { a href=(self.address(&format!("/players/{entrant}"))) { (self.name(entrant)) } }
    }

    /// Somebody's club as a link to its page, if they have one.
    pub(super) fn club_link(&self, entrant: EntrantId) -> Markup {
        html! { @if let Some(club) = self.club(entrant) { (self.link_to_club(club)) } }
    }

    fn link_to_club(&self, club: &str) -> Markup {
        html! { a href=(self.address(&format!("/clubs/{}", path_segment(club)))) { (club) } }
    }

    /// Somebody of the standings, as a link where there is a page of them, and their club.
    pub(super) fn competitor(&self, who: Competitor) -> (Markup, Markup) {
        match who {
            Competitor::Entrant(entrant) => (self.player_link(entrant), self.club_link(entrant)),
            Competitor::Team(_) => {
                let (name, club) = self.published().who(who);
                (html! { (name) }, self.link_to_club(&club))
            }
        }
    }

    /// What somebody of the standings is called.
    pub(super) fn competitor_name(&self, who: Competitor) -> String {
        match who {
            Competitor::Entrant(entrant) => self.name(entrant),
            Competitor::Team(_) => self.published().who(who).0,
        }
    }

    /// The stage of the format a round belongs to.
    pub(super) fn stage_of(&self, round: &Round) -> String {
        let stage = self.hall.rules().stage(round.stage);
        stage.map(|stage| desk::sentences::stage(self.words, &stage.id)).unwrap_or_default()
    }

    /// What a round is called, by its place in the list: `Turno 2 – Qualificazione`.
    pub(super) fn round_title(&self, at: usize) -> String {
        let stage = self.tournament().rounds.get(at).map(|round| self.stage_of(round)).unwrap_or_default();
        self.words.say_with(id::PUBLISHED_ROUND, &[("number", (at + 1).into()), ("stage", stage.into())])
    }

    /// The round that is played or was played last, by its place in the list.
    pub(super) fn last_round(&self) -> Option<usize> {
        self.tournament().rounds.len().checked_sub(1)
    }

    pub(super) fn format_name(&self) -> &'h str {
        let name = &self.hall.rules().format.name;
        if self.words.lang() == Lang::It { &name.it } else { &name.en }
    }

    /// When it is played, as people write it.
    pub(super) fn dates(&self) -> String {
        written_days(&self.tournament().facts.dates, self.words)
    }

    /// A text as people write it if it is a day, else as it is.
    pub(super) fn written_day(&self, text: &str) -> String {
        written_day(text, self.words)
    }

    /// How far the tournament has come.
    pub(super) fn stage(&self) -> Id {
        match self.hall.stage() {
            Stage::Entries => id::HALL_PAGE_STAGE_ENTRIES,
            Stage::Playing => id::HALL_PAGE_STAGE_PLAYING,
            Stage::Over => id::HALL_PAGE_STAGE_OVER,
        }
    }

    /// The hall's clock, which a script counts down from here on.
    pub(super) fn clock(&self) -> Markup {
        let clock = self.hall.clock();
        let left = clock.left_ms(self.hall.now());
        let runs = matches!(clock, HallClock::Running { .. });
        html! { span .hall-clock data-left=(left) data-running=[runs.then_some("yes")] { (clock_text(left)) } }
    }

    pub(super) fn regulation(&self) -> &'h Regulation {
        &self.hall.rules().regulation
    }

    /// The sentence the publisher asks for on a sheet of paper or a wall, where the regulation does (T2.13).
    pub(super) fn mark(&self) -> Markup {
        let mark = desk::trade_mark(self.regulation());
        html! { @if let Some(mark) = mark { p .hall-mark { (mark) } } }
    }

    /// Points as the reader's language writes them.
    pub(super) fn points(&self, points: director::points::TournamentPoints) -> String {
        self.words.decimal(&points.written(self.hall.rules().book.decimals()))
    }
}

/// Days as people write them, or whatever else the organiser wrote.
pub(super) fn written_days(dates: &[String], words: Words) -> String {
    words.list(dates.iter().map(|date| written_day(date, words)))
}

fn written_day(date: &str, words: Words) -> String {
    Day::parse(date).map_or_else(|_| date.to_owned(), |day| desk::sentences::day(words, day))
}

/// Hours, minutes and seconds, as the script writes them.
fn clock_text(left_ms: i64) -> String {
    let seconds = (left_ms + 999) / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// A text as one segment of a path.
fn path_segment(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    let encode = |byte: u8| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    text.bytes().map(encode).collect()
}

#[cfg(test)]
mod tests {
    use super::{clock_text, path_segment};

    #[test]
    fn a_clock_shows_hours_only_where_there_are_any() {
        assert_eq!(clock_text(0), "0:00");
        assert_eq!(clock_text(59_001), "1:00");
        assert_eq!(clock_text(7_199_000), "1:59:59");
    }

    #[test]
    fn a_club_of_any_name_is_one_segment() {
        assert_eq!(path_segment("RCU Genova / Città"), "RCU%20Genova%20%2F%20Citt%C3%A0");
    }
}
