//! The board as text: one block for each continent, one line for each territory, and beside them who plays.

use super::banner;
use crate::layout::{beside, pad, shorten};
use crate::paint::Paint;
use board::{Continent, Goal, Territory, TerritorySet};
use regulation::Regulation;
use rules::{Owner, Seat, Setup, Status, View};
use words::{Words, id};

/// Everything the board is drawn from.
pub(super) struct BoardView<'a> {
    /// The table, with its map.
    pub(super) setup: &'a Setup,
    /// For the worth of a continent.
    pub(super) regulation: &'a Regulation,
    /// What whoever looks may see.
    pub(super) view: View<'a>,
    /// The language of headings and names.
    pub(super) words: Words,
    /// The colours of the terminal.
    pub(super) paint: Paint,
    /// Who sits at each seat.
    pub(super) sitters: &'a dyn Fn(Seat) -> String,
}

/// The room between two columns.
const GAP: usize = 2;
/// The width of a line without the name: mark, space, letters, armies, space, value.
const FIGURES: usize = 1 + 1 + 2 + 3 + 1 + 1;
/// The code of a territory and a space, where there is room.
const CODE: usize = 4;

impl BoardView<'_> {
    /// The lines of the board in a terminal of this width.
    pub(super) fn lines(&self, width: usize) -> Vec<String> {
        let columns = ((width + GAP) / (25 + GAP)).clamp(1, 3);
        let cell = ((width.saturating_sub(1) + GAP) / columns).saturating_sub(GAP).clamp(20, 38);
        let mut blocks: Vec<Vec<String>> =
            self.setup.board.continents().map(|continent| self.continent(continent, cell)).collect();
        blocks.push(self.players(cell));
        beside(&blocks, columns, cell, GAP)
    }

    fn continent(&self, continent: Continent, cell: usize) -> Vec<String> {
        let territories = self.setup.board.continent(continent);
        let mut lines = vec![self.heading(continent, territories, cell)];
        lines.extend(territories.iter().map(|territory| self.territory(territory, cell)));
        lines
    }

    /// Name, armies for the whole of it, and how much of it is one's own.
    fn heading(&self, continent: Continent, territories: TerritorySet, cell: usize) -> String {
        let board = &self.setup.board;
        let settings = self.regulation.risiko();
        let bonus = settings.and_then(|s| s.reinforcements.continents.value.get(board.continent_id(continent)));
        let bonus = bonus.map(|bonus| format!(" +{bonus}")).unwrap_or_default();
        let share = match self.view.seat() {
            Some(seat) => format!("{}/{}", (self.view.open().owned(seat) & territories).len(), territories.len()),
            None => territories.len().to_string(),
        };
        let name = shorten(&board.continent_name(continent).to_uppercase(), cell - bonus.len() - share.len() - 1);
        let left = pad(&format!("{name}{bonus}"), cell - share.len());
        self.paint.heading(&format!("{left}{share}"))
    }

    fn territory(&self, territory: Territory, cell: usize) -> String {
        let (board, open) = (&self.setup.board, self.view.open());
        let owner = open.owner(territory);
        let banner = banner(self.setup, open, owner);
        let code = cell >= FIGURES + CODE + 16;
        let room = cell - FIGURES - if code { CODE } else { 0 };
        let name = pad(&shorten(board.territory_name(territory), room), room);
        let mine = self.view.seat().is_some_and(|seat| owner == Owner::Seat(seat));
        let name = if mine { self.paint.bold(&name) } else { name };
        let code = if code { self.paint.dim(&pad(board.territory_code(territory), CODE)) } else { String::new() };
        let armies = format!("{}{:>3}", banner.letters(self.words), open.armies(territory).0);
        let value = self.paint.dim(&format!(" {}", board.value(territory)));
        format!("{}{code}{name} {}{value}", self.mark(territory, mine), self.paint.owned(banner, &armies))
    }

    /// Whether a territory is of one's objective, and whether one has it.
    fn mark(&self, territory: Territory, mine: bool) -> String {
        match (self.wanted().has(territory), mine) {
            (false, _) => " ".to_owned(),
            (true, true) => self.paint.good("●"),
            (true, false) => self.paint.bold("○"),
        }
    }

    /// The territories one's objective names.
    fn wanted(&self) -> TerritorySet {
        wanted(self.setup, &self.view)
    }

    /// Who plays, in turn order: territories, armies, cards.
    fn players(&self, cell: usize) -> Vec<String> {
        let figures = self.words.say(id::PLAY_PANEL_FIGURES);
        let room = cell - figures.chars().count();
        let title = pad(&shorten(&self.words.say(id::PLAY_PANEL_PLAYERS).to_uppercase(), room), room);
        let mut lines = vec![self.paint.heading(&format!("{title}{figures}"))];
        lines.extend(self.setup.seats().iter().map(|seat| self.player(seat, cell)));
        lines
    }

    fn player(&self, seat: Seat, cell: usize) -> String {
        let open = self.view.open();
        let banner = banner(self.setup, open, Owner::Seat(seat));
        let on_turn = open.turn() == seat && open.lap().0 > 0;
        let arrow = match (on_turn, self.view.seat() == Some(seat)) {
            (true, true) => self.paint.signal("▸"),
            (true, false) => "▸".to_owned(),
            (false, _) => " ".to_owned(),
        };
        let (lands, armies, cards) = (open.owned(seat).len(), open.armies_of(seat).0, open.hand_size(seat));
        let figures = format!("{lands:>4}{armies:>4}{cards:>4}");
        let room = cell - 4 - figures.len();
        let name = match open.status(seat) {
            Status::Playing | Status::Empty => (self.sitters)(seat),
            Status::Ghost => self.words.say(id::GHOST),
            other => speech::risiko::status(self.words, other),
        };
        let letters = self.paint.owned(banner, &banner.letters(self.words));
        format!("{arrow}{letters} {}{figures}", pad(&shorten(&name, room), room))
    }
}

/// The territories a viewer's objective names; none where it asks for something else.
pub(super) fn wanted(setup: &Setup, view: &View<'_>) -> TerritorySet {
    match view.objective().map(|objective| setup.objectives.goal(objective)) {
        Some(Goal::Territories(territories) | Goal::Continents { territories, .. }) => territories,
        Some(Goal::Count { .. } | Goal::Destroy { .. }) | None => TerritorySet::EMPTY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use regulation::Library;
    use rules::State;
    use words::Lang;

    #[test]
    fn the_board_fits_every_terminal() {
        let regulation = Library::embedded().get("challenge-2017").expect("embedded");
        let setup = Setup::new(regulation.risiko().expect("RisiKo!"), 5, 0).expect("a table of five");
        let state = State::new(&setup);
        let sitters = |_: Seat| "somebody with a long name".to_owned();
        for (lang, width) in Lang::ALL.into_iter().flat_map(|lang| (20..200).map(move |width| (lang, width))) {
            let view = BoardView {
                setup: &setup,
                regulation: &regulation,
                view: state.spectator_view(&setup),
                words: Words::new(lang),
                paint: Paint::NONE,
                sitters: &sitters,
            };
            let lines = view.lines(width);
            assert!(lines.iter().all(|line| line.chars().count() <= width), "{width}: {lines:#?}");
            assert!(width < 80 || lines.len() <= 19, "{width}: {} lines", lines.len());
            let shown = |name: &str| lines.iter().any(|line| line.contains(name));
            assert!(setup.board.all().iter().all(|t| shown(&shorten(setup.board.territory_name(t), 7)[..3])));
        }
    }
}
