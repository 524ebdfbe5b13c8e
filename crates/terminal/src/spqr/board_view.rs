//! The board as text: a block for each part of the empire with a line for each province, a block for the seas, and
//! below them who plays.

use super::banner;
use crate::layout::{beside, pad, shorten};
use crate::paint::{Banner, Paint};
use board::rome::{Map, Province, ProvinceSet, Sea};
use frame::Seat;
use spqr::{Setup, Status, Triremes, View, seas_of, supremacies};
use words::{Words, id};

/// Everything the board is drawn from.
pub(super) struct BoardView<'a> {
    /// The table, with its map.
    pub(super) setup: &'a Setup,
    /// What whoever looks may see.
    pub(super) view: View<'a>,
    /// The language of headings and names.
    pub(super) words: Words,
    /// The colours of the terminal.
    pub(super) paint: Paint,
    /// Who sits at each seat.
    pub(super) sitters: &'a dyn Fn(Seat) -> String,
}

/// The parts in which the provinces are shown: neighbours together, by their Latin names. A province of another map
/// is shown in a block of its own.
const PARTS: [(&str, &[&str]); 8] = [
    ("Hispania", &["baetica", "baleares", "galicia", "lusitania", "terraconensis"]),
    ("Gallia", &["aquitania", "belgica", "britannia", "germania_inferior", "lugdunense", "narbonensis"]),
    ("Italia", &["cisalpina", "corsica", "italia", "sardinia", "sicilia"]),
    ("Danuvius", &["dacia", "moesia", "noricum", "pannonia", "raetia"]),
    ("Graecia", &["achaia", "creta", "dalmazia", "epirus", "illiria", "macedonia", "thracia"]),
    ("Asia", &["armenia", "asia", "bithynia", "cappadocia", "cilicia", "galatia", "ponto"]),
    ("Oriens", &["arabia", "cipro", "judea", "mesopotamia", "syria"]),
    ("Africa", &["aegyptus", "africa", "cyrenaica", "mauretania", "numidia"]),
];

/// The room between two columns.
const GAP: usize = 2;
/// The width of a line without name and seas: mark, two spaces, letters, legionaries.
const FIGURES: usize = 1 + 1 + 1 + 2 + 3;
/// The width of a figure in the table of players.
const COLUMN: usize = 7;

impl BoardView<'_> {
    /// The lines of the board in a terminal of this width.
    pub(super) fn lines(&self, width: usize) -> Vec<String> {
        let columns = ((width + GAP) / (24 + GAP)).clamp(1, 4);
        let cell = ((width.saturating_sub(1) + GAP) / columns).saturating_sub(GAP).clamp(19, 34);
        let mut blocks: Vec<Vec<String>> =
            parts(&self.setup.map).into_iter().map(|(name, part)| self.part(&name, part, cell)).collect();
        blocks.push(self.seas(cell));
        let mut lines = beside(&blocks, columns, cell, GAP);
        lines.extend(self.players(width));
        lines
    }

    /// A part of the empire is no continent: it only helps to find a province, and nothing is counted in it.
    fn part(&self, name: &str, provinces: ProvinceSet, cell: usize) -> Vec<String> {
        let mut lines = vec![self.paint.heading(&pad(&shorten(&name.to_uppercase(), cell - 1), cell))];
        lines.extend(provinces.iter().map(|province| self.province(province, cell)));
        lines
    }

    /// Centre of power, name, seas, whose it is, legionaries.
    fn province(&self, province: Province, cell: usize) -> String {
        let (map, open) = (&self.setup.map, self.view.open());
        let owner = open.owner(province);
        let banner = owner.map_or(Banner::Nobody, |seat| banner(open, seat));
        let seas: String = map.seas_of(province).iter().map(|sea| letters(map, sea)).collect();
        let room = cell - FIGURES - seas.chars().count();
        let name = pad(&shorten(map.province_name(province), room), room);
        let mine = owner.is_some() && self.view.seat() == owner;
        let name = if mine { self.paint.bold(&name) } else { name };
        let mark = if open.centres.has(province) { self.paint.bold("▲") } else { " ".to_owned() };
        let armies = format!("{}{:>3}", banner.letters(self.words), open.armies(province).0);
        format!("{mark}{name} {} {}", self.paint.dim(&seas), self.paint.owned(banner, &armies))
    }

    fn seas(&self, cell: usize) -> Vec<String> {
        let map = &self.setup.map;
        let title = self.words.say(id::PLAY_PANEL_SEAS).to_uppercase();
        let share = self.view.seat().map(|seat| seas_of(self.setup, self.view.open(), seat).len());
        let share = share.map_or_else(|| map.seas().len().to_string(), |own| format!("{own}/{}", map.seas().len()));
        let left = pad(&shorten(&title, cell - share.len() - 1), cell - share.len());
        let mut lines = vec![self.paint.heading(&format!("{left}{share}"))];
        lines.extend(map.seas().iter().map(|sea| self.sea(sea, cell)));
        lines
    }

    /// Who masters it, its name, and everybody's triremes, the most first.
    fn sea(&self, sea: Sea, cell: usize) -> String {
        let (map, open) = (&self.setup.map, self.view.open());
        let mark = match open.master(self.setup, sea) {
            Some(seat) if self.view.seat() == Some(seat) => self.paint.good("●"),
            Some(_) => self.paint.bold("○"),
            None => " ".to_owned(),
        };
        let mut fleets: Vec<(Seat, Triremes)> =
            self.setup.seats().iter().map(|seat| (seat, open.fleet(seat, sea))).filter(|fleet| fleet.1.0 > 0).collect();
        fleets.sort_by_key(|&(_, triremes)| std::cmp::Reverse(triremes));
        let text =
            |&(seat, triremes): &(Seat, Triremes)| format!("{}{triremes}", banner(open, seat).letters(self.words));
        let used = fleets.iter().map(|fleet| text(fleet).chars().count() + 1).sum::<usize>();
        // Where many fight over a sea the name gives way, and then the smallest fleets.
        let room = (cell - 1).saturating_sub(used).max(4);
        let mut left = cell - 1 - room;
        let mut shown = String::new();
        for fleet in &fleets {
            let text = text(fleet);
            if text.chars().count() < left {
                left -= text.chars().count() + 1;
                shown = format!("{shown} {}", self.paint.owned(banner(open, fleet.0), &text));
            }
        }
        format!("{mark}{}{shown}{}", pad(&shorten(map.sea_name(sea), room), room), " ".repeat(left))
    }

    /// Who plays, in turn order: as many figures as there is room for.
    pub(super) fn players(&self, width: usize) -> Vec<String> {
        let heads = ["points", "provinces", "centres", "supremacies", "cards", "legionaries", "triremes", "conducts"];
        let fit = (width.saturating_sub(13) / COLUMN).min(heads.len());
        let room = (width - 1 - fit * COLUMN).min(30);
        let head = |id: &&str| format!("{:>COLUMN$}", shorten(&self.words.say_member("play-panel", id), COLUMN - 1));
        let heads: String = heads[..fit].iter().map(head).collect();
        let title = self.words.say(id::PLAY_PANEL_PLAYERS).to_uppercase();
        let mut lines = vec![self.paint.heading(&format!("{}{heads}", pad(&shorten(&title, room), room)))];
        lines.extend(self.setup.seats().iter().map(|seat| self.player(seat, room, fit)));
        lines
    }

    fn player(&self, seat: Seat, room: usize, fit: usize) -> String {
        let open = self.view.open();
        let banner = banner(open, seat);
        let on_turn = open.turn == seat && open.lap.0 > 0;
        let arrow = match (on_turn, self.view.seat() == Some(seat)) {
            (true, true) => self.paint.signal("▸"),
            (true, false) => "▸".to_owned(),
            (false, _) => " ".to_owned(),
        };
        let (owned, place) = (open.owned(seat), open.places[seat]);
        let figures = [
            place.points.0.into(),
            owned.len(),
            (owned & open.centres).len(),
            supremacies(self.setup, open, seat).count().into(),
            place.cards.into(),
            open.armies_of(seat).0.into(),
            open.triremes_of(self.setup, seat).0.into(),
            place.safe_conducts.into(),
        ];
        let neutral = place.status == Status::Neutral;
        let figure = |(at, figure): (usize, &usize)| match (neutral, at) {
            (true, 0 | 3 | 4 | 7) => format!("{:>COLUMN$}", "·"),
            _ => format!("{figure:>COLUMN$}"),
        };
        let figures: String = figures[..fit].iter().enumerate().map(figure).collect();
        let name = match place.status {
            Status::Playing | Status::Empty => (self.sitters)(seat),
            other => speech::spqr::status(self.words, other),
        };
        let letters = self.paint.owned(banner, &banner.letters(self.words));
        let name = shorten(&name, room.saturating_sub(4));
        format!("{arrow}{letters} {}{figures}", pad(&name, room.saturating_sub(4)))
    }
}

/// The provinces of a map in their parts.
fn parts(map: &Map) -> Vec<(String, ProvinceSet)> {
    let known =
        PARTS.iter().map(|(name, ids)| ((*name).to_owned(), ids.iter().filter_map(|id| map.find(id)).collect()));
    let mut parts: Vec<(String, ProvinceSet)> = known.collect();
    let shown = parts.iter().fold(ProvinceSet::EMPTY, |all, &(_, part)| all | part);
    parts.push((map.id().to_owned(), map.provinces() - shown));
    parts.retain(|(_, part)| !part.is_empty());
    parts
}

/// A sea in two letters, by which it can be typed too.
fn letters(map: &Map, sea: Sea) -> String {
    map.sea_name(sea).chars().take(2).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use regulation::Library;
    use spqr::State;
    use words::Lang;

    fn setup() -> Setup {
        let regulation = Library::embedded().get("spqr-rtu").expect("embedded");
        Setup::new(regulation.spqr().expect("S.P.Q.RisiKo!"), 4, 0).expect("a table of four")
    }

    #[test]
    fn every_province_is_in_one_part_and_every_sea_has_its_letters() {
        let map = setup().map;
        let all = parts(&map);
        assert_eq!((all.len(), all.iter().map(|(_, part)| part.len()).sum::<usize>()), (8, 45));
        let mut short: Vec<String> = map.seas().iter().map(|sea| letters(&map, sea)).collect();
        short.sort();
        short.dedup();
        assert_eq!(short.len(), 12);
    }

    #[test]
    fn the_board_fits_every_terminal() {
        let setup = setup();
        let state = State::new(&setup);
        let sitters = |_: Seat| "somebody with a long name".to_owned();
        for (lang, width) in Lang::ALL.into_iter().flat_map(|lang| (20..200).step_by(5).map(move |width| (lang, width)))
        {
            let view = BoardView {
                setup: &setup,
                view: state.spectator_view(),
                words: Words::new(lang),
                paint: Paint::NONE,
                sitters: &sitters,
            };
            let lines = view.lines(width);
            assert!(lines.iter().all(|line| line.chars().count() <= width), "{width}: {lines:#?}");
            assert!(width < 80 || lines.len() <= 30, "{width}: {} lines", lines.len());
            let shown = |name: &str| lines.iter().any(|line| line.contains(name));
            assert!(setup.map.provinces().iter().all(|p| shown(&setup.map.province_name(p)[..3])), "{width}");
        }
    }
}
